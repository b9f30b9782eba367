"""No picture shows what lay in the memory that was taken for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage

from skillgames.widgets.art.cloth import Spread
from skillgames.widgets.art.dice import face_of, square_of
from skillgames.widgets.look import CLOTHS


def soil(value: int, *sizes: tuple[int, int]) -> None:
    """Leave memory of these sizes full of one colour to whoever takes it next."""
    images = [QImage(*size, QImage.Format.Format_RGB32) for size in sizes for _ in range(4)]
    for image in images:
        image.fill(QColor(value, 255 - value, value))


def is_the_same_on_any_memory(draw: Callable[[], QImage], size: tuple[int, int]) -> bool:
    """Whether two pictures are equal whatever lay there before."""
    found = []
    for value in (0, 255):
        soil(value, size)
        found.append(draw())
    return found[0] == found[1]


@pytest.mark.parametrize("value", [1, 3, 6])
def test_dice_are_whole_in_every_size(qapp: object, value: int) -> None:
    face = face_of("ivory", value)
    for pixels in range(10, 200):
        assert is_the_same_on_any_memory(partial(square_of, face, pixels), (pixels, pixels)), pixels


@pytest.mark.parametrize("dpr", [1.0, 1.1, 1.25, 1.5, 1.75, 2.0])
def test_cloths_are_whole_at_every_scale(qapp: object, dpr: float) -> None:
    for width in range(301, 331):
        spread = Spread(CLOTHS["lake"], QSize(width, width - 7), dpr, motif=False)
        draw = partial(spread._bare_strip, 0, spread.height)
        assert is_the_same_on_any_memory(draw, (spread.width, spread.height)), width
