"""Texts at a table that are cut because they have no room."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtGui import QFontMetricsF

from skillgames.widgets import look


def watch_cuts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All texts that are cut from now on."""
    cut: list[str] = []

    class Metrics(QFontMetricsF):
        def elidedText(self, text: str, *how: Any) -> str:
            shown = super().elidedText(text, *how)
            if shown != text:
                cut.append(text)
            return shown

    monkeypatch.setattr(look, "QFontMetricsF", Metrics)
    return cut
