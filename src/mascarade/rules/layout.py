"""Table layout: where cards lie, which of them may be taken or claimed, and the cast."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from mascarade.rules.catalogue import EDITIONS, Character, CharacterId, Edition

if TYPE_CHECKING:
    from mascarade.rules.scenario import Seat, Setup, Spot


class Layout:
    """The geometry and cast of a setup (see `Setup.layout`)."""

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
        """The spots of the centre; the last stay empty until a raised curse fills them (rule 6, Damned)."""
        self.spots_of: tuple[tuple[Spot, ...], ...] = tuple(
            tuple(range(seat * self.hand, (seat + 1) * self.hand)) for seat in self.seats
        )
        self.free_spots_of: tuple[tuple[Spot, ...], ...] = tuple(spots[:2] for spots in self.spots_of)
        """By seat, without the protected card of the two-player game."""
        self.graves: int = buried_curses
        """The number of spots that start empty."""
        self.several_cards: bool = self.hand > 1
        """Whether each player has several cards: with two or three players."""

    def character(self, card: CharacterId) -> Character:
        """The character of this edition with this id."""
        return self.edition.characters[card]

    @cached_property
    def cast(self) -> tuple[CharacterId, ...]:
        """The scenario's characters, each once, in its order."""
        return tuple(dict.fromkeys(self.scenario.cards))

    @cached_property
    def announceable(self) -> tuple[CharacterId, ...]:
        """The characters that may be announced (rule 4.1)."""
        return tuple(card for card in self.cast if not self.character(card).cursed)

    @cached_property
    def cursed(self) -> tuple[CharacterId, ...]:
        """The characters that eliminate."""
        return tuple(card for card in self.cast if self.character(card).cursed)

    @cached_property
    def claims_of(self) -> tuple[tuple[tuple[CharacterId, Spot], ...], ...]:
        """By seat, the possible announcements: character and card (rules 3.2 and 4.1)."""
        return tuple(
            tuple((character, spot) for character in self.announceable for spot in spots)
            for spots in self.free_spots_of
        )

    @cached_property
    def swaps_of(self) -> tuple[tuple[tuple[Spot, Spot, bool], ...], ...]:
        """By seat, the possible swaps: own card, other card, really or not; two own cards in one order only
        (rules 3.2 and 10.3).
        """
        centre = () if self.several_cards else self.centre
        return tuple(
            tuple(
                (mine, other, really)
                for mine in self.free_spots_of[seat]
                for other in (
                    *(spot for spot in self.spots_of[seat] if spot > mine),
                    *(spot for them in self.seats if them != seat for spot in self.free_spots_of[them]),
                    *centre,
                )
                for really in (True, False)
            )
            for seat in self.seats
        )

    def seat_of_spot(self, spot: Spot) -> Seat | None:
        """The seat that the spot belongs to; None for the centre."""
        return spot // self.hand if spot < self.players * self.hand else None


def hand_size(players: int) -> int:
    """Two players have three cards each, three have two, more have one (rule 1)."""
    return {2: 3, 3: 2}.get(players, 1)
