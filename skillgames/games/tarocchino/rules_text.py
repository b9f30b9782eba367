"""The rules of Tarocchino as people read them.

Every figure in a sentence is an argument from the rules, and what an example brings is
found by the rules when it is shown: nothing here can contradict a game.
"""

from __future__ import annotations

from skillgames.engine.bologna import (
    FULL_PACK,
    MOORS,
    NUMBERS,
    PACK_POINTS,
    PACK_SIZE,
    SUIT_SIZE,
    SUITS,
    TRUMPS,
    VALUES,
    card_of,
)
from skillgames.engine.game import LEVEL_NAMES
from skillgames.engine.rulebook import LATIN, Cell, Figure, Grid, Heading, Paragraph, Section
from skillgames.engine.text import QT_TRANSLATE_NOOP, Msg, translate
from skillgames.games.tarocchino import GAME
from skillgames.games.tarocchino.combinations import (
    DOUBLED_FROM,
    EXTRA_POINTS,
    LEAST_REAL,
    SET_SIZE,
    SETS,
    SHORTEST,
    SHORTEST_POINTS,
    set_points,
    tally,
)
from skillgames.games.tarocchino.examples import combination, trick
from skillgames.games.tarocchino.settlement import LAST_TRICK_POINTS
from skillgames.games.tarocchino.state import DISCARDS, PACKET, TRICKS
from skillgames.games.tarocchino.words import COMBINATION_NAMES

WHOLE_PACK = tally(FULL_PACK)
"""All combinations there are."""

Blocks = tuple[Paragraph | Heading | Figure | Grid, ...]


def sections(letters: str = LATIN) -> tuple[Section, ...]:
    """All five sections in their order; this pack has its own letters."""
    return (
        Section("rules", (*_course(), *_pack(), *_deal(), *_tricks(), *_matto())),
        Section("scoring", (*_settlement(), *_card_points(), *_sets(), *_sequences())),
        Section("levels", _levels()),
        Section("tips", _tips()),
        Section("controls", _controls()),
    )


# --- rules -----------------------------------------------------------------------------


def _course() -> Blocks:
    return (
        Paragraph(
            translate(
                "TarocchinoRules",
                "You and the partner opposite play against the pair at your sides, with the"
                " tarot pack of Bologna and its %1 cards. In %2 tricks both sides collect"
                " cards, and what wins the game is what those cards add up to: sets and"
                " sequences count far more than single cards. One deal is one game.",
            ).with_args(PACK_SIZE, TRICKS)
        ),
    )


def _pack() -> Blocks:
    suits = translate(
        "TarocchinoRules",
        "There are %1 suits of %2 cards: swords, batons, cups and coins. King, Queen, Knight"
        " and Jack stand at the top. Below them swords and batons run from the ten down to"
        " the six and end with the Ace. In cups and coins the small cards are turned about:"
        " there the Ace comes right after the Jack, then the six, and the ten is the lowest.",
    )
    trumps = translate(
        "TarocchinoRules",
        "The %1 trumps beat every suit. The highest are Angel, World, Sun and Moon, then"
        " come the numbers from %2 down to %3, below them the %4 Moors, and the Begato at"
        " the bottom. The Moors are equal: of several in a trick the one played last is the"
        " best.",
    )
    return (
        Heading(QT_TRANSLATE_NOOP("TarocchinoRules", "The cards")),
        Paragraph(suits.with_args(len(SUITS), SUIT_SIZE)),
        trick("S6", "SA", "S10", "S9"),
        trick("C10", "C6", "CA", "C7"),
        Paragraph(
            trumps.with_args(len(TRUMPS), _number(NUMBERS[0]), _number(NUMBERS[-1]), len(MOORS))
        ),
        trick("S6", "M1", "M4", "M2"),
    )


def _number(code: str) -> str:
    """What is printed on a numbered trump."""
    return code[1:]


