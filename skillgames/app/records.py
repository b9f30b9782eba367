"""Records at the window: matches from the archive and from files, and saving them.

A record shows all cards to whoever opens the file, so only matches that are over, or
that came as a record, are saved.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMimeData, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from skillgames import __version__
from skillgames.desk.reopen import record_of, reopen
from skillgames.engine.errors import BrokenRecord
from skillgames.engine.match import Match
from skillgames.engine.text import translate
from skillgames.store.files import write_whole
from skillgames.store.record import FORMAT, dump_record, read_record
from skillgames.store.stored import StoredMatch

SUFFIX = ".json"


@dataclass(frozen=True, slots=True)
class Kept:
    """A match of the past: what is replayed and what a record of it says.

    `app_version` is the program that made it, `day` when it was finished or, where that
    is not known, when it was opened here.
    """

    match: Match
    app_version: str = __version__
    day: date | None = None

    @property
    def file_name(self) -> str:
        """The name proposed for its record: game-2026-11-29.json."""
        day = self.day or date.today()
        return f"{self.match.game.slug}-{day.isoformat()}{SUFFIX}"


def stored(match: StoredMatch) -> Kept:
    """A match of the archive; BrokenRecord with one sentence when it does not replay."""
    source: dict[str, object] = {
        **match.header,
        "format": FORMAT,
        "app_version": __version__,
        "log": list(match.log),
        "result": match.result,
    }
    finished = match.finished or match.started
    return Kept(reopen(source), day=_local(finished))


def read(path: Path) -> Kept:
    """The match a file records; BrokenRecord with one sentence for any other file."""
    if path.suffix.lower() != SUFFIX:
        raise BrokenRecord(translate("Record", "Only a record, a .json file, can be opened here."))
    record = read_record(path)
    match = reopen(record)
    if not match.game.has("table"):
        raise BrokenRecord(translate("Registry", "There is no game “%1”.").with_args(record.game))
    return Kept(match, record.app_version)


def save(kept: Kept, path: Path) -> None:
    """Write the record of a match; StoreError when that fails, the old file untouched."""
    write_whole(path, dump_record(record_of(kept.match, kept.app_version)))


def ask_where_to_save(parent: QWidget, name: str) -> Path | None:
    """Where people want the record, None when they do not; a bare name gets the ending."""
    title = QCoreApplication.translate("Record", "Save record")
    chosen, _ = QFileDialog.getSaveFileName(parent, title, str(_folder() / name), _kinds())
    if not chosen:
        return None
    path = Path(chosen)
    return path if path.suffix else path.with_suffix(SUFFIX)


def ask_what_to_open(parent: QWidget) -> Path | None:
    """The record people want to see, None when they do not."""
    title = QCoreApplication.translate("Record", "Open record")
    chosen, _ = QFileDialog.getOpenFileName(parent, title, str(_folder()), _kinds())
    return Path(chosen) if chosen else None


def dropped(data: QMimeData) -> list[Path]:
    """The files on this machine that are dragged along."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


def _folder() -> Path:
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(place) if place else Path.home()


def _kinds() -> str:
    return QCoreApplication.translate("Record", "Records of matches (*.json)")


def _local(moment: datetime) -> date:
    return moment.astimezone().date()
