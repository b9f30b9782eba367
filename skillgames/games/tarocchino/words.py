"""Tarocchino in words: one sentence for each thing that happens, as a seat may know it."""

from __future__ import annotations

from collections.abc import Sequence

from skillgames.engine.bologna import CODES
from skillgames.engine.events import Event
from skillgames.engine.text import QT_TRANSLATE_NOOP, Msg, translate
from skillgames.games.tarocchino.events import (
    HIDDEN,
    DealerDrawn,
    Dealt,
    Declared,
    Discarded,
    DiscardsShown,
    LastTrick,
    MatchEnded,
    MattoSettled,
    Named,
    Passed,
    Played,
    SideScored,
    TrickTaken,
)
from skillgames.games.tarocchino.settlement import EXCHANGED, KEPT, side_of
from skillgames.games.tarocchino.state import SEATS

RANK_NAMES = {
    "R": QT_TRANSLATE_NOOP("TarotCard", "King"),
    "Q": QT_TRANSLATE_NOOP("TarotCard", "Queen"),
    "C": QT_TRANSLATE_NOOP("TarotCard", "Knight"),
    "F": QT_TRANSLATE_NOOP("TarotCard", "Jack"),
    "10": QT_TRANSLATE_NOOP("TarotCard", "ten"),
    "9": QT_TRANSLATE_NOOP("TarotCard", "nine"),
    "8": QT_TRANSLATE_NOOP("TarotCard", "eight"),
    "7": QT_TRANSLATE_NOOP("TarotCard", "seven"),
    "6": QT_TRANSLATE_NOOP("TarotCard", "six"),
    "A": QT_TRANSLATE_NOOP("TarotCard", "Ace"),
}
"""Ranks as they stand before a suit."""

SUIT_NAMES = {
    #: As in "nine of swords".
    "S": QT_TRANSLATE_NOOP("TarotCard", "swords"),
    #: As in "nine of batons".
    "B": QT_TRANSLATE_NOOP("TarotCard", "batons"),
    #: As in "nine of cups".
    "C": QT_TRANSLATE_NOOP("TarotCard", "cups"),
    #: As in "nine of coins".
    "D": QT_TRANSLATE_NOOP("TarotCard", "coins"),
}
"""Suits as they stand after a rank."""

TRUMP_NAMES = {
    "ANG": QT_TRANSLATE_NOOP("TarotCard", "Angel"),
    "MON": QT_TRANSLATE_NOOP("TarotCard", "World"),
    "SOL": QT_TRANSLATE_NOOP("TarotCard", "Sun"),
    "LUN": QT_TRANSLATE_NOOP("TarotCard", "Moon"),
    "T16": QT_TRANSLATE_NOOP("TarotCard", "Star"),
    "T15": QT_TRANSLATE_NOOP("TarotCard", "Lightning"),
    "T14": QT_TRANSLATE_NOOP("TarotCard", "Devil"),
    "T13": QT_TRANSLATE_NOOP("TarotCard", "Death"),
    "T12": QT_TRANSLATE_NOOP("TarotCard", "Traitor"),
    "T11": QT_TRANSLATE_NOOP("TarotCard", "Old Man"),
    "T10": QT_TRANSLATE_NOOP("TarotCard", "Wheel"),
    "T9": QT_TRANSLATE_NOOP("TarotCard", "Strength"),
    "T8": QT_TRANSLATE_NOOP("TarotCard", "Justice"),
    "T7": QT_TRANSLATE_NOOP("TarotCard", "Temperance"),
    "T6": QT_TRANSLATE_NOOP("TarotCard", "Chariot"),
    "T5": QT_TRANSLATE_NOOP("TarotCard", "Love"),
    "M": QT_TRANSLATE_NOOP("TarotCard", "Moor"),
    "BEG": QT_TRANSLATE_NOOP("TarotCard", "Begato"),
    "MAT": QT_TRANSLATE_NOOP("TarotCard", "Matto"),
}
"""Trumps and the Matto; all Moors share one name."""

