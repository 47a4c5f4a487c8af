"""A table in memory: its state, its early answers and the connections to it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING

from mascarade.rules import Action, Seat
from mascarade.server.runtime.connection import Connection
from mascarade.server.storage.tables import TableRow
from mascarade.server.tables.moves import EarlyAnswer, ScheduledMove
from mascarade.server.tables.state import Instant, TableState

if TYPE_CHECKING:
    from mascarade.server.runtime.clock import Timer


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
    def contested_game(self) -> int:
        """The game in which there is an announcement to answer, or 0."""
        return self.state.game if self.contested else 0

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and nothing is under way."""
        return not any(self.connections()) and self.driving is None and not self.lock.locked()
