"""Moments of Tarocchino worth a picture: real matches, as the bots played them."""

from __future__ import annotations

from skillgames.widgets.scene import Pose


def _log(dealer: int, pack: str, away: str, said: str, played: str) -> tuple[str, ...]:
    """A log: dealer, pack, the two cards laid away, the declarations, the cards played."""
    discard = (f"discard {away}",) if away else ()
    plays = tuple(f"play {code}" for code in played.split())
    return (f"dealer {dealer}", f"deck {pack}", *discard, *said.split(), *plays)


_DISCARD = _log(
    0,
    (
        "BA SR DF B7 D8 CF CR T11 CA T9 T16 D9 T15 T10 T7 BQ SF T5 LUN M2 SOL DR S10 D7 B9 BF "
        "S7 C10 B8 S6 SA ANG T13 DA C7 T14 BR T12 BC T8 D10 M3 CQ DQ M1 M4 B10 MON C6 S8 SC SQ "
        "C8 C9 MAT DC S9 B6 BEG T6 D6 CC"
    ),
    "",
    "",
    "",
)

_DECLARE = _log(
    2,
    (
        "CF BR S8 S10 CC C10 MON BEG SF T11 T6 T13 BC T16 CR B7 D10 M1 DQ S9 D7 DC T10 C7 SC BF "
        "S6 BQ D9 C9 S7 T14 DF CA D8 LUN DA T9 T12 SQ T8 D6 SA T7 CQ BA M4 T5 M2 ANG B9 B8 T15 "
        "SOL M3 SR C6 B10 C8 B6 MAT DR"
    ),
    "C8 C6",
    "declare",
    "",
)

_NOTHING = _log(
    1,
    (
        "CC CR D6 C8 DC CA T8 MON T11 C6 DA SOL C10 T6 T13 SR M1 D8 M2 S6 B9 DQ T5 S7 D7 T9 CQ "
        "T15 M4 C7 SC T16 T10 MAT BR BC LUN ANG T7 BF B8 BEG BQ B7 CF D10 DF B10 SF T12 B6 D9 "
        "M3 SQ S10 S9 SA DR C9 T14 S8 BA"
    ),
    "SA C9",
    "declare pass",
    "",
)

_DECLARED = _log(
    2,
    (
        "D7 CF CA S8 T16 T11 BC CC T10 BA SC D9 C10 DC DF DQ CR SF BR CQ C8 M4 T8 D8 B9 S7 T13 "
        "DA C9 T15 DR ANG C6 B8 S9 M2 B7 SR D6 T12 C7 SQ MAT BF D10 S10 S6 T5 T14 M1 T7 SA SOL "
        "B10 MON BQ T6 T9 BEG M3 LUN B6"
    ),
    "B7 B6",
    "pass pass declare declare",
    ("S8"),
)

_FOLLOW = _log(
    1,
    (
        "T8 D9 MON CF B10 B7 CC SOL B9 M4 BA DA MAT BQ T12 SR C10 D10 T7 D6 SA T14 DC T16 SF CA "
        "T9 S7 B6 T13 SC C9 DQ DF S9 C7 BEG CQ T15 BC BF T11 C6 D7 DR M3 S6 M1 S10 T10 C8 SQ BR "
        "D8 CR T5 S8 M2 T6 ANG LUN B8"
    ),
    "BC B8",
    "declare declare declare declare",
    ("DR M1 D8 D10 CA CR C10 CF BR M2 B10 B6 SR SA S6"),
)

_LEAD = _log(
    3,
    (
        "CF C10 DA DC B10 T10 CC S6 M3 S10 B9 T13 M1 C8 D9 MON SF D8 C7 C9 MAT S8 T6 DR M4 CR "
        "B7 SC T11 D10 CQ D6 B8 T8 BEG BA T16 DQ T5 DF SQ S7 ANG CA C6 SR T14 B6 T9 SA T12 T15 "
        "S9 LUN SOL M2 BC BR BF BQ D7 T7"
    ),
    "C9 C7",
    "declare pass pass declare",
    ("DR D10 D9 D8 B10 B6 B8 BC SF S7 SR S9 CR C8 M2 C10 D7 MAT M3 D6 B7 B9 BR M4"),
)

