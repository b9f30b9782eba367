"""The score sheet of a hand and the results of Hakka cards, as rows for the shared sheets."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from skillgames.engine.game import LEVEL_NAMES, Level
from skillgames.engine.tigers import code_of, codes_in
from skillgames.games.hakka.scoring import (
    DREAM_TRICKS,
    SEATS,
    Due,
    HandScore,
    balance,
    running_totals,
)
from skillgames.games.hakka.state import HakkaView
from skillgames.games.hakka.table.geometry import PERSON
from skillgames.games.hakka.table.labels import ICONS
from skillgames.games.hakka.table.pictures import card_icon, card_mark, paint_won_fan, star_icon
from skillgames.games.hakka.table.sentences import HakkaSentences
from skillgames.games.hakka.words import card_name, signed
from skillgames.widgets import look
from skillgames.widgets.language import text
from skillgames.widgets.sheet_parts.data import (
    Detail,
    Fact,
    Mark,
    Person,
    ResultsContent,
    ScoreSide,
    TallyContent,
    TallyRow,
)

ACCENT = look.CLOTHS["indigo"].accent


class HakkaSheets(QObject):
    """Fills the sheets from a view; everything of a finished hand is known to everybody."""

    def __init__(self, words: HakkaSentences, parent: QObject) -> None:
        super().__init__(parent)
        self._words = words

    # --- the score sheet -------------------------------------------------------------------

    def tally(self, view: HakkaView) -> TallyContent | None:
        """The sheet of the hand that has just ended; None for a void one or while one is
        played."""
        score = view.hand_score
        if score is None:
            return None
        over = view.result is not None
        title = self.tr("Hand %1").replace("%1", str(score.number))
        return TallyContent(
            title=title,
            subtitle=self._subtitle(score),
            players=self._people(),
            rows=tuple(self._rows(view, score)),
            button=self.tr("RESULTS") if over else self.tr("NEXT HAND"),
            accent=ACCENT,
        )

    def _people(self) -> tuple[Person, ...]:
        return tuple(Person(self._words.name(seat), ICONS[seat]) for seat in range(SEATS))

    def _subtitle(self, score: HandScore) -> str:
        if score.winner is None:
            return self.tr("Nobody wins this hand")
        if score.winner == PERSON:
            return self.tr("You win this hand")
        return self.tr("%1 wins this hand").replace("%1", self._words.name(score.winner))

    def _rows(self, view: HakkaView, score: HandScore) -> list[TallyRow]:
        rows = [self._winner_row(view, score), self._dreamer_row(score)]
        if score.burdened is not None:
            rows.append(self._burden_row(score))
        totals = running_totals(view.hands_played)
        if len(totals) > 1:
            rows.append(TallyRow(self.tr("This hand"), score.payments, None))
            before = self.tr("Before this hand")
            rows.append(TallyRow(before, totals[-2], None))
        rows.append(TallyRow(self.tr("Total"), totals[-1], "flag", self._of_hands(score)))
        return rows

    def _of_hands(self, score: HandScore) -> Detail:
        from skillgames.games.hakka.state import HANDS

        line = self.tr("after %1 of %2 hands")
        return (line.replace("%1", str(score.number)).replace("%2", str(HANDS)),)

    def _winner_row(self, view: HakkaView, score: HandScore) -> TallyRow:
        if score.winner is None:
            counts = " · ".join(
                f"{self._words.name(seat)} {view.tricks[seat]}"
                for seat in range(SEATS)
                if seat != score.dreamer
            )
            label = self.tr("Too few tricks")
            return TallyRow(label, (0,) * SEATS, star_icon, (counts,))
        label = self.tr("%1: %n trick(s)", "", score.tricks)
        label = label.replace("%1", self._words.name(score.winner))
        values = balance(_unburdened(due for due in score.dues if due.receiver == score.winner))
        return TallyRow(label, values, star_icon, self._made_of(score))

    def _made_of(self, score: HandScore) -> Detail:
        """What the tricks are made of: taken with cards, and Elders."""
        if score.tigers:
            marks = [_mark(code) for code in codes_in(score.winning)]
            return (self.tr("the Five Tigers") + " ", *marks)
        taken = self.tr("%n taken", "", score.taken)
        shown = codes_in(score.elders)
        if not shown:
            return (taken,)
        elders = " + " + self.tr("%n Elder(s)", "", len(shown)) + " "
        return (taken + elders, *(_mark(code) for code in shown))

    def _dreamer_row(self, score: HandScore) -> TallyRow:
        name = self._words.name(score.dreamer)
        code = code_of(score.dreamer_card)
        values = balance(
            _unburdened(
                due
                for due in score.dues
                if due.receiver == score.dreamer and score.dreamer != score.winner
            )
        )
        if score.winner is None:
            label = self.tr("Dreamer: %1").replace("%1", name)
            return TallyRow(label, (0,) * SEATS, card_icon(code), (text(card_name(code)),))
        label = self.tr("Dreamer %1: %n trick(s)", "", score.dream_tricks).replace("%1", name)
        matching = codes_in(score.matching)
        detail: Detail = (f"{DREAM_TRICKS} + ", self.tr("no match"))
        if matching:
            count = self.tr("%n match(es)", "", len(matching)) + " "
            detail = (f"{DREAM_TRICKS} + ", count, *(_mark(one) for one in matching))
        return TallyRow(label, values, card_icon(code), detail)

    def _burden_row(self, score: HandScore) -> TallyRow:
        """The privileged player takes over what the other loser would have paid."""
        assert score.burdened is not None
        other = next(due.share_of for due in score.dues if due.share_of != due.payer)
        shift = [0] * SEATS
        for due in score.dues:
            if due.share_of != due.payer:
                shift[due.payer] -= due.points
                shift[due.share_of] += due.points
        payer, spared = self._words.name(score.burdened), self._words.name(other)
        if score.burdened == PERSON:
            line = self.tr("you pay for %1 too").replace("%1", spared)
        elif other == PERSON:
            line = self.tr("%1 pays for you too").replace("%1", payer)
        else:
            line = self.tr("%1 pays for %2 too").replace("%1", payer).replace("%2", spared)
        return TallyRow(self.tr("Privilege"), tuple(shift), "chevron", (line,))

    # --- the results -----------------------------------------------------------------------

    def results(self, view: HakkaView, levels: Sequence[Level | None]) -> ResultsContent:
        """Totals, and what the person did in the four hands."""
        assert view.result is not None
        clauses = [self.tr("Hakka cards")]
        level = next((level for level in levels if level is not None), None)
        if level is not None:
            clauses.append(text(LEVEL_NAMES[level]))
        clauses.append(self.tr("%n hand(s)", "", len(view.hands_played)))
        people = self._people()
        score = tuple(
            ScoreSide(people[seat], signed(view.scores[seat]), seat in view.result.winners)
            for seat in range(SEATS)
        )
        won = sum(hand.winner == PERSON for hand in view.hands_played)
        best = max((hand.payments[PERSON] for hand in view.hands_played), default=0)
        dreamt = sum(hand.payments[PERSON] for hand in view.hands_played if hand.dreamer == PERSON)
        hands = " · ".join(signed(hand.payments[PERSON]) for hand in view.hands_played)
        return ResultsContent(
            title=self._title(view),
            subtitle=" · ".join(clauses),
            score=score,
            accent=ACCENT,
            facts=(
                Fact(self.tr("Hands won"), str(won)),
                Fact(self.tr("Hand by hand"), hands),
                Fact(self.tr("Best hand"), signed(best)),
                Fact(self.tr("Dreamt"), signed(dreamt)),
            ),
            emblem=paint_won_fan,
        )

    def _title(self, view: HakkaView) -> str:
        assert view.result is not None
        winners = view.result.winners
        if winners == (PERSON,):
            return self.tr("You have won")
        if PERSON in winners:
            return self.tr("A draw")
        if len(winners) > 1:
            return self.tr("The bots share the win")
        return self.tr("%1 has won").replace("%1", self._words.name(winners[0]))


def _mark(code: str) -> Mark:
    return Mark(card_mark(code), text(card_name(code)))


def _unburdened(dues: object) -> list[Due]:
    """The same payments, each loser paying the own share."""
    return [due._replace(payer=due.share_of) for due in dues]  # type: ignore[attr-defined]
