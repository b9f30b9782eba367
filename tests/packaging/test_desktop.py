"""What a Linux desktop gets: one id everywhere, icons, metainfo, install and removal."""

from __future__ import annotations

import gzip
import re
import shutil
import struct
import subprocess
import sys
import xml.etree.ElementTree as ET
from configparser import RawConfigParser
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from skillgames import registry
from skillgames.app.main import APP_ID
from skillgames.widgets.language import LANGUAGES
from tests.tools.loading import ROOT, script

deb = script("packaging/deb.py")
installer, icons, metainfo, changelog = (
    sys.modules[name] for name in ("install", "icons", "metainfo", "changelog")
)

ENTRY = ROOT / "packaging" / "linux" / f"{APP_ID}.desktop"


@pytest.fixture(scope="module")
def entry() -> RawConfigParser:
    """The desktop entry."""
    found = RawConfigParser(interpolation=None, delimiters=("=",), strict=True)
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read(ENTRY, "utf-8")
    return found


# --- the entry ----------------------------------------------------------------------------


def test_one_id_everywhere(entry: RawConfigParser) -> None:
    assert entry["Desktop Entry"]["Icon"] == APP_ID
    assert metainfo.APP_ID == APP_ID
    tree = ET.fromstring(metainfo.metainfo("2026-01-31"))
    assert tree.findtext("id") == APP_ID
    assert tree.findtext("launchable") == ENTRY.name
    places = [place.name for _, place in installer.files(Path("/usr")) if "icons" in place.parts]
    assert all(name.startswith(APP_ID) for name in places)
    assert APP_ID in (ROOT / "packaging" / "skillgames.spec").read_text("utf-8")


