"""A table in memory: its state, the connections to it, and `run`, which carries out commands.

A command is decided on the state in memory, stored by compare-and-set, and only then broadcast. If another
process was faster, its entries are read and the command is decided again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, count
from typing import TYPE_CHECKING, Protocol

from mascarade.rules import Action, Refused, Seat
from mascarade.rules.actions import Announce, Contest, Pass
from mascarade.server.protocol import client_in
from mascarade.server.protocol import client_out as m
from mascarade.server.runtime.early_answers import EarlyAnswers
from mascarade.server.runtime.encoded_views import EncodedViews
from mascarade.server.runtime.hints import ANSWERED, MOVED, hint
from mascarade.server.storage.append import AnswerCount
from mascarade.server.storage.tables import TableRow, append_job, table_entries
from mascarade.server.tables import entries as n
from mascarade.server.tables import moves
from mascarade.server.tables.entries import AnyEntry, PersonId
from mascarade.server.tables.fold import evolve, evolve_all
from mascarade.server.tables.index import changed_listing
from mascarade.server.tables.lobby import Entropy
from mascarade.server.tables.moves import Append, Defer, Outcome, Receipt, ScheduledMove
from mascarade.server.tables.state import Instant, TableState

if TYPE_CHECKING:
    from mascarade.server.cluster.pubsub import PubSub
    from mascarade.server.runtime.clock import Clock, Timer
    from mascarade.server.runtime.connection import Connection
    from mascarade.server.storage.store import Store

Command = Callable[[TableState], Outcome]
Change = Callable[[TableState], list[AnyEntry]]
"""A command that only ever appends."""


_AT_ONCE = 200
"""Entries that are folded before others get a turn: a few milliseconds."""


_readings = count(1)


class Host(Protocol):
    """What a session needs of the process it is in."""

    store: Store
    clock: Clock
    entropy: Entropy
    pubsub: PubSub

    def after_append(self, entries: int, /) -> object:
        """Count stored entries."""

    def after_change(self, table: TableSession, before: TableState) -> None:
        """Broadcast the difference and schedule what is due."""


class TableSession:
    """A table in memory."""

    def __init__(self, row: TableRow, state: TableState, host: Host) -> None:
        self.row = row
        self.state = state
        self._host = host
        self.reading = next(_readings)
        """Another number whenever the table was read from the store, where its past may have changed."""
        self.early = EarlyAnswers()
        self.views = EncodedViews()
        self.chat = 0
        """How many chat messages there are."""
        self.lock = asyncio.Lock()
        """Held while the table changes, until the change is stored and broadcast."""
        self.seats: dict[Seat, Connection] = {}
        self.watchers: set[Connection] = set()
        self.devices: set[Connection] = set()
        """The open connections of shared devices: they show what everybody knows."""
        self.reported_watchers = 0
        """How many of the watchers other nodes know of."""
        self.watchers_elsewhere = 0
        self.driven = True
        """Whether this process runs the table's bots and clocks."""
        self.hints: set[str] = set()
        """Kinds of hints from other nodes that are about to be followed."""
        self.due: ScheduledMove | None = None
        self.timer: Timer | None = None
        """Rings when something is due, or before."""
        self.rings_at: Instant = 0
        self.driving: asyncio.Task[object] | None = None
        self.used_at: Instant = 0

    # Commands

    async def run(self, command: Command) -> Outcome:
        """Carry out a command under the table's lock."""
        async with self.lock:
            return await self.run_locked(command)

    async def run_locked(self, command: Command) -> Outcome:
        """Decide, store and broadcast; decide again if another process has stored something first."""
        while True:
            before = self.state
            outcome = command(before)
            if await self._carry_out(outcome):
                return outcome
            await self.catch_up()
            self._host.after_change(self, before)

    async def change(self, change: Change) -> TableState:
        """Append what a change decides."""
        await self.run(lambda state: Append(change(state)))
        return self.state

    async def change_locked(self, change: Change) -> TableState:
        """The same for a caller that holds the lock."""
        await self.run_locked(lambda state: Append(change(state)))
        return self.state

    async def submit(self, connection: Connection, message: client_in.Act) -> m.Accepted:
        """Submit a player's action, and acknowledge it once it is stored."""

        def command(state: TableState) -> Outcome:
            seat = self._acting_seat(connection, message.action)
            early = self.early.find(state, seat, message.id)
            submitted = moves.Submission(seat, message.game, message.id, message.action, early)
            return moves.submit_action(state, submitted, self._host.clock.now())

        async with self.lock:
            outcome = await self.run_locked(command)
            current = len(self.state.current_game.events)
            return m.Accepted(message.id, outcome.events if isinstance(outcome, Receipt) else current)

    async def _carry_out(self, outcome: Outcome) -> bool:
        """Store what was decided; False if another process was faster."""
        match outcome:
            case Append(entries=entries):
                return not entries or await self._append(entries, outcome.uses_early_answers)
            case Defer():
                if not await self.early.add(self._host.store, self.row.id, self.state, outcome):
                    return False
                self._host.pubsub.publish(hint(ANSWERED, self.row.id))
                self._host.after_change(self, self.state)
        return True

    async def _append(self, entries: list[AnyEntry], uses_early_answers: bool) -> bool:
        host, before, now = self._host, self.state, self._host.clock.now()
        if before.settings.spectators and any(isinstance(entry, n.Started) for entry in entries):
            entries = [*entries, *(n.Watched(watcher.person.id) for watcher in self.watchers)]
        entries = moves.with_nonces(entries, host.entropy)
        state = evolve_all(before, entries, now)
        answers = AnswerCount(before.game, self.early.count) if uses_early_answers else None
        listing = changed_listing(state, before)
        job = append_job(host.store, self.row.id, before.number, now, entries, listing, answers)
        if not await host.store.append(job):
            return False
        self.state = state
        host.after_append(len(entries))
        self.early.drop_stale(before, state)
        host.pubsub.publish(hint(MOVED, self.row.id, state.number))
        host.after_change(self, before)
        return True

    # Reading from the store

    async def catch_up(self) -> None:
        """Fold the entries and early answers that other processes have stored."""
        await self.fold_new_entries()
        await self.load_early_answers()

    async def load_early_answers(self) -> None:
        """Read the early answers of the current game again."""
        await self.early.load(self._host.store, self.row.id, self.state)

    async def fold_new_entries(self) -> None:
        """Fold the entries that other processes have stored.

        If a game was started elsewhere, its watchers here are recorded as having seen it before they do.
        """
        store, before = self._host.store, self.state
        while True:
            entries = await table_entries(store, self.row.id, self.state.number)
            locks = [at for at, (_, entry) in enumerate(entries) if isinstance(entry, n.Locked)]
            if locks and locks[-1]:
                self.state = await _folded(self.state, entries[: locks[-1]])
                self._host.after_change(self, before)  # a lock is of what everybody was shown
                entries = entries[locks[-1] :]
            self.state = state = await _folded(self.state, entries)
            watched = state.is_game_on and state.settings.spectators
            people = {watcher.person.id for watcher in self.watchers} if watched else set()
            unrecorded: list[AnyEntry] = [n.Watched(person) for person in sorted(people - state.seen_by)]
            if not unrecorded:
                break
            now = self._host.clock.now()
            await store.append(append_job(store, self.row.id, state.number, now, unrecorded))
        self.early.drop_stale(before, self.state)

    async def reload(self) -> None:
        """Fold all entries again after they were rewritten, and broadcast; the caller holds the lock."""
        before = self.state
        self.reading = next(_readings)
        self.state = await _folded(TableState(), await table_entries(self._host.store, self.row.id))
        await self.load_early_answers()
        self._host.after_change(self, before)

    def finished_game(self, person: PersonId, game: int | None) -> int:
        """The number of a finished game, by default the last, for a person who was in it or watched it."""
        state = self.state
        wanted = state.game if game is None else game
        if not 1 <= wanted <= state.game:
            raise Refused("no-game")
        if wanted == state.game and state.is_game_on:
            raise Refused("game-is-on")
        if not state.was_in(person, wanted):
            raise Refused("no-table")
        return wanted

    # Connections

    def connections(self) -> Iterator[Connection]:
        """All connections to the table in this process."""
        return chain(self.seats.values(), self.watchers, self.devices)

    @property
    def address(self) -> str:
        """The address for which its bots think: the host's, or another player's while the host is away."""
        playing = (*self.seats.values(), *self.devices)
        hosts = (each for each in playing if each.person.id == self.state.host)
        found = next(hosts, None) or next(iter(playing), None)
        return "" if found is None else found.address

    def is_connected(self, seat: Seat) -> bool:
        """Whether the player at this seat is connected here, directly or through a shared device."""
        return seat in self.seats or any(seat in connection.hands for connection in self.devices)

    def seat_of(self, connection: Connection) -> Seat:
        """The seat that a connection plays."""
        if connection.seat is None or self.seats.get(connection.seat) is not connection:
            raise Refused("not-seated")
        return connection.seat

    def _acting_seat(self, connection: Connection, action: Action) -> Seat:
        """The seat an action is for: a shared device announces and contests for anyone around it."""
        if connection.device != "open":
            return self.seat_of(connection)
        if action.player not in connection.hands or not isinstance(action, Announce | Contest | Pass):
            raise Refused("not-your-seat")
        return action.player

    @property
    def watching(self) -> int:
        """How many people watch."""
        return len(self.watchers) + self.watchers_elsewhere

    @property
    def contested_game(self) -> int:
        """The game in which an announcement can be contested now, or 0."""
        return 0 if self.state.contest is None else self.state.game

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and nothing is under way."""
        return not any(self.connections()) and self.driving is None and not self.lock.locked()


async def _folded(state: TableState, history: Sequence[tuple[Instant, AnyEntry]]) -> TableState:
    """A table's state after further entries; a long history holds nobody up."""
    for first in range(0, len(history), _AT_ONCE):
        if first:
            await asyncio.sleep(0)
        for at, entry in history[first : first + _AT_ONCE]:
            state = evolve(state, entry, at)
    return state
