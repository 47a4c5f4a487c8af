"""The registry of tables in this process: opens, finds, loads and forgets them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress

from mascarade.rules import Refused
from mascarade.server.botpool.pool import BotPool
from mascarade.server.cluster.nodes import Nodes
from mascarade.server.cluster.pubsub import PubSub
from mascarade.server.protocol.errors import closing
from mascarade.server.runtime import broadcast
from mascarade.server.runtime.background import BackgroundTasks
from mascarade.server.runtime.chat import Chat
from mascarade.server.runtime.clock import Clock, Timer
from mascarade.server.runtime.connection import Presence
from mascarade.server.runtime.other_nodes import ClusterSync
from mascarade.server.runtime.scheduler import Scheduler
from mascarade.server.runtime.session import TableSession
from mascarade.server.storage.store import DatabaseUnavailable, Job, Store
from mascarade.server.storage.tables import TableRow, insert_table, table_by_code
from mascarade.server.tables import moves
from mascarade.server.tables.entries import AnyEntry
from mascarade.server.tables.fold import evolve_all
from mascarade.server.tables.index import listing_of
from mascarade.server.tables.lobby import Entropy
from mascarade.server.tables.settings import MS_PER_SECOND
from mascarade.server.tables.state import TableState

IDLE_MS = 10 * 60 * MS_PER_SECOND
"""How long a table stays in memory after the last connection has ended."""
END_OF_TIME = 2**62
_CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters and digits that cannot be mistaken for one another."""
_CODE_LENGTH = 6
_LOAD_LOCKS = 64
"""How many tables can load at the same time."""
_GOODBYE_SECONDS = 2
"""How long connections may take to end when the server stops."""


