"""What the person may not know is nowhere: not painted, not named (B29)."""

from __future__ import annotations

import pytest

from skillgames.engine.bologna import CODES, codes_in
from skillgames.games.tarocchino.table.geometry import (
    COMBINATIONS,
)
from skillgames.games.tarocchino.words import card_name
from tests.games.tarocchino.table_room import TarocchinoRoom, played
from tests.hidden import texts
from tests.room import Patient

STEPS = (2, 3, 5, 7, 9, 14, 30)


@pytest.mark.parametrize("entries", STEPS)
def test_no_hidden_card_is_named_or_painted(patient: TarocchinoRoom, entries: int) -> None:
    match = played("hidden", dealer=2, entries=entries)
    patient.open(*match.log)
    assert isinstance(patient.thinker, Patient)
    view = patient.view
    shown = set(codes_in(view.seen))
    unseen = set(CODES) - shown
    faces = {item.place.face for item in patient.table.items.values()} - {None}
    assert faces <= shown
    # Moors share a name, and a family of the helper names cards that are out on purpose.
    names = {str(card_name(code)) for code in unseen} - {str(card_name(code)) for code in shown}
    for said in texts(patient):
        assert not [one for one in names if one in said], said


def test_others_cards_changed_behind_the_back_change_nothing(
    open_taro: object, patient: TarocchinoRoom
) -> None:
    """FA29: two deals that look alike to the person look alike on the table."""
    match = played("same", dealer=3, entries=2)
    cards = match.log[1].split()[1:]
    own = [n for n in range(60) if (n // 5) % 4 == 0]
    others = [n for n in range(62) if n not in own]
    turned = list(cards)
    for n, m in zip(others, reversed(others), strict=True):
        turned[n] = cards[m]
    patient.open(*match.log)
    first = (dict(patient.table.access.names), patient.table.layout(patient.view))
    patient.window.show_home()
    patient.open(match.log[0], " ".join(["deck", *turned]))
    second = (dict(patient.table.access.names), patient.table.layout(patient.view))
    assert first == second


def test_the_helper_tells_no_holder_that_was_not_declared(patient: TarocchinoRoom) -> None:
    match = played("helper", dealer=3, entries=7)
    patient.open(*match.log)
    patient.tap(COMBINATIONS)
    from skillgames.games.tarocchino.helper import help_for

    found = help_for(patient.view)
    for family in found.families:
        for out in family.out:
            public = [
                seat for seat in range(4) if patient.view.known(seat) >> out.card & 1 and seat != 0
            ]
            assert out.seat == (public[0] if public else None)
