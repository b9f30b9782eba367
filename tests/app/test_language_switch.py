"""Another language while the room is open: all that is shown speaks it at once."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from skillgames.widgets.language import LANGUAGES
from skillgames.widgets.sheets import PauseSheet, ResultsSheet, TallySheet
from tests.packs import deck, fishing, played, whole
from tests.room import Patient, Room

START = deck("9C 7H 2S KD", "3C 4C 5H 6H", "9D 5C 4H 3S", then="JD JH QD QH")


def home(room: Room) -> None:
    log = whole(6)
    result = fishing(log).result
    assert result is not None
    match_id = room.store(log[:-1])
    room.archive.finish(match_id, len(log), log[-1], result.as_dict())
    room.store(played(3, lambda match: match.version == 60))
    room.window.show_home()


def setup(room: Room) -> None:
    home(room)
    room.window.open_game("fishing")


def settings(room: Room) -> None:
    room.window.open_settings()


def table(room: Room) -> None:
    room.open(*played(3, lambda match: match.version >= 60 and match.to_act == 0))


def capture(room: Room) -> None:
    room.open(START)
    room.tap("7H")


def laying(room: Room) -> None:
    room.open(START)
    room.tap("2S")


def answered(room: Room) -> None:
    room.open(START)
    room.tap("2S")
    room.tap("2S")
    room.answer("5H")


def thinking(room: Room) -> None:
    room.open(START)
    room.tap("2S")
    room.tap("2S")


def pause(room: Room) -> None:
    table(room)
    room.window.pause()


def question(room: Room) -> None:
    pause(room)
    assert isinstance(room.sheet, PauseSheet)
    room.sheet.new_game_requested.emit()


def tally(room: Room) -> None:
    room.store(played(11, lambda match: match.version == 49))
    room.window.resume_game("fishing")
    assert isinstance(room.sheet, TallySheet)


def results(room: Room) -> None:
    log = whole(6)
    end = next(n for n in range(len(log) - 1, 0, -1) if fishing(log[:n]).to_act == 0)
    room.open(*log[:end])
    room.tap(1)
    room.tap(1)
    if room.sheet is None:
        room.answer(log[-1])
    assert isinstance(room.sheet, TallySheet)
    room.click(room.sheet.button)
    assert isinstance(room.sheet, ResultsSheet)


SCREENS = [
    home,
    setup,
    settings,
    table,
    capture,
    laying,
    answered,
    thinking,
    pause,
    question,
    tally,
    results,
]


def texts(room: Room) -> dict[str, str]:
    """All that is written or spoken now, by where it is."""
    room.pump()
    found = {}
    widgets = [room.window, *room.window.findChildren(QWidget)]
    for n, widget in enumerate(one for one in widgets if one.isVisibleTo(room.window)):
        where = f"{n} {type(widget).__name__}"
        found[f"{where} name"] = widget.accessibleName()
        found[f"{where} tip"] = widget.toolTip()
        if isinstance(widget, (QAbstractButton, QLabel)):
            found[f"{where} text"] = widget.text()
    if room.window.table is not None:
        found["pill"] = str(room.table._pictures._seen)
    return found


def picture(room: Room) -> QImage:
    """What is seen, when it has come to rest."""
    room.pump()
    if room.sheet is not None:
        room.sheet._regrab.stop()
        room.sheet.refresh()
    return room.window.grab().toImage()


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("screen", SCREENS)
def test_switched_it_is_as_if_it_had_been_opened_so(
    open_room: Callable[..., Room],
    monkeypatch: pytest.MonkeyPatch,
    screen: Callable[[Room], None],
    language: str,
) -> None:
    """Every text and every pixel: opened in a language, or switched to it."""
    room = open_room(Patient(), language=language, size=(900, 600))
    screen(room)
    wanted, seen = texts(room), picture(room)
    room.close()
    # A home of its own, so that both rooms begin with nothing.
    monkeypatch.setenv("SKILLGAMES_HOME", str(room.services.folders.data.parent / "second"))
    room = open_room(Patient(), language="en", size=(900, 600))
    screen(room)
    english, plain = texts(room), picture(room)
    assert english != wanted
    room.window.change_setting("language", language)
    assert picture(room) == seen
    assert texts(room) == wanted
    room.window.change_setting("language", "en")
    assert picture(room) == plain
    assert texts(room) == english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_cut_off_in_the_smallest_window(
    open_room: Callable[..., Room], screen: Callable[[Room], None], language: str
) -> None:
    room = open_room(Patient(), language=language, size=(900, 600))
    screen(room)
    for widget in room.window.findChildren(QWidget):
        if widget.isVisibleTo(room.window):
            assert not getattr(widget, "elided", False), widget


def test_the_table_speaks_to_screen_readers_in_the_new_language(
    open_room: Callable[..., Room],
) -> None:
    room = open_room(Patient())
    answered(room)
    before = room.table.access.description
    room.window.change_setting("language", "ru")
    room.pump()
    assert before
    assert room.table.access.description != before


def test_the_table_hears_of_another_language_by_itself(open_room: Callable[..., Room]) -> None:
    """Also when it is not the settings sheet that switches."""
    room = open_room(Patient())
    capture(room)
    before = room.pill
    room.services.translators.use("uk")
    room.pump()
    assert room.pill != before
    assert room.lit("lift") == {"7H"}


def test_system_follows_the_desktop(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skillgames.widgets.language.system_language", lambda: "uk")
    room.window.change_setting("language", "system")
    assert room.services.translators.code == "uk"
