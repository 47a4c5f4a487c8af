"""SQL of game results, by person."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from mascarade.server.storage import schema
from mascarade.server.storage.store import Store
from mascarade.server.tables.entries import PersonId
from mascarade.server.tables.results import GameResult
from mascarade.server.tables.state import Instant, Phase

_result = msgspec.json.Decoder(GameResult).decode


class ResultRow(msgspec.Struct, frozen=True, kw_only=True):
    """A person's game, and its table if that still exists."""

    table: str
    game: int
    at: Instant
    result: GameResult
    deeds: bytes | None
    code: str | None
    phase: Phase | None
    member: bool
    """Whether the person is seated there."""


async def results_of(store: Store, person: PersonId) -> list[ResultRow]:
    """All games of a person, newest first."""
    results, tables, members = schema.results, schema.tables, schema.members
    sits = sa.and_(members.c.table_id == results.c.table_id, members.c.person == results.c.person)
    query = (
        sa.select(results, tables.c.code, tables.c.phase, members.c.person.label("member"))
        .outerjoin(tables, tables.c.id == results.c.table_id)
        .outerjoin(members, sits)
        .where(results.c.person == person)
        .order_by(results.c.at.desc(), results.c.table_id, results.c.game.desc())
    )
    return [
        ResultRow(
            table=row.table_id,
            game=row.game,
            at=row.at,
            result=_result(row.body),
            deeds=row.deeds,
            code=row.code,
            phase=row.phase,
            member=row.member is not None,
        )
        for row in await store.rows(query)
    ]


async def store_highlights(store: Store, person: PersonId, table: str, game: int, deeds: bytes) -> None:
    """Store the highlights of a person's game."""
    columns = schema.results.c
    update = schema.results.update().where(
        columns.person == person, columns.table_id == table, columns.game == game
    )
    await store.execute(update.values(deeds=deeds))
