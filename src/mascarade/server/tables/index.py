"""What a table is found by, as it follows from its party."""

from __future__ import annotations

from msgspec.structs import replace

from mascarade.server.storage.store import Listing
from mascarade.server.tables import moves
from mascarade.server.tables.results import earned
from mascarade.server.tables.state import Party


def listing(party: Party, before: Party) -> Listing | None:
    """What the table is found by, if that has changed."""
    same = party.chairs is before.chairs and party.settings is before.settings and party.phase == before.phase
    if same and not party.settings.by_day:
        return None
    was, now = listed(before), listed(party)
    if now == was:
        return None
    members = None if now.members == was.members else now.members
    return replace(now, members=members, earned=earned(before, party))


def listed(party: Party) -> Listing:
    """What the table is found by now."""
    due = moves.due(party, {}) if party.settings.by_day else None
    people = {chair.person for chair in party.chairs if chair is not None and chair.person is not None}
    return Listing(
        phase=party.phase,
        listed=party.settings.public,
        wake_at=None if due is None else due.when,
        members=frozenset(people),
    )
