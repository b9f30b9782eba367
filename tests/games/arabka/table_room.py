"""The real window at a table of Arabka, and hands that lift, lay and take in it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint

from skillgames import registry
from skillgames.games.arabka.state import ArabkaState
from skillgames.games.arabka.table import ArabkaTable
from skillgames.games.arabka.table.geometry import MAIN, SIDE
from skillgames.games.arabka.table.layout import BURNED
from skillgames.widgets.place import Place
from tests.room import Room

GAME = registry.game("arabka")


class ArabkaRoom(Room):
    """One open window with a table of Arabka."""

    SLUG = "arabka"
    LEVEL = "easy"

    @property
    def table(self) -> ArabkaTable:  # type: ignore[override]
        """The table that is open."""
        assert isinstance(self.window.table, ArabkaTable)
        return self.window.table

    def lay_out(self, state: ArabkaState) -> None:
        """Go on from a position no log has led to; the match is then only good for playing."""
        options = {
            "seats": len(state.hands),
            "strict": state.strict,
            "voluntary": state.voluntary,
        }
        self.store(("dealer 0",), options=options)
        self.window.resume_game("arabka")
        self.stage.animator.finish()
        self.settle()
        controller = self.controller
        controller.match._state = state
        self.table.guard_ms = 0
        self.table.show_view(controller.view, controller.legal)
        self.window.playing.go_on()
        self.settle()

    @property
    def moves(self) -> list[str]:
        """The moves that have been made, without dealer and deck."""
        return self.log[2:]

    # --- where things are ------------------------------------------------------------------

    def spot(self, what: int | str) -> QPoint:
        """A position on the viewport: of the nth card of the hand, or of anything by key."""
        if isinstance(what, int):
            return super().spot(what)
        return self.stage.mapFromScene(self.table.spot_of(what))

    def lay(self, *codes: str) -> None:
        """Tap these cards, and PLAY."""
        for code in codes:
            self.tap(code)
        assert self.lifted == set(codes)
        self.press_main()

    def press_main(self) -> None:
        """Tap PLAY or READY."""
        self.tap(MAIN)
        self.settle()

    def press_side(self) -> None:
        """Tap TAKE or END TURN."""
        self.tap(SIDE)
        self.settle()

    # --- what is shown ---------------------------------------------------------------------

    @property
    def hand(self) -> tuple[str, ...]:
        """The person's cards from left to right."""
        return self.table.hand

    @property
    def lifted(self) -> set[str]:
        """The cards that look lifted."""
        return self.lit("lift")

    @property
    def dimmed(self) -> set[str]:
        """The cards of the hand that look as if they could not be used."""
        return self.lit("dim") - {BURNED}

    def words(self, key: str) -> str:
        """What stands on a button; empty where there is none."""
        seen = self.table._pictures.seen(key)
        return str(seen[1].words) if isinstance(seen, tuple) else ""

    def look(self, key: str) -> Any:
        """How a button looks."""
        seen = self.table._pictures.seen(key)
        assert isinstance(seen, tuple)
        return seen[1]

    def plate(self, seat: int) -> tuple[str, str, bool, str]:
        """Name, second line, whether the turn is there, and the tag of a plate."""
        seen = self.table._pictures.seen(f"plate{seat}")
        assert isinstance(seen, tuple)
        return seen[1], seen[2], seen[3], seen[4] or ""

    def line(self, name: str) -> str:
        """What stands under stock, pile, or what is out."""
        seen = self.table._pictures.seen(f"line:{name}")
        assert isinstance(seen, tuple)
        return str(seen[1])

    @property
    def pill(self) -> str:
        """The sentence over the own cards."""
        seen = self.table._pictures.seen("pill")
        parts = seen[0] if isinstance(seen, tuple) else ()
        return "".join(part.text or part.suit for part in parts)

    def places(self) -> dict[str, Place]:
        """Where every item is now."""
        return {key: item.place for key, item in self.table.items.items()}

    def belongs(self) -> None:
        """Everything lies where the layout has it, and nothing else is on the table."""
        assert self.places() == self.table.layout(self.view)
        assert not self.table._retired
