"""Presence: who is connected to a table here, as a player, a spectator or a shared device."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from mascarade.rules import Refused, Seat
from mascarade.server.protocol import messages as m
from mascarade.server.runtime import broadcast
from mascarade.server.runtime.connection import Connection, closing
from mascarade.server.runtime.session import TableSession
from mascarade.server.runtime.sync import ended_hint
from mascarade.server.tables import entries as n
from mascarade.server.tables.entries import AnyEntry, PersonId
from mascarade.server.tables.lobby import may_watch
from mascarade.server.tables.settings import MS_PER_SECOND
from mascarade.server.tables.state import TableState
from mascarade.server.views import projection

if TYPE_CHECKING:
    from mascarade.server.runtime.registry import TableRegistry

GRACE_MS = 3 * MS_PER_SECOND
"""How long a lost connection may come back before anybody is told."""


class Presence:
    """The connections of people to the tables of a hub."""

    def __init__(self, registry: TableRegistry, me: str | None) -> None:
        self._registry = registry
        self._me = me
        """This node, where there are others."""
        self.left = asyncio.Event()
        """Set whenever somebody has gone."""

    async def connect(self, table: TableSession, connection: Connection, hello: m.Hello) -> None:
        """Somebody is at the table: tell them what they have missed, and the others that they are here."""
        async with table.lock:
            await self._registry.follower.update(table)
            connection.device = hello.device
            if hello.device == "open":
                await self._gather(table, connection)
            else:
                await self._sit(table, connection)
            broadcast.send_initial_state(table, connection, hello, self._registry.clock.now())
            await self._registry.talk.tell(table, connection, hello.chat)

    async def _sit(self, table: TableSession, connection: Connection) -> None:
        """A line of somebody's own: they have a seat, or watch."""
        person = connection.person.id
        seat = table.state.seat_of(person)
        if seat is not None and (other := table.seats.get(seat)) is not None:
            other.end(closing("elsewhere", again=False))
        come = self._take_up if connection.device == "hand" else self._come
        state = await self._registry.change_held(table, lambda state: come(state, state.seat_of(person)))
        connection.seat = state.seat_of(person)
        if connection.seat is None:
            await self._watch(table, connection)
        else:
            table.seats[connection.seat] = connection

    async def _gather(self, table: TableSession, connection: Connection) -> None:
        """The open line of a device: all who play on it are here."""
        person = connection.person.id
        if not table.state.hands_of(person):
            raise Refused("not-seated")
        for other in [one for one in table.devices if one.person.id == person]:
            table.devices.discard(other)
            other.end(closing("elsewhere", again=False))
        await self._registry.change_held(
            table,
            lambda state: [found for seat in state.hands_of(person) for found in self._come(state, seat)],
        )
        connection.hands = table.state.hands_of(person)
        table.devices.add(connection)

    def _come(self, state: TableState, seat: Seat | None) -> list[AnyEntry]:
        """Who has this seat is connected here from now on."""
        occupant = None if seat is None else state.seats[seat]
        if seat is None or occupant is None:
            return []
        known = occupant.lost_at is None and not occupant.away and occupant.node == self._me
        return [] if known else [n.Found(seat, self._me)]

    def _take_up(self, state: TableState, seat: Seat | None) -> list[AnyEntry]:
        """Who has this seat takes the device up; its open line, perhaps at another node, goes on to count."""
        occupant = None if seat is None else state.seats[seat]
        if seat is None or occupant is None or occupant.lost_at is not None:
            return self._come(state, seat)
        return [n.CameBack(seat)] if occupant.away else []

    async def _watch(self, table: TableSession, connection: Connection) -> None:
        """Somebody without a seat: they may watch where the host allows it, and then know too much."""
        state = table.state
        if not may_watch(state, connection.person.id):
            raise Refused("no-table")
        if state.is_game_on and connection.person.id not in state.seen_by:
            await self._registry.change_held(table, lambda now: [n.Watched(connection.person.id)])
        table.watchers.add(connection)
        broadcast.broadcast_table(table)
        self._registry.follower.count(table)

    async def greet(self, table: TableSession, seat: Seat) -> None:
        """A person who was connected already has sat down."""
        async with table.lock:
            state = await self._registry.change_held(
                table, partial(self._registry.follower.present, table=table, seat=seat)
            )
            connection = table.seats.get(seat)
            if connection is not None and state.is_game_on:
                connection.send(m.encode(projection.full_view(state, seat)))
                broadcast.send_question(table, connection)

    async def disconnect(self, table: TableSession, connection: Connection) -> None:
        """A line is gone; the table hears of it if nobody comes back soon."""
        self.left.set()
        if connection in table.devices:
            table.devices.discard(connection)
            for seat in connection.hands:
                self._miss_later(table, seat)
        elif connection.seat is None:
            if connection in table.watchers:
                table.watchers.discard(connection)
                broadcast.broadcast_table(table)
                self._registry.follower.count(table)
        elif table.seats.get(connection.seat) is connection:
            del table.seats[connection.seat]
            self._miss_later(table, connection.seat)

    def _miss_later(self, table: TableSession, seat: Seat) -> None:
        self._registry.clock.call_at(self._registry.clock.now() + GRACE_MS, partial(self._miss, table, seat))

    def _miss(self, table: TableSession, seat: Seat) -> None:
        def change(state: TableState) -> list[AnyEntry]:
            occupant = state.seats[seat] if seat < len(state.seats) else None
            if occupant is None or occupant.person is None or occupant.lost_at is not None:
                return []
            return [n.Lost(seat)] if occupant.node == self._me and not table.holds(seat) else []

        async def lost() -> None:
            await self._registry.change(table, change)

        if not table.holds(seat) and not self._registry.stopping:
            self._registry.tasks.begin(lost())

    def cut(self, session: bytes) -> None:
        """End every line of a device whose session has ended, at every node."""
        self.cut_here(session)
        self._registry.pubsub.publish(ended_hint(session))

    def cut_here(self, session: bytes) -> None:
        """The same, at this node."""
        for table in self._registry.tables.values():
            for connection in [
                connection for connection in table.connections() if connection.person.session == session
            ]:
                connection.end(closing("moved", again=False))

    def cut_person(self, person: PersonId, why: m.Closing) -> None:
        """End every line of a person."""
        for table in self._registry.tables.values():
            for connection in [
                connection for connection in table.connections() if connection.person.id == person
            ]:
                connection.end(why)
