"""What moves at the table of Hakka cards: from where, what is heard, and that it always ends
where the layout has it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from skillgames.engine.tigers import CODES, code_of
from skillgames.games.hakka.scoring import matching
from skillgames.games.hakka.table.layout import DREAM
from skillgames.games.hakka.table.poses import _DECLARE, _DREAM, _RESULTS, _TALLY
from tests.games.hakka.table_room import HakkaRoom
from tests.games.hakka.test_table_match import belongs


def faces(room: HakkaRoom) -> Counter[str]:
    """The faces on the table, cards that fade out left out."""
    shown = [item.place for item in room.table.items.values() if not item.place.slot]
    return Counter(place.face for place in shown if place.face and place.opacity == 1.0)


def follow(room: HakkaRoom, log: Sequence[str]) -> None:
    """Open a match whose further entries, packs too, come from the test."""
    room.open(*log, settle=False)
    room.controller.draw = lambda: None  # type: ignore[method-assign]
    room.stage.animator.finish()


@pytest.mark.slow
def test_every_entry_of_a_match_ends_where_the_layout_has_it(moving: HakkaRoom) -> None:
    follow(moving, _RESULTS[:2])
    for text in (*_RESULTS[2:], "declare"):
        moving.enter(text)
        if moving.stage.animator.running:
            moving.freeze()
            length = moving.length
            for share in (0.1, 0.35, 0.6, 0.85, 0.99):
                moving.at(length * share)
                assert all(count == 1 for count in faces(moving).values()), text
            moving.stage.animator.finish()
        belongs(moving)


@pytest.mark.slow
def test_reduced_motion_ends_at_the_same_places(moving: HakkaRoom) -> None:
    moving.window.change_setting("reduced_motion", "reduce")
    follow(moving, _TALLY[:2])
    for text in (*_TALLY[2:], "declare"):
        moving.enter(text)
        if moving.stage.animator.running:
            moving.freeze()
            rested = {key: item.place for key, item in moving.table.items.items()}
            moving.at(moving.length * 0.5)
            wanted = moving.table.layout(moving.view)
            for key, item in moving.table.items.items():
                spots = {(place.x, place.y) for place in (rested[key], wanted.get(key)) if place}
                assert (item.place.x, item.place.y) in spots or key in CODES, (text, key)
            moving.stage.animator.finish()
        belongs(moving)


def test_a_hidden_card_shows_its_back_until_it_is_played(moving: HakkaRoom) -> None:
    """B29, B14: the back of another hand turns into the card on its way to the middle."""
    moving.open(*_DECLARE[:3], settle=False)
    moving.stage.animator.finish()
    text = _DECLARE[3]
    cards = text.split()[1:]
    assert not set(cards) & set(moving.table.items)
    moving.enter(text)
    moving.freeze()
    moving.at(20)
    assert all(moving.item(code).place.face is None for code in cards)
    moving.at(moving.length - 1)
    assert all(moving.item(code).place.face == code for code in cards)


def test_a_discard_never_shows_its_face(moving: HakkaRoom) -> None:
    log = list(_TALLY)
    number = next(n for n, text in enumerate(log) if n > 3 and text.startswith("discard"))
    moving.open(*log[:number], settle=False)
    moving.stage.animator.finish()
    if moving.controller.is_person_to_act:
        pytest.skip("the discard of this match is the person's own")
    cards = set(log[number].split()[1:])
    moving.enter(log[number])
    moving.freeze()
    for share in (0.0, 0.3, 0.6, 0.99):
        moving.at(moving.length * share)
        assert not cards & set(faces(moving))
        assert not cards & set(moving.table.items)


def test_the_dreamer_wakes_and_matches_are_shown_one_by_one(moving: HakkaRoom) -> None:
    moving.open(*_TALLY, settle=False)
    moving.stage.animator.finish()
    assert moving.item(DREAM).place.face is None
    moving.enter("declare")
    score = moving.view.hand_score
    assert score is not None
    assert score.matches >= 2
    moving.freeze()
    seen: list[tuple[int, str]] = []
    for ms in range(0, int(moving.length), 40):
        moving.at(ms)
        rings = sum(
            item.place.ring == 1.0
            for key, item in moving.table.items.items()
            if key in CODES and item.place.y < moving.table.geometry.hand_top
        )
        said = moving.pill
        if not seen or seen[-1] != (rings, said):
            seen.append((rings, said))
    counted = [rings for rings, said in seen if "5 +" in said]
    assert counted == sorted(counted)
    assert max(counted) == score.matches
    words = " ".join(said for _, said in seen)
    for count in range(score.matches + 1):
        assert f"5 + {count} =" in words
    assert moving.item(DREAM).place.face is not None


def test_a_press_ends_what_moves_and_does_nothing_else(moving: HakkaRoom) -> None:
    """B24: a tap while cards are on their way only lets them arrive."""
    moving.open(*_DECLARE[:2], settle=False)
    moving.stage.animator.finish()
    moving.enter(_DECLARE[2])
    assert moving.stage.animator.running
    before = list(moving.log)
    moving.tap(moving.hand[0])
    assert not moving.stage.animator.running
    assert moving.log == before
    assert not moving.table.pick.cards
    belongs(moving)


def test_a_sheet_or_a_language_never_leaves_a_card_on_its_way(moving: HakkaRoom) -> None:
    moving.open(*_DECLARE[:5], settle=False)
    moving.stage.animator.finish()
    for n, text in enumerate(_DECLARE[5:7]):
        moving.enter(text)
        if n:
            moving.window.pause()
            moving.window.go_back_to_table()
        else:
            moving.window.change_setting("language", "ru")
            moving.pump()
        assert not moving.stage.animator.running
        belongs(moving)
    moving.window.change_setting("language", "en")


def test_what_is_heard_without_motion(patient: HakkaRoom) -> None:
    """One sound for one entry: the most telling."""
    patient.open(*_DECLARE[:2])
    heard: list[str] = []
    patient.table.sounded.connect(heard.append)
    for text in _DECLARE[2:]:
        heard.clear()
        patient.enter(text)
        assert len(heard) == 1, (text, heard)
        wanted = {"call": {"hold"}, "pass": {"tap"}}
        assert heard[0] in wanted.get(text.split()[0], {"play", "trick"})


def test_who_hurries_the_others_waits_less(moving: HakkaRoom) -> None:
    """While the person dreams everything goes on by itself, and faster when it is asked for."""
    log = _DREAM[:-2]
    follow(moving, log)
    moving.enter(_DREAM[-2])
    usual = moving.length
    moving.stage.animator.finish()
    moving.table.hurry()
    moving.enter(_DREAM[-1])
    assert moving.length < usual * 0.6
    moving.stage.animator.finish()
    belongs(moving)


def test_the_dreamer_sees_the_card_and_what_it_would_bring(moving: HakkaRoom) -> None:
    follow(moving, _DREAM)
    card = moving.view.dreamer_card
    assert moving.item(DREAM).place.face == code_of(card)
    seen = moving.table._pictures.seen("dream")
    assert isinstance(seen, tuple)
    tricks = {seat: int(count) for seat, _, count in seen[1].chances}
    for seat, count in tricks.items():
        assert count == 5 + matching(moving.view.won[seat], card).bit_count()
    assert set(tricks) == {1, 2, 3}
