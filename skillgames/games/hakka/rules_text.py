"""The rules of Hakka cards as people read them.

Every figure in a sentence is an argument from the rules, and what an example shows is found
by the rules when it is shown: nothing here can contradict a match.
"""

from __future__ import annotations

from skillgames.engine.game import LEVEL_NAMES
from skillgames.engine.rulebook import LATIN, Block, Grid, Heading, Paragraph, Section
from skillgames.engine.text import QT_TRANSLATE_NOOP, Msg, translate
from skillgames.engine.tigers import NUMBERS, PACK_SIZE, SUITS, codes_in
from skillgames.games.hakka import GAME
from skillgames.games.hakka.examples import answered, dream, shown, stars_among
from skillgames.games.hakka.patterns import SHORTEST, TIGERS, elders
from skillgames.games.hakka.scoring import (
    DREAM_TRICKS,
    ENOUGH,
    POINTS,
    SEATS,
    TIGERS_TRICKS,
    TRICKS,
)
from skillgames.games.hakka.state import ACTIVE, HAND_SIZE, HANDS
from skillgames.games.hakka.words import SUIT_NAMES, WAN_SIN, card_name

MING = (1368, 1644)
"""The first and the last year of the dynasty the game comes from."""

DIGITS = "1234567890"
"""Keys for the first ten cards of a hand."""

FIVE_TIGERS = tuple(codes_in(TIGERS))
FIRST_ELDERS = tuple(codes_in(elders(0)))


def sections(letters: str = LATIN) -> tuple[Section, ...]:
    """All five sections in their order."""
    return (
        Section("rules", (*_course(), *_patterns(), *_elders(), *_tricks(), *_claims())),
        Section("scoring", _scoring()),
        Section("levels", _levels()),
        Section("tips", _tips()),
        Section("controls", _controls()),
    )


def _course() -> tuple[Block, ...]:
    about = translate(
        "HakkaRules",
        "Hakka cards is a trick game for %1 players from China. The cards are those of the Six"
        " Tigers, and people have played with them since the days of the Ming dynasty"
        " (%2–%3). In every hand one player dreams, and the other %4 fight for tricks. Whoever"
        " gets %5 tricks or more may win the hand.",
    )
    pack = translate(
        "HakkaRules",
        "The pack has %1 cards: suits with the numbers %2 to %3, and one single card more."
        " The suits have an order. From the highest to the lowest they are %4, %5, %6 and %7."
        " The odd card is %8. It counts as a one and has no suit.",
    )
    suits = [SUIT_NAMES[suit] for suit in SUITS]
    deal = translate(
        "HakkaRules",
        "First everybody gets one card. Then the dealer and both neighbours go on until each"
        " of them holds %1. The player opposite the dealer keeps that one card, sees it and"
        " falls asleep over it: this is the dreamer, who plays no trick in this hand.",
    )
    turns = translate(
        "HakkaRules",
        "Turns go anticlockwise, so after you comes the player on your right. A match has"
        " %1 hands. Chance picks who deals the first one.",
    )
    calling = QT_TRANSLATE_NOOP(
        "HakkaRules",
        "Before play, the dealer says whether to call or to pass. Calling is a promise to go for"
        " the win. If the dealer passes, the next one is asked, and so on; the first call ends"
        " the asking. Whoever calls deals the next hand. When all pass, the hand is void:"
        " the same dealer deals again, and the hand does not count.",
    )
    privileged = QT_TRANSLATE_NOOP(
        "HakkaRules",
        "A caller who is not the dealer becomes the privileged player. The privilege cuts both"
        " ways. This player may lead an Elder whenever they like, but pays for everybody if"
        " somebody else wins.",
    )
    return (
        Paragraph(about.with_args(SEATS, *MING, ACTIVE, ENOUGH)),
        Heading(QT_TRANSLATE_NOOP("HakkaRules", "The pack")),
        Paragraph(pack.with_args(PACK_SIZE, min(NUMBERS), max(NUMBERS), *suits, WAN_SIN)),
        shown(
            QT_TRANSLATE_NOOP("HakkaRules", "The suits from high to low, and Wan Sin"),
            *(f"{suit}{max(NUMBERS)}" for suit in SUITS),
            "W1",
        ),
        Heading(QT_TRANSLATE_NOOP("HakkaRules", "The deal and the dreamer")),
        Paragraph(deal.with_args(HAND_SIZE)),
        Paragraph(turns.with_args(HANDS)),
        Heading(QT_TRANSLATE_NOOP("HakkaRules", "Calling")),
        Paragraph(calling),
        Paragraph(privileged),
    )


