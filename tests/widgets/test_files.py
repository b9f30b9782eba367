"""Where the data lie: bundle, wheel and checkout."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from skillgames.widgets import files


def test_a_checkout_uses_its_root() -> None:
    root = Path(__file__).resolve().parents[2]
    assert files.data_root() == root


def test_a_frozen_program_uses_its_bundle(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert files.data_root() == tmp_path
    assert files.texture("a.png") == tmp_path / "resources" / "textures" / "a.png"
    assert files.sound_file("a.wav") == tmp_path / "resources" / "sounds" / "a.wav"
    assert files.font_files() == []


def test_a_wheel_uses_the_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = tmp_path / "skillgames"
    (package / "resources").mkdir(parents=True)
    monkeypatch.setattr(files, "__file__", str(package / "widgets" / "files.py"))
    assert files.data_root() == package


def test_translation_only_when_built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert files.translation_file("ru") is None
    (tmp_path / "translations").mkdir()
    built = tmp_path / "translations" / "skillgames_ru.qm"
    built.touch()
    assert files.translation_file("ru") == built
    assert files.translation_file("uk") is None


def test_every_font_has_its_licence_beside_it() -> None:
    fonts = files.font_files()
    assert len(fonts) == 6
    for font in fonts:
        family = font.stem.split("-")[0]
        licence = (font.parent / f"{family}-OFL.txt").read_text(encoding="utf-8")
        assert licence.startswith("Copyright")
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence


def test_the_icon_comes_in_several_sizes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert len(files.icon_files()) >= 4
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert files.icon_files() == []
