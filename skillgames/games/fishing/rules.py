"""The rules of Fishing: deals, captures, sweeps, points, the match to 16.

Rule ids (C…, R…, FA…) are those of the tests. Chance is one shuffled pack for
each round; its order is the order of dealing: four cards to the non-dealer, four
to the dealer, four to the table, and in each later deal four and four.
"""

from __future__ import annotations

from skillgames.engine.cards import CODES, PACK_SIZE, card_of, cards_in, codes_in, is_code, mask_of
from skillgames.engine.chance import Answer, Chance, Shuffle
from skillgames.engine.errors import IllegalMove
from skillgames.engine.events import Event, JsonValue
from skillgames.engine.game import Result, Rules
from skillgames.engine.text import Msg, translate
from skillgames.games.fishing.capture import best_capture, groups_of
from skillgames.games.fishing.events import (
    HIDDEN,
    Captured,
    Dealt,
    Laid,
    Leftovers,
    MatchEnded,
    RoundScored,
    Swept,
)
from skillgames.games.fishing.state import (
    AWAITS_DECK,
    HAND_SIZE,
    OVER,
    SEATS,
    TABLE_SIZE,
    TARGET,
    FishingOptions,
    FishingState,
    FishingView,
    Rounds,
    RoundScore,
    score_round,
)

PACK = Shuffle(CODES)
"""What chance is asked before each round."""

REASON = "first to 16"

Tell = list[Event] | None


class FishingRules(Rules[FishingOptions, FishingState, int, FishingView]):
    """The one implementation of the rules; a move is the card that is played."""

    options = FishingOptions

    def start(self, options: FishingOptions) -> FishingState:
        """Before the first pack; seat 1 deals it (FA17)."""
        return FishingState()

    def to_act(self, state: FishingState) -> int | Chance | None:
        """A seat, the pack of the next round, or None after the end."""
        if state.turn >= 0:
            return state.turn
        return PACK if state.turn == AWAITS_DECK else None

    def legal_moves(self, state: FishingState) -> list[int]:
        """Any card of the hand, in pack order: what it takes is not chosen (FA4)."""
        return list(cards_in(state.hands[state.turn])) if state.turn >= 0 else []

    def why_not(self, state: FishingState, move: int) -> Msg | None:
        """None for a card of the hand of the seat to act."""
        if state.turn < 0:
            return translate("Fishing", "No card can be played now.")
        if type(move) is not int or not 0 <= move < PACK_SIZE:
            return translate("Fishing", "That is not a card of the pack.")
        if not state.hands[state.turn] >> move & 1:
            return translate("Fishing", "That card is not in your hand.")
        return None

    def play(self, state: FishingState, move: int, tell: Tell = None) -> None:
        """Play a card of the seat to act: it takes the best set, or is laid."""
        seat = state.turn
        state.hands[seat] ^= 1 << move
        state.turn = 1 - seat
        taken = best_capture(move, state.table_mask)
        if taken:
            self._take(state, seat, move, taken, tell)
        else:
            state.table = (*state.table, move)
            state.table_mask |= 1 << move
            if tell is not None:
                tell.append(Laid(seat, CODES[move]))
        if not (state.hands[0] or state.hands[1]):
            if state.stock:
                self._deal(state, tell)
            else:
                self._finish_round(state, tell)

    def settle(self, state: FishingState, answer: Answer, tell: Tell = None) -> None:
        """Start a round with this pack: the first one, or the next with the other dealer."""
        if len(state.rounds) == state.round:
            state.round += 1
            state.dealer = 1 - state.dealer
        state.piles = [0, 0]
        state.sweeps = [0, 0]
        state.sweep_cards = ((), ())
        state.last_taker = None
        cards = tuple(card_of(str(code)) for code in answer)
        hands = SEATS * HAND_SIZE
        state.table = cards[hands : hands + TABLE_SIZE]
        state.table_mask = mask_of(state.table)
        state.stock = cards[:hands] + cards[hands + TABLE_SIZE :]
        self._deal(state, tell)

    def view(self, state: FishingState, seat: int) -> FishingView:
        """Everything but the other hand and the order of the stock."""
        return FishingView(
            seat=seat,
            round=state.round,
            dealer=state.dealer,
            turn=state.turn,
            hand=state.hands[seat],
            other_count=state.hands[1 - seat].bit_count(),
            table=state.table,
            piles=(state.piles[0], state.piles[1]),
            sweeps=(state.sweeps[0], state.sweeps[1]),
            sweep_cards=state.sweep_cards,
            scores=state.scores,
            last_taker=state.last_taker,
            stock=len(state.stock),
            rounds=state.rounds,
            result=self.result(state),
        )

    def result(self, state: FishingState) -> Result | None:
        """One winner, the seat with more points (FA15)."""
        if state.turn != OVER:
            return None
        return Result(state.scores, (int(state.scores[1] > state.scores[0]),), REASON)

    def parse(self, text: str) -> int:
        """The card with this code, such as 9H."""
        if not is_code(text):
            raise IllegalMove(translate("Fishing", "“%1” is not a card.").with_args(text[:40]))
        return card_of(text)

    def format(self, move: int) -> str:
        """The code of the card."""
        return CODES[move]

    def describe(self, state: FishingState) -> dict[str, JsonValue]:
        """The whole state; the stock only as its number of cards."""
        return {
            "round": state.round,
            "dealer": state.dealer,
            "hands": [_codes(hand) for hand in state.hands],
            "table": [CODES[card] for card in state.table],
            "piles": [_codes(pile) for pile in state.piles],
            "sweeps": list(state.sweeps),
            "scores": list(state.scores),
            "last_taker": state.last_taker,
            "stock": len(state.stock),
            "rounds": _rounds(state.rounds),
        }

    def describe_view(self, view: FishingView) -> dict[str, JsonValue]:
        """The keys of `describe`, the other hand hidden, with `seat` and `seen`."""
        hands: list[JsonValue] = [_codes(view.hand), _codes(view.hand)]
        hands[view.other] = [HIDDEN] * view.other_count
        return {
            "seat": view.seat,
            "round": view.round,
            "dealer": view.dealer,
            "hands": hands,
            "table": [CODES[card] for card in view.table],
            "piles": [_codes(pile) for pile in view.piles],
            "sweeps": list(view.sweeps),
            "scores": list(view.scores),
            "last_taker": view.last_taker,
            "stock": view.stock,
            "rounds": _rounds(view.rounds),
            "seen": _codes(view.seen),
        }

    # --- steps ---------------------------------------------------------------------------

    def _take(self, state: FishingState, seat: int, card: int, taken: int, tell: Tell) -> None:
        """Move the played card and its capture to the pile; a cleared table is a sweep,
        except with the very last card of the round (FA9)."""
        state.piles[seat] |= taken | 1 << card
        state.last_taker = seat
        state.table_mask ^= taken
        state.table = tuple([one for one in state.table if not taken >> one & 1])
        if tell is not None:
            groups = tuple(tuple(codes_in(group)) for group in groups_of(card, taken))
            tell.append(Captured(seat, CODES[card], tuple(codes_in(taken)), groups))
        if not state.table and (state.hands[0] or state.hands[1] or state.stock):
            state.sweeps[seat] += 1
            first, second = state.sweep_cards
            state.sweep_cards = (first, (*second, card)) if seat else ((*first, card), second)
            if tell is not None:
                tell.append(Swept(seat))

    def _deal(self, state: FishingState, tell: Tell) -> None:
        """Four cards each from the stock; the non-dealer plays first in every deal."""
        leader = 1 - state.dealer
        stock = state.stock
        state.hands[leader] = mask_of(stock[:HAND_SIZE])
        state.hands[state.dealer] = mask_of(stock[HAND_SIZE : SEATS * HAND_SIZE])
        first = len(stock) == PACK_SIZE - TABLE_SIZE
        state.stock = stock[SEATS * HAND_SIZE :]
        state.turn = leader
        if tell is not None:
            number = (PACK_SIZE - TABLE_SIZE - len(state.stock)) // (SEATS * HAND_SIZE)
            hands = (tuple(codes_in(state.hands[0])), tuple(codes_in(state.hands[1])))
            table = tuple(CODES[card] for card in state.table) if first else ()
            tell.append(Dealt(state.round, number, state.dealer, hands, table))

    def _finish_round(self, state: FishingState, tell: Tell) -> None:
        """Leftovers to the last taker (FA12), the round's points, perhaps the end (FA15)."""
        taker = state.last_taker
        assert taker is not None, "thirteen cards in a row cannot all be laid (FA13)"
        if state.table:
            state.piles[taker] |= state.table_mask
            if tell is not None:
                tell.append(Leftovers(taker, tuple(codes_in(state.table_mask))))
            state.table = ()
            state.table_mask = 0
        lines = score_round((state.piles[0], state.piles[1]), (state.sweeps[0], state.sweeps[1]))
        state.rounds = (*state.rounds, lines)
        state.scores = (state.scores[0] + lines[0].total, state.scores[1] + lines[1].total)
        state.turn = next_after(state.scores)
        if tell is not None:
            tell.append(_scored(state.round, lines, state.scores))
            if state.turn == OVER:
                winner = int(state.scores[1] > state.scores[0])
                tell.append(MatchEnded(state.scores, winner))


