"""What the tests of a game's rules text look at."""

from __future__ import annotations

from collections.abc import Iterable

from skillgames.engine.rulebook import Figure, Paragraph, Section


def paragraphs(sections: Iterable[Section], wanted: str) -> str:
    """All paragraphs of the section with this id."""
    [found] = [one for one in sections if one.id == wanted]
    return "\n".join(str(block.text) for block in found.blocks if isinstance(block, Paragraph))


def figures(sections: Iterable[Section]) -> list[Figure]:
    """All figures."""
    return [block for one in sections for block in one.blocks if isinstance(block, Figure)]
