"""Arabka in words: one sentence for each thing that happens, as a seat may know it, and why."""

from __future__ import annotations

from collections.abc import Sequence

from skillgames.engine.events import Event
from skillgames.engine.text import QT_TRANSLATE_NOOP, Msg, translate
from skillgames.games.arabka.events import (
    HIDDEN,
    Burned,
    DealerPicked,
    Drawn,
    Kept,
    Laid,
    Leads,
    MatchEnded,
    MayLayMore,
    OpenTaken,
    PileTaken,
    RightLapsed,
    Started,
    Swapped,
    Turned,
    TurnMissed,
)

RANK_NAMES = {
    "2": QT_TRANSLATE_NOOP("Card", "two"),
    "3": QT_TRANSLATE_NOOP("Card", "three"),
    "4": QT_TRANSLATE_NOOP("Card", "four"),
    "5": QT_TRANSLATE_NOOP("Card", "five"),
    "6": QT_TRANSLATE_NOOP("Card", "six"),
    "7": QT_TRANSLATE_NOOP("Card", "seven"),
    "8": QT_TRANSLATE_NOOP("Card", "eight"),
    "9": QT_TRANSLATE_NOOP("Card", "nine"),
    "T": QT_TRANSLATE_NOOP("Card", "ten"),
    "J": QT_TRANSLATE_NOOP("Card", "jack"),
    "Q": QT_TRANSLATE_NOOP("Card", "queen"),
    "K": QT_TRANSLATE_NOOP("Card", "king"),
    "A": QT_TRANSLATE_NOOP("Card", "ace"),
}
"""Ranks as they stand before a suit."""

SUIT_NAMES = {
    "C": QT_TRANSLATE_NOOP("Card", "clubs"),
    "D": QT_TRANSLATE_NOOP("Card", "diamonds"),
    "H": QT_TRANSLATE_NOOP("Card", "hearts"),
    "S": QT_TRANSLATE_NOOP("Card", "spades"),
}
"""Suits as they stand after a rank."""

BOT_NAMES: tuple[Msg, ...] = (
    #: The bots of Arabka, by the sign on their plates; at the beginning of a sentence.
    QT_TRANSLATE_NOOP("Arabka", "Karim"),
    QT_TRANSLATE_NOOP("Arabka", "Leila"),
    QT_TRANSLATE_NOOP("Arabka", "Omar"),
    QT_TRANSLATE_NOOP("Arabka", "Said"),
)
"""The other players, clockwise from the viewer's left."""


def bot_name(other: int, seat: int) -> Msg:
    """What the one who sits on `seat` calls the player on the seat `other`."""
    return BOT_NAMES[other if other < seat else other - 1]


def card_name(code: str) -> Msg:
    """The card with this code in words: "nine of clubs"."""
    named = translate("Card", "%1 of %2")
    return named.with_args(RANK_NAMES[code[0]], SUIT_NAMES[code[1]])


def card_list(codes: Sequence[str]) -> Msg:
    """At least one card in words, with commas between."""
    names: Msg = card_name(codes[0])
    for code in codes[1:]:
        names = translate("Card", "%1, %2").with_args(names, card_name(code))
    return names


def say(event: Event, seat: int) -> Msg | None:
    """One sentence on an event as `seat` may know it; None when it is not worth one."""
    match event:
        case DealerPicked(dealer=actor):
            own = translate("Arabka", "You deal.")
            return _told(own, translate("Arabka", "%1 deals."), actor, seat)
        case Swapped() | Kept() | Started():
            return _before_play(event, seat)
        case Laid() | Turned() | Burned() | MayLayMore() | RightLapsed():
            return _on_the_pile(event, seat)
        case Drawn() | PileTaken() | OpenTaken():
            return _into_the_hand(event, seat)
        case TurnMissed(seat=actor):
            own = translate("Arabka", "You miss this turn because of the three.")
            other = translate("Arabka", "%1 misses this turn because of the three.")
            return _told(own, other, actor, seat)
        case Leads(seat=actor):
            own = translate("Arabka", "The pile is empty: you may lay any card.")
            other = translate("Arabka", "The pile is empty: %1 may lay any card.")
            return _told(own, other, actor, seat)
        case MatchEnded(winner=None, idle=idle):
            drawn = translate(
                "Arabka",
                "A draw: for %1 turns nobody has drawn a card, sent cards out of the game or"
                " reached for the cards on the table.",
            )
            return drawn.with_args(idle)
        case MatchEnded(winner=int(actor)):
            own = translate("Arabka", "You win: you are the first without cards.")
            other = translate("Arabka", "%1 wins, the first without cards.")
            return _told(own, other, actor, seat)
    return None


def _told(own: Msg, other: Msg, actor: int, seat: int, *args: Msg | int) -> Msg:
    """What is said to the one who acts, and to the others, who hear the name first; further
    arguments are %1, %2 … of `own` and follow the name in `other`."""
    if actor == seat:
        return own.with_args(*args)
    return other.with_args(bot_name(actor, seat), *args)


