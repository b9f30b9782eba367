"""How long the statistics page takes over a long life of play.

What a press of its button costs until the page stands there, without motion: reading and
counting every finished match, listing the newest, laying out and painting. The reference
is the page of a player who has just begun; what is over it is the price of the past.
"""

from __future__ import annotations

import os
import random
import sqlite3
import sys
from pathlib import Path

from common import HEIGHT, WIDTH, Row, interleaved, median, own_home, percentile, show, timed

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from skillgames.app.services import Services, open_services
from skillgames.app.thinker import LocalThinker
from skillgames.app.window import RoomWindow
from skillgames.store import statistics
from skillgames.store.archive import Archive

GOAL = 200.0
MATCHES = 10_000
BEGINNER_MATCHES = 20
ENTRIES = 60
TIMES = 12
LEVELS = ("easy", "medium", "hard", "insane")


def main() -> int:
    """Measure and print."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    with own_home() as home:
        old = _room(home / "old", MATCHES)
        new = _room(home / "new", BEGINNER_MATCHES)
        for window in (old, new):
            _open(window, app)  # what is imported and rendered once is not the page's
        opened, beginners = interleaved(
            lambda: timed(lambda: _open(old, app)), lambda: timed(lambda: _open(new, app)), TIMES
        )
        archive = old.services.archive
        level = [timed(lambda: _narrow(old, app)) for _ in range(TIMES)]
        read = [timed(lambda: statistics.figures(archive.played("fishing"))) for _ in range(TIMES)]
        cleared = timed(lambda: archive.clear("fishing"))
        for window in (old, new):
            window.close()
    show(
        f"The statistics page over {MATCHES} matches of {ENTRIES} entries",
        [
            Row("opened, median", median(opened), median(beginners), "ms", GOAL),
            Row("opened, longest", max(opened), max(beginners), "ms"),
            Row("read and counted, median", median(read), None, "ms"),
            Row("read and counted, 95th percentile", percentile(read, 95), None, "ms"),
            Row("another level, median", median(level), None, "ms"),
            Row("cleared, once", cleared, None, "ms"),
        ],
    )
    return 0


def _room(home: Path, matches: int) -> RoomWindow:
    os.environ["SKILLGAMES_HOME"] = str(home)
    Archive.open(home / "data" / "archive.sqlite", partners=()).close()
    _fill(home / "data" / "archive.sqlite", matches)
    services: Services = open_services(LocalThinker())
    services.settings.animation_speed = "instant"
    services.settings.language = "en"
    services.apply_language()
    window = RoomWindow(services)
    window.resize(WIDTH, HEIGHT)
    window.show()
    return window


def _fill(path: Path, matches: int) -> None:
    """Finished matches in one transaction: one by one they would take minutes."""
    rng = random.Random(5)
    connection = sqlite3.connect(path)
    for number in range(1, matches + 1):
        winner = rng.randrange(2)
        scores = [16 + rng.randrange(5), rng.randrange(16)]
        scores = scores if winner == 0 else scores[::-1]
        connection.execute(
            'INSERT INTO "match" (id, game, level, players, header, status, started, finished,'
            " result, notes) VALUES (?, 'fishing', ?, 2, ?, 'finished', ?, ?, ?, '{}')",
            (
                number,
                rng.choice(LEVELS),
                '{"game": "fishing", "rules_version": 1, "options": {}, "seats": ["person"]}',
                "2030-01-01T00:00:00.000000+00:00",
                "2030-01-01T00:10:00.000000+00:00",
                f'{{"scores": {scores}, "winners": [{winner}], "reason": "sixteen points"}}',
            ),
        )
        connection.executemany(
            "INSERT INTO entry VALUES (?, ?, '9H')", ((number, n) for n in range(ENTRIES))
        )
    connection.commit()
    connection.close()


def _open(window: RoomWindow, app: object) -> None:
    """Open the page, let it be painted, and take it away again."""
    assert isinstance(app, QApplication)
    window.open_statistics()
    app.processEvents()
    sheet, window.sheet = window.sheet, None
    assert sheet is not None
    sheet.close_sheet()
    sheet.deleteLater()


def _narrow(window: RoomWindow, app: object) -> None:
    """Choose another level on the open page."""
    from skillgames.widgets.sheet_parts.statistics import StatisticsSheet

    assert isinstance(app, QApplication)
    if window.sheet is None:
        window.open_statistics()
    sheet = window.sheet
    assert isinstance(sheet, StatisticsSheet)
    segments = sheet.filters["level"].segments
    at = next(n for n, one in enumerate(segments) if one.isChecked())
    segments[(at + 1) % len(segments)].click()
    app.processEvents()


if __name__ == "__main__":
    sys.exit(main())
