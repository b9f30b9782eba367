"""Logs of matches of Fishing for tests: given cards, or a match played up to some moment."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from skillgames import registry
from skillgames.engine.cards import CODES
from skillgames.engine.match import Match, header_for

SEATS = ("person", "hard")


def deck(person: str, bot: str, table: str, then: str = "") -> str:
    """The first entry of a match: the person begins with these cards; `then` is dealt next.

    Each four codes, parted by blanks; the rest of the pack follows in its order.
    """
    first = [*person.split(), *bot.split(), *table.split(), *then.split()]
    assert len(first) == len(set(first)) == 12 + len(then.split())
    return "deck " + " ".join([*first, *(code for code in CODES if code not in first)])


def fishing(log: Sequence[str] = ()) -> Match:
    """The match of a person and a bot with this log."""
    game = registry.game("fishing")
    return Match(game, header_for(game, {}, SEATS), log)


def played(seed: int, until: Callable[[Match], bool]) -> tuple[str, ...]:
    """The log of a match with random moves, up to the first moment that is wanted."""
    rng = random.Random(seed)
    match = fishing()
    while not until(match):
        assert not match.is_over, "the moment never came"
        if isinstance(match.to_act, int):
            match.play(rng.choice(match.legal_moves()))
        else:
            match.draw(rng)
    return tuple(match.log)


def decks(log: Sequence[str]) -> int:
    """How many packs a log has, the number of rounds begun."""
    return sum(text.startswith("deck") for text in log)


def whole(seed: int) -> tuple[str, ...]:
    """The log of a whole match with random moves."""
    return played(seed, lambda match: match.is_over)


def before_the_last_card_of_the_person(seed: int, last_round: bool = False) -> tuple[str, ...]:
    """A log after which the person has one card and the round ends with it, or with the
    bot's answer; with `last_round` that also ends the match."""
    log = whole(seed)
    rounds = decks(log)
    for end in range(len(log) - 1, 0, -1):
        match = fishing(log[:end])
        wanted = rounds if last_round else 1
        view = match.view(0)
        if (
            match.to_act == 0
            and match.version
            and decks(log[:end]) == wanted
            and view.stock == 0
            and view.hand.bit_count() == 1
        ):
            return log[:end]
    raise AssertionError("no such moment")
