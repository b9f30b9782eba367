"""The data of a match of Yacht: options, moves, state, view.

A move is an int: 1 … 31 throws the slots of this mask (bit 0 is slot 1), `write_move(box)`
writes the roll into a box. Everything lies open: a view holds the whole state.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from skillgames.engine.game import Result, choice
from skillgames.engine.text import QT_TRANSLATE_NOOP, translate
from skillgames.games.yacht.scoring import (
    BOXES,
    DICE,
    EMPTY_COLUMN,
    Column,
    bonus,
    is_yacht,
    points,
    total,
    upper_sum,
)
from skillgames.games.yacht.targets import TARGETS

ROUNDS = len(BOXES)
ROLLS = 3
"""Rolls in a turn."""
ALL_SLOTS = (1 << DICE) - 1
"""The move that throws all five dice."""
FIRST_WRITE = 1 << DICE
SOLO = 1


@dataclass(frozen=True, slots=True)
class YachtOptions:
    """How many play, and what is to be reached alone."""

    seats: int = choice(
        2,
        (1, 2, 3, 4),
        QT_TRANSLATE_NOOP("Yacht", "Players"),
        (
            QT_TRANSLATE_NOOP("Yacht", "Solo"),
            QT_TRANSLATE_NOOP("Yacht", "1 bot"),
            QT_TRANSLATE_NOOP("Yacht", "2 bots"),
            QT_TRANSLATE_NOOP("Yacht", "3 bots"),
        ),
    )
    target: int = choice(
        235,
        TARGETS,
        QT_TRANSLATE_NOOP("Yacht", "Target in Solo"),
        tuple(translate("Yacht", "%1 points").with_args(points) for points in TARGETS),
    )


# --- moves -----------------------------------------------------------------------------


def roll_move(slots: tuple[int, ...]) -> int:
    """The move that throws these slots, 0 … 4."""
    return sum(1 << slot for slot in slots)


def write_move(box: int) -> int:
    """The move that writes the roll into this box."""
    return FIRST_WRITE + box


def is_roll(move: int) -> bool:
    """Whether a move throws dice; otherwise it writes."""
    return move < FIRST_WRITE


def slots_of(move: int) -> tuple[int, ...]:
    """The slots a roll throws, 0 … 4 in ascending order."""
    return tuple(slot for slot in range(DICE) if move >> slot & 1)


def box_of(move: int) -> int:
    """The box a move writes into."""
    return move - FIRST_WRITE


Dice = tuple[int, ...]
"""Five values by slot."""

Entry = tuple[int, Dice]
"""A box that was filled, and the dice that were written there."""


def keeping(dice: Dice, kept: Sequence[int]) -> int:
    """The move that holds these values and throws the rest, at least one die; of equal
    dice those in the lower slots are held."""
    wanted = list(kept)
    thrown = []
    for slot, value in enumerate(dice):
        if value in wanted:
            wanted.remove(value)
        else:
            thrown.append(slot)
    return roll_move(tuple(thrown))


# --- state and view --------------------------------------------------------------------


class YachtState:
    """A position, changed in place by the rules; only `Match` owns the true one.

    After the last box is filled it stays as between two turns: no dice, all rolls left,
    the last seat in turn.
    """

    __slots__ = (
        "columns",
        "dice",
        "over",
        "rolls_left",
        "round",
        "target",
        "thrown",
        "turn",
        "written",
    )

    def __init__(self, seats: int, target: int | None) -> None:
        """The state before the first roll."""
        self.target = target
        """What is to be reached in Solo, else None."""
        self.round = 1
        """Number of the round, 1 … 13."""
        self.turn = 0
        """The seat whose turn it is, or was when the match ended."""
        self.dice: Dice | None = None
        """The dice of the turn, None before its first roll is known."""
        self.rolls_left = ROLLS
        self.thrown = 0
        """The slots in the air as a mask, 0 while no chance is awaited."""
        self.columns: tuple[Column, ...] = (EMPTY_COLUMN,) * seats
        """By seat."""
        self.written: tuple[tuple[Entry, ...], ...] = ((),) * seats
        """By seat, what was written in each round so far."""
        self.over = False

    def copy(self) -> YachtState:
        """An independent copy."""
        twin = YachtState.__new__(YachtState)
        twin.target = self.target
        twin.round = self.round
        twin.turn = self.turn
        twin.dice = self.dice
        twin.rolls_left = self.rolls_left
        twin.thrown = self.thrown
        twin.columns = self.columns
        twin.written = self.written
        twin.over = self.over
        return twin


@dataclass(frozen=True, slots=True)
class YachtView:
    """What one seat knows: everything; plain data that can be pickled."""

    seat: int
    target: int | None
    round: int
    turn: int
    """The seat whose turn it is, or was when the match ended."""
    dice: Dice | None
    rolls_left: int
    thrown: int
    """The slots in the air as a mask, 0 while no chance is awaited."""
    columns: tuple[Column, ...]
    result: Result | None
    written: tuple[tuple[Entry, ...], ...] = ()
    """By seat, the box and the dice of each round so far, for whoever looks back."""

    @property
    def to_act(self) -> int | None:
        """The seat to act, None while dice are in the air and after the end."""
        return self.turn if not self.thrown and self.result is None else None

    @property
    def upper(self) -> tuple[int, ...]:
        """By seat, the plain sum of the upper boxes."""
        return tuple(map(upper_sum, self.columns))

    @property
    def bonus(self) -> tuple[int, ...]:
        """By seat, the bonus as far as it is reached."""
        return tuple(map(bonus, self.columns))

    @property
    def totals(self) -> tuple[int, ...]:
        """By seat, all points so far."""
        return tuple(map(total, self.columns))

    def yachts(self, seat: int) -> int:
        """How many turns of a seat ended with five alike, whatever box they went to."""
        return sum(is_yacht(dice) for _, dice in self.written[seat])

    def course(self, seat: int) -> tuple[int, ...]:
        """The total of a seat after each round, from 0 before the first one."""
        column = list(EMPTY_COLUMN)
        totals = [0]
        for box, dice in self.written[seat]:
            column[box] = points(box, dice)
            totals.append(total(tuple(column)))
        return tuple(totals)
