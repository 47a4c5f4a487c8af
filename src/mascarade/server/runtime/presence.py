"""Who is connected to a table here: coming to it, watching, passing a device on, and going."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from mascarade.rules import Refused, Seat
from mascarade.server.protocol import messages as m
from mascarade.server.runtime import broadcast
from mascarade.server.runtime.session import Connection, TableSession, closing
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

    def __init__(self, hub: TableRegistry, me: str | None) -> None:
        self._hub = hub
        self._me = me
        """This node, where there are others."""
        self.left = asyncio.Event()
        """Set whenever somebody has gone."""

    async def connect(self, live: TableSession, line: Connection, hello: m.Hello) -> None:
        """Somebody is at the table: tell them what they have missed, and the others that they are here."""
        async with live.lock:
            await self._hub.follower.update(live)
            line.device = hello.device
            if hello.device == "open":
                await self._gather(live, line)
            else:
                await self._sit(live, line)
            broadcast.send_initial_state(live, line, hello, self._hub.clock.now())
            await self._hub.talk.tell(live, line, hello.chat)

    async def _sit(self, live: TableSession, line: Connection) -> None:
        """A line of somebody's own: they have a seat, or watch."""
        person = line.person.id
        seat = live.party.seat_of(person)
        if seat is not None and (other := live.seats.get(seat)) is not None:
            other.end(closing("elsewhere", again=False))
        come = self._take_up if line.device == "hand" else self._come
        party = await self._hub.change_held(live, lambda party: come(party, party.seat_of(person)))
        line.seat = party.seat_of(person)
        if line.seat is None:
            await self._watch(live, line)
        else:
            live.seats[line.seat] = line

    async def _gather(self, live: TableSession, line: Connection) -> None:
        """The open line of a device: all who play on it are here."""
        person = line.person.id
        if not live.party.hands_of(person):
            raise Refused("not-seated")
        for other in [one for one in live.devices if one.person.id == person]:
            live.devices.discard(other)
            other.end(closing("elsewhere", again=False))
        await self._hub.change_held(
            live,
            lambda party: [found for seat in party.hands_of(person) for found in self._come(party, seat)],
        )
        line.hands = live.party.hands_of(person)
        live.devices.add(line)

    def _come(self, party: TableState, seat: Seat | None) -> list[AnyEntry]:
        """Who has this seat is connected here from now on."""
        chair = None if seat is None else party.chairs[seat]
        if seat is None or chair is None:
            return []
        known = chair.lost_at is None and not chair.away and chair.node == self._me
        return [] if known else [n.Found(seat, self._me)]

    def _take_up(self, party: TableState, seat: Seat | None) -> list[AnyEntry]:
        """Who has this seat takes the device up; its open line, perhaps at another node, goes on to count."""
        chair = None if seat is None else party.chairs[seat]
        if seat is None or chair is None or chair.lost_at is not None:
            return self._come(party, seat)
        return [n.CameBack(seat)] if chair.away else []

    async def _watch(self, live: TableSession, line: Connection) -> None:
        """Somebody without a seat: they may watch where the host allows it, and then know too much."""
        party = live.party
        if not may_watch(party, line.person.id):
            raise Refused("no-table")
        if party.on and line.person.id not in party.insiders:
            await self._hub.change_held(live, lambda now: [n.Watched(line.person.id)])
        live.watchers.add(line)
        broadcast.broadcast_table(live)
        self._hub.follower.count(live)

    async def greet(self, live: TableSession, seat: Seat) -> None:
        """A person who was connected already has sat down."""
        async with live.lock:
            party = await self._hub.change_held(
                live, partial(self._hub.follower.present, live=live, seat=seat)
            )
            line = live.seats.get(seat)
            if line is not None and party.on:
                line.send(m.encode(projection.full_view(party, seat)))
                broadcast.send_question(live, line)

    async def disconnect(self, live: TableSession, line: Connection) -> None:
        """A line is gone; the table hears of it if nobody comes back soon."""
        self.left.set()
        if line in live.devices:
            live.devices.discard(line)
            for seat in line.hands:
                self._miss_later(live, seat)
        elif line.seat is None:
            if line in live.watchers:
                live.watchers.discard(line)
                broadcast.broadcast_table(live)
                self._hub.follower.count(live)
        elif live.seats.get(line.seat) is line:
            del live.seats[line.seat]
            self._miss_later(live, line.seat)

    def _miss_later(self, live: TableSession, seat: Seat) -> None:
        self._hub.clock.call_at(self._hub.clock.now() + GRACE_MS, partial(self._miss, live, seat))

    def _miss(self, live: TableSession, seat: Seat) -> None:
        def change(party: TableState) -> list[AnyEntry]:
            chair = party.chairs[seat] if seat < len(party.chairs) else None
            if chair is None or chair.person is None or chair.lost_at is not None:
                return []
            return [n.Lost(seat)] if chair.node == self._me and not live.holds(seat) else []

        async def lost() -> None:
            await self._hub.change(live, change)

        if not live.holds(seat) and not self._hub.stopping:
            self._hub.tasks.begin(lost())

    def cut(self, session: bytes) -> None:
        """End every line of a device whose session has ended, at every node."""
        self.cut_here(session)
        self._hub.bus.tell(ended_hint(session))

    def cut_here(self, session: bytes) -> None:
        """The same, at this node."""
        for live in self._hub.tables.values():
            for line in [line for line in live.lines() if line.person.session == session]:
                line.end(closing("moved", again=False))

    def cut_person(self, person: PersonId, why: m.Closing) -> None:
        """End every line of a person."""
        for live in self._hub.tables.values():
            for line in [line for line in live.lines() if line.person.id == person]:
                line.end(why)
