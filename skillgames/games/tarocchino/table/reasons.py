"""Why something at the table of Tarocchino cannot be done now: one sentence each, no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from skillgames.engine.bologna import LED_MASKS, NO_SUIT, card_of, playable
from skillgames.engine.text import Msg, translate
from skillgames.games.tarocchino.rules import MUST_FOLLOW, why_not_laid_away
from skillgames.games.tarocchino.state import DISCARDS, Phase, TarocchinoView
from skillgames.games.tarocchino.table.geometry import (
    AWAY,
    COMBINATIONS,
    LAST,
    PANEL_KEYS,
)
from skillgames.widgets.reasons import against_all


@dataclass(frozen=True, slots=True)
class Reasons:
    """What the person may do at this moment; every method gives None for "it can be done"."""

    view: TarocchinoView | None
    legal: Sequence[int]
    blocked: Msg | None
    """Why nothing can be done at all (a sheet is open), if so."""
    order: Sequence[str]
    """The own hand."""
    marked: frozenset[str]
    """Cards that are to be laid away."""

    def against(self, key: str) -> Msg | None:
        """Why a press of this would do nothing."""
        if key in self.order:
            return self.against_card(key)
        if key in (LAST, COMBINATIONS):
            return self.blocked
        if key in PANEL_KEYS:
            if (reason := self.against_all()) is not None:
                return reason
            return self._against_away() if key == AWAY else None
        return None

    def against_all(self) -> Msg | None:
        """Why the person can do nothing at all."""
        over = translate("Tarocchino", "Nothing can be played now.")
        return against_all(self.blocked, self.view, self.legal, over)

    def against_card(self, code: str) -> Msg | None:
        """Why this card of the hand cannot be used now."""
        if (reason := self.against_all()) is not None:
            return reason
        assert self.view is not None
        match self.view.phase:
            case Phase.DECLARING:
                return translate(
                    "Tarocchino", "Before the first card everybody declares or passes."
                )
            case Phase.DISCARDING:
                return self._against_marking(code)
        return _against_playing(self.view, card_of(code))

    def _against_marking(self, code: str) -> Msg | None:
        if code in self.marked:
            return None
        if (reason := why_not_laid_away(card_of(code))) is not None:
            return reason
        if len(self.marked) == DISCARDS:
            return translate(
                "Tarocchino", "Two cards are chosen already: tap one of them to keep it."
            )
        return None

    def _against_away(self) -> Msg | None:
        if len(self.marked) == DISCARDS:
            return None
        if self.marked:
            return translate("Tarocchino", "One more card has to be laid away.")
        return translate("Tarocchino", "Choose two cards of your hand to lay away.")


def _against_playing(view: TarocchinoView, card: int) -> Msg | None:
    if playable(view.hand, view.led) >> card & 1:
        return None
    assert view.led != NO_SUIT
    if view.hand & LED_MASKS[view.led]:
        return MUST_FOLLOW[view.led]
    return translate("Tarocchino", "You have no card of the suit led, so you must play a trump.")
