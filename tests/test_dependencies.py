"""What the house stands on, as `pyproject.toml` says it and as it is installed."""

from __future__ import annotations

import sys
import tomllib
from importlib.metadata import requires, version
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
NONE_LEAKS = 100


@pytest.fixture(scope="module")
def project() -> dict[str, object]:
    """`pyproject.toml` as data."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def test_no_call_into_qt_loses_a_reference_to_none() -> None:
    """PySide6 6.12.0 does on Python 3.11, and aborts the program within seconds."""
    from PySide6.QtCore import QObject

    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(NONE_LEAKS):
        thing.setObjectName("x")
    assert abs(sys.getrefcount(None) - before) < NONE_LEAKS // 10


QT_RANGES = ("{}>=6.11,<6.12; python_version<'3.12'", "{}>=6.11; python_version>='3.12'")


def qt(package: str) -> list[str]:
    return [spec.format(package) for spec in QT_RANGES]


def test_qt_is_kept_below_6_12_on_python_3_11(project: dict[str, dict[str, list[str]]]) -> None:
    dependencies = project["project"]["dependencies"]
    for package in ("PySide6-Essentials", "PySide6-Addons"):
        assert [spec for spec in dependencies if spec.startswith(package)] == qt(package)
    build = project["build-system"]["requires"]
    assert [spec for spec in build if spec.startswith("PySide6")] == qt("PySide6-Essentials")
    assert project["project"]["requires-python"] == ">=3.11,<3.14"


def test_the_whole_of_qt_is_never_pulled_in(project: dict[str, dict[str, list[str]]]) -> None:
    """`PySide6` alone would bring a browser of several hundred megabytes."""
    for spec in [*project["project"]["dependencies"], *project["build-system"]["requires"]]:
        assert not spec.replace(" ", "").startswith(
            ("PySide6>", "PySide6=", "PySide6;", "PySide6<")
        )
        assert spec != "PySide6"


def test_the_lock_holds_the_same_line(project: object) -> None:
    """One version of Qt below Python 3.12, one from there on, and no more."""
    lines = (ROOT / "requirements.lock").read_text("utf-8").splitlines()
    pins = [line.strip() for line in lines if line.lower().startswith("pyside6")]
    assert pins
    for line in pins:
        pin = line.split(";")[0].strip().split("==")[1]
        major, minor = (int(part) for part in pin.split(".")[:2])
        assert (major, minor) >= (6, 11), line
        serves_311 = "python_full_version >= '3.12'" not in line
        assert not (serves_311 and (major, minor) >= (6, 12)), line


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="only there Qt 6.12 is wrong")
def test_below_3_12_qt_6_11_is_installed() -> None:
    assert version("PySide6-Essentials").startswith("6.11.")


def test_the_program_says_what_it_needs() -> None:
    """What is installed has the requirements of the project file."""
    needed = [spec for spec in requires("skillgames") or [] if "extra ==" not in spec]
    names = {spec.split(">")[0].split("<")[0].strip().lower() for spec in needed}
    assert names == {"pyside6-essentials", "pyside6-addons", "pydantic", "appdirs", "numpy"}
