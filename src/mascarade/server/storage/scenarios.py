"""SQL of saved sets and studies of sets."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from mascarade.server.storage import schema
from mascarade.server.storage.store import Store
from mascarade.server.tables.entries import PersonId
from mascarade.server.tables.state import Instant

_saved = schema.scenarios.c


class SavedRow(msgspec.Struct, frozen=True):
    """A saved set; `body` is its draft as JSON."""

    id: str
    name: str
    body: bytes
    changed_at: Instant


class StudyRow(msgspec.Struct, frozen=True):
    """A study's progress; `figures` are JSON, once it is done."""

    done: int
    changed_at: Instant
    figures: bytes | None


async def saved_rows(store: Store, person: PersonId) -> list[SavedRow]:
    """A person's saved sets, newest first."""
    query = (
        sa.select(_saved.id, _saved.name, _saved.body, _saved.changed_at)
        .where(_saved.person == person)
        .order_by(_saved.changed_at.desc(), _saved.id)
    )
    return [SavedRow(*row) for row in await store.rows(query)]


async def add_saved(store: Store, person: PersonId, new: SavedRow, most: int) -> bool:
    """Store a saved set; False if the person has `most` others."""
    others = sa.select(sa.func.count()).where(_saved.person == person, _saved.id != new.id)
    row = {"person": person, **msgspec.structs.asdict(new)}
    return await store.insert_below(schema.scenarios, row, others, most)


async def change_saved(store: Store, person: PersonId, now: SavedRow) -> bool:
    """Replace a saved set; False if there is none."""
    update = schema.scenarios.update().where(_saved.person == person, _saved.id == now.id)
    return await store.execute(update.values(msgspec.structs.asdict(now))) == 1


async def remove_saved(store: Store, person: PersonId, set_id: str) -> None:
    """Delete a saved set; no-op if absent."""
    await store.execute(schema.scenarios.delete().where(_saved.person == person, _saved.id == set_id))


async def study_row(store: Store, key: str) -> StudyRow | None:
    """The study with this key."""
    columns = schema.studies.c
    query = sa.select(columns.done, columns.changed_at, columns.figures).where(columns.key == key)
    rows = await store.rows(query)
    return StudyRow(*rows[0]) if rows else None


async def keep_study(store: Store, key: str, study: StudyRow) -> None:
    """Store a study's progress; existing figures stay unless there are new ones."""
    row = msgspec.structs.asdict(study)
    if study.figures is None:
        del row["figures"]
    await store.execute(
        store.database.insert_ignore(schema.studies).values(key=key, **row),
        schema.studies.update().where(schema.studies.c.key == key).values(row),
    )
