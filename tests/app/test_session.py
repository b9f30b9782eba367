"""Between archive and table: beginning, resuming, and keeping entry by entry."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from skillgames import registry
from skillgames.app import session
from skillgames.app.keeper import Keeper
from skillgames.app.session import CannotResume
from skillgames.engine.game import Level
from skillgames.engine.match import Match
from skillgames.store.archive import Archive
from tests.packs import fishing, played, whole

GAME = fishing().game


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    opened = Archive.open(tmp_path / "archive.sqlite", partners=())
    yield opened
    opened.close()


def refuse(archive: Archive, refused: bool = True) -> None:
    archive._connection.execute(f"PRAGMA query_only = {'ON' if refused else 'OFF'}")


def test_the_person_sits_on_the_first_seat(archive: Archive) -> None:
    match, keeper = session.begin(archive, GAME, Level.INSANE, {})
    assert match.header.seats == ("person", "insane")
    stored = archive.running("fishing")
    assert stored is not None
    assert stored.id == keeper.match_id
    assert stored.header == match.header.as_dict()
    assert (stored.level, stored.players, stored.log) == ("insane", 2, ())
    assert keeper.trouble is None


def test_a_new_match_takes_the_place_of_the_old_one(archive: Archive) -> None:
    _, old = session.begin(archive, GAME, Level.EASY, {})
    _, new = session.begin(archive, GAME, Level.EASY, {})
    assert archive.match(old.match_id).status == "abandoned"
    running = archive.running("fishing")
    assert running is not None
    assert running.id == new.match_id


def test_a_match_is_resumed_as_it_stood(archive: Archive) -> None:
    match, keeper = session.begin(archive, GAME, Level.HARD, {})
    for text in played(2, lambda match: match.version == 60):
        match.enter(text)
    keeper.keep(match.log, match.result)
    stored = archive.running("fishing")
    assert stored is not None
    again, second = session.resume(archive, stored)
    assert again.log == match.log
    assert again.describe() == match.describe()
    assert again.header == match.header
    assert second.stored == 60
    again.play(again.legal_moves()[0])
    second.keep(again.log, again.result)
    assert archive.match(stored.id).log == tuple(again.log)


def told(match: Match) -> list[object]:
    """All that can be told about a match."""
    seats = range(len(match.header.seats))
    views = [match.rules.describe_view(match.view(seat)) for seat in seats]
    return [match.header, match.log, match.to_act, match.result, match.describe(), views]


@pytest.mark.parametrize("slug", registry.SLUGS)
def test_B25_every_game_goes_on_from_the_archive(archive: Archive, slug: str) -> None:
    """Left and resumed again and again, the match is the one that was never left; it is
    booked once, with its last entry."""
    # The disk is not what is tested here, and waiting for it after each entry takes long.
    archive._connection.execute("PRAGMA synchronous = OFF")
    game, rng = registry.game(slug), random.Random(4)
    match, keeper = session.begin(archive, game, Level.HARD, {})
    while match.to_act is not None:
        if isinstance(match.to_act, int):
            match.enter(rng.choice(match.legal_texts()))
        else:
            match.draw(rng)
        keeper.keep(match.log, match.result)
        stored = archive.running(slug)
        assert (stored is None) == match.is_over
        if stored is None or (match.version > 20 and rng.random() < 0.8):
            continue
        again, keeper = session.resume(archive, stored)
        assert told(again) == told(match)
        match = again
    assert keeper.trouble is None
    (finished,) = archive.finished(slug)
    assert archive.match(finished.id).log == tuple(match.log)
    assert archive.totals().played == 1


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"rules_version": 0}, "older rules"),
        ({"rules_version": None}, "older rules"),
        ({"options": {"seats": 3}}, "cannot be read"),
        ({"options": None}, "cannot be read"),
        ({"seats": ["person"]}, "cannot be read"),
        ({"seats": ["person", "genius"]}, "cannot be read"),
    ],
)
def test_a_header_that_does_not_fit_is_refused_in_words(
    archive: Archive, change: dict[str, object], words: str
) -> None:
    header = {**fishing().header.as_dict(), **change}
    archive.begin("fishing", "hard", 2, header)
    stored = archive.running("fishing")
    assert stored is not None
    with pytest.raises(CannotResume, match=words):
        session.resume(archive, stored)
    assert archive.running("fishing") == stored


@pytest.mark.parametrize("missing", ["options", "seats", "rules_version"])
def test_a_header_with_a_hole_is_refused_in_words(archive: Archive, missing: str) -> None:
    header = fishing().header.as_dict()
    del header[missing]
    archive.begin("fishing", "hard", 2, header)
    stored = archive.running("fishing")
    assert stored is not None
    with pytest.raises(CannotResume):
        session.resume(archive, stored)


def test_a_level_that_we_do_not_have_is_refused(archive: Archive) -> None:
    archive.begin("fishing", "genius", 2, fishing().header.as_dict())
    stored = archive.running("fishing")
    assert stored is not None
    with pytest.raises(CannotResume, match="cannot be read"):
        session.resume(archive, stored)


def test_a_log_that_does_not_replay_is_refused(archive: Archive) -> None:
    _, keeper = session.begin(archive, GAME, Level.HARD, {})
    log = list(played(2, lambda match: match.version == 5))
    keeper.keep([*log, log[1]], None)
    stored = archive.running("fishing")
    assert stored is not None
    with pytest.raises(CannotResume, match="cannot be read"):
        session.resume(archive, stored)


# --- keeping -------------------------------------------------------------------------------------


def test_what_was_refused_is_stored_later_in_its_order(archive: Archive) -> None:
    match, keeper = session.begin(archive, GAME, Level.HARD, {})
    for n, text in enumerate(played(2, lambda match: match.version == 30)):
        match.enter(text)
        refuse(archive, n % 3 != 2)
        keeper.keep(match.log, match.result)
        assert (keeper.trouble is None) == (n % 3 == 2)
        stored = archive.match(keeper.match_id)
        assert stored.log == tuple(match.log[: n - (n + 1) % 3 + 1])
        assert keeper.stored == len(stored.log)


@pytest.mark.parametrize("waiting", [1, 5])
def test_the_result_is_booked_with_the_last_entry_only(archive: Archive, waiting: int) -> None:
    log = whole(1)
    result = fishing(log).result
    assert result is not None
    _, keeper = session.begin(archive, GAME, Level.HARD, {})
    keeper.keep(list(log[:-waiting]), None)
    assert archive.match(keeper.match_id).status == "running"
    for _ in range(3):
        keeper.keep(list(log), result)
        assert keeper.trouble is None
    stored = archive.match(keeper.match_id)
    assert stored.status == "finished"
    assert stored.log == log
    assert archive.totals().played == 1


def test_a_match_refused_from_the_beginning_is_begun_later(archive: Archive) -> None:
    refuse(archive)
    match, keeper = session.begin(archive, GAME, Level.HARD, {})
    assert keeper.trouble is not None
    first = keeper.trouble
    match.enter(played(1, lambda match: match.version == 1)[0])
    keeper.keep(match.log, None)
    keeper.note({"order": []})
    assert keeper.trouble == first, "one reason, not another one each time"
    refuse(archive, False)
    keeper.keep(match.log, None)
    assert keeper.trouble is None
    stored = archive.running("fishing")
    assert stored is not None
    assert stored.id == keeper.match_id
    assert stored.log == tuple(match.log)


@pytest.mark.parametrize("other", ["plays", "finishes", "begins", "clears"])
def test_a_match_that_goes_on_elsewhere_is_not_kept_here(archive: Archive, other: str) -> None:
    """Whatever another window has done to it: one sentence, and nothing more is tried."""
    log = whole(1)
    match, keeper = session.begin(archive, GAME, Level.HARD, {})
    for text in log[:3]:
        match.enter(text)
    keeper.keep(match.log, None)
    elsewhere = Keeper(archive, keeper.match_id, 3)
    if other == "plays":
        elsewhere.keep(list(log[:5]), None)
    elif other == "begins":
        session.begin(archive, GAME, Level.HARD, {})
    else:
        elsewhere.keep(list(log), fishing(log).result)
    if other == "clears":
        archive.clear("fishing")
        before = None
    else:
        before = archive.match(keeper.match_id)
    for text in log[3:8]:
        match.enter(text)
        keeper.keep(match.log, None)
        keeper.note({"order": ["KD"]})
        assert str(keeper.trouble) == (
            "The game has gone on in another window; what is played here is not kept."
        )
    assert keeper.stored == 3
    if before is not None:
        assert archive.match(keeper.match_id) == before


def test_notes_are_kept_beside_the_match(archive: Archive) -> None:
    _, keeper = session.begin(archive, GAME, Level.HARD, {})
    keeper.note({"order": ["KD", "2S"]})
    assert archive.match(keeper.match_id).notes == {"order": ["KD", "2S"]}
    refuse(archive)
    keeper.note({"order": []})
    refuse(archive, False)
    assert archive.match(keeper.match_id).notes == {"order": ["KD", "2S"]}


def test_a_keeper_of_a_stored_match_begins_nothing(archive: Archive) -> None:
    match_id = archive.begin("fishing", "hard", 2, fishing().header.as_dict())
    keeper = Keeper(archive, match_id, 0)
    assert keeper.match_id == match_id
    running = archive.running("fishing")
    assert running is not None
    assert running.id == match_id