COMBINATION_NAMES = {
    "tarocchi": QT_TRANSLATE_NOOP("Tarocchino", "Tarocchi"),
    "kings": QT_TRANSLATE_NOOP("Tarocchino", "Kings"),
    "queens": QT_TRANSLATE_NOOP("Tarocchino", "Queens"),
    "knights": QT_TRANSLATE_NOOP("Tarocchino", "Knights"),
    "jacks": QT_TRANSLATE_NOOP("Tarocchino", "Jacks"),
    "grande": QT_TRANSLATE_NOOP("Tarocchino", "Grande"),
    "swords": QT_TRANSLATE_NOOP("Tarocchino", "Swords"),
    "batons": QT_TRANSLATE_NOOP("Tarocchino", "Batons"),
    "cups": QT_TRANSLATE_NOOP("Tarocchino", "Cups"),
    "coins": QT_TRANSLATE_NOOP("Tarocchino", "Coins"),
    "aces": QT_TRANSLATE_NOOP("Tarocchino", "Aces"),
    "moors": QT_TRANSLATE_NOOP("Tarocchino", "Moors"),
}
"""What the combinations are called."""

PLAYERS: tuple[Msg, ...] = (
    QT_TRANSLATE_NOOP("Tarocchino", "You"),
    QT_TRANSLATE_NOOP("Tarocchino", "The right opponent"),
    QT_TRANSLATE_NOOP("Tarocchino", "Your partner"),
    QT_TRANSLATE_NOOP("Tarocchino", "The left opponent"),
)
"""The seats as one of them calls them, beginning with itself and going round to its right.
They begin a sentence."""


def card_name(code: str) -> Msg:
    """The card with this code in words: "Queen of cups", "Star (16)", "Moor", "Matto"."""
    if code in CODES[: CODES.index("ANG")]:
        named = translate("TarotCard", "%1 of %2")
        return named.with_args(RANK_NAMES[code[1:]], SUIT_NAMES[code[0]])
    if code[0] == "T":
        return translate("TarotCard", "%1 (%2)").with_args(TRUMP_NAMES[code], code[1:])
    return TRUMP_NAMES[code] if code in TRUMP_NAMES else TRUMP_NAMES[code[0]]


def listed(names: Sequence[Msg]) -> Msg:
    """At least one name, with commas between."""
    text = names[0]
    for name in names[1:]:
        text = translate("TarotCard", "%1, %2").with_args(text, name)
    return text


def card_list(codes: Sequence[str]) -> Msg:
    """At least one card in words, with commas between."""
    return listed([card_name(code) for code in codes])


def combination_list(combinations: Sequence[Named]) -> Msg:
    """At least one combination with its points before doubling."""
    return listed(
        [
            translate("TarotCard", "%1 (%2)").with_args(COMBINATION_NAMES[name], points)
            for name, points, _ in combinations
        ]
    )


def player(actor: int, seat: int) -> Msg:
    """What this seat calls another one, or itself."""
    return PLAYERS[(actor - seat) % SEATS]


def say(event: Event, seat: int) -> Msg | None:
    """What happened, as one sentence for this seat; None for nothing worth a word."""
    match event:
        case DealerDrawn(dealer=dealer):
            own = translate("Tarocchino", "You deal.")
            return own if dealer == seat else _by(_DEALS, dealer, seat)
        case Dealt(packets=packets):
            cards = [code for owner, packet in packets if owner == seat for code in packet]
            dealt = translate("Tarocchino", "Your cards: %1.")
            return dealt.with_args(card_list(sorted(cards, key=CODES.index)))
        case Discarded():
            return _discarded(event, seat)
        case Declared(seat=actor, combinations=combinations, points=points):
            own = translate("Tarocchino", "You declare %1; points: %2.")
            named = combination_list(combinations)
            if actor == seat:
                return own.with_args(named, points)
            return _by(_DECLARES, actor, seat, named, points)
        case Passed(seat=actor):
            own = translate("Tarocchino", "You pass.")
            return own if actor == seat else _by(_PASSES, actor, seat)
        case Played(seat=actor, card=card):
            own = translate("Tarocchino", "You play: %1.").with_args(card_name(card))
            return own if actor == seat else _by(_PLAYS, actor, seat, card_name(card))
        case TrickTaken(seat=actor, number=number):
            own = translate("Tarocchino", "You take trick %1.").with_args(number)
            return own if actor == seat else _by(_TAKES, actor, seat, number)
    return _settled(event, seat)


