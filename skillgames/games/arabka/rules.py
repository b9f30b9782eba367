"""The rules of Arabka: swap, lays, bonus cards, extra lays, drawing, the three stages of cards.

Rule ids (A…, AA…, L…) are those of the tests. Chance is asked twice: who deals, and for the
pack in the order of dealing; from the dealer's left each player gets nine cards of it, three
closed, three open on them, three in hand, and the rest is the stock.

A turn is one lay, a take or a turned card; a 10 or four alike may lengthen it. Only when it is
over does its player draw, and only then does a 3 reach the next player.
"""

from __future__ import annotations

from skillgames.engine.cards import cards_in, mask_of
from skillgames.engine.chance import Answer, Chance, Pick, Shuffle
from skillgames.engine.events import Event, JsonValue
from skillgames.engine.game import Result, Rules
from skillgames.engine.text import Msg, translate
from skillgames.games.arabka import describe
from skillgames.games.arabka.events import (
    Burned,
    DealerPicked,
    Dealt,
    Drawn,
    Kept,
    Laid,
    LapseReason,
    Leads,
    MatchEnded,
    MayLayMore,
    OpenTaken,
    PileTaken,
    RightLapsed,
    Started,
    Swapped,
    TakeReason,
    Turned,
    TurnMissed,
)
from skillgames.games.arabka.memory import forget, nothing_fits, remember, view_of
from skillgames.games.arabka.moves import (
    format_move,
    moves_of,
    parse_move,
    standing,
    why_not,
)
from skillgames.games.arabka.pack import (
    ANY,
    BONUS_RANKS,
    CODES,
    FITS,
    NO_CEILING,
    ORDINARY,
    TEN,
    THREE,
    TWO,
    card_of,
    codes_in,
    codes_of,
    rank_of,
)
from skillgames.games.arabka.state import (
    AWAITS_DEALER,
    AWAITS_DECK,
    FOUR_ALIKE,
    HAND_SIZE,
    OVER,
    SLOTS,
    STALL,
    ArabkaOptions,
    ArabkaState,
    ArabkaView,
    End,
    Lay,
    Move,
    Swap,
    Take,
    Turn,
)

PACK = Shuffle(CODES)
"""What chance is asked after the dealer is known."""

WON = "first without cards"
DRAWN = "nothing happened for two hundred turns"

Tell = list[Event] | None


