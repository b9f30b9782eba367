"""The panel in the middle of the table while cards are laid away and declared."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter

from skillgames.engine.bologna import mask_of_codes
from skillgames.games.tarocchino.combinations import Tally, tally
from skillgames.games.tarocchino.state import DISCARDS
from skillgames.games.tarocchino.table.geometry import AWAY, DECLARE_ALL, PASS_ON, Geometry
from skillgames.games.tarocchino.words import COMBINATION_NAMES
from skillgames.widgets import look
from skillgames.widgets.art.faces import dark_face, primary_face
from skillgames.widgets.art.hud import glass, hud_style
from skillgames.widgets.art.paths import line
from skillgames.widgets.language import text
from skillgames.widgets.place import Rect

PAD, LOW_PAD, TITLE, GAP, BUTTON = 20.0, 12.0, 30.0, 10.0, 48.0
LINE, LEAST_LINE = 26.0, 16.0
NOTE = 13.5
ALPHA = 0.80
"""A panel lies over open cards now and then: darker than other glass."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a panel: what, and what it brings; `strong` for a sum."""

    name: str
    detail: str
    points: str
    strong: bool = False


@dataclass(frozen=True, slots=True)
class PanelButton:
    """A button of a panel."""

    key: str
    label: str
    is_on: bool
    primary: bool


@dataclass(frozen=True, slots=True)
class Panel:
    """All that a panel says, in finished words."""

    title: str
    note: str
    entries: tuple[Entry, ...] = ()
    buttons: tuple[PanelButton, ...] = ()


class PanelBox:
    """Where the parts of a panel are, for one size of the window.

    In a low window a long list does without the note and with less room at the edges.
    """

    def __init__(self, geometry: Geometry, panel: Panel) -> None:
        self.t = geometry.t
        self.note_font = look.ui_font(NOTE * self.t)
        self._geometry = geometry
        self._panel = panel
        self.has_note = bool(panel.note)
        if not self._lay(PAD):
            self.has_note = False
            self._lay(LOW_PAD)

    def _lay(self, pad: float) -> bool:
        """Lay everything out with this much room at the edges; whether it fits."""
        geometry, panel, t = self._geometry, self._panel, self.t
        half = geometry.panel_half
        left, inner = geometry.width / 2 - half, 2 * (half - pad * t)
        button = max(44.0, BUTTON * t) if panel.buttons else 0.0
        note = 0.0
        if self.has_note:
            note = look.wrapped_height(panel.note, self.note_font, inner)
        gap = GAP * t
        entries_gap = gap if panel.entries else 0.0
        fixed = 2 * pad * t + TITLE * t + note + gap + entries_gap + button
        room = geometry.panel_bottom - geometry.panel_top
        count = len(panel.entries)
        fitting = (room - fixed) / max(1, count)
        self.step = max(LEAST_LINE * t, min(LINE * t, fitting))
        height = fixed + self.step * count
        top = geometry.panel_top + max(0.0, (room - height) * 0.42)
        self.rect = Rect(left, top, 2 * half, height)
        x, y = left + pad * t, top + pad * t
        self.title = Rect(x, y, inner, TITLE * t)
        y += TITLE * t
        self.note = Rect(x, y, inner, note)
        y += note + gap
        self.entries = [Rect(x, y + n * self.step, inner, self.step) for n in range(count)]
        y += self.step * count + entries_gap
        between = 12 * t
        number = max(1, len(panel.buttons))
        width = (inner - between * (number - 1)) / number
        self.buttons = {
            one.key: Rect(x + n * (width + between), y, width, button)
            for n, one in enumerate(panel.buttons)
        }
        return height <= room


