"""The real window for tests, and hands that press, drag and type in it.

Everything goes through the events a person would cause: presses on the viewport of the
stage and on the controls of sheets, keys to what has the focus. Only positions are asked
of the table.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from skillgames import registry
from skillgames.app.match_controller import MatchController
from skillgames.app.services import open_services
from skillgames.app.thinker import Answer, LocalThinker, Question, Thinker
from skillgames.app.window import RoomWindow
from skillgames.engine.cards import card_of
from skillgames.engine.match import header_for
from skillgames.games.fishing.table import FishingTable
from skillgames.widgets.animator import reduce_motion
from skillgames.widgets.items import CardItem
from skillgames.widgets.sheet_parts.sheet import Sheet
from skillgames.widgets.sound import SoundPlayer
from skillgames.widgets.stage import Stage

LEFT = Qt.MouseButton.LeftButton
NO_KEYS = Qt.KeyboardModifier.NoModifier
PATIENCE_S = 20.0
"""Far longer than anything here takes, so that a busy machine fails no test."""


class Patient(Thinker):
    """Answers when the test says so, and what it says: a bot whose moment is chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Question] = []
        self.cancelled = 0
        self.warmed: list[str] = []
        self.closed = False

    def ask(self, question: Question) -> None:
        """Remember the question."""
        self.asked.append(question)

    def cancel(self) -> None:
        """Count how often the window has lost its interest."""
        self.cancelled += 1

    def warm(self, slug: str) -> None:
        """Remember what was asked."""
        self.warmed.append(slug)

    def close(self) -> None:
        """Remember that the window is closed."""
        self.closed = True

    def answer(self, code: str, question: Question | None = None) -> None:
        """Answer a question (the last one) with this card."""
        asked = question or self.asked[-1]
        self.answered.emit(Answer(asked.match_id, asked.version, card_of(code)))


