"""Scenarios, table options and deals: the inputs of a game."""

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
"""Where a card lies: the spots of seat 0, of seat 1, and so on, then those of the centre."""


class Scenario(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The cards in play and the number of players."""

    edition: EditionId
    players: int
    cards: tuple[CharacterId, ...]
    """All cards in play, including the centre."""
    cemetery: tuple[CharacterId, ...] = ()
    """The cards that the Necromancer raises, in no particular order."""
    id: str | None = None
    """The id of a published set; None for a custom scenario."""
    name: str | None = None
    """The author's name for it."""


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of a table. The defaults follow the rulebooks."""

    confess_peek: bool = False
    """Waiting players may look at their card, and must then Look on their turn (rules 3.4 and 10.1)."""
    only_the_richest: bool = False
    """Of several players with 13 or more, only the richest win (rules 5.1 and 10.10)."""
    spy_sees_centre: bool = False
    """The second edition's Spy may name a card of the centre too."""
    turn_limit: int | None = None
    """The richest win after this many turns (rules 5.6 and 10.10)."""


class Setup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """A scenario with its options: everything fixed before the deal."""

    scenario: Scenario
    options: Options = Options()

    @cached_property
    def layout(self) -> Layout:
        """The table's geometry and cast, computed once."""
        return Layout(self)


class Deal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The deal: the only random input of a game."""

    cards: Sequence[CharacterId]
    """The card at each spot. Any sequence is stored as a tuple."""
    cemetery: Sequence[CharacterId] = ()
    """The cemetery, top card first."""
    first: Seat = 0
    """The seat that plays the first turn."""

    def __post_init__(self) -> None:
        """Store tuples, so that equal deals compare and hash alike."""
        force_setattr(self, "cards", tuple(self.cards))
        force_setattr(self, "cemetery", tuple(self.cemetery))