def _deal() -> Blocks:
    dealing = translate(
        "TarocchinoRules",
        "The dealer is drawn by lot. Cards go round in packets of %1, beginning at the"
        " dealer’s right, and so does the play: the next player is always the one on the"
        " right. In the end the dealer has %2 cards more than the others and lays that many"
        " away, face down. Kings, the Angel, the World, the Begato and the Matto must stay in"
        " the hand. What is laid away belongs to the dealer’s side if it wins at least one trick,"
        " otherwise to the other side.",
    )
    declaring = QT_TRANSLATE_NOOP(
        "TarocchinoRules",
        "Before the first card each player in turn either declares every combination in the"
        " hand or passes. A declaration counts at once and for good, even if the cards are"
        " lost later; the price is that everybody now knows them. The cards stay in the hand.",
    )
    return (
        Heading(QT_TRANSLATE_NOOP("TarocchinoRules", "Before the first card")),
        Paragraph(dealing.with_args(PACKET, DISCARDS)),
        Paragraph(declaring),
    )


def _tricks() -> Blocks:
    return (
        Heading(QT_TRANSLATE_NOOP("TarocchinoRules", "Tricks")),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "TarocchinoRules",
                "The player at the dealer’s right leads. Follow the suit that was led if you"
                " can. If you cannot, you have to play a trump, be it a useless one. Only"
                " without either may you play what you like. Nobody has to play higher than"
                " what lies there.",
            )
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "TarocchinoRules",
                "The highest trump takes the trick; without trumps the highest card of the"
                " suit led. Whoever takes it leads to the next one.",
            )
        ),
        trick("M1", "BEG", "T5", "M2"),
    )


def _matto() -> Blocks:
    free = QT_TRANSLATE_NOOP(
        "TarocchinoRules",
        "The Matto belongs to no suit. You may play it whenever you like instead of following,"
        " and it never takes a trick. If it is led, the next card says what has to be followed.",
    )
    back = translate(
        "TarocchinoRules",
        "It comes home even when the other side took the trick: at the end your side gives a"
        " card worth %1 from its tricks in exchange, the one it misses least. If it has none"
        " of those, the cheapest card goes. Only a side that won no trick at all loses it.",
    )
    return (
        Heading(QT_TRANSLATE_NOOP("TarocchinoRules", "The Matto")),
        Paragraph(free),
        trick("MAT", "D7", "C8", "D6"),
        Paragraph(back.with_args(min(VALUES))),
    )


# --- scoring ---------------------------------------------------------------------------


def _settlement() -> Blocks:
    order = translate(
        "TarocchinoRules",
        "After the last trick the cards laid away are turned up and go to their side, then the"
        " Matto comes home. What each side has now is counted: its combinations, its card"
        " points, and %1 points for the last trick. The declarations are added, and the larger"
        " total wins. Equal totals are a draw.",
    )
    same = QT_TRANSLATE_NOOP(
        "TarocchinoRules",
        "Hands that are declared and piles that were won are counted by the same rules. Each"
        " declared hand is counted for itself.",
    )
    return (
        Paragraph(order.with_args(LAST_TRICK_POINTS)),
        Paragraph(same),
    )


def _value(code: str) -> str:
    return str(VALUES[card_of(code)])


def _card_points() -> Blocks:
    rows: tuple[tuple[Cell, ...], ...] = (
        (QT_TRANSLATE_NOOP("TarocchinoRules", "Angel, World, Begato, Matto"), _value("ANG")),
        (QT_TRANSLATE_NOOP("TarocchinoRules", "King"), _value("SR")),
        (QT_TRANSLATE_NOOP("TarocchinoRules", "Queen"), _value("SQ")),
        (QT_TRANSLATE_NOOP("TarocchinoRules", "Knight"), _value("SC")),
        (QT_TRANSLATE_NOOP("TarocchinoRules", "Jack"), _value("SF")),
        (QT_TRANSLATE_NOOP("TarocchinoRules", "Every other card"), _value("S7")),
    )
    pairs = translate(
        "TarocchinoRules",
        "For every pair of cards in a pile a point is taken off again, so a pair of worthless"
        " cards makes %1 and the whole pack %2.",
    )
    return (
        Heading(QT_TRANSLATE_NOOP("TarocchinoRules", "Card points")),
        Grid(
            rows,
            (
                QT_TRANSLATE_NOOP("TarocchinoRules", "Card"),
                QT_TRANSLATE_NOOP("TarocchinoRules", "Points"),
            ),
        ),
        Paragraph(pairs.with_args(2 * VALUES[card_of("S7")] - 1, PACK_POINTS)),
    )


