"""A window with one sheet over its pages, at most over one that waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skillgames.widgets.access_tree import ProgramWindow
from skillgames.widgets.sheet_parts.faced import Faced

if TYPE_CHECKING:
    from skillgames.widgets.sheet_parts.sheet import Sheet


def discard(sheet: Sheet) -> None:
    """Close a sheet for good."""
    sheet.close_sheet()
    # It may hear of another language before it is deleted, its table gone.
    sheet.retext_wanted.disconnect()
    sheet.deleteLater()


class SheetWindow(ProgramWindow):
    """Opens and closes sheets; what else is to happen then is for the window to say."""

    def __init__(self) -> None:
        super().__init__()
        self.sheet: Sheet | None = None
        self._below: Sheet | None = None
        """A sheet that waits under `sheet`."""

    # --- what a window does then -----------------------------------------------------------

    def cover(self) -> None:
        """A sheet is about to be opened over the pages."""

    def uncover(self) -> None:
        """No sheet is open any more."""

    def arrange(self) -> None:
        """Other sheets are open than before."""

    # --- sheets ----------------------------------------------------------------------------

    def open_sheet(self, sheet: Sheet, *, by_keyboard: bool = False) -> None:
        """Open a sheet instead of the one that is open, if any; what is below it waits."""
        by_keyboard = by_keyboard or self.is_ring_shown()
        self.close_sheet()
        # Known before motions end: what they lead to waits until the sheet is closed.
        self.sheet = sheet
        self.cover()
        sheet.open(by_keyboard or None)
        self.arrange()

    def close_sheet(self) -> None:
        """Close all sheets."""
        for sheet in (self.sheet, self._below):
            if sheet is not None:
                discard(sheet)
        self.sheet = self._below = None
        self.uncover()
        self.arrange()

    def open_over(self, sheet: Sheet) -> None:
        """Open a sheet over the one that is open, if any: that one waits below."""
        if self.sheet is None:
            self.open_sheet(sheet)
        else:
            self._below, self.sheet = self.sheet, sheet
            sheet.open()
            self.arrange()

    def close_over(self) -> None:
        """Close the sheet; one that waits below is there again, with its focus."""
        if self._below is None:
            self.close_sheet()
            return
        over, self.sheet, self._below = self.sheet, self._below, None
        assert over is not None
        discard(over)
        self.arrange()

    def lay_sheets_aside(self) -> list[Sheet]:
        """The sheets, the lowest first; they are the window's again by `take_sheets_back`."""
        sheets = [sheet for sheet in (self._below, self.sheet) if sheet is not None]
        self._below = self.sheet = None
        return sheets

    def take_sheets_back(self, sheets: list[Sheet]) -> None:
        """These are the sheets of the window again; nothing happens when there are none."""
        if sheets:
            self.sheet = sheets[-1]
            self._below = sheets[0] if len(sheets) > 1 else None
            self.arrange()

    def is_ring_shown(self) -> bool:
        """Whether the keyboard is in use, as far as it shows."""
        focus = self.focusWidget()
        return isinstance(focus, Faced) and focus.ring
