"""The table of Hakka cards: calling, lifting patterns, playing, and what the others do."""

from __future__ import annotations

from skillgames.games.hakka.table.acting import HakkaTable

TABLE = HakkaTable
"""The class of the table."""
