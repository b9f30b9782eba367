"""Moments of Fishing worth a picture: real matches, as the bots played them."""

from __future__ import annotations

from skillgames.widgets.scene import Pose


def _log(*rounds: str) -> tuple[str, ...]:
    """A log from packs and moves, in turns: pack of a round, its moves, the next pack …"""
    entries: list[str] = []
    for pack, moves in zip(rounds[::2], rounds[1::2], strict=True):
        entries += [f"deck {pack}", *moves.split()]
    return tuple(entries)


_CAPTURE = _log(
    (
        "TC TD 3S TS 5S 7C 9D 9S 8H 2C 6S 4C 6H 3D 8S JS QD JC 8C 9C 6C 5D QH 5H KC KH 9H "
        "2D 4H 4D AC AS 4S 3H KS JH KD 6D 3C QC 7S 7D JD AD QS 7H AH 2S 8D TH 5C 2H"
    ),
    (
        "TC 5S TD 7C TS 9D 3S 9S 8S 9C 3D JC JS QD 6H 8C 6C 2D 5D 9H 5H KC QH KH 4D 4S 4H "
        "3H AC KS AS JH 3C AD QC JD 6D 7D KD 7S 7H 2H AH TH QS 5C 2S 8D"
    ),
    (
        "JC 8H 3S JH JS 9D QS 5C 2H KS 7C 2S AC 4D QC 3H KD 7H 9C 6C 6S 7D KC KH AH 5S 9H "
        "2C TS 4S 5D 6D 3D 5H TH 3C AS 2D QH QD 9S 4H JD 4C TC 8C 6H AD TD 8S 7S 8D"
    ),
    (
        "JC JS JH 5C 3S 9D 8H QS 4D 7H QC KD 3H 6C AC 9C 7D AH KH 2C KC 9H 6S 5S 5D 3C 6D "
        "5H 4S 3D TS TH AS JD QD 9S QH 4C 2D 4H 8C 8S AD 7S TC TD 6H 8D"
    ),
    (
        "6C 3H AH 5C QS KH KC 2C 2D 6D QH JS 7H TD JC 8S QD QC KS TH JD 9D 6S 5S AS 8H 6H "
        "4D 3D AC 2S 9S 4S 8D 9H TS AD 8C 7S 3S 5D 7D 4C KD JH 3C TC 4H 5H 2H 9C 7C"
    ),
    "5C 2C 3H QS AH KC 6C KH JC TH TD QC 7H QD 8S KS JD 6H 6S 8H 5S AS 9D 4D",
)

_LAY = _log(
    (
        "QS 5H 2D 3C 3D AS 8S TS JH 4H 8C 7C AD 9H KD TC KS 9S 3S 4C AC 9C KH 4D QD 4S 5C "
        "JD 9D JS 2S 7D 8H 5S 6D 5D 6C 6H TD 3H TH AH QC 8D 6S 2C 2H QH KC 7S 7H JC"
    ),
    "3C AS 2D TS 5H 3D QS 8S TC 4C",
)

_CROWDED = _log(
    (
        "9C 2S 7D 8H KH 3C 8D 2D 8S JH 4C JD JC KD 6S TS 2C TH 3S AH 2H 9H 4D 7H 7S AS TD "
        "QD 5S 6H 9D 5C KC 6C JS 3D 8C AD 4S AC QH QS 5D 9S 5H QC TC KS 3H 4H 6D 7C"
    ),
    (
        "7D 2D 9C 8D 2S KH 8H 3C 6S 3S TS TH JC AH KD 2C 9H AS 2H TD 7H 7S 4D QD 6H KC 5S "
        "JS 5C 3D 9D 6C AD 5D 8C QH AC QS 4S 9S TC 4H 5H 7C KS 6D QC 3H"
    ),
    (
        "9S 9H 2D 5C 2C 6D 6S KS 3C JD AS 6C 6H 8D JC QC 3H JS 4D TH AC QH JH AD 4C 5H 7S "
        "QS KC AH 3D 9D 3S TC KD 8C 8H 9C 2H 4S 8S 7D 5S 7H TD KH 5D QD 2S 4H TS 7C"
    ),
    (
        "9H 6D 2D 6S 5C 2C 9S KS QC TH 8D JS JC 4D 6H 3H AD 5H AC 4C QH 7S JH QS 3D TC 9D "
        "3S KC KD AH 8C 4S 7D 2H"
    ),
)

