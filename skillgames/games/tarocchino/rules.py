"""The rules of Tarocchino Bolognese: deal, discard, declarations, tricks, settlement.

Rule ids (TX…) are those of the tests. Chance is the dealer, then one shuffled pack whose
order is the order of dealing: packets of five beginning at the dealer's right, three
rounds, and the last two cards to the dealer.
"""

from __future__ import annotations

from itertools import combinations

from skillgames.engine.bologna import (
    CODES,
    KING_MASK,
    LED_MASKS,
    MATTO,
    NO_SUIT,
    TRUMP_MASK,
    TRUMP_SUIT,
    card_of,
    cards_in,
    codes_in,
    is_code,
    led_suit,
    mask_of,
    playable,
    winner_of,
)
from skillgames.engine.chance import Answer, Chance, Pick, Shuffle
from skillgames.engine.errors import IllegalMove
from skillgames.engine.events import Event, JsonValue
from skillgames.engine.game import Result, Rules
from skillgames.engine.text import QT_TRANSLATE_NOOP, Msg, translate
from skillgames.games.tarocchino import quick, report
from skillgames.games.tarocchino.combinations import Tally, tally
from skillgames.games.tarocchino.events import (
    HIDDEN,
    DealerDrawn,
    Dealt,
    Declared,
    Discarded,
    Passed,
    Played,
    TrickTaken,
)
from skillgames.games.tarocchino.settlement import settle, side_of
from skillgames.games.tarocchino.state import (
    AWAITS_DEALER,
    AWAITS_DECK,
    DECLARE,
    DISCARDS,
    KEPT_MASK,
    OVER,
    PACKET,
    PASS,
    SEATS,
    TRICKS,
    Phase,
    TarocchinoOptions,
    TarocchinoState,
    TarocchinoView,
    Trick,
    discard_cards,
    discard_move,
    is_card,
    is_discard,
)

DEALER = Pick(SEATS)
"""What chance is asked first."""
PACK = Shuffle(CODES)
"""What chance is asked next."""

REASON = "larger total"
DRAW_REASON = "equal totals"

DISCARD_WORD, DECLARE_WORD, PASS_WORD, PLAY_WORD = "discard", "declare", "pass", "play"

MUST_FOLLOW: tuple[Msg, ...] = (
    QT_TRANSLATE_NOOP("Tarocchino", "Swords were led, and you have swords to play."),
    QT_TRANSLATE_NOOP("Tarocchino", "Batons were led, and you have batons to play."),
    QT_TRANSLATE_NOOP("Tarocchino", "Cups were led, and you have cups to play."),
    QT_TRANSLATE_NOOP("Tarocchino", "Coins were led, and you have coins to play."),
    QT_TRANSLATE_NOOP("Tarocchino", "A trump was led, and you have trumps to play."),
)
"""Why a card of another suit is refused, by the suit that was led."""

Tell = list[Event] | None


