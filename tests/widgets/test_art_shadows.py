"""Soft shadows: their pieces leave no seam, whatever the size and the scale of the screen."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from skillgames.widgets.art.shadows import shadow

HEIGHT = 820
SIGMA = 34


def column(top: float, height: float, ratio: float) -> list[int]:
    """How dark a line of pixels is that runs down beside a sheet of this size."""
    image = QImage(round(60 * ratio), round(HEIGHT * ratio), QImage.Format.Format_ARGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(0)
    painter = QPainter(image)
    shadow(painter, QRectF(50, top, 860, height), 22, SIGMA, QColor(0, 0, 0, 140), dy=18)
    painter.end()
    x = round(40 * ratio)
    return [image.pixelColor(x, y).alpha() for y in range(image.height())]


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("top", [24.0, 24.5])
def test_no_row_is_painted_twice_or_left_out(qapp: QApplication, top: float, ratio: float) -> None:
    for height in (560, 602, 617, 707, 751):
        dark = column(top, height, ratio)
        assert max(dark) > 40, "there is a shadow"
        steps = [abs(after - before) for before, after in pairwise(dark)]
        assert max(steps) <= 4, (height, steps.index(max(steps)))
