"""A table in memory: its party, the answers it holds, and the lines to the people at it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol

from mascarade.rules import SPECTATOR, Action, Seat, Viewer
from mascarade.server.http.errors import sentence_of
from mascarade.server.people.accounts import Person
from mascarade.server.protocol import messages as m
from mascarade.server.storage.store import TableRow
from mascarade.server.tables.moves import EarlyAnswer, ScheduledMove
from mascarade.server.tables.state import Instant, TableState

if TYPE_CHECKING:
    from mascarade.server.runtime.clock import Timer

MAX_BACKLOG = 256
"""Frames that may wait for a slow line before it is cut."""


class Transport(Protocol):
    """What takes frames at once."""

    def write(self, frame: bytes) -> bool:
        """Send a frame; False if too many wait already."""


class Connection:
    """The connection of one person to one table, as the table sees it.

    Frames go straight into its wire; without one they wait for somebody who sends them.
    """

    def __init__(self, person: Person, wire: Transport | None = None) -> None:
        self.person = person
        self.wire = wire
        self.seat: Seat | None = None
        self.device: m.Device | None = None
        """How the device is used that it comes from, if it goes from hand to hand."""
        self.hands: tuple[Seat, ...] = ()
        """The seats of all who play on the device, for its open line."""
        self.frames: deque[bytes] = deque()
        self.ending: m.Closing | None = None
        self.listening: asyncio.Task[object] | None = None
        """Who waits for the person's next message, and for nothing else."""
        self._waiting: asyncio.Future[None] | None = None

    def over(self) -> bool:
        """Whether it has come to its end."""
        return self.ending is not None

    @property
    def viewer(self) -> Viewer:
        """Whose eyes it has."""
        return SPECTATOR if self.seat is None else self.seat

    def send(self, frame: bytes) -> None:
        """Send a frame, in order; a line that does not keep up is cut."""
        if self.ending is not None:
            return
        if self.wire is not None:
            if not self.wire.write(frame):
                self.end(closing("too-slow", again=True))
            return
        self.frames.append(frame)
        if len(self.frames) > MAX_BACKLOG:
            self.frames.clear()
            self.end(closing("too-slow", again=True))
        self._wake()

    def end(self, reason: m.Closing) -> None:
        """Send what waits, say why, and close."""
        if self.ending is None:
            self.ending = reason
            self._wake()
            if self.listening is not None:
                self.listening.cancel()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def something(self) -> None:
        """Wait until there is a frame to send, or an end."""
        while not self.frames and self.ending is None:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting


def closing(code: str, *, again: bool) -> m.Closing:
    """Why a connection ends."""
    return m.Closing(code, sentence_of(code), again)


class TableSession:
    """A table in memory."""

    def __init__(self, row: TableRow, state: TableState) -> None:
        self.row = row
        self.state = state
        self.held: dict[Seat, EarlyAnswer] = {}
        """The answers held for the announcement that is pending."""
        self.held_ids: dict[tuple[Seat, int, str], Action] = {}
        """Every answer that was ever held in this game, by sender (a seat and its tenure) and id."""
        self.answers = 0
        """How many of them the store had when it was read."""
        self.chat = 0
        """How much was said."""
        self.lock = asyncio.Lock()
        """Held by whoever changes the table, until the change is stored and told."""
        self.seats: dict[Seat, Connection] = {}
        self.watchers: set[Connection] = set()
        self.devices: set[Connection] = set()
        """The open lines of devices that go from hand to hand: they show what everybody knows."""
        self.counted = 0
        """How many of them other nodes were told of."""
        self.elsewhere = 0
        """How many watch through other nodes."""
        self.driven = True
        """Whether this process runs its bots and clocks."""
        self.looking: set[str] = set()
        """What somebody is about to read, because other nodes have stored it."""
        self.due: ScheduledMove | None = None
        self.timer: Timer | None = None
        """Rings when something is due, or before."""
        self.rings_at: Instant = 0
        self.driving: asyncio.Task[None] | None = None
        self.used_at: Instant = 0

    def connections(self) -> Iterator[Connection]:
        """Everybody who is connected."""
        yield from self.seats.values()
        yield from self.watchers
        yield from self.devices

    def holds(self, seat: Seat) -> bool:
        """Whether the connection of who sits there ends here: their own, or that of their device."""
        return seat in self.seats or any(seat in connection.hands for connection in self.devices)

    @property
    def watching(self) -> int:
        """How many people watch."""
        return len(self.watchers) + self.elsewhere

    @property
    def contested(self) -> bool:
        """Whether there is an announcement to answer."""
        state = self.state
        return state.phase == "playing" and state.play is not None and state.play.contest is not None

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and nothing is under way."""
        return not any(self.connections()) and self.driving is None and not self.lock.locked()
