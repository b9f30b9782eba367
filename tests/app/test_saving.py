"""Nothing is ever lost: resumed after every entry, killed, damaged, full, from the future."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import skillgames
from skillgames.engine import chance
from skillgames.widgets.sheets import QuestionSheet, ResultsSheet, SetupSheet, TallySheet
from tests.packs import deck, fishing, played, whole
from tests.room import Patient, Room

ROOT = Path(skillgames.__file__).parent.parent
START = deck("9C 7H 2S KD", "3C 4C 5H 6H", "9D 5C 4H 3S", then="JD JH QD QH")


def belongs(room: Room) -> bool:
    """Whether every card lies where the view says."""
    wanted = room.table.layout(room.view)
    return wanted == {key: item.place for key, item in room.table.items.items()}


# --- resumed after every entry -------------------------------------------------------------------


@pytest.fixture
def given_packs(monkeypatch: pytest.MonkeyPatch) -> Callable[[tuple[str, ...]], None]:
    """Lets the packs of a log be drawn again, in their order."""

    def give(log: tuple[str, ...]) -> None:
        packs: Iterator[tuple[str, ...]] = iter(
            [tuple(text.split()[1:]) for text in log if text.startswith("deck")]
        )
        monkeypatch.setattr(chance, "draw", lambda pending, rng: next(packs))

    return give


def test_left_and_resumed_after_every_entry_of_a_match(
    open_room: Callable[..., Room], given_packs: Callable[[tuple[str, ...]], None]
) -> None:
    """B25: whoever's turn it is, and at every score sheet, the match goes on as it was."""
    log = whole(6)
    given_packs(log)
    room = open_room(Patient())
    thinker = room.thinker
    assert isinstance(thinker, Patient)
    room.window.start_game(fishing().game)
    for n, text in enumerate(log):
        if n:
            room.window.show_home()
            room.window.resume_game("fishing")
            room.table.guard_ms = 0
        assert room.log == list(log[: max(n, 1)])
        assert belongs(room)
        if text.startswith("deck"):
            if n:
                assert isinstance(room.sheet, TallySheet)
                room.click(room.sheet.button)
            continue
        assert room.sheet is None
        if room.controller.is_person_to_act:
            number = room.hand.index(text) + 1
            room.tap(number)
            room.tap(number)
        else:
            question = thinker.asked[-1]
            assert question.version == n, "resumed on its turn, the bot is asked"
            room.answer(text)
    assert room.log == list(log)
    result = fishing(log).result
    assert result is not None
    assert room.controller.match.result == result
    totals = room.archive.totals()
    assert (totals.played, totals.won) == (1, int(result.winners == (0,)))
    assert room.archive.running("fishing") is None
    assert isinstance(room.sheet, TallySheet)
    room.click(room.sheet.button)
    assert isinstance(room.sheet, ResultsSheet)


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "insane"])
def test_a_new_program_goes_on_at_the_bots_turn(open_room: Callable[..., Room], level: str) -> None:
    """B25: every level moves when the match was left on its turn."""
    log = played(8, lambda match: match.version > 20 and match.to_act == 1)
    first = open_room()
    first.store(log, level)
    first.window.close()
    room = open_room()
    room.window.resume_game("fishing")
    room.wait(lambda: len(room.log) == len(log) + 1)
    assert room.controller.is_person_to_act
    assert tuple(room.log[:-1]) == log
    assert belongs(room)


def test_the_first_pack_is_drawn_when_the_program_fell_before_it(room: Room) -> None:
    room.store(())
    room.window.resume_game("fishing")
    room.settle()
    assert len(room.log) == 1
    assert room.controller.is_person_to_act


# --- killed --------------------------------------------------------------------------------------

