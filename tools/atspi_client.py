"""Opens a match and plays a card knowing only what the AT-SPI bus tells of the program.

Runs in the system's Python, which has the bindings; started by tools/atspi_check.sh. Prints
what it finds, one line each; the exit status is 1 when something cannot be found in time.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE_S = 60.0
PAUSE_S = 0.1

heard: list[tuple[str, int]] = []
"""Announcements with their politeness (1 polite, 2 assertive), as they came."""


def main() -> int:
    """The whole check."""
    Atspi.init()
    listener = Atspi.EventListener.new(_announced)
    listener.register("object:announcement")
    window = wait("the window", lambda: first(_is_window))
    show("window", window)
    press(wait("the tile of Fishing", lambda: control("Fishing. ")))
    press(wait("PLAY", lambda: control("PLAY")))
    table = wait("the table", lambda: first(_is_table))
    show("table", table)
    card = wait("a card that can be played", lambda: playable(table))
    for child in children(table):
        show("  entry", child)
    what = card.get_name().split(",")[0]
    press(card)
    lifted = wait("that card lifted", lambda: entry(table, f"{what}, lifted"))
    press(lifted)
    wait("the card played", lambda: any(one.startswith("You ") and what in one for one, _ in heard))
    wait("the turn after the bot", lambda: ("Your turn.", 2) in heard[-1:])
    for sentence, politeness in heard:
        print(f"announced ({'assertive' if politeness == 2 else 'polite'}): {sentence}")
    if any(what in one.get_name() for one in in_hand(table)):
        sys.exit("the card that was played is still in the hand")
    print("A card was found and played through the bus.")
    return 0


def _announced(event: Any) -> None:
    heard.append((str(event.any_data), int(event.detail1)))


def _is_window(one: Any) -> bool:
    return bool(one.get_role() == Atspi.Role.FRAME and one.get_name() == "Skillgames")


def _is_table(one: Any) -> bool:
    return bool(one.get_role() == Atspi.Role.LIST and one.get_name() == "Table of Fishing")


# --- the tree ---------------------------------------------------------------------------------


def children(one: Any) -> list[Any]:
    """The children of something, as they are now."""
    one.clear_cache()
    return [child for n in range(one.get_child_count()) if (child := one.get_child_at_index(n))]


def tree(one: Any) -> Iterator[Any]:
    """Something and all below it."""
    yield one
    for child in children(one):
        yield from tree(child)


def first(fits: Callable[[Any], bool]) -> Any:
    """The first thing in the program that fits, None when nothing does."""
    for program in children(Atspi.get_desktop(0)):
        if (program.get_name() or "").lower() == "skillgames":
            return next((one for one in tree(program) if fits(one)), None)
    return None


def control(name: str) -> Any:
    """The enabled button whose name begins so."""
    return first(
        lambda one: (
            one.get_role() in (Atspi.Role.PUSH_BUTTON, Atspi.Role.TOGGLE_BUTTON)
            and one.get_name().lower().startswith(name.lower())
            and is_enabled(one)
        )
    )


def is_enabled(one: Any) -> bool:
    """Whether it can be pressed now."""
    return bool(one.get_state_set().contains(Atspi.StateType.ENABLED))


def entry(table: Any, start: str) -> Any:
    """The entry of the table whose name begins so."""
    return next((one for one in children(table) if one.get_name().startswith(start)), None)


def in_hand(table: Any) -> list[Any]:
    """The cards of the own hand."""
    return [one for one in children(table) if "in your hand" in one.get_name()]


def playable(table: Any) -> Any:
    """The first card of the own hand, once it can be played."""
    return next((one for one in in_hand(table) if is_enabled(one)), None)


def press(one: Any) -> None:
    """Do the first action of something that has the name Press."""
    names = [Atspi.Action.get_action_name(one, n) for n in range(one.get_n_actions())]
    number = next(n for n, name in enumerate(names) if name.lower() == "press")
    print(f"pressing: {one.get_name()}")
    one.do_action(number)


def show(what: str, one: Any) -> None:
    """Print role, name and place."""
    box = one.get_extents(Atspi.CoordType.SCREEN)
    place = f"{box.width} x {box.height} at {box.x}, {box.y}"
    print(f"{what}: {one.get_role_name()} {one.get_name()!r}, {place}")


def wait(what: str, look: Callable[[], Any]) -> Any:
    """What `look` finds, as soon as it finds something; the end when it takes too long."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        while GLib.MainContext.default().iteration(False):
            pass
        try:
            found = look()
        except GLib.Error:  # something went away while it was looked at
            found = None
        if found:
            return found
        time.sleep(PAUSE_S)
    sys.exit(f"not found in {PATIENCE_S:.0f} s: {what}; heard: {heard}")


if __name__ == "__main__":
    sys.exit(main())
