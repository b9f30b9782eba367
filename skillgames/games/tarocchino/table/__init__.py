"""The table of Tarocchino: lifting and playing, laying away and declaring, by hand and key."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut

from skillgames.engine.bologna import CODES, card_of
from skillgames.engine.text import translate
from skillgames.games.tarocchino.state import DECLARE, PASS, Phase, TarocchinoView, discard_move
from skillgames.games.tarocchino.table import pictures
from skillgames.games.tarocchino.table.board import TarocchinoBoard
from skillgames.games.tarocchino.table.geometry import (
    AWAY,
    BUTTON_KEYS,
    COMBINATIONS,
    DECLARE_ALL,
    LAST,
    PASS_ON,
    RATIO,
)
from skillgames.games.tarocchino.table.poses import POSES
from skillgames.widgets.keys import PRESS_KEYS, next_along, number_of
from skillgames.widgets.stage import Stage

if TYPE_CHECKING:
    from skillgames.widgets.sheet_parts.data import KeyRow, ResultsContent, TallyContent


class TarocchinoTable(TarocchinoBoard):
    """Lifts and plays cards, lays away and declares; the hand sorts itself."""

    POSES = POSES

    paint_tile = staticmethod(pictures.paint_tile)
    paint_emblem = staticmethod(pictures.paint_emblem)
    paint_figure = staticmethod(pictures.paint_figure)

    def __init__(self, stage: Stage, seats: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(stage, seats, parent)
        # Shortcuts know the letter also where the keyboard writes another alphabet.
        self._shortcuts = [
            self._shortcut(Qt.Key.Key_T, LAST),
            self._shortcut(Qt.Key.Key_C, COMBINATIONS),
        ]

    def _shortcut(self, letter: Qt.Key, button: str) -> QShortcut:
        shortcut = QShortcut(QKeySequence(letter), self.stage)
        shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(partial(self._press_button, button))
        return shortcut

    def _press_button(self, key: str) -> None:
        """A letter stands for a button; while something moves it is only finished."""
        if self.stage.animator.running:
            self.stage.animator.finish()
        elif self.button_rect(key) is not None:
            self.tapped(key)

    def leave(self) -> None:
        """The table goes away."""
        for shortcut in self._shortcuts:
            shortcut.setEnabled(False)
            shortcut.deleteLater()
        self._shortcuts.clear()
        super().leave()

    def card_size(self) -> tuple[float, float]:
        """Of a card of the hand."""
        width = self.geometry.hand_width
        return width, width * RATIO

    def spot(self, number: int) -> QPointF:
        """The middle of the person's nth card."""
        assert self.view is not None
        place = self.layout(self.view)[self.order[number - 1]]
        return QPointF(place.x, place.y - place.rise - place.lift * place.lift_px)

    # --- gestures --------------------------------------------------------------------------

    def tapped(self, key: str) -> None:
        """Lift and play, choose and lay away, declare, or look something up."""
        if self.stage.animator.running or self.is_guarded:
            return
        if self.shows_last and key not in (LAST, COMBINATIONS):
            self.show_last(False)
        elif key in BUTTON_KEYS or key in self.order:
            reason = self.reasons.against(key)
            if reason is not None:
                self.refuse(reason, key)
            else:
                self._press(key)
        elif self.blocked is not None:
            self.refuse(self.blocked)
        elif key.startswith("other"):
            self.refuse(translate("Tarocchino", "That card is not yours."))

    def _press(self, key: str) -> None:
        """What a press does that is not refused."""
        assert self.view is not None
        if key == LAST:
            self.show_last(not self.shows_last)
        elif key == COMBINATIONS:
            self.sheet_asked.emit(self._lookup)
        elif key == AWAY:
            first, second = map(card_of, self.marked)
            self.choose(discard_move(first, second))
        elif key in (DECLARE_ALL, PASS_ON):
            self.choose(DECLARE if key == DECLARE_ALL else PASS)
        elif self.view.phase == Phase.DISCARDING:
            self.mark(key)
        elif key == self.lifted:
            self.choose(card_of(key))
        else:
            self.lift(key)

    def lift(self, key: str | None) -> None:
        """Lift this card instead of any other; None lowers."""
        self.lifted = key
        self.answer(None if key is None else "lift", key)

    def mark(self, code: str) -> None:
        """Choose this card to be laid away, or keep it after all."""
        self.marked = self.marked ^ {code}
        self.answer("lift", code)

    def show_last(self, shown: bool) -> None:
        """Lay the last trick on the table once more, or take it away."""
        self.shows_last = shown
        self.lifted = None
        self.refusal = None
        self.sounded.emit("tap")
        if self.focused not in self.order and self.focused not in BUTTON_KEYS:
            self.focused = None
        self.settle()
        if shown:
            names = self.access.names
            said = [names.get(CODES[card], "") for card in self._last_cards()]
            self.access.announce(". ".join(said))

    def _last_cards(self) -> tuple[int, ...]:
        return self.view.history[-1].cards if self.view is not None and self.view.history else ()

    def missed(self) -> None:
        """A tap on the cloth takes back what is lifted or shown."""
        if self.blocked is not None:
            self.refuse(self.blocked)
        elif self.shows_last:
            self.show_last(False)
        elif self.lifted is not None or self.refusal is not None:
            self.lift(None)

    def can_drag(self, key: str) -> bool:
        """Cards of the own hand in the person's turn."""
        return key in self.order and self.can_act() and not self.shows_last

    def pulled_up(self, key: str) -> None:
        """Pulled out of the hand: played, or chosen to be laid away."""
        self.end_drag()
        reason = self.reasons.against(key)
        if reason is None and not self.is_guarded:
            assert self.view is not None
            if self.view.phase == Phase.PLAYING:
                self.choose(card_of(key))
            else:
                self._press(key)
            return
        if reason is not None and not self.is_guarded:
            self.refuse(reason)
        self.put_back(key)

    def moved_sideways(self, key: str, dx: float) -> None:
        """The hand sorts itself: the card returns to its place."""
        self.put_back(key)

    # --- keys ------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """Arrows choose, Enter or Space presses, digits take the nth card."""
        key = event.key()
        if self.stage.animator.running and key != Qt.Key.Key_Escape:
            self.stage.animator.finish()
            return True
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._walk(1 if key == Qt.Key.Key_Right else -1)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._change_area(1 if key == Qt.Key.Key_Up else -1)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End) and self.order:
            self.focused = self.order[0 if key == Qt.Key.Key_Home else -1]
            self.settle()
        elif key in PRESS_KEYS:
            self._enter()
        elif (number := number_of(key)) is not None:
            self._take(number)
        elif key == Qt.Key.Key_Escape:
            return self._escape()
        else:
            return False
        return True

    def _take(self, number: int) -> None:
        """Press the nth card."""
        if number <= len(self.order):
            self.focused = self.order[number - 1]
            self.tapped(self.focused)

    def _escape(self) -> bool:
        """Take back what is lifted, chosen or shown, if anything is."""
        if self.shows_last:
            self.show_last(False)
        elif self.lifted is not None:
            self.lift(None)
        elif self.marked:
            self.marked = frozenset()
            self.settle()
        else:
            return False
        return True

    def _areas(self) -> list[tuple[str, ...]]:
        """What the arrows walk along: the hand, the panel's buttons, the others."""
        panel = self.panel
        areas: list[tuple[str, ...]] = [self.order]
        if panel is not None:
            areas.append(tuple(button.key for button in panel.buttons))
        areas.append(tuple(key for key in (LAST, COMBINATIONS) if self.button_rect(key)))
        return [area for area in areas if area]

    def _start(self) -> None:
        """Put the ring where there is most to do."""
        panel, view = self.panel, self.view
        if panel is not None and view is not None and view.phase == Phase.DECLARING:
            self.focused = panel.buttons[0].key
        elif self.order:
            ready = [code for code in self.order if self.reasons.against_card(code) is None]
            self.focused = (ready or self.order)[0]
        self.settle()

    def _walk(self, step: int) -> None:
        """Move the ring along its area, round the ends."""
        area = next((area for area in self._areas() if self.focused in area), None)
        if area is None or self.focused is None:
            self._start()
            return
        self.focused = next_along(area, self.focused, step)
        self.settle()

    def _change_area(self, step: int) -> None:
        """Move the ring to the next area."""
        areas = self._areas()
        at = next((n for n, area in enumerate(areas) if self.focused in area), None)
        if at is None:
            self._start()
            return
        target = areas[(at + step) % len(areas)]
        self.focused = self.lifted if self.lifted in target else target[0]
        self.settle()

    def _enter(self) -> None:
        if self.focused is None or not self.can_press(self.focused):
            self._start()
        else:
            self.tapped(self.focused)

    def key_rows(self) -> Sequence[KeyRow]:
        """The keys of `key`, in words."""
        from skillgames.widgets.sheet_parts.data import KeyRow  # not needed at start

        return (
            KeyRow(("←", "→"), self.tr("Go along your cards or buttons")),
            KeyRow(("↑", "↓"), self.tr("Go from the cards to the buttons and back")),
            KeyRow((self.tr("Enter"), self.tr("Space")), self.tr("Lift the card; again, play it")),
            KeyRow(("1", "…", "9", "0"), self.tr("Lift that card of your hand; again, play it")),
            KeyRow(("T",), self.tr("Look at the last trick")),
            KeyRow(("C",), self.tr("Combinations: yours, declared, still possible")),
            KeyRow(("Esc",), self.tr("Lower the lifted card")),
        )

    # --- sheets ------------------------------------------------------------------------------

    def _lookup(self) -> TallyContent:
        """The combination helper, for what is seen now."""
        from skillgames.games.tarocchino.table.lookup import TarocchinoLookup  # not needed at start

        assert self.view is not None
        return TarocchinoLookup(self).content(self.view, self._sentences)

    def tally(self, view: TarocchinoView) -> TallyContent | None:
        """Every point of the game, when it is over."""
        from skillgames.games.tarocchino.table.sheets import TarocchinoSheets  # not needed at start

        return TarocchinoSheets(self).tally(view, self._sentences)

    def results(self, view: TarocchinoView) -> ResultsContent:
        """Score and facts of the game."""
        from skillgames.games.tarocchino.table.sheets import TarocchinoSheets  # not needed at start

        return TarocchinoSheets(self).results(view, self.levels)

    @classmethod
    def progress(cls, view: TarocchinoView) -> str:
        """The tricks of both sides, the own one first."""
        return f"{view.tricks[view.side]} : {view.tricks[1 - view.side]}"


TABLE = TarocchinoTable
