"""The registry of tables in this process: finds, loads, changes and forgets them.

A command is decided on the state in memory, stored by compare-and-set, and only then folded and broadcast. If
another process was faster, its entries are read and the command is decided again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

from mascarade.rules import Action, Record, Refused, Seat
from mascarade.rules.actions import Contest, Pass
from mascarade.server.botpool.pool import BotPool
from mascarade.server.cluster.nodes import Nodes
from mascarade.server.cluster.pubsub import PubSub
from mascarade.server.protocol import messages as m
from mascarade.server.runtime import broadcast, early_answers
from mascarade.server.runtime.background import BackgroundTasks
from mascarade.server.runtime.chat import Chat
from mascarade.server.runtime.clock import Clock, Timer
from mascarade.server.runtime.connection import Connection, closing
from mascarade.server.runtime.presence import Presence
from mascarade.server.runtime.scheduler import Change, Scheduler
from mascarade.server.runtime.session import TableSession
from mascarade.server.runtime.sync import ClusterSync, held_hint, moved_hint, said_hint
from mascarade.server.storage.append import AnswerCount
from mascarade.server.storage.people import Person
from mascarade.server.storage.store import DatabaseUnavailable, Job, Store
from mascarade.server.storage.tables import TableRow, append_job, insert_table, table_by_code, table_entries
from mascarade.server.tables import entries as n
from mascarade.server.tables import lesson, lobby, moves
from mascarade.server.tables.entries import AnyEntry, PersonId
from mascarade.server.tables.fold import evolve, state_after_game
from mascarade.server.tables.index import changed_listing, listing_of
from mascarade.server.tables.lobby import Entropy, may_watch
from mascarade.server.tables.moves import Defer
from mascarade.server.tables.settings import MS_PER_SECOND, Settings
from mascarade.server.tables.state import GameState, Instant, TableState

IDLE_MS = 10 * 60 * MS_PER_SECOND
"""How long a table stays in memory after everybody has gone."""
END_OF_TIME = 2**62
_CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters and digits that nobody mistakes for one another."""
_CODE_LENGTH = 6
_LOAD_LOCKS = 64
"""Tables that can be loaded at a time; a table is loaded once, however many come to it at once."""
_GOODBYE_SECONDS = 2
"""Seconds in which lines have to end when the server stops."""


