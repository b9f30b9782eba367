"""Sheets over a real window: focus, keys, motion, layout at every size, and words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt, QTranslator
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPaintEvent, QShortcut, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from skillgames.widgets import look
from skillgames.widgets.controls import LEAST_HIT, Pressable
from skillgames.widgets.sheet_parts import notices
from skillgames.widgets.sheet_parts.data import Drawing
from skillgames.widgets.sheet_parts.rows import SegmentLine, ToggleLine
from skillgames.widgets.sheet_parts.scrim import picture_below
from skillgames.widgets.sheet_parts.segments import Segment
from skillgames.widgets.sheets import (
    Choice,
    Fact,
    Level,
    Mark,
    Notices,
    Outcome,
    PauseContent,
    PauseSheet,
    Person,
    QuestionContent,
    QuestionSheet,
    ResultsContent,
    ResultsSheet,
    ScoreSide,
    SegmentRow,
    SettingsContent,
    SettingsSheet,
    SetupContent,
    SetupSheet,
    Sheet,
    SheetButton,
    Stat,
    TallyContent,
    TallyRow,
    TallySheet,
    TallyTotal,
    ToggleRow,
)

LEFT = Qt.MouseButton.LeftButton
ACCENT = look.CLOTHS["lake"].accent
RUSSIAN = {
    "Difficulty": "Сложность",
    "Resume": "Далее",
    "New game": "Новая игра",
    "Home": "На главную",
    "Other game": "Другая игра",
    "Again": "Ещё раз",
    "Last %n match(es)": "Последние %n матчей",
    "win": "победа",
    "loss": "поражение",
    "draw": "ничья",
    "Close": "Закрыть",
}
YOU, BOT = Person("Вы", "sun"), Person("Бот", "fish")


class Russian(QTranslator):
    """A catalogue of the kit's own words."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        word = RUSSIAN.get(source)
        return None if word is None else word.replace("%n", str(n))


