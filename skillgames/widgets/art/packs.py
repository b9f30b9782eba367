"""The packs of cards: their codes, proportions and faces, by name.

Codes of two packs may be alike, so a code means nothing without the name of its pack.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QPainter

from skillgames.widgets.art import bolognese, french, money
from skillgames.widgets.art.suits import LETTERS, SUITS


@dataclass(frozen=True)
class Print:
    """What is printed on a face besides what the code says.

    `letters` stand for J, Q, K and A. `compact` is the face of small cards, `large` has
    larger corners. A pack does not print what it has no use for.
    """

    four_colours: bool = False
    letters: str = LETTERS
    compact: bool = False
    large: bool = False


@dataclass(frozen=True)
class Pack:
    """One pack; its cards are 100 units wide and `height` units high.

    `draw(painter, code, print)` draws a face with its corner at (0, 0) and raises
    ValueError when the pack has no such card. `dim` is the strength of the veil over cards
    that cannot be used; cards narrower than `compact_below` pixels have the compact face.
    """

    codes: tuple[str, ...]
    height: float
    radius: float
    draw: Callable[[QPainter, str, Print], None]
    dim: float
    compact_below: float

    @property
    def ratio(self) -> float:
        """The height of a card by its width."""
        return self.height / 100


def _french(painter: QPainter, code: str, how: Print) -> None:
    french.draw_french(painter, code, how.four_colours, how.compact, how.letters, how.large)


def _bolognese(painter: QPainter, code: str, how: Print) -> None:
    bolognese.draw_bolognese(painter, code, how.compact, how.letters, how.large)


def _money(painter: QPainter, code: str, how: Print) -> None:
    money.draw_money(painter, code, large=how.large or how.compact)


PACKS: dict[str, Pack] = {
    "french": Pack(
        tuple(rank + suit for suit in SUITS for rank in french.RANKS),
        french.HEIGHT,
        french.RADIUS,
        _french,
        dim=0.54,
        compact_below=60,
    ),
    "bolognese": Pack(
        bolognese.CODES,
        bolognese.HEIGHT,
        bolognese.RADIUS,
        _bolognese,
        dim=0.50,
        compact_below=54,
    ),
    "money": Pack(money.CODES, money.HEIGHT, money.RADIUS, _money, dim=0.46, compact_below=54),
}