class TableRegistry:
    """All tables that somebody is at."""

    def __init__(  # noqa: PLR0917 - all that the service has
        self, store: Store, thinkers: BotPool, clock: Clock, entropy: Entropy, nodes: Nodes, pubsub: PubSub
    ) -> None:
        self.store = store
        self.clock = clock
        self._entropy = entropy
        self._nodes = nodes
        self.follower = ClusterSync(self, nodes)
        self.presence = Presence(self, nodes.me)
        self.pubsub = pubsub
        self.tables: dict[str, TableSession] = {}
        """By their codes."""
        self.by_id: dict[str, TableSession] = {}
        self._loading = tuple(asyncio.Lock() for _ in range(_LOAD_LOCKS))
        self.talk = Chat(store)
        self.tasks = BackgroundTasks()
        self.driver = Scheduler(clock, thinkers, self.tasks, self.change_held)
        self._rounds: Timer | None = None
        self._beat: asyncio.Task[None] | None = None
        self._round: asyncio.Task[None] | None = None
        self.stopping = False
        self.stored: Callable[[int], object] = lambda entries: None
        """Hears how many entries were stored."""
        self._gone = False
        """Whether the other nodes were told."""

    def start(self) -> None:
        """Look after tables that nobody is at, from now on: first after all where people play by days."""
        self._round = self.tasks.begin(self.follower.look(END_OF_TIME))
        self._again()

    async def stop(self) -> None:
        """Tell everybody to come back, and stop deciding."""
        self.stopping = self.driver.stopped = True
        if self._rounds is not None:
            self._rounds.cancel()
        for table in self.tables.values():
            self.driver.leave(table)
            for connection in table.connections():
                connection.end(closing("restarting", again=True))
        await self.tasks.stop()
        with suppress(TimeoutError):
            async with asyncio.timeout(_GOODBYE_SECONDS):
                while any(any(table.connections()) for table in self.tables.values()):
                    self.presence.left.clear()
                    await self.presence.left.wait()
        if self._nodes.me is not None and not self._gone:
            self._gone = True
            with suppress(TimeoutError, DatabaseUnavailable):
                async with asyncio.timeout(_GOODBYE_SECONDS):
                    await self._nodes.release(list(self.by_id))
                    await self._nodes.leave()

    @property
    def resident(self) -> int:
        """How many tables are in memory."""
        return len(self.tables)

    def _again(self) -> None:
        """Every second: wake tables whose time has come, and forget those that nobody is at."""
        if self.stopping:
            return
        now = self.clock.now()
        for table in [
            table for table in self.tables.values() if table.idle and table.used_at + IDLE_MS < now
        ]:
            self._forget(table)
        if self._beat is None or self._beat.done():
            self._beat = self.tasks.begin(self.follower.heartbeat())
        if self._round is None or self._round.done():
            self._round = self.tasks.begin(self.follower.look(now))
        self._rounds = self.clock.call_at(now + MS_PER_SECOND, self._again)

    def _keep(self, table: TableSession) -> None:
        self.tables[table.row.code] = self.by_id[table.row.id] = table

    def _forget(self, table: TableSession) -> None:
        """Have a table in memory no more; others may drive it."""
        self.driver.leave(table)
        del self.tables[table.row.code], self.by_id[table.row.id]
        if self._nodes.me is not None and table.driven:
            self.tasks.begin(self.follower.release(table))

    async def discard(self, row: TableRow, job: Job[bool]) -> bool:
        """Remove a table by this job, unless it is here; meanwhile nobody can bring it here."""
        async with self._loading[hash(row.code) % len(self._loading)]:
            return row.code not in self.tables and await self.store.write(job, row.id)

    # Finding tables

    async def open_table(self, person: Person, settings: Settings) -> TableSession:
        """A new table with this person as its host."""
        return await self._opened(lobby.open_table(settings, person.id, person.name, self._entropy))

    async def play_now(self, person: Person, settings: Settings, bot: str, *, deal: bool) -> TableSession:
        """A new table at which this person plays with bots; the cards are dealt, if they are to be."""
        return await self._opened(
            lobby.open_with_bots(settings, person.id, person.name, bot, self._entropy, deal=deal)
        )

    async def learn(self, person: Person, wish: lesson.Learn) -> TableSession:
        """A new lesson for this person; the cards are dealt."""
        return await self._opened(lesson.open_lesson(wish, person.id, person.name))

    async def _opened(self, news: list[AnyEntry]) -> TableSession:
        now = self.clock.now()
        state = _folded(TableState(), news, now)
        while True:
            code = "".join(_CODE_ALPHABET[byte % len(_CODE_ALPHABET)] for byte in self._entropy(_CODE_LENGTH))
            row = TableRow(self._entropy(12).hex(), code, self._entropy(32))
            if await insert_table(self.store, row, now, news, listing_of(state), self._nodes.me):
                break
        table = TableSession(row, state)
        table.used_at = now
        self._keep(table)
        self.driver.schedule(table)
        return table

    async def table(self, code: str) -> TableSession:
        """The table with this code, from memory or from the store; or a refusal that tells nothing."""
        code = code.upper()
        table = self.tables.get(code)
        if table is None:
            if len(code) != _CODE_LENGTH or not set(code) <= set(_CODE_ALPHABET):
                raise Refused("no-table")
            async with self._loading[hash(code) % len(self._loading)]:
                table = self.tables.get(code) or await self._load(code)
        elif self._nodes.me is not None:
            async with table.lock:
                await self.follower.update(table)
        table.used_at = self.clock.now()
        return table

    async def _load(self, code: str) -> TableSession:
        row = await table_by_code(self.store, code)
        if row is None:
            raise Refused("no-table")
        table = TableSession(row, TableState())
        table.driven = self._nodes.me is None
        await self.catch_up(table)
        table.chat = await self.talk.count(table.row.id)
        self._keep(table)
        async with table.lock:
            await self.change_held(table, self._left_here)
            await self.follower.update(table)
        self.driver.schedule(table)
        return table

    def _left_here(self, state: TableState) -> list[AnyEntry]:
        """Nobody is connected here to a table that has just been loaded: who was has to come again."""
        return [
            n.Lost(seat)
            for seat, occupant in enumerate(state.seats)
            if occupant is not None
            and occupant.person is not None
            and occupant.lost_at is None
            and occupant.node == self._nodes.me
        ]

    async def catch_up(self, table: TableSession) -> None:
        """Fold what the store has and this table has not, early answers included."""
        await self.fold_news(table)
        await early_answers.load_answers(self.store, table)

    async def fold_news(self, table: TableSession) -> None:
        """Fold the entries that the store has and this table has not.

        If a game was started elsewhere, who watches here is put down as knowing it, before they do.
        """
        before = table.state
        while True:
            for at, entry in await table_entries(self.store, table.row.id, table.state.number):
                table.state = evolve(table.state, entry, at)
            state, now = table.state, self.clock.now()
            unheard = (
                {connection.person.id for connection in table.watchers} - state.seen_by
                if state.is_game_on
                else set()
            )
            news = [n.Watched(person) for person in sorted(unheard)]
            if not news:
                break
            await self.store.append(append_job(self.store, table.row.id, state.number, now, news))
        early_answers.drop_stale(table, before, table.state)

    async def reread(self, table: TableSession) -> None:
        """Fold a table anew, whose lock is held and whose entries were written anew; and tell everybody."""
        before, state = table.state, TableState()
        for at, entry in await table_entries(self.store, table.row.id):
            state = evolve(state, entry, at)
        table.state = state
        await early_answers.load_answers(self.store, table)
        self.changed(table, before)

    # Changing tables

    async def change(self, table: TableSession, change: Change) -> TableState:
        """Make a change that the party allows, store it, and tell everybody."""
        async with table.lock:
            return await self.change_held(table, change)

    async def change_held(self, table: TableSession, change: Change, gives_held: bool = False) -> TableState:
        """The same for whoever holds the table's lock; the change may give the answers that are held."""
        while True:
            before = table.state
            news = change(before)
            if not news:
                return before
            if any(isinstance(entry, n.Started) for entry in news):  # who watches from the lobby on
                news += [n.Watched(connection.person.id) for connection in table.watchers]
            news = moves.with_nonces(news, self._entropy)
            now = self.clock.now()
            state = _folded(before, news, now)
            found_by = changed_listing(state, before)
            answers = AnswerCount(before.game, table.answers) if gives_held else None
            stored = append_job(self.store, table.row.id, before.number, now, news, found_by, answers)
            if await self.store.append(stored):
                table.state = state
                self.stored(len(news))
                early_answers.drop_stale(table, before, state)
                self.pubsub.publish(moved_hint(table.row.id, state.number))
                self.changed(table, before)
                return state
            await self.catch_up(table)  # somebody else was faster: decide again on what is there now
            self.changed(table, before)

    def changed(self, table: TableSession, before: TableState) -> None:
        """Tell everybody, and look what is due now."""
        seated = broadcast.broadcast_change(table, before, table.state, self.clock.now())
        for seat in seated:
            self.tasks.begin(self.presence.greet(table, seat))
        if self._nodes.me is not None and before is not table.state:
            self.follower.count(table)
            for seat in [seat for seat in table.seats if seat not in seated]:
                self.follower.hold_line(table, seat)
            for connection in table.devices:
                self.follower.hold_device(table, connection)
        if before.is_game_on and not table.state.is_game_on:
            self.driver.over(table)
        self.driver.schedule(table)

    async def act(self, table: TableSession, connection: Connection, message: m.Act) -> m.Accepted:
        """A person's action: stored before anybody hears of it."""
        async with table.lock:
            outcome: Defer | Action | None = None

            def change(state: TableState) -> list[AnyEntry]:
                nonlocal outcome
                if message.game != state.game:
                    raise Refused("stale-game", game=message.game, pending=state.game)
                if (seat, message.id) in state.receipts:  # done by whoever was faster
                    return []
                outcome = moves.submit_action(state, seat, message.action, self.clock.now())
                occupant = state.seats[seat]
                if isinstance(outcome, Defer):  # nor does it show that they are back, before the answer does
                    return []
                back: list[AnyEntry] = [n.CameBack(seat)] if occupant is not None and occupant.away else []
                return [*back, n.Acted(outcome, "person", message.id)]

            while True:
                seat = _acting_seat(table, connection, message.action)
                if (receipt := _receipt(table, seat, message)) is not None:
                    return receipt
                state = await self.change_held(table, change)
                if not isinstance(outcome, Defer):
                    break
                if await early_answers.store_answer(self.store, table, seat, message.id, outcome.action):
                    self.pubsub.publish(held_hint(table.row.id))
                    self.driver.schedule(table)
                    break
                await self.follower.update(table)  # somebody else has moved the table on: decide again
            assert state.play is not None
            return _receipt(table, seat, message) or m.Accepted(message.id, len(state.play.events))

    async def say(self, table: TableSession, connection: Connection, text: str) -> None:
        """Somebody says something to the table."""
        async with table.lock:
            await self.talk.say(table, connection, _seat(table, connection), text, self.clock.now())
        self.pubsub.publish(said_hint(table.row.id))

    # Records

    async def record(self, table: TableSession, person: PersonId, game: int | None) -> Record:
        """The record of a game that is over, for who was there or may watch."""
        _, play = await self.finished(table, person, game)
        return play.record()

    async def finished(
        self, table: TableSession, person: PersonId, game: int | None
    ) -> tuple[int, GameState]:
        """A game that is over and its number, the last one if none is named; for the same people."""
        state = table.state
        if state.seat_of(person) is None and not may_watch(state, person):
            raise Refused("no-table")
        wanted = state.game if game is None else game
        if not 1 <= wanted <= state.game:
            raise Refused("no-game")
        if wanted < state.game:
            state = state_after_game(await table_entries(self.store, table.row.id), wanted)
        if state.is_game_on or state.play is None:
            raise Refused("game-is-on")
        return wanted, state.play


