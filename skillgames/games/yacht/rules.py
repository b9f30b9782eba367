"""The rules of Yacht: turns of up to three rolls, thirteen boxes, bonus, who wins.

The rules never draw: after a move that throws dice they ask chance for a `Roll` of so
many, whose first value goes to the lowest slot thrown, and so on.
"""

from __future__ import annotations

from skillgames.engine.chance import Answer, Chance, Roll
from skillgames.engine.errors import IllegalMove
from skillgames.engine.events import Event, JsonValue
from skillgames.engine.game import Result, Rules
from skillgames.engine.text import Msg, translate
from skillgames.games.yacht.events import BonusReached, MatchEnded, Rolled, Throwing, Written
from skillgames.games.yacht.scoring import (
    BOX_OF,
    BOXES,
    DICE,
    bonus,
    open_boxes,
    points,
    total,
    upper_sum,
)
from skillgames.games.yacht.state import (
    ALL_SLOTS,
    FIRST_WRITE,
    ROLLS,
    SOLO,
    YachtOptions,
    YachtState,
    YachtView,
    box_of,
    is_roll,
    roll_move,
    slots_of,
    write_move,
)

ROLL_WORD = "roll"
SCORE_WORD = "score"
LAST_MOVE = FIRST_WRITE + len(BOXES) - 1
SLOT_OF = {str(slot + 1): slot for slot in range(DICE)}
"""Slots as they stand in texts, from 1."""

HIGHEST = "highest total"
SHARED = "highest total shared"
REACHED = "target reached"
MISSED = "target missed"

Tell = list[Event] | None


