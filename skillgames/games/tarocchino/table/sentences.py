"""The sentence in the pill: what a lifted card would do, and what was done last."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from skillgames.engine.bologna import (
    LED_MASKS,
    MATTO,
    NO_SUIT,
    TRUMP_MASK,
    card_of,
    led_suit,
    winner_of,
)
from skillgames.engine.events import Event
from skillgames.games.tarocchino.events import Declared, Discarded, Passed, Played, TrickTaken
from skillgames.games.tarocchino.state import SEATS, TarocchinoView
from skillgames.games.tarocchino.table.geometry import (
    PERSON,
)
from skillgames.games.tarocchino.table.signs import card_parts
from skillgames.games.tarocchino.words import COMBINATION_NAMES
from skillgames.widgets import look
from skillgames.widgets.art.hud import Part
from skillgames.widgets.language import text


class TarocchinoSentences(QObject):
    """Says what happens at the table, in parts that the pill paints."""

    def seat(self, seat: int) -> str:
        """What a seat is called, to begin a sentence with."""
        return (
            self.tr("You"),
            self.tr("Right opponent"),
            self.tr("Partner"),
            self.tr("Left opponent"),
        )[seat]

    def outlook(self, code: str, view: TarocchinoView) -> list[Part]:
        """What the lifted card would do."""
        parts = card_parts(code)
        parts.append(Part("  " + self.effect(code, view)))
        again = self.tr("· tap again to play")
        parts.append(Part(f" {again}", look.MIST, 500))
        return parts

    def effect(self, code: str, view: TarocchinoView) -> str:
        """What playing this card now would do, in a few words."""
        card = card_of(code)
        if card == MATTO:
            if not view.trick:
                return self.tr("leads, never takes: the next card sets the suit")
            return self.tr("never takes, and comes back to your side")
        if not view.trick:
            return self.tr("leads the trick")
        cards = (*view.trick, card)
        takes = winner_of(cards) == len(cards) - 1
        if len(cards) == SEATS:
            return self.tr("takes the trick") if takes else self.tr("does not take the trick")
        return self.tr("takes so far") if takes else self.tr("does not take")

    def account(self, events: Sequence[Event], is_replay: bool) -> list[Part]:
        """What somebody has just done; in a replay what the person did, too."""
        for event in reversed(events):
            match event:
                case TrickTaken(seat=seat, number=number):
                    said = self.tr("takes trick %1").replace("%1", str(number))
                    if seat == PERSON:
                        said = self.tr("take trick %1").replace("%1", str(number))
                    return [Part(f"{self.seat(seat)}  "), Part(said, look.GOLD, 700)]
                case Declared(seat=seat, combinations=found, points=points):
                    if seat == PERSON and not is_replay:
                        return []
                    names = ", ".join(text(COMBINATION_NAMES[one[0]]) for one in found)
                    return [
                        Part(f"{self.seat(seat)}:  "),
                        Part(names, look.GOLD, 700),
                        Part("  " + self.tr("%n point(s)", "", points), look.MIST, 500),
                    ]
                case Passed(seat=seat):
                    if seat == PERSON and not is_replay:
                        return []
                    return [Part(f"{self.seat(seat)}:  "), Part(self.tr("passes"))]
                case Discarded(seat=seat) if seat != PERSON:
                    return [Part(f"{self.seat(seat)}:  "), Part(self.tr("lays two cards away"))]
                case Played(seat=seat, card=card) if seat != PERSON or is_replay:
                    return [Part(f"{self.seat(seat)}:  "), *card_parts(card)]
        return []

    def led(self, view: TarocchinoView) -> str:
        """What was led, and what that asks of the person."""
        if view.to_act == PERSON and not view.trick:
            return self.tr("You lead: play any card")
        suit = led_suit(view.trick)
        if not view.trick:
            return ""
        if suit == NO_SUIT:
            return self.tr("The Matto was led: the next card sets the suit")
        led = (
            self.tr("Swords were led"),
            self.tr("Batons were led"),
            self.tr("Cups were led"),
            self.tr("Coins were led"),
            self.tr("A trump was led"),
        )[suit]
        return f"{led}: {self._asks(view, suit)}" if view.to_act == PERSON else led

    def _asks(self, view: TarocchinoView, suit: int) -> str:
        """What the person has to play."""
        if view.hand & LED_MASKS[suit]:
            return self.tr("follow suit")
        if view.hand & TRUMP_MASK:
            return self.tr("you have none, so trump")
        return self.tr("you have none, play any card")
