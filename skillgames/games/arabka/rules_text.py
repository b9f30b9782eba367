"""The rules of Arabka as people read them.

Every figure in a sentence is an argument from the rules, and what fits in an example is found by
the rules when it is shown.
"""

from __future__ import annotations

from skillgames.engine.game import LEVEL_NAMES
from skillgames.engine.rulebook import LATIN, Cell, Figure, Grid, Heading, Paragraph, Section
from skillgames.engine.text import QT_TRANSLATE_NOOP, Msg, translate
from skillgames.games.arabka import GAME
from skillgames.games.arabka.examples import BONUS_CARDS, ORDER, Start, fit, rank_sign, signs
from skillgames.games.arabka.pack import PACK_SIZE
from skillgames.games.arabka.state import (
    FEWEST,
    FOUR_ALIKE,
    HAND_SIZE,
    MOST,
    SLOTS,
    STALL,
)
from skillgames.games.arabka.words import card_list

NINE = 2 * SLOTS + HAND_SIZE
"""Cards of a player at the start."""
START = Start(("KD", "5H", "TS"), ("9D", "QH", "3C"))

Blocks = tuple[Paragraph | Heading | Figure | Grid, ...]


def sections(letters: str = LATIN) -> tuple[Section, ...]:
    """All five sections in their order."""
    rules = (
        *_course(),
        *_swapping(),
        *_laying(letters),
        *_bonus(letters),
        *_four(),
        *_drawing(),
        *_ending(),
    )
    return (
        Section("rules", rules),
        Section("scoring", _scoring()),
        Section("levels", _levels()),
        Section("tips", _tips()),
        Section("controls", _controls()),
    )


def _course() -> Blocks:
    first = translate(
        "ArabkaRules",
        "Arabka is a race to get rid of your cards. %1 to %2 players share one pack of %3 cards,"
        " and whoever has none left first wins.",
    )
    dealing = translate(
        "ArabkaRules",
        "Everybody gets %1 cards: %2 closed ones in a row on the table, %2 open ones on top of"
        " them, and %3 in hand. You see your hand and all open cards, but nobody knows the closed"
        " ones, not even their owner. The other cards are the deck.",
    )
    caption = translate("ArabkaRules", "Your %1 cards: closed, open on top of them, and your hand")
    spoken = translate(
        "ArabkaRules", "Open cards, each on a closed card: %1. In hand: %2."
    ).with_args(card_list(START.opened), card_list(START.hand))
    return (
        Paragraph(first.with_args(FEWEST, MOST, PACK_SIZE)),
        Paragraph(dealing.with_args(NINE, SLOTS, HAND_SIZE)),
        Figure(START, caption.with_args(NINE), spoken),
    )


def _swapping() -> Blocks:
    swap = translate(
        "ArabkaRules",
        "Before play you may exchange cards of your hand for your own open cards, up to %1 of"
        " them. You do that once: after READY all stays as it is. The players do so in turn, and"
        " the dealer, who is drawn by chance, comes last.",
    )
    start = QT_TRANSLATE_NOOP(
        "ArabkaRules",
        "The player with the lowest ordinary card in hand begins and may lay anything. If"
        " several hold an equally low one, the first of them after the dealer begins.",
    )
    return (
        Heading(QT_TRANSLATE_NOOP("ArabkaRules", "Swapping")),
        Paragraph(swap.with_args(HAND_SIZE)),
        Paragraph(start),
    )


def _laying(letters: str) -> Blocks:
    turn = QT_TRANSLATE_NOOP(
        "ArabkaRules",
        "In your turn you lay one card on the pile, or several of the same rank at once. They"
        " must be equal to the card on top or higher. Four is the lowest rank and the ace the"
        " highest; suits do not matter. On an empty pile anything fits.",
    )
    no_ten = translate(
        "ArabkaRules", "Twos, threes and tens have no place in this order: %1 comes right after %2."
    )
    order = translate("ArabkaRules", "From the lowest to the highest: %1")
    taking = QT_TRANSLATE_NOOP(
        "ArabkaRules",
        "If nothing in your hand fits, you must take the whole pile into your hand, and your turn"
        " is over. The next player begins a new pile. As long as something fits, a bonus card"
        " included, you may not take.",
    )
    options = QT_TRANSLATE_NOOP(
        "ArabkaRules",
        "Two things can be changed on the sheet before the game: that only higher cards fit and"
        " equal ones do not, and that the pile may be taken at will.",
    )
    jack, nine = ORDER.cards[6], ORDER.cards[5]
    return (
        Heading(QT_TRANSLATE_NOOP("ArabkaRules", "Laying cards")),
        Paragraph(turn),
        Figure(
            ORDER,
            order.with_args(signs(ORDER.cards, letters)),
            order.with_args(card_list(ORDER.cards)),
        ),
        Paragraph(no_ten.with_args(rank_sign(jack, letters), rank_sign(nine, letters))),
        fit(("6D", "9C"), ("8H", "9D", "JS", "2C"), letters),
        Paragraph(taking),
        fit(("KS", "AC"), ("8D", "9H", "JC"), letters),
        Paragraph(options),
    )


