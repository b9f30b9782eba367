"""What a seat may do with the cards it has lifted: data for a table.

Everything is judged from the seat's own view.
"""

from __future__ import annotations

from dataclasses import dataclass

from skillgames.games.hakka.patterns import Pattern, beats, pattern_of, patterns_with
from skillgames.games.hakka.state import BEAT, DISCARD, LEAD, PLAYING, HakkaView


@dataclass(frozen=True, slots=True)
class Lifted:
    """What some cards of the own hand form, and what may be done with them."""

    cards: int
    """The cards as a mask."""
    pattern: Pattern | None
    """The run, set or single they form; None for anything else."""
    needed: int | None
    """How many cards the answer to this trick needs; None for a lead."""
    beats: bool
    """Whether they beat the best pattern of the trick. False for a lead."""
    play: int | None
    """The move that leads them or beats with them, None when the rules forbid it."""
    discard: int | None
    """The move that discards them, None when the rules forbid it."""


def lifted(view: HakkaView, cards: int, legal: frozenset[int]) -> Lifted:
    """What the lifted cards are worth; `legal` are the legal moves of this seat, empty
    when it is not its turn. The cards are some of the own hand."""
    best = view.best if view.phase == PLAYING else None
    higher = best is not None and beats(cards, best.cards)
    play = (LEAD if best is None else BEAT) | cards
    discard = DISCARD | cards
    return Lifted(
        cards=cards,
        pattern=pattern_of(cards),
        needed=None if best is None else best.size,
        beats=higher,
        play=play if cards and play in legal else None,
        discard=discard if cards and discard in legal else None,
    )


def offers(view: HakkaView, card: int, legal: frozenset[int]) -> list[int]:
    """The patterns of the own hand that hold this card and may be played now, as masks,
    the largest first; `legal` are the legal moves of this seat.

    When it is not this seat's turn, all runs and sets that hold the card.
    """
    groups = patterns_with(card, view.hand)
    if not legal:
        return groups
    kind = LEAD if view.best is None else BEAT
    return [cards for cards in (*groups, 1 << card) if kind | cards in legal]
