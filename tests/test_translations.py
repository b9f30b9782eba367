"""The catalogues: whole, true to the sources and the glossary, and heard at once.

The words are looked up through Qt's own translators, compiled from the catalogues as
they are, in a folder of their own.
"""

from __future__ import annotations

import importlib.util
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator, QVersionNumber
from PySide6.QtWidgets import QApplication

from skillgames.engine.text import Msg, translate
from skillgames.games.fishing.events import Captured, Laid, MatchEnded
from skillgames.games.fishing.words import card_name, say
from skillgames.widgets import language
from skillgames.widgets.sheet_parts.outcomes import MOST
from skillgames.widgets.sheet_parts.results import ResultsSheet
from skillgames.widgets.sheet_parts.settings import SettingsSheet
from skillgames.widgets.sheet_parts.setup import SetupSheet
from tests.packs import deck
from tests.room import Room

ROOT = Path(__file__).resolve().parent.parent
TOOL = ROOT / "tools" / "translations.py"
NBSP = "\u00a0"
LETTERS = "а-яёіїєґ"

CAPTURES = deck("9C 7H 2S KD", "3C 4C 5H 6H", "9D 5C 4H 3S", then="JD JH QD QH")
"""The person's 7H takes 4H and 3S."""


def _load_tool() -> ModuleType:
    """The tool that keeps the catalogues, which belongs to no package."""
    spec = importlib.util.spec_from_file_location("translations_tool", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


tool: Any = _load_tool()


def entries(code: str) -> list[Any]:
    """All entries of a committed catalogue."""
    return list(tool.entries(tool.CATALOGUES[code]))


def texts(code: str) -> list[tuple[str, str]]:
    """Source and text of all that people may read in a language, each plural form by itself."""
    return [(entry.source, text) for entry in entries(code) for text in entry.texts]


def sounds(found: list[tuple[str, str]]) -> str:
    """A list of faults, to be read after a failed test."""
    return "\n".join(f"{source!r}: {text!r}" for source, text in found)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where the program finds its catalogues; nothing is compiled beside the sources."""
    root = tmp_path_factory.mktemp("data")
    shutil.copytree(
        ROOT / "translations", root / "translations", ignore=shutil.ignore_patterns("*.qm*")
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(language, "data_root", lambda: root)
        yield root / "translations"


Speak = Callable[[str, Msg], str]


@pytest.fixture(scope="module")
def speak(compiled: Path) -> Speak:
    """What a message says in a language, in Qt's own words."""
    translators = {}
    for code in language.LANGUAGES:
        path = language.qm_file(code, None)
        assert path is not None
        assert path.parent == compiled
        translators[code] = QTranslator()
        assert translators[code].load(str(path))

    def render(code: str, msg: Msg) -> str:
        def lookup(context: str, source: str, disambiguation: str, count: int) -> str:
            found = translators[code].translate(context, source, disambiguation or None, count)
            return (found or source).replace("%n", str(count))

        return msg.render(lookup)

    return render


# --- whole ---------------------------------------------------------------------------------


def test_the_check_finds_no_fault(capsys: pytest.CaptureFixture[str]) -> None:
    status = tool.check()
    assert status == 0, capsys.readouterr().out


@pytest.mark.skipif(
    QLibraryInfo.version() < QVersionNumber(6, 12),
    reason="lupdate before 6.12 overlooks the plurals of translate()",
)
def test_bringing_up_to_date_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The catalogues are as the extraction tool writes them, so that changes read well."""
    copies = {code: tmp_path / path.name for code, path in tool.CATALOGUES.items()}
    before = {code: path.read_bytes() for code, path in tool.CATALOGUES.items()}
    for code, path in copies.items():
        path.write_bytes(before[code])
    monkeypatch.setattr(tool, "CATALOGUES", copies)
    assert tool.update() == 0
    for code, path in copies.items():
        assert path.read_bytes() == before[code], f"{path.name} is not up to date"
        assert b"<location" not in before[code]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("<translation>Лёгкий<", '<translation type="unfinished">Лёгкий<', "unfinished: Level"),
        ("<translation>Лёгкий<", "<translation><", "empty: Level: 'Easy'"),
        ("<source>Easy<", "<source>Simple<", "missing: Level: 'Easy'"),
        ("<source>Easy<", "<source>Simple<", "no longer in the sources: Level: 'Simple'"),
        ("Раздача %1 из %2.", "Раздача %1.", "other placeholders: Fishing"),
        ("<numerusform>победа</numerusform>", "", "needs 3 forms: HomePage"),
    ],
)
def test_the_check_sees(tmp_path: Path, old: str, new: str, fault: str) -> None:
    """Each thing the check is for, put into a copy of a good catalogue."""
    good = tool.CATALOGUES["ru"].read_text("utf-8")
    assert good.count(old) == 1
    spoilt = tmp_path / "skillgames_ru.ts"
    spoilt.write_text(good.replace(old, new), "utf-8")
    found = {entry.key: entry for entry in entries("ru")}
    faults = list(tool.catalogue_faults("ru", spoilt, found))
    assert any(fault in line for line in faults), faults


def test_every_language_compiles_whole(speak: Speak) -> None:
    """What is in the catalogue is what the program says."""
    for code in ("ru", "uk"):
        for entry in entries(code):
            if not entry.plural:
                msg = Msg(entry.context, entry.source, disambiguation=entry.comment)
                assert speak(code, msg) == entry.texts[0]


# --- plurals -------------------------------------------------------------------------------

FORMS = {
    "en": {0: 1, 1: 0, 2: 1, 5: 1, 11: 1, 21: 1, 101: 1, 112: 1},
    "ru": {0: 2, 1: 0, 2: 1, 5: 2, 11: 2, 21: 0, 101: 0, 112: 2},
    "uk": {0: 2, 1: 0, 2: 1, 5: 2, 11: 2, 21: 0, 101: 0, 112: 2},
}
"""Which form, counted from 0, stands with a number."""

PLURALS = {
    "FishingLabels: %n card(s)": ("card cards", "карта карты карт", "карта карти карт"),
    "FishingLabels: %n spade(s)": ("spade spades", "пика пики пик", "піка піки пік"),
    "FishingLabels: %n sweep(s)": ("sweep sweeps", "сбор сбора сборов", "збір збори зборів"),
    "FishingTable: %n round(s)": (
        "round rounds",
        "раунд раунда раундов",
        "раунд раунди раундів",
    ),
    "StatisticsPage: %n player(s)": (
        "player players",
        "игрок игрока игроков",
        "гравець гравці гравців",
    ),
}


@pytest.mark.parametrize("number", FORMS["en"])
@pytest.mark.parametrize("key", PLURALS)
def test_plurals_in_words(speak: Speak, key: str, number: int) -> None:
    context, source = key.split(": ")
    for code, words in zip(language.LANGUAGES, PLURALS[key], strict=True):
        said = speak(code, Msg(context, source, count=number))
        assert said.replace(NBSP, " ") == f"{number} {words.split()[FORMS[code][number]]}"


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_every_plural_takes_its_form(speak: Speak, code: str) -> None:
    plurals = [entry for entry in entries(code) if entry.plural]
    assert len(plurals) >= len(PLURALS)
    for entry in plurals:
        for number, form in FORMS[code].items():
            msg = Msg(entry.context, entry.source, (), number, entry.comment)
            assert speak(code, msg) == entry.texts[form].replace("%n", str(number))


def test_the_first_form_may_say_one_in_words() -> None:
    """It also stands with 21 in Russian and Ukrainian; no strip is ever that long."""
    silent = {
        entry.source
        for code in language.LANGUAGES
        for entry in entries(code)
        if entry.plural and "%n" in entry.source and "%n" not in entry.texts[0]
    }
    assert silent <= {"Last %n match(es)"}
    assert MOST < 21


# --- the glossary --------------------------------------------------------------------------

GLOSSARY = {
    "Fishing": ("Рыбалка", "Риболовля"),
    "Setup: PLAY": ("ИГРАТЬ", "ГРАТИ"),
    "Tile: Play": ("Играть", "Грати"),
    "CONTINUE %1": ("ПРОДОЛЖИТЬ %1", "ПРОДОВЖИТИ %1"),
    "Continue": ("Продолжить", "Продовжити"),
    "Resume": ("Далее", "Далі"),
    "NEXT ROUND": ("СЛЕДУЮЩИЙ РАУНД", "НАСТУПНИЙ РАУНД"),
    "New game": ("Новая игра", "Нова гра"),
    "Menu": ("Меню", "Меню"),
    "Settings": ("Настройки", "Налаштування"),
    "Easy": ("Лёгкий", "Легкий"),
    "Medium": ("Средний", "Середній"),
    "Hard": ("Сложный", "Складний"),
    "Insane": ("Безумный", "Шалений"),
    "Round %1": (f"Раунд{NBSP}%1", f"Раунд{NBSP}%1"),
    "Bot": ("Бот", "Бот"),
    "a sweep": ("сбор стола", "збір столу"),
    "Most cards": ("Больше всего карт", "Найбільше карт"),
    "Most spades": ("Больше всего пик", "Найбільше пік"),
    "Aces": ("Тузы", "Тузи"),
    "Two of spades": ("Двойка пик", "Двійка пік"),
    "Ten of diamonds": ("Десятка бубен", "Десятка бубен"),
    "Sweeps": ("Сборы стола", "Збори столу"),
    "level 26–26, no point": ("поровну, 26–26: очка нет", "порівну, 26–26: очка немає"),
    "Rounds": ("Раунды", "Раунди"),
    "Wins": ("Победы", "Перемоги"),
    "Losses": ("Поражения", "Поразки"),
    "Win rate": ("Процент побед", "Відсоток перемог"),
    "Best streak": ("Лучшая серия", "Найкраща серія"),
    "draw": ("ничья", "нічия"),
    "Language": ("Язык", "Мова"),
    "Animation speed": ("Скорость анимации", "Швидкість анімації"),
    "Four-colour deck": ("Четырёхцветная колода", "Чотириколірна колода"),
    "Statistics at the level “%1”": ("Статистика на уровне «%1»", "Статистика на рівні «%1»"),
    "Statistics": ("Статистика", "Статистика"),
    "Rules": ("Правила", "Правила"),
    "Replay": ("Повтор", "Повтор"),
    "Match log": ("Журнал матча", "Журнал матчу"),
    "Sound": ("Звук", "Звук"),
    "Contrast": ("Контраст", "Контраст"),
    "Grain": ("Зернистость", "Зернистість"),
    "Colour temperature": ("Цветовая температура", "Колірна температура"),
    "cooler": ("холоднее", "холодніше"),
    "warmer": ("теплее", "тепліше"),
    "Large indices": ("Крупные индексы", "Великі індекси"),
    "Each sweep": ("Каждый сбор стола", "Кожен збір столу"),
    "hand value %1": ("ценность в руке %1", "вартість у руці %1"),
    "face down": ("закрытая карта", "закрита карта"),
    # What a search has found is no match that is played.
    "Next match": ("Следующее совпадение", "Наступний збіг"),
    # A button of a replay, where nothing is played.
    "ReplayBar: Play": ("Воспроизвести", "Відтворити"),
}
"""One word per thing, wherever the sentence stands, or in the context before the colon."""

WORDS = {
    "sweep": ("сбор", "збір|збор"),
    "deal": ("раздач|сда", "роздач|розда"),
    "bot": (r"\bбот", r"\bбот"),
    "deck": ("колод", "колод"),
    "leftovers": ("остатк", "залишк"),
    "record": ("запис", "запис"),
    "archive": ("архив", "архів"),
    "replay": ("повтор", "повтор"),
    "match log": ("журнал", "журнал"),
    "statistics": ("статистик", "статистик"),
    "pile": ("стопк", r"\bст[оі]с"),
    "hand value": ("ценност", "вартіст"),
    "rank": ("достоинств", "ранг"),
    "scoring cards?": ("очков.. карт", r"карт\w* з очками"),
}
"""Where an English sentence has the word, the others have theirs."""


@pytest.mark.parametrize("source", GLOSSARY)
def test_terms_of_the_glossary(source: str) -> None:
    for code, expected in zip(("ru", "uk"), GLOSSARY[source], strict=True):
        found = [
            entry.texts
            for entry in entries(code)
            if source in (entry.source, f"{entry.context}: {entry.source}")
        ]
        assert found, f"no sentence {source!r}"
        assert set(found) == {(expected,)}


@pytest.mark.parametrize("word", WORDS)
def test_words_of_the_glossary(word: str) -> None:
    for code, stem in zip(("ru", "uk"), WORDS[word], strict=True):
        sentences = [
            (source, text)
            for source, text in texts(code)
            if re.search(rf"\b{word}\b", source, re.IGNORECASE)
        ]
        assert sentences, f"no sentence says {word!r}"
        faults = [one for one in sentences if not re.search(stem, one[1], re.IGNORECASE)]
        assert not faults, sounds(faults)


@pytest.mark.parametrize(
    ("code", "en", "ru", "uk"),
    [
        ("9C", "nine of clubs", "девятка треф", "дев’ятка треф"),
        ("2S", "two of spades", "двойка пик", "двійка пік"),
        ("TD", "ten of diamonds", "десятка бубен", "десятка бубен"),
        ("QH", "queen of hearts", "дама червей", "дама чирв"),
        ("AS", "ace of spades", "туз пик", "туз пік"),
        ("KD", "king of diamonds", "король бубен", "король бубен"),
        ("JC", "jack of clubs", "валет треф", "валет треф"),
    ],
)
def test_names_of_cards(speak: Speak, code: str, en: str, ru: str, uk: str) -> None:
    assert [speak(one, card_name(code)) for one in language.LANGUAGES] == [en, ru, uk]


def test_sentences_with_cards(speak: Speak) -> None:
    """Card names stand in the nominative, so that a sentence never bends them."""
    events = (
        Captured(1, "9C", ("4H", "5D"), (("4H", "5D"),)),
        Laid(0, "8H"),
        MatchEnded((16, 12), 0),
    )
    messages = [msg for event in events if (msg := say(event, 0)) is not None]
    said = [[speak(code, msg) for msg in messages] for code in ("ru", "uk")]
    assert said == [
        [
            "Ход бота: девятка треф. Взято: четвёрка червей, пятёрка бубен.",
            "Ваш ход: восьмёрка червей. Карта ложится на стол.",
            f"Вы выиграли матч со счётом 16{NBSP}:{NBSP}12.",
        ],
        [
            "Хід бота: дев’ятка треф. Взято: четвірка чирв, п’ятірка бубен.",
            "Ваш хід: вісімка чирв. Карта лягає на стіл.",
            f"Ви виграли матч із рахунком 16{NBSP}:{NBSP}12.",
        ],
    ]


# --- how words are set ---------------------------------------------------------------------

COMMON_FAULTS = {
    "a straight quote": (r"[\"'`]", 'Уровень "Сложный"'),
    "an English quote": ("[“”‘„]", "Уровень “Сложный”"),
    "a guillemet without its fellow": ("^[^«]*»|«[^»]*$", "Уровень «Сложный"),
    "three dots": (r"\.\.\.", "думает..."),
    "a hyphen for a dash": (r"\s-\s|--", "Это - не карта"),
    "a dash that may begin a line": (rf"(?<!^)(?<![{NBSP}\d])[–—]", "Это — не карта"),
    "a percent sign that may begin a line": (f"(?<!{NBSP})%(?![1-9n])", "%1 %"),
    "a count that may lose its word": ("%n ", "%n карт"),
    "Latin letters in a word": (f"[a-z][{LETTERS}]|[{LETTERS}][a-z]", "кaрта"),
    "a space too many": (
        rf"^\s|\s$|\s{NBSP}|{NBSP}\s|\s[.,;:!?](?!{NBSP}|[a-z])",
        "Ваш ход : %1",
    ),
    "a wrong word": (r"\bферз", "Ферзи"),
}
"""For each rule of both languages the pattern that breaks it, and a text that does."""

OWN_FAULTS = {
    "ru": {
        "a letter of another language": ("[іїєґ’]", "Раздачі"),
        "a word for cards turned down": ("рубашк", "Карты рубашкой вверх"),
        "е for ё": (
            r"\b(еще|ее|(за)?берет|бережет|кладет|ждет|идет|пропадет|(под)?счет\w*|поврежден"
            r"|легкий|зелен\w+|четырех\w*|(четв|пят|шест|сем|восьм)ерк\w+)\b",
            "заберет четверку",
        ),
        "a capital for politeness": (r"(?<=[^.!?:] )В(ы|ас|ам|ами|аш\w*)\b", "Карта у Вас"),
    },
    "uk": {
        "a letter of another language": ("[ыэъё]", "раздачы"),
        "an apostrophe in a wrong place": (f"(?<![{LETTERS}])’|’(?![яюєї])", "п’ать"),
        "the fisherman for fishing": ("рибалк", "Рибалка"),
        "a word for cards turned down": ("сорочк", "Карти сорочкою догори"),
        "a capital for politeness": (r"(?<=[^.!?:] )В(и|ас|ам|ами|аш\w*)\b", "Карта у Вас"),
    },
}


def breaks(name: str, pattern: str, text: str) -> bool:
    """Whether a text breaks a rule; case matters only where the rule is about capitals."""
    flags = re.NOFLAG if "capital" in name else re.IGNORECASE
    return re.search(pattern, text, flags) is not None


@pytest.mark.parametrize(
    ("code", "name"),
    [(code, name) for code, own in OWN_FAULTS.items() for name in (*COMMON_FAULTS, *own)],
)
def test_no_text_has(code: str, name: str) -> None:
    pattern, sample = {**COMMON_FAULTS, **OWN_FAULTS[code]}[name]
    assert breaks(name, pattern, sample)
    faults = [one for one in texts(code) if breaks(name, pattern, one[1])]
    assert not faults, sounds(faults)


def _first_letter(text: str) -> str:
    """The letter a text begins with; empty when it begins with a place or a quote."""
    return text[0] if text[:1].isalpha() else ""


def differs(source: str, text: str) -> bool:
    """Whether a text is set otherwise than its source: capitals, first letter, end, quotes."""
    words = re.sub(r"%[1-9n]", "", source)
    if len(re.findall("[A-Z]", words)) > 1 and words.upper() == words:
        rest = re.sub(r"%[1-9n]", "", text)
        return rest.upper() != rest
    first, own = _first_letter(source), _first_letter(text)
    ends = [one[-1] if one[-1] in ".?…:" else "" for one in (source, text)]
    return (
        (first.isupper() != own.isupper() and first != "" and own != "")
        or ends[0] != ends[1]
        or ("“%" in source) != ("«%" in text)
    )


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("CONTINUE %1", "Продолжить %1"),
        ("takes nothing", "Ничего не заберёт"),
        ("The match is over.", "Матч окончен"),
        ("Wins", "Победы."),
        ("There is no game “%1”.", "Игры %1 нет."),
    ],
)
def test_it_is_seen_when_a_text_differs(source: str, text: str) -> None:
    assert differs(source, text)


@pytest.mark.parametrize("code", ["ru", "uk"])
def test_texts_are_set_as_their_sources(code: str) -> None:
    """Capitals stay capitals, a sentence begins and ends as its source does."""
    faults = [one for one in texts(code) if differs(*one)]
    assert not faults, sounds(faults)


@pytest.mark.parametrize("code", ["ru", "uk"])
def test_nothing_is_left_in_english(code: str) -> None:
    """Only names of the program, of keys and of formats are written in Latin."""
    known = {"Skillgames", "Enter", "Esc", "JSON", "json", "csv"}
    faults = [one for one in texts(code) if set(re.findall(r"[A-Za-z]{2,}", one[1])) - known]
    assert not faults, sounds(faults)


# --- heard at once -------------------------------------------------------------------------


@pytest.fixture
def room(compiled: Path, open_room: Callable[..., Room]) -> Room:
    """The window in English, with the catalogues of this module."""
    return open_room()


def choose(room: Room, code: str) -> None:
    """Choose a language as the settings sheet does."""
    room.window.change_setting("language", code)
    room.pump()


def test_the_room_changes_its_language(room: Room) -> None:
    home = room.window.home
    heard = []
    for code in ("en", "ru", "uk", "en"):
        choose(room, code)
        heard.append((home.gear.accessibleName(), home.tiles[0].text()))
    assert heard == [
        ("Settings", "Fishing"),
        ("Настройки", "Рыбалка"),
        ("Налаштування", "Риболовля"),
        ("Settings", "Fishing"),
    ]


def test_numbers_follow_the_language(room: Room) -> None:
    choose(room, "uk")
    assert QLocale().language() == QLocale.Language.Ukrainian
    assert QLocale().toString(1.5) == "1,5"
    choose(room, "en")
    assert QLocale().toString(1.5) == "1.5"


def test_the_words_of_qt_follow_too(room: Room) -> None:
    heard = []
    for code in ("en", "ru", "uk"):
        choose(room, code)
        heard.append(QApplication.translate("QPlatformTheme", "Cancel"))
    assert heard == ["Cancel", "Отмена", "Скасувати"]


def test_an_open_sheet_changes_its_language(room: Room) -> None:
    room.window.open_game("fishing")
    sheet = room.sheet
    assert isinstance(sheet, SetupSheet)
    heard = []
    for code in ("en", "ru", "uk"):
        choose(room, code)
        heard.append([sheet.play_button.text(), sheet.accessibleName(), sheet.sentence.text()[:6]])
    assert heard == [
        ["PLAY", "Fishing", "Weighs"],
        ["ИГРАТЬ", "Рыбалка", "Взвеши"],
        ["ГРАТИ", "Риболовля", "Зважує"],
    ]


def test_the_sheet_where_the_language_is_chosen_speaks_it(room: Room) -> None:
    room.window.open_settings()
    sheet = room.sheet
    assert isinstance(sheet, SettingsSheet)
    choose(room, "uk")
    assert sheet.accessibleName() == "Налаштування"
    assert sheet.close_button.accessibleName() == "Закрити"


def test_plurals_at_the_end_of_a_match(room: Room) -> None:
    """The results sheet counts rounds and matches in the language it is shown in."""
    room.open(CAPTURES)
    content = room.table.results(room.view)
    sheet = ResultsSheet(room.window, content)
    sheet.strip.set_outcomes(("won",) * 5)
    heard = []
    for code in ("en", "ru", "uk"):
        choose(room, code)
        sheet.retranslate()
        heard.append((sheet.strip_title.text().replace(NBSP, " "), sheet.again_button.text()))
    assert heard == [
        ("Last 5 matches", "Again"),
        ("Последние 5 матчей", "Ещё раз"),
        ("Останні 5 матчів", "Ще раз"),
    ]
    sheet.deleteLater()


def test_the_table_changes_its_language(room: Room) -> None:
    """What is painted, too: the pill says the same again in other words."""
    room.open(CAPTURES)
    room.tap("7H")
    heard = []
    for code in ("en", "ru", "uk"):
        choose(room, code)
        heard.append(room.pill.replace(NBSP, " "))
    assert "takes 2 cards" in heard[0]
    assert heard[0].endswith("|Tap again to play")
    assert "заберёт 2 карты" in heard[1]
    assert heard[1].endswith("|Коснитесь ещё раз, чтобы сыграть")
    assert "забере 2 карти" in heard[2]
    assert heard[2].endswith("|Торкніться ще раз, щоб зіграти")


def test_the_plates_change_with_the_pill(room: Room) -> None:
    room.open(CAPTURES)
    pictures = []
    for code in ("en", "en", "ru", "uk"):
        choose(room, code)
        room.settle()
        pictures.append(room.stage.viewport().grab().toImage())
    assert pictures[0] == pictures[1]
    assert pictures[1] != pictures[2] != pictures[3] != pictures[1]


def test_a_refusal_speaks_the_language_of_the_moment(room: Room) -> None:
    room.open(CAPTURES)
    refusal = translate("Match", "It is the bot’s turn.")
    choose(room, "ru")
    room.table.refuse(refusal)
    assert room.pill == "Сейчас ходит бот."


def test_system_means_a_language_we_have(monkeypatch: pytest.MonkeyPatch) -> None:
    class Abroad:
        """Stands where the system's locale would be."""

        wanted: list[str] = []

        @classmethod
        def system(cls) -> type[Abroad]:
            return cls

        @classmethod
        def uiLanguages(cls) -> list[str]:
            return cls.wanted

    monkeypatch.setattr(language, "QLocale", Abroad)
    for wanted, code in (
        (["uk-UA", "ru-UA"], "uk"),
        (["de-DE", "ru"], "ru"),
        (["ru_RU"], "ru"),
        (["fr"], "en"),
        ([], "en"),
    ):
        Abroad.wanted = wanted
        assert language.resolve(language.SYSTEM) == code
    assert language.resolve("uk") == "uk"
