"""Motion between two layouts: a score of timed steps that can be finished at any moment.

A `Score` says what moves when; the `Animator` plays one score at a time. What a
score leaves behind is never trusted: the table is snapped to its layout after it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation, Signal

Curve = QEasingCurve.Type

SPEEDS = {"slow": 1.7, "normal": 1.0, "fast": 0.5, "instant": 0.0}
"""Setting -> factor on all durations; 0 ends every motion inside the call."""


@dataclass(frozen=True, slots=True)
class Motion:
    """One thing that changes: `step(eased 0 … 1)` from `start` for `duration` ms."""

    start: float
    duration: float
    curve: QEasingCurve
    step: Callable[[float], None]


class Score:
    """What moves when, in milliseconds from the beginning.

    `cursor` is where the next part begins by default; parts may overlap.
    """

    def __init__(self) -> None:
        self.motions: list[Motion] = []
        self.calls: list[tuple[float, Callable[[], None]]] = []
        self.cursor = 0.0

    def move(
        self,
        step: Callable[[float], None],
        duration: float,
        start: float | None = None,
        curve: Curve = Curve.OutCubic,
    ) -> float:
        """Add a motion; returns when it ends. Does not move the cursor."""
        begin = self.cursor if start is None else start
        self.motions.append(Motion(begin, duration, QEasingCurve(curve), step))
        return begin + duration

    def call(self, function: Callable[[], None], at: float | None = None) -> None:
        """Call a function at a moment (now: at the cursor)."""
        self.calls.append((self.cursor if at is None else at, function))

    def rest(self, duration: float) -> None:
        """Let the cursor pass; nothing moves."""
        self.cursor += duration

    @property
    def length(self) -> float:
        """When everything is done."""
        ends = [m.start + m.duration for m in self.motions]
        ends += [at for at, _ in self.calls]
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
        score.calls.sort(key=lambda item: item[0])
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
        self._advance(score.length)
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

    def _advance(self, now: float) -> None:
        score = self._score
        if score is None:
            return
        for motion in score.motions:
            if now < motion.start:
                continue
            share = 1.0 if motion.duration <= 0 else (now - motion.start) / motion.duration
            motion.step(motion.curve.valueForProgress(min(1.0, share)))
        while self._called < len(score.calls) and score.calls[self._called][0] <= now:
            self._called += 1
            score.calls[self._called - 1][1]()
