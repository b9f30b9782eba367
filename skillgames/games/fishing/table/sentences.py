"""The sentence in the pill of Fishing: what a lifted card would do, and what was done."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from skillgames.engine.cards import card_of, codes_in
from skillgames.engine.events import Event
from skillgames.games.fishing.capture import groups_of
from skillgames.games.fishing.events import Captured, Laid, Swept
from skillgames.games.fishing.table.labels import card_parts, sum_parts
from skillgames.widgets import look
from skillgames.widgets.art.hud import Part

PERSON = 0
"""The seat of the person at the table."""


class FishingSentences(QObject):
    """Says what happens on the table, in parts that the pill paints."""

    def outlook(self, code: str, taken: Sequence[str], highlight: bool) -> tuple[list[Part], str]:
        """What the lifted card would do, and the line below it.

        `taken` are the table cards it captures; without `highlight` they are not given away.
        """
        parts = card_parts(code)
        if not highlight:
            return parts, self.tr("Tap again to play")
        if not taken:
            parts.append(Part("  " + self.tr("takes nothing")))
            return parts, self.tr("Tap again to lay it on the table")
        parts.append(Part("  " + self.tr("takes %n card(s)", "", len(taken)) + "    "))
        return parts + self._sums(code, taken), self.tr("Tap again to play")

    def account(self, events: Sequence[Event], is_replay: bool) -> list[Part]:
        """What the bot has just done; in a replay what the person did, too."""
        parts: list[Part] = []
        for event in events:
            match event:
                case Laid(seat=seat, card=card) if seat != PERSON or is_replay:
                    who = self.tr("You lay") if seat == PERSON else self.tr("Bot lays")
                    parts = [Part(who + "  "), *card_parts(card)]
                case Captured(seat=seat, card=card, taken=taken) if seat != PERSON or is_replay:
                    who = self.tr("You:") if seat == PERSON else self.tr("Bot:")
                    parts = [Part(who + "  "), *card_parts(card)]
                    parts.append(Part("  " + self.tr("took %n card(s)", "", len(taken)) + "    "))
                    parts += self._sums(card, taken)
                case Swept() if parts:
                    parts.append(Part("    " + self.tr("a sweep"), look.GOLD, 700))
        return parts

    def _sums(self, code: str, taken: Sequence[str]) -> list[Part]:
        mask = sum(1 << card_of(one) for one in taken)
        groups = [codes_in(group) for group in groups_of(card_of(code), mask)]
        # Larger groups first, each from its highest card down: it reads like a sum.
        ordered = sorted((group[::-1] for group in groups), key=len, reverse=True)
        return sum_parts(ordered, "  " + self.tr("and") + "  ")
