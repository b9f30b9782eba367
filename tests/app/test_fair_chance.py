"""A match in the window takes its chance from the system, and from nothing that can be known."""

from __future__ import annotations

import random
from pathlib import Path

from skillgames import registry
from skillgames.app.keeper import Keeper
from skillgames.app.match_controller import MatchController
from skillgames.app.session import begin
from skillgames.app.thinker import LocalThinker
from skillgames.engine.game import Level
from skillgames.store.archive import Archive


def test_the_controller_draws_from_the_systems_generator(qapp: object, tmp_path: Path) -> None:
    archive = Archive.open(tmp_path / "archive.sqlite", partners=())
    game = registry.all_games()[0]
    match, keeper = begin(archive, game, Level.EASY, {})
    assert isinstance(keeper, Keeper)
    controller = MatchController(match, keeper, LocalThinker())
    assert type(controller._rng) is random.SystemRandom
    archive.close()