def test_every_word_of_the_entry_is_in_every_language(entry: RawConfigParser) -> None:
    words = entry["Desktop Entry"]
    for key in ("GenericName", "Comment", "Keywords"):
        said = [words[key], *(words[f"{key}[{code}]"] for code in LANGUAGES[1:])]
        assert len(set(said)) == len(LANGUAGES)
        assert all(one.endswith(";") for one in said) is (key == "Keywords")
    assert words["Exec"] == "skillgames"
    assert words["Categories"] == "Game;CardGame;"


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="no validator here")
def test_the_entry_is_valid() -> None:
    done = subprocess.run(
        ["desktop-file-validate", str(ENTRY)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "")


# --- metainfo -----------------------------------------------------------------------------


def test_metainfo_speaks_every_language() -> None:
    tree = ET.fromstring(metainfo.metainfo("2026-01-31"))
    lang = "{http://www.w3.org/XML/1998/namespace}lang"
    for tag in ("summary", "description/p", "description/ul/li"):
        codes = [one.get(lang, LANGUAGES[0]) for one in tree.findall(tag)]
        assert codes
        assert codes == list(LANGUAGES) * (len(codes) // len(LANGUAGES)), tag


def test_releases_come_from_the_changelog() -> None:
    tree = ET.fromstring(metainfo.metainfo("2026-01-31"))
    ours = changelog.read()
    said = tree.findall(".//release")
    assert [one.get("version") for one in said] == [one.version for one in ours]
    assert len(said[0].findall(".//li")) == len(ours[0].changes)


def test_a_change_may_hold_any_sign() -> None:
    one = changelog.Release("1.0.0", "2026-01-01", ("a < b & c",))
    assert "<li>a &lt; b &amp; c</li>" in metainfo.releases([one], "2026-01-31")
    assert 'type="stable"' in metainfo.releases([one], "2026-01-31")


def test_every_table_has_its_screenshot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metainfo, "SCREENSHOTS", tmp_path / "screenshots")
    names = [name for name, _ in metainfo.pictures()]
    for game in registry.games_with("table"):
        assert any(name.startswith(f"{game.slug}-") for name in names)
    for name in names:
        (tmp_path / name).write_bytes(b"picture")
    assert metainfo.main(["--pictures", str(tmp_path)]) == 0
    assert sorted(one.name for one in (tmp_path / "screenshots").iterdir()) == sorted(names)


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="no appstreamcli here")
def test_metainfo_is_valid(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / f"{APP_ID}.metainfo.xml"
    assert metainfo.main([str(file)]) == 0
    assert "successful" in capfd.readouterr().out


# --- icons --------------------------------------------------------------------------------


def test_the_icons_are_those_of_the_drawing(qapp: QApplication) -> None:
    for name in ("skillgames.svg", "skillgames-symbolic.svg"):
        made = icons.full() if name == "skillgames.svg" else icons.symbolic()
        assert (icons.FOLDER / name).read_text("utf-8") == made, "packaging/icons.py"


@pytest.mark.parametrize("size", icons.SIZES)
def test_each_size_is_there_and_not_blank(size: int, qapp: QApplication) -> None:
    image = QImage(str(icons.FOLDER / f"skillgames-{size}.png"))
    assert (image.width(), image.height()) == (size, size)
    colours = {image.pixel(x, y) for x in range(size) for y in range(size)}
    assert len(colours) > 20
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(size // 2, size // 2).alpha() == 255


def test_the_windows_icon_holds_all_its_sizes() -> None:
    data = (icons.FOLDER / "skillgames.ico").read_bytes()
    assert struct.unpack("<HHH", data[:6]) == (0, 1, len(icons.ICO_SIZES))
    for n, size in enumerate(icons.ICO_SIZES):
        width, _, _, _, _, bits, length, at = struct.unpack_from("<BBBBHHII", data, 6 + 16 * n)
        assert (width or 256, bits) == (size, 32)
        image = QImage.fromData(data[at : at + length])
        assert image.width() == size


def test_the_mac_icon_is_as_long_as_it_says() -> None:
    data = (icons.FOLDER / "skillgames.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8])[0] == len(data)


# --- install and removal ------------------------------------------------------------------


@pytest.fixture
def frozen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Something built that can be installed."""
    program = tmp_path / "dist" / "skillgames"
    (program / "_internal").mkdir(parents=True)
    (program / "skillgames").write_text("#!/bin/sh\necho started\n")
    (program / "skillgames").chmod(0o755)
    info = tmp_path / f"{APP_ID}.metainfo.xml"
    info.write_text("<component/>")
    monkeypatch.setattr(installer, "FROZEN", program)
    monkeypatch.setattr(installer, "METAINFO", info)
    return tmp_path


def everything(folder: Path) -> set[str]:
    return {str(one.relative_to(folder)) for one in folder.rglob("*")}


@pytest.mark.skipif(sys.platform == "win32", reason="a Linux desktop")
def test_it_is_installed_and_leaves_nothing(frozen: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installer, "refresh", lambda prefix: None)
    prefix = frozen / "prefix with space"
    (prefix / "share" / "applications").mkdir(parents=True)
    (prefix / "share" / "applications" / "other.desktop").write_text("")
    before = everything(prefix)
    for _ in range(2):  # over an older one too
        assert installer.main([str(prefix)]) == 0
    said = subprocess.run([prefix / "bin" / "skillgames"], capture_output=True, text=True)
    assert said.stdout == "started\n"
    assert (prefix / "share" / "applications" / ENTRY.name).read_text() == ENTRY.read_text()
    page = gzip.decompress((prefix / "share/man/man6/skillgames.6.gz").read_bytes())
    assert page.startswith(b'.\\" Made by')
    hicolor = prefix / "share" / "icons" / "hicolor"
    assert (hicolor / "scalable" / "apps" / f"{APP_ID}.svg").is_file()
    assert (hicolor / "symbolic" / "apps" / f"{APP_ID}-symbolic.svg").is_file()
    assert (hicolor / "256x256" / "apps" / f"{APP_ID}.png").is_file()
    assert installer.main([str(prefix), "--uninstall"]) == 0
    assert everything(prefix) == before
    assert installer.main([str(prefix), "--uninstall"]) == 0, "twice does no harm"


@pytest.mark.skipif(sys.platform == "win32", reason="a Linux desktop")
def test_a_folder_may_stand_for_the_root(frozen: Path) -> None:
    target = frozen / "tree"
    assert installer.main(["/usr", "--destdir", str(target), "--bin", "games"]) == 0
    assert {one.name for one in target.iterdir()} == {"usr"}
    link = target / "usr" / "games" / "skillgames"
    assert str(link.readlink()) == "../lib/skillgames/skillgames"


def test_what_is_not_built_cannot_be_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(installer, "FROZEN", ROOT / "dist" / "nothing")
    assert installer.main([str(tmp_path / "prefix")]) == 1
    assert "make package" in capsys.readouterr().err
    assert not (tmp_path / "prefix").exists()


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="no Debian here")
def test_the_debian_package_says_what_it_is(frozen: Path) -> None:
    package = deb.build(frozen)

    def ask(*words: str) -> str:
        done = subprocess.run(["dpkg-deb", *words], capture_output=True, text=True, check=True)
        return done.stdout

    assert ask("-f", str(package), "Package").strip() == "skillgames"
    assert "libgl1" in ask("-f", str(package), "Depends")
    listed = ask("-c", str(package))
    for path in (
        "./usr/lib/skillgames/skillgames",
        "./usr/games/skillgames -> ../lib/skillgames/skillgames",
        f"./usr/share/applications/{APP_ID}.desktop",
        "./usr/share/doc/skillgames/copyright",
    ):
        assert path in listed
    assert re.search(r"^-rwxr-xr-x root/root .*lib/skillgames/skillgames$", listed, re.MULTILINE)
    assert not re.search(r"^(?!l)\S+ (?!root/root)", listed, re.MULTILINE)
