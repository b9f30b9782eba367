"""Taps at the table of Arabka: lifting, laying, taking, turning over, and what is refused."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt

from skillgames.games.arabka.table.geometry import MAIN, SIDE
from skillgames.games.arabka.table.layout import closed_key
from skillgames.widgets.sheets import ResultsSheet
from tests.games.arabka.positions import position
from tests.games.arabka.table_room import ArabkaRoom
from tests.room import Patient

FELT = QPoint(120, 720)
"""A spot beside all cards in a window of the usual size."""

EIGHTS = "8C 8D 8S 4H KD"


def last(room: ArabkaRoom) -> str:
    """The move that was made last."""
    return room.log[-1]


# --- lifting and laying -----------------------------------------------------------------------


def test_a_tap_lifts_and_the_button_counts(patient: ArabkaRoom) -> None:
    patient.lay_out(position(EIGHTS, "9 9 9", pile="7", stock=9))
    assert (patient.words(MAIN), patient.look(MAIN).enabled) == ("PLAY", False)
    patient.tap("8D")
    assert patient.lifted == {"8D"}
    assert patient.lit("ring") == {"8D"}
    assert (patient.words(MAIN), patient.look(MAIN).enabled) == ("PLAY 1", True)
    patient.tap("8S")
    assert patient.lifted == {"8D", "8S"}
    assert patient.words(MAIN) == "PLAY 2"


def test_exactly_the_lifted_copies_are_laid(patient: ArabkaRoom) -> None:
    """B16: two of three eights, chosen one by one, and no others leave the hand."""
    patient.lay_out(position(EIGHTS, "9 9 9", pile="7", stock=9))
    patient.lay("8D", "8S")
    assert last(patient) == "lay 8D 8S"
    assert patient.pill.startswith("You lay  8D 8S"), "B9: what is said is what was done"
    assert "8C" in patient.hand
    assert not {"8D", "8S"} & set(patient.hand)


def test_a_second_tap_lifts_all_alike_and_a_third_lays_them(patient: ArabkaRoom) -> None:
    patient.lay_out(position(EIGHTS, "9 9 9", pile="7", stock=9))
    patient.tap("8D")
    assert patient.pill.endswith("tap again: all 3")
    patient.tap("8D")
    assert patient.lifted == {"8C", "8D", "8S"}
    assert patient.pill.endswith("tap again to lay")
    patient.tap("8C")
    assert last(patient) == "lay 8C 8D 8S"


def test_a_card_without_equals_is_laid_by_a_second_tap(patient: ArabkaRoom) -> None:
    patient.lay_out(position(EIGHTS, "9 9 9", pile="7", stock=9))
    patient.tap("KD")
    patient.tap("KD")
    assert last(patient) == "lay KD"


def test_other_ranks_are_dim_and_say_why(patient: ArabkaRoom) -> None:
    patient.lay_out(position(EIGHTS, "9 9 9", pile="7", stock=9))
    assert patient.dimmed == {"4H"}
    patient.tap("8C")
    assert patient.dimmed == {"4H", "KD"}
    patient.tap("KD")
    assert patient.pill == "Only cards of one rank go together."
    assert patient.lifted == {"8C"}
    assert patient.moves == []


def test_a_card_that_is_too_low_says_so(patient: ArabkaRoom) -> None:
    patient.lay_out(position(EIGHTS, "9 9 9", pile="7", stock=9))
    patient.tap("4H")
    assert patient.pill == "Too low: an equal or higher card or a bonus card is needed."
    assert patient.lifted == set()


def test_what_is_strictly_higher_where_equal_does_not_fit(patient: ArabkaRoom) -> None:
    patient.lay_out(position("8C KD 3H", "9 9 9", pile="8D", strict=True))
    assert patient.dimmed == {"8C"}
    assert patient.line("pile") == "1 in the pile · higher than 8"
    patient.tap("8C")
    assert patient.pill == "Too low: only a higher card or a bonus card fits."


@pytest.mark.parametrize("where", ["felt", "esc"])
def test_the_felt_lowers_what_is_lifted(patient: ArabkaRoom, where: str) -> None:
    patient.lay_out(position(EIGHTS, "9 9 9", pile="7", stock=9))
    patient.tap("8C")
    patient.tap("8D")
    if where == "felt":
        patient.tap(FELT)
    else:
        patient.key(Qt.Key.Key_Escape)
    assert patient.lifted == set()
    assert patient.sheet is None


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("2H", "any card may follow"),
        ("3H", "Karim takes 2 card(s) and misses a turn"),
        ("TD", "2 card(s) leave the game, you may lay again"),
        ("KD", "K or higher"),
    ],
)
def test_what_a_lifted_card_would_do_is_said_before(
    patient: ArabkaRoom, card: str, said: str
) -> None:
    patient.lay_out(position("2H 3H TD KD", "9 9 9", "8 8 8", pile="7"))
    patient.tap(card)
    assert said in patient.pill.replace("cards", "card(s)")


def test_a_card_pulled_up_is_laid_at_once_with_what_is_lifted(patient: ArabkaRoom) -> None:
    patient.lay_out(position(EIGHTS, "9 9 9", pile="7", stock=9))
    patient.tap("8C")
    patient.drag("8S", 0, -200)
    assert last(patient) == "lay 8C 8S"


def test_a_card_that_does_not_fit_cannot_be_pulled(patient: ArabkaRoom) -> None:
    patient.lay_out(position(EIGHTS, "9 9 9", pile="7", stock=9))
    patient.drag("4H", 0, -200)
    assert patient.moves == []
    patient.belongs()


def test_a_small_wobble_is_a_tap(patient: ArabkaRoom) -> None:
    """B20: three pixels are no drag."""
    patient.lay_out(position(EIGHTS, "9 9 9", pile="7", stock=9))
    patient.drag("8C", 3, -2)
    assert patient.lifted == {"8C"}


def test_a_quick_double_tap_plays_no_second_card(patient: ArabkaRoom) -> None:
    patient.lay_out(position("8C KD 9H", "9 9 9", pile="7", stock=9))
    patient.table.guard_ms = 1000
    patient.tap("KD")
    patient.tap("KD")
    count = len(patient.log)
    assert last(patient) == "lay KD"
    for card in patient.hand:
        patient.tap(card)
    assert patient.lifted == set()
    assert len(patient.log) == count


def test_the_selection_never_moves_a_neighbour_under_the_pointer(patient: ArabkaRoom) -> None:
    """B22: wherever one presses, lifted or not, the same card is meant."""
    patient.lay_out(position(EIGHTS, "9 9 9", pile="7", stock=9))

    def meant() -> dict[tuple[int, int], str | None]:
        points = [(x, y) for x in range(300, 1000, 9) for y in range(640, 800, 12)]
        hits = {at: patient.table.hit(patient.stage.mapToScene(*at)) for at in points}
        return {at: key for at, key in hits.items() if key in patient.hand}

    before = meant()
    patient.tap("8C")
    patient.tap("8D")
    after = meant()
    assert {at: after.get(at) for at in before} == before


# --- taking and ending --------------------------------------------------------------------------


def test_take_lights_up_only_when_it_is_the_move(patient: ArabkaRoom) -> None:
    """AA7: taking is refused while anything fits."""
    patient.lay_out(position(EIGHTS, "9 9 9", pile="7", stock=9))
    assert patient.words(SIDE) == "TAKE"
    assert (patient.look(SIDE).enabled, patient.look(SIDE).lit) == (False, False)
    patient.tap(SIDE)
    assert patient.pill == "You can take the pile only when nothing fits."
    patient.window.show_home()
    patient.archive.abandon(patient.archive.running("arabka").id)
    patient.lay_out(position("8C 4H", "9 9 9", pile="5 A"))
    assert (patient.look(SIDE).enabled, patient.look(SIDE).lit) == (True, True)
    assert patient.look(MAIN).lit is False
    assert patient.pill == "Nothing fits: take the pile"
    patient.press_side()
    assert last(patient) == "take"
    assert len(patient.hand) == 4
    assert patient.plate(0)[3] == "takes 2"
    assert patient.plate(1)[2:] == (True, "leads")


def test_taking_at_will_where_the_option_says_so(patient: ArabkaRoom) -> None:
    """B11: both ways of the rule."""
    patient.lay_out(position(EIGHTS, "9 9 9", pile="7", voluntary=True))
    assert (patient.look(SIDE).enabled, patient.look(SIDE).lit) == (True, False)
    patient.press_side()
    assert last(patient) == "take"


def test_after_a_ten_one_may_end_the_turn(patient: ArabkaRoom) -> None:
    patient.lay_out(position("TD 9C JH", "9 9 9", pile="7 A"))
    patient.lay("TD")
    assert patient.view.extra == "ten"
    assert "you may lay again" in patient.pill
    assert patient.words(SIDE) == "END TURN"
    assert patient.look(SIDE).enabled
    patient.press_side()
    assert last(patient) == "end"
    assert patient.plate(1)[3] == "leads"


def test_after_four_alike_only_what_fits_can_be_added(patient: ArabkaRoom) -> None:
    patient.lay_out(position("8C 8D 8H 8S 9C 9D 7C 2H", "J J J", pile="6"))
    patient.lay("8C", "8D", "8H", "8S")
    assert "four alike" in patient.pill.lower()
    assert patient.dimmed == {"7C"}
    patient.tap("7C")
    assert patient.pill.startswith("Too low")
    patient.lay("9C", "9D")
    assert last(patient) == "lay 9C 9D"
    assert patient.view.to_act == 1


def test_no_prompt_after_a_winning_ten(patient: ArabkaRoom) -> None:
    """B19b: the last card ends the match, whatever it is."""
    patient.lay_out(position("TD", "9 9 9", pile="7 A"))
    patient.tap("TD")
    assert "your last cards: you win" in patient.pill
    patient.tap("TD")
    patient.settle()
    assert isinstance(patient.sheet, ResultsSheet)
    assert patient.view.result.winners == (0,)


# --- closed cards and cards of others -----------------------------------------------------------


def test_a_closed_card_is_turned_by_a_tap(patient: ArabkaRoom) -> None:
    patient.lay_out(position("", "9 9 9", pile="7", closed=("KD 5H AS",)))
    assert patient.pill == "Turn over one of your closed cards"
    patient.tap(closed_key(0, 1))
    assert last(patient) == "turn 2"
    assert "too low" in patient.pill
    assert "you take it with the pile" in patient.pill
    assert patient.hand == ("5H", "7C")
    assert patient.plate(0)[3].startswith("takes 2")


def test_no_further_closed_card_after_one_that_failed(patient: ArabkaRoom) -> None:
    """B13: with cards in hand again, closed cards stay closed."""
    patient.lay_out(position("", "9 9 9", pile="7", closed=("KD 5H AS",)))
    patient.tap(closed_key(0, 1))
    patient.settle()
    patient.answer("lay 9C")
    patient.tap(closed_key(0, 0))
    assert patient.pill == "Closed cards are turned only when your hand is empty."
    assert last(patient) == "lay 9C"


def test_open_and_closed_cards_cannot_be_played_early(patient: ArabkaRoom) -> None:
    """B18: neither the own table cards nor those of the others."""
    patient.lay_out(
        position(
            EIGHTS,
            "9 9 9",
            pile="7",
            stock=9,
            opened=("KS QH JD", "6H 5D 4C"),
        )
    )
    patient.tap("KS")
    assert patient.pill == "Open cards come into your hand first, all at once."
    patient.tap(closed_key(0, 2))
    assert patient.pill == "Closed cards are turned only when your hand is empty."
    patient.tap("6H")
    assert patient.pill == "These cards are not yours."
    patient.tap(closed_key(1, 0))
    patient.tap("hand1:0")
    assert patient.moves == []


def test_on_a_bots_turn_nothing_can_be_played(patient: ArabkaRoom) -> None:
    """B24: and nothing is lifted or lit."""
    patient.lay_out(position(EIGHTS, "9 9 9", pile="7", stock=9, turn=1))
    hurried: list[bool] = []
    patient.table.hurried.connect(lambda: hurried.append(True))
    patient.tap("8C")
    assert patient.pill == "It is the bot’s turn."
    assert patient.lifted == set()
    assert patient.dimmed == set()
    patient.tap(MAIN)
    patient.tap(SIDE)
    assert patient.moves == []
    patient.tap(FELT)
    assert hurried == [True]


def test_pile_and_deck_are_felt_to_a_tap(patient: ArabkaRoom) -> None:
    patient.lay_out(position(EIGHTS, "9 9 9", pile="7", stock=9))
    for key in ("7C", "stock:0"):
        patient.tap("8C")
        assert patient.lifted == {"8C"}
        patient.tap(key)
        assert patient.lifted == set()
    assert patient.moves == []


def test_a_bot_that_lays_its_last_card_ends_the_match(patient: ArabkaRoom) -> None:
    """B19a: whoever it is, at once, though its three would make somebody take."""
    patient.lay_out(position(EIGHTS, "3C", pile="7", turn=1))
    patient.answer("lay 3C")
    patient.settle()
    assert isinstance(patient.sheet, ResultsSheet)
    assert patient.sheet.accessibleName().startswith("Karim has won")
    assert len(patient.hand) == 5


def test_nothing_stays_lifted_under_a_sheet(patient: ArabkaRoom) -> None:
    """B4: a menu or another position takes the selection back."""
    patient.lay_out(position(EIGHTS, "9 9 9", pile="7", stock=9))
    patient.tap("8C")
    patient.window.pause()
    assert patient.lifted == set()
    patient.window.go_back_to_table()
    patient.settle()
    assert patient.lifted == set()
    assert patient.words(MAIN) == "PLAY"


# --- large hands ----------------------------------------------------------------------------------

LARGE = " ".join(
    f"{rank}{suit}"
    for rank in "456789JQKA23T"
    for suit in "CDHS"
    if rank + suit not in ("4C", "5C", "6C", "7C", "KC", "KD", "KH")
)
"""45 cards of all ranks."""


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_a_hand_of_45_cards_can_be_played(
    open_arabka: Callable[..., ArabkaRoom], size: tuple[int, int]
) -> None:
    """AA34: every card is in the window, equal ones side by side, and each can be pressed."""
    room = open_arabka(Patient(), size=size)
    room.lay_out(position(LARGE, "4C 5C 6C", pile="7C"))
    assert len(room.hand) == 45
    ranks = [code[0] for code in room.hand]
    assert list(dict.fromkeys(ranks)) == list("456789JQKA23T")
    assert ranks == sorted(ranks, key="456789JQKA23T".index)
    viewport = room.stage.viewport()
    for code in room.hand:
        area = room.table.rect_of(code)
        assert area.left() >= 0
        assert area.right() <= viewport.width()
        assert area.bottom() <= viewport.height()
        spot = room.table.spot_of(code)
        assert room.table.hit(spot) == code
    for code in ("8C", "QH", "2S", "TC"):
        room.tap(code)
        assert room.lifted == {code}
        for other in room.hand:
            assert room.table.hit(room.table.spot_of(other)) == other
        room.table.lower()
        room.settle()


def test_cards_of_a_large_hand_are_wide_enough_for_a_finger(
    open_arabka: Callable[..., ArabkaRoom],
) -> None:
    room = open_arabka(Patient(), size=(900, 600))
    room.lay_out(position(LARGE, "4C 5C 6C", pile="7C"))
    rows: dict[float, list[float]] = {}
    for code in room.hand:
        place = room.table.place_of(code)
        assert place is not None
        rows.setdefault(place.y, []).append(place.x)
    assert len(rows) == 2
    for xs in rows.values():
        steps = [b - a for a, b in itertools.pairwise(xs)]
        assert min(steps) >= 24
