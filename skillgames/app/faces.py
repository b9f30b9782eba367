"""Dice of finished matches in words: how often each face fell, and whether that is chance."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from skillgames.app.match_controller import PERSON_SEAT
from skillgames.store.fairness import Counts, Thrown, added, chance_of
from skillgames.widgets.sheet_parts.data import FacesContent, FaceSeries

HUNDRED = 100
COMMON = 5
"""Deviations that fair dice show in fewer than so many of a hundred cases are unusual."""


def faces_content(thrown: Sequence[Thrown]) -> FacesContent | None:
    """The dice of these matches, the person's and the bots'; None when none were thrown."""
    translate = QCoreApplication.translate
    own, others = added(thrown, PERSON_SEAT)
    named = (
        (translate("Faces", "Your dice"), own),
        (translate("Faces", "The bots’ dice"), others),
    )
    series = [(name, counts) for name, counts in named if counts]
    if not series:
        return None
    sides = len(series[0][1])
    hint = translate("Faces", "The line is what chance gives in the long run: %1 of each face.")
    return FacesContent(
        title=translate("Faces", "How often each face fell"),
        hint=hint.replace("%1", _percent(1 / sides)),
        series=tuple(_series(name, counts) for name, counts in series),
        verdict="\n".join(_verdict(name, counts) for name, counts in series),
        spoken=". ".join(_spoken(name, counts) for name, counts in series),
    )


def _series(name: str, counts: Counts) -> FaceSeries:
    total = sum(counts)
    shares = tuple(count / total for count in counts)
    return FaceSeries(name, shares, tuple(_percent(share) for share in shares))


def _verdict(name: str, counts: Counts) -> str:
    """The name, how many fell, and how often fair dice deviate so much."""
    said = QCoreApplication.translate("Faces", "%1, thrown %2: %3")
    fallen = QLocale().toString(sum(counts))
    return said.replace("%1", name).replace("%2", fallen).replace("%3", _sentence(counts))


def _sentence(counts: Counts) -> str:
    translate = QCoreApplication.translate
    chance = chance_of(counts)
    if chance is None:
        return translate("Faces", "too few dice yet to tell anything.")
    cases = round(HUNDRED * chance)
    if cases < 1:
        return translate(
            "Faces",
            "fair dice deviate this much or more in fewer than 1 of 100 cases. That is very rare.",
        )
    if cases < COMMON:
        said = translate(
            "Faces",
            "fair dice deviate this much or more in %1 of 100 cases."
            " That is unusual, yet chance does it at times.",
        )
    else:
        said = translate(
            "Faces",
            "fair dice deviate this much or more in %1 of 100 cases. This is what chance gives.",
        )
    return said.replace("%1", str(cases))


def _spoken(name: str, counts: Counts) -> str:
    """Each face with its share and its count."""
    one = QCoreApplication.translate("Faces", "%1: %2, %3 times")
    total = sum(counts)
    parts = []
    for face, count in enumerate(counts, start=1):
        words = one.replace("%1", str(face)).replace("%2", _percent(count / total))
        parts.append(words.replace("%3", QLocale().toString(count)))
    return f"{name}. {'; '.join(parts)}"


def _percent(share: float) -> str:
    number = QLocale().toString(share * HUNDRED, "f", 1)
    return QCoreApplication.translate("Faces", "%1 %").replace("%1", number)
