"""Settings: every broken value falls back alone; a broken file is set aside."""

from __future__ import annotations

import errno
import json
import logging
import os
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from skillgames.engine.game import Level
from skillgames.store import settings as module
from skillgames.store.errors import StoreError
from skillgames.store.settings import Settings, WindowPlace, load, save

OTHER: dict[str, Any] = {
    "language": "uk",
    "highlight_captures": False,
    "four_colours": True,
    "index_letters": "cyrillic",
    "large_indices": True,
    "contrast": 0,
    "grain": 100,
    "temperature": 62,
    "animation_speed": "instant",
    "reduced_motion": "reduce",
    "sound": False,
    "volume": 35,
    "window": {"x": -5, "y": 40, "width": 1280, "height": 800, "maximised": True},
    "last_level": {"fishing": "insane", "yacht": "easy"},
    "last_options": {"yacht": {"seats": 4, "open": True, "kind": "long"}},
}
"""A value for every field that is not its default."""

SET_BACK = "Some settings in “settings.json” were not valid and were set back."


def write(path: Path, data: object) -> Path:
    """A settings file with this content."""
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the settings of a test lie."""
    return tmp_path / "settings.json"


def test_defaults_without_a_file(path: Path) -> None:
    settings, notices = load(path)
    assert notices == []
    assert settings.model_dump() == {
        "language": "system",
        "highlight_captures": True,
        "four_colours": False,
        "index_letters": "latin",
        "large_indices": False,
        "contrast": 50,
        "grain": 50,
        "temperature": 50,
        "animation_speed": "normal",
        "reduced_motion": "system",
        "sound": True,
        "volume": 70,
        "window": None,
        "last_level": {},
        "last_options": {},
    }
    assert not path.exists()


def test_what_is_saved_is_loaded(path: Path) -> None:
    settings = Settings()
    settings.language = "uk"
    settings.highlight_captures = False
    settings.four_colours = True
    settings.index_letters = "cyrillic"
    settings.large_indices = True
    settings.contrast, settings.grain, settings.temperature = 0, 100, 62
    settings.animation_speed = "instant"
    settings.reduced_motion = "reduce"
    settings.sound, settings.volume = False, 35
    settings.window = WindowPlace(x=-5, y=40, width=1280, height=800, maximised=True)
    settings.last_level["fishing"] = Level.INSANE
    settings.last_level["yacht"] = Level.EASY
    settings.last_options["yacht"] = {"seats": 4, "open": True, "kind": "long"}
    save(settings, path)
    assert load(path) == (settings, [])
    assert json.loads(path.read_text()) == OTHER


def test_two_settings_do_not_share_their_levels() -> None:
    Settings().last_level["fishing"] = Level.HARD
    assert Settings().last_level == {}


@pytest.mark.parametrize(
    ("field", "broken"),
    [
        ("language", "fr"),
        ("language", None),
        ("highlight_captures", 1),
        ("highlight_captures", "true"),
        ("four_colours", "no"),
        ("four_colours", 0),
        ("index_letters", "greek"),
        ("large_indices", 1),
        ("contrast", 101),
        ("contrast", -1),
        ("grain", 50.5),
        ("temperature", True),
        ("temperature", "50"),
        ("animation_speed", "Fast"),
        ("animation_speed", 3),
        ("window", []),
        ("window", {"x": 0, "y": 0, "width": 800}),
        ("window", {"x": 0, "y": 0, "width": 0, "height": 600}),
        ("window", {"x": 0, "y": 0, "width": 800, "height": 1e9}),
        ("window", {"x": 0, "y": 0, "width": 800, "height": 600, "maximised": 1}),
        ("last_level", ["hard"]),
        ("last_options", [4]),
        ("last_options", "seats"),
        ("last_level", "hard"),
    ],
)
def test_a_broken_value_falls_back_alone(
    field: str, broken: object, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """People read one sentence; which value it was stands in the log."""
    caplog.set_level(logging.INFO)
    settings, notices = load(write(path, {**OTHER, field: broken}))
    expected = {**OTHER, field: Settings().model_dump(mode="json")[field]}
    assert settings.model_dump(mode="json") == expected
    (notice,) = notices
    assert str(notice) == SET_BACK
    assert caplog.messages == [f"settings that were not valid: {field}"]


def test_a_broken_level_falls_back_alone(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    levels = {"fishing": "genius", "yacht": "easy", "hakka": 3}
    settings, notices = load(write(path, {"last_level": levels}))
    assert settings.last_level == {"yacht": Level.EASY}
    assert [str(notice) for notice in notices] == [SET_BACK]
    assert caplog.messages == ["settings that were not valid: last_level fishing, last_level hakka"]


def test_broken_options_fall_back_alone(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    options = {"yacht": {"seats": 3}, "pond": {"depth": 2.5}, "hill": "high"}
    settings, notices = load(write(path, {"last_options": options}))
    assert settings.last_options == {"yacht": {"seats": 3}}
    assert [str(notice) for notice in notices] == [SET_BACK]
    assert "last_options pond, last_options hill" in caplog.text


def test_several_broken_values_make_one_notice(path: Path) -> None:
    broken = {**OTHER, "language": 7, "animation_speed": None}
    settings, notices = load(write(path, broken))
    assert settings.language == "system"
    assert settings.animation_speed == "normal"
    assert settings.four_colours is True
    assert [str(notice) for notice in notices] == [SET_BACK]


def test_unknown_fields_are_dropped_without_a_word(path: Path) -> None:
    settings, notices = load(write(path, {**OTHER, "skin": "wood", "LANGUAGE": "fr"}))
    assert notices == []
    save(settings, path)
    assert json.loads(path.read_text()) == OTHER


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b"null", b"\xff\xfe{}", b"[" * 200_000, b'{"a":' * 50_000, b"\0" * 64],
)
def test_a_broken_file_is_set_aside(content: bytes, path: Path) -> None:
    for number in (1, 2):
        path.write_bytes(content)
        settings, notices = load(path)
        assert settings == Settings()
        name = f"settings.broken-{number}.json"
        assert [str(notice) for notice in notices] == [
            f"The settings were damaged and set aside as “{name}”."
        ]
        assert path.with_name(name).read_bytes() == content
        assert not path.exists()
    assert load(path) == (Settings(), [])


def test_a_huge_file_is_set_aside(path: Path) -> None:
    path.write_bytes(b"{}" + b" " * module.MAX_BYTES)
    assert load(path)[0] == Settings()
    assert path.with_name("settings.broken-1.json").exists()


def test_a_file_that_cannot_be_read_stays(path: Path) -> None:
    path.mkdir()
    settings, notices = load(path)
    assert settings == Settings()
    assert [str(notice) for notice in notices] == [
        "The settings in “settings.json” cannot be read, so the usual ones are used."
    ]
    assert path.is_dir()


def test_a_broken_file_that_cannot_be_moved_stays(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.write_text("{")

    def fail(*_: object) -> None:
        raise PermissionError(errno.EACCES, "no")

    monkeypatch.setattr(os, "rename", fail)
    settings, notices = load(path)
    assert settings == Settings()
    assert "cannot be read" in str(notices[0])
    assert path.read_text() == "{"


def test_a_failed_save_keeps_the_old_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save(Settings(language="ru"), path)

    def fail(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        with pytest.raises(StoreError, match=r"“settings\.json” .* the disk is full"):
            save(Settings(language="uk"), path)
    assert load(path) == (Settings(language="ru"), [])
    assert os.listdir(path.parent) == ["settings.json"]


def test_the_same_settings_give_the_same_file(path: Path) -> None:
    save(Settings(), path)
    first = path.read_bytes()
    save(load(path)[0], path)
    assert path.read_bytes() == first


@pytest.mark.parametrize(
    ("field", "value"), [("language", "fr"), ("four_colours", 1), ("animation_speed", "")]
)
def test_a_wrong_value_cannot_be_assigned(field: str, value: object) -> None:
    settings = Settings()
    with pytest.raises(ValidationError):
        setattr(settings, field, value)
    assert settings == Settings()


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from([*OTHER, "other"]), anything))
def test_no_content_makes_loading_fail(data: dict[str, object]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = write(Path(folder) / "settings.json", data)
        settings, notices = load(path)
        assert len(notices) <= 1
        assert path.exists()
        save(settings, path)
        assert load(path) == (settings, [])