PLAYING = """
import sys
from PySide6.QtWidgets import QApplication
app = QApplication([])
from tests.room import Room
room = Room(size=(900, 600))
room.window.resume_game("fishing")
while True:
    room.settle()
    sheet = room.sheet
    if sheet is not None:
        names = ("again_button", "play_button", "button")
        room.click(next(getattr(sheet, name) for name in names if hasattr(sheet, name)))
        continue
    room.table.guard_ms = 0
    for _ in range(2):
        room.tap(1)
    print(room.controller.keeper.match_id, len(room.log), flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_killed_at_any_moment(open_room: Callable[..., Room], home: Path) -> None:
    rng = random.Random(9)
    told: list[list[int]] = []
    for _ in range(3):
        process = subprocess.Popen(
            [sys.executable, "-c", PLAYING],
            cwd=ROOT,
            env=os.environ | {"SKILLGAMES_HOME": str(home)},
            stdout=subprocess.PIPE,
            text=True,
        )
        with process:
            assert process.stdout is not None
            for _ in range(rng.randrange(3, 20)):
                told.append([int(word) for word in process.stdout.readline().split()])
            process.kill()
            rest = process.stdout.read().split("\n")[:-1]
            told += [[int(word) for word in line.split()] for line in rest]
        assert process.returncode == -signal.SIGKILL
    room = open_room()
    assert room.window.notices.text == ""
    for match_id in {number for number, _ in told}:
        stored = room.archive.match(match_id)
        assert len(stored.log) >= max(length for number, length in told if number == match_id)
        assert fishing(stored.log).log == list(stored.log)
    assert len({number for number, _ in told}) == 1, "each start went on with the same match"
    room.window.resume_game("fishing")
    room.settle()
    assert tuple(room.log[: len(stored.log)]) == stored.log
    assert belongs(room)


# --- files in a bad state ------------------------------------------------------------------------


def data(home: Path) -> Path:
    (home / "data").mkdir(parents=True)
    return home / "data" / "archive.sqlite"


def plays(room: Room) -> None:
    """A match can be begun, played, left and continued."""
    room.window.open_game("fishing")
    assert isinstance(room.sheet, SetupSheet)
    room.click(room.sheet.play_button)
    room.settle()
    room.table.guard_ms = 0
    for _ in range(3):
        room.tap(1)
        room.tap(1)
        room.settle()
    assert len(room.log) == 7
    log = list(room.log)
    room.window.show_home()
    room.window.resume_game("fishing")
    room.settle()
    assert room.log == log


def one_sentence(room: Room) -> str:
    """The notice on show; it must be the only one."""
    assert room.window.notices.isVisible()
    assert room.window.notices.waiting == 0
    said = room.window.notices.text
    assert said.count(".") - said.count(".sqlite") - said.count(".json") <= 2
    return str(said)


def test_a_damaged_archive_is_told_and_the_room_opens(
    open_room: Callable[..., Room], home: Path
) -> None:
    path = data(home)
    path.write_bytes(b"no database at all" * 100)
    room = open_room()
    (aside,) = [one for one in path.parent.iterdir() if "broken" in one.name]
    assert aside.name in one_sentence(room)
    plays(room)
    room.window.close()
    assert open_room().window.notices.text == ""


def test_damaged_settings_are_told_and_the_room_opens(
    open_room: Callable[..., Room], home: Path
) -> None:
    (home / "config").mkdir(parents=True)
    (home / "config" / "settings.json").write_text("{ no json")
    room = open_room()
    assert "settings.broken-1.json" in one_sentence(room)
    plays(room)


def test_both_damaged_are_told_one_after_the_other(
    open_room: Callable[..., Room], home: Path
) -> None:
    data(home).write_bytes(b"x" * 5000)
    (home / "config").mkdir()
    (home / "config" / "settings.json").write_text('{"language": "xx", "window": 3}')
    room = open_room()
    assert room.window.notices.waiting == 1
    assert "settings.json" in room.window.notices.text
    room.click(room.window.notices.close_button)
    assert "broken" in one_sentence(room)
    room.click(room.window.notices.close_button)
    assert not room.window.notices.isVisible()


def test_an_archive_of_a_newer_version_is_left_as_it_is(
    open_room: Callable[..., Room], home: Path
) -> None:
    path = data(home)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 999")
    connection.execute("CREATE TABLE future (what)")
    connection.commit()
    connection.close()
    before = path.read_bytes()
    room = open_room()
    assert path.name in one_sentence(room)
    plays(room)
    room.window.close()
    assert path.read_bytes() == before
    assert [one.name for one in path.parent.iterdir()] == [path.name]


def test_a_folder_where_the_archive_should_be(open_room: Callable[..., Room], home: Path) -> None:
    data(home).mkdir()
    room = open_room()
    one_sentence(room)
    plays(room)


def test_a_match_that_cannot_be_read_is_not_offered(room: Room) -> None:
    """It stays in the archive; a new match can be begun."""
    match_id = room.store([START, "9C", "9C"])
    room.window.show_home()
    assert room.window.home.tiles[0].content.running is None
    room.window.resume_game("fishing")
    assert room.window.table is None
    assert one_sentence(room)
    assert room.archive.match(match_id).log == (START, "9C", "9C")
    room.window.notices.dismiss()
    room.window.open_game("fishing")
    assert isinstance(room.sheet, SetupSheet)
    room.click(room.sheet.play_button)
    assert isinstance(room.sheet, QuestionSheet), "it is not given up without asking"
    room.window.notices.clear()
    room.click(room.sheet.yes_button)
    assert room.controller.is_person_to_act


# --- the disk refuses ----------------------------------------------------------------------------


def refuse(room: Room) -> None:
    """From now on every writing fails, as SQLite itself says it."""
    room.archive._connection.execute("PRAGMA query_only = ON")


def allow(room: Room) -> None:
    room.archive._connection.execute("PRAGMA query_only = OFF")


def play_some(room: Room, plies: int = 2) -> None:
    for _ in range(plies):
        room.tap(1)
        room.tap(1)
        room.settle()


def test_refused_in_the_middle_of_a_match(room: Room) -> None:
    """One sentence; the match goes on; what waits is stored with the next entry."""
    room.open(START)
    play_some(room)
    stored = room.archive.running("fishing").log
    assert stored == tuple(room.log)
    refuse(room)
    play_some(room, 3)
    assert len(room.log) == len(stored) + 6
    assert "not allowed" in one_sentence(room)
    assert room.archive.running("fishing").log == stored
    room.drag(1, 300, 0)
    assert room.window.notices.waiting == 0
    allow(room)
    play_some(room, 1)
    assert room.archive.running("fishing").log == tuple(room.log)
    assert one_sentence(room) == "The match is saved again."
    assert fishing(room.log).log == room.log


def fill(room: Room, match_id: int) -> None:
    """Leave no room in the archive's file, and forbid it to grow."""
    connection = room.archive._connection
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages}")
    number = 0
    for size in (1000, 100, 10, 1):
        while True:
            try:
                connection.execute(
                    'INSERT INTO entry ("match", number, text) VALUES (?, ?, ?)',
                    (match_id, number, "x" * size),
                )
            except sqlite3.OperationalError:
                break
            number += 1
            assert number < 10_000


