"""The motion of events: how cards travel from one board to the next.

Every event leads from a board to a board; what differs between the two layouts moves.
Nothing here decides where a card ends: the table is snapped to its layout afterwards. Where
motion is reduced the same is told in the same order, but cards appear where they go.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from skillgames.engine.events import Event
from skillgames.engine.tigers import codes_in, mask_of_codes
from skillgames.games.hakka.events import (
    Beaten,
    Called,
    Dealt,
    Declared,
    Discarded,
    DreamerWoke,
    EldersChanged,
    Led,
    Passed,
    PlayedOn,
    TigersShown,
    TrickWon,
)
from skillgames.games.hakka.patterns import elders
from skillgames.games.hakka.state import order_from
from skillgames.games.hakka.table.board import Board, board_of
from skillgames.games.hakka.table.geometry import PERSON, other_seats
from skillgames.games.hakka.table.layout import (
    DREAM,
    Z_FLY,
    Touch,
    away_key,
    hand_key,
    layout,
    trick_key,
)
from skillgames.widgets.animator import Curve, Score
from skillgames.widgets.place import Place
from skillgames.widgets.telling import CardTelling, arched

if TYPE_CHECKING:
    from skillgames.games.hakka.table.showing import HakkaShown

PLAY_MS, PLAY_STAGGER, PLAY_ARC = 260.0, 30.0, 24.0
LANDED = 0.7
"""The part of its way after which a played card is as good as down, and is heard."""
TRICK_RESTS_MS, TRICK_MS = 700.0, 300.0
DEAL_MS, DEAL_STAGGER = 180.0, 26.0
CALL_MS = 420.0
GATHER_MS, GATHER_STAGGER = 340.0, 30.0
MATCH_MS = 560.0
"""How long each match of the dreamer's card is looked at."""
WOKEN_MS = 900.0
"""How long the finished count is looked at."""
FADE_MS = 160.0
HURRIED = 0.35
"""What is left of each time when people have asked the others to hurry."""


