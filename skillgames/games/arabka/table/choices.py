"""What the person at a table of Arabka can do now, and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skillgames.engine.text import Msg, translate
from skillgames.games.arabka.moves import own_standing, why_not
from skillgames.games.arabka.pack import codes_in, mask_of_codes
from skillgames.games.arabka.state import END, TAKE, Lay, Move, Turn
from skillgames.games.arabka.table.geometry import MAIN, SIDE
from skillgames.games.arabka.table.shown import PERSON
from skillgames.widgets.reasons import against_all

if TYPE_CHECKING:
    from skillgames.games.arabka.table.board import ArabkaBoard

OWN_CLOSED = f"closed{PERSON}:"


class Choices:
    """Asks the rules about the view at the table and what is lifted there."""

    def __init__(self, table: ArabkaBoard) -> None:
        self._table = table

    # --- now or not ------------------------------------------------------------------------

    def not_now(self) -> Msg | None:
        """Why the person can do nothing at all."""
        table = self._table
        over = translate("Arabka", "No card can be played now.")
        return against_all(table.blocked, table.view, table.legal, over)

    def why_no(self, move: Move) -> Msg | None:
        """Why this move cannot be made."""
        view = self._table.view
        assert view is not None
        return self.not_now() or why_not(own_standing(view), move)

    def refusal_of(self, key: str) -> Msg | None:
        """Why a press of this would do nothing, None when it does something."""
        table = self._table
        if (reason := self.not_now()) is not None:
            return reason
        if key == SIDE:
            return self.why_no(self.side_move())
        if key.startswith(OWN_CLOSED):
            return self.why_no(turn_of(key))
        if not self.is_own(key):
            return translate("Arabka", "These cards are not yours.")
        if table.is_swapping:
            return None
        if key == MAIN:
            return self.why_no(Lay(mask_of_codes(table.selected)))
        together = table.selected if key in table.hand else frozenset()
        return self.why_no(Lay(mask_of_codes(together | {key})))

    # --- which cards -----------------------------------------------------------------------

    def is_own(self, key: str) -> bool:
        """Whether this is a button or a card of the person's."""
        table = self._table
        if key in (MAIN, SIDE) or key in table.hand or key in table.final.opened[PERSON]:
            return True
        return key.startswith(OWN_CLOSED)

    def is_theirs(self, key: str) -> bool:
        """Whether this is a card of another player."""
        if key.startswith(("closed", "hand")):
            return not key.startswith(OWN_CLOSED)
        return any(key in row for row in self._table.final.opened[PERSON + 1 :])

    def fitting(self) -> frozenset[str]:
        """The cards of the hand that may be laid."""
        mask = 0
        for move in self._table.legal:
            if isinstance(move, Lay):
                mask |= move.cards
        return frozenset(codes_in(mask))

    def usable(self) -> frozenset[str]:
        """The cards of the hand a press would do something with."""
        table = self._table
        if table.is_swapping:
            return frozenset(table.hand)
        if not table.selected:
            return self.fitting()
        return self.alike(next(iter(table.selected)))

    def alike(self, code: str) -> frozenset[str]:
        """The cards of this rank that may be laid."""
        return frozenset(one for one in self.fitting() if one[0] == code[0])

    def lifts_further(self, code: str) -> int:
        """How many cards a further tap on a lifted card lifts; 0 when it lays."""
        alike = self.alike(code)
        return len(alike) if len(self._table.selected) == 1 < len(alike) else 0

    # --- which moves -----------------------------------------------------------------------

    def side_move(self) -> Move:
        """What the second button does: end the turn where it may go on, else take."""
        view = self._table.view
        assert view is not None
        return END if view.extra is not None else TAKE

    @property
    def only_take(self) -> bool:
        """Whether taking the pile is all that is left."""
        return self._table.legal == [TAKE]


def turn_of(key: str) -> Turn:
    """The move that turns over the own closed card with this key."""
    return Turn(int(key.partition(":")[2]))
