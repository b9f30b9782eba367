"""From settings to looks: the style of the deck with its light, and of what floats over it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from skillgames.widgets.art.grading import Grade
from skillgames.widgets.art.hud import HudStyle
from skillgames.widgets.art.suits import LETTERS
from skillgames.widgets.look import CLOTHS

if TYPE_CHECKING:
    from skillgames.store.glance import Glance
    from skillgames.store.settings import Settings
    from skillgames.widgets.art.sprites import DeckStyle
    from skillgames.widgets.scene import Table

GRADING = ("contrast", "grain", "temperature")
"""The settings that people drag: every step of them is shown at once."""

FULL = 100
SOLID_FROM = 90
"""From this contrast on plates are solid black."""
CLEAR_BELOW = 30
"""Below this contrast second lines on the cloth are as light as first ones."""
LARGE_BELOW = 25
"""Below this contrast the corners of cards are printed large by themselves."""

LETTERS_OF = {"latin": LETTERS, "cyrillic": "ВДКТ"}


def grade(settings: Settings | Glance) -> Grade:
    """The light of the table."""
    return Grade(settings.contrast / FULL, settings.grain / FULL, settings.temperature / FULL)


def deck_style(settings: Settings, table: type[Table]) -> DeckStyle:
    """How cards and cloth look at a game's table."""
    from skillgames.widgets.art.sprites import DeckStyle  # the first page has no cards

    return DeckStyle(
        four_colours=settings.four_colours,
        letters=hud_style(settings).letters,
        back_pattern=table.BACK,
        cloth=CLOTHS[table.CLOTH],
        large_indices=settings.large_indices or settings.contrast < LARGE_BELOW,
        grade=grade(settings),
        ring=hud_style(settings).glow,
        pack=table.PACK,
    )


def hud_style(settings: Settings | Glance) -> HudStyle:
    """How plates and words over the cloth look: the settings and the desktop decide."""
    return HudStyle(
        solid=settings.contrast >= SOLID_FROM or desktop_wants_contrast(),
        clear_words=settings.contrast < CLEAR_BELOW,
        letters=LETTERS_OF[settings.index_letters],
    )


def desktop_wants_contrast() -> bool:
    """Whether the desktop asks for high contrast; False where Qt cannot tell."""
    if QGuiApplication.instance() is None:
        return False
    # PySide invalidates what the hints give as soon as the hints themselves are let go.
    hints = QGuiApplication.styleHints()
    accessibility = getattr(hints, "accessibility", None)
    preference = getattr(accessibility() if accessibility else None, "contrastPreference", None)
    high = getattr(getattr(Qt, "ContrastPreference", None), "HighContrast", None)
    return preference is not None and high is not None and preference() == high
