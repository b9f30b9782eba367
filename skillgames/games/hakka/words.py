"""Hakka cards in words: one sentence for each thing that happens, as a seat may know it."""

from __future__ import annotations

from collections.abc import Sequence

from skillgames.engine.events import Event
from skillgames.engine.text import QT_TRANSLATE_NOOP, Msg, translate
from skillgames.engine.tigers import mask_of_codes
from skillgames.games.hakka.events import (
    HIDDEN,
    Beaten,
    Called,
    CardsGone,
    DealerDrawn,
    Dealt,
    Declared,
    Discarded,
    DreamerWoke,
    EldersChanged,
    HandScored,
    HandVoid,
    Led,
    MatchEnded,
    Paid,
    Passed,
    PlayedOn,
    TigersKept,
    TigersShown,
    TrickWon,
)
from skillgames.games.hakka.patterns import RUN, SET, pattern_of
from skillgames.games.hakka.scoring import SEATS
from skillgames.games.hakka.state import HANDS

SUIT_NAMES: dict[str, Msg] = {
    #: The highest suit of the pack, as in "Sup 7".
    "P": QT_TRANSLATE_NOOP("Hakka", "Sup"),
    #: The second suit of the pack, as in "Gon 7".
    "G": QT_TRANSLATE_NOOP("Hakka", "Gon"),
    #: The third suit of the pack, as in "Zok 7".
    "Z": QT_TRANSLATE_NOOP("Hakka", "Zok"),
    #: The lowest suit of the pack, as in "Sin 7".
    "S": QT_TRANSLATE_NOOP("Hakka", "Sin"),
}
"""Suits by their letter, high to low."""

WAN_SIN = QT_TRANSLATE_NOOP("Hakka", "Wan Sin")
"""The one without a suit."""

BOT_NAMES: tuple[Msg, ...] = (
    #: The name of the player on the right.
    QT_TRANSLATE_NOOP("Hakka", "Yun"),
    #: The name of the player opposite.
    QT_TRANSLATE_NOOP("Hakka", "Mei"),
    #: The name of the player on the left.
    QT_TRANSLATE_NOOP("Hakka", "Lei"),
)
"""The others in the order of turns: on the right, opposite, on the left."""

SPELLED_RUN = 3
"""So many numbers of a run stand one by one; more would not fit under a mat in every language."""


def player_name(other: int, seat: int) -> Msg:
    """What the one who sits on `seat` calls the player on another seat."""
    return BOT_NAMES[(other - seat) % SEATS - 1]


def card_name(code: str) -> Msg:
    """The card with this code in words: "Gon 7", "Wan Sin"."""
    if code == "W1":
        return WAN_SIN
    return translate("Hakka", "%1 %2").with_args(SUIT_NAMES[code[0]], int(code[1]))


def card_list(codes: Sequence[str]) -> Msg:
    """At least one card in words, with commas between."""
    names: Msg = card_name(codes[0])
    for code in codes[1:]:
        names = translate("Hakka", "%1, %2").with_args(names, card_name(code))
    return names


def pattern_name(codes: Sequence[str]) -> Msg:
    """A pattern in words: "run Gon 5–6–7", "set Gon 7, Zok 7, Sin 7", "Gon 7".

    Of a run longer than `SPELLED_RUN` the ends are enough: "run Gon 2–8".
    """
    pattern = pattern_of(mask_of_codes(codes))
    if pattern is not None and pattern.kind == RUN:
        told = codes if len(codes) <= SPELLED_RUN else (codes[0], codes[-1])
        numbers = "–".join(code[1] for code in told)
        return translate("Hakka", "run %1 %2").with_args(SUIT_NAMES[codes[0][0]], numbers)
    if pattern is not None and pattern.kind == SET:
        return translate("Hakka", "set %1").with_args(card_list(codes))
    return card_list(codes)


def say(event: Event, seat: int) -> Msg | None:
    """One sentence on an event as `seat` may know it; None when it is not worth one."""
    match event:
        case DealerDrawn() | Dealt() | Passed() | Called() | HandVoid():
            return _say_before_play(event, seat)
        case TigersKept() | TigersShown() | Declared() | PlayedOn() | CardsGone():
            return _say_claim(event, seat)
        case Led() | Beaten() | Discarded() | TrickWon() | EldersChanged():
            return _say_play(event, seat)
        case DreamerWoke() | Paid() | HandScored() | MatchEnded():
            return _say_score(event, seat)
    return None


