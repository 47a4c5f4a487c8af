"""What people say at a table; it has numbers of its own."""

from __future__ import annotations

import sqlalchemy as sa

from mascarade.rules import Refused, Seat
from mascarade.server.protocol import messages as m
from mascarade.server.runtime.connection import Connection
from mascarade.server.runtime.rate_limit import Limits
from mascarade.server.runtime.session import TableSession
from mascarade.server.storage import schema
from mascarade.server.storage.store import Store
from mascarade.server.tables.names import clean_chat
from mascarade.server.tables.settings import MS_PER_SECOND
from mascarade.server.tables.state import Instant

_MAX_TAIL = 200
"""How much of the chat is told to who comes."""
_COLUMNS = ("number", "at", "seat", "name", "text")


class Chat:
    """The chat of all tables."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._limits = Limits(rate=0.5, burst=5)

    async def count(self, table_id: str) -> int:
        """How much was said at a table."""
        last = sa.select(sa.func.max(schema.chat.c.number)).where(schema.chat.c.table_id == table_id)
        said: int | None = await self._store.read(lambda db: db.execute(last).scalar())
        return said or 0

    async def say(
        self, table: TableSession, connection: Connection, seat: Seat, text: str, now: Instant
    ) -> None:
        """Somebody says something to the table, whose lock is held."""
        text = clean_chat(text)
        occupant = table.state.seats[seat]
        assert occupant is not None
        if occupant.muted:
            raise Refused("muted")
        wait = self._limits.allow(f"{table.row.id}/{connection.person.id}", now / MS_PER_SECOND)
        if wait:
            raise Refused("too-fast", seconds=int(wait) + 1)
        while not await self._keep(table, said := m.Said(table.chat + 1, now, seat, occupant.name, text)):
            await self.hear(table)  # somebody was faster, at another node
        table.chat = said.number
        self._tell_all(table, said)

    async def _keep(self, table: TableSession, said: m.Said) -> bool:
        """Store what was said; False if its number is taken."""
        row = {"table_id": table.row.id, **{name: getattr(said, name) for name in _COLUMNS}}
        columns = schema.chat.c
        there = sa.select(*[columns[name] for name in _COLUMNS]).where(
            columns.table_id == table.row.id, columns.number == said.number
        )

        def job(db: sa.Connection) -> bool:
            if db.execute(self._store.database.upsert(schema.chat), row).rowcount == 1:
                return True
            return m.Said(*db.execute(there).one()) == said

        return await self._store.write(job, table.row.id)

    async def hear(self, table: TableSession) -> None:
        """Tell everybody here what was said at other nodes."""
        columns = schema.chat.c
        asked = (
            sa.select(*[columns[name] for name in _COLUMNS])
            .where(columns.table_id == table.row.id, columns.number > table.chat)
            .order_by(columns.number)
        )
        for row in await self._store.read(lambda db: db.execute(asked).all()):
            table.chat = row.number
            self._tell_all(table, m.Said(*row))

    @staticmethod
    def _tell_all(table: TableSession, said: m.Said) -> None:
        frame = m.encode(said)
        for connection in table.connections():
            connection.send(frame)

    async def tell(self, table: TableSession, connection: Connection, told: int) -> None:
        """Tell somebody who comes what was said since, as far as the table's memory reaches."""
        columns = schema.chat.c
        asked = (
            sa.select(*[columns[name] for name in _COLUMNS])
            .where(columns.table_id == table.row.id, columns.number > told, columns.number <= table.chat)
            .where(
                columns.at >= table.state.memory.at, columns.text != ""
            )  # empty: of somebody deleted since
            .order_by(columns.number.desc())
            .limit(_MAX_TAIL)
        )
        for row in reversed(await self._store.read(lambda db: db.execute(asked).all())):
            connection.send(m.encode(m.Said(*row)))
