"""What the person may not know is nowhere at the table: not drawn, not named (B29)."""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable, Sequence

from skillgames.engine.match import Match, header_for
from skillgames.engine.tigers import codes_in
from skillgames.games.hakka.table.poses import _BEAT, _DECLARE, _SIDE, _TALLY
from skillgames.games.hakka.words import card_name
from tests.games.hakka.positions import RULES, dealt
from tests.games.hakka.table_room import GAME, HakkaRoom
from tests.hidden import painted, texts
from tests.room import Patient


def entered(log: Sequence[str]) -> Match:
    """A match with this log."""
    match = Match(GAME, header_for(GAME, {}, ("person", "hard", "hard", "hard")))
    for text in log:
        match.enter(text)
    return match


def hidden(match: Match) -> set[str]:
    """The cards the person cannot know, told by the owner of the table."""
    view = match.view(0)
    return set(codes_in(view.unseen))


def test_no_text_and_no_face_ever_tells_a_hidden_card(open_hakka: Callable[..., HakkaRoom]) -> None:
    room = open_hakka(Patient())
    log = _BEAT
    last = max(n for n, text in enumerate(log) if text.startswith("deck"))
    room.open(*log[: last + 1])
    for text in log[last + 1 :]:
        room.enter(text)
        secret = hidden(room.controller.match)
        assert secret
        faces = {item.place.face for item in room.table.items.values()}
        assert not faces & secret
        assert not set(room.table.items) & secret
        read = "\n".join(texts(room))
        # What has become an Elder is said of cards nobody has seen: everybody can tell.
        for code in secret - set(codes_in(room.view.elders)):
            assert str(card_name(code)) not in read
            assert code not in read


def test_named_cards_would_be_found(open_hakka: Callable[..., HakkaRoom]) -> None:
    """The search above can find something: what was played is named."""
    room = open_hakka(Patient())
    room.open(*_BEAT)
    read = "\n".join(texts(room))
    for code in codes_in(room.view.best.cards):
        assert card_name(code).args[1] is not None
        assert code[1] in read
    assert "Gon 6" in read


def _worlds(log: Sequence[str], seed: int) -> Match:
    """The same match for the person's eyes: all that is hidden from the person is another.

    Hidden cards of the other hands and the dreamer's card change places before the first
    lead, so that the person's view is the same.
    """
    cards = log[1].split()[1:]
    match = entered(log[:2])
    secret = hidden(match)
    places = [n for n, code in enumerate(cards) if code in secret]
    mixed = [cards[n] for n in places]
    random.Random(seed).shuffle(mixed)
    for place, code in zip(places, mixed, strict=True):
        cards[place] = code
    return entered((log[0], "deck " + " ".join(cards)))


def test_other_hidden_cards_make_the_same_picture(open_hakka: Callable[..., HakkaRoom]) -> None:
    """What is hidden is exchanged for anything else: the table is the same to the pixel."""
    log = _DECLARE[:2]
    pictures, names = [], []
    for seed in range(3):
        room = open_hakka(Patient())
        match = _worlds(log, seed)
        assert match.view(0).hand == entered(log).view(0).hand
        room.open(*match.log)
        pictures.append(painted(room))
        names.append(dict(room.table.access.names))
        room.close()
    assert pictures[0] == pictures[1] == pictures[2]
    assert names[0] == names[1] == names[2]


def test_the_table_draws_the_view_and_nothing_behind_it(
    open_hakka: Callable[..., HakkaRoom],
) -> None:
    """The table has the very same picture when it is given nothing but a pickled view."""
    for log in (_SIDE, _BEAT, (*_TALLY, "declare")):
        room = open_hakka(Patient())
        room.open(*log)
        if room.sheet is not None:
            room.window.close_sheet()
        room.table.blocked = None
        view = room.view
        lone = pickle.loads(pickle.dumps(view))
        room.table.remember([])
        room.table.told = []
        room.table.show_view(view, room.controller.legal)
        seen = painted(room)
        room.table.levels = [None] * 4
        room.controller.match._state = None
        room.table.show_view(lone, [])
        assert painted(room) == seen
        room.table.view = None
        room.controller.match._state = entered(log)._state
        room.table.show_view(view, room.controller.legal)
        room.close()


def _tigers_log(holder: int, dealer: int) -> tuple[str, ...]:
    match = dealt(dealer, {holder: "P1 G1 Z1 S1 W1"})
    match.play(RULES.parse("call"))
    return tuple(match.log)


def test_nobody_notices_the_question_of_the_tigers(open_hakka: Callable[..., HakkaRoom]) -> None:
    """Another seat holds the Five Tigers and is asked: the table is that of an own lead."""
    log = _tigers_log(1, 0)
    plain = _worlds(log[:2], 5)
    plain.enter("call")
    rooms = []
    for entries in (log, tuple(plain.log)):
        room = open_hakka(Patient())
        room.open(*entries)
        rooms.append((painted(room), dict(room.table.access.names), room.table.access.description))
        assert room.view.to_act == 0
        room.close()
    assert rooms[0] == rooms[1]


def test_an_early_lead_is_played_when_the_silent_question_is_answered(
    open_hakka: Callable[..., HakkaRoom],
) -> None:
    """The person is the dealer and leads while another is asked in secret: nothing is lost,
    nothing flickers, and no sentence says why."""
    room = open_hakka(Patient())
    room.open(*_tigers_log(1, 0))
    assert room.controller.legal == []
    refused: list[object] = []
    room.table.refused.connect(refused.append)
    card = next(code for code in room.hand if code in room.table.choices(room.view).usable)
    room.tap(card)
    lifted = room.lifted
    assert lifted
    before = painted(room)
    room.tap("play")
    assert room.log[-1] == "call"
    assert painted(room) == before
    room.answer("play_on")
    room.wait(lambda: room.log[-1].startswith("lead"))
    assert set(room.log[-1].split()[1:]) == lifted
    assert not refused


def test_a_silent_answer_leaves_what_is_lifted(open_hakka: Callable[..., HakkaRoom]) -> None:
    room = open_hakka(Patient())
    room.open(*_tigers_log(3, 0))
    card = next(code for code in room.hand if code in room.table.choices(room.view).usable)
    room.tap(card)
    before, lifted = painted(room), room.lifted
    room.answer("play_on")
    room.settle()
    assert room.lifted == lifted
    assert painted(room) == before
