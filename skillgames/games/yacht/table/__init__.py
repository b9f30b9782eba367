"""The table of Yacht: holding, rolling and scoring, by hand and by key."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter

from skillgames.engine.text import Msg
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
from skillgames.widgets.animator import Curve, Score, motion_is_reduced
from skillgames.widgets.art.sprites import DeckStyle
from skillgames.widgets.language import text
from skillgames.widgets.stage import Stage

if TYPE_CHECKING:
    from skillgames.widgets.sheet_parts.data import KeyRow, ResultsContent, TallyContent

HOLD_MS = 140.0
SHAKE_PX, SHAKE_MS = 3.0, 180.0
REFUSAL_MS = 2600
"""How long the reason of a refusal stays in the pill."""

ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class YachtTable(YachtBoard):
    """Holds and rolls the person's dice, chooses boxes, and writes.

    A box is chosen by a first tap and written by a second one, Enter or SCORE.
    """

    POSES = POSES

    def __init__(self, stage: Stage, seats: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(stage, seats, parent)
        self._refusal_timer = QTimer(self)
        self._refusal_timer.setSingleShot(True)
        self._refusal_timer.timeout.connect(self._forget_refusal)
        stage.pressed.connect(self._press_begins)
        stage.released.connect(self._press_ends)

    def reset(self) -> None:
        """A refusal is forgotten with the position it was about."""
        super().reset()
        self._refusal_timer.stop()

    def leave(self) -> None:
        """The table goes away."""
        self._refusal_timer.stop()
        self.stage.pressed.disconnect(self._press_begins)
        self.stage.released.disconnect(self._press_ends)
        super().leave()

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
        self.refusal = None
        self.sounded.emit("hold")
        self.settle(HOLD_MS, Curve.OutBack if slot in self.held else Curve.InOutQuad)
        self.access.announce(self.access.names.get(die_key(slot), ""))

    def choose_box(self, box: int | None) -> None:
        """Have this box ready to be written; None for none."""
        self.chosen_box = box
        self.refusal = None
        if box is not None:
            self.sounded.emit("tap")
        self.settle()
        if box is not None:
            self.access.announce(self.access.names.get(box_key(box), ""))

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

    def _press_begins(self, pos: QPointF) -> None:
        key = self.hit(pos)
        if key in (ROLL, SCORE) and self.is_useful(key):
            self.pressed = key
            self.paint_labels()

    def _press_ends(self, pos: QPointF) -> None:
        if self.pressed is not None:
            self.pressed = None
            self.paint_labels()

    def hover(self, pos: QPointF) -> None:
        """What can be pressed answers the pointer."""
        key = self.hit(pos)
        useful = key if self.is_useful(key) else None
        self.stage.viewport().setCursor(
            Qt.CursorShape.PointingHandCursor if useful else Qt.CursorShape.ArrowCursor
        )
        if useful != self.hovered:
            self.hovered = useful
            self.settle(90)

    def unhover(self) -> None:
        """The pointer left."""
        if self.hovered is not None or self.pressed is not None:
            self.hovered = self.pressed = None
            self.settle(90)

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

    # --- refusals --------------------------------------------------------------------------

    def refuse(self, reason: Msg, key: str | None = None) -> None:
        """Say why not: the die shakes a little, the sentence stands in the tray."""
        self.refusal = reason
        self._refusal_timer.start(REFUSAL_MS)
        self.refused.emit(reason)
        self.access.announce(text(reason), assertive=True)
        self.sounded.emit("illegal")
        self.paint_labels()
        if key in self.items and not (self.stage.animator.running or motion_is_reduced()):
            assert key is not None
            self._shake(key)

    def _shake(self, key: str) -> None:
        item = self.items[key]
        place = item.place
        score = Score()

        def step(share: float) -> None:
            swing = SHAKE_PX * (1 - share) * (1 if int(share * 6) % 2 else -1)
            item.show_place(place.at(x=place.x + (swing if share < 1 else 0)))

        score.move(step, SHAKE_MS, curve=Curve.Linear)
        self.stage.settler.play(score, self._rest_all)

    def _forget_refusal(self) -> None:
        self.refusal = None
        self.paint_labels()

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

    @classmethod
    def paint_tile(cls, painter: QPainter, rect: QRectF, dpr: float) -> None:
        """Dice of all four colours on the harbour."""
        pictures.paint_tile(painter, rect)

    @classmethod
    def paint_emblem(cls, painter: QPainter, rect: QRectF) -> None:
        """Three dice."""
        pictures.paint_emblem(painter, rect)

    @classmethod
    def paint_figure(
        cls, painter: QPainter, rect: QRectF, subject: object, deck: DeckStyle
    ) -> None:
        """An example roll; what counts is held."""
        from skillgames.games.yacht.table.figures import paint_figure  # not needed at start

        paint_figure(painter, rect, subject, deck)

    @classmethod
    def paint_sample(cls, painter: QPainter, rect: QRectF, deck: DeckStyle) -> None:
        """Dice, one of them held."""
        from skillgames.games.yacht.table.figures import paint_sample  # not needed at start

        paint_sample(painter, rect, deck)


TABLE = YachtTable
