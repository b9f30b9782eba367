"""The settlement, the results and the helper: every point can be followed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from skillgames.engine.bologna import CODES, FULL_PACK, card_of
from skillgames.engine.match import Match
from skillgames.games.tarocchino.combinations import tally
from skillgames.games.tarocchino.settlement import EXCHANGED, KEPT, LOST
from skillgames.games.tarocchino.table.geometry import (
    COMBINATIONS,
)
from skillgames.games.tarocchino.table.lookup import TarocchinoLookup
from skillgames.games.tarocchino.table.sheets import TarocchinoSheets, short, smalls
from skillgames.games.tarocchino.table.strips import in_order, pile, strip
from skillgames.widgets.sheet_parts.data import TallyContent
from skillgames.widgets.sheet_parts.lookup import LookupSheet
from skillgames.widgets.sheets import ResultsSheet, TallySheet
from tests.games.tarocchino.positions import mask
from tests.games.tarocchino.table_room import TarocchinoRoom, match_of, played

SEEDS = range(8)


@pytest.fixture(scope="module")
def finished() -> list[Match]:
    """Some deals that were played to their end."""
    return [played(f"sheet {seed}") for seed in SEEDS]


def content_of(room: TarocchinoRoom, match: Match) -> TallyContent:
    """The settlement sheet of a finished match."""
    table = room.table
    content = TarocchinoSheets(table).tally(match.view(0), table._sentences)
    assert content is not None
    return content


@pytest.fixture
def seated(patient: TarocchinoRoom) -> TarocchinoRoom:
    """A room with a table, whatever is played there."""
    patient.open(*played("seated", dealer=3, entries=2).log)
    return patient


def test_the_lines_add_up_to_the_totals(seated: TarocchinoRoom, finished: list[Match]) -> None:
    for match in finished:
        content = content_of(seated, match)
        sums = [sum(row.values[side] or 0 for row in content.rows) for side in (0, 1)]
        settlement = match.view(0).settlement
        assert tuple(sums) == settlement.totals
        assert tuple(total.added for total in content.totals) == settlement.totals


def test_each_combination_has_a_line_with_its_cards(
    seated: TarocchinoRoom, finished: list[Match]
) -> None:
    for match in finished:
        content = content_of(seated, match)
        done = match.view(0).settlement
        wanted = 0
        for side in done.sides:
            found = [said for _, said in side.declarations] + [side.captured]
            wanted += sum(len(one.combinations) for one in found)
            wanted += sum(one.sets_doubled + one.sequences_doubled for one in found)
        # Discards, Matto, card points, last trick, two piles.
        assert len(content.rows) == wanted + 6
        for row in content.rows[2:]:
            points = [value for value in row.values if value]
            if points and row.icon not in ("sweep", "cards", "flag"):
                assert row.drawing is not None
                assert row.drawing_height > 0
                assert row.drawing.spoken


def test_the_matto_is_told_in_each_of_its_three_ways(
    seated: TarocchinoRoom, finished: list[Match]
) -> None:
    seen = {}
    for match in [*finished, *(played(f"matto {n}") for n in range(6))]:
        content = content_of(seated, match)
        done = match.view(0).settlement
        [row] = [row for row in content.rows if row.label == "Matto"]
        seen[done.matto.outcome] = row
        if done.matto.outcome == EXCHANGED:
            assert row.drawing is not None
    assert {KEPT, EXCHANGED} <= set(seen)
    assert "stays" in str(seen[KEPT].detail)
    assert "give" in str(seen[EXCHANGED].detail)
    assert LOST not in seen or "lost" in str(seen[LOST].detail)


def test_discards_are_shown_as_what_they_were(
    seated: TarocchinoRoom, finished: list[Match]
) -> None:
    from skillgames.engine.bologna import codes_in
    from skillgames.games.tarocchino.words import card_name

    for match in finished:
        row = content_of(seated, match).rows[0]
        done = match.view(0).settlement
        assert row.drawing is not None
        for code in codes_in(done.discards):
            assert str(card_name(code)) in row.drawing.spoken
        assert ("to us" in str(row.detail)) == (done.discards_side == 0)


def test_both_final_piles_are_there_card_by_card(
    seated: TarocchinoRoom, finished: list[Match]
) -> None:
    for match in finished:
        rows = content_of(seated, match).rows[-2:]
        piles = match.view(0).piles
        assert piles[0] | piles[1] == FULL_PACK
        for row, cards in zip(rows, piles, strict=True):
            assert row.detail[0].startswith(str(cards.bit_count()))  # type: ignore[union-attr]
            if cards:
                assert row.drawing is not None
                assert row.drawing.spoken.count(",") == cards.bit_count() - 1
    assert pile(FULL_PACK)[1] > pile(mask("SR SQ"))[1]


# --- contatori ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "shown"),
    [
        ("SR SQ SA BEG", "SR SQ BEG= SA"),
        ("SR SF SA MAT", "SR MAT= SF SA"),
        ("CR CF CA BEG MAT", "CR BEG= CF CA MAT+"),
        ("M1 M3 BEG MAT", "M1 M3 BEG+ MAT+"),
        ("SA BA MAT", "SA BA MAT+"),
        ("ANG SOL LUN MAT T15 T14", "ANG SOL LUN MAT= T15 T14"),
        ("ANG LUN BEG T16 T15", "ANG BEG= LUN T16 T15"),
    ],
)
def test_contatori_are_marked_where_they_fill_a_gap(cards: str, shown: str) -> None:
    found = [one for one in tally(mask(cards)).combinations if not one.is_set]
    row = smalls(found[0])
    marks = {True: "=", False: "+"}
    said = [card.code + (marks[card.ringed] if card.label else "") for card in row]
    assert [word[:-1] if word[-1] in "=+" else word for word in said] == [
        word.rstrip("=+") for word in shown.split()
    ]
    assert " ".join(said) == shown


def test_the_card_it_stands_for_is_written_below() -> None:
    [grande] = [
        one for one in tally(mask("ANG SOL LUN MAT T15 T14")).combinations if one.name == "grande"
    ]
    assert [card.label for card in smalls(grande)] == ["", "", "", "= 16", "", ""]
    assert dict(in_order(grande))[card_of("MAT")] == card_of("T16")
    assert short("CQ") == "Q"
    assert short("LUN") == "Moon"


def test_a_strip_paints_its_cards() -> None:
    [aces] = tally(mask("SA BA MAT")).combinations
    image = QImage(200, 90, QImage.Format.Format_RGB32)
    image.fill(QColor("#FFFFFF"))
    painter = QPainter(image)
    strip(smalls(aces))(painter, QRectF(0, 0, 200, 90))
    painter.end()
    dark = [x for x in range(200) if image.pixelColor(x, 30) != QColor("#FFFFFF")]
    assert len(dark) > 80
    assert max(dark) < 120, "three small cards side by side"


# --- the sheets in the window -------------------------------------------------------------------


def test_settlement_then_results_in_any_language(
    open_taro: Callable[..., TarocchinoRoom],
) -> None:
    room = open_taro()
    match = played("languages")
    room.open(*match.log[:-1])
    if room.controller.legal:
        room.act()
    else:
        room.settle()
    assert isinstance(room.sheet, TallySheet)
    room.sheet.finish()
    totals = match.view(0).settlement.totals
    for language in ("uk", "ru", "en"):
        room.window.change_setting("language", language)
        room.pump()
        assert isinstance(room.sheet, TallySheet)
    room.key(Qt.Key.Key_Return)
    room.settle()
    assert isinstance(room.sheet, ResultsSheet)
    results = room.table.results(room.view)
    assert [side.score for side in results.score] == [str(total) for total in totals]
    sums = [[int(one) for one in fact.value.split(" : ")] for fact in results.facts[1:]]
    assert [sum(side) for side in zip(*sums, strict=True)] == list(totals), "it all adds up"
    assert [side.winner for side in results.score] == [
        totals[0] > totals[1],
        totals[1] > totals[0],
    ]


def test_equal_totals_are_a_draw(seated: TarocchinoRoom) -> None:
    """B1: nobody is painted as the winner."""
    from dataclasses import replace

    view = played("draw").view(0)
    done = view.settlement
    first, second = done.sides
    gap = done.totals[0] - done.totals[1]
    even = replace(
        done,
        sides=(
            replace(first, cards=first.cards - min(0, gap)),
            replace(second, cards=second.cards + max(0, gap)),
        ),
    )
    assert even.totals[0] == even.totals[1]
    table = seated.table
    results = TarocchinoSheets(table).results(replace(view, settlement=even), table.levels)
    assert results.title == "A draw"
    assert not any(side.winner for side in results.score)


def test_a_running_game_has_no_settlement(seated: TarocchinoRoom) -> None:
    for entries in (2, 5, 20, 66):
        match = played("running", entries=entries)
        assert seated.table.tally(match.view(0)) is None


# --- the helper ---------------------------------------------------------------------------------


def helper(room: TarocchinoRoom, match: Match) -> TallyContent:
    """What the helper shows for the person."""
    return TarocchinoLookup(room.table).content(match.view(0), room.table._sentences)


def test_the_helper_tells_hand_declarations_and_what_is_out(seated: TarocchinoRoom) -> None:
    match = played("helps", entries=20)
    content = helper(seated, match)
    labels = [row.label for row in content.rows]
    view = match.view(0)
    own = tally(view.hand)
    for one in own.combinations:
        assert any(label.startswith("In your hand") for label in labels)
        assert own.points
        assert one.points
    for seat, said in enumerate(view.declared):
        name = seated.table._sentences.seat(seat)
        told = [label for label in labels if label.startswith(f"{name} declared")]
        doubled = said.sets_doubled + said.sequences_doubled
        assert len(told) == len(said.combinations) + doubled
    assert labels[-1] == "Moors"
    assert len(content.rows) >= 12


def test_the_helper_counts_what_one_card_more_would_add(seated: TarocchinoRoom) -> None:
    match = played("helps", entries=2)
    view = match.view(0)
    content = helper(seated, match)
    [row] = [row for row in content.rows if row.label == "One card more in the hand"]
    assert row.drawing is not None
    first = row.drawing.spoken.split(", ")[0]
    name, points = first.rsplit(" +", 1)
    from skillgames.games.tarocchino.words import card_name

    best = max(
        tally(view.hand | 1 << card).points - tally(view.hand).points
        for card in range(62)
        if not view.hand >> card & 1
    )
    assert int(points) == best
    assert name in {str(card_name(code)) for code in CODES}


def test_the_helper_follows_the_language_and_gives_the_keyboard_back(
    patient: TarocchinoRoom,
) -> None:
    match = next(m for n in range(20, 40) if (m := played("back", entries=n)).to_act == 0)
    patient.open(*match.log)
    patient.tap(COMBINATIONS)
    assert isinstance(patient.sheet, LookupSheet)
    patient.window.change_setting("language", "ru")
    patient.pump()
    assert isinstance(patient.sheet, LookupSheet)
    patient.window.change_setting("language", "en")
    patient.key(Qt.Key.Key_Return)
    assert patient.sheet is None
    patient.key(Qt.Key.Key_Right)
    assert patient.table.focused is not None
    assert patient.log == list(match.log)


def test_the_helper_at_every_moment_of_a_deal(seated: TarocchinoRoom) -> None:
    whole = played("every")
    match = match_of()
    for text in whole.log[:-1]:
        match.enter(text)
        content = helper(seated, match)
        assert content.rows
        assert all(row.label for row in content.rows)
