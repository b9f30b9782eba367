"""Moments of Fishing worth a picture."""

from __future__ import annotations

from skillgames.widgets.scene import Pose

POSES: tuple[Pose, ...] = ()
