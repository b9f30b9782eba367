"""What a move is worth in an imagined world: points of this hand, by playing it out."""

from __future__ import annotations

from skillgames.engine.tigers import NUMBER_MASKS, number_of
from skillgames.games.hakka.patterns import elders
from skillgames.games.hakka.playout import NOBODY, Ending, Line, play_out
from skillgames.games.hakka.scoring import DREAM_TRICKS, POINTS, TIGERS_TRICKS
from skillgames.games.hakka.state import (
    ASKED_TIGERS,
    DECLARE,
    DISCARD,
    TIGERS,
    HakkaView,
    cards_of,
    kind_of,
    order_from,
)
from skillgames.games.hakka.worlds import World


class Prospects:
    """Values of the moves of the seat that owns a view, when it is its turn to play.

    Players are numbered from this seat on.
    """

    def __init__(self, view: HakkaView) -> None:
        assert view.dreamer is not None
        assert view.dealer is not None
        self._order = order_from(view.seat, view.dreamer)
        self._privileged = NOBODY if view.privileged is None else self._order.index(view.privileged)
        self._seen = view.seen
        self._tricks = [view.tricks[seat] for seat in self._order]
        self._won = [view.won[seat] for seat in self._order]
        best = view.best
        self._best = 0 if best is None else best.cards
        self._best_player = NOBODY if best is None else self._order.index(best.seat)
        self._made = len(view.trick)
        self._turn = self._order.index(view.dealer) if view.phase == ASKED_TIGERS else 0
        """Who plays next; the dealer leads when the Five Tigers are kept."""
        self._declared = self._tricks[0] + (view.hand & elders(view.seen)).bit_count()

    def value(self, world: World, move: int) -> float:
        """The points this seat wins or loses when it makes this move in this world and all
        play on by rule of thumb."""
        kind = kind_of(move)
        if kind == DECLARE:
            return 2 * POINTS[self._declared]
        if kind == TIGERS:
            return 2 * POINTS[TIGERS_TRICKS]
        line = Line(
            [world.hands[seat] for seat in self._order],
            self._seen,
            self._tricks[:],
            self._won[:],
            self._privileged,
            self._turn,
            self._made,
            self._best,
            self._best_player,
        )
        ending = play_out(line, cards_of(move), kind != DISCARD)
        return points_of(ending, self._privileged, world.dream)


def points_of(ending: Ending, privileged: int, dream: int) -> int:
    """What player 0 wins or loses by this ending; `dream` is the dreamer's card as a mask."""
    winner, tricks, winning = ending
    if winner == 0:
        return 2 * POINTS[tricks]
    if winner == NOBODY or privileged not in (NOBODY, winner, 0):
        return 0
    shares = 2 if privileged == 0 else 1
    matches = (winning & NUMBER_MASKS[number_of(dream.bit_length() - 1)]).bit_count()
    return -shares * (POINTS[tricks] + POINTS[DREAM_TRICKS + matches])
