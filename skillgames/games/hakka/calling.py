"""What calling and passing bring in imagined hands."""

from __future__ import annotations

from skillgames.games.hakka.playout import NOBODY, Line, play_out
from skillgames.games.hakka.policy import STRONG, strength
from skillgames.games.hakka.prospects import points_of
from skillgames.games.hakka.state import CALL, HakkaView, order_from
from skillgames.games.hakka.worlds import World

VOID_WORTH = -0.3
"""What a hand is worth that is dealt again: the dreamer collects a little in every hand."""


class CallProspects:
    """Values of calling and passing for the seat that is asked."""

    def __init__(self, view: HakkaView) -> None:
        assert view.dreamer is not None
        assert view.dealer is not None
        self._order = order_from(view.seat, view.dreamer)
        self._dealer = self._order.index(view.dealer)
        turns = order_from(view.dealer, view.dreamer)
        rest = turns[turns.index(view.seat) + 1 :]
        self._after = [self._order.index(seat) for seat in rest]
        """Who is asked after this seat."""

    def value(self, world: World, move: int) -> float:
        """The points this seat wins or loses in this world when it calls or passes."""
        hands = [world.hands[seat] for seat in self._order]
        caller = 0 if move == CALL else self._next_caller(hands)
        if caller == NOBODY:
            return VOID_WORTH
        privileged = caller if caller != self._dealer else NOBODY
        line = Line(hands, 0, [0, 0, 0], [0, 0, 0], privileged, self._dealer)
        return points_of(play_out(line), privileged, world.dream)

    def _next_caller(self, hands: list[int]) -> int:
        return next((one for one in self._after if strength(hands[one]) >= STRONG), NOBODY)
