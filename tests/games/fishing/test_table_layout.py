"""Where things lie at the table of Fishing: nothing covers anything, at any size."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import combinations, product

import pytest

from skillgames.engine.cards import CODES, card_of, mask_of
from skillgames.games.fishing.state import FishingView
from skillgames.games.fishing.table.layout import (
    RATIO,
    Geometry,
    Touch,
    arranged,
    dot_of,
    layers,
    layout,
)
from skillgames.widgets.art.sprites import LIFT_SCALE
from skillgames.widgets.look import units
from skillgames.widgets.place import Place, Rect
from skillgames.widgets.replay_bar import HEIGHT

SIZES = ((900, 600), (1280, 800), (1920, 1080), (3840, 2160), (1280, 720), (900, 1400))
MOST_ON_THE_TABLE = 16

HAND = ("AS", "TD", "2S", "KC")
HALF = (1 << 26) - 1

Box = tuple[float, float, float, float]


def geometry(size: tuple[int, int]) -> Geometry:
    return Geometry(*size, *units(*size))


def view(table: int = 4, hand: int = 4, sweeps: int = 0, stock: int = 40) -> FishingView:
    """The person is to play; so many cards on the table, in both hands, of sweeps, to come."""
    rest = [code for code in CODES if code not in HAND]
    return FishingView(
        seat=0,
        round=1,
        dealer=1,
        turn=0,
        hand=mask_of([card_of(code) for code in HAND[:hand]]),
        other_count=hand,
        table=tuple(card_of(code) for code in rest[:table]),
        piles=(HALF, HALF),
        sweeps=(sweeps, sweeps),
        sweep_cards=(tuple(range(sweeps)), tuple(range(sweeps))),
        scores=(0, 0),
        last_taker=None,
        stock=stock,
        rounds=(),
        result=None,
    )


def box(place: Place) -> Box:
    """The smallest upright rectangle around a card."""
    width = place.width * (LIFT_SCALE if place.lift else 1.0)
    angle = math.radians(place.rotation)
    across, along = abs(math.cos(angle)), abs(math.sin(angle))
    half_x = (width * across + width * RATIO * along) / 2
    half_y = (width * along + width * RATIO * across) / 2
    y = place.y - place.rise - place.lift * place.lift_px
    return place.x - half_x, y - half_y, place.x + half_x, y + half_y


def frame(rect: Rect) -> Box:
    return rect.x, rect.y, rect.x + rect.width, rect.y + rect.height


def cover(one: Box, other: Box) -> bool:
    return (
        min(one[2], other[2]) - max(one[0], other[0]) > 0.01
        and min(one[3], other[3]) - max(one[1], other[1]) > 0.01
    )


def things(g: Geometry, shown: FishingView, touch: Touch) -> dict[str, dict[str, Box]]:
    """What lies on the table, by group; cards of one stack or hand may cover each other."""
    found: dict[str, dict[str, Box]] = {
        "menu": {"menu": frame(g.menu_rect)},
        "own plate": {"own plate": frame(g.own_plate)},
        "other plate": {"other plate": frame(g.other_plate)},
    }
    for key, place in layout(g, shown, touch).items():
        name = key.split(":")[0].replace("sweep", "pile")
        group = name if ":" in key else "hand" if key in touch.order else key
        found.setdefault(group, {})[key] = box(place)
    count = len(shown.table) + ("ghost" in found)
    top = g.pill_y(count)
    # The pill is as wide as its words, at most this; a line of small text is below it.
    found["pill"] = {"pill": (g.width * 0.1, top, g.width * 0.9, top + (38 + 26) * g.t)}
    return found


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("table", range(MOST_ON_THE_TABLE + 1))
def test_nothing_covers_anything(table: int, size: tuple[int, int]) -> None:
    g = geometry(size)
    first = [CODES[card] for card in view(table).table][:1]
    touches = [Touch(HAND), Touch(HAND, focused="TD", hovered="AS")]
    for lifted in (HAND[0], HAND[-1]):
        touches.append(Touch(HAND, lifted=lifted, captured=frozenset(first)))
        if table < MOST_ON_THE_TABLE:
            touches.append(Touch(HAND, lifted=lifted))
    for touch, sweeps in product(touches, (0, 1, 3)):
        found = things(g, view(table, sweeps=sweeps), touch)
        for one, other in combinations(found, 2):
            for (name, a), (second, b) in product(found[one].items(), found[other].items()):
                assert not cover(a, b), (name, a, second, b)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("table", range(MOST_ON_THE_TABLE + 1))
def test_nothing_covers_anything_in_a_replay(table: int, size: tuple[int, int]) -> None:
    """The bar at the foot takes room, and the bot's hand lies open and whole."""
    width, height = size
    table_size = (width, height - round(HEIGHT * units(*size)[1]))
    g = replace(geometry(table_size), open_hand=True)
    for hand, sweeps in product((1, 4), (0, 1, 3)):
        found = things(g, view(table, hand=hand, sweeps=sweeps), Touch(HAND[:hand]))
        for one, other in combinations(found, 2):
            for (name, a), (second, b) in product(found[one].items(), found[other].items()):
                assert not cover(a, b), (name, a, second, b)
        for left, top, right, bottom in found["other"].values():
            assert 0 <= left < right <= g.width
            assert 0 <= top < bottom


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("table", range(MOST_ON_THE_TABLE + 1))
def test_everything_is_inside_the_window(table: int, size: tuple[int, int]) -> None:
    g = geometry(size)
    for lifted, sweeps in product((None, HAND[0], HAND[-1]), (0, 1, 4, 12)):
        touch = Touch(HAND, lifted=lifted, highlight=table < MOST_ON_THE_TABLE)
        for group, boxes in things(g, view(table, sweeps=sweeps), touch).items():
            for key, (left, top, right, bottom) in boxes.items():
                assert left >= 0, key
                assert right <= g.width, key
                assert bottom <= g.height, key
                # The bot's hand is held over the upper edge.
                assert top >= 0 or group == "other", (key, top)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_card_of_a_row_has_its_distance(size: tuple[int, int]) -> None:
    g = geometry(size)
    for count in range(1, MOST_ON_THE_TABLE + 1):
        spots = g.table_places(count)
        assert len(spots) == count == sum(g.table_rows(count))
        assert len({width for _, _, width in spots}) == 1
        assert len({(x, y) for x, y, _ in spots}) == count
        rows: dict[float, list[float]] = {}
        for x, y, _ in spots:
            rows.setdefault(y, []).append(x)
        for xs in rows.values():
            assert xs == sorted(xs)
            assert sum(xs) / len(xs) == pytest.approx(g.width / 2), "a row is centred"
        width = spots[0][2]
        for (x, y, _), (other_x, other_y, _) in combinations(spots, 2):
            apart = abs(x - other_x) > width * 1.1 or abs(y - other_y) > width * RATIO
            assert apart


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_is_pressed_is_large_enough(size: tuple[int, int]) -> None:
    g = geometry(size)
    assert g.hand_width >= 84
    assert min(g.menu_rect.width, g.menu_rect.height) >= 44
    spots = g.hand_places(4)
    assert spots[1][0] - spots[0][0] >= g.hand_width, "no card of the hand hides another"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_bots_hand_is_seen_and_never_covers_its_plate(size: tuple[int, int]) -> None:
    g = geometry(size)
    for count in (1, 2, 3, 4):
        places = layout(g, view(hand=count), Touch(HAND[:count]))
        held = [place for key, place in places.items() if key.startswith("other:")]
        assert len(held) == count
        for place in held:
            assert place.face is None
            left, _, right, bottom = box(place)
            assert bottom > place.width * 0.7, "more than half of it is seen"
            assert 0 < left < right < g.width


