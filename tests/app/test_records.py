"""Records at the window: saved, opened, dropped, and refused with one sentence."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog

from skillgames.app import records
from skillgames.app.records import Kept
from skillgames.desk.reopen import record_of
from skillgames.store.record import MAX_BYTES, dump_record
from tests.packs import deck, fishing, played, whole
from tests.room import Room

# Its constructor takes other points from one version of Qt to the next.
pytestmark = pytest.mark.filterwarnings("ignore:.*QDragEnterEvent:DeprecationWarning")

START = deck("9C 7H 2S KD", "3C 4C 5H 6H", "9D 5C 4H 3S", then="JD JH QD QH")
WHOLE = whole(3)
BUTTON, KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def record(moves: tuple[str, ...] = WHOLE, **changes: object) -> str:
    """The text of a record, with some fields changed."""
    data = json.loads(dump_record(record_of(fishing(moves))))
    return json.dumps({**data, **changes})


def drop(room: Room, *files: Path) -> bool:
    """Drag files over the window and let them go; whether they were taken."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    action = Qt.DropAction.CopyAction
    target = room.window.childAt(room.window.rect().center())
    while target is not None and not target.acceptDrops():
        target = target.parentWidget()
    assert target is room.window, "nothing in the window takes the files for itself"
    enter = QDragEnterEvent(QPoint(50, 50), action, data, BUTTON, KEYS)
    QApplication.sendEvent(target, enter)
    if enter.isAccepted():
        QApplication.sendEvent(target, QDropEvent(QPointF(50, 50), action, data, BUTTON, KEYS))
    room.pump()
    return enter.isAccepted()


def put(folder: Path, content: str | bytes, name: str = "match.json") -> Path:
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def test_a_good_record_opens_as_a_replay(room: Room, tmp_path: Path) -> None:
    assert drop(room, put(tmp_path, record()))
    assert room.window.replay is not None
    assert tuple(room.window.replay.kept.match.log) == WHOLE
    assert room.window.notices.text == ""


def test_an_unfinished_record_opens_too_and_counts_nowhere(room: Room, tmp_path: Path) -> None:
    log = played(2, lambda match: match.version == 30)
    drop(room, put(tmp_path, record(log)))
    assert room.window.replay is not None
    assert room.window.replay.count == 30
    room.key(Qt.Key.Key_Escape)
    assert room.window.home.isVisible()
    assert room.archive.totals().played == 0
    assert room.archive.running("fishing") is None
    assert room.archive.finished("fishing") == []


NEWER = "This record was made with newer rules."
OLDER = "This record was made with older rules."


@pytest.mark.parametrize(
    ("content", "name", "sentence"),
    [
        ("{", "match.json", "This record is not valid JSON."),
        ("[]", "match.json", "This record is not a JSON object."),
        (b"\xff\xfe{}", "match.json", "This record is not valid JSON."),
        ('{"format": "another"}', "match.json", "This record"),
        (record(game="chess"), "match.json", None),
        (record(rules_version=99), "match.json", NEWER),
        (record(rules_version=0, log=[START, "KC"], result=None), "match.json", OLDER),
        (record(log=[*WHOLE[:5], "nonsense"]), "match.json", "Entry 6 of the record is wrong"),
        (record(result=None), "match.json", "The result of this record"),
        (record(), "match.txt", "Only a record, a .json file, can be opened here."),
        (b" " * (MAX_BYTES + 1), "match.json", "This record is too large."),
    ],
    ids=[
        "broken", "list", "no text", "foreign", "no such game", "newer", "older",
        "wrong entry", "wrong result", "another kind of file", "too large",
    ],
)  # fmt: skip
def test_a_bad_one_is_refused_with_one_sentence(
    room: Room, tmp_path: Path, content: str | bytes, name: str, sentence: str | None
) -> None:
    drop(room, put(tmp_path, content, name))
    assert room.window.replay is None
    told = room.window.notices.text
    assert told
    assert "\n" not in told
    assert "Traceback" not in told
    if sentence is not None:
        assert told.startswith(sentence)
    assert room.window.notices.waiting == 0
    assert room.window.home.isVisible()


def test_an_older_record_that_still_replays_is_shown(room: Room, tmp_path: Path) -> None:
    drop(room, put(tmp_path, record(rules_version=0)))
    assert room.window.replay is not None


def test_a_folder_a_missing_file_and_several_files(room: Room, tmp_path: Path) -> None:
    folder = tmp_path / "folder.json"
    folder.mkdir()
    for files in ((folder,), (tmp_path / "gone.json",), (tmp_path / "a.json", tmp_path / "b.json")):
        drop(room, *files)
        assert room.window.replay is None
        assert room.window.notices.text
        room.window.notices.clear()