_TALLY = _log(
    (
        "4S QS 7H 3C 2D 8C 5C TC 6C 9S 6H 8H 8D AS 2S KS TS 4H 3H KD 5D KH JH AH 7C 9H 4C "
        "7S 7D 2C QH 4D AC TD 3D 9D JD 9C 8S TH JS 6D KC AD 5H 6S QC 2H 5S 3S JC QD"
    ),
    (
        "QS 5C 3C TC 4S 8C 7H 2D 2S TS AS 3H 8D 4H KS KD KH 7C AH 4C 5D 9H JH 7S 7D TD 2C "
        "9D QH AC 4D 3D 8S JS 9C KC TH 6D JD AD 2H 3S QC 5S 5H JC 6S QD"
    ),
    (
        "8S 8D 2D AD QS KD QD 2C 4H 4D JD 9S 6S QH 4C 7H 9C AH KC 6C TH TD TC 5D 6D 2H QC "
        "3C 7D 5S 4S JC 3H 3D 3S 7C 5C AS AC 5H 6H JS 2S 8C JH 9D 7S 9H KH 8H TS KS"
    ),
    (
        "8S 2C AD QD 2D KD 8D QS QH AH 4C 6C 7H 9C 6S KC TC 6D TD 2H TH 3C 5D QC 4S 3D JC "
        "3H 7D 3S 5S 7C AC 6H 5C JS 5H 8C AS 2S 9D KS JH 8H 9H KH 7S TS"
    ),
)

_LEVEL = _log(
    (
        "9C 2S 7D 8H KH 3C 8D 2D 8S JH 4C JD JC KD 6S TS 2C TH 3S AH 2H 9H 4D 7H 7S AS TD "
        "QD 5S 6H 9D 5C KC 6C JS 3D 8C AD 4S AC QH QS 5D 9S 5H QC TC KS 3H 4H 6D 7C"
    ),
    (
        "2S 8D 9C 2D 7D KH 8H 3C JC TH TS 2C KD 3S 6S AH 7H AS 2H TD 4D QD 9H 7S 6H JS 9D "
        "3D 5C 6C 5S KC 8C 5D AD QS AC 9S 4S QH QC 4H 5H 3H KS 6D TC 7C"
    ),
    (
        "KH JD TC 2S 4C AD TD 9D 6S 5C 7S 3C 3D AH 9H QD 6D 2D TS 3H 9S 4D QH 6C AC 5D JH "
        "8D 6H 7H KS AS 7C JS KD QS 2C 5H JC 3S KC 4H 8C TH 8H 9C 2H 4S QC 8S 7D 5S"
    ),
    (
        "JD TD TC 4C 2S AD KH 9D 3D 3H QD 2D 9H TS AH 6D 9S 8D 4D 5D 6C JH QH AC 7H KD 6H "
        "QS KS 7C AS JS 2C KC 3S 4H 5H TH JC 8C 4S 8S 2H 5S 9C 7D 8H QC"
    ),
)

_RESULTS = _log(
    (
        "3S 5H 3D TH JS 7S KD TC KH KS KC 7D JC 9C 8C 8S 5D 6D 4H 6C 5S 2C AH 7H 4C 9H 2D "
        "3C 4D QD TD AC 9S 2H 7C JH 8H 6S 2S 3H AS QH 4S 8D AD 9D JD QC 6H QS 5C TS"
    ),
    (
        "3D JS 5H KD 3S 7S TH TC 8C 6D JC 5D 8S 4H 9C 6C 2C 2D 7H 3C 5S 9H AH 4C TD 2H 4D "
        "7C AC JH QD 9S 2S 8D 8H QH 3H 4S 6S AS QC 5C AD 6H JD TS 9D QS"
    ),
    (
        "8C 2H KD AD TC AS 2S QS TH QH 8H 4C KS 7D 4D 7S 4H JD 7H 3C 9D 4S AC 5H QD 6C 3H "
        "3D 8D TD 7C 5C QC JS TS 5S AH 6H 2C 6S JH 9S 9C 5D KC 2D KH 6D 8S JC 3S 9H"
    ),
    (
        "AD QS 2H 2S 8C TC KD AS KS JD 4D 4H 7D 7H 7S 3C AC 3D 4S QD 5H 3H 9D 6C 8D QC 5C "
        "JS 7C 5S TD TS 6H JH 6S 9S 2C 9C AH 5D 6D JC KH 9H KC 3S 2D"
    ),
)

POSES: tuple[Pose, ...] = (
    Pose("capture", _CAPTURE, ("tap 1",)),
    Pose("keyboard", _CAPTURE, ("key Right", "key Right")),
    Pose("answered", _CAPTURE, ("tap 1", "tap 1")),
    Pose("lay", _LAY, ("tap 3",)),
    Pose("crowded", _CROWDED, ("tap 2",)),
    Pose("dealt", _LAY[:1]),
    Pose("tally", _TALLY),
    Pose("level", _LEVEL),
    Pose("results", _RESULTS, ("tap 1", "tap 1", "key Return")),
)
