"""Names that sheets share with what lies around them."""

from __future__ import annotations

COVERS_ALL = "covers_all"
"""A property of sheets: what lies below is not there for anybody while they are open."""

ABOVE_SHEETS = "above_sheets"
"""A widget with this property set stays in front of sheets and out of their backdrop."""

HELP = "?"
"""Typed anywhere it asks the window for the list of keys, as F1 does."""
