"""The self-test's part with Qt: tables that stay blank and sounds that fail are told."""

from __future__ import annotations

from enum import Enum
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from skillgames import registry
from skillgames.app import selftest
from skillgames.engine.game import GameDef
from skillgames.widgets import sound

pytest.importorskip("PySide6.QtMultimedia")


class Status(Enum):
    """Those of Qt's sound effect."""

    LOADING = 1
    READY = 2
    ERROR = 3


class FakeEffect:
    """A sound that is read at once and plays for a few turns."""

    Status = Status

    def __init__(self, status: Status, turns: int) -> None:
        self._status = status
        self._turns = turns
        self._left = 0
        self.played = 0

    def status(self) -> Status:
        """How far reading has come."""
        return self._status

    def play(self) -> None:
        """Begin."""
        self.played += 1
        self._left = self._turns

    def isPlaying(self) -> bool:
        """Whether the end has not come yet."""
        self._left -= 1
        return self._left >= 0


def fake(monkeypatch: pytest.MonkeyPatch, effect: FakeEffect, *, device: bool = True) -> None:
    """Let this be the sound of the machine."""
    from PySide6 import QtMultimedia

    class Library:
        def has_device(self) -> bool:
            return device

        def effect(self, file: Any) -> FakeEffect:
            assert file.is_file()
            return effect

    class Names:
        class Status:
            Ready, Error = Status.READY, Status.ERROR

    monkeypatch.setattr(sound, "QtLibrary", Library)
    monkeypatch.setattr(QtMultimedia, "QSoundEffect", Names)
    monkeypatch.setattr(selftest, "PATIENCE_S", 0.1)


def test_a_sound_is_played_to_its_end(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    effect = FakeEffect(Status.READY, turns=3)
    fake(monkeypatch, effect)
    assert selftest.hear_sound(qapp) == (True, "a sound was played")
    assert effect.played == 1


@pytest.mark.parametrize(
    ("status", "turns", "said"),
    [
        (Status.ERROR, 0, "the sound cannot be read"),
        (Status.LOADING, 0, "the sound does not end"),
        (Status.READY, 10**6, "the sound does not end"),
    ],
)
def test_a_sound_that_fails_is_told(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, status: Status, turns: int, said: str
) -> None:
    fake(monkeypatch, FakeEffect(status, turns))
    assert selftest.hear_sound(qapp) == (False, said)


def test_without_a_device_nothing_is_wrong(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake(monkeypatch, FakeEffect(Status.ERROR, 0), device=False)
    assert selftest.hear_sound(qapp) == (True, "no sound device")


def test_a_blank_table_is_told(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def blank(game: GameDef) -> bool:
        return False

    monkeypatch.setattr(selftest, "_paints", blank)
    monkeypatch.setattr(selftest, "hear_sound", lambda app: (True, "silent"))
    assert selftest.run() == 1
    said = capsys.readouterr().err.splitlines()
    assert said == [
        f"selftest: the table of {game.slug} stays blank" for game in registry.games_with("table")
    ]


def test_a_broken_sound_is_a_fault(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(selftest, "_paints", lambda game: True)
    monkeypatch.setattr(selftest, "hear_sound", lambda app: (False, "the sound cannot be read"))
    assert selftest.run() == 1
    assert "the sound cannot be read" in capsys.readouterr().err
