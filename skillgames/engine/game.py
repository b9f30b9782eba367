"""The contract every game fulfils: levels, options, rules, result, descriptor."""

from __future__ import annotations

import importlib
import importlib.util
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields
from enum import StrEnum
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, Generic, TypeVar

from skillgames.engine.chance import Answer, Chance
from skillgames.engine.errors import GameError
from skillgames.engine.events import Event, JsonValue
from skillgames.engine.text import QT_TRANSLATE_NOOP, Msg, translate


class Level(StrEnum):
    """The four strengths of a bot, weakest first; the values are used everywhere."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    INSANE = "insane"


LEVEL_NAMES: Mapping[Level, Msg] = {
    Level.EASY: QT_TRANSLATE_NOOP("Level", "Easy"),
    Level.MEDIUM: QT_TRANSLATE_NOOP("Level", "Medium"),
    Level.HARD: QT_TRANSLATE_NOOP("Level", "Hard"),
    Level.INSANE: QT_TRANSLATE_NOOP("Level", "Insane"),
}

PERSON = "person"
OPEN = "open"
SEAT_KINDS: tuple[str, ...] = (PERSON, *(level.value for level in Level), OPEN)
"""Who may sit on a seat: a person, a bot of a level, or moves that come from outside."""


# --- options ---------------------------------------------------------------------------

OptionValue = int | bool | str


@dataclass(frozen=True, slots=True)
class Choice:
    """What `choice()` declares about an option: its values and how people call them."""

    name: str
    default: OptionValue
    values: tuple[OptionValue, ...]
    label: Msg
    names: tuple[Msg, ...]


def choice(
    default: OptionValue,
    values: tuple[OptionValue, ...],
    label: Msg,
    names: tuple[Msg, ...] = (),
) -> Any:
    """Declare a field of a game's options dataclass.

    `values` are all that may be chosen, in the order of the setup sheet; `label`
    names the option, `names` the values (none for a bool: it is a toggle).
    """
    return field(default=default, metadata={"values": values, "label": label, "names": names})


def choices(options_type: type) -> tuple[Choice, ...]:
    """The declared options of an options dataclass, in order."""
    return tuple(
        Choice(
            f.name,
            f.default,
            f.metadata["values"],
            f.metadata["label"],
            f.metadata["names"],
        )
        for f in fields(options_type)
        if f.default is not MISSING
    )


def options_from(options_type: type[OptionsT], given: Mapping[str, object]) -> OptionsT:
    """Options from foreign data; what is left out takes its default.

    GameError, naming the field, for an unknown option, a wrong type (True is no
    number) or a value that cannot be chosen.
    """
    declared = {item.name: item for item in choices(options_type)}
    for name, value in given.items():
        item = declared.get(str(name))
        if item is None:
            raise GameError(
                translate("Options", "There is no option “%1”.").with_args(str(name)[:40])
            )
        if type(value) is not type(item.default) or value not in item.values:
            raise GameError(
                translate("Options", "The option “%1” cannot have this value.").with_args(name)
            )
    return options_type(**given)


def options_dict(options: object) -> dict[str, OptionValue]:
    """Options as they stand in a header, every field given."""
    return {item.name: getattr(options, item.name) for item in choices(type(options))}


def options_schema(options_type: type) -> dict[str, JsonValue]:
    """A JSON schema of the options, every one with its default."""
    kinds = {bool: "boolean", int: "integer", str: "string"}
    properties: dict[str, JsonValue] = {
        item.name: {
            "type": kinds[type(item.default)],
            "enum": list(item.values),
            "default": item.default,
        }
        for item in choices(options_type)
    }
    return {"type": "object", "properties": properties, "additionalProperties": False}


# --- rules -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended.

    `scores` by seat (partners have the same figure), `winners` the seats that
    share first place, `reason` a short text that is never empty.
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str

    def as_dict(self) -> dict[str, JsonValue]:
        """The result as records and the door write it."""
        return {
            "scores": list(self.scores),
            "winners": list(self.winners),
            "reason": self.reason,
        }


OptionsT = TypeVar("OptionsT")
StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")
ViewT = TypeVar("ViewT")


class Rules(ABC, Generic[OptionsT, StateT, MoveT, ViewT]):
    """The rules of a game: deterministic, without clock, chance, input or output.

    A state is a small slotted class with a cheap `copy()`; a move is any small
    hashable value. `play` and `settle` trust their caller and change the state in
    place; `Match` checks first.
    """

    options: type[OptionsT]
    """Frozen dataclass of options declared with `choice()`."""

    @abstractmethod
    def start(self, options: OptionsT) -> StateT:
        """The state before anything happened; usually chance is to act."""

    @abstractmethod
    def to_act(self, state: StateT) -> int | Chance | None:
        """A seat, the chance that is awaited, or None when the match is over."""

    @abstractmethod
    def legal_moves(self, state: StateT) -> Sequence[MoveT]:
        """All moves of the seat to act, in a stable order; empty when no seat is to act.

        Where there may be hundreds, the sequence may make each when it is looked at.
        """

    @abstractmethod
    def why_not(self, state: StateT, move: MoveT) -> Msg | None:
        """None for a legal move, else the sentence that says why it is refused."""

    @abstractmethod
    def play(self, state: StateT, move: MoveT, tell: list[Event] | None = None) -> None:
        """Carry out a legal move in place; events are appended to `tell`."""

    @abstractmethod
    def settle(self, state: StateT, answer: Answer, tell: list[Event] | None = None) -> None:
        """Carry out the answer of the awaited chance in place."""

    @abstractmethod
    def view(self, state: StateT, seat: int) -> ViewT:
        """All that this seat could know and remember, and nothing more."""

    @abstractmethod
    def result(self, state: StateT) -> Result | None:
        """The result, or None while the match goes on."""

    def hand_scores(self, state: StateT) -> list[tuple[int | None, ...]]:
        """What each seat won or lost in each scored hand so far, None where it sat out.

        A game that scores a match hand by hand, each for itself, overrides this; by
        default a finished match is one hand with the scores of its result.
        """
        result = self.result(state)
        return [] if result is None else [result.scores]

    @abstractmethod
    def parse(self, text: str) -> MoveT:
        """The move in a text, cards in any order; IllegalMove when it cannot be read."""

    @abstractmethod
    def format(self, move: MoveT) -> str:
        """The canonical text of a move; `parse(format(move)) == move`."""

    def seen_move(self, state: StateT, move: MoveT, seat: int) -> str:
        """The text of a move, made in this state, as this seat may know it.

        By default moves are open. A game that hides one writes what it hides as "??",
        and "" when this seat must not notice that anybody moved: its view and the
        events it sees are then the same as before.
        """
        return self.format(move)

    def notices_turn(self, state: StateT, seat: int) -> bool:
        """Whether this seat may notice that the seat to act is being asked.

        False for a question that is shown to the asked seat alone: nobody else sees
        whose turn it is, nor that the table waits.
        """
        return True

    @abstractmethod
    def describe(self, state: StateT) -> dict[str, JsonValue]:
        """The state as plain data, with the keys of the game's rules, unblanked."""

    @abstractmethod
    def describe_view(self, view: ViewT) -> dict[str, JsonValue]:
        """A view as plain data: the keys of `describe`, hidden cards "??", plus
        `seat` and `seen`; equal views give equal data."""


