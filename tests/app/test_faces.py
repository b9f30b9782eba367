"""The dice on the statistics page: counted from logs, in words and a picture."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from itertools import pairwise
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from skillgames import registry
from skillgames.app import statistics as statistics_page
from skillgames.app.faces import faces_content
from skillgames.engine.game import GameDef
from skillgames.store.fairness import Thrown
from tests.app.test_statistics_page import ESCAPE, choose, page
from tests.room import Patient, Room

FAIR = "dice 1 2 3 4 5 6"


def thrown(*faces: Sequence[int]) -> list[Thrown]:
    return [Thrown("hard", len(faces), tuple(map(tuple, faces)))]


class Dicey(GameDef):
    """Fishing, if dice were thrown in it: each `dice` entry belongs to the next seat."""

    asked = 0

    def has(self, name: str) -> bool:
        return name == "dice" or super().has(name)

    def part(self, name: str) -> ModuleType:
        if name != "dice":
            return super().part(name)
        found: Any = ModuleType("dice")
        found.faces = self.faces
        return found  # type: ignore[no-any-return]

    @classmethod
    def faces(cls, log: Sequence[str], seats: int) -> list[list[int]]:
        cls.asked += 1
        counts = [[0] * 6 for _ in range(seats)]
        for number, entry in enumerate(entry for entry in log if entry.startswith("dice")):
            for value in entry.split()[1:]:
                counts[number % seats][int(value) - 1] += 1
        return counts


@pytest.fixture
def room(open_room: Callable[..., Room], monkeypatch: pytest.MonkeyPatch) -> Room:
    fishing = registry.game("fishing")
    fields = {name: getattr(fishing, name) for name in fishing.__dataclass_fields__}
    game = Dicey(**fields)
    house = SimpleNamespace(
        all_games=lambda: (game,), games_with=lambda part: (game,), game=lambda slug: game
    )
    monkeypatch.setattr(statistics_page, "registry", house)
    monkeypatch.setattr(Dicey, "asked", 0)
    return open_room(Patient())


def finish(room: Room, *log: str, players: int = 2, level: str = "hard") -> int:
    """A finished match with this log."""
    match_id = int(room.archive.begin("fishing", level, players, {"game": "fishing"}))
    for number, text in enumerate(log, start=1):
        room.archive.append(match_id, number, text)
    result = {"scores": [1] + [0] * (players - 1), "winners": [0], "reason": "the end"}
    room.archive.finish(match_id, len(log) + 1, "9H", result)
    return match_id


# --- words -------------------------------------------------------------------------------


def test_dice_as_chance_lets_them_fall() -> None:
    content = faces_content(thrown((55, 45, 55, 45, 55, 45), (10, 10, 10, 10, 10, 10)))
    assert content is not None
    assert [one.name for one in content.series] == ["Your dice", "The bots’ dice"]
    assert content.series[0].labels[:2] == ("18.3\u00a0%", "15.0\u00a0%")
    assert content.hint.endswith("16.7\u00a0% of each face.")
    first, second = content.verdict.split("\n")
    assert first.startswith("Your dice, thrown 300: fair dice deviate this much or more in 70 of")
    assert first.endswith("This is what chance gives.")
    assert "in 100 of 100 cases" in second
    assert content.spoken.startswith(
        "Your dice. 1: 18.3\u00a0%, 55 times; 2: 15.0\u00a0%, 45 times"
    )


@pytest.mark.parametrize(
    ("counts", "said"),
    [
        ((4, 4, 4, 4, 4, 4), "too few dice yet to tell anything"),
        ((70, 45, 55, 45, 55, 39), "in 4 of 100 cases. That is unusual"),
        ((90, 30, 45, 45, 45, 45), "in fewer than 1 of 100 cases. That is very rare"),
    ],
)
def test_every_verdict(counts: tuple[int, ...], said: str) -> None:
    content = faces_content(thrown(counts))
    assert content is not None
    assert said in content.verdict
    assert len(content.series) == 1, "alone there are no dice of bots"


def test_without_dice_there_is_nothing_to_say() -> None:
    assert faces_content([]) is None
    assert faces_content(thrown((0,) * 6, (0,) * 6)) is None


# --- the page ----------------------------------------------------------------------------


def test_the_page_shows_the_dice_of_the_matches_it_counts(room: Room) -> None:
    finish(room, *[FAIR, "dice 6 6 6"] * 5)
    finish(room, "dice 1 1", level="easy")
    sheet = page(room)
    assert sheet.faces.isVisible()
    own, bots = sheet.faces.series
    assert own.shares[0] == 7 / 32
    assert bots.shares == (0, 0, 0, 0, 0, 1)
    assert "1: 21.9\u00a0%, 7 times" in sheet.faces.text()
    choose(room, 3)
    assert sheet.faces.series[0].shares == (1 / 6,) * 6
    assert "thrown 30" in sheet.verdict.text()
    choose(room, 1)
    assert len(sheet.faces.series) == 1
    assert "too few" in sheet.verdict.text()
    choose(room, 2)
    assert not sheet.faces.isVisible()
    assert not sheet.verdict.isVisible()


def test_games_without_dice_show_none(open_room: Callable[..., Room]) -> None:
    room = open_room(Patient())
    finish(room, "deck 2S")
    assert not page(room).faces.isVisible()


def test_each_log_is_counted_once(room: Room) -> None:
    for _ in range(3):
        finish(room, FAIR)
    page(room)
    assert Dicey.asked == 3
    room.key(ESCAPE)
    finish(room, "dice 1 1 1")
    sheet = page(room)
    assert Dicey.asked == 4, "only what is new"
    assert sheet.faces.series[0].shares[0] == 6 / 21


def test_a_damaged_log_is_told_and_the_rest_is_shown(room: Room) -> None:
    match_id = finish(room, FAIR)
    other = sqlite3.connect(room.services.folders.archive_file)
    other.execute(
        "UPDATE entry SET text = 'dice none' WHERE \"match\" = ? AND number = 1", (match_id,)
    )
    other.commit()
    other.close()
    sheet = page(room)
    assert not sheet.faces.isVisible()
    assert len(sheet.list.lines) == 1
    assert room.window.notices.isVisible()


def test_bars_stand_over_their_faces(room: Room) -> None:
    finish(room, *[FAIR, "dice 6 6 5 1"] * 9)
    chart = page(room).faces
    room.window.resize(900, 600)
    room.pump()
    rects = [chart.bar(number, face) for face in range(6) for number in range(2)]
    assert all(rect.left() >= 0 and rect.right() <= chart.width() for rect in rects)
    assert all(0 < rect.top() <= rect.bottom() < chart.height() for rect in rects)
    assert all(one.right() < two.left() for one, two in pairwise(rects))
    assert chart.bar(1, 5).top() < chart.bar(0, 5).top()
    assert chart.bar(1, 1).height() == 0
