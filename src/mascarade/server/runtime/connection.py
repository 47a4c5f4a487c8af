"""Connections of people and shared devices to tables: connect, reconnect, disconnect, and send frames."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from functools import partial
from typing import Protocol

from mascarade.rules import AnyViewer, Refused, Seat
from mascarade.server.cluster.pubsub import PubSub
from mascarade.server.protocol import client_in
from mascarade.server.protocol import client_out as m
from mascarade.server.protocol.errors import closing
from mascarade.server.runtime import broadcast
from mascarade.server.runtime.background import BackgroundTasks
from mascarade.server.runtime.chat import Chat
from mascarade.server.runtime.clock import Clock
from mascarade.server.runtime.hints import ENDED_SESSIONS, SESSION, SIGNED_OUT, hint
from mascarade.server.runtime.other_nodes import ClusterSync, end_session
from mascarade.server.runtime.session import TableSession
from mascarade.server.storage.people import Person
from mascarade.server.tables import entries as n
from mascarade.server.tables import moves
from mascarade.server.tables.entries import AnyEntry, PersonId
from mascarade.server.tables.lobby import may_watch, seat_of
from mascarade.server.tables.settings import MS_PER_SECOND
from mascarade.server.tables.state import TableState
from mascarade.server.views import projection

GRACE_MS = 3 * MS_PER_SECOND
"""How long a lost connection may come back before others see that it is lost."""
MAX_BACKLOG = 256
"""Frames that may wait for a slow peer before the connection is closed."""


class Transport(Protocol):
    """Takes frames without waiting."""

    def write(self, frame: bytes) -> bool:
        """Send a frame; False if too many are waiting already."""


class Connection:
    """One person's connection to one table.

    Frames go straight to its transport; without one they wait in `frames` for a sender.
    """

    def __init__(self, person: Person, transport: Transport | None = None, address: str = "") -> None:
        self.person = person
        self.transport = transport
        self.address = address
        self.seat: Seat | None = None
        self.device: client_in.Device | None = None
        """How a shared device uses this connection; None on a device of one person."""
        self.hands: tuple[Seat, ...] = ()
        """The seats of all who play on the shared device, for its open connection."""
        self.frames: deque[bytes] = deque()
        self.ending: m.Closing | None = None
        self.listening: asyncio.Task[object] | None = None
        """The task that waits for the next message, while it waits."""
        self._news = asyncio.Event()
        """Set when there is a frame to send, or an end."""

    def over(self) -> bool:
        """Whether it has ended."""
        return self.ending is not None

    def viewer(self, state: TableState) -> AnyViewer:
        """Whose view it is sent."""
        return projection.viewer_at(state, self.seat)

    def seats_in(self, state: TableState) -> tuple[Seat, ...]:
        """The seats it speaks for: its own, or all around its shared device."""
        if self.device == "open":
            return state.hands_of(self.person.id)
        return (seat_of(state, self.person.id),)

    def send(self, frame: bytes) -> None:
        """Send a frame, in order; a peer that does not keep up is disconnected."""
        if self.ending is not None:
            return
        if self.transport is not None:
            if not self.transport.write(frame):
                self.end(closing("too-slow", again=True))
            return
        self.frames.append(frame)
        if len(self.frames) > MAX_BACKLOG:
            self.frames.clear()
            self.end(closing("too-slow", again=True))
        self._news.set()

    def end(self, reason: m.Closing) -> None:
        """Send what waits, then the reason, and close."""
        if self.ending is None:
            self.ending = reason
            self._news.set()
            if self.listening is not None:
                self.listening.cancel()

    async def something(self) -> None:
        """Wait until there is a frame to send, or an end."""
        while not self.frames and self.ending is None:
            self._news.clear()
            await self._news.wait()


class ConnectedTables(Protocol):
    """What presence needs of the tables in memory."""

    clock: Clock
    tasks: BackgroundTasks
    pubsub: PubSub
    stopping: bool

    def __iter__(self) -> Iterator[TableSession]: ...


class Presence:
    """Connects people and shared devices to tables, and disconnects them."""

    def __init__(self, tables: ConnectedTables, sync: ClusterSync, chat: Chat) -> None:
        self._tables = tables
        self._sync = sync
        self._chat = chat
        self._me = sync.nodes.me
        """This node, where there are others."""
        self.left = asyncio.Event()
        """Set whenever a connection has ended."""

    async def connect(self, table: TableSession, connection: Connection, hello: client_in.Hello) -> None:
        """Connect a person or a shared device: send what they have missed, and tell the others."""
        async with table.lock:
            await self._sync.update(table)
            connection.device = hello.device
            if hello.device == "open":
                await self._gather(table, connection)
            else:
                await self._sit(table, connection)
            broadcast.send_initial_state(table, connection, hello, self._tables.clock.now())
            await self._chat.send_recent(table, connection, hello.chat)

    async def _sit(self, table: TableSession, connection: Connection) -> None:
        """Connect a person to their seat, or as a spectator."""
        person = connection.person.id
        seat = table.state.seat_of(person)
        if seat is not None and (other := table.seats.get(seat)) is not None:
            other.end(closing("elsewhere", again=False))
        arrive = self._take_up if connection.device == "hand" else self._arrive
        state = await table.change_locked(lambda state: arrive(state, state.seat_of(person)))
        connection.seat = state.seat_of(person)
        if connection.seat is None:
            await self._watch(table, connection)
        else:
            table.seats[connection.seat] = connection

    async def _gather(self, table: TableSession, connection: Connection) -> None:
        """Connect a shared device for all who play on it."""
        person = connection.person.id
        if not table.state.hands_of(person):
            raise Refused("not-seated")
        for other in [one for one in table.devices if one.person.id == person]:
            table.devices.discard(other)
            other.end(closing("elsewhere", again=False))
        await table.change_locked(
            lambda state: [found for seat in state.hands_of(person) for found in self._arrive(state, seat)]
        )
        connection.hands = table.state.hands_of(person)
        table.devices.add(connection)

    def _arrive(self, state: TableState, seat: Seat | None) -> list[AnyEntry]:
        """The player at this seat is connected to this node from now on."""
        if seat is None:
            return []
        occupant = state.occupant(seat)
        known = occupant.lost_at is None and not occupant.away and occupant.node == self._me
        return [] if known else [n.Found(seat, self._me)]

    def _take_up(self, state: TableState, seat: Seat | None) -> list[AnyEntry]:
        """The player at this seat takes up the shared device, whose open connection still counts."""
        if seat is None or state.occupant(seat).lost_at is not None:
            return self._arrive(state, seat)
        return moves.come_back(state, (seat,))

    async def _watch(self, table: TableSession, connection: Connection) -> None:
        """Connect a spectator where the host allows it; they may not play this game any more."""
        state = table.state
        if not may_watch(state, connection.person.id):
            raise Refused("no-table")
        if state.is_game_on and connection.person.id not in state.seen_by:
            await table.change_locked(lambda _: [n.Watched(connection.person.id)])
        table.watchers.add(connection)
        broadcast.broadcast_table(table, but=connection)
        self._sync.report_watchers(table)

    async def greet(self, table: TableSession, seat: Seat) -> None:
        """Send the game to a person who was connected already and has now taken a seat."""
        async with table.lock:
            state = await table.change_locked(partial(self._sync.found, table=table, seat=seat))
            connection = table.seats.get(seat)
            if connection is not None and state.is_game_on:
                connection.send(m.encode(projection.full_view(state, connection.viewer(state))))
                broadcast.send_question(table, connection)

    async def disconnect(self, table: TableSession, connection: Connection) -> None:
        """A connection is gone; others see it unless it comes back soon."""
        self.left.set()
        if connection in table.devices:
            table.devices.discard(connection)
            for seat in connection.hands:
                self._lose_later(table, seat)
        elif connection.seat is None:
            if connection in table.watchers:
                table.watchers.discard(connection)
                broadcast.broadcast_table(table)
                self._sync.report_watchers(table)
        elif table.seats.get(connection.seat) is connection:
            del table.seats[connection.seat]
            self._lose_later(table, connection.seat)

    def _lose_later(self, table: TableSession, seat: Seat) -> None:
        self._tables.clock.call_at(self._tables.clock.now() + GRACE_MS, partial(self._lose, table, seat))

    def _lose(self, table: TableSession, seat: Seat) -> None:
        def change(state: TableState) -> list[AnyEntry]:
            occupant = state.occupant_or_none(seat)
            if occupant is None or occupant.person is None or occupant.lost_at is not None:
                return []
            return [n.Lost(seat)] if occupant.node == self._me and not table.is_connected(seat) else []

        if not table.is_connected(seat) and not self._tables.stopping:
            self._tables.tasks.begin(table.change(change))

    def move_session(self, session: bytes) -> None:
        """End every connection of a login session, at every node: the person is on another device now."""
        self._end_session(SESSION, session)

    def sign_out(self, session: bytes) -> None:
        """End every connection of a login session, at every node: the device was signed out."""
        self._end_session(SIGNED_OUT, session)

    def _end_session(self, kind: str, session: bytes) -> None:
        end_session(self._tables, session, ENDED_SESSIONS[kind])
        self._tables.pubsub.publish(hint(kind, session.hex()))

    def end_person(self, person: PersonId, why: m.Closing) -> None:
        """End every connection of a person at this node."""
        for connection in [one for table in self._tables for one in table.connections()]:
            if connection.person.id == person:
                connection.end(why)
