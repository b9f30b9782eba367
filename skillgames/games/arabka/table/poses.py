"""Moments of Arabka worth a picture: real matches, as the bots played them."""

from __future__ import annotations

from skillgames.widgets.scene import Pose


def _log(dealer: int, pack: str, moves: str) -> tuple[str, ...]:
    """A log from who deals, the pack, and the moves with commas between."""
    return (f"dealer {dealer}", f"deck {pack}", *moves.split(", "))


_SELECT = _log(
    3,
    (
        "TS 8C 7S 9C JH 4H 3C AH QS 4C 9S 4D 6D 9D 2D 5H 3D JS 8D AS TH 6H QH KS 7D TD 8H 2S KH "
        "5S KC 7H 4S 7C TC 5C QD 3S JD 3H 8S JC AC KD 6C 2H 9H QC 6S 5D 2C AD"
    ),
    (
        "ready, ready, ready, ready, ready, lay 5H, lay 7D, lay 7C, lay KD, lay AH, lay 2H, lay "
        "8H, lay QC, lay AC, lay 3C, lay 9H, lay TC, lay 5C, lay 6C 6S, lay QS, lay QC, lay AD, "
        "take, lay 8S, take, lay 5H, lay TD, lay 6H, lay 6C 6S, lay JC, take, lay 7C 7D, lay "
        "QH, lay QC QS, lay 3H, lay 8H, lay KS, lay KC, turn 3, lay 5D, lay JS, turn 1, lay 4S, "
        "lay 8H, lay 8S, lay KD, take, lay 5C, lay JD, lay JC, lay AC AH, take, lay 7H, lay KC "
        "KS, lay 3H, lay 4S, lay AD, turn 1, lay 6C 6H 6S, lay 7H, lay 8D 8H 8S, turn 3, lay "
        "4S, lay 7C 7D, lay KC KS, lay KD, take, lay QD, lay QC QH QS"
    ),
)

_SWAP = _log(
    0,
    (
        "5S 9D 4D 7D 3C 3H 2S 8H 7H 8C 4C TH JC 6H QC 9H KD 3S 7C 9S AH KC KH 5C QD 5H 4S 2C JS "
        "2D TD 6D TS 9C AD TC 8D 8S AC JD 2H QS 5D JH 6C 6S QH KS 4H 7S AS 3D"
    ),
    ("swap 7H:7D 8H:3H, ready, swap 4S:KH 5H:KC, swap 9C:TD TC:TS"),
)

_TAKE = _log(
    3,
    (
        "5D QS 8S 7H 5S QD 8H 6D AH 3C KD 4C 2S AS 6H 4H 5H 8C 3S JH 7D 2D TD 6C 2C 9S TH QH JC "
        "7S 7C KH 8D 2H 3D 4D 6S AC 3H KC JS QC 9H KS 4S 5C JD TC 9C 9D AD TS"
    ),
    (
        "ready, ready, ready, ready, lay 4H, lay 9S, lay 2H, lay 6D, lay 6S, lay AC, lay 3D 3H, "
        "lay 5H, lay QC, lay KS, lay KC, take, lay 5C, lay 9H, lay 9S, lay JS, lay 2C, lay 4D, "
        "lay 4H, lay 4S, lay 9D, lay 9C, lay AC AH, take, lay TC TH TS, lay 6C, lay JD, lay 2H, "
        "lay 4D 4H 4S, lay 2D, lay AD, lay 3D 3H, lay TD, turn 1, lay 6D 6S, lay 6C, turn 2, "
        "lay KH"
    ),
)

_LEAD = _log(
    4,
    (
        "TS 3H 4D 2C 8C 2H 7H 5C 9D QS 3D JD 8D KD AD QH 8S 2S 3S AC AS 4C 5D 7D AH 9S 7S 2D JC "
        "5S 6C JH 8H 6S 3C 6H 9C KS KC 7C TC JS KH 4S TD TH QD 9H 6D 5H QC 4H"
    ),
    ("ready, ready, ready, ready, ready, lay 4S, lay 5C, lay 8S, lay 9S, lay 3C"),
)

_REFUSED = _log(
    4,
    (
        "8C AD 9S QD 5H 5C 9C QS KD 3C 5D KC 7C 7H KH JS 6S 3D 2H 8D 3S 8H 2D 9D AH 4H QC 9H 4S "
        "5S TS QH TH TC 2C JH 3H JD 7S 6D TD 2S JC 6C 8S 6H 4D AS KS 4C AC 7D"
    ),
    (
        "ready, ready, ready, ready, ready, lay 4H, lay JH, lay JC, lay QS, lay 3D, lay 4D, lay "
        "6C, lay 9C, lay JS, lay JC JH, lay AC, lay AS"
    ),
)

