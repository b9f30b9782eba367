"""The light of the table in the real window: sliders, strong contrast, large indices."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from pydantic import ValidationError
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage

from skillgames.app import appearance
from skillgames.app.appearance import deck_style, hud_style
from skillgames.app.services import Services
from skillgames.engine.text import Msg
from skillgames.games.fishing.table import FishingTable
from skillgames.store.settings import Settings
from skillgames.widgets import stage as stage_module
from skillgames.widgets.art.grading import NEUTRAL, Grade
from skillgames.widgets.art.hud import HudStyle
from skillgames.widgets.art.hud import hud_style as current_hud
from tests.app import checks
from tests.room import Patient, Room


@pytest.fixture
def patient(open_room: Callable[..., Room]) -> Room:
    room = open_room(Patient())
    room.open(checks.START)
    return room


def picture(room: Room) -> QImage:
    room.pump()
    return room.stage.grab().toImage()


def cloth_at(image: QImage) -> QColor:
    """The middle of an empty part of the cloth, averaged."""
    small = image.copy(250, 330, 64, 64).scaled(
        1, 1, mode=Qt.TransformationMode.SmoothTransformation
    )
    return small.pixelColor(0, 0)


def paper_at(room: Room, image: QImage) -> QColor:
    """The paper between the pips of a card on the table."""
    place = room.place("9D")
    return image.pixelColor(round(place.x - place.width * 0.42), round(place.y))


def test_every_slider_shows_on_cloth_and_cards_at_once(patient: Room) -> None:
    before = picture(patient)
    change = patient.window.change_setting
    change("temperature", 100)
    warm = picture(patient)
    change("temperature", 50)
    assert picture(patient) == before, "the middle is as it was, to the pixel"
    change("contrast", 0)
    soft = picture(patient)
    change("contrast", 50)
    change("grain", 0)
    smooth = picture(patient)
    assert len({bytes(one.constBits()) for one in (before, warm, soft, smooth)}) == 4

    def balance(colour: QColor) -> float:
        return colour.redF() / colour.blueF()

    assert balance(cloth_at(warm)) > balance(cloth_at(before)) * 1.2
    assert balance(paper_at(patient, warm)) > balance(paper_at(patient, before)) * 1.2
    assert cloth_at(soft).lightness() > cloth_at(before).lightness() + 15
    assert paper_at(patient, soft).lightness() < paper_at(patient, before).lightness() - 20


def test_plates_and_menu_are_never_graded(patient: Room) -> None:
    def words(image: QImage) -> set[int]:
        """The colours of the score on the person's plate: opaque white on glass."""
        plate = patient.table.geometry.own_plate
        right = round(plate.x + plate.width)
        score = image.copy(right - 80, round(plate.y), 60, round(plate.height))
        return {score.pixel(x, y) for x in range(score.width()) for y in range(score.height())}

    white = 0xFFFFFFFF
    assert white in words(picture(patient))
    for name, value in (("temperature", 100), ("contrast", 0), ("grain", 100)):
        patient.window.change_setting(name, value)
    assert white in words(picture(patient))
    assert white not in {
        paper_at(patient, picture(patient)).rgb(),
        cloth_at(picture(patient)).rgb(),
    }


def test_a_wrong_value_changes_nothing(patient: Room) -> None:
    before = picture(patient)
    with pytest.raises(ValidationError):
        patient.window.change_setting("contrast", 101)
    assert patient.services.settings.contrast == 50
    assert picture(patient) == before


