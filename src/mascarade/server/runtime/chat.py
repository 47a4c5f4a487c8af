"""The chat of a table; messages are numbered apart from entries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mascarade.rules import Refused
from mascarade.server.cluster.pubsub import PubSub
from mascarade.server.protocol import client_out as m
from mascarade.server.runtime.clock import Clock
from mascarade.server.runtime.hints import SAID, hint
from mascarade.server.runtime.rate_limit import Limits
from mascarade.server.runtime.session import TableSession
from mascarade.server.storage import chat
from mascarade.server.storage.store import Store
from mascarade.server.tables.names import clean_chat

if TYPE_CHECKING:
    from mascarade.server.runtime.connection import Connection

_MAX_RECENT = 200
"""How many messages a new connection is sent."""


class Chat:
    """The chat of all tables."""

    def __init__(self, store: Store, clock: Clock, pubsub: PubSub) -> None:
        self._store = store
        self._clock = clock
        self._pubsub = pubsub
        self._limits = Limits(rate=0.5, burst=5)

    async def load(self, table: TableSession) -> None:
        """Read how many messages a table has."""
        table.chat = await chat.count_messages(self._store, table.row.id)

    async def say(self, table: TableSession, connection: Connection, text: str) -> None:
        """Store a player's message and send it to everybody at the table."""
        async with table.lock:
            seat, text, now = table.seat_of(connection), clean_chat(text), self._clock.now()
            occupant = table.state.occupant(seat)
            if occupant.muted:
                raise Refused("muted")
            wait = self._limits.allow(f"{table.row.id}/{connection.person.id}", self._clock.monotonic())
            if wait:
                raise Refused("too-fast", seconds=int(wait) + 1)
            while True:
                said = m.Said(table.chat + 1, now, seat, occupant.name, text)
                if await chat.add_message(self._store, table.row.id, said):
                    break
                await self.catch_up(table)  # another node was faster
            self._broadcast(table, said)
        self._pubsub.publish(hint(SAID, table.row.id))

    async def catch_up(self, table: TableSession) -> None:
        """Send everybody here the messages that other nodes have stored."""
        for said in await chat.messages_after(self._store, table.row.id, table.chat):
            self._broadcast(table, said)

    @staticmethod
    def _broadcast(table: TableSession, said: m.Said) -> None:
        table.chat = said.number
        frame = m.encode(said)
        for connection in table.connections():
            if table.state.may_read(connection.person.id, said.at):
                connection.send(frame)

    async def send_recent(self, table: TableSession, connection: Connection, after: int) -> None:
        """Send a new connection the messages after a number, as far back as the table's memory reaches.

        Those of an earlier game are for people who were in it.
        """
        messages = await chat.recent_messages(
            self._store,
            table.row.id,
            after=after,
            upto=table.chat,
            since=table.state.memory.at,
            limit=_MAX_RECENT,
        )
        for said in messages:
            if table.state.may_read(connection.person.id, said.at):
                connection.send(m.encode(said))