_LATE = _log(
    0,
    (
        "M1 C10 CQ BF D6 BQ T10 T11 SQ D8 S9 C8 T15 DC D10 D7 C7 ANG T8 T9 BC S8 S6 M4 DR DQ T6 "
        "SF SC MAT SR D9 T5 BR SA M2 CF M3 CC CR B10 T7 S7 BEG C9 LUN CA BA C6 SOL S10 T14 B6 "
        "B8 T13 B7 B9 DF MON T12 T16 DA"
    ),
    "B9 B7",
    "declare declare pass declare",
    (
        "DR D8 DC D7 D6 MAT D10 DA CR C10 C6 C8 ANG M1 T6 T5 MON M4 T10 T13 DF BEG DQ D9 CQ CA "
        "T14 C7 BR M2 B10 BQ CF C9 SOL T15 BA B6 M3 BF CC T7 LUN S9 SF SR"
    ),
)

_END = _log(
    2,
    (
        "D7 CF CA S8 T16 T11 BC CC T10 BA SC D9 C10 DC DF DQ CR SF BR CQ C8 M4 T8 D8 B9 S7 T13 "
        "DA C9 T15 DR ANG C6 B8 S9 M2 B7 SR D6 T12 C7 SQ MAT BF D10 S10 S6 T5 T14 M1 T7 SA SOL "
        "B10 MON BQ T6 T9 BEG M3 LUN B6"
    ),
    "B7 B6",
    "pass pass declare declare",
    (
        "S8 S6 S9 SF BR B9 BC B8 CR C8 CC C10 SR MAT S7 SA BQ BF BA B10 CQ C7 C9 C6 D6 D10 DA "
        "DC SC M2 SQ S10 DQ D8 M1 D9 T5 T7 T9 M4 M3 T8 T10 SOL DF BEG D7 T11 T13 MON T6 T16 DR "
        "T12 CA T14 T15 ANG LUN CF"
    ),
)

_DRAWN = _log(
    1,
    (
        "CA SQ S9 CQ CR T11 C7 MON DC S8 B7 T5 S7 DQ C6 SF BQ D8 T8 B6 CC BF T14 M3 BA B9 M4 C8 "
        "LUN SOL T6 SC BR T7 T9 C10 DF DA T13 SA C9 T16 T12 BEG T10 T15 BC B10 D9 B8 M1 SR M2 "
        "S10 MAT ANG DR D6 CF S6 D10 D7"
    ),
    "BQ B6",
    "declare pass declare declare",
    (
        "CR C8 C6 C10 S9 S8 SR S6 BR T8 BA BC CF C9 C7 M1 B7 T13 BF B8 SA SQ M4 S7 B9 MAT ANG "
        "M3 SF BEG MON S10 B10 M2 D10 T10 CA T11 T5 DF SOL T6 DR T12 LUN T7 D8 T14 D9 DQ D7 T16 "
        "CC T15 T9 D6 DC SC DA CQ"
    ),
)

_THINKS = _log(
    1,
    (
        "T8 D9 MON CF B10 B7 CC SOL B9 M4 BA DA MAT BQ T12 SR C10 D10 T7 D6 SA T14 DC T16 SF CA "
        "T9 S7 B6 T13 SC C9 DQ DF S9 C7 BEG CQ T15 BC BF T11 C6 D7 DR M3 S6 M1 S10 T10 C8 SQ BR "
        "D8 CR T5 S8 M2 T6 ANG LUN B8"
    ),
    "BC B8",
    "declare declare declare declare",
    ("DR M1 D8 D10 CA CR C10"),
)

POSES: tuple[Pose, ...] = (
    Pose("follow", _FOLLOW, ("tap 2",)),
    Pose("lead", _LEAD, ("tap 5",)),
    Pose("keyboard", _FOLLOW, ("key Right", "key Right")),
    Pose("discard", _DISCARD),
    Pose("discard-two", _DISCARD, ("tap 13", "tap 17")),
    Pose("declare", _DECLARE),
    Pose("nothing", _NOTHING),
    Pose("declared", _DECLARED),
    Pose("last-trick", _LATE, ("key T",)),
    Pose("late", _LATE),
    Pose("thinks", _THINKS, still=True),
    Pose("helper", _LATE, ("key C",)),
    Pose("helper-early", _DECLARED, ("key C",)),
    Pose("settlement", _END),
    Pose("settlement-lost", _DRAWN),
    Pose("results", _END, ("key Return",)),
)
