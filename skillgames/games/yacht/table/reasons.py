"""Why something at the table of Yacht cannot be done now: one sentence each, no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from skillgames.engine.text import Msg, translate
from skillgames.games.yacht.scoring import BOXES, DICE
from skillgames.games.yacht.state import YachtView, is_roll
from skillgames.games.yacht.table.layout import (
    BOX_KEYS,
    DIE_KEYS,
    PERSON,
    ROLL,
    SCORE,
    number_of,
)


@dataclass(frozen=True, slots=True)
class Reasons:
    """What the person may do at this moment; every method gives None for "it can be done"."""

    view: YachtView | None
    legal: Sequence[int]
    blocked: Msg | None
    """Why nothing can be done at all (a sheet is open), if so."""
    held: frozenset[int]
    chosen: int | None

    def against(self, key: str) -> Msg | None:
        """Why a press of this would do nothing."""
        if key == ROLL:
            return self.against_rolling()
        if key == SCORE:
            return self.against_scoring()
        if key in DIE_KEYS:
            return self.against_holding()
        return self.against_box(number_of(key)) if key in BOX_KEYS else None

    def against_all(self) -> Msg | None:
        """Why the person can do nothing whatever."""
        if self.blocked is not None:
            return self.blocked
        if self.view is None or self.view.result is not None:
            return translate("Yacht", "All boxes are filled.")
        if not self.legal:
            if self.view.turn == PERSON:
                return translate("Yacht", "The dice are still rolling.")
            return translate("Match", "It is the bot’s turn.")
        return None

    def against_rolling(self) -> Msg | None:
        """Why ROLL is off."""
        if (reason := self.against_all()) is not None:
            return reason
        if not any(is_roll(move) for move in self.legal):
            return translate("Yacht", "No roll is left: choose a box.")
        if len(self.held) == DICE:
            return translate("Yacht", "All dice are held. Release one, or choose a box.")
        return None

    def against_holding(self) -> Msg | None:
        """Why no die can be held or released."""
        if (reason := self.against_all()) is not None:
            return reason
        assert self.view is not None
        if self.view.dice is None:
            return translate("Yacht", "Roll the dice first.")
        if not self.view.rolls_left:
            return translate("Yacht", "No roll is left: choose a box.")
        return None

    def against_scoring(self) -> Msg | None:
        """Why SCORE is off."""
        if (reason := self.against_all()) is not None:
            return reason
        return translate("Yacht", "Choose a box first.") if self.chosen is None else None

    def against_box(self, box: int) -> Msg | None:
        """Why this box cannot be chosen."""
        if (reason := self.against_all()) is not None:
            return reason
        assert self.view is not None
        if self.view.columns[PERSON][box] is not None:
            return translate("Yacht", "This box is filled already.")
        if self.view.dice is None:
            return translate("Yacht", "Roll the dice first.")
        return None

    def free_boxes(self) -> list[int]:
        """The boxes that can be chosen, in table order."""
        return [box for box in range(len(BOXES)) if self.against_box(box) is None]


def next_box(free: Sequence[int], at: int | None, step: int) -> int:
    """The next of these boxes down (1) or up (-1), round the ends; there must be one."""
    ahead = [box for box in free if at is not None and (box - at) * step > 0]
    if ahead:
        return ahead[0] if step > 0 else ahead[-1]
    return free[0] if step > 0 else free[-1]
