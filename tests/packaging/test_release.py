"""A release is refused for everything that is not ready, one sentence each."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.tools.loading import ROOT, script

release = script("packaging/release.py")
changelog = script("packaging/changelog.py")

READY = "# Changelog\n\n## 1.2.3 (2026-01-31)\n\n- One thing\n  over two lines.\n- Another.\n"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A small repository that is ready but for its slow checks."""
    (tmp_path / "skillgames").mkdir()
    (tmp_path / "skillgames" / "__init__.py").write_text('__version__ = "1.2.3"\n')
    (tmp_path / "CHANGELOG.md").write_text(READY)
    git(tmp_path, "init", "-q")
    commit(tmp_path)
    return tmp_path


def git(root: Path, *words: str) -> None:
    person = ["-c", "user.name=x", "-c", "user.email=x@localhost"]
    subprocess.run(["git", *person, *words], cwd=root, check=True, capture_output=True)


def commit(root: Path) -> None:
    git(root, "add", "-A")
    git(root, "commit", "-qm", "change")


def quick(root: Path) -> list[str]:
    """What the quick checks say."""
    found: list[str] = []
    for check in (release.clean_tree, release.written_changelog, release.one_version):
        found += check(root)
    return found


def write(root: Path, text: str) -> None:
    (root / "CHANGELOG.md").write_text(text)
    commit(root)


def test_what_is_ready_is_not_refused(root: Path) -> None:
    assert quick(root) == []


def test_a_dirty_tree_is_refused(root: Path) -> None:
    (root / "new.py").write_text("")
    assert quick(root) == ["1 file(s) are not committed, first new.py"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (READY.replace("2026-01-31", "unreleased"), "CHANGELOG.md gives 1.2.3 no date"),
        ("# Changelog\n\n## 1.2.3 (2026-01-31)\n", "CHANGELOG.md says nothing about 1.2.3"),
        ("# Changelog\n", "CHANGELOG.md has no entry"),
        (READY.replace("1.2.3", "1.2.4"), "the program is 1.2.3, CHANGELOG.md tells of 1.2.4"),
    ],
)
def test_a_changelog_that_is_not_written_is_refused(root: Path, text: str, reason: str) -> None:
    write(root, text)
    assert quick(root) == [reason]


def test_a_heading_nobody_understands_is_refused(root: Path) -> None:
    write(root, "## Version two\n")
    (said,) = quick(root)
    assert said.startswith("CHANGELOG.md, line 1: “## 1.2.3 (2026-01-31)” is needed")


def test_a_version_released_before_is_refused(root: Path) -> None:
    git(root, "tag", "v1.2.3")
    assert quick(root) == ["there is a tag v1.2.3 already"]


def test_a_program_without_a_version_is_refused(root: Path) -> None:
    (root / "skillgames" / "__init__.py").write_text("")
    commit(root)
    assert quick(root) == ["skillgames/__init__.py has no version such as 1.2.3"]


def test_a_red_selftest_is_refused(root: Path) -> None:
    (root / "skillgames" / "__main__.py").write_text("raise SystemExit(1)\n")
    assert release.selftest(root) == ["skillgames selftest fails"]
    (root / "skillgames" / "__main__.py").write_text("")
    assert release.selftest(root) == []


def test_old_generated_texts_are_refused(root: Path) -> None:
    (root / "tools").mkdir()
    (root / "tools" / "manpage.py").write_text("raise SystemExit('the page is old')\n")
    (root / "tools" / "rules_docs.py").write_text("")
    assert release.generated_texts(root) == ["the page is old"]


def test_slow_checks_wait_for_the_quick_ones(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Path] = []
    monkeypatch.setattr(release, "selftest", lambda root: asked.append(root) or [])
    monkeypatch.setattr(release, "generated_texts", lambda root: [])
    assert release.reasons(root) == []
    assert asked == [root]
    (root / "new").write_text("")
    assert len(release.reasons(root)) == 1
    assert asked == [root]


def test_the_first_step_that_fails_ends_it() -> None:
    done: list[str] = []

    def run(step: str) -> int:
        done.append(step)
        return int(step == "b")

    assert release.make(("a", "b", "c"), run) == "b"
    assert done == ["a", "b"]
    assert release.make(("a",), run) is None


def test_sums_cover_what_is_published(tmp_path: Path) -> None:
    (tmp_path / "skillgames-1.whl").write_text("w")
    (tmp_path / "skillgames_1.deb").write_text("d")
    (tmp_path / "notes.txt").write_text("n")
    release.write_sums(tmp_path)
    done = subprocess.run(
        ["sha256sum", "--check", "SHA256SUMS"], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.stdout.splitlines() == ["skillgames-1.whl: OK", "skillgames_1.deb: OK"]


# --- the changelog ------------------------------------------------------------------------


def test_a_changelog_is_read(root: Path) -> None:
    (one,) = changelog.read(root / "CHANGELOG.md")
    assert (one.version, one.date) == ("1.2.3", "2026-01-31")
    assert one.changes == ("One thing over two lines.", "Another.")
    assert one.is_written


def test_ours_can_be_read() -> None:
    from skillgames import __version__

    newest = changelog.read(ROOT / "CHANGELOG.md")[0]
    assert newest.version == __version__
    assert newest.changes