def test_the_disk_is_full(room: Room) -> None:
    other = room.store([])
    room.open(START)
    fill(room, other)
    for _ in range(4):
        play_some(room, 1)
    assert "disk is full" in one_sentence(room)
    assert len(room.log) == 9
    stored = room.archive.running("fishing").log
    assert stored == tuple(room.log[: len(stored)])
    assert len(stored) < 9
    room.archive._connection.execute("PRAGMA max_page_count = 100000")
    play_some(room, 1)
    assert room.archive.running("fishing").log == tuple(room.log)
    assert room.window.notices.waiting == 0


def test_a_second_trouble_is_told_again(room: Room) -> None:
    """Told once for as long as it lasts, and again when it comes back."""
    room.open(START)
    refuse(room)
    play_some(room, 1)
    allow(room)
    play_some(room, 1)
    room.window.notices.dismiss()
    refuse(room)
    play_some(room, 1)
    assert one_sentence(room)


def test_two_windows_go_on_with_one_match(open_room: Callable[..., Room]) -> None:
    """The second one says so once, and the match stays as the first one plays it."""
    first, second = open_room(Patient()), open_room(Patient())
    first.open(START)
    second.window.resume_game("fishing")
    second.table.guard_ms = 0
    second.settle()
    first.tap(1)
    first.tap(1)
    second.tap(2)
    second.tap(2)
    assert len(second.log) == 2
    said = "The game has gone on in another window; what is played here is not kept."
    assert one_sentence(second) == said
    second.answer("3C")
    second.settle()
    assert one_sentence(second) == said
    second.window.show_home()
    assert second.window.notices.text == "", "what is played next is kept"
    assert first.archive.running("fishing").log == tuple(first.log)
    assert first.window.notices.text == ""


