"""The table of Fishing for those who hear it: a name with all facts for each thing on it.

Only what the view holds is named, so a hidden card is nothing but "face down".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject

from skillgames.engine.cards import CODES, card_of, codes_in, mask_of
from skillgames.engine.game import LEVEL_NAMES, Level
from skillgames.games.fishing.capture import (
    ALL_SPADES,
    CARD_POINTS,
    HAND_VALUE,
    TABLE_VALUE,
    groups_of,
)
from skillgames.games.fishing.state import DEALS, TARGET, FishingView
from skillgames.games.fishing.table.layout import Touch
from skillgames.games.fishing.words import card_list, card_name
from skillgames.widgets.language import text

STOCK, PILES, PLATES = "stock", ("pile0", "pile1"), ("plate0", "plate1")
"""Keys of what is no single card; the pairs are by seat."""


class FishingNames(QObject):
    """Names the things of a view, for a person at seat 0 against a bot of some level."""

    def __init__(self, level: Level | None, parent: QObject) -> None:
        super().__init__(parent)
        self._level = level

    def of(
        self,
        view: FishingView,
        touch: Touch,
        captures: Mapping[str, Sequence[str]],
        open_hand: Sequence[str] = (),
    ) -> dict[str, str]:
        """Names by key: own hand from left to right, table, bot's hand, stacks, plates.

        `captures` has what each card of the hand takes, where that is shown; `open_hand`
        are the bot's cards when they lie open.
        """
        names = {}
        for n, code in enumerate(touch.order, start=1):
            place = _nth(self.tr("in your hand, %1 of %2"), n, len(touch.order))
            names[code] = self._own_card(code, place, code == touch.lifted, captures.get(code))
        lit = touch.captured if touch.highlight else frozenset()
        for n, card in enumerate(view.table, start=1):
            place = _nth(self.tr("on the table, %1 of %2"), n, len(view.table))
            names[CODES[card]] = self._table_card(CODES[card], place, CODES[card] in lit)
        for n in range(view.other_count):
            place = _nth(self.tr("bot’s hand, %1 of %2"), n + 1, view.other_count)
            known = text(card_name(open_hand[n])) if n < len(open_hand) else self.tr("face down")
            names[f"other:{n}"] = _joined([known, place])
        if view.deal and view.to_act is not None:
            names[STOCK] = self._stock(view)
        for seat in (view.seat, view.other):
            names[PILES[seat]] = self._pile(view, seat)
        for seat in (view.seat, view.other):
            names[PLATES[seat]] = self._plate(view, seat)
        return names

    def _own_card(self, code: str, place: str, lifted: bool, taken: Sequence[str] | None) -> str:
        card = card_of(code)
        facts = [text(card_name(code))]
        if lifted:
            facts.append(self.tr("lifted"))
        facts += self._worth(code)
        if HAND_VALUE[card] != TABLE_VALUE[card]:
            facts.append(self.tr("hand value %1").replace("%1", str(HAND_VALUE[card])))
        facts.append(place)
        if taken is not None:
            facts.append(self._takes(code, taken))
        return _joined(facts)

    def _table_card(self, code: str, place: str, taken: bool) -> str:
        facts = [text(card_name(code)), *self._worth(code), place]
        if taken:
            facts.append(self.tr("would be taken"))
        return _joined(facts)

    def _worth(self, code: str) -> list[str]:
        points = CARD_POINTS[card_of(code)]
        return [self.tr("worth %n point(s)", "", points)] if points else []

    def _takes(self, code: str, taken: Sequence[str]) -> str:
        """What a card takes: single cards first, then sums from their highest card down."""
        if not taken:
            return self.tr("takes nothing")
        card, mask = card_of(code), mask_of(map(card_of, taken))
        groups = sorted((codes_in(group)[::-1] for group in groups_of(card, mask)), key=len)
        cards = text(card_list([one for group in groups for one in group]))
        return self.tr("takes %n card(s): %1", "", len(taken)).replace("%1", cards)

    def _stock(self, view: FishingView) -> str:
        deal = _nth(self.tr("deal %1 of %2"), view.deal, DEALS)
        return _joined([self.tr("%n card(s) in the deck", "", view.stock), deal])

    def _pile(self, view: FishingView, seat: int) -> str:
        pile, own = view.piles[seat], seat == view.seat
        if not pile:
            return self.tr("your pile: empty") if own else self.tr("bot’s pile: empty")
        facts = [
            self.tr("%n card(s)", "", pile.bit_count()),
            self.tr("%n spade(s)", "", (pile & ALL_SPADES).bit_count()),
        ]
        if view.sweeps[seat]:
            facts.append(self.tr("%n sweep(s)", "", view.sweeps[seat]))
        whose = self.tr("your pile: %1") if own else self.tr("bot’s pile: %1")
        return whose.replace("%1", _joined(facts))

    def _plate(self, view: FishingView, seat: int) -> str:
        own = seat == view.seat
        facts = [self.tr("You") if own else self.tr("Bot")]
        if not own and self._level is not None:
            facts.append(text(LEVEL_NAMES[self._level]))
        points = self.tr("%1 of %n point(s)", "", TARGET)
        facts.append(points.replace("%1", str(view.scores[seat])))
        if view.to_act == seat:
            facts.append(self.tr("your turn") if own else self.tr("its turn"))
        return _joined(facts)


def _nth(place: str, number: int, count: int) -> str:
    return place.replace("%1", str(number)).replace("%2", str(count))


def _joined(facts: Sequence[str]) -> str:
    return ", ".join(facts)
