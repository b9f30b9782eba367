"""A match told from its log: the steps of a replay and the sentences of the match log."""

from __future__ import annotations

from skillgames.app.story import sentences, steps, told
from skillgames.engine.events import seen_by
from skillgames.games.fishing.words import say
from tests.packs import fishing, played, whole


def test_each_step_is_the_match_at_that_entry() -> None:
    match = fishing(whole(4))
    found = steps(match)
    assert len(found) == len(match.log) + 1
    for number in (0, 1, 2, 25, 49, 50, 51, len(match.log) - 1, len(match.log)):
        there = match.at(number)
        assert found[number].views == (there.view(0), there.view(1))
    assert found[0].events == ()


def test_the_events_of_a_step_are_those_of_its_entry() -> None:
    match = fishing(whole(4))
    again = fishing()
    for entry, step in zip(match.log, steps(match)[1:], strict=True):
        assert step.events == tuple(again.enter(entry))


def test_one_sentence_for_every_event_worth_one_in_order() -> None:
    match = fishing(whole(5))
    again = fishing()
    wanted = []
    for entry in match.log:
        wanted += [say(event, 0) for event in seen_by(again.enter(entry), 0)]
    assert told(match, 0) == [one for one in wanted if one is not None]
    assert len(told(match, 0)) > len(match.log) / 2


def test_telling_does_not_change_the_match() -> None:
    match = fishing(played(6, lambda match: match.version == 20))
    before = match.describe()
    told(match, 0)
    steps(match)
    assert match.describe() == before
    assert match.version == 20


def test_nothing_of_the_other_hand_is_said() -> None:
    """A deal names no card: the sentences are the same whatever the bot holds."""
    pack = fishing(whole(7)).log[0].split()[1:]
    # The eight cards of the first deal: the person's are those of the view.
    own = {code for code in pack[:8] if _holds(pack, code)}
    others = [n for n in range(8) if pack[n] not in own]
    swapped = list(pack)
    for place, code in zip(others, [pack[n] for n in reversed(others)], strict=True):
        swapped[place] = code
    one, other = (fishing(["deck " + " ".join(cards)]) for cards in (pack, swapped))
    assert one.view(0) == other.view(0)
    assert one.view(1) == other.view(1), "the same cards in another order"
    far = [*pack[:12], *reversed(pack[12:])]
    third = fishing(["deck " + " ".join(far)])
    assert told(one, 0) == told(other, 0) == told(third, 0)
    named = " ".join(str(sentence) for sentence in told(one, 0))
    assert not any(word in named for word in ("clubs", "diamonds", "hearts", "spades"))


def _holds(pack: list[str], code: str) -> bool:
    from skillgames.engine.cards import codes_in

    return code in codes_in(fishing(["deck " + " ".join(pack)]).view(0).hand)


def test_no_events_no_sentences() -> None:
    assert sentences(fishing().game, [], 0) == []
