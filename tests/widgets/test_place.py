"""Places and what lies between two of them."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skillgames.widgets.place import Place, blend

START = Place(0, 100, 50, face=None, z=1, lift=1, lift_px=30, dim=1, opacity=0.5)
END = Place(10, 0, 100, face="9H", rotation=90, z=7, glow=1, focus=1, dot="", dot_radius=9)


def test_a_place_is_a_value() -> None:
    assert Place(1, 2, 3) == Place(1, 2, 3)
    assert Place(1, 2, 3).at(x=5) == Place(5, 2, 3)
    with pytest.raises(FrozenInstanceError):
        Place(1, 2, 3).x = 4  # type: ignore[misc]


def test_halfway() -> None:
    middle = blend(START, END, 0.5)
    assert (middle.x, middle.y, middle.width, middle.rotation) == (5, 50, 75, 45)
    assert (middle.lift, middle.glow, middle.dim, middle.focus) == (0.5, 0.5, 0.5, 0.5)
    assert middle.opacity == 0.75


def test_what_cannot_be_mixed_is_that_of_the_end() -> None:
    middle = blend(START, END, 0.01)
    assert (middle.face, middle.z, middle.dot, middle.dot_radius) == ("9H", 7, "", 9)


def test_a_card_that_is_lowered_keeps_its_height_on_the_way() -> None:
    assert blend(START, END, 0.5).lift_px == 30
    assert blend(END, START, 0.5).lift_px == 30


def test_at_the_end_it_is_the_end() -> None:
    assert blend(START, END, 1.0) is END
    assert blend(START, END, 1.5) is END


def test_between_a_place_and_itself_nothing_changes() -> None:
    """B24a."""
    for share in (0.0, 0.3, 1.0):
        assert blend(END, END, share) == END


@given(st.floats(0, 1), st.floats(-1e4, 1e4), st.floats(-1e4, 1e4))
def test_never_beyond_either_end(share: float, one: float, other: float) -> None:
    x = blend(Place(one, 0, 1), Place(other, 0, 1), share).x
    assert min(one, other) - 1e-6 <= x <= max(one, other) + 1e-6
