"""The controls of sheets and tables: buttons, icon buttons, toggles, links.

They know no game. Sizes are design units times `scale` (`set_scale`), placed by their face
(`place`). Every control has an accessible name, is at least 44 pixels high, works with
mouse, touch and keyboard, and shows the ring of the keyboard only to the keyboard.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from skillgames.widgets import look
from skillgames.widgets.art.faces import (
    DISABLED,
    TOGGLE_WIDTH,
    dark_face,
    line_face,
    primary_face,
    toggle_face,
)
from skillgames.widgets.art.hud import focus_ring, glass, hud_style
from skillgames.widgets.art.icons import draw_icon
from skillgames.widgets.art.paths import fill_rect, line
from skillgames.widgets.sheet_parts.pressable import LEAST_HIT, Pressable, hit
from skillgames.widgets.sheet_parts.words import Face, Fitted, fit

__all__ = [
    "LEAST_HIT",
    "Button",
    "IconButton",
    "Link",
    "Pressable",
    "Toggle",
    "hit",
]

Kind = Literal["primary", "line", "dark"]
IconLook = Literal["glass", "light", "outline"]

BUTTON_SIDE = 14  # clear space left and right of the word
FACES = {"primary": primary_face, "line": line_face, "dark": dark_face}


class Button(Pressable):
    """A button with a word in capitals: `primary` brass, `line` on paper, `dark` on glass.

    The text is given as it is read ("New game"); it is painted in capitals, shrinks to fit
    and elides last (`elided` tells). A second press of a double click does nothing, so a
    button that appears under the pointer is not pressed by accident.
    """

    BLEED: ClassVar[int] = 16
    HEIGHT: ClassVar[int] = 56

    def __init__(
        self,
        parent: QWidget | None = None,
        text: str = "",
        kind: Kind = "line",
        *,
        size: float = 15.5,
    ) -> None:
        super().__init__(parent)
        self._kind = kind
        self._type = Face(size, 700, caps=True, spacing=5)
        self.set_text(text)

    @property
    def kind(self) -> Kind:
        """How the button looks."""
        return self._kind

    @property
    def elided(self) -> bool:
        """Whether the word is cut at the present size."""
        return self._fitted().elided

    def set_text(self, text: str) -> None:
        """The word on the button and its accessible name."""
        self.setText(text)
        self.setAccessibleName(text)
        self.updateGeometry()

    def natural_width(self) -> int:
        """The width of the face at which the word stands at full size, in pixels."""
        words = look.text_width(self.text(), self._type.font(self.scale))
        return round(words + 2 * BUTTON_SIDE * self.scale + 0.5)

    def sizeHint(self) -> QSize:
        """The natural size, the margin for shadow and ring included."""
        margin = 2 * self.bleed
        height = hit(self.HEIGHT, self.scale)
        return QSize(self.natural_width() + margin, height + margin)

    TAKES_QUICK_TAPS: ClassVar[bool] = False
    """A sheet may have come under the finger meanwhile."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click does nothing."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint face, word and ring."""
        painter = self.design_painter()
        FACES[self._kind](
            painter,
            self.design_rect(),
            "",
            focus=self.ring,
            enabled=self.isEnabled(),
            hover=self._hovered(),
            pressed=self.isDown(),
        )
        painter.resetTransform()
        word = self._fitted()
        ink = look.IVORY if self._kind == "dark" else look.INK
        shade = look.colour(ink, 1.0 if self.isEnabled() else DISABLED)
        rect = QRectF(self.face)
        if self.isDown():
            rect.translate(0, self.scale)
        look.draw_text(painter, rect, word.text, word.font, shade, "center")

    def _fitted(self) -> Fitted:
        room = self.face.width() - 2 * BUTTON_SIDE * self.scale
        return fit(self.text(), self._type, self.scale, room, shrink=0.7)


class IconButton(Pressable):
    """A square button with an icon: `glass` over a table, `light` on paper, `outline` on dark.

    The icon is one of the kit's; the name is what a screen reader says and the tooltip.
    """

    SIZE: ClassVar[int] = 44

    def __init__(
        self,
        parent: QWidget | None = None,
        icon: str = "close",
        name: str = "",
        style: IconLook = "light",
    ) -> None:
        super().__init__(parent)
        self._icon = icon
        self._style: IconLook = style
        self.set_name(name)

    def set_name(self, name: str) -> None:
        """The accessible name, also shown as tooltip."""
        self._tip = name
        self.setAccessibleName(name)
        self.setToolTip(name)

    def set_icon(self, icon: str) -> None:
        """Show another icon."""
        self._icon = icon
        self.update()

    def side(self) -> int:
        """The side of the square in pixels at the present scale."""
        return hit(self.SIZE, self.scale)

    def sizeHint(self) -> QSize:
        """The square with its margin."""
        side = self.side() + 2 * self.bleed
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground, icon and ring."""
        painter = self.design_painter()
        rect = self.design_rect()
        radius = rect.height() * 0.32
        hovered, down = self._hovered(), self.isDown()
        if self._style == "glass":
            glass(painter, rect, radius, 0.78 if hovered or down else 0.58)
            ink = look.WHITE if hovered else hud_style().words
        elif self._style == "light":
            paper = look.WELL if down else look.WHITE if hovered else look.TILE
            inner = rect.adjusted(0.6, 0.6, -0.6, -0.6)
            fill_rect(painter, inner, radius, paper, look.INK if hovered else look.EDGE, 1.2)
            ink = look.INK
        else:
            inner = rect.adjusted(0.6, 0.6, -0.6, -0.6)
            strength = 0.16 if hovered or down else 0.07
            veil = look.colour(look.GLASS_EDGE, strength)
            edge = look.colour(look.GLASS_EDGE, 0.45 if hovered else 0.22)
            fill_rect(painter, inner, radius, veil, edge, 1.2)
            ink = look.IVORY
        shade = look.colour(ink, 1.0 if self.isEnabled() else DISABLED)
        centre = rect.center()
        draw_icon(painter, self._icon, centre.x(), centre.y(), rect.height() * 0.5, shade)
        if self.ring:
            focus_ring(painter, rect, radius, on_paper=self._style == "light")


