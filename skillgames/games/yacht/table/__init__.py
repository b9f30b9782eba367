"""The table of Yacht: holding, rolling and scoring, and what the bots are seen to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter

from skillgames.engine.events import Event
from skillgames.engine.text import Msg, translate
from skillgames.games.yacht.events import BonusReached, Rolled, Throwing, Written
from skillgames.games.yacht.scoring import BOXES, DICE, open_boxes, points
from skillgames.games.yacht.state import (
    ALL_SLOTS,
    SOLO,
    YachtView,
    is_roll,
    roll_move,
    write_move,
)
from skillgames.games.yacht.table import pictures
from skillgames.games.yacht.table.kept import Pictures, area_of
from skillgames.games.yacht.table.labels import Shown, YachtLabels, last_written
from skillgames.games.yacht.table.layout import (
    BOX_KEYS,
    DIE_KEYS,
    PERSON,
    ROLL,
    SCORE,
    Geometry,
    Touch,
    box_key,
    die_key,
    layout,
    number_of,
)
from skillgames.games.yacht.table.names import YachtNames
from skillgames.games.yacht.table.poses import POSES
from skillgames.games.yacht.table.score_pad import ScorePad
from skillgames.games.yacht.words import BOX_NAMES, say
from skillgames.widgets import look
from skillgames.widgets.animator import Animator, Curve, Score, motion_is_reduced
from skillgames.widgets.art.dice import DiceSprites
from skillgames.widgets.art.hud import Part
from skillgames.widgets.art.sprites import DeckStyle
from skillgames.widgets.die_item import DieItem
from skillgames.widgets.items import PulseItem
from skillgames.widgets.language import text
from skillgames.widgets.place import Place
from skillgames.widgets.scene import Table
from skillgames.widgets.stage import Stage

if TYPE_CHECKING:
    from skillgames.widgets.sheet_parts.data import KeyRow, ResultsContent, TallyContent

HOLD_MS = 140.0
SHAKE_PX, SHAKE_MS = 3.0, 180.0
REFUSAL_MS = 2600
"""How long the reason of a refusal stays in the pill."""

LOG_LEAST = 200.0
"""The narrowest match log, in pixels."""

BREATHS, BREATH_MS = 3, 800.0
Z_PULSE = 60

ACCOUNTS = (Written, BonusReached)
"""Events that stay to be read in the empty tray."""

ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class YachtTable(Table):
    """Holds and rolls the person's dice, shows what each box would bring, and writes.

    `held` are the slots of the dice in the tray that are held, whoever's they are: they
    belong to the table, not to the match.
    """

    CLOTH = "harbour"
    BACK = "ripple"
    HIDES = False
    POSES = POSES

    def __init__(self, stage: Stage, seats: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(stage, seats, parent)
        self.view: YachtView | None = None
        self.seats = len(seats)
        self.held: frozenset[int] = frozenset()
        self.chosen_box: int | None = None
        """The box that a further tap, Enter or SCORE writes."""
        self.hovered: str | None = None
        self.pressed: str | None = None
        self.refusal: Msg | None = None
        self.hurries = False
        """Whether people have asked the bots to hurry; until it is their own turn."""
        self.view_before: YachtView | None = None
        """What the labels show of whose turn it is while dice are on their way."""
        self._told: list[Event] = []
        self._greeted = False
        """Whether people have been told that this turn is theirs."""
        self._dice = DiceSprites(lambda: stage.sprites.style.grade)
        self._pictures = Pictures(stage)
        self._labels = YachtLabels(stage, self.levels, self._pictures, self)
        self._pad = ScorePad(self._pictures, self)
        self._names = YachtNames(self)
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

    def layout(self, view: YachtView) -> dict[str, Place]:
        """Where each die lies, with what is held."""
        return layout(self.geometry, view, self._touch())

    def layout_of(self, view: YachtView, held: frozenset[int]) -> dict[str, Place]:
        """The same for another view, with these dice held and nothing touched."""
        return layout(self.geometry, view, Touch(held=held))

    def _touch(self) -> Touch:
        hovered = self.hovered if self._is_useful(self.hovered) else None
        return Touch(self.held, self.chosen_box, hovered, self.focused)

    def make_item(self, key: str) -> DieItem:
        """All that lies on this table are dice."""
        return DieItem(key, self.stage.sprites, self._dice)

    def hit(self, pos: QPointF) -> str | None:
        """A die at rest, a button, or a box of the own column."""
        x, y = pos.x(), pos.y()
        reach = max(self.geometry.edge, 44.0) / 2
        for key in DIE_KEYS:
            place = self.place_of(key)
            if place is not None:
                middle = place.y - place.lift * place.lift_px
                if abs(x - place.x) <= reach and abs(y - middle) <= reach * 1.1:
                    return key
        for key in (ROLL, SCORE, *BOX_KEYS):
            area = self.geometry.area(key)
            if area is not None and area.holds(x, y):
                return key
        return None

    def log_area(self) -> QRectF:
        """Over the bots' columns, or the whole score table where these are narrow."""
        geometry = self.geometry
        inset = 8 * geometry.u
        area = area_of(geometry.pad).adjusted(inset, inset, -inset, -inset)
        beside = geometry.column(PERSON).right + inset
        if area.right() - beside >= LOG_LEAST:
            area.setLeft(beside)
        return area

    def notice_area(self) -> QRectF:
        """Over the foot of the tray, where no die lies."""
        tray, t = self.geometry.tray, self.geometry.t
        area = super().notice_area()
        area.setRight(tray.right)
        area.setTop(tray.y + 8 * t)
        return area

    def card_size(self) -> tuple[float, float]:
        """Of a die."""
        return self.geometry.edge, self.geometry.edge

    def spot(self, number: int) -> QPointF:
        """The middle of the nth die."""
        assert self.view is not None
        place = self.layout(self.view)[die_key(number - 1)]
        return QPointF(place.x, place.y - place.lift * place.lift_px)

    def reset(self) -> None:
        """No box stays chosen when the position has changed; dice stay held in their turn."""
        self._breath.finish()
        self.chosen_box = None
        self.hovered = self.pressed = None
        self.refusal = None
        self._refusal_timer.stop()
        view = self.view
        if view is None or view.dice is None:
            self.held = frozenset()
        if self.focused in DIE_KEYS and (view is None or view.dice is None):
            self.focused = None

    def snap(self) -> None:
        """Everything where it belongs."""
        self.view_before = None
        super().snap()

    def arrived(self) -> None:
        """The person is told of the own turn, once; a bot's plate breathes."""
        view = self.view
        if view is None:
            return
        own = view.turn == PERSON and view.result is None
        if own:
            self.hurries = False
        if own and view.dice is None and not view.thrown and self._can_act():
            if not self._greeted:
                self.access.announce(self.tr("Your turn."), assertive=True)
            self._greeted = True
        elif not own:
            self._greeted = False
        if view.to_act in (None, PERSON) or view.dice is not None:
            return
        self._breathe(view.turn)

    def _breathe(self, seat: int) -> None:
        """The ring of the seat whose turn has come."""
        if self.stage.animator.factor <= 0 or motion_is_reduced() or self.is_replay:
            return
        self._pulse.surround(area_of(self.geometry.plate(seat)))
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
        return self.tr("Table of Yacht")

    @property
    def bots(self) -> tuple[str, ...]:
        """What the bots are called, in the order of their seats."""
        return tuple(self._labels.bot(seat) for seat in range(1, self.seats))

    def names(self, view: YachtView) -> dict[str, str]:
        """Dice, buttons, the boxes of the own column, and what each player has."""
        previews = self._previews(view)
        can_roll = None if self.is_replay else self._roll_refusal() is None
        return self._names.of(view, self._touch(), previews, can_roll, self.bots)

    def rect_of(self, key: str) -> QRectF:
        """Dice where they lie; all else where it is drawn."""
        area = self.geometry.area(key)
        if area is not None:
            return area_of(area)
        place = self.place_of(key)
        if place is None:
            return QRectF()
        half = place.width / 2
        top = place.y - place.rise - place.lift * place.lift_px - half
        return QRectF(place.x - half, top, place.width, place.width)

    def can_press(self, key: str) -> bool:
        """Dice, both buttons, and the boxes of the own column are buttons."""
        return key in DIE_KEYS or key in BOX_KEYS or key in (ROLL, SCORE)

    def is_lifted(self, key: str) -> bool:
        """Held dice and the chosen box."""
        if key in DIE_KEYS:
            return number_of(key) in self.held
        return key in BOX_KEYS and number_of(key) == self.chosen_box

    def is_off(self, key: str) -> bool:
        """Whether a press would be refused now."""
        return self._why_not(key) is not None

    def focus_on(self, key: str) -> None:
        """The ring may be on everything that can be pressed."""
        if self.can_press(key) and not self.stage.animator.running:
            self.focused = key
            self.settle()

    def remember(self, events: Sequence[Event]) -> None:
        """What is held, what can be read in the tray, what is heard of the table."""
        for event in events:
            if isinstance(event, Throwing | Rolled):
                rolled = {slot - 1 for slot in event.slots}
                self.held = frozenset(range(DICE)) - rolled
        self._told = list(events)
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
        """All that is painted around the dice."""
        view = self.view
        if view is None:
            return
        before = self.view_before
        turn = before if before is not None else view
        moving = self.stage.animator.running or before is not None
        previews = self._previews(view) if not moving else (None,) * len(BOXES)
        heads = tuple(self._labels.short(seat) for seat in range(self.seats))
        self._pad.paint(self.geometry, view, self._touch(), previews, heads)
        chosen = self.chosen_box
        still = not moving
        shown = Shown(
            held=self.held if turn.dice is not None else frozenset(),
            chosen=chosen,
            points=previews[chosen] or 0 if chosen is not None else 0,
            can_roll=self._roll_refusal() is None if still else self._will_roll(view, turn),
            can_score=still and chosen is not None and self._can_act(),
            thinking=still and view.to_act not in (None, PERSON) and not self.is_replay,
            hovered=self.hovered if self._is_useful(self.hovered) else None,
            focused=self.focused,
            pressed=self.pressed,
            sentence=self._sentence(view, still),
            last=last_written(view),
        )
        self._labels.paint(self.geometry, turn, shown)

    def _will_roll(self, view: YachtView, before: YachtView) -> bool:
        """Whether ROLL stays lit while the person's dice are on their way."""
        own = view.turn == before.turn == PERSON and self.blocked is None
        return own and (bool(view.rolls_left) or bool(view.thrown))

    def _previews(self, view: YachtView) -> tuple[int | None, ...]:
        """What each box would bring now, by box; None where there is nothing to score."""
        if view.to_act != PERSON or view.dice is None:
            return (None,) * len(BOXES)
        own = open_boxes(view.columns[PERSON])
        return tuple(points(box, view.dice) if box in own else None for box in range(len(BOXES)))

    def _sentence(self, view: YachtView, still: bool) -> tuple[Part, ...]:
        """A refusal, what a further tap would write, or what was written last."""
        if self.refusal is not None:
            return (Part(text(self.refusal)),)
        if not still:
            return ()
        if self.chosen_box is not None:
            points_ = self._previews(view)[self.chosen_box]
            name = f"{text(BOX_NAMES[self.chosen_box])} "
            again = self.tr(" · tap again to write")
            return (Part(name), Part(str(points_), look.GOLD, 700), Part(again, look.MIST, 500))
        written = [event for event in self._told if isinstance(event, ACCOUNTS)]
        if written and view.dice is None and not view.thrown and view.result is None:
            said = say(written[0], PERSON)
            return (Part(text(said)),) if said is not None else ()
        return ()

    def tell(
        self,
        events: Sequence[Event],
        view: YachtView,
        legal: Sequence[int],
        done: Callable[[], None],
    ) -> None:
        """Animate what happened; whose turn it is shows as before until all lies still."""
        self.remember(events)
        self.view_before = self.view
        super().tell(events, view, legal, done)

    def score_events(self, score: Score, events: Sequence[Event]) -> None:
        """The motion of these events."""
        from skillgames.games.yacht.table.telling import Telling  # not needed at start

        Telling(self, score, self.geometry).tell(events)

    def sound_of(self, events: Sequence[Event]) -> str | None:
        """What says most: a bonus before a box, dice that land."""
        kinds = {type(event) for event in events}
        sounds = ((BonusReached, "bonus"), (Written, "write"), (Rolled, "roll"))
        return next((name for kind, name in sounds if kind in kinds), None)

    # --- what can be done ------------------------------------------------------------------

    def _can_act(self) -> bool:
        return bool(self.legal) and self.blocked is None and not self.stage.animator.running

    def _not_now(self) -> Msg | None:
        """Why the person can do nothing at all."""
        if self.blocked is not None:
            return self.blocked
        if self.view is None or self.view.result is not None:
            return translate("Yacht", "All boxes are filled.")
        if not self.legal:
            if self.view.turn == PERSON:
                return translate("Yacht", "The dice are still rolling.")
            return translate("Match", "It is the bot’s turn.")
        return None

    def _roll_refusal(self) -> Msg | None:
        """Why ROLL is off, None when it is on."""
        if (reason := self._not_now()) is not None:
            return reason
        if not any(is_roll(move) for move in self.legal):
            return translate("Yacht", "No roll is left: choose a box.")
        if len(self.held) == DICE:
            return translate("Yacht", "All dice are held. Release one, or choose a box.")
        return None

    def _hold_refusal(self) -> Msg | None:
        if (reason := self._not_now()) is not None:
            return reason
        assert self.view is not None
        if self.view.dice is None:
            return translate("Yacht", "Roll the dice first.")
        if not self.view.rolls_left:
            return translate("Yacht", "No roll is left: choose a box.")
        return None

    def _box_refusal(self, box: int) -> Msg | None:
        if (reason := self._not_now()) is not None:
            return reason
        assert self.view is not None
        if self.view.columns[PERSON][box] is not None:
            return translate("Yacht", "This box is filled already.")
        if self.view.dice is None:
            return translate("Yacht", "Roll the dice first.")
        return None

    def _why_not(self, key: str) -> Msg | None:
        """Why a press of this would do nothing."""
        if key == ROLL:
            return self._roll_refusal()
        if key in DIE_KEYS:
            return self._hold_refusal()
        if key == SCORE:
            if (reason := self._not_now()) is not None:
                return reason
            if self.chosen_box is None:
                return translate("Yacht", "Choose a box first.")
            return None
        return self._box_refusal(number_of(key)) if key in BOX_KEYS else None

    def _is_useful(self, key: str | None) -> bool:
        """Whether a press of this would do something now."""
        return key is not None and self._can_act() and self._why_not(key) is None

    # --- gestures --------------------------------------------------------------------------

    def tapped(self, key: str) -> None:
        """Hold or release a die, roll, choose a box, or write."""
        if self.stage.animator.running or self.is_guarded:
            return
        if self._bots_play():
            self.hurry()
        elif not self.can_press(key):
            return
        elif (reason := self._why_not(key)) is not None:
            self.refuse(reason, key)
        elif key == ROLL:
            self.roll()
        elif key == SCORE:
            self.write()
        elif key in DIE_KEYS:
            self.hold(number_of(key))
        elif number_of(key) == self.chosen_box:
            self.write()
        else:
            self.choose_box(number_of(key))

    def _bots_play(self) -> bool:
        view = self.view
        if self.is_replay or self.blocked is not None or view is None or view.result is not None:
            return False
        return view.turn != PERSON

    def hurry(self) -> None:
        """The bots show less of their thinking, until it is the person's turn."""
        self.hurries = True
        self.hurried.emit()

    def roll(self) -> None:
        """Throw all dice that are not held."""
        assert self.view is not None
        free = tuple(slot for slot in range(DICE) if slot not in self.held)
        self.choose(ALL_SLOTS if self.view.dice is None else roll_move(free))

    def hold(self, slot: int) -> None:
        """Hold this die, or release it."""
        self.held = self.held ^ {slot}
        self.refusal = None
        self.sounded.emit("hold")
        self.settle(HOLD_MS, Curve.OutBack if slot in self.held else Curve.InOutQuad)
        self.access.announce(self.access.names.get(die_key(slot), ""))

    def choose_box(self, box: int | None) -> None:
        """Have this box ready to be written; None for none."""
        self.chosen_box = box
        self.refusal = None
        if box is not None:
            self.sounded.emit("tap")
        self.settle()
        if box is not None:
            self.access.announce(self.access.names.get(box_key(box), ""))

    def write(self) -> None:
        """Write the dice into the chosen box."""
        assert self.chosen_box is not None
        self.choose(write_move(self.chosen_box))

    def missed(self) -> None:
        """A tap beside everything: the bots hurry; else no box is chosen any more."""
        if self.blocked is not None:
            self.refuse(self.blocked)
        elif self._bots_play():
            self.hurry()
        elif self.chosen_box is not None or self.refusal is not None:
            self.choose_box(None)

    def _press_begins(self, pos: QPointF) -> None:
        key = self.hit(pos)
        if key in (ROLL, SCORE) and self._is_useful(key):
            self.pressed = key
            self.paint_labels()

    def _press_ends(self, pos: QPointF) -> None:
        if self.pressed is not None:
            self.pressed = None
            self.paint_labels()

    def hover(self, pos: QPointF) -> None:
        """What can be pressed answers the pointer."""
        key = self.hit(pos)
        useful = key if self._is_useful(key) else None
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
        """Space and R roll, digits hold, arrows choose a box, Enter writes it."""
        key = event.key()
        if key in (Qt.Key.Key_Space, Qt.Key.Key_R):
            self._press(ROLL)
        elif key in ENTER_KEYS:
            self._enter()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._walk(1 if key == Qt.Key.Key_Down else -1)
        elif 0 <= key - Qt.Key.Key_1 < DICE:
            slot = key - Qt.Key.Key_1
            if self.view is not None and self.view.dice is not None and not self._bots_play():
                self.focused = die_key(slot)
            self._press(die_key(slot))
        elif key == Qt.Key.Key_Escape and self.chosen_box is not None:
            self.choose_box(None)
        else:
            return False
        return True

    def _press(self, key: str) -> None:
        """What a tap does; while something moves it is only finished."""
        if self.stage.animator.running:
            self.stage.animator.finish()
        else:
            self.tapped(key)

    def _enter(self) -> None:
        """Write the chosen box; with none chosen press what has the ring."""
        if self.chosen_box is not None:
            self._press(SCORE)
        elif self.focused is not None and not self._bots_play():
            self._press(self.focused)
        else:
            self._press(SCORE)

    def _walk(self, step: int) -> None:
        """The next free box up or down, round the ends; it is chosen at once."""
        if self.stage.animator.running:
            return
        if self._bots_play():
            self.hurry()
            return
        free = [box for box in range(len(BOXES)) if self._box_refusal(box) is None]
        if not free:
            self._press(box_key(0) if self.view is None else SCORE)
            return
        at = self.chosen_box
        if at is None and self.focused in BOX_KEYS:
            at = number_of(self.focused)
        if at is None:
            box = free[0] if step > 0 else free[-1]
        else:
            ahead = [one for one in free if (one - at) * step > 0]
            box = (ahead[0] if step > 0 else ahead[-1]) if ahead else free[0 if step > 0 else -1]
        self.focused = box_key(box)
        self.choose_box(box)

    def key_rows(self) -> Sequence[KeyRow]:
        """The keys of `key`, in words."""
        from skillgames.widgets.sheet_parts.data import KeyRow  # not needed at start

        digits = tuple(str(slot + 1) for slot in range(DICE))
        return (
            KeyRow((self.tr("Space"), "R"), self.tr("Roll the dice that are not held")),
            KeyRow(digits, self.tr("Hold that die, or release it")),
            KeyRow(("↑", "↓"), self.tr("Choose a free box")),
            KeyRow((self.tr("Enter"),), self.tr("Write into the chosen box")),
            KeyRow(("Esc",), self.tr("Choose no box")),
        )

    # --- refusals --------------------------------------------------------------------------

    def refuse(self, reason: Msg, key: str | None = None) -> None:
        """Say why not: the die shakes a little, the sentence stands in the tray."""
        self.refusal = reason
        self._refusal_timer.start(REFUSAL_MS)
        self.refused.emit(reason)
        self.access.announce(text(reason), assertive=True)
        self.sounded.emit("illegal")
        self.paint_labels()
        if key in self.items and not (self.stage.animator.running or motion_is_reduced()):
            assert key is not None
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

    # --- sheets ------------------------------------------------------------------------------

    def tally(self, view: YachtView) -> TallyContent | None:
        """There is none: the score table is always in sight."""
        return None

    def results(self, view: YachtView) -> ResultsContent:
        """Score and facts of the match."""
        from skillgames.games.yacht.table.sheets import YachtSheets  # not needed at start

        return YachtSheets(self).results(view, self.levels, self.bots)

    @classmethod
    def progress(cls, view: YachtView) -> str:
        """The own total and the best of the others', or the target."""
        own = view.totals[PERSON]
        if len(view.columns) == SOLO:
            return f"{own} / {view.target}"
        return f"{own} : {max(view.totals[1:])}"

    @classmethod
    def paint_tile(cls, painter: QPainter, rect: QRectF, dpr: float) -> None:
        """Dice of all four colours on the harbour."""
        pictures.paint_tile(painter, rect)

    @classmethod
    def paint_emblem(cls, painter: QPainter, rect: QRectF) -> None:
        """Three dice."""
        pictures.paint_emblem(painter, rect)

    @classmethod
    def paint_figure(
        cls, painter: QPainter, rect: QRectF, subject: object, deck: DeckStyle
    ) -> None:
        """An example roll; what counts is held."""
        from skillgames.games.yacht.table.figures import paint_figure  # not needed at start

        paint_figure(painter, rect, subject, deck)


TABLE = YachtTable
