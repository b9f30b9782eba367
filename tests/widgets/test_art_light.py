"""Shadows, cloth, grain and the textures they are made of."""

from __future__ import annotations

import importlib.util
import sys
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from skillgames.widgets import files
from skillgames.widgets.art import grain
from skillgames.widgets.art.cloth import cloth_pixmap, dark_room
from skillgames.widgets.art.shadows import shadow
from skillgames.widgets.look import CLOTHS

LAKE = CLOTHS["lake"]


def shadow_alphas(
    rect: QRectF, radius: float, sigma: float, dpr: float = 1.0, rotation: float = 0.0
) -> list[list[int]]:
    """The opacity of every pixel of a black shadow on 200 x 200 logical pixels."""
    side = round(200 * dpr)
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(QPointF(100, 100))
    painter.rotate(rotation)
    painter.translate(QPointF(-100, -100))
    shadow(painter, rect, radius, sigma, "#000000")
    painter.end()
    data = bytes(image.constBits())
    return [list(data[4 * side * y + 3 : 4 * side * (y + 1) : 4]) for y in range(side)]


SHAPES = [
    pytest.param(QRectF(40, 60, 120, 80), 8, 2, id="sharp"),
    pytest.param(QRectF(40, 60, 120, 80), 8, 9, id="soft"),
    pytest.param(QRectF(60, 80, 80, 40), 20, 14, id="no plain middle"),
    pytest.param(QRectF(60.3, 80.7, 79.5, 40.2), 7.3, 4.4, id="between pixels"),
]


@pytest.mark.parametrize("dpr", [1.0, 2.0])
@pytest.mark.parametrize(("rect", "radius", "sigma"), SHAPES)
def test_shadow_falls_steadily_from_the_middle(
    qapp: QApplication, rect: QRectF, radius: float, sigma: float, dpr: float
) -> None:
    alphas = shadow_alphas(rect, radius, sigma, dpr)
    cx, cy = round(rect.center().x() * dpr), round(rect.center().y() * dpr)
    lines = [
        alphas[cy][cx:],
        alphas[cy][cx::-1],
        [row[cx] for row in alphas[cy:]],
        [row[cx] for row in alphas[cy::-1]],
        [alphas[cy + step][cx + step] for step in range(round(95 * dpr))],
    ]
    for line in lines:
        assert all(near >= far for near, far in pairwise(line))
        assert line[0] > 100
    assert alphas[0] == [0] * len(alphas[0])


def test_shadow_is_half_as_strong_on_its_edge(qapp: QApplication) -> None:
    alphas = shadow_alphas(QRectF(40, 40, 120, 120), 4, 6)
    edge = (alphas[100][39] + alphas[100][40]) / 2
    # Seams lie between pixels, so a corner may be half a pixel longer than it is drawn.
    assert edge == pytest.approx(127.5, abs=6)
    assert alphas[100][100] == 255
    one_sigma = (alphas[100][33] + alphas[100][34]) / 2
    assert one_sigma == pytest.approx(255 * 0.1587, abs=2)


def test_shadow_has_no_seams_when_turned(qapp: QApplication) -> None:
    alphas = shadow_alphas(QRectF(40, 60, 120, 80), 8, 4, rotation=7)
    inside = [alphas[y][x] for x in range(80, 120) for y in range(85, 115)]
    assert min(inside) == 255