def _receipt(table: TableSession, seat: Seat, message: m.Act) -> m.Accepted | None:
    """The acknowledgement that an action sent again had before; another one under the same id is refused."""
    state = table.state
    if message.game != state.game or state.play is None:
        return None
    known = state.receipts.get((seat, message.id))
    if known is None:
        early = early_answers.stored_answer(table, seat, message.id)
        known = None if early is None else (len(state.play.events), early)
    if known is None:
        return None
    events, action = known
    if action != message.action:
        raise Refused("id-used", id=message.id)
    return m.Accepted(message.id, events)


def _seat(table: TableSession, connection: Connection) -> Seat:
    if connection.seat is None or table.seats.get(connection.seat) is not connection:
        raise Refused("not-seated")
    return connection.seat


def _acting_seat(table: TableSession, connection: Connection, action: Action) -> Seat:
    """For whom a line acts. Around a device it is said aloud who contests; the rest is for who has it."""
    if connection.device != "open":
        return _seat(table, connection)
    if action.player not in connection.hands or not isinstance(action, Contest | Pass):
        raise Refused("not-your-seat")
    return action.player


def _folded(state: TableState, news: Sequence[AnyEntry], at: Instant) -> TableState:
    for entry in news:
        state = evolve(state, entry, at)
    return state
