"""B31: every card prints what its code says: its rank, its suit, as many signs as it counts.

What is printed is heard where it is drawn: texts, suits, emblems and figures by name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from skillgames.widgets.art import bolognese, french, money
from skillgames.widgets.art.packs import PACKS, Print

Heard = Counter[str]

LETTER_OF = {"T": "10", "J": "J", "Q": "Q", "K": "K", "A": "A"}
COURT_OF = {"R": "K", "Q": "Q", "C": "C", "F": "J"}
"""The letters of the courts of Bologna: king, queen, knight, jack."""

TRUMPS = {
    "5": "V",
    "6": "VI",
    "7": "VII",
    "8": "VIII",
    "9": "IX",
    "10": "X",
    "11": "XI",
    "12": "XII",
    "13": "XIII",
    "14": "XIV",
    "15": "XV",
    "16": "XVI",
}
NAMES = {
    "ANG": "ANGELO",
    "MON": "MONDO",
    "SOL": "SOLE",
    "LUN": "LUNA",
    "BEG": "BEGATO",
    "MAT": "MATTO",
}


@pytest.fixture
def heard(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Heard]:
    """Draws a card of a pack and tells what was printed on it, and how often."""
    told: Heard = Counter()

    def listen(module: ModuleType, name: str, what: Callable[..., str]) -> None:
        plain = getattr(module, name)

        def drawn(*args: Any, **named: Any) -> Any:
            told[what(*args)] += 1
            return plain(*args, **named)

        monkeypatch.setattr(module, name, drawn)

    for module in (french, bolognese, money):
        listen(module, "outline", lambda text, *rest: f"text {text}")
    for module in (french, bolognese):
        listen(module, "draw_court", lambda painter, rank, *rest: f"court {rank}")
    listen(french, "draw_pip", lambda painter, suit, *rest: f"suit {suit}")
    listen(bolognese, "draw_suit", lambda painter, suit, *rest: f"suit {suit}")
    for name, suit in (("sword", "S"), ("baton", "B"), ("cup", "C"), ("coin", "D")):
        listen(bolognese, f"draw_{name}", lambda *args, suit=suit: f"sign {suit}")
    listen(bolognese, "draw_emblem", lambda painter, code, *rest: f"emblem {code}")
    for name in ("mark", "token", "character"):
        listen(money, f"draw_{name}", lambda painter, which, *rest, name=name: f"{name} {which}")

    def draw(pack: str, code: str, **how: bool) -> Heard:
        told.clear()
        image = QImage(100, 300, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        PACKS[pack].draw(painter, code, Print(**how))  # type: ignore[arg-type]
        painter.end()
        return Counter(told)

    return draw


def kinds(heard: Heard, kind: str) -> set[str]:
    """What of one kind was printed."""
    return {told.partition(" ")[2] for told in heard if told.startswith(f"{kind} ")}


def prints() -> Iterator[dict[str, bool]]:
    """Plain, with large corners, for small cards."""
    yield from ({}, {"large": True}, {"compact": True})


@pytest.mark.parametrize("code", PACKS["french"].codes)
def test_french_cards(heard: Callable[..., Heard], code: str) -> None:
    rank, suit = code
    for how in prints():
        told = heard("french", code, **how)
        assert kinds(told, "text") == {LETTER_OF.get(rank, rank)}
        assert kinds(told, "suit") == {suit}
        if "compact" in how:
            continue
        assert kinds(told, "court") == ({rank} if rank in "JQK" else set())
        if rank not in "JQK":
            count = {"A": 1, "T": 10}.get(rank) or int(rank)
            assert told[f"suit {suit}"] == count + 2, "two stand in the corners"


@pytest.mark.parametrize(
    "code", [code for code in bolognese.CODES if code not in bolognese.EMBLEMS]
)
def test_bolognese_suits(heard: Callable[..., Heard], code: str) -> None:
    suit, rank = code[0], code[1:]
    for how in prints():
        told = heard("bolognese", code, **how)
        assert kinds(told, "text") == {COURT_OF.get(rank, rank)}
        assert kinds(told, "suit") | kinds(told, "sign") == {suit}
        if "compact" in how:
            continue
        assert kinds(told, "court") == ({bolognese.COURTS[rank]} if rank in COURT_OF else set())
        if rank.isdigit():
            assert told[f"sign {suit}"] == int(rank)
        elif rank == "A":
            assert told[f"sign {suit}"] == 1


@pytest.mark.parametrize("code", list(bolognese.EMBLEMS))
def test_bolognese_trumps(heard: Callable[..., Heard], code: str) -> None:
    number = code[1:] if code.startswith("T") else ""
    for how in prints():
        told = heard("bolognese", code, **how)
        assert kinds(told, "emblem") == {code}
        texts = kinds(told, "text")
        if "compact" in how:
            assert texts == ({number} if number else set())
        elif number:
            assert texts == {number, TRUMPS[number]}
        else:
            assert texts == {NAMES.get(code, "MORO")}


@pytest.mark.parametrize("code", PACKS["money"].codes)
def test_money_cards(heard: Callable[..., Heard], code: str) -> None:
    suit, number = code
    for how in prints():
        told = heard("money", code, **how)
        assert kinds(told, "text") == {number}
        if code == money.WILD:
            assert kinds(told, "mark") == {"S"}
            assert not kinds(told, "token")
            continue
        assert kinds(told, "token") == kinds(told, "mark") == {suit}
        assert told[f"mark {suit}"] == int(number)
        assert kinds(told, "character") == (set() if how else {number, suit})


def test_courts_have_different_figures() -> None:
    assert len({bolognese.COURTS[rank] for rank in COURT_OF}) == len(COURT_OF)
