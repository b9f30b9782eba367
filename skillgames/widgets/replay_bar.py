"""The bar under a replay: back, steps, play, a slider over all entries, and switches."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from skillgames.widgets import look
from skillgames.widgets.art.faces import TOGGLE_WIDTH, toggle_face
from skillgames.widgets.art.hud import focus_ring
from skillgames.widgets.controls import IconButton, Toggle
from skillgames.widgets.sheet_parts.slider import Slider
from skillgames.widgets.sheet_parts.words import Face, Words, fit

GROUND = "#14181A"
HEIGHT = 68
MARGIN, GAP, WIDE_GAP = 16, 4, 14
TOGGLE_INSET = 10
"""Between the words of a switch on glass and the switch."""

BOUND = "first", "previous"
ONWARD = "next", "last"


class GlassToggle(Toggle):
    """A switch with its name in one line, for dark ground."""

    NAME = Face(14, 600)

    def natural_width(self) -> int:
        """The width at which the name stands at full size, in pixels."""
        words = look.text_width(self.text(), self.NAME.font(self.scale))
        return round(words + (TOGGLE_WIDTH + TOGGLE_INSET) * self.scale + 1.5)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint name, switch and ring."""
        painter = self.design_painter()
        rect = self.design_rect()
        switch = QRectF(rect)
        switch.setLeft(rect.right() - TOGGLE_WIDTH)
        toggle_face(painter, switch, self.isChecked(), look.GOOD)
        if self.ring:
            focus_ring(painter, rect.adjusted(-1, 6, 1, -6), 10)
        painter.resetTransform()
        face = QRectF(self.face)
        room = face.width() - (TOGGLE_WIDTH + TOGGLE_INSET) * self.scale
        name = fit(self.text(), self.NAME, self.scale, room)
        ink = look.WHITE if self.underMouse() else look.IVORY
        look.draw_text(painter, face, name.text, name.font, ink)


class ReplayBar(QWidget):
    """Tells what a person wants of a replay; what is shown is set from outside.

    Signals: `left`, `stepped(name)` with "first", "previous", "next" or "last",
    `play_toggled`, `moved(position)` from the slider, `opened(all hands)`,
    `log_wanted`, `save_wanted`.
    """

    left = Signal()
    stepped = Signal(str)
    play_toggled = Signal()
    moved = Signal(int)
    opened = Signal(bool)
    log_wanted = Signal()
    save_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._playing = False
        self.back_button = IconButton(self, "back", style="outline")
        self.steps = {name: IconButton(self, name, style="outline") for name in (*BOUND, *ONWARD)}
        self.play_button = IconButton(self, "play", style="outline")
        self.slider = Slider(self, 0, 0)
        self.position = Words(self, Face(14, 600, tabular=True), look.IVORY, "center")
        self.open_switch = GlassToggle(self)
        self.log_button = IconButton(self, "log", style="outline")
        self.save_button = IconButton(self, "save", style="outline")
        self.back_button.clicked.connect(self.left)
        for name, button in self.steps.items():
            button.clicked.connect(lambda *, name=name: self.stepped.emit(name))
        self.play_button.clicked.connect(self.play_toggled)
        self.slider.chosen.connect(self.moved)
        self.open_switch.clicked.connect(lambda: self.opened.emit(self.open_switch.isChecked()))
        self.log_button.clicked.connect(self.log_wanted)
        self.save_button.clicked.connect(self.save_wanted)
        for one, other in zip(self.controls, self.controls[1:], strict=False):
            QWidget.setTabOrder(one, other)
        self.retranslate()

    @property
    def controls(self) -> tuple[QWidget, ...]:
        """Everything that can be pressed, from left to right."""
        first, previous, onward, last = self.steps.values()
        middle = (first, previous, self.play_button, onward, last, self.slider)
        return (self.back_button, *middle, self.open_switch, self.log_button, self.save_button)

    def offer_hands(self, offered: bool) -> None:
        """Whether there are hands that could be opened."""
        self.open_switch.setVisible(offered)

    def show_position(self, number: int, count: int) -> None:
        """After how many of how many entries the match is shown."""
        self.slider.setRange(0, count)
        self.slider.setValue(number)
        words = self.tr("%1 of %2").replace("%1", str(number)).replace("%2", str(count))
        self.position.setText(words)
        self.slider.setAccessibleDescription(words)
        for name, button in self.steps.items():
            button.setEnabled(number > 0 if name in BOUND else number < count)

    def show_playing(self, playing: bool) -> None:
        """Whether the match plays by itself."""
        self._playing = playing
        self.play_button.set_icon("pause" if playing else "play")
        self.play_button.set_name(self.tr("Pause") if playing else self.tr("Play"))

    def retranslate(self) -> None:
        """Name everything in the language of the window."""
        self.back_button.set_name(self.tr("Back"))
        self.steps["first"].set_name(self.tr("To the beginning"))
        self.steps["previous"].set_name(self.tr("One step back"))
        self.steps["next"].set_name(self.tr("One step forward"))
        self.steps["last"].set_name(self.tr("To the end"))
        self.slider.setAccessibleName(self.tr("Position in the match"))
        self.open_switch.set_words(self.tr("All hands open"))
        hint = self.tr("When off, you see only what you saw at the table")
        self.open_switch.setToolTip(hint)
        self.open_switch.setAccessibleDescription(hint)
        self.log_button.set_name(self.tr("Match log"))
        self.save_button.set_name(self.tr("Save record…"))
        self.show_playing(self._playing)
        self.show_position(self.slider.value(), self.slider.maximum())
        self._arrange()

    # --- Qt --------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep everything in its place."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The dark ground with a fine edge."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.colour(GROUND))
        painter.fillRect(QRect(0, 0, self.width(), 1), look.colour(look.GLASS_EDGE, 0.16))

    def _arrange(self) -> None:
        scale = self.height() / HEIGHT
        if scale <= 0:
            return
        for control in self.controls:
            control.set_scale(scale)  # type: ignore[attr-defined]
        self.position.set_scale(scale)
        side = self.back_button.side()
        margin, gap, wide = (round(units * scale) for units in (MARGIN, GAP, WIDE_GAP))
        top = (self.height() - side) // 2

        def put(button: IconButton, x: int) -> None:
            button.place(QRect(x, top, side, side))

        x = margin
        put(self.back_button, x)
        x += side + wide
        first, previous, onward, last = self.steps.values()
        for button in (first, previous, self.play_button, onward, last):
            put(button, x)
            x += side + gap
        x += wide - gap
        right = self.width() - margin - side
        put(self.save_button, right)
        right -= side + gap
        put(self.log_button, right)
        right -= wide
        width = 0 if self.open_switch.isHidden() else self.open_switch.natural_width()
        self.open_switch.place(QRect(QRect(right - width, top, width, side)))
        right -= width + wide
        words = self._position_width()
        self.position.setGeometry(right - words, top, words, side)
        right -= words + wide
        self.slider.place(QRect(x + wide // 2, top, max(side, right - x - wide), side))

    def _position_width(self) -> int:
        """Room for the longest position, so that nothing moves while it plays."""
        digits = str(self.slider.maximum()) if self.slider.maximum() > 9 else "00"
        longest = self.tr("%1 of %2").replace("%1", digits).replace("%2", digits)
        font = Face(14, 600, tabular=True).font(self.height() / HEIGHT)
        return round(look.text_width(longest, font)) + 4
