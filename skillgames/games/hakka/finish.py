"""The end of a hand: the dreamer wakes, payments are made, the next hand or the end."""

from __future__ import annotations

from skillgames.engine.events import Event
from skillgames.engine.tigers import code_of, codes_in
from skillgames.games.hakka.events import DreamerWoke, HandScored, MatchEnded, Paid
from skillgames.games.hakka.patterns import TIGERS as FIVE_TIGERS
from skillgames.games.hakka.scoring import (
    DREAM_TRICKS,
    POINTS,
    HandScore,
    added,
    balance,
    dues,
    matching,
    winners_of,
)
from skillgames.games.hakka.state import AWAITS_DECK, CALLING, ENDED, HANDS, OVER, HakkaState


def score_hand(state: HakkaState, winner: int | None, tricks: int, winning: int) -> HandScore:
    """The score of a hand that this seat wins with so many tricks and these cards.

    Without a winner `tricks` and `winning` are 0.
    """
    dealer, dreamer, card, caller = state.dealer, state.dreamer, state.dreamer_card, state.caller
    assert dealer is not None
    assert dreamer is not None
    assert card is not None
    assert caller is not None
    matched = matching(winning, card)
    paid = (
        ()
        if winner is None
        else dues(
            winner,
            dreamer,
            state.privileged,
            POINTS[tricks],
            POINTS[DREAM_TRICKS + matched.bit_count()],
        )
    )
    tigers = state.shown == FIVE_TIGERS and winning == FIVE_TIGERS
    return HandScore(
        number=state.hand_no,
        dealer=dealer,
        dreamer=dreamer,
        dreamer_card=card,
        caller=caller,
        privileged=state.privileged,
        winner=winner,
        taken=0 if winner is None else state.tricks[winner],
        elders=0 if tigers else state.shown,
        tigers=tigers,
        tricks=tricks,
        winning=winning,
        matching=matched,
        dues=paid,
        payments=balance(paid),
    )


def finish_hand(
    state: HakkaState,
    winner: int | None,
    tricks: int,
    winning: int,
    tell: list[Event] | None,
) -> None:
    """Score the hand and go on to the next one, which the caller deals, or to the end."""
    score = score_hand(state, winner, tricks, winning)
    state.scores = added(state.scores, score.payments)
    state.hands_played = (*state.hands_played, score)
    over = len(state.hands_played) == HANDS
    if over:
        state.turn, state.phase = OVER, ENDED
    else:
        state.turn, state.phase = AWAITS_DECK, CALLING
        state.hand_no += 1
        state.dealer = state.caller
    if tell is not None:
        _tell(state, score, tell)
        if over:
            tell.append(MatchEnded(state.scores, winners_of(state.scores)))


def _tell(state: HakkaState, score: HandScore, tell: list[Event]) -> None:
    tell.append(
        DreamerWoke(
            dreamer=score.dreamer,
            card=code_of(score.dreamer_card),
            winner=score.winner,
            winning=tuple(codes_in(score.winning)),
            matching=tuple(codes_in(score.matching)),
            tricks=score.dream_tricks,
        )
    )
    for due in score.dues:
        tell.append(
            Paid(due.payer, due.receiver, due.points, due.share_of, due.receiver == score.dreamer)
        )
    tell.append(
        HandScored(
            hand_no=score.number,
            winner=score.winner,
            tricks=score.tricks,
            matches=score.matches,
            payments=score.payments,
            scores=state.scores,
        )
    )