def next_after(scores: tuple[int, int]) -> int:
    """`OVER` or `AWAITS_DECK` for these totals after a round: somebody has 16 and more
    than the other, or another round is played (FA15)."""
    return OVER if max(scores) >= TARGET and scores[0] != scores[1] else AWAITS_DECK


def _codes(mask: int) -> list[JsonValue]:
    return [CODES[card] for card in cards_in(mask)]


def _line(score: RoundScore) -> dict[str, JsonValue]:
    return {
        "cards": score.cards,
        "spades": score.spades,
        "aces": score.aces,
        "two_of_spades": score.two_of_spades,
        "ten_of_diamonds": score.ten_of_diamonds,
        "sweeps": score.sweeps,
        "total": score.total,
    }


def _rounds(rounds: Rounds) -> list[JsonValue]:
    return [[_line(own) for own in lines] for lines in rounds]


def _scored(
    number: int, lines: tuple[RoundScore, RoundScore], scores: tuple[int, int]
) -> RoundScored:
    first, second = lines
    return RoundScored(
        round=number,
        cards=(first.cards, second.cards),
        spades=(first.spades, second.spades),
        aces=(first.aces, second.aces),
        two_of_spades=(first.two_of_spades, second.two_of_spades),
        ten_of_diamonds=(first.ten_of_diamonds, second.ten_of_diamonds),
        sweeps=(first.sweeps, second.sweeps),
        total=(first.total, second.total),
        scores=scores,
    )