def _before_play(event: Swapped | Kept | Started, seat: int) -> Msg:
    match event:
        case Swapped(seat=actor, given=given, taken=taken):
            own = translate("Arabka", "You lay open: %1. Into your hand come: %2.")
            other = translate("Arabka", "%1 lays open: %2. Taken into the hand: %3.")
            return _told(own, other, actor, seat, card_list(given), card_list(taken))
        case Kept(seat=actor):
            own = translate("Arabka", "You swap nothing and are ready.")
            other = translate("Arabka", "%1 swaps nothing and is ready.")
        case Started(seat=actor, lowest=True):
            own = translate("Arabka", "You begin, because you hold the lowest card.")
            other = translate("Arabka", "%1 begins, holding the lowest card.")
        case Started(seat=actor):
            own = translate(
                "Arabka",
                "You begin, because all hold bonus cards only and the dealer is before you.",
            )
            other = translate(
                "Arabka", "%1 begins next to the dealer, because all hold bonus cards only."
            )
    return _told(own, other, actor, seat)


def _on_the_pile(event: Laid | Turned | Burned | MayLayMore | RightLapsed, seat: int) -> Msg | None:
    match event:
        case Laid():
            return _laid(event, seat)
        case Turned(seat=actor, card=card, fits=fits):
            if fits:
                own = translate("Arabka", "You turn over a closed card, and it fits: %1.")
                other = translate("Arabka", "%1 turns over a closed card, and it fits: %2.")
            else:
                own = translate("Arabka", "You turn over a closed card, but it does not fit: %1.")
                other = translate("Arabka", "%1 turns over a closed card, but it does not fit: %2.")
            return _told(own, other, actor, seat, card_name(card))
        case Burned(cards=cards):
            burned = translate("Arabka", "The ten takes the whole pile out of the game, cards: %1.")
            return burned.with_args(len(cards))
        case MayLayMore(seat=actor, extra="ten"):
            own = translate("Arabka", "After the ten you may lay again, or end your turn.")
            other = translate("Arabka", "After the ten %1 may lay again.")
            return _told(own, other, actor, seat)
        case MayLayMore(seat=actor):
            own = translate(
                "Arabka", "Four alike: you may add cards of one rank, or end your turn."
            )
            other = translate("Arabka", "Four alike: %1 may add cards of one rank.")
            return _told(own, other, actor, seat)
        case RightLapsed(seat=actor, reason="chosen"):
            own = translate("Arabka", "You lay no more and end your turn.")
            other = translate("Arabka", "%1 lays no more.")
            return _told(own, other, actor, seat)
        case RightLapsed(seat=actor, reason="nothing_fits"):
            own = translate("Arabka", "Four alike, but nothing in your hand can be added.")
            other = translate("Arabka", "Four alike, but %1 has nothing to add.")
            return _told(own, other, actor, seat)
        case RightLapsed(seat=actor):
            own = translate("Arabka", "Your hand is empty, so you lay no more in this turn.")
            other = translate("Arabka", "The hand of %1 is empty, so nothing more is laid.")
            return _told(own, other, actor, seat)
    return None


def _laid(event: Laid, seat: int) -> Msg | None:
    """What was laid; a closed card was named when it was turned over."""
    cards = card_list(event.cards)
    if event.slot is not None:
        if not event.free:
            return None
        return translate("Arabka", "On the two any card may follow.")
    if event.free:
        own = translate("Arabka", "You lay: %1. Any card may follow.")
        other = translate("Arabka", "%1 lays: %2. Any card may follow.")
    elif event.extra == "four":
        own = translate("Arabka", "You add: %1.")
        other = translate("Arabka", "%1 adds: %2.")
    elif event.extra == "ten":
        own = translate("Arabka", "You lay again: %1.")
        other = translate("Arabka", "%1 lays again: %2.")
    else:
        own = translate("Arabka", "You lay: %1.")
        other = translate("Arabka", "%1 lays: %2.")
    return _told(own, other, event.seat, seat, cards)


def _into_the_hand(event: Drawn | PileTaken | OpenTaken, seat: int) -> Msg:
    match event:
        case Drawn(seat=actor, cards=cards, stock=stock):
            if HIDDEN not in cards:
                own = translate("Arabka", "You draw: %1. Left in the deck: %2.")
                return own.with_args(card_list(cards), stock)
            drawn = translate("Arabka", "%1 draws cards: %2. Left in the deck: %3.")
            return drawn.with_args(bot_name(actor, seat), len(cards), stock)
        case OpenTaken(seat=actor, cards=cards):
            own = translate("Arabka", "Your hand is empty: you take your open cards into it, %1.")
            other = translate(
                "Arabka", "%1 has an empty hand and takes the open cards into it, %2."
            )
            return _told(own, other, actor, seat, card_list(cards))
        case PileTaken(seat=actor, cards=cards, reason="three"):
            own = translate("Arabka", "A three: you take the whole pile, cards: %1.")
            other = translate("Arabka", "A three: %1 takes the whole pile, cards: %2.")
        case PileTaken(seat=actor, cards=cards, reason="blind"):
            own = translate("Arabka", "You take it with the whole pile, cards in all: %1.")
            other = translate("Arabka", "%1 takes it with the whole pile, cards in all: %2.")
            return _told(own, other, actor, seat, len(cards) + 1)
        case PileTaken(seat=actor, cards=cards, reason="at_will"):
            own = translate("Arabka", "You take the pile, cards: %1.")
            other = translate("Arabka", "%1 takes the pile, cards: %2.")
        case PileTaken(seat=actor, cards=cards):
            own = translate("Arabka", "Nothing in your hand fits: you take the pile, cards: %1.")
            other = translate("Arabka", "%1 has nothing that fits and takes the pile, cards: %2.")
    return _told(own, other, actor, seat, len(cards))