_DEALS = QT_TRANSLATE_NOOP("Tarocchino", "%1 deals.")
_LAYS_AWAY = QT_TRANSLATE_NOOP("Tarocchino", "%1 lays two cards away, face down.")
_DECLARES = QT_TRANSLATE_NOOP("Tarocchino", "%1 declares %2; points: %3.")
_PASSES = QT_TRANSLATE_NOOP("Tarocchino", "%1 passes.")
_PLAYS = QT_TRANSLATE_NOOP("Tarocchino", "%1 plays: %2.")
_TAKES = QT_TRANSLATE_NOOP("Tarocchino", "%1 takes trick %2.")


def _by(sentence: Msg, actor: int, seat: int, *args: str | int | Msg) -> Msg:
    """A sentence about somebody else."""
    return sentence.with_args(player(actor, seat), *args)


def _discarded(event: Discarded, seat: int) -> Msg:
    if HIDDEN in event.cards or event.seat != seat:
        return _by(_LAYS_AWAY, event.seat, seat)
    return translate("Tarocchino", "You lay away: %1.").with_args(card_list(event.cards))


def _settled(event: Event, seat: int) -> Msg | None:
    """The steps of the settlement."""
    own_side = side_of(seat)
    match event:
        case LastTrick(side=side, points=points):
            ours = translate("Tarocchino", "The last trick brings your side points: %1.")
            theirs = translate("Tarocchino", "The last trick brings the other side points: %1.")
            return (ours if side == own_side else theirs).with_args(points)
        case DiscardsShown(side=side, cards=cards):
            ours = translate("Tarocchino", "The dealer’s discards go to your side: %1.")
            theirs = translate("Tarocchino", "The dealer’s discards go to the other side: %1.")
            return (ours if side == own_side else theirs).with_args(card_list(cards))
        case MattoSettled():
            return _matto(event, seat)
        case SideScored(side=side):
            ours = translate(
                "Tarocchino",
                "Your side: declared %1, captured combinations %2, card points %3,"
                " last trick %4, in all %5.",
            )
            theirs = translate(
                "Tarocchino",
                "The other side: declared %1, captured combinations %2, card points %3,"
                " last trick %4, in all %5.",
            )
            return (ours if side == own_side else theirs).with_args(
                event.declared, event.captured, event.cards, event.last_trick, event.total
            )
        case MatchEnded(totals=totals, winner=winner):
            if winner is None:
                level = translate("Tarocchino", "The game is a draw, %1 to %2.")
                return level.with_args(totals[own_side], totals[1 - own_side])
            won = translate("Tarocchino", "Your side wins, %1 to %2.")
            lost = translate("Tarocchino", "The other side wins, %2 to %1.")
            return (won if winner == own_side else lost).with_args(
                totals[own_side], totals[1 - own_side]
            )
    return None


def _matto(event: MattoSettled, seat: int) -> Msg:
    ours = event.side == side_of(seat)
    if event.outcome == KEPT:
        kept = translate("Tarocchino", "The Matto stays with your side.")
        theirs = translate("Tarocchino", "The Matto stays with the other side.")
        return kept if ours else theirs
    if event.outcome == EXCHANGED and event.card is not None:
        back = translate("Tarocchino", "The Matto comes back to your side, which gives for it: %1.")
        theirs = translate(
            "Tarocchino", "The Matto goes back to the other side, which gives for it: %1."
        )
        return (back if ours else theirs).with_args(card_name(event.card))
    lost = translate("Tarocchino", "Your side won no trick and loses the Matto.")
    theirs = translate("Tarocchino", "The other side won no trick and loses the Matto to yours.")
    return lost if ours else theirs
