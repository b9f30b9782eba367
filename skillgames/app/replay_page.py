"""A match of the past on its own table, step by step, forward and back.

Nothing here touches the match that is running: the page has a stage and a table of its
own, draws views only, and nobody can play on it.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from skillgames.app.match_controller import PERSON_SEAT
from skillgames.app.records import Kept
from skillgames.app.story import sentences, steps
from skillgames.engine.events import seen_by
from skillgames.engine.text import Msg, translate
from skillgames.widgets.art.sprites import DeckStyle
from skillgames.widgets.log_panel import MatchLog
from skillgames.widgets.look import units
from skillgames.widgets.replay_bar import HEIGHT, ReplayBar
from skillgames.widgets.scene import Table, TableSettings
from skillgames.widgets.stage import Stage

FIRST_SHOWN = 1
"""A replay begins after the first entry: before it the table is empty."""

REST_MS = 900.0
"""How long each step lies there while the match plays by itself, at normal speed."""

NOTICE_GAP = 12
"""Between a notice and the bar, in design units."""

LEAP = 10
"""Entries that PageUp and PageDown go."""

WALKING = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
)


class ReplayPage(QWidget):
    """Shows `kept` and lets people walk through it.

    Signals: `left` when they want to go back to where they came from; `save_wanted`.
    `number` is after how many entries of the log the match is shown.
    """

    left = Signal()
    save_wanted = Signal()

    def __init__(
        self, kept: Kept, made: type[Table], style: DeckStyle, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.kept = kept
        self.steps = steps(kept.match)
        self.number = min(FIRST_SHOWN, len(self.steps) - 1)
        self.shows_all = False
        self.stage = Stage(style, self)
        self.bar = ReplayBar(self)
        self.bar.offer_hands(made.HIDES)
        self.table = made(self.stage, kept.match.header.seats, self)
        self.table.is_replay = True
        self.table.blocked = translate("Replay", "This is a replay: no card can be played.")
        self.log = MatchLog(self.stage, self, self.table.log_area, takes_focus=False)
        self._said: list[list[Msg]] = [
            sentences(kept.match.game, step.events, PERSON_SEAT) for step in self.steps
        ]
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._play_on)
        self._playing = False
        self.stage.on_key = lambda event: False
        for widget in (self.stage, *self.bar.controls):
            widget.installEventFilter(self)
        self.bar.left.connect(self.left)
        self.bar.stepped.connect(self._step)
        self.bar.play_toggled.connect(self.toggle_playing)
        self.bar.moved.connect(self.jump)
        self.bar.opened.connect(self.open_hands)
        self.bar.log_wanted.connect(self.log.toggle)
        self.bar.save_wanted.connect(self.save_wanted)
        self.setFocusProxy(self.stage)

    @property
    def count(self) -> int:
        """How many entries the log has."""
        return len(self.steps) - 1

    @property
    def is_playing(self) -> bool:
        """Whether the match goes on by itself."""
        return self._playing

    def begin(self, animation: float, settings: TableSettings) -> None:
        """Show the first step; `animation` is the factor on all durations."""
        self.stage.animator.factor = self.stage.settler.factor = animation
        self.table.settings = settings
        self._show()

    def leave(self) -> None:
        """The page goes away."""
        self.stop()
        self.log.close()
        self.table.leave()

    def notice_area(self) -> QRect:
        """At whose foot a notice lies: it leaves the bar free."""
        foot = round(NOTICE_GAP * units(self.width(), self.height())[1])
        return self.stage.geometry().adjusted(0, 0, 0, -foot)

    # --- walking ---------------------------------------------------------------------------

    def jump(self, number: int) -> None:
        """Show the match after so many entries, without motion; the ends hold."""
        self.stop()
        self.stage.animator.finish()
        self.number = max(0, min(self.count, number))
        self._show()

    def forward(self) -> None:
        """One step on, told as at the table."""
        self.stop()
        self._advance()

    def toggle_playing(self) -> None:
        """Let the match go on by itself, from the beginning if it is at its end, or stop."""
        if self._playing:
            self.stop()
            return
        if self.number >= self.count:
            self.jump(0)
        self._playing = True
        self.bar.show_playing(True)
        self._advance()

    def stop(self) -> None:
        """No further step by itself."""
        self._rest.stop()
        if self._playing:
            self._playing = False
            self.bar.show_playing(False)

    def open_hands(self, shown: bool) -> None:
        """Show all hands, or only what the person saw."""
        self.stage.animator.finish()
        self.shows_all = shown
        self.bar.open_switch.setChecked(shown)
        self._show()

    def _step(self, name: str) -> None:
        if name == "next":
            self.forward()
        else:
            self.jump({"first": 0, "previous": self.number - 1, "last": self.count}[name])

    def _play_on(self) -> None:
        if self._playing:
            self._advance()

    def _advance(self) -> None:
        """The next entry, with its motion; at the end there is none."""
        self.stage.animator.finish()
        if self.number >= self.count:
            self.stop()
            return
        self.number += 1
        step = self.steps[self.number]
        self.table.open_hands = self._open_hands()
        self._tell_position()
        events = seen_by(step.events, PERSON_SEAT)
        self.table.tell(events, step.views[PERSON_SEAT], [], self._rested)

    def _rested(self) -> None:
        """Everything lies still."""
        if not self._playing:
            return
        if self.number >= self.count:
            self.stop()
        else:
            self._rest.start(round(REST_MS * (self.stage.animator.factor or 1.0)))

    def _show(self) -> None:
        """The present step, at once."""
        step = self.steps[self.number]
        self.table.remember(seen_by(step.events, PERSON_SEAT))
        self.table.show_view(step.views[PERSON_SEAT], [], self._open_hands())
        self._tell_position()

    def _open_hands(self) -> dict[int, tuple[str, ...]]:
        """The other hands, from what their own seats see, when they are to be seen."""
        if not self.shows_all:
            return {}
        views = self.steps[self.number].views
        return {
            seat: self.table.hand_of(view) for seat, view in enumerate(views) if seat != PERSON_SEAT
        }

    def _tell_position(self) -> None:
        focused = self.window().focusWidget()
        self.bar.show_position(self.number, self.count)
        if focused is not None and not focused.isEnabled():
            self.stage.setFocus()  # the button that cannot go further has lost it
        self.log.show_story(one for said in self._said[: self.number + 1] for one in said)

    # --- Qt --------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The keys of a replay work wherever the focus is; Space presses a button first."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if held != Qt.KeyboardModifier.NoModifier:
            return False
        key = Qt.Key(event.key())
        if key in WALKING:
            self._walk(key)
        elif key == Qt.Key.Key_Space and watched in (self.stage, self.bar.slider):
            if not event.isAutoRepeat():
                self.toggle_playing()
        elif key == Qt.Key.Key_Escape:
            self._escape()
        else:
            return False
        return True

    def _walk(self, key: Qt.Key) -> None:
        if key == Qt.Key.Key_Right:
            self.forward()
            return
        targets = {
            Qt.Key.Key_Left: self.number - 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: self.count,
            Qt.Key.Key_PageUp: self.number - LEAP,
            Qt.Key.Key_PageDown: self.number + LEAP,
        }
        self.jump(targets[key])

    def _escape(self) -> None:
        """Esc closes the log, else ends what moves, else goes back."""
        if self.log.is_open:
            self.log.close()
        elif self._playing or self.stage.animator.running:
            self.stop()
            self.stage.animator.finish()
        else:
            self.left.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The bar takes the foot of the page, the table all the rest."""
        super().resizeEvent(event)
        _, t = units(self.width(), self.height())
        foot = round(HEIGHT * t)
        self.stage.setGeometry(QRect(0, 0, self.width(), self.height() - foot))
        self.bar.setGeometry(QRect(0, self.height() - foot, self.width(), foot))

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.table.relayout()
            self.log.retranslate()