AnyRules = Rules[Any, Any, Any, Any]
"""The rules of whatever game."""


# --- descriptor ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Prepared:
    """What a preparation tells: a report for people, and whether all that it made agrees
    with what is known about it."""

    report: str = ""
    is_right: bool = True


Prepare = Callable[[Path, Callable[[float], None]], Prepared]


@dataclass(frozen=True, kw_only=True)
class GameDef:
    """All the house needs to know about a game; its rules and parts load on first use.

    The first page shows every game before anybody plays one, so a descriptor is words and
    numbers: what imports of the game's modules are needed stands inside its functions.
    """

    slug: str
    """Key in commands, records and columns; also the folder's name."""

    name: Msg
    """What people call the game."""

    tagline: Msg
    """The short line under the name on its tile: players and kind."""

    subtitle: Msg
    """One sentence under the name on the setup sheet."""

    levels: Mapping[Level, Msg]
    """For each level one sentence on how it plays."""

    load_rules: Callable[[], AnyRules]
    """Imports and makes the rules; everybody else asks for `rules`."""

    rules_version: int
    """Grows when an old log may no longer replay."""

    seats: tuple[int, int]
    """Fewest and most players; where they differ the option `seats` says how many."""

    partners: bool = False
    """Whether seats n and n + 2 play together and share their score."""

    scores: bool = True
    """Whether the scores of a result are points worth telling, more being better;
    False where they only mark the winners."""

    settings: tuple[str, ...] = ()
    """Names of settings the setup sheet shows for this game."""

    by_level: Mapping[str, Mapping[Level, OptionValue]] = field(default_factory=dict)
    """Options the level decides where a person plays; the setup sheet does not show them."""

    alone: Mapping[Level, Msg] = field(default_factory=dict)
    """For each level its sentence where nobody else plays; empty where that cannot be."""

    prepare: Prepare | None = None
    """Once per machine: `prepare(cache folder, progress) -> Prepared`."""

    @cached_property
    def rules(self) -> AnyRules:
        """The one implementation of the rules, imported when it is first asked for.

        RuntimeError where they cannot be loaded: a program in pieces must not be taken
        for a match that cannot be read.
        """
        try:
            return self.load_rules()
        except Exception as error:
            raise RuntimeError(f"the rules of {self.slug} cannot be loaded") from error

    @property
    def options(self) -> type:
        """The dataclass of the options; it comes with the rules."""
        return self.rules.options

    def seat_count(self, options: object) -> int:
        """How many players a match with these options has."""
        fewest, most = self.seats
        return fewest if fewest == most else int(getattr(options, "seats"))  # noqa: B009

    def part(self, name: str) -> ModuleType:
        """The module `name` of this game ("bot", "words", "table"), imported now."""
        return importlib.import_module(self.module(name))

    def has(self, name: str) -> bool:
        """Whether there is a module of this name; nothing is imported but the game itself."""
        try:
            return importlib.util.find_spec(self.module(name)) is not None
        except ModuleNotFoundError:
            return False

    def module(self, name: str) -> str:
        """The full name of a module of this game, whether it is there or not."""
        return f"skillgames.games.{self.slug}.{name}"
