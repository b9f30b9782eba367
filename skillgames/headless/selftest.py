"""The part of `skillgames selftest` that plays: every game at every level, without a window.

Meant for the frozen program, where a module or a process that was forgotten shows
only when it is used.
"""

from __future__ import annotations

import json
import multiprocessing
import random
import sys
import traceback
from collections.abc import Callable, Iterator
from functools import partial

from skillgames import registry
from skillgames.desk import thinking
from skillgames.desk.reopen import record_of, reopen
from skillgames.engine.game import GameDef, Level
from skillgames.engine.match import Match, header_for
from skillgames.store.record import parse_record

WORLDS = 2
"""Few, for what is tested is whether it plays, not how well."""

SEED = 1
PATIENCE_S = 60.0
"""So long the bots' process may need for its first answer on a slow machine."""


class SelftestError(Exception):
    """Something does not work; `str()` says what."""


def run() -> int:
    """Play everything, a line for each part; returns 0, or 1 when something failed."""
    failed = False
    for name, part in parts():
        try:
            said = part()
        except Exception:
            traceback.print_exc(file=sys.stderr)
            said, failed = "FAILED", True
        print(f"{name}: {said}", flush=True)
    return int(failed)


def parts() -> Iterator[tuple[str, Callable[[], str]]]:
    """The parts with their names; each returns what it did and raises when it fails."""
    for game in registry.all_games():
        for level in Level:
            yield f"{game.slug} {level}", partial(play_level, game, level)
        yield f"{game.slug} process", partial(ask_process, game)


def play_level(game: GameDef, level: Level) -> str:
    """Play one match with this level on every seat, and reopen its record."""
    options = header_for(game, {})
    header = header_for(game, {}, [level.value] * len(options.seats))
    match = Match(game, header)
    rng = random.Random(SEED)
    while (actor := match.to_act) is not None:
        if not isinstance(actor, int):
            match.draw(rng)
            continue
        view = match.view(actor)
        chosen = thinking.think(game.slug, view, level, rng.getrandbits(32), WORLDS)
        match.play(chosen.move, actor)
    if match.result is None:
        raise SelftestError("the match is over and has no result")
    record = record_of(match)
    text = json.dumps(record.model_dump())
    again = reopen(parse_record(text))
    if record_of(again) != record or again.describe() != match.describe():
        raise SelftestError("the record does not give the match again")
    return f"{match.version} entries, scores {list(match.result.scores)}"


def ask_process(game: GameDef) -> str:
    """Start the bots' process, ask it for a first move, and let it go."""
    match = Match(game, header_for(game, {}))
    rng = random.Random(SEED)
    while not isinstance(match.to_act, int):
        match.draw(rng)
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    cancelled = context.Value("q", 0, lock=False)
    process = context.Process(
        target=thinking.worker_main, args=(theirs, cancelled), daemon=True, name="bots"
    )
    process.start()
    theirs.close()
    try:
        view = match.view(match.to_act)
        request = (1, 1, match.version, game.slug, view, Level.EASY.value, SEED, WORLDS, None)
        ours.send(thinking.MoveRequest("move", *request))
        if not ours.poll(PATIENCE_S):
            raise SelftestError(f"no answer within {PATIENCE_S:.0f} seconds")
        answer = ours.recv()
    finally:
        ours.close()
        process.join(PATIENCE_S)
    if not isinstance(answer, thinking.MoveAnswer):
        raise SelftestError(f"the answer was {answer}")
    match.play(answer.move)
    return f"answered {match.log[-1]}"
