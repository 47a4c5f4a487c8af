"""What is played: the cards, the number of players, the table's options, and the deal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import msgspec
from msgspec.structs import force_setattr

from mascarade.rules.catalogue import CharacterId, EditionId
from mascarade.rules.layout import Layout

Player = int
"""A person, numbered by the seat they first took."""
Seat = int
"""A place at the table, numbered clockwise; coins and cards stay with it."""
Spot = int
"""Where a card lies: the seats' spots one after the other, then the centre's."""


class Scenario(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The cards on the table and how many people sit around it."""

    edition: EditionId
    players: int
    cards: tuple[CharacterId, ...]
    """All cards in play, those of the centre included."""
    cemetery: tuple[CharacterId, ...] = ()
    """The cards that the Necromancer raises; their order here means nothing."""
    id: str | None = None
    """The id of a published set, or nothing for a custom one."""
    name: str | None = None
    """What its author calls it."""


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table may choose. The defaults are the rulebooks'."""

    confess_peek: bool = False
    """Waiting players may look at a card of theirs and are bound to Look (rules 3.4 and 10.1)."""
    only_the_richest: bool = False
    """Of several with 13 or more only the richest win (rules 5.1 and 10.10)."""
    spy_sees_centre: bool = False
    """The second edition's Spy may name a card of the centre too."""
    turn_limit: int | None = None
    """After so many turns the richest win (rules 5.6 and 10.10)."""


class Setup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """A scenario with its options: everything that is fixed before the cards are dealt."""

    scenario: Scenario
    options: Options = Options()

    @cached_property
    def layout(self) -> Layout:
        """The geometry and the cast, worked out once."""
        return Layout(self)


class Deal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What chance decides, and all it decides: it is an input of the game."""

    cards: Sequence[CharacterId]
    """The card at each spot; any sequence is stored as a tuple."""
    cemetery: Sequence[CharacterId] = ()
    """The cemetery from its top down, stored as a tuple too."""
    first: Seat = 0
    """The seat that plays the first turn."""

    def __post_init__(self) -> None:
        """Store tuples, so that equal deals are equal and have the same hash."""
        force_setattr(self, "cards", tuple(self.cards))
        force_setattr(self, "cemetery", tuple(self.cemetery))
