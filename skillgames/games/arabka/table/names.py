"""The table of Arabka for those who hear it: a name with all facts for each thing on it.

Only what the view holds is named, so a closed card is nothing but a closed card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject

from skillgames.engine.game import LEVEL_NAMES, Level
from skillgames.games.arabka.state import SLOTS, ArabkaView
from skillgames.games.arabka.table.geometry import MAIN, SIDE
from skillgames.games.arabka.table.labels import ButtonLook
from skillgames.games.arabka.table.layout import (
    BURNED,
    PILE,
    STOCK,
    back_key,
    closed_key,
    plate_key,
)
from skillgames.games.arabka.table.shown import PERSON, OpenHands, Shown
from skillgames.games.arabka.words import bot_name, card_list, card_name
from skillgames.widgets.language import text


@dataclass(frozen=True, slots=True)
class Facts:
    """What a name says besides what lies on the table."""

    lifted: frozenset[str]
    fitting: frozenset[str] | None
    """Cards that fit on the pile, in the person's turn."""
    needed: str
    tags: dict[int, str]
    main: ButtonLook | None
    side: ButtonLook | None
    open_hands: OpenHands


class ArabkaNames(QObject):
    """Names the things of a view, for a person at seat 0."""

    def __init__(self, levels: Sequence[Level | None], parent: QObject) -> None:
        super().__init__(parent)
        self._levels = levels

    def of(self, view: ArabkaView, shown: Shown, facts: Facts) -> dict[str, str]:
        """Names by key: own hand, own table cards, buttons, the middle, the others."""
        names = self._hand(shown, facts)
        names.update(self._table_cards(shown, facts, PERSON))
        for key, button in ((MAIN, facts.main), (SIDE, facts.side)):
            if button is not None:
                names[key] = button.words
        if view.is_dealt:
            names.update(self._middle(shown, facts))
        for seat in range(1, view.seats):
            names[plate_key(seat)] = self._player(view, shown, facts, seat)
            names.update(self._table_cards(shown, facts, seat))
            names.update(self._open_hand(facts, seat))
        names[plate_key(PERSON)] = self._player(view, shown, facts, PERSON)
        return names

    def _hand(self, shown: Shown, facts: Facts) -> dict[str, str]:
        names = {}
        for n, code in enumerate(shown.hand, start=1):
            said = [text(card_name(code)), *self._worth(code)]
            if code in facts.lifted:
                said.append(self.tr("lifted"))
            elif facts.fitting is not None:
                fits = code in facts.fitting
                said.append(self.tr("fits") if fits else self.tr("does not fit"))
            said.append(_nth(self.tr("in your hand, %1 of %2"), n, len(shown.hand)))
            names[code] = _joined(said)
        return names

    def _worth(self, code: str) -> list[str]:
        """What a bonus card does."""
        deeds = {
            "2": self.tr("any card may follow it"),
            "3": self.tr("the next player takes the pile and misses a turn"),
            "T": self.tr("the pile leaves the game, you may lay again"),
        }
        return [deeds[code[0]]] if code[0] in deeds else []

    def _table_cards(self, shown: Shown, facts: Facts, seat: int) -> dict[str, str]:
        names = {}
        own = seat == PERSON
        who = "" if own else text(bot_name(seat, PERSON))
        for slot in range(SLOTS):
            code = shown.opened[seat][slot]
            if code is not None:
                where = self.tr("your open card %1 of %2") if own else self.tr("open card %1 of %2")
                said = [text(card_name(code)), _nth(where, slot + 1, SLOTS)]
                if code in facts.lifted:
                    said.insert(1, self.tr("chosen"))
                names[code] = _joined([*said, who] if who else said)
            if shown.closed[seat][slot]:
                where = (
                    self.tr("your closed card %1 of %2") if own else self.tr("closed card %1 of %2")
                )
                said = [_nth(where, slot + 1, SLOTS), self.tr("nobody knows it")]
                names[closed_key(seat, slot)] = _joined([*said, who] if who else said)
        return names

    def _middle(self, shown: Shown, facts: Facts) -> dict[str, str]:
        pile = [self.tr("pile: %n card(s)", "", len(shown.pile))]
        if shown.pile:
            last = text(card_list(shown.pile[-4:][::-1]))
            pile.append(self.tr("from the top: %1").replace("%1", last))
        if facts.needed:
            pile.append(facts.needed)
        return {
            PILE: _joined(pile),
            STOCK: self.tr("deck: %n card(s)", "", shown.stock),
            BURNED: self.tr("out of the game: %n card(s)", "", shown.burned),
        }

    def _player(self, view: ArabkaView, shown: Shown, facts: Facts, seat: int) -> str:
        own = seat == PERSON
        said = [self.tr("You") if own else text(bot_name(seat, PERSON))]
        level = self._levels[seat]
        if level is not None:
            said.append(text(LEVEL_NAMES[level]))
        said.append(self.tr("%n in hand", "", shown.counts[seat]))
        if view.to_act == seat:
            said.append(self.tr("your turn") if own else self.tr("has the turn"))
            if not view.swapping and not shown.pile and view.extra is None:
                said.append(self.tr("leads"))
        if seat in facts.tags:
            said.append(facts.tags[seat])
        return _joined(said)

    def _open_hand(self, facts: Facts, seat: int) -> dict[str, str]:
        who = text(bot_name(seat, PERSON))
        hand = facts.open_hands.get(seat, ())
        return {
            back_key(seat, n): _joined(
                [
                    text(card_name(code)),
                    _nth(self.tr("in the hand, %1 of %2"), n + 1, len(hand)),
                    who,
                ]
            )
            for n, code in enumerate(hand)
        }


def _nth(place: str, number: int, count: int) -> str:
    return place.replace("%1", str(number)).replace("%2", str(count))


def _joined(facts: Sequence[str]) -> str:
    return ", ".join(facts)