def _sets() -> Blocks:
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (
            COMBINATION_NAMES[name],
            str(set_points(SET_SIZE, three)),
            str(set_points(SET_SIZE + 1, three)),
        )
        for name, _, three in SETS
    )
    tarocchi = QT_TRANSLATE_NOOP(
        "TarocchinoRules",
        "The tarocchi are the Angel, the World, the Begato and the Matto. In a set no card"
        " stands for another.",
    )
    doubled = translate(
        "TarocchinoRules",
        "Whoever has %1 different sets or more counts all of them double. All sets together,"
        " with the doubling, make %2.",
    )
    return (
        Heading(QT_TRANSLATE_NOOP("TarocchinoRules", "Sets")),
        Grid(
            rows,
            (
                QT_TRANSLATE_NOOP("TarocchinoRules", "Set"),
                translate("TarocchinoRules", "%1 cards").with_args(SET_SIZE),
                translate("TarocchinoRules", "%1 cards").with_args(SET_SIZE + 1),
            ),
        ),
        Paragraph(tarocchi),
        combination("SR", "CR", "DR"),
        Paragraph(doubled.with_args(DOUBLED_FROM, 2 * WHOLE_PACK.set_points)),
        combination("SR", "CR", "DR", "BQ", "CQ", "SQ", "BC", "DC", "SC"),
    )


def _sequences() -> Blocks:
    worth = translate(
        "TarocchinoRules",
        "A sequence of %1 cards brings %2 points and every further card %3 more. There are"
        " several kinds: one in each suit, the Aces, the Moors, and the Grande of the trumps."
        " A card may serve in several combinations.",
    )
    contatori = QT_TRANSLATE_NOOP(
        "TarocchinoRules",
        "The Begato and the Matto are the contatori: in every sequence each of them may fill"
        " a gap or make the sequence longer by a card. They serve in all sequences at the same"
        " time.",
    )
    suit = QT_TRANSLATE_NOOP(
        "TarocchinoRules",
        "In a suit you need the King himself and a pair out of Queen, Knight and Jack; a"
        " contatore may stand for a card of the pair. The Ace adds a card, but is no use"
        " without them.",
    )
    alike = translate(
        "TarocchinoRules",
        "Aces and Moors need at least %1 cards, at least %2 of them real. Their order does not"
        " matter.",
    )
    grande = translate(
        "TarocchinoRules",
        "The Grande begins with the Angel and at least a pair out of World, Sun and Moon, one"
        " of them real; the third may be missing at no cost. Then the numbers follow from %1"
        " downwards without a gap. A contatore may fill a missing one, but contatori in"
        " neighbouring places end the row. If it reaches %2, every Moor adds a card.",
    )
    doubled = translate(
        "TarocchinoRules",
        "Whoever has %1 different sequences or more counts all of them double, whatever the"
        " sets do. All combinations of the pack together make %2.",
    )
    return (
        Heading(QT_TRANSLATE_NOOP("TarocchinoRules", "Sequences")),
        Paragraph(worth.with_args(SHORTEST, SHORTEST_POINTS, EXTRA_POINTS)),
        Paragraph(contatori),
        Paragraph(suit),
        combination("SR", "SQ", "SA", "BEG"),
        combination("SR", "SA", "BEG", "MAT"),
        Paragraph(alike.with_args(SHORTEST, LEAST_REAL)),
        combination("M1", "M3", "BEG", "MAT"),
        Paragraph(grande.with_args(_number(NUMBERS[0]), _number(NUMBERS[-1]))),
        combination("ANG", "SOL", "LUN", "MAT", "T15", "T14"),
        Paragraph(doubled.with_args(DOUBLED_FROM, WHOLE_PACK.points)),
        combination("SA", "BA", "M1", "M2", "CR", "CQ", "MAT"),
    )


