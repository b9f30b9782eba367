"""The motion of events: how cards travel from one layout to the next.

Each event leads from one `Shown` to the next, and every card whose place differs between
their layouts goes there. Labels follow step by step, so counts, sentence and plates say what
is seen. Where motion is reduced the same is told in the same order, but cards appear where
they go and nothing is staggered.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from skillgames.engine.events import Event
from skillgames.games.arabka.events import (
    HIDDEN,
    Burned,
    Dealt,
    Drawn,
    Laid,
    OpenTaken,
    PileTaken,
    Swapped,
    Turned,
    TurnMissed,
)
from skillgames.games.arabka.state import SLOTS
from skillgames.games.arabka.table.geometry import Z_FLY
from skillgames.games.arabka.table.layout import BURNED, GHOST, Touch, back_key, closed_key, layout
from skillgames.games.arabka.table.shown import PERSON, Shown
from skillgames.widgets.animator import Curve, Score
from skillgames.widgets.items import CardItem
from skillgames.widgets.place import Place
from skillgames.widgets.telling import CardTelling, arched

if TYPE_CHECKING:
    from skillgames.games.arabka.table.board import ArabkaBoard

PLAY_MS, PLAY_STAGGER, PLAY_ARC = 260.0, 60.0, 24.0
LANDED = 0.7
"""The part of its way after which a laid card is as good as down, and is heard."""
SHIFT_MS = 160.0
DEAL_MS, DEAL_STAGGER, DEAL_WHOLE = 180.0, 70.0, 1500.0
"""A card of a deal, from one to the next, and how long a whole deal may take."""
DRAW_STAGGER = 90.0
PICK_UP_MS, PICK_UP_STAGGER = 360.0, 30.0
BURN_MS, BURN_RISE = 420.0, 30.0
FLIP_MS = 240.0
SWAP_MS = 320.0
READ_MS = 620.0
"""How long something is left to be read before the next thing happens."""
OWN_READ_MS = 240.0
"""The same after what the person did, who knows it already."""


class Telling(CardTelling):
    """Writes the score of one stored entry; knows what lies on the table at each step."""

    SIDED = ("badge", "compact")

    def __init__(self, table: ArabkaBoard, score: Score, before: Shown) -> None:
        super().__init__(table, score)
        self._table: ArabkaBoard = table
        self._geometry = table.geometry
        self._shown = before
        self._told: list[Event] = []

    def tell(self, events: Sequence[Event]) -> None:
        """Write all events, one after the other."""
        for event in events:
            self._told.append(event)
            match event:
                case Dealt():
                    self._dealt(event)
                case Swapped():
                    self._swapped(event)
                case Turned():
                    self._turned(event)
                case Laid():
                    self._laid(event)
                case Burned():
                    self._burned(event)
                case OpenTaken():
                    self._open_taken(event)
                case Drawn():
                    self._drawn(event)
                case PileTaken():
                    self._pile_taken(event)
                case TurnMissed():
                    self._say()
                    self._score.rest(self._score.span(READ_MS))
                case _:
                    self._say()
        self._say()

    # --- events ------------------------------------------------------------------------------

    def _dealt(self, event: Dealt) -> None:
        """Closed cards, open cards, hands: each kind goes round once, from the dealer's left."""
        seats = len(event.hands)
        order = [(event.dealer + 1 + n) % seats for n in range(seats)]
        after = self._table.final
        ends = self._layout(after)
        keys: list[str] = []
        for slot in range(SLOTS):
            keys += [closed_key(seat, slot) for seat in order]
        for slot in range(SLOTS):
            keys += [event.opened[seat][slot] for seat in order]
        for n in range(SLOTS):
            for seat in order:
                keys.append(after.hand[n] if seat == PERSON else back_key(seat, n))
        stock = self._geometry.stock_place
        stagger = 0.0 if self._score.reduced else min(DEAL_STAGGER, DEAL_WHOLE / len(keys))
        start = self._score.cursor
        for n, key in enumerate(keys):
            at = start + n * stagger
            self._put(key, stock.at(z=Z_FLY + n, opacity=0.0))
            if not self._score.reduced:
                self._score.call(self._reveal(key), at)
            if n % 3 == 0:
                self._sound("deal", at)
            self._turn(key, ends[key].at(z=Z_FLY + n), DEAL_MS, at)
        self._shown = after
        self._score.cursor = start + len(keys) * stagger + self._score.span(DEAL_MS)
        self._say()

    def _swapped(self, event: Swapped) -> None:
        """Hand cards and open cards change places; the person's own lie there already."""
        after = self._shown.swapped(event.seat, event.given, event.taken)
        self._say(after)
        if event.seat != PERSON:
            for code in event.given:
                self._emerge(code, event.seat)
            fan = self._geometry.fan_place(event.seat)
            for code in event.taken:
                self._leave(code, fan, SWAP_MS)
            self._sound("play", self._score.cursor)
        self._arrange(after, SWAP_MS, event.given, 0.0)
        self._score.rest(self._score.span(READ_MS))

    def _turned(self, event: Turned) -> None:
        """A closed card turns over where it lies, and everybody sees it."""
        key = closed_key(event.seat, event.slot - 1)
        begin = self._now[key]
        self._table.rename(key, event.card)
        self._now[event.card] = self._now.pop(key)
        self._say()
        shown = begin.at(face=event.card, compact=True, z=Z_FLY, rise=begin.width * 0.16)
        self._sound("lift", self._score.cursor)
        self._turn(event.card, shown, FLIP_MS, self._score.cursor)
        self._score.cursor += self._score.span(FLIP_MS)
        self._score.rest(self._score.span(READ_MS))
        self._shown = self._shown.without_closed(event.seat, event.slot - 1)

    def _laid(self, event: Laid) -> None:
        """Cards of one rank go on the pile, one after the other."""
        if event.slot is None:
            after = self._shown.laid(event.seat, event.cards, None)
            for code in event.cards:
                self._emerge(code, event.seat)
        else:
            after = self._onto_the_pile(event.cards)
        self._say(after)
        for n in range(len(event.cards)):
            at = self._score.cursor + n * PLAY_STAGGER + LANDED * self._score.span(PLAY_MS)
            if n == 0 or not self._score.reduced:
                self._sound("play", at)
        self._arrange(after, PLAY_MS, event.cards, PLAY_STAGGER)

    def _onto_the_pile(self, cards: Sequence[str]) -> Shown:
        """What was turned over has left its slot already."""
        shown = self._shown
        return Shown(
            shown.hand,
            shown.counts,
            shown.opened,
            shown.closed,
            (*shown.pile, *cards),
            shown.stock,
            shown.burned,
        )

    def _burned(self, event: Burned) -> None:
        """The pile rises and fades, and is out of the game."""
        self._let_read(event.seat)
        self._say()
        self._sound("burn", self._score.cursor)
        for code in event.cards:
            if code in self._now:
                place = self._now[code]
                gone = place.at(y=place.y - BURN_RISE * self._geometry.u, opacity=0.0, z=Z_FLY)
                self._move(code, gone, BURN_MS, self._score.cursor, Curve.InQuad)
                self._forget(code, self._score.cursor + self._score.span(BURN_MS))
        self._score.cursor += self._score.span(BURN_MS)
        after = self._shown.burnt()
        if BURNED not in self._now:
            self._put(BURNED, self._layout(after)[BURNED].at(opacity=0.0))
        self._arrange(after, SHIFT_MS, (), 0.0)
        self._say()

    def _open_taken(self, event: OpenTaken) -> None:
        """The open cards come into an empty hand."""
        after = self._shown.picked_up(event.seat, event.cards)
        self._into_hand(event.seat, event.cards, after, "capture")

    def _drawn(self, event: Drawn) -> None:
        """Cards of the stock come into a hand."""
        stock = self._geometry.stock_place
        cards = list(event.cards)
        own = event.seat == PERSON and HIDDEN not in cards
        after = self._shown.drawn(event.seat, cards, event.stock)
        keys = cards if own else [f"draw:{n}" for n in range(len(cards))]
        start = self._score.cursor
        for n, key in enumerate(keys):
            at = start + n * (0.0 if self._score.reduced else DRAW_STAGGER)
            self._put(key, stock.at(z=Z_FLY - n, opacity=1.0))
            if n == 0 or not self._score.reduced:
                self._sound("deal", at)
            if not own:
                fan = self._geometry.fan_place(event.seat)
                self._leave(key, fan, DEAL_MS, at)
        self._say(after)
        self._arrange(after, DEAL_MS, keys if own else (), DRAW_STAGGER)
        if not own:
            extra = 0.0 if self._score.reduced else (len(keys) - 1) * DRAW_STAGGER
            self._score.rest(extra)

    def _pile_taken(self, event: PileTaken) -> None:
        """The whole pile comes into a hand, and with it a closed card that did not fit."""
        cards = (*event.cards, *((event.blind,) if event.blind is not None else ()))
        self._let_read(PERSON if len(self._told) == 1 else event.seat)
        after = self._shown.taken(event.seat, cards)
        self._into_hand(event.seat, cards, after, "take")

    def _into_hand(self, seat: int, cards: Sequence[str], after: Shown, sound: str) -> None:
        self._say(after)
        self._sound(sound, self._score.cursor)
        bottom = self._geometry.pile_place(-4)
        for code in cards:
            if code not in self._now:  # it lies under the others, out of sight
                self._put(code, bottom.at(face=code))
        if seat != PERSON:
            fan = self._geometry.fan_place(seat)
            for n, code in enumerate(reversed(cards)):
                stagger = 0.0 if self._score.reduced else min(PICK_UP_STAGGER, 400 / len(cards))
                self._leave(code, fan, PICK_UP_MS, self._score.cursor + n * stagger)
            self._score.rest(0.0 if self._score.reduced else 200.0)
        self._arrange(after, PICK_UP_MS, tuple(reversed(cards)), PICK_UP_STAGGER)
        self._score.rest(self._score.span(OWN_READ_MS))

    def _let_read(self, seat: int) -> None:
        """What was laid can be seen before it is carried away."""
        self._score.rest(self._score.span(OWN_READ_MS if seat == PERSON else READ_MS))

    # --- from layout to layout ---------------------------------------------------------------

    def _layout(self, shown: Shown) -> dict[str, Place]:
        return layout(self._geometry, shown, Touch(), self._table.open_hands)

    def _arrange(
        self, after: Shown, duration: float, movers: Sequence[str], stagger: float
    ) -> None:
        """Every card goes to its place in the layout of `after`: the `movers` one after the
        other and above all others, the rest closes up meanwhile."""
        ends = self._layout(after)
        start = self._score.cursor
        latest = start
        if self._score.reduced:
            stagger = 0.0
        for n, key in enumerate(code for code in movers if code in ends):
            at = start + n * stagger
            end = ends[key].at(z=Z_FLY + n)
            if duration == PLAY_MS and not self._score.reduced:
                self._arc(key, end, at)
            else:
                self._turn(key, end, duration, at)
            latest = max(latest, at + self._score.span(duration))
        for key, end in ends.items():
            if key in movers:
                continue
            if key not in self._now:
                self._appear_by_itself(key, end)
            elif self._now[key] != end:
                self._move(key, end, SHIFT_MS, start)
        for key in [key for key in self._now if key not in ends]:
            self._forget(key, start if key == GHOST else latest)
        self._shown = after
        self._score.cursor = max(latest, start + self._score.span(duration))

    def _appear_by_itself(self, key: str, end: Place) -> None:
        """A back more in a hand, or a layer of the stock: it is there when others arrive."""
        self._put(key, end.at(opacity=0.0))
        self._move(key, end, SHIFT_MS, self._score.cursor)

    def _emerge(self, code: str, seat: int) -> None:
        """A card comes out of a hand: one of another hand was a back until now."""
        if code in self._now:
            return
        for key, place in self._now.items():
            if place.face == code and key.startswith(f"hand{seat}:"):
                self._put(code, place.at(z=Z_FLY))
                return
        self._put(code, self._geometry.fan_place(seat).at(z=Z_FLY))

    def _leave(self, key: str, end: Place, duration: float, at: float | None = None) -> None:
        """A card goes where it is not seen any more: into a hand of which backs are shown."""
        start = self._score.cursor if at is None else at
        begin = self._now[key]
        closed = end.at(face=None, z=Z_FLY)
        self._put(key, begin.at(z=Z_FLY, badge=None, rise=0.0))
        self._turn(key, closed, duration, start)
        self._forget(key, start + self._score.span(duration))

    def _forget(self, key: str, at: float) -> None:
        """The card is gone from this moment on."""
        self._now.pop(key, None)
        item = self._table.items.get(key)
        if item is not None:
            # Another card of this key may come later: then it is a new item.
            fresh = self._table.retire(key)
            self._score.call(partial(self._table.remove, fresh), at)

    # --- small steps -------------------------------------------------------------------------

    def _say(self, shown: Shown | None = None) -> None:
        """From here on the labels tell what has happened so far."""
        note = partial(self._table.note, shown or self._shown, tuple(self._told))
        self._score.call(note, self._score.cursor)

    def _put(self, key: str, place: Place) -> CardItem:
        """A card that is on the table already comes there when its time has come."""
        if key not in self._table.items or not self._score.motions:
            return super()._put(key, place)
        item = self._table.items[key]
        self._score.call(partial(item.show_place, place), self._score.cursor)
        self._now[key] = place
        return item

    def _arc(self, key: str, end: Place, start: float) -> None:
        """From the hand to the pile in a shallow arc, turned up on the way if need be."""
        item, begin = self._take(key, end)
        way = self._turning(item, begin.at(z=end.z, ring=0.0, badge=None), end.at(lift_px=0.0))
        self._score.move(arched(item, way, PLAY_ARC), PLAY_MS, start)
