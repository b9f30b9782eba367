"""The table of Hakka cards for those who hear it: a name with all facts for each thing.

Only what the view holds is named, so a hidden card is nothing but "face down".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject

from skillgames.engine.tigers import card_of, code_of, codes_in
from skillgames.games.hakka.scoring import HandScore
from skillgames.games.hakka.state import HakkaView, Play
from skillgames.games.hakka.table.geometry import PERSON, other_seats
from skillgames.games.hakka.table.labels import Button
from skillgames.games.hakka.table.layout import DREAM, hand_key
from skillgames.games.hakka.table.picking import Choices, Pick
from skillgames.games.hakka.table.sentences import HakkaSentences
from skillgames.games.hakka.words import card_list, card_name, pattern_name
from skillgames.widgets.language import text


class HakkaNames(QObject):
    """Names the things of a view for the person on seat 0."""

    def __init__(self, words: HakkaSentences, parent: QObject) -> None:
        super().__init__(parent)
        self._words = words

    def of(
        self,
        view: HakkaView,
        order: Sequence[str],
        pick: Pick,
        choices: Choices,
        buttons: Sequence[Button],
        open_hands: Mapping[int, Sequence[str]],
    ) -> dict[str, str]:
        """Names by key, in reading order."""
        score = view.hand_score
        winning = tuple(codes_in(score.winning)) if score is not None else ()
        names: dict[str, str] = {}
        hand = [code for code in order if code not in winning]
        for n, code in enumerate(hand, start=1):
            names[code] = self._own_card(view, code, n, len(hand), pick, choices)
        for button in buttons:
            names[button.key] = ", ".join(filter(None, (button.label, button.detail)))
        for play in view.trick:
            names[f"laid{play.seat}"] = self._laid(view, play)
        if score is not None:
            names.update(self._settled(score, winning))
        if view.dreamer is not None:
            names[DREAM] = self._dream(view)
        for seat in range(len(view.counts)):
            if view.won[seat] or view.discard_counts[seat]:
                names[f"won{seat}"] = self._before(view, seat, winning)
        for seat, cards in open_hands.items():
            names.update(self._open(seat, cards, winning))
        for seat in range(len(view.counts)):
            names[f"plate{seat}"] = self._plate(view, seat)
        return names

    def _own_card(
        self, view: HakkaView, code: str, n: int, count: int, pick: Pick, choices: Choices
    ) -> str:
        facts = [text(card_name(code))]
        if code in pick.cards:
            facts.append(self.tr("lifted"))
        if view.elders >> card_of(code) & 1:
            facts.append(self.tr("Elder"))
        place = self.tr("in your hand, %1 of %2")
        facts.append(place.replace("%1", str(n)).replace("%2", str(count)))
        if choices.is_cards:
            facts += self._use(code, pick, choices)
        return ", ".join(facts)

    def _use(self, code: str, pick: Pick, choices: Choices) -> list[str]:
        """What is lifted with the card, or what a press of it would lift, or why nothing."""
        reason = choices.why_not(code)
        if reason is not None:
            return [text(reason)]
        if code in pick.cards and len(pick.cards) > 1:
            what = text(pattern_name(sorted(pick.cards, key=card_of)))
            return [self.tr("together: %1").replace("%1", what)]
        stages = choices.stages(code)
        if code in pick.cards or not stages or not choices.can_play:
            return []
        what = text(pattern_name(stages[0]))
        return [self.tr("press to lift: %1").replace("%1", what)]

    def _laid(self, view: HakkaView, play: Play) -> str:
        name = self._words.name(play.seat)
        best = view.best
        if play.face_up:
            line = self.tr("%1: %2").replace("%1", name)
            line = line.replace("%2", text(pattern_name(codes_in(play.cards))))
            takes = best is not None and best.seat == play.seat
            return ", ".join((line, self.tr("takes the trick so far"))) if takes else line
        line = self.tr("%1: %n card(s) discarded, face down", "", play.size).replace("%1", name)
        if play.cards:
            return ", ".join((line, text(card_list(codes_in(play.cards)))))
        return line

    def _settled(self, score: HandScore, winning: Sequence[str]) -> dict[str, str]:
        matching = codes_in(score.matching)
        names = {}
        for code in winning:
            facts = [text(card_name(code)), self.tr("in the winning hand")]
            if code in matching:
                facts.append(self.tr("matches the dreamer’s card"))
            names[code] = ", ".join(facts)
        return names

    def _dream(self, view: HakkaView) -> str:
        assert view.dreamer is not None
        if view.dreamer_card is None:
            card = self.tr("face down")
        else:
            card = text(card_name(code_of(view.dreamer_card)))
        whose = (
            self.tr("your card while you dream: %1")
            if view.dreamer == PERSON
            else self.tr("dreamer’s card of %2: %1")
        )
        return whose.replace("%1", card).replace("%2", self._words.name(view.dreamer))

    def _before(self, view: HakkaView, seat: int, winning: Sequence[str]) -> str:
        """What lies before a player: cards that took tricks, and discards."""
        facts = []
        won = [code for code in codes_in(view.won[seat]) if code not in winning]
        if won:
            took = self.tr("tricks taken with %1").replace("%1", text(card_list(won)))
            facts.append(took)
        count = view.discard_counts[seat]
        if count:
            facts.append(self.tr("%n card(s) discarded, face down", "", count))
            if seat == PERSON and view.own_discards:
                facts.append(text(card_list(codes_in(view.own_discards))))
        line = self.tr("%1: %2").replace("%1", self._words.name(seat))
        return line.replace("%2", ", ".join(facts) or self.tr("nothing"))

    def _open(self, seat: int, cards: Sequence[str], winning: Sequence[str]) -> dict[str, str]:
        """A hand that lies open, in a replay."""
        if seat not in other_seats():
            return {}
        held = [code for code in cards if code not in winning]
        line = self.tr("%1 in the hand of %2").replace("%2", self._words.name(seat))
        return {
            hand_key(seat, n): line.replace("%1", text(card_name(code)))
            for n, code in enumerate(held)
        }

    def _plate(self, view: HakkaView, seat: int) -> str:
        shown = self._words.seat(view, seat, False, view.elders)
        facts = [shown.name]
        if shown.tag:
            facts.append(shown.tag.lower())
        facts.append(self.tr("total %1").replace("%1", shown.score))
        facts.append(shown.sub)
        if view.to_act == seat:
            facts.append(self.tr("your turn") if seat == PERSON else self.tr("to play"))
        return ", ".join(filter(None, facts))
