"""The best move of a turn for a level that plans, from the worth of its boxes; needs numpy."""

from __future__ import annotations

from skillgames.bots.budget import Choice, MoveValue
from skillgames.engine.dice import parts
from skillgames.games.yacht.scoring import UPPER_GOAL, open_boxes, upper_sum, used_boxes
from skillgames.games.yacht.state import YachtView, keeping, write_move
from skillgames.games.yacht.turns import KEEP_OF, ROLL_OF, best_hopes, hopes
from skillgames.games.yacht.worth import Worth

TOLERANCE = 1e-9
"""Expectations that differ by less are equal."""


def plan(view: YachtView, worth: Worth) -> Choice:
    """The move with the best expectation, and that of every move worth telling apart.

    Of equal ones that which keeps more dice, then the box earlier in the table. `view` is
    that of the seat to act, and its dice lie there.
    """
    assert view.dice is not None
    column = view.columns[view.turn]
    boxes = open_boxes(column)
    upper = min(upper_sum(column), UPPER_GOAL)
    worths = worth(boxes, used_boxes(column), upper)
    roll = ROLL_OF[tuple(sorted(view.dice))]
    offers = [MoveValue(write_move(box), float(worths[row, roll])) for row, box in enumerate(boxes)]
    if view.rolls_left:
        hoped = hopes(worths.max(axis=0))
        for _ in range(view.rolls_left - 1):
            hoped = hopes(best_hopes(hoped))
        for keep in parts(tuple(sorted(view.dice)))[1:]:
            offers.append(MoveValue(keeping(view.dice, keep), float(hoped[KEEP_OF[keep]])))
    return Choice(_best(offers, len(boxes)).move, tuple(offers))


def _best(offers: list[MoveValue], boxes: int) -> MoveValue:
    """The best of these offers, of which the first ones are boxes, then larger keeps come
    before smaller ones. Expectations carry rounding errors, the worths of boxes do not:
    they are compared as they are."""
    box = max(offers[:boxes], key=lambda offer: offer.mean)
    best = max(offer.mean for offer in offers)
    return next(one for one in (box, *offers[boxes:]) if one.mean >= best - TOLERANCE)
