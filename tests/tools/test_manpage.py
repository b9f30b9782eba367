"""The manual page says what the command line says."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from skillgames import registry
from tests.tools.loading import script

manpage = script("tools/manpage.py")


def test_the_page_is_up_to_date() -> None:
    assert manpage.main(["check"]) == 0


def test_an_old_page_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(manpage, "ROOT", tmp_path)
    monkeypatch.setattr(manpage, "PAGE", tmp_path / "page.6")
    assert manpage.main(["check"]) == 1
    assert "page.6 is not up to date" in capsys.readouterr().err
    assert manpage.main([]) == 0
    assert manpage.main(["check"]) == 0
    assert manpage.main(["chekc"]) == 2


def test_every_command_and_option_is_explained() -> None:
    page = manpage.page()
    for name, command in manpage.commands().items():
        assert re.search(rf"^\.B {name}\b", page, re.MULTILINE)
        for action in command._actions:
            assert action.help, (name, action.dest)


def test_a_new_game_changes_no_page() -> None:
    assert not [slug for slug in registry.SLUGS if slug in manpage.page()]


@pytest.mark.skipif(shutil.which("groff") is None, reason="no groff here")
def test_it_is_sound_troff() -> None:
    done = subprocess.run(
        ["groff", "-man", "-Tutf8", "-ww", str(manpage.PAGE)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""
    assert "Let two sides play" in done.stdout
