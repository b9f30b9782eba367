"""The table of Hakka cards: calling, lifting patterns, playing, and what the others do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter

from skillgames.engine.events import Event
from skillgames.engine.text import Msg, translate
from skillgames.engine.tigers import code_of, is_code, mask_of_codes
from skillgames.games.hakka.events import (
    Beaten,
    Called,
    Dealt,
    Declared,
    Discarded,
    Led,
    Passed,
    TigersShown,
    TrickWon,
)
from skillgames.games.hakka.lifting import Lifted, lifted
from skillgames.games.hakka.moves import legal_for
from skillgames.games.hakka.state import (
    ASKED_TIGERS,
    CALL,
    CALLING,
    DECLARE,
    PASS,
    PLAY_ON,
    PLAYING,
    TIGERS,
    HakkaView,
)
from skillgames.games.hakka.table import pictures
from skillgames.games.hakka.table.board import arranged, board_of
from skillgames.games.hakka.table.geometry import PERSON, Geometry, Rect
from skillgames.games.hakka.table.kept import Pictures, area_of
from skillgames.games.hakka.table.labels import Button, Labels, Mat, Shown
from skillgames.games.hakka.table.layout import Touch, layout
from skillgames.games.hakka.table.names import HakkaNames
from skillgames.games.hakka.table.picking import Choices, Pick
from skillgames.games.hakka.table.poses import POSES
from skillgames.games.hakka.table.sentences import (
    BUTTON_KEYS,
    CALL_KEY,
    DECLARE_KEY,
    DISCARD_KEY,
    HURRY_KEY,
    PASS_KEY,
    PLAY_KEY,
    PLAY_ON_KEY,
    TIGERS_KEY,
    HakkaSentences,
)
from skillgames.games.hakka.words import say, signed
from skillgames.widgets.animator import Animator, Curve, Score, motion_is_reduced
from skillgames.widgets.art.hud import Part
from skillgames.widgets.art.sprites import DeckStyle
from skillgames.widgets.items import PulseItem
from skillgames.widgets.language import text
from skillgames.widgets.place import Place
from skillgames.widgets.scene import Table
from skillgames.widgets.stage import Stage

if TYPE_CHECKING:
    from skillgames.widgets.sheet_parts.data import KeyRow, ResultsContent, TallyContent

SHAKE_PX, SHAKE_MS = 3.0, 180.0
REFUSAL_MS = 2600
"""How long the reason of a refusal stays in the sentence."""

BREATHS, BREATH_MS = 3, 800.0
Z_PULSE = 95
TILT_MOST = 6.0

SOUNDS: tuple[tuple[type[Event], str], ...] = (
    (TigersShown, "bonus"),
    (Declared, "bonus"),
    (TrickWon, "trick"),
    (Led, "play"),
    (Beaten, "play"),
    (Discarded, "play"),
    (Dealt, "deal"),
    (Called, "hold"),
    (Passed, "tap"),
)
"""What is heard of a stored entry without motion, the most telling first."""

ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ANSWERS = {
    CALL_KEY: CALL,
    PASS_KEY: PASS,
    TIGERS_KEY: TIGERS,
    PLAY_ON_KEY: PLAY_ON,
    DECLARE_KEY: DECLARE,
}
"""The moves of the buttons that answer a question."""

NONE_LEGAL: frozenset[int] = frozenset()


class HakkaTable(Table):
    """Lifts and plays patterns of the person's hand; the person always sits at the bottom."""

    CLOTH = "indigo"
    BACK = "lattice"
    PACK = "money"
    POSES = POSES

    def __init__(self, stage: Stage, seats: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(stage, seats, parent)
        self.view: HakkaView | None = None
        self.order: tuple[str, ...] = ()
        """The hand from left to right, as the person arranged it."""
        self.pick = Pick()
        self.hovered: str | None = None
        self.pressed: str | None = None
        self.refusal: Msg | None = None
        self.hurries = False
        """Whether the others are to play fast, until the person is asked or the hand ends."""
        self.view_before: HakkaView | None = None
        """What the labels still show while cards are on their way."""
        self._moving_parts: list[Part] = []
        """The sentence while cards are on their way."""
        self._said: list[Event] = []
        self._told: list[Event] = []
        self._held_pick: Pick | None = None
        self._pending: int | None = None
        """What the person has chosen while the match was not waiting for it yet."""
        self._greeted: object = None
        self._choices: Choices | None = None
        self._last_dx = 0.0
        self._pictures = Pictures(stage)
        self._labels = Labels(stage, self._pictures)
        self.words = HakkaSentences(self.levels, self)
        self._names = HakkaNames(self.words, self)
        self._pulse = PulseItem()
        self._pulse.setZValue(Z_PULSE)
        stage.scene().addItem(self._pulse)
        self._breath = Animator(self)
        self._refusal_timer = QTimer(self)
        self._refusal_timer.setSingleShot(True)
        self._refusal_timer.timeout.connect(self._forget_refusal)
        stage.pressed.connect(self._press_begins)
        stage.released.connect(self._press_ends)

    # --- layout ----------------------------------------------------------------------------

    @property
    def geometry(self) -> Geometry:
        """The measures for the size of the stage."""
        viewport = self.stage.viewport()
        u, t = self.stage.units
        return Geometry(viewport.width(), viewport.height(), u, t)

    def layout(self, view: HakkaView) -> dict[str, Place]:
        """Where each card lies, with what is lifted and lit."""
        board = board_of(view, self.order)
        return layout(self.geometry, board, self._touch(view), view.elders, self.open_hands)

    @classmethod
    def hand_of(cls, view: HakkaView) -> tuple[str, ...]:
        """The hand of the seat whose view this is; the dreamer's is the one card."""
        if view.dreamer == view.seat and view.dreamer_card is not None:
            return (code_of(view.dreamer_card),)
        return arranged(view.hand, ())

    def choices(self, view: HakkaView) -> Choices:
        """What the person may choose now: nothing in a replay or while cards move."""
        still = self.view_before is None and not self.is_replay
        legal = still and view.to_act == PERSON
        kept = self._choices
        if kept is None or kept.view is not view or bool(kept.legal) != legal:
            kept = Choices(view, frozenset(legal_for(view)) if legal else NONE_LEGAL)
            self._choices = kept
        return kept

    def _lifted(self, view: HakkaView) -> Lifted:
        cards = mask_of_codes(self.pick.cards) & view.hand
        return lifted(view, cards, self.choices(view).legal)

    def _touch(self, view: HakkaView) -> Touch:
        choices = self.choices(view)
        dimmed = frozenset[str]()
        if choices.is_cards:
            dimmed = frozenset(self.order) - choices.usable
        return Touch(
            lifted=self.pick.cards,
            hovered=self.hovered if self._can_act() else None,
            focused=self.focused,
            dimmed=dimmed,
            raised=choices.is_cards and bool(dimmed),
            ghost=choices.is_cards and self._lifted(view).play is not None,
        )

    def log_area(self) -> QRectF:
        """At the left, beside what is played."""
        area = super().log_area()
        rect = Rect(area.x(), area.y(), area.width(), area.height())
        return area_of(self.geometry.log_rect(rect))

    def notice_area(self) -> QRectF:
        """Between the plate opposite and the centre."""
        area = super().notice_area()
        area.setTop(self.geometry.plate(2).bottom + 8 * self.geometry.u)
        return area

    def reset(self) -> None:
        """Nothing stays lifted when the position has changed."""
        self._breath.finish()
        self.pick = self._held_pick or Pick()
        self.hovered = self.pressed = None
        self.refusal = None
        self._refusal_timer.stop()
        if self.view is not None:
            # In a replay the hand lies as it is held, whichever way one came to this step.
            self.order = arranged(self.view.hand, () if self.is_replay else self.order)
        if self.focused is not None and self.focused not in (*self.order, *BUTTON_KEYS):
            self.focused = None

    def snap(self) -> None:
        """Everything where it belongs."""
        self.view_before = None
        self._moving_parts = []
        view = self.view
        if view is not None and self.focused in BUTTON_KEYS:
            keys = [button.key for button in self._buttons(view)]
            self.focused = self.focused if self.focused in keys else None
        super().snap()

    def arrived(self) -> None:
        """The person is told of the own turn, once; the ring of whose turn it is breathes."""
        view = self.view
        if view is None:
            return
        moment = (view.hand_no, view.phase, view.turn, len(view.history), view.dreamer)
        if moment == self._greeted:
            self._resend()
            return
        self._greeted = moment
        self._pending = None
        own = view.to_act == PERSON
        if own or view.hand_score is not None:
            self.hurries = False
        if own and not self.is_replay:
            self.access.announce(self.tr("Your turn."), assertive=True)
        if view.to_act is None or self.stage.animator.factor <= 0 or motion_is_reduced():
            return
        self._pulse.surround(area_of(self.geometry.plate(view.to_act)))
        score = Score()
        for n in range(BREATHS):
            score.move(self._pulse.breathe, BREATH_MS, n * BREATH_MS, Curve.Linear)
        self._breath.play(score)

    def _resend(self) -> None:
        """The match waits for the person now, who has chosen already."""
        move, self._pending = self._pending, None
        if move is not None and move in self.legal:
            QTimer.singleShot(0, self, lambda: self.choose(move))

    def leave(self) -> None:
        """The table goes away."""
        self._breath.drop()
        self._refusal_timer.stop()
        self.stage.pressed.disconnect(self._press_begins)
        self.stage.released.disconnect(self._press_ends)
        super().leave()

    def relayout(self) -> None:
        """Another size, look or language."""
        self._breath.finish()
        self._describe()
        self._pictures.forget()
        super().relayout()

    def card_size(self) -> tuple[float, float]:
        """Of a card of the hand as gestures measure it: these cards are long."""
        width = self.geometry.hand_width
        return width, width * 1.4

    def spot(self, number: int) -> QPointF:
        """The middle of the person's nth card."""
        assert self.view is not None
        place = self.layout(self.view)[self.order[number - 1]]
        return QPointF(place.x, place.y)

    def hit(self, pos: QPointF) -> str | None:
        """A button or a card."""
        for key, rect in self._button_rects().items():
            if rect.holds(pos.x(), pos.y()):
                return key
        return super().hit(pos)

    def _button_rects(self) -> dict[str, Rect]:
        if self.view is None:
            return {}
        buttons = self._buttons(self.view)
        rects = self.geometry.buttons(len(buttons)) if buttons else []
        return {button.key: rect for button, rect in zip(buttons, rects, strict=True)}

    def _buttons(self, view: HakkaView) -> tuple[Button, ...]:
        """What the person may press now."""
        if view.to_act is not None and view.dreamer == PERSON and not self.is_replay:
            return () if self.hurries else (self.words.hurry_button(),)
        choices = self.choices(view)
        return self.words.buttons(view, choices, self._lifted(view), view.elders)

    # --- what is heard ---------------------------------------------------------------------

    def title(self) -> str:
        """The name of the table."""
        return self.tr("Table of Hakka cards")

    def names(self, view: HakkaView) -> dict[str, str]:
        """Own hand, buttons, trick, dreamer's card, what lies before each player, plates."""
        choices = self.choices(view)
        return self._names.of(
            view, self.order, self.pick, choices, self._buttons(view), self.open_hands
        )

    def rect_of(self, key: str) -> QRectF:
        """Cards where they lie; buttons, plates and piles where they are drawn."""
        rects = self._button_rects()
        if key in rects:
            return area_of(rects[key])
        geometry, view = self.geometry, self.view
        word, seat = key[:-1], key[-1:]
        if word == "plate":
            return area_of(geometry.plate(int(seat)))
        if word == "laid" and view is not None:
            return area_of(geometry.mat(geometry.column(int(seat), view.dreamer)))
        if word == "won":
            return self._pile_rect(int(seat))
        return super().rect_of(key)

    def _pile_rect(self, seat: int) -> QRectF:
        assert self.view is not None
        board = board_of(self.view, self.order)
        away = [f"away{seat}:{n}" for n in range(board.discards[seat])]
        keys = [*(code for group in board.won[seat] for code in group), *away]
        area = QRectF()
        for key in keys:
            place = self.place_of(key)
            if place is None:
                continue
            side = place.rotation % 180 != 0
            long, short = place.width * 3, place.width
            width, height = (long, short) if side else (short, long)
            area = area.united(QRectF(place.x - width / 2, place.y - height / 2, width, height))
        return area if not area.isEmpty() else area_of(self.geometry.plate(seat))

    def can_press(self, key: str) -> bool:
        """The cards of the own hand and the buttons."""
        return key in self.order or key in BUTTON_KEYS

    def is_lifted(self, key: str) -> bool:
        """Several cards may be lifted."""
        return key in self.pick.cards

    def is_off(self, key: str) -> bool:
        """Whether a press would be refused now."""
        return self._why_not(key) is not None

    def focus_on(self, key: str) -> None:
        """The ring is on cards of the own hand and on buttons."""
        if self.can_press(key) and not self.stage.animator.running:
            self.focused = key
            self.settle()

    def remember(self, events: Sequence[Event]) -> None:
        """The sentence, and what is heard of the table."""
        if events or self.is_replay:
            self._said = list(events)
            self._told = list(events)
        self._describe()
        if events:
            for sentence in self._sentences():
                self.access.announce(sentence)

    def _describe(self) -> None:
        self.access.description = " ".join(self._sentences())

    def _sentences(self) -> list[str]:
        """One for each event worth one, of what has happened last."""
        said = [say(event, PERSON) for event in self._told]
        return [text(one) for one in said if one is not None]

    # --- words -----------------------------------------------------------------------------

    def paint_labels(self) -> None:
        """Everything around the cards."""
        view = self.view_before or self.view
        if view is None:
            return
        moving = self.stage.animator.running or self.view_before is not None
        thinking = not moving and not self.is_replay
        score = view.hand_score
        stars = view.elders
        dreams = view.dreamer == PERSON and view.to_act is not None
        seats = tuple(
            self.words.seat(view, seat, thinking, stars) for seat in range(len(view.counts))
        )
        shown = Shown(
            seats=seats,
            mats=() if score is not None else self._mats(view, thinking),
            status=self.words.status(view),
            parts=tuple(self._sentence(view, moving)),
            buttons=self._buttons(view) if not moving else (),
            hovered=self.hovered,
            focused=self.focused,
            pressed=self.pressed,
            tally_word=self.tr("Tricks"),
            dream=self.words.dream(view) if dreams else None,
            captions=self.words.settled(score) if score is not None else ("", ""),
        )
        self._labels.paint(self.geometry, shown)

    def _mats(self, view: HakkaView, thinking: bool) -> tuple[Mat, ...]:
        """What is said of the three places in the centre, from left to right."""
        mats = [Mat(), Mat(), Mat()]
        if view.dreamer is None:
            return tuple(mats)
        choices = self.choices(view)
        slots = 0
        if choices.is_cards and self._lifted(view).play is None:
            slots = choices.needed or 0
        for seat in range(len(view.counts)):
            if seat != view.dreamer:
                column = self.geometry.column(seat, view.dreamer)
                mats[column + 1] = self.words.mat(view, seat, thinking, slots)
        return tuple(mats)

    def _sentence(self, view: HakkaView, moving: bool) -> list[Part]:
        """A refusal, what is to be done, or what has happened."""
        if self.refusal is not None:
            return [Part(text(self.refusal))]
        if moving:
            return self._moving_parts
        score = view.hand_score
        if score is not None:
            return self.words.scored(score)
        choices = self.choices(view)
        if choices.is_cards:
            return self.words.outlook(choices, self.pick, self._lifted(view))
        if choices.legal:
            return self.words.question(view, view.elders)
        return self.words.account(self._said)

    def say_moving(self, parts: list[Part]) -> None:
        """The sentence while cards are on their way."""
        self._moving_parts = parts
        self.paint_labels()

    def show_what_came(self) -> None:
        """From now on the labels show the new view, while cards are still on their way."""
        self.view_before = self.view
        self.paint_labels()

    def tell(
        self,
        events: Sequence[Event],
        view: HakkaView,
        legal: Sequence[int],
        done: Callable[[], None],
    ) -> None:
        """Animate what happened. Where the person notices nothing, nothing changes."""
        if any(isinstance(event, Dealt) for event in events):
            self.order = ()
        unnoticed = not events and view == self.view
        self._held_pick = self.pick if unnoticed else None
        self.remember(events)
        self.view_before = None if unnoticed else self.view
        self._moving_parts = []
        super().tell(events, view, legal, done)
        self._held_pick = None

    def score_events(self, score: Score, events: Sequence[Event]) -> None:
        """The motion of these events."""
        from skillgames.games.hakka.table.telling import Telling  # not needed at start

        Telling(self, score).tell(events)

    def sound_of(self, events: Sequence[Event]) -> str | None:
        """What says most: a declaration before a trick, a trick before a play."""
        kinds = {type(event) for event in events}
        return next((name for kind, name in SOUNDS if kind in kinds), None)

    # --- what can be done ------------------------------------------------------------------

    def _can_act(self) -> bool:
        view = self.view
        still = self.blocked is None and not self.stage.animator.running
        return still and view is not None and bool(self.choices(view).legal)

    def _others_play(self) -> bool:
        """Whether the match waits for somebody else."""
        view = self.view
        if self.is_replay or self.blocked is not None or view is None:
            return False
        return view.to_act not in (None, PERSON)

    def _why_not(self, key: str) -> Msg | None:
        """Why a press of this would do nothing."""
        if self.blocked is not None:
            return self.blocked
        view = self.view
        if view is None or view.to_act is None:
            return translate("Hakka", "No card can be played now.")
        if key == HURRY_KEY:
            return None
        if view.to_act != PERSON:
            return translate("Match", "It is the bot’s turn.")
        choices = self.choices(view)
        if key in BUTTON_KEYS:
            return self._why_not_button(view, choices, key)
        if not choices.is_cards:
            return _answer_first(view.phase)
        return choices.why_not(key)

    def _why_not_button(self, view: HakkaView, choices: Choices, key: str) -> Msg | None:
        move = self._move_of(view, key)
        if move is not None and move in choices.legal:
            return None
        if not choices.is_cards:
            return _answer_first(view.phase)
        return choices.why_not_play(self.pick.cards)

    def _move_of(self, view: HakkaView, key: str) -> int | None:
        """The move a button stands for; None while there is none."""
        if key == PLAY_KEY:
            return self._lifted(view).play
        if key == DISCARD_KEY:
            return self._lifted(view).discard
        return ANSWERS.get(key)

    # --- gestures --------------------------------------------------------------------------

    def can_drag(self, key: str) -> bool:
        """Cards of the own hand, to play them or to sort them."""
        return key in self.order and self.blocked is None and not self.stage.animator.running

    def tapped(self, key: str) -> None:
        """Press a button; lift cards; hurry the others; or say why not."""
        if self.stage.animator.running or self.is_guarded:
            return
        if key == HURRY_KEY:
            self.hurry()
        elif key in BUTTON_KEYS:
            self.press_button(key)
        elif key in self.order:
            self._press_card(key)
        elif self.blocked is not None:
            self.refuse(self.blocked)
        elif self._others_play():
            self.hurry()
        elif key.startswith("hand"):
            self.refuse(translate("Hakka", "That is not your card."))

    def press_button(self, key: str) -> None:
        """Make the move a button stands for."""
        reason = self._why_not(key)
        if reason is not None:
            self.refuse(reason)
            return
        assert self.view is not None
        move = self._move_of(self.view, key)
        assert move is not None
        self.choose(move)

    def choose(self, move: int) -> None:
        """A gesture means this move; it waits until the match waits for the person."""
        if not self.legal:
            self._pending = move
            return
        super().choose(move)

    def _press_card(self, key: str) -> None:
        reason = self._why_not(key)
        if reason is not None:
            self.refuse(reason, key)
            return
        assert self.view is not None
        self.take(self.choices(self.view).tap(self.pick, key), key)

    def take(self, pick: Pick, key: str | None = None) -> None:
        """Lift these cards instead of any others; `key` is the card that was touched."""
        rises = len(pick.cards) > 0
        self.pick = pick
        self.refusal = None
        if rises:
            self.sounded.emit("lift")
        self.settle()
        if key is not None:
            self.access.announce(self.access.names.get(key, ""))

    def missed(self) -> None:
        """A tap on the felt: the others hurry; else the lifted cards go down."""
        if self.blocked is not None:
            self.refuse(self.blocked)
        elif self._others_play():
            self.hurry()
        elif self.pick.cards or self.refusal is not None:
            self.take(Pick())

    def hurry(self) -> None:
        """The others play as fast as can be followed."""
        if self._others_play():
            self.hurries = True
            self.paint_labels()
            self.access.changed()
            self.hurried.emit()

    def _dragged_keys(self, key: str) -> tuple[str, ...]:
        return self.pick.cards if key in self.pick.cards else (key,)

    def dragged(self, key: str, delta: QPointF) -> None:
        """The lifted cards follow the pointer together, or the one that was taken."""
        self.stage.settler.finish()
        speed = delta.x() - self._last_dx
        self._last_dx = delta.x()
        most = 0.0 if motion_is_reduced() else TILT_MOST
        tilt = max(-most, min(most, speed / 2))
        for n, one in enumerate(self._dragged_keys(key)):
            place = self.place_of(one)
            if place is not None:
                moved = place.at(
                    x=place.x + delta.x(), y=place.y + delta.y(), rotation=tilt, z=900.0 + n
                )
                self.items[one].show_place(moved)

    def pulled_up(self, key: str) -> None:
        """Pulled out of the hand: played or laid away at once."""
        if self.is_guarded:
            self.put_back(key)
            return
        reason = self._why_not(key)
        if reason is None:
            assert self.view is not None
            if key not in self.pick.cards:
                self.pick = Pick((key,))
            drawn = self._lifted(self.view)
            move = drawn.play if drawn.play is not None else drawn.discard
            if move is not None:
                self._last_dx = 0.0
                self.choose(move)
                return
            reason = self.choices(self.view).why_not_play(self.pick.cards)
        self.put_back(key)
        self.refuse(reason)

    def moved_sideways(self, key: str, dx: float) -> None:
        """Sort the hand: the card goes where it was let go."""
        place = self.place_of(key)
        if place is None:
            return
        spots = self.geometry.hand_places(len(self.order))
        index = min(range(len(spots)), key=lambda n: abs(spots[n][0] - place.x - dx))
        rest = [code for code in self.order if code != key]
        self.order = (*rest[:index], key, *rest[index:])
        self._last_dx = 0.0
        self.noted.emit(self.notes())
        self.settle(160, Curve.OutCubic)

    def put_back(self, key: str) -> None:
        """The cards return to their places."""
        self._last_dx = 0.0
        self.settle()

    def _press_begins(self, pos: QPointF) -> None:
        key = self.hit(pos)
        if key in BUTTON_KEYS and self._why_not(key) is None:
            self.pressed = key
            self.paint_labels()

    def _press_ends(self, pos: QPointF) -> None:
        if self.pressed is not None:
            self.pressed = None
            self.paint_labels()

    def hover(self, pos: QPointF) -> None:
        """What can be pressed answers the pointer."""
        key = self.hit(pos)
        useful = key
        if key is None or not self.can_press(key) or self._why_not(key) is not None:
            useful = None
        if self.stage.animator.running:
            useful = None
        self.stage.viewport().setCursor(
            Qt.CursorShape.PointingHandCursor if useful else Qt.CursorShape.ArrowCursor
        )
        if useful != self.hovered:
            self.hovered = useful
            self.settle(90)

    def unhover(self) -> None:
        """The pointer left."""
        if self.hovered is not None or self.pressed is not None:
            self.hovered = self.pressed = None
            self.settle(90)

    # --- keys ------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """Arrows choose cards, buttons and patterns; Space lifts; Enter plays; Esc lowers."""
        key = event.key()
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._walk(1 if key == Qt.Key.Key_Right else -1)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._walk_patterns(1 if key == Qt.Key.Key_Up else -1)
        elif key in ENTER_KEYS:
            self._enter()
        elif key == Qt.Key.Key_Space:
            self._space()
        elif (number := _number_of(key)) is not None and number <= len(self.order):
            self.focused = self.order[number - 1]
            self.tapped(self.focused)
        elif key == Qt.Key.Key_Escape and self.pick.cards:
            self.take(Pick())
        else:
            return False
        return True

    def _ring(self) -> list[str]:
        """All the ring can be on: the hand, then the buttons."""
        buttons = [button.key for button in self._buttons(self.view)] if self.view else []
        return [*self.order, *buttons]

    def _walk(self, step: int) -> None:
        """Move the focus ring along hand and buttons, round the ends."""
        if self.stage.animator.running:
            return
        ring = self._ring()
        if not ring:
            return
        if self.focused not in ring:
            index = 0 if step > 0 else len(ring) - 1
        else:
            index = (ring.index(self.focused) + step) % len(ring)
        self.focused = ring[index]
        self.settle()

    def _walk_patterns(self, step: int) -> None:
        """The next pattern that holds the focused card."""
        if self.stage.animator.running:
            return
        if self.focused not in self.order:
            self._walk(1)
            return
        assert self.focused is not None
        reason = self._why_not(self.focused)
        if reason is not None:
            self.refuse(reason, self.focused)
            return
        assert self.view is not None
        pick = self.choices(self.view).walk(self.pick, self.focused, step)
        self.take(pick, self.focused)

    def _space(self) -> None:
        """Press what has the ring; without a ring the others hurry."""
        if self.focused in self._ring() and not self._others_play():
            assert self.focused is not None
            self.tapped(self.focused)
        elif self._others_play():
            self.hurry()
        else:
            self._walk(1)

    def _enter(self) -> None:
        """Press the button with the ring; else play the lifted cards, or lift."""
        if self.focused in BUTTON_KEYS or not self.pick.cards:
            self._space()
            return
        buttons = self._buttons(self.view) if self.view is not None else ()
        ready = [button.key for button in buttons if button.enabled]
        if ready and not self.stage.animator.running and not self.is_guarded:
            self.press_button(ready[-1])
        elif buttons:
            self.tapped(buttons[-1].key)

    def key_rows(self) -> Sequence[KeyRow]:
        """The keys of `key`, in words."""
        from skillgames.widgets.sheet_parts.data import KeyRow  # not needed at start

        return (
            KeyRow(("←", "→"), self.tr("Go along your cards and the buttons")),
            KeyRow((self.tr("Space"),), self.tr("Lift the card or put it back; press the button")),
            KeyRow(("↑", "↓"), self.tr("Lift another pattern with this card")),
            KeyRow((self.tr("Enter"),), self.tr("Play or discard the lifted cards")),
            KeyRow(("1", "…", "9", "0"), self.tr("Lift that card of your hand")),
            KeyRow(("Esc",), self.tr("Put all lifted cards back")),
        )

    # --- refusals --------------------------------------------------------------------------

    def refuse(self, reason: Msg, key: str | None = None) -> None:
        """Say why not: the card shakes a little, the sentence stands below the centre."""
        self.refusal = reason
        self._refusal_timer.start(REFUSAL_MS)
        self.refused.emit(reason)
        self.access.announce(text(reason), assertive=True)
        self.sounded.emit("illegal")
        self.paint_labels()
        shakes = key in self.items and not (self.stage.animator.running or motion_is_reduced())
        if key is not None and shakes:
            self._shake(key)

    def _shake(self, key: str) -> None:
        item = self.items[key]
        place = item.place
        score = Score()

        def step(share: float) -> None:
            swing = SHAKE_PX * (1 - share) * (1 if int(share * 6) % 2 else -1)
            item.show_place(place.at(x=place.x + (swing if share < 1 else 0)))

        score.move(step, SHAKE_MS, curve=Curve.Linear)
        self.stage.settler.play(score, self._rest_all)

    def _forget_refusal(self) -> None:
        self.refusal = None
        self.paint_labels()

    # --- notes and sheets ------------------------------------------------------------------

    def notes(self) -> dict[str, object]:
        """The order of the hand."""
        return {"order": list(self.order)}

    def take_notes(self, notes: Mapping[str, object]) -> None:
        """The order of the hand, as far as it makes sense."""
        order = notes.get("order")
        if isinstance(order, list):
            self.order = tuple(one for one in order if isinstance(one, str) and is_code(one))

    def tally(self, view: HakkaView) -> TallyContent | None:
        """The score sheet of the hand that has just ended; a void hand has none."""
        from skillgames.games.hakka.table.sheets import HakkaSheets  # not needed at start

        return HakkaSheets(self.words, self).tally(view)

    def results(self, view: HakkaView) -> ResultsContent:
        """Totals and facts of the match."""
        from skillgames.games.hakka.table.sheets import HakkaSheets  # not needed at start

        return HakkaSheets(self.words, self).results(view, self.levels)

    @classmethod
    def progress(cls, view: HakkaView) -> str:
        """The own total and the best of the others'."""
        return f"{signed(view.scores[PERSON])} : {signed(max(view.scores[1:]))}"

    @classmethod
    def paint_tile(cls, painter: QPainter, rect: QRectF, dpr: float) -> None:
        """Long cards fanned out on indigo."""
        pictures.paint_tile(painter, rect, dpr)

    @classmethod
    def paint_emblem(cls, painter: QPainter, rect: QRectF) -> None:
        """A back, Wan Sin and a nine."""
        pictures.paint_emblem(painter, rect)

    @classmethod
    def paint_figure(
        cls, painter: QPainter, rect: QRectF, subject: object, deck: DeckStyle
    ) -> None:
        """Cards with their stars, an answer to a lead, or a dream."""
        from skillgames.games.hakka.table.figures import paint_figure  # not needed at start

        paint_figure(painter, rect, subject, deck)


def _answer_first(phase: str) -> Msg:
    """Why no card can be chosen while a question is open."""
    if phase == CALLING:
        return translate("Hakka", "Call or pass first.")
    if phase == ASKED_TIGERS:
        return translate("Hakka", "Show the Five Tigers or play on.")
    if phase == PLAYING:
        return translate("Hakka", "No card can be played now.")
    return translate("Hakka", "Declare victory or play on.")


def _number_of(key: int) -> int | None:
    """The card a digit stands for: 0 is the tenth."""
    if key == Qt.Key.Key_0:
        return 10
    number = key - Qt.Key.Key_0
    return number if 1 <= number <= 9 else None


TABLE = HakkaTable
