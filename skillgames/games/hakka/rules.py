"""The rules of Hakka cards: deal, calling, Five Tigers, tricks, declaring victory.

Chance draws the first dealer and shuffles a pack for each hand. The pack is dealt in its
order: one card each to the dealer, the next seat, the dreamer opposite the dealer and the
last seat, then one at a time to the three who play.
"""

from __future__ import annotations

from collections.abc import Sequence

from skillgames.engine.chance import Answer, Chance, Pick, Shuffle
from skillgames.engine.events import Event, JsonValue
from skillgames.engine.game import Result, Rules
from skillgames.engine.text import Msg
from skillgames.engine.tigers import CODES, card_of, codes_in, mask_of_codes
from skillgames.games.hakka import moves, plain
from skillgames.games.hakka.events import (
    HIDDEN,
    Beaten,
    Called,
    CardsGone,
    DealerDrawn,
    Dealt,
    Declared,
    Discarded,
    EldersChanged,
    HandVoid,
    Led,
    Passed,
    PlayedOn,
    TigersKept,
    TigersShown,
    TrickWon,
)
from skillgames.games.hakka.finish import finish_hand
from skillgames.games.hakka.patterns import TIGERS as FIVE_TIGERS
from skillgames.games.hakka.patterns import elders, pattern_of
from skillgames.games.hakka.scoring import ENOUGH, SEATS, TIGERS_TRICKS, winners_of
from skillgames.games.hakka.state import (
    ACTIVE,
    ASKED_DECLARE,
    ASKED_TIGERS,
    AWAITS_DEALER,
    AWAITS_DECK,
    CALL,
    CALLING,
    DECLARE,
    DISCARD,
    LEAD,
    OVER,
    PASS,
    PLAY_ON,
    PLAYING,
    TIGERS,
    WORDS,
    HakkaOptions,
    HakkaState,
    HakkaView,
    History,
    Play,
    after,
    by_seat,
    cards_of,
    kind_of,
    order_from,
)

FIRST_DEALER = Pick(SEATS)
"""What chance is asked before the first hand."""
PACK = Shuffle(CODES)
"""What chance is asked before each hand."""

REASON = "four hands played"

Tell = list[Event] | None


