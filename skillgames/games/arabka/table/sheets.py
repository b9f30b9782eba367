"""The results of Arabka: who is out first, and what the others are left with."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from skillgames.engine.game import LEVEL_NAMES, Level
from skillgames.games.arabka.state import STALL, ArabkaView
from skillgames.games.arabka.table.pictures import paint_won
from skillgames.games.arabka.table.shown import PERSON
from skillgames.games.arabka.words import bot_name
from skillgames.widgets import look
from skillgames.widgets.language import text
from skillgames.widgets.sheet_parts.data import Fact, ResultsContent

ACCENT = look.CLOTHS["leather"].accent


class ArabkaSheets(QObject):
    """Fills the results sheet from the view of a finished match."""

    def results(self, view: ArabkaView, levels: Sequence[Level | None]) -> ResultsContent:
        """Who is out first, and what the others still have; there are no points."""
        clauses = [self.tr("Arabka")]
        if levels[1] is not None:
            clauses.append(text(LEVEL_NAMES[levels[1]]))
        clauses.append(self.tr("%n player(s)", "", view.seats))
        return ResultsContent(
            title=self._title(view),
            subtitle=" · ".join(clauses),
            score=(),
            accent=ACCENT,
            facts=self._facts(view),
            emblem=paint_won,
        )

    def _title(self, view: ArabkaView) -> str:
        assert view.result is not None
        if not view.result.winners:
            return self.tr("A draw")
        winner = view.result.winners[0]
        if winner == PERSON:
            return self.tr("You have won")
        return self.tr("%1 has won").replace("%1", text(bot_name(winner, PERSON)))

    def _facts(self, view: ArabkaView) -> tuple[Fact, ...]:
        """Each player with the cards that are left, the fewest first."""
        order = sorted(range(view.seats), key=lambda seat: cards_left(view, seat))
        facts = [Fact(self._name(seat), self._left(view, seat)) for seat in order]
        if view.result is not None and not view.result.winners:
            reason = self.tr("%n turn(s) without progress", "", STALL)
            facts.insert(0, Fact(self.tr("Nobody gets on"), reason))
        return tuple(facts)

    def _name(self, seat: int) -> str:
        return self.tr("You") if seat == PERSON else text(bot_name(seat, PERSON))

    def _left(self, view: ArabkaView, seat: int) -> str:
        left = cards_left(view, seat)
        if not left:
            return self.tr("no cards left")
        return self.tr("%n card(s) left", "", left)


def cards_left(view: ArabkaView, seat: int) -> int:
    """All cards a player has: in the hand, open and closed."""
    return view.counts[seat] + len(view.opened[seat]) + sum(view.closed[seat])
