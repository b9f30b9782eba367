"""The base of every game's table: it draws views, never a match.

A table is given the person's view, the legal moves and what happened. Its heart is
`layout(view)`: where each card lies, which way up, how lit. Events are animated
between two layouts, and after every animation the scene is snapped to the layout,
so a wrong or skipped animation can never leave a wrong table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter

from skillgames.engine.events import Event
from skillgames.engine.game import Level
from skillgames.engine.text import Msg
from skillgames.widgets.access import TableAccess
from skillgames.widgets.animator import Score
from skillgames.widgets.art.sprites import DeckStyle
from skillgames.widgets.gestures import Gestures
from skillgames.widgets.layer import CardLayer
from skillgames.widgets.stage import Stage

if TYPE_CHECKING:
    from skillgames.widgets.sheet_parts.data import KeyRow, ResultsContent, TallyContent

GUARD_MS = 350
"""After a play, taps on the hand mean nothing for so long: a quick double tap plus two
more is one play, not two."""

LOG_LEFT, LOG_TOP, LOG_WIDTH, LOG_FOOT = 12, 76, 300, 110
"""Where the match log lies by default: at the left edge, under the buttons, above a plate."""

NOTICE_TOP = 84
"""Where notices of the window lie by default: under the upper plates."""


@dataclass(frozen=True, slots=True)
class Pose:
    """A moment worth a picture: replay the log, then make the gestures.

    A gesture is `tap N` (the person's nth card) or `key Right`, `key 2`, `key Space`. With
    `still` nobody plays on: the picture is of a bot's turn.
    """

    name: str
    log: tuple[str, ...]
    gestures: tuple[str, ...] = ()
    options: Mapping[str, object] = field(default_factory=dict)
    still: bool = False


@dataclass(frozen=True, slots=True)
class TableSettings:
    """What people set about the table."""

    highlight_captures: bool = True
    four_colours: bool = False


class Table(CardLayer):
    """One match on one stage, as its person sees it.

    Signals: `chosen(move)` when a gesture means a legal move; `refused(Msg)` when it
    cannot be done and why; `noted(dict)` when the table's own notes changed;
    `sounded(name)` at the moment something is heard; `hurried` when people have tapped
    while the bots are at it; `sheet_asked(make)` when people want to look something up:
    `make()` is the `TallyContent` of that sheet, in the language of the moment.
    """

    chosen = Signal(object)
    refused = Signal(object)
    noted = Signal(dict)
    sounded = Signal(str)
    sheet_asked = Signal(object)
    hurried = Signal()

    CLOTH: ClassVar[str] = "lake"
    BACK: ClassVar[str] = "ripple"
    PACK: ClassVar[str] = "french"
    HIDES: ClassVar[bool] = True
    """Whether players hold cards that others do not see."""
    SOUNDS: ClassVar[tuple[tuple[type[Event], str], ...]] = ()
    """What is heard of a stored entry without motion, the most telling first."""
    POSES: ClassVar[tuple[Pose, ...]] = ()

    def __init__(self, stage: Stage, seats: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(stage, parent)
        self.levels: list[Level | None] = [Level(s) if s in set(Level) else None for s in seats]
        self.settings = TableSettings()
        self.legal: list[Any] = []
        self.blocked: Msg | None = None
        """Why nothing can be done at the table now (a sheet is open), if so."""
        self.is_replay = False
        """Whether a match of the past is shown: nobody thinks, everybody's plays are told."""
        self.open_hands: Mapping[int, tuple[str, ...]] = {}
        """Codes of other hands that lie open, by seat; a replay alone gives any."""
        self.focused: str | None = None
        """The key the focus ring is on."""
        self.guard_ms = GUARD_MS
        self._guard = QTimer(self)
        self._guard.setSingleShot(True)
        self.gestures = Gestures(self.hit, self.can_drag, self.card_size, self)
        self.access = TableAccess(self)
        self._connect()

    def _connect(self) -> None:
        stage, gestures = self.stage, self.gestures
        stage.pressed.connect(gestures.press)
        stage.moved.connect(gestures.move)
        stage.released.connect(gestures.release)
        stage.cancelled.connect(gestures.cancel)
        stage.hovered.connect(self.hover)
        stage.left.connect(self.unhover)
        stage.resized.connect(self.relayout)
        stage.on_key = self._key
        gestures.tapped.connect(self.tapped)
        gestures.missed.connect(self.missed)
        gestures.dragged.connect(self.dragged)
        gestures.pulled_up.connect(self.pulled_up)
        gestures.moved_sideways.connect(self.moved_sideways)
        gestures.put_back.connect(self.put_back)

    def _key(self, event: QKeyEvent) -> bool:
        """Esc calls off a drag before it means anything else."""
        if event.key() == Qt.Key.Key_Escape and self.gestures.dragging is not None:
            self.gestures.cancel()
            return True
        return self.key(event)

    def leave(self) -> None:
        """Take everything off the stage; the table is not used any more."""
        stage, gestures = self.stage, self.gestures
        self.access.leave()
        stage.animator.drop()
        stage.settler.drop()
        stage.pressed.disconnect(gestures.press)
        stage.moved.disconnect(gestures.move)
        stage.released.disconnect(gestures.release)
        stage.cancelled.disconnect(gestures.cancel)
        stage.hovered.disconnect(self.hover)
        stage.left.disconnect(self.unhover)
        stage.resized.disconnect(self.relayout)
        stage.on_key = None
        self._guard.stop()
        stage.scene().clear()
        self.items.clear()

    # --- what a game gives -------------------------------------------------------------

    def title(self) -> str:
        """What a screen reader calls the table."""
        raise NotImplementedError

    def names(self, view: Any) -> dict[str, str]:
        """All that lies on the table for a screen reader, in reading order: names by key.

        A name says all that can be seen of the thing; of a hidden card only that it lies
        face down, where, and which of how many it is.
        """
        raise NotImplementedError

    def can_press(self, key: str) -> bool:
        """Whether this is a card of the person's, which a tap lifts or plays in its turn."""
        return False

    def is_lifted(self, key: str) -> bool:
        """Whether this card has been lifted or chosen."""
        return False

    def is_off(self, key: str) -> bool:
        """Whether a press of what `can_press` would be refused now."""
        return not self.legal or self.blocked is not None

    def focus_on(self, key: str) -> None:
        """Put the focus ring on a card that `can_press`."""

    def score_events(self, score: Score, events: Sequence[Event]) -> None:
        """Write the motion from the layout shown to the one after these events."""
        raise NotImplementedError

    def sound_of(self, events: Sequence[Event]) -> str | None:
        """The one sound for these events where nothing moves; None for silence."""
        kinds = {type(event) for event in events}
        return next((name for kind, name in self.SOUNDS if kind in kinds), None)

    def tally(self, view: Any) -> TallyContent | None:
        """The score sheet that is due for this view, None when none is."""
        raise NotImplementedError

    def results(self, view: Any) -> ResultsContent:
        """Score and facts of the finished match; the window adds the statistics."""
        raise NotImplementedError

    def refuse(self, reason: Msg, key: str | None = None) -> None:
        """Say why something cannot be done, at the card `key` if one was meant."""
        raise NotImplementedError

    @classmethod
    def progress(cls, view: Any) -> str:
        """How the match stands in a few signs, for CONTINUE: "9 : 7"."""
        raise NotImplementedError

    @staticmethod
    def paint_tile(painter: QPainter, rect: QRectF, dpr: float) -> None:
        """The picture on the game's tile at home, on its cloth."""
        raise NotImplementedError

    @staticmethod
    def paint_emblem(painter: QPainter, rect: QRectF) -> None:
        """The small picture in the corner of the game's sheets."""
        raise NotImplementedError

    @staticmethod
    def paint_figure(painter: QPainter, rect: QRectF, subject: object, deck: DeckStyle) -> None:
        """A figure of the game's rules text; `subject` is what the text has given it."""
        raise NotImplementedError

    @staticmethod
    def paint_sample(painter: QPainter, rect: QRectF, deck: DeckStyle) -> None:
        """What lies on this table, for the picture in the settings; the cloth is there already."""
        from skillgames.widgets.art.preview import paint_cards  # not needed at start

        paint_cards(painter, rect, deck)

    def notes(self) -> dict[str, object]:
        """The table's own notes, kept beside the match."""
        return {}

    def take_notes(self, notes: Mapping[str, object]) -> None:
        """Notes from the archive; wrong ones are ignored."""

    @classmethod
    def hand_of(cls, view: Any) -> tuple[str, ...]:
        """The codes of the cards in the hand of the seat whose view this is."""
        return ()

    def log_area(self) -> QRectF:
        """Where the match log may lie without covering a card that matters, in the scene."""
        u, t = self.stage.units
        top = LOG_TOP * t
        height = self.stage.viewport().height() - top - LOG_FOOT * t
        return QRectF(LOG_LEFT * t, top, LOG_WIDTH * u, height)

    def notice_area(self) -> QRectF:
        """At whose top a notice covers nothing that is played with, in the scene."""
        viewport = self.stage.viewport()
        top = NOTICE_TOP * self.stage.units[1]
        return QRectF(0, top, viewport.width(), viewport.height() - top)

    def remember(self, events: Sequence[Event]) -> None:
        """What happened last, for the sentence at the table and for screen readers."""

    def reset(self) -> None:
        """Forget what is lifted or chosen, because the position has changed."""

    def arrived(self) -> None:
        """A new position has come to rest."""

    def can_drag(self, key: str) -> bool:
        """Whether this card follows the pointer."""
        return False

    def tapped(self, key: str) -> None:
        """A tap on a card."""

    def missed(self) -> None:
        """A tap beside all cards."""

    def dragged(self, key: str, delta: QPointF) -> None:
        """A card follows the pointer."""

    def pulled_up(self, key: str) -> None:
        """A card was pulled up and let go."""

    def moved_sideways(self, key: str, dx: float) -> None:
        """A card was moved sideways and let go."""

    def put_back(self, key: str) -> None:
        """A drag that means nothing has ended."""

    def hover(self, pos: QPointF) -> None:
        """The pointer passes over."""

    def unhover(self) -> None:
        """The pointer left."""

    def key(self, event: QKeyEvent) -> bool:
        """A key; whether it was used."""
        return False

    def key_rows(self) -> Sequence[KeyRow]:
        """What the keys of this game do at the table, for the sheet of all keys."""
        return ()

    def spot(self, number: int) -> QPointF:
        """The middle of the person's nth card (from 1), in the scene."""
        raise NotImplementedError

    # --- showing -----------------------------------------------------------------------

    def show_view(
        self,
        view: Any,
        legal: Sequence[Any],
        open_hands: Mapping[int, tuple[str, ...]] | None = None,
    ) -> None:
        """Show a view at once, without motion.

        `open_hands` lays the hands of other seats open (a replay does); the view itself
        never holds them.
        """
        self.open_hands = dict(open_hands or {})
        self.view, self.legal = view, list(legal)
        self.reset()
        self.snap()
        self.arrived()

    def tell(
        self,
        events: Sequence[Event],
        view: Any,
        legal: Sequence[Any],
        done: Callable[[], None],
    ) -> None:
        """Animate what happened, then show the view and call `done`."""
        self.gestures.cancel()
        self.stage.settler.finish()
        score = Score()
        self.view, self.legal = view, []
        self.reset()
        if self.stage.animator.factor > 0:
            self.score_events(score, events)
        else:
            self._sound_once(events)
        self.paint_labels()

        def arrive() -> None:
            self.legal = list(legal)
            self.snap()
            self.arrived()
            done()

        self.stage.animator.play(score, arrive)

    def _sound_once(self, events: Sequence[Event]) -> None:
        """Without motion all happens in one moment, so one sound must say it."""
        name = self.sound_of(events)
        if name is not None:
            self.sounded.emit(name)

    def relayout(self) -> None:
        """The size or the look has changed: finish what moves and lay out anew."""
        self.gestures.cancel()
        super().relayout()

    # --- moves -------------------------------------------------------------------------

    def choose(self, move: Any) -> None:
        """A gesture means this move."""
        self._guard.start(self.guard_ms) if self.guard_ms > 0 else None
        self.chosen.emit(move)

    @property
    def is_guarded(self) -> bool:
        """Whether a play has just been made, so that a further tap was meant for it."""
        return self._guard.isActive()
