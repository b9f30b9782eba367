"""Moments of Hakka cards worth a picture: real matches, as the bots played them."""

from __future__ import annotations

from skillgames.widgets.scene import Pose


def _log(text: str) -> tuple[str, ...]:
    """A log from its entries, with commas between."""
    return tuple(" ".join(text.split()).split(", "))


_CALL = _log(
    """
    dealer 3, deck P1 P4 G6 S7 Z6 S6 Z9 S3 P5 Z2 P2 G3 G4 G8 G1 S5 Z5 S2 S1 P6 Z7 W1 G9 G2 G5 Z3
    Z4 P3 S9 P9 P8 P7 Z8 S8 S4 Z1 G7, pass
    """
)

_BEAT = _log(
    """
    dealer 0, deck P4 S9 P3 P2 Z2 P7 S4 S8 P8 Z4 S1 Z9 S7 G6 Z7 S3 W1 P5 P6 G1 Z6 S6 P1 Z8 G5 S2
    S5 G3 Z1 G9 Z3 G2 G4 G7 Z5 P9 G8, call, tigers, deck G6 P8 Z1 S2 S8 G4 G8 S7 Z5 Z9 P2 G3 G2
    Z2 P3 S1 S4 G7 S6 P7 G5 G1 Z7 P6 P1 Z8 S5 Z6 Z4 P5 S9 G9 S3 Z3 P9 P4 W1, call, lead P7 Z7
    S7, discard S3 G7 P8, beat P1 G1 S1, declare, deck P5 S6 G2 G8 S7 P6 P4 S1 G7 S5 G3 Z4 S9 P7
    Z3 Z2 P9 Z6 G1 Z1 G6 P2 S4 Z8 S8 Z7 W1 G9 G4 S2 G5 Z9 Z5 S3 P1 P3 P8, pass, call, lead P7 Z7
    S7, discard S2 G7 Z8, beat P8 G8 S8, lead P2, beat P9, discard P3, lead P5, beat P6, discard
    S3, lead G6 Z6 S6, discard G1 Z2 S5
    """
)

_LEAD = _log(
    """
    dealer 0, deck P5 P3 G9 S1 G5 S8 Z9 Z6 P6 S7 S3 G6 S6 G4 G2 Z5 W1 P9 S9 Z3 Z2 Z1 G3 Z4 S4 G1
    P2 P7 S5 S2 G7 Z8 P8 P4 P1 G8 Z7, call
    """
)

_DISCARD = _log(
    """
    dealer 1, deck S5 P2 S4 P4 P1 P9 S1 Z3 P7 P6 G9 S2 W1 G6 Z7 P3 S9 Z1 P8 P5 Z4 G1 S8 G7 G2 S3
    Z6 G5 G3 G4 Z2 S6 Z8 G8 Z5 Z9 S7, call, lead G3 Z3 S3, beat P7 G7 Z7, beat G1 S1 W1, lead
    P3, beat P5, beat P9, lead P2, beat P8, discard S5, lead P4, discard S6, discard S2,
    play_on, lead G2, beat G9, discard Z1, lead G6, discard Z4, beat G8, declare, deck Z7 S4 Z1
    P2 Z5 P6 S6 S1 G5 S2 S5 S8 W1 Z6 P8 G6 G2 P3 G4 P9 P1 G8 S9 Z9 P7 P4 S3 G3 G7 Z2 P5 Z8 G1 G9
    Z4 S7 Z3, call, lead Z4 Z5 Z6 Z7 Z8, discard Z2 S3 S4 S7 S8
    """
)

_DECLARE = _log(
    """
    dealer 1, deck G9 Z9 Z1 P3 S6 G1 P6 G7 G3 P5 Z3 G6 P8 P2 G5 Z7 P9 S2 G4 Z6 Z5 P4 S8 P1 G8 S1
    G2 P7 S3 S5 Z4 S7 Z8 Z2 S4 W1 S9, call, lead P2, discard S2, beat P3, lead P4 P5 P6 P7 P8,
    discard Z3 S3 S4 Z6 G7, discard G1 Z5 S5 G6 Z8
    """
)