def _patterns() -> tuple[Block, ...]:
    intro = QT_TRANSLATE_NOOP(
        "HakkaRules",
        "Cards are led in patterns: runs, sets and singles. Only a pattern of the same kind with"
        " the same number of cards can beat another.",
    )
    run = translate(
        "HakkaRules",
        "A run is %1 or more cards of one suit in a row. The higher suit wins whatever the"
        " numbers are; within a suit the higher numbers win. A run does not go round the corner"
        " from %2 to %3, and Wan Sin fits into no run.",
    )
    group = translate(
        "HakkaRules",
        "A set is %1 or more cards of one number; there are no pairs. The higher number wins,"
        " with one exception: ones are so strong that only a set of nines beats them. Wan Sin"
        " counts among the ones, so a set of ones may have up to %2 cards.",
    )
    single = QT_TRANSLATE_NOOP(
        "HakkaRules",
        "A single card is beaten only by a higher card of its own suit. A high card of another"
        " suit does nothing.",
    )
    return (
        Heading(QT_TRANSLATE_NOOP("HakkaRules", "Patterns")),
        Paragraph(intro),
        Paragraph(run.with_args(SHORTEST, max(NUMBERS), min(NUMBERS))),
        answered("Z7 Z8 Z9", "G1 G2 G3"),
        Paragraph(group.with_args(SHORTEST, len(FIVE_TIGERS))),
        answered("P8 G8 Z8", "P1 Z1 W1"),
        answered("P1 Z1 W1", "P9 G9 S9"),
        Paragraph(single),
        answered("G5", "G7"),
        answered("G5", "P9"),
    )


def _elders() -> tuple[Block, ...]:
    stars = translate(
        "HakkaRules",
        "A card that no other card can beat is an Elder, and a golden star marks it. At the"
        " start these are all the nines, and %1, %2 and %3. These ones are low, but nothing"
        " beats them when they are led alone, and alone they beat nothing themselves.",
    )
    rise = translate(
        "HakkaRules",
        "When all higher cards of its suit have been played, a card becomes an Elder too: after"
        " %1 comes %2. Only cards played face up count for this. Discards lie face down and the"
        " dreamer’s card is hidden, so a star tells you nothing you could not have seen.",
    )
    names = [card_name(code) for code in ("P1", "S1", "W1")]
    seen = ("P9", "G7", "G8", "G9")
    later = ("P8", "P7", "G6", "G5")
    return (
        Heading(QT_TRANSLATE_NOOP("HakkaRules", "Elders")),
        Paragraph(stars.with_args(*names)),
        shown(
            QT_TRANSLATE_NOOP("HakkaRules", "The Elders of a new hand"),
            *FIRST_ELDERS,
            stars=FIRST_ELDERS,
        ),
        Paragraph(rise.with_args(card_name("P9"), card_name("P8"))),
        shown(
            translate("HakkaRules", "After %1 and the run of %2 up to %3").with_args(
                card_name("P9"), card_name("G7"), card_name("G9")
            ),
            *later,
            stars=stars_among(later, seen),
        ),
    )


def _tricks() -> tuple[Block, ...]:
    lead = QT_TRANSLATE_NOOP(
        "HakkaRules",
        "The dealer leads to the first trick: a run, a set or a single card. The next players in"
        " turn have to beat the best pattern so far if they can. If you cannot, you discard as"
        " many cards as were led, any you like, face down. A setting before the game makes it"
        " free to beat or not.",
    )
    wins = QT_TRANSLATE_NOOP(
        "HakkaRules",
        "The best pattern takes as many tricks as it has cards, and its player leads next.",
    )
    single = QT_TRANSLATE_NOOP(
        "HakkaRules",
        "You are not free to lead any single card. It must come from the highest suit among your"
        " cards without a star. A card with a star may be led alone only when you hold nothing"
        " else. The privileged player may lead an Elder at any time. Runs and sets may always be"
        " led, stars or not.",
    )
    return (
        Heading(QT_TRANSLATE_NOOP("HakkaRules", "Tricks")),
        Paragraph(lead),
        Paragraph(wins),
        Paragraph(single),
    )


