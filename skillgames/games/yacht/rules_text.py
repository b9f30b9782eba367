"""The rules of Yacht as people read them.

Every figure in a sentence is an argument from the rules: nothing here can contradict a
match.
"""

from __future__ import annotations

from fractions import Fraction

from skillgames.engine.chance import DIE_SIDES
from skillgames.engine.game import LEVEL_NAMES
from skillgames.engine.rulebook import LATIN, Cell, Figure, Grid, Heading, Paragraph, Section
from skillgames.engine.text import QT_TRANSLATE_NOOP, Msg, translate
from skillgames.games.yacht import GAME
from skillgames.games.yacht.examples import Roll
from skillgames.games.yacht.scoring import (
    BONUS,
    CHANCE,
    DICE,
    FIVES,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    LARGE_STRAIGHT,
    SIXES,
    SMALL_STRAIGHT,
    THREE_OF_A_KIND,
    UPPER_GOAL,
    YACHT,
    face_of,
    points,
)
from skillgames.games.yacht.state import ROLLS, ROUNDS
from skillgames.games.yacht.targets import TARGETS
from skillgames.games.yacht.words import BOX_NAMES, dice_list

SHARE = 3
"""With so many of each number the bonus is reached exactly."""

FOURS_ROLL = (4, 1, 4, 2, 4)
FULL_HOUSE_ROLL = (2, 2, 3, 3, 3)
ROW_OF_FOUR = (1, 2, 3, 4, 4)
ROW_OF_FIVE = (2, 3, 4, 5, 6)
FIVE_ALIKE = (3, 3, 3, 3, 3)
FOUR_FIVES = (1, 5, 5, 5, 5)
MIDDLE = (3, 4)
"""In every straight."""
OPEN_ROW = (2, 3, 4, 5)
"""Goes on at both ends."""


def sections(letters: str = LATIN) -> tuple[Section, ...]:
    """All five sections in their order; there are no cards, so the letters are not needed."""
    return (
        Section("rules", _rules()),
        Section("scoring", _scoring()),
        Section("levels", _levels()),
        Section("tips", _tips()),
        Section("controls", _controls()),
    )


def _rules() -> tuple[Paragraph | Heading, ...]:
    course = translate(
        "YachtRules",
        "Everybody has a column with %1 boxes, and one box is filled in each turn. After %1"
        " rounds all columns are full, and the highest total wins.",
    )
    turn = translate(
        "YachtRules",
        "In your turn you roll all %1 dice. Then you may roll again, up to %2 rolls in all, and"
        " hold as many dice as you like each time. A held die can be released again before the"
        " next roll.",
    )
    writing = QT_TRANSLATE_NOOP(
        "YachtRules",
        "You may score after any roll. Choose one of your empty boxes: your dice are counted"
        " there, and your turn is over. If no box suits the dice, one of them gets a zero. A"
        " filled box never changes.",
    )
    against = QT_TRANSLATE_NOOP(
        "YachtRules",
        "Up to three bots may play with you. You begin each round, and the bots follow. Players"
        " who share the highest total have a draw.",
    )
    solo = translate(
        "YachtRules",
        "Alone you play for a target: %1, %2, %3 or %4 points. You win when you have as many or"
        " more at the end.",
    )
    return (
        Paragraph(course.with_args(ROUNDS)),
        Heading(QT_TRANSLATE_NOOP("YachtRules", "A turn")),
        Paragraph(turn.with_args(DICE, ROLLS)),
        Paragraph(writing),
        Heading(QT_TRANSLATE_NOOP("YachtRules", "Against bots or alone")),
        Paragraph(against),
        Paragraph(solo.with_args(*TARGETS)),
    )


def _scoring() -> tuple[Paragraph | Heading | Grid | Figure, ...]:
    upper = QT_TRANSLATE_NOOP(
        "YachtRules",
        "The six upper boxes, Ones to Sixes, count only the dice that show their number, and"
        " score the sum of those.",
    )
    bonus = translate(
        "YachtRules",
        "When the upper boxes add up to %1 or more, there is a bonus of %2 points. The bonus row"
        " shows how far you are.",
    )
    all_dice = QT_TRANSLATE_NOOP("YachtRules", "the sum of all dice")

    def row(box: int, condition: Msg, worth: Cell) -> tuple[Cell, ...]:
        return BOX_NAMES[box], condition, worth

    grid = Grid(
        (
            row(THREE_OF_A_KIND, QT_TRANSLATE_NOOP("YachtRules", "at least three alike"), all_dice),
            row(FOUR_OF_A_KIND, QT_TRANSLATE_NOOP("YachtRules", "at least four alike"), all_dice),
            row(
                FULL_HOUSE,
                QT_TRANSLATE_NOOP("YachtRules", "three of one number, two of another"),
                str(points(FULL_HOUSE, FULL_HOUSE_ROLL)),
            ),
            row(
                SMALL_STRAIGHT,
                QT_TRANSLATE_NOOP("YachtRules", "four numbers in a row"),
                str(points(SMALL_STRAIGHT, ROW_OF_FOUR)),
            ),
            row(
                LARGE_STRAIGHT,
                QT_TRANSLATE_NOOP("YachtRules", "five numbers in a row"),
                str(points(LARGE_STRAIGHT, ROW_OF_FIVE)),
            ),
            row(
                YACHT,
                QT_TRANSLATE_NOOP("YachtRules", "five alike"),
                str(points(YACHT, FIVE_ALIKE)),
            ),
            row(CHANCE, QT_TRANSLATE_NOOP("YachtRules", "any dice"), all_dice),
        ),
        (
            QT_TRANSLATE_NOOP("YachtRules", "Box"),
            QT_TRANSLATE_NOOP("YachtRules", "needs"),
            QT_TRANSLATE_NOOP("YachtRules", "Points"),
        ),
    )
    five = translate(
        "YachtRules",
        "Five alike are no full house: %1 scores %2 there. It counts as three and as four of a"
        " kind, though.",
    )
    second = QT_TRANSLATE_NOOP(
        "YachtRules",
        "A second yacht brings nothing extra and does not stand in for other dice. It scores"
        " what the box you choose gives for it.",
    )
    return (
        Heading(QT_TRANSLATE_NOOP("YachtRules", "The upper boxes")),
        Paragraph(upper),
        Roll(FOURS_ROLL, "fours").figure(),
        Paragraph(bonus.with_args(UPPER_GOAL, BONUS)),
        Heading(QT_TRANSLATE_NOOP("YachtRules", "The lower boxes")),
        grid,
        Roll(FULL_HOUSE_ROLL, "full_house").figure(),
        Roll(ROW_OF_FOUR, "small_straight").figure(),
        Paragraph(five.with_args(dice_list(FIVE_ALIKE), points(FULL_HOUSE, FIVE_ALIKE))),
        Roll(FIVE_ALIKE, "yacht").figure(),
        Paragraph(second),
    )


