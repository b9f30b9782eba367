"""The motion of events: how cards travel from one layout to the next.

Durations and curves are those of the look. Nothing here decides where a card ends:
the table is snapped to its layout afterwards. Where motion is reduced the same is told in
the same order, but cards appear where they go and nothing is staggered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from skillgames.engine.events import Event
from skillgames.games.fishing.events import Captured, Dealt, Laid, Leftovers, Swept
from skillgames.games.fishing.table.layout import (
    Z_FLY,
    Geometry,
    dot_of,
    stack,
)
from skillgames.games.fishing.table.sentences import PERSON
from skillgames.widgets.animator import Curve, Score
from skillgames.widgets.items import RippleItem
from skillgames.widgets.layer import glide
from skillgames.widgets.place import Place
from skillgames.widgets.telling import CardTelling, arched

if TYPE_CHECKING:
    from skillgames.games.fishing.table import FishingTable

PLAY_MS, PLAY_ARC = 260.0, 24.0
LANDED = 0.7
"""The part of its way after which a played card is as good as down, and is heard."""
GATHER_MS, GATHER_STAGGER = 220.0, 40.0
TO_PILE_MS = 320.0
DEAL_MS, DEAL_STAGGER = 180.0, 70.0
GLOW_MS = 160.0
CLOSE_UP_MS = 160.0
SWEEP_MS = 500.0
READ_MS = 620.0
"""How long the bot's card and what it takes lie glowing before they are gathered."""
OWN_READ_MS = 120.0
"""The same for the person, who has seen it all before the tap."""

PACK, DEALT, FIRST_TABLE = 52, 8, 4
"""Cards in a pack, cards of a deal, and those the first deal lays on the table."""


