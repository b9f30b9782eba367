"""Examples for the rules of Tarocchino: tricks and combinations, and what the rules make of
them."""

from __future__ import annotations

from dataclasses import dataclass

from skillgames.engine.bologna import CODES, card_of, mask_of_codes, winner_of
from skillgames.engine.rulebook import Figure
from skillgames.engine.text import Msg, translate
from skillgames.games.tarocchino.combinations import Tally, tally
from skillgames.games.tarocchino.words import COMBINATION_NAMES, card_list, card_name, listed


@dataclass(frozen=True, slots=True)
class ShownTrick:
    """The cards of a trick as they were played; who takes it is computed."""

    cards: tuple[str, ...]

    @property
    def winner(self) -> int:
        """The place of the card that takes it."""
        return winner_of(map(card_of, self.cards))


@dataclass(frozen=True, slots=True)
class ShownCards:
    """Cards side by side, as they are held or lie in a pile; what they bring is computed."""

    cards: tuple[str, ...]

    @property
    def tally(self) -> Tally:
        """Their combinations."""
        return tally(mask_of_codes(self.cards))

    @property
    def fills(self) -> tuple[tuple[str, str], ...]:
        """Pairs (contatore, the missing card it stands for) of all its sequences."""
        return tuple(
            (CODES[contatore], CODES[missing])
            for one in self.tally.combinations
            for contatore, missing in one.fills
        )


def trick(*cards: str) -> Figure:
    """The figure of a trick."""
    shown = ShownTrick(cards)
    best = card_name(cards[shown.winner])
    caption = translate("TarocchinoRules", "Takes the trick: %1").with_args(best)
    spoken = translate("TarocchinoRules", "Played in turn: %1. Takes the trick: %2.")
    return Figure(shown, caption, spoken.with_args(card_list(cards), best))


def combination(*cards: str) -> Figure:
    """The figure of cards and the combinations in them."""
    shown = ShownCards(cards)
    spoken = translate("TarocchinoRules", "Cards: %1. %2.")
    caption = caption_of(shown)
    return Figure(shown, caption, spoken.with_args(card_list(cards), caption))


def caption_of(shown: ShownCards) -> Msg:
    """What the cards bring, the doublings told."""
    found = shown.tally
    if not found.combinations:
        return translate("TarocchinoRules", "No combination")
    names = listed(
        [
            translate("TarotCard", "%1 (%2)").with_args(COMBINATION_NAMES[one.name], one.points)
            for one in found.combinations
        ]
    )
    if found.sets_doubled:
        told = translate("TarocchinoRules", "%1: %2 points, the sets doubled")
    elif found.sequences_doubled:
        told = translate("TarocchinoRules", "%1: %2 points, the sequences doubled")
    else:
        told = translate("TarocchinoRules", "%1: %2 points")
    return told.with_args(names, found.points)
