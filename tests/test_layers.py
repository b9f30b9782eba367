"""The walls of the house at run time: what really gets imported, and when.

The contracts of import-linter read the sources; here a fresh process says what it has
loaded after doing something.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import skillgames
from skillgames.registry import SLUGS

ROOT = Path(skillgames.__file__).parent.parent

PRINT = """
import json, sys
print(json.dumps(sorted(sys.modules)))
"""


def loaded_by(code: str, *blocked: str) -> set[str]:
    """The modules a process has loaded after this code; `blocked` ones cannot be."""
    block = f"import sys\nfor name in {blocked!r}: sys.modules[name] = None\n"
    done = subprocess.run(
        [sys.executable, "-c", block + code + PRINT],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return set(json.loads(done.stdout.splitlines()[-1]))


def families(modules: set[str]) -> set[str]:
    """The top-level packages, and those of our own one level deeper."""
    return {
        ".".join(name.split(".")[: 2 if name.startswith("skillgames.") else 1]) for name in modules
    }


HEAVY = {"PySide6", "shiboken6", "pydantic", "numpy", "sqlite3"}


def test_the_entry_point_imports_nothing_heavy() -> None:
    """The bots' process imports it again when it starts."""
    loaded = families(loaded_by("import skillgames.__main__"))
    assert not loaded & HEAVY
    assert {name for name in loaded if name.startswith("skillgames")} == {
        "skillgames",
        "skillgames.__main__",
    }


def test_the_bots_process_knows_neither_qt_nor_pydantic() -> None:
    code = """
from skillgames.desk import thinking
for slug in __import__("skillgames.registry", fromlist=["x"]).SLUGS:
    thinking.warm(slug)
"""
    loaded = families(loaded_by(code, "PySide6", "pydantic"))
    assert not loaded & {"skillgames.app", "skillgames.widgets", "skillgames.store", "sqlite3"}
    assert "skillgames.games" in loaded


def test_every_game_can_be_played_without_qt() -> None:
    code = """
import random
from skillgames import registry
from skillgames.engine.game import Level
from skillgames.engine.match import Match, header_for
from skillgames.desk.thinking import think
for game in registry.all_games():
    match = Match(game, header_for(game, {}))
    rng = random.Random(1)
    while not match.is_over:
        if isinstance(match.to_act, int):
            view = match.view(match.to_act)
            level = rng.choice(list(Level)).value
            match.play(think(game.slug, view, level, rng.getrandbits(30), worlds=1).move)
        else:
            match.draw(rng)
    words = game.part("words")
"""
    loaded = families(loaded_by(code, "PySide6"))
    assert "skillgames.widgets" not in loaded


def test_a_game_is_loaded_when_it_is_chosen() -> None:
    loaded = loaded_by("from skillgames import registry")
    assert not [name for name in loaded if name.startswith("skillgames.games.")]
    chosen = "from skillgames import registry\ngame = registry.game('fishing')\n"
    for wanted in ("rules", "options"):
        loaded = loaded_by(chosen + f"game.{wanted}")
        assert "skillgames.games.fishing.rules" in loaded
        for part in ("bot", "table", "words"):
            assert f"skillgames.games.fishing.{part}" not in loaded
        assert "numpy" not in loaded


def test_descriptors_bring_none_of_what_a_game_is_played_with() -> None:
    """All of them are read before the first picture of the room."""
    loaded = loaded_by("from skillgames import registry\nregistry.games_with('table')")
    games = {name for name in loaded if name.startswith("skillgames.games.")}
    assert {f"skillgames.games.{slug}" for slug in SLUGS} <= games
    for part in ("rules", "state", "events", "moves", "bot", "table", "words", "rules_text"):
        assert not [name for name in games if name.endswith(f".{part}")], part
    assert not families(loaded) & HEAVY


def test_the_window_needs_no_numpy_and_no_sound_to_open() -> None:
    code = """
import os, tempfile
with tempfile.TemporaryDirectory() as home:
    os.environ["SKILLGAMES_HOME"] = home
    from PySide6.QtWidgets import QApplication
    app = QApplication([])
    from skillgames.app.services import open_services
    from skillgames.app.thinker import LocalThinker
    from skillgames.app.window import RoomWindow
    window = RoomWindow(open_services(LocalThinker()))
    window.show()
    app.processEvents()
    window.grab()
    window.close()
"""
    loaded = loaded_by(code, "numpy")
    assert "PySide6.QtMultimedia" not in loaded
    assert "skillgames.headless" not in loaded


@pytest.mark.parametrize("layer", ["engine", "bots", "desk", "headless", "store"])
def test_no_layer_below_the_window_knows_qt(layer: str) -> None:
    code = f"""
import importlib, pkgutil
package = importlib.import_module("skillgames.{layer}")
for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
    importlib.import_module(module.name)
"""
    loaded = families(loaded_by(code, "PySide6"))
    assert "skillgames.widgets" not in loaded
    assert "skillgames.app" not in loaded


def test_the_kit_knows_no_game_and_no_store() -> None:
    code = """
import importlib, pkgutil
package = importlib.import_module("skillgames.widgets")
for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
    importlib.import_module(module.name)
"""
    loaded = families(loaded_by(code, "numpy", "pydantic"))
    ours = {name for name in loaded if name.startswith("skillgames.")}
    assert ours == {"skillgames.widgets", "skillgames.engine"}
