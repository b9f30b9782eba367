"""The moments of the tour: each log is a real match, and a bot's turn stays one."""

from __future__ import annotations

import pytest

from skillgames.engine.match import Match, header_for
from skillgames.games.yacht.table.poses import POSES, entries
from skillgames.widgets.scene import Pose
from tests.games.yacht.playing import YACHT_GAME
from tests.games.yacht.table_room import YachtRoom

BY_NAME = {pose.name: pose for pose in POSES}


@pytest.mark.parametrize("pose", POSES, ids=lambda pose: pose.name)
def test_every_log_is_a_match(pose: Pose) -> None:
    match = Match(YACHT_GAME, header_for(YACHT_GAME, pose.options), pose.log)
    assert match.log == list(pose.log)
    assert not match.is_over
    waits_for_the_person = match.to_act == 0
    assert waits_for_the_person != pose.still


def test_a_turn_is_written_short() -> None:
    assert entries("11132 45=66 full_house", "12345") == (
        "roll 1 2 3 4 5",
        "dice 1 1 1 3 2",
        "roll 4 5",
        "dice 6 6",
        "score full_house",
        "roll 1 2 3 4 5",
        "dice 1 2 3 4 5",
    )


def test_where_nobody_plays_on_a_bots_turn_is_seen(room: YachtRoom) -> None:
    from skillgames.app.thinker import LocalThinker

    assert isinstance(room.thinker, LocalThinker)
    pose = BY_NAME["bot"]
    room.thinker.waits = pose.still
    room.open(*pose.log, settle=False, **pose.options)
    room.pump()
    assert room.view.turn == 2
    assert room.controller.is_thinking
    assert room.held == {2, 4, 5}
    assert {item.place.face[:-1] for item in room.table.items.values()} == {"blue"}
