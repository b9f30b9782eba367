"""The results of Yacht, as rows for the shared sheet."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject

from skillgames.engine.game import LEVEL_NAMES, Level
from skillgames.games.yacht.scoring import UPPER_GOAL
from skillgames.games.yacht.state import SOLO, YachtView
from skillgames.games.yacht.table.chart import paint_course
from skillgames.games.yacht.table.labels import ICONS
from skillgames.games.yacht.table.layout import PERSON
from skillgames.games.yacht.table.pictures import paint_won
from skillgames.widgets import look
from skillgames.widgets.language import text
from skillgames.widgets.sheet_parts.data import (
    Drawing,
    Fact,
    Person,
    ResultsContent,
    ScoreSide,
)

ACCENT = look.CLOTHS["harbour"].accent


class YachtSheets(QObject):
    """Fills the results sheet from the view of a finished match."""

    def results(
        self, view: YachtView, levels: Sequence[Level | None], bots: Sequence[str]
    ) -> ResultsContent:
        """Totals, place or target, bonus, yachts, and the course of the match."""
        alone = len(view.columns) == SOLO
        clauses = [self.tr("Yacht")]
        if alone:
            clauses += [self.tr("Solo")]
        elif levels[1] is not None:
            clauses += [text(LEVEL_NAMES[levels[1]])]
            clauses += [self.tr("%n player(s)", "", len(view.columns))]
        facts = [] if alone else [Fact(self.tr("Place"), self._place(view))]
        facts.append(Fact(self.tr("Bonus"), self._bonus(view)))
        facts.append(Fact(self.tr("Yachts rolled"), str(view.yachts(PERSON))))
        return ResultsContent(
            title=self._title(view, bots),
            subtitle=" · ".join(clauses),
            score=self._target(view) if alone else self._totals(view, bots),
            accent=ACCENT,
            facts=tuple(facts),
            emblem=paint_won,
            best_label=self.tr("Best at this level") if alone else self.tr("Best score so far"),
            drawing=self._course(view, bots),
        )

    def _title(self, view: YachtView, bots: Sequence[str]) -> str:
        assert view.result is not None
        winners = view.result.winners
        if len(view.columns) == SOLO:
            return self.tr("Target reached") if winners else self.tr("Target missed")
        if winners == (PERSON,):
            return self.tr("You have won")
        if PERSON in winners:
            return self.tr("A draw")
        if len(winners) > 1:
            return self.tr("The bots share the win")
        return self.tr("%1 has won").replace("%1", bots[winners[0] - 1])

    def _target(self, view: YachtView) -> tuple[ScoreSide, ...]:
        assert view.target is not None
        own, reached = view.totals[PERSON], view.totals[PERSON] >= view.target
        return (
            ScoreSide(Person(self.tr("You"), ICONS[PERSON]), str(own), reached),
            ScoreSide(Person(self.tr("Target"), "flag"), str(view.target), not reached),
        )

    def _totals(self, view: YachtView, bots: Sequence[str]) -> tuple[ScoreSide, ...]:
        """The own total, then the bots', the best one first."""
        assert view.result is not None
        order = sorted(range(1, len(view.columns)), key=lambda seat: -view.totals[seat])
        names = (self.tr("You"), *bots)
        return tuple(
            ScoreSide(
                Person(names[seat], ICONS[seat]),
                str(view.totals[seat]),
                seat in view.result.winners,
            )
            for seat in (PERSON, *order)
        )

    def _place(self, view: YachtView) -> str:
        ahead = sum(total > view.totals[PERSON] for total in view.totals)
        line = self.tr("%1 of %2")
        return line.replace("%1", str(ahead + 1)).replace("%2", str(len(view.columns)))

    def _bonus(self, view: YachtView) -> str:
        bonus = view.bonus[PERSON]
        return f"+{bonus}" if bonus else f"{view.upper[PERSON]} / {UPPER_GOAL}"

    def _course(self, view: YachtView, bots: Sequence[str]) -> Drawing:
        courses = tuple(view.course(seat) for seat in range(len(view.columns)))
        title = self.tr("Score over the rounds")
        names = (self.tr("You"), *bots)
        said = [
            f"{name}: {', '.join(map(str, course[1:]))}"
            for name, course in zip(names, courses, strict=True)
        ]
        paint = partial(paint_course, courses=courses, target=view.target, title=title)
        return Drawing(paint, f"{title}. " + ". ".join(said))
