"""A tiny game with everything the door knows and Fishing lacks: options, more seats, dice.

A dealer is picked, two dice say how many stones lie there, and from the dealer on the
seats take one to three in turn; whoever takes the last one wins.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from skillgames import registry
from skillgames.bots.budget import Budget, Choice
from skillgames.engine.chance import Answer, Chance, Pick, Roll
from skillgames.engine.errors import IllegalMove
from skillgames.engine.events import Event, JsonValue
from skillgames.engine.game import GameDef, Level, Prepared, Result, Rules, choice
from skillgames.engine.text import Msg


def _msg(text: str) -> Msg:
    return Msg("Toy", text)


@dataclass(frozen=True, slots=True)
class ToyOptions:
    seats: int = choice(2, (2, 3, 4), _msg("Players"), tuple(map(_msg, "234")))
    quick: bool = choice(False, (False, True), _msg("Quick"))
    colour: str = choice("red", ("red", "blue"), _msg("Colour"), (_msg("Red"), _msg("Blue")))


@dataclass(slots=True)
class ToyState:
    seats: int
    turn: int = -1
    stones: int = 0
    dealt: bool = False
    taken: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Took(Event):
    kind = "took"
    seat: int
    stones: int


class ToyRules(Rules[ToyOptions, ToyState, int, ToyState]):
    options = ToyOptions

    def start(self, options: ToyOptions) -> ToyState:
        return ToyState(options.seats)

    def to_act(self, state: ToyState) -> int | Chance | None:
        if state.turn < 0:
            return Pick(state.seats)
        if not state.dealt:
            return Roll(2)
        return state.turn if state.stones else None

    def legal_moves(self, state: ToyState) -> list[int]:
        return list(range(1, min(3, state.stones) + 1))

    def why_not(self, state: ToyState, move: int) -> Msg | None:
        return None if move in self.legal_moves(state) else _msg("Too many.")

    def play(self, state: ToyState, move: int, tell: list[Event] | None = None) -> None:
        if tell is not None:
            tell.append(Took(state.turn, move))
        state.stones -= move
        state.taken = (*state.taken, state.turn)
        state.turn = (state.turn + 1) % state.seats

    def settle(self, state: ToyState, answer: Answer, tell: list[Event] | None = None) -> None:
        if state.turn < 0:
            state.turn = int(answer[0])
        else:
            state.stones = sum(map(int, answer))
            state.dealt = True

    def view(self, state: ToyState, seat: int) -> ToyState:
        return replace(state)

    def result(self, state: ToyState) -> Result | None:
        if not state.dealt or state.stones:
            return None
        last = state.taken[-1]
        return Result(tuple(int(s == last) for s in range(state.seats)), (last,), "last stone")

    def parse(self, text: str) -> int:
        word, _, number = text.partition(" ")
        if word != "take" or not number.isdecimal():
            raise IllegalMove(_msg("“%1” is no move.").with_args(text))
        return int(number)

    def format(self, move: int) -> str:
        return f"take {move}"

    def describe(self, state: ToyState) -> dict[str, JsonValue]:
        return {"stones": state.stones, "taken": list(state.taken)}

    def describe_view(self, view: ToyState) -> dict[str, JsonValue]:
        return {**self.describe(view), "seat": 0, "seen": None}


def _bot(view: ToyState, budget: Budget) -> Choice:
    return Choice(budget.rng.randint(1, min(3, view.stones)))


def prepare(folder: Path, progress: Callable[[float], None]) -> Prepared:
    """Write a file and say so."""
    progress(0.5)
    (folder / "toy.txt").write_text("ready")
    progress(1.0)
    return Prepared(f"toy is ready in {folder.name or folder}")


GAME = GameDef(
    slug="toy",
    name=_msg("Toy"),
    tagline=_msg("stones"),
    subtitle=_msg("Take the last stone"),
    levels={level: _msg(f"Plays {level}.") for level in Level},
    load_rules=ToyRules,
    rules_version=3,
    seats=(2, 4),
    prepare=prepare,
)


@contextmanager
def installed(game: GameDef = GAME, bot: Callable[..., Choice] = _bot) -> Iterator[GameDef]:
    """The toy is a game of the house while this lasts."""
    package: Any = ModuleType("skillgames.games.toy")
    package.GAME = game
    bots: Any = ModuleType("skillgames.games.toy.bot")
    bots.LEVELS = dict.fromkeys(Level, bot)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, package.__name__, package)
        patch.setitem(sys.modules, bots.__name__, bots)
        patch.setattr(registry, "SLUGS", (*registry.SLUGS, "toy"))
        registry.game.cache_clear()
        yield game
    registry.game.cache_clear()