def _claims() -> tuple[Block, ...]:
    declare = translate(
        "HakkaRules",
        "Whenever you have just won a trick, your tricks and the Elders in your hand are added"
        " up. If the sum is %1 or more, you may declare victory, and the hand ends: each Elder"
        " counts as a trick. Or you play on for more, at the risk of getting nothing.",
    )
    gone = translate(
        "HakkaRules",
        "When the last cards are gone nobody is asked. The winner of the last trick wins with"
        " %1 tricks or more, else another player who has them. If nobody has, nobody pays, but"
        " the hand still counts.",
    )
    tigers = translate(
        "HakkaRules",
        "All the ones and Wan Sin in one hand are the Five Tigers. Whoever holds them after the"
        " call may show them before the first lead and wins at once with %1 tricks. The question"
        " is put in secret: nobody else learns if somebody kept the tigers and played on.",
    )
    return (
        Heading(QT_TRANSLATE_NOOP("HakkaRules", "Declaring victory")),
        Paragraph(declare.with_args(ENOUGH)),
        Paragraph(gone.with_args(ENOUGH)),
        Heading(QT_TRANSLATE_NOOP("HakkaRules", "The Five Tigers")),
        Paragraph(tigers.with_args(TIGERS_TRICKS)),
        shown(
            QT_TRANSLATE_NOOP("HakkaRules", "The Five Tigers"),
            *FIVE_TIGERS,
            stars=stars_among(FIVE_TIGERS),
        ),
    )


def _scoring() -> tuple[Block, ...]:
    tricks = QT_TRANSLATE_NOOP(
        "HakkaRules",
        "Points double with every trick, and the last step is a leap. The winner collects these"
        " points from each of the other players of the hand.",
    )
    rows = tuple((str(count), str(POINTS[count])) for count in range(ENOUGH, TRICKS + 1))
    grid = Grid(
        rows,
        (
            QT_TRANSLATE_NOOP("HakkaRules", "Tricks"),
            QT_TRANSLATE_NOOP("HakkaRules", "Points from each"),
        ),
    )
    dreamer = translate(
        "HakkaRules",
        "Then the dreamer wakes and turns the card up. The dreamer has %1 tricks, which bring"
        " nothing by themselves, and one more for every card of the winning hand with the same"
        " number. The winning hand is made of"
        " the cards that took the winner’s tricks and the Elders declared with them. For these"
        " tricks the dreamer collects points from the same players. The winner does not pay"
        " the dreamer, and the dreamer never pays.",
    )
    burden = translate(
        "HakkaRules",
        "A privileged player who does not win pays for both losers, the winner’s points and the"
        " dreamer’s: twice everything, and the other loser pays nothing. With %1 tricks the"
        " winner then gets %2 from the privileged player alone.",
    )
    tigers = translate(
        "HakkaRules",
        "The Five Tigers bring %1 points from each. The winning hand is then these cards"
        " alone, so the dreamer gets nothing.",
    )
    match = translate(
        "HakkaRules",
        "Everybody starts at %1, and what one player wins others have paid. After %2 hands the"
        " highest total wins the match; equal totals share it.",
    )
    return (
        Paragraph(tricks),
        grid,
        Heading(QT_TRANSLATE_NOOP("HakkaRules", "The dreamer wakes")),
        Paragraph(dreamer.with_args(DREAM_TRICKS)),
        dream("G7", "P7 Z7 S7 P8 P9 W1"),
        Heading(QT_TRANSLATE_NOOP("HakkaRules", "The price of the privilege")),
        Paragraph(burden.with_args(ENOUGH, 2 * POINTS[ENOUGH])),
        Paragraph(tigers.with_args(POINTS[TIGERS_TRICKS])),
        Heading(QT_TRANSLATE_NOOP("HakkaRules", "The match")),
        Paragraph(match.with_args(0, HANDS)),
    )


