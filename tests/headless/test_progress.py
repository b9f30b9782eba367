"""The progress bar is drawn for terminals alone, and leaves nothing behind."""

from __future__ import annotations

import io

from skillgames.headless.progress import WIDTH, Progress


class Terminal(io.StringIO):
    """A stream somebody watches."""

    def isatty(self) -> bool:
        return True


def test_a_terminal_sees_a_bar_that_goes_away() -> None:
    stream = Terminal()
    with Progress(stream, "toy") as progress:
        progress.show(0.5)
        assert stream.getvalue().endswith(
            "toy [" + "#" * (WIDTH // 2) + "." * (WIDTH // 2) + "]  50%"
        )
        progress.show(7.0)
        assert "#" * WIDTH in stream.getvalue()
    assert "\n" not in stream.getvalue()
    assert stream.getvalue().endswith(" \r")


def test_the_same_bar_is_drawn_once() -> None:
    stream = Terminal()
    with Progress(stream, "toy") as progress:
        for _ in range(9):
            progress.show(0.25)
        assert stream.getvalue().count("25%") == 1


def test_nobody_else_sees_anything() -> None:
    stream = io.StringIO()
    with Progress(stream, "toy") as progress:
        progress.show(0.5)
    assert stream.getvalue() == ""
    with Progress(None, "toy") as progress:
        progress.show(0.5)
