"""Sentences: marking, arguments, rendering."""

from __future__ import annotations

from skillgames.engine.text import QT_TRANSLATE_NOOP, Msg, plain, translate


def test_a_message_is_its_english_without_a_translator() -> None:
    assert str(translate("Any", "Nothing happens.")) == "Nothing happens."
    assert str(QT_TRANSLATE_NOOP("Any", "Name")) == "Name"


def test_places_are_filled_in_any_order_and_only_once() -> None:
    msg = translate("Any", "%2 before %1, and %1 again").with_args("a", "b")
    assert str(msg) == "b before a, and a again"
    assert str(translate("Any", "%1").with_args("%2", "x")) == "%2"


def test_a_place_without_an_argument_stays() -> None:
    assert str(translate("Any", "%1 and %2").with_args("one")) == "one and %2"


def test_numbers_and_messages_are_arguments_too() -> None:
    inner = translate("Card", "ace")
    assert str(translate("Any", "%1: %2").with_args(3, inner)) == "3: ace"


def test_rendering_translates_arguments_as_well() -> None:
    words = {"ace": "туз", "Card: %1": "Карта: %1"}

    def lookup(context: str, source: str, disambiguation: str, count: int) -> str:
        return words[source]

    msg = translate("Any", "Card: %1").with_args(translate("Card", "ace"))
    assert msg.render(lookup) == "Карта: туз"


def test_a_count_stands_for_n() -> None:
    assert str(translate("Any", "%n card(s)", None, 5)) == "5 card(s)"
    assert plain("Any", "no %n here", "", -1) == "no %n here"


def test_messages_are_values() -> None:
    assert translate("Any", "x", None, 2) == Msg("Any", "x", (), 2)
    assert hash(translate("Any", "x").with_args(1)) == hash(translate("Any", "x").with_args(1))