class Room:
    """One open window with the services behind it; `SLUG` is the game its matches are of."""

    SLUG: ClassVar[str] = "fishing"
    LEVEL: ClassVar[str] = "hard"
    """Of the bots, when a test says nothing else."""

    def __init__(
        self,
        thinker: Thinker | None = None,
        *,
        speed: str = "instant",
        size: tuple[int, int] = (1280, 800),
        language: str = "en",
        sound: SoundPlayer | None = None,
    ) -> None:
        self.closed = False
        self.thinker = thinker or LocalThinker(worlds=4)
        self.services = open_services(self.thinker, sound)
        self.services.settings.animation_speed = speed  # type: ignore[assignment]
        self.services.settings.language = language  # type: ignore[assignment]
        self.services.apply_language()
        self.window = RoomWindow(self.services)
        self.window.resize(*size)
        self.window.show()
        self.window.activateWindow()
        QTest.qWaitForWindowActive(self.window)
        self.window.pictures.finish()
        self.pump()

    def close(self) -> None:
        """Close the window and take its language back; may be called again."""
        if self.closed:
            return
        self.closed = True
        if self.window.isVisible():
            self.window.close()
        app = QCoreApplication.instance()
        assert app is not None
        for translator in self.services.translators._installed:
            app.removeTranslator(translator)
        QLocale.setDefault(QLocale.system())
        reduce_motion(False)
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    # --- what is there -------------------------------------------------------------------

    @property
    def archive(self) -> Any:
        """The archive of matches."""
        return self.services.archive

    @property
    def stage(self) -> Stage:
        """The stage, once a table has been opened."""
        assert self.window.stage is not None
        return self.window.stage

    @property
    def table(self) -> FishingTable:
        """The table that is open."""
        assert isinstance(self.window.table, FishingTable)
        return self.window.table

    @property
    def controller(self) -> MatchController:
        """The controller of the match."""
        assert self.window.controller is not None
        return self.window.controller

    @property
    def sheet(self) -> Sheet | None:
        """The sheet that is open."""
        return self.window.sheet

    @property
    def log(self) -> list[str]:
        """The log of the match at the table."""
        return self.controller.match.log

    @property
    def view(self) -> Any:
        """What the person may see."""
        return self.controller.view

    @property
    def hand(self) -> tuple[str, ...]:
        """The person's cards from left to right."""
        return self.table.order

    def place(self, key: str) -> Any:
        """Where an item is now."""
        return self.table.items[key].place

    def lit(self, what: str) -> set[str]:
        """The cards on which something is shown now: glow, dim, lift, focus."""
        return {key for key, item in self.table.items.items() if getattr(item.place, what) > 0}

    @property
    def pill(self) -> str:
        """What is painted in the pill, and in the line below it."""
        seen = self.table._pictures.seen("pill")
        parts, hint = seen[:2] if isinstance(seen, tuple) else ((), "")
        return "".join(part.text or part.suit for part in parts) + ("|" + hint if hint else "")

    @property
    def pill_is_empty(self) -> bool:
        """Whether nothing is said."""
        return self.pill == ""

    # --- time ----------------------------------------------------------------------------

    def pump(self, times: int = 3) -> None:
        """Let what is waiting in the event loop happen, deletions too."""
        for _ in range(times):
            QApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def wait(self, condition: Callable[[], bool]) -> None:
        """Let events happen until the condition holds."""
        deadline = time.monotonic() + PATIENCE_S
        while not condition():
            assert time.monotonic() < deadline, "waited in vain"
            QApplication.processEvents()

    def settle(self) -> None:
        """Until nothing moves and no bot is thinking, but for one that waits for the test."""
        self.wait(self._at_rest)
        self.pump()

    def _at_rest(self) -> bool:
        controller, stage, sheet = self.window.controller, self.window.stage, self.window.sheet
        moving = stage is not None and (stage.animator.running or stage.settler.running)
        if sheet is not None:
            return not (moving or sheet.busy)
        thinking = controller is not None and controller.is_thinking
        return not (moving or (thinking and not isinstance(self.thinker, Patient)))

    def freeze(self) -> None:
        """Stop the clock of what is told at the table; `at` sets it."""
        assert self.stage.animator.running
        self.stage.animator._clock.pause()

    def at(self, ms: float) -> None:
        """The moment of the motion, in milliseconds at normal speed, its clock frozen."""
        clock = self.stage.animator._clock
        assert clock.state() == clock.State.Paused
        clock.setCurrentTime(round(ms * self.stage.animator.factor))

    @property
    def length(self) -> float:
        """How long the running motion takes at normal speed."""
        score = self.stage.animator._score
        assert score is not None
        return score.length

    # --- matches -------------------------------------------------------------------------

    def store(
        self,
        log: Sequence[str],
        level: str = "",
        notes: Mapping[str, object] | None = None,
        options: Mapping[str, object] | None = None,
    ) -> int:
        """Put a match into the archive as the unfinished one; its id."""
        game, chosen, level = registry.game(self.SLUG), options or {}, level or self.LEVEL
        count = len(header_for(game, chosen).seats)
        header = header_for(game, chosen, ("person", *[level] * (count - 1)))
        match_id = int(self.archive.begin(self.SLUG, level, count, header.as_dict()))
        for number, text in enumerate(log, start=1):
            self.archive.append(match_id, number, text)
        if notes is not None:
            self.archive.set_notes(match_id, notes)
        return match_id

    def open(self, *log: str, level: str = "", settle: bool = True, **options: object) -> None:
        """Go on with a match that has this log."""
        self.store(log, level, options=options)
        self.resume(settle=settle)

    def resume(self, *, settle: bool = True) -> None:
        """Go on with the unfinished match."""
        self.window.resume_game(self.SLUG)
        self.table.guard_ms = 0
        if settle:
            self.settle()

    def answer(self, code: str, question: Question | None = None) -> None:
        """Let the patient bot make this move."""
        assert isinstance(self.thinker, Patient)
        asked = question or self.thinker.asked[-1]
        move = registry.game(self.SLUG).rules.parse(code)
        controller, before = self.controller, len(self.log)
        self.thinker.answered.emit(Answer(asked.match_id, asked.version, move))
        self.wait(lambda: len(controller.match.log) > before)

    # --- hands ---------------------------------------------------------------------------

    def spot(self, what: int | str) -> QPoint:
        """A position on the viewport: of the person's nth card, or of any card at rest."""
        if isinstance(what, int):
            return self.stage.mapFromScene(self.table.spot(what))
        place = self.table.place_of(what)
        assert place is not None
        y = place.y - place.lift * place.lift_px
        return self.stage.mapFromScene(QPointF(place.x, y))

    def tap(self, what: int | str | QPoint) -> None:
        """Press and let go, without moving."""
        pos = what if isinstance(what, QPoint) else self.spot(what)
        QTest.mouseClick(self.stage.viewport(), LEFT, NO_KEYS, pos)

    def press(self, pos: QPoint) -> None:
        """Put the button down."""
        QTest.mousePress(self.stage.viewport(), LEFT, NO_KEYS, pos)

    def move(self, pos: QPoint) -> None:
        """Move the pointer, with the button as it is."""
        QTest.mouseMove(self.stage.viewport(), pos)

    def release(self, pos: QPoint) -> None:
        """Let the button go."""
        QTest.mouseRelease(self.stage.viewport(), LEFT, NO_KEYS, pos)

    def drag(self, what: int | str, dx: int, dy: int, *, steps: int = 4) -> None:
        """Drag a card by so many pixels and let it go."""
        start = self.spot(what)
        end = self.pull(what, dx, dy, steps=steps)
        assert end == start + QPoint(dx, dy)
        self.release(end)

    def pull(self, what: int | str, dx: int, dy: int, *, steps: int = 4) -> QPoint:
        """Drag a card and hold it; the position reached."""
        start = self.spot(what)
        self.press(start)
        pos = start
        for step in range(1, steps + 1):
            pos = start + QPoint(round(dx * step / steps), round(dy * step / steps))
            self.move(pos)
        return pos

    def key(self, key: Qt.Key) -> None:
        """Press a key, in whatever has the focus."""
        target: QWidget = self.window.focusWidget() or self.window
        QTest.keyClick(target, key)

    def click(self, button: QWidget) -> None:
        """Press a control in its middle."""
        assert button.isVisible()
        QTest.mouseClick(button, LEFT, NO_KEYS, button.rect().center())

    def item(self, key: str) -> CardItem:
        """The item of a card."""
        return self.table.items[key]
