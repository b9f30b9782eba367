"""The table of Yacht for those who hear it: a name with all facts for each thing on it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from skillgames.games.yacht.scoring import BONUS, BOXES, DICE, UPPER_GOAL, Column
from skillgames.games.yacht.state import ROLLS, YachtView
from skillgames.games.yacht.table.layout import (
    PERSON,
    ROLL,
    SCORE,
    Touch,
    box_key,
    die_key,
)
from skillgames.games.yacht.words import BOX_NAMES
from skillgames.widgets.language import text


class YachtNames(QObject):
    """Names the things of a view, for a person at seat 0."""

    def of(
        self,
        view: YachtView,
        touch: Touch,
        previews: Sequence[int | None],
        can_roll: bool | None,
        bots: Sequence[str],
    ) -> dict[str, str]:
        """Names by key: dice, buttons, boxes of the own column, the own sums, the bots.

        `previews` has what each box would bring, by box; `bots` are the bots' names, in the
        order of their seats. Without `can_roll` there are no buttons.
        """
        names: dict[str, str] = {}
        if view.dice is not None:
            for slot, value in enumerate(view.dice):
                if not view.thrown >> slot & 1:
                    names[die_key(slot)] = self._die(view, slot, value, touch, bots)
        if can_roll is not None:
            names[ROLL] = self._roll(view, can_roll)
            names[SCORE] = self._score(touch, previews)
        own = view.columns[PERSON]
        for box in range(len(BOXES)):
            names[box_key(box)] = self._box(box, own[box], previews[box], touch.chosen == box)
        names[f"player:{PERSON}"] = self._sums(self.tr("You"), view, PERSON)
        for seat, name in enumerate(bots, start=1):
            sums = self._sums(name, view, seat)
            names[f"player:{seat}"] = f"{sums} {self._column(view.columns[seat])}"
        return names

    def _die(
        self, view: YachtView, slot: int, value: int, touch: Touch, bots: Sequence[str]
    ) -> str:
        place = self.tr("die %1 of %2").replace("%1", str(slot + 1)).replace("%2", str(DICE))
        parts = [self.tr("Shows %1").replace("%1", str(value)), place]
        if slot in touch.held:
            parts.append(self.tr("held"))
        if view.turn != PERSON:
            parts.append(bots[view.turn - 1])
        return ", ".join(parts)

    def _roll(self, view: YachtView, can_roll: bool) -> str:
        parts = [self.tr("Roll")]
        if view.turn == PERSON and view.result is None:
            left = self.tr("%1 of %2 rolls left")
            parts.append(left.replace("%1", str(view.rolls_left)).replace("%2", str(ROLLS)))
        if not can_roll:
            parts.append(self.tr("not now"))
        return ", ".join(parts)

    def _score(self, touch: Touch, previews: Sequence[int | None]) -> str:
        if touch.chosen is None:
            return self.tr("Score, no box is chosen")
        line = self.tr("Score %1 in the box “%2”")
        points = previews[touch.chosen]
        name = text(BOX_NAMES[touch.chosen])
        return line.replace("%1", str(points)).replace("%2", name)

    def _box(self, box: int, value: int | None, preview: int | None, chosen: bool) -> str:
        parts = [text(BOX_NAMES[box]), self.tr("your column")]
        if value is not None:
            parts.append(self._points(value))
        else:
            parts.append(self.tr("empty"))
            if preview is not None:
                parts.append(self.tr("would score %1 now").replace("%1", str(preview)))
        if chosen:
            parts.append(self.tr("chosen"))
        return ", ".join(parts)

    def _points(self, value: int) -> str:
        return self.tr("%n point(s)", "", value)

    def _sums(self, who: str, view: YachtView, seat: int) -> str:
        total = self.tr("%1: total %2.")
        upper = self.tr("Upper boxes %1 of %2 for the bonus.")
        bonus = self.tr("Bonus %1.").replace("%1", str(BONUS))
        progress = upper.replace("%1", str(view.upper[seat])).replace("%2", str(UPPER_GOAL))
        said = total.replace("%1", who).replace("%2", str(view.totals[seat]))
        return f"{said} {bonus if view.bonus[seat] else progress}"

    def _column(self, column: Column) -> str:
        parts = []
        for box, value in enumerate(column):
            what = self.tr("empty") if value is None else str(value)
            parts.append(f"{text(BOX_NAMES[box])} {what}")
        return ", ".join(parts) + "."
