"""Packing the frozen program: sizes, archive, checksum, licences."""

from __future__ import annotations

import hashlib
import sys
import tarfile
from pathlib import Path

import pytest

from skillgames import __version__
from tests.tools.loading import ROOT, script

freeze = script("packaging/freeze.py")
licences = sys.modules["licences"]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="archives of Linux")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Something that looks like a frozen program."""
    made = tmp_path / "skillgames"
    (made / "_internal" / "lib").mkdir(parents=True)
    (made / "skillgames").write_bytes(b"x" * 2048)
    (made / "skillgames").chmod(0o755)
    (made / "_internal" / "lib" / "one.so").write_bytes(b"y" * 4096)
    (made / "_internal" / "two.so").symlink_to("lib/one.so")
    return made


def test_the_archive_has_one_folder_at_its_top(folder: Path, tmp_path: Path) -> None:
    archive = freeze.pack(folder, tmp_path)
    assert archive.name.startswith(f"skillgames-{__version__}-")
    top = archive.name.removesuffix(".tar.xz")
    with tarfile.open(archive) as tar:
        names = tar.getnames()
        assert names[0] == top
        assert all(name == top or name.startswith(f"{top}/") for name in names)
        assert tar.getmember(f"{top}/skillgames").mode == 0o755
        assert tar.getmember(f"{top}/_internal/lib/one.so").mode == 0o644
        assert tar.getmember(f"{top}/_internal/two.so").linkname == "lib/one.so"
        assert {one.uname for one in tar.getmembers()} == {"root"}


def test_the_same_folder_gives_the_same_bytes(folder: Path, tmp_path: Path) -> None:
    first = freeze.pack(folder, tmp_path).read_bytes()
    (folder / "skillgames").touch()
    assert freeze.pack(folder, tmp_path).read_bytes() == first


def test_the_checksum_is_that_of_the_archive(folder: Path, tmp_path: Path) -> None:
    archive = freeze.pack(folder, tmp_path)
    said = archive.with_name(f"{archive.name}.sha256").read_text()
    assert said == f"{hashlib.sha256(archive.read_bytes()).hexdigest()}  {archive.name}\n"


def test_links_weigh_nothing(folder: Path) -> None:
    assert freeze.megabytes(folder) == 6144 / freeze.MB
    assert [name for _, name in freeze.contents(folder)] == ["_internal/lib", "skillgames"]


# --- licences -----------------------------------------------------------------------------


def installed(module: str) -> str:
    """The file of an installed module."""
    found = __import__(module)
    assert found.__file__ is not None
    return found.__file__


def test_licences_of_everything_are_found(tmp_path: Path) -> None:
    origins = {
        "a": installed("pydantic"),
        "b": installed("numpy"),
        "c": installed("PySide6"),
        "d": installed("json"),
        "e": installed("skillgames"),
    }
    covered = licences.collect(tmp_path / "L", origins)
    assert covered[:2] == ["Skillgames", "Python"]
    assert {"numpy", "pydantic"} <= set(covered)
    texts = {str(file.relative_to(tmp_path / "L")) for file in (tmp_path / "L").rglob("*.txt")}
    assert {"Skillgames.txt", "Python.txt", "Qt/LGPL-3.0.txt", "Qt/GPL-3.0.txt"} <= texts
    assert any(text.startswith("pydantic/") for text in texts)
    assert {"Inter-OFL.txt", "Vollkorn-OFL.txt"} <= texts


def test_what_nobody_knows_is_refused(tmp_path: Path) -> None:
    stray = tmp_path / "stray.so"
    stray.write_bytes(b"?")
    with pytest.raises(licences.NoLicence, match=r"stray\.so"):
        licences.collect(tmp_path / "L", {"stray.so": str(stray)})


@pytest.mark.parametrize(
    ("path", "answer"),
    [
        ("a-1.dist-info/LICENSE", True),
        ("a-1.dist-info/licenses/COPYING.txt", True),
        ("a-1.dist-info/licenses/NOTICE", True),
        ("a-1.dist-info/METADATA", False),
        ("a/license.py", False),
    ],
)
def test_licence_texts_are_told_by_their_names(path: str, answer: bool) -> None:
    assert licences.is_licence(path) is answer


def test_every_package_needed_to_build_is_pinned() -> None:
    lines = (ROOT / "packaging" / "requirements.txt").read_text().splitlines()
    pins = [line for line in lines if line and not line.startswith("#")]
    assert pins
    assert all("==" in line for line in pins)
