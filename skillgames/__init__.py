"""Skillgames: a desktop room for games of skill."""

from __future__ import annotations

__version__ = "0.1.0"
