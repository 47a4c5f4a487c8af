"""Synchronisation with other nodes: reads what they stored, and takes over from dead ones."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from mascarade.rules import Refused, Seat
from mascarade.server.cluster.nodes import Nodes
from mascarade.server.runtime import broadcast, early_answers
from mascarade.server.runtime.connection import Connection, closing
from mascarade.server.runtime.session import TableSession
from mascarade.server.storage.nodes import TableProgress
from mascarade.server.storage.store import DatabaseUnavailable
from mascarade.server.storage.tables import closed_since
from mascarade.server.tables import entries as n
from mascarade.server.tables.entries import AnyEntry
from mascarade.server.tables.settings import MS_PER_SECOND
from mascarade.server.tables.state import Instant, TableState

if TYPE_CHECKING:
    from mascarade.server.runtime.registry import TableRegistry

_SESSIONS = 5
"""Rounds after which the sessions of all lines are looked up, where other nodes can end them."""
_NOTICED = 60 * MS_PER_SECOND
"""For how long a table that was closed is looked for here."""
_MOVED, _HELD, _SAID, _TABLE, _REWRITTEN, _SESSION = "moved", "held", "said", "table", "rewritten", "session"
"""The first word of a hint."""


def moved_hint(table_id: str, number: int) -> str:
    """Says that a table has so many entries."""
    return f"{_MOVED} {table_id} {number}"


def held_hint(table_id: str) -> str:
    """Says that there is another early answer."""
    return f"{_HELD} {table_id}"


def said_hint(table_id: str) -> str:
    """Says that somebody has said something."""
    return f"{_SAID} {table_id}"


def table_hint(table_id: str) -> str:
    """Says that something else about a table has changed."""
    return f"{_TABLE} {table_id}"


def rewritten_hint(table_id: str) -> str:
    """Says that what happened at a table was written anew, because somebody's name was deleted."""
    return f"{_REWRITTEN} {table_id}"


def ended_hint(session: bytes) -> str:
    """Says that a session has ended."""
    return f"{_SESSION} {session.hex()}"


def ended_session(hint: str) -> bytes | None:
    """The session that a hint says has ended."""
    kind, _, session = hint.partition(" ")
    return bytes.fromhex(session) if kind == _SESSION else None


