"""The table of Arabka: swapping, laying, taking and turning over, by hand and key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeyEvent

from skillgames.games.arabka.pack import mask_of_codes
from skillgames.games.arabka.state import END, SLOTS, TAKE, ArabkaView, Lay, Move
from skillgames.games.arabka.table import pictures
from skillgames.games.arabka.table.board import ArabkaBoard
from skillgames.games.arabka.table.choices import turn_of
from skillgames.games.arabka.table.geometry import MAIN, SIDE
from skillgames.games.arabka.table.keys import ArabkaKeys
from skillgames.games.arabka.table.poses import POSES
from skillgames.games.arabka.table.shown import PERSON, arranged
from skillgames.games.arabka.table.swapping import exchanged, swap_of
from skillgames.widgets.place import Place
from skillgames.widgets.stage import Stage

if TYPE_CHECKING:
    from skillgames.widgets.sheet_parts.data import KeyRow, ResultsContent, TallyContent


class ArabkaTable(ArabkaBoard):
    """Lifts and lays the person's cards."""

    POSES = POSES

    paint_tile = staticmethod(pictures.paint_tile)
    paint_emblem = staticmethod(pictures.paint_emblem)
    paint_figure = staticmethod(pictures.paint_figure)

    def __init__(self, stage: Stage, seats: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(stage, seats, parent)
        self._keys = ArabkaKeys(self)

    def reset(self) -> None:
        """The ring stays only on what is still there."""
        super().reset()
        if self.focused is not None and self.focused not in self._keys.all():
            self.focused = None

    # --- gestures --------------------------------------------------------------------------

    def tapped(self, key: str) -> None:
        """Lift or lay a card, exchange two, turn one over, or press a button."""
        if self.is_guarded or self.stage.animator.running:
            return
        if not self.choices.is_own(key) and not (self.legal and self.choices.is_theirs(key)):
            self.missed()
        elif (reason := self.choices.refusal_of(key)) is not None:
            self.refuse(reason, key)
        elif key in (MAIN, SIDE):
            self._press_button(key)
        elif self.is_swapping:
            self.pick(key)
        elif key in self.hand:
            self._press_card(key)
        else:
            self.choose(turn_of(key))

    def _press_button(self, key: str) -> None:
        if key == SIDE:
            self.choose(self.choices.side_move())
        elif self.is_swapping:
            row = self.row if self.row is not None else self.opened
            self.choose(swap_of(self.opened, row))
        else:
            self.lay()

    def _press_card(self, code: str) -> None:
        """Lift it beside its equals; of a lifted one lift all alike, then lay them."""
        if code not in self.selected:
            self.select(self.selected | {code})
        elif self.choices.lifts_further(code):
            self.select(self.choices.alike(code))
        else:
            self.lay()

    def select(self, cards: frozenset[str]) -> None:
        """Lift these cards and no others."""
        grows = len(cards) > len(self.selected)
        self.selected = cards
        self.refusal = None
        if grows:
            self.sounded.emit("lift")
        self.settle()
        if cards:
            button = self.button(MAIN)
            name = self.access.names.get(arranged(cards)[-1], "")
            self.access.announce(f"{name}. {button.words}" if button is not None else name)

    def lay(self) -> None:
        """Lay the lifted cards."""
        self.choose(Lay(mask_of_codes(self.selected)))

    def pick(self, key: str) -> None:
        """Before play: a card of the hand and an open one change places, in either order."""
        self.refusal = None
        other, self.picked = self.picked, None
        in_hand = key in self.hand
        if other is None or (other in self.hand) == in_hand:
            self.picked = None if other == key else key
            self.sounded.emit("lift")
            self.settle()
            self.access.announce(self.access.names.get(key, ""))
            return
        row = self.row if self.row is not None else self.opened
        own, lying = (key, other) if in_hand else (other, key)
        self.row = exchanged(self.opened, row, own, lying)
        self.focused = {own: lying, lying: own}.get(self.focused or "", self.focused)
        self.sounded.emit("play")
        self.noted.emit(self.notes())
        self.settle(260)

    def missed(self) -> None:
        """A tap on the felt lowers what is lifted; while bots play, they hurry."""
        if self.blocked is not None:
            self.refuse(self.blocked)
        elif self.view is not None and not self.legal and self.view.to_act is not None:
            self.hurried.emit()
        else:
            self.lower()

    def lower(self) -> bool:
        """Lower what is lifted; whether anything was."""
        if not (self.selected or self.picked or self.refusal):
            return False
        self.picked = None
        self.select(frozenset())
        return True

    def can_drag(self, key: str) -> bool:
        """Cards of the own hand that could be laid or exchanged follow the pointer."""
        return key in self.hand and self.is_useful(key)

    def pulled_up(self, key: str) -> None:
        """Pulled out of the hand: laid with what is lifted beside it, or exchanged."""
        dropped = self.items[key].place
        self.end_drag()
        if self.is_guarded or self.choices.refusal_of(key) is not None:
            self.put_back(key)
        elif self.is_swapping:
            self._drop_on_open(key, dropped)
        else:
            self.choose(Lay(mask_of_codes(self.selected | {key})))

    def _drop_on_open(self, key: str, dropped: Place) -> None:
        """Before play a card let go on an open one changes places with it."""
        lying = self._open_card_at(dropped)
        if lying is None:
            self.put_back(key)
        else:
            self.picked = key
            self.pick(lying)

    def _open_card_at(self, dropped: Place) -> str | None:
        """The own open card nearest to where a card was let go."""
        row = self.final.opened[PERSON]
        spots = [(self.place_of(code), code) for code in row if code is not None]
        near = [(abs(p.x - dropped.x) + abs(p.y - dropped.y), code) for p, code in spots if p]
        distance, code = min(near)
        return code if distance < self.card_size()[1] else None

    def moved_sideways(self, key: str, dx: float) -> None:
        """Equal cards lie side by side: a hand is not sorted otherwise."""
        if self.is_swapping and self.is_useful(key) and not self.is_guarded:
            self._drop_on_open(key, self.items[key].place)
        else:
            self.put_back(key)

    def key(self, event: QKeyEvent) -> bool:
        """The keys of the table."""
        return self._keys.press_code(event.key())

    def key_rows(self) -> Sequence[KeyRow]:
        """The keys of `key`, in words."""
        return self._keys.rows()

    # --- refusals --------------------------------------------------------------------------

    def refuse_end(self) -> None:
        """Say why the turn cannot be ended."""
        self._refuse_move(END)

    def refuse_take(self) -> None:
        """Say why the pile cannot be taken."""
        self._refuse_move(TAKE)

    def _refuse_move(self, move: Move) -> None:
        reason = self.choices.why_no(move)
        if reason is not None:
            self.refuse(reason)

    # --- notes and sheets --------------------------------------------------------------------

    def notes(self) -> dict[str, object]:
        """The own open cards as they are arranged before play."""
        return {} if self.row is None else {"row": list(self.row)}

    def take_notes(self, notes: Mapping[str, object]) -> None:
        """The arrangement; `reset` forgets one that cannot be made."""
        row = notes.get("row")
        if isinstance(row, list) and len(row) == SLOTS and all(isinstance(c, str) for c in row):
            self.row = tuple(row)

    def tally(self, view: ArabkaView) -> TallyContent | None:
        """There is none: a match is one deal."""
        return None

    def results(self, view: ArabkaView) -> ResultsContent:
        """Who won, and how many cards the others were left with."""
        from skillgames.games.arabka.table.sheets import ArabkaSheets  # not needed at start

        return ArabkaSheets(self).results(view, self.levels)

    @classmethod
    def progress(cls, view: ArabkaView) -> str:
        """The cards each player still has, the person's first."""
        left = (
            view.counts[seat] + len(view.opened[seat]) + sum(view.closed[seat])
            for seat in range(view.seats)
        )
        return " : ".join(map(str, left))


TABLE = ArabkaTable
