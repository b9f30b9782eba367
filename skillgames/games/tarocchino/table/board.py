"""What a table of Tarocchino shows: cards, labels, panels, names, and what happens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF

from skillgames.engine.bologna import codes_in, playable
from skillgames.engine.events import Event
from skillgames.engine.text import Msg
from skillgames.games.tarocchino.combinations import tally
from skillgames.games.tarocchino.events import (
    Dealt,
    Declared,
    Discarded,
    Passed,
    Played,
    TrickTaken,
)
from skillgames.games.tarocchino.state import KEPT_MASK, Phase, TarocchinoView
from skillgames.games.tarocchino.table.geometry import (
    BUTTON_KEYS,
    COMBINATIONS,
    LAST,
    LEFT,
    PARTNER,
    PERSON,
    Geometry,
)
from skillgames.games.tarocchino.table.layout import (
    Touch,
    arranged,
    layout,
)
from skillgames.games.tarocchino.table.reasons import Reasons
from skillgames.games.tarocchino.words import say
from skillgames.widgets.animator import Score
from skillgames.widgets.answering import AnsweringTable
from skillgames.widgets.art.hud import Part
from skillgames.widgets.kept import area_of
from skillgames.widgets.language import text
from skillgames.widgets.place import Place
from skillgames.widgets.stage import Stage

if TYPE_CHECKING:
    from skillgames.games.tarocchino.table.panels import Panel


class TarocchinoBoard(AnsweringTable):
    """Shows a deal of Tarocchino: what is held, lifted, marked, declared and taken."""

    CLOTH = "brick"
    BACK = "portico"
    PACK = "bolognese"
    BUTTONS = BUTTON_KEYS
    REFUSAL_MS = 3200
    ACCOUNTS = (Discarded, Declared, Passed, Played)
    SOUNDS = (
        (TrickTaken, "trick"),
        (Played, "play"),
        (Dealt, "deal"),
        (Declared, "lift"),
        (Discarded, "play"),
    )

    def __init__(self, stage: Stage, seats: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(stage, seats, parent)
        # The first page needs this class for its tile alone: what paints comes with a table.
        from skillgames.games.tarocchino.table.labels import TarocchinoLabels
        from skillgames.games.tarocchino.table.names import TarocchinoNames
        from skillgames.games.tarocchino.table.panels import TarocchinoPanels
        from skillgames.games.tarocchino.table.sentences import TarocchinoSentences

        self.view: TarocchinoView | None = None
        self.order: tuple[str, ...] = ()
        """The hand from left to right."""
        self.lifted: str | None = None
        self.marked: frozenset[str] = frozenset()
        """Cards that are to be laid away."""
        self.shows_last = False
        """Whether the last trick lies on the table once more."""
        self._sentences = TarocchinoSentences(self)
        self._labels = TarocchinoLabels(stage, self.levels, self._pictures, self._sentences, self)
        self._panels = TarocchinoPanels(self)
        self._names = TarocchinoNames(self._labels, self._sentences, self)

    # --- layout ----------------------------------------------------------------------------

    @property
    def geometry(self) -> Geometry:
        """The measures for the size of the stage."""
        return Geometry(*self.stage.measures)

    def layout(self, view: TarocchinoView) -> dict[str, Place]:
        """Where each card lies, with what is lifted and lit."""
        return layout(self.geometry, view, self._touch(view), self.open_hands)

    @classmethod
    def hand_of(cls, view: TarocchinoView) -> tuple[str, ...]:
        """The hand of the seat whose view this is, as it is sorted at the table."""
        return arranged(view.hand)

    def log_area(self) -> QRectF:
        """At the left, down to the plate there."""
        area = super().log_area()
        area.setBottom(self.geometry.plate(LEFT).y - 8 * self.geometry.t)
        return area

    def notice_area(self) -> QRectF:
        """At the left of the partner's plate, where nothing lies."""
        area = super().notice_area()
        area.setRight(self.geometry.plate(PARTNER).x)
        return area

    def _touch(self, view: TarocchinoView) -> Touch:
        ready = self._ready(view)
        return Touch(
            order=self.order,
            lifted=self.lifted,
            chosen=self.marked,
            hovered=self.hovered if self.can_act() else None,
            focused=self.focused,
            ready=ready,
            shows_last=self.shows_last,
            is_dimmed=bool(ready),
        )

    def _ready(self, view: TarocchinoView) -> frozenset[str] | None:
        """The cards that can be used now; while declaring those that bring points."""
        if view.to_act != PERSON or not self.legal:
            return None
        match view.phase:
            case Phase.DISCARDING:
                mask = view.hand & ~KEPT_MASK
            case Phase.DECLARING:
                mask = tally(view.hand).mask
            case _:
                mask = playable(view.hand, view.led)
        return frozenset(codes_in(mask))

    def reset(self) -> None:
        """Nothing stays lifted or chosen when the position has changed."""
        super().reset()
        self.lifted = None
        self.marked = frozenset()
        self.shows_last = False
        self.order = arranged(self.view.hand) if self.view is not None else ()
        if self.focused not in self.order and self.focused not in (LAST, COMBINATIONS):
            self.focused = None

    def arrived(self) -> None:
        """The ring of the seat whose turn has come breathes, then stands still."""
        view = self.view
        if self.can_act():
            self.greet()
        if view is not None and view.to_act is not None and not self.is_replay:
            self.breathe(area_of(self.geometry.plate(view.to_act)))

    def hit(self, pos: QPointF) -> str | None:
        """A button, or the topmost card at rest."""
        for key in BUTTON_KEYS:
            rect = self.button_rect(key)
            if rect is not None and rect.contains(pos):
                return key
        return super().hit(pos)

    def button_rect(self, key: str) -> QRectF | None:
        """Where this button is, None while it is not there."""
        from skillgames.games.tarocchino.table.panels import PanelBox

        view = self.view
        if view is None or self.is_replay:
            return None
        if key == COMBINATIONS or (key == LAST and view.history):
            return area_of(self.geometry.button(key))
        panel = self.panel
        if panel is None:
            return None
        rect = PanelBox(self.geometry, panel).buttons.get(key)
        return area_of(rect) if rect is not None else None

    @property
    def panel(self) -> Panel | None:
        """The panel that is shown now: the person discards or declares."""
        view = self.view
        if view is None or self.is_replay or self.shows_last or self.view_before is not None:
            return None
        if view.to_act != PERSON or not self.legal:
            return None
        if view.phase == Phase.DISCARDING:
            return self._panels.away(self.order, self.marked)
        if view.phase == Phase.DECLARING:
            return self._panels.declaring(tally(view.hand))
        return None

    # --- what is heard ---------------------------------------------------------------------

    def title(self) -> str:
        """The name of the table."""
        return self.tr("Table of Tarocchino")

    def names(self, view: TarocchinoView) -> dict[str, str]:
        """Own hand, panel, trick, buttons, other hands, plates, score."""
        reasons = {}
        if view.to_act == PERSON and self.legal and not self.is_replay:
            for code in self.order:
                reason = self.reasons.against_card(code)
                if reason is not None and view.phase != Phase.DECLARING:
                    reasons[code] = reason
        return self._names.of(
            view, self._touch(view), reasons, self.panel, self.open_hands, not self.is_replay
        )

    def rect_of(self, key: str) -> QRectF:
        """Cards where they lie; all else where it is drawn."""
        from skillgames.games.tarocchino.table.names import PANEL, SCORE, STATUS
        from skillgames.games.tarocchino.table.panels import PanelBox

        geometry = self.geometry
        if key in BUTTON_KEYS:
            return self.button_rect(key) or QRectF()
        if key == PANEL:
            panel = self.panel
            return area_of(PanelBox(geometry, panel).rect) if panel is not None else QRectF()
        if key == SCORE:
            return area_of(geometry.score)
        if key == STATUS:
            return area_of(geometry.status)
        if key.startswith("plate"):
            return area_of(geometry.plate(int(key[5:])))
        if key.startswith("hand"):
            return self._hand_rect(int(key[4:]))
        return super().rect_of(key)

    def _hand_rect(self, seat: int) -> QRectF:
        """What is seen of another hand."""
        area = QRectF()
        view = self.view
        if view is None:
            return area
        for n in range(view.counts[seat]):
            area = area.united(super().rect_of(f"other{seat}:{n}"))
        seen = QRectF(self.stage.sceneRect()).intersected(area)
        return seen if not seen.isEmpty() else area_of(self.geometry.plate(seat))

    def can_press(self, key: str) -> bool:
        """The cards of the own hand, and the buttons that are there."""
        return key in self.order or (key in BUTTON_KEYS and self.button_rect(key) is not None)

    def is_lifted(self, key: str) -> bool:
        """One card to be played, or those to be laid away."""
        return key == self.lifted or key in self.marked

    def say(self, event: Event) -> Msg | None:
        """The sentence of the log."""
        return say(event, PERSON)

    # --- words -----------------------------------------------------------------------------

    def paint_labels(self) -> None:
        """All that is painted around the cards."""
        from skillgames.games.tarocchino.table.labels import Shown

        view = self.view_before or self.view
        if view is None:
            return
        moving = self.stage.animator.running or self.view_before is not None
        others_turn = view.to_act not in (None, PERSON)
        shown = Shown(
            thinking=others_turn and not moving and not self.is_replay,
            sentence=self._sentence(view),
            panel=None if moving else self.panel,
            shows_last=self.shows_last,
            hovered=self.hovered,
            focused=self.focused,
            pressed=self.pressed,
            has_buttons=not self.is_replay,
            has_tag=not moving,
        )
        self._labels.paint(self.geometry, view, shown)

    def _sentence(self, view: TarocchinoView) -> tuple[Part, ...]:
        """A refusal, what the lifted card would do, or what was done last."""
        if self.refusal is not None:
            return (Part(text(self.refusal)),)
        if self.lifted is not None:
            return tuple(self._sentences.outlook(self.lifted, view))
        if self.shows_last:
            return ()
        return tuple(self._sentences.account(self.said, self.is_replay))

    def tell(
        self,
        events: Sequence[Event],
        view: TarocchinoView,
        legal: Sequence[int],
        done: Callable[[], None],
    ) -> None:
        """Animate what happened."""
        if self.shows_last:  # a card goes to the trick that lies there, not to an old one
            self.shows_last = False
            self.stage.settler.finish()
            self.snap()
        super().tell(events, view, legal, done)

    def score_events(self, score: Score, events: Sequence[Event]) -> None:
        """The motion of these events."""
        from skillgames.games.tarocchino.table.telling import Telling  # not needed at start

        Telling(self, score, self.geometry).tell(events)

    # --- what can be done ------------------------------------------------------------------

    @property
    def reasons(self) -> Reasons:
        """Why what cannot be done now."""
        return Reasons(self.view, self.legal, self.blocked, self.order, self.marked)

    def reason_against(self, key: str) -> Msg | None:
        """Why a press of this would do nothing."""
        return self.reasons.against(key)
