"""Builds every table without showing it; the part of the self-test that needs Qt."""

from __future__ import annotations

import os
import random
import sys

from skillgames import registry
from skillgames.app.main import has_display
from skillgames.engine.game import PERSON, GameDef, Level
from skillgames.engine.match import Match, header_for

SIZE = (900, 600)


def run() -> int:
    """Lay out and paint the first position of every game; 1 when one stays blank."""
    if not has_display():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance() or QApplication(sys.argv[:1])
    games = registry.games_with("table")
    failed = [game.slug for game in games if not _paints(game)]
    app.processEvents()
    for slug in failed:
        print(f"selftest: the table of {slug} stays blank", file=sys.stderr)
    if not failed:
        print(f"selftest: {len(games)} table(s) painted")
    return int(bool(failed))


def _paints(game: GameDef) -> bool:
    """Whether the table shows more than its cloth."""
    from skillgames.app.tables import table_class
    from skillgames.widgets.art.sprites import DeckStyle
    from skillgames.widgets.look import CLOTHS
    from skillgames.widgets.stage import Stage

    made = table_class(game)
    count = len(header_for(game, {}).seats)
    match = Match(game, header_for(game, {}, [PERSON, *[Level.EASY.value] * (count - 1)]))
    rng = random.Random(0)
    while not isinstance(match.to_act, int):
        match.draw(rng)
    stage = Stage(DeckStyle(back_pattern=made.BACK, cloth=CLOTHS[made.CLOTH], pack=made.PACK))
    stage.resize(*SIZE)
    bare = stage.grab().toImage()
    table = made(stage, match.header.seats, stage)
    table.show_view(match.view(0), match.legal_moves())
    painted = stage.grab().toImage()
    table.leave()
    return bool(bare != painted)
