"""Synchronisation with other nodes: reads what they stored, and takes over from dead ones."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from contextlib import suppress
from functools import partial
from typing import Protocol

from mascarade.rules import Refused, Seat
from mascarade.server.cluster.nodes import Nodes
from mascarade.server.cluster.pubsub import PubSub
from mascarade.server.protocol.errors import closing
from mascarade.server.runtime import broadcast
from mascarade.server.runtime.background import BackgroundTasks
from mascarade.server.runtime.chat import Chat
from mascarade.server.runtime.hints import (
    ANSWERED,
    ENDED_SESSIONS,
    MOVED,
    REWRITTEN,
    SAID,
    SIGNED_OUT,
    TABLE,
    ended_session,
    hint,
)
from mascarade.server.runtime.scheduler import Scheduler
from mascarade.server.runtime.session import TableSession
from mascarade.server.storage.nodes import TableProgress
from mascarade.server.storage.store import DatabaseUnavailable, Store
from mascarade.server.storage.tables import closed_since
from mascarade.server.tables import entries as n
from mascarade.server.tables import moves
from mascarade.server.tables.entries import AnyEntry
from mascarade.server.tables.settings import MS_PER_SECOND
from mascarade.server.tables.state import Instant, TableState

_ROUNDS_PER_SESSION_CHECK = 5
"""Rounds after which all login sessions are looked up, since other nodes can end them."""
_RECENTLY_CLOSED_MS = 60 * MS_PER_SECOND
"""How long a table that was closed from outside is looked for."""


class SyncedTables(Protocol):
    """What synchronisation needs of the tables in memory."""

    store: Store
    pubsub: PubSub
    tasks: BackgroundTasks
    stopping: bool

    def __iter__(self) -> Iterator[TableSession]: ...

    def __contains__(self, code: str) -> bool: ...

    def get(self, table_id: str) -> TableSession | None:
        """The table with this id, if it is in memory."""

    async def table(self, code: str) -> TableSession:
        """The table with this code, loaded if need be."""

    def after_change(self, table: TableSession, before: TableState) -> None:
        """Broadcast the difference and schedule what is due."""


class ClusterSync:
    """Keeps the tables in memory up to date with what other nodes store."""

    def __init__(self, tables: SyncedTables, nodes: Nodes, chat: Chat, scheduler: Scheduler) -> None:
        self._tables = tables
        self.nodes = nodes
        self._chat = chat
        self._scheduler = scheduler
        self._rounds = 0

    async def heartbeat(self) -> None:
        """Mark this node as alive."""
        with suppress(DatabaseUnavailable):
            await self.nodes.heartbeat()

    async def look(self, now: Instant) -> None:
        """Wake tables whose time has come, and find changes whose hints were lost."""
        try:
            for row in await self.nodes.claim_waking(now):
                if row.code not in self._tables:
                    with suppress(Refused):  # an unreadable table must not keep the others waiting
                        await self._tables.table(row.code)
            await self._find_closed(now)
            games = {table.row.id: table.contested_game for table in self._tables}
            for table_id, progress in (await self.nodes.progress(games)).items():
                table = self._tables.get(table_id)
                if table is not None and self._is_behind(table, progress):
                    self._look_at(table)
            await self._end_sessions()
        except DatabaseUnavailable:
            pass  # the store has logged it, and the next round tries again

    async def _find_closed(self, now: Instant) -> None:
        """Find tables that an administrator has closed, where no other node would announce it."""
        if self.nodes.me is not None:
            return
        closed = set(await closed_since(self._tables.store, now - _RECENTLY_CLOSED_MS))
        for table in [one for one in self._tables if one.row.code in closed]:
            async with table.lock:
                if table.state.phase != "closed":
                    before = table.state
                    await table.catch_up()
                    self._tables.after_change(table, before)

    async def _end_sessions(self) -> None:
        """Disconnect everybody whose login session another node has ended."""
        self._rounds += 1
        if self.nodes.me is None or self._rounds % _ROUNDS_PER_SESSION_CHECK:
            return
        sessions = {connection.person.session for table in self._tables for connection in table.connections()}
        for session in await self.nodes.ended_sessions(sessions) if sessions else ():
            end_session(self._tables, session, ENDED_SESSIONS[SIGNED_OUT])

    def hear(self, hint: str) -> None:
        """Follow a hint from another node."""
        if self._tables.stopping:
            return
        if (ended := ended_session(hint)) is not None:
            end_session(self._tables, *ended)
            return
        kind, table_id, *number = hint.split(" ")
        table = self._tables.get(table_id)
        if table is None or (kind == MOVED and int(number[0]) <= table.state.number):
            return
        if kind == REWRITTEN:
            self._tables.tasks.begin(self._reload(table))
        else:
            self._look_at(table, kind)

    def _look_at(self, table: TableSession, kind: str = TABLE) -> None:
        """Read soon what is new at a table, once for all hints that come in meanwhile."""
        if not table.hints:
            self._tables.tasks.begin(self._follow_hints(table))
        table.hints.add(kind)

    async def _follow_hints(self, table: TableSession) -> None:
        """Read only what the hints name: a query costs more than folding its result."""
        async with table.lock:
            kinds, table.hints = table.hints, set()
            with suppress(DatabaseUnavailable):
                if TABLE in kinds:
                    await self.update(table)
                    return
                before = table.state
                if SAID in kinds:
                    await self._chat.catch_up(table)
                if MOVED in kinds:
                    await table.fold_new_entries()
                if ANSWERED in kinds:
                    await table.load_early_answers()
                self._tables.after_change(table, before)

    async def _reload(self, table: TableSession) -> None:
        async with table.lock:
            with suppress(DatabaseUnavailable):
                await table.reload()

    def _is_behind(self, table: TableSession, progress: TableProgress) -> bool:
        """Whether other nodes have moved a table on, or left it to this node."""
        return (
            progress.entries > table.state.number
            or progress.chat > table.chat
            or progress.elsewhere != table.watchers_elsewhere
            or (table.contested_game > 0 and progress.answers != table.early.count)
            or table.driven != (progress.driver == self.nodes.me)
            or not self.nodes.is_alive(progress.driver)
            or bool(table.driven and self._lose_orphans(table.state))
        )

    async def update(self, table: TableSession) -> None:
        """Bring a table up to date with the store, and broadcast; the caller holds its lock."""
        progress = (await self.nodes.progress({table.row.id: table.contested_game})).get(table.row.id)
        if progress is None:
            return
        before = table.state
        if progress.chat > table.chat:
            await self._chat.catch_up(table)
        has_answers = table.contested_game > 0 and progress.answers != table.early.count
        if progress.entries > before.number or has_answers:
            await table.catch_up()
        if progress.elsewhere != table.watchers_elsewhere:
            table.watchers_elsewhere = progress.elsewhere
            broadcast.broadcast_table(table)
        self._tables.after_change(table, before)
        await self._take_over(table, progress.driver)

    async def _take_over(self, table: TableSession, driver: str | None) -> None:
        """Drive a table whose driver is dead, and mark the connections that died with a node as lost."""
        table.driven = driver == self.nodes.me
        if not table.driven and not self.nodes.is_alive(driver) and not self._tables.stopping:
            table.driven = await self.nodes.claim(table.row.id, driver)
        if not table.driven:
            self._scheduler.unschedule(table)
            return
        await table.change_locked(self._lose_orphans)
        self._scheduler.schedule(table)

    def _lose_orphans(self, state: TableState) -> list[AnyEntry]:
        """Players whose connection ended with the node that held it are not connected any more."""
        return moves.lose_connections(state, lambda node: not self.nodes.is_alive(node))

    async def release(self, table: TableSession) -> None:
        """Leave a table to other nodes."""
        await self.nodes.release(table.row.id)
        self._tables.pubsub.publish(hint(TABLE, table.row.id))

    # Connections

    def after_change(self, table: TableSession, seated: Collection[Seat]) -> None:
        """Compare the connections here with a changed state; newly taken seats are greeted elsewhere."""
        if self.nodes.me is None:
            return
        self.report_watchers(table)
        for seat in [seat for seat in table.seats if seat not in seated]:
            self._check_connection(table, seat)
        for connection in table.devices:
            for seat in connection.hands:
                if table.state.occupant(seat).lost_at is not None:
                    self._tables.tasks.begin(self._find(table, seat))

    def _check_connection(self, table: TableSession, seat: Seat) -> None:
        """End a connection that another node has replaced; correct one that was marked as lost."""
        occupant = table.state.seats[seat]
        if occupant is None or occupant.person != table.seats[seat].person.id:
            return
        if occupant.lost_at is not None:
            self._tables.tasks.begin(self._find(table, seat))
        elif occupant.node != self.nodes.me and table.seats[seat].device != "hand":
            table.seats.pop(seat).end(closing("elsewhere", again=False))

    async def _find(self, table: TableSession, seat: Seat) -> None:
        await table.change(partial(self.found, table=table, seat=seat))

    def found(self, state: TableState, table: TableSession, seat: Seat) -> list[AnyEntry]:
        """A player who was marked as lost is connected to this node."""
        occupant = state.occupant_or_none(seat)
        if occupant is None or occupant.person is None or occupant.lost_at is None:
            return []
        return [n.Found(seat, self.nodes.me)] if table.is_connected(seat) else []

    def report_watchers(self, table: TableSession) -> None:
        """Tell the other nodes how many people watch here."""
        changed = table.reported_watchers != len(table.watchers)
        if self.nodes.me is not None and changed and not self._tables.stopping:
            self._tables.tasks.begin(self._report_watchers(table))

    async def _report_watchers(self, table: TableSession) -> None:
        async with table.lock:
            count = len(table.watchers)
            if table.reported_watchers != count:
                await self.nodes.report_watchers(table.row.id, count)
                table.reported_watchers = count
                self._tables.pubsub.publish(hint(TABLE, table.row.id))


def end_session(tables: Iterable[TableSession], session: bytes, why: str) -> None:
    """End every connection of a login session at this node."""
    for connection in [one for table in tables for one in table.connections()]:
        if connection.person.session == session:
            connection.end(closing(why, again=False))