class TarocchinoRules(Rules[TarocchinoOptions, TarocchinoState, int, TarocchinoView]):
    """The one implementation of the rules; moves are the ints of `state`."""

    options = TarocchinoOptions

    def start(self, options: TarocchinoOptions) -> TarocchinoState:
        """Before the dealer is drawn."""
        return TarocchinoState()

    def to_act(self, state: TarocchinoState) -> int | Chance | None:
        """A seat, the dealer to be drawn, the pack, or None after the end."""
        if state.turn >= 0:
            return state.turn
        if state.turn == OVER:
            return None
        return DEALER if state.turn == AWAITS_DEALER else PACK

    def legal_moves(self, state: TarocchinoState) -> list[int]:
        """Pairs to discard in pack order; declare (with a combination) and pass; or cards."""
        match state.phase:
            case Phase.DISCARDING:
                free = cards_in(state.hands[state.turn] & ~KEPT_MASK)
                return [discard_move(first, second) for first, second in combinations(free, 2)]
            case Phase.DECLARING:
                return [DECLARE, PASS] if quick.points(state.hands[state.turn]) else [PASS]
            case Phase.PLAYING:
                return list(cards_in(playable(state.hands[state.turn], led_suit(state.trick))))
        return []

    def why_not(self, state: TarocchinoState, move: int) -> Msg | None:
        """None for a legal move, else one sentence."""
        if type(move) is not int or move < 0:
            return translate("Tarocchino", "That is not a move of this game.")
        match state.phase:
            case Phase.DISCARDING:
                return _why_not_discard(state.hands[state.turn], move)
            case Phase.DECLARING:
                return _why_not_declare(state.hands[state.turn], move)
            case Phase.PLAYING:
                return _why_not_card(state.hands[state.turn], led_suit(state.trick), move)
        return translate("Tarocchino", "Nothing can be played now.")

    def play(self, state: TarocchinoState, move: int, tell: Tell = None) -> None:
        """Discard, declare, pass, or play a card for the seat to act."""
        if is_card(move):
            self._play_card(state, move, tell)
        elif is_discard(move):
            self._discard(state, mask_of(discard_cards(move)), tell)
        else:
            self._speak(state, move == DECLARE, tell)

    def settle(self, state: TarocchinoState, answer: Answer, tell: Tell = None) -> None:
        """The dealer is known, or the pack is dealt."""
        if state.turn == AWAITS_DEALER:
            state.dealer = int(answer[0])
            state.turn = AWAITS_DECK
            if tell is not None:
                tell.append(DealerDrawn(state.dealer))
            return
        self._deal(state, [card_of(str(code)) for code in answer], tell)

    def view(self, state: TarocchinoState, seat: int) -> TarocchinoView:
        """Everything but the other hands and another dealer's discards."""
        knows_discards = seat == state.dealer or state.turn == OVER
        return TarocchinoView(
            seat=seat,
            turn=state.turn,
            dealer=state.dealer,
            hand=state.hands[seat],
            counts=tuple(hand.bit_count() for hand in state.hands),
            has_discarded=bool(state.discards),
            discards=state.discards if knows_discards else 0,
            declared=state.declared,
            leader=state.leader,
            trick=state.trick,
            history=state.history,
            piles=(state.piles[0], state.piles[1]),
            tricks=(state.tricks[0], state.tricks[1]),
            settlement=state.settlement,
            result=self.result(state),
        )

    def result(self, state: TarocchinoState) -> Result | None:
        """The side with the larger total; all four seats at a draw."""
        if state.settlement is None:
            return None
        totals, winner = state.settlement.totals, state.settlement.winner
        scores = tuple(totals[side_of(seat)] for seat in range(SEATS))
        if winner is None:
            return Result(scores, tuple(range(SEATS)), DRAW_REASON)
        return Result(scores, (winner, winner + 2), REASON)

    def parse(self, text: str) -> int:
        """`discard SA B7` in any order, `declare`, `pass`, `play SR`."""
        word, *codes = text.split(" ")
        if word in (DECLARE_WORD, PASS_WORD) and not codes:
            return DECLARE if word == DECLARE_WORD else PASS
        if word == PLAY_WORD and len(codes) == 1:
            return _card(codes[0])
        if word == DISCARD_WORD and len(codes) == DISCARDS:
            first, second = map(_card, codes)
            if first == second:
                raise IllegalMove(translate("Tarocchino", "Two different cards are discarded."))
            return discard_move(first, second)
        raise IllegalMove(
            translate("Tarocchino", "“%1” is not a move of this game.").with_args(text[:40])
        )

    def format(self, move: int) -> str:
        """The text of a move, the cards of a discard in pack order."""
        if is_card(move):
            return f"{PLAY_WORD} {CODES[move]}"
        if is_discard(move):
            first, second = discard_cards(move)
            return f"{DISCARD_WORD} {CODES[first]} {CODES[second]}"
        return DECLARE_WORD if move == DECLARE else PASS_WORD

    def seen_move(self, state: TarocchinoState, move: int, seat: int) -> str:
        """Another seat's discards are hidden."""
        if is_discard(move) and seat != state.turn:
            return " ".join((DISCARD_WORD, *[HIDDEN] * DISCARDS))
        return self.format(move)

    def describe(self, state: TarocchinoState) -> dict[str, JsonValue]:
        """The whole state."""
        return report.describe(state)

    def describe_view(self, view: TarocchinoView) -> dict[str, JsonValue]:
        """The keys of `describe`, hidden cards "??", with `seat` and `seen`."""
        return report.describe_view(view)

    # --- steps ---------------------------------------------------------------------------

    def _deal(self, state: TarocchinoState, cards: list[int], tell: Tell) -> None:
        """Packets of five round the table; the rest to the dealer, who discards first."""
        dealer = state.dealer
        assert dealer is not None
        packets = []
        for start in range(0, len(cards), PACKET):
            packet = cards[start : start + PACKET]
            nth = start // PACKET
            seat = dealer if nth == SEATS * TRICKS // PACKET else (dealer + 1 + nth) % SEATS
            state.hands[seat] |= mask_of(packet)
            packets.append((seat, tuple(CODES[card] for card in packet)))
        state.turn = dealer
        if tell is not None:
            tell.append(Dealt(dealer, tuple(packets)))

    def _discard(self, state: TarocchinoState, cards: int, tell: Tell) -> None:
        """The two cards leave the dealer's hand; the seat at its right speaks first."""
        dealer = state.turn
        state.hands[dealer] ^= cards
        state.discards = cards
        state.turn = state.leader = (dealer + 1) % SEATS
        if tell is not None:
            tell.append(Discarded(dealer, tuple(codes_in(cards))))

    def _speak(self, state: TarocchinoState, declares: bool, tell: Tell) -> None:
        """The seat to act declares everything or passes; after the dealer its right leads."""
        seat = state.turn
        found = tally(state.hands[seat]) if declares else Tally()
        state.declared = (*state.declared[:seat], found, *state.declared[seat + 1 :])
        state.turn = (seat + 1) % SEATS
        if tell is None:
            return
        if not declares:
            tell.append(Passed(seat))
            return
        tell.append(
            Declared(
                seat,
                cards=tuple(codes_in(found.mask)),
                combinations=report.named(found),
                sets_doubled=found.sets_doubled,
                sequences_doubled=found.sequences_doubled,
                points=found.points,
            )
        )

    def _play_card(self, state: TarocchinoState, card: int, tell: Tell) -> None:
        """A card goes to the trick; the fourth one ends it, the fifteenth trick the game."""
        seat = state.turn
        state.hands[seat] ^= 1 << card
        state.trick = (*state.trick, card)
        if tell is not None:
            tell.append(Played(seat, CODES[card], len(state.trick) - 1))
        if len(state.trick) < SEATS:
            state.turn = (seat + 1) % SEATS
            return
        self._take_trick(state, tell)
        if len(state.history) == TRICKS:
            self._finish(state, tell)

    def _take_trick(self, state: TarocchinoState, tell: Tell) -> None:
        """The winner's side gets the trick, the winner leads next."""
        cards = state.trick
        winner = (state.leader + winner_of(cards)) % SEATS
        state.piles[side_of(winner)] |= mask_of(cards)
        state.tricks[side_of(winner)] += 1
        state.history = (*state.history, Trick(state.leader, cards, winner))
        if tell is not None:
            codes = tuple(CODES[card] for card in cards)
            number = len(state.history)
            tell.append(TrickTaken(winner, side_of(winner), number, state.leader, codes))
        state.trick = ()
        state.turn = state.leader = winner

    def _finish(self, state: TarocchinoState, tell: Tell) -> None:
        """The settlement on the final piles."""
        assert state.dealer is not None
        last = state.turn
        state.settlement = settle(
            taken=(state.piles[0], state.piles[1]),
            tricks=(state.tricks[0], state.tricks[1]),
            dealer=state.dealer,
            discards=state.discards,
            matto_seat=_player_of(MATTO, state.history),
            last_winner=last,
            declared=tuple(said or Tally() for said in state.declared),
        )
        state.piles = list(state.settlement.piles)
        state.turn = OVER
        if tell is not None:
            tell += report.told(state.settlement, state.dealer, last)


