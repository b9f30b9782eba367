"""Makes a release in dist/, or refuses with one sentence for everything that is not ready.

    python packaging/release.py          what `make release` does
    python packaging/release.py check    only says what is not ready

Ready means: nothing uncommitted, a changelog with today's version, a date and changes, one
version everywhere, texts made from sources up to date, and a self-test that passes. Then
wheel, frozen program and Debian package are built and tried, and SHA256SUMS covers them.
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(Path(__file__).resolve().parent)]

import changelog  # noqa: E402

DIST = ROOT / "dist"
STEPS = ("wheelcheck", "package", "check-package", "deb")
PUBLISHED = ("*.whl", "skillgames-*.tar.gz", "skillgames-*.tar.xz", "*.deb")


def reasons(root: Path = ROOT) -> list[str]:
    """Why there can be no release now; empty when there can."""
    found: list[str] = []
    for check in (clean_tree, written_changelog, one_version, generated_texts, selftest):
        found += check(root)
        if found and check is one_version:
            return found  # the slow checks only when nothing else is wrong
    return found


def clean_tree(root: Path) -> list[str]:
    """Everything is committed, and nothing lies about that is not."""
    changed = _run(root, "git", "status", "--porcelain").stdout.splitlines()
    return [f"{len(changed)} file(s) are not committed, first {changed[0][3:]}"] if changed else []


def written_changelog(root: Path) -> list[str]:
    """The newest entry has a date and says something."""
    try:
        found = changelog.read(root / "CHANGELOG.md")
    except changelog.BadChangelog as error:
        return [f"CHANGELOG.md, {error}"]
    if not found:
        return ["CHANGELOG.md has no entry"]
    newest = found[0]
    if not newest.changes:
        return [f"CHANGELOG.md says nothing about {newest.version}"]
    if not newest.is_written:
        return [f"CHANGELOG.md gives {newest.version} no date"]
    return []


def one_version(root: Path) -> list[str]:
    """The program, the changelog and the tags tell the same version."""
    text = (root / "skillgames" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "(\d+\.\d+\.\d+)"$', text, re.MULTILINE)
    if found is None:
        return ["skillgames/__init__.py has no version such as 1.2.3"]
    version, said = found[1], []
    try:
        releases = changelog.read(root / "CHANGELOG.md")
    except changelog.BadChangelog:
        releases = []
    if releases and releases[0].version != version:
        said.append(f"the program is {version}, CHANGELOG.md tells of {releases[0].version}")
    if _run(root, "git", "tag", "--list", f"v{version}").stdout.strip():
        said.append(f"there is a tag v{version} already")
    return said


def generated_texts(root: Path) -> list[str]:
    """The manual page and the rules for people are those of the sources."""
    said = []
    for tool in ("manpage.py", "rules_docs.py"):
        done = _run(root, sys.executable, f"tools/{tool}", "check")
        if done.returncode != 0:
            said.append(done.stderr.strip() or f"tools/{tool} check fails")
    return said


def selftest(root: Path) -> list[str]:
    """Every game plays and every table paints."""
    done = _run(root, sys.executable, "-m", "skillgames", "selftest")
    return [] if done.returncode == 0 else ["skillgames selftest fails"]


def _run(root: Path, *command: str) -> subprocess.CompletedProcess[str]:
    env = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(command, cwd=root, env=env, capture_output=True, text=True, check=False)


def write_sums(dist: Path) -> Path:
    """One file with the checksums of everything that is published."""
    files = sorted({file for pattern in PUBLISHED for file in dist.glob(pattern)})
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    target = dist / "SHA256SUMS"
    target.write_text("".join(lines), "utf-8")
    return target


def make(steps: Sequence[str], run: Callable[[str], int]) -> str | None:
    """Carry out the steps; the name of the first that fails, None when all went well."""
    return next((step for step in steps if run(step) != 0), None)


def main(arguments: list[str]) -> int:
    """Refuse or release."""
    if arguments not in ([], ["check"]):
        print("usage: release.py [check]", file=sys.stderr)
        return 2
    found = reasons()
    for reason in found:
        print(f"release: {reason}", file=sys.stderr)
    if found or arguments:
        return int(bool(found))
    failed = make(STEPS, lambda step: subprocess.run(["make", step], cwd=ROOT).returncode)
    if failed is not None:
        print(f"release: make {failed} fails", file=sys.stderr)
        return 1
    print(f"{write_sums(DIST).relative_to(ROOT)} is written; now sign it and tag the commit")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
