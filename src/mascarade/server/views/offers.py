"""What a person without a seat is offered at a table: exactly what would not be refused."""

from __future__ import annotations

from typing import Literal

import msgspec

from mascarade.rules import Seat
from mascarade.server.tables.entries import PersonId
from mascarade.server.tables.lobby import may_join, may_watch, seats_for
from mascarade.server.tables.state import TableState

Way = Literal["join", "return", "watch"]
"""How a person without a seat can come to a table."""


class Offers(msgspec.Struct, frozen=True):
    """What a person without a seat may do now."""

    seats: tuple[Seat, ...] = ()
    """The seats they may take: empty ones, or during a game those of bots."""
    left: Seat | None = None
    """The seat that they have left in this game, if they may return to it."""
    watch: bool = False


def offers_to(state: TableState, person: PersonId, name: str, keeper: PersonId | None) -> Offers:
    """What a person is offered; nothing if they have a seat."""
    if state.seat_of(person) is not None:
        return Offers()
    seats = seats_for(state, person, name, keeper)
    left = state.left_seat(person) if state.is_game_on else None
    return Offers(seats, left if left in seats else None, may_watch(state, person))


def best_way(state: TableState, person: PersonId, name: str) -> Way | None:
    """The first of the offers to a person on their own device; None if they have a seat, or for no offer."""
    if state.seat_of(person) is not None:
        return None
    if may_join(state, person, name):
        return "return" if state.is_game_on and state.left_seat(person) is not None else "join"
    return "watch" if may_watch(state, person) else None