class Telling(CardTelling):
    """Writes the score of one stored entry; knows what lies on the table at each step."""

    PREPARES = False

    def __init__(self, table: FishingTable, score: Score, geometry: Geometry) -> None:
        super().__init__(table, score)
        self._table: FishingTable = table
        self._geometry = geometry
        self._row = list(table.row)

    def tell(self, events: Sequence[Event]) -> None:
        """Write all events, one after the other."""
        for event in events:
            match event:
                case Laid():
                    self._laid(event)
                case Captured():
                    self._captured(event)
                case Swept():
                    self._swept()
                case Leftovers():
                    self._gather(list(event.cards), event.seat, self._score.cursor)
                case Dealt():
                    self._dealt(event)

    # --- steps ---------------------------------------------------------------------------

    def _laid(self, event: Laid) -> None:
        self._appear(event.seat, event.card)
        spots = self._geometry.table_places(len(self._row) + 1)
        for key, (x, y, width) in zip(self._row, spots, strict=False):
            self._move(key, self._now[key].at(x=x, y=y, width=width), CLOSE_UP_MS)
        self._row.append(event.card)
        x, y, width = spots[-1]
        end = self._on_table(event.card, x, y, width)
        self._play(event.card, end)

    def _captured(self, event: Captured) -> None:
        """The played card comes down beside what it takes; that glows; all is gathered."""
        own = event.seat == PERSON
        self._appear(event.seat, event.card)
        target = self._now[event.taken[0]]
        shift = target.width * 0.42
        down = 1 if own else -1
        end = self._on_table(
            event.card, target.x + shift * 0.4, target.y + shift * down, target.width
        )
        self._play(event.card, end.at(z=Z_FLY))
        for key in (event.card, *event.taken):
            lit = self._now[key].at(glow=1.0, dim=0.0)
            self._move(key, lit, GLOW_MS)
        self._row = [key for key in self._row if key not in event.taken]
        for key in self._row:
            self._move(key, self._now[key].at(dim=0.0), GLOW_MS)
        self._score.rest(self._score.span(GLOW_MS) + (OWN_READ_MS if own else READ_MS))
        self._gather([event.card, *event.taken], event.seat, self._score.cursor)
        self._close_up()

    def _swept(self) -> None:
        """A ring runs over the empty table."""
        geometry = self._geometry
        start = self._score.cursor - self._score.span(TO_PILE_MS)
        self._sound("sweep", start)
        if self._score.reduced:
            return
        ring = RippleItem(geometry.width * 0.3)
        ring.setPos(geometry.width / 2, geometry.table_y)
        self._table.stage.scene().addItem(ring)
        end = self._score.move(ring.spread, SWEEP_MS, start, Curve.OutQuad)
        self._score.call(lambda: self._table.stage.scene().removeItem(ring), end)
        self._score.cursor = max(self._score.cursor, end)

    def _close_up(self) -> None:
        """What is left on the table draws together while the capture leaves it."""
        start = self._score.cursor - self._score.span(TO_PILE_MS)
        spots = self._geometry.table_places(len(self._row))
        for key, (x, y, width) in zip(self._row, spots, strict=True):
            self._move(key, self._now[key].at(x=x, y=y, width=width), CLOSE_UP_MS, start)

    def _gather(self, keys: list[str], seat: int, start: float) -> None:
        """Cards draw together on the first one and go to a pile, face down."""
        first = self._now[keys[0]]
        arrived = start
        self._sound("capture", start)
        for n, key in enumerate(() if self._score.reduced else keys):
            z = Z_FLY + len(keys) - n
            near = self._now[key].at(x=first.x + n * 2, y=first.y + n * 2, z=z, glow=0.0, dot=None)
            arrived = max(
                arrived,
                self._move(key, near, GATHER_MS, start + n * GATHER_STAGGER, Curve.InOutCubic),
            )
        pile = self._geometry.pile_place(seat)
        for n, key in enumerate(keys):
            z = Z_FLY + len(keys) - n
            self._turn(key, pile.at(z=z, face=None), TO_PILE_MS, arrived, Curve.InCubic)
        self._score.cursor = arrived + self._score.span(TO_PILE_MS)
        for key in keys:
            self._now.pop(key)

    def _dealt(self, event: Dealt) -> None:
        """Cards fly from the stock: the non-dealer, the dealer, the table."""
        geometry = self._geometry
        stock = geometry.stock_place
        jobs: list[tuple[str, Place]] = []
        order = [1 - event.dealer, event.dealer]
        for seat in order:
            if seat == PERSON:
                codes = self._table.order
                spots = geometry.hand_places(len(codes))
                for code, (x, y, width) in zip(codes, spots, strict=True):
                    dot = dot_of(code, in_hand=True)
                    radius = (16 if dot else 9) * geometry.t
                    end = Place(x, y, width, face=code, dot=dot, dot_radius=radius)
                    jobs.append((code, end))
            else:
                count = len(event.hands[seat])
                faces: Sequence[str | None] = self._table.open_hands.get(seat) or [None] * count
                spots_turned = geometry.other_places(count)
                for n, (face, (x, y, width, turn)) in enumerate(
                    zip(faces, spots_turned, strict=True)
                ):
                    jobs.append((f"other:{n}", Place(x, y, width, face=face, rotation=turn)))
        for code, (x, y, width) in zip(
            event.table, geometry.table_places(len(event.table)), strict=True
        ):
            jobs.append((code, self._on_table(code, x, y, width)))
            self._row.append(code)
        for key, place in stack("stock", stock, stock_before(event.deal)).items():
            self._put(key, place)
        start, reduced = self._score.cursor, self._score.reduced
        stagger = 0.0 if reduced else DEAL_STAGGER
        for n, (key, end) in enumerate(jobs):
            self._put(key, stock.at(z=stock.z + 10, opacity=0.0))
            at = start + n * stagger
            if not reduced:
                self._score.call(self._reveal(key), at)
            if n == 0 or not reduced:
                self._sound("deal", at)
            self._turn(key, end.at(z=Z_FLY + n), DEAL_MS, at, Curve.OutCubic)
        self._score.cursor = start + len(jobs) * stagger + self._score.span(DEAL_MS)

    # --- small steps ---------------------------------------------------------------------

    def _appear(self, seat: int, card: str) -> None:
        """A card leaves its hand, which closes up; one of the bot's backs is now this card."""
        if seat == PERSON:
            self._close_hand()
            return
        hidden = sorted(key for key in self._now if key.startswith("other:"))
        # The last one goes, so that the others keep their keys; which back it was tells nothing.
        # In a hand that lies open it is the card itself.
        key = next((one for one in hidden if self._now[one].face == card), hidden[-1])
        self._table.rename(key, card)
        self._now[card] = self._now.pop(key)
        kept = [one for one in hidden if one != key]
        spots = self._geometry.other_places(len(kept))
        for key, (x, y, _, turn) in zip(kept, spots, strict=True):
            self._move(key, self._now[key].at(x=x, y=y, rotation=turn), CLOSE_UP_MS)

    def _close_hand(self) -> None:
        """The person's remaining cards draw together."""
        kept = [key for key in self._table.order if key in self._now]
        for key, (x, y, _) in zip(kept, self._geometry.hand_places(len(kept)), strict=True):
            self._move(key, self._now[key].at(x=x, y=y, rise=0.0, focus=0.0), CLOSE_UP_MS)

    def _play(self, card: str, end: Place) -> None:
        """From the hand to the table in a shallow arc, turned up on the way if need be."""
        start = self._now[card]
        plain = end.at(lift=0.0, lift_px=0.0, focus=0.0, z=Z_FLY)
        self._sound("play", self._score.cursor + LANDED * self._score.span(PLAY_MS))
        if start.face is None or self._score.reduced:
            self._turn(card, plain, PLAY_MS, self._score.cursor, Curve.OutCubic)
        else:
            item = self._table.items[card]
            item.prepare(max(start.width, end.width))
            way = glide(item, start.at(z=Z_FLY), plain)
            self._score.move(arched(item, way, PLAY_ARC), PLAY_MS)
        self._now[card] = end
        self._score.cursor += self._score.span(PLAY_MS)

    def _on_table(self, code: str, x: float, y: float, width: float) -> Place:
        return Place(
            x,
            y,
            width,
            face=code,
            z=Z_FLY,
            dot=dot_of(code, in_hand=False),
            dot_radius=9 * self._geometry.t,
        )


def stock_before(deal: int) -> int:
    """Cards in the stock when this deal of a round begins."""
    return PACK if deal == 1 else PACK - FIRST_TABLE - DEALT * (deal - 1)