class HakkaRules(Rules[HakkaOptions, HakkaState, int, HakkaView]):
    """The one implementation of the rules."""

    options = HakkaOptions

    def start(self, options: HakkaOptions) -> HakkaState:
        """Before the first dealer is drawn."""
        return HakkaState(options.must_beat)

    def to_act(self, state: HakkaState) -> int | Chance | None:
        """A seat, the first dealer or the pack of the next hand, or None after the end."""
        if state.turn >= 0:
            return state.turn
        if state.turn == AWAITS_DEALER:
            return FIRST_DEALER
        return PACK if state.turn == AWAITS_DECK else None

    def legal_moves(self, state: HakkaState) -> Sequence[int]:
        """Answers to a question, leads, or beats before discards."""
        return moves.legal_moves(state)

    def why_not(self, state: HakkaState, move: int) -> Msg | None:
        """None for a legal move of the seat to act."""
        return moves.why_not(state, move)

    def play(self, state: HakkaState, move: int, tell: Tell = None) -> None:
        """Carry out a move of the seat to act."""
        kind = kind_of(move)
        if kind >= LEAD:
            _play_cards(state, kind, cards_of(move), tell)
        elif kind == CALL:
            _call(state, tell)
        elif kind == PASS:
            _pass(state, tell)
        elif kind == TIGERS:
            _show_tigers(state, tell)
        elif kind == DECLARE:
            _declare(state, tell)
        else:
            _play_on(state, tell)

    def settle(self, state: HakkaState, answer: Answer, tell: Tell = None) -> None:
        """Note the first dealer, or deal a hand with this pack."""
        if state.turn == AWAITS_DEALER:
            state.dealer = int(answer[0])
            state.turn = AWAITS_DECK
            if tell is not None:
                tell.append(DealerDrawn(state.dealer))
            return
        _deal(state, tuple(map(str, answer)), tell)

    def view(self, state: HakkaState, seat: int) -> HakkaView:
        """Everything but other hands, others' discards and the card of the dreamer."""
        phase, turn = state.phase, state.turn
        if phase == ASKED_TIGERS and turn != seat:
            assert state.dealer is not None
            phase, turn = PLAYING, state.dealer
        scored = turn < 0 and state.caller is not None
        return HakkaView(
            seat=seat,
            must_beat=state.must_beat,
            hand_no=state.hand_no,
            phase=phase,
            turn=turn,
            dealer=state.dealer,
            dreamer=state.dreamer,
            dreamer_card=state.dreamer_card if scored or seat == state.dreamer else None,
            caller=state.caller,
            privileged=state.privileged,
            hand=state.hands[seat],
            counts=by_seat(hand.bit_count() for hand in state.hands),
            history=_blanked(state.history, seat),
            declined=state.declined,
            seen=state.seen,
            own_discards=state.discards[seat],
            discard_counts=by_seat(cards.bit_count() for cards in state.discards),
            won=by_seat(state.won),
            tricks=by_seat(state.tricks),
            shown=state.shown,
            scores=state.scores,
            hands_played=state.hands_played,
            result=self.result(state),
        )

    def result(self, state: HakkaState) -> Result | None:
        """After four hands; all with the highest total win."""
        if state.turn != OVER:
            return None
        return Result(state.scores, winners_of(state.scores), REASON)

    def hand_scores(self, state: HakkaState) -> list[tuple[int | None, ...]]:
        """What each seat won or lost in each scored hand; None for the dreamer."""
        return [
            tuple(None if seat == hand.dreamer else hand.payments[seat] for seat in range(SEATS))
            for hand in state.hands_played
        ]

    def parse(self, text: str) -> int:
        """The move in a text such as `lead G3 G4 G5`."""
        return moves.parse(text)

    def format(self, move: int) -> str:
        """The text of a move, its cards in pack order."""
        return moves.written(move)

    def seen_move(self, state: HakkaState, move: int, seat: int) -> str:
        """Others' discards without their cards; nothing of Five Tigers that are kept."""
        if seat == state.turn:
            return self.format(move)
        if kind_of(move) == DISCARD:
            return " ".join((WORDS[DISCARD], *[HIDDEN] * cards_of(move).bit_count()))
        if state.phase == ASKED_TIGERS and move == PLAY_ON:
            return ""
        return self.format(move)

    def notices_turn(self, state: HakkaState, seat: int) -> bool:
        """Only its holder notices the question about the Five Tigers."""
        return state.phase != ASKED_TIGERS or seat == state.turn

    def describe(self, state: HakkaState) -> dict[str, JsonValue]:
        """The whole state."""
        return plain.describe(state)

    def describe_view(self, view: HakkaView) -> dict[str, JsonValue]:
        """A view with the keys of `describe`; hidden cards are "??"."""
        return plain.describe_view(view)


def _blanked(history: History, seat: int) -> History:
    return tuple(
        play if play.face_up or play.seat == seat else play._replace(cards=0) for play in history
    )


# --- the deal and what comes before the first lead -------------------------------------


def _deal(state: HakkaState, pack: tuple[str, ...], tell: Tell) -> None:
    assert state.dealer is not None
    dealer = state.dealer
    dreamer = (dealer + 2) % SEATS
    hands: list[tuple[str, ...]] = [()] * SEATS
    for place in range(SEATS):
        hands[(dealer + place) % SEATS] = pack[place : place + 1]
    for place, seat in enumerate(order_from(dealer, dreamer)):
        hands[seat] += pack[SEATS + place :: ACTIVE]
    state.dreamer = dreamer
    state.dreamer_card = card_of(hands[dreamer][0])
    state.hands = [0 if seat == dreamer else mask_of_codes(hands[seat]) for seat in range(SEATS)]
    state.caller = state.privileged = None
    state.history = ()
    state.best = None
    state.declined = ()
    state.seen = state.shown = 0
    state.discards = [0] * SEATS
    state.won = [0] * SEATS
    state.tricks = [0] * SEATS
    state.phase = CALLING
    state.turn = dealer
    if tell is not None:
        first, second, third, fourth = hands
        tell.append(Dealt(state.hand_no, dealer, dreamer, (first, second, third, fourth)))


def _pass(state: HakkaState, tell: Tell) -> None:
    """The turn goes on; after three passes the same dealer deals again."""
    seat = state.turn
    assert state.dreamer is not None
    assert state.dealer is not None
    state.turn = after(seat, state.dreamer)
    if tell is not None:
        tell.append(Passed(seat))
    if state.turn == state.dealer:
        state.turn = AWAITS_DECK
        if tell is not None:
            tell.append(HandVoid(state.dealer))


