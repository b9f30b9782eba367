"""Sentences for people, marked for translation, without Qt.

Rules and games speak to people in many languages but may not know Qt. They
return a `Msg`: the marked English source with its arguments. Whoever shows it
(window, command line, log) renders it, with a translator or in plain English.

The function names `translate` and `QT_TRANSLATE_NOOP` are those the extraction
tool looks for; their arguments must be literals, given by position.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

Arg = "str | int | Msg"
Lookup = Callable[[str, str, str, int], str]
"""(context, source, disambiguation, count or -1) -> text with %n filled in."""

_PLACE = re.compile(r"%([1-9])")


@dataclass(frozen=True, slots=True)
class Msg:
    """A marked source string and what fills its places %1 … %9 and %n.

    `str(msg)` is the English text; `msg.render(lookup)` the text in any language.
    """

    context: str
    source: str
    args: tuple[str | int | Msg, ...] = ()
    count: int = -1
    disambiguation: str = ""

    def with_args(self, *args: str | int | Msg) -> Msg:
        """The same sentence with %1, %2 … filled by these arguments in order."""
        return replace(self, args=args)

    def render(self, lookup: Lookup) -> str:
        """The finished text; arguments that are messages are rendered likewise."""
        text = lookup(self.context, self.source, self.disambiguation, self.count)

        def fill(place: re.Match[str]) -> str:
            index = int(place.group(1)) - 1
            if index >= len(self.args):
                return place.group(0)
            arg = self.args[index]
            return arg.render(lookup) if isinstance(arg, Msg) else str(arg)

        return _PLACE.sub(fill, text)

    def __str__(self) -> str:
        return self.render(plain)


def plain(context: str, source: str, disambiguation: str, count: int) -> str:
    """The English lookup without any translator: %n becomes the number.

    A source "%n card(s)" keeps its brackets; windows load a plural file instead.
    """
    return source.replace("%n", str(count)) if count >= 0 else source


def translate(context: str, source: str, disambiguation: str | None = None, n: int = -1) -> Msg:
    """Mark a sentence; with `n` given, %n is that number in its plural form."""
    return Msg(context, source, (), n, disambiguation or "")


def QT_TRANSLATE_NOOP(context: str, source: str) -> Msg:
    """Mark a constant text that is shown elsewhere."""
    return Msg(context, source)
