"""The dialog that says that something went wrong, with a report to copy.

Made of Qt's own plain widgets: what went wrong may be the room's own.
"""

from __future__ import annotations

from enum import Enum
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QGuiApplication, QResizeEvent, QTextOption
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from skillgames.widgets import look

SIZE = (620, 440)
PAD = 22
BETWEEN = "\n" + "-" * 40 + "\n\n"

STYLE = f"""
QDialog {{ background: {look.PAPER}; }}
QLabel, QPushButton {{ font-family: "{look.UI_FAMILY}"; font-size: 14px; }}
QLabel {{ color: {look.INK}; }}
QLabel#sentence {{ font-size: 17px; font-weight: 600; }}
QPlainTextEdit {{ background: {look.WELL}; color: {look.WELL_TEXT};
    border: 1px solid {look.WELL_EDGE}; border-radius: 8px; padding: 6px; }}
QPlainTextEdit:focus {{ border: 2px solid {look.FOCUS_ON_PAPER}; padding: 5px; }}
QPlainTextEdit#place {{ background: transparent; color: {look.INK}; border: none; padding: 0;
    font-family: "{look.UI_FAMILY}"; font-size: 14px; font-weight: 600; }}
QPlainTextEdit#place:focus {{ background: {look.WELL}; border: none; padding: 0; }}
QPushButton {{ background: {look.INK}; color: {look.PAPER}; border: 2px solid {look.INK};
    border-radius: 15px; padding: 5px 20px; min-height: 18px; font-weight: 600; }}
QPushButton:focus {{ border: 2px solid {look.BRASS}; }}
QPushButton:pressed {{ background: {look.INK2}; }}
"""


class Trouble(Enum):
    """What has happened, as far as people notice it."""

    FAULT = "fault"
    """Something failed; the room goes on."""
    CRASH = "crash"
    """The program died the last time."""
    NO_START = "no start"
    """The room cannot open."""


class PathField(QPlainTextEdit):
    """A path to read and to copy: on one line, or broken at the edge alone, however long it is.

    A label would break it after its first slash, where a line may end for a text.
    """

    def __init__(self, path: str, parent: QWidget) -> None:
        super().__init__(path, parent)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAnywhere)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(0)

    def lines(self) -> list[str]:
        """The path line by line, as it is shown."""
        block, text = self.document().firstBlock(), self.toPlainText()
        layout = block.layout()
        lines = [layout.lineAt(number) for number in range(layout.lineCount())]
        return [text[line.textStart() : line.textStart() + line.textLength()] for line in lines]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Be as high as the lines."""
        super().resizeEvent(event)
        self.setFixedHeight(max(1, len(self.lines())) * self.fontMetrics().lineSpacing() + 2)


class CrashDialog(QDialog):
    """One sentence, the report, and a button that copies it.

    `kept` says whether matches are being stored, `log` where what failed is noted too. `add`
    puts another report below, for what goes wrong while the dialog is open.
    """

    def __init__(
        self,
        trouble: Trouble,
        report: str,
        log: Path,
        *,
        kept: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._reports = [report]
        self.setWindowTitle(self.tr("Something went wrong"))
        self.setStyleSheet(STYLE)
        self.resize(*SIZE)
        self.sentence = self._label(self._said(trouble, kept))
        self.sentence.setObjectName("sentence")
        more = self.tr(
            "The report tells the developers what happened. It shows nothing that is hidden at"
            " the table, and nothing is sent anywhere unless you pass it on."
        )
        self.text = QPlainTextEdit(report, self)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setAccessibleName(self.tr("Report"))
        mono = QFont("monospace", 9)
        mono.setStyleHint(QFont.StyleHint.Monospace)
        self.text.setFont(mono)
        self.place = PathField(str(log), self)
        self.place.setObjectName("place")
        self.place.setAccessibleName(self.tr("What failed is also noted in this file:"))
        self.copy_button = self._button(self.tr("Copy the report"))
        self.copy_button.clicked.connect(self.copy)
        self.close_button = self._button(self.tr("Close"))
        self.close_button.clicked.connect(self.accept)
        self.close_button.setDefault(True)
        self._lay_out(self._label(more), self._label(self.place.accessibleName()))
        self.close_button.setFocus()

    @property
    def report(self) -> str:
        """All reports, the oldest first."""
        return BETWEEN.join(self._reports)

    def add(self, report: str) -> None:
        """Something else went wrong meanwhile."""
        self._reports.append(report)
        self.text.setPlainText(self.report)

    def copy(self) -> None:
        """Put the report on the clipboard, and say so on the button."""
        QGuiApplication.clipboard().setText(self.report)
        self.copy_button.setText(self.tr("Copied"))

    def _said(self, trouble: Trouble, kept: bool) -> str:
        if trouble is Trouble.NO_START:
            what = self.tr("The room cannot open because of an unexpected error.")
        elif trouble is Trouble.CRASH:
            what = self.tr("The room ended unexpectedly the last time.")
        else:
            what = self.tr("Something unexpected went wrong.")
        if not kept:
            return what
        return what + " " + self.tr("Your matches are saved up to the last move.")

    def _label(self, words: str) -> QLabel:
        label = QLabel(words, self)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        return label

    def _button(self, words: str) -> QPushButton:
        button = QPushButton(words, self)
        button.setAutoDefault(False)
        return button

    def _lay_out(self, more: QLabel, noted: QLabel) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(PAD, PAD, PAD, PAD)
        column.setSpacing(PAD // 2)
        column.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        column.addWidget(self.sentence)
        column.addWidget(self.text, 1)
        column.addWidget(more)
        log = QVBoxLayout()
        log.setSpacing(2)
        log.addWidget(noted)
        log.addWidget(self.place)
        column.addLayout(log)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.copy_button)
        row.addWidget(self.close_button)
        column.addLayout(row)
