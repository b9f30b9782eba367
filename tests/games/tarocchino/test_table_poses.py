"""The moments of the tour: each log is a real match, and a bot's turn stays one."""

from __future__ import annotations

import pytest

from skillgames.games.tarocchino.table.poses import POSES
from skillgames.widgets.scene import Pose
from tests.games.tarocchino.table_room import match_of


@pytest.mark.parametrize("pose", POSES, ids=lambda pose: pose.name)
def test_every_log_is_a_match(pose: Pose) -> None:
    match = match_of(pose.log)
    assert match.log == list(pose.log)
    assert match.is_over or (match.to_act == 0) != pose.still


def test_every_phase_and_sheet_has_a_picture() -> None:
    names = {pose.name for pose in POSES}
    assert len(names) == len(POSES)
    assert {
        *("discard", "declare", "declared", "follow", "lead", "last-trick"),
        *("helper", "settlement", "results", "thinks", "nothing"),
    } <= names