class Toggle(Pressable):
    """A switch, alone or at the right end of a row with a name and a hint.

    The whole row presses it. Screen readers hear name and hint and the state of a check
    box; `toggled` tells every change, `clicked` only a person's.
    """

    HEIGHT: ClassVar[int] = 62
    HEIGHT_PLAIN: ClassVar[int] = 46
    NAME = Face(15.5, 600)
    HINT = Face(13.5, 500)

    def __init__(
        self,
        parent: QWidget | None = None,
        name: str = "",
        hint: str = "",
        accent: str = look.GOOD,
        *,
        bare: bool = False,
    ) -> None:
        """`bare` shows the switch alone; the name is then only spoken."""
        super().__init__(parent)
        self.setCheckable(True)
        self._accent = accent
        self._bare = bare
        self._second = ""
        self.set_words(name, hint)

    def set_words(self, name: str, hint: str = "") -> None:
        """The name of what is switched and a hint below it."""
        self.setText(name)
        self._second = hint
        # A screen reader may read the name alone, so the hint is part of it.
        self.setAccessibleName(f"{name}. {hint}" if hint else name)
        self.update()

    def set_accent(self, accent: str) -> None:
        """The colour of the switch when it is on."""
        self._accent = accent
        self.update()

    @property
    def elided(self) -> bool:
        """Whether name or hint is cut at the present size."""
        return not self._bare and any(fitted.elided for fitted in self._lines())

    def height_units(self) -> float:
        """The height of the row in design units."""
        return self.HEIGHT if self._second else self.HEIGHT_PLAIN

    def natural_width(self) -> int:
        """The width at which name and hint stand at full size, in pixels."""
        if self._bare:
            return round(TOGGLE_WIDTH * self.scale)
        name = look.text_width(self.text(), self.NAME.font(self.scale))
        hint = look.text_width(self._second, self.HINT.font(self.scale))
        return round(max(name, hint) + (TOGGLE_WIDTH + 20) * self.scale + 0.5)

    def sizeHint(self) -> QSize:
        """The natural size with its margin."""
        margin = 2 * self.bleed
        height = hit(self.height_units(), self.scale)
        return QSize(self.natural_width() + margin, height + margin)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words and the switch."""
        painter = self.design_painter()
        rect = self.design_rect()
        switch = QRectF(rect)
        switch.setLeft(rect.right() - TOGGLE_WIDTH)
        if self._hovered() and not self._bare:
            veil = look.colour(look.WHITE, 0.35)
            fill_rect(painter, rect.adjusted(-6, 2, 6, -2), 12, veil)
        toggle_face(
            painter,
            switch,
            self.isChecked(),
            self._accent,
            focus=self.ring,
            enabled=self.isEnabled(),
        )
        if not self._bare:
            painter.resetTransform()
            self._paint_words(painter)

    def _paint_words(self, painter: QPainter) -> None:
        name, hint = self._lines()
        rect = QRectF(self.face)
        alpha = 1.0 if self.isEnabled() else DISABLED
        ink = look.colour(look.INK, alpha)
        if not self._second:
            look.draw_text(painter, rect, name.text, name.font, ink)
            return
        k = self.scale
        middle = rect.center().y() + 1 * k
        upper = QRectF(rect.left(), middle - 24 * k, rect.width(), 24 * k)
        lower = QRectF(rect.left(), middle - 1 * k, rect.width(), 22 * k)
        look.draw_text(painter, upper, name.text, name.font, ink)
        pale = look.colour(look.INK2, alpha)
        look.draw_text(painter, lower, hint.text, hint.font, pale)

    def _lines(self) -> tuple[Fitted, Fitted]:
        room = self.face.width() - (TOGGLE_WIDTH + 12) * self.scale
        return (
            fit(self.text(), self.NAME, self.scale, room),
            fit(self._second, self.HINT, self.scale, room),
        )


class Link(Pressable):
    """A word that does something small, in blue, underlined under the pointer or the ring."""

    FACE = Face(13.5, 600)

    def __init__(self, parent: QWidget | None = None, text: str = "", align: str = "left") -> None:
        super().__init__(parent)
        self._align = align
        self.set_text(text)

    def set_text(self, text: str) -> None:
        """The word and its accessible name."""
        self.setText(text)
        self.setAccessibleName(text)
        self.updateGeometry()

    @property
    def elided(self) -> bool:
        """Whether the word is cut at the present size."""
        return self._fitted().elided

    def natural_width(self) -> int:
        """The width of the word at full size, in pixels."""
        return round(look.text_width(self.text(), self.FACE.font(self.scale)) + 1.5)

    def sizeHint(self) -> QSize:
        """The word in a strip that is high enough to be hit."""
        margin = 2 * self.bleed
        return QSize(self.natural_width() + margin, LEAST_HIT + margin)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the word, the line under it, and the ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.face)
        word = self._fitted()
        ink = look.colour(look.PREVIEW, 1.0 if self.isEnabled() else DISABLED)
        look.draw_text(painter, rect, word.text, word.font, ink, self._align)
        width = min(look.text_width(word.text, word.font), rect.width())
        left = {"left": rect.left(), "right": rect.right() - width}.get(
            self._align, rect.center().x() - width / 2
        )
        middle, k = rect.center().y(), self.scale
        if self._hovered() or self.ring:
            foot = middle + 9 * k
            line(painter, left, foot, left + width, foot, ink, 1.4 * k)
        if self.ring:
            box = QRectF(QPointF(left, middle - 12 * k), QPointF(left + width, middle + 12 * k))
            focus_ring(painter, box.adjusted(-2 * k, 0, 2 * k, 0), 5 * k, on_paper=True)

    def place_text(self, rect: QRect) -> None:
        """Put the word into this rectangle of the parent, with the height to be hit."""
        spare = max(0, LEAST_HIT - rect.height())
        self.place(rect.adjusted(0, -(spare // 2), 0, spare - spare // 2))

    def _fitted(self) -> Fitted:
        return fit(self.text(), self.FACE, self.scale, self.face.width())
