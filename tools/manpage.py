"""Writes the manual page from the command line itself, so that the two cannot disagree.

python tools/manpage.py           rewrites packaging/linux/skillgames.6
python tools/manpage.py check     fails where it is not up to date
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from skillgames import __version__, cli  # noqa: E402

PAGE = ROOT / "packaging" / "linux" / "skillgames.6"

HEAD = r"""
.\" Made by tools/manpage.py.
.TH SKILLGAMES 6 "" "Skillgames {version}" "Games"
.SH NAME
skillgames \- a desktop room for games of skill
.SH SYNOPSIS
.B skillgames
.RI [ COMMAND ]
.SH DESCRIPTION
Without a command the room opens: a window with a table for each game, and opponents of
four levels that see only what a player may see. A second start brings the window that is
open already forward. Every move is stored at once; nothing leaves the machine.
"""

TAIL = r"""
.SH EXIT STATUS
0 when all went well, 1 when something failed, 2 for wrong arguments, 130 after Ctrl-C.
.SH ENVIRONMENT
.TP
.B SKILLGAMES_HOME
A folder that holds everything the program keeps, instead of the folders below.
.SH FILES
.TP
.I ~/.local/share/skillgames/archive.sqlite
The matches. XDG_DATA_HOME says where instead of ~/.local/share.
.TP
.I ~/.config/skillgames/settings.json
The settings. XDG_CONFIG_HOME says where instead of ~/.config.
.TP
.I ~/.local/state/skillgames/skillgames.log
Warnings and errors. XDG_STATE_HOME says where instead of ~/.local/state.
.TP
.I ~/.cache/skillgames
What can be computed again. XDG_CACHE_HOME says where instead of ~/.cache.
"""


def page() -> str:
    """The whole page."""
    parts = [HEAD.strip().format(version=__version__), ".SH COMMANDS"]
    for name, command in commands().items():
        parts += subsection(name, command)
    parts.append(TAIL.strip())
    return "\n".join(parts) + "\n"


def commands() -> dict[str, argparse.ArgumentParser]:
    """The parsers of the commands by name."""
    (found,) = [
        action for action in cli.parser()._actions if isinstance(action, argparse._SubParsersAction)
    ]
    return dict(found.choices)


def subsection(name: str, command: argparse.ArgumentParser) -> Iterator[str]:
    """One command: how it is called, what it does, its arguments."""
    actions = [one for one in command._actions if not isinstance(one, argparse._HelpAction)]
    called = " ".join([name, *(_called(one) for one in actions)])
    yield ".TP"
    yield f".B {_plain(called)}"
    yield _plain(command.description or "")
    if actions:
        yield ".RS"
    for one in actions:
        if one.help:
            yield ".TP"
            yield f".B {_plain(_named(one))}"
            yield _plain(one.help % {"default": one.default} if "%(" in one.help else one.help)
    if actions:
        yield ".RE"


def _called(action: argparse.Action) -> str:
    named = _named(action)
    return f"[{named}]" if action.option_strings else named


def _named(action: argparse.Action) -> str:
    choices = "|".join(map(str, action.choices or ()))
    value = choices or action.metavar or action.dest.upper()
    if not action.option_strings:
        return str(value)
    flag = action.option_strings[-1]
    return flag if action.nargs == 0 else f"{flag} {value}"


def _plain(text: str) -> str:
    """Text in which troff sees no commands."""
    return text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq")


def main(arguments: list[str]) -> int:
    """Write the page, or with `check` compare it."""
    if arguments == ["check"]:
        if PAGE.is_file() and PAGE.read_text("utf-8") == page():
            return 0
        print(f"{PAGE.relative_to(ROOT)} is not up to date; run tools/manpage.py", file=sys.stderr)
        return 1
    if arguments:
        print("usage: manpage.py [check]", file=sys.stderr)
        return 2
    PAGE.write_text(page(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
