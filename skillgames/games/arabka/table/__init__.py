"""The table of Arabka: swapping, laying, taking, turning over, and what is said of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter

from skillgames.engine.events import Event
from skillgames.engine.text import Msg
from skillgames.games.arabka.events import (
    Burned,
    Dealt,
    Drawn,
    Laid,
    OpenTaken,
    PileTaken,
    Swapped,
)
from skillgames.games.arabka.pack import codes_in, codes_of, mask_of_codes
from skillgames.games.arabka.state import END, SLOTS, TAKE, ArabkaView, Lay, Move
from skillgames.games.arabka.table import pictures
from skillgames.games.arabka.table.choices import Choices, turn_of
from skillgames.games.arabka.table.geometry import MAIN, RATIO, SIDE, Geometry
from skillgames.games.arabka.table.keys import ArabkaKeys
from skillgames.games.arabka.table.labels import ArabkaLabels, ButtonLook, Said
from skillgames.games.arabka.table.layout import BURNED, PILE, STOCK, Touch, closed_key, layout
from skillgames.games.arabka.table.names import ArabkaNames, Facts
from skillgames.games.arabka.table.poses import POSES
from skillgames.games.arabka.table.sentences import ArabkaSentences, Clause
from skillgames.games.arabka.table.shown import PERSON, Shown, arranged, shown_of
from skillgames.games.arabka.table.swapping import Row, exchanged, is_row, swap_of, with_row
from skillgames.games.arabka.words import say
from skillgames.widgets.animator import Animator, Curve, Score, motion_is_reduced
from skillgames.widgets.art.hud import Part
from skillgames.widgets.art.sprites import DeckStyle
from skillgames.widgets.items import CardItem, PulseItem
from skillgames.widgets.kept import Pictures, area_of
from skillgames.widgets.language import text
from skillgames.widgets.place import Place
from skillgames.widgets.scene import Table
from skillgames.widgets.stage import Stage

if TYPE_CHECKING:
    from skillgames.widgets.sheet_parts.data import KeyRow, ResultsContent, TallyContent

SHAKE_PX, SHAKE_MS = 3.0, 180.0
REFUSAL_MS = 2600
"""How long the reason of a refusal stays in the pill."""

BREATHS, BREATH_MS = 3, 800.0
Z_PULSE = 260
TILT_MOST = 6.0

SOUNDS: tuple[tuple[type[Event], str], ...] = (
    (PileTaken, "take"),
    (Burned, "burn"),
    (Laid, "play"),
    (OpenTaken, "capture"),
    (Drawn, "deal"),
    (Dealt, "deal"),
    (Swapped, "play"),
)
"""What is heard of a stored entry without motion, the most telling first."""


class ArabkaTable(Table):
    """Lifts and lays the person's cards, and shows who takes, misses a turn, and leads.

    `selected` are the lifted cards of the hand. Before play `picked` is the card that will
    change places with the next one tapped, and `row` the own open cards as the person has
    arranged them; none of this is known to the match.
    """

    CLOTH = "leather"
    BACK = "stars"
    PACK = "french"
    POSES = POSES

    def __init__(self, stage: Stage, seats: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(stage, seats, parent)
        self.view: ArabkaView | None = None
        self.seats = len(seats)
        self.selected: frozenset[str] = frozenset()
        self.picked: str | None = None
        self.row: Row | None = None
        self.hovered: str | None = None
        self.pressed: str | None = None
        self.refusal: Msg | None = None
        self._before: ArabkaView | None = None
        """The view from which what moves now began."""
        self._noted: tuple[Shown, tuple[Event, ...]] | None = None
        """What the labels tell while cards are on their way: what lies, what has happened."""
        self._told: tuple[Event, ...] = ()
        self._greeted = False
        self._last_dx = 0.0
        self._pictures = Pictures(stage)
        self._labels = ArabkaLabels(stage, self.levels, self._pictures, self)
        self._names = ArabkaNames(self.levels, self)
        self._words = ArabkaSentences(self)
        self._keys = ArabkaKeys(self)
        self.choices = Choices(self)
        self._retired: list[CardItem] = []
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
        return Geometry(viewport.width(), viewport.height(), u, t, self.seats, self.is_replay)

    @property
    def final(self) -> Shown:
        """What lies on the table when nothing moves, as the person has arranged it."""
        assert self.view is not None
        shown = shown_of(self.view)
        return with_row(shown, self.row) if self.row is not None else shown

    def layout(self, view: ArabkaView) -> dict[str, Place]:
        """Where each card lies, with what is lifted and lit."""
        return layout(self.geometry, self.final, self._touch(), self.open_hands)

    def _touch(self) -> Touch:
        acting = self.choices.can_act
        hovered = self.hovered if self.choices.is_useful(self.hovered) else None
        selected = self.selected | ({self.picked} if self.picked else set())
        ghost = None
        if self.selected and acting:
            ghost = arranged(self.selected)[0]
        return Touch(
            selected, self.choices.usable() if acting else None, hovered, self.focused, ghost
        )

    @property
    def opened(self) -> Row:
        """The own open cards by slot, as the match knows them."""
        assert self.view is not None
        return codes_of(self.view.opened[PERSON])

    @property
    def hand(self) -> tuple[str, ...]:
        """The own hand from left to right."""
        return self.final.hand if self.view is not None else ()

    @property
    def is_swapping(self) -> bool:
        """Whether it is for the person to swap, or to be ready."""
        view = self.view
        return view is not None and view.swapping and view.to_act == PERSON

    @classmethod
    def hand_of(cls, view: ArabkaView) -> tuple[str, ...]:
        """The hand of the seat whose view this is, equal cards side by side."""
        return arranged(codes_in(view.hand))

    def hit(self, pos: QPointF) -> str | None:
        """A button, or the topmost card at rest: what is lifted moves nothing away."""
        x, y = pos.x(), pos.y()
        for key in (MAIN, SIDE):
            if self.button(key) is not None and self.geometry.button(key).holds(x, y):
                return key
        found, top = None, -1.0
        for key in self.hand:
            place = self.place_of(key)
            if place is None:
                continue
            half = place.width * RATIO / 2
            upper = place.y - half - place.rise - place.lift * place.lift_px
            inside = abs(x - place.x) <= place.width / 2 and upper <= y <= place.y + half
            if inside and place.z > top:
                found, top = key, place.z
        return found if found is not None else super().hit(pos)

    def log_area(self) -> QRectF:
        """Between the cards at the left and the stock, over the own plate."""
        return area_of(self.geometry.log_area)

    def notice_area(self) -> QRectF:
        """Under the plates at the top, over the stock."""
        area = super().notice_area()
        plate = self.geometry.plate(1 if self.seats < 4 else 2)
        area.setTop(plate.bottom + 4 * self.geometry.u)
        return area

    def card_size(self) -> tuple[float, float]:
        """Of a card of the hand."""
        width = self.geometry.hand_width(len(self.geometry.hand_rows(self.hand)))
        return width, width * RATIO

    def spot(self, number: int) -> QPointF:
        """A spot of the person's nth card that no other card covers."""
        return self.spot_of(self.hand[number - 1])

    def spot_of(self, key: str) -> QPointF:
        """A spot where a press means this thing."""
        area = self.rect_of(key)
        if key in self.hand:
            u = self.geometry.u
            return QPointF(area.left() + 10 * u, area.top() + 14 * u)
        if key in self.final.opened[PERSON] or key in (MAIN, SIDE):
            return area.center()
        return QPointF(area.center().x(), area.top() + 4 * self.geometry.u)

    def reset(self) -> None:
        """Nothing stays lifted when the position has changed; an arrangement that can still
        be made stays."""
        self._breath.finish()
        self.selected = frozenset()
        self.picked = None
        self.hovered = self.pressed = None
        self.refusal = None
        self._refusal_timer.stop()
        if self.row is not None and not self._can_keep(self.row):
            self.row = None
        if self.focused is not None and self.focused not in self._keys.all():
            self.focused = None

    def _can_keep(self, row: Row) -> bool:
        if self.view is None or not self.is_swapping:
            return False
        return is_row(row, self.opened, codes_in(self.view.hand))

    def snap(self) -> None:
        """Everything where it belongs."""
        self._noted = None
        self._before = None
        for item in self._retired:
            self.stage.scene().removeItem(item)
        self._retired.clear()
        super().snap()

    def retire(self, key: str) -> CardItem:
        """A card that will be gone: its key is free from now on."""
        item = self.items.pop(key)
        self._retired.append(item)
        return item

    def remove(self, item: CardItem) -> None:
        """A retired card is gone."""
        if item in self._retired:
            self._retired.remove(item)
            self.stage.scene().removeItem(item)

    def arrived(self) -> None:
        """The person is told of the own turn; the plate of the seat to act breathes."""
        view = self.view
        if view is None or view.to_act is None:
            return
        if self.choices.can_act:
            self.access.announce(self.tr("Your turn."), assertive=True)
            if self.choices.only_take:
                self.access.announce(self.tr("Nothing fits: take the pile."), assertive=True)
        if self.stage.animator.factor <= 0 or motion_is_reduced() or self.is_replay:
            return
        self._pulse.surround(area_of(self.geometry.plate(view.to_act)))
        score = Score()
        for n in range(BREATHS):
            score.move(self._pulse.breathe, BREATH_MS, n * BREATH_MS, Curve.Linear)
        self._breath.play(score)

    def leave(self) -> None:
        """The table goes away."""
        self._breath.drop()
        self._refusal_timer.stop()
        self.stage.pressed.disconnect(self._press_begins)
        self.stage.released.disconnect(self._press_ends)
        self._retired.clear()
        super().leave()

    def relayout(self) -> None:
        """Another size, look or language."""
        self._breath.finish()
        self._describe()
        self._pictures.forget()
        super().relayout()

    # --- what is heard ---------------------------------------------------------------------

    def title(self) -> str:
        """The name of the table."""
        return self.tr("Table of Arabka")

    def names(self, view: ArabkaView) -> dict[str, str]:
        """Own hand, own table cards, buttons, pile, deck, the others."""
        facts = Facts(
            lifted=self._touch().selected,
            fitting=self.choices.fitting()
            if self.choices.can_act and not self.is_swapping
            else None,
            needed=self._needed(view),
            tags=self._words.tags(self._told),
            main=self.button(MAIN),
            side=self.button(SIDE),
            open_hands=self.open_hands,
        )
        return self._names.of(view, self.final, facts)

    def rect_of(self, key: str) -> QRectF:
        """Cards where they lie; all else where it is drawn."""
        geometry = self.geometry
        if key in (MAIN, SIDE):
            return area_of(geometry.button(key))
        if key.startswith("plate"):
            return area_of(geometry.plate(int(key[5:])))
        base = {
            PILE: geometry.pile_place(0),
            STOCK: geometry.stock_place,
            BURNED: geometry.burned_place,
        }.get(key)
        if base is not None:
            height = base.width * RATIO
            return QRectF(base.x - base.width / 2, base.y - height / 2, base.width, height)
        return super().rect_of(key)

    def can_press(self, key: str) -> bool:
        """The own hand, the own open cards before play, the own closed cards, the buttons."""
        if key in (MAIN, SIDE):
            return self.button(key) is not None
        if key in self.hand or key.startswith(closed_key(PERSON, 0)[:-1]):
            return True
        return self.is_swapping and key in self.final.opened[PERSON]

    def is_lifted(self, key: str) -> bool:
        """Lifted cards, and the one to change places."""
        return key in self.selected or key == self.picked

    def is_off(self, key: str) -> bool:
        """Whether a press would be refused now."""
        return self.choices.refusal_of(key) is not None

    def focus_on(self, key: str) -> None:
        """The ring may be on everything that can be pressed."""
        if self.can_press(key) and not self.stage.animator.running:
            self.focused = key
            self.settle()

    def remember(self, events: Sequence[Event]) -> None:
        """The sentence in the pill, and what is heard of the table."""
        self._told = tuple(events)
        self._describe()
        for sentence in self._sentences():
            self.access.announce(sentence)

    def _describe(self) -> None:
        self.access.description = " ".join(self._sentences())

    def _sentences(self) -> list[str]:
        said = [say(event, PERSON) for event in self._told]
        return [text(one) for one in said if one is not None]

    # --- words -----------------------------------------------------------------------------

    def paint_labels(self) -> None:
        """Plates, counts, buttons and the sentence."""
        if self.view is None:
            return
        moving = self._noted is not None
        view = self._before if moving and self._before is not None else self.view
        shown = self._noted[0] if self._noted is not None else self.final
        events = self._noted[1] if self._noted is not None else self._told
        to_act = view.to_act
        leads = to_act is not None and not view.swapping and not shown.pile and not view.extra
        said = Said(
            turn=to_act,
            thinking=to_act not in (None, PERSON) and not self.is_replay and not moving,
            leads=leads and not moving,
            tags=self._words.tags(events),
            ready=self._ready(view),
            needed="" if moving else self._needed(view),
            main=self.button(MAIN),
            side=self.button(SIDE),
            clauses=self._clauses(events, moving=moving),
            open_hands=frozenset(seat for seat, hand in self.open_hands.items() if hand),
        )
        self._labels.paint(self.geometry, shown, said)

    def _ready(self, view: ArabkaView) -> frozenset[int]:
        """The seats that have swapped, while others still do."""
        if not view.swapping or view.dealer is None or view.to_act is None:
            return frozenset()
        seats = [(view.dealer + 1 + n) % view.seats for n in range(view.seats)]
        return frozenset(seats[: seats.index(view.to_act)])

    def _needed(self, view: ArabkaView) -> str:
        """What fits, for the line under the pile."""
        if view.swapping or view.to_act is None:
            return ""
        return self._words.needed(view.level, strict=view.strict)

    def _clauses(self, events: Sequence[Event], *, moving: bool) -> list[Clause]:
        """A refusal, what would happen, or what did."""
        if self.refusal is not None:
            return [Clause((Part(text(self.refusal)),))]
        if not moving and self.choices.can_act:
            assert self.view is not None
            if self.selected:
                cards = arranged(self.selected)
                return self._words.outlook(cards, self.view, self.choices.lifts_further(cards[0]))
            if self.is_swapping:
                return self._words.before_play(self.picked, self.picked in self.hand)
            hint = self._words.hint(self.view, only_take=self.choices.only_take)
            said = self._words.account(events) or self._words.right(self.view)
            return [*said, *hint]
        return self._words.account(events)

    def button(self, key: str) -> ButtonLook | None:
        """How a button is shown now; None where there is none."""
        view, choices = self.view, self.choices
        if self.is_replay or view is None or not view.is_dealt:
            return None
        if key == SIDE and view.swapping:
            return None
        take_lit = choices.only_take and choices.can_act
        return ButtonLook(
            self._labels.button_words(key, view, len(self.selected)),
            enabled=not self.stage.animator.running and choices.refusal_of(key) is None,
            lit=take_lit if key == SIDE else not take_lit,
            hovered=self.hovered == key,
            focused=self.focused == key,
            pressed=self.pressed == key,
        )

    # --- gestures --------------------------------------------------------------------------

    def tapped(self, key: str) -> None:
        """Lift or lay a card, exchange two, turn one over, or press a button."""
        if self.is_guarded or self.stage.animator.running:
            return
        if not self.choices.is_own(key) and not (self.legal and self.choices.is_theirs(key)):
            self.missed()
        elif (reason := self.choices.refusal_of(key)) is not None:
            self.refuse(reason, key)
        elif key in (MAIN, SIDE):
            self._press_button(key)
        elif self.is_swapping:
            self.pick(key)
        elif key in self.hand:
            self._press_card(key)
        else:
            self.choose(turn_of(key))

    def _press_button(self, key: str) -> None:
        if key == SIDE:
            self.choose(self.choices.side_move())
        elif self.is_swapping:
            row = self.row if self.row is not None else self.opened
            self.choose(swap_of(self.opened, row))
        else:
            self.lay()

    def _press_card(self, code: str) -> None:
        """Lift it beside its equals; of a lifted one lift all alike, then lay them."""
        if code not in self.selected:
            self.select(self.selected | {code})
        elif self.choices.lifts_further(code):
            self.select(self.choices.alike(code))
        else:
            self.lay()

    def select(self, cards: frozenset[str]) -> None:
        """Lift these cards and no others."""
        grows = len(cards) > len(self.selected)
        self.selected = cards
        self.refusal = None
        if grows:
            self.sounded.emit("lift")
        self.settle()
        if cards:
            button = self.button(MAIN)
            name = self.access.names.get(arranged(cards)[-1], "")
            self.access.announce(f"{name}. {button.words}" if button is not None else name)

    def lay(self) -> None:
        """Lay the lifted cards."""
        self.choose(Lay(mask_of_codes(self.selected)))

    def pick(self, key: str) -> None:
        """Before play: a card of the hand and an open one change places, in either order."""
        self.refusal = None
        other, self.picked = self.picked, None
        in_hand = key in self.hand
        if other is None or (other in self.hand) == in_hand:
            self.picked = None if other == key else key
            self.sounded.emit("lift")
            self.settle()
            self.access.announce(self.access.names.get(key, ""))
            return
        row = self.row if self.row is not None else self.opened
        own, lying = (key, other) if in_hand else (other, key)
        self.row = exchanged(self.opened, row, own, lying)
        self.focused = {own: lying, lying: own}.get(self.focused or "", self.focused)
        self.sounded.emit("play")
        self.noted.emit(self.notes())
        self.settle(260)

    def missed(self) -> None:
        """A tap on the felt lowers what is lifted; while bots play, they hurry."""
        if self.blocked is not None:
            self.refuse(self.blocked)
        elif self.view is not None and not self.legal and self.view.to_act is not None:
            self.hurried.emit()
        else:
            self.lower()

    def lower(self) -> bool:
        """Lower what is lifted; whether anything was."""
        if not (self.selected or self.picked or self.refusal):
            return False
        self.picked = None
        self.select(frozenset())
        return True

    def can_drag(self, key: str) -> bool:
        """Cards of the own hand that could be laid or exchanged follow the pointer."""
        return key in self.hand and self.choices.is_useful(key)

    def dragged(self, key: str, delta: QPointF) -> None:
        """The card follows the pointer and leans into the movement."""
        place = self.place_of(key)
        if place is None:
            return
        self.stage.settler.finish()
        speed = delta.x() - self._last_dx
        self._last_dx = delta.x()
        most = 0.0 if motion_is_reduced() else TILT_MOST
        tilt = max(-most, min(most, speed / 2))
        dragged = place.at(x=place.x + delta.x(), y=place.y + delta.y(), rotation=tilt, z=900.0)
        self.items[key].show_place(dragged)

    def pulled_up(self, key: str) -> None:
        """Pulled out of the hand: laid with what is lifted beside it, or exchanged."""
        dropped = self.items[key].place
        self._last_dx = 0.0
        if self.is_guarded or self.choices.refusal_of(key) is not None:
            self.put_back(key)
        elif self.is_swapping:
            self._drop_on_open(key, dropped)
        else:
            self.choose(Lay(mask_of_codes(self.selected | {key})))

    def _drop_on_open(self, key: str, dropped: Place) -> None:
        """Before play a card let go on an open one changes places with it."""
        lying = self._open_card_at(dropped)
        if lying is None:
            self.put_back(key)
        else:
            self.picked = key
            self.pick(lying)

    def _open_card_at(self, dropped: Place) -> str | None:
        """The own open card nearest to where a card was let go."""
        row = self.final.opened[PERSON]
        spots = [(self.place_of(code), code) for code in row if code is not None]
        near = [(abs(p.x - dropped.x) + abs(p.y - dropped.y), code) for p, code in spots if p]
        distance, code = min(near)
        return code if distance < self.card_size()[1] else None

    def moved_sideways(self, key: str, dx: float) -> None:
        """Equal cards lie side by side: a hand is not sorted otherwise."""
        if self.is_swapping and self.choices.is_useful(key) and not self.is_guarded:
            self._drop_on_open(key, self.items[key].place)
        else:
            self.put_back(key)

    def put_back(self, key: str) -> None:
        """The card returns to its place."""
        self._last_dx = 0.0
        self.settle()

    def _press_begins(self, pos: QPointF) -> None:
        key = self.hit(pos)
        if key in (MAIN, SIDE) and self.choices.is_useful(key):
            self.pressed = key
            self.paint_labels()

    def _press_ends(self, pos: QPointF) -> None:
        if self.pressed is not None:
            self.pressed = None
            self.paint_labels()

    def hover(self, pos: QPointF) -> None:
        """What can be pressed answers the pointer."""
        key = self.hit(pos)
        useful = key if self.choices.is_useful(key) else None
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

    def key(self, event: QKeyEvent) -> bool:
        """The keys of the table."""
        return self._keys.press_code(event.key())

    def key_rows(self) -> Sequence[KeyRow]:
        """The keys of `key`, in words."""
        return self._keys.rows()

    # --- refusals --------------------------------------------------------------------------

    def refuse(self, reason: Msg, key: str | None = None) -> None:
        """Say why not: the card shakes a little, the sentence stands in the pill."""
        self.refusal = reason
        self._refusal_timer.start(REFUSAL_MS)
        self.refused.emit(reason)
        self.access.announce(text(reason), assertive=True)
        self.sounded.emit("illegal")
        self.paint_labels()
        if key in self.items and not (self.stage.animator.running or motion_is_reduced()):
            assert key is not None
            self._shake(key)

    def refuse_end(self) -> None:
        """Say why the turn cannot be ended."""
        self._refuse_move(END)

    def refuse_take(self) -> None:
        """Say why the pile cannot be taken."""
        self._refuse_move(TAKE)

    def _refuse_move(self, move: Move) -> None:
        reason = self.choices.why_no(move)
        if reason is not None:
            self.refuse(reason)

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

    # --- motion --------------------------------------------------------------------------------

    def tell(
        self,
        events: Sequence[Event],
        view: ArabkaView,
        legal: Sequence[Move],
        done: Callable[[], None],
    ) -> None:
        """Animate what happened; labels follow what is seen."""
        self._before = self.view
        before = shown_of(self.view) if self.view is not None else shown_of(view)
        self._noted = (before, ())
        self.remember(events)
        super().tell(events, view, legal, done)

    def note(self, shown: Shown, events: tuple[Event, ...]) -> None:
        """This has been seen so far of what is being told."""
        if self._noted is not None:
            self._noted = (shown, events)
            self.paint_labels()

    def score_events(self, score: Score, events: Sequence[Event]) -> None:
        """The motion of these events."""
        from skillgames.games.arabka.table.telling import Telling  # not needed at start

        assert self._noted is not None
        Telling(self, score, self._noted[0]).tell(events)

    def sound_of(self, events: Sequence[Event]) -> str | None:
        """What says most."""
        kinds = {type(event) for event in events}
        return next((name for kind, name in SOUNDS if kind in kinds), None)

    # --- notes and sheets --------------------------------------------------------------------

    def notes(self) -> dict[str, object]:
        """The own open cards as they are arranged before play."""
        return {} if self.row is None else {"row": list(self.row)}

    def take_notes(self, notes: Mapping[str, object]) -> None:
        """The arrangement; `reset` forgets one that cannot be made."""
        row = notes.get("row")
        if isinstance(row, list) and len(row) == SLOTS and all(isinstance(c, str) for c in row):
            self.row = tuple(row)

    def tally(self, view: ArabkaView) -> TallyContent | None:
        """There is none: a match is one deal."""
        return None

    def results(self, view: ArabkaView) -> ResultsContent:
        """Who won, and how many cards the others were left with."""
        from skillgames.games.arabka.table.sheets import ArabkaSheets  # not needed at start

        return ArabkaSheets(self).results(view, self.levels)

    @classmethod
    def progress(cls, view: ArabkaView) -> str:
        """The cards each player still has, the person's first."""
        left = (
            view.counts[seat] + len(view.opened[seat]) + sum(view.closed[seat])
            for seat in range(view.seats)
        )
        return " : ".join(map(str, left))

    @classmethod
    def paint_tile(cls, painter: QPainter, rect: QRectF, dpr: float) -> None:
        """Open cards on closed ones, on leather."""
        pictures.paint_tile(painter, rect, dpr)

    @classmethod
    def paint_emblem(cls, painter: QPainter, rect: QRectF) -> None:
        """The three bonus cards."""
        pictures.paint_emblem(painter, rect)

    @classmethod
    def paint_figure(
        cls, painter: QPainter, rect: QRectF, subject: object, deck: DeckStyle
    ) -> None:
        """A figure of the rules."""
        from skillgames.games.arabka.table.figures import paint_figure  # not needed at start

        paint_figure(painter, rect, subject, deck)


TABLE = ArabkaTable