def _bonus(letters: str) -> Blocks:
    meaning: tuple[tuple[Cell, Cell], ...] = (
        (
            rank_sign(BONUS_CARDS.cards[0]),
            QT_TRANSLATE_NOOP("ArabkaRules", "The next player may lay any card on it."),
        ),
        (
            rank_sign(BONUS_CARDS.cards[1]),
            QT_TRANSLATE_NOOP(
                "ArabkaRules", "The next player takes the whole pile and misses a turn."
            ),
        ),
        (
            rank_sign(BONUS_CARDS.cards[2]),
            QT_TRANSLATE_NOOP(
                "ArabkaRules",
                "The pile and the ten itself leave the game, and you may lay again.",
            ),
        ),
    )
    first = QT_TRANSLATE_NOOP(
        "ArabkaRules", "Bonus cards may be laid on any card, and each does something of its own."
    )
    three = QT_TRANSLATE_NOOP(
        "ArabkaRules",
        "Nothing helps against a three: the pile goes into the next player’s hand together with"
        " the three, and the player after that begins a new pile. With two players that is the"
        " one who laid the three.",
    )
    ten = QT_TRANSLATE_NOOP(
        "ArabkaRules",
        "After a ten you need not lay again: you may end your turn. If your hand is empty while"
        " there is a deck, you only draw.",
    )
    several = QT_TRANSLATE_NOOP(
        "ArabkaRules", "Several bonus cards of a rank laid together do the same as a single one."
    )
    caption = translate("ArabkaRules", "Bonus cards: %1")
    return (
        Heading(QT_TRANSLATE_NOOP("ArabkaRules", "Bonus cards")),
        Paragraph(first),
        Figure(
            BONUS_CARDS,
            caption.with_args(signs(BONUS_CARDS.cards, letters)),
            caption.with_args(card_list(BONUS_CARDS.cards)),
        ),
        Grid(
            meaning,
            (
                QT_TRANSLATE_NOOP("ArabkaRules", "Card"),
                QT_TRANSLATE_NOOP("ArabkaRules", "What it does"),
            ),
        ),
        Paragraph(three),
        Paragraph(ten),
        Paragraph(several),
    )


def _four() -> Blocks:
    four = translate(
        "ArabkaRules",
        "Whoever lays all %1 cards of a rank in one lay may add more on top in the same turn: one"
        " to %1 cards of another rank that fits. If those are %1 alike again, the right comes"
        " again. The cards of the pile stay where they are.",
    )
    own = translate(
        "ArabkaRules",
        "Only %1 cards from one hand in one lay count. Completing a set that partly lies on the"
        " pile already brings nothing.",
    )
    return (
        Heading(QT_TRANSLATE_NOOP("ArabkaRules", "Four alike")),
        Paragraph(four.with_args(FOUR_ALIKE)),
        Paragraph(own.with_args(FOUR_ALIKE)),
    )


def _drawing() -> Blocks:
    draw = translate(
        "ArabkaRules",
        "At the end of your turn you draw from the deck until you hold %1 cards. With %1 or more"
        " in hand you draw none. Once the deck is used up, you play on with what you hold.",
    )
    opened = translate(
        "ArabkaRules",
        "When the deck is gone and your hand is empty, you take your %1 open cards into your hand,"
        " all at once, and play on with them. Open cards are never laid from the table.",
    )
    closed = QT_TRANSLATE_NOOP(
        "ArabkaRules",
        "When these are gone too, you turn over one of your closed cards in your turn without"
        " knowing it. If it fits, it is laid. If it does not fit, it comes into your hand with the"
        " whole pile, and you must get rid of all that before you may turn over the next one.",
    )
    return (
        Heading(QT_TRANSLATE_NOOP("ArabkaRules", "Drawing, open and closed cards")),
        Paragraph(draw.with_args(HAND_SIZE)),
        Paragraph(opened.with_args(SLOTS)),
        Paragraph(closed),
    )


def _ending() -> Blocks:
    end = QT_TRANSLATE_NOOP(
        "ArabkaRules",
        "The first player without any cards, in hand and on the table, wins at once. It does not"
        " matter what the last card is: a last three or ten does nothing more.",
    )
    stall = translate(
        "ArabkaRules",
        "Players can hand the same cards to each other for ever. So if for %1 turns in a row"
        " nobody draws, sends cards out of the game, takes up open cards or turns over a closed"
        " one, the game is a draw.",
    )
    return (
        Heading(QT_TRANSLATE_NOOP("ArabkaRules", "The end")),
        Paragraph(end),
        Paragraph(stall.with_args(STALL)),
    )


