"""The flag that rewrites the golden transcripts; review reads the difference."""

from __future__ import annotations

import pytest

REWRITE = "--rewrite-golden"


def pytest_addoption(parser: pytest.Parser) -> None:
    """`pytest tests/contract --rewrite-golden` writes `tests/golden` anew."""
    parser.addoption(
        REWRITE, action="store_true", default=False, help="write the golden transcripts anew"
    )


@pytest.fixture
def rewrite_golden(request: pytest.FixtureRequest) -> bool:
    """Whether golden transcripts are to be written rather than compared."""
    return bool(request.config.getoption(REWRITE, default=False))
