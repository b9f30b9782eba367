"""What a tap on a card of the own hand lifts: patterns that hold it, one after the other.

Plain data, no Qt. Judged from the seat's own view alone.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from skillgames.engine.text import Msg, translate
from skillgames.engine.tigers import card_of, codes_in, mask_of_codes
from skillgames.games.hakka.lifting import offers
from skillgames.games.hakka.patterns import elders
from skillgames.games.hakka.state import DISCARD, LEAD, PLAYING, HakkaView, cards_of, kind_of

Cards = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Pick:
    """The lifted cards, in the order they were lifted.

    `source` is the card whose patterns are walked through and `step` how far; None when the
    cards were lifted one by one.
    """

    cards: Cards = ()
    source: str | None = None
    step: int = 0


@dataclass(frozen=True, slots=True)
class Choices:
    """What may be chosen in a position: the legal moves of a view, looked up in many ways."""

    view: HakkaView
    legal: frozenset[int]

    @property
    def is_cards(self) -> bool:
        """Whether cards are to be chosen at all."""
        return bool(self.legal) and self.view.phase == PLAYING

    @property
    def can_discard(self) -> bool:
        """Whether any discard is allowed."""
        return any(kind_of(move) == DISCARD for move in self.legal)

    @property
    def can_play(self) -> bool:
        """Whether anything can be led or beaten with."""
        return any(kind_of(move) != DISCARD for move in self.legal)

    @property
    def needed(self) -> int | None:
        """How many cards the trick asks for; None for a lead."""
        best = self.view.best
        return None if best is None else best.size

    @property
    def usable(self) -> frozenset[str]:
        """The cards of the hand that are part of some legal move."""
        held = 0
        for move in self.legal:
            held |= cards_of(move)
            if held == self.view.hand:
                break
        return frozenset(codes_in(held))

    def stages(self, code: str) -> list[Cards]:
        """What taps on this card lift, one after the other: patterns, then it alone where
        it may be laid away."""
        masks = offers(self.view, card_of(code), self.legal)
        found = [tuple(codes_in(mask)) for mask in masks]
        if self.can_discard and (code,) not in found:
            found.append((code,))
        return found

    def tap(self, pick: Pick, code: str) -> Pick:
        """What is lifted after a tap on this card."""
        if code == pick.source:
            return self.walk(pick, code, 1)
        if code in pick.cards:
            return Pick(tuple(card for card in pick.cards if card != code))
        if pick.cards and pick.source is None:
            return self._added(pick, code)
        if self.can_discard and not self.can_play:
            return self._added(Pick(), code)
        return self.walk(Pick(), code, 1)

    def walk(self, pick: Pick, code: str, step: int) -> Pick:
        """The next pattern that holds this card, or the one before; after the last, none."""
        stages = self.stages(code)
        if not stages:
            return Pick()
        first = 0 if step > 0 else len(stages) - 1
        number = pick.step + step if code == pick.source else first
        if not 0 <= number < len(stages):
            return Pick()
        cards = stages[number]
        if cards == (code,) and self.can_discard:
            return Pick(cards)  # from here on cards are added one by one
        return Pick(cards, code, number)

    def _added(self, pick: Pick, code: str) -> Pick:
        """One card more; the first one goes when there would be too many to lay away."""
        cards = (*pick.cards, code)
        if self.needed is not None and len(cards) > self.needed:
            cards = cards[len(cards) - self.needed :]
        return replace(Pick(), cards=cards)

    def why_not(self, code: str) -> Msg | None:
        """Why no legal move holds this card; None when one does."""
        if code in self.usable:
            return None
        view, bit = self.view, mask_of_codes((code,))
        if self.needed is not None:
            return translate("Hakka", "You can beat this, so you have to.")
        if bit & elders(view.seen):
            return translate("Hakka", "An Elder is led alone only when no other card is left.")
        return translate("Hakka", "A single is led from your highest suit.")

    def why_not_play(self, cards: Cards) -> Msg:
        """Why these cards cannot be played or laid away as they are."""
        view, mask = self.view, mask_of_codes(cards)
        if not cards:
            return translate("Hakka", "Choose cards first.")
        if self.needed is not None:
            count = self.needed
            if len(cards) != count:
                return translate("Hakka", "You need %n card(s) here.", None, count)
            if not self.can_discard:
                return translate("Hakka", "You can beat this, so you have to.")
            return translate("Hakka", "These cards do not beat what lies there.")
        if len(cards) > 1:
            return translate("Hakka", "These cards are no run, no set and no single card.")
        if LEAD | mask in self.legal:
            return translate("Hakka", "Play cards now.")
        if mask & elders(view.seen):
            return translate("Hakka", "An Elder is led alone only when no other card is left.")
        return translate("Hakka", "A single is led from your highest suit.")
