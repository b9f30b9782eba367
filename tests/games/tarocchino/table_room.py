"""The real window at a table of Tarocchino, and hands that play in it."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QPoint

from skillgames import registry
from skillgames.engine.bologna import CODES
from skillgames.engine.match import Match, header_for
from skillgames.games.tarocchino.state import DECLARE, PASS, Phase, is_discard
from skillgames.games.tarocchino.table import TarocchinoTable
from skillgames.games.tarocchino.table.geometry import (
    AWAY,
    BUTTON_KEYS,
)
from tests.room import Room

GAME = registry.game("tarocchino")


def match_of(log: Iterable[str] = ()) -> Match:
    """A match with this log."""
    return Match(GAME, header_for(GAME, {}), tuple(log))


def deck_of(*hands: str, dealer: int = 3, laid: str = "S6 S7") -> tuple[str, ...]:
    """`dealer` and `deck` entries that give the seats these cards, from the lowest seat.

    `laid` are the dealer's last two cards. What is not said is filled up in pack order.
    """
    wanted = [hand.split() for hand in hands] + [[] for _ in range(4 - len(hands))]
    last = laid.split()
    taken = {code for hand in wanted for code in hand} | set(last)
    rest = [code for code in CODES if code not in taken]
    for hand in wanted:
        while len(hand) < 15:
            hand.append(rest.pop(0))
    deck = []
    for packet in range(3):
        for step in range(1, 5):
            deck += wanted[(dealer + step) % 4][5 * packet : 5 * packet + 5]
    return (f"dealer {dealer}", f"deck {' '.join([*deck, *last])}")


def played(seed: object, dealer: int | None = None, entries: int | None = None) -> Match:
    """A match played at random, everybody declaring what can be declared."""
    rng = random.Random(f"taro {seed}")
    match = match_of()
    while match.to_act is not None and (entries is None or len(match.log) < entries):
        if dealer is not None and not match.log:
            match.enter(f"dealer {dealer}")
        elif isinstance(match.to_act, int):
            moves = match.legal_moves()
            match.play(DECLARE if DECLARE in moves else rng.choice(moves))
        else:
            match.draw(rng)
    return match


class TarocchinoRoom(Room):
    """One open window with a table of Tarocchino."""

    SLUG = "tarocchino"
    LEVEL = "easy"

    @property
    def table(self) -> TarocchinoTable:  # type: ignore[override]
        """The table that is open."""
        assert isinstance(self.window.table, TarocchinoTable)
        return self.window.table

    # --- where things are ------------------------------------------------------------------

    def spot(self, what: int | str) -> QPoint:
        """A position on the viewport: of the nth card, a button, or any card at rest."""
        if isinstance(what, str) and what in BUTTON_KEYS:
            return self.stage.mapFromScene(self.table.rect_of(what).center())
        if isinstance(what, str) and what in self.table.order:
            return super().spot(self.table.order.index(what) + 1)
        return super().spot(what)

    # --- what is done ----------------------------------------------------------------------

    def wanted(self) -> Any:
        """A move for the person: declare what there is, lay away or play the first legal."""
        moves = self.controller.legal
        return DECLARE if DECLARE in moves else moves[0]

    def presses(self, move: int) -> list[str]:
        """The keys of what has to be pressed for a move."""
        if is_discard(move):
            first, second = GAME.rules.format(move).split()[1:]
            return [first, second, AWAY]
        if move in (DECLARE, PASS):
            return ["declare" if move == DECLARE else "pass"]
        return [CODES[move]] * 2

    def act(self) -> None:
        """The person moves by presses."""
        before = len(self.log)
        for key in self.presses(self.wanted()):
            self.tap(key)
        assert len(self.log) > before
        self.settle()

    # --- what is shown ---------------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        """What is going on."""
        return self.view.phase  # type: ignore[no-any-return]

    @property
    def pill(self) -> str:
        """The sentence in the pill."""
        seen = self.table._pictures.seen("pill")
        if not isinstance(seen, tuple):
            return ""
        return "".join(part.text for part in seen[0])

    @property
    def panel(self) -> Any:
        """The panel that is painted, None for none."""
        seen = self.table._pictures.seen("panel")
        return seen[1] if isinstance(seen, tuple) else None

    def button(self, key: str) -> Any:
        """A button of the panel."""
        return next(button for button in self.panel.buttons if button.key == key)

    def belongs(self) -> bool:
        """Whether every card lies where the layout of the view has it, and nothing else."""
        table = self.table
        wanted = table.layout(self.view)
        shown = {key: item.place for key, item in table.items.items()}
        return not self.stage.animator.running and wanted == shown