class ArabkaRules(Rules[ArabkaOptions, ArabkaState, Move, ArabkaView]):
    """The one implementation of the rules; moves are those of `state`."""

    options = ArabkaOptions

    def start(self, options: ArabkaOptions) -> ArabkaState:
        """Before the dealer is picked."""
        return ArabkaState(options.seats, options.strict, options.voluntary)

    def to_act(self, state: ArabkaState) -> int | Chance | None:
        """A seat, the dealer or the pack that is awaited, or None after the end."""
        if state.turn >= 0:
            return state.turn
        if state.turn == AWAITS_DEALER:
            return Pick(len(state.hands))
        return PACK if state.turn == AWAITS_DECK else None

    def legal_moves(self, state: ArabkaState) -> list[Move]:
        """Every choice of copies is a move of its own; see `moves.moves_of` for the order."""
        return moves_of(standing(state)) if state.turn >= 0 else []

    def why_not(self, state: ArabkaState, move: object) -> Msg | None:
        """None for a legal move, else what is in its way."""
        if state.turn < 0:
            return translate("Arabka", "No card can be played now.")
        return why_not(standing(state), move)

    def play(self, state: ArabkaState, move: Move, tell: Tell = None) -> None:
        """Carry out a move of the seat to act, and all that follows from it."""
        match move:
            case Swap():
                self._swap(state, move, tell)
            case Lay(cards=cards):
                forget(state, state.turn, cards)
                self._lay(state, cards, None, tell)
            case Turn(slot=slot):
                self._turn_over(state, slot, tell)
            case Take():
                self._take(state, tell)
            case End():
                self._lapse(state, "chosen", tell)

    def settle(self, state: ArabkaState, answer: Answer, tell: Tell = None) -> None:
        """The dealer is known, or the pack is dealt (A1 to A3)."""
        if state.turn == AWAITS_DEALER:
            state.dealer = int(answer[0])
            state.turn = AWAITS_DECK
            if tell is not None:
                tell.append(DealerPicked(state.dealer))
            return
        cards = tuple(card_of(str(code)) for code in answer)
        assert state.dealer is not None
        first = self._next(state, state.dealer)
        seat = first
        for _ in state.hands:
            closed, opened, hand = cards[:SLOTS], cards[SLOTS : 2 * SLOTS], cards[2 * SLOTS :]
            state.closed[seat] = closed
            state.opened[seat] = opened
            state.hands[seat] = mask_of(hand[:HAND_SIZE])
            state.ceilings[seat] = (NO_CEILING,) * HAND_SIZE
            cards = hand[HAND_SIZE:]
            seat = self._next(state, seat)
        state.stock = cards
        state.turn = first
        if tell is not None:
            tell.append(
                Dealt(
                    state.dealer,
                    tuple(codes_of(_lying(closed)) for closed in state.closed),
                    tuple(codes_of(opened) for opened in state.opened),
                    tuple(codes_in(hand) for hand in state.hands),
                    len(state.stock),
                )
            )

    def view(self, state: ArabkaState, seat: int) -> ArabkaView:
        """Everything but the other hands, the closed cards and the order of the stock."""
        return view_of(state, seat, self.result(state))

    def result(self, state: ArabkaState) -> Result | None:
        """1 for the winner and 0 for the others; nobody wins a draw (A19, AA30, AA32)."""
        if state.turn != OVER:
            return None
        seats = range(len(state.hands))
        winners = () if state.winner is None else (state.winner,)
        return Result(
            tuple(int(seat in winners) for seat in seats), winners, WON if winners else DRAWN
        )

    def parse(self, text: str) -> Move:
        """`swap 8H:KD 9C:2S`, `ready`, `lay 8H 8S`, `turn 2`, `take` or `end`."""
        return parse_move(text)

    def format(self, move: Move) -> str:
        """The canonical text: cards in pack order, pairs by hand card."""
        return format_move(move)

    def describe(self, state: ArabkaState) -> dict[str, JsonValue]:
        """The whole state; the stock only as its number of cards."""
        return describe.state(state)

    def describe_view(self, view: ArabkaView) -> dict[str, JsonValue]:
        """The keys of `describe` with `seat` and `seen`: by seat the hand cards that
        everybody saw come into that hand."""
        return describe.view(view)

    # --- before play -----------------------------------------------------------------------

    def _swap(self, state: ArabkaState, move: Swap, tell: Tell) -> None:
        """Exchange the pairs (A4); after the last player play begins (A5)."""
        seat = state.turn
        opened = list(state.opened[seat])
        slots = []
        for given, taken in move.pairs:
            slot = opened.index(taken)
            opened[slot] = given
            slots.append(slot + 1)
            forget(state, seat, 1 << given)
            state.hands[seat] ^= 1 << given
            remember(state, seat, 1 << taken)
        state.opened[seat] = tuple(opened)
        if tell is not None:
            given_codes = codes_of(pair[0] for pair in move.pairs)
            taken_codes = codes_of(pair[1] for pair in move.pairs)
            tell.append(
                Swapped(seat, given_codes, taken_codes, tuple(slots)) if slots else Kept(seat)
            )
        if seat != state.dealer:
            state.turn = self._next(state, seat)
            return
        state.swapping = False
        state.turn, lowest = self._starter(state)
        if tell is not None:
            tell.append(Started(state.turn, lowest))

    def _starter(self, state: ArabkaState) -> tuple[int, bool]:
        """Who holds the lowest ordinary card, of several the first from the dealer's left,
        and whether anybody holds one (AA5)."""
        assert state.dealer is not None
        order = []
        seat = state.dealer
        for _ in state.hands:
            seat = self._next(state, seat)
            order.append(seat)
        ranks = {
            seat: next(map(rank_of, cards_in(state.hands[seat] & ORDINARY)), NO_CEILING)
            for seat in order
        }
        first = min(order, key=ranks.__getitem__)
        return first, ranks[first] != NO_CEILING

    # --- moves -----------------------------------------------------------------------------

    def _lay(self, state: ArabkaState, cards: int, slot: int | None, tell: Tell) -> None:
        """Cards of one rank go on the pile (A6, A7); what they do (A8 to A13); then the turn
        goes on or is over."""
        seat = state.turn
        laid = list(cards_in(cards))
        rank = rank_of(laid[0])
        if slot is None:
            state.hands[seat] &= ~cards
        state.pile += laid
        if tell is not None:
            tell.append(Laid(seat, codes_in(cards), state.extra, slot, rank == TWO))
        state.extra = None
        state.level = ANY if rank in BONUS_RANKS else rank
        if self._is_out(state, seat):
            self._finish_match(state, seat, tell)
            return
        state.three |= rank == THREE
        if rank == TEN:
            self._burn(state, tell)
        if not state.hands[seat] and not state.stock and state.opened[seat]:
            self._pick_up(state, tell)
        if rank == TEN:
            self._after_ten(state, tell)
        elif len(laid) == FOUR_ALIKE:
            self._after_four(state, tell)
        else:
            self._finish_turn(state, tell)

    def _burn(self, state: ArabkaState, tell: Tell) -> None:
        """The pile leaves the game, the 10 with it, and a 3 in it does nothing (A13, AA17)."""
        if tell is not None:
            tell.append(Burned(state.turn, codes_of(state.pile)))
        state.burned |= mask_of(state.pile)
        state.pile = []
        state.three = False
        state.progress = True

    def _pick_up(self, state: ArabkaState, tell: Tell) -> None:
        """The three open cards come to hand (A17, AA26)."""
        seat = state.turn
        if tell is not None:
            tell.append(OpenTaken(seat, codes_of(state.opened[seat])))
        remember(state, seat, mask_of(state.opened[seat]))
        state.opened[seat] = ()
        state.progress = True

    def _after_ten(self, state: ArabkaState, tell: Tell) -> None:
        """The right to lay again, unless only a draw could bring cards (AA18, AA19)."""
        state.extra = "ten"
        if not state.hands[state.turn] and state.stock:
            self._lapse(state, "hand_empty", tell)
        elif tell is not None:
            tell.append(MayLayMore(state.turn, "ten"))

    def _after_four(self, state: ArabkaState, tell: Tell) -> None:
        """The right to add on, if anything in hand fits (AA22, AA25)."""
        state.extra = "four"
        hand = state.hands[state.turn]
        if hand & FITS[state.strict][state.level]:
            if tell is not None:
                tell.append(MayLayMore(state.turn, "four"))
            return
        if hand:
            nothing_fits(state, state.turn)
        self._lapse(state, "nothing_fits" if hand else "hand_empty", tell)

    def _lapse(self, state: ArabkaState, reason: LapseReason, tell: Tell) -> None:
        """A right to lay once more comes to nothing, and the turn is over."""
        assert state.extra is not None
        if tell is not None:
            tell.append(RightLapsed(state.turn, state.extra, reason))
        state.extra = None
        self._finish_turn(state, tell)

    def _take(self, state: ArabkaState, tell: Tell) -> None:
        """The pile comes to hand and the turn is over (A14, AA7)."""
        # Where taking is free, a reason would tell the others whether something fitted (AA33).
        reason: TakeReason = "at_will" if state.voluntary else "nothing_fits"
        if not state.voluntary:
            nothing_fits(state, state.turn)
        self._give_pile(state, state.turn, reason, tell)
        self._finish_turn(state, tell)

    def _turn_over(self, state: ArabkaState, slot: int, tell: Tell) -> None:
        """A closed card is laid, or comes to hand with the pile (A18, AA28)."""
        seat = state.turn
        closed = state.closed[seat]
        card = closed[slot]
        assert card is not None
        state.closed[seat] = (*closed[:slot], None, *closed[slot + 1 :])
        state.progress = True
        fits = bool(1 << card & FITS[state.strict][state.level])
        if tell is not None:
            tell.append(Turned(seat, slot + 1, CODES[card], fits))
        if fits:
            self._lay(state, 1 << card, slot + 1, tell)
            return
        remember(state, seat, 1 << card)
        self._give_pile(state, seat, "blind", tell, CODES[card], slot + 1)
        self._finish_turn(state, tell)

    # --- what follows -----------------------------------------------------------------------

    def _finish_turn(self, state: ArabkaState, tell: Tell) -> None:
        """Draw (A15), count towards AA32, hand over a pile with a 3 (A12), pass the turn on."""
        self._draw(state, tell)
        state.idle = 0 if state.progress else state.idle + 1
        state.progress = False
        follower = self._next(state, state.turn)
        if state.three:
            state.three = False
            self._give_pile(state, follower, "three", tell)
            if tell is not None:
                tell.append(TurnMissed(follower))
            follower = self._next(state, follower)
        if state.idle >= STALL:
            self._finish_match(state, None, tell)
            return
        state.turn = follower
        if tell is not None and not state.pile:
            tell.append(Leads(follower))

    def _draw(self, state: ArabkaState, tell: Tell) -> None:
        """Up to three in hand, as long as the stock lasts (AA9)."""
        seat = state.turn
        count = HAND_SIZE - state.hands[seat].bit_count()
        if count <= 0 or not state.stock:
            return
        drawn, state.stock = state.stock[:count], state.stock[count:]
        state.hands[seat] |= mask_of(drawn)
        state.ceilings[seat] += (NO_CEILING,) * len(drawn)
        state.progress = True
        if tell is not None:
            tell.append(Drawn(seat, codes_in(mask_of(drawn)), len(state.stock)))

    def _give_pile(
        self,
        state: ArabkaState,
        seat: int,
        reason: TakeReason,
        tell: Tell,
        blind: str | None = None,
        slot: int | None = None,
    ) -> None:
        """The whole pile comes into this hand; everybody knows what it holds now."""
        if tell is not None:
            tell.append(PileTaken(seat, codes_of(state.pile), reason, blind, slot))
        remember(state, seat, mask_of(state.pile))
        state.pile = []
        state.level = ANY

    def _is_out(self, state: ArabkaState, seat: int) -> bool:
        """Whether this seat has no cards at all (A19)."""
        return not (state.hands[seat] or state.opened[seat] or _lying(state.closed[seat]))

    def _finish_match(self, state: ArabkaState, winner: int | None, tell: Tell) -> None:
        state.winner = winner
        state.turn = OVER
        if tell is not None:
            tell.append(MatchEnded(winner, state.idle))

    def _next(self, state: ArabkaState, seat: int) -> int:
        return (seat + 1) % len(state.hands)


def _lying(closed: tuple[int | None, ...]) -> tuple[int, ...]:
    return tuple(card for card in closed if card is not None)
