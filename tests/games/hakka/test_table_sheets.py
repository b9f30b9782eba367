"""The score sheet and the results of Hakka cards: their figures are those of the match."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from skillgames.engine import chance
from skillgames.engine.game import Level
from skillgames.engine.rulebook import Figure
from skillgames.engine.tigers import codes_in
from skillgames.games.hakka import GAME, rules_text
from skillgames.games.hakka.examples import Answered, Dream, Shown
from skillgames.games.hakka.state import HakkaOptions, HakkaView
from skillgames.games.hakka.table import HakkaTable
from skillgames.games.hakka.table.poses import _TALLY, POSES
from skillgames.games.hakka.table.sentences import HakkaSentences
from skillgames.games.hakka.table.sheets import HakkaSheets
from skillgames.games.hakka.words import card_name, signed
from skillgames.widgets.art.sprites import DeckStyle
from skillgames.widgets.language import text
from skillgames.widgets.look import CLOTHS
from skillgames.widgets.scene import Pose
from skillgames.widgets.sheet_parts.data import TallyContent, spoken
from skillgames.widgets.sheets import ResultsSheet, TallySheet
from tests.games.hakka.positions import RULES, dealt
from tests.games.hakka.table_room import HakkaRoom
from tests.games.hakka.test_table_hidden import entered

pytestmark = pytest.mark.usefixtures("qapp")

LEVELS = (None, Level.HARD, Level.HARD, Level.HARD)


@pytest.fixture
def sheets(qapp: object) -> Iterator[HakkaSheets]:
    """The sheets of a table nobody sees."""
    parent = QObject()
    yield HakkaSheets(HakkaSentences(LEVELS, parent), parent)
    parent.deleteLater()


def after_hands(seed: int) -> Iterator[HakkaView]:
    """The person's view at the very end of each scored hand."""
    done, rng = 0, random.Random(seed)
    state = RULES.start(HakkaOptions())
    while (actor := RULES.to_act(state)) is not None:
        if isinstance(actor, int):
            RULES.play(state, rng.choice(RULES.legal_moves(state)))
        else:
            RULES.settle(state, chance.draw(actor, rng))
        if len(state.hands_played) > done:
            done += 1
            yield RULES.view(state, 0)


@pytest.mark.parametrize("seed", range(8))
def test_the_lines_add_up_to_what_is_paid(sheets: HakkaSheets, seed: int) -> None:
    for number, view in enumerate(after_hands(seed), start=1):
        score = view.hand_score
        assert score is not None
        content = sheets.tally(view)
        assert isinstance(content, TallyContent)
        assert content.title == f"Hand {number}"
        rows = {row.label: row for row in content.rows}
        total = rows["Total"]
        assert total.values == view.scores
        parts = [row for row in content.rows if row.label not in ("Total", "This hand")]
        parts = [row for row in parts if row.label != "Before this hand"]
        sums = tuple(sum(row.values[seat] or 0 for row in parts) for seat in range(4))
        assert sums == score.payments
        if number > 1:
            assert rows["This hand"].values == score.payments
            before = rows["Before this hand"].values
            assert tuple(a + b for a, b in zip(before, sums, strict=True)) == view.scores  # type: ignore[operator]
        assert ("Privilege" in rows) == (score.burdened is not None)
        assert content.button == ("RESULTS" if view.result else "NEXT HAND")


def test_the_sheet_tells_elders_dream_and_matches(sheets: HakkaSheets) -> None:
    view = entered((*_TALLY, "declare")).view(0)
    score = view.hand_score
    assert score is not None
    content = sheets.tally(view)
    assert content is not None
    winner, dreamer, privilege, total = content.rows
    said = spoken(winner.detail)
    assert winner.label.startswith(f"You: {score.tricks} trick")
    assert said.startswith(f"{score.taken} taken + {score.elders.bit_count()} Elder")
    for code in codes_in(score.elders):
        assert text(card_name(code)) in said
    assert dreamer.label.startswith(f"Dreamer Mei: {score.dream_tricks} trick")
    assert spoken(dreamer.detail).startswith(f"5 + {score.matches} match")
    for code in codes_in(score.matching):
        assert text(card_name(code)) in spoken(dreamer.detail)
    assert spoken(privilege.detail) == "Yun pays for Lei too"
    assert privilege.values == (0, -3, 0, 3)
    assert spoken(total.detail) == "after 1 of 4 hands"


