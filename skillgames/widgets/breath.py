"""The light around the plate of the seat whose turn has come: it breathes, then goes out."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF

from skillgames.widgets.animator import Animator, Curve, Score, motion_is_reduced
from skillgames.widgets.items import PulseItem
from skillgames.widgets.stage import Stage

BREATHS, BREATH_MS = 3, 800.0


class Breath(QObject):
    """One light on one stage; it disturbs nothing that moves."""

    def __init__(self, stage: Stage, z: float, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._light = PulseItem()
        self._light.setZValue(z)
        stage.scene().addItem(self._light)
        self._animator = Animator(self)

    @property
    def running(self) -> bool:
        """Whether the light is to be seen."""
        return self._animator.running

    def around(self, plate: QRectF) -> None:
        """Breathe around this plate, where people want motion."""
        if self._stage.animator.factor <= 0 or motion_is_reduced():
            return
        self._light.surround(plate)
        score = Score()
        for n in range(BREATHS):
            score.move(self._light.breathe, BREATH_MS, n * BREATH_MS, Curve.Linear)
        self._animator.play(score)

    def finish(self) -> None:
        """Go out at once."""
        self._animator.finish()

    def drop(self) -> None:
        """The stage is cleared: touch the light no more."""
        self._animator.drop()