class YachtRules(Rules[YachtOptions, YachtState, int, YachtView]):
    """The one implementation of the rules; moves are those of `state`."""

    options = YachtOptions

    def start(self, options: YachtOptions) -> YachtState:
        """Before the first roll of seat 0; the target counts in Solo only."""
        return YachtState(options.seats, options.target if options.seats == SOLO else None)

    def to_act(self, state: YachtState) -> int | Chance | None:
        """A seat, the dice in the air, or None after the end."""
        if state.thrown:
            return Roll(state.thrown.bit_count())
        return None if state.over else state.turn

    def legal_moves(self, state: YachtState) -> list[int]:
        """At the start of a turn all five dice must be thrown; then any dice while rolls are
        left (by the mask of their slots), and each empty box in table order."""
        if state.thrown or state.over:
            return []
        if state.dice is None:
            return [ALL_SLOTS]
        rolls = range(1, FIRST_WRITE) if state.rolls_left else ()
        return [*rolls, *map(write_move, open_boxes(state.columns[state.turn]))]

    def why_not(self, state: YachtState, move: int) -> Msg | None:
        """None for a legal move, else what is in its way."""
        if state.thrown:
            return translate("Yacht", "The dice are still rolling.")
        if state.over:
            return translate("Yacht", "All boxes are filled.")
        if type(move) is not int or not 0 < move <= LAST_MOVE:
            return translate("Yacht", "There is no such move.")
        if is_roll(move):
            if state.dice is None and move != ALL_SLOTS:
                return translate("Yacht", "Roll all five dice first.")
            if not state.rolls_left:
                return translate("Yacht", "No roll is left: choose a box.")
            return None
        if state.dice is None:
            return translate("Yacht", "Roll the dice first.")
        if state.columns[state.turn][box_of(move)] is not None:
            return translate("Yacht", "This box is filled already.")
        return None

    def play(self, state: YachtState, move: int, tell: Tell = None) -> None:
        """Throw the dice of these slots, or write the roll and pass the turn on."""
        if is_roll(move):
            state.thrown = move
            if tell is not None:
                slots = slots_of(move)
                dice = state.dice or ()
                held = tuple(value for slot, value in enumerate(dice) if slot not in slots)
                tell.append(Throwing(state.turn, _told(slots), held))
        else:
            self._write(state, box_of(move), tell)

    def settle(self, state: YachtState, answer: Answer, tell: Tell = None) -> None:
        """The thrown dice come to rest with these values, in the order of their slots."""
        slots = slots_of(state.thrown)
        dice = list(state.dice or (0,) * DICE)
        for slot, value in zip(slots, map(int, answer), strict=True):
            dice[slot] = value
        state.dice = tuple(dice)
        state.thrown = 0
        state.rolls_left -= 1
        if tell is not None:
            tell.append(Rolled(state.turn, _told(slots), state.dice, state.rolls_left))

    def view(self, state: YachtState, seat: int) -> YachtView:
        """Everything: nothing is hidden at this table."""
        return YachtView(
            seat=seat,
            target=state.target,
            round=state.round,
            turn=state.turn,
            dice=state.dice,
            rolls_left=state.rolls_left,
            thrown=state.thrown,
            columns=state.columns,
            result=self.result(state),
            written=state.written,
        )

    def result(self, state: YachtState) -> Result | None:
        """All with the highest total win; alone, whoever has the target or more."""
        if not state.over:
            return None
        totals = tuple(map(total, state.columns))
        if state.target is not None:
            reached = totals[0] >= state.target
            return Result(totals, (0,) if reached else (), REACHED if reached else MISSED)
        best = max(totals)
        winners = tuple(seat for seat, points_ in enumerate(totals) if points_ == best)
        return Result(totals, winners, HIGHEST if len(winners) == 1 else SHARED)

    def parse(self, text: str) -> int:
        """`roll 1 2 3 4 5` with the slots in any order, or `score full_house`."""
        word, *rest = text.split(" ")
        if word == SCORE_WORD and len(rest) == 1 and rest[0] in BOX_OF:
            return write_move(BOX_OF[rest[0]])
        slots = [SLOT_OF[one] for one in rest if one in SLOT_OF]
        if word == ROLL_WORD and slots and len(slots) == len(rest) == len(set(slots)):
            return roll_move(tuple(slots))
        raise IllegalMove(
            translate("Yacht", "“%1” is neither a roll nor a box.").with_args(text[:40])
        )

    def format(self, move: int) -> str:
        """The slots thrown in ascending order, or the id of the box."""
        if is_roll(move):
            return " ".join((ROLL_WORD, *map(str, _told(slots_of(move)))))
        return f"{SCORE_WORD} {BOXES[box_of(move)]}"

    def describe(self, state: YachtState) -> dict[str, JsonValue]:
        """The whole state."""
        return self._described(self.view(state, 0))

    def describe_view(self, view: YachtView) -> dict[str, JsonValue]:
        """The keys of `describe` with `seat` and `seen`: beyond the table there is nothing
        to remember, so it is empty."""
        return {"seat": view.seat, **self._described(view), "seen": []}

    # --- steps ---------------------------------------------------------------------------

    def _described(self, view: YachtView) -> dict[str, JsonValue]:
        return {
            "round": view.round,
            "turn": view.turn,
            "dice": None if view.dice is None else list(view.dice),
            "rolls_left": view.rolls_left,
            "columns": [dict(zip(BOXES, column, strict=True)) for column in view.columns],
            "upper": list(view.upper),
            "bonus": list(view.bonus),
            "totals": list(view.totals),
            "target": view.target,
        }

    def _write(self, state: YachtState, box: int, tell: Tell) -> None:
        """Fill the box; the turn passes on, after the last seat to the next round."""
        seat, dice = state.turn, state.dice
        assert dice is not None
        before = state.columns[seat]
        scored = points(box, dice)
        column = (*before[:box], scored, *before[box + 1 :])
        state.columns = (*state.columns[:seat], column, *state.columns[seat + 1 :])
        entries = (*state.written[seat], (box, dice))
        state.written = (*state.written[:seat], entries, *state.written[seat + 1 :])
        state.dice = None
        state.rolls_left = ROLLS
        if tell is not None:
            tell.append(Written(seat, BOXES[box], scored, dice, total(column)))
            if bonus(column) > bonus(before):
                tell.append(BonusReached(seat, upper_sum(column), bonus(column)))
        if not open_boxes(state.columns[-1]):
            state.over = True
            if tell is not None:
                result = self.result(state)
                assert result is not None
                tell.append(MatchEnded(result.scores, result.winners, state.target))
        else:
            state.turn = (seat + 1) % len(state.columns)
            state.round += state.turn == 0


def _told(slots: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(slot + 1 for slot in slots)