class Telling(CardTelling):
    """Writes the score of one stored entry; knows what lies on the table at each step."""

    SIDED = ("compact",)
    PREPARES = False

    def __init__(self, table: HakkaShown, score: Score) -> None:
        super().__init__(table, score)
        self._table: HakkaShown = table
        self._geometry = table.geometry
        before = table.view_before
        held = [code for code in table.items if before and code in codes_in(before.hand)]
        held.sort(key=lambda code: self._now[code].x)
        self._board = board_of(before, held) if before is not None else Board()
        self._stars = before.elders if before is not None else elders(0)
        self._pace = HURRIED if table.hurries else 1.0

    def tell(self, events: Sequence[Event]) -> None:
        """Write all events, one after the other."""
        self._hand_at_rest()
        for event in events:
            match event:
                case Dealt():
                    self._dealt(event)
                case Passed() | Called() | PlayedOn():
                    self._sound("hold" if isinstance(event, Called) else "tap", self._cursor)
                    self._say(event)
                    self._rest(CALL_MS)
                case Led() | Beaten() | Discarded():
                    self._say(event)
                    self._played(event)
                case EldersChanged(cards=cards):
                    self._stars |= mask_of_codes(cards)
                case TrickWon():
                    self._trick_won(event)
                case Declared() | TigersShown():
                    self._say(event)
                    self._sound("bonus", self._cursor)
                    self._rest(CALL_MS)
                case DreamerWoke():
                    self._woke(event)

    # --- steps ---------------------------------------------------------------------------

    def _hand_at_rest(self) -> None:
        """What was dimmed, ringed or offered lies plain while something happens."""
        for key in self._board.hand:
            place = self._now[key]
            plain = place.at(dim=0.0, focus=0.0, rise=0.0)
            if plain != place:
                self._move(key, plain, FADE_MS, self._cursor)

    def _played(self, event: Led | Beaten | Discarded) -> None:
        seat, cards = event.seat, event.cards
        if seat != PERSON:
            self._leave_hand(seat, cards, hidden=isinstance(event, Discarded))
        board = self._board.after(event)
        start = self._cursor
        self._sound("play", start + LANDED * self._span(PLAY_MS))
        played = list(cards) if seat == PERSON else self._keys_of_last(board)
        places = self._places(board)
        for n, key in enumerate(played):
            at = start + (0.0 if self._score.reduced else n * PLAY_STAGGER * self._pace)
            self._fly(key, places[key].at(z=Z_FLY + n), PLAY_MS, at)
        self._settle_others(places, played, start, PLAY_MS)
        self._board = board
        stagger = 0.0 if self._score.reduced else PLAY_STAGGER * self._pace * (len(played) - 1)
        self._score.cursor = start + self._span(PLAY_MS) + stagger

    def _keys_of_last(self, board: Board) -> list[str]:
        laid = board.trick[-1]
        return list(laid.cards) or [trick_key(laid.seat, n) for n in range(laid.size)]

    def _leave_hand(self, seat: int, cards: Sequence[str], *, hidden: bool) -> None:
        """Backs of another hand become these cards, or go into the trick as they are.

        Which backs these were tells nothing: the last ones go. Of a hand that lies open it is
        the cards themselves, unless they are laid away: whoever sees them knows them.
        """
        keys = [hand_key(seat, n) for n in range(self._board.counts[seat])]
        keys = [key for key in keys if key in self._now]
        going: list[str] = []
        if not hidden:
            faces = {self._now[key].face: key for key in keys}
            going = [faces[card] for card in cards if card in faces]
        if len(going) < len(cards):
            going = keys[len(keys) - len(cards) :]
        for n, (key, card) in enumerate(zip(going, cards, strict=True)):
            self._rename(key, trick_key(seat, n) if hidden else card)
        for n, key in enumerate(key for key in keys if key not in going):
            if key != hand_key(seat, n):
                self._rename(key, hand_key(seat, n))

    def _trick_won(self, event: TrickWon) -> None:
        """The trick lies to be seen; then the best pattern goes before its player."""
        self._say(event)
        self._rest(TRICK_RESTS_MS)
        for laid in self._board.trick:
            if laid.face_up:
                continue
            first = self._board.discards[laid.seat]
            keys = laid.cards or [trick_key(laid.seat, n) for n in range(laid.size)]
            for n, key in enumerate(keys):
                self._rename(key, away_key(laid.seat, first + n))
        board = self._board.after(event)
        start = self._cursor
        self._sound("trick", start)
        places = self._places(board)
        pile = places[event.cards[0]]
        for laid in self._board.trick:
            if laid.face_up and laid.seat != event.seat:
                for key in laid.cards:
                    gone = pile.at(opacity=0.0, face=key)
                    self._move(key, gone, TRICK_MS * self._pace, start, Curve.InCubic)
                    self._now.pop(key)
        self._settle_others(places, (), start, TRICK_MS)
        self._board = board
        self._score.cursor = start + self._span(TRICK_MS)

    def _woke(self, event: DreamerWoke) -> None:
        """The winning hand is laid out, the dreamer's card turned up, match by match shown."""
        winner = event.winner
        if winner is not None and winner != PERSON:
            taken = {code for group in self._board.won[winner] for code in group}
            shown = [code for code in event.winning if code not in taken]
            self._leave_hand(winner, shown, hidden=False)
        table = self._table
        self._score.call(table.show_what_came)
        board = self._board.after(event)
        assert board.settled is not None
        bare = replace(board, settled=replace(board.settled, matching=()))
        start = self._cursor
        places = self._places(bare)
        self._sound("deal", start)
        order = [key for key in (DREAM, *event.winning) if key in self._now]
        for n, key in enumerate(order):
            at = start + (0.0 if self._score.reduced else n * GATHER_STAGGER)
            self._turn(key, places[key].at(z=Z_FLY + n), GATHER_MS, at)
        self._settle_others(places, order, start, GATHER_MS)
        self._score.cursor = start + self._span(GATHER_MS)
        if not self._score.reduced:
            self._score.cursor += GATHER_STAGGER * len(order)
        if winner is not None:
            self._count_matches(event, bare)
        self._board = board
        self._score.rest(WOKEN_MS)

    def _count_matches(self, event: DreamerWoke, bare: Board) -> None:
        assert bare.settled is not None
        words = self._table.words
        for count in range(len(event.matching) + 1):
            parts = words.waking(event.dreamer, event.card, count)
            self._score.call(partial(self._table.say_moving, parts))
            if count:
                settled = replace(bare.settled, matching=event.matching[:count])
                places = self._places(replace(bare, settled=settled))
                self._sound("hold", self._cursor)
                self._settle_others(places, (), self._cursor, FADE_MS)
            self._score.rest(MATCH_MS)

    def _dealt(self, event: Dealt) -> None:
        """One card to everybody, then the rest to the three who play."""
        for key in list(self._now):
            gone = self._now[key].at(opacity=0.0)
            self._move(key, gone, FADE_MS, self._cursor)
        self._now.clear()
        start = self._cursor + (self._span(FADE_MS) if self._table.items else 0.0)
        board = Board().after(event, self._table.order)
        self._stars = elders(0)
        places = self._places(board)
        self._call_at(start, self._clear_table, set(places))
        self._call_at(start, self._table.show_what_came)
        x, y, width, _ = self._geometry.deck
        deck = Place(x, y, width, z=Z_FLY)
        stagger = 0.0 if self._score.reduced else DEAL_STAGGER
        for n, key in enumerate(_deal_order(event, self._table.order)):
            at = start + n * stagger
            self._put(key, deck.at(opacity=0.0))
            if not self._score.reduced:
                self._score.call(self._reveal(key), at)
            if n % 6 == 0 and (n == 0 or not self._score.reduced):
                self._sound("deal", at)
            self._turn(key, places[key].at(z=Z_FLY + n), DEAL_MS, at)
        self._board = board
        total = sum(len(hand) for hand in event.hands)
        self._score.cursor = start + total * stagger + self._span(DEAL_MS)

    def _clear_table(self, kept: Iterable[str]) -> None:
        """What is left of the hand before leaves the stage."""
        for key in [key for key in self._table.items if key not in set(kept)]:
            self._table.drop(key)

    # --- small steps ---------------------------------------------------------------------

    @property
    def _cursor(self) -> float:
        return self._score.cursor

    def _span(self, duration: float) -> float:
        return self._score.span(duration * self._pace)

    def _rest(self, duration: float) -> None:
        self._score.rest(duration * self._pace)

    def _places(self, board: Board) -> dict[str, Place]:
        """The layout of a board; hands that lie open keep the faces that are left in them."""
        faces: dict[int, Sequence[str]] = {}
        for seat in self._table.open_hands:
            if seat in other_seats():
                keys = [hand_key(seat, n) for n in range(board.counts[seat])]
                shown = [self._now[key].face for key in keys if key in self._now]
                faces[seat] = [face for face in shown if face is not None]
                if not shown or seat == board.dreamer:
                    faces[seat] = self._table.open_hands[seat]
        return layout(self._geometry, board, Touch(), self._stars, faces)

    def _settle_others(
        self, places: dict[str, Place], done: Iterable[str], start: float, duration: float
    ) -> None:
        """All other cards go where the next board has them."""
        for key, place in places.items():
            if key not in done and key in self._now and self._now[key] != place:
                self._turn(key, place, duration, start)

    def _say(self, event: Event) -> None:
        parts = self._table.words.account([event])
        if parts:
            self._score.call(partial(self._table.say_moving, parts))

    def _rename(self, key: str, new: str) -> None:
        if key == new or key not in self._now:
            return
        self._table.rename(key, new)
        self._now[new] = self._now.pop(key)

    def _turn(
        self, key: str, end: Place, duration: float, start: float, curve: Curve = Curve.OutCubic
    ) -> None:
        """Faster when the others hurry."""
        super()._turn(key, end, duration * self._pace, start, curve)

    def _fly(self, key: str, end: Place, duration: float, start: float) -> None:
        """From a hand to the middle in a shallow arc, turned over on the way if need be."""
        if self._score.reduced:
            self._turn(key, end, duration, start)
            return
        item, begin = self._take(key, end)
        way = self._turning(item, begin.at(z=end.z, ring=0.0), end)
        self._score.move(arched(item, way, PLAY_ARC), duration * self._pace, start)

    def _call_at(self, at: float, function: Callable[..., None], *given: object) -> None:
        self._score.call(partial(function, *given), at)


def _deal_order(event: Dealt, own: Sequence[str]) -> list[str]:
    """Keys of the cards as they are dealt: the own hand from left to right."""
    queues: dict[int, list[str]] = {}
    for seat, cards in enumerate(event.hands):
        if seat == event.dreamer:
            queues[seat] = [DREAM]
        elif seat == PERSON:
            queues[seat] = list(own)
        else:
            queues[seat] = [hand_key(seat, n) for n in range(len(cards))]
    order = [queues[(event.dealer + n) % len(event.hands)].pop(0) for n in range(4)]
    players = order_from(event.dealer, event.dreamer)
    while any(queues[seat] for seat in players):
        order += [queues[seat].pop(0) for seat in players if queues[seat]]
    return order
