"""What people say at a table; it has numbers of its own."""

from __future__ import annotations

import sqlalchemy as sa

from mascarade.rules import Refused, Seat
from mascarade.server.http.rate_limit import Limits
from mascarade.server.people.names import clean_chat
from mascarade.server.protocol import messages as m
from mascarade.server.runtime.session import Connection, TableSession
from mascarade.server.storage import schema
from mascarade.server.storage.store import Store
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

    async def count(self, table: str) -> int:
        """How much was said at a table."""
        last = sa.select(sa.func.max(schema.chat.c.number)).where(schema.chat.c.table_id == table)
        said: int | None = await self._store.read(lambda connection: connection.execute(last).scalar())
        return said or 0

    async def say(self, live: TableSession, line: Connection, seat: Seat, text: str, now: Instant) -> None:
        """Somebody says something to the table, whose lock is held."""
        text = clean_chat(text)
        chair = live.party.chairs[seat]
        assert chair is not None
        if chair.muted:
            raise Refused("muted")
        wait = self._limits.allow(f"{live.kept.id}/{line.person.id}", now / MS_PER_SECOND)
        if wait:
            raise Refused("too-fast", seconds=int(wait) + 1)
        while not await self._keep(live, said := m.Said(live.chat + 1, now, seat, chair.name, text)):
            await self.hear(live)  # somebody was faster, at another node
        live.chat = said.number
        self._tell_all(live, said)

    async def _keep(self, live: TableSession, said: m.Said) -> bool:
        """Store what was said; False if its number is taken."""
        row = {"table_id": live.kept.id, **{name: getattr(said, name) for name in _COLUMNS}}
        columns = schema.chat.c
        there = sa.select(*[columns[name] for name in _COLUMNS]).where(
            columns.table_id == live.kept.id, columns.number == said.number
        )

        def job(connection: sa.Connection) -> bool:
            if connection.execute(self._store.database.upsert(schema.chat), row).rowcount == 1:
                return True
            return m.Said(*connection.execute(there).one()) == said

        return await self._store.write(job, live.kept.id)

    async def hear(self, live: TableSession) -> None:
        """Tell everybody here what was said at other nodes."""
        columns = schema.chat.c
        asked = (
            sa.select(*[columns[name] for name in _COLUMNS])
            .where(columns.table_id == live.kept.id, columns.number > live.chat)
            .order_by(columns.number)
        )
        for row in await self._store.read(lambda connection: connection.execute(asked).all()):
            live.chat = row.number
            self._tell_all(live, m.Said(*row))

    @staticmethod
    def _tell_all(live: TableSession, said: m.Said) -> None:
        frame = m.encode(said)
        for line in live.lines():
            line.send(frame)

    async def tell(self, live: TableSession, line: Connection, told: int) -> None:
        """Tell somebody who comes what was said since, as far as the table's memory reaches."""
        columns = schema.chat.c
        asked = (
            sa.select(*[columns[name] for name in _COLUMNS])
            .where(columns.table_id == live.kept.id, columns.number > told, columns.number <= live.chat)
            .where(columns.at >= live.party.memory.at, columns.text != "")  # empty: of somebody deleted since
            .order_by(columns.number.desc())
            .limit(_MAX_TAIL)
        )
        for row in reversed(await self._store.read(lambda connection: connection.execute(asked).all())):
            line.send(m.encode(m.Said(*row)))
