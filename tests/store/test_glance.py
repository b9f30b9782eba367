"""What the window reads of the settings before its first picture."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from skillgames.store.glance import Glance, Place, glance
from skillgames.store.settings import Settings, WindowPlace, load, save

PLACE = {"x": 40, "y": -8, "width": 1000, "height": 700, "maximised": True}


def written(folder: Path, text: str) -> Path:
    """A settings file with this text."""
    path = folder / "settings.json"
    path.write_text(text, "utf-8")
    return path


def test_it_sees_what_the_settings_keep(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    save(Settings(language="uk", window=WindowPlace(**PLACE)), path)  # type: ignore[arg-type]
    assert glance(path) == Glance("uk", Place(40, -8, 1000, 700, True))


def test_without_a_file_it_sees_the_defaults_of_the_settings(tmp_path: Path) -> None:
    seen = glance(tmp_path / "settings.json")
    assert seen.language == Settings().language
    assert seen.window is None
    assert Settings().window is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        "\ufeff[" * 2000,
        '{"language": 3, "window": 7}',
        '{"window": {"x": 1, "y": 2, "width": 900}}',
        '{"window": {"x": 1, "y": 2, "width": "900", "height": 600}}',
        '{"window": {"x": 1, "y": 2, "width": 0, "height": 600}}',
        '{"window": {"x": 1e9, "y": 2, "width": 900, "height": 600}}',
        '{"window": {"x": 40000, "y": 2, "width": 900, "height": 600}}',
        '{"window": {"x": 1, "y": 2, "width": 900, "height": 600, "maximised": 1}}',
    ],
)
def test_what_is_odd_is_not_believed(tmp_path: Path, text: str) -> None:
    assert glance(written(tmp_path, text)) == Glance()


@pytest.mark.parametrize("name", sorted(PLACE))
@pytest.mark.parametrize("value", [True, 5, -5, 40_000, 1.5, "7", None])
def test_it_believes_no_place_that_the_settings_refuse(
    tmp_path: Path, name: str, value: object
) -> None:
    path = written(tmp_path, json.dumps({"window": {**PLACE, name: value}}))
    settings, _ = load(path)
    place = glance(path).window
    if settings.window is None:
        assert place is None
    else:
        assert place == Place(**settings.window.model_dump())


def test_it_needs_no_pydantic() -> None:
    code = "import skillgames.store.glance, sys; print('pydantic' in sys.modules)"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert answer.stdout.strip() == "False", answer.stderr
