"""The score sheet and the results of Fishing: their figures are those of the match."""

from __future__ import annotations

import re

import pytest
from PySide6.QtWidgets import QApplication

from skillgames.engine.game import Level
from skillgames.engine.match import Match
from skillgames.games.fishing.table.sheets import results, tally
from skillgames.widgets.sheet_parts.data import TallyContent, spoken
from tests.packs import decks, fishing, played, whole

pytestmark = pytest.mark.usefixtures("qapp")


def ends(seed: int) -> list[Match]:
    """The match after each of its rounds."""
    log = whole(seed)
    found = []
    for n in range(1, len(log) + 1):
        if n == len(log) or log[n].startswith("deck"):
            found.append(fishing(log[:n]))
    return found[1:] if not found[0].log else found


@pytest.mark.parametrize("seed", range(6))
def test_the_score_sheet_is_the_round(qapp: QApplication, seed: int) -> None:
    totals = (0, 0)
    matches = ends(seed)
    assert len(matches) == decks(whole(seed))
    for number, match in enumerate(matches, start=1):
        view = match.view(0)
        content = tally(view)
        assert isinstance(content, TallyContent)
        assert content.title == f"Round {number}"
        own, other = view.rounds[-1]
        assert [row.values for row in content.rows] == [
            (own.cards, other.cards),
            (own.spades, other.spades),
            (own.aces, other.aces),
            (own.two_of_spades, other.two_of_spades),
            (own.ten_of_diamonds, other.ten_of_diamonds),
            (own.sweeps, other.sweeps),
        ]
        assert tuple(total.before for total in content.totals) == totals
        totals = tuple(total.before + total.added for total in content.totals)  # type: ignore[assignment]
        assert totals == view.scores
        sums = [sum(row.values[seat] or 0 for row in content.rows) for seat in (0, 1)]
        assert sums == [total.added for total in content.totals], "the lines add up"
        assert content.target == 16
        assert content.button == ("RESULTS" if match.is_over else "NEXT ROUND")


def test_every_ace_is_somebodys(qapp: QApplication) -> None:
    for match in ends(1):
        content = tally(match.view(0))
        assert content is not None
        line = spoken(content.rows[2].detail)
        own, other = line.split(":")
        words = [*own.split(), *other.split()]
        assert sorted(words) == ["clubs", "diamonds", "hearts", "spades"]
        assert (len(own.split()), len(other.split())) == content.rows[2].values


def test_level_cards_bring_nobody_a_point(qapp: QApplication) -> None:
    """R2, FA19: the line says so, with a zero on both sides."""
    for seed in range(400):
        match = fishing(played(seed, lambda match: match.version == 49))
        if match.view(0).rounds[0][0].card_count == 26:
            break
    content = tally(match.view(0))
    assert content is not None
    assert content.rows[0].values == (0, 0)
    assert "26" in spoken(content.rows[0].detail)


def test_while_a_round_is_played_there_is_no_sheet(qapp: QApplication) -> None:
    """B10c: and before the first pack neither."""
    assert tally(fishing().view(0)) is None
    log = whole(2)
    for n in range(1, len(log)):
        due = n > 1 and log[n].startswith("deck")
        assert (tally(fishing(log[:n]).view(0)) is not None) == due
    assert tally(fishing(log).view(0)) is not None


@pytest.mark.parametrize("seed", range(6))
def test_the_results_are_the_match(qapp: QApplication, seed: int) -> None:
    match = fishing(whole(seed))
    view = match.view(0)
    content = results(view, Level.HARD, "3 rounds")
    assert content.subtitle == "Fishing · Hard · 3 rounds"
    assert match.result is not None
    won = match.result.winners == (0,)
    assert content.title == ("You have won" if won else "The bot has won")
    assert tuple(side.score for side in content.score) == tuple(map(str, match.result.scores))
    assert tuple(side.winner for side in content.score) == (won, not won)
    rounds, sweeps, cards = (fact.value for fact in content.facts)
    assert rounds == str(decks(match.log)) == str(len(view.rounds))
    swept = [sum(lines[seat].sweeps for lines in view.rounds) for seat in (0, 1)]
    assert sweeps == f"{swept[0]} : {swept[1]}"
    assert sum(map(int, re.findall(r"\d+", cards))) == 52 * len(view.rounds)