# --- levels, tips, controls ------------------------------------------------------------


def _levels() -> Blocks:
    fair = QT_TRANSLATE_NOOP(
        "TarocchinoRules",
        "Your partner and your opponents play at the same level and play fair. They know their"
        " own hand, what was declared and what was played, and never look at other cards.",
    )
    rows = tuple((LEVEL_NAMES[level], sentence) for level, sentence in GAME.levels.items())
    return Paragraph(fair), Grid(rows)


def _tips() -> Blocks:
    tips: tuple[Msg, ...] = (
        translate(
            "TarocchinoRules",
            "Chase combinations, not tricks. A third King can bring %1 points and perhaps a"
            " doubling, a trick full of small cards next to nothing.",
        ).with_args(set_points(SET_SIZE, SETS[1][2])),
        QT_TRANSLATE_NOOP(
            "TarocchinoRules",
            "The Begato is the lowest trump and serves in every sequence. Bring it home on a"
            " trick your partner is sure to take, or trump with it when you play last.",
        ),
        QT_TRANSLATE_NOOP(
            "TarocchinoRules",
            "Keep the Matto until one of your Kings or Queens would fall, and play it instead.",
        ),
        QT_TRANSLATE_NOOP(
            "TarocchinoRules",
            "Lead a King while the others still hold cards of its suit. Later somebody will"
            " trump it.",
        ),
        QT_TRANSLATE_NOOP(
            "TarocchinoRules",
            "When you cannot win a trick, throw a small card of a short suit: soon you can"
            " trump there.",
        ),
        QT_TRANSLATE_NOOP(
            "TarocchinoRules",
            "As the dealer lay away what is in danger. A Queen on her own or an Ace is as good"
            " as won there, and counts in your side’s combinations at the end.",
        ),
        QT_TRANSLATE_NOOP(
            "TarocchinoRules",
            "Remember what was declared. If the other side lacks one King, that King must not"
            " fall to them, even if it costs you a high trump.",
        ),
    )
    return tuple(Paragraph(tip) for tip in tips)


def _controls() -> Blocks:
    lift = QT_TRANSLATE_NOOP(
        "TarocchinoRules",
        "Tap a card of your hand and it lifts; tap it once more to play it. Cards that may not"
        " be played are dimmed, and a tap tells why. You can also drag a card up to play it at"
        " once.",
    )
    discard = translate(
        "TarocchinoRules",
        "As the dealer tap the %1 cards you want to lay away, then the button. If a card must"
        " stay in the hand, the button says so.",
    )
    keys: tuple[tuple[Cell, ...], ...] = (
        ("←  →", QT_TRANSLATE_NOOP("TarocchinoRules", "choose a card")),
        (
            QT_TRANSLATE_NOOP("TarocchinoRules", "Enter or Space"),
            QT_TRANSLATE_NOOP("TarocchinoRules", "lift the card, then play it"),
        ),
        (
            QT_TRANSLATE_NOOP("TarocchinoRules", "Esc"),
            QT_TRANSLATE_NOOP("TarocchinoRules", "put the lifted card back, or open the menu"),
        ),
    )
    saved = QT_TRANSLATE_NOOP(
        "TarocchinoRules",
        "Every move is saved: you may leave at any time and go on at the very same place.",
    )
    return (
        Paragraph(lift),
        Paragraph(discard.with_args(DISCARDS)),
        Heading(QT_TRANSLATE_NOOP("TarocchinoRules", "Keys")),
        Grid(keys),
        Paragraph(saved),
    )
