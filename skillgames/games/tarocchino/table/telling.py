"""The motion of events: how cards travel from one layout to the next.

Nothing here decides where a card ends: the table is snapped to its layout afterwards.
Where motion is reduced the same is told in the same order, but cards appear where they go
and nothing is staggered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from skillgames.engine.bologna import CODES, card_of
from skillgames.engine.events import Event
from skillgames.games.tarocchino.events import (
    Dealt,
    Declared,
    Discarded,
    DiscardsShown,
    Passed,
    Played,
    TrickTaken,
)
from skillgames.games.tarocchino.table.geometry import (
    PERSON,
    Z_FLY,
    Geometry,
)
from skillgames.games.tarocchino.table.layout import (
    dot_of,
    leader_of,
)
from skillgames.widgets.animator import Curve, Score
from skillgames.widgets.items import CardItem
from skillgames.widgets.layer import glide
from skillgames.widgets.place import Place, blend
from skillgames.widgets.telling import CardTelling, Step, arched

if TYPE_CHECKING:
    from skillgames.games.tarocchino.table.board import TarocchinoBoard

PLAY_MS, PLAY_ARC = 260.0, 24.0
LANDED = 0.7
"""The part of its way after which a played card is as good as down, and is heard."""
CLOSE_UP_MS = 160.0
TRICK_RESTS_MS, TO_WINNER_MS = 700.0, 300.0
DEAL_MS, PACKET_STAGGER, CARD_STAGGER = 180.0, 90.0, 14.0
AWAY_MS = 300.0
SHOW_MS = 260.0
RING_MS = 160.0
READ_MS = 600.0
"""How long it can be read what another seat declares, or that it passes."""


class Telling(CardTelling):
    """Writes the score of one stored entry; knows what lies on the table at each step."""

    def __init__(self, table: TarocchinoBoard, score: Score, geometry: Geometry) -> None:
        if "ghost" in table.items:
            table.drop("ghost")
        super().__init__(table, score)
        self._table: TarocchinoBoard = table
        self._geometry = geometry
        assert table.view is not None
        self._after = table.layout(table.view)
        before = table.view_before
        self._trick = list(before.trick_cards) if before is not None else []

    def tell(self, events: Sequence[Event]) -> None:
        """Write all events, one after the other."""
        for event in events:
            match event:
                case Dealt():
                    self._dealt(event)
                case Discarded():
                    self._discarded(event)
                case Declared():
                    self._declared(event)
                case Passed(seat=seat) if seat != PERSON:
                    self._score.rest(READ_MS)
                case Played():
                    self._played(event)
                case TrickTaken():
                    self._taken(event)
                case DiscardsShown():
                    break  # what follows is told by the score sheet

    # --- steps ---------------------------------------------------------------------------

    def _dealt(self, event: Dealt) -> None:
        """Packets fly from the dealer to each hand in turn."""
        geometry = self._geometry
        plate = geometry.plate(event.dealer)
        source = Place(plate.x + plate.width / 2, plate.y + plate.height / 2, geometry.back_width)
        start, reduced = self._score.cursor, self._score.reduced
        given = [0, 0, 0, 0]
        at = start
        for number, (seat, cards) in enumerate(event.packets):
            at = start if reduced else start + number * PACKET_STAGGER
            self._sound("deal", at) if number == 0 or not reduced else None
            for n, code in enumerate(cards):
                key = self._dealt_key(seat, code, given[seat])
                given[seat] += 1
                end = self._after.get(key)
                if end is None:
                    continue
                self._put(key, source.at(face=None, z=Z_FLY, opacity=0.0))
                begin = at + (0.0 if reduced else n * CARD_STAGGER)
                if not reduced:
                    self._score.call(self._reveal(key), begin)
                self._turn(key, end.at(z=Z_FLY + given[seat]), DEAL_MS, begin, Curve.OutCubic)
        self._score.cursor = at + self._score.span(DEAL_MS) + 5 * CARD_STAGGER

    def _dealt_key(self, seat: int, code: str, number: int) -> str:
        """The key of a card that is being dealt: its code where its face is seen."""
        if seat == PERSON:
            return code
        open_hand = self._table.open_hands.get(seat, ())
        return open_hand[number] if number < len(open_hand) else f"other{seat}:{number}"

    def _discarded(self, event: Discarded) -> None:
        """Two cards go face down to the dealer's plate."""
        plate = self._geometry.plate(event.seat)
        x, y = plate.x + plate.width / 2, plate.y + plate.height / 2
        keys = [code for code in event.cards if code in self._now]
        if event.seat != PERSON and not keys:
            keys = self._backs(event.seat)[-len(event.cards) :]
        start = self._score.cursor
        self._sound("play", start)
        for key in keys:
            width = self._geometry.back_width
            end = Place(x, y, width, face=None, z=Z_FLY, opacity=0.0)
            self._turn(key, end, AWAY_MS, start, Curve.InOutCubic)
            del self._now[key]
        self._follow(start)
        self._score.cursor = start + self._score.span(AWAY_MS)

    def _declared(self, event: Declared) -> None:
        """Declared cards of another hand are turned up beside its plate."""
        start = self._score.cursor
        if event.seat != PERSON:
            for code in event.cards:
                if code not in self._now and code in self._after:
                    self._uncover(event.seat, code)
                    self._turn(code, self._after[code], SHOW_MS, start, Curve.OutCubic)
        self._sound("lift", start)
        self._follow(start)
        self._score.cursor = start + self._score.span(SHOW_MS)
        if event.seat != PERSON:
            self._score.rest(READ_MS)

    def _played(self, event: Played) -> None:
        """From the hand to its place in the trick; the hand closes up."""
        card = event.card
        if card not in self._now:
            self._uncover(event.seat, card)
        self._trick.append((event.seat, card_of(card)))
        end = self._geometry.trick_place(event.seat).at(face=card)
        start = self._score.cursor
        self._fly(card, end, start)
        self._follow(start)
        self._score.cursor = start + self._score.span(PLAY_MS)
        winner = leader_of(self._trick)
        for seat, played in self._trick:
            self._ring(seat == winner, played)

    def _taken(self, event: TrickTaken) -> None:
        """The trick rests, then goes to the plate of whoever took it."""
        plate = self._geometry.plate(event.seat)
        x, y = plate.x + plate.width / 2, plate.y + plate.height / 2
        self._score.rest(TRICK_RESTS_MS)
        start = self._score.cursor
        self._sound("trick", start)
        for code in event.cards:
            if code not in self._now:
                continue
            width = self._geometry.back_width * 0.7
            end = Place(x, y, width, face=code, z=Z_FLY, opacity=0.0)
            self._move(code, end, TO_WINNER_MS, start, Curve.InCubic)
            del self._now[code]
        self._trick = []
        self._score.cursor = start + self._score.span(TO_WINNER_MS)

    # --- small steps ---------------------------------------------------------------------

    def _follow(self, start: float) -> None:
        """What stays in the hands moves to where it will lie."""
        trick = {CODES[card] for _, card in self._trick}
        for key, place in self._after.items():
            begin = self._now.get(key)
            if begin is not None and begin != place and key not in trick:
                self._move(key, place, CLOSE_UP_MS, start)

    def _ring(self, wins: bool, card: int) -> None:
        code = CODES[card]
        begin = self._now[code]
        if begin.ring != float(wins):
            self._move(code, begin.at(ring=float(wins)), RING_MS)

    def _backs(self, seat: int) -> list[str]:
        keys = [key for key in self._now if key.startswith(f"other{seat}:")]
        return sorted(keys, key=lambda key: int(key.split(":")[1]))

    def _uncover(self, seat: int, code: str) -> None:
        """The last back of a hand is now this card, still face down; which back it was
        tells nothing."""
        backs = self._backs(seat)
        if not backs:
            spot = self._geometry.back_places(seat, 1)[0]
            self._put(code, spot)
            return
        self._table.rename(backs[-1], code)
        self._now[code] = self._now.pop(backs[-1])

    def _fly(self, card: str, end: Place, start: float) -> None:
        """In a shallow arc, turned up on the way if need be."""
        begin = self._now[card]
        self._sound("play", start + LANDED * self._score.span(PLAY_MS))
        plain = end.at(z=Z_FLY + len(self._trick))
        if begin.face is None or self._score.reduced:
            self._turn(card, plain, PLAY_MS, start, Curve.OutCubic)
        else:
            item = self._table.items[card]
            item.prepare(max(begin.width, end.width))
            way = glide(item, begin.at(z=Z_FLY, focus=0.0, dot=None, dim=0.0), plain)
            self._score.move(arched(item, way, PLAY_ARC), PLAY_MS, start)
        self._now[card] = plain

    def _turning(self, item: CardItem, begin: Place, end: Place) -> Step:
        """A card that fades away meanwhile keeps no dot."""
        turned = begin.face != end.face

        def step(share: float) -> None:
            place = blend(begin, end, share)
            if end.opacity == 1.0:
                place = place.at(opacity=1.0)
            if turned:
                face = begin.face if share < 0.5 else end.face
                dot = dot_of(face) if face is not None and end.dot is not None else None
                place = place.at(face=face, dot=dot, flip=abs(1 - 2 * share))
            item.show_place(place)

        return step
