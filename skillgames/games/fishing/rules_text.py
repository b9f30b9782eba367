"""The rules of Fishing as people read them.

Every figure in a sentence is an argument from the rules, and what an example takes is
found by the rules when it is shown: nothing here can contradict a match.
"""

from __future__ import annotations

from skillgames.engine.cards import CODES, PACK_SIZE, card_of
from skillgames.engine.game import LEVEL_NAMES
from skillgames.engine.rulebook import LATIN, Cell, Figure, Grid, Heading, Paragraph, Section
from skillgames.engine.text import QT_TRANSLATE_NOOP, Msg, translate
from skillgames.games.fishing import GAME
from skillgames.games.fishing.capture import (
    ALL_SPADES,
    CARD_POINTS,
    HAND_VALUE,
    TABLE_VALUE,
    TEN_OF_DIAMONDS,
    TWO_OF_SPADES,
)
from skillgames.games.fishing.examples import SCORING_CARDS, Shown, example, hand_value
from skillgames.games.fishing.state import (
    DEALS,
    HAND_SIZE,
    TABLE_SIZE,
    TARGET,
    RoundScore,
    score_round,
)
from skillgames.games.fishing.words import card_list

JACK, QUEEN, KING = "JC", "QC", "KC"
AN_ACE = "AC"
HALF_THE_PACK = PACK_SIZE // 2


def everything_won() -> RoundScore:
    """The points of a round in which one side takes every card, with one sweep."""
    return score_round(((1 << PACK_SIZE) - 1, 0), (1, 0))[0]


def sections(letters: str = LATIN) -> tuple[Section, ...]:
    """All five sections in their order."""
    return (
        Section("rules", (*_course(), *_taking(letters), *_sweeping(letters), *_ending())),
        Section("scoring", _scoring()),
        Section("levels", _levels()),
        Section("tips", _tips()),
        Section("controls", _controls()),
    )


def _course() -> tuple[Paragraph | Heading, ...]:
    first = translate(
        "FishingRules",
        "You and a bot share one pack of %1 cards. Some lie open on the table, and with the"
        " cards of your hand you catch them. Whoever has %2 points or more when a round is"
        " over wins the match.",
    )
    dealing = translate(
        "FishingRules",
        "A round begins with %1 cards for each of you and %2 open cards on the table. As soon"
        " as both hands are empty, both get %1 more, but the table gets none. After %3 deals"
        " the deck is used up and the round ends.",
    )
    turns = QT_TRANSLATE_NOOP(
        "FishingRules",
        "The bot deals the first round, so you lead in it: whoever does not deal begins every"
        " deal of the round. In the next round it is the other way about, and so on in turn.",
    )
    return (
        Paragraph(first.with_args(PACK_SIZE, TARGET)),
        Heading(QT_TRANSLATE_NOOP("FishingRules", "Dealing and turns")),
        Paragraph(dealing.with_args(HAND_SIZE, TABLE_SIZE, DEALS)),
        Paragraph(turns),
    )


def _taking(letters: str) -> tuple[Paragraph | Heading | Figure | Grid, ...]:
    turn = QT_TRANSLATE_NOOP(
        "FishingRules",
        "In your turn you play one card. It takes all table cards of its own rank, and with"
        " them all groups of table cards that add up to its hand value. Several groups may go"
        " at once, but each table card belongs to one group only. Your card and its catch go"
        " to your pile.",
    )
    laid = QT_TRANSLATE_NOOP(
        "FishingRules",
        "A card that takes nothing is laid on the table and stays there for others to catch.",
    )
    values = QT_TRANSLATE_NOOP(
        "FishingRules",
        "Most cards count the same everywhere. Some grow when they are played from the hand,"
        " and the golden dot on such a card tells how much it is worth there. Once it lies on"
        " the table, it counts no more than its number again.",
    )
    by_rank = translate(
        "FishingRules",
        "An ace takes an ace. That may surprise you if you know similar games, but equal rank"
        " is always enough, whatever the hand value: besides the sums of %1 your ace also takes"
        " every ace on the table. In the same way the two of spades takes twos, and the ten of"
        " diamonds takes tens.",
    )
    chosen = QT_TRANSLATE_NOOP(
        "FishingRules",
        "You choose the card, but not what it catches. It always takes the best set there is:"
        " as many cards as possible; among equally large sets the one worth more points; then"
        " the one with more spades.",
    )
    compulsory = QT_TRANSLATE_NOOP(
        "FishingRules",
        "Taking is compulsory. You cannot take less, and a card that can catch something cannot"
        " just be laid down.",
    )
    return (
        Heading(QT_TRANSLATE_NOOP("FishingRules", "What a card takes")),
        Paragraph(turn),
        example("9C", "9D", "5C", "4H", "3S", "6D", letters=letters),
        Paragraph(laid),
        example("7C", "2H", "3D", "KC", letters=letters),
        Heading(QT_TRANSLATE_NOOP("FishingRules", "What a card is worth")),
        Paragraph(values),
        _values(),
        Paragraph(by_rank.with_args(hand_value(AN_ACE))),
        example("AC", "AD", "KH", "AH", "5C", letters=letters),
        example("2S", "KC", "2D", "2H", "8S", letters=letters),
        Heading(QT_TRANSLATE_NOOP("FishingRules", "The catch is chosen for you")),
        Paragraph(chosen),
        example("TC", "9C", "AD", "6H", "3S", letters=letters),
        example("8C", "5C", "3D", "3S", letters=letters),
        Paragraph(compulsory),
    )


