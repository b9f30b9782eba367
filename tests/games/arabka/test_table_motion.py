"""What moves at the table of Arabka: every event is shown, in its order, and said; it can be
ended at any moment and never leaves anything where it does not belong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt

from skillgames.games.arabka.state import ArabkaState
from skillgames.games.arabka.table.layout import closed_key
from skillgames.widgets.animator import FADE_MS
from tests.games.arabka.positions import position
from tests.games.arabka.table_room import ArabkaRoom
from tests.games.arabka.test_table_match import by_keys
from tests.games.arabka.test_table_swap import PACK
from tests.room import Patient


def sounds(room: ArabkaRoom) -> list[str]:
    """What is heard from now on."""
    heard: list[str] = []
    room.table.sounded.connect(heard.append)
    return heard


def lay_and_freeze(room: ArabkaRoom, state: ArabkaState, *codes: str) -> None:
    """Lay these cards; the clock stands still at the beginning."""
    room.lay_out(state)
    for code in codes:
        room.tap(code)
        room.settle()
    room.key(Qt.Key.Key_Return)
    room.freeze()


def film(room: ArabkaRoom, step: int = 60) -> list[tuple[str, str, set[str]]]:
    """The sentence, the tag of seat 1, and what lies there, moment by moment."""
    seen = []
    length = room.length
    for ms in range(0, int(length), step):
        room.at(ms)
        seen.append((room.pill, room.plate(1)[3], set(room.table.items)))
    return seen


def end(room: ArabkaRoom) -> None:
    """The motion ends; everything belongs."""
    room.stage.animator.finish()
    room.settle()
    room.belongs()


def test_a_three_is_told_step_by_step(moving: ArabkaRoom) -> None:
    """Laid, drawn, taken by the next one, who misses a turn; then who leads."""
    state = position("3C 9C KD", "8 8 8", "J J J", pile="7 A", stock="QD 4C")
    lay_and_freeze(moving, state, "3C")
    heard = sounds(moving)
    seen = film(moving)
    order = [pill for n, (pill, *_) in enumerate(seen) if n == 0 or pill != seen[n - 1][0]]
    whole = " | ".join(order)
    assert whole.index("You lay  3C") < whole.index("draw")
    assert whole.index("draw") < whole.index("Karim takes 3")
    tags = [tag for _, tag, _ in seen]
    assert tags[0] == ""
    assert "takes 3" in tags
    assert tags[-1] == "takes 3 · misses a turn"
    assert heard == ["play", "deal", "take"]
    end(moving)
    assert moving.pill.endswith("Leila leads")
    assert moving.plate(2)[2:] == (True, "leads")
    assert moving.plate(1)[3] == "takes 3 · misses a turn"
    assert moving.line("pile").startswith("0 in the pile")


def test_a_ten_burns_the_pile_before_ones_eyes(moving: ArabkaRoom) -> None:
    lay_and_freeze(moving, position("TD 9C", "8 8 8", pile="7 A"), "TD")
    heard = sounds(moving)
    items = list(moving.table._retired)
    assert {"TD", "7C", "AC"} <= {item.key for item in items}
    items = [item for item in items if item.key in ("TD", "7C", "AC")]
    opacities = []
    length = moving.length
    for ms in range(0, int(length), 40):
        moving.at(ms)
        opacities.append([item.place.opacity for item in items if item.scene() is not None])
    assert opacities[0] == [1.0] * len(opacities[0])
    assert any(values and max(values) < 0.9 for values in opacities)
    assert heard == ["play", "burn"]
    end(moving)
    assert moving.line("burned") == f"{moving.view.burned.bit_count()} out"
    assert "burned" in moving.table.items


def test_a_closed_card_that_fails_is_seen_by_all(moving: ArabkaRoom) -> None:
    """B14: it turns over where it lay, and only then comes to hand with the pile."""
    moving.lay_out(position("KC KD", "", pile="9H KH", closed=("", "5H AS -"), turn=1))
    heard = sounds(moving)
    moving.answer("turn 1")
    moving.freeze()
    (card,) = [item for item in moving.table._retired if item.key == "5H"]
    before = card.place
    assert before.face is None
    moving.at(400)
    shown = card.place
    assert shown.face == "5H"
    assert abs(shown.x - before.x) < 1
    assert "too low" in moving.pill
    moving.at(moving.length - 1)
    assert heard == ["lift", "take"]
    end(moving)
    assert "5H" not in moving.table.items, "it is a back in that hand now"
    assert moving.plate(1)[3].startswith("takes 3")


def test_the_open_cards_come_into_an_empty_hand(moving: ArabkaRoom) -> None:
    state = position("9C", "8 8 8", pile="7", opened=("KD 5H TS",), closed=("4 4 4",))
    lay_and_freeze(moving, state, "9C")
    film(moving)
    assert "your open cards come into it" in moving.pill
    end(moving)
    assert moving.hand == ("5H", "KD", "TS")


def test_a_pile_deeper_than_what_is_shown_comes_to_hand_whole(moving: ArabkaRoom) -> None:
    moving.lay_out(position("4C", "8 8 8", pile="5C 6C 7C 9C JC QC KC AC"))
    moving.key(Qt.Key.Key_T)
    moving.freeze()
    moving.at(moving.length * 0.7)
    cards = {"5C", "6C", "7C", "9C", "JC", "QC", "KC", "AC"}
    assert cards <= set(moving.table.items)
    end(moving)
    assert set(moving.hand) == cards | {"4C"}


def test_a_deal_goes_round_from_the_dealers_left(moving: ArabkaRoom) -> None:
    moving.open("dealer 0", settle=False, seats=3)
    moving.freeze()
    heard = sounds(moving)
    moving.at(moving.length * 0.5)
    first, last = moving.place(closed_key(1, 0)), moving.place(moving.table.final.hand[2])
    assert first.opacity == 1.0
    assert last.opacity == 0.0
    assert set(heard) == {"deal"}
    end(moving)


def test_a_bots_exchange_moves_and_is_heard(moving: ArabkaRoom) -> None:
    moving.open("dealer 0", PACK)
    heard = sounds(moving)
    moving.answer("swap QC:KH QD:KC")
    moving.freeze()
    moving.at(20)
    assert moving.place("QC").face is None, "it is still turned"
    end(moving)
    assert heard == ["play"]
    assert moving.table.final.opened[1] == ("QD", "KD", "QC")


@pytest.mark.parametrize("how", ["press", "key", "sheet", "language", "size"])
@pytest.mark.parametrize("share", [0.1, 0.6])
def test_whatever_ends_a_motion_all_lies_where_it_belongs(
    open_arabka: Callable[..., ArabkaRoom], how: str, share: float
) -> None:
    room = open_arabka(Patient(), speed="normal")
    state = position("3C 9C KD", "8 8 8", "J J J", pile="7 A", stock="QD 4C")
    lay_and_freeze(room, state, "3C")
    room.at(room.length * share)
    if how == "press":
        room.tap(1)
    elif how == "key":
        room.key(Qt.Key.Key_Space)
    elif how == "sheet":
        room.window.pause()
    elif how == "language":
        room.window.change_setting("language", "ru")
    else:
        room.window.resize(1000, 700)
        room.pump()
    room.settle()
    assert not room.stage.animator.running
    assert room.lifted == set()
    room.belongs()
    assert len(room.moves) == 1
    if how == "language":
        room.window.change_setting("language", "en")


def test_where_motion_is_reduced_cards_appear_where_they_go(moving: ArabkaRoom) -> None:
    moving.window.change_setting("reduced_motion", "reduce")
    state = position("3C 9C KD", "8 8 8", "J J J", pile="7 A", stock="QD 4C")
    lay_and_freeze(moving, state, "3C")
    assert moving.length <= 14 * FADE_MS
    spots: dict[str, set[tuple[float, float]]] = {}
    for ms in range(0, int(moving.length), 10):
        moving.at(ms)
        for key, item in moving.table.items.items():
            spots.setdefault(key, set()).add((item.place.x, item.place.y))
    assert max(map(len, spots.values())) <= 4, "nothing is seen on its way"
    end(moving)


@pytest.mark.parametrize(
    ("state", "move", "sound"),
    [
        (lambda: position("3C 9C", "8 8 8", pile="7"), "3C", "take"),
        (lambda: position("TD 9C", "8 8 8", pile="7"), "TD", "burn"),
        (lambda: position("KD 9C", "8 8 8", pile="7"), "KD", "play"),
    ],
)
def test_without_motion_one_sound_says_what_happened(
    patient: ArabkaRoom, state: Callable[[], ArabkaState], move: str, sound: str
) -> None:
    patient.lay_out(state())
    heard = sounds(patient)
    patient.tap(move)
    patient.tap(move)
    assert heard == ["lift", sound]


def test_a_refused_card_shakes_and_comes_back(moving: ArabkaRoom) -> None:
    moving.lay_out(position("4C KD", "8 8 8", pile="7"))
    before = moving.place("4C")
    moving.tap("4C")
    assert moving.stage.settler.running
    moving.settle()
    assert moving.place("4C") == before


def test_another_language_keeps_what_is_lifted(patient: ArabkaRoom) -> None:
    patient.lay_out(position("8C 8D KD", "9 9 9", pile="7"))
    patient.tap("8C")
    places = patient.places()
    patient.window.change_setting("language", "uk")
    assert patient.places() == places
    assert patient.lifted == {"8C"}
    patient.window.change_setting("language", "en")


def test_a_replay_shows_what_the_person_saw_and_all_hands_when_asked(room: Any) -> None:
    room.store((), "easy", options={"seats": 3})
    room.resume()
    while room.sheet is None:
        by_keys(room)
        room.settle()
    [finished] = room.archive.finished("arabka")
    room.window.replays.open(finished.id)
    page = room.window.replay
    assert page is not None
    for number in (0, 1, 2, 8, page.count // 2, page.count):
        page.jump(number)
        assert {k: i.place for k, i in page.table.items.items()} == page.table.layout(
            page.table.view
        )
        hidden = [k for k, i in page.table.items.items() if k.startswith("hand") and i.place.face]
        assert not hidden
    page.jump(12)
    page.open_hands(True)
    faces = {i.place.face for k, i in page.table.items.items() if k.startswith("hand")}
    assert faces
    assert None not in faces
    page.forward()
    page.stage.animator.finish()
    assert {k: i.place for k, i in page.table.items.items()} == page.table.layout(page.table.view)
    room.window.show_home()