def test_refused_from_the_beginning(room: Room) -> None:
    """One sentence; the match is played, and kept from the moment that is possible."""
    refuse(room)
    room.window.start_game(fishing().game)
    room.settle()
    room.table.guard_ms = 0
    play_some(room)
    assert one_sentence(room)
    room.drag(1, 300, 0)
    assert room.archive.running("fishing") is None
    allow(room)
    play_some(room, 1)
    assert room.archive.running("fishing").log == tuple(room.log)
    assert room.window.notices.waiting == 0


@pytest.mark.parametrize("way", ["home", "close", "new match"])
def test_what_waits_is_stored_when_the_table_is_left(
    room: Room, open_room: Callable[..., Room], way: str
) -> None:
    room.open(START)
    match_id = room.controller.keeper.match_id
    refuse(room)
    play_some(room)
    log = tuple(room.log)
    allow(room)
    if way == "home":
        room.window.show_home()
    elif way == "new match":
        room.window.start_game(fishing().game)
    else:
        room.window.close()
        room = open_room()
    assert room.archive.match(match_id).log == log


def test_a_finish_that_was_refused_is_booked_when_the_table_is_left(room: Room) -> None:
    log = whole(6)
    end = next(n for n in range(len(log) - 1, 0, -1) if fishing(log[:n]).to_act == 0)
    room.open(*log[:end])
    refuse(room)
    while room.sheet is None:
        play_some(room, 1)
    assert room.controller.match.is_over
    assert room.archive.totals().played == 0
    assert one_sentence(room)
    allow(room)
    room.click(room.sheet.button)  # type: ignore[attr-defined]
    assert isinstance(room.sheet, ResultsSheet)
    room.click(room.sheet.again_button)
    room.settle()
    assert room.archive.totals().played == 1
    assert len(room.log) == 1


def test_settings_that_cannot_be_written_are_told(room: Room) -> None:
    folder = room.services.folders.settings_file.parent
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("a file where the folder should be")
    room.window.change_setting("four_colours", True)
    assert room.services.settings.four_colours, "it acts all the same"
    assert one_sentence(room)


def test_the_archive_breaks_while_the_room_is_open(room: Room) -> None:
    """Home and setup still open; the sentence says what is wrong."""
    room.open(START)
    room.archive._connection.execute("DROP TABLE entry")
    room.tap(1)
    room.tap(1)
    room.settle()
    assert len(room.log) >= 2
    assert one_sentence(room)
    room.window.show_home()
    room.window.open_game("fishing")
    assert isinstance(room.sheet, SetupSheet)


def test_nothing_is_kept_of_a_room_that_was_only_looked_at(room: Room) -> None:
    room.window.open_game("fishing")
    room.window.open_settings()
    room.window.close()
    connection = sqlite3.connect(room.services.folders.archive_file)
    assert connection.execute('SELECT count(*) FROM "match"').fetchone() == (0,)
    connection.close()
