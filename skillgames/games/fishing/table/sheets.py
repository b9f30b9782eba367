"""The score sheet and the results of Fishing, as rows for the shared sheets."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from skillgames.engine.game import LEVEL_NAMES, Level
from skillgames.games.fishing.capture import ACE
from skillgames.games.fishing.state import TARGET, FishingView, RoundScore
from skillgames.games.fishing.table.pictures import card_icon, paint_won_fan, suit_mark
from skillgames.games.fishing.words import SUIT_NAMES
from skillgames.widgets import look
from skillgames.widgets.language import text
from skillgames.widgets.sheet_parts.data import (
    Detail,
    Fact,
    Mark,
    Person,
    ResultsContent,
    ScoreSide,
    TallyContent,
    TallyRow,
    TallyTotal,
)

ACCENT = look.CLOTHS["lake"].accent
OWN_BAR, OTHER_BAR = "#B97512", "#2F6F86"
HALF_THE_PACK = 26
SUITS_OF_ACES = "SHCD"


def _people() -> tuple[Person, Person]:
    translate = QCoreApplication.translate
    return (
        Person(translate("FishingSheets", "You"), "sun", OWN_BAR),
        Person(translate("FishingSheets", "Bot"), "fish", OTHER_BAR),
    )


def tally(view: FishingView) -> TallyContent | None:
    """The sheet of the round that was finished last; None while a round is played."""
    if not view.rounds or view.to_act is not None:
        return None
    translate = QCoreApplication.translate
    own, other = view.rounds[-1][view.seat], view.rounds[-1][view.other]
    before = (view.scores[view.seat] - own.total, view.scores[view.other] - other.total)
    title = translate("FishingSheets", "Round %1").replace("%1", str(view.round))
    over = view.result is not None
    button = (
        translate("FishingSheets", "RESULTS") if over else translate("FishingSheets", "NEXT ROUND")
    )
    return TallyContent(
        title=title,
        subtitle=translate("FishingSheets", "Score sheet"),
        players=_people(),
        rows=_lines(view, own, other),
        button=button,
        accent=ACCENT,
        totals=(TallyTotal(before[0], own.total), TallyTotal(before[1], other.total)),
        target=TARGET,
    )


def _lines(view: FishingView, own: RoundScore, other: RoundScore) -> tuple[TallyRow, ...]:
    translate = QCoreApplication.translate
    cards = f"{own.card_count} : {other.card_count}"
    if own.card_count == HALF_THE_PACK:
        cards = translate("FishingSheets", "level 26–26, no point")
    spades = f"{own.spade_count} : {other.spade_count}"
    return (
        TallyRow(
            translate("FishingSheets", "Most cards"), (own.cards, other.cards), "cards", (cards,)
        ),
        TallyRow(
            translate("FishingSheets", "Most spades"),
            (own.spades, other.spades),
            suit_mark("S"),
            (spades,),
        ),
        TallyRow(
            translate("FishingSheets", "Aces"), (own.aces, other.aces), card_icon("AS"), _aces(view)
        ),
        TallyRow(
            translate("FishingSheets", "Two of spades"),
            (own.two_of_spades, other.two_of_spades),
            card_icon("2S"),
        ),
        TallyRow(
            translate("FishingSheets", "Ten of diamonds"),
            (own.ten_of_diamonds, other.ten_of_diamonds),
            card_icon("TD"),
        ),
        TallyRow(
            translate("FishingSheets", "Sweeps"),
            (own.sweeps, other.sweeps),
            "sweep",
            (f"{own.sweeps} : {other.sweeps}",),
        ),
    )


def _aces(view: FishingView) -> Detail:
    """Whose aces: small suits on both sides of a colon."""
    sides = []
    for seat in (view.seat, view.other):
        pile = view.piles[seat]
        held = [suit for suit in SUITS_OF_ACES if pile >> (ACE * 4 + "CDHS".index(suit)) & 1]
        sides.append([Mark(suit_mark(suit), text(SUIT_NAMES[suit])) for suit in held])
    return (*sides[0], " : ", *sides[1])


def results(view: FishingView, level: Level | None, rounds: str) -> ResultsContent:
    """Score, rounds, sweeps and cards of the whole match; the room adds the statistics.

    `rounds` is their number in words: plurals are extracted in Qt classes only.
    """
    translate = QCoreApplication.translate
    own, other = view.scores[view.seat], view.scores[view.other]
    won = own > other
    count = len(view.rounds)
    clauses = [translate("FishingSheets", "Fishing")]
    if level is not None:
        clauses.append(text(LEVEL_NAMES[level]))
    clauses.append(rounds)
    sweeps = view.match_sweeps
    cards = [sum(lines[seat].card_count for lines in view.rounds) for seat in (0, 1)]
    me, bot = _people()
    title = (
        translate("FishingSheets", "You have won")
        if won
        else translate("FishingSheets", "The bot has won")
    )
    return ResultsContent(
        title=title,
        subtitle=" · ".join(clauses),
        score=(ScoreSide(me, str(own), won), ScoreSide(bot, str(other), not won)),
        accent=ACCENT,
        facts=(
            Fact(translate("FishingSheets", "Rounds"), str(count)),
            Fact(
                translate("FishingSheets", "Sweeps"),
                f"{sweeps[view.seat]} : {sweeps[view.other]}",
            ),
            Fact(
                translate("FishingSheets", "Cards taken"),
                f"{cards[view.seat]} : {cards[view.other]}",
            ),
        ),
        emblem=paint_won_fan,
    )