def _player_of(card: int, history: tuple[Trick, ...]) -> int:
    """Who played this card."""
    return next(trick.seat_of(trick.cards.index(card)) for trick in history if card in trick.cards)


def _card(code: str) -> int:
    if not is_code(code):
        raise IllegalMove(translate("Tarocchino", "“%1” is not a card.").with_args(code[:40]))
    return card_of(code)


# --- reasons ---------------------------------------------------------------------------


def why_not_laid_away(card: int) -> Msg | None:
    """None for a card that the dealer may lay away, else the reason."""
    if KING_MASK >> card & 1:
        return translate("Tarocchino", "A King may not be laid away.")
    if KEPT_MASK >> card & 1:
        return translate(
            "Tarocchino", "The Angel, the World, the Begato and the Matto may not be laid away."
        )
    return None


def _not_held() -> Msg:
    return translate("Tarocchino", "That card is not in your hand.")


def _why_not_discard(hand: int, move: int) -> Msg | None:
    if not is_discard(move):
        return translate("Tarocchino", "The dealer has to lay two cards away first.")
    first, second = discard_cards(move)
    if not (is_card(first) and is_card(second) and first < second):
        return translate("Tarocchino", "Two different cards are discarded.")
    if not (hand >> first & 1 and hand >> second & 1):
        return _not_held()
    return why_not_laid_away(first) or why_not_laid_away(second)


def _why_not_declare(hand: int, move: int) -> Msg | None:
    if move not in (DECLARE, PASS):
        return translate("Tarocchino", "Before the first card everybody declares or passes.")
    if move == DECLARE and not quick.points(hand):
        return translate("Tarocchino", "You hold no combination, so you can only pass.")
    return None


def _why_not_card(hand: int, led: int, move: int) -> Msg | None:
    if not is_card(move):
        return translate("Tarocchino", "Now cards are played.")
    if not hand >> move & 1:
        return _not_held()
    if playable(hand, led) >> move & 1:
        return None
    assert led != NO_SUIT
    if hand & LED_MASKS[led]:
        return MUST_FOLLOW[led]
    assert led != TRUMP_SUIT
    assert hand & TRUMP_MASK
    return translate("Tarocchino", "You have no card of the suit led, so you must play a trump.")
