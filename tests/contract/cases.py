"""What the contract is tested on: every game with its options and numbers of seats.

`Case` names one such table; `Walk` is a match at random on it, open to the test: the
state is at hand, as only a match has it otherwise.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product
from types import ModuleType
from typing import Any

from skillgames import registry
from skillgames.engine import chance
from skillgames.engine.chance import Chance
from skillgames.engine.events import Event
from skillgames.engine.game import GameDef, OptionValue, choices, options_from
from skillgames.engine.match import Header, header_for

MAX_ENTRIES = 20_000
"""A match that goes on longer will not end."""

MAX_CASES = 24
"""Up to so many combinations of options all are tried; beyond, each value once."""


@dataclass(frozen=True)
class Case:
    """A game with options."""

    game: GameDef
    options: Mapping[str, OptionValue]

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.game.slug, *chosen])

    @property
    def header(self) -> Header:
        """A header with open seats."""
        return header_for(self.game, self.options)

    @property
    def hooks(self) -> ModuleType:
        """What the contract cannot know about this game: see `hooks/__init__.py`."""
        return importlib.import_module(f"tests.contract.hooks.{self.game.slug}")


def cases_of(game: GameDef) -> list[Case]:
    """The default options first, then all combinations, or each value of each option."""
    declared = choices(game.options)
    default = {item.name: item.default for item in declared}
    found = [default]
    combinations = [
        dict(zip(default, values, strict=True))
        for values in product(*(item.values for item in declared))
    ]
    if len(combinations) > MAX_CASES:
        combinations = [{**default, item.name: v} for item in declared for v in item.values]
    found += [options for options in combinations if options != default]
    return [Case(game, options) for options in found]


CASES = [case for game in registry.all_games() for case in cases_of(game)]


class Walk:
    """A match that is played at random, step by step."""

    def __init__(self, case: Case, seed: object) -> None:
        self.case = case
        self.rules = case.game.rules
        self.rng = random.Random(f"{case} {seed}")
        self.seats = range(len(case.header.seats))
        self.log: list[str] = []
        self.state: Any = self.rules.start(options_from(case.game.options, case.options))

    @property
    def to_act(self) -> int | Chance | None:
        """A seat, the awaited chance, or None at the end."""
        return self.rules.to_act(self.state)

    def step(self, move: Any = None) -> list[Event]:
        """One entry, a move (this one or any) or the answer of chance; what happened."""
        actor = self.to_act
        assert actor is not None
        assert len(self.log) < MAX_ENTRIES, f"{self.case} does not end"
        tell: list[Event] = []
        if isinstance(actor, int):
            if move is None:
                move = self.rng.choice(self.rules.legal_moves(self.state))
            text = self.rules.format(move)
            self.rules.play(self.state, move, tell)
        else:
            answer = chance.draw(actor, self.rng)
            text = chance.format_answer(actor, answer)
            self.rules.settle(self.state, answer, tell)
        self.log.append(text)
        return tell

    def to_the_end(self) -> Walk:
        """Play on until the match is over."""
        while self.to_act is not None:
            self.step()
        return self
