"""What a node does because there are others: it reads what they have stored, and takes over from the dead."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from mascarade.rules import Refused, Seat
from mascarade.server.cluster.nodes import Nodes, TableProgress
from mascarade.server.runtime import broadcast, early_answers
from mascarade.server.runtime.session import Connection, TableSession, closing
from mascarade.server.storage.store import DatabaseUnavailable
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


def moved_hint(table: str, number: int) -> str:
    """Says that a table has so many entries."""
    return f"{_MOVED} {table} {number}"


def held_hint(table: str) -> str:
    """Says that there is another early answer."""
    return f"{_HELD} {table}"


def said_hint(table: str) -> str:
    """Says that somebody has said something."""
    return f"{_SAID} {table}"


def table_hint(table: str) -> str:
    """Says that something else about a table has changed."""
    return f"{_TABLE} {table}"


def rewritten_hint(table: str) -> str:
    """Says that what happened at a table was written anew, because somebody's name was deleted."""
    return f"{_REWRITTEN} {table}"


def ended_hint(session: bytes) -> str:
    """Says that a session has ended."""
    return f"{_SESSION} {session.hex()}"


def ended_session(hint: str) -> bytes | None:
    """The session that a hint says has ended."""
    kind, _, session = hint.partition(" ")
    return bytes.fromhex(session) if kind == _SESSION else None


