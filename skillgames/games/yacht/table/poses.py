"""Moments of Yacht worth a picture: real matches, as the bots played them.

A turn is written short: "11132 45=66 full_house" rolls 1 1 1 3 2, throws slots 4 and 5 again,
which come to show 6 and 6, and writes the full house. A turn may end before its box.
"""

from __future__ import annotations

from skillgames.games.yacht.scoring import BOXES
from skillgames.widgets.scene import Pose


def _turns(text: str) -> tuple[str, ...]:
    return tuple(text.split(", "))


def entries(*turns: str) -> tuple[str, ...]:
    """The log of these turns."""
    log: list[str] = []
    for turn in turns:
        first, *rest = turn.split(" ")
        log += ["roll 1 2 3 4 5", f"dice {' '.join(first)}"]
        for word in rest:
            if word in BOXES:
                log.append(f"score {word}")
            else:
                slots, values = word.split("=")
                log += [f"roll {' '.join(slots)}", f"dice {' '.join(values)}"]
    return tuple(log)


_FOUR = _turns(
    "11132 45=66 full_house, 33525 124=156 14=24 fives, 64653 245=545 chance, "
    "31134 235=344 35=52 threes, 52221 15=23 5=2 yacht, 25535 14=65 1=2 four_of_a_kind, "
    "44653 2=5 4=3 small_straight, 34246 135=646 15=52 fours, "
    "43455 123=364 5=4 small_straight, 35656 124=446 12=23 three_of_a_kind, "
    "62534 large_straight, 33655 123=556 3=5 yacht, 54362 large_straight, "
    "45365 5=1 5=3 small_straight, 61261 235=156 23=13 sixes, "
    "52615 234=232 234=214 ones, 61133 2345=2261 235=111 ones, 11613 35=32 35=26 ones, "
    "25614 1245=5122 123=113 ones, 56661 15=33 15=41 three_of_a_kind, "
    "34556 12=13 12=45 three_of_a_kind, 62421 2345=6631 45=14 chance, "
    "25544 145=532 45=33 full_house, 35461 5=6 1=5 chance, 26131 1345=2221 25=46 twos, "
    "25612 234=264 34=13 twos, 15255 13=63 13=36 three_of_a_kind, 43512 large_straight, "
    "14421 145=561 5=2 chance, 11122 full_house, 12156 1345=4435 245=642 fours, "
    "62644 245=515 134=514 fives, 55216 345=431 345=515 fives, 33633 3=1 3=6 threes, "
    "41132 1234=6141 1234=4644 twos, 25511 2345=3133 2345=6124 twos, "
    "21534 123=642 134=341 fours, 31115 12345=36426 134=115 sixes, "
    "64166 23=43 23=34 four_of_a_kind, 23345 small_straight, 46644 145=634 45=22 sixes, "
    "45354 234=666 234=156 fours, 51132 235=524 345=116 fives, "
    "61234 2345=2666 2=3 sixes, 42531 1235=2541 1235=3526 threes, "
    "53224 4=6 large_straight, 24356 1245=2446 1245=1546 threes, "
    "24514 134=343 full_house, 66466 3=4 four_of_a_kind, 35366 245=616 245=255 yacht, "
    "24646 135=134 13=56 yacht, 46211 1345=4265 135=542 four_of_a_kind"
)

_TWO = _turns(
    "25131 1345=4446 25=42 fours, 14144 13=51 13=64 fours, 36251 135=311 135=165 chance, "
    "14624 1245=6152 25=44 chance, 52326 135=243 35=14 twos, 56126 134=631 34=63 sixes, "
    "66545 345=623 45=35 three_of_a_kind, 45451 135=426 135=446 ones, "
    "23566 123=631 23=46 sixes, 51254 235=346 4=1 small_straight, "
    "41365 2=5 5=5 small_straight, 46225 125=212 2=5 twos, 52453 235=534 35=36 fives, "
    "55614 345=652 35=55 yacht, 24143 4=5 large_straight, 52544 245=343 134=155 threes, "
    "55345 34=12 34=62 ones, 55215 34=31 34=61 fives, 11413 35=23 35=15 four_of_a_kind, "
    "23312 145=235 1=2 three_of_a_kind, 63663 full_house, 46344 23=11 full_house, "
    "34342 245=313 4=6 threes, 52541 3=2 3=1 four_of_a_kind, "
    "42162 134=465 134=645 yacht, 26654 3=2 3=5 large_straight"
)

_SOLO = _turns(
    "23164 1235=4211 235=145 chance, 31255 123=332 123=132 ones, "
    "16332 125=233 1=6 threes, 63153 1235=6452 125=224 twos, "
    "31531 1245=3563 145=524 fives, 45344 23=22 23=33 full_house, "
    "11146 1235=3556 3=4 small_straight, 63262 235=142 235=664 sixes, "
    "32346 1235=5365 234=231 four_of_a_kind, 16235 1345=5213 2345=2341 large_straight, "
    "13613 1245=6631 45=33 three_of_a_kind, 32645 1235=6135 1235=2432 fours, "
    "34523 234=513 23=14 yacht"
)

_THREE = _turns(
    "25131 1345=4446 25=42 fours, 14144 13=51 13=64 fours, 36251 135=311 135=165 chance, "
    "14624 1245=6152 25=44 chance, 52326 234=243 large_straight, "
    "14561 234=266 234=316 ones, 36654 145=562 15=33 three_of_a_kind, "
    "54545 24=14 24=26 three_of_a_kind, 44623 345=566 345=631 fours, "
    "46512 1245=5434 35=61 small_straight, 41365 123=554 34=62 chance, "
    "25212 24=55 24=24 twos, 53534 245=365 24=56 four_of_a_kind, "
    "14652 1245=5524 345=143 ones, 55254 35=43 35=43 fives, 15555 1=3 1=4 fives, "
    "51262 124=552 12=15 twos, 31611 2345=1413 234=231 threes"
)


_PLAYERS_4 = {"seats": 4}
_SOLO_235 = {"seats": 1, "target": 235}

POSES: tuple[Pose, ...] = (
    Pose(
        "chosen",
        entries(*_FOUR[:24], "26131 1345=2221"),
        ("tap 1", "tap 3", "tap 4", "key Down"),
        _PLAYERS_4,
    ),
    Pose("start", ()),
    Pose("rolled", entries(*_TWO[:4], "52326")),
    Pose("held", entries(*_TWO[:8], "23566"), ("key 4", "key 5")),
    Pose("refused", entries(*_TWO[:8], "23566"), ("key Return",)),
    Pose("bot", (*entries(*_FOUR[:26], "15255"), "roll 1 3"), (), _PLAYERS_4, still=True),
    Pose("turn", entries(*_FOUR[:20]), (), _PLAYERS_4),
    Pose("three", entries(*_THREE[:18], "34336"), ("tap 1", "tap 3"), {"seats": 3}),
    Pose("bonus", entries(*_TWO[:24], "42162 134=465"), ("key Down",)),
    Pose("write", entries(*_TWO[:20], "63663 15=66 4=3"), ("key Down", "key Down")),
    Pose("solo", entries(*_SOLO[:8], "32346 1235=5365"), ("tap 2",), _SOLO_235),
    Pose("results", entries(*_FOUR[:48], "66466 3=4"), ("key Down", "key Return"), _PLAYERS_4),
    Pose("results-two", entries(*_TWO[:24], "42162 134=465 134=645"), ("key Down", "key Return")),
    Pose(
        "results-solo",
        entries(*_SOLO[:12], "34523 234=513 23=14"),
        ("key Down", "key Return"),
        _SOLO_235,
    ),
)
