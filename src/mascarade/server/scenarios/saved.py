"""Saved sets of a person."""

from __future__ import annotations

import msgspec

from mascarade.rules import Refused
from mascarade.server.scenarios.drafts import Draft
from mascarade.server.storage.scenarios import SavedRow, add_saved, change_saved, saved_rows
from mascarade.server.storage.store import Store
from mascarade.server.tables.entries import PersonId
from mascarade.server.tables.names import clean_title
from mascarade.server.tables.state import Instant

MAX_SAVED = 50
_draft = msgspec.json.Decoder(Draft).decode


class SavedSet(msgspec.Struct, frozen=True):
    """A set and its name."""

    id: str
    name: str
    draft: Draft
    changed_at: Instant


async def saved_sets(store: Store, person: PersonId) -> tuple[SavedSet, ...]:
    """A person's saved sets, newest first."""
    rows = await saved_rows(store, person)
    return tuple(SavedSet(row.id, row.name, _draft(row.body), row.changed_at) for row in rows)


async def save(store: Store, person: PersonId, new: SavedSet) -> SavedSet:
    """Save a new set; refuses if there are too many."""
    new = msgspec.structs.replace(new, name=clean_title(new.name))
    if not await add_saved(store, person, _row(new), MAX_SAVED):
        raise Refused("too-many-sets", most=MAX_SAVED)
    return new


async def change(store: Store, person: PersonId, now: SavedSet) -> SavedSet:
    """Replace a saved set."""
    now = msgspec.structs.replace(now, name=clean_title(now.name))
    if not await change_saved(store, person, _row(now)):
        raise Refused("no-saved-set")
    return now


def _row(saved: SavedSet) -> SavedRow:
    return SavedRow(saved.id, saved.name, msgspec.json.encode(saved.draft), saved.changed_at)
