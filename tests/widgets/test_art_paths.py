"""The path parser and the helpers around it; the icons."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QApplication

from skillgames.widgets.art.icons import ICONS, draw_icon
from skillgames.widgets.art.paths import circle, fill, outline, placed, rays, rect, star, svg


def elements(path: QPainterPath) -> list[tuple[float, float]]:
    count = path.elementCount()
    return [(path.elementAt(place).x, path.elementAt(place).y) for place in range(count)]


def test_svg_reads_every_command_with_and_without_separators() -> None:
    spaced = svg("M 0,-50 L 10 , 0 C 1,2 3,4 5,6 Q 7,8 9,10 Z")
    tight = svg("M0-50L10 0C1 2 3 4 5 6Q7 8 9 10Z")
    assert elements(spaced) == elements(tight)
    assert elements(tight)[:2] == [(0, -50), (10, 0)]
    assert tight.contains(QPointF(3, -10)) or not tight.isEmpty()


def test_svg_repeats_a_command_and_draws_lines_after_a_move() -> None:
    assert elements(svg("M0 0 1 2 3 4")) == [(0, 0), (1, 2), (3, 4)]
    assert elements(svg("M-.8 1.5L.5-2")) == [(-0.8, 1.5), (0.5, -2)]


@pytest.mark.parametrize("text", ["1 2", "M1", "M0 0C1 2 3", "M0 0Z 1 2"])
def test_svg_refuses_broken_texts(text: str) -> None:
    with pytest.raises(ValueError, match="path"):
        svg(text)


def test_placed_scales_turns_and_moves() -> None:
    point = svg("M1 0")
    assert elements(placed(point, 10, 20, 3))[0] == pytest.approx((13, 20))
    assert elements(placed(point, 10, 20, 3, 90))[0] == pytest.approx((10, 23))
    assert elements(placed(point, 10, 20, 3, mirrored=True))[0] == pytest.approx((7, 20))
    assert elements(point)[0] == (1, 0)


def test_shapes_have_their_size() -> None:
    assert circle(1, 2, 3).boundingRect().getRect() == pytest.approx((-2, -1, 6, 6))
    assert circle(0, 0, 3, 1).boundingRect().getRect() == pytest.approx((-3, -1, 6, 2))
    assert rect(1, 2, 3, 4, 1).boundingRect().getRect() == pytest.approx((1, 2, 3, 4))
    points = elements(star(0, 0, 10, 5, 5))
    assert points[0] == pytest.approx((0, -10), abs=1e-9)
    assert len(points) == 11
    assert [round(ray.length(), 6) for ray in rays(0, 0, 2, 5, 4)] == [3] * 4


def test_fill_draws_both_inside_and_edge() -> None:
    image = QImage(20, 20, QImage.Format.Format_RGB32)
    image.fill(QColor("#FFFFFF"))
    painter = QPainter(image)
    fill(painter, rect(5, 5, 10, 10), "#FF0000", "#0000FF", 2)
    painter.end()
    assert QColor(image.pixel(10, 10)) == QColor("#FF0000")
    assert QColor(image.pixel(5, 10)) == QColor("#0000FF")
    assert QColor(image.pixel(1, 1)) == QColor("#FFFFFF")


def test_outline_is_centred_on_the_height_of_a_capital(qapp: QApplication) -> None:
    bounds = outline("H", 16).boundingRect()
    assert bounds.height() == pytest.approx(16, abs=0.01)
    assert bounds.center().x() == pytest.approx(0, abs=0.01)
    assert bounds.center().y() == pytest.approx(0, abs=0.1)
    squeezed = outline("10", 16, squeeze=0.74)
    assert squeezed.boundingRect().width() == pytest.approx(
        0.74 * outline("10", 16).boundingRect().width()
    )
    assert outline("10", 16, spacing=-6).boundingRect().width() < (
        outline("10", 16).boundingRect().width()
    )


def icon(name: str, size: float) -> QImage:
    image = QImage(48, 48, QImage.Format.Format_RGB32)
    image.fill(QColor("#FFFFFF"))
    painter = QPainter(image)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_icon(painter, name, 24, 24, size, "#000000")
    finally:
        painter.end()
    return image


def test_every_icon_draws_something_of_its_own_within_its_grid(qapp: QApplication) -> None:
    pictures = {}
    for name in ICONS:
        image = icon(name, 32)
        dark = [
            (x, y)
            for x in range(48)
            for y in range(48)
            if QColor(image.pixel(x, y)).lightness() < 128
        ]
        assert len(dark) > 20, name
        assert all(5 <= x <= 42 and 5 <= y <= 42 for x, y in dark), name
        pictures[name] = bytes(image.constBits())
    assert len(set(pictures.values())) == len(ICONS)
    assert {"menu", "fish", "sun", "gear", "check", "back", "close", "chevron"} <= set(ICONS)


def test_an_unknown_icon_is_an_error_and_leaves_the_painter_alone(qapp: QApplication) -> None:
    with pytest.raises(KeyError):
        icon("unicorn", 24)
