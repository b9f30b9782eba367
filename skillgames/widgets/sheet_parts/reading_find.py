"""Finding words in a text, and the text with what was found marked."""

from __future__ import annotations

import html
import re
from collections.abc import Sequence

from skillgames.widgets import look

Span = tuple[int, int]
"""Where a match begins and ends in its text."""

ALIKE = ("её", "'’", "-–")
"""Letters and signs that may stand for each other: people type the one they find first."""

FOUND = "#F8DC9A"
CURRENT = look.GOLD


def spans(text: str, words: str) -> list[Span]:
    """Where the words stand in the text, from first to last, capitals or not.

    Any white space matches any other. Words of nothing but white space are nowhere.
    """
    parts = words.split()
    if not parts:
        return []
    pattern = r"\s+".join("".join(map(_letter, part)) for part in parts)
    return [match.span() for match in re.finditer(pattern, text, re.IGNORECASE)]


def _letter(letter: str) -> str:
    for group in ALIKE:
        if letter.lower() in group:
            return f"[{re.escape(group)}]"
    return re.escape(letter)


def marked(text: str, found: Sequence[Span], current: int | None) -> str:
    """The text as HTML, each match on a tint, the one with the index `current` on gold."""
    pieces: list[str] = []
    here = 0
    for number, (start, end) in enumerate(found):
        colour = CURRENT if number == current else FOUND
        pieces.append(html.escape(text[here:start]))
        pieces.append(
            f'<span style="background-color: {colour};">{html.escape(text[start:end])}</span>'
        )
        here = end
    pieces.append(html.escape(text[here:]))
    return "".join(pieces)