def _say_before_play(
    event: DealerDrawn | Dealt | Passed | Called | HandVoid, seat: int
) -> Msg | None:
    match event:
        case DealerDrawn(dealer=dealer):
            if dealer == seat:
                return translate("Hakka", "You deal the first hand.")
            first = translate("Hakka", "%1 deals the first hand.")
            return first.with_args(player_name(dealer, seat))
        case Dealt(hand_no=number, dreamer=dreamer):
            if dreamer == seat:
                own = translate("Hakka", "Hand %1 of %2: you dream and hold one card.")
                return own.with_args(number, HANDS)
            other = translate("Hakka", "Hand %1 of %2: %3 dreams.")
            return other.with_args(number, HANDS, player_name(dreamer, seat))
        case Passed(seat=actor):
            if actor == seat:
                return translate("Hakka", "You pass.")
            return translate("Hakka", "%1 passes.").with_args(player_name(actor, seat))
        case Called(seat=actor, privileged=privileged):
            return _say_call(actor, privileged, seat)
        case HandVoid():
            return translate("Hakka", "Nobody calls: the cards are dealt again.")


def _say_call(actor: int, privileged: bool, seat: int) -> Msg:
    if actor == seat:
        own = translate("Hakka", "You call and are the privileged player.")
        return own if privileged else translate("Hakka", "You call.")
    other = translate("Hakka", "%1 calls.")
    if privileged:
        other = translate("Hakka", "%1 calls and is the privileged player.")
    return other.with_args(player_name(actor, seat))


def _say_claim(
    event: TigersKept | TigersShown | Declared | PlayedOn | CardsGone, seat: int
) -> Msg | None:
    match event:
        case TigersKept():
            return translate("Hakka", "You keep the Five Tigers to yourself and play on.")
        case TigersShown(seat=actor):
            if actor == seat:
                return translate("Hakka", "You show the Five Tigers and win the hand.")
            shows = translate("Hakka", "%1 shows the Five Tigers and wins the hand.")
            return shows.with_args(player_name(actor, seat))
        case Declared(seat=actor, taken=taken, elders=elders, tricks=tricks):
            if actor == seat:
                own = translate("Hakka", "You declare victory: tricks %1, Elders %2, together %3.")
                return own.with_args(taken, len(elders), tricks)
            other = translate("Hakka", "%4 declares victory: tricks %1, Elders %2, together %3.")
            return other.with_args(taken, len(elders), tricks, player_name(actor, seat))
        case PlayedOn(seat=actor):
            if actor == seat:
                return translate("Hakka", "You play on for more.")
            return translate("Hakka", "%1 plays on for more.").with_args(player_name(actor, seat))
        case CardsGone(winner=winner, tricks=tricks):
            return _say_gone(winner, tricks, seat)


def _say_gone(winner: int | None, tricks: Sequence[int], seat: int) -> Msg:
    if winner is None:
        return translate("Hakka", "The cards are gone, and nobody has enough tricks.")
    if winner == seat:
        own = translate("Hakka", "The cards are gone. You win with tricks: %1.")
        return own.with_args(tricks[winner])
    other = translate("Hakka", "The cards are gone. %1 wins with tricks: %2.")
    return other.with_args(player_name(winner, seat), tricks[winner])


def _say_play(event: Led | Beaten | Discarded | TrickWon | EldersChanged, seat: int) -> Msg | None:
    match event:
        case Led(seat=actor, cards=cards):
            if actor == seat:
                return translate("Hakka", "You lead: %1.").with_args(pattern_name(cards))
            leads = translate("Hakka", "%1 leads: %2.")
            return leads.with_args(player_name(actor, seat), pattern_name(cards))
        case Beaten(seat=actor, cards=cards):
            if actor == seat:
                return translate("Hakka", "You beat it: %1.").with_args(pattern_name(cards))
            beat = translate("Hakka", "%1 beats it: %2.")
            return beat.with_args(player_name(actor, seat), pattern_name(cards))
        case Discarded(seat=actor, cards=cards):
            if HIDDEN not in cards and actor == seat:
                return translate("Hakka", "You discard: %1.").with_args(card_list(cards))
            count = len(cards)
            away = translate("Hakka", "%1 discards %n card(s).", None, count)
            return away.with_args(player_name(actor, seat))
        case TrickWon(seat=actor, count=count):
            if actor == seat:
                return translate("Hakka", "You take %n trick(s).", None, count)
            takes = translate("Hakka", "%1 takes %n trick(s).", None, count)
            return takes.with_args(player_name(actor, seat))
        case EldersChanged(cards=cards):
            return translate("Hakka", "Now an Elder: %1.").with_args(card_list(cards))


