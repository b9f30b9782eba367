"""Badges and small marks: told apart by shape, also in the strongest contrast."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from skillgames.widgets.art import badges
from skillgames.widgets.art.badges import BADGES
from skillgames.widgets.art.hud import HudStyle, use_hud_style
from skillgames.widgets.art.sprites import Sprites


@pytest.fixture(autouse=True)
def calm() -> Iterator[None]:
    yield
    use_hud_style(HudStyle())


def painted(draw: Callable[[QPainter], None]) -> QImage:
    image = QImage(160, 48, QImage.Format.Format_RGB32)
    image.fill(QColor("#593A25"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.end()
    return image


@pytest.mark.parametrize("solid", [False, True])
def test_badges_differ_in_shape(qapp: QApplication, solid: bool) -> None:
    use_hud_style(HudStyle(solid=solid))
    shapes = set()
    for badge in BADGES.values():
        image = painted(lambda painter, draw=badge: draw(painter, 24, 24, 18))
        lit = [
            image.pixelColor(x, y).lightness() > 120 for x in range(12, 37) for y in range(12, 37)
        ]
        assert 30 < sum(lit) < 400
        shapes.add(tuple(lit))
    assert len(shapes) == len(BADGES) == 4


def test_a_badge_is_kept_for_each_style(qapp: QApplication) -> None:
    sprites = Sprites()
    calm = sprites.badge("burn", 13, 1)
    assert sprites.badge("burn", 13, 1).cacheKey() == calm.cacheKey()
    use_hud_style(HudStyle(solid=True))
    assert sprites.badge("burn", 13, 1).toImage() != calm.toImage()
    with pytest.raises(KeyError):
        sprites.badge("boat", 13, 1)


def test_a_tally_fills_as_many_slots_as_are_won(qapp: QApplication) -> None:
    def filled(won: int) -> int:
        image = painted(lambda painter: badges.trick_tally(painter, 4, 10, won, 12, 1.0, notch=6))
        return sum(
            image.pixelColor(round(4 + n * 11 + (6 if n >= 6 else 0) + 4), 16).lightness() > 120
            for n in range(12)
        )

    assert [filled(won) for won in (0, 1, 6, 12)] == [0, 1, 6, 12]
    assert badges.tally_width(12, 1.0, 6) == 135
    assert badges.tally_width(12, 2.0) == 258


def test_sides_and_sleep_have_shapes(qapp: QApplication) -> None:
    ours = painted(lambda painter: badges.side_mark(painter, 24, 24, 8, ours=True))
    theirs = painted(lambda painter: badges.side_mark(painter, 24, 24, 8, ours=False))
    cloth = QColor("#593A25").green()
    assert abs(ours.pixelColor(17, 17).green() - cloth) < 4
    assert abs(theirs.pixelColor(17, 17).green() - cloth) > 20
    assert painted(lambda painter: badges.sleep_mark(painter, 24, 24, 24)) != painted(
        lambda painter: None
    )