def _call(state: HakkaState, tell: Tell) -> None:
    """The first call ends the calling; a holder of the Five Tigers is asked secretly."""
    seat = state.turn
    assert state.dealer is not None
    state.caller = seat
    state.privileged = seat if seat != state.dealer else None
    if tell is not None:
        tell.append(Called(seat, state.privileged is not None, state.dealer))
    for holder, hand in enumerate(state.hands):
        if hand & FIVE_TIGERS == FIVE_TIGERS:
            state.phase, state.turn = ASKED_TIGERS, holder
            return
    state.phase, state.turn = PLAYING, state.dealer


def _show_tigers(state: HakkaState, tell: Tell) -> None:
    state.shown = FIVE_TIGERS
    if tell is not None:
        tell.append(TigersShown(state.turn, tuple(codes_in(FIVE_TIGERS))))
    finish_hand(state, state.turn, TIGERS_TRICKS, FIVE_TIGERS, tell)


# --- tricks ----------------------------------------------------------------------------


def _play_cards(state: HakkaState, kind: int, cards: int, tell: Tell) -> None:
    seat, beaten = state.turn, state.best
    play = Play(seat, kind, cards, cards.bit_count())
    state.hands[seat] ^= cards
    state.history = (*state.history, play)
    if kind == DISCARD:
        state.discards[seat] |= cards
    else:
        state.seen |= cards
        state.best = play
    if tell is not None:
        _tell_play(state, play, beaten, tell)
    if len(state.history) % ACTIVE:
        assert state.dreamer is not None
        state.turn = after(seat, state.dreamer)
    else:
        _win_trick(state, tell)


def _tell_play(state: HakkaState, play: Play, beaten: Play | None, tell: list[Event]) -> None:
    """Tell the play just made; `beaten` is the best of the trick before it."""
    codes = tuple(codes_in(play.cards))
    if play.kind == DISCARD:
        tell.append(Discarded(play.seat, codes))
        return
    pattern = pattern_of(play.cards)
    assert pattern is not None
    if beaten is None:
        tell.append(Led(play.seat, codes, pattern.kind))
    else:
        tell.append(Beaten(play.seat, codes, pattern.kind, beaten.seat))
    new = elders(state.seen) & ~elders(state.seen ^ play.cards)
    if new:
        tell.append(EldersChanged(tuple(codes_in(new))))


def _win_trick(state: HakkaState, tell: Tell) -> None:
    best, state.best = state.best, None
    assert best is not None
    winner = best.seat
    state.won[winner] |= best.cards
    state.tricks[winner] += best.size
    state.turn = winner
    if tell is not None:
        codes = tuple(codes_in(best.cards))
        tell.append(TrickWon(winner, codes, best.size, by_seat(state.tricks)))
    hand = state.hands[winner]
    if not hand:
        _run_out(state, winner, tell)
    elif state.tricks[winner] + (hand & elders(state.seen)).bit_count() >= ENOUGH:
        state.phase = ASKED_DECLARE


def _run_out(state: HakkaState, last: int, tell: Tell) -> None:
    """The cards are gone: the last taker wins with six tricks, else another who has them."""
    order = (last, *(seat for seat in range(SEATS) if seat != last))
    winner = next((seat for seat in order if state.tricks[seat] >= ENOUGH), None)
    if tell is not None:
        tell.append(CardsGone(winner, by_seat(state.tricks)))
    if winner is None:
        finish_hand(state, None, 0, 0, tell)
    else:
        finish_hand(state, winner, state.tricks[winner], state.won[winner], tell)


def _declare(state: HakkaState, tell: Tell) -> None:
    seat = state.turn
    state.shown = state.hands[seat] & elders(state.seen)
    tricks = state.tricks[seat] + state.shown.bit_count()
    if tell is not None:
        tell.append(Declared(seat, state.tricks[seat], tuple(codes_in(state.shown)), tricks))
    finish_hand(state, seat, tricks, state.won[seat] | state.shown, tell)


def _play_on(state: HakkaState, tell: Tell) -> None:
    """After a trick its winner leads; after the tigers were kept the dealer does."""
    if tell is not None:
        asked = TigersKept if state.phase == ASKED_TIGERS else PlayedOn
        tell.append(asked(state.turn))
    if state.phase == ASKED_TIGERS:
        assert state.dealer is not None
        state.turn = state.dealer
    else:
        state.declined = (*state.declined, len(state.history))
    state.phase = PLAYING
