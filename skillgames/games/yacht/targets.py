"""What is to be reached alone; apart from the options, so that the descriptor stays light."""

from __future__ import annotations

TARGETS = (180, 210, 235, 260)
"""The totals to reach in Solo, from the easiest level's to the hardest's."""
