"""The rules text of Tarocchino says what the rules do, and every event has its words."""

from __future__ import annotations

import random
import re

import pytest

from skillgames.engine.bologna import CODES, mask_of_codes
from skillgames.engine.rulebook import Figure, Grid
from skillgames.games.tarocchino import rules_text
from skillgames.games.tarocchino.combinations import NAMES, SETS
from skillgames.games.tarocchino.examples import ShownCards, ShownTrick, combination, trick
from skillgames.games.tarocchino.rules_text import sections
from skillgames.games.tarocchino.words import COMBINATION_NAMES, card_name, player, say
from tests import rules_texts
from tests.games.tarocchino import naive
from tests.games.tarocchino.positions import RULES, dealt


def paragraphs(section: str) -> str:
    """All paragraphs of a section."""
    return rules_texts.paragraphs(sections(), section)


def figures() -> list[Figure]:
    """All figures."""
    return rules_texts.figures(sections())


@pytest.mark.parametrize(
    ("name", "value", "section", "sentence"),
    [
        ("PACK_SIZE", 40, "rules", "its 40 cards"),
        ("TRICKS", 12, "rules", "In 12 tricks"),
        ("PACKET", 3, "rules", "packets of 3"),
        ("DISCARDS", 4, "rules", "has 4 cards more"),
        ("LAST_TRICK_POINTS", 9, "scoring", "9 points for the last trick"),
        ("PACK_POINTS", 99, "scoring", "the whole pack 99"),
        ("SHORTEST", 5, "scoring", "A sequence of 5 cards"),
        ("SHORTEST_POINTS", 12, "scoring", "brings 12 points"),
        ("EXTRA_POINTS", 7, "scoring", "every further card 7 more"),
        ("LEAST_REAL", 4, "scoring", "at least 4 of them real"),
        ("DOUBLED_FROM", 6, "scoring", "has 6 different sets or more"),
    ],
)
def test_figures_follow_the_rules(
    monkeypatch: pytest.MonkeyPatch, name: str, value: int, section: str, sentence: str
) -> None:
    monkeypatch.setattr(rules_text, name, value)
    assert sentence in paragraphs(section)


def test_check_values_are_told() -> None:
    text = paragraphs("scoring")
    assert "with the doubling, make 296" in text
    assert "together make 846" in text
    assert "the whole pack 87" in text


def test_the_sets_stand_in_a_table() -> None:
    [scoring] = [one for one in sections() if one.id == "scoring"]
    grids = [block for block in scoring.blocks if isinstance(block, Grid)]
    rows = [tuple(map(str, row)) for row in grids[1].rows]
    assert rows == [
        (str(COMBINATION_NAMES[name]), str(three), str(four))
        for name, (_, three, four) in naive.SETS.items()
    ]
    assert [name for name, _, _ in SETS] == list(naive.SETS)


def test_examples_show_what_the_rules_find() -> None:
    for figure in figures():
        if isinstance(figure.subject, ShownCards):
            found = naive.points(figure.subject.cards)
            expected = f": {found} points" if found else "No combination"
            assert expected in str(figure.caption)
            assert figure.subject.tally.points == found
        else:
            assert isinstance(figure.subject, ShownTrick)
            assert str(card_name(figure.subject.cards[figure.subject.winner])) in str(
                figure.caption
            )
        assert str(figure.spoken).endswith(".")


def test_captions() -> None:
    assert str(combination("SR", "CR", "DR").caption) == "Kings (17): 17 points"
    assert str(combination("SR", "SA", "BEG", "MAT").caption) == "No combination"
    shown = combination("SA", "BA", "M1", "M2", "CR", "CQ", "MAT")
    assert str(shown.caption) == (
        "Cups (10), Aces (10), Moors (10): 60 points, the sequences doubled"
    )
    assert str(trick("S6", "M1", "M4", "M2").spoken) == (
        "Played in turn: six of swords, Moor, Moor, Moor. Takes the trick: Moor."
    )
    assert trick("S6", "M1", "M4", "M2").subject.winner == 3  # type: ignore[attr-defined]
    assert ShownCards(("SR", "SQ", "SA", "BEG")).fills == (("BEG", "SC"),)


# --- words -----------------------------------------------------------------------------


def test_every_card_and_combination_has_a_name() -> None:
    names = [str(card_name(code)) for code in CODES]
    assert len(set(names)) == 62 - 3
    assert str(card_name("D10")) == "ten of coins"
    assert str(card_name("CC")) == "Knight of cups"
    assert str(card_name("T16")) == "Star (16)"
    assert list(COMBINATION_NAMES) == list(NAMES)


def test_players_are_named_as_they_sit() -> None:
    """The next seat is the one on the right."""
    assert str(player(1, 0)) == str(player(0, 3)) == "The right opponent"
    assert str(player(2, 0)) == str(player(1, 3)) == "Your partner"
    assert str(player(3, 0)) == str(player(2, 3)) == "The left opponent"


def test_sentences_tell_no_hidden_card() -> None:
    rng = random.Random("say")
    state = dealt("say", dealer=2)
    while isinstance(RULES.to_act(state), int):
        tell: list[object] = []
        RULES.play(state, rng.choice(RULES.legal_moves(state)), tell)  # type: ignore[arg-type]
        for event in tell:
            for seat in range(4):
                seen = event.seen_by(seat)  # type: ignore[attr-defined]
                sentence = str(say(seen, seat))
                assert sentence.endswith(".")
                assert "?" not in sentence
                assert not re.search(r"%\d", sentence)
    assert mask_of_codes(CODES) == (1 << 62) - 1
