"""What a card takes from the table: always the best possible set, found exactly.

A capture is a union of disjoint groups of table cards: single cards of the played
card's own rank, and groups whose table values sum to its hand value. Of all such
unions the best has most cards, then most points, then most spades, then the
lexicographically smallest list of cards in pack order (rule FA7). The answer is a
function of the card and the set on the table alone.

Sets of cards are masks of 52 bits, cards are ints in pack order (see
`skillgames.engine.cards`).
"""

from __future__ import annotations

from skillgames.engine.cards import PACK_SIZE, cards_in, rank_of, suit_of

ACE, TWO, TEN = 0, 1, 9
"""Ranks that are worth more when they are played from the hand."""

SPADES = 3
TWO_OF_SPADES = TWO * 4 + SPADES
TEN_OF_DIAMONDS = TEN * 4 + 1

RANK_COUNT = 13

TABLE_VALUE: tuple[int, ...] = tuple(rank_of(card) + 1 for card in range(PACK_SIZE))
"""What a card counts on the table: ace 1 … king 13."""


def _hand_value(card: int) -> int:
    if rank_of(card) == ACE:
        return 14
    return {TWO_OF_SPADES: 15, TEN_OF_DIAMONDS: 16}.get(card, TABLE_VALUE[card])


HAND_VALUE: tuple[int, ...] = tuple(_hand_value(card) for card in range(PACK_SIZE))
"""What a card counts when it is played: aces 14, two of spades 15, ten of diamonds 16."""


def _card_points(card: int) -> int:
    if rank_of(card) == ACE:
        return 1
    return {TWO_OF_SPADES: 1, TEN_OF_DIAMONDS: 2}.get(card, 0)


CARD_POINTS: tuple[int, ...] = tuple(_card_points(card) for card in range(PACK_SIZE))
"""Points a captured card brings by itself: ace 1, two of spades 1, ten of diamonds 2."""

RANK_MASK: tuple[int, ...] = tuple(0b1111 << (4 * rank) for rank in range(RANK_COUNT))
"""All four cards of a rank."""

ACES = RANK_MASK[ACE]
ALL_SPADES = sum(1 << card for card in range(SPADES, PACK_SIZE, 4))

# The worth of a set is the sum of the worths of its cards, and a larger number is
# a better set: cards, points and spades stand in the upper bits, and the mask in
# reverse order below them, so that the smallest list in pack order wins a tie.
_WORTH: tuple[int, ...] = tuple(
    ((1 << 8 | CARD_POINTS[card] << 4 | (suit_of(card) == SPADES)) << PACK_SIZE)
    | 1 << (PACK_SIZE - 1 - card)
    for card in range(PACK_SIZE)
)

_SUM_BITS = 5
_SUM_MASK = (1 << _SUM_BITS) - 1
_PACKED: tuple[int, ...] = tuple(
    1 << (card + _SUM_BITS) | TABLE_VALUE[card] for card in range(PACK_SIZE)
)
"""A card as one number: its bit above, its table value in the low five bits."""

_SMALL_TABLE = 8
"""Up to so many usable cards all subsets are looked at; larger tables go by ranks."""
_FEW_GROUPS = 8
"""Up to so many overlapping groups all unions are looked at."""

KIND: tuple[int, ...] = tuple(
    {TWO_OF_SPADES: 13, TEN_OF_DIAMONDS: 14}.get(card, rank_of(card)) for card in range(PACK_SIZE)
)
"""Cards of one kind (same rank, same hand value) take the same: 13 ranks, 2S, TD."""

_MEMORY_LIMIT = 150_000
"""Remembered captures (about 29 MB); a full memory is emptied."""
_memory: dict[int, int] = {}


def best_capture(card: int, table: int) -> int:
    """The mask of the table cards this card takes, 0 for none; `table` is a mask.

    Exact for every table; which card of one kind is played makes no difference.
    """
    key = table << 4 | KIND[card]
    known = _memory.get(key)
    if known is not None:
        return known
    if len(_memory) >= _MEMORY_LIMIT:
        _memory.clear()
    taken = _memory[key] = _capture(card, table)
    return taken


def forget() -> None:
    """Empty the memory of captures (for measurements)."""
    _memory.clear()


def _capture(card: int, table: int) -> int:
    value = HAND_VALUE[card]
    same = RANK_MASK[card >> 2] & table
    # Only cards up to the value can lie in a group.
    usable = table & ((1 << 4 * value) - 1)
    if usable.bit_count() > _SMALL_TABLE:
        return _capture_by_ranks(value, usable, same)
    groups = _groups(value, usable)
    if TABLE_VALUE[card] != value:
        groups += [1 << single for single in cards_in(same)]
    union = 0
    disjoint = True
    for group in groups:
        if union & group:
            disjoint = False
        union |= group
    if disjoint:
        return union
    if len(groups) > _FEW_GROUPS:
        return _capture_by_ranks(value, usable, same)
    unions = [0]
    for group in groups:
        unions += [other | group for other in unions if not other & group]
    most = max(map(int.bit_count, unions))
    return max((one for one in unions if one.bit_count() == most), key=_worth)


