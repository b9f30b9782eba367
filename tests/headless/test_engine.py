"""The engine door, sentence by sentence."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from skillgames import __version__, registry
from skillgames.engine.cards import CODES
from skillgames.engine.game import GameDef
from skillgames.headless.engine import INTERNAL_ERROR, MAX_WORLDS
from skillgames.headless.lines import MAX_LINE
from tests.headless.door import Door, Json, code, fishing, random_play

PACK = " ".join(CODES)
DECK = f"deck {PACK}"
LEVELS = ["easy", "medium", "hard", "insane"]


# --- games and new ---------------------------------------------------------------------


def test_games_tells_every_game(toy: GameDef) -> None:
    games = Door().must("games")["games"]
    assert [game["slug"] for game in games] == [*registry.SLUGS]
    for game in games:
        assert set(game) == {"slug", "seats", "levels", "options", "rules_version"}
        assert game["levels"] == LEVELS
        assert type(game["rules_version"]) is int
        assert len(game["seats"]) == 2
    assert games[0]["seats"] == [2, 2]
    schema = games[-1]["options"]
    assert games[-1]["seats"] == [2, 4]
    assert {name: entry["default"] for name, entry in schema["properties"].items()} == {
        "seats": 2,
        "quick": False,
        "colour": "red",
    }


def test_games_needs_no_match_and_leaves_it_alone() -> None:
    door = fishing()
    before = door.snapshot()
    door.must("games")
    assert door.snapshot() == before


def test_new_fishing() -> None:
    position = Door().must("new", game="fishing")["position"]
    assert set(position) == {"to_act", "chance", "legal", "state", "result"}
    assert position["to_act"] == "chance"
    assert position["chance"] == "deck 52"
    assert position["legal"] == []
    assert position["result"] is None
    assert position["state"] == {
        "round": 1,
        "dealer": 1,
        "hands": [[], []],
        "table": [],
        "piles": [[], []],
        "sweeps": [0, 0],
        "scores": [0, 0],
        "last_taker": None,
        "stock": 0,
        "rounds": [],
    }


def test_what_new_is_not_told_takes_its_default(toy: GameDef) -> None:
    door = Door()
    assert door.must("new", game="toy")["position"]["chance"] == "dealer 2"
    assert door.must("record")["record"]["seats"] == ["open", "open"]
    assert door.must("new", game="toy", options={"seats": 3})["position"]["chance"] == "dealer 3"
    record = door.must("record")["record"]
    assert record["seats"] == ["open"] * 3
    assert record["options"] == {"seats": 3}, "as given"


def test_new_takes_every_kind_of_seat(toy: GameDef) -> None:
    for kind in ("person", "open", *LEVELS):
        door = Door()
        door.must("new", game="fishing", seats=["person", kind])
        assert door.must("record")["record"]["seats"] == ["person", kind]


@pytest.mark.parametrize("seed", [0, -1, 7, 2**64, -(10**30)])
def test_new_takes_any_integer_as_seed(seed: int) -> None:
    def drawn(value: int) -> str:
        door = Door()
        door.must("new", game="fishing", seed=value)
        text: str = door.must("chance")["move"]
        return text

    assert drawn(seed) == drawn(seed)
    assert drawn(seed) != drawn(seed + 1)
    assert seed == 0 or drawn(seed) != drawn(-seed)


def test_without_a_seed_one_is_drawn() -> None:
    packs = set()
    for _ in range(3):
        door = Door()
        door.must("new", game="fishing")
        packs.add(door.must("chance")["move"])
    assert len(packs) == 3


# --- refusals --------------------------------------------------------------------------

BAD_LINES: list[bytes | None] = [
    None,
    b"",
    b"   ",
    b"play",
    b"{}",
    b"[]",
    b'"games"',
    b"null",
    b'{"op":NaN}',
    b'{"op":"games","x":Infinity}',
    b'{"op":"games","x":1e999}',
    b'{"op":"games","x":' + b"1" * 5000 + b"}",
    b'{"op":"games","x":' + b"[" * 200_000 + b"]" * 200_000 + b"}",
    b'{"op":"games","x":"\xff"}',
    b'{"op":"games"',
    b'{"op":"games"} {"op":"games"}',
    b'{"op":null}',
    b'{"op":1}',
    b'{"op":["games"]}',
    b'{"op":""}',
    b'{"op":"Games"}',
    b'{"op":"games "}',
    b'{"op":"_games"}',
    b'{"op":"__class__"}',
    b'{"OP":"games"}',
]


@pytest.mark.parametrize("line", BAD_LINES)
def test_bad_lines(line: bytes | None) -> None:
    assert code(Door().raw(line)) == "bad_request"
    door = fishing()
    before = door.snapshot()
    assert code(door.raw(line)) == "bad_request"
    assert door.snapshot() == before


BAD_NEW: list[Json] = [
    {},
    {"game": None},
    {"game": 1},
    {"game": ["toy"]},
    {"game": "toy", "options": None},
    {"game": "toy", "options": []},
    {"game": "toy", "options": "seats"},
    {"game": "toy", "options": {"players": 2}},
    {"game": "toy", "options": {"x" * 1000: 2}},
    {"game": "toy", "options": {"seats": "2"}},
    {"game": "toy", "options": {"seats": 2.0}},
    {"game": "toy", "options": {"seats": True}},
    {"game": "toy", "options": {"seats": 1}},
    {"game": "toy", "options": {"seats": 5}},
    {"game": "toy", "options": {"seats": None}},
    {"game": "toy", "options": {"seats": [2]}},
    {"game": "toy", "options": {"quick": 0}},
    {"game": "toy", "options": {"quick": 1}},
    {"game": "toy", "options": {"quick": "true"}},
    {"game": "toy", "options": {"colour": "green"}},
    {"game": "toy", "options": {"colour": 1}},
    {"game": "toy", "seats": None},
    {"game": "toy", "seats": "open"},
    {"game": "toy", "seats": {"0": "open"}},
    {"game": "toy", "seats": []},
    {"game": "toy", "seats": ["open"]},
    {"game": "toy", "seats": ["open"] * 3},
    {"game": "toy", "options": {"seats": 3}, "seats": ["open"] * 2},
    {"game": "toy", "seats": ["open", "nobody"]},
    {"game": "toy", "seats": ["open", "Hard"]},
    {"game": "toy", "seats": ["open", 1]},
    {"game": "toy", "seats": ["open", None]},
    {"game": "toy", "seats": ["open", ""]},
    {"game": "toy", "seed": None},
    {"game": "toy", "seed": "7"},
    {"game": "toy", "seed": 7.0},
    {"game": "toy", "seed": 7.5},
    {"game": "toy", "seed": True},
    {"game": "toy", "seed": [7]},
    {"game": "fishing", "options": {"seats": 2}},
]


@pytest.mark.parametrize("fields", BAD_NEW)
def test_bad_new(fields: Json, toy: GameDef) -> None:
    door = fishing()
    before = door.snapshot()
    assert door.refused("new", **fields) == "bad_request"
    assert door.snapshot() == before, "the running match stays"
    assert Door().refused("new", **fields) == "bad_request"


@pytest.mark.parametrize(
    "slug", ["", "Fishing", "fishing ", "chess", "os", "../fishing", "x" * 999]
)
def test_unknown_game(slug: str) -> None:
    door = fishing()
    before = door.snapshot()
    assert door.refused("new", game=slug, options=3, seed="x") == "unknown_game"
    assert door.snapshot() == before


NEEDS_A_MATCH: list[tuple[str, Json]] = [
    ("play", {"move": "9H"}),
    ("chance", {}),
    ("bot", {"level": "hard", "seed": 1}),
    ("view", {"seat": 0}),
    ("record", {}),
]


@pytest.mark.parametrize(("op", "fields"), NEEDS_A_MATCH)
def test_requests_that_need_a_match(op: str, fields: Json) -> None:
    assert Door().refused(op, **fields) == "bad_request"


BAD_FIELDS: list[tuple[str, Json]] = [
    ("play", {}),
    ("play", {"move": None}),
    ("play", {"move": 9}),
    ("play", {"move": ["9H"]}),
    ("play", {"move": ""}),
    ("bot", {}),
    ("bot", {"level": "hard"}),
    ("bot", {"seed": 1}),
    ("bot", {"level": "Hard", "seed": 1}),
    ("bot", {"level": "random", "seed": 1}),
    ("bot", {"level": "person", "seed": 1}),
    ("bot", {"level": None, "seed": 1}),
    ("bot", {"level": 3, "seed": 1}),
    ("bot", {"level": "hard", "seed": None}),
    ("bot", {"level": "hard", "seed": True}),
    ("bot", {"level": "hard", "seed": 1.0}),
    ("bot", {"level": "hard", "seed": "1"}),
    ("bot", {"level": "hard", "seed": 1, "worlds": 0}),
    ("bot", {"level": "hard", "seed": 1, "worlds": -4}),
    ("bot", {"level": "hard", "seed": 1, "worlds": 4.0}),
    ("bot", {"level": "hard", "seed": 1, "worlds": True}),
    ("bot", {"level": "hard", "seed": 1, "worlds": None}),
    ("bot", {"level": "hard", "seed": 1, "worlds": MAX_WORLDS + 1}),
    ("bot", {"level": "hard", "seed": 1, "cap_ms": 0}),
    ("bot", {"level": "hard", "seed": 1, "cap_ms": "9"}),
    ("bot", {"level": "hard", "seed": 1, "cap_ms": False}),
    ("view", {}),
    ("view", {"seat": None}),
    ("view", {"seat": -1}),
    ("view", {"seat": 2}),
    ("view", {"seat": 10**300}),
    ("view", {"seat": True}),
    ("view", {"seat": 0.0}),
    ("view", {"seat": "0"}),
    ("load", {}),
]


@pytest.mark.parametrize(("op", "fields"), BAD_FIELDS)
def test_bad_fields(op: str, fields: Json) -> None:
    door = fishing()
    before = door.snapshot()
    assert door.refused(op, **fields) == "bad_request"
    assert door.snapshot() == before


@pytest.mark.parametrize(
    "text",
    ["ZZ", "9h", "9H ", " 9H", "9H 9D", "10H", "??", "take 1", "é", "\ud800", "\n", "x" * 5000],
)
def test_illegal_moves(text: str) -> None:
    door = fishing()
    before = door.snapshot()
    reply = door.ask("play", move=text)
    assert code(reply) == "illegal_move"
    assert len(text) <= 40 or text[:41] not in reply["message"]
    assert door.snapshot() == before


def test_a_card_of_somebody_else_is_illegal() -> None:
    door = fishing()
    for card in door.must("view", seat=1)["view"]["hands"][1]:
        assert door.refused("play", move=card) == "illegal_move"


def test_a_long_text_is_never_repeated(toy: GameDef) -> None:
    door = Door()
    door.must("new", game="toy", seed=1)
    door.must("chance")
    door.must("chance")
    long = "take " + "1234567890" * 200
    reply = door.ask("play", move=long)
    assert code(reply) == "illegal_move"
    assert not any(long[at : at + 41] in reply["message"] for at in range(len(long) - 40))


@pytest.mark.parametrize(
    "text",
    [
        "deck",
        "deck ",
        "deck 9H",
        f"deck {PACK} 9H",
        f"deck {PACK[3:]}",
        "deck " + PACK.replace("9H", "9D"),
        "deck " + PACK.replace("9H", "9h"),
        "deck " + PACK.replace("9H", "XX"),
        "deck " + PACK.replace(" ", "  ", 1),
        f"deck {PACK} ",
    ],
)
def test_impossible_packs(text: str) -> None:
    door = Door()
    door.must("new", game="fishing", seed=1)
    before = door.snapshot()
    assert door.refused("play", move=text) == "impossible_chance"
    assert door.snapshot() == before


@pytest.mark.parametrize(
    ("pending", "text"),
    [
        ("dealer", "dealer"),
        ("dealer", "dealer 2"),
        ("dealer", "dealer -1"),
        ("dealer", "dealer 0 1"),
        ("dealer", "dealer x"),
        ("dealer", "dealer 01"),
        ("dealer", "dealer ²"),
        ("dice", "dice"),
        ("dice", "dice 1"),
        ("dice", "dice 1 2 3"),
        ("dice", "dice 0 1"),
        ("dice", "dice 7 1"),
        ("dice", "dice 1 1.0"),
    ],
)
def test_impossible_dealers_and_dice(pending: str, text: str, toy: GameDef) -> None:
    door = Door()
    door.must("new", game="toy", seed=1)
    if pending == "dice":
        door.must("play", move="dealer 1")
    assert door.refused("play", move=text) == "impossible_chance"


def test_out_of_turn_while_chance_is_pending() -> None:
    door = Door()
    door.must("new", game="fishing", seed=1)
    for text in ("9H", "nonsense", "dealer 0", "dice 1 2 3 4 5", " "):
        assert door.refused("play", move=text) == "out_of_turn"
    assert door.refused("bot", level="hard", seed=1) == "out_of_turn"


def test_out_of_turn_while_a_seat_is_to_act() -> None:
    door = fishing()
    for text in (DECK, "deck", "dealer 0", "dice 1"):
        assert door.refused("play", move=text) == "out_of_turn"
    assert door.refused("chance") == "out_of_turn"


def test_out_of_turn_after_the_end() -> None:
    door = fishing()
    start = door.must("load", record=door.must("record")["record"])["position"]
    *_, last = random_play(door, start, 3)
    before = door.snapshot()
    for text in ("9H", "nonsense", DECK, "dealer 0"):
        assert door.refused("play", move=text) == "out_of_turn"
    assert door.refused("chance") == "out_of_turn"
    assert door.refused("bot", level="easy", seed=1) == "out_of_turn"
    assert door.snapshot() == before
    assert before is not None
    assert before["position"] == last["position"]


# --- play, chance, bot, view -----------------------------------------------------------


def test_a_pack_may_be_given() -> None:
    door = Door()
    door.must("new", game="fishing")
    reply = door.must("play", move=DECK)
    assert set(reply) == {"ok", "position", "events"}
    assert reply["position"]["to_act"] == 0
    assert reply["position"]["state"]["hands"] == [list(CODES[:4]), list(CODES[4:8])]
    assert reply["position"]["state"]["table"] == list(CODES[8:12])
    assert reply["events"][0]["kind"] == "dealt"


def test_chance_tells_what_it_drew() -> None:
    door = Door()
    door.must("new", game="fishing", seed=5)
    reply = door.must("chance")
    assert set(reply) == {"ok", "position", "events", "move"}
    kind, *cards = reply["move"].split(" ")
    assert kind == "deck"
    assert sorted(cards) == sorted(CODES)
    assert door.must("record")["record"]["log"] == [reply["move"]]


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_match_is_consistent(seed: int) -> None:
    door = Door()
    position = door.must("new", game="fishing", seed=seed)["position"]
    texts: list[str] = []
    for reply in random_play(door, position, seed):
        position = reply["position"]
        check_position(position, seats=2)
        assert all(isinstance(event["kind"], str) for event in reply["events"])
        assert reply["events"]
        texts.append(reply.get("move", ""))
        for seat in range(2):
            check_view(door.must("view", seat=seat)["view"], position["state"], seat)
    log = door.must("record")["record"]["log"]
    assert len(log) == len(texts)
    assert all(text in ("", entry) for text, entry in zip(texts, log, strict=True))
    assert position["result"] == door.must("record")["record"]["result"]


def check_position(position: Json, seats: int) -> None:
    """What holds in every position of every game."""
    to_act, legal, result = position["to_act"], position["legal"], position["result"]
    assert to_act in ("chance", "over") or to_act in range(seats)
    assert (position["chance"] is None) == (to_act != "chance")
    assert bool(legal) == isinstance(to_act, int)
    assert len(set(legal)) == len(legal)
    assert (result is None) == (to_act != "over")
    if result is not None:
        assert set(result) == {"scores", "winners", "reason"}
        assert [type(score) for score in result["scores"]] == [int] * seats
        assert set(result["winners"]) <= set(range(seats))
        assert result["reason"]


def check_view(view: Json, state: Json, seat: int) -> None:
    """A view has the keys of the state, hides the other hand, and adds seat and seen."""
    assert set(view) == {*state, "seat", "seen"}
    assert view["seat"] == seat
    assert view["hands"][seat] == state["hands"][seat]
    assert view["hands"][1 - seat] == ["??"] * len(state["hands"][1 - seat])
    for key in state.keys() - {"hands"}:
        assert view[key] == state[key]


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_chooses_and_changes_nothing(level: str) -> None:
    door = fishing()
    before = door.snapshot()
    reply = door.must("bot", level=level, seed=1, worlds=2)
    assert set(reply) == {"ok", "move", "ms"}
    assert reply["ms"] >= 0
    assert before is not None
    assert reply["move"] in before["position"]["legal"]
    assert door.snapshot() == before


@pytest.mark.parametrize("level", LEVELS)
def test_a_bots_choice_depends_on_view_level_and_seed_alone(level: str) -> None:
    def choices(match_seed: int, disturbed: bool) -> list[str]:
        door = Door()
        door.must("new", game="fishing", seed=match_seed)
        door.must("play", move="deck " + " ".join(reversed(CODES)))
        if disturbed:
            door.ask("bot", level="easy", seed=99, worlds=1)
            door.ask("play", move="nonsense")
        return [door.must("bot", level=level, seed=seed, worlds=2)["move"] for seed in range(8)]

    assert choices(1, disturbed=False) == choices(2, disturbed=True)


def test_the_seed_of_a_bot_matters() -> None:
    door = fishing()
    assert len({door.must("bot", level="easy", seed=seed)["move"] for seed in range(40)}) > 1


def test_a_cap_ends_a_long_search() -> None:
    door = fishing()
    reply = door.must("bot", level="insane", seed=1, worlds=MAX_WORLDS, cap_ms=50)
    assert reply["ms"] < 5000


def test_whom_a_seat_was_given_to_does_not_bind_the_door() -> None:
    door = Door()
    door.must("new", game="fishing", seats=["insane", "person"], seed=2)
    position = door.must("chance")["position"]
    door.must("bot", level="easy", seed=1)
    door.must("play", move=position["legal"][0])


def test_views_with_the_same_history_are_equal_to_the_byte() -> None:
    """Whatever the hidden cards are, and whatever the matches were seeded with."""
    rng = random.Random(11)
    first = fishing(seed=3)
    pack = first.must("record")["record"]["log"][0].split(" ")[1:]
    for _ in range(46):
        position = first.must("load", record=first.must("record")["record"])["position"]
        log = first.must("record")["record"]["log"]
        for seat in range(2):
            hidden = set(position["state"]["hands"][1 - seat]) | set(pack[52 - stock(position) :])
            second = with_hidden_shuffled(pack, hidden, log[1:], rng)
            assert view_bytes(second, seat) == view_bytes(first, seat)
        first.must("play", move=rng.choice(position["legal"]))


def stock(position: Json) -> int:
    """How many cards are still to be dealt."""
    count: int = position["state"]["stock"]
    return count


def with_hidden_shuffled(
    pack: list[str], hidden: set[str], moves: list[str], rng: random.Random
) -> Door:
    """A match with the same moves, in which the hidden cards lie in another order."""
    places = [place for place, card in enumerate(pack) if card in hidden]
    cards = [pack[place] for place in places]
    rng.shuffle(cards)
    other = pack.copy()
    for place, card in zip(places, cards, strict=True):
        other[place] = card
    door = Door()
    door.must("new", game="fishing", seed=rng.getrandbits(30))
    for text in (f"deck {' '.join(other)}", *moves):
        door.must("play", move=text)
    return door


def view_bytes(door: Door, seat: int) -> bytes:
    """A view as bytes, keys sorted."""
    return json.dumps(door.must("view", seat=seat), sort_keys=True).encode()


# --- the same requests, the same replies -----------------------------------------------


def transcript_of(disturb: Callable[[Door], Any]) -> list[Json]:
    """The replies to a fixed match, with something else asked before each request."""
    door = Door()
    replies = [door.must("new", game="fishing", seed=12)]
    rng = random.Random(4)
    while (position := replies[-1]["position"])["to_act"] != "over":
        disturb(door)
        if position["to_act"] == "chance":
            replies.append(door.must("chance"))
        else:
            replies.append(door.must("play", move=rng.choice(position["legal"])))
    return replies


def test_the_same_requests_get_the_same_replies() -> None:
    assert transcript_of(lambda door: None) == transcript_of(lambda door: None)


def test_refused_requests_change_nothing_later() -> None:
    def disturb(door: Door) -> None:
        for line in (b"", b"{}", b'{"op":"play","move":"??"}', b'{"op":"new","game":"toy"}'):
            assert door.raw(line)["ok"] is False
        door.refused("load", record={})
        door.ask("bot", level="easy", seed=3)
        door.ask("view", seat=1)

    assert transcript_of(disturb) == transcript_of(lambda door: None)


def test_a_new_match_forgets_the_old_one() -> None:
    door = fishing(seed=1)
    door.must("new", game="fishing", seed=12)
    fresh = Door()
    fresh.must("new", game="fishing", seed=12)
    assert door.must("chance") == fresh.must("chance")
    assert door.must("record") == fresh.must("record")


# --- record and load -------------------------------------------------------------------


def test_a_record_has_exactly_these_keys() -> None:
    door = Door()
    door.must("new", game="fishing", seats=["person", "hard"], seed=7)
    move = door.must("chance")["move"]
    assert door.must("record") == {
        "ok": True,
        "record": {
            "format": "skillgames-record",
            "game": "fishing",
            "rules_version": registry.game("fishing").rules_version,
            "app_version": __version__,
            "options": {},
            "seats": ["person", "hard"],
            "log": [move],
            "result": None,
        },
    }


def test_every_prefix_of_a_match_can_be_loaded() -> None:
    door = Door()
    replies = [door.must("new", game="fishing", seed=9)]
    replies += list(random_play(door, replies[0]["position"], 9))
    final = door.must("record")["record"]
    other = Door()
    for count, reply in enumerate(replies):
        position = reply["position"]
        record = {**final, "log": final["log"][:count], "result": position["result"]}
        assert other.must("load", record=record) == {"ok": True, "position": position}
        assert other.must("record")["record"] == record
    assert final["result"] is not None


def test_a_loaded_match_goes_on() -> None:
    door = fishing(seed=5)
    record = door.must("record")["record"]
    other = Door()
    position = other.must("load", record=record)["position"]
    move = position["legal"][0]
    assert other.must("play", move=move) == door.must("play", move=move)


def test_loading_keeps_the_seed_of_the_match_before() -> None:
    door = fishing(seed=5)
    random_play_until_chance(door)
    record = door.must("record")["record"]
    expected = door.must("chance")["move"]
    door.must("load", record=record)
    assert door.must("chance")["move"] == expected


def random_play_until_chance(door: Door) -> None:
    """Play the first legal move until the next pack is awaited."""
    position = door.must("load", record=door.must("record")["record"])["position"]
    while position["to_act"] != "chance":
        position = door.must("play", move=position["legal"][0])["position"]


def test_who_wrote_a_record_and_its_options_come_back(toy: GameDef) -> None:
    door = Door()
    door.must("new", game="toy", options={"seats": 3}, seed=1)
    record = {**door.must("record")["record"], "app_version": "0.0.1-other"}
    door.must("load", record=record)
    assert door.must("record")["record"] == record
    door.must("new", game="toy")
    assert door.must("record")["record"]["app_version"] == __version__


def finished_record() -> Json:
    """The record of a finished match."""
    door = fishing(seed=21)
    start = door.must("load", record=door.must("record")["record"])["position"]
    assert list(random_play(door, start, 21))
    record: Json = door.must("record")["record"]
    return record


FINISHED = finished_record()


def changed(**fields: Any) -> Json:
    """The finished record with other fields."""
    return {**FINISHED, **fields}


def log_with(place: int, text: Any) -> list[Any]:
    """The finished log with another entry at a place."""
    log = list(FINISHED["log"])
    log[place] = text
    return log


RESULT = FINISHED["result"]
BROKEN: list[Any] = [
    None,
    5,
    "record",
    [],
    {},
    *({key: value for key, value in FINISHED.items() if key != gone} for gone in FINISHED),
    changed(extra=1),
    changed(id=7),
    changed(format="other"),
    changed(format=None),
    changed(format=1),
    changed(game="chess"),
    changed(game=1),
    changed(game=""),
    changed(rules_version=0),
    changed(rules_version=99),
    changed(rules_version="1"),
    changed(rules_version=True),
    changed(rules_version=1.0),
    changed(app_version=1),
    changed(app_version=None),
    changed(app_version="\ud800"),
    changed(app_version="x" * 10_000),
    changed(options=[]),
    changed(options=None),
    changed(options={"seats": 2}),
    changed(seats=[]),
    changed(seats=["open"]),
    changed(seats=["open"] * 3),
    changed(seats=["open", "nobody"]),
    changed(seats=["open", 1]),
    changed(seats="open"),
    changed(log=None),
    changed(log="deck"),
    changed(log={}),
    changed(log=[]),
    changed(log=FINISHED["log"][:-1]),
    changed(log=[*FINISHED["log"], "9H"]),
    changed(log=[*FINISHED["log"], DECK]),
    changed(log=FINISHED["log"][1:]),
    changed(log=log_with(0, "deck")),
    changed(log=log_with(5, FINISHED["log"][4])),
    changed(log=log_with(5, "")),
    changed(log=log_with(5, None)),
    changed(log=log_with(5, 9)),
    changed(log=log_with(5, ["9H"])),
    changed(log=log_with(5, "x" * 100_000)),
    changed(log=log_with(5, "\ud800")),
    changed(result=None),
    changed(result={}),
    changed(result=[]),
    changed(result="won"),
    changed(result={**RESULT, "scores": RESULT["scores"][::-1]}),
    changed(result={**RESULT, "scores": [float(score) for score in RESULT["scores"]]}),
    changed(result={**RESULT, "scores": [*RESULT["scores"], 0]}),
    changed(result={**RESULT, "winners": [0, 1]}),
    changed(result={**RESULT, "winners": []}),
    changed(result={**RESULT, "reason": ""}),
    changed(result={**RESULT, "reason": "other"}),
    changed(result={**RESULT, "extra": 1}),
    changed(result={"scores": RESULT["scores"], "winners": RESULT["winners"]}),
]


@pytest.mark.parametrize("record", BROKEN)
def test_broken_records(record: Any) -> None:
    door = fishing()
    before = door.snapshot()
    assert door.refused("load", record=record) == "broken_record"
    assert door.snapshot() == before, "the running match stays"
    fresh = Door()
    assert fresh.refused("load", record=record) == "broken_record"
    assert fresh.refused("record") == "bad_request", "there is still no match"


def test_the_finished_record_itself_is_sound() -> None:
    Door().must("load", record=FINISHED)


@pytest.mark.parametrize(
    ("log", "number"),
    [(log_with(0, "deck"), 1), (log_with(5, FINISHED["log"][4]), 6), (log_with(7, 9), 8)],
)
def test_a_broken_record_names_the_entry(log: list[Any], number: int) -> None:
    message = Door().ask("load", record=changed(log=log))["message"]
    assert str(number) in message


def test_a_running_match_may_not_claim_a_result() -> None:
    door = fishing()
    record = {**door.must("record")["record"], "result": RESULT}
    assert Door().refused("load", record=record) == "broken_record"


# --- faults of ours --------------------------------------------------------------------


def test_a_fault_of_ours_gets_one_line_and_loses_nothing(
    toy: GameDef, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    door = Door()
    door.must("new", game="toy", seed=1)
    door.must("chance")
    door.must("chance")
    before = door.snapshot()

    def spoil(state: Any, move: int, tell: Any = None) -> None:
        state.stones = 999
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(toy.rules, "play", spoil)
        assert door.refused("play", move="take 1") == INTERNAL_ERROR
    assert "ZeroDivisionError" in capsys.readouterr().err
    assert door.snapshot() == before
    door.must("play", move="take 1")


def test_a_fault_after_the_move_takes_it_back(
    toy: GameDef, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    door = Door()
    door.must("new", game="toy", seed=1)
    door.must("chance")
    door.must("chance")
    before = door.snapshot()
    with monkeypatch.context() as patch:
        patch.setattr(toy.rules, "describe", lambda state: 1 / 0)
        assert door.refused("play", move="take 1") == INTERNAL_ERROR
        assert door.refused("new", game="toy") == INTERNAL_ERROR
    assert capsys.readouterr().err
    assert door.snapshot() == before


def test_the_longest_line_that_is_read() -> None:
    head, tail = b'{"op":"games","x":"', b'"}'
    line = head + b"x" * (MAX_LINE - len(head) - len(tail)) + tail
    assert Door().raw(line)["ok"] is True
