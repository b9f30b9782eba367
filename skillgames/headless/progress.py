"""A progress bar for people who wait at a terminal; nothing anywhere else."""

from __future__ import annotations

import io
from types import TracebackType
from typing import TextIO

WIDTH = 40


class Progress:
    """A bar on one line of `stream`, wiped away at the end; silent unless it is a terminal."""

    def __init__(self, stream: TextIO | None, label: str) -> None:
        self._stream = stream or io.StringIO()  # a frozen window program has no streams
        self._label = label
        self._seen = stream is not None and stream.isatty()
        self._shown = ""

    def show(self, done: float) -> None:
        """Draw the bar at this part of the whole, 0 … 1."""
        if not self._seen:
            return
        filled = round(WIDTH * min(max(done, 0.0), 1.0))
        bar = "#" * filled + "." * (WIDTH - filled)
        text = f"{self._label} [{bar}] {done:4.0%}"
        if text != self._shown:
            self._stream.write(f"\r{text}")
            self._stream.flush()
            self._shown = text

    def __enter__(self) -> Progress:
        self.show(0.0)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._shown:
            self._stream.write("\r" + " " * len(self._shown) + "\r")
            self._stream.flush()
