"""Unfinished matches that are late, finished after all, or cannot go on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from skillgames.app import session
from skillgames.app.keeper import Keeper
from skillgames.engine.match import Match
from skillgames.engine.text import translate
from skillgames.store.archive import Archive
from skillgames.store.errors import StoreError
from skillgames.store.settings import Settings, load, save
from skillgames.store.stored import StoredMatch
from skillgames.widgets.sheets import QuestionSheet, ResultsSheet, SetupSheet, TallySheet
from tests.packs import whole
from tests.room import Patient, Room


def test_a_finish_the_disk_refused_is_booked_before_anything_is_resumed(
    open_room: Callable[..., Room], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The finished match must not be offered once more, an entry short."""
    log = whole(6)
    room = open_room(Patient())
    room.open(*log[:-1])
    assert room.controller.is_person_to_act or room.controller.is_thinking
    archive = room.archive
    finish = archive.finish

    def full(*args: object, **named: object) -> None:
        raise StoreError(translate("Store", "The match could not be saved."))

    monkeypatch.setattr(archive, "finish", full)
    if room.controller.is_person_to_act:
        number = room.hand.index(log[-1]) + 1
        room.tap(number)
        room.tap(number)
    else:
        room.answer(log[-1])
    assert isinstance(room.sheet, TallySheet)
    room.click(room.sheet.button)
    assert isinstance(room.sheet, ResultsSheet)
    room.sheet.level_requested.emit()
    assert isinstance(room.sheet, SetupSheet)
    monkeypatch.setattr(archive, "finish", finish)
    room.window.resume_game("fishing")
    assert archive.running("fishing") is None
    assert len(archive.finished("fishing")) == 1
    assert room.window.table is None, "there is nothing to go on with"
    assert isinstance(room.sheet, SetupSheet)


def test_a_match_that_cannot_be_read_is_told_and_asked_about(
    open_room: Callable[..., Room],
) -> None:
    room = open_room()
    match_id = room.archive.begin("fishing", "hard", 2, _header())
    room.archive.append(match_id, 1, "garbage")
    room.window.show_home()
    room.window.open_game("fishing")
    assert isinstance(room.sheet, SetupSheet)
    assert "cannot" in room.window.notices.text
    room.click(room.sheet.play_button)
    assert isinstance(room.sheet, QuestionSheet), "it is not given up without asking"
    stored = room.archive.running("fishing")
    assert stored is not None
    assert stored.log == ("garbage",)


def test_the_setup_sheet_replays_the_unfinished_match_once(
    open_room: Callable[..., Room], monkeypatch: pytest.MonkeyPatch
) -> None:
    room = open_room(Patient())
    room.open(*whole(6)[:5])
    replayed: list[str] = []
    resume = session.resume

    def noted(archive: Archive, stored: StoredMatch) -> tuple[Match, Keeper]:
        replayed.append(stored.game)
        return resume(archive, stored)

    monkeypatch.setattr(session, "resume", noted)
    room.window.open_game("fishing")
    assert isinstance(room.sheet, SetupSheet)
    assert room.sheet.continue_button.isVisible()
    assert replayed == ["fishing"]


def test_resuming_what_cannot_go_on_leads_home_with_a_sentence(
    open_room: Callable[..., Room],
) -> None:
    room = open_room()
    header: dict[str, Any] = {**_header(), "rules_version": 0}
    room.archive.begin("fishing", "hard", 2, header)
    room.window.resume_game("fishing")
    assert room.window.table is None
    assert "older rules" in room.window.notices.text


def test_settings_nobody_could_read_are_set_aside_before_others_are_written(
    tmp_path: Path,
) -> None:
    path = tmp_path / "settings.json"
    path.mkdir()  # nothing that can be read as a file
    (path / "inside").write_text("kept")
    settings, notices = load(path)
    assert len(notices) == 1
    save(settings, path)
    assert load(path) == (Settings(), [])
    aside = [one for one in tmp_path.iterdir() if one != path]
    assert [(one / "inside").read_text() for one in aside] == ["kept"]


def _header() -> Mapping[str, object]:
    return {"game": "fishing", "rules_version": 1, "options": {}, "seats": ["person", "hard"]}
