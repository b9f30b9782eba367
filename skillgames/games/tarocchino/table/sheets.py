"""The score sheet and the results of Tarocchino, as rows for the shared sheets."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter

from skillgames.engine.bologna import CODES, CONTATORI_MASK, SUITS, card_of, cards_in, codes_in
from skillgames.engine.game import LEVEL_NAMES, Level
from skillgames.games.tarocchino.combinations import Combination, Tally
from skillgames.games.tarocchino.settlement import EXCHANGED, KEPT, Settlement, side_of
from skillgames.games.tarocchino.state import TarocchinoView
from skillgames.games.tarocchino.table.geometry import (
    PERSON,
)
from skillgames.games.tarocchino.table.labels import SIDE_COLOURS
from skillgames.games.tarocchino.table.pictures import paint_won_fan
from skillgames.games.tarocchino.table.sentences import TarocchinoSentences
from skillgames.games.tarocchino.table.signs import sign_of
from skillgames.games.tarocchino.table.strips import (
    BESIDE,
    Small,
    in_order,
    pile,
    small_cards,
    strip_row,
)
from skillgames.games.tarocchino.words import COMBINATION_NAMES, card_list, card_name
from skillgames.widgets import look
from skillgames.widgets.art.bolognese import rank_text
from skillgames.widgets.art.hud import hud_style
from skillgames.widgets.language import text
from skillgames.widgets.sheet_parts.data import (
    Drawing,
    Fact,
    Paint,
    Person,
    ResultsContent,
    ScoreSide,
    TallyContent,
    TallyRow,
    TallyTotal,
)

ACCENT = look.CLOTHS["brick"].accent
WIDTH = 860
SIDES = 2
BESIDE_ALONE = 11
"""Up to so many cards stand beside the words where there are no columns."""


class TarocchinoSheets(QObject):
    """Fills the sheets from the view of a finished game."""

    def people(self) -> tuple[Person, Person]:
        """The two sides."""
        return (
            Person(self.tr("Us"), "sun", SIDE_COLOURS[0]),
            Person(self.tr("Them"), "mount", SIDE_COLOURS[1]),
        )

    def tally(self, view: TarocchinoView, sentences: TarocchinoSentences) -> TallyContent | None:
        """Every point in the order of the settlement; None while the game goes on."""
        done = view.settlement
        if done is None:
            return None
        rows = [self._discards(view, done), self._matto(done)]
        for side in range(SIDES):
            for seat, found in done.sides[side].declarations:
                rows += self.rows(found, side, self.declared(seat, sentences))
        for side in range(SIDES):
            rows += self.rows(done.sides[side].captured, side, self.tr("Captured: %1"))
        cards = (done.sides[0].cards, done.sides[1].cards)
        how = self.tr("each King and tarocco 5, Queen 4, Knight 3, Jack 2, others 1; less ½ a card")
        rows.append(TallyRow(self.tr("Card points"), cards, "cards", (how,)))
        last = (done.sides[0].last_trick, done.sides[1].last_trick)
        rows.append(TallyRow(self.tr("Last trick"), last, "flag"))
        rows += [self._pile(view, side) for side in range(SIDES)]
        return TallyContent(
            title=self.tr("The settlement"),
            subtitle=self.tr("Every point, in the order in which it is counted"),
            players=self.people(),
            rows=tuple(rows),
            button=self.tr("RESULTS"),
            accent=ACCENT,
            totals=tuple(TallyTotal(0, total) for total in done.totals),
            width=WIDTH,
        )

    # --- what became of discards and Matto -------------------------------------------------

    def _discards(self, view: TarocchinoView, done: Settlement) -> TallyRow:
        assert view.dealer is not None
        ours = done.discards_side == 0
        if done.discards_side == side_of(view.dealer):
            said = (
                self.tr("to us: the dealer’s side")
                if ours
                else self.tr("to them: the dealer’s side")
            )
        elif ours:
            said = self.tr("to us: the dealer’s side won no trick")
        else:
            said = self.tr("to them: the dealer’s side won no trick")
        words = text(card_list(codes_in(done.discards)))
        cards = small_cards(done.discards)
        label = self.tr("The dealer’s discards")
        return strip_row(label, (None, None), "cards", (said,), cards, words)

    def _matto(self, done: Settlement) -> TallyRow:
        matto, label = done.matto, text(card_name("MAT"))
        ours = matto.side == 0
        icon = card_icon("MAT")
        if matto.outcome == KEPT:
            said = self.tr("stays with us: we took its trick")
            if not ours:
                said = self.tr("stays with them: they took its trick")
            return TallyRow(label, (None, None), icon, (said,))
        if matto.outcome == EXCHANGED and matto.card is not None:
            code = CODES[matto.card]
            said = self.tr("comes back to us; we give a card for it")
            if not ours:
                said = self.tr("goes back to them; they give a card for it")
            cards = [Small("MAT"), Small(code)]
            return strip_row(label, (None, None), icon, (said,), cards, text(card_name(code)))
        said = self.tr("lost to them: we won no trick")
        if not ours:
            said = self.tr("lost to us: they won no trick")
        return TallyRow(label, (None, None), icon, (said,))

    # --- combinations ----------------------------------------------------------------------

    def declared(self, seat: int, sentences: TarocchinoSentences) -> str:
        """What stands before a combination this seat has declared; "%1" is for its name."""
        if seat == PERSON:
            return self.tr("You declared: %1")
        return self.tr("%2 declared: %1").replace("%2", sentences.seat(seat))

    def rows(self, found: Tally, side: int | None, head: str) -> list[TallyRow]:
        """A row for each combination and each doubling; "%1" of `head` is its name.

        Without a side there are no columns, and the points stand beside the name.
        """
        rows = [self.row(one, side, head) for one in found.combinations]
        for doubled, points, name in (
            (found.sets_doubled, found.set_points, self.tr("sets doubled")),
            (found.sequences_doubled, found.sequence_points, self.tr("sequences doubled")),
        ):
            if doubled:
                why = self.tr("three or more different ones")
                detail = (why,) if side is not None else (f"+{points} · {why}",)
                label = head.replace("%1", name)
                rows.append(TallyRow(label, _values(side, points), "sweep", detail))
        return rows

    def row(self, one: Combination, side: int | None, head: str) -> TallyRow:
        """One combination, card by card."""
        clauses = [self.tr("%n card(s)", "", len(one.cards))]
        if side is None:
            clauses.insert(0, self.tr("%n point(s)", "", one.points))
        for contatore, missing in one.fills:
            said = self.tr("%1 stands for %2").replace("%1", text(card_name(CODES[contatore])))
            clauses.append(said.replace("%2", text(card_name(CODES[missing]))))
        if not one.is_set:
            filling = [card for card, _ in one.fills]
            for contatore in cards_in(one.mask & CONTATORI_MASK):
                if contatore not in filling:
                    said = self.tr("%1 adds a card")
                    clauses.append(said.replace("%1", text(card_name(CODES[contatore]))))
        words = text(card_list([CODES[card] for card, _ in in_order(one)]))
        return strip_row(
            head.replace("%1", text(COMBINATION_NAMES[one.name])),
            _values(side, one.points),
            card_icon(CODES[in_order(one)[0][0]]),
            (" · ".join(clauses),),
            smalls(one),
            words,
            beside=BESIDE if side is not None else BESIDE_ALONE,
        )

    def _pile(self, view: TarocchinoView, side: int) -> TallyRow:
        mask = view.piles[side]
        paint, height = pile(mask)
        label = self.tr("Our final pile") if side == 0 else self.tr("Their final pile")
        count = self.tr("%n card(s)", "", mask.bit_count())
        words = text(card_list(codes_in(mask))) if mask else ""
        drawing = Drawing(paint, words)
        return TallyRow(label, (None, None), "cards", (count,), drawing, height if mask else 0.0)

    # --- results ---------------------------------------------------------------------------

    def results(self, view: TarocchinoView, levels: Sequence[Level | None]) -> ResultsContent:
        """Totals and the sums they are made of."""
        done = view.settlement
        assert done is not None
        us, them = self.people()
        own, other = done.totals
        if done.winner is None:
            title = self.tr("A draw")
        elif done.winner == side_of(PERSON):
            title = self.tr("Your side has won")
        else:
            title = self.tr("The other side has won")
        clauses = [self.tr("Tarocchino")]
        if len(levels) > 1 and levels[1] is not None:
            clauses.append(text(LEVEL_NAMES[levels[1]]))
        first, second = done.sides
        return ResultsContent(
            title=title,
            subtitle=" · ".join(clauses),
            score=(
                ScoreSide(us, str(own), done.winner == 0),
                ScoreSide(them, str(other), done.winner == 1),
            ),
            accent=ACCENT,
            facts=(
                Fact(self.tr("Tricks"), f"{view.tricks[0]} : {view.tricks[1]}"),
                Fact(self.tr("Declared"), f"{first.declared} : {second.declared}"),
                Fact(self.tr("Captured"), f"{first.combinations} : {second.combinations}"),
                Fact(self.tr("Card points"), f"{first.cards} : {second.cards}"),
                Fact(self.tr("Last trick"), f"{first.last_trick} : {second.last_trick}"),
            ),
            emblem=paint_won_fan,
        )


def smalls(one: Combination) -> list[Small]:
    """The cards of a combination; a contatore is ringed and says what it does."""
    return [_small(card, missing, one.is_set) for card, missing in in_order(one)]


def _small(card: int, missing: int | None, is_set: bool) -> Small:
    code = CODES[card]
    if is_set or not CONTATORI_MASK >> card & 1:
        return Small(code)
    if missing is None:
        return Small(code, "+1")
    return Small(code, f"= {short(CODES[missing])}", ringed=True)


def short(code: str) -> str:
    """A card in as few letters as tell it beside its own combination."""
    if card_of(code) < card_of("ANG"):
        return rank_text(code[1:], hud_style().letters)
    return code[1:] if code[0] == "T" else text(card_name(code))


def _values(side: int | None, points: int) -> tuple[int | None, ...]:
    if side is None:
        return ()
    return (points, None) if side == 0 else (None, points)


def card_icon(code: str) -> Paint:
    """The sign of a card as the icon of a row."""
    sign = sign_of(code)

    def paint(painter: QPainter, rect: QRectF) -> None:
        size = min(rect.width(), rect.height()) * (0.72 if code[0] in SUITS else 0.95)
        centre = rect.center()
        sign(painter, centre.x(), centre.y(), size)

    return paint
