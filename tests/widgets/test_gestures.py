"""What a press was: tap, drag up, sideways, or nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from skillgames.widgets.gestures import WOBBLE, Gestures

WIDTH, HEIGHT = 100.0, 140.0


class Hand:
    """Two cards beside each other, of which "b" does not follow; and what was signalled."""

    def __init__(self) -> None:
        self.said: list[tuple[object, ...]] = []
        self.cards = {"a": 0.0, "b": 100.0}
        self.gestures = Gestures(self.hit, lambda key: key == "a", lambda: (WIDTH, HEIGHT))
        self.gestures.tapped.connect(lambda key: self.said.append(("tap", key)))
        self.gestures.missed.connect(lambda: self.said.append(("missed",)))
        self.gestures.pulled_up.connect(lambda key: self.said.append(("up", key)))
        self.gestures.moved_sideways.connect(
            lambda key, dx: self.said.append(("sideways", key, round(dx)))
        )
        self.gestures.put_back.connect(lambda key: self.said.append(("back", key)))
        self.dragged: list[tuple[float, float]] = []
        self.gestures.dragged.connect(lambda key, d: self.dragged.append((d.x(), d.y())))

    def hit(self, pos: QPointF) -> str | None:
        for key, left in self.cards.items():
            if left <= pos.x() < left + WIDTH and 0 <= pos.y() < HEIGHT:
                return key
        return None

    def drag(self, *by: tuple[float, float], start: tuple[float, float] = (50, 70)) -> None:
        origin = QPointF(*start)
        self.gestures.press(origin)
        for step in by:
            self.gestures.move(origin + QPointF(*step))
        self.gestures.release(origin + QPointF(*(by[-1] if by else (0, 0))))


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.mark.parametrize("by", [(0, 0), (3, 0), (-3, 0), (0, 7), (-5, 5), (0, -7.9)])
def test_under_eight_pixels_it_is_a_tap(hand: Hand, by: tuple[float, float]) -> None:
    hand.drag(by)
    assert hand.said == [("tap", "a")]
    assert hand.dragged == []


@pytest.mark.parametrize(
    ("by", "said"),
    [
        ((0, -71), ("up", "a")),
        ((60, -71), ("up", "a")),
        ((0, -69), ("back", "a")),
        ((-80, -71), ("sideways", "a", -80)),
        ((71, -71), ("back", "a")),
        ((51, 0), ("sideways", "a", 51)),
        ((-51, 30), ("sideways", "a", -51)),
        ((49, 0), ("back", "a")),
        ((60, 61), ("back", "a")),
        ((0, 300), ("back", "a")),
        ((8, 0), ("back", "a")),
    ],
)
def test_the_dominant_axis_decides(
    hand: Hand, by: tuple[float, float], said: tuple[object, ...]
) -> None:
    """FA23: up at least half a card, sideways at least half a card, else nothing."""
    hand.drag((by[0] / 2, by[1] / 2), by)
    assert hand.said == [said]
    assert hand.dragged[-1] == by


def test_it_is_decided_where_it_is_let_go(hand: Hand) -> None:
    hand.drag((0, -100), (200, 0), (5, -5))
    assert hand.said == [("back", "a")], "back at its place: neither played nor tapped"
    assert hand.dragged == [(0, -100), (200, 0), (5, -5)]


def test_the_card_under_the_press_is_meant(hand: Hand) -> None:
    """B22: whatever lies there when it is let go."""
    hand.gestures.press(QPointF(50, 70))
    hand.cards = {"b": 0.0, "a": 100.0}
    hand.gestures.release(QPointF(50, 70))
    assert hand.said == [("tap", "a")]


def test_what_cannot_be_dragged_can_be_tapped(hand: Hand) -> None:
    hand.drag((0, -100), start=(150, 70))
    assert hand.said == []
    hand.drag((3, 3), start=(150, 70))
    assert hand.said == [("tap", "b")]
    assert hand.dragged == []


def test_beside_all_cards(hand: Hand) -> None:
    hand.drag(start=(500, 500))
    assert hand.said == [("missed",)]
    hand.drag((50, 0), start=(500, 500))
    assert hand.said == [("missed",)], "a swipe over the cloth is no tap"


@pytest.mark.parametrize("dragging", [False, True])
def test_cancelled(hand: Hand, dragging: bool) -> None:
    hand.gestures.press(QPointF(50, 70))
    if dragging:
        hand.gestures.move(QPointF(50, -70))
        assert hand.gestures.dragging == "a"
    hand.gestures.cancel()
    assert hand.gestures.dragging is None
    hand.gestures.move(QPointF(50, -100))
    hand.gestures.release(QPointF(50, -100))
    assert hand.said == ([("back", "a")] if dragging else [])


def test_a_release_without_a_press_means_nothing(hand: Hand) -> None:
    hand.gestures.release(QPointF(50, 70))
    hand.gestures.move(QPointF(50, 70))
    hand.gestures.cancel()
    assert hand.said == []
    assert hand.dragged == []


def test_the_threshold_is_that_of_the_design() -> None:
    assert WOBBLE == 8
