"""The real window at the table of any game, for what must hold at all of them.

Nothing here knows a game: positions come from matches at random, and what lies on a table
is found by what a screen reader is told of it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QPoint, QPointF

from skillgames.app.thinker import Answer
from skillgames.engine.game import GameDef
from skillgames.engine.match import Match, header_for
from skillgames.widgets.scene import Table
from tests.room import Patient, Room

TRIES = 200
"""So many matches at random are looked through for a position."""

PERSON = 0

Position = Callable[[Match], bool]


def match_for(game: GameDef, options: Mapping[str, object], log: Sequence[str] = ()) -> Match:
    """A match of the person against bots."""
    seats = ("person", *["easy"] * (len(header_for(game, options).seats) - 1))
    return Match(game, header_for(game, options, seats), tuple(log))


def at_random(
    game: GameDef, options: Mapping[str, object], seed: int, wanted: Position | None = None
) -> Match:
    """A match at random, to its end or to the first position that is wanted."""
    rng, match = random.Random(f"{game.slug} {seed}"), match_for(game, options)
    while not match.is_over:
        if isinstance(match.to_act, int):
            match.enter(rng.choice(match.legal_texts()))
        else:
            match.draw(rng)
        if wanted is not None and wanted(match):
            break
    return match


def reached(game: GameDef, options: Mapping[str, object], wanted: Position) -> Match:
    """A match at random, at the first position that is wanted; AssertionError if none is."""
    for seed in range(TRIES):
        match = at_random(game, options, seed, wanted)
        if wanted(match):
            return match
    raise AssertionError(f"{game.slug} never comes to such a position")


def bots_turn(match: Match) -> bool:
    """Whether a bot has been asked, and the person knows."""
    is_bot = isinstance(match.to_act, int) and match.to_act != PERSON
    return is_bot and match.notices_turn(PERSON)


def persons_turn(match: Match) -> bool:
    """Whether the person is asked."""
    return match.to_act == PERSON


class AnyRoom(Room):
    """One open window; `sit` takes the person to a table."""

    game: GameDef

    @property
    def table(self) -> Table:  # type: ignore[override]
        """The table that is open."""
        assert self.window.table is not None
        return self.window.table

    def sit(self, match: Match) -> None:
        """Go on with this match, from the archive."""
        self.game = match.game
        slug, seats = self.game.slug, len(match.header.seats)
        # The disk is not what is tested here, and waiting for it after each entry takes long.
        self.archive._connection.execute("PRAGMA synchronous = OFF")
        if (old := self.archive.running(slug)) is not None:
            self.archive.abandon(old.id)
        number = int(self.archive.begin(slug, "easy", seats, match.header.as_dict()))
        for place, text in enumerate(match.log, start=1):
            self.archive.append(number, place, text)
        self.window.resume_game(slug)
        self.table.guard_ms = 0
        self.settle()

    def enter(self, text: str, *, settle: bool = True) -> None:
        """The move of whoever is to act, the person or the patient bot."""
        controller, before = self.controller, len(self.log)
        move = self.game.rules.parse(text)
        if controller.is_person_to_act:
            self.table.choose(move)
        else:
            assert isinstance(self.thinker, Patient)
            asked = self.thinker.asked[-1]
            self.thinker.answered.emit(Answer(asked.match_id, asked.version, move))
        self.wait(lambda: len(controller.match.log) > before)
        if settle:
            self.settle()

    # --- what lies there -------------------------------------------------------------------

    @property
    def keys(self) -> list[str]:
        """The keys of all that lies on the table, in reading order."""
        return list(self.table.access.names)

    @property
    def lifted(self) -> set[str]:
        """What is lifted or chosen."""
        return {key for key in self.keys if self.table.is_lifted(key)}

    @property
    def usable(self) -> list[str]:
        """The person's things a press of which means something now, each where it is pressed."""
        table = self.table
        mine = [key for key in self.keys if table.can_press(key) and not table.is_off(key)]
        return [key for key in mine if self.found(key)]

    def found(self, key: str) -> bool:
        """Whether a press in its middle means this thing."""
        return self.table.hit(self.stage.mapToScene(self.spot(key))) == key

    def spot(self, what: int | str) -> QPoint:
        """A position on the viewport: the middle of what can be seen of a thing.

        Of a fan that is the left edge of its cards, as far as nothing covers them.
        """
        if isinstance(what, int):
            return super().spot(what)
        area = self.table.rect_of(what)
        y = area.center().y()
        xs = [area.left() + area.width() * n / 16 for n in range(1, 16)]
        free = [x for x in xs if self.table.hit(QPointF(x, y)) == what]
        x = free[len(free) // 2] if free else area.center().x()
        return self.stage.mapFromScene(QPointF(x, y))

    def belongs(self) -> None:
        """Everything lies where the layout has it, and nothing else is on the table."""
        places = {key: item.place for key, item in self.table.items.items()}
        assert places == self.table.layout(self.view)