def _scoring() -> Blocks:
    none = QT_TRANSLATE_NOOP(
        "ArabkaRules",
        "There are no points in Arabka. The first player without cards wins, all others lose"
        " alike, however many cards they still hold.",
    )
    draw = QT_TRANSLATE_NOOP(
        "ArabkaRules",
        "A draw, when nothing moves any more, is won by nobody. It counts as a finished game and"
        " ends a winning streak.",
    )
    return Paragraph(none), Paragraph(draw)


def _levels() -> Blocks:
    fair = QT_TRANSLATE_NOOP(
        "ArabkaRules",
        "All bots play fair. They see their own hand, the open cards and the pile, and remember"
        " what was taken, just as you can. Closed cards, the deck and your hand are hidden from"
        " them.",
    )
    rows = tuple((LEVEL_NAMES[level], sentence) for level, sentence in GAME.levels.items())
    return Paragraph(fair), Grid(rows)


def _tips() -> Blocks:
    tips: tuple[Msg, ...] = (
        QT_TRANSLATE_NOOP(
            "ArabkaRules",
            "Swap so that your best cards lie open: threes, tens, aces and kings. They come into"
            " your hand when there is no deck to help you, and up to then you get rid of low cards"
            " while you draw new ones anyway.",
        ),
        QT_TRANSLATE_NOOP(
            "ArabkaRules",
            "Lay your lowest cards first, and all of a rank together. High cards will fit later"
            " too, low ones may not.",
        ),
        QT_TRANSLATE_NOOP(
            "ArabkaRules",
            "Keep bonus cards until you need them. While something ordinary fits, they are your"
            " insurance against taking the pile.",
        ),
        QT_TRANSLATE_NOOP(
            "ArabkaRules",
            "A three hurts the more, the larger the pile is. But whoever takes the pile gets the"
            " three as well, and it may come back to you.",
        ),
        QT_TRANSLATE_NOOP(
            "ArabkaRules",
            "Watch what others take from the pile: these cards are in their hand until they lay"
            " them. Unless it may be taken at will, whoever took the pile had nothing that fitted.",
        ),
        QT_TRANSLATE_NOOP(
            "ArabkaRules",
            "Once the deck is gone, few ranks in hand are better than few cards: all cards of a"
            " rank go in one turn.",
        ),
        QT_TRANSLATE_NOOP(
            "ArabkaRules",
            "Turn over a closed card when the pile is empty, if you can: on an empty pile every"
            " card fits.",
        ),
    )
    return tuple(map(Paragraph, tips))


def _controls() -> Blocks:
    swap = QT_TRANSLATE_NOOP(
        "ArabkaRules",
        "To swap, tap a card of your hand and one of your open cards. You may change your mind"
        " until you press READY.",
    )
    lay = QT_TRANSLATE_NOOP(
        "ArabkaRules",
        "Tap a card of your hand and it lifts; tap others of its rank to add them. Cards that do"
        " not fit are dimmed. Tap again, drag the cards up, or press PLAY to lay them.",
    )
    other = QT_TRANSLATE_NOOP(
        "ArabkaRules",
        "TAKE lights up when taking the pile is your move, END TURN when you may lay once more but"
        " need not. A closed card is turned over with a tap.",
    )
    saved = QT_TRANSLATE_NOOP(
        "ArabkaRules",
        "The button in the upper left corner pauses the match. Every move is saved: you may"
        " leave at any time, and CONTINUE brings you back to the very same place.",
    )
    keys: tuple[tuple[Cell, ...], ...] = (
        ("←  →", QT_TRANSLATE_NOOP("ArabkaRules", "choose a card")),
        (
            QT_TRANSLATE_NOOP("ArabkaRules", "Space"),
            QT_TRANSLATE_NOOP("ArabkaRules", "add the card to those you lay, or put it back"),
        ),
        (
            QT_TRANSLATE_NOOP("ArabkaRules", "Enter"),
            QT_TRANSLATE_NOOP("ArabkaRules", "lay the cards"),
        ),
        ("T", QT_TRANSLATE_NOOP("ArabkaRules", "take the pile")),
        ("E", QT_TRANSLATE_NOOP("ArabkaRules", "end your turn")),
        (
            QT_TRANSLATE_NOOP("ArabkaRules", "Esc"),
            QT_TRANSLATE_NOOP("ArabkaRules", "put lifted cards back, or open the menu"),
        ),
    )
    return (
        Paragraph(swap),
        Paragraph(lay),
        Paragraph(other),
        Heading(QT_TRANSLATE_NOOP("ArabkaRules", "Keys")),
        Grid(keys),
        Paragraph(saved),
    )
