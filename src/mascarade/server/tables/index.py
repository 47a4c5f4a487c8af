"""What a table is listed and found by, derived from its state."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from mascarade.server.tables import moves
from mascarade.server.tables.entries import PersonId
from mascarade.server.tables.results import PlayerResult, player_results
from mascarade.server.tables.state import Instant, Phase, TableState


class Listing(msgspec.Struct, frozen=True, kw_only=True):
    """What a table is found by, and what people are found to have done there."""

    phase: Phase
    listed: bool
    wake_at: Instant | None
    members: frozenset[PersonId] | None
    """Who sits there; nothing if they are the same as before."""
    earned: tuple[PlayerResult, ...] = ()
    """What came of a game that has just ended."""


def changed_listing(state: TableState, before: TableState) -> Listing | None:
    """What the table is found by, if that has changed."""
    same = state.seats is before.seats and state.settings is before.settings and state.phase == before.phase
    if same and not state.settings.by_day:
        return None
    was, now = listing_of(before), listing_of(state)
    if now == was:
        return None
    members = None if now.members == was.members else now.members
    return replace(now, members=members, earned=player_results(before, state))


def listing_of(state: TableState) -> Listing:
    """What the table is found by now."""
    due = moves.next_move(state, {}) if state.settings.by_day else None
    people = {
        occupant.person for occupant in state.seats if occupant is not None and occupant.person is not None
    }
    return Listing(
        phase=state.phase,
        listed=state.settings.public,
        wake_at=None if due is None else due.when,
        members=frozenset(people),
    )
