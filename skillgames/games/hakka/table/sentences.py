"""The words on a table of Hakka cards: the sentence, captions, plates, buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QPainter

from skillgames.engine.events import Event
from skillgames.engine.game import LEVEL_NAMES, Level
from skillgames.engine.tigers import codes_in, mask_of_codes, number_of
from skillgames.games.hakka.events import (
    Called,
    CardsGone,
    DealerDrawn,
    Dealt,
    Declared,
    HandVoid,
    Passed,
    PlayedOn,
    TigersKept,
    TigersShown,
    TrickWon,
)
from skillgames.games.hakka.lifting import Lifted
from skillgames.games.hakka.patterns import RUN, SET, pattern_of
from skillgames.games.hakka.scoring import DREAM_TRICKS, ENOUGH, HandScore, matching
from skillgames.games.hakka.state import (
    ASKED_DECLARE,
    ASKED_TIGERS,
    CALLING,
    HANDS,
    HakkaView,
    Play,
)
from skillgames.games.hakka.table.geometry import PERSON
from skillgames.games.hakka.table.labels import ICONS, SLEEP, Button, Dream, Mat, Seat
from skillgames.games.hakka.table.picking import Choices, Pick
from skillgames.games.hakka.words import pattern_name, player_name, say, signed
from skillgames.widgets import look
from skillgames.widgets.art.hud import Part
from skillgames.widgets.art.money_marks import draw_mark
from skillgames.widgets.art.paths import fill, star
from skillgames.widgets.language import text

TELLING = (
    TigersShown,
    Declared,
    CardsGone,
    HandVoid,
    Called,
    PlayedOn,
    TrickWon,
    Passed,
    TigersKept,
    DealerDrawn,
    Dealt,
)
"""Events worth the sentence, the most telling first."""

CALL_KEY, PASS_KEY, TIGERS_KEY, PLAY_ON_KEY = "call", "pass", "tigers", "play_on"
DECLARE_KEY, PLAY_KEY, DISCARD_KEY, HURRY_KEY = "declare", "play", "discard", "hurry"
"""Keys of the buttons."""

BUTTON_KEYS = (
    CALL_KEY,
    PASS_KEY,
    TIGERS_KEY,
    PLAY_ON_KEY,
    DECLARE_KEY,
    PLAY_KEY,
    DISCARD_KEY,
    HURRY_KEY,
)

Sign = Callable[[QPainter, float, float, float], None]


def _sign(suit: str) -> Sign:
    def draw(painter: QPainter, x: float, y: float, size: float) -> None:
        if suit == "W":
            fill(painter, star(x, y, size * 0.5, size * 0.22, 5), look.GOLD)
        else:
            draw_mark(painter, suit, x, y, size)

    return draw


SIGNS: dict[str, Sign] = {suit: _sign(suit) for suit in "PGZSW"}
"""What draws the mark of a suit, by its letter; the same function each time."""


def card_parts(codes: Sequence[str]) -> list[Part]:
    """Cards as pieces of a pill: a run as its suit and numbers, all else card by card."""
    pattern = pattern_of(mask_of_codes(codes)) if codes else None
    if pattern is not None and pattern.kind == RUN:
        numbers = "–".join(code[1] for code in sorted(codes, key=lambda code: code[1]))
        return [Part(sign=SIGNS[codes[0][0]]), Part(numbers, look.GOLD, 700)]
    parts: list[Part] = []
    for n, code in enumerate(codes):
        gap = "  " if n < len(codes) - 1 else ""
        parts += [Part(sign=SIGNS[code[0]]), Part(code[1] + gap, look.GOLD, 700)]
    return parts


class HakkaSentences(QObject):
    """Says what happens on the table; the person sits on seat 0."""

    def __init__(self, levels: Sequence[Level | None], parent: QObject) -> None:
        super().__init__(parent)
        self._levels = levels

    def name(self, seat: int) -> str:
        """What the plate of a seat says."""
        return self.tr("You") if seat == PERSON else text(player_name(seat, PERSON))

    # --- plates and mats -------------------------------------------------------------------

    def status(self, view: HakkaView) -> tuple[str, str]:
        """The hand, who deals it and who has called."""
        score = view.hand_score
        number = score.number if score is not None else view.hand_no
        first = self.tr("Hand %1 of %2").replace("%1", str(number)).replace("%2", str(HANDS))
        dealer = score.dealer if score is not None else view.dealer
        if dealer is None:
            return first, ""
        clauses = [
            self.tr("You deal")
            if dealer == PERSON
            else self.tr("%1 deals").replace("%1", self.name(dealer))
        ]
        if view.caller is not None:
            clauses.append(
                self.tr("you have called")
                if view.caller == PERSON
                else self.tr("%1 has called").replace("%1", self.name(view.caller))
            )
        return first, " · ".join(clauses)

    def seat(self, view: HakkaView, seat: int, thinking: bool, stars: int) -> Seat:
        """The plate of a seat."""
        active = view.to_act == seat
        dreams = view.dreamer == seat
        tag, colour = self._tag(view, seat)
        score = view.hand_score
        return Seat(
            name=self.name(seat),
            score=signed(view.scores[seat]),
            sub=self._sub(view, seat, active and thinking, stars),
            active=active,
            tag=tag,
            tag_colour=colour,
            asleep=dreams and score is None and not view.is_void,
            tricks=None if dreams else view.tricks[seat],
        )

    def _tag(self, view: HakkaView, seat: int) -> tuple[str, str]:
        score = view.hand_score
        dealer = score.dealer if score is not None else view.dealer
        if view.privileged == seat:
            return self.tr("PRIVILEGE"), look.BRASS
        if view.dreamer == seat:
            return self.tr("DREAMER"), SLEEP
        if dealer == seat and view.dreamer is not None:
            return self.tr("DEALER"), look.MIST
        return "", look.BRASS

    def _sub(self, view: HakkaView, seat: int, thinking: bool, stars: int) -> str:
        score = view.hand_score
        if view.dreamer == seat:
            if score is not None:
                return self.tr("awake")
            return self.tr("asleep")
        if view.dreamer is None:
            return self._level(seat)
        if thinking and seat != PERSON:
            return self.tr("thinking…")
        tricks = self.tr("%n trick(s)", "", view.tricks[seat])
        if score is not None:
            return self.tr("wins the hand") if score.winner == seat else tricks
        if seat == PERSON:
            elders = (view.hand & stars).bit_count()
            return tricks + " · " + self.tr("%n Elder(s)", "", elders)
        return tricks + " · " + self.tr("%n card(s)", "", view.counts[seat])

    def _level(self, seat: int) -> str:
        level = self._levels[seat] if seat < len(self._levels) else None
        return text(LEVEL_NAMES[level]) if level is not None else ""

    def mat(self, view: HakkaView, seat: int, thinking: bool, needed: int) -> Mat:
        """What is said of the place of a seat in the centre."""
        if view.phase == CALLING:
            return Mat(word=self._called(view, seat, thinking), icon=ICONS[seat])
        play = next((play for play in view.trick if play.seat == seat), None)
        if play is None:
            own = view.to_act == seat == PERSON
            waits = self.tr("thinking…") if view.to_act == seat and thinking and not own else ""
            slots = needed if own else 0
            return Mat(caption=waits, slots=slots, icon="" if slots else ICONS[seat])
        best = view.best
        what = text(pattern_name(codes_in(play.cards))) if play.face_up else ""
        is_best = best is not None and best.seat == seat
        return Mat(caption=self._caption(play), shorter=what, best=is_best)

    def _called(self, view: HakkaView, seat: int, thinking: bool) -> str:
        if seat in view.passed:
            return self.tr("Pass")
        if view.to_act == seat and thinking:
            return self.tr("Call?")
        return ""

    def _caption(self, play: Play) -> str:
        name = self.name(play.seat)
        if not play.face_up:
            line = self.tr("%1: %n card(s) discarded", "", play.size)
            return line.replace("%1", name)
        what = text(pattern_name(codes_in(play.cards)))
        return self.tr("%1: %2").replace("%1", name).replace("%2", what)

    def settled(self, score: HandScore) -> tuple[str, str]:
        """Under the dreamer's card and under the winning hand."""
        dreamer = self.name(score.dreamer)
        if score.winner is None:
            return dreamer, self.tr("Nobody came to %1 tricks.").replace("%1", str(ENOUGH))
        tricks = self.tr("%1: %n trick(s)", "", score.dream_tricks).replace("%1", dreamer)
        won = self.tr("%1: %n trick(s)", "", score.tricks)
        return tricks, won.replace("%1", self.name(score.winner))

    # --- the sentence ----------------------------------------------------------------------

    def account(self, events: Sequence[Event]) -> list[Part]:
        """The most telling thing that has just happened."""
        for kind in TELLING:
            for event in events:
                if type(event) is kind and (said := say(event, PERSON)) is not None:
                    return [Part(text(said))]
        return []

    def question(self, view: HakkaView, stars: int) -> list[Part]:
        """What the person is asked: to call, to show the tigers, to declare."""
        elders = (view.hand & stars).bit_count()
        if view.phase == CALLING:
            held = self.tr("You hold %n Elder(s).", "", elders)
            return [Part(self.tr("Will you call?") + "  "), Part(held, look.GOLD, 700)]
        if view.phase == ASKED_TIGERS:
            return [Part(self.tr("You hold the Five Tigers: show them and win at once?"))]
        if view.phase == ASKED_DECLARE:
            tricks = view.tricks[PERSON]
            own = self.tr("%n trick(s)", "", tricks) + " + " + self.tr("%n Elder(s)", "", elders)
            total = f" = {tricks + elders}"
            asked = "  " + self.tr("Declare victory or play on?")
            return [Part(own), Part(total, look.GOLD, 700), Part(asked)]
        return []

    def outlook(self, choices: Choices, pick: Pick, lifted: Lifted) -> list[Part]:
        """What the person has to do, or what the lifted cards would do."""
        best = choices.view.best
        if not pick.cards:
            if best is None:
                return [Part(self.tr("You lead: a run, a set or a single card."))]
            if choices.can_play:
                return [Part(self.tr("You can beat it. Tap a card to see how."))]
            return [Part(self.tr("You cannot beat it: discard %n card(s).", "", best.size))]
        parts = card_parts(pick.cards)
        if lifted.play is not None:
            size = len(pick.cards)
            if best is None:
                words = self.tr("lead for %n trick(s)", "", size)
            else:
                words = self.tr("beat it for %n trick(s)", "", size)
            return [*parts, Part("  " + words), *self._more(choices, pick)]
        if choices.can_discard and best is not None:
            counted = self.tr("%1 of %2 to discard")
            counted = counted.replace("%1", str(len(pick.cards))).replace("%2", str(best.size))
            return [*parts, Part("  " + counted)]
        return [*parts, Part("  " + text(choices.why_not_play(pick.cards)))]

    def _more(self, choices: Choices, pick: Pick) -> list[Part]:
        """How many patterns hold the card, where there are several."""
        if pick.source is None:
            return []
        count = len(choices.stages(pick.source))
        if count < 2:
            return []
        more = self.tr("%1 of %2").replace("%1", str(pick.step + 1)).replace("%2", str(count))
        return [Part("    " + more, look.MIST, 500)]

    def dream(self, view: HakkaView) -> Dream:
        """What is said beside the person's card: what it would bring if this one won."""
        assert view.dreamer_card is not None
        number = number_of(view.dreamer_card)
        line = self.tr("Each %1 in the winning hand brings you one trick more.")
        chances = tuple(
            (
                seat,
                self.name(seat),
                str(DREAM_TRICKS + matching(view.won[seat], view.dreamer_card).bit_count()),
            )
            for seat in range(len(view.counts))
            if seat != PERSON
        )
        return Dream(
            title=self.tr("You dream"),
            lines=(
                self.tr("Nobody knows your card until the hand is over."),
                line.replace("%1", str(number)),
            ),
            heading=self.tr("Tricks for you if won by"),
            chances=chances,
        )

    def waking(self, dreamer: int, card: str, matches: int) -> list[Part]:
        """The dreamer wakes, with so many matches pointed out so far."""
        name = self.tr("You wake with") if dreamer == PERSON else self.tr("%1 wakes with")
        parts = [Part(name.replace("%1", self.name(dreamer)) + " "), *card_parts((card,))]
        total = f":  {DREAM_TRICKS} + {matches} = "
        tricks = self.tr("%n trick(s)", "", DREAM_TRICKS + matches)
        return [*parts, Part(total), Part(tricks, look.GOLD, 700)]

    def scored(self, score: HandScore) -> list[Part]:
        """How the hand has ended, while its cards lie open."""
        if score.winner is None:
            return [Part(self.tr("Nobody wins this hand, and nobody pays."))]
        code = codes_in(1 << score.dreamer_card)[0]
        return self.waking(score.dreamer, code, score.matches)

    # --- buttons ---------------------------------------------------------------------------

    def buttons(
        self, view: HakkaView, choices: Choices, lifted: Lifted, stars: int
    ) -> tuple[Button, ...]:
        """What the person may do now; the last one is the most important."""
        if not choices.legal:
            return ()
        elders = (view.hand & stars).bit_count()
        if view.phase == CALLING:
            return (
                Button(PASS_KEY, self.tr("PASS")),
                Button(CALL_KEY, self.tr("CALL"), primary=True),
            )
        if view.phase == ASKED_TIGERS:
            return (
                Button(PLAY_ON_KEY, self.tr("PLAY ON")),
                Button(TIGERS_KEY, self.tr("SHOW TIGERS"), primary=True),
            )
        if view.phase == ASKED_DECLARE:
            total = view.tricks[PERSON] + elders
            return (
                Button(PLAY_ON_KEY, self.tr("PLAY ON")),
                Button(
                    DECLARE_KEY,
                    self.tr("DECLARE"),
                    self.tr("with %n trick(s)", "", total),
                    primary=True,
                ),
            )
        found: list[Button] = []
        if choices.can_discard:
            found.append(self._discard_button(choices, lifted))
        if choices.can_play:
            found.append(self._play_button(choices, lifted))
        return tuple(found)

    def _discard_button(self, choices: Choices, lifted: Lifted) -> Button:
        needed = choices.needed or 0
        label = self.tr("DISCARD %1").replace("%1", str(needed))
        chosen = lifted.cards.bit_count()
        short = chosen and lifted.discard is None
        detail = f"{chosen} / {needed}" if short and not choices.can_play else ""
        enabled = lifted.discard is not None
        return Button(DISCARD_KEY, label, detail, enabled, primary=lifted.play is None)

    def _play_button(self, choices: Choices, lifted: Lifted) -> Button:
        count = lifted.cards.bit_count()
        if not count:
            return Button(PLAY_KEY, self.tr("PLAY"), enabled=False, primary=True)
        label = self.tr("PLAY %1").replace("%1", str(count))
        enabled = lifted.play is not None
        return Button(PLAY_KEY, label, self._forms(choices, lifted), enabled, primary=True)

    def _forms(self, choices: Choices, lifted: Lifted) -> str:
        """What the lifted cards form, and whether that beats."""
        pattern = lifted.pattern
        if pattern is None:
            return self.tr("no pattern")
        kind = {RUN: self.tr("run"), SET: self.tr("set")}.get(pattern.kind, self.tr("single"))
        if choices.needed is None:
            return kind
        return f"{kind} · " + (self.tr("beats") if lifted.beats else self.tr("does not beat"))

    def hurry_button(self) -> Button:
        """What makes the others play faster."""
        return Button(HURRY_KEY, self.tr("FASTER"))
