"""Moments of Arabka worth a picture: real matches, as the bots played them."""

from __future__ import annotations

from skillgames.widgets.scene import Pose

POSES: tuple[Pose, ...] = (Pose("start", ()),)
