"""The data of a match of Hakka cards: options, moves, plays, state, view.

Seats are 0 … 3 and act in this order; the dreamer of a hand takes no part in it. A set of
cards is a mask (see `skillgames.engine.tigers`). A move is an int: its kind above the mask
of its cards, which is empty for `CALL`, `PASS`, `TIGERS`, `DECLARE` and `PLAY_ON`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from skillgames.engine.game import Result, choice
from skillgames.engine.text import QT_TRANSLATE_NOOP
from skillgames.engine.tigers import FULL_PACK
from skillgames.games.hakka.patterns import elders
from skillgames.games.hakka.scoring import SEATS, HandScore, Payments

HANDS = 4
"""Scored hands in a match."""
ACTIVE = 3
"""Players of a hand; the fourth dreams."""
HAND_SIZE = 12

AWAITS_DEALER = -1
"""`turn` before the first dealer is drawn."""
AWAITS_DECK = -2
"""`turn` while the pack of a hand is being shuffled."""
OVER = -3
"""`turn` when the match is decided."""

CALLING = "call"
ASKED_TIGERS = "tigers"
PLAYING = "play"
ASKED_DECLARE = "declare"
ENDED = "over"

PHASES = (CALLING, ASKED_TIGERS, PLAYING, ASKED_DECLARE, ENDED)


@dataclass(frozen=True, slots=True)
class HakkaOptions:
    """The one option: whether a player who can beat has to."""

    must_beat: bool = choice(True, (True, False), QT_TRANSLATE_NOOP("Hakka", "Must beat"))


# --- moves -----------------------------------------------------------------------------

_KIND = 45
"""Bits of a mask; the kind stands above them."""
_MASK = (1 << _KIND) - 1

CALL = 1 << _KIND
PASS = 2 << _KIND
TIGERS = 3 << _KIND
DECLARE = 4 << _KIND
PLAY_ON = 5 << _KIND
LEAD = 6 << _KIND
"""Kind of a move that leads; `LEAD | cards` is the move. The kinds with cards come last."""
BEAT = 7 << _KIND
"""Kind of a move that beats; `BEAT | cards` is the move."""
DISCARD = 8 << _KIND
"""Kind of a move that discards; `DISCARD | cards` is the move."""

WORDS: dict[int, str] = {
    CALL: "call",
    PASS: "pass",
    TIGERS: "tigers",
    DECLARE: "declare",
    PLAY_ON: "play_on",
    LEAD: "lead",
    BEAT: "beat",
    DISCARD: "discard",
}
"""How the kinds of moves are written."""


def kind_of(move: int) -> int:
    """The kind of a move, such as `LEAD`."""
    return move & ~_MASK


def cards_of(move: int) -> int:
    """The cards of a move as a mask; 0 for a move without cards."""
    return move & _MASK


# --- plays -----------------------------------------------------------------------------


class Play(NamedTuple):
    """What one player did in a trick."""

    seat: int
    kind: int
    """`LEAD`, `BEAT` or `DISCARD`."""
    cards: int
    """The cards as a mask; 0 for a discard the viewer may not see."""
    size: int
    """How many cards."""

    @property
    def face_up(self) -> bool:
        """Whether everybody sees the cards."""
        return self.kind != DISCARD


History = tuple[Play, ...]


def trick_of(history: History) -> History:
    """The plays of the unfinished trick: none when its third play is made."""
    return history[len(history) // ACTIVE * ACTIVE :]


def best_of(trick: History) -> Play:
    """The play that takes the trick so far. The trick has begun."""
    best = trick[0]
    for play in trick:
        if play.kind != DISCARD:
            best = play
    return best


def after(seat: int, dreamer: int) -> int:
    """The active seat whose turn follows."""
    following = (seat + 1) % SEATS
    return (following + 1) % SEATS if following == dreamer else following


def order_from(seat: int, dreamer: int) -> tuple[int, ...]:
    """The three active seats in the order of turns, beginning with this one."""
    second = after(seat, dreamer)
    return seat, second, after(second, dreamer)


# --- state -----------------------------------------------------------------------------


class HakkaState:
    """A position, changed in place by the rules; only `Match` owns the true one.

    A finished hand stays until the next pack is known, but for `dealer` and `hand_no`,
    which are already those of the hand to come.
    """

    __slots__ = (
        "best",
        "caller",
        "dealer",
        "declined",
        "discards",
        "dreamer",
        "dreamer_card",
        "hand_no",
        "hands",
        "hands_played",
        "history",
        "must_beat",
        "phase",
        "privileged",
        "scores",
        "seen",
        "shown",
        "tricks",
        "turn",
        "won",
    )

    def __init__(self, must_beat: bool = True) -> None:
        """The state before the first dealer is drawn."""
        self.must_beat = must_beat
        self.hand_no = 1
        """Number of the scored hand, from 1."""
        self.phase = CALLING
        self.turn = AWAITS_DEALER
        """The seat to act, `AWAITS_DEALER`, `AWAITS_DECK` or `OVER`."""
        self.dealer: int | None = None
        self.dreamer: int | None = None
        self.dreamer_card: int | None = None
        self.caller: int | None = None
        self.privileged: int | None = None
        """The caller, if he is not the dealer."""
        self.hands = [0] * SEATS
        """Masks by seat; the dreamer's is empty."""
        self.history: History = ()
        """The plays of this hand in order; three make a trick."""
        self.best: Play | None = None
        """The play that takes the unfinished trick so far; None when the turn is a lead."""
        self.declined: tuple[int, ...] = ()
        """After so many plays of this hand somebody might have declared and played on."""
        self.seen = 0
        """The cards played face up in this hand."""
        self.discards = [0] * SEATS
        self.won = [0] * SEATS
        """By seat, the cards of the patterns with which tricks were taken."""
        self.tricks = [0] * SEATS
        self.shown = 0
        """The cards the winner laid open to win: Elders, or the Five Tigers."""
        self.scores: Payments = (0, 0, 0, 0)
        self.hands_played: tuple[HandScore, ...] = ()

    def copy(self) -> HakkaState:
        """An independent copy."""
        twin = HakkaState.__new__(HakkaState)
        twin.must_beat = self.must_beat
        twin.hand_no = self.hand_no
        twin.phase = self.phase
        twin.turn = self.turn
        twin.dealer = self.dealer
        twin.dreamer = self.dreamer
        twin.dreamer_card = self.dreamer_card
        twin.caller = self.caller
        twin.privileged = self.privileged
        twin.hands = self.hands[:]
        twin.history = self.history
        twin.best = self.best
        twin.declined = self.declined
        twin.seen = self.seen
        twin.discards = self.discards[:]
        twin.won = self.won[:]
        twin.tricks = self.tricks[:]
        twin.shown = self.shown
        twin.scores = self.scores
        twin.hands_played = self.hands_played
        return twin

    @property
    def trick(self) -> History:
        """The plays of the unfinished trick."""
        return trick_of(self.history)