def _values() -> Grid:
    def row(name: Msg, code: str) -> tuple[Cell, ...]:
        return name, str(TABLE_VALUE[card_of(code)]), str(hand_value(code))

    number = QT_TRANSLATE_NOOP("FishingRules", "its number")
    return Grid(
        (
            row(QT_TRANSLATE_NOOP("FishingRules", "Ace"), AN_ACE),
            row(QT_TRANSLATE_NOOP("FishingRules", "Two of spades"), CODES[TWO_OF_SPADES]),
            row(QT_TRANSLATE_NOOP("FishingRules", "Ten of diamonds"), CODES[TEN_OF_DIAMONDS]),
            (QT_TRANSLATE_NOOP("FishingRules", "Other number cards"), number, number),
            row(QT_TRANSLATE_NOOP("FishingRules", "Jack"), JACK),
            row(QT_TRANSLATE_NOOP("FishingRules", "Queen"), QUEEN),
            row(QT_TRANSLATE_NOOP("FishingRules", "King"), KING),
        ),
        (
            QT_TRANSLATE_NOOP("FishingRules", "Card"),
            QT_TRANSLATE_NOOP("FishingRules", "on the table"),
            QT_TRANSLATE_NOOP("FishingRules", "from the hand"),
        ),
    )


def _sweeping(letters: str) -> tuple[Paragraph | Heading | Figure, ...]:
    sweep = translate(
        "FishingRules",
        "Whoever takes everything that lies on the table makes a sweep, and every sweep counts"
        " (points: %1). A single card is enough, if it was the only one. The other player then"
        " has an empty table in front of them and can only lay a card down.",
    )
    last = QT_TRANSLATE_NOOP(
        "FishingRules",
        "There is one exception: the very last card of a round makes no sweep, even if it"
        " clears the table. Its catch counts as usual.",
    )
    return (
        Heading(QT_TRANSLATE_NOOP("FishingRules", "Sweeps")),
        Paragraph(sweep.with_args(everything_won().sweeps)),
        example("JC", "TS", "AH", "6C", "5D", letters=letters),
        Paragraph(last),
    )


def _ending() -> tuple[Paragraph | Heading, ...]:
    leftovers = QT_TRANSLATE_NOOP(
        "FishingRules",
        "When all cards of a round are played, the leftovers on the table go to whoever was the"
        " last to capture something, be it several turns ago. They are no sweep, but they count"
        " like all other cards in the pile.",
    )
    match = translate(
        "FishingRules",
        "Points are counted after each round, and the match goes on until somebody has %1 or"
        " more. If both of you get there in the same round, the higher score wins; if the scores"
        " are level, one more round is played.",
    )
    return (
        Heading(QT_TRANSLATE_NOOP("FishingRules", "The end of a round and of the match")),
        Paragraph(leftovers),
        Paragraph(match.with_args(TARGET)),
    )


def _scoring() -> tuple[Paragraph | Figure | Grid, ...]:
    points = everything_won()
    lines: tuple[tuple[Msg, int], ...] = (
        (QT_TRANSLATE_NOOP("FishingRules", "Most cards"), points.cards),
        (QT_TRANSLATE_NOOP("FishingRules", "Most spades"), points.spades),
        (QT_TRANSLATE_NOOP("FishingRules", "Each ace"), CARD_POINTS[card_of(AN_ACE)]),
        (QT_TRANSLATE_NOOP("FishingRules", "Two of spades"), points.two_of_spades),
        (QT_TRANSLATE_NOOP("FishingRules", "Ten of diamonds"), points.ten_of_diamonds),
        (QT_TRANSLATE_NOOP("FishingRules", "Each sweep"), points.sweeps),
    )
    grid = Grid(
        tuple((name, str(count)) for name, count in lines),
        (
            QT_TRANSLATE_NOOP("FishingRules", "In your pile"),
            QT_TRANSLATE_NOOP("FishingRules", "Points"),
        ),
    )
    level = translate(
        "FishingRules",
        "If both of you have %1 cards, nobody gets the point for most cards. Spades are never"
        " level, since there are %2 of them and all end up in the piles.",
    )
    total = translate(
        "FishingRules",
        "So a round has %1 points to share out, or %2 when the cards are level, and the sweeps"
        " come on top.",
    )
    spoken = translate("FishingRules", "The scoring cards: %1.").with_args(card_list(SCORING_CARDS))
    caption = QT_TRANSLATE_NOOP(
        "FishingRules", "The scoring cards carry a golden dot; in your hand it tells their value"
    )
    shared = points.total - points.sweeps
    return (
        Paragraph(
            QT_TRANSLATE_NOOP(
                "FishingRules",
                "After a round both piles are counted, and the score sheet ticks off what each"
                " of you has won.",
            )
        ),
        grid,
        Figure(Shown(SCORING_CARDS), caption, spoken),
        Paragraph(level.with_args(HALF_THE_PACK, ALL_SPADES.bit_count())),
        Paragraph(total.with_args(shared, shared - points.cards)),
    )