_TEN = _log(
    0,
    (
        "JH 7H QC 7D 9S 5S 9C AS QS KC 3S 5D JC JS QD 5C 4H 2H JD 8S AD KD KS 8C 4C QH 7C 8H 2C "
        "9D TC 6C AH 4S 6D 7S TH TD 5H 2S 6H TS AC 2D 3C 3D 4D 9H 8D KH 3H 6S"
    ),
    (
        "swap QS:7D AS:9S, ready, ready, lay 4H, lay 4C, lay 7D, lay 8H, lay QH, take, lay 5C, "
        "lay 6C, lay 7D, lay AH, lay 2C, lay 4C, lay 6D, lay 7C, lay 8H, lay 2H, lay 4S, lay "
        "4H, lay TC, lay TH, lay 5H, lay 7S, lay 9C, lay AC, lay 2D 2S, lay 9D, lay 3C, lay 9H, "
        "lay TS, lay 6H, lay 3D, lay 8D, lay 9C, lay 3D, lay 4D, lay QH, lay 3D, lay 6H, lay "
        "6S, lay 7S, lay 9S, lay 3H, lay KH, take, lay 4D, lay AS, take, lay 5H, lay QS, lay "
        "KH, lay AC, take, lay 4D, lay 6H, lay QS, lay AS, lay 3D, lay 8D, lay 9D, lay AS, "
        "take, lay TD"
    ),
)

_FOUR = _log(
    2,
    (
        "4S 6H 4D JH QS 8S AC JC AS JS AD 8D QC TC 9C 9S 6D 7D 5H 7C 6S 3C 2H 8H 5C TH 3D 4C 5D "
        "KD JD 2C TS 3H 8C QH 9H 7S 3S 4H 2S KH 5S 9D 2D TD QD AH KC 7H KS 6C"
    ),
    (
        "ready, ready, ready, lay 5C, lay JC, take, lay 4C, lay 5D, lay 5C, lay KD, lay AC AS, "
        "take, lay 2C, lay JD, lay JC, lay 3D, lay 4C, lay 8C, lay JC JD, lay KD, lay TH, lay "
        "7S, lay QH, lay AC AS, lay 3S, lay 5C 5D, lay 9H, lay QH, take, lay 4H, lay 7S, lay "
        "7D, lay KH, lay AC AS, take, lay 5S, lay 2C, lay 4H, lay 9D, lay 3D 3H 3S, lay 2D 2S, "
        "lay QD, lay QH, lay KC, lay KS, lay KH, lay TD, lay 6C, lay AH, lay AC AS, take, lay "
        "TS, lay 8S, lay 9D 9H 9S, lay AC AH AS, take, lay 4H, lay 6C, lay 8S, lay 2C, lay 7H, "
        "lay 9D 9H 9S, lay 3D 3H 3S, lay JH, take, lay 4H, lay QS, take, lay 6C, lay AC AH AS, "
        "take, lay 7H, turn 1, lay 4H, lay 8H 8S, take, lay 5C 5D 5S, lay 9D 9H 9S, take, lay "
        "6C 6D, lay 2C 2H, lay 4H 4S, lay 7D 7S, lay 3C 3D 3H 3S, lay JH, turn 2, lay 4H 4S, "
        "lay QS, take, lay 5C 5D 5S, lay AC AH AS, take, lay 6C 6D, lay 9C, lay JH, lay 2C 2H, "
        "lay QC, lay QS, lay 3C 3D 3H 3S, lay 7D 7H 7S, lay 4H 4S, lay 8H 8S, lay 9C, lay AC AH "
        "AS, take, lay 6C 6D, lay 7C, lay 8H 8S, lay JH, take, lay 4H 4S, lay 7D 7H 7S, lay 7C, "
        "lay 9C 9D 9H 9S, lay AC AH AS, lay 2C 2H, lay 5C 5D 5S, turn 3, lay QC QS, take, lay "
        "4D 4H 4S, lay 3C 3D 3H 3S, end, lay 5C 5D 5S, lay TC, turn 2, lay 3C 3D 3H 3S, lay 4D "
        "4H 4S, turn 3, lay 8H 8S, lay 9C 9D 9H 9S"
    ),
)

