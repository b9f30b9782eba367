"""The table of Yacht: holding, rolling and scoring, by hand and by key."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from skillgames.games.yacht.scoring import DICE
from skillgames.games.yacht.state import ALL_SLOTS, SOLO, YachtView, roll_move, write_move
from skillgames.games.yacht.table import pictures
from skillgames.games.yacht.table.board import YachtBoard
from skillgames.games.yacht.table.layout import (
    BOX_KEYS,
    DIE_KEYS,
    PERSON,
    ROLL,
    SCORE,
    box_key,
    die_key,
    number_of,
)
from skillgames.games.yacht.table.poses import POSES
from skillgames.games.yacht.table.reasons import next_box
from skillgames.widgets.animator import Curve
from skillgames.widgets.keys import ENTER_KEYS

if TYPE_CHECKING:
    from skillgames.widgets.sheet_parts.data import KeyRow, ResultsContent, TallyContent

HOLD_MS = 140.0


class YachtTable(YachtBoard):
    """Holds and rolls the person's dice, chooses boxes, and writes.

    A box is chosen by a first tap and written by a second one, Enter or SCORE.
    """

    POSES = POSES

    paint_tile = staticmethod(pictures.paint_tile)
    paint_emblem = staticmethod(pictures.paint_emblem)
    paint_figure = staticmethod(pictures.paint_figure)
    paint_sample = staticmethod(pictures.paint_sample)

    # --- gestures --------------------------------------------------------------------------

    def tapped(self, key: str) -> None:
        """Hold or release a die, roll, choose a box, or write."""
        if self.stage.animator.running or self.is_guarded:
            return
        if self._bots_play():
            self.hurry()
        elif not self.can_press(key):
            return
        elif (reason := self.reasons.against(key)) is not None:
            self.refuse(reason, key)
        elif key == ROLL:
            self.roll()
        elif key == SCORE:
            self.write()
        elif key in DIE_KEYS:
            self.hold(number_of(key))
        elif number_of(key) == self.chosen_box:
            self.write()
        else:
            self.choose_box(number_of(key))

    def _bots_play(self) -> bool:
        view = self.view
        if self.is_replay or self.blocked is not None or view is None or view.result is not None:
            return False
        return view.turn != PERSON

    def hurry(self) -> None:
        """The bots show less of their thinking, until it is the person's turn."""
        self.hurries = True
        self.hurried.emit()

    def roll(self) -> None:
        """Throw all dice that are not held."""
        assert self.view is not None
        free = tuple(slot for slot in range(DICE) if slot not in self.held)
        self.choose(ALL_SLOTS if self.view.dice is None else roll_move(free))

    def hold(self, slot: int) -> None:
        """Hold this die, or release it."""
        self.held = self.held ^ {slot}
        curve = Curve.OutBack if slot in self.held else Curve.InOutQuad
        self.answer("hold", die_key(slot), HOLD_MS, curve)

    def choose_box(self, box: int | None) -> None:
        """Have this box ready to be written; None for none."""
        self.chosen_box = box
        if box is None:
            self.answer(None, None)
        else:
            self.answer("tap", box_key(box))

    def write(self) -> None:
        """Write the dice into the chosen box."""
        assert self.chosen_box is not None
        self.choose(write_move(self.chosen_box))

    def missed(self) -> None:
        """A tap beside everything: the bots hurry; else no box is chosen any more."""
        if self.blocked is not None:
            self.refuse(self.blocked)
        elif self._bots_play():
            self.hurry()
        elif self.chosen_box is not None or self.refusal is not None:
            self.choose_box(None)

    # --- keys ------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """Space and R roll, digits hold, arrows choose a box, Enter writes it."""
        key = event.key()
        if key in (Qt.Key.Key_Space, Qt.Key.Key_R):
            self._press(ROLL)
        elif key in ENTER_KEYS:
            self._enter()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._walk(1 if key == Qt.Key.Key_Down else -1)
        elif 0 <= key - Qt.Key.Key_1 < DICE:
            slot = key - Qt.Key.Key_1
            if self.view is not None and self.view.dice is not None and not self._bots_play():
                self.focused = die_key(slot)
            self._press(die_key(slot))
        elif key == Qt.Key.Key_Escape and self.chosen_box is not None:
            self.choose_box(None)
        else:
            return False
        return True

    def _press(self, key: str) -> None:
        """What a tap does; while something moves it is only finished."""
        if self.stage.animator.running:
            self.stage.animator.finish()
        else:
            self.tapped(key)

    def _enter(self) -> None:
        """Write the chosen box; with none chosen press what has the ring."""
        if self.chosen_box is not None:
            self._press(SCORE)
        elif self.focused is not None and not self._bots_play():
            self._press(self.focused)
        else:
            self._press(SCORE)

    def _walk(self, step: int) -> None:
        """The next free box up or down, round the ends; it is chosen at once."""
        if self.stage.animator.running:
            return
        if self._bots_play():
            self.hurry()
            return
        free = self.reasons.free_boxes()
        if not free:
            self._press(SCORE)
            return
        at = self.chosen_box
        if at is None and self.focused in BOX_KEYS:
            at = number_of(self.focused)
        box = next_box(free, at, step)
        self.focused = box_key(box)
        self.choose_box(box)

    def key_rows(self) -> Sequence[KeyRow]:
        """The keys of `key`, in words."""
        from skillgames.widgets.sheet_parts.data import KeyRow  # not needed at start

        digits = tuple(str(slot + 1) for slot in range(DICE))
        return (
            KeyRow((self.tr("Space"), "R"), self.tr("Roll the dice that are not held")),
            KeyRow(digits, self.tr("Hold that die, or release it")),
            KeyRow(("↑", "↓"), self.tr("Choose a free box")),
            KeyRow((self.tr("Enter"),), self.tr("Write into the chosen box")),
            KeyRow(("Esc",), self.tr("Choose no box")),
        )

    # --- sheets ------------------------------------------------------------------------------

    def tally(self, view: YachtView) -> TallyContent | None:
        """There is none: the score table is always in sight."""
        return None

    def results(self, view: YachtView) -> ResultsContent:
        """Score and facts of the match."""
        from skillgames.games.yacht.table.sheets import YachtSheets  # not needed at start

        return YachtSheets(self).results(view, self.levels, self.bots)

    @classmethod
    def progress(cls, view: YachtView) -> str:
        """The own total and the best of the others', or the target."""
        own = view.totals[PERSON]
        if len(view.columns) == SOLO:
            return f"{own} / {view.target}"
        return f"{own} : {max(view.totals[1:])}"


TABLE = YachtTable