def _levels() -> tuple[Paragraph | Grid, ...]:
    fair = QT_TRANSLATE_NOOP(
        "YachtRules",
        "All bots roll the same fair dice as you, and none of them knows what will fall. Alone,"
        " the level says how high your target is.",
    )
    rows = tuple((LEVEL_NAMES[level], sentence) for level, sentence in GAME.levels.items())
    return Paragraph(fair), Grid(rows)


def _tips() -> tuple[Paragraph, ...]:
    six = face_of(SIXES)
    bonus = translate(
        "YachtRules",
        "Play for the bonus: its %1 points are more than a small straight brings. Take %2 of the"
        " number as the measure of an upper box. With four sixes you are %3 points ahead, with"
        " two of them you are %3 behind.",
    )
    fives = translate(
        "YachtRules",
        "Write four fives into Fives for %1 points. Four of a kind would give a little more at"
        " once, but that box can still take a better roll.",
    )
    kinds = QT_TRANSLATE_NOOP(
        "YachtRules",
        "Three and Four of a kind count all five dice. High numbers belong there.",
    )
    early = QT_TRANSLATE_NOOP(
        "YachtRules",
        "Try for the yacht early on. As long as many turns are left, three or four alike find"
        " another good box; in the last turns you will hardly get it.",
    )
    straight = translate(
        "YachtRules",
        "For a straight hold %1, best with one of their neighbours, for no straight is without"
        " them. From %2 one roll makes the large straight in %3 of all cases, from any other"
        " four in a row only in %4.",
    )
    chance = QT_TRANSLATE_NOOP(
        "YachtRules",
        "Chance saves a bad roll late in the game. But if a high sum goes there early, nothing"
        " is lost.",
    )
    zero = QT_TRANSLATE_NOOP(
        "YachtRules",
        "Think in time of the box you would give up. A zero in Ones costs little; towards the"
        " end one in Yacht or in a straight often hurts least.",
    )
    blue = QT_TRANSLATE_NOOP(
        "YachtRules",
        "The blue numbers tell what a box gives now. Ask yourself what it could still bring.",
    )
    return (
        Paragraph(bonus.with_args(BONUS, SHARE, six)),
        Paragraph(fives.with_args(points(FIVES, FOUR_FIVES))),
        Paragraph(kinds),
        Paragraph(early),
        Paragraph(straight.with_args(dice_list(MIDDLE), dice_list(OPEN_ROW), _odds(2), _odds(1))),
        Paragraph(chance),
        Paragraph(zero),
        Paragraph(blue),
    )


def _odds(faces: int) -> str:
    """The chance that one die shows one of so many faces: "1/3"."""
    return str(Fraction(faces, DIE_SIDES))


def _controls() -> tuple[Paragraph | Heading | Grid, ...]:
    rolling = translate(
        "YachtRules",
        "Press ROLL; its %1 dots are the rolls you have. Tap a die to hold it: it lifts and is"
        " marked HELD. Tap it again to release it.",
    )
    choosing = QT_TRANSLATE_NOOP(
        "YachtRules",
        "Tap a box with a blue number to choose it. Tap it once more, or press SCORE, to write"
        " your points there.",
    )
    bots = QT_TRANSLATE_NOOP(
        "YachtRules", "The bots roll in the same tray. A tap makes them hurry."
    )
    saved = QT_TRANSLATE_NOOP(
        "YachtRules",
        "The button in the upper left corner pauses the match. Every roll is saved: CONTINUE"
        " brings you back to the very same dice.",
    )
    keys: tuple[tuple[Cell, ...], ...] = (
        (QT_TRANSLATE_NOOP("YachtRules", "Space or R"), QT_TRANSLATE_NOOP("YachtRules", "roll")),
        (f"1 … {DICE}", QT_TRANSLATE_NOOP("YachtRules", "hold or release this die")),
        ("↑  ↓", QT_TRANSLATE_NOOP("YachtRules", "choose a box")),
        (
            QT_TRANSLATE_NOOP("YachtRules", "Enter"),
            QT_TRANSLATE_NOOP("YachtRules", "write into the chosen box"),
        ),
    )
    return (
        Paragraph(rolling.with_args(ROLLS)),
        Paragraph(choosing),
        Paragraph(bots),
        Heading(QT_TRANSLATE_NOOP("YachtRules", "Keys")),
        Grid(keys),
        Paragraph(saved),
    )
