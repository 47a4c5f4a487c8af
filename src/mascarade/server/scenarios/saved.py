"""Sets that a person has saved: theirs alone, on all their devices."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from mascarade.rules import Refused
from mascarade.server.scenarios.drafts import Draft
from mascarade.server.storage import schema
from mascarade.server.storage.store import Store
from mascarade.server.tables.entries import PersonId
from mascarade.server.tables.names import clean_title
from mascarade.server.tables.state import Instant

MAX_SAVED = 50
"""Sets of one person."""
_draft = msgspec.json.Decoder(Draft).decode


class SavedSet(msgspec.Struct, frozen=True):
    """A set, and what its author calls it."""

    id: str
    name: str
    draft: Draft
    changed_at: Instant


async def saved_sets(store: Store, person: PersonId) -> tuple[SavedSet, ...]:
    """What a person has saved, the newest first."""
    columns = schema.scenarios.c
    asked = (
        sa.select(columns.id, columns.name, columns.body, columns.changed_at)
        .where(columns.person == person)
        .order_by(columns.changed_at.desc(), columns.id)
    )
    rows = await store.read(lambda connection: connection.execute(asked).all())
    return tuple(SavedSet(row.id, row.name, _draft(row.body), row.changed_at) for row in rows)


async def save(store: Store, person: PersonId, new: SavedSet) -> SavedSet:
    """Save a new set, unless there are too many."""
    new = msgspec.structs.replace(new, name=clean_title(new.name))
    columns = schema.scenarios.c
    counting = sa.select(sa.func.count()).where(columns.person == person, columns.id != new.id)

    def job(connection: sa.Connection) -> bool:
        if connection.execute(counting).scalar_one() >= MAX_SAVED:
            return False
        connection.execute(store.database.upsert(schema.scenarios), _row(person, new))
        return True

    if not await store.write(job):
        raise Refused("too-many-sets", most=MAX_SAVED)
    return new


async def change(store: Store, person: PersonId, now: SavedSet) -> SavedSet:
    """Save a set anew, under its own name or another one."""
    now = msgspec.structs.replace(now, name=clean_title(now.name))
    values = {"name": now.name, "body": msgspec.json.encode(now.draft), "changed_at": now.changed_at}
    changing = schema.scenarios.update().where(*_one(person, now.id)).values(values)
    if await store.write(lambda connection: connection.execute(changing).rowcount) != 1:
        raise Refused("no-saved-set")
    return now


async def remove(store: Store, person: PersonId, set_id: str) -> None:
    """Have a set no more; one that is not there is none already."""
    removing = schema.scenarios.delete().where(*_one(person, set_id))
    await store.write(lambda connection: connection.execute(removing))


def _one(person: PersonId, set_id: str) -> tuple[sa.ColumnElement[bool], ...]:
    return schema.scenarios.c.person == person, schema.scenarios.c.id == set_id


def _row(person: PersonId, saved: SavedSet) -> dict[str, object]:
    return {
        "person": person,
        "id": saved.id,
        "name": saved.name,
        "body": msgspec.json.encode(saved.draft),
        "changed_at": saved.changed_at,
    }