def _levels() -> tuple[Block, ...]:
    fair = QT_TRANSLATE_NOOP(
        "HakkaRules",
        "All bots play fair. They know their own cards and what lies face up, just as you do,"
        " and never look at other hands, at discards or at the dreamer’s card.",
    )
    rows = tuple((LEVEL_NAMES[level], sentence) for level, sentence in GAME.levels.items())
    return Paragraph(fair), Grid(rows)


def _tips() -> tuple[Block, ...]:
    texts: tuple[Msg, ...] = (
        QT_TRANSLATE_NOOP(
            "HakkaRules",
            "Count your stars before you call. Elders win by lying in your hand, but only after"
            " you have won a trick, so you also need a way to get the lead.",
        ),
        QT_TRANSLATE_NOOP(
            "HakkaRules",
            "Long runs of a high suit are the best way to win many tricks at once: few hands can"
            " answer with a run of the same length.",
        ),
        QT_TRANSLATE_NOOP(
            "HakkaRules",
            "Be careful with the privilege. If you are not the dealer, your hand should promise"
            " more than the double you pay when it goes wrong.",
        ),
        QT_TRANSLATE_NOOP(
            "HakkaRules",
            "When you have to discard, part with lone cards of low suits first. Keep cards of a"
            " run or a set together, and keep your stars to the end.",
        ),
        translate(
            "HakkaRules",
            "With %1 tricks in sight, think before you declare: each further trick doubles the"
            " points. If you hold a run or a set that nobody can answer any more, lead it first.",
        ).with_args(ENOUGH),
        QT_TRANSLATE_NOOP(
            "HakkaRules",
            "In the middle seat beat high: the next player still wants to beat you. In the last"
            " seat the lowest card that beats is enough.",
        ),
        QT_TRANSLATE_NOOP(
            "HakkaRules",
            "Watch who discards under a single card. Where one must beat if one can, that player"
            " holds nothing higher in its suit.",
        ),
    )
    return tuple(Paragraph(text) for text in texts)


def _controls() -> tuple[Block, ...]:
    lift = QT_TRANSLATE_NOOP(
        "HakkaRules",
        "Tap cards of your hand to lift them; tap again to put one back. The button tells what"
        " the lifted cards form and whether they beat, and plays them. Buttons for calling,"
        " declaring and discarding appear when you may use them.",
    )
    hints = QT_TRANSLATE_NOOP(
        "HakkaRules",
        "When you tap a card, the patterns that hold it are offered, so a whole run is lifted at"
        " once.",
    )
    drag = QT_TRANSLATE_NOOP("HakkaRules", "Drag the lifted cards up to play them at once.")
    saved = QT_TRANSLATE_NOOP(
        "HakkaRules",
        "The button in the upper left corner pauses the match. Every move is saved: you may"
        " leave at any time, and CONTINUE brings you back to the very same place.",
    )
    keys = (
        ("←  →", QT_TRANSLATE_NOOP("HakkaRules", "choose a card or a button")),
        (
            QT_TRANSLATE_NOOP("HakkaRules", "Space"),
            QT_TRANSLATE_NOOP("HakkaRules", "lift the card or put it back, or press the button"),
        ),
        ("↑  ↓", QT_TRANSLATE_NOOP("HakkaRules", "lift another pattern with this card")),
        (
            f"{DIGITS[0]} … {DIGITS[-2]}, {DIGITS[-1]}",
            QT_TRANSLATE_NOOP("HakkaRules", "lift the card in this place"),
        ),
        (
            QT_TRANSLATE_NOOP("HakkaRules", "Enter"),
            QT_TRANSLATE_NOOP("HakkaRules", "play or discard the lifted cards"),
        ),
        (
            QT_TRANSLATE_NOOP("HakkaRules", "Esc"),
            QT_TRANSLATE_NOOP("HakkaRules", "put all lifted cards back, or open the menu"),
        ),
    )
    return (
        Paragraph(lift),
        Paragraph(hints),
        Paragraph(drag),
        Heading(QT_TRANSLATE_NOOP("HakkaRules", "Keys")),
        Grid(keys),
        Paragraph(saved),
    )
