"""Files are replaced whole or set aside."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest

from skillgames.store.errors import StoreError
from skillgames.store.files import set_aside, write_whole


def test_writes_and_replaces(tmp_path: Path) -> None:
    path = tmp_path / "new" / "settings.json"
    write_whole(path, "one")
    write_whole(path, "two …")
    assert path.read_text(encoding="utf-8") == "two …"
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.skipif(os.name != "posix", reason="modes of POSIX")
def test_the_file_is_private(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    write_whole(path, "one")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.skipif(os.name != "posix", reason="links of POSIX")
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    real = tmp_path / "elsewhere" / "settings.json"
    real.parent.mkdir()
    real.write_text("one")
    link = tmp_path / "settings.json"
    link.symlink_to(real)
    write_whole(link, "two")
    assert link.is_symlink()
    assert real.read_text() == "two"


@pytest.mark.parametrize("step", ["fsync", "replace"])
@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EDQUOT, "the disk is full"),
        (errno.EROFS, "writing is not allowed"),
        (errno.EACCES, "writing is not allowed"),
        (errno.EIO, "could not be saved."),
    ],
)
def test_a_failure_leaves_the_old_file_and_no_other(
    step: str, number: int, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    path.write_text("old")

    def fail(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patch:
        patch.setattr(os, step, fail)
        with pytest.raises(StoreError) as caught:
            write_whole(path, "new")
    assert words in str(caught.value)
    assert "settings.json" in str(caught.value)
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_cannot_be_made_is_a_sentence_too(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match=r"“settings\.json” could not be saved"):
        write_whole(tmp_path / "file" / "settings.json", "new")


def test_set_aside_takes_the_first_free_number(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for number in (1, 2, 3):
        path.write_text(str(number))
        kept = set_aside(path)
        assert kept.name == f"settings.broken-{number}.json"
        assert kept.read_text() == str(number)
        assert not path.exists()


def test_set_aside_takes_along_what_belongs_to_it(tmp_path: Path) -> None:
    path = tmp_path / "archive.sqlite"
    path.write_text("main")
    (tmp_path / "archive.sqlite-wal").write_text("wal")
    (tmp_path / "archive.broken-1.sqlite-wal").write_text("of another time")
    kept = set_aside(path, ("-wal", "-shm"))
    assert kept.name == "archive.broken-2.sqlite"
    assert (tmp_path / "archive.broken-2.sqlite-wal").read_text() == "wal"
    assert (tmp_path / "archive.broken-1.sqlite-wal").read_text() == "of another time"
    assert not (tmp_path / "archive.sqlite-wal").exists()