def test_the_lifted_card_and_what_it_takes_are_lit() -> None:
    shown = view(5)
    codes = [CODES[card] for card in shown.table]
    touch = Touch(HAND, lifted="TD", captured=frozenset(codes[:2]))
    places = layout(geometry((1280, 800)), shown, touch)
    assert {key for key, place in places.items() if place.glow} == set(codes[:2])
    assert {key for key, place in places.items() if place.dim} == set(codes[2:])
    assert [key for key, place in places.items() if place.lift] == ["TD"]
    assert "ghost" not in places


def test_a_card_that_takes_nothing_shows_where_it_will_lie() -> None:
    g = geometry((1280, 800))
    places = layout(g, view(5), Touch(HAND, lifted="TD"))
    ghost = places["ghost"]
    assert ghost.slot
    assert ghost.face == "TD"
    assert (ghost.x, ghost.y, ghost.width) == g.table_places(6)[5]
    assert not any(place.glow or place.dim for place in places.values())


def test_without_the_setting_nothing_is_lit() -> None:
    shown = view(5)
    taken = frozenset(CODES[card] for card in shown.table[:2])
    for captured in (taken, frozenset()):
        touch = Touch(HAND, lifted="TD", captured=captured, highlight=False)
        places = layout(geometry((1280, 800)), shown, touch)
        assert not any(place.glow or place.dim or place.slot for place in places.values())


# --- what the cards carry ------------------------------------------------------------------


def test_six_cards_have_a_dot_and_six_a_number_in_the_hand() -> None:
    """FA20: the aces, 2S and TD; the hand value only where it differs."""
    on_table = {code: dot_of(code, in_hand=False) for code in CODES}
    in_hand = {code: dot_of(code, in_hand=True) for code in CODES}
    dotted = {"AC", "AD", "AH", "AS", "2S", "TD"}
    assert {code for code, dot in on_table.items() if dot is not None} == dotted
    assert {on_table[code] for code in dotted} == {""}
    assert {code for code, dot in in_hand.items() if dot is not None} == dotted
    aces = dict.fromkeys(("AC", "AD", "AH", "AS"), "14")
    assert {code: in_hand[code] for code in dotted} == {**aces, "2S": "15", "TD": "16"}


def test_nothing_hidden_has_a_face() -> None:
    places = layout(geometry((1280, 800)), view(4), Touch(HAND))
    for key, place in places.items():
        hidden = key.split(":")[0] in ("other", "stock", "pile0", "pile1")
        assert (place.face is None) == hidden, key
        assert not (hidden and place.dot is not None)


def test_stacks_grow_and_vanish() -> None:
    assert [layers(count) for count in (0, 1, 5, 6, 40, 52)] == [0, 1, 1, 2, 6, 6]
    for stock in range(0, 41, 8):
        places = layout(geometry((1280, 800)), view(stock=stock), Touch(HAND))
        shown = [key for key in places if key.startswith("stock:")]
        assert len(shown) == layers(stock)


# --- the order of the hand -------------------------------------------------------------------


def masked(*codes: str) -> int:
    return mask_of([card_of(code) for code in codes])


def test_new_cards_come_at_the_end_of_the_persons_order() -> None:
    """FA24."""
    assert arranged(masked("AS", "2C", "KD"), ("KD", "AS")) == ("KD", "AS", "2C")
    assert arranged(masked("2C", "KD"), ("KD", "AS", "2C")) == ("KD", "2C")
    assert arranged(masked("3C", "9H", "4D", "JS"), ()) == ("3C", "4D", "9H", "JS")


def test_a_foreign_order_is_harmless() -> None:
    hand = masked("AS", "2C")
    assert arranged(hand, ("7H", "AS", "AS", "nonsense")) == ("AS", "2C")
    assert arranged(0, ("7H",)) == ()
