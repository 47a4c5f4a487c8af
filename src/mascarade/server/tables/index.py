"""The columns that tables are listed and found by, derived from their state."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from mascarade.server.tables import moves
from mascarade.server.tables.entries import PersonId
from mascarade.server.tables.results import PlayerResult, player_results
from mascarade.server.tables.state import Instant, Phase, TableState


class Listing(msgspec.Struct, frozen=True, kw_only=True):
    """A table's searchable columns, and the results of a game that has just ended."""

    phase: Phase
    listed: bool
    wake_at: Instant | None
    members: frozenset[PersonId] | None
    """The people seated; None if unchanged."""
    earned: tuple[PlayerResult, ...] = ()


def changed_listing(state: TableState, before: TableState) -> Listing | None:
    """The table's listing, if it has changed."""
    same = state.seats is before.seats and state.settings is before.settings and state.phase == before.phase
    if same and not state.settings.is_by_day:
        return None
    was, now = listing_of(before), listing_of(state)
    if now == was:
        return None
    members = None if now.members == was.members else now.members
    return replace(now, members=members, earned=player_results(before, state))


def listing_of(state: TableState) -> Listing:
    """The table's listing."""
    wakes = state.settings.is_by_day or state.phase == "dealing"
    due = moves.next_move(state, {}) if wakes else None
    return Listing(
        phase=state.phase,
        listed=state.settings.public,
        wake_at=None if due is None else due.when,
        members=frozenset(occupant.person for _, occupant in state.occupants if occupant.person is not None),
    )