_BLIND = _log(
    0,
    (
        "5D 9C 2S 6S 9D 8H 5S 7H KC 4H TC 3H 4S 6D TD AD 8C 9S 2D 6H 3D 2H 7D QD AC JC JS 8S QS "
        "7C 3S 4D 8D QH AH KD 5C 5H TS 6C KH 2C KS 3C AS QC 9H JH 7S 4C TH JD"
    ),
    (
        "ready, ready, ready, lay 5S, lay 8C, lay JC JS, lay KC, lay AD, lay AC, take, lay 8D, "
        "lay QH, lay KC, lay AH, lay 3S, lay 5C, lay 5H, lay 5S, lay 9S, lay KD, lay KC, lay "
        "KH, lay 2C, lay 4D, lay QS, lay 3C, lay KS, take, lay 4D, lay 9H, lay QC, lay QH QS, "
        "lay AS, take, lay 5C 5H 5S, lay 7S, lay 7C, lay 7H, lay JH, lay QC QH QS, lay KC KD "
        "KH, lay TH TS, lay 4C, lay 4D, lay 8C 8D 8S, lay JD, lay KS, lay AC AD AH, lay TD, lay "
        "4S, lay 6C, lay 9S, take, lay 9H, lay JC JS, take, lay AS, lay 2C, lay 4S, lay 7D, lay "
        "3C 3S, lay QD, take, lay 4S, lay 2H, lay 6S, lay 6C 6D"
    ),
)

_KEYBOARD = _log(
    0,
    (
        "AS 7C 3C 5S TD 6C 2D TS 3D 9D 6S 8S JC 7D JS 9S 6D 7H KH 4S AD TC 7S 3H 4H 5C 8C 2C JD "
        "JH 6H 5D 8H 9C QH QD QC 2S KD KS KC 5H TH AH 4C 2H QS 4D 8D AC 3S 9H"
    ),
    (
        "ready, ready, lay 6D, lay 2D, lay 7H, lay 3D, lay 4S, lay 6D, lay 7S, lay 7H, lay 3H, "
        "lay 4H, lay 4S, lay 5C, lay 6D, lay 8C, lay 9S, lay 2C, lay 7H 7S, lay JD, lay KH, lay "
        "TC TS, lay JH, lay AD, take, lay 2D, lay 5D, lay 9C, lay JH, lay QH, lay AD, lay 3D "
        "3H, lay QD, lay QC QH, lay KD KS, lay AD, lay 2S, lay 5D, lay 5H, lay 6H, lay KC, lay "
        "2D, lay 4C, lay 8H, lay AH, lay 3D 3H, lay 4D, lay 4C, lay 8D, lay 8H, lay 9C, lay QC "
        "QD QH QS, lay KC KD KS, lay AC, lay AD AH, lay 3S, lay 9H, lay 9C, lay JH, lay QC QD "
        "QH QS, lay KC KD KS, lay TD, lay 5S, lay 5D 5H, lay 6C, lay 6H, turn 1, lay AC AD AH, "
        "turn 2, lay 4C 4D, lay 5D 5H 5S, lay 8D 8H, lay AC AD AH AS, lay 2D 2H 2S, lay 6C 6H, "
        "lay 3D 3H 3S, lay TH, lay 7D, lay 7C, lay JC JS, lay AC AD AH AS, end, turn 3, lay 4C "
        "4D, lay 7C 7D, lay 8D 8H, lay 8S, lay 2D 2H 2S, lay JC JS, lay 3D 3H 3S, lay 5D 5H 5S, "
        "lay 7C 7D, take, lay 4C 4D, lay 5D 5H 5S, lay 8D 8H 8S, take, lay JC JS, take, lay AC "
        "AD AH AS"
    ),
)