# --- view ------------------------------------------------------------------------------

Counts = tuple[int, int, int, int]
"""A number, or a mask, for each seat."""


def by_seat(values: Iterable[int]) -> Counts:
    """Four values as a tuple."""
    first, second, third, fourth = values
    return first, second, third, fourth


@dataclass(frozen=True, slots=True)
class HakkaView:
    """All that one seat knows and could remember; plain data that can be pickled.

    Hidden are the other hands, the discards of others and, until the hand is scored, the
    dreamer's card. A player who is asked about the Five Tigers is seen by the others as if
    the dealer were about to lead. Tuples of four are by seat.
    """

    seat: int
    must_beat: bool
    hand_no: int
    """Number of the scored hand, from 1; between hands that of the next one."""
    phase: str
    """`CALLING`, `ASKED_TIGERS` (for its holder alone), `PLAYING`, `ASKED_DECLARE`, `ENDED`;
    between hands `CALLING`."""
    turn: int
    """The seat to act, `AWAITS_DEALER`, `AWAITS_DECK` or `OVER`."""
    dealer: int | None
    """Between hands that of the next one; None before the first is drawn."""
    dreamer: int | None
    """None before the first pack."""
    dreamer_card: int | None
    """Known to the dreamer, and to all when the hand is scored."""
    caller: int | None
    privileged: int | None
    """The caller, if he is not the dealer."""
    hand: int
    """The own hand as a mask; the dreamer's is empty."""
    counts: Counts
    """Cards in the hands; the dreamer holds none."""
    history: History
    """The plays of this hand; others' discards have a size and no cards."""
    declined: tuple[int, ...]
    """After so many plays of this hand somebody might have declared and played on."""
    seen: int
    """The cards played face up in this hand, as a mask."""
    own_discards: int
    """A mask."""
    discard_counts: Counts
    won: Counts
    """Masks: the cards of the patterns with which tricks were taken."""
    tricks: Counts
    shown: int
    """The cards the winner laid open to win, as a mask: Elders, or the Five Tigers."""
    scores: Payments
    """Totals of the hands played."""
    hands_played: tuple[HandScore, ...]
    result: Result | None

    @property
    def to_act(self) -> int | None:
        """The seat to act as this seat knows it, None between hands and after the end."""
        return self.turn if self.turn >= 0 else None

    @property
    def trick(self) -> History:
        """The plays of the unfinished trick; empty between tricks."""
        return trick_of(self.history)

    @property
    def last_trick(self) -> History:
        """The plays of the last finished trick; empty in the first one."""
        finished = len(self.history) // ACTIVE * ACTIVE
        return self.history[max(finished - ACTIVE, 0) : finished]

    @property
    def best(self) -> Play | None:
        """The play that takes the unfinished trick so far; None when the turn is a lead."""
        trick = self.trick
        return best_of(trick) if trick else None

    @property
    def elders(self) -> int:
        """The cards that carry a star, wherever they lie, judged by `seen` alone."""
        return elders(self.seen) if self.dreamer is not None else 0

    @property
    def hand_score(self) -> HandScore | None:
        """The score of the hand that has just ended; None while a hand is played, after a
        void one and before the first."""
        if self.turn >= 0 or not self.hands_played or self.caller is None:
            return None
        return self.hands_played[-1]

    @property
    def is_void(self) -> bool:
        """Whether the hand that has just ended was void: nobody called."""
        return self.turn == AWAITS_DECK and self.dreamer is not None and self.caller is None

    @property
    def passed(self) -> tuple[int, ...]:
        """The seats that passed in this hand, in order."""
        if self.dreamer is None:
            return ()
        order = order_from((self.dreamer + 2) % SEATS, self.dreamer)
        if self.caller is not None:
            return order[: order.index(self.caller)]
        return order[: order.index(self.turn)] if self.turn >= 0 else order

    @property
    def unseen(self) -> int:
        """The cards of this hand this seat cannot place, as a mask."""
        known = self.hand | self.seen | self.own_discards | self.shown
        if self.dreamer_card is not None:
            known |= 1 << self.dreamer_card
        return FULL_PACK & ~known if self.dreamer is not None else 0
