"""A state or a view of Arabka as plain data, with the keys that records and the door use."""

from __future__ import annotations

from collections.abc import Iterable

from skillgames.engine.events import JsonValue
from skillgames.games.arabka.events import HIDDEN
from skillgames.games.arabka.pack import CODES, codes_in, codes_of, level_letter
from skillgames.games.arabka.state import ArabkaState, ArabkaView, phase_of


def state(position: ArabkaState) -> dict[str, JsonValue]:
    """The whole state; the stock only as its number of cards."""
    return {
        "phase": phase_of(position.swapping, position.turn),
        "dealer": position.dealer,
        "hands": [_set(hand) for hand in position.hands],
        "open": [_row(opened) for opened in position.opened],
        "closed": [
            [None if card is None else CODES[card] for card in closed] for closed in position.closed
        ],
        "pile": _row(position.pile),
        "stock": len(position.stock),
        "burned": _set(position.burned),
        "level": level_letter(position.level),
        "extra": position.extra,
        "idle": position.idle,
    }


def view(seen: ArabkaView) -> dict[str, JsonValue]:
    """The same keys as this seat may know them, with `seat` and `seen`: by seat the hand
    cards that everybody saw come into that hand."""
    hands: list[JsonValue] = [[HIDDEN] * count for count in seen.counts]
    hands[seen.seat] = _set(seen.hand)
    return {
        "seat": seen.seat,
        "phase": seen.phase,
        "dealer": seen.dealer,
        "hands": hands,
        "open": [_row(opened) for opened in seen.opened],
        "closed": [[HIDDEN if lies else None for lies in closed] for closed in seen.closed],
        "pile": _row(seen.pile),
        "stock": seen.stock,
        "burned": _set(seen.burned),
        "level": level_letter(seen.level),
        "extra": seen.extra,
        "idle": seen.idle,
        "seen": [_set(known) for known in seen.known],
    }


def _set(mask: int) -> list[JsonValue]:
    return [*codes_in(mask)]


def _row(cards: Iterable[int]) -> list[JsonValue]:
    return [*codes_of(cards)]
