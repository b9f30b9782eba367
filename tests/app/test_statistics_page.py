"""The statistics page in the room: from the first page and back, cleared, exported."""

from __future__ import annotations

import csv
import os
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from skillgames import registry
from skillgames.app import statistics as statistics_page
from skillgames.engine.match import header_for
from skillgames.engine.text import QT_TRANSLATE_NOOP
from skillgames.store.export import COLUMNS
from skillgames.widgets.sheet_parts.statistics import StatisticsSheet
from skillgames.widgets.sheets import QuestionSheet, ResultsSheet, TallySheet
from tests.app import checks
from tests.packs import before_the_last_card_of_the_person, fishing, whole
from tests.room import Patient, Room

TAB, ESCAPE, RETURN = Qt.Key.Key_Tab, Qt.Key.Key_Escape, Qt.Key.Key_Return
RIGHT, SPACE = Qt.Key.Key_Right, Qt.Key.Key_Space


@pytest.fixture
def patient(open_room: Callable[..., Room]) -> Room:
    return open_room(Patient())


def finish(
    room: Room, scores: Sequence[int] = (16, 9), level: str = "hard", game: str = "fishing"
) -> int:
    """A finished match in the archive."""
    header = header_for(registry.game("fishing"), {}, ("person", level)).as_dict()
    match_id = int(room.archive.begin(game, level, len(scores), header))
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    result = {"scores": list(scores), "winners": winners, "reason": "sixteen points"}
    room.archive.finish(match_id, 1, "9H", result)
    return match_id


def page(room: Room) -> StatisticsSheet:
    """The page, opened by its button on the first page."""
    room.click(room.window.home.chart)
    return there(room)


def there(room: Room) -> StatisticsSheet:
    assert isinstance(room.sheet, StatisticsSheet)
    return room.sheet


def choose(room: Room, number: int) -> None:
    """Press a segment of the row of levels."""
    room.click(there(room).filters["level"].segments[number])


def tiles(room: Room) -> dict[str, str]:
    """The figures by their labels, without days."""
    return {tile.label.text().split(" · ")[0]: tile.value.text() for tile in there(room).stats}


def filled(room: Room) -> None:
    """Wins and losses at three levels."""
    for scores in ((16, 9), (10, 17), (19, 3)):
        finish(room, scores, "easy")
    for scores in ((12, 16), (16, 15)):
        finish(room, scores, "hard")
    finish(room, (8, 16), "insane")


# --- figures -----------------------------------------------------------------------------


def test_the_figures_of_all_levels_and_of_one(patient: Room) -> None:
    filled(patient)
    sheet = page(patient)
    assert tiles(patient) == {
        "Played": "6",
        "Wins": "3",
        "Losses": "3",
        "Win rate": "50\u00a0%",
        "Streak": "0",
        "Best streak": "1",
        "Best score": "19",
        "Biggest lead": "16",
    }
    assert sheet.strip.outcomes == ("won", "lost", "won", "lost", "won", "lost")
    assert sheet.rates.rates == (60, 50)
    assert len(sheet.list.lines) == 6
    choose(patient, 1)
    assert there(patient) is sheet
    now = tiles(patient)
    assert (now["Wins"], now["Losses"], now["Streak"]) == ("2", "1", "1")
    assert tiles(patient)["Win rate"] == "67\u00a0%"
    assert list(sheet.strip.outcomes) == ["won", "lost", "won"]
    assert not sheet.rates.isVisible()
    spoken = [line.accessibleName() for line in sheet.list.lines]
    assert [words.split(", ")[-3:] for words in spoken] == [
        ["Easy", "19 : 3", "win"],
        ["Easy", "10 : 17", "loss"],
        ["Easy", "16 : 9", "win"],
    ]
    choose(patient, 2)
    assert sheet.nothing.isVisible()
    assert sheet.stats == []
    choose(patient, 3)
    assert tiles(patient)["Biggest lead"] == "1"
    choose(patient, 0)
    assert tiles(patient)["Played"] == "6"