_CROWDED = _log(
    1,
    (
        "QH 8H 9S KS AH 8D 5S 7C AD KD QC TD 6S AS 5H AC JC 5D 9H 3H 4D TH 5C 7H JD 6H 6C 3C 2S "
        "2D 3S KH QD 8S 9C 4H 8C 2H TS KC 3D JH 9D TC 7D 2C QS 4S 4C 6D 7S JS"
    ),
    (
        "ready, ready, lay 5S, lay 5D, lay 7C, lay JC, lay AD, lay AC, take, lay 7H, lay 7C, "
        "lay JD, lay JC, lay 3H, lay 6C 6H, lay 7C 7H, lay 2S, lay 4D, lay 2D, lay 5C 5D 5S, "
        "lay 3C 3S, lay QD, lay AC AD, lay TH, lay 8S, lay 9H, lay 9C, lay JC JD, lay KH, lay "
        "2D 2S, lay 4H, lay 4D, lay 8C, lay 3C 3H 3S, lay 5C 5D 5S, lay 8C 8S, take, lay 4D 4H, "
        "lay 5C 5D 5S, lay 9C 9H, take, lay JC JD, take, lay KC KH, take, lay 2D 2H 2S, lay 4D "
        "4H, lay 3C 3H 3S, lay JH, lay JC JD, lay 3D, lay 9D, lay 9C 9H, lay TC TS, lay 7D, lay "
        "7C 7H, lay QS, lay KC KH, lay 2C, lay 4D 4H, lay 4C 4S, lay 5C 5D 5S, lay 6D, lay 6C "
        "6H, lay 7S, lay 8C 8S, lay JS, lay JC JD JH, lay AS, lay 2D 2H 2S, lay 5H, lay 3C 3D "
        "3H 3S, lay 8D, lay KS, lay KC KH, lay AH, lay AS, turn 1, lay 4C 4D 4H 4S, lay 5C 5D "
        "5H 5S, lay 6C 6D 6H 6S, lay 7C 7D 7H 7S, lay 8C 8D 8S, lay QH, lay QS, lay KC KH KS, "
        "lay 2C 2D 2H 2S, lay JC JD JH JS, end, lay AH AS, lay 3C 3D 3H 3S, turn 2"
    ),
)

_RESULTS = _log(
    0,
    (
        "AS 7C 3C 5S TD 6C 2D TS 3D 9D 6S 8S JC 7D JS 9S 6D 7H KH 4S AD TC 7S 3H 4H 5C 8C 2C JD "
        "JH 6H 5D 8H 9C QH QD QC 2S KD KS KC 5H TH AH 4C 2H QS 4D 8D AC 3S 9H"
    ),
    (
        "ready, ready, ready, ready, ready, lay 4H, lay 9C, lay AH, lay 2D, lay 6D, lay 8C, lay "
        "QD QH QS, lay TH, lay 4C 4D, lay 8D, lay 9S, lay 2H, lay 9H, lay KC KS, lay 3D, lay "
        "5C, lay 5D, lay 5H, lay TS, lay 5S, lay 7H, lay 3S, turn 2, lay 6C, lay 8D, lay 3H, "
        "turn 1, lay TD, turn 3, lay 7S, lay 7H, turn 3"
    ),
)

_RESULTS_LOST = _log(
    0,
    (
        "QD 7S 4S 2D QH 3D KD AC 4C 3C 4H AD KH 5S 7D 9D 9C 9H 5D 8C JC KS 5H TH 2S 8S 2H KC 9S "
        "QS 2C 6S TS QC 6D 7C 8H JS 3H 6C JH 4D JD 6H AS 7H 8D 5C TC 3S TD AH"
    ),
    (
        "ready, ready, lay 4C, lay 9C 9D 9H, lay KD, lay KS, lay AC, lay TH, lay 8C, lay 2S, "
        "lay 8S, lay KC, lay 2H, lay 5D 5H, lay 9S, lay QS, lay QC, lay TS, lay 6D 6S, lay 7C, "
        "lay 8H, lay JC, lay JH JS, lay 2C, lay 6H, lay 6C, lay 7H, lay 8D, lay JD, lay AS, lay "
        "3H 3S, lay 5C, lay 6C 6D 6H 6S, lay 7C 7H, lay AH, lay AS, lay 2D, lay 4D, lay QH, lay "
        "2C, lay 3D, turn 2, lay 7C 7H, turn 3, lay 4D, lay 4S, lay 5C, lay 7C 7H 7S, lay 8D "
        "8H, turn 1"
    ),
)

POSES: tuple[Pose, ...] = (
    Pose("select", _SELECT, ("tap 3", "tap 3"), {"seats": 5}),
    Pose("start", ()),
    Pose("swap", _SWAP, ("tap 1",), {"seats": 5}),
    Pose("take", _TAKE, (), {"seats": 4}),
    Pose("lead", _LEAD, (), {"seats": 5}),
    Pose("refused", _REFUSED, ("tap 1",), {"seats": 5}),
    Pose("ten", _TEN, (), {"seats": 3}),
    Pose("four", _FOUR, (), {"seats": 3}),
    Pose("blind", _BLIND, (), {"seats": 3}),
    Pose("keyboard", _KEYBOARD, ("key Right", "key Space"), {"seats": 2}),
    Pose("crowded", _CROWDED, ("key Q",), {"seats": 2}),
    Pose("results", _RESULTS, (), {"seats": 5}),
    Pose("results-lost", _RESULTS_LOST, (), {"seats": 2}),
    Pose("bot", _LEAD[:-1], (), {"seats": 5}, still=True),
)
