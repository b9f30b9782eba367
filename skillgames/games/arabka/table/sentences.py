"""The sentence in the pill of Arabka: what lifted cards would do, and what has happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject

from skillgames.engine.events import Event
from skillgames.games.arabka.events import (
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
from skillgames.games.arabka.pack import ANY, RANKS
from skillgames.games.arabka.state import FOUR_ALIKE, ArabkaView
from skillgames.games.arabka.table.shown import PERSON
from skillgames.games.arabka.words import bot_name
from skillgames.widgets import look
from skillgames.widgets.art.french import rank_text
from skillgames.widgets.art.hud import Part, hud_style
from skillgames.widgets.language import text

JOINT = "  ·  "


@dataclass(frozen=True, slots=True)
class Clause:
    """A part of a sentence; where there is no room the one of least `weight` goes first."""

    parts: tuple[Part, ...]
    weight: int = 1


def joined(clauses: Sequence[Clause]) -> tuple[Part, ...]:
    """The clauses as one line, which begins with a capital letter."""
    parts: list[Part] = []
    for clause in clauses:
        if parts:
            parts.append(Part(JOINT, look.MIST, 500))
        parts += clause.parts
    if parts and not parts[0].suit:
        words = parts[0].text
        parts[0] = replace(parts[0], text=words[:1].upper() + words[1:])
    return tuple(parts)


def card_parts(codes: Sequence[str]) -> tuple[Part, ...]:
    """Cards as pieces of a pill: rank and suit of each."""
    parts: list[Part] = []
    for n, code in enumerate(codes):
        red = code[1] in "DH"
        rank = rank_text(code[0], hud_style().letters)
        parts.append(Part((" " if n else "") + rank, look.GOLD, 700))
        parts.append(Part(suit=code[1], colour=look.RED_ON_GLASS if red else look.IVORY))
    return tuple(parts)


class ArabkaSentences(QObject):
    """Says what happens on the table, in clauses that the pill paints."""

    # --- before it is done -----------------------------------------------------------------

    def outlook(self, cards: Sequence[str], view: ArabkaView, all_alike: int) -> list[Clause]:
        """What laying these cards would do; `all_alike` is how many a further tap lifts, 0
        when it lays."""
        clauses = [Clause(card_parts(cards), 9), Clause((Part(self._effect(cards, view)),), 5)]
        if all_alike:
            again = self.tr("tap again: all %n", "", all_alike)
        else:
            again = self.tr("tap again to lay")
        return [*clauses, Clause((Part(again, look.MIST, 500),), 1)]

    def _effect(self, cards: Sequence[str], view: ArabkaView) -> str:
        rank, count = cards[0][0], len(cards)
        if count == len(view_cards(view)) and view.stock == 0 and not _has_table_cards(view):
            return self.tr("your last cards: you win")
        if rank == "2":
            return self.tr("any card may follow")
        if rank == "3":
            victim = text(bot_name((PERSON + 1) % view.seats, PERSON))
            taken = len(view.pile) + count
            line = self.tr("%1 takes %n card(s) and misses a turn", "", taken)
            return line.replace("%1", victim)
        if rank == "T":
            gone = len(view.pile) + count
            return self.tr("%n card(s) leave the game, you may lay again", "", gone)
        if count == FOUR_ALIKE:
            return self.tr("four alike: you may add more")
        return self.needed(RANKS.index(rank), strict=view.strict)

    def before_play(self, picked: str | None, in_hand: bool) -> list[Clause]:
        """What can be done before play; `picked` is the card that waits to change places."""
        if picked is None:
            said = self.tr("Swap hand cards for your open cards, then say that you are ready")
            return [Clause((Part(said),))]
        if in_hand:
            words = self.tr("now tap the open card it changes places with")
        else:
            words = self.tr("now tap the card of your hand it changes places with")
        return [Clause((*card_parts((picked,)), Part("  " + words)))]

    def hint(self, view: ArabkaView, *, only_take: bool) -> list[Clause]:
        """What the person has to do, where that needs to be said."""
        if only_take:
            return [_said(self.tr("Nothing fits: take the pile"), 8)]
        if not view.hand:
            return [_said(self.tr("Turn over one of your closed cards"), 8)]
        return []

    def right(self, view: ArabkaView) -> list[Clause]:
        """The right to lay once more, where nothing that has happened says it."""
        if view.extra is None or view.to_act is None:
            return []
        right = self._right(MayLayMore(view.to_act, view.extra))
        return [right] if right is not None else []

    def needed(self, level: int, *, strict: bool) -> str:
        """What fits on a pile of this level."""
        if level == ANY:
            return self.tr("any card fits")
        rank = rank_text(RANKS[level], hud_style().letters)
        line = self.tr("higher than %1") if strict else self.tr("%1 or higher")
        return line.replace("%1", rank)

    # --- what happened ---------------------------------------------------------------------

    def account(self, events: Sequence[Event]) -> list[Clause]:
        """One sentence on all that followed from a move."""
        missed = {event.seat for event in events if isinstance(event, TurnMissed)}
        clauses: list[Clause] = []
        for event in events:
            clause = self._clause(event, missed)
            if clause is not None:
                clauses.append(clause)
        return clauses

    def tags(self, events: Sequence[Event]) -> dict[int, str]:
        """By seat, what stands on the plate of one who takes or misses a turn."""
        said: dict[int, list[str]] = {}
        for event in events:
            match event:
                case PileTaken(seat=seat, cards=cards, blind=blind):
                    count = len(cards) + (blind is not None)
                    said.setdefault(seat, []).append(self.tr("takes %n", "", count))
                case TurnMissed(seat=seat):
                    said.setdefault(seat, []).append(self.tr("misses a turn"))
        return {seat: " · ".join(words) for seat, words in said.items()}

    def _clause(self, event: Event, missed: set[int]) -> Clause | None:
        match event:
            case Laid():
                return self._laid(event)
            case Turned(seat=seat, card=card, fits=fits):
                who = self._who(seat, self.tr("You turn over"), self.tr("%1 turns over"))
                if fits:
                    return Clause((Part(who + "  "), *card_parts((card,))), 9)
                low = Part("  " + self.tr("too low"))
                return Clause((Part(who + "  "), *card_parts((card,)), low), 9)
            case Burned(cards=cards):
                return _said(self.tr("%n card(s) leave the game", "", len(cards)), 8)
            case PileTaken():
                return _said(self._taken(event, missed), 10)
            case MayLayMore() | RightLapsed() | OpenTaken():
                return self._right(event)
            case Leads(seat=seat):
                return _said(self._who(seat, self.tr("you lead"), self.tr("%1 leads")), 3)
            case MatchEnded(winner=winner):
                if winner is None:
                    return _said(self.tr("nobody gets on: a draw"), 10)
                won = self._who(winner, self.tr("you have no cards left"), self.tr("%1 is out"))
                return _said(won, 10)
            case Drawn(seat=seat, cards=cards):
                own = self.tr("you draw %n", "", len(cards))
                return _said(self._who(seat, own, self.tr("draws %n", "", len(cards))), 0)
            case DealerPicked() | Swapped() | Kept() | Started():
                return self._before_play(event)
        return None

    def _laid(self, event: Laid) -> Clause | None:
        """A closed card has been named already when it was turned over."""
        if event.slot is not None:
            return _said(self.tr("any card may follow"), 4) if event.free else None
        seat = event.seat
        if event.extra == "four":
            who = self._who(seat, self.tr("You add"), self.tr("%1 adds"))
        else:
            who = self._who(seat, self.tr("You lay"), self.tr("%1 lays"))
        parts: tuple[Part, ...] = (Part(who + "  "), *card_parts(event.cards))
        if event.free:
            parts = (*parts, Part("  " + self.tr("any card may follow"), look.MIST, 500))
        return Clause(parts, 9)

    def _taken(self, event: PileTaken, missed: set[int]) -> str:
        seat, count = event.seat, len(event.cards)
        if event.reason == "three" and seat in missed:
            own = self.tr("you take %n card(s) and miss a turn", "", count)
            return self._who(seat, own, self.tr("%1 takes %n card(s) and misses a turn", "", count))
        if event.reason == "blind":
            own = self.tr("you take it with the pile, %n card(s)", "", count + 1)
            return self._who(
                seat, own, self.tr("takes it with the pile, %n card(s)", "", count + 1)
            )
        if event.reason == "nothing_fits":
            own = self.tr("Nothing fits: you take %n card(s)", "", count)
            other = self.tr("Nothing fits: %1 takes %n card(s)", "", count)
        else:
            own = self.tr("you take %n card(s)", "", count)
            other = self.tr("%1 takes %n card(s)", "", count)
        return self._who(seat, own, other)

    def _right(self, event: MayLayMore | RightLapsed | OpenTaken) -> Clause | None:
        match event:
            case MayLayMore(seat=seat, extra="ten"):
                return _said(
                    self._who(seat, self.tr("you may lay again"), self.tr("may lay again")), 7
                )
            case MayLayMore(seat=seat):
                own = self.tr("four alike: you may add 1 to 4 cards of one rank")
                return _said(self._who(seat, own, self.tr("four alike: may add more")), 7)
            case RightLapsed(seat=seat, reason="chosen"):
                own = self.tr("You end your turn")
                return _said(self._who(seat, own, self.tr("%1 ends the turn")), 9)
            case RightLapsed(reason="nothing_fits"):
                return _said(self.tr("nothing can be added"), 4)
            case OpenTaken(seat=seat):
                own = self.tr("hand empty: your open cards come into it")
                other = self.tr("hand empty: takes the open cards")
                return _said(self._who(seat, own, other), 8)
        return None

    def _before_play(self, event: DealerPicked | Swapped | Kept | Started) -> Clause:
        match event:
            case DealerPicked(dealer=seat):
                return _said(self._who(seat, self.tr("You deal"), self.tr("%1 deals")), 5)
            case Swapped(seat=seat, given=given):
                own = self.tr("You swap %n card(s)", "", len(given))
                return _said(
                    self._who(seat, own, self.tr("%1 swaps %n card(s)", "", len(given))), 6
                )
            case Kept(seat=seat):
                own = self.tr("You swap nothing")
                return _said(self._who(seat, own, self.tr("%1 swaps nothing")), 6)
            case Started(seat=seat, lowest=lowest):
                if lowest:
                    own = self.tr("you begin with the lowest card")
                    return _said(self._who(seat, own, self.tr("%1 begins with the lowest card")), 9)
                return _said(self._who(seat, self.tr("you begin"), self.tr("%1 begins")), 9)

    def _who(self, seat: int, own: str, other: str) -> str:
        """The words for the person, or for another with the name at %1."""
        if seat == PERSON:
            return own
        return other.replace("%1", text(bot_name(seat, PERSON)))


def view_cards(view: ArabkaView) -> list[int]:
    """The own hand as cards."""
    return [card for card in range(view.hand.bit_length()) if view.hand >> card & 1]


def _has_table_cards(view: ArabkaView) -> bool:
    return bool(view.opened[view.seat]) or any(view.closed[view.seat])


def _said(words: str, weight: int) -> Clause:
    """A clause of words alone."""
    return Clause((Part(words),), weight)
