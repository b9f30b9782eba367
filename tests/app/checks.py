"""What must hold for the window at any size and on any screen."""

from __future__ import annotations

import sys

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from skillgames.widgets.controls import LEAST_HIT, Pressable
from skillgames.widgets.items import PictureItem
from tests.packs import deck, played
from tests.room import Patient, Room

START = deck("9C 7H 3C KD", "8C 4C 5H 6H", "9D 5C 4H 8S", then="JD JH QD QH")
FACES = ("9C", "7H", "3C", "KD", "9D", "5C")
"""Cards without a dot, whose whole middle is their sprite."""

MIDDLE = 0.6
VISIBLE = 60
"""From this opacity (of 255) on a pixel counts as painted: shadows do not."""


def belongs(room: Room) -> None:
    """Every card lies where the layout of the view has it, and nothing else is there."""
    wanted = room.table.layout(room.view)
    assert {key: item.place for key, item in room.table.items.items()} == wanted


def inside(room: Room) -> None:
    """All cards, labels and buttons of the table are in the window."""
    window = QRectF(room.stage.viewport().rect())
    assert room.stage.size() == room.window.size()
    assert room.stage.sceneRect() == window
    for key, item in room.table.items.items():
        card = item.mapRectToScene(item._card_rect())
        if key.startswith("other:"):  # held over the upper edge
            card.setTop(max(0.0, card.top()))
        assert window.contains(card), (key, card)
    for name, picture in room.table._pictures.items.items():
        assert window.contains(painted(picture)), (name, painted(picture))


def painted(picture: PictureItem) -> QRectF:
    """Where a label has visible pixels, in the scene."""
    pixmap = picture._pixmap
    if pixmap is None:
        return QRectF(1, 1, 1, 1)
    alpha = pixmap.toImage().convertToFormat(QImage.Format.Format_Alpha8)
    width, line = alpha.width(), alpha.bytesPerLine()
    data = bytes(alpha.constBits())
    rows = [max(data[y * line : y * line + width]) >= VISIBLE for y in range(alpha.height())]
    columns = [max(data[x::line]) >= VISIBLE for x in range(width)]
    if not any(rows):
        return QRectF(1, 1, 1, 1)
    top, bottom = rows.index(True), len(rows) - rows[::-1].index(True)
    left, right = columns.index(True), len(columns) - columns[::-1].index(True)
    ratio = pixmap.devicePixelRatio()
    rect = QRectF(left / ratio, top / ratio, (right - left) / ratio, (bottom - top) / ratio)
    return rect.translated(picture.pos())


def large_enough(room: Room) -> None:
    """Every control that can be pressed is at least 44 pixels high, and lies in the window."""
    for control in room.window.findChildren(Pressable):
        if not control.isVisible():
            continue
        face = control.face
        assert face.height() >= LEAST_HIT, control
        assert face.width() >= LEAST_HIT, control
        on_sheet = room.sheet is not None and room.sheet.body.isAncestorOf(control)
        if not on_sheet:  # a sheet that is too high scrolls
            assert room.window.rect().contains(control.face_in(room.window)), control


def sheet_fits(room: Room) -> None:
    """The open sheet covers the window, and its paper is inside."""
    sheet = room.sheet
    assert sheet is not None
    assert sheet.geometry() == room.window.rect()
    assert room.window.rect().contains(sheet.paper_rect)
    paper = QRect(sheet.paper.mapTo(room.window, sheet.paper.rect().topLeft()), sheet.paper.size())
    for child in sheet.paper.findChildren(QWidget):
        if child.isVisible() and not sheet.body.isAncestorOf(child):
            rect = QRect(child.mapTo(room.window, child.rect().topLeft()), child.size())
            if isinstance(child, Pressable):
                rect = child.face_in(room.window)
            assert paper.contains(rect), (child, rect, paper)


def sharp(room: Room) -> None:
    """At rest a card is its sprite, pixel for pixel: on whole device pixels, not scaled."""
    stage = room.stage
    dpr = stage.dpr
    screen = stage.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    assert screen.width() == round(stage.viewport().width() * dpr)
    for code in FACES:
        item = room.item(code)
        sprite = stage.sprites.card(code, item.place.width, dpr).toImage()
        sprite = sprite.convertToFormat(QImage.Format.Format_RGB32)
        side = round(item.place.width * dpr * MIDDLE) // 2 * 2
        left = round(item.pos().x() * dpr - sprite.width() / 2)
        top = round(item.pos().y() * dpr - sprite.height() / 2)
        at = (sprite.width() - side) // 2, (sprite.height() - side) // 2
        seen = screen.copy(left + at[0], top + at[1], side, side)
        wanted = sprite.copy(*at, side, side)
        assert seen == wanted, code


def whole_pixels(room: Room) -> None:
    """The corners of upright cards at rest lie on whole device pixels."""
    for key, item in room.table.items.items():
        if item.place.rotation:
            continue
        assert item.scale() == 1.0, key
        rect = item.mapRectToScene(item._card_rect())
        for edge in (rect.left() * room.stage.dpr, rect.top() * room.stage.dpr):
            assert abs(edge - round(edge)) < 1e-6, (key, edge)
        assert abs(rect.height() / rect.width() - room.stage.sprites.ratio) < 1e-9


def at_the_table(room: Room) -> None:
    """Everything that must hold while the table lies there."""
    belongs(room)
    inside(room)
    whole_pixels(room)
    large_enough(room)


def main() -> None:
    """Look at a room on the screen that the environment describes; prints its ratio."""
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance() or QApplication(sys.argv[:1])
    room = Room(Patient(), size=(900, 600))
    ratio = room.window.devicePixelRatioF()
    assert room.window.grab().width() == round(900 * ratio)
    for size in ((900, 600), (1280, 800), (933, 671), (900, 600)):
        room.window.resize(*size)
        room.pump()
        room.open(START)
        assert room.stage.dpr == ratio
        at_the_table(room)
        sharp(room)
        room.tap("7H")
        assert room.lit("lift") == {"7H"}
        at_the_table(room)
        room.tap(room.stage.viewport().rect().center() / 2)
        room.drag("9C", 0, -round(room.table.card_size()[1]))
        assert room.log[1:] == ["9C"], "positions are logical ones"
        room.answer("8C")
        at_the_table(room)
        room.window.pause()
        sheet_fits(room)
        large_enough(room)
        room.window.show_home()
    room.store(played(11, lambda match: match.version == 49))
    room.window.resume_game("fishing")
    sheet_fits(room)
    room.close()
    app.processEvents()
    print(ratio)  # noqa: T201


if __name__ == "__main__":
    main()
