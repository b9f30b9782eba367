"""What rules ask of chance, how an answer is written, checked and drawn.

Rules never draw. They say what they wait for (`Pick`, `Shuffle`, `Roll`); the
match gets an answer, checks it here and writes it into its log. An answer is a
tuple: of one int for a pick, of card codes for a shuffle, of ints for a roll.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass

from skillgames.engine.errors import ImpossibleChance
from skillgames.engine.text import translate

Answer = tuple[int, ...] | tuple[str, ...]

KINDS = ("dealer", "deck", "dice")
"""The first words of all chance texts; no move of any game begins with one."""

DIE_SIDES = 6


@dataclass(frozen=True, slots=True)
class Pick:
    """One of `options` equal chances, 0 … options − 1; text `dealer 2`."""

    options: int
    kind: str = "dealer"

    @property
    def ask(self) -> str:
        """How the open question is written: `dealer 4`."""
        return f"{self.kind} {self.options}"


@dataclass(frozen=True, slots=True)
class Shuffle:
    """A uniformly random order of these cards (codes); text `deck 2S TD …`."""

    cards: tuple[str, ...]
    kind: str = "deck"

    @property
    def ask(self) -> str:
        """How the open question is written: `deck 52`."""
        return f"{self.kind} {len(self.cards)}"


@dataclass(frozen=True, slots=True)
class Roll:
    """That many six-sided dice; text `dice 4 2`."""

    count: int
    kind: str = "dice"

    @property
    def ask(self) -> str:
        """How the open question is written: `dice 5`."""
        return f"{self.kind} {self.count}"


Chance = Pick | Shuffle | Roll


def draw(chance: Chance, rng: random.Random) -> Answer:
    """A fair answer, drawn with this generator; every possible one is equally likely."""
    match chance:
        case Pick():
            return (rng.randrange(chance.options),)
        case Shuffle():
            cards = list(chance.cards)
            rng.shuffle(cards)
            return tuple(cards)
        case Roll():
            return tuple(rng.randrange(DIE_SIDES) + 1 for _ in range(chance.count))


def format_answer(chance: Chance, answer: Answer) -> str:
    """The text of an answer, as it stands in a log."""
    return " ".join((chance.kind, *map(str, answer)))


def is_chance_text(text: str) -> bool:
    """Whether a text is an answer of chance rather than a move, by its first word."""
    return text.split(" ", 1)[0] in KINDS


def parse_answer(chance: Chance, text: str) -> Answer:
    """The answer in a text; ImpossibleChance when this chance cannot give it."""
    kind, *words = text.split(" ")
    if kind != chance.kind:
        raise ImpossibleChance(
            translate("Chance", "The table waits for “%1”.").with_args(chance.ask)
        )
    match chance:
        case Pick():
            return _numbers(words, 1, 0, chance.options - 1)
        case Shuffle():
            return _order(words, chance.cards)
        case Roll():
            return _numbers(words, chance.count, 1, DIE_SIDES)


def _numbers(words: list[str], count: int, low: int, high: int) -> tuple[int, ...]:
    if len(words) != count:
        raise ImpossibleChance(
            translate("Chance", "%1 numbers are needed here, not %2.").with_args(count, len(words))
        )
    allowed = {str(value): value for value in range(low, high + 1)}
    if not all(word in allowed for word in words):
        raise ImpossibleChance(
            translate("Chance", "Only numbers from %1 to %2 can come here.").with_args(low, high)
        )
    return tuple(allowed[word] for word in words)


def _order(words: list[str], cards: tuple[str, ...]) -> tuple[str, ...]:
    if len(words) != len(cards):
        raise ImpossibleChance(
            translate("Chance", "A pack of %1 cards is needed here, not %2.").with_args(
                len(cards), len(words)
            )
        )
    if Counter(words) != Counter(cards):
        raise ImpossibleChance(translate("Chance", "Each card of the pack must come exactly once."))
    return tuple(words)
