"""Yacht in words: one sentence for each thing that happens."""

from __future__ import annotations

from collections.abc import Sequence

from skillgames.engine.events import Event
from skillgames.engine.text import QT_TRANSLATE_NOOP, Msg, translate
from skillgames.games.yacht.events import BonusReached, MatchEnded, Rolled, Throwing, Written
from skillgames.games.yacht.scoring import BOXES

BOX_NAMES: tuple[Msg, ...] = (
    QT_TRANSLATE_NOOP("Yacht", "Ones"),
    QT_TRANSLATE_NOOP("Yacht", "Twos"),
    QT_TRANSLATE_NOOP("Yacht", "Threes"),
    QT_TRANSLATE_NOOP("Yacht", "Fours"),
    QT_TRANSLATE_NOOP("Yacht", "Fives"),
    QT_TRANSLATE_NOOP("Yacht", "Sixes"),
    QT_TRANSLATE_NOOP("Yacht", "Three of a kind"),
    QT_TRANSLATE_NOOP("Yacht", "Four of a kind"),
    QT_TRANSLATE_NOOP("Yacht", "Full house"),
    QT_TRANSLATE_NOOP("Yacht", "Small straight"),
    QT_TRANSLATE_NOOP("Yacht", "Large straight"),
    QT_TRANSLATE_NOOP("Yacht", "Yacht"),
    QT_TRANSLATE_NOOP("Yacht", "Chance"),
)
"""What people call the boxes, in table order."""

NAME_OF = dict(zip(BOXES, BOX_NAMES, strict=True))
"""The name of the box with this id."""

BOT_NAMES: tuple[Msg, ...] = (
    #: At the beginning of a sentence, as in "The red bot rolls: 1, 1, 6, 6, 6."
    QT_TRANSLATE_NOOP("Yacht", "The red bot"),
    QT_TRANSLATE_NOOP("Yacht", "The blue bot"),
    QT_TRANSLATE_NOOP("Yacht", "The green bot"),
)
"""The others by the colour of their dice, in the order of their seats."""


def bot_name(other: int, seat: int) -> Msg:
    """What the one who sits on `seat` calls the player on the seat `other`."""
    return BOT_NAMES[other if other < seat else other - 1]


def dice_list(dice: Sequence[int]) -> str:
    """Dice with commas between: "1, 1, 6"."""
    return ", ".join(map(str, dice))


def say(event: Event, seat: int) -> Msg | None:
    """One sentence on an event as `seat` is told it; None when it is not worth one."""
    match event:
        case Throwing(seat=actor, held=held):
            return _holding(actor, held, seat) if held else None
        case Rolled(seat=actor, dice=dice):
            if actor == seat:
                return translate("Yacht", "You roll: %1.").with_args(dice_list(dice))
            rolls = translate("Yacht", "%1 rolls: %2.")
            return rolls.with_args(bot_name(actor, seat), dice_list(dice))
        case Written(seat=actor, box=box, points=points, total=total):
            name = NAME_OF[box]
            if actor == seat:
                own = translate("Yacht", "You score %1 in the box “%2”. Your total: %3.")
                return own.with_args(points, name, total)
            other = translate("Yacht", "%1 scores %2 in the box “%3”. Total: %4.")
            return other.with_args(bot_name(actor, seat), points, name, total)
        case BonusReached(seat=actor, points=points):
            if actor == seat:
                return translate("Yacht", "You get the bonus: %1 points.").with_args(points)
            bonus = translate("Yacht", "%1 gets the bonus: %2 points.")
            return bonus.with_args(bot_name(actor, seat), points)
        case MatchEnded():
            return _ended(event, seat)
    return None


def _holding(actor: int, held: Sequence[int], seat: int) -> Msg:
    if actor == seat:
        return translate("Yacht", "You hold: %1.").with_args(dice_list(held))
    holds = translate("Yacht", "%1 holds: %2.")
    return holds.with_args(bot_name(actor, seat), dice_list(held))


def _ended(event: MatchEnded, seat: int) -> Msg:
    own = event.totals[seat]
    if event.target is not None:
        reached = translate("Yacht", "You reach the target of %1 with %2 points.")
        missed = translate("Yacht", "You miss the target of %1 with %2 points.")
        return (reached if event.winners else missed).with_args(event.target, own)
    best = max(event.totals)
    if event.winners == (seat,):
        return translate("Yacht", "You win with %1 points.").with_args(own)
    if seat in event.winners:
        return translate("Yacht", "A draw: you share the highest total, %1 points.").with_args(own)
    if len(event.winners) > 1:
        shared = translate("Yacht", "The bots share the highest total, %1 points. You have %2.")
        return shared.with_args(best, own)
    lost = translate("Yacht", "%1 wins with %2 points. You have %3.")
    return lost.with_args(bot_name(event.winners[0], seat), best, own)
