"""Builds every table without showing it and plays a sound; the self-test's part with Qt."""

from __future__ import annotations

import os
import random
import sys
import time
from typing import TYPE_CHECKING

from skillgames import registry
from skillgames.app.main import has_display
from skillgames.engine.game import PERSON, GameDef, Level
from skillgames.engine.match import Match, header_for

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication

SIZE = (900, 600)
PATIENCE_S = 10.0
"""So long a sound may need to be read and begin."""


def run() -> int:
    """Lay out and paint the first position of every game, play a sound; 1 when one fails."""
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
    heard, said = hear_sound(app)
    print(f"selftest: {said}", file=sys.stdout if heard else sys.stderr)
    return int(bool(failed) or not heard)


def hear_sound(app: QCoreApplication) -> tuple[bool, str]:
    """Whether sound is as it should be here, and in words how it is.

    It may be missing, library or device; where both are there a sound must play to its end.
    """
    from skillgames.widgets.files import sound_file
    from skillgames.widgets.sound import QtLibrary

    try:
        library = QtLibrary()  # first: it keeps Qt's sound services from talking
        from PySide6.QtMultimedia import QSoundEffect
    except ImportError as error:
        return True, f"no sound library ({error})"
    if not library.has_device():
        return True, "no sound device"
    effect = library.effect(sound_file("win.wav"))
    deadline = time.monotonic() + PATIENCE_S
    asked = False
    while time.monotonic() < deadline:
        app.processEvents()
        if effect.status() == QSoundEffect.Status.Error:
            return False, "the sound cannot be read"
        if effect.status() == QSoundEffect.Status.Ready and not asked:
            effect.play()
            asked = True
        elif asked and not effect.isPlaying():
            return True, "a sound was played"
        time.sleep(0.01)
    return False, "the sound does not end"


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