class Window(QWidget):
    """A plain green window with something that can have the focus."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(1280, 800)
        self.card = QPushButton("card", self)
        self.card.setGeometry(20, 20, 60, 80)
        self.keys: list[int] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor("#40C060"))

    def keyPressEvent(self, event: object) -> None:
        self.keys.append(event.key())  # type: ignore[attr-defined]


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    widget = Window()
    qtbot.addWidget(widget)
    widget.show()
    with qtbot.waitActive(widget):
        widget.activateWindow()
    widget.card.setFocus()
    return widget


@pytest.fixture
def russian(qapp: QApplication) -> Iterator[None]:
    translator = Russian()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def blot(painter: QPainter, rect: QRectF) -> None:
    painter.fillRect(rect, QColor("#883300"))


def setup_content() -> SetupContent:
    levels = (
        Level("easy", "Лёгкий", "Ходит наугад."),
        Level("medium", "Средний", "Смотрит на карты."),
        Level(
            "hard",
            "Сложный",
            "Играет без случайности, думает о столе, который вам оставит, и бережёт тузы, "
            "двойку пик и десятку бубен.",
        ),
        Level("insane", "Безумный", "Считает всё."),
    )
    settings = (
        ToggleRow("glow", "Подсветка взятий", True, "Показывать, что заберёт поднятая карта"),
        ToggleRow("four", "Четырёхцветная колода", False, "Бубны синие, трефы зелёные"),
    )
    return SetupContent(
        title="Рыбалка",
        subtitle="Один на один с ботом, матч до 16 очков",
        levels=levels,
        level="hard",
        play_label="Играть",
        accent=ACCENT,
        settings=settings,
        continue_label="Продолжить 9 : 7",
        emblem=blot,
    )


def options_content() -> SetupContent:
    options = (
        SegmentRow("seats", "Игроки", tuple(Choice(n, str(n)) for n in (2, 3, 4, 5)), 4),
        SegmentRow(
            "length",
            "Матч",
            (Choice(1, "Один раунд"), Choice(2, "Четыре раунда"), Choice(3, "До восьмисот")),
            2,
            "Сколько раздач играть",
        ),
        ToggleRow("open", "Открытые карты", False, "Все видят всё"),
    )
    return replace(setup_content(), options=options, continue_label=None)


def tally_content() -> TallyContent:
    marks = tuple(Mark(blot, word) for word in ("пики", "червы", "трефы", "бубны"))
    rows = (
        TallyRow("Больше всего карт", (1, 0), "cards", ("29 : 23",)),
        TallyRow("Больше всего пик", (2, 0), blot, ("7 : 6",)),
        TallyRow("Тузы", (2, 2), blot, (marks[0], marks[1], " : ", marks[2], marks[3])),
        TallyRow("Двойка пик", (1, 0), blot),
        TallyRow("Десятка бубен", (0, 2), blot),
        TallyRow("Сборы стола", (1, 0), "sweep", ("1 : 0",)),
    )
    return TallyContent(
        title="Раунд 2",
        subtitle="Подсчёт очков",
        players=(YOU, BOT),
        rows=rows,
        button="Следующий раунд",
        accent=ACCENT,
        totals=(TallyTotal(9, 7), TallyTotal(7, 4)),
        target=16,
    )


def results_content() -> ResultsContent:
    return ResultsContent(
        title="Вы победили",
        subtitle="Рыбалка · Сложный · 3 раунда",
        score=(ScoreSide(YOU, "19", True), ScoreSide(BOT, "12")),
        accent=ACCENT,
        facts=(Fact("Раунды", "3"), Fact("Сборы стола", "4 : 1"), Fact("Взято карт", "84 : 72")),
        stats_title="Статистика на уровне «Сложный»",
        stats=(
            Stat("23", "Победы"),
            Stat("18", "Поражения"),
            Stat("56 %", "Процент побед"),
            Stat("4", "Серия"),
            Stat("7", "Лучшая серия"),
        ),
        outcomes=("won", "lost") * 10,
        emblem=blot,
    )


def settings_content(language: str = "ru") -> SettingsContent:
    russian = language == "ru"
    rows = (
        SegmentRow(
            "language",
            "Язык" if russian else "Language",
            (Choice("ru", "Русский"), Choice("uk", "Українська"), Choice("en", "English")),
            language,
        ),
        SegmentRow(
            "letters", "Буквы на картах", (Choice("L", "J Q K A"), Choice("C", "В Д К Т")), "L"
        ),
        SegmentRow("deck", "Колода", (Choice(2, "Два цвета", blot), Choice(4, "Четыре", blot)), 2),
        ToggleRow("sound", "Звук" if russian else "Sound", True),
        ToggleRow("large", "Крупные индексы", False),
        ToggleRow("calm", "Меньше движения", False),
    )
    return SettingsContent("Настройки" if russian else "Settings", rows, ACCENT)


PAUSE = PauseContent(
    "Пауза",
    "Рыбалка · Сложный · 9 : 7",
    (SheetButton("settings", "Настройки"), SheetButton("rules", "Правила")),
)
QUESTION = QuestionContent(
    "Начать новую игру?",
    "Матч со счётом 9 : 7 не закончен. Он не войдёт в статистику и не сохранится.",
    "Начать новую",
    "Играть дальше",
)

Make = Callable[[QWidget, float], Sheet]
MAKERS: dict[str, Make] = {
    "setup": lambda w, a: SetupSheet(w, setup_content(), animation=a),
    "options": lambda w, a: SetupSheet(w, options_content(), animation=a),
    "pause": lambda w, a: PauseSheet(w, PAUSE, animation=a),
    "question": lambda w, a: QuestionSheet(w, QUESTION, animation=a),
    "tally": lambda w, a: TallySheet(w, tally_content(), animation=a),
    "results": lambda w, a: ResultsSheet(w, results_content(), animation=a),
    "settings": lambda w, a: SettingsSheet(w, settings_content(), animation=a),
}
every_sheet = pytest.mark.parametrize("name", list(MAKERS))


def heard(*signals: object) -> list[object]:
    """What these signals carry from now on, in order."""
    log: list[object] = []
    for number, signal in enumerate(signals):
        signal.connect(  # type: ignore[attr-defined]
            lambda *args, number=number: log.append(args or number)
        )
    return log


def press(control: Pressable) -> None:
    QTest.mouseClick(control, LEFT, pos=control.face.center())


def press_at(window: QWidget, place: QPoint) -> None:
    """A press where the window, not a test, decides who gets it."""
    target = window.childAt(place) or window
    QTest.mouseClick(target, LEFT, pos=target.mapFrom(window, place))


def key(code: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, code, held)


def controls(sheet: Sheet) -> list[Pressable]:
    return [c for c in sheet.findChildren(Pressable) if c.isVisibleTo(sheet)]


def cut_words(sheet: QObject) -> list[str]:
    return [
        child.text()  # type: ignore[attr-defined]
        for child in sheet.findChildren(QWidget)
        if child.isVisible() and getattr(child, "elided", False)
    ]


# Coming and going


@every_sheet
def test_without_motion_all_is_there_when_open_returns(window: Window, name: str) -> None:
    sheet = MAKERS[name](window, 0)
    log = heard(sheet.opened)
    sheet.open()
    assert log == [0]
    assert not sheet.busy
    assert sheet.isVisible()
    assert sheet.paper.isVisible()
    assert sheet.geometry() == window.rect()
    assert QApplication.focusWidget() is sheet.first_focus()
    if isinstance(sheet, TallySheet):
        assert sheet.counted == 6
        assert [round(total.gained) for total in sheet.totals] == [7, 4]


@every_sheet
def test_the_focus_comes_back(window: Window, name: str) -> None:
    sheet = MAKERS[name](window, 0)
    sheet.open()
    log = heard(sheet.closed)
    sheet.close_sheet()
    sheet.close_sheet()
    assert log == [0]
    assert sheet.isHidden()
    assert QApplication.focusWidget() is window.card
    sheet.open()
    assert QApplication.focusWidget() is sheet.first_focus()


def test_a_sheet_may_lie_on_a_sheet(window: Window) -> None:
    pause, question = MAKERS["pause"](window, 0), MAKERS["question"](window, 0)
    pause.open()
    key(Qt.Key.Key_Tab)
    under = QApplication.focusWidget()
    assert isinstance(under, Pressable)
    question.open()
    first = question.first_focus()
    assert first is not None
    assert first.ring
    question.close_sheet()
    assert QApplication.focusWidget() is under
    assert under.ring
    pause.close_sheet()
    assert QApplication.focusWidget() is window.card


def test_a_vanished_widget_gets_no_focus(window: Window) -> None:
    gone = QPushButton(window)
    gone.show()
    gone.setFocus()
    sheet = MAKERS["pause"](window, 0)
    sheet.open()
    gone.deleteLater()
    QApplication.sendPostedEvents(gone, QEvent.Type.DeferredDelete)
    sheet.close_sheet()
    assert sheet.isHidden()


@every_sheet
def test_motion_is_finished_by_one_press_that_does_nothing_else(window: Window, name: str) -> None:
    sheet = MAKERS[name](window, 1)
    sheet.open()
    first = sheet.first_focus()
    assert first is not None
    clicks = heard(first.clicked)
    assert sheet.busy
    assert not sheet.paper.isVisible()
    place = first.face_in(window).center()
    while sheet.busy:
        press_at(window, place)
    assert clicks == []
    assert sheet.paper.isVisible()
    assert QApplication.focusWidget() is first
    assert not first.ring
    if not isinstance(first, Segment):
        press_at(window, place)
        assert len(clicks) == 1


@every_sheet
@pytest.mark.parametrize(
    "code", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape]
)
def test_motion_is_finished_by_a_key_that_does_nothing_else(
    window: Window, name: str, code: Qt.Key
) -> None:
    sheet = MAKERS[name](window, 1)
    sheet.open()
    first = sheet.first_focus()
    assert first is not None
    log = heard(first.clicked, sheet.dismissed)
    if isinstance(sheet, PauseSheet):
        sheet.resume_requested.connect(lambda: log.append("resume"))
    moves = 0
    while sheet.busy:
        key(code)
        moves += 1
    assert moves == (2 if name == "tally" else 1)
    assert log == []
    assert QApplication.focusWidget() is first
    assert first.ring


def test_motion_ends_by_itself(window: Window, qtbot: QtBot) -> None:
    sheet = MAKERS["pause"](window, 0.2)
    sheet.open()
    assert sheet.busy
    qtbot.waitUntil(lambda: not sheet.busy, timeout=3000)
    assert QApplication.focusWidget() is sheet.first_focus()


def test_a_sheet_that_is_still_coming_can_be_closed(window: Window) -> None:
    sheet = MAKERS["tally"](window, 1)
    sheet.open()
    sheet.close_sheet()
    assert not sheet.busy
    assert QApplication.focusWidget() is window.card


# What is below


def test_the_window_below_is_dark_and_blurred(window: Window) -> None:
    bright = window.grab().toImage().pixelColor(5, 5)
    sheet = MAKERS["pause"](window, 0)
    sheet.open()
    seen = window.grab().toImage()
    dark = seen.pixelColor(5, 5)
    assert dark.lightness() < bright.lightness() * 0.75
    assert dark.green() > dark.red()
    paper = seen.pixelColor(sheet.paper_rect.center().x(), sheet.paper_rect.top() + 12)
    assert paper.lightness() > 230


def test_the_picture_below_is_taken_again_after_a_resize(window: Window, qtbot: QtBot) -> None:
    sheet = MAKERS["pause"](window, 0)
    sheet.open()
    window.resize(1000, 700)
    assert sheet.geometry() == window.rect()
    assert sheet.paper_rect.center().x() in (499, 500)
    window.card.setGeometry(0, 600, 200, 100)
    sheet.refresh()
    assert sheet.grab().toImage().size() == window.size()
    qtbot.wait(100)
    assert sheet.isVisible()


@every_sheet
def test_presses_beside_the_controls_do_nothing(window: Window, name: str) -> None:
    sheet = MAKERS[name](window, 0)
    sheet.open()
    log = heard(sheet.dismissed, sheet.closed, window.card.clicked)
    focus = QApplication.focusWidget()
    press_at(window, QPoint(5, 790))
    press_at(window, window.card.geometry().center())
    press_at(window, sheet.paper_rect.topLeft() + QPoint(30, 12))
    assert log == []
    assert sheet.isVisible()
    assert QApplication.focusWidget() is focus


def test_keys_stay_in_the_sheet(window: Window) -> None:
    stolen: list[int] = []
    for text in ("Esc", "Space", "A"):
        QShortcut(QKeySequence(text), window).activated.connect(lambda: stolen.append(1))
    sheet = MAKERS["tally"](window, 0)
    sheet.open()
    for code in (Qt.Key.Key_Escape, Qt.Key.Key_A, Qt.Key.Key_Left, Qt.Key.Key_PageDown):
        key(code)
    assert stolen == []
    assert window.keys == []
    key(Qt.Key.Key_F11)
    assert window.keys == [Qt.Key.Key_F11.value]


# Tab, Esc, the ring


@every_sheet
def test_tab_goes_round_inside(window: Window, name: str) -> None:
    sheet = MAKERS[name](window, 0)
    sheet.open()
    start = QApplication.focusWidget()
    stops = sheet.tab_stops()
    assert start in stops
    seen = []
    for _ in stops:
        key(Qt.Key.Key_Tab)
        here = QApplication.focusWidget()
        assert isinstance(here, Pressable)
        assert here.ring
        seen.append(here)
    assert here is start
    assert sorted(map(id, seen)) == sorted(map(id, stops))
    for expected in [*reversed(seen[:-1]), start]:
        key(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
        assert QApplication.focusWidget() is expected


@every_sheet
def test_the_ring_shows_when_the_keyboard_opened_the_sheet(window: Window, name: str) -> None:
    sheet = MAKERS[name](window, 0)
    first = sheet.first_focus()
    assert first is not None
    sheet.open(by_keyboard=False)
    assert not first.ring
    sheet.close_sheet()
    sheet.open(by_keyboard=True)
    assert first.ring


def test_esc_does_what_each_sheet_says(window: Window) -> None:
    setup, pause = MAKERS["setup"](window, 0), MAKERS["pause"](window, 0)
    question, tally = MAKERS["question"](window, 0), MAKERS["tally"](window, 0)
    assert isinstance(pause, PauseSheet)
    assert isinstance(question, QuestionSheet)
    expected = [
        (setup, setup.dismissed, 1),
        (MAKERS["settings"](window, 0), None, 1),
        (pause, pause.resume_requested, 1),
        (question, question.declined, 1),
        (tally, tally.dismissed, 0),
    ]
    for sheet, signal, times in expected:
        log = heard(sheet.dismissed if signal is None else signal)
        sheet.open()
        key(Qt.Key.Key_Escape)
        assert len(log) == times
        assert sheet.isVisible()
        sheet.close_sheet()


# What each sheet tells


def test_the_setup_sheet_tells_every_choice(window: Window) -> None:
    sheet = SetupSheet(window, options_content(), animation=0)
    sheet.open()
    log = heard(sheet.level_changed, sheet.option_changed, sheet.setting_changed)
    assert "двойку пик" in sheet.sentence.text()
    press(sheet.levels.segments[0])
    assert sheet.sentence.text() == "Ходит наугад."
    rows = sheet.findChildren(SegmentLine)
    seats = next(row for row in rows if row.segments.value == 4)
    press(seats.segments.segments[0])
    toggles = [row.toggle for row in sheet.findChildren(ToggleLine)]
    for toggle in toggles:
        press(toggle)
    assert log == [
        ("easy",),
        ("seats", 2),
        ("open", True),
        ("glow", False),
        ("four", True),
    ]


def test_the_setup_sheet_is_played_by_keys_alone(window: Window) -> None:
    sheet = SetupSheet(window, setup_content(), animation=0)
    sheet.open()
    log = heard(sheet.play_requested, sheet.continue_requested, sheet.level_changed)
    key(Qt.Key.Key_Return)
    key(Qt.Key.Key_Space)
    assert log == [0, 0]
    sheet.levels.current.setFocus(Qt.FocusReason.TabFocusReason)
    key(Qt.Key.Key_Right)
    assert log[2:] == [("insane",)]
    sheet.continue_button.setFocus(Qt.FocusReason.TabFocusReason)
    key(Qt.Key.Key_Return)
    assert log[3:] == [1]


def test_the_sheet_keeps_its_size_when_the_level_changes(window: Window) -> None:
    sheet = SetupSheet(window, setup_content(), animation=0)
    sheet.open()
    before = sheet.paper_rect
    for segment in sheet.levels.segments:
        press(segment)
        sheet.relayout()
        assert sheet.paper_rect == before


def test_without_a_match_there_is_no_continue(window: Window) -> None:
    sheet = SetupSheet(window, setup_content(), animation=0)
    sheet.open()
    narrow = sheet.play_button.face.width()
    sheet.set_content(replace(setup_content(), continue_label=None))
    assert not sheet.continue_button.isVisible()
    assert sheet.play_button.face.width() > narrow * 1.5


def test_a_chosen_level_survives_a_change_of_language(window: Window, russian: None) -> None:
    sheet = SetupSheet(window, setup_content(), animation=0)
    sheet.open()
    press(sheet.levels.segments[1])
    QApplication.sendEvent(sheet, QEvent(QEvent.Type.LanguageChange))
    assert sheet.levels.value == "medium"
    assert sheet.sentence.text() == "Смотрит на карты."
    assert sheet.levels.current.accessibleName() == "Сложность: Средний"


def test_the_pause_sheet_tells_its_buttons(window: Window) -> None:
    sheet = PauseSheet(window, PAUSE, animation=0)
    sheet.open()
    log = heard(
        sheet.resume_requested, sheet.new_game_requested, sheet.home_requested, sheet.chosen
    )
    for button in (sheet.resume_button, sheet.new_button, sheet.home_button):
        press(button)
    press(sheet.more["rules"])
    assert log == [0, 1, 2, ("rules",)]
    sheet.set_content(PauseContent("Пауза", "", (SheetButton("hint", "Подсказка"),)))
    press(sheet.more["hint"])
    assert log[4:] == [("hint",)]


def test_the_safe_answer_has_the_focus(window: Window) -> None:
    sheet = QuestionSheet(window, QUESTION, animation=0)
    sheet.open()
    log = heard(sheet.accepted, sheet.declined)
    key(Qt.Key.Key_Return)
    assert log == [1]
    press(sheet.yes_button)
    assert log == [1, 0]


def test_long_answers_stand_below_each_other(window: Window) -> None:
    long = replace(QUESTION, yes="Бросить этот матч и начать совсем новый")
    sheet = QuestionSheet(window, long, animation=0)
    sheet.open()
    assert sheet.yes_button.face_in(sheet).left() == sheet.no_button.face_in(sheet).left()
    assert not sheet.yes_button.elided


def test_the_tally_ticks_line_by_line(window: Window, qtbot: QtBot) -> None:
    sheet = TallySheet(window, tally_content(), animation=0.3)
    sheet.open()
    assert [line.pending for line in sheet.lines] == [True] * 6
    assert [total.gained for total in sheet.totals] == [0, 0]
    qtbot.waitUntil(lambda: sheet.counted >= 2, timeout=4000)
    at = sheet.counted
    assert [line.current for line in sheet.lines].index(True) == at - 1
    assert sheet.lines[-1].pending
    assert 0 < sheet.totals[0].gained < 7
    seen: list[int] = []
    while sheet.busy:
        seen.append(sheet.counted)
        qtbot.wait(5)
    assert seen == sorted(seen)
    assert not any(line.current or line.pending for line in sheet.lines)
    assert [total.gained for total in sheet.totals] == [7, 4]


def test_a_press_while_ticking_only_finishes(window: Window, qtbot: QtBot) -> None:
    sheet = TallySheet(window, tally_content(), animation=1)
    log = heard(sheet.finished)
    sheet.open()
    sheet.finish()
    qtbot.waitUntil(lambda: sheet.counted >= 1, timeout=4000)
    assert sheet.busy
    place = sheet.button.face_in(window).center()
    press_at(window, place)
    assert not sheet.busy
    assert sheet.counted == 6
    assert log == []
    QTest.mouseDClick(sheet.button, LEFT, pos=sheet.button.face.center())
    assert log == []  # an impatient double click does not close the sheet unread
    press_at(window, place)
    assert log == [0]


def test_the_tally_says_everything_and_shows_noughts(window: Window) -> None:
    content = tally_content()
    rows = (
        TallyRow("Больше всего карт", (0, 0), "cards", ("поровну, 26–26: очка нет",)),
        TallyRow("Штраф", (-2, None)),
        *content.rows[2:],
    )
    totals = (TallyTotal(9, 0), TallyTotal(20, 0))
    sheet = TallySheet(window, replace(content, rows=rows, totals=totals), animation=0)
    sheet.open()
    texts = [line.text() for line in sheet.lines]
    assert texts[0] == "Больше всего карт, поровну, 26–26: очка нет: Вы 0, Бот 0"
    assert texts[1] == "Штраф: Вы −2"
    assert texts[2] == "Тузы, пики червы : трефы бубны: Вы +2, Бот +2"
    assert [total.text() for total in sheet.totals] == ["Вы: 9 / 16", "Бот: 20 / 16"]
    assert not sheet.lines[0].elided
    assert sheet.grab().toImage().size() == sheet.size()


def test_the_number_of_players_shapes_the_tally(window: Window) -> None:
    base = tally_content()
    for count in (1, 3, 5):
        players = tuple(Person(f"Игрок {n}", "sun") for n in range(count))
        rows = tuple(replace(row, values=(n,) * count) for n, row in enumerate(base.rows))
        totals = tuple(TallyTotal(n, 15) for n in range(count))
        content = replace(base, players=players, rows=rows, totals=totals, target=None)
        sheet = TallySheet(window, content, animation=0)
        sheet.open()
        heads = [head.geometry() for head in sheet.heads]
        assert len(heads) == len(sheet.totals) == count
        assert all(a.right() < b.left() for a, b in pairwise(heads))
        assert cut_words(sheet) == []
        sheet.close_sheet()
    with pytest.raises(ValueError, match="one value per player"):
        replace(base, players=(YOU,))


def test_new_words_do_not_count_the_tally_again(window: Window) -> None:
    sheet = TallySheet(window, tally_content(), animation=0)
    sheet.open()
    sheet.set_content(replace(tally_content(), title="Round 2"))
    assert sheet.counted == 6
    assert not sheet.busy
    assert QApplication.focusWidget() is sheet.button


def test_the_results_sheet_tells_its_buttons_and_counts(window: Window, russian: None) -> None:
    sheet = ResultsSheet(window, results_content(), animation=0)
    sheet.open()
    log = heard(sheet.other_game_requested, sheet.level_requested, sheet.again_requested)
    for button in (sheet.other_button, sheet.level_button, sheet.again_button):
        press(button)
    assert log == [0, 1, 2]
    assert sheet.strip_title.text() == "Последние 20 матчей"
    assert sheet.strip.text() == "победа: 10, поражение: 10"
    assert sheet.board.text() == "Вы 19, Бот 12"
    assert [button.text() for button in (sheet.other_button, sheet.again_button)] == [
        "Другая игра",
        "Ещё раз",
    ]


def test_only_the_last_twenty_matches_are_shown(window: Window, russian: None) -> None:
    outcomes: tuple[Outcome, ...] = ("lost",) * 5 + ("won",) * 19 + ("drawn",)
    sheet = ResultsSheet(window, replace(results_content(), outcomes=outcomes), animation=0)
    sheet.open()
    assert sheet.strip.text() == "победа: 19, поражение: 0, ничья: 1"


def test_what_is_empty_in_the_results_takes_no_room(window: Window) -> None:
    full, bare = results_content(), replace(results_content(), stats=(), outcomes=(), facts=())
    sheet = ResultsSheet(window, full, animation=0)
    sheet.open()
    tall = sheet.paper_rect.height()
    sheet.set_content(bare)
    assert sheet.paper_rect.height() < tall - 200
    assert not sheet.strip_title.isVisible()
    sheet.set_content(replace(full, score=()))
    assert not sheet.board.isVisible()
    assert sheet.facts[0].y() < sheet.facts[1].y()
    assert sheet.facts[0].width() == sheet.board.parentWidget().width() - 2 * sheet.facts[0].x()
    assert sheet.paper_rect.height() <= tall
    sheet.set_content(full)
    assert sheet.paper_rect.height() == tall
    assert len(sheet.stats) == 5


def test_settings_tell_at_once(window: Window) -> None:
    sheet = SettingsSheet(window, settings_content(), animation=0)
    sheet.open()
    log = heard(sheet.changed, sheet.dismissed)
    for line in sheet.lines:
        press(line.segments.segments[1] if isinstance(line, SegmentLine) else line.toggle)
    press(sheet.close_button)
    assert log == [
        ("language", "uk"),
        ("letters", "C"),
        ("deck", 4),
        ("sound", False),
        ("large", True),
        ("calm", True),
        1,
    ]


def test_a_language_chosen_in_the_sheet_words_it_at_once(window: Window) -> None:
    sheet = SettingsSheet(window, settings_content(), animation=0)
    sheet.open()
    sheet.changed.connect(lambda key, value: sheet.set_content(settings_content(value)))
    lines = list(sheet.lines)
    language = lines[0]
    assert isinstance(language, SegmentLine)
    language.segments.current.setFocus(Qt.FocusReason.TabFocusReason)
    key(Qt.Key.Key_End)
    assert sheet.accessibleName() == "Settings"
    assert sheet.lines == lines
    assert QApplication.focusWidget() is language.segments.current
    assert language.segments.current.accessibleName() == "Language: English"
    assert sheet.first_focus() is language.segments.current


def test_other_rows_replace_the_old_ones_while_one_speaks(window: Window, qtbot: QtBot) -> None:
    sheet = SettingsSheet(window, settings_content(), animation=0)
    sheet.open()
    fewer = replace(settings_content(), rows=settings_content().rows[:4])
    sheet.changed.connect(lambda key, value: sheet.set_content(fewer))
    toggle = sheet.lines[-1]
    assert isinstance(toggle, ToggleLine)
    press(toggle.toggle)
    qtbot.wait(1)
    assert len(sheet.lines) == 4
    assert cut_words(sheet) == []
    key(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() in sheet.tab_stops()


@every_sheet
def test_a_new_language_is_asked_for_and_the_kits_words_change(
    window: Window, qapp: QApplication, name: str
) -> None:
    sheet = MAKERS[name](window, 0)
    sheet.open()
    log = heard(sheet.retext_wanted)
    english = {control.accessibleName() for control in controls(sheet)}
    translator = Russian()
    qapp.installTranslator(translator)
    qapp.processEvents()
    assert log
    russian = {control.accessibleName() for control in controls(sheet)}
    qapp.removeTranslator(translator)
    qapp.processEvents()
    own_words = name in ("setup", "options", "pause", "results", "settings")
    assert (english != russian) is own_words
    assert {control.accessibleName() for control in controls(sheet)} == english


# Layout

SIZES = [(900, 600), (1280, 800), (3840, 2160), (1000, 1400), (900, 600)]


@every_sheet
def test_every_size_holds_every_control(window: Window, russian: None, name: str) -> None:
    sheet = MAKERS[name](window, 0)
    sheet.open()
    for width, height in SIZES:
        window.resize(width, height)
        paper = sheet.paper_rect
        assert window.rect().adjusted(24, 24, -24, -24).contains(paper)
        if not sheet.scroller.scrollable:
            for control in controls(sheet):
                assert paper.contains(control.face_in(sheet))
        scale = look.units(width, height)[1]
        for control in controls(sheet):
            assert control.face.height() >= max(LEAST_HIT, round(LEAST_HIT * scale))
        assert sheet.grab().toImage().size() == window.size()


@every_sheet
def test_russian_fits_the_smallest_window(window: Window, russian: None, name: str) -> None:
    sheet = MAKERS[name](window, 0)
    window.resize(900, 600)
    sheet.open()
    assert cut_words(sheet) == []
    assert sheet.scroller.scrollable is (name == "options")


MANY_NAMES = {
    "en": ("You", "Left opponent", "Partner", "Right opponent", "Fourth opponent"),
    "ru": ("Вы", "Левый соперник", "Партнёр", "Правый соперник", "Четвёртый соперник"),
    "uk": ("Ви", "Лівий суперник", "Партнерка", "Правий суперник", "Четвертий суперник"),
}


def many_results(language: str, count: int) -> ResultsContent:
    sides = tuple(
        ScoreSide(Person(name, "sun"), str(1120 - 87 * number), number == 0)
        for number, name in enumerate(MANY_NAMES[language][:count])
    )
    return replace(results_content(), score=sides)


@pytest.mark.parametrize("count", [4, 5])
@pytest.mark.parametrize("language", MANY_NAMES)
@pytest.mark.parametrize("size", SIZES[:2])
def test_no_name_of_many_players_is_cut(
    window: Window, language: str, count: int, size: tuple[int, int]
) -> None:
    window.resize(*size)
    sheet = ResultsSheet(window, many_results(language, count), animation=0)
    sheet.open()
    assert not sheet.board.elided
    assert cut_words(sheet) == []
    assert not sheet.scroller.scrollable
    for line in sheet.facts:
        assert line.y() >= sheet.board.geometry().bottom()
        assert sheet.body.rect().contains(line.geometry())


def test_glass_below_a_sheet_keeps_its_round_corners(qtbot: QtBot) -> None:
    class Painted(QWidget):
        """A coloured ground, or a round pane of glass on it."""

        def paintEvent(self, event: QPaintEvent) -> None:
            painter = QPainter(self)
            painter.setBrush(QColor("#111111" if self.parent() else "#204060"))
            round_ = self.width() / 2 if self.parent() else 0
            painter.drawRoundedRect(self.rect(), round_, round_)

    parent = Painted()
    qtbot.addWidget(parent)
    parent.resize(300, 200)
    Painted(parent).setGeometry(50, 50, 100, 100)
    view = QGraphicsView(QGraphicsScene(parent), parent)
    view.setGeometry(200, 100, 50, 50)
    view.setBackgroundBrush(QColor("#336633"))
    sheet = QWidget(parent)
    parent.show()
    picture = picture_below(sheet, parent).toImage()
    colours = [
        picture.pixelColor(x, y).name() for x, y in ((20, 20), (52, 52), (100, 100), (220, 120))
    ]
    assert colours == ["#204060", "#204060", "#111111", "#336633"]


def test_paper_that_rises_keeps_its_colour_and_its_corners(window: Window) -> None:
    """The picture that moves is that of the contents alone; the paper is painted below it."""
    sheet = SetupSheet(window, options_content(), animation=1)
    sheet.open()
    assert sheet.busy
    assert sheet.flying is not None
    picture = sheet.flying.toImage()
    right, bottom = picture.width() - 1, picture.height() - 1
    for x, y in ((0, 0), (right, 0), (0, bottom), (right, bottom), (right // 2, 4)):
        assert picture.pixelColor(x, y).alpha() == 0
    button = sheet.play_button.geometry().center()
    where = sheet.footer.mapTo(sheet.paper, button)
    assert picture.pixelColor(where.x(), where.y()).alpha() == 255
    sheet.finish()


@pytest.mark.parametrize("size", SIZES[:2])
def test_a_drawing_keeps_clear_of_the_board_of_many(window: Window, size: tuple[int, int]) -> None:
    window.resize(*size)
    drawing = Drawing(lambda painter, rect: None, "A course")
    content = replace(many_results("en", 4), drawing=drawing)
    sheet = ResultsSheet(window, content, animation=0)
    sheet.open()
    assert sheet.drawing.y() - sheet.board.geometry().bottom() > 6


@every_sheet
def test_no_two_controls_overlap(window: Window, russian: None, name: str) -> None:
    sheet = MAKERS[name](window, 0)
    sheet.open()
    for size in SIZES:
        window.resize(*size)
        for region in (sheet.header, sheet.body, sheet.footer):
            inside = [c for c in controls(sheet) if region.isAncestorOf(c)]
            faces = [c.face_in(region) for c in inside]
            for number, face in enumerate(faces):
                assert not any(face.intersects(other) for other in faces[:number])


@every_sheet
def test_every_control_has_a_name(window: Window, name: str) -> None:
    sheet = MAKERS[name](window, 0)
    sheet.open()
    assert sheet.accessibleName()
    assert controls(sheet)
    assert all(control.accessibleName() for control in controls(sheet))


def test_a_low_window_scrolls_and_follows_the_focus(window: Window, qtbot: QtBot) -> None:
    window.resize(900, 430)
    sheet = SetupSheet(window, options_content(), animation=0)
    sheet.open()
    assert sheet.scroller.scrollable
    assert sheet.paper_rect.height() == 430 - 48
    for _ in sheet.tab_stops():
        key(Qt.Key.Key_Tab)
        control = QApplication.focusWidget()
        assert isinstance(control, Pressable)
        if sheet.body.isAncestorOf(control):
            face = control.face_in(sheet.scroller.viewport())
            assert sheet.scroller.viewport().rect().contains(face)
        else:
            assert sheet.paper_rect.contains(control.face_in(sheet))
    bar = sheet.scroller.verticalScrollBar()
    bar.setValue(0)
    assert sheet.scroller.horizontalScrollBar().maximum() == 0
    view = sheet.scroller.viewport()
    turn = QWheelEvent(
        QPointF(view.rect().center()),
        QPointF(view.mapToGlobal(view.rect().center())),
        QPoint(),
        QPoint(0, -240),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view, turn)
    assert bar.value() > 0
    bar.setValue(0)
    QTest.keyClick(sheet.play_button, Qt.Key.Key_PageDown)
    assert bar.value() > 0


def test_a_touch_presses_a_control_that_can_scroll(window: Window) -> None:
    window.resize(900, 430)
    sheet = SetupSheet(window, options_content(), animation=0)
    sheet.open()
    segment = sheet.levels.segments[0]
    place = segment.face.center()
    device = QTest.createTouchDevice()
    QTest.touchEvent(segment, device).press(0, place, segment).commit()
    QTest.touchEvent(segment, device).release(0, place, segment).commit()
    assert sheet.levels.value == "easy"


def test_a_resize_while_the_sheet_comes_lets_it_arrive(window: Window) -> None:
    sheet = MAKERS["pause"](window, 1)
    sheet.open()
    window.resize(1000, 700)
    assert not sheet.busy
    assert window.rect().contains(sheet.paper_rect)


# Notices


def test_notices_wait_for_each_other(window: Window) -> None:
    strip = Notices(window)
    log = heard(strip.shown, strip.emptied)
    strip.tell("Архив был повреждён и отложен.")
    strip.tell("Настройка не прочитана.")
    assert strip.text == "Архив был повреждён и отложен."
    assert strip.waiting == 1
    press(strip.close_button)
    assert (strip.text, strip.waiting) == ("Настройка не прочитана.", 0)
    press(strip.close_button)
    assert strip.text == ""
    assert strip.isHidden()
    assert log == [("Архив был повреждён и отложен.",), ("Настройка не прочитана.",), 1]
    assert QApplication.focusWidget() is window.card


def test_a_notice_goes_by_itself_only_when_asked(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "READ_MS", 20)
    monkeypatch.setattr(notices, "READ_MS_PER_LETTER", 0)
    strip = Notices(window)
    strip.tell("Коротко.", stays=False)
    strip.tell("Надолго.")
    qtbot.waitUntil(lambda: strip.text == "Надолго.", timeout=2000)
    qtbot.wait(60)
    assert strip.text == "Надолго."


def test_a_long_notice_wraps_within_every_window(window: Window, russian: None) -> None:
    strip = Notices(window)
    text = "Архив был повреждён и отложен как «skillgames-2026.damaged.sqlite». " * 3
    strip.tell(text)
    for width, height in SIZES:
        window.resize(width, height)
        assert window.rect().contains(strip.close_button.face_in(window))
        assert not strip.elided
        assert strip.geometry().center().x() in (width // 2 - 1, width // 2)
    assert strip.close_button.accessibleName() == "Закрыть"
    strip.clear()
    assert strip.isHidden()


def test_one_notice_of_a_topic_is_there(window: Window) -> None:
    strip = Notices(window)
    strip.tell("Диск полон.", topic="диск")
    strip.tell("Настройка не прочитана.")
    strip.tell("Диск занят.", topic="диск")
    assert (strip.text, strip.waiting) == ("Диск занят.", 1)
    strip.take_back("колода")
    assert strip.text == "Диск занят."
    strip.take_back("диск")
    assert (strip.text, strip.waiting) == ("Настройка не прочитана.", 0)
    strip.tell("Диск полон.", topic="диск")
    assert (strip.text, strip.waiting) == ("Настройка не прочитана.", 1)
    strip.tell("Диск занят.", topic="диск")
    assert strip.waiting == 1
    strip.take_back("диск")
    assert (strip.text, strip.waiting) == ("Настройка не прочитана.", 0)


def test_a_notice_that_stays_comes_instead_of_one_that_goes(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "READ_MS", 20)
    monkeypatch.setattr(notices, "READ_MS_PER_LETTER", 0)
    strip = Notices(window)
    strip.tell("Партия снова сохраняется.", stays=False, topic="диск")
    strip.tell("Диск полон.", topic="диск")
    qtbot.wait(60)
    assert strip.text == "Диск полон."


def test_a_notice_lies_where_the_window_says(window: Window) -> None:
    strip = Notices(window)
    strip.tell("Настройка не прочитана.")
    area = QRect(300, 90, 500, 300)
    for edge in notices.Edge:
        strip.space = lambda edge=edge: notices.Space(area, edge)  # type: ignore[misc]
        strip.follow()
        glass = strip.geometry()
        assert area.contains(glass)
        assert abs(glass.center().x() - area.center().x()) <= 1
        if edge is notices.Edge.TOP:
            assert glass.top() == area.top()
        else:
            assert glass.bottom() == area.bottom()


def test_presses_on_the_shadow_of_a_notice_reach_what_lies_below(window: Window) -> None:
    strip = Notices(window)
    strip.tell("Настройка не прочитана.")
    glass = strip.geometry()
    window.card.setGeometry(glass.adjusted(-40, -40, 40, 40))
    heard: list[int] = []
    window.card.clicked.connect(lambda: heard.append(1))
    shade = strip._pane.geometry()
    assert shade.contains(glass.adjusted(-10, -10, 10, 10)), "there is a shadow around it"
    corner = glass.topLeft() + QPoint(2, 2)
    for spot in (
        QPoint(glass.left() - 6, glass.center().y()),
        QPoint(glass.center().x(), glass.top() - 6),
        QPoint(glass.center().x(), glass.bottom() + 8),
        corner,
    ):
        heard.clear()
        press_at(window, spot)
        assert heard == [1], spot
    heard.clear()
    press_at(window, QPoint(glass.left() + 30, glass.center().y()))
    assert heard == [], "the glass itself takes what is pressed on it"
    strip.dismiss()
    assert strip._pane.isHidden()


def test_notices_stay_in_front_of_sheets(window: Window) -> None:
    strip = Notices(window)
    strip.tell("Архив был повреждён и отложен.")
    sheet = MAKERS["results"](window, 0)
    sheet.open()
    place = strip.close_button.face_in(window).center()
    assert window.childAt(place) is strip.close_button
    press_at(window, place)
    assert strip.isHidden()
    assert sheet.isVisible()


def test_contents_refuse_what_cannot_be_shown() -> None:
    with pytest.raises(ValueError, match="none of the choices"):
        SegmentRow("seats", "Игроки", (Choice(2, "2"),), 3)
    with pytest.raises(ValueError, match="none of the levels"):
        replace(setup_content(), level="nonsense")
    with pytest.raises(ValueError, match="totals"):
        replace(tally_content(), totals=(TallyTotal(0, 0),))