class TarocchinoPanels(QObject):
    """Words the panels."""

    def away(self, hand: Sequence[str], chosen: frozenset[str]) -> Panel:
        """The dealer lays two cards away; `hand` are all seventeen."""
        left = DISCARDS - len(chosen)
        note = self.tr(
            "Kings, the Angel, the World, the Begato and the Matto must stay. What you lay away"
            " counts for your side if it wins a trick."
        )
        kept = tally(mask_of_codes(code for code in hand if code not in chosen))
        points = Entry(
            self.tr("Combinations in the cards that stay"), "", str(kept.points), strong=True
        )
        label = self.tr("LAY AWAY THESE TWO")
        if left:
            label = self.tr("CHOOSE %n CARD(S)", "", left)
        button = PanelButton(AWAY, label, not left, True)
        return Panel(self.tr("You deal: lay two cards away"), note, (points,), (button,))

    def declaring(self, found: Tally) -> Panel:
        """The person declares all combinations of the hand, or passes."""
        passing = self.tr("PASS")
        if not found.combinations:
            note = self.tr("You hold no combination, so you can only pass.")
            button = PanelButton(PASS_ON, passing, True, True)
            return Panel(self.tr("Nothing to declare"), note, (), (button,))
        note = self.tr("Everybody sees declared cards; their points stay yours.")
        label = self.tr("DECLARE ALL · %1").replace("%1", str(found.points))
        return Panel(
            self.tr("Your combinations"),
            note,
            self.entries(found),
            (
                PanelButton(DECLARE_ALL, label, True, True),
                PanelButton(PASS_ON, passing, True, False),
            ),
        )

    def entries(self, found: Tally) -> tuple[Entry, ...]:
        """Combinations line by line, both doublings, the total."""
        lines = []
        for one in found.combinations:
            cards = self.tr("%n card(s)", "", len(one.cards))
            lines.append(Entry(text(COMBINATION_NAMES[one.name]), cards, str(one.points)))
        if found.sets_doubled:
            more = self.tr("three sets or more")
            lines.append(Entry(self.tr("Sets doubled"), more, f"+{found.set_points}"))
        if found.sequences_doubled:
            more = self.tr("three sequences or more")
            lines.append(Entry(self.tr("Sequences doubled"), more, f"+{found.sequence_points}"))
        lines.append(Entry(self.tr("Together"), "", str(found.points), strong=True))
        return tuple(lines)


def paint_panel(
    panel: Panel, box: PanelBox, state: Callable[[str], dict[str, bool]]
) -> Callable[[QPainter, QRectF], None]:
    """A painter of the panel; `state` says of a button's key how it is touched."""

    def draw(painter: QPainter, area: QRectF) -> None:
        dx, dy = area.left() - box.rect.x, area.top() - box.rect.y

        def placed(rect: Rect) -> QRectF:
            return QRectF(rect.x + dx, rect.y + dy, rect.width, rect.height)

        style, t = hud_style(), box.t
        glass(painter, area, 20 * t, ALPHA)
        title_font = look.display_font(21 * t, 600)
        look.draw_text(painter, placed(box.title), panel.title, title_font, style.words)
        if box.has_note:
            note = placed(box.note)
            look.draw_text(painter, note, panel.note, box.note_font, style.second_words, wrap=True)
        for entry, rect in zip(panel.entries, box.entries, strict=False):
            _entry(painter, placed(rect), entry, t)
        for button in panel.buttons:
            face = primary_face if button.primary and button.is_on else dark_face
            rect_ = placed(box.buttons[button.key])
            face(painter, rect_, button.label, 15 * t, enabled=button.is_on, **state(button.key))

    return draw


def _entry(painter: QPainter, rect: QRectF, entry: Entry, t: float) -> None:
    style = hud_style()
    size = min(15 * t, rect.height() * 0.66)
    if entry.strong:
        edge = look.colour(look.GLASS_EDGE, 0.3)
        line(painter, rect.left(), rect.top() + 1, rect.right(), rect.top() + 1, edge, 1)
    name_font = look.ui_font(size, 700 if entry.strong else 600)
    points_font = look.display_font(size * 1.2, 700, tabular=True)
    points = look.text_width(entry.points, points_font) + 8 * t
    name = rect.adjusted(0, 0, -points, 0)
    look.draw_text(painter, name, entry.name, name_font, style.words, elide=True)
    if entry.detail:
        left = look.text_width(entry.name, name_font) + 10 * t
        detail = name.adjusted(left, 0, 0, 0)
        font = look.ui_font(size * 0.88)
        look.draw_text(painter, detail, entry.detail, font, style.second_words, elide=True)
    ink = style.word(look.GOLD)
    look.draw_text(painter, rect, entry.points, points_font, ink, "right")
