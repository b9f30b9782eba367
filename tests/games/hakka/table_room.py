"""The real window at a table of Hakka cards, and hands that call, lift and play in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPoint, QPointF

from skillgames import registry
from skillgames.engine.tigers import codes_in
from skillgames.games.hakka.moves import legal_for
from skillgames.games.hakka.state import BEAT, DISCARD, LEAD, PLAYING, cards_of, kind_of
from skillgames.games.hakka.table import HakkaTable
from tests.room import Room

GAME = registry.game("hakka")


class HakkaRoom(Room):
    """One open window with a table of Hakka cards."""

    SLUG = "hakka"

    @property
    def table(self) -> HakkaTable:  # type: ignore[override]
        """The table that is open."""
        assert isinstance(self.window.table, HakkaTable)
        return self.window.table

    # --- what is there ---------------------------------------------------------------------

    @property
    def hand(self) -> tuple[str, ...]:
        """The person's cards from left to right."""
        return self.table.order

    @property
    def lifted(self) -> set[str]:
        """The cards that are drawn lifted."""
        return self.lit("lift")

    @property
    def pill(self) -> str:
        """The sentence at the table."""
        seen = self.table._pictures.seen("pill")
        return "".join(part.text for part in seen[0]) if isinstance(seen, tuple) else ""

    @property
    def shown(self) -> dict[str, Any]:
        """The buttons by key, as they are painted."""
        seen = [self.table._pictures.seen(f"button{n}") for n in range(3)]
        return {one[1].key: one[1] for one in seen if isinstance(one, tuple)}

    # --- hands -----------------------------------------------------------------------------

    def spot(self, what: int | str) -> QPoint:
        """A position on the viewport: of the nth card, or of anything by its key."""
        if isinstance(what, int):
            what = self.hand[what - 1]
        place = self.table.place_of(what)
        if place is None:
            return self.stage.mapFromScene(self.table.rect_of(what).center())
        y = place.y - place.lift * place.lift_px
        return self.stage.mapFromScene(QPointF(place.x, y))

    def press_key(self, key: str) -> None:
        """Press a button of the table and wait for what comes of it."""
        self.tap(key)
        self.settle()

    def lift(self, cards: Sequence[str]) -> None:
        """Lift just these cards by taps: patterns are offered, single ones are added."""
        wanted = set(cards)
        source = cards[0]
        for _ in range(60):
            self.tap(source)
            if self.lifted == wanted:
                return
            if set(self.table.pick.cards) == {source} and self.table.pick.source is None:
                for other in cards[1:]:
                    self.tap(other)
                assert self.lifted == wanted
                return
        raise AssertionError(f"{cards} cannot be lifted")

    def play_once(self, choose: int = 0) -> str:
        """Make one legal move by presses; the text of it."""
        view = self.view
        moves = legal_for(view)
        if view.phase != PLAYING:
            key = list(self.shown)[choose % len(self.shown)]
            self.press_key(key)
            return key
        move = moves[choose % len(moves)]
        self.lift(codes_in(cards_of(move)))
        kind = kind_of(move)
        assert kind in (LEAD, BEAT, DISCARD)
        self.press_key("discard" if kind == DISCARD else "play")
        return GAME.rules.format(move)

    def enter(self, text: str) -> None:
        """Let this entry happen, whoever's it is: a move, the dealer, a pack."""
        if self.window.sheet is not None:
            self.window.close_sheet()
        self.controller._commit(self.controller.match.enter(text))
