"""What a table is found by, as it follows from its party."""

from __future__ import annotations

from msgspec.structs import replace

from mascarade.server.storage.store import Listing
from mascarade.server.tables import moves
from mascarade.server.tables.results import player_results
from mascarade.server.tables.state import TableState


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