class ClusterSync:
    """Keeps the tables of a hub up with the store, where other nodes write to it too."""

    def __init__(self, hub: TableRegistry, nodes: Nodes) -> None:
        self._hub = hub
        self.nodes = nodes
        self._since_sessions = 0

    async def live(self) -> None:
        """Say that this node is alive."""
        with suppress(DatabaseUnavailable):
            await self.nodes.beat()

    async def look(self, now: Instant) -> None:
        """Wake tables whose time has come, and find what others have changed, should a hint be lost."""
        try:
            for kept in await self.nodes.waking(now):
                if kept.code not in self._hub.tables:
                    with suppress(Refused):  # one that can't be opened keeps no other from being looked after
                        await self._hub.table(kept.code)
            await self._notice(now)
            tables = list(self._hub.tables.values())
            for table, numbers in (await self.nodes.numbers(tables)).items():
                live = self._hub.by_id.get(table)
                if live is not None and self._behind(live, numbers):
                    self._look_at(live)
            await self._look_for_sessions()
        except DatabaseUnavailable:
            pass  # the store has said so, and it is tried again

    async def _notice(self, now: Instant) -> None:
        """Hear of tables that were closed by whoever runs the service, where nobody else moves any."""
        if self.nodes.me is not None:
            return
        for code in await self._hub.store.closed_since(now - _NOTICED):
            live = self._hub.tables.get(code)
            if live is not None and live.party.phase != "closed":
                async with live.lock:
                    before = live.party
                    await self._hub.catch_up(live)
                    self._hub.changed(live, before)

    async def _look_for_sessions(self) -> None:
        self._since_sessions += 1
        if self.nodes.me is None or self._since_sessions < _SESSIONS:
            return
        self._since_sessions = 0
        sessions = {line.person.session for live in self._hub.tables.values() for line in live.lines()}
        for session in await self.nodes.ended(sessions) if sessions else ():
            self._hub.lines.cut_here(session)

    def hear(self, hint: str) -> None:
        """Another node has changed something."""
        if self._hub.stopping:
            return
        if (session := ended_session(hint)) is not None:
            self._hub.lines.cut_here(session)
            return
        kind, table, *number = hint.split(" ")
        live = self._hub.by_id.get(table)
        if live is None or (kind == _MOVED and int(number[0]) <= live.party.number):
            return
        if kind == _REWRITTEN:
            self._hub.tasks.begin(self._reread(live))
        else:
            self._look_at(live, kind)

    def _look_at(self, live: TableSession, kind: str = _TABLE) -> None:
        """Read what is new at a table, soon, and once for all who say that there is something."""
        if not live.looking:
            self._hub.tasks.begin(self._follow(live))
        live.looking.add(kind)

    async def _follow(self, live: TableSession) -> None:
        """Read only what there is a hint of: each question costs more than folding the answer."""
        async with live.lock:
            kinds, live.looking = live.looking, set()
            with suppress(DatabaseUnavailable):
                if _TABLE in kinds:
                    await self.update(live)
                    return
                before = live.party
                if _SAID in kinds:
                    await self._hub.talk.hear(live)
                if _MOVED in kinds:
                    await self._hub.fold_news(live)
                if _HELD in kinds:
                    await early_answers.load_answers(self._hub.store, live)
                self._hub.changed(live, before)

    async def _reread(self, live: TableSession) -> None:
        async with live.lock:
            with suppress(DatabaseUnavailable):
                await self._hub.reread(live)

    def _behind(self, live: TableSession, now: TableProgress) -> bool:
        """Whether others have moved a table further than it is here, or left it to this node."""
        return (
            now.entries > live.party.number
            or now.chat > live.chat
            or now.elsewhere != live.elsewhere
            or (live.contested and now.answers != live.answers)
            or live.driven != (now.driver == self.nodes.me)
            or not self.nodes.lives(now.driver)
            or bool(live.driven and self._forsaken(live.party))
        )

    async def update(self, live: TableSession) -> None:
        """Bring a table whose lock is held up to what the store has, and tell everybody here."""
        now = (await self.nodes.numbers([live])).get(live.kept.id)
        if now is None:
            return
        before = live.party
        if now.chat > live.chat:
            await self._hub.talk.hear(live)
        if now.entries > before.number or (live.contested and now.answers != live.answers):
            await self._hub.catch_up(live)
        if now.elsewhere != live.elsewhere:
            live.elsewhere = now.elsewhere
            broadcast.broadcast_table(live)
        self._hub.changed(live, before)
        await self._take_over(live, now.driver)

    async def _take_over(self, live: TableSession, driver: str | None) -> None:
        """Drive a table whose driver is dead, and give up the lines that died with a node."""
        live.driven = driver == self.nodes.me
        if not live.driven and not self.nodes.lives(driver) and not self._hub.stopping:
            live.driven = await self.nodes.claim(live.kept.id, driver)
        if not live.driven:
            self._hub.driver.leave(live)
            return
        await self._hub.change_held(live, self._forsaken)
        self._hub.driver.schedule(live)

    def _forsaken(self, party: TableState) -> list[AnyEntry]:
        """Whoever's connection ended with the node that held it."""
        return [
            n.Lost(seat)
            for seat, chair in enumerate(party.chairs)
            if chair is not None
            and chair.person is not None
            and chair.lost_at is None
            and not self.nodes.lives(chair.node)
        ]

    async def release(self, live: TableSession) -> None:
        """Leave a table to others, who hear of it."""
        await self.nodes.release([live.kept.id])
        self._hub.bus.tell(table_hint(live.kept.id))

    # Lines

    def hold_line(self, live: TableSession, seat: Seat) -> None:
        """End the line of who is elsewhere now; or say that it holds, if others took it for lost."""
        chair = live.party.chairs[seat]
        if chair is None or chair.person != live.seats[seat].person.id:
            return
        if chair.lost_at is not None:
            self._hub.tasks.begin(self._still_here(live, seat))
        elif chair.node != self.nodes.me and live.seats[seat].device != "hand":
            live.seats.pop(seat).end(closing("elsewhere", again=False))

    def hold_device(self, live: TableSession, line: Connection) -> None:
        """Say that the line of a device holds, if others took somebody around it for lost."""
        for seat in line.hands:
            chair = live.party.chairs[seat]
            if chair is not None and chair.lost_at is not None:
                self._hub.tasks.begin(self._still_here(live, seat))

    async def _still_here(self, live: TableSession, seat: Seat) -> None:
        async with live.lock:
            await self._hub.change_held(live, partial(self.present, live=live, seat=seat))

    def present(self, party: TableState, live: TableSession, seat: Seat) -> list[AnyEntry]:
        """Somebody's connection is not lost."""
        chair = party.chairs[seat] if seat < len(party.chairs) else None
        here = chair is not None and chair.person is not None and live.holds(seat)
        lost = chair is not None and chair.lost_at is not None
        return [n.Found(seat, self.nodes.me)] if here and lost else []

    def count(self, live: TableSession) -> None:
        """Tell the other nodes how many watch here."""
        if self.nodes.me is not None and live.counted != len(live.watchers) and not self._hub.stopping:
            self._hub.tasks.begin(self._counted(live))

    async def _counted(self, live: TableSession) -> None:
        async with live.lock:
            count = len(live.watchers)
            if live.counted != count:
                await self.nodes.watched(live.kept.id, count)
                live.counted = count
                self._hub.bus.tell(table_hint(live.kept.id))
