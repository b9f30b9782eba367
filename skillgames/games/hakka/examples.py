"""Examples for the rules of Hakka cards: cards, and what the rules make of them.

These are the subjects of the figures in the rules text; a table draws them.
"""

from __future__ import annotations

from dataclasses import dataclass

from skillgames.engine.rulebook import Figure
from skillgames.engine.text import Msg, translate
from skillgames.engine.tigers import card_of, codes_in, mask_of_codes
from skillgames.games.hakka.patterns import beats, elders
from skillgames.games.hakka.scoring import DREAM_TRICKS, matching
from skillgames.games.hakka.words import card_list, card_name


@dataclass(frozen=True, slots=True)
class Shown:
    """Cards side by side, face up, with a star on those in `stars`."""

    cards: tuple[str, ...]
    stars: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Answered:
    """A pattern that was led, and another one laid against it."""

    led: tuple[str, ...]
    answer: tuple[str, ...]

    @property
    def beats(self) -> bool:
        """Whether the answer beats what was led."""
        return beats(mask_of_codes(self.answer), mask_of_codes(self.led))


@dataclass(frozen=True, slots=True)
class Dream:
    """The dreamer's card beside a winning hand."""

    card: str
    winning: tuple[str, ...]

    @property
    def matching(self) -> tuple[str, ...]:
        """The cards of the winning hand with the number of the dreamer's card."""
        return tuple(codes_in(matching(mask_of_codes(self.winning), card_of(self.card))))


def stars_among(codes: tuple[str, ...], seen: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Those of these cards that are Elders when `seen` has been played face up."""
    stars = elders(mask_of_codes(seen))
    return tuple(code for code in codes if stars >> card_of(code) & 1)


def shown(caption: Msg, *cards: str, stars: tuple[str, ...] = ()) -> Figure:
    """The figure of some cards."""
    spoken = translate("HakkaRules", "Cards: %1.").with_args(card_list(cards))
    return Figure(Shown(cards, stars), caption, spoken)


def answered(led: str, answer: str) -> Figure:
    """The figure of an answer to a lead, given as codes with blanks between."""
    subject = Answered(tuple(led.split()), tuple(answer.split()))
    names = card_list(subject.led), card_list(subject.answer)
    if subject.beats:
        caption = translate("HakkaRules", "%2 beats %1")
        spoken = translate("HakkaRules", "Led: %1. Laid against it: %2. That beats it.")
    else:
        caption = translate("HakkaRules", "%2 does not beat %1")
        spoken = translate("HakkaRules", "Led: %1. Laid against it: %2. That does not beat it.")
    return Figure(subject, caption.with_args(*names), spoken.with_args(*names))


def dream(card: str, winning: str) -> Figure:
    """The figure of a dreamer's card and a winning hand, given as codes."""
    subject = Dream(card, tuple(winning.split()))
    count = len(subject.matching)
    caption = translate("HakkaRules", "%1 matches %2: the dreamer has %3 tricks")
    caption = caption.with_args(card_name(card), card_list(subject.matching), DREAM_TRICKS + count)
    spoken = translate("HakkaRules", "The dreamer’s card: %1. The winning hand: %2. Matches: %3.")
    return Figure(
        subject, caption, spoken.with_args(card_name(card), card_list(subject.winning), count)
    )
