"""What the table of perfect play says, beside the values it is known to have.

The known values were computed by other programs for these very rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from skillgames.bots.budget import Choice
from skillgames.engine.game import Prepared
from skillgames.games.yacht.planner import plan
from skillgames.games.yacht.rules import YachtRules
from skillgames.games.yacht.scoring import BOX_OF, BOXES, EMPTY_COLUMN, UPPER_BOXES
from skillgames.games.yacht.solver import TABLES
from skillgames.games.yacht.state import YachtView
from skillgames.games.yacht.values import values
from skillgames.games.yacht.worth import insane_worth

MEAN = 245.870774514111
"""Coming points of the empty table: the best possible mean."""
MEAN_TOLERANCE = 1e-9
DECISION_TOLERANCE = 1e-6

LAST_BOXES = (
    ("yacht", 2.301432126285),
    ("large_straight", 10.443800669365),
    ("chance", 23.333333333333),
)
"""Coming points when only this box is empty and the bonus is out of reach."""


@dataclass(frozen=True, slots=True)
class Decision:
    """Dice on a table, the best move as text, and its expectation."""

    dice: tuple[int, ...]
    rolls_left: int
    move: str
    mean: float
    boxes: tuple[str, ...] = BOXES
    """The empty boxes."""
    upper: int = 0
    """The upper sum."""

    def choice(self) -> Choice:
        """What perfect play chooses."""
        return plan(self._view(), insane_worth)

    def __str__(self) -> str:
        where = "" if self.boxes == BOXES else f", {' '.join(self.boxes)} empty, sum {self.upper}"
        return f"{' '.join(map(str, self.dice))}, rolls left {self.rolls_left}{where}"

    def _view(self) -> YachtView:
        column = [None if box in self.boxes else 0 for box in BOXES]
        if self.upper:
            filled = next(box for box in UPPER_BOXES if column[box] is not None)
            column[filled] = self.upper
        return YachtView(
            seat=0,
            target=None,
            round=1,
            turn=0,
            dice=self.dice,
            rolls_left=self.rolls_left,
            thrown=0,
            columns=(tuple(column), EMPTY_COLUMN),
            result=None,
        )


LAST_TWO = ("full_house", "ones")

DECISIONS = (
    Decision((1, 1, 6, 6, 6), 2, "roll 1 2", 254.603472),
    Decision((1, 1, 3, 4, 6), 1, "roll 3 4 5", 237.967826),
    Decision((1, 2, 3, 5, 6), 0, "score ones", 232.675761),
    Decision((1, 1, 1, 1, 1), 2, "score yacht", 278.208584),
    Decision((4, 4, 4, 4, 4), 2, "roll 1 2 3 4 5", 22.479944, LAST_TWO, 60),
    Decision((4, 4, 4, 4, 4), 2, "roll 4 5", 14.482997, LAST_TWO),
)


def report() -> Prepared:
    """The mean of perfect solo play on the first line, then each value beside the known one."""
    lines = list(_lines())
    return Prepared("\n".join(text for text, _ in lines), all(right for _, right in lines))


Line = tuple[str, bool]
"""A line, and whether what it tells is as known."""


def _lines() -> Iterator[Line]:
    table = values()
    told, right = _beside(table[0, 0], MEAN, MEAN_TOLERANCE, 12)
    yield f"yacht: mean of perfect solo play {told}", right
    yield "coming points when one box is empty and the bonus is out of reach:", True
    for name, known in LAST_BOXES:
        used = TABLES - 1 & ~(1 << BOX_OF[name])
        told, right = _beside(table[used, 0], known, MEAN_TOLERANCE, 12)
        yield f"  {name}: {told}", right
    yield "decisions:", True
    for decision in DECISIONS:
        yield _decided(decision)


def _decided(decision: Decision) -> Line:
    choice = decision.choice()
    mean = next(offer.mean for offer in choice.values if offer.move == choice.move)
    move = YachtRules().format(choice.move)
    same = move == decision.move
    chosen = move if same else f"{move} (WRONG: {decision.move})"
    told, right = _beside(mean, decision.mean, DECISION_TOLERANCE, 6)
    return f"  {decision}: {chosen}, {told}", same and right


def _beside(value: float, known: float, tolerance: float, digits: int) -> Line:
    right = bool(abs(value - known) <= tolerance)
    verdict = "as known" if right else f"WRONG: {known:.{digits}f}"
    return f"{value:.{digits}f} ({verdict})", right