def test_what_is_no_file_is_not_taken(room: Room) -> None:
    data = QMimeData()
    data.setText("words")
    action = Qt.DropAction.CopyAction
    enter = QDragEnterEvent(QPoint(50, 50), action, data, BUTTON, KEYS)
    QApplication.sendEvent(room.window, enter)
    assert not enter.isAccepted()


def test_dropped_at_the_table_under_a_sheet_and_on_a_replay(room: Room, tmp_path: Path) -> None:
    path = put(tmp_path, record())
    room.open(START)
    log = list(room.log)
    drop(room, path)
    first = room.window.replay
    assert first is not None
    drop(room, path)
    assert room.window.replay is not None
    assert room.window.replay is not first
    room.key(Qt.Key.Key_Escape)
    assert room.stage.isVisible()
    assert room.log == log
    room.window.pause()
    pause = room.sheet
    drop(room, path)
    assert room.window.replay is not None
    room.key(Qt.Key.Key_Escape)
    assert room.sheet is pause
    room.key(Qt.Key.Key_Escape)
    assert room.sheet is None
    room.tap(1)
    assert room.lit("lift")


def test_a_broken_record_at_the_table_changes_nothing(room: Room, tmp_path: Path) -> None:
    room.open(START)
    room.tap("9C")
    drop(room, put(tmp_path, "{"))
    assert room.lit("lift") == {"9C"}
    assert room.window.notices.text == "This record is not valid JSON."


# --- by dialog -------------------------------------------------------------------------------


class Dialogs:
    """What people would choose, and what they were offered."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.chosen = ""
        self.offered: list[str] = []
        for name in ("getSaveFileName", "getOpenFileName"):
            monkeypatch.setattr(QFileDialog, name, self._ask)

    def _ask(self, parent: Any, title: str, place: str, kinds: str) -> tuple[str, str]:
        self.offered = [title, place, kinds]
        return self.chosen, kinds


@pytest.fixture
def dialogs(monkeypatch: pytest.MonkeyPatch) -> Dialogs:
    return Dialogs(monkeypatch)


def test_home_opens_a_record(room: Room, tmp_path: Path, dialogs: Dialogs) -> None:
    room.click(room.window.home.folder)
    assert room.window.replay is None, "called off"
    dialogs.chosen = str(put(tmp_path, record()))
    room.click(room.window.home.folder)
    assert room.window.replay is not None
    assert dialogs.offered[0] == "Open record"
    assert "*.json" in dialogs.offered[2]


def test_saved_and_opened_again_it_is_the_same_record(
    room: Room, tmp_path: Path, dialogs: Dialogs
) -> None:
    source = put(tmp_path, dump_record(record_of(fishing(WHOLE), "0.0.7")))
    room.window.replays.open_record(source)
    dialogs.chosen = str(tmp_path / "again.json")
    assert room.window.replay is not None
    room.click(room.window.replay.bar.save_button)
    assert (tmp_path / "again.json").read_bytes() == source.read_bytes()
    assert room.window.notices.text == "The record is now in “again.json”."
    assert Path(dialogs.offered[1]).name == f"fishing-{date.today().isoformat()}.json"


def test_the_results_save_the_record(room: Room, tmp_path: Path, dialogs: Dialogs) -> None:
    from skillgames.widgets.sheets import ResultsSheet

    log = next(log for log in map(whole, range(20)) if fishing(log[:-1]).to_act == 0)
    room.open(*log[:-1])
    room.tap(1)
    room.tap(1)
    room.settle()
    while not isinstance(room.sheet, ResultsSheet):
        room.key(Qt.Key.Key_Return)
        room.settle()
    dialogs.chosen = ""
    room.click(room.sheet.save_button)
    assert not list(tmp_path.iterdir()), "called off"
    dialogs.chosen = str(tmp_path / "mine")
    room.click(room.sheet.save_button)
    kept = records.read(tmp_path / "mine.json")
    assert kept.match.log == room.log
    assert kept.match.result == room.controller.match.result
    assert isinstance(room.sheet, ResultsSheet)


def test_a_full_disk_is_told(
    room: Room, tmp_path: Path, dialogs: Dialogs, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    room.window.replays.open_record(put(tmp_path, record()))
    dialogs.chosen = str(blocked / "match.json")
    assert room.window.replay is not None
    room.click(room.window.replay.bar.save_button)
    assert "could not be saved" in room.window.notices.text
    assert room.window.replay is not None


def test_the_name_has_the_day_of_the_match(room: Room) -> None:
    assert Kept(fishing(WHOLE), day=date(2026, 11, 29)).file_name == "fishing-2026-11-29.json"
    match_id = room.store(WHOLE[:-1])
    result = fishing(WHOLE).result
    assert result is not None
    room.archive.finish(match_id, len(WHOLE), WHOLE[-1], result.as_dict())
    stored = records.stored(room.archive.match(match_id))
    assert stored.day == room.archive.match(match_id).finished.astimezone().date()
