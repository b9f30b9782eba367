"""The table of Tarocchino for those who hear it: a name with all facts for each thing on it.

Only what the view holds is named, so a hidden card is nothing but "face down".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject

from skillgames.engine.bologna import CODES, VALUES, card_of
from skillgames.engine.text import Msg
from skillgames.games.tarocchino.state import SEATS, Phase, TarocchinoView
from skillgames.games.tarocchino.table.geometry import (
    COMBINATIONS,
    LAST,
    OTHERS,
    PERSON,
)
from skillgames.games.tarocchino.table.labels import TarocchinoLabels
from skillgames.games.tarocchino.table.layout import (
    Touch,
    leader_of,
    shown_of,
    shown_trick,
)
from skillgames.games.tarocchino.table.panels import Panel
from skillgames.games.tarocchino.table.sentences import TarocchinoSentences
from skillgames.games.tarocchino.words import card_list, card_name
from skillgames.widgets.language import text

SCORE, STATUS, PANEL = "score", "status", "panel"
"""Keys of what is no card and no button."""


def plate_key(seat: int) -> str:
    """The key of a seat's plate."""
    return f"plate{seat}"


def hand_key(seat: int) -> str:
    """The key of another hand."""
    return f"hand{seat}"


class TarocchinoNames(QObject):
    """Names the things of a view, for the person at seat 0."""

    def __init__(
        self, labels: TarocchinoLabels, sentences: TarocchinoSentences, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._labels = labels
        self._sentences = sentences

    def of(
        self,
        view: TarocchinoView,
        touch: Touch,
        reasons: Mapping[str, Msg],
        panel: Panel | None,
        open_hands: Mapping[int, Sequence[str]],
        has_buttons: bool,
    ) -> dict[str, str]:
        """Names by key: own hand, panel, trick, buttons, other hands, plates, score.

        `reasons` says of cards of the hand why they cannot be used now.
        """
        names: dict[str, str] = {}
        for n, code in enumerate(touch.order, start=1):
            names[code] = self._own(view, touch, code, n, reasons.get(code))
        if panel is not None:
            names[PANEL] = self._panel(panel)
            for button in panel.buttons:
                names[button.key] = button.label
        names.update(self._trick(view, touch.shows_last))
        if has_buttons:
            if view.history:
                names[LAST] = self._labels.button_words(LAST, touch.shows_last)
            names[COMBINATIONS] = self._labels.button_words(COMBINATIONS, touch.shows_last)
        for seat in OTHERS:
            shown = tuple(open_hands.get(seat, ())) or shown_of(view, seat)
            names[hand_key(seat)] = self._hand(view, seat, shown)
        for seat in range(SEATS):
            names[plate_key(seat)] = self._plate(view, seat)
        names[STATUS] = ". ".join(
            one for one in self._labels.status_lines(view, touch.shows_last) if one
        )
        names[SCORE] = self._score(view)
        return names

    def _own(
        self, view: TarocchinoView, touch: Touch, code: str, number: int, reason: Msg | None
    ) -> str:
        facts = [text(card_name(code)), *self._worth(code)]
        if code == touch.lifted:
            facts.append(self.tr("lifted"))
        if code in touch.chosen:
            facts.append(self.tr("to be laid away"))
        place = self.tr("in your hand, %1 of %2")
        facts.append(place.replace("%1", str(number)).replace("%2", str(len(touch.order))))
        if reason is not None:
            facts.append(text(reason))
        elif touch.ready is not None and view.phase == Phase.PLAYING:
            facts.append(self._sentences.effect(code, view))
        return ", ".join(facts)

    def _worth(self, code: str) -> list[str]:
        points = VALUES[card_of(code)]
        return [self.tr("worth %n point(s)", "", points)] if points > 1 else []

    def _panel(self, panel: Panel) -> str:
        parts = [panel.title, panel.note]
        for entry in panel.entries:
            detail = f", {entry.detail}" if entry.detail else ""
            parts.append(f"{entry.name}{detail}: {entry.points}")
        return ". ".join(part.rstrip(".") for part in parts if part)

    def _trick(self, view: TarocchinoView, shows_last: bool) -> dict[str, str]:
        trick = shown_trick(view, shows_last)
        winner = leader_of(trick)
        names = {}
        for n, (seat, card) in enumerate(trick, start=1):
            code = CODES[card]
            place = self.tr("last trick, %1 of %2") if shows_last else self.tr("trick, %1 of %2")
            place = place.replace("%1", str(n)).replace("%2", str(len(trick)))
            facts = [text(card_name(code)), *self._worth(code), self._sentences.seat(seat), place]
            if seat == winner:
                facts.append(self.tr("took") if shows_last else self.tr("takes"))
            names[code] = ", ".join(facts)
        return names

    def _hand(self, view: TarocchinoView, seat: int, shown: Sequence[str]) -> str:
        facts = [self._sentences.seat(seat)]
        hidden = view.counts[seat] - len(shown)
        if hidden or not shown:
            facts.append(self.tr("%n card(s) face down", "", hidden))
        if shown:
            facts.append(self.tr("open: %1").replace("%1", text(card_list(shown))))
        return ", ".join(facts)

    def _plate(self, view: TarocchinoView, seat: int) -> str:
        facts = [self._sentences.seat(seat), self._labels.side(seat & 1)]
        facts += [one for one in self._labels.plate_line(view, seat, False).split(" · ") if one]
        if view.history or view.phase == Phase.PLAYING:
            facts.append(self.tr("%n trick(s)", "", view.tricks_by_seat[seat]))
        if view.dealer == seat:
            facts.append(self.tr("dealer"))
        if view.phase == Phase.PLAYING and view.leader == seat:
            facts.append(self.tr("leads"))
        if view.to_act == seat and seat != PERSON:
            facts.append(self.tr("its turn"))
        return ", ".join(facts)

    def _score(self, view: TarocchinoView) -> str:
        sides = []
        for side in (0, 1):
            tricks = self.tr("%n trick(s)", "", view.tricks[side])
            sides.append(f"{self._labels.side(side)}: {tricks}")
        return ", ".join(sides)
