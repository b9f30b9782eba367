"""Languages: the sentences of the house, the catalogues, and where they are compiled."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication, QWidget

from skillgames.engine.text import translate
from skillgames.widgets import language
from skillgames.widgets.files import data_root
from skillgames.widgets.language import LANGUAGES, OWN_NAMES, Translators, qm_file, resolve, text


@pytest.fixture
def translators(qapp: QApplication) -> Iterator[Translators]:
    """Translators whose catalogues are taken back."""
    made = Translators()
    yield made
    for one in made._installed:
        qapp.removeTranslator(one)
    QLocale.setDefault(QLocale.system())


def test_a_message_speaks_the_language_of_the_window(translators: Translators) -> None:
    turn = translate("Match", "It is the bot’s turn.")
    said = set()
    for code in LANGUAGES:
        translators.use(code)
        said.add(text(turn))
    assert len(said) == 3
    assert str(turn) in said


def test_numbers_take_their_plural(translators: Translators) -> None:
    """Whatever the words are: one, few and many differ where the language has them."""

    def forms(*numbers: int) -> int:
        words = [
            QCoreApplication.translate("FishingTable", "%n round(s)", None, n).replace(str(n), "")
            for n in numbers
        ]
        return len(set(words))

    translators.use("en")
    assert forms(1, 2) == 2
    assert forms(2, 5, 11, 21) == 1
    for code in ("ru", "uk"):
        translators.use(code)
        assert forms(1, 2, 5) == 3, code
        assert forms(1, 21, 101) == 1, code
        assert forms(5, 11, 12, 0, 112) == 1, code
        assert forms(2, 3, 24) == 1, code


def test_arguments_are_messages_in_the_same_language(translators: Translators) -> None:
    inner = translate("Card", "hearts")
    outer = translate("Card", "%1, %2").with_args(inner, 7)
    translators.use("ru")
    assert text(outer) == f"{text(inner)}, 7"
    assert text(inner) != "hearts"


def test_widgets_are_told_of_another_language(translators: Translators, qapp: object) -> None:
    class Listener(QWidget):
        heard = 0

        def changeEvent(self, event: QEvent) -> None:
            self.heard += event.type() == QEvent.Type.LanguageChange

    listener = Listener()
    translators.use("uk")
    QApplication.processEvents()
    assert listener.heard > 0
    heard = listener.heard
    translators.use("uk")
    QApplication.processEvents()
    assert listener.heard == heard, "the same language again is no change"


def test_one_language_at_a_time(translators: Translators) -> None:
    counts = []
    for code in ("ru", "uk", "en", "ru"):
        translators.use(code)
        counts.append(len(translators._installed))
        assert translators.code == code
        assert QLocale().language() == QLocale(code).language()
    assert counts[0] == counts[1] == counts[3]


def test_the_words_of_qt_itself_are_translated(translators: Translators) -> None:
    translators.use("en")
    english = QCoreApplication.translate("QPlatformTheme", "Cancel")
    translators.use("ru")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") != english


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (["ru-RU", "en"], "ru"),
        (["uk"], "uk"),
        (["de-AT", "uk-UA", "en"], "uk"),
        (["de", "fr"], "en"),
        (["ru_RU"], "ru"),
        ([], "en"),
        (["rue"], "en"),
    ],
)
def test_the_system_decides_by_the_order_of_its_user(
    monkeypatch: pytest.MonkeyPatch, wanted: list[str], code: str
) -> None:
    class System:
        @staticmethod
        def system() -> System:
            return System()

        def uiLanguages(self) -> list[str]:
            return wanted

    monkeypatch.setattr(language, "QLocale", System)
    assert resolve("system") == code
    assert resolve("uk") == "uk", "a choice is not overruled"


def test_every_language_has_its_own_name() -> None:
    assert set(OWN_NAMES) == set(LANGUAGES)


# --- catalogues ----------------------------------------------------------------------------------


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place where the sources of the catalogues lie, none of them compiled."""
    folder = tmp_path / "root" / "translations"
    folder.mkdir(parents=True)
    for code in LANGUAGES:
        name = f"skillgames_{code}.ts"
        shutil.copy(data_root() / "translations" / name, folder / name)
    monkeypatch.setattr(language, "data_root", lambda: folder.parent)
    return folder


def test_compiled_when_it_is_missing(root: Path) -> None:
    for code in LANGUAGES:
        path = qm_file(code, None)
        assert path == root / f"skillgames_{code}.qm"
        assert path.stat().st_size > 100
    assert {one.suffix for one in root.iterdir()} == {".ts", ".qm"}, "nothing else is left"


def test_compiled_anew_when_the_source_is_newer(root: Path) -> None:
    path = root / "skillgames_ru.qm"
    path.write_bytes(b"old")
    os.utime(path, (1, 1))
    assert qm_file("ru", None) == path
    assert path.read_bytes() != b"old"
    stamp = path.stat().st_mtime_ns
    assert qm_file("ru", None) == path
    assert path.stat().st_mtime_ns == stamp, "and not again"


def test_compiled_into_the_cache_when_the_folder_cannot_be_written(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = tmp_path / "cache" / "deep"
    compile_it = language._compile
    monkeypatch.setattr(
        language,
        "_compile",
        lambda source, target: target.parent != root and compile_it(source, target),
    )
    assert qm_file("uk", cache) == cache / "skillgames_uk.qm"
    monkeypatch.setattr(language, "_compile", lambda source, target: False)
    assert qm_file("uk", cache) == cache / "skillgames_uk.qm", "it is found there again"
    assert qm_file("ru", None) is None


def test_a_stale_catalogue_is_better_than_none(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = root / "skillgames_ru.qm"
    path.write_bytes(b"old")
    os.utime(path, (1, 1))
    monkeypatch.setattr(language, "_lrelease", lambda: None)
    assert qm_file("ru", None) == path


def test_a_catalogue_that_does_not_compile_leaves_nothing_behind(root: Path) -> None:
    (root / "skillgames_ru.ts").write_text("this is no catalogue")
    assert qm_file("ru", None) is None
    assert sorted(one.name for one in root.iterdir() if "ru" in one.name) == ["skillgames_ru.ts"]


def test_a_wheel_brings_compiled_ones_only(root: Path) -> None:
    compiled = qm_file("ru", None)
    (root / "skillgames_ru.ts").unlink()
    assert qm_file("ru", None) == compiled
    (root / "skillgames_uk.ts").unlink()
    assert qm_file("uk", None) is None


def test_without_any_catalogue_the_sources_are_spoken(
    root: Path, translators: Translators, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language, "_lrelease", lambda: None)
    translators.use("ru")
    assert text(translate("Match", "It is the bot’s turn.")) == "It is the bot’s turn."
