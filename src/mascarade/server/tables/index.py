"""What a table is found by, as it follows from its party."""

from __future__ import annotations

from msgspec.structs import replace

from mascarade.server.storage.store import Listing
from mascarade.server.tables import moves
from mascarade.server.tables.results import player_results
from mascarade.server.tables.state import TableState


def changed_listing(party: TableState, before: TableState) -> Listing | None:
    """What the table is found by, if that has changed."""
    same = party.chairs is before.chairs and party.settings is before.settings and party.phase == before.phase
    if same and not party.settings.by_day:
        return None
    was, now = listing_of(before), listing_of(party)
    if now == was:
        return None
    members = None if now.members == was.members else now.members
    return replace(now, members=members, earned=player_results(before, party))


def listing_of(party: TableState) -> Listing:
    """What the table is found by now."""
    due = moves.next_move(party, {}) if party.settings.by_day else None
    people = {chair.person for chair in party.chairs if chair is not None and chair.person is not None}
    return Listing(
        phase=party.phase,
        listed=party.settings.public,
        wake_at=None if due is None else due.when,
        members=frozenset(people),
    )
