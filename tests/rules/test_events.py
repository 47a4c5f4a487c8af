"""Every event type declares who sees each of its fields; without that it can't be defined."""

from typing import ClassVar, get_args

import msgspec
import pytest

from mascarade.rules.events import EVENT_TYPES, AnyEvent, Event, Grant, Seen

# The hidden fields and their audience (rules page, section 7). All other fields are public.
HIDDEN = {
    "dealt cemetery": Grant.NOBODY,
    "looked characters": Grant.PLAYER,
    "peeked character": Grant.PLAYER,
    "swapped really": Grant.PLAYER,
    "hid number": Grant.PLAYER,
    "shown-around character": Grant.OTHER_PLAYERS,
}


def tag(kind: type[Event]) -> str:
    config = kind.__struct_config__
    return str(config.tag)


@pytest.mark.parametrize("kind", EVENT_TYPES, ids=tag)
def test_every_event_type_declares_all_its_fields(kind: type[Event]) -> None:
    assert sorted((*kind.seen.everyone, *kind.seen.hidden)) == sorted(kind.__struct_fields__)


def test_7_what_is_hidden_and_from_whom() -> None:
    hidden = {
        f"{tag(kind)} {field}": grant for kind in EVENT_TYPES for field, grant in kind.seen.hidden.items()
    }
    assert hidden == HIDDEN


@pytest.mark.parametrize("kind", EVENT_TYPES, ids=tag)
def test_hidden_fields_can_be_left_out(kind: type[Event]) -> None:
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    assert all(fields[name].default is None for name in kind.seen.hidden)


def test_every_event_type_is_in_the_union_under_a_tag_of_its_own() -> None:
    # The classes that other tests of this file fail to define exist until the next garbage collection.
    defined = {kind for kind in Event.__subclasses__() if kind.__module__ == Event.__module__}
    assert set(EVENT_TYPES) == set(get_args(AnyEvent)) == defined
    assert len({tag(kind) for kind in EVENT_TYPES}) == len(EVENT_TYPES)


def test_an_event_without_an_audience_does_not_define() -> None:
    with pytest.raises(TypeError, match="does not declare who sees it"):

        class Whispered(Event, frozen=True):
            player: int


def test_an_event_with_an_undeclared_field_does_not_define() -> None:
    with pytest.raises(TypeError, match="declares"):

        class Whispered(Event, frozen=True):
            seen: ClassVar[Seen] = Seen("player")
            player: int
            secret: str | None = None


def test_an_event_that_declares_a_field_it_lacks_does_not_define() -> None:
    with pytest.raises(TypeError, match="declares"):

        class Whispered(Event, frozen=True):
            seen: ClassVar[Seen] = Seen("player", secret=Grant.PLAYER)
            player: int


def test_an_event_that_declares_a_field_twice_does_not_define() -> None:
    with pytest.raises(TypeError, match="declares"):

        class Whispered(Event, frozen=True):
            seen: ClassVar[Seen] = Seen("player secret", secret=Grant.PLAYER)
            player: int
            secret: str | None = None


def test_an_audience_inherited_from_another_event_does_not_count() -> None:
    heard = EVENT_TYPES[1]
    with pytest.raises(TypeError, match="does not declare who sees it"):

        class Whispered(heard, frozen=True):  # type: ignore[misc, valid-type, call-arg]
            secret: str


@pytest.mark.parametrize("grant", [Grant.PLAYER, Grant.OTHER_PLAYERS])
def test_an_event_that_hides_for_a_player_it_does_not_name_does_not_define(grant: Grant) -> None:
    with pytest.raises(TypeError, match="does not name"):

        class Whispered(Event, frozen=True):
            seen: ClassVar[Seen] = Seen("", secret=grant)
            secret: str | None = None
