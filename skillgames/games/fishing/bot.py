"""The four levels of Fishing, and worlds that a view leaves possible.

A level is a function of the view and of the random numbers it is given, nothing
else: it never sees the other hand or the stock. Choices compare all cards of the
hand, so every level also tells what it thinks each of them is worth.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from skillgames.bots.budget import Bot, Budget, Choice, MoveValue
from skillgames.bots.dealer import Dealer
from skillgames.engine.cards import PACK_SIZE, cards_in, mask_of
from skillgames.engine.errors import OutOfTurn
from skillgames.engine.game import Level
from skillgames.engine.text import translate
from skillgames.games.fishing.capture import TABLE_VALUE, best_capture
from skillgames.games.fishing.insane import INSANE_WORLDS, insane_choice
from skillgames.games.fishing.judgement import LAY_RANK, gain, greedy_score, hold, threat
from skillgames.games.fishing.state import HAND_SIZE, FishingState, FishingView

EASY_NOISE = 0.5
"""Share of Easy's cards that are played at random (FA28)."""
MEDIUM_NOISE = 0.25
"""Share of Medium's cards that are played at random (FA28)."""
THREAT_WEIGHT = 0.8
"""What Hard counts of the expected best gain of the other."""

WORLDS: Mapping[Level, int] = {
    Level.EASY: 0,
    Level.MEDIUM: 0,
    Level.HARD: 0,
    Level.INSANE: INSANE_WORLDS,
}
"""How many worlds each level samples for a decision when the budget does not say."""


def sample(view: FishingView, rng: random.Random) -> FishingState:
    """A full state this view leaves possible, each equally likely: `view` of it is
    the very same view. Needs no turn."""
    state = FishingState()
    state.round = view.round
    state.dealer = view.dealer
    state.turn = view.turn
    state.table = view.table
    state.table_mask = view.table_mask
    state.piles = list(view.piles)
    state.sweeps = list(view.sweeps)
    state.sweep_cards = view.sweep_cards
    state.scores = view.scores
    state.last_taker = view.last_taker
    state.rounds = view.rounds
    hand, stock = hidden_cards(view).deal(rng)
    rng.shuffle(stock)
    state.hands[view.seat] = view.hand
    state.hands[view.other] = mask_of(hand)
    state.stock = tuple(stock)
    return state


def hidden_cards(view: FishingView) -> Dealer[int]:
    """The dealer of the unseen cards: into the other hand (slot 0) and the stock (1)."""
    return Dealer(dict.fromkeys(cards_in(view.unseen), 0b11), (view.other_count, view.stock))


def easy(view: FishingView, budget: Budget, noise: float = EASY_NOISE) -> Choice:
    """Often a card at random, else the one that takes most table cards; of equals the
    first in pack order (FA28)."""
    return _noisy(view, budget, noise, lambda card: _taken_count(view, card))


def medium(view: FishingView, budget: Budget, noise: float = MEDIUM_NOISE) -> Choice:
    """The greatest gain; with nothing to take the smallest useless card; sometimes any."""
    table, last = view.table_mask, _is_last_play(view)
    return _noisy(view, budget, noise, lambda card: greedy_score(card, table, last))


def hard(view: FishingView, budget: Budget) -> Choice:
    """Gain, less the price of parting with a big card, less what the other could take."""
    return _best(view, lambda card: hard_score(view, card))


def hard_score(view: FishingView, card: int) -> float:
    """How Hard rates a card. It remembers nothing: every card outside its hand and the
    table could be in the other hand."""
    table = view.table_mask
    taken = best_capture(card, table)
    if taken:
        gained = gain(card, table, _is_last_play(view))
        after = table ^ taken
        score = gained - hold(card, gained)
    else:
        after = table | 1 << card
        score = -hold(card, 0.0) - LAY_RANK * (TABLE_VALUE[card] - 1)
    count = view.other_count
    own_left = view.hand.bit_count() - 1
    if count == 0 and view.stock:
        count = HAND_SIZE
    reply_is_last = view.stock == 0 and own_left == 0 and count == 1
    unseen = (1 << PACK_SIZE) - 1 & ~(view.hand | table)
    return score - THREAT_WEIGHT * threat(after, unseen, count, reply_is_last)


def insane(view: FishingView, budget: Budget) -> Choice:
    """Counts cards: sampled hands before the last deal, exact search in it (FA29, FA30)."""
    _need_turn(view)
    return insane_choice(view, budget, hidden_cards(view))


def _taken_count(view: FishingView, card: int) -> float:
    return best_capture(card, view.table_mask).bit_count()


def _is_last_play(view: FishingView) -> bool:
    """Whether the card to be played is the last one of the round (FA9)."""
    return view.stock == 0 and view.other_count == 0 and view.hand.bit_count() == 1


def _best(view: FishingView, score: Callable[[int], float]) -> Choice:
    """The card with the best score, of equals the first in pack order."""
    _need_turn(view)
    values = tuple(MoveValue(card, score(card)) for card in cards_in(view.hand))
    return Choice(max(values, key=lambda one: one.mean).move, values)


def _noisy(
    view: FishingView, budget: Budget, noise: float, score: Callable[[int], float]
) -> Choice:
    choice = _best(view, score)
    if budget.rng.random() >= noise:
        return choice
    return Choice(budget.rng.choice([one.move for one in choice.values]), choice.values)


def _need_turn(view: FishingView) -> None:
    if view.turn != view.seat:
        raise OutOfTurn(translate("Fishing", "It is not this seat’s turn."))


LEVELS: Mapping[Level, Bot] = {
    Level.EASY: easy,
    Level.MEDIUM: medium,
    Level.HARD: hard,
    Level.INSANE: insane,
}
"""The function of each level."""
