"""How long the window takes to speak another language, at the table and with the settings open.

From the choice to everything painted in the new words, the setting on the disk included.
The reference is the same window painted anew with nothing changed.
"""

from __future__ import annotations

import os
import sys
from itertools import cycle

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from common import Row, interleaved, median, own_home, show, timed
from room import application, open_room, sit_down, wait

from skillgames.app.window import RoomWindow
from skillgames.engine.game import Level
from skillgames.widgets.language import LANGUAGES
from skillgames.widgets.sheet_parts.settings import SettingsSheet

GOAL = 50.0
TIMES = 12


def main() -> int:
    """Measure and print."""
    app = application()
    with own_home() as home:
        os.environ["SKILLGAMES_HOME"] = str(home)
        window = open_room("instant")
        sit_down(window, Level.EASY)
        wait(0.5)
        rows = [_row("at the table", window)]
        window.open_settings()
        wait(0.5)
        rows.append(_row("settings over the table", window))
        window.close()
        app.processEvents()
    show(f"Another language, {TIMES} switches each", rows)
    return 0


def _row(name: str, window: RoomWindow) -> Row:
    app = application()
    languages = cycle(LANGUAGES[::-1])  # the window speaks the first one already

    def switch() -> None:
        if window.sheet is None:
            window.change_setting("language", next(languages))
        else:
            assert isinstance(window.sheet, SettingsSheet)
            window.sheet.changed.emit("language", next(languages))  # as a press does
        app.processEvents()

    def repaint() -> None:
        window.grab()

    for _ in LANGUAGES:
        switch()  # catalogues are compiled and read once
    switched, painted = interleaved(lambda: timed(switch), lambda: timed(repaint), TIMES)
    return Row(name, median(switched), median(painted), "ms", GOAL)


if __name__ == "__main__":
    sys.exit(main())
