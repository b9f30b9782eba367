"""The command line: play (without a command), engine, arena, replay, solve, tour, selftest.

Each command imports its module when it runs, so that the door and the arena start
without Qt and `--version` without anything.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from skillgames import __version__

WRONG_ARGUMENTS = 2
NOT_READ = 1
"""Status when nobody reads what we print any more."""
INTERRUPTED = 130

LANGUAGES = ("en", "ru", "uk")
TOUR_FOLDER = Path("build/tour")
TOUR_SIZE = (1280, 800)
SMALLEST_SIZE = (900, 600)
"""Of the window: it can be no smaller, and neither can its pictures."""

LARGEST_SIDE = 16_384
LARGEST_SCALE = 4
DEFAULT_MATCHES = 100
MAX_ECHO = 40

STATUSES = (
    "exit status: 0 when all went well, 1 when something failed, 2 for wrong arguments,"
    " 130 after Ctrl-C."
)

GAME_HELP = "the short name of a game; a wrong one is answered with all names"

Command = Callable[[argparse.Namespace], int]


def run(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line (that of the process when none is given).

    Returns the exit status: what the command returns, 2 after one line on standard
    error for wrong arguments. Says nothing when the reader of its output goes away
    or somebody presses Ctrl-C.
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    _forgive_unprintable()
    try:
        status = _carry_out(given or ["play"])
        if sys.stdout is not None:  # a frozen window program has none
            sys.stdout.flush()
    except BrokenPipeError:
        _point_stdout_nowhere()
        return NOT_READ
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _carry_out(given: Sequence[str]) -> int:
    try:
        args = parser().parse_args(given)
    except SystemExit as stop:  # --help, --version, or wrong arguments
        return stop.code if isinstance(stop.code, int) else WRONG_ARGUMENTS
    command: Command = args.command
    return command(args)


def _forgive_unprintable() -> None:
    """A terminal that lacks a character shows a stand-in instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError):  # no stream, or a captured one
            stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]