def test_shadow_moves_and_grows(qapp: QApplication) -> None:
    def middle(**options: float) -> tuple[float, float, int]:
        image = QImage(120, 120, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        shadow(painter, QRectF(40, 40, 40, 40), 5, 2, QColor(0, 0, 0, 255), **options)
        painter.end()
        dark = [
            (x, y) for x in range(120) for y in range(120) if image.pixelColor(x, y).alpha() > 127
        ]
        count = len(dark)
        return sum(x for x, _ in dark) / count, sum(y for _, y in dark) / count, count

    x, y, count = middle()
    assert (x, y) == pytest.approx((59.5, 59.5), abs=0.3)
    assert middle(dy=10)[:2] == pytest.approx((59.5, 69.5), abs=0.3)
    assert middle(dx=-8)[:2] == pytest.approx((51.5, 59.5), abs=0.3)
    assert middle(spread=4)[2] == pytest.approx(count + 4 * 4 * 44, rel=0.05)
    assert count == pytest.approx(1600, rel=0.03)


def test_shadow_leaves_the_painter_as_it_was(qapp: QApplication) -> None:
    image = QImage(50, 50, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    before = painter.renderHints()
    shadow(painter, QRectF(10, 10, 20, 20), 3, 2, "#000000")
    assert painter.renderHints() == before
    painter.end()


def textures_module() -> ModuleType:
    place = Path(__file__).resolve().parents[2] / "packaging" / "textures.py"
    spec = importlib.util.spec_from_file_location("textures", place)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["textures"] = module
    spec.loader.exec_module(module)
    return module


def test_textures_are_remade_to_the_byte() -> None:
    made = textures_module().textures()
    assert sorted(made) == ["grain_1x.png", "grain_2x.png", "weave_1x.png", "weave_2x.png"]
    for name, data in made.items():
        assert files.texture(name).read_bytes() == data, name


@pytest.mark.parametrize("density", [1, 2])
def test_grain_neither_lightens_nor_darkens(qapp: QApplication, density: int) -> None:
    side = 252 * density
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(QColor(128, 128, 128))
    grain.add_grain(image, density)
    values = bytes(image.constBits())[::4]
    mean = sum(values) / len(values)
    spread = (sum((value - mean) ** 2 for value in values) / len(values)) ** 0.5
    assert mean == pytest.approx(128, abs=0.3)
    assert 0.8 < spread < 2.5
    assert max(values) - min(values) <= 12


def test_a_missing_texture_is_named_and_left_out(
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    levels, side = grain._levels("grain", 1)
    assert set(levels) == {grain.MIDDLE}
    assert len(levels) == side * side
    assert "grain_1x.png" in caplog.text


def test_tiles_follow_the_screen() -> None:
    assert [grain.tile_density(dpr) for dpr in (1, 1.25, 1.5, 2, 3)] == [1, 1, 2, 2, 2]


@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
def test_cloth_is_lit_from_the_middle(qapp: QApplication, dpr: float) -> None:
    pixmap = cloth_pixmap(LAKE, QSize(600, 400), dpr)
    assert pixmap.size() == QSize(round(600 * dpr), round(400 * dpr))
    assert pixmap.devicePixelRatio() == dpr
    image = pixmap.toImage()

    def mean(x: float, y: float) -> float:
        box = image.copy(round(x * dpr), round(y * dpr), 40, 40)
        values = bytes(box.constBits())[1::4]
        return sum(values) / len(values)

    centre, half, corner = mean(280, 150), mean(80, 150), mean(0, 360)
    assert centre > half > corner
    assert centre == pytest.approx(QColor(LAKE.hi).green(), abs=6)


def test_cloth_is_kept_and_the_motif_can_be_left_out(qapp: QApplication) -> None:
    size = QSize(320, 200)
    one = cloth_pixmap(LAKE, size, 1.0)
    assert cloth_pixmap(LAKE, size, 1.0).cacheKey() == one.cacheKey()
    plain = cloth_pixmap(LAKE, size, 1.0, motif=False)
    assert plain.toImage() != one.toImage()
    assert cloth_pixmap(CLOTHS["brick"], size, 1.0).toImage() != one.toImage()


def test_dark_room_is_lighter_above_the_middle(qapp: QApplication) -> None:
    image = QImage(200, 100, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    dark_room(painter, QRectF(0, 0, 200, 100))
    painter.end()
    lamp, corner = QColor(image.pixel(100, 36)), QColor(image.pixel(0, 99))
    assert lamp == QColor("#34302B")
    assert corner.lightness() < lamp.lightness()