def _groups(value: int, usable: int) -> list[int]:
    """All subsets of `usable` with this sum of table values."""
    sums = [0]
    while usable:
        low = usable & -usable
        usable ^= low
        packed = _PACKED[low.bit_length() - 1]
        room = value - (packed & _SUM_MASK)
        sums += [one + packed for one in sums if one & _SUM_MASK <= room]
    return [one >> _SUM_BITS for one in sums if one & _SUM_MASK == value]


def _worth(mask: int) -> int:
    return sum(_WORTH[card] for card in cards_in(mask))


# --- large tables: counts of ranks first, suits afterwards -------------------------------

_COUNT_BITS = 3
_COUNT_MASK = (1 << _COUNT_BITS) - 1


def _capture_by_ranks(value: int, usable: int, same: int) -> int:
    """The best capture by dynamic programming over how many cards of each rank are left.

    Ranks are settled from the king down: every group is opened by its highest rank
    and filled from the ranks below, so a position needs to know only the numbers of
    lower cards left. Which cards of a rank are used matters to nothing but the
    worth, so the best ones of each number are chosen beforehand. `same` are cards
    of the played rank, which are taken in any case, also outside groups.
    """
    counts = [(usable & mask).bit_count() for mask in RANK_MASK]
    best_of = [_best_of_rank(usable & mask) for mask in RANK_MASK]
    alone = rank_of(same.bit_length() - 1) if same else None
    start = sum(count << (_COUNT_BITS * rank) for rank, count in enumerate(counts))
    layer = {start: 0}
    for rank in range(min(value, RANK_COUNT) - 1, -1, -1):
        if not counts[rank]:
            continue
        shift = _COUNT_BITS * rank
        below = (1 << shift) - 1
        settled: dict[int, int] = {}
        for left, worth in _opened(layer, rank, value).items():
            unused = 0 if rank == alone else left >> shift
            total = worth + best_of[rank][counts[rank] - unused]
            rest = left & below
            if settled.get(rest, -1) < total:
                settled[rest] = total
        layer = settled
    best = max(layer.values())
    return sum(1 << card for card in cards_in(usable) if best >> (PACK_SIZE - 1 - card) & 1)


def _best_of_rank(cards: int) -> list[int]:
    """The worth of the best 0, 1, 2 … of these cards of one rank."""
    sums = [0]
    for worth in sorted((_WORTH[card] for card in cards_in(cards)), reverse=True):
        sums.append(sums[-1] + worth)
    return sums


def _opened(layer: dict[int, int], rank: int, value: int) -> dict[int, int]:
    """The layer and all that it leads to by groups whose highest rank is `rank`."""
    shift = _COUNT_BITS * rank
    one = 1 << shift
    reached = dict(layer)
    frontier = layer
    while frontier:
        further: dict[int, int] = {}
        for left, worth in frontier.items():
            if left >> shift:
                for rest in _filled(left - one, rank, value - rank - 1):
                    if reached.get(rest, -1) < worth:
                        reached[rest] = further[rest] = worth
        frontier = further
    return reached


def _filled(left: int, rank: int, need: int) -> list[int]:
    """What may be left after cards of at most this rank have filled up `need`."""
    if need == 0:
        return [left]
    rank = min(rank, need - 1)
    while rank >= 0 and not left >> (_COUNT_BITS * rank) & _COUNT_MASK:
        rank -= 1
    if rank < 0:
        return []
    with_it = _filled(left - (1 << _COUNT_BITS * rank), rank, need - rank - 1)
    return with_it + _filled(left, rank - 1, need)


# --- how a capture splits -----------------------------------------------------------------


def groups_of(card: int, taken: int) -> tuple[int, ...]:
    """The groups of a capture as masks: single cards of the same rank, and sums.

    Canonical: the lowest card not yet covered stands alone if its rank is the
    played one, else with the first group in pack order, wherever the rest still
    splits. Raises ValueError when `taken` is no capture of this card.
    """
    split = _split(card, taken, set())
    if split is None:
        raise ValueError("these cards are no capture of the played card")
    return split


def _split(card: int, rest: int, dead: set[int]) -> tuple[int, ...] | None:
    if not rest:
        return ()
    if rest in dead:
        return None
    low = rest & -rest
    first = low.bit_length() - 1
    if first >> 2 == card >> 2:
        further = _split(card, rest ^ low, dead)
        if further is not None:
            return (low, *further)
    for group in _sums_with(rest ^ low, HAND_VALUE[card] - TABLE_VALUE[first]):
        further = _split(card, rest ^ low ^ group, dead)
        if further is not None:
            return (low | group, *further)
    dead.add(rest)
    return None


def _sums_with(cards: int, need: int) -> list[int]:
    """All subsets with this sum of table values, in pack order of their lists."""
    if need <= 0:
        return [0] if need == 0 else []
    found: list[int] = []
    while cards:
        low = cards & -cards
        cards ^= low
        value = TABLE_VALUE[low.bit_length() - 1]
        if value > need:
            break
        found += [low | more for more in _sums_with(cards, need - value)]
    return found