def _point_stdout_nowhere() -> None:
    """Python flushes standard output at its end; that must not fail a second time."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


# --- arguments -------------------------------------------------------------------------


class Parser(argparse.ArgumentParser):
    """A parser that answers wrong arguments with one line and status 2."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        """Print the line and leave."""
        self.exit(WRONG_ARGUMENTS, f"{self.prog}: {' '.join(message.split())}\n")

    def _print_message(self, message: str, file: Any = None) -> None:
        # Debian 12's Python 3.11.2 still fails here in a window program, which has no streams.
        with contextlib.suppress(AttributeError):
            super()._print_message(message, file)


def parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    top = Parser(
        prog="skillgames", description="A desktop room for games of skill.", epilog=STATUSES
    )
    top.add_argument(
        "--version",
        action="version",
        version=f"skillgames {__version__}",
        help="show the version and exit",
    )
    commands = top.add_subparsers(metavar="COMMAND", required=True)

    def add(name: str, command: Command, words: str) -> argparse.ArgumentParser:
        sentence = f"{words[0].upper()}{words[1:]}."
        one = commands.add_parser(name, help=words, description=sentence, epilog=STATUSES)
        one.set_defaults(command=command)
        return one

    add("play", _play, "open the room (the default)")
    add("engine", _engine, "play by JSON lines on standard input and output")
    _arena_arguments(add("arena", _arena, "let two sides play and measure who is stronger"))
    replay = add("replay", _replay, "check a record and print what happened")
    replay.add_argument("file", type=Path, metavar="FILE", help="a record, saved by the room")
    replay.add_argument(
        "--seat", type=_not_negative, metavar="N", help="only what this seat saw, from 0 on"
    )
    solve = add("solve", _solve, "prepare what a game needs once per machine")
    solve.add_argument("game", type=_game, metavar="GAME", help=GAME_HELP)
    solve.add_argument("--check", action="store_true", help="compute anew, keep nothing")
    _tour_arguments(add("tour", _tour, "take pictures of every screen and table"))
    add("selftest", _selftest, "play every game and build every table")
    return top


def _arena_arguments(arena: argparse.ArgumentParser) -> None:
    arena.add_argument("game", type=_game, metavar="GAME", help=GAME_HELP)
    arena.add_argument("a", type=_side, metavar="A", help="a level, or random")
    arena.add_argument("b", type=_side, metavar="B", help="a level, or random")
    arena.add_argument(
        "--options", type=_options, default={}, metavar="JSON", help="of the game, an object"
    )
    arena.add_argument(
        "--option",
        type=_option,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="one option, as often as needed",
    )
    arena.add_argument(
        "--matches",
        type=_positive,
        default=DEFAULT_MATCHES,
        metavar="N",
        help="how many; %(default)s when left out",
    )
    arena.add_argument("--seed", type=_integer, metavar="S", help="drawn when left out")
    arena.add_argument("--jobs", type=_positive, default=1, metavar="J", help="processes")
    arena.add_argument("--worlds", type=_positive, metavar="K", help="sampled per decision")
    arena.add_argument("--json", action="store_true", help="print one JSON object")


def _tour_arguments(tour: argparse.ArgumentParser) -> None:
    tour.add_argument(
        "--out",
        type=Path,
        default=TOUR_FOLDER,
        metavar="DIR",
        help="where the pictures go; %(default)s when left out",
    )
    tour.add_argument("--language", choices=LANGUAGES, help="the system's when left out")
    tour.add_argument(
        "--size",
        type=_size,
        default=TOUR_SIZE,
        metavar="WxH",
        help=f"of the window; {'x'.join(map(str, TOUR_SIZE))} when left out",
    )
    tour.add_argument(
        "--scale", type=_scale, default=1, metavar="N", help=f"device pixels, 1 to {LARGEST_SCALE}"
    )
    tour.add_argument("--game", type=_game, metavar="SLUG", help="this game only")


def _game(text: str) -> str:
    from skillgames.registry import SLUGS

    if text not in SLUGS:
        raise argparse.ArgumentTypeError(
            f"there is no game “{_excerpt(text)}”, only {', '.join(SLUGS)}"
        )
    return text


def _side(text: str) -> str:
    from skillgames.engine.game import Level
    from skillgames.headless.duel import RANDOM

    sides = (*(level.value for level in Level), RANDOM)
    if text not in sides:
        raise argparse.ArgumentTypeError(
            f"there is no level “{_excerpt(text)}”, only {', '.join(sides)}"
        )
    return text


def _options(text: str) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise argparse.ArgumentTypeError("a JSON object is needed")
    return found


def _option(text: str) -> tuple[str, Any]:
    name, equals, value = text.partition("=")
    if not (name and equals):
        raise argparse.ArgumentTypeError("an option such as seats=3 is needed")
    with contextlib.suppress(ValueError, RecursionError):
        return name, json.loads(value)
    return name, value


def _integer(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"“{_excerpt(text)}” is no whole number") from None


def _positive(text: str) -> int:
    number = _integer(text)
    if number < 1:
        raise argparse.ArgumentTypeError("a number from 1 on is needed")
    return number


def _not_negative(text: str) -> int:
    number = _integer(text)
    if number < 0:
        raise argparse.ArgumentTypeError("a number from 0 on is needed")
    return number


def _scale(text: str) -> int:
    number = _integer(text)
    if not 1 <= number <= LARGEST_SCALE:
        raise argparse.ArgumentTypeError(f"a number from 1 to {LARGEST_SCALE} is needed")
    return number


def _size(text: str) -> tuple[int, int]:
    width, cross, height = text.partition("x")
    if not (cross and width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError("a size such as 1280x800 is needed")
    sides = (_positive(width), _positive(height))
    if sides[0] < SMALLEST_SIZE[0] or sides[1] < SMALLEST_SIZE[1]:
        least = "x".join(map(str, SMALLEST_SIZE))
        raise argparse.ArgumentTypeError(f"the window is never smaller than {least}")
    if max(sides) > LARGEST_SIDE:
        raise argparse.ArgumentTypeError(f"no side can be longer than {LARGEST_SIDE}")
    return sides


def _excerpt(text: str) -> str:
    short = text if len(text) <= MAX_ECHO else text[: MAX_ECHO - 1] + "…"
    return "".join(char if char.isprintable() else "?" for char in short)


# --- commands --------------------------------------------------------------------------


def _play(args: argparse.Namespace) -> int:
    from skillgames.app import main

    return main.run(args)


def _engine(args: argparse.Namespace) -> int:
    from skillgames.headless import engine

    return engine.run()


def _arena(args: argparse.Namespace) -> int:
    from skillgames.headless import arena

    return arena.run(
        args.game,
        args.a,
        args.b,
        options={**args.options, **dict(args.option)},
        matches=args.matches,
        seed=args.seed,
        jobs=args.jobs,
        worlds=args.worlds,
        as_json=args.json,
    )


def _replay(args: argparse.Namespace) -> int:
    from skillgames.headless import replay

    return replay.run(args.file, args.seat)


def _solve(args: argparse.Namespace) -> int:
    from skillgames.headless import solve

    return solve.run(args.game, args.check)


def _tour(args: argparse.Namespace) -> int:
    from skillgames.app import tour

    return tour.run(args)


def _selftest(args: argparse.Namespace) -> int:
    from skillgames.headless import selftest

    status = selftest.run()
    from skillgames.app import selftest as tables  # Qt comes only after the part without it

    return max(status, tables.run())
