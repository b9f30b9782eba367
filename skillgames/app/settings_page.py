"""The settings sheet: all that people may set, and it acts at once.

What is dragged comes in many small steps. They are taken together over a few hundredths of
a second, so that a knob never waits for what it changes; the last step always arrives.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, QTimer
from PySide6.QtGui import QPainter

from skillgames import registry
from skillgames.app.appearance import GRADING, deck_style
from skillgames.app.rows import reduced_motion_row, toggle_row
from skillgames.app.tables import table_class
from skillgames.store.settings import Settings
from skillgames.widgets.art.preview import Things, paint_preview
from skillgames.widgets.art.slider import PLAIN
from skillgames.widgets.art.sprites import DeckStyle, Sprites
from skillgames.widgets.language import LANGUAGES, OWN_NAMES, SYSTEM
from skillgames.widgets.look import CLOTHS
from skillgames.widgets.scene import Table
from skillgames.widgets.sheet_parts.data import (
    Choice,
    PictureGroup,
    SegmentRow,
    SettingsContent,
    SliderRow,
)
from skillgames.widgets.sheet_parts.settings import SettingsSheet

if TYPE_CHECKING:
    from skillgames.app.window import RoomWindow

NEUTRAL = 50
"""Of contrast, grain and temperature: nothing is changed."""

DRAGGED = (*GRADING, "volume")
"""The settings that come from sliders, in many small steps."""

TOGETHER_MS = 30
"""Steps within this time are one change."""

CONTRAST_TRACK = ((0.0, "#B9B2A4"), (0.5, "#9A917F"), (1.0, "#1F1B16"))
TEMPERATURE_TRACK = ((0.0, "#86AEDD"), (0.5, "#F1EADB"), (1.0, "#EFA24D"))

SEVENS = ("7S", "7H", "7D", "7C")
SEVEN_WIDTH, SEVENS_INSET = 38.0, 20.0
SEVENS_WIDTH, SEVENS_HEIGHT = 172.0, 59.0
"""The least place in which a card is `SEVEN_WIDTH` wide."""


class SettingsPage(QObject):
    """Opens the sheet over the window and does what is set there."""

    def __init__(self, window: RoomWindow) -> None:
        super().__init__(window)
        self._window = window
        self._sheet: SettingsSheet | None = None
        self._steps: dict[str, int] = {}
        self._together = QTimer(self)
        self._together.setSingleShot(True)
        self._together.setInterval(TOGETHER_MS)
        self._together.timeout.connect(self.flush)

    def open(self, back: Callable[[], None]) -> None:
        """Show the sheet; `back` leads to where it was opened from when it is left."""
        window = self._window
        sheet = SettingsSheet(window, self.content(), animation=window.services.animation)
        sheet.retext_wanted.connect(self._reword)
        sheet.changed.connect(self._changed)
        sheet.reset_wanted.connect(self.reset)
        sheet.closed.connect(self._closed)
        sheet.dismissed.connect(back)
        window.open_sheet(sheet)
        # The sheet that was open before has told of its end by now.
        self._sheet = sheet

    def content(self) -> SettingsContent:
        """What the sheet shows now."""
        controller = self._window.controller
        own = () if controller is None else controller.match.game.settings
        return settings_content(self._window.services.settings, self._table(), own)

    def reset(self) -> None:
        """Contrast, grain and temperature as designed."""
        self._steps = {**self._steps, **dict.fromkeys(GRADING, NEUTRAL)}
        self.flush()
        self._reword()

    def flush(self) -> None:
        """Let the steps act that wait."""
        self._together.stop()
        steps, self._steps = self._steps, {}
        for name, value in steps.items():
            self._window.change_setting(name, value)
        if self._sheet is not None:
            # The numbers beside the knobs have gone along; only the picture is behind.
            picture = _picture(self._window.services.settings, self._table())
            self._sheet.preview.set_picture(picture)

    def _table(self) -> type[Table]:
        """The table behind the sheet, at home that of the first game."""
        table = self._window.table
        return type(table) if table is not None else table_class(registry.games_with("table")[0])

    def _changed(self, name: str, value: object) -> None:
        if name in DRAGGED and isinstance(value, int):
            self._steps[name] = value
            if not self._together.isActive():
                self._together.start()
            return
        self.flush()
        self._window.change_setting(name, value)
        if name == "language":
            return  # the sheet hears of it as everybody does, and is worded anew once
        self._reword()
        if self._sheet is not None:
            self._sheet.refresh_soon()

    def _reword(self) -> None:
        """Show what holds now, in the language that holds now."""
        if self._sheet is not None:
            self._sheet.set_content(self.content())

    def _closed(self) -> None:
        """The sheet is gone: no step may be lost."""
        self._sheet = None
        self.flush()


def settings_content(
    settings: Settings, table: type[Table], own: Sequence[str] = ()
) -> SettingsContent:
    """The rows of the room, and those of its `own` that a game has besides; the picture shows
    what lies on this table."""
    accent = CLOTHS[table.CLOTH].accent
    translate = QCoreApplication.translate
    rows = (
        _language_row(settings),
        _letters_row(settings),
        _deck_row(settings),
        toggle_row("large_indices", settings),
        toggle_row("sound", settings),
        SliderRow(
            "volume",
            translate("Settings", "Volume"),
            settings.volume,
            translate("Settings", "%1 %"),
        ),
    )
    known = {row.key for row in rows}
    further = [toggle_row(name, settings) for name in own if name not in known]
    motion = (_speed_row(settings), reduced_motion_row(settings))
    return SettingsContent(
        title=translate("Settings", "Settings"),
        rows=(*rows, *further, *motion),
        accent=accent,
        group=PictureGroup(
            title=translate("Settings", "The picture of the table"),
            rows=_grading_rows(settings),
            reset=translate("Settings", "Reset"),
            preview=_picture(settings, table),
        ),
    )


def _picture(settings: Settings, table: type[Table]) -> TablePicture:
    return TablePicture(deck_style(settings, table), table.paint_sample)


def _grading_rows(settings: Settings) -> tuple[SliderRow, ...]:
    translate = QCoreApplication.translate
    percent = translate("Settings", "%1 %")
    return (
        SliderRow(
            "contrast",
            translate("Settings", "Contrast"),
            settings.contrast,
            percent,
            translate("Settings", "softer"),
            translate("Settings", "crisper"),
            NEUTRAL,
            CONTRAST_TRACK,
        ),
        SliderRow(
            "grain",
            translate("Settings", "Grain"),
            settings.grain,
            percent,
            translate("Settings", "smooth"),
            translate("Settings", "like film"),
            NEUTRAL,
            PLAIN,
        ),
        SliderRow(
            "temperature",
            translate("Settings", "Colour temperature"),
            settings.temperature,
            percent,
            translate("Settings", "cooler"),
            translate("Settings", "warmer"),
            NEUTRAL,
            TEMPERATURE_TRACK,
        ),
    )


def _language_row(settings: Settings) -> SegmentRow:
    translate = QCoreApplication.translate
    choices = [Choice(SYSTEM, translate("Settings", "System"))]
    choices += [Choice(code, OWN_NAMES[code]) for code in LANGUAGES]
    name = translate("Settings", "Language")
    return SegmentRow("language", name, tuple(choices), settings.language)


def _letters_row(settings: Settings) -> SegmentRow:
    # Letters as they are printed on the cards; the same in every language.
    choices = (Choice("latin", "J Q K A"), Choice("cyrillic", "В Д К Т"))
    name = QCoreApplication.translate("Settings", "Letters on the cards")
    return SegmentRow("index_letters", name, choices, settings.index_letters)


def _deck_row(settings: Settings) -> SegmentRow:
    translate = QCoreApplication.translate
    choices = (
        Choice(False, translate("Settings", "Two colours"), DeckPicture(False)),
        Choice(True, translate("Settings", "Four colours"), DeckPicture(True)),
    )
    name = translate("Settings", "Deck")
    return SegmentRow("four_colours", name, choices, settings.four_colours)


def _speed_row(settings: Settings) -> SegmentRow:
    translate = QCoreApplication.translate
    choices = (
        Choice("slow", translate("Settings", "Slow")),
        Choice("normal", translate("Settings", "Normal")),
        Choice("fast", translate("Settings", "Fast")),
        Choice("instant", translate("Settings", "Instant")),
    )
    name = translate("Settings", "Animation speed")
    return SegmentRow("animation_speed", name, choices, settings.animation_speed)


@dataclass(frozen=True, slots=True)
class TablePicture:
    """The picture beside the sliders; equal where it would be painted alike."""

    style: DeckStyle
    things: Things

    def __call__(self, painter: QPainter, rect: QRectF) -> None:
        """Paint it."""
        paint_preview(painter, rect, self.style, self.things)


@dataclass(frozen=True, slots=True)
class DeckPicture:
    """A seven of every suit, side by side, in two or four colours; never graded."""

    four_colours: bool

    def __call__(self, painter: QPainter, rect: QRectF) -> None:
        """Paint them."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        unit = min(rect.height() / SEVENS_HEIGHT, rect.width() / SEVENS_WIDTH)
        step = (rect.width() / unit - 2 * SEVENS_INSET) / (len(SEVENS) - 1)
        # As wide in units at every scale, so that the large suits of small cards are seen.
        density = painter.device().devicePixelRatio() * unit
        painter.translate(rect.left(), rect.center().y())
        painter.scale(unit, unit)
        for number, code in enumerate(SEVENS):
            sprite = _sprites(self.four_colours).card(code, SEVEN_WIDTH, density)
            size = sprite.deviceIndependentSize()
            middle = QPointF(SEVENS_INSET + number * step, 0)
            painter.drawPixmap(middle - QPointF(size.width(), size.height()) / 2, sprite)


@cache
def _sprites(four_colours: bool) -> Sprites:
    return Sprites(replace(DeckStyle(), four_colours=four_colours))
