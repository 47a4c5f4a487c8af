"""The chat of a table; messages are numbered apart from entries."""

from __future__ import annotations

from mascarade.rules import Refused, Seat
from mascarade.server.protocol import messages as m
from mascarade.server.runtime.connection import Connection
from mascarade.server.runtime.rate_limit import Limits
from mascarade.server.runtime.session import TableSession
from mascarade.server.storage import chat
from mascarade.server.storage.store import Store
from mascarade.server.tables.names import clean_chat
from mascarade.server.tables.settings import MS_PER_SECOND
from mascarade.server.tables.state import Instant

_MAX_TAIL = 200
"""How much of the chat is told to who comes."""


class Chat:
    """The chat of all tables."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._limits = Limits(rate=0.5, burst=5)

    async def count(self, table_id: str) -> int:
        """How much was said at a table."""
        return await chat.count_messages(self._store, table_id)

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
        while True:
            said = m.Said(table.chat + 1, now, seat, occupant.name, text)
            if await chat.add_message(self._store, table.row.id, said):
                break
            await self.hear(table)  # somebody was faster, at another node
        table.chat = said.number
        self._tell_all(table, said)

    async def hear(self, table: TableSession) -> None:
        """Tell everybody here what was said at other nodes."""
        for said in await chat.messages_after(self._store, table.row.id, table.chat):
            table.chat = said.number
            self._tell_all(table, said)

    @staticmethod
    def _tell_all(table: TableSession, said: m.Said) -> None:
        frame = m.encode(said)
        for connection in table.connections():
            connection.send(frame)

    async def tell(self, table: TableSession, connection: Connection, told: int) -> None:
        """Tell somebody who comes what was said since, as far as the table's memory reaches."""
        messages = await chat.recent_messages(
            self._store,
            table.row.id,
            after=told,
            upto=table.chat,
            since=table.state.memory.at,
            limit=_MAX_TAIL,
        )
        for said in messages:
            connection.send(m.encode(said))
