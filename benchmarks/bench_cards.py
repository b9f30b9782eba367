"""How long the cards of each pack take to be painted, at the size of a hand.

A face is drawn once and kept; *finished* is the making of another sprite from it, graded, with
its grain and shadow; *anew* is both. The reference is an empty picture of the same size that is
filled and copied.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from common import MS, SCALES, Row, median, show
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QApplication

from skillgames.widgets.art.packs import PACKS
from skillgames.widgets.art.sprites import DeckStyle, Sprites

HAND = {"french": 122, "bolognese": 96, "money": 66}
"""The width of a card in the hand of the table that plays with the pack, at 1280x800."""

ANEW_GOAL = {1: 5.0, 2: 14.0}
FINISHED_GOAL = {1: 2.0, 2: 6.0}
"""Milliseconds by device pixels: a hand of fifteen appears within two tenths of a second."""

ROUNDS = 5
MEMORY = 2**30


def main() -> int:
    """Measure every pack and print."""
    application = QApplication.instance() or QApplication([])
    rows = [row for name in PACKS for scale in SCALES for row in _pack(name, scale)]
    show("Cards, each the median of its pack", rows)
    del application
    return 0


def _pack(name: str, scale: int) -> list[Row]:
    sprites = Sprites(DeckStyle(pack=name), MEMORY)
    width = HAND[name]
    finished: list[float] = []
    whole: list[float] = []
    bare: list[float] = []
    for code in PACKS[name].codes:
        for _ in range(ROUNDS):
            sprites.clear()
            whole.append(_took(lambda code=code: sprites.flat(code, width, scale)))
            finished.append(_took(lambda code=code: sprites.card(code, width, scale)))
            bare.append(_took(lambda: _empty(width * scale, round(width * scale * sprites.ratio))))
    reference = median(bare)
    words = f"{name}, {width} wide, dpr {scale}"
    return [
        Row(f"anew, {words}", median(whole), reference, "ms", ANEW_GOAL[scale]),
        Row(f"finished, {words}", median(finished), reference, "ms", FINISHED_GOAL[scale]),
    ]


def _empty(width: int, height: int) -> QPixmap:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0xFFFBF7EE)
    return QPixmap.fromImage(image)


def _took(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * MS


if __name__ == "__main__":
    raise SystemExit(main())
