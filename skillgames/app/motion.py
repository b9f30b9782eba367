"""Whether people want things to fade instead of moving."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QGuiApplication, QStyleHints

if TYPE_CHECKING:
    from skillgames.store.settings import ReducedMotion


def is_reduced(setting: ReducedMotion) -> bool:
    """What the setting means here and now."""
    return setting == "reduce" or (setting == "system" and desktop_wants_less())


def desktop_wants_less() -> bool:
    """Whether the desktop asks for less motion; no where Qt cannot tell (before 6.12)."""
    style = QGuiApplication.styleHints()
    preference = getattr(_needs(style), "motionPreference", None)
    return preference is not None and preference().name == "ReducedMotion"


def watch(changed: Callable[[], None]) -> None:
    """Call this whenever the desktop changes its mind, where Qt can tell."""
    style = QGuiApplication.styleHints()
    signal = getattr(_needs(style), "motionPreferenceChanged", None)
    if signal is not None:
        signal.connect(changed)


def _needs(style: QStyleHints) -> Any:
    """What Qt knows of people's needs, None where this Qt has nothing of the kind.

    The caller holds on to `style`: without it the answer is a deleted object.
    """
    accessibility = getattr(style, "accessibility", None)
    return None if accessibility is None else accessibility()
