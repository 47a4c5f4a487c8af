"""SQL that removes old tables, expired sessions and unused accounts."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import sqlalchemy as sa

from mascarade.server.storage import schema
from mascarade.server.storage.store import Job, Store
from mascarade.server.storage.tables import TABLE_ROW, TableRow, is_undriven, last_at
from mascarade.server.tables.state import Instant

OVER = ("finished", "aborted", "closed")
_OF_A_TABLE = (schema.entries, schema.answers, schema.chat, schema.members, schema.watchers)


class Cutoffs(msgspec.Struct, frozen=True):
    """Tables without a change since then are removed; None: never."""

    finished: Instant | None
    abandoned: Instant | None


async def old_tables(store: Store, cutoffs: Cutoffs, living: Sequence[str], limit: int) -> list[TableRow]:
    """Tables that are too old and have no living driver, oldest first."""
    query = TABLE_ROW.where(_is_too_old(cutoffs, living)).order_by(schema.tables.c.changed_at)
    return [TableRow(*row) for row in await store.rows(query.limit(limit))]


def remove_table_job(table: str, cutoffs: Cutoffs, living: Sequence[str]) -> Job[bool]:
    """The job that removes a table if it is still too old."""
    gone = schema.tables.delete().where(schema.tables.c.id == table, _is_too_old(cutoffs, living))

    def job(connection: sa.Connection) -> bool:
        if connection.execute(gone).rowcount != 1:
            return False
        for part in _OF_A_TABLE:
            connection.execute(part.delete().where(part.c.table_id == table))
        return True

    return job


def _is_too_old(cutoffs: Cutoffs, living: Sequence[str]) -> sa.ColumnElement[bool]:
    columns = schema.tables.c
    found: list[sa.ColumnElement[bool]] = [sa.false()]
    for until, kind in (
        (cutoffs.finished, columns.phase.in_(OVER)),
        (cutoffs.abandoned, sa.and_(columns.phase.not_in(OVER), columns.wake_at.is_(None))),
    ):
        if until is not None:
            found.append(sa.and_(kind, columns.changed_at <= until, last_at() <= until))
    return sa.or_(*found) & is_undriven(living)


async def remove_expired(store: Store, now: Instant, *, studies: Instant, people: Instant) -> None:
    """Remove expired sessions and links, old studies, and old accounts that nobody can return to."""
    person, keepers = schema.people.c, schema.people.alias()
    unused = (
        person.created_at <= people,
        person.recovery.is_(None),
        person.id.not_in(sa.select(schema.sessions.c.person)),
        person.id.not_in(sa.select(schema.members.c.person)),
        sa.or_(person.keeper.is_(None), person.keeper.not_in(sa.select(keepers.c.id))),
    )
    theirs = sa.select(person.id).where(*unused)
    await store.execute(
        *(part.delete().where(part.c.expires_at <= now) for part in (schema.sessions, schema.handovers)),
        schema.studies.delete().where(schema.studies.c.changed_at <= studies),
        *(part.delete().where(part.c.person.in_(theirs)) for part in schema.OF_A_PERSON),
        schema.people.delete().where(*unused),
    )
