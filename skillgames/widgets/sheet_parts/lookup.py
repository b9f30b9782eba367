"""A sheet to look something up in: the lines of a score sheet, all there at once."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtWidgets import QWidget

from skillgames.widgets.sheet_parts.data import TallyContent
from skillgames.widgets.sheet_parts.sheet import Sheet
from skillgames.widgets.sheet_parts.tally import TallySheet


class LookupSheet(TallySheet):
    """Nothing is counted; its button and Esc both emit `dismissed`."""

    DISMISSABLE: ClassVar[bool] = True

    def __init__(self, parent: QWidget, content: TallyContent, *, animation: float = 1.0) -> None:
        super().__init__(parent, content, animation=animation)
        self.button.clicked.connect(self.dismissed)

    def arrived(self) -> None:
        """All is there."""
        self.settle()

    def open(self, by_keyboard: bool | None = None) -> None:
        """Show the sheet, complete."""
        Sheet.open(self, by_keyboard)