class TableRegistry:
    """The tables in memory, and what runs them."""

    def __init__(  # noqa: PLR0917 - the composition root passes all of it
        self, store: Store, bot_pool: BotPool, clock: Clock, entropy: Entropy, nodes: Nodes, pubsub: PubSub
    ) -> None:
        self.store = store
        self.clock = clock
        self.entropy = entropy
        self.pubsub = pubsub
        self._nodes = nodes
        self._tables: dict[str, TableSession] = {}
        """By code."""
        self._by_id: dict[str, TableSession] = {}
        self._loading = tuple(asyncio.Lock() for _ in range(_LOAD_LOCKS))
        self.tasks = BackgroundTasks()
        self.chat = Chat(store, clock, pubsub)
        self.scheduler = Scheduler(clock, bot_pool, self.tasks)
        self.sync = ClusterSync(self, nodes, self.chat, self.scheduler)
        self.presence = Presence(self, self.sync, self.chat)
        self._next_round: Timer | None = None
        self._heartbeat: asyncio.Task[object] | None = None
        self._round: asyncio.Task[object] | None = None
        self.stopping = False
        self.after_append: Callable[[int], object] = lambda entries: None
        """Called with the number of entries that were stored."""
        self._has_left = False
        """Whether the other nodes know that this one stops."""

    def start(self) -> None:
        """Wake every table of a game played over days, and from then on those whose time has come."""
        self._round = self.tasks.begin(self.sync.look(END_OF_TIME))
        self._every_second()

    async def stop(self) -> None:
        """Ask everybody to reconnect later, and stop deciding."""
        self.stopping = self.scheduler.stopped = True
        if self._next_round is not None:
            self._next_round.cancel()
        for table in self:
            self.scheduler.unschedule(table)
            for connection in table.connections():
                connection.end(closing("restarting", again=True))
        await self.tasks.stop()
        with suppress(TimeoutError):
            async with asyncio.timeout(_GOODBYE_SECONDS):
                while any(any(table.connections()) for table in self):
                    self.presence.left.clear()
                    await self.presence.left.wait()
        if self._nodes.me is not None and not self._has_left:
            self._has_left = True
            with suppress(TimeoutError, DatabaseUnavailable):
                async with asyncio.timeout(_GOODBYE_SECONDS):
                    await self._nodes.leave(list(self._by_id))

    def _every_second(self) -> None:
        """Forget idle tables, and wake those whose time has come."""
        if self.stopping:
            return
        now = self.clock.now()
        for table in [table for table in self if table.idle and table.used_at + IDLE_MS < now]:
            self._forget(table)
        if self._heartbeat is None or self._heartbeat.done():
            self._heartbeat = self.tasks.begin(self.sync.heartbeat())
        if self._round is None or self._round.done():
            self._round = self.tasks.begin(self.sync.look(now))
        self._next_round = self.clock.call_at(now + MS_PER_SECOND, self._every_second)

    # The tables in memory

    def __iter__(self) -> Iterator[TableSession]:
        return iter(self._tables.values())

    def __len__(self) -> int:
        return len(self._tables)

    def __contains__(self, code: str) -> bool:
        return code in self._tables

    def get(self, table_id: str) -> TableSession | None:
        """The table with this id, if it is in memory."""
        return self._by_id.get(table_id)

    def _add(self, table: TableSession) -> None:
        self._tables[table.row.code] = self._by_id[table.row.id] = table

    def _forget(self, table: TableSession) -> None:
        """Drop a table from memory; other nodes may drive it."""
        self.scheduler.unschedule(table)
        del self._tables[table.row.code], self._by_id[table.row.id]
        if self._nodes.me is not None and table.driven:
            self.tasks.begin(self.sync.release(table))

    async def discard(self, row: TableRow, job: Job[bool]) -> bool:
        """Delete a table with this job unless it is in memory; it cannot be loaded meanwhile."""
        async with self._loading[hash(row.code) % len(self._loading)]:
            return row.code not in self._tables and await self.store.write(job, row.id)

    # Opening and loading tables

    async def open_table(
        self, entries: list[AnyEntry], then: Callable[[TableState, str], list[AnyEntry]] | None = None
    ) -> TableSession:
        """Store a new table that begins with these entries, and with those that need its code."""
        now = self.clock.now()
        opened = evolve_all(TableState(), entries, now)
        while True:
            code = "".join(_CODE_ALPHABET[byte % len(_CODE_ALPHABET)] for byte in self.entropy(_CODE_LENGTH))
            row = TableRow(self.entropy(12).hex(), code, self.entropy(32))
            more = [] if then is None else then(opened, code)
            state = evolve_all(opened, more, now)
            if await insert_table(self.store, row, now, [*entries, *more], listing_of(state), self._nodes.me):
                break
        table = TableSession(row, state, self)
        table.used_at = now
        self._add(table)
        self.scheduler.schedule(table)
        return table

    async def table(self, code: str) -> TableSession:
        """The table with this code, from memory or from the store; any other code gets the same refusal."""
        code = code.upper()
        table = self._tables.get(code)
        if table is None:
            if len(code) != _CODE_LENGTH or not set(code) <= set(_CODE_ALPHABET):
                raise Refused("no-table")
            async with self._loading[hash(code) % len(self._loading)]:
                table = self._tables.get(code) or await self._load(code)
        elif self._nodes.me is not None:
            async with table.lock:
                await self.sync.update(table)
        table.used_at = self.clock.now()
        return table

    async def _load(self, code: str) -> TableSession:
        row = await table_by_code(self.store, code)
        if row is None:
            raise Refused("no-table")
        table = TableSession(row, TableState(), self)
        table.driven = self._nodes.me is None
        await table.catch_up()
        await self.chat.load(table)
        self._add(table)
        async with table.lock:
            await table.change_locked(self._lose_connections)
            await self.sync.update(table)
        self.scheduler.schedule(table)
        return table

    def _lose_connections(self, state: TableState) -> list[AnyEntry]:
        """Nobody is connected to a table that has just been loaded, whatever its entries say."""
        return moves.lose_connections(state, lambda node: node == self._nodes.me)

    # Changes

    def after_change(self, table: TableSession, before: TableState) -> None:
        """Broadcast what has changed at a table, and schedule its next move."""
        seated = broadcast.broadcast_change(table, before, table.state, self.clock.now())
        for seat in seated:
            self.tasks.begin(self.presence.greet(table, seat))
        if before is not table.state:
            self.sync.after_change(table, seated)
        if before.is_game_on and not table.state.is_game_on:
            self.scheduler.forget_bots(table)
        self.scheduler.schedule(table)