def _levels() -> tuple[Paragraph | Grid, ...]:
    fair = QT_TRANSLATE_NOOP(
        "FishingRules",
        "All bots play fair. They know their own hand, the table and the cards that have been"
        " played, just as you do, and never look into your hand or into the deck.",
    )
    rows = tuple((LEVEL_NAMES[level], sentence) for level, sentence in GAME.levels.items())
    return Paragraph(fair), Grid(rows)


def _tips() -> tuple[Paragraph, ...]:
    easy_sweep = translate(
        "FishingRules",
        "Before you play, look at what will be left. A lone card, or a pair that adds up to %1"
        " or less, invites a sweep; several cards that do not fit together are far harder to"
        " clear.",
    )
    large = translate(
        "FishingRules",
        "Keep your aces (%1), the two of spades (%2) and the ten of diamonds (%3) until the"
        " table is crowded: then they catch the most.",
    )
    spades = translate(
        "FishingRules",
        "Go after spades. They bring %1 points and most cards only %2, so when captures look"
        " equally good, choose the one with spades in it.",
    )
    scoring = QT_TRANSLATE_NOOP(
        "FishingRules",
        "Catch scoring cards while they lie there, and do not lay your own where the bot may"
        " fetch them.",
    )
    small = QT_TRANSLATE_NOOP(
        "FishingRules",
        "When nothing can be taken, lay down a small card that scores nothing and makes no easy"
        " sum with its neighbours.",
    )
    last = QT_TRANSLATE_NOOP(
        "FishingRules",
        "In the last deal every card you have not seen is in the bot’s hand: count them. And try"
        " to make the last capture, for the leftovers come with it.",
    )
    points = everything_won()
    return (
        Paragraph(easy_sweep.with_args(max(HAND_VALUE))),
        Paragraph(
            large.with_args(
                hand_value(AN_ACE), HAND_VALUE[TWO_OF_SPADES], HAND_VALUE[TEN_OF_DIAMONDS]
            )
        ),
        Paragraph(spades.with_args(points.spades, points.cards)),
        Paragraph(scoring),
        Paragraph(small),
        Paragraph(last),
    )


def _controls() -> tuple[Paragraph | Heading | Grid, ...]:
    lift = QT_TRANSLATE_NOOP(
        "FishingRules",
        "Tap a card of your hand and it lifts. The table cards it would take begin to glow, the"
        " others grow dim. Tap it once more to play it, or tap another card instead. You can"
        " switch the glow off on the sheet before the game.",
    )
    drag = QT_TRANSLATE_NOOP(
        "FishingRules",
        "Drag a card up out of your hand to play it at once. Drag it sideways to put your hand"
        " in another order.",
    )
    saved = QT_TRANSLATE_NOOP(
        "FishingRules",
        "The button in the upper left corner pauses the match. Every move is saved: you may"
        " leave at any time, and CONTINUE brings you back to the very same place.",
    )
    digits = f"1 … {HAND_SIZE}"
    keys: tuple[tuple[Cell, ...], ...] = (
        ("←  →", QT_TRANSLATE_NOOP("FishingRules", "choose a card")),
        (
            QT_TRANSLATE_NOOP("FishingRules", "Enter or Space"),
            QT_TRANSLATE_NOOP("FishingRules", "lift the card, then play it"),
        ),
        (digits, QT_TRANSLATE_NOOP("FishingRules", "lift the card in this place, then play it")),
        (
            QT_TRANSLATE_NOOP("FishingRules", "Esc"),
            QT_TRANSLATE_NOOP("FishingRules", "put the lifted card back, or open the menu"),
        ),
    )
    return (
        Paragraph(lift),
        Paragraph(drag),
        Heading(QT_TRANSLATE_NOOP("FishingRules", "Keys")),
        Grid(keys),
        Paragraph(saved),
    )
