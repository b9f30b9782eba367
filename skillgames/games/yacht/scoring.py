"""The thirteen boxes of Yacht and what a roll scores in each.

A box is an int 0 … 12 in table order; its id is the text of records. The upper boxes
are 0 … 5: box n counts the face n + 1.
"""

from __future__ import annotations

from collections.abc import Sequence

BOXES: tuple[str, ...] = (
    "ones",
    "twos",
    "threes",
    "fours",
    "fives",
    "sixes",
    "three_of_a_kind",
    "four_of_a_kind",
    "full_house",
    "small_straight",
    "large_straight",
    "yacht",
    "chance",
)
"""The ids of the boxes in table order."""

BOX_OF = {name: box for box, name in enumerate(BOXES)}
"""The box with this id."""

UPPER_BOXES = range(6)
LOWER_BOXES = range(6, len(BOXES))
FIVES, SIXES = UPPER_BOXES[-2:]
(
    THREE_OF_A_KIND,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    SMALL_STRAIGHT,
    LARGE_STRAIGHT,
    YACHT,
    CHANCE,
) = LOWER_BOXES

DICE = 5
FULL_HOUSE_POINTS = 25
SMALL_STRAIGHT_POINTS = 30
LARGE_STRAIGHT_POINTS = 40
YACHT_POINTS = 50
UPPER_GOAL = 63
"""From this sum of the upper boxes on there is a bonus."""
BONUS = 35

SMALL_ROW = 4
LARGE_ROW = 5

Column = tuple[int | None, ...]
"""The points in each box, None where it is empty."""

EMPTY_COLUMN: Column = (None,) * len(BOXES)


def face_of(box: int) -> int:
    """The face an upper box counts."""
    return box + 1


def points(box: int, dice: Sequence[int]) -> int:
    """What five dice score in a box; 0 where its condition is not met.

    Five alike are no full house, and a second yacht brings nothing extra.
    """
    if box in UPPER_BOXES:
        face = face_of(box)
        return face * list(dice).count(face)
    if box == CHANCE:
        return sum(dice)
    if box == SMALL_STRAIGHT:
        return SMALL_STRAIGHT_POINTS if longest_row(dice) >= SMALL_ROW else 0
    if box == LARGE_STRAIGHT:
        return LARGE_STRAIGHT_POINTS if longest_row(dice) >= LARGE_ROW else 0
    return _alike(box, dice)


def _alike(box: int, dice: Sequence[int]) -> int:
    """The boxes that ask how many dice are alike."""
    counts = sorted((list(dice).count(face) for face in set(dice)), reverse=True)
    if box == THREE_OF_A_KIND:
        return sum(dice) if counts[0] >= 3 else 0
    if box == FOUR_OF_A_KIND:
        return sum(dice) if counts[0] >= 4 else 0
    if box == FULL_HOUSE:
        return FULL_HOUSE_POINTS if counts == [3, 2] else 0
    return YACHT_POINTS if is_yacht(dice) else 0


def longest_row(dice: Sequence[int]) -> int:
    """How many numbers in a row are among the dice."""
    faces = set(dice)
    longest = 0
    for face in faces:
        if face - 1 not in faces:
            end = face
            while end in faces:
                end += 1
            longest = max(longest, end - face)
    return longest


def is_yacht(dice: Sequence[int]) -> bool:
    """Whether all dice are alike."""
    return len(set(dice)) == 1


def upper_sum(column: Column) -> int:
    """The plain sum of the upper boxes, not capped."""
    return sum(column[box] or 0 for box in UPPER_BOXES)


def bonus(column: Column) -> int:
    """35 from the moment the upper sum is 63 or more, else 0."""
    return BONUS if upper_sum(column) >= UPPER_GOAL else 0


def total(column: Column) -> int:
    """All points of a column, the bonus included once it is reached."""
    return sum(value or 0 for value in column) + bonus(column)


def used_boxes(column: Column) -> int:
    """The filled boxes as a mask: bit n for box n."""
    return sum(1 << box for box, value in enumerate(column) if value is not None)


def open_boxes(column: Column) -> tuple[int, ...]:
    """The empty boxes in table order."""
    return tuple(box for box, value in enumerate(column) if value is None)