def test_the_five_tigers_are_named(sheets: HakkaSheets) -> None:
    match = dealt(0, {1: "P1 G1 Z1 S1 W1"})
    match.enter("call")
    match.enter("tigers")
    content = sheets.tally(match.view(0))
    assert content is not None
    assert content.subtitle == "Yun wins this hand"
    assert spoken(content.rows[0].detail).startswith("the Five Tigers Sup 1")
    assert content.rows[0].values == (-4, 8, 0, -4)
    assert content.rows[1].values == (0, 0, 0, 0)


def test_there_is_no_sheet_for_a_void_hand_or_while_one_is_played(sheets: HakkaSheets) -> None:
    match = dealt(0, {})
    assert sheets.tally(match.view(0)) is None
    for _ in range(3):
        match.enter("pass")
    assert match.view(0).is_void
    assert sheets.tally(match.view(0)) is None


def test_the_results_are_those_of_the_match(sheets: HakkaSheets) -> None:
    for seed in range(12):
        *_, view = after_hands(seed)
        assert view.result is not None
        content = sheets.results(view, LEVELS)
        assert [side.score for side in content.score] == [signed(one) for one in view.scores]
        winners = tuple(n for n, side in enumerate(content.score) if side.winner)
        assert winners == view.result.winners
        title = {(0,): "You have won"}.get(winners)
        if title is None and 0 in winners:
            title = "A draw"
        if title is not None:
            assert content.title == title
        facts = {fact.label: fact.value for fact in content.facts}
        own = [hand.payments[0] for hand in view.hands_played]
        assert facts["Hand by hand"] == " · ".join(map(signed, own))
        assert facts["Hands won"] == str(sum(hand.winner == 0 for hand in view.hands_played))
        assert content.subtitle.startswith("Hakka cards · Hard · 4 hand")


def test_sheets_follow_each_other(patient: HakkaRoom) -> None:
    patient.open(*_TALLY)
    patient.press_key("declare")
    assert isinstance(patient.sheet, TallySheet)
    patient.click(patient.sheet.button)
    patient.settle()
    assert patient.sheet is None
    assert patient.view.hand_no == 2
    assert len(patient.table.items) == 37


@pytest.mark.parametrize("pose", POSES, ids=lambda pose: pose.name)
def test_every_pose_is_a_match_that_goes_on(pose: Pose) -> None:
    match = entered(pose.log)
    assert match.log == list(pose.log)
    assert not match.is_over
    assert (match.to_act == 0) != pose.still


def test_the_last_pose_ends_in_the_results(patient: HakkaRoom) -> None:
    pose = POSES[-1]
    patient.open(*pose.log)
    for gesture in pose.gestures:
        patient.key(Qt.Key[f"Key_{gesture.split()[1]}"])
        patient.settle()
    assert isinstance(patient.sheet, ResultsSheet)


# --- pictures ------------------------------------------------------------------------------

DECK = DeckStyle(back_pattern="lattice", cloth=CLOTHS["indigo"], pack="money")


def figures() -> list[Figure]:
    return [
        block
        for section in rules_text.sections()
        for block in section.blocks
        if isinstance(block, Figure)
    ]


def painted(paint: object) -> QImage:
    image = QImage(700, 150, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    try:
        paint(painter, QRectF(0, 0, 700, 150))  # type: ignore[operator]
    finally:
        painter.end()
    return image


def test_every_figure_of_the_rules_is_painted() -> None:
    kinds = set()
    for figure in figures():
        kinds.add(type(figure.subject))
        image = painted(
            lambda painter, rect, subject=figure.subject: HakkaTable.paint_figure(
                painter, rect, subject, DECK
            )
        )
        assert image.pixelColor(350, 75).alpha() == 255
    assert kinds == {Shown, Answered, Dream}
    with pytest.raises(TypeError):
        painted(lambda painter, rect: HakkaTable.paint_figure(painter, rect, "cards", DECK))


def test_tile_and_emblem_stay_inside_their_rectangle() -> None:
    for paint in (HakkaTable.paint_emblem, lambda p, r: HakkaTable.paint_tile(p, r, 1.0)):
        image = QImage(300, 560, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        paint(painter, QRectF(20, 20, 260, 520))
        painter.end()
        edge = [image.pixelColor(x, y).alpha() for x in (4, 295) for y in range(560)]
        assert max(edge) < 40
    assert GAME.slug == "hakka"


def test_progress_says_how_it_stands() -> None:
    view = entered((*_TALLY, "declare")).view(0)
    assert HakkaTable.progress(view) == "+2 : +4"