@pytest.mark.parametrize("name", ["grain", "volume"])
def test_dragging_writes_the_file_once_and_closing_loses_nothing(
    patient: Room, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    file = patient.services.folders.settings_file
    written: list[int] = []
    keep = patient.services.keep_settings

    def count(services: Services) -> Msg | None:
        written.append(getattr(services.settings, name))
        return keep()

    monkeypatch.setattr(Services, "keep_settings", count)
    for value in range(50, 81):
        patient.window.change_setting(name, value)
    assert written == []
    patient.wait(lambda: bool(written))
    assert written == [80]
    assert json.loads(file.read_text("utf-8"))[name] == 80
    patient.window.change_setting(name, 12)
    patient.close()
    assert json.loads(file.read_text("utf-8"))[name] == 12


def test_behind_a_sheet_the_table_waits_for_the_slider_to_rest(patient: Room) -> None:
    patient.window.pause()
    patient.window.change_setting("contrast", 80)
    assert patient.stage.sprites.style.grade == NEUTRAL
    patient.wait(lambda: patient.stage.sprites.style.grade.contrast == 0.8)
    patient.window.change_setting("contrast", 85)
    patient.window.go_back_to_table()
    assert patient.stage.sprites.style.grade.contrast == 0.85


def test_at_home_the_tiles_are_graded(open_room: Callable[..., Room]) -> None:
    room = open_room(Patient())
    before = room.window.grab().toImage()
    room.window.change_setting("temperature", 100)
    room.pump()
    assert room.window.grab().toImage() != before
    room.window.change_setting("temperature", 50)
    room.pump()
    assert room.window.grab().toImage() == before


def test_a_large_cloth_follows_in_strips(patient: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    patient.window.change_setting("contrast", 80)
    at_once = picture(patient)
    patient.window.change_setting("contrast", 50)
    before = picture(patient)
    monkeypatch.setattr(stage_module, "STRIP_PIXELS", 2**17)
    patient.window.change_setting("contrast", 60)
    assert patient.stage.is_spreading
    patient.window.change_setting("contrast", 80)
    shown = cloth_at(patient.stage.grab().toImage())
    assert shown == cloth_at(before), "the old cloth stays until the new one is whole"
    patient.wait(lambda: not patient.stage.is_spreading)
    after = picture(patient)
    assert cloth_at(after).green() == pytest.approx(cloth_at(at_once).green(), abs=1)
    patient.window.change_setting("contrast", 50)
    patient.window.resize(1000, 700)
    patient.pump()
    assert not patient.stage.is_spreading
    assert patient.stage.sprites.style.grade == NEUTRAL


def test_strong_contrast_makes_plates_solid(patient: Room) -> None:
    patient.window.change_setting("contrast", 89)
    assert current_hud() == HudStyle()
    patient.window.change_setting("contrast", 90)
    assert current_hud().solid
    menu = patient.window.playing.menu_button
    assert menu is not None
    inside = menu.mapTo(patient.stage, menu.face.center())
    image = picture(patient)
    assert image.pixelColor(inside.x() - 15, inside.y() - 12).name() == "#000000"
    plate = patient.table.geometry.other_plate
    edge = image.pixelColor(round(plate.x + plate.width / 2), round(plate.y + 1))
    assert edge.name() == "#ffffff"
    assert patient.stage.sprites.style.ring == "#FFD400"
    patient.window.change_setting("contrast", 50)
    assert current_hud() == HudStyle()
    patient.window.change_setting("contrast", 100)
    patient.close()
    assert current_hud() == HudStyle(), "the next window begins as designed"


def test_the_desktop_may_ask_for_strong_contrast(monkeypatch: pytest.MonkeyPatch) -> None:
    high = getattr(getattr(Qt, "ContrastPreference", None), "HighContrast", None)
    if high is None:
        assert not appearance.desktop_wants_contrast()
        return

    class Hints:
        def accessibility(self) -> Hints:
            return self

        def contrastPreference(self) -> object:
            return high

    class Application:
        instance = styleHints = Hints

    monkeypatch.setattr(appearance, "QGuiApplication", Application)
    assert appearance.desktop_wants_contrast()
    assert hud_style(Settings()).solid
    assert deck_style(Settings(), FishingTable).grade == NEUTRAL, "pictures are not changed"


@pytest.mark.parametrize(
    ("contrast", "large", "clear"), [(0, True, True), (24, True, True), (25, False, True)]
)
def test_low_contrast_asks_for_large_corners_and_clear_words(
    contrast: int, large: bool, clear: bool
) -> None:
    settings = Settings(contrast=contrast)
    assert deck_style(settings, FishingTable).large_indices is large
    assert hud_style(settings).clear_words is clear
    assert not hud_style(Settings(contrast=30)).clear_words
    assert deck_style(Settings(large_indices=True), FishingTable).large_indices


def test_settings_become_a_style() -> None:
    settings = Settings(contrast=62, grain=0, temperature=100, index_letters="cyrillic")
    style = deck_style(settings, FishingTable)
    assert style.grade == Grade(0.62, 0.0, 1.0)
    assert style.letters == "ВДКТ"
    assert deck_style(Settings(), FishingTable).grade == NEUTRAL


def test_a_table_says_which_pack_it_plays_with() -> None:
    class Narrow(FishingTable):
        PACK, BACK, CLOTH = "money", "lattice", "indigo"

    style = deck_style(Settings(), Narrow)
    assert (style.pack, style.back_pattern, style.cloth.name) == ("money", "lattice", "indigo")
    assert deck_style(Settings(), FishingTable).pack == "french"


def test_sentences_use_the_letters_of_the_cards(patient: Room) -> None:
    patient.tap("KD")
    assert patient.pill.startswith("K")
    patient.window.change_setting("index_letters", "cyrillic")
    assert patient.stage.sprites.style.letters == "ВДКТ"
    assert patient.lit("lift") == {"KD"}
    assert patient.pill.startswith("К"), "the Cyrillic letter"