def test_draws_have_a_tile_where_there_are_some(patient: Room) -> None:
    filled(patient)
    finish(patient, (16, 16), "hard")
    page(patient)
    assert tiles(patient)["Draws"] == "1"
    choose(patient, 1)
    assert "Draws" not in tiles(patient)


def test_the_number_of_players_is_a_filter_where_it_differs(patient: Room) -> None:
    filled(patient)
    assert list(page(patient).filters) == ["game", "level"]
    patient.key(ESCAPE)
    finish(patient, (20, 3, 5), "hard")
    sheet = page(patient)
    assert list(sheet.filters) == ["game", "level", "players"]
    patient.click(sheet.filters["players"].segments[2])
    assert tiles(patient)["Played"] == "1"
    assert len(sheet.list.lines) == 1
    choose(patient, 1)
    assert sheet.nothing.isVisible()


def test_several_games_are_a_filter(patient: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page is ready for a second game, here one of the same kind under another name."""
    fishing_game = registry.game("fishing")
    second = replace(fishing_game, slug="pond", name=QT_TRANSLATE_NOOP("Fishing", "Pond"))
    games = {game.slug: game for game in (fishing_game, second)}
    house = SimpleNamespace(
        all_games=lambda: tuple(games.values()),
        games_with=lambda part: tuple(games.values()),
        game=games.__getitem__,
    )
    monkeypatch.setattr(statistics_page, "registry", house)
    filled(patient)
    sheet = page(patient)
    assert list(sheet.filters) == ["game", "level"]
    choose(patient, 1)
    patient.click(sheet.filters["game"].segments[1])
    assert list(sheet.filters) == ["game"]
    assert "Pond" in sheet.nothing.text()
    finish(patient, (3, 16), game="pond")
    patient.click(sheet.filters["game"].segments[0])
    assert tiles(patient)["Played"] == "6", "another game begins with all levels"
    patient.click(sheet.filters["game"].segments[1])
    assert tiles(patient)["Losses"] == "1"
    patient.click(sheet.clear_button)
    assert isinstance(patient.sheet, QuestionSheet)
    assert "Pond" in patient.sheet.title.text()
    patient.click(patient.sheet.yes_button)
    assert patient.archive.finished("pond") == []
    assert len(patient.archive.finished("fishing")) == 6


def test_matches_that_go_on_or_were_given_up_count_nowhere(patient: Room) -> None:
    filled(patient)
    patient.store([checks.START])
    patient.store([checks.START])
    page(patient)
    assert tiles(patient)["Played"] == "6"


def test_the_newest_fifty_are_listed(patient: Room) -> None:
    last = [finish(patient, (16, n % 10)) for n in range(53)][-1]
    sheet = page(patient)
    assert len(sheet.list.lines) == 50
    assert " 16 : 2," in sheet.list.lines[0].accessibleName()
    asked: list[int] = []
    sheet.replay_requested.connect(asked.append)
    sheet.replay_requested.disconnect(patient.window.replays.open)
    patient.click(sheet.list.lines[0])
    assert asked == [last]


def test_a_match_of_the_list_is_replayed_and_the_page_comes_back(patient: Room) -> None:
    log = whole(11)
    result = fishing(log).result
    assert result is not None
    match_id = patient.store(log[:-1])
    patient.archive.finish(match_id, len(log), log[-1], result.as_dict())
    sheet = page(patient)
    patient.click(sheet.list.lines[0])
    assert patient.window.replay is not None, patient.window.notices.text
    patient.window.replays.leave()
    patient.pump()
    assert patient.window.replay is None
    assert there(patient).isVisible()
    patient.key(ESCAPE)
    assert patient.sheet is None


def test_without_a_finished_match_it_says_so(patient: Room) -> None:
    sheet = page(patient)
    assert "Fishing" in sheet.nothing.text()
    assert sheet.nothing.isVisible()
    assert list(sheet.filters) == ["game"]
    assert not sheet.clear_button.isVisible()
    patient.key(ESCAPE)
    assert patient.sheet is None
    assert patient.window.focusWidget() is patient.window.home.chart


def test_from_the_results_to_the_level_and_back(patient: Room) -> None:
    filled(patient)
    patient.open(*before_the_last_card_of_the_person(11, last_round=True), level="easy")
    patient.tap(1)
    patient.tap(1)
    if patient.sheet is None:
        patient.answer(patient.controller.match.legal_texts()[0])
    assert isinstance(patient.sheet, TallySheet)
    patient.click(patient.sheet.button)
    assert isinstance(patient.sheet, ResultsSheet)
    wins = patient.sheet.stats[0].value.text()
    patient.click(patient.sheet.stats_link)
    assert there(patient).filters["level"].value == "easy"
    assert tiles(patient)["Played"] == "4"
    assert tiles(patient)["Wins"] == wins
    patient.click(there(patient).clear_button)
    patient.key(ESCAPE)
    assert tiles(patient)["Played"] == "4"
    patient.key(ESCAPE)
    assert isinstance(patient.sheet, ResultsSheet)
    patient.click(patient.sheet.other_button)
    page(patient)
    patient.key(ESCAPE)
    assert patient.sheet is None
    assert patient.window.table is None


def test_the_page_opens_as_it_was_left(patient: Room) -> None:
    filled(patient)
    page(patient)
    choose(patient, 3)
    patient.click(there(patient).close_button)
    assert patient.sheet is None
    finish(patient, (18, 0), "hard")
    page(patient)
    assert tiles(patient)["Played"] == "3"
    assert there(patient).filters["level"].value == "hard"


def test_another_language_words_everything_anew(patient: Room) -> None:
    filled(patient)
    sheet = page(patient)
    before = sheet.list.lines[0].accessibleName()
    patient.services.settings.language = "ru"
    patient.services.apply_language()
    patient.pump()
    assert there(patient) is sheet
    assert "Безумный" in sheet.list.lines[0].accessibleName()
    assert before != sheet.list.lines[0].accessibleName()


def test_with_keys_alone(patient: Room) -> None:
    filled(patient)
    while patient.window.focusWidget() is not patient.window.home.chart:
        patient.key(TAB)
    patient.key(SPACE)
    sheet = there(patient)
    patient.key(TAB)  # from the games to the levels
    patient.key(RIGHT)
    assert tiles(patient)["Played"] == "3"
    while patient.window.focusWidget() is not sheet.clear_button:
        patient.key(TAB)
    patient.key(RETURN)
    assert isinstance(patient.sheet, QuestionSheet)
    patient.key(ESCAPE)
    assert tiles(patient)["Played"] == "3", "Esc is the safe answer"
    patient.key(ESCAPE)
    assert patient.sheet is None


# --- clearing ----------------------------------------------------------------------------


def test_clearing_asks_and_clears_that_game_alone(patient: Room) -> None:
    filled(patient)
    finish(patient, game="yacht")
    running = patient.store([checks.START])
    sheet = page(patient)
    patient.click(sheet.clear_button)
    question = patient.sheet
    assert isinstance(question, QuestionSheet)
    assert "Fishing" in question.title.text()
    patient.click(question.no_button)
    assert tiles(patient)["Played"] == "6"
    patient.click(there(patient).clear_button)
    assert isinstance(patient.sheet, QuestionSheet)
    patient.click(patient.sheet.yes_button)
    assert there(patient).nothing.isVisible()
    assert patient.archive.finished("fishing") == []
    assert len(patient.archive.finished("yacht")) == 1
    stored = patient.archive.running("fishing")
    assert stored is not None
    assert stored.id == running
    totals = patient.window.home._totals
    assert totals is not None
    assert totals.played == 1, "the first page is up to date"


def test_what_cannot_be_cleared_stays_and_is_told(patient: Room) -> None:
    filled(patient)
    other = sqlite3.connect(patient.services.folders.archive_file)
    other.execute(
        """CREATE TRIGGER keep BEFORE DELETE ON "match"
        BEGIN SELECT raise(ABORT, 'kept'); END"""
    )
    other.commit()
    other.close()
    page(patient)
    patient.click(there(patient).clear_button)
    assert isinstance(patient.sheet, QuestionSheet)
    patient.click(patient.sheet.yes_button)
    assert patient.window.notices.isVisible()
    assert tiles(patient)["Played"] == "6"


def test_a_damaged_row_is_a_sentence(patient: Room) -> None:
    filled(patient)
    other = sqlite3.connect(patient.services.folders.archive_file)
    other.execute("UPDATE \"match\" SET result = '{}' WHERE id = 2")
    other.commit()
    other.close()
    assert page(patient).nothing.isVisible()
    assert patient.window.notices.isVisible()


# --- the table of all matches --------------------------------------------------------------


def save_to(monkeypatch: pytest.MonkeyPatch, path: str) -> list[str]:
    """Answer the question for a file with this path; where it would begin."""
    asked: list[str] = []

    def answer(parent: object, title: str, start: str, kinds: str) -> tuple[str, str]:
        asked.append(start)
        return path, kinds

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    return asked


def test_the_table_holds_every_finished_match(
    patient: Room, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(patient)
    patient.store([checks.START])
    page(patient)
    choose(patient, 4)
    asked = save_to(monkeypatch, str(tmp_path / "mine"))
    patient.click(there(patient).export_button)
    assert Path(asked[0]).name == "skillgames-statistics.csv"
    assert [one.name for one in tmp_path.iterdir()] == ["mine.csv"]
    with (tmp_path / "mine.csv").open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    assert list(lines[0]) == list(COLUMNS)
    assert [(one["level"], one["outcome"], one["own_score"]) for one in lines] == [
        ("easy", "won", "16"),
        ("easy", "lost", "10"),
        ("easy", "won", "19"),
        ("hard", "lost", "12"),
        ("hard", "won", "16"),
        ("insane", "lost", "8"),
    ]
    assert "mine.csv" in patient.window.notices.text
    assert there(patient).isVisible()


def test_nothing_is_written_when_no_file_is_chosen(
    patient: Room, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(patient)
    page(patient)
    save_to(monkeypatch, "")
    patient.click(there(patient).export_button)
    assert not patient.window.notices.isVisible()


@pytest.mark.parametrize("place", ["no folder", "forbidden"])
def test_a_place_that_cannot_be_written_is_told(
    patient: Room, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    filled(patient)
    page(patient)
    folder = tmp_path / "there"
    if place == "no folder":
        folder.write_text("a file")
    else:
        folder.mkdir()
        folder.chmod(0o500)
        if os.access(folder, os.W_OK):
            pytest.skip("this user may write everywhere")
    save_to(monkeypatch, str(folder / "mine.csv"))
    patient.click(there(patient).export_button)
    assert patient.window.notices.isVisible()
    assert "mine.csv" in patient.window.notices.text
    assert "could not be saved" in patient.window.notices.text
    assert tiles(patient)["Played"] == "6"
    if folder.is_dir():
        assert list(folder.iterdir()) == []


# --- sizes -------------------------------------------------------------------------------


@pytest.mark.parametrize("matches", [0, 6], ids=["empty", "filled"])
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_at_every_size(open_room: Callable[..., Room], matches: int, language: str) -> None:
    room = open_room(Patient(), size=(900, 600), language=language)
    if matches:
        filled(room)
    page(room)
    for size in ((1280, 800), (3840, 2160), (900, 600)):
        room.window.resize(*size)
        room.pump()
        checks.sheet_fits(room)
        checks.large_enough(room)
