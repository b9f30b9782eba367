"""What the contract is tested on: every game with its options and numbers of seats.

`Case` names one such table; `Walk` is a match at random on it, open to the test: the
state is at hand, as only a match has it otherwise. `varied` stops one at positions of every
kind, for tests that take long at each.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations, product
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

MAX_CASES = 8
"""Up to so many combinations of options all are tried; beyond, as many as it takes to have
any value of one option with any value of another."""

VARIED = 60
"""Of a match that has many more positions about so many are looked at."""
OF_EACH_KIND = 3
"""So often, from the beginning and from the end, a kind of entry is looked at."""


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
    """The default options first, then all combinations, or every pair of values."""
    declared = choices(game.options)
    default = {item.name: item.default for item in declared}
    left = [
        dict(zip(default, values, strict=True))
        for values in product(*(item.values for item in declared))
    ]
    left.remove(default)
    found = [default]
    if len(left) < MAX_CASES:
        found += left
    else:
        missing = {pair for options in left for pair in pairs(options)} - pairs(default)
        while missing:
            best = max(left, key=lambda options: len(missing & pairs(options)))
            missing -= pairs(best)
            found.append(best)
    return [Case(game, options) for options in found]


def pairs(options: Mapping[str, OptionValue]) -> set[tuple[object, ...]]:
    """All values of two options that come together here; of a single option its value."""
    together = combinations(options.items(), 2) if len(options) > 1 else [options.items()]
    return {tuple(pair) for pair in together}


CASES = [case for game in registry.all_games() for case in cases_of(game)]


class Walk:
    """A match that is played at random, step by step."""

    def __init__(self, case: Case, seed: object) -> None:
        self.case = case
        self.rules = case.game.rules
        self.rng = random.Random(f"{case} {seed}")
        self.other = random.Random(f"{case} {seed} other")
        """For what a test draws beside the match, which then goes on as it would."""
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

    def enter(self, text: str) -> None:
        """One entry that is given."""
        actor = self.to_act
        if isinstance(actor, int):
            self.rules.play(self.state, self.rules.parse(text))
        else:
            assert actor is not None
            self.rules.settle(self.state, chance.parse_answer(actor, text))
        self.log.append(text)

    def to_the_end(self) -> Walk:
        """Play on until the match is over."""
        while self.to_act is not None:
            self.step()
        return self


def varied(case: Case, seed: object) -> Iterator[Walk]:
    """A match at random, stopped before the first and the last entries of every kind, and
    here and there in between; then the positions that chance hardly ever leads to."""
    log = Walk(case, seed).to_the_end().log
    chosen = looked_at(log)
    walk = Walk(case, seed)
    for number in range(len(log)):
        if number in chosen:
            yield walk
        assert len(walk.log) == number, "who takes a step draws from `other`"
        walk.step()
        assert walk.log[-1] == log[number], "who draws something draws from `other`"
    yield walk
    for rare in getattr(case.hooks, "RARE", ()):
        walk = Walk(case, seed)
        for text in rare:
            walk.enter(text)
        yield walk


def looked_at(log: list[str]) -> set[int]:
    """The numbers of the entries before which the match is looked at."""
    if len(log) <= 2 * VARIED:
        return set(range(len(log)))
    kinds: dict[tuple[str, int], list[int]] = {}
    for number, text in enumerate(log):
        words = text.split()
        kinds.setdefault((words[0], len(words)), []).append(number)
    chosen = set(range(0, len(log), len(log) // VARIED))
    for numbers in kinds.values():
        chosen |= {*numbers[:OF_EACH_KIND], *numbers[-OF_EACH_KIND:]}
    return chosen
