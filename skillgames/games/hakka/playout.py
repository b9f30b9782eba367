"""A hand played out by plain players, with everything in local variables.

It is the same as repeated `play` of the rules with the moves of `policy`; tests prove it.
Players are numbered 0, 1, 2 in the order of turns, from any of the three.
"""

from __future__ import annotations

from skillgames.games.hakka.patterns import elders
from skillgames.games.hakka.policy import answer, discard, lead, plays_on
from skillgames.games.hakka.scoring import ENOUGH

NOBODY = -1

Ending = tuple[int, int, int]
"""Who wins (`NOBODY`), with how many tricks, and the winning hand as a mask."""


class Line:
    """A position in the middle of a hand, for three players; it is used up by playing on."""

    __slots__ = (
        "best",
        "best_player",
        "hands",
        "made",
        "privileged",
        "seen",
        "tricks",
        "turn",
        "won",
    )

    def __init__(
        self,
        hands: list[int],
        seen: int,
        tricks: list[int],
        won: list[int],
        privileged: int,
        turn: int,
        made: int = 0,
        best: int = 0,
        best_player: int = NOBODY,
    ) -> None:
        self.hands = hands
        self.seen = seen
        self.tricks = tricks
        self.won = won
        self.privileged = privileged
        """The privileged player or `NOBODY`."""
        self.turn = turn
        self.made = made
        """Plays in the unfinished trick."""
        self.best = best
        """The best pattern of the unfinished trick, 0 before a lead."""
        self.best_player = best_player

    def copy(self) -> Line:
        """An independent copy."""
        return Line(
            self.hands[:],
            self.seen,
            self.tricks[:],
            self.won[:],
            self.privileged,
            self.turn,
            self.made,
            self.best,
            self.best_player,
        )


def play_out(line: Line, first: int = 0, face_up: bool = True) -> Ending:
    """How the hand ends when everybody plays by `policy` from here.

    With `first` the player to act plays these cards now, face up or as a discard. Between
    tricks the player to act leads, even if he might declare victory.
    """
    hands, tricks, won = line.hands, line.tricks, line.won
    seen, privileged, turn = line.seen, line.privileged, line.turn
    made, best, best_player = line.made, line.best, line.best_player
    stars = elders(seen)
    while True:
        hand = hands[turn]
        if first:
            cards, up, first = first, face_up, 0
        elif made:
            cards = answer(hand, best, made == 2)
            up = cards > 0
            if not up:
                cards = discard(hand, stars, best.bit_count())
        else:
            cards, up = lead(hand, seen, stars, tricks[turn], turn == privileged), True
        hands[turn] = hand ^ cards
        if up:
            seen |= cards
            stars = elders(seen)
            best, best_player = cards, turn
        if made < 2:
            made += 1
            turn = (turn + 1) % 3
            continue
        made, turn = 0, best_player
        tricks[turn] += best.bit_count()
        won[turn] |= best
        hand = hands[turn]
        if not hand:
            return _run_out(tricks, won, turn)
        total = tricks[turn] + (hand & stars).bit_count()
        if total >= ENOUGH and not plays_on(hand, seen, stars):
            return turn, total, won[turn] | hand & stars


def _run_out(tricks: list[int], won: list[int], last: int) -> Ending:
    """The end without cards: the last taker wins with six tricks, else another with six."""
    for player in (last, 0, 1, 2):
        if tricks[player] >= ENOUGH:
            return player, tricks[player], won[player]
    return NOBODY, 0, 0
