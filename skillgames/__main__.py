"""Entry point of the program, of `python -m skillgames` and of the frozen one.

The process of the bots imports this module again when it starts, so nothing heavy
may be imported at top level.
"""

from __future__ import annotations

import sys


def main() -> int:
    """Run the command line and return its exit status."""
    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()  # must come first: in a child it does not return
    from skillgames.cli import run

    return run()


if __name__ == "__main__":
    sys.exit(main())
