"""Why people can do nothing at a table for the moment; no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from skillgames.engine.text import Msg, translate


def against_all(blocked: Msg | None, view: Any, legal: Sequence[Any], over: Msg) -> Msg | None:
    """Why the person can make no move at all, None where one can be made.

    `blocked` says what is in the way, and `over` that nobody is to act any more.
    """
    if blocked is not None:
        return blocked
    if view is None or view.to_act is None:
        return over
    return None if legal else translate("Match", "It is the bot’s turn.")
