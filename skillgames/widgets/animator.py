"""Motion between two layouts: a score of timed steps that can be finished at any moment.

A `Score` says what moves when; the `Animator` plays one score at a time. What a
score leaves behind is never trusted: the table is snapped to its layout after it.

People who asked for less motion (`reduce_motion`) see nothing travel: a motion jumps to
its end when its time has come, and only what says that it `fades` is blended, briefly.
What moves at a table is written the same way for all.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation, Signal

Curve = QEasingCurve.Type

SPEEDS = {"slow": 1.7, "normal": 1.0, "fast": 0.5, "instant": 0.0}
"""Setting -> factor on all durations; 0 ends every motion inside the call."""


FADE_MS = 45.0
"""How long a reduced motion takes; under 80 ms also at the slowest speed."""

_reduced = False


def reduce_motion(on: bool) -> None:
    """Whether things fade instead of moving, everywhere and from the next score on."""
    global _reduced
    _reduced = on


def motion_is_reduced() -> bool:
    """What `reduce_motion` was told last."""
    return _reduced


@dataclass(frozen=True, slots=True)
class Motion:
    """One thing that changes: `step(eased 0 … 1)` from `start` for `duration` ms."""

    start: float
    duration: float
    curve: QEasingCurve
    step: Callable[[float], None]


@dataclass(frozen=True, slots=True)
class Call:
    """One thing that happens at a moment; a `passing` one only if the moment is lived."""

    at: float
    function: Callable[[], None]
    passing: bool = False


class Score:
    """What moves when, in milliseconds from the beginning.

    `cursor` is where the next part begins by default; parts may overlap. `reduced` says
    that the score is for people who want no motion.
    """

    def __init__(self) -> None:
        self.motions: list[Motion] = []
        self.calls: list[Call] = []
        self.cursor = 0.0
        self.reduced = motion_is_reduced()

    def span(self, duration: float) -> float:
        """How long a motion of this duration takes in this score."""
        return min(duration, FADE_MS) if self.reduced else duration

    def move(
        self,
        step: Callable[[float], None],
        duration: float,
        start: float | None = None,
        curve: Curve = Curve.OutCubic,
        *,
        fades: bool = False,
    ) -> float:
        """Add a motion; returns when it ends. Does not move the cursor.

        `fades` says that nothing travels in its steps, only light and opacity change: such
        a motion is shown, shortened, also where motion is reduced. All others jump there.
        """
        begin, span = self.cursor if start is None else start, self.span(duration)
        shown = span if fades or not self.reduced else 0.0
        self.motions.append(Motion(begin, shown, QEasingCurve(curve), step))
        return begin + span

    def call(
        self, function: Callable[[], None], at: float | None = None, *, passing: bool = False
    ) -> None:
        """Call a function at a moment (now: at the cursor).

        A `passing` call is left out when the score is ended before its moment: a sound,
        for example, that would come too late.
        """
        self.calls.append(Call(self.cursor if at is None else at, function, passing))

    def rest(self, duration: float) -> None:
        """Let the cursor pass; nothing moves."""
        self.cursor += duration

    @property
    def length(self) -> float:
        """When everything is done."""
        ends = [m.start + m.duration for m in self.motions]
        ends += [call.at for call in self.calls]
        return max([self.cursor, *ends])


class Animator(QObject):
    """Plays one score at a time; a new one finishes the old one first."""

    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.factor = 1.0
        self._score: Score | None = None
        self._done: Callable[[], None] | None = None
        self._called = 0
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self.finish)

    @property
    def running(self) -> bool:
        """Whether something moves."""
        return self._score is not None

    def play(self, score: Score, done: Callable[[], None] | None = None) -> None:
        """Play a score, then call `done`; with factor 0 both happen inside this call."""
        self.finish()
        score.calls.sort(key=lambda call: call.at)
        length = score.length
        # Set while no score is there: a clock that has run before ticks once when it is set.
        self._clock.setCurrentTime(0)
        self._clock.setEndValue(length)
        self._clock.setDuration(max(1, round(length * self.factor)))
        self._score, self._done, self._called = score, done, 0
        if self.factor <= 0 or length <= 0:
            self.finish()
            return
        self._advance(0.0)
        self._clock.start()

    def finish(self) -> None:
        """Jump to the end of what moves; nothing happens when nothing moves."""
        score, done = self._score, self._done
        if score is None:
            return
        if self._clock.state() != QAbstractAnimation.State.Stopped:
            self._clock.stop()
        self._advance(score.length, ended=True)
        self._score, self._done = None, None
        if done is not None:
            done()
        self.finished.emit()

    def drop(self) -> None:
        """Forget what moves without finishing it (the table goes away)."""
        self._score, self._done = None, None
        self._clock.stop()

    def _tick(self, value: object) -> None:
        if self._score is not None and isinstance(value, float):
            self._advance(value)

    def _advance(self, now: float, *, ended: bool = False) -> None:
        """Show this moment; `ended` when it was jumped to."""
        score = self._score
        if score is None:
            return
        for motion in score.motions:
            if now < motion.start:
                continue
            share = 1.0 if motion.duration <= 0 else (now - motion.start) / motion.duration
            motion.step(motion.curve.valueForProgress(min(1.0, share)))
        while self._called < len(score.calls) and score.calls[self._called].at <= now:
            call = score.calls[self._called]
            self._called += 1
            if not (ended and call.passing):
                call.function()