def _say_score(event: DreamerWoke | Paid | HandScored | MatchEnded, seat: int) -> Msg | None:
    match event:
        case DreamerWoke():
            return _say_dream(event, seat)
        case Paid():
            return _say_paid(event, seat)
        case HandScored(winner=None):
            return translate("Hakka", "Nobody wins this hand, and nobody pays.")
        case HandScored(hand_no=number, payments=payments):
            scored = translate("Hakka", "Hand %1 brings you %2.")
            return scored.with_args(number, signed(payments[seat]))
        case MatchEnded():
            return _say_end(event, seat)


def _say_dream(event: DreamerWoke, seat: int) -> Msg:
    card, own = card_name(event.card), event.dreamer == seat
    if event.winner is None:
        woke = translate("Hakka", "You wake with %1.")
        if not own:
            woke = translate("Hakka", "%2 wakes with %1.")
    elif not event.matching:
        woke = translate("Hakka", "You wake with %1, which matches no card of the winning hand.")
        if not own:
            woke = translate(
                "Hakka", "%2 wakes with %1, which matches no card of the winning hand."
            )
    else:
        matched = card_list(event.matching)
        woke = translate("Hakka", "You wake with %1. It matches: %2. Your tricks: %3.")
        if own:
            return woke.with_args(card, matched, event.tricks)
        woke = translate("Hakka", "%4 wakes with %1. It matches: %2. Tricks: %3.")
        return woke.with_args(card, matched, event.tricks, player_name(event.dreamer, seat))
    return woke.with_args(card) if own else woke.with_args(card, player_name(event.dreamer, seat))


def _say_paid(event: Paid, seat: int) -> Msg:
    payer, receiver = event.payer, event.receiver
    for_other = event.share_of != payer
    if payer == seat:
        paid = translate("Hakka", "You pay %2: %1.")
        if for_other:
            paid = translate("Hakka", "You pay %2 for %3: %1.")
            return paid.with_args(
                event.points, player_name(receiver, seat), player_name(event.share_of, seat)
            )
        return paid.with_args(event.points, player_name(receiver, seat))
    name = player_name(payer, seat)
    if for_other and event.share_of == seat:
        paid = translate("Hakka", "%2 pays %3 for you: %1.")
        return paid.with_args(event.points, name, player_name(receiver, seat))
    if receiver == seat:
        if for_other:
            paid = translate("Hakka", "%2 pays you for %3: %1.")
            return paid.with_args(event.points, name, player_name(event.share_of, seat))
        return translate("Hakka", "%2 pays you: %1.").with_args(event.points, name)
    if for_other:
        paid = translate("Hakka", "%2 pays %3 for %4: %1.")
        return paid.with_args(
            event.points, name, player_name(receiver, seat), player_name(event.share_of, seat)
        )
    paid = translate("Hakka", "%2 pays %3: %1.")
    return paid.with_args(event.points, name, player_name(receiver, seat))


def _say_end(event: MatchEnded, seat: int) -> Msg:
    own = signed(event.scores[seat])
    best = signed(max(event.scores))
    if event.winners == (seat,):
        return translate("Hakka", "You win the match with %1.").with_args(own)
    if seat in event.winners:
        return translate("Hakka", "A draw: you share the highest total, %1.").with_args(own)
    if len(event.winners) > 1:
        shared = translate("Hakka", "Others share the highest total, %1. You have %2.")
        return shared.with_args(best, own)
    lost = translate("Hakka", "%1 wins the match with %2. You have %3.")
    return lost.with_args(player_name(event.winners[0], seat), best, own)


def signed(points: int) -> str:
    """Points with their sign: "+8", "−5", "0"."""
    return f"{points:+d}".replace("-", "−") if points else "0"