_DREAM = _log(
    """
    dealer 2, deck G7 S4 S9 W1 Z5 Z7 P3 S5 G3 G9 Z1 P6 S6 Z6 G4 Z9 S2 P4 G2 P1 P7 G5 G8 P5 S3 Z2
    S8 Z3 Z8 P2 S7 S1 Z4 P8 G1 P9 G6, call, lead G1, beat G4, beat G5, lead P8, discard S2, beat
    P9, lead P5, discard S6
    """
)

_SIDE = _log(
    """
    dealer 3, deck P7 G5 W1 P9 S6 Z4 Z2 G2 S5 P3 G9 G7 Z8 S8 S1 G8 S9 P4 P8 P2 S3 G1 G6 Z7 Z9 G3
    Z1 Z5 S7 G4 S4 P6 P1 Z3 S2 P5 Z6, call, lead P2, beat P5, beat P8, lead P3, beat P7
    """
)

_TALLY = _log(
    """
    dealer 0, deck P2 Z7 Z2 S9 Z3 Z4 P1 G1 S6 S2 P7 S8 P6 S1 P9 P3 Z5 Z1 S3 S7 G9 P8 Z6 P5 Z9 S4
    G8 G5 P4 Z8 G4 G7 S5 G6 W1 G3 G2, pass, pass, pass, deck Z7 P1 P9 S3 S1 Z6 P2 Z2 S6 Z5 S9 P8
    G4 Z3 G5 P6 G9 Z9 S4 P5 G8 G7 G3 G6 Z1 P7 S5 Z8 S7 W1 S2 S8 Z4 P3 G1 P4 G2, pass, call, lead
    P7 Z7 S7, discard Z4 G5 S5, discard Z1 Z5 Z8
    """
)

_RESULTS = _log(
    """
    dealer 0, deck G6 S3 S9 P9 P6 Z2 G3 G8 P3 P8 S8 S5 G2 G1 S2 P1 G7 P4 S6 Z3 Z1 W1 Z8 G4 P2 G9
    Z6 S1 P5 P7 Z9 S4 G5 S7 Z4 Z7 Z5, call, lead G6 G7 G8, discard S2 S3 S5, discard Z5 S6 S7,
    lead P5, beat P7, beat P8, declare, deck P9 S6 P6 G4 P8 P3 G2 G9 S7 Z1 G5 Z6 Z8 S4 Z2 G3 Z9
    G7 P5 G8 S9 G1 P4 Z7 Z4 Z3 S1 S8 P1 S2 S3 P2 Z5 W1 P7 G6 S5, call, lead P7, discard S2,
    discard S3, lead P9 G9 Z9, discard Z2 P3 S6, discard Z4 S5 S8, declare, deck Z1 Z2 P8 G3 G4
    Z6 Z5 S4 Z4 P3 P9 S7 S8 G1 S2 Z9 P4 S5 G8 G6 P5 W1 P2 Z7 S3 P1 Z8 P7 S9 S6 G7 S1 G9 G2 P6 G5
    Z3, call, lead P2, beat P5, beat P7, lead P3 G3 Z3 S3, beat P1 G1 Z1 S1, discard Z2 S2 Z4
    G5, play_on, lead P4 G4 S4, discard S5 S6 S7, discard G2 Z5 S8, declare, deck P9 S8 P8 G7 G4
    S7 P6 W1 Z8 S5 G1 Z3 S9 Z4 G2 Z6 S4 S2 Z7 P2 Z5 P5 G9 S3 G8 S1 P1 S6 Z1 Z2 G5 P3 P4 Z9 P7 G3
    G6, call, lead G1 Z1 S1, discard Z5 S7 S8, discard S5 S6 Z7
    """
)

POSES: tuple[Pose, ...] = (
    Pose("beat", _BEAT, ("key Right", "key Up")),
    Pose("call", _CALL),
    Pose("lead", _LEAD, ("tap 1",)),
    Pose("walked", _LEAD, ("key Right", "key Right", "key Right", "key Up", "key Up")),
    Pose("dimmed", _BEAT),
    Pose("discard", _DISCARD, ("tap 2", "tap 5")),
    Pose("declare", _DECLARE),
    Pose("dreaming", _DREAM, still=True),
    Pose("side", _SIDE),
    Pose("tally", _TALLY, ("key Left", "key Return")),
    Pose("results", _RESULTS, ("key Left", "key Return", "key Return")),
)
