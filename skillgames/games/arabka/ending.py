"""Endings of two players in which nothing is hidden any more: searched, not guessed.

Players can hand the same cards to each other for a long time, so an ending has no natural
depth: it is searched deeper and deeper, as far as a fixed number of moves allows. What is found
to be won or lost is so whatever the other plays; the rest stays open.
"""

from __future__ import annotations

from collections.abc import Sequence

from skillgames.bots.exact import solve
from skillgames.games.arabka.moves import standing
from skillgames.games.arabka.pack import RANK_MASK
from skillgames.games.arabka.rules import ArabkaRules
from skillgames.games.arabka.search import different_moves
from skillgames.games.arabka.state import OVER, ArabkaState, Move

WON, OPEN, LOST = 1, 0, -1

DEPTHS = (3, 6, 10, 16, 24, 36)
"""How many moves ahead it is looked, one after the other."""
MOST_MOVES = 800
"""Moves tried at one depth; a depth that needs more is not finished and the last one."""

NEAR = 4
"""Only where a hand has so few ranks left an end can be near enough to be found."""

RULES = ArabkaRules()


class DuelEnding:
    """A position of two players with everything known, as `bots.exact` searches it."""

    def __init__(self, state: ArabkaState, depth: int) -> None:
        self._state = state
        self._seat = state.turn
        self._left = depth
        self.tried = 0
        """Moves made so far."""
        self.is_cut = False
        """Whether some line was not followed to its end."""

    def moves(self) -> Sequence[Move]:
        """The moves that differ; none at the end, or where the search must stop."""
        if self._state.turn == OVER:
            return ()
        if self._left == 0 or self.tried >= MOST_MOVES:
            self.is_cut = True
            return ()
        return different_moves(standing(self._state), 0)

    def is_own_turn(self) -> bool:
        """Whether the side that asks is to act."""
        return self._state.turn == self._seat

    def apply(self, move: Move) -> object:
        """Make a move; returns the position before it."""
        before = self._state
        self._state = before.copy()
        RULES.play(self._state, move)
        self._left -= 1
        self.tried += 1
        return before

    def undo(self, token: object) -> None:
        """Go back to the position before."""
        assert isinstance(token, ArabkaState)
        self._state = token
        self._left += 1

    def value(self) -> int:
        """Won, lost, or open: a draw, or not known."""
        winner = self._state.winner
        if self._state.turn != OVER or winner is None:
            return OPEN
        return WON if winner == self._seat else LOST


def is_near(state: ArabkaState) -> bool:
    """Whether it is worth looking for the end."""
    return any(sum(bool(hand & mask) for mask in RANK_MASK) <= NEAR for hand in state.hands)


def outcomes(state: ArabkaState) -> dict[Move, int]:
    """What each move of the seat to act leads to, as far as it can be told."""
    found: dict[Move, int] = {}
    for depth in DEPTHS:
        ending = DuelEnding(state.copy(), depth)
        for one in solve(ending).values:
            if found.get(one.move, OPEN) == OPEN:
                found[one.move] = int(one.mean)
        if WON in found.values() or not ending.is_cut or ending.tried >= MOST_MOVES:
            break
    return found
