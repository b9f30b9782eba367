"""What people do at a table of Hakka cards: calling, lifting patterns, playing, hurrying."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from skillgames.engine.text import Msg, translate
from skillgames.games.hakka.state import (
    ASKED_TIGERS,
    CALL,
    CALLING,
    DECLARE,
    PASS,
    PLAY_ON,
    PLAYING,
    TIGERS,
    HakkaView,
)
from skillgames.games.hakka.table import pictures
from skillgames.games.hakka.table.geometry import PERSON
from skillgames.games.hakka.table.picking import Choices, Pick
from skillgames.games.hakka.table.poses import POSES
from skillgames.games.hakka.table.sentences import (
    BUTTON_KEYS,
    CALL_KEY,
    DECLARE_KEY,
    DISCARD_KEY,
    HURRY_KEY,
    PASS_KEY,
    PLAY_KEY,
    PLAY_ON_KEY,
    TIGERS_KEY,
)
from skillgames.games.hakka.table.showing import HakkaShown
from skillgames.games.hakka.words import signed
from skillgames.widgets.keys import ENTER_KEYS, next_along, number_of

if TYPE_CHECKING:
    from skillgames.widgets.sheet_parts.data import KeyRow, ResultsContent, TallyContent

ANSWERS = {
    CALL_KEY: CALL,
    PASS_KEY: PASS,
    TIGERS_KEY: TIGERS,
    PLAY_ON_KEY: PLAY_ON,
    DECLARE_KEY: DECLARE,
}
"""The moves of the buttons that answer a question."""


class HakkaTable(HakkaShown):
    """Lifts and plays patterns of the person's hand."""

    POSES = POSES

    paint_tile = staticmethod(pictures.paint_tile)
    paint_emblem = staticmethod(pictures.paint_emblem)
    paint_figure = staticmethod(pictures.paint_figure)

    # --- what can be done ------------------------------------------------------------------

    def _others_play(self) -> bool:
        """Whether the match waits for somebody else."""
        view = self.view
        if self.is_replay or self.blocked is not None or view is None:
            return False
        return view.to_act not in (None, PERSON)

    def reason_against(self, key: str) -> Msg | None:
        """Why a press of this would do nothing."""
        if self.blocked is not None:
            return self.blocked
        view = self.view
        if view is None or view.to_act is None:
            return translate("Hakka", "No card can be played now.")
        if key == HURRY_KEY:
            return None
        if view.to_act != PERSON:
            return translate("Match", "It is the bot’s turn.")
        choices = self.choices(view)
        if key in BUTTON_KEYS:
            return self._why_not_button(view, choices, key)
        if not choices.is_cards:
            return _answer_first(view.phase)
        return choices.why_not(key)

    def _why_not_button(self, view: HakkaView, choices: Choices, key: str) -> Msg | None:
        move = self._move_of(view, key)
        if move is not None and move in choices.legal:
            return None
        if not choices.is_cards:
            return _answer_first(view.phase)
        return choices.why_not_play(self.pick.cards)

    def _move_of(self, view: HakkaView, key: str) -> int | None:
        """The move a button stands for; None while there is none."""
        if key == PLAY_KEY:
            return self._lifted(view).play
        if key == DISCARD_KEY:
            return self._lifted(view).discard
        return ANSWERS.get(key)

    # --- gestures --------------------------------------------------------------------------

    def tapped(self, key: str) -> None:
        """Press a button; lift cards; hurry the others; or say why not."""
        if self.stage.animator.running or self.is_guarded:
            return
        if key == HURRY_KEY:
            self.hurry()
        elif key in BUTTON_KEYS:
            self.press_button(key)
        elif key in self.order:
            self._press_card(key)
        elif self.blocked is not None:
            self.refuse(self.blocked)
        elif self._others_play():
            self.hurry()
        elif key.startswith("hand"):
            self.refuse(translate("Hakka", "That is not your card."))

    def press_button(self, key: str) -> None:
        """Make the move a button stands for."""
        reason = self.reason_against(key)
        if reason is not None:
            self.refuse(reason)
            return
        assert self.view is not None
        move = self._move_of(self.view, key)
        assert move is not None
        self.choose(move)

    def choose(self, move: int) -> None:
        """A gesture means this move; it waits until the match waits for the person."""
        if not self.legal:
            self._pending = move
            return
        super().choose(move)

    def _press_card(self, key: str) -> None:
        reason = self.reason_against(key)
        if reason is not None:
            self.refuse(reason, key)
            return
        assert self.view is not None
        self.take(self.choices(self.view).tap(self.pick, key), key)

    def take(self, pick: Pick, key: str | None = None) -> None:
        """Lift these cards instead of any others; `key` is the card that was touched."""
        rises = len(pick.cards) > 0
        self.pick = pick
        self.answer("lift" if rises else None, key)

    def missed(self) -> None:
        """A tap on the felt: the others hurry; else the lifted cards go down."""
        if self.blocked is not None:
            self.refuse(self.blocked)
        elif self._others_play():
            self.hurry()
        elif self.pick.cards or self.refusal is not None:
            self.take(Pick())

    def hurry(self) -> None:
        """The others play as fast as can be followed."""
        if self._others_play():
            self.hurries = True
            self.paint_labels()
            self.access.changed()
            self.hurried.emit()

    def dragged_with(self, key: str) -> Sequence[str]:
        """The lifted cards together, or the one that was taken."""
        return self.pick.cards if key in self.pick.cards else (key,)

    def pulled_up(self, key: str) -> None:
        """Pulled out of the hand: played or laid away at once."""
        if self.is_guarded:
            self.put_back(key)
            return
        reason = self.reason_against(key)
        if reason is None:
            assert self.view is not None
            if key not in self.pick.cards:
                self.pick = Pick((key,))
            drawn = self._lifted(self.view)
            move = drawn.play if drawn.play is not None else drawn.discard
            if move is not None:
                self.end_drag()
                self.choose(move)
                return
            reason = self.choices(self.view).why_not_play(self.pick.cards)
        self.put_back(key)
        self.refuse(reason)

    # --- keys ------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """Arrows choose cards, buttons and patterns; Space lifts; Enter plays; Esc lowers."""
        key = event.key()
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._walk(1 if key == Qt.Key.Key_Right else -1)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._walk_patterns(1 if key == Qt.Key.Key_Up else -1)
        elif key in ENTER_KEYS:
            self._enter()
        elif key == Qt.Key.Key_Space:
            self._space()
        elif (number := number_of(key)) is not None and number <= len(self.order):
            self.focused = self.order[number - 1]
            self.tapped(self.focused)
        elif key == Qt.Key.Key_Escape and self.pick.cards:
            self.take(Pick())
        else:
            return False
        return True

    def _ring(self) -> list[str]:
        """All the ring can be on: the hand, then the buttons."""
        buttons = [button.key for button in self._buttons(self.view)] if self.view else []
        return [*self.order, *buttons]

    def _walk(self, step: int) -> None:
        """Move the focus ring along hand and buttons, round the ends."""
        if self.stage.animator.running:
            return
        ring = self._ring()
        if not ring:
            return
        if self.focused not in ring and self._is_asked():
            self.focused = ring[-1]
        else:
            self.focused = next_along(ring, self.focused, step)
        self.settle()

    def _is_asked(self) -> bool:
        """Whether the person has to answer a question: then the ring begins at the answers."""
        view = self.view
        if view is None:
            return False
        choices = self.choices(view)
        return bool(choices.legal) and not choices.is_cards

    def _walk_patterns(self, step: int) -> None:
        """The next pattern that holds the focused card."""
        if self.stage.animator.running:
            return
        if self.focused not in self.order:
            self._walk(1)
            return
        assert self.focused is not None
        reason = self.reason_against(self.focused)
        if reason is not None:
            self.refuse(reason, self.focused)
            return
        assert self.view is not None
        pick = self.choices(self.view).walk(self.pick, self.focused, step)
        self.take(pick, self.focused)

    def _space(self) -> None:
        """Press what has the ring; without a ring the others hurry."""
        if self.focused in self._ring() and not self._others_play():
            assert self.focused is not None
            self.tapped(self.focused)
        elif self._others_play():
            self.hurry()
        else:
            self._walk(1)

    def _enter(self) -> None:
        """Press the button with the ring; else play the lifted cards, or lift."""
        if self.focused in BUTTON_KEYS or not self.pick.cards:
            self._space()
            return
        buttons = self._buttons(self.view) if self.view is not None else ()
        ready = [button.key for button in buttons if button.enabled]
        if ready and not self.stage.animator.running and not self.is_guarded:
            self.press_button(ready[-1])
        elif buttons:
            self.tapped(buttons[-1].key)

    def key_rows(self) -> Sequence[KeyRow]:
        """The keys of `key`, in words."""
        from skillgames.widgets.sheet_parts.data import KeyRow  # not needed at start

        return (
            KeyRow(("←", "→"), self.tr("Go along your cards and the buttons")),
            KeyRow((self.tr("Space"),), self.tr("Lift the card or put it back; press the button")),
            KeyRow(("↑", "↓"), self.tr("Lift another pattern with this card")),
            KeyRow((self.tr("Enter"),), self.tr("Play or discard the lifted cards")),
            KeyRow(("1", "…", "9", "0"), self.tr("Lift that card of your hand")),
            KeyRow(("Esc",), self.tr("Put all lifted cards back")),
        )

    # --- sheets ----------------------------------------------------------------------------

    def tally(self, view: HakkaView) -> TallyContent | None:
        """The score sheet of the hand that has just ended; a void hand has none."""
        from skillgames.games.hakka.table.sheets import HakkaSheets  # not needed at start

        return HakkaSheets(self.words, self).tally(view)

    def results(self, view: HakkaView) -> ResultsContent:
        """Totals and facts of the match."""
        from skillgames.games.hakka.table.sheets import HakkaSheets  # not needed at start

        return HakkaSheets(self.words, self).results(view, self.levels)

    @classmethod
    def progress(cls, view: HakkaView) -> str:
        """The own total and the best of the others'."""
        return f"{signed(view.scores[PERSON])} : {signed(max(view.scores[1:]))}"


def _answer_first(phase: str) -> Msg:
    """Why no card can be chosen while a question is open."""
    if phase == CALLING:
        return translate("Hakka", "Call or pass first.")
    if phase == ASKED_TIGERS:
        return translate("Hakka", "Show the Five Tigers or play on.")
    if phase == PLAYING:
        return translate("Hakka", "No card can be played now.")
    return translate("Hakka", "Declare victory or play on.")
