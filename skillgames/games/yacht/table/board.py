"""What a table of Yacht shows: dice, score table, labels, names, and what happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF

from skillgames.engine.events import Event
from skillgames.engine.text import Msg
from skillgames.games.yacht.events import BonusReached, Rolled, Throwing, Written
from skillgames.games.yacht.scoring import BOXES, DICE, open_boxes, points
from skillgames.games.yacht.state import YachtView
from skillgames.games.yacht.table.layout import (
    BOX_KEYS,
    DIE_KEYS,
    PERSON,
    PILL_HEIGHT,
    ROLL,
    SCORE,
    Geometry,
    Touch,
    die_key,
    layout,
    number_of,
)
from skillgames.games.yacht.table.reasons import Reasons
from skillgames.games.yacht.words import BOX_NAMES, say
from skillgames.widgets import look
from skillgames.widgets.animator import Score
from skillgames.widgets.answering import AnsweringTable
from skillgames.widgets.art.dice import DiceSprites
from skillgames.widgets.art.hud import Part
from skillgames.widgets.kept import area_of
from skillgames.widgets.language import text
from skillgames.widgets.place import Place
from skillgames.widgets.stage import Stage

if TYPE_CHECKING:
    from skillgames.widgets.die_item import DieItem

LOG_LEAST = 200.0
"""The narrowest match log, in pixels."""

ACCOUNTS = (Written, BonusReached)
"""Events that stay to be read in the empty tray."""


class YachtBoard(AnsweringTable):
    """Shows a match of Yacht: dice, score table, what is held and chosen, what happens.

    `held` are the slots of the dice in the tray that are held, whoever's they are: they
    belong to the table, not to the match.
    """

    CLOTH = "harbour"
    BACK = "ripple"
    HIDES = False
    BUTTONS = (ROLL, SCORE)
    SOUNDS = ((BonusReached, "bonus"), (Written, "write"), (Rolled, "roll"))

    def __init__(self, stage: Stage, seats: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(stage, seats, parent)
        # The first page needs this class for its tile alone: what paints comes with a table.
        from skillgames.games.yacht.table.labels import YachtLabels
        from skillgames.games.yacht.table.names import YachtNames
        from skillgames.games.yacht.table.score_pad import YachtScorePad

        self.view: YachtView | None = None
        self.seats = len(seats)
        self.held: frozenset[int] = frozenset()
        self.chosen_box: int | None = None
        """The box that a further tap, Enter or SCORE writes."""
        self.hurries = False
        """Whether people have asked the bots to hurry; until it is their own turn."""
        self._greeted = False
        """Whether people have been told that this turn is theirs."""
        self._dice = DiceSprites(lambda: stage.sprites.style.grade)
        self._labels = YachtLabels(stage, self.levels, self._pictures, self)
        self._pad = YachtScorePad(self._pictures, self)
        self._names = YachtNames(self)

    # --- layout ----------------------------------------------------------------------------

    @property
    def geometry(self) -> Geometry:
        """The measures for the size of the stage."""
        return Geometry(*self.stage.measures, self.seats, self.is_replay)

    def layout(self, view: YachtView) -> dict[str, Place]:
        """Where each die lies, with what is held."""
        return layout(self.geometry, view, self._touch())

    def layout_of(self, view: YachtView, held: frozenset[int]) -> dict[str, Place]:
        """The same for another view, with these dice held and nothing touched."""
        return layout(self.geometry, view, Touch(held=held))

    def _touch(self) -> Touch:
        hovered = self.hovered if self.is_useful(self.hovered) else None
        return Touch(self.held, self.chosen_box, hovered, self.focused)

    def make_item(self, key: str) -> DieItem:
        """All that lies on this table are dice."""
        from skillgames.widgets.die_item import DieItem  # not needed at start

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
        """In the tray, below the sentence and above the dice."""
        geometry = self.geometry
        area = super().notice_area()
        area.setLeft(geometry.felt.x)
        area.setRight(geometry.felt.right)
        area.setTop(geometry.pill_y + (PILL_HEIGHT + 6) * geometry.t)
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
        super().reset()
        self.chosen_box = None
        view = self.view
        if view is None or view.dice is None:
            self.held = frozenset()
        if self.focused in DIE_KEYS and (view is None or view.dice is None):
            self.focused = None

    def arrived(self) -> None:
        """The person is told of the own turn, once; a bot's plate breathes."""
        view = self.view
        if view is None:
            return
        own = view.turn == PERSON and view.result is None
        if own:
            self.hurries = False
        if own and view.dice is None and not view.thrown and self.can_act():
            if not self._greeted:
                self.greet()
            self._greeted = True
        elif not own:
            self._greeted = False
        if view.to_act not in (None, PERSON) and view.dice is None and not self.is_replay:
            self.breathe(area_of(self.geometry.plate(view.turn)))

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
        can_roll = None if self.is_replay else self.reasons.against_rolling() is None
        status = ". ".join(self._labels.status(view)).replace(" · ", ", ") + "."
        target = "" if view.target is None else ", ".join(self._labels.target(view)) + "."
        touch = self._touch()
        return self._names.of(view, touch, previews, can_roll, self.bots, status, target)

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

    def say(self, event: Event) -> Msg | None:
        """The sentence of the log."""
        return say(event, PERSON)

    def remember(self, events: Sequence[Event]) -> None:
        """What is held, what can be read in the tray, what is heard of the table."""
        for event in events:
            if isinstance(event, Throwing | Rolled):
                rolled = {slot - 1 for slot in event.slots}
                self.held = frozenset(range(DICE)) - rolled
        super().remember(events)

    # --- words -----------------------------------------------------------------------------

    def paint_labels(self) -> None:
        """All that is painted around the dice."""
        from skillgames.games.yacht.table.labels import Shown, last_written  # not at start

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
            can_roll=self.reasons.against_rolling() is None
            if still
            else self._will_roll(view, turn),
            can_score=still and chosen is not None and self.can_act(),
            thinking=still and view.to_act not in (None, PERSON) and not self.is_replay,
            hovered=self.hovered if self.is_useful(self.hovered) else None,
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
            again = self.tr("· tap again to write")
            return (
                Part(name),
                Part(str(points_), look.GOLD, 700),
                Part(f" {again}", look.MIST, 500),
            )
        written = [event for event in self.told if isinstance(event, ACCOUNTS)]
        if written and view.dice is None and not view.thrown and view.result is None:
            said = say(written[0], PERSON)
            return (Part(text(said)),) if said is not None else ()
        return ()

    def score_events(self, score: Score, events: Sequence[Event]) -> None:
        """The motion of these events."""
        from skillgames.games.yacht.table.telling import Telling  # not needed at start

        Telling(self, score, self.geometry).tell(events)

    # --- what can be done ------------------------------------------------------------------

    @property
    def reasons(self) -> Reasons:
        """Why things cannot be done now."""
        return Reasons(self.view, self.legal, self.blocked, self.held, self.chosen_box)

    def reason_against(self, key: str) -> Msg | None:
        """Why a press of this would do nothing."""
        return self.reasons.against(key)
