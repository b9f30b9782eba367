"""What can be said of the files for Windows and macOS without having either."""

from __future__ import annotations

import plistlib
import re

import pytest

from skillgames import __version__
from skillgames.app.main import APP_ID
from tests.tools.loading import ROOT, script

windows = script("packaging/windows_version.py")


def test_the_version_resource_names_the_version() -> None:
    text = windows.version_resource("1.20.3")
    assert "filevers=(1, 20, 3, 0)" in text
    assert "StringStruct('ProductVersion', '1.20.3')" in text
    compile(text, "version", "eval")


@pytest.mark.parametrize("version", ["1.2", "1.2.3.4", "1.2.x"])
def test_another_version_is_refused(version: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        windows.version_resource(version)


def test_the_program_has_such_a_version() -> None:
    assert __version__ in windows.version_resource(__version__)


@pytest.mark.parametrize("name", ["Info.plist", "entitlements.plist"])
def test_property_lists_can_be_read(name: str) -> None:
    assert plistlib.loads((ROOT / "packaging" / "macos" / name).read_bytes())


def test_the_installer_takes_files_that_are_there() -> None:
    text = (ROOT / "packaging" / "windows" / "skillgames.iss").read_text("utf-8")
    for name in re.findall(r"^(?:SetupIconFile|LicenseFile)=\.\.\\\.\.\\(.+)$", text, re.MULTILINE):
        assert (ROOT / name.strip().replace("\\", "/")).is_file(), name
    assert APP_ID in text


def test_what_was_never_run_says_so() -> None:
    text = (ROOT / "packaging" / "README.md").read_text("utf-8")
    for name in ("windows/", "macos/", "release.yml"):
        (line,) = [one for one in text.splitlines() if one.startswith("|") and name in one]
        assert "**never run**" in line
