"""A library of sounds that nobody hears, for tests of whatever asks for sounds."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication

from skillgames.widgets.sound import SoundPlayer


class FakeEffect:
    """Remembers what it was told."""

    def __init__(self, name: str, heard: list[str]) -> None:
        self.name = name
        self.volume = -1.0
        self.stopped = 0
        self._heard = heard

    def play(self) -> None:
        """Be heard."""
        self._heard.append(self.name)

    def stop(self) -> None:
        """Be silent."""
        self.stopped += 1

    def setVolume(self, volume: float) -> None:
        """Remember how loud."""
        self.volume = volume


class FakeLibrary:
    """Makes effects that nobody hears; writes down every step."""

    def __init__(self) -> None:
        self.device = True
        self.steps: list[str] = []
        self.heard: list[str] = []
        self.effects: dict[str, FakeEffect] = {}
        self.changed: Callable[[], None] = lambda: None

    def load(self) -> FakeLibrary:
        """What a player calls first."""
        self.steps.append("library")
        return self

    def watch(self, changed: Callable[[], None]) -> None:
        """Remember whom to tell."""
        self.steps.append("watch")
        self.changed = changed

    def has_device(self) -> bool:
        """Whether there is one."""
        self.steps.append("device")
        return self.device

    def effect(self, file: Path) -> FakeEffect:
        """An effect for a file that is really there."""
        assert file.is_file()
        self.steps.append(file.stem)
        self.effects[file.stem] = FakeEffect(file.stem, self.heard)
        return self.effects[file.stem]


def turn() -> None:
    """One turn of the event loop."""
    QApplication.processEvents()


def load(player: SoundPlayer) -> None:
    """Let a player load until it is done."""
    player.warm()
    while player.is_loading:
        turn()