class ClusterSync:
    """Keeps the tables of a hub up with the store, where other nodes write to it too."""

    def __init__(self, registry: TableRegistry, nodes: Nodes) -> None:
        self._registry = registry
        self.nodes = nodes
        self._since_sessions = 0

    async def heartbeat(self) -> None:
        """Say that this node is alive."""
        with suppress(DatabaseUnavailable):
            await self.nodes.heartbeat()

    async def look(self, now: Instant) -> None:
        """Wake tables whose time has come, and find what others have changed, should a hint be lost."""
        try:
            for row in await self.nodes.claim_waking(now):
                if row.code not in self._registry.tables:
                    with suppress(Refused):  # one that can't be opened keeps no other from being looked after
                        await self._registry.table(row.code)
            await self._notice(now)
            games = {table.row.id: table.contested_game for table in self._registry.tables.values()}
            for table_id, numbers in (await self.nodes.progress(games)).items():
                table = self._registry.by_id.get(table_id)
                if table is not None and self._behind(table, numbers):
                    self._look_at(table)
            await self._look_for_sessions()
        except DatabaseUnavailable:
            pass  # the store has said so, and it is tried again

    async def _notice(self, now: Instant) -> None:
        """Hear of tables that were closed by whoever runs the service, where nobody else moves any."""
        if self.nodes.me is not None:
            return
        for code in await closed_since(self._registry.store, now - _NOTICED):
            table = self._registry.tables.get(code)
            if table is not None and table.state.phase != "closed":
                async with table.lock:
                    before = table.state
                    await self._registry.catch_up(table)
                    self._registry.changed(table, before)

    async def _look_for_sessions(self) -> None:
        self._since_sessions += 1
        if self.nodes.me is None or self._since_sessions < _SESSIONS:
            return
        self._since_sessions = 0
        sessions = {
            connection.person.session
            for table in self._registry.tables.values()
            for connection in table.connections()
        }
        for session in await self.nodes.ended_sessions(sessions) if sessions else ():
            self._registry.presence.cut_here(session)

    def hear(self, hint: str) -> None:
        """Another node has changed something."""
        if self._registry.stopping:
            return
        if (session := ended_session(hint)) is not None:
            self._registry.presence.cut_here(session)
            return
        kind, table_id, *number = hint.split(" ")
        table = self._registry.by_id.get(table_id)
        if table is None or (kind == _MOVED and int(number[0]) <= table.state.number):
            return
        if kind == _REWRITTEN:
            self._registry.tasks.begin(self._reread(table))
        else:
            self._look_at(table, kind)

    def _look_at(self, table: TableSession, kind: str = _TABLE) -> None:
        """Read what is new at a table, soon, and once for all who say that there is something."""
        if not table.looking:
            self._registry.tasks.begin(self._follow(table))
        table.looking.add(kind)

    async def _follow(self, table: TableSession) -> None:
        """Read only what there is a hint of: each question costs more than folding the answer."""
        async with table.lock:
            kinds, table.looking = table.looking, set()
            with suppress(DatabaseUnavailable):
                if _TABLE in kinds:
                    await self.update(table)
                    return
                before = table.state
                if _SAID in kinds:
                    await self._registry.talk.hear(table)
                if _MOVED in kinds:
                    await self._registry.fold_news(table)
                if _HELD in kinds:
                    await early_answers.load_answers(self._registry.store, table)
                self._registry.changed(table, before)

    async def _reread(self, table: TableSession) -> None:
        async with table.lock:
            with suppress(DatabaseUnavailable):
                await self._registry.reread(table)

    def _behind(self, table: TableSession, now: TableProgress) -> bool:
        """Whether others have moved a table further than it is here, or left it to this node."""
        return (
            now.entries > table.state.number
            or now.chat > table.chat
            or now.elsewhere != table.elsewhere
            or (table.contested and now.answers != table.answers)
            or table.driven != (now.driver == self.nodes.me)
            or not self.nodes.is_alive(now.driver)
            or bool(table.driven and self._forsaken(table.state))
        )

    async def update(self, table: TableSession) -> None:
        """Bring a table whose lock is held up to what the store has, and tell everybody here."""
        now = (await self.nodes.progress({table.row.id: table.contested_game})).get(table.row.id)
        if now is None:
            return
        before = table.state
        if now.chat > table.chat:
            await self._registry.talk.hear(table)
        if now.entries > before.number or (table.contested and now.answers != table.answers):
            await self._registry.catch_up(table)
        if now.elsewhere != table.elsewhere:
            table.elsewhere = now.elsewhere
            broadcast.broadcast_table(table)
        self._registry.changed(table, before)
        await self._take_over(table, now.driver)

    async def _take_over(self, table: TableSession, driver: str | None) -> None:
        """Drive a table whose driver is dead, and give up the lines that died with a node."""
        table.driven = driver == self.nodes.me
        if not table.driven and not self.nodes.is_alive(driver) and not self._registry.stopping:
            table.driven = await self.nodes.claim(table.row.id, driver)
        if not table.driven:
            self._registry.driver.leave(table)
            return
        await self._registry.change_held(table, self._forsaken)
        self._registry.driver.schedule(table)

    def _forsaken(self, state: TableState) -> list[AnyEntry]:
        """Whoever's connection ended with the node that held it."""
        return [
            n.Lost(seat)
            for seat, occupant in enumerate(state.seats)
            if occupant is not None
            and occupant.person is not None
            and occupant.lost_at is None
            and not self.nodes.is_alive(occupant.node)
        ]

    async def release(self, table: TableSession) -> None:
        """Leave a table to others, who hear of it."""
        await self.nodes.release([table.row.id])
        self._registry.pubsub.publish(table_hint(table.row.id))

    # Lines

    def hold_line(self, table: TableSession, seat: Seat) -> None:
        """End the line of who is elsewhere now; or say that it holds, if others took it for lost."""
        occupant = table.state.seats[seat]
        if occupant is None or occupant.person != table.seats[seat].person.id:
            return
        if occupant.lost_at is not None:
            self._registry.tasks.begin(self._still_here(table, seat))
        elif occupant.node != self.nodes.me and table.seats[seat].device != "hand":
            table.seats.pop(seat).end(closing("elsewhere", again=False))

    def hold_device(self, table: TableSession, connection: Connection) -> None:
        """Say that the line of a device holds, if others took somebody around it for lost."""
        for seat in connection.hands:
            occupant = table.state.seats[seat]
            if occupant is not None and occupant.lost_at is not None:
                self._registry.tasks.begin(self._still_here(table, seat))

    async def _still_here(self, table: TableSession, seat: Seat) -> None:
        async with table.lock:
            await self._registry.change_held(table, partial(self.present, table=table, seat=seat))

    def present(self, state: TableState, table: TableSession, seat: Seat) -> list[AnyEntry]:
        """Somebody's connection is not lost."""
        occupant = state.seats[seat] if seat < len(state.seats) else None
        here = occupant is not None and occupant.person is not None and table.holds(seat)
        lost = occupant is not None and occupant.lost_at is not None
        return [n.Found(seat, self.nodes.me)] if here and lost else []

    def count(self, table: TableSession) -> None:
        """Tell the other nodes how many watch here."""
        if self.nodes.me is not None and table.counted != len(table.watchers) and not self._registry.stopping:
            self._registry.tasks.begin(self._counted(table))

    async def _counted(self, table: TableSession) -> None:
        async with table.lock:
            count = len(table.watchers)
            if table.counted != count:
                await self.nodes.report_watchers(table.row.id, count)
                table.counted = count
                self._registry.pubsub.publish(table_hint(table.row.id))
