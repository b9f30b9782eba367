"""How Insane imagines the rest of a deal: a plain quick player on both sides.

`policy` is that player: gain, less the price of parting with a big card, less a
rough danger of the table left behind. Its rating of a card depends on the card and
the table alone, so ratings are remembered. `play_out` plays a deal to its end with
everything in local variables; it does exactly what the rules do with the cards the
policy chooses.
"""

from __future__ import annotations

from collections.abc import Iterable

from skillgames.games.fishing.capture import TABLE_VALUE, best_capture
from skillgames.games.fishing.judgement import LAY_RANK, SWEEP_WORTH, hold, worth

DANGER_WEIGHT = 0.8
"""What the policy counts of the rough danger."""

SHARE_AT_RISK = 0.3
"""How much of the worth on the table the next player gets on average."""
SWEEP_RISK: tuple[float, ...] = (0.0, 0.3, 0.25, 0.15)
"""The chance that 0, 1, 2, 3 cards are swept where one card can take them."""
EASY_SUM = 16
"""No hand card is worth more: two or three cards above it need two groups."""

Plan = tuple[float, int, int, int]
"""Rating, cards that go to the pile (0 for none), table afterwards, 1 for a sweep."""

_MEMORY_LIMIT = 150_000
_plans: dict[int, Plan] = {}


def danger(table: int) -> float:
    """A rough value of what the next player will take from this table."""
    count = table.bit_count()
    at_risk = SHARE_AT_RISK * worth(table)
    if count >= len(SWEEP_RISK):
        return at_risk
    total = 0
    rest = table
    while rest:
        low = rest & -rest
        total += TABLE_VALUE[low.bit_length() - 1]
        rest ^= low
    return at_risk + SWEEP_RISK[count] * SWEEP_WORTH * (count == 1 or total <= EASY_SUM)


def plan(card: int, table: int) -> Plan:
    """What playing this card on this table does, and how the policy rates it."""
    key = table << 6 | card
    known = _plans.get(key)
    if known is not None:
        return known
    if len(_plans) >= _MEMORY_LIMIT:
        _plans.clear()
    taken = best_capture(card, table)
    if taken:
        after = table ^ taken
        pile = taken | 1 << card
        sweep = int(not after)
        gained = worth(pile) + SWEEP_WORTH * sweep
        rating = gained - hold(card, gained) - DANGER_WEIGHT * danger(after)
        found: Plan = (rating, pile, after, sweep)
    else:
        after = table | 1 << card
        rating = (
            -hold(card, 0.0) - LAY_RANK * (TABLE_VALUE[card] - 1) - DANGER_WEIGHT * danger(after)
        )
        found = (rating, 0, after, 0)
    _plans[key] = found
    return found


def policy(hand: Iterable[int], table: int) -> int:
    """The card the quick player chooses; of equals the first."""
    return max(hand, key=lambda card: plan(card, table)[0])


class Line:
    """A deal played to its end: the piles, sweeps and table it leads to.

    Own and other are as the asking side sees them.
    """

    __slots__ = ("other_pile", "other_sweeps", "own_pile", "own_sweeps", "table")

    def __init__(
        self, own_pile: int, other_pile: int, own_sweeps: int, other_sweeps: int, table: int
    ) -> None:
        self.own_pile = own_pile
        self.other_pile = other_pile
        self.own_sweeps = own_sweeps
        self.other_sweeps = other_sweeps
        self.table = table


def play_out(line: Line, own: list[int], other: list[int], first: int) -> None:
    """Play `first` from the own hand and then this deal to its end, in place.

    `own` is the hand without `first`; both lists are used up. Not for the last
    deal of a round: every cleared table counts as a sweep.
    """
    plans = _plans
    table = line.table
    own_pile, other_pile = line.own_pile, line.other_pile
    own_sweeps, other_sweeps = line.own_sweeps, line.other_sweeps
    _, pile, table, sweep = plan(first, table)
    own_pile |= pile
    own_sweeps += sweep
    hand, waiting = other, own
    own_turn = False
    while hand:
        best = hand[0]
        if len(hand) > 1:
            chosen = plans.get(table << 6 | best) or plan(best, table)
            for card in hand[1:]:
                this = plans.get(table << 6 | card) or plan(card, table)
                if this[0] > chosen[0]:
                    best = card
                    chosen = this
        else:
            chosen = plans.get(table << 6 | best) or plan(best, table)
        hand.remove(best)
        _, pile, table, sweep = chosen
        if own_turn:
            own_pile |= pile
            own_sweeps += sweep
        else:
            other_pile |= pile
            other_sweeps += sweep
        own_turn = not own_turn
        hand, waiting = waiting, hand
    line.own_pile, line.other_pile = own_pile, other_pile
    line.own_sweeps, line.other_sweeps = own_sweeps, other_sweeps
    line.table = table
