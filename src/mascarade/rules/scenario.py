"""What is played: the cards, the number of players, the table's options, and where the cards lie."""

from __future__ import annotations

from functools import cached_property

import msgspec

from mascarade.rules.catalogue import EDITIONS, Character, CharacterId, Edition, EditionId

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

    cards: tuple[CharacterId, ...]
    """The card at each spot."""
    cemetery: tuple[CharacterId, ...] = ()
    """The cemetery from its top down."""
    first: Seat = 0
    """The seat that plays the first turn."""


class Layout:
    """The geometry and the cast of one setup (see `Setup.layout`)."""

    def __init__(self, setup: Setup) -> None:
        scenario = setup.scenario
        self.scenario = scenario
        self.options = setup.options
        self.edition: Edition = EDITIONS[scenario.edition]
        self.players: int = scenario.players
        self.seats = range(scenario.players)
        self.hand: int = hand_size(scenario.players)
        """Cards in front of each seat."""
        self.dealt_centre: int = len(scenario.cards) - self.players * self.hand
        buried_curses = sum(self.character(card).cursed for card in scenario.cemetery)
        first_centre = self.players * self.hand
        self.spots: int = len(scenario.cards) + buried_curses
        self.centre: tuple[Spot, ...] = tuple(range(first_centre, self.spots))
        """The centre's spots; the last stay empty until a raised curse fills them (rule 6, Damned)."""
        self.spots_of: tuple[tuple[Spot, ...], ...] = tuple(
            tuple(range(seat * self.hand, (seat + 1) * self.hand)) for seat in self.seats
        )
        self.free_spots_of: tuple[tuple[Spot, ...], ...] = tuple(spots[:2] for spots in self.spots_of)
        """Without the protected card of the two-player game."""
        self.graves: int = buried_curses
        """Spots of the centre that begin empty."""
        self.few: bool = self.hand > 1
        """Two or three players, who have several cards each."""

    def character(self, card: CharacterId) -> Character:
        """The character of this edition with this id."""
        return self.edition.characters[card]

    @cached_property
    def cast(self) -> tuple[CharacterId, ...]:
        """The scenario's characters, each once, in its own order."""
        return tuple(dict.fromkeys(self.scenario.cards))

    @cached_property
    def announceable(self) -> tuple[CharacterId, ...]:
        """What one may claim to be (rule 4.1)."""
        return tuple(card for card in self.cast if not self.character(card).cursed)

    @cached_property
    def cursed(self) -> tuple[CharacterId, ...]:
        """The characters that eliminate."""
        return tuple(card for card in self.cast if self.character(card).cursed)

    @cached_property
    def claims_of(self) -> tuple[tuple[tuple[CharacterId, Spot], ...], ...]:
        """By seat, what may be announced, and with which card (rules 3.2 and 4.1)."""
        return tuple(
            tuple((character, spot) for character in self.announceable for spot in spots)
            for spots in self.free_spots_of
        )

    @cached_property
    def swaps_of(self) -> tuple[tuple[tuple[Spot, Spot, bool], ...], ...]:
        """By seat, the two cards that a Swap may take, the own one first, really or not (3.2 and 10.3)."""
        centre = () if self.few else self.centre
        return tuple(
            tuple(
                (mine, other, really)
                for mine in self.free_spots_of[seat]
                for other in (
                    *(spot for spot in self.spots_of[seat] if spot != mine),
                    *(spot for them in self.seats if them != seat for spot in self.free_spots_of[them]),
                    *centre,
                )
                for really in (True, False)
            )
            for seat in self.seats
        )

    def seat_of_spot(self, spot: Spot) -> Seat | None:
        """The seat in front of which the spot is; none for the centre's."""
        return spot // self.hand if spot < self.players * self.hand else None


def hand_size(players: int) -> int:
    """Two players have three cards each, three have two, more have one (rule 1)."""
    return {2: 3, 3: 2}.get(players, 1)
