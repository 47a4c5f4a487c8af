"""The scheduler: asks bots, submits early answers and acts when time is up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial

from mascarade.rules import Action, Seat
from mascarade.server.botpool.pool import BotPool
from mascarade.server.runtime.background import BackgroundTasks
from mascarade.server.runtime.clock import Clock
from mascarade.server.runtime.session import TableSession
from mascarade.server.tables import moves
from mascarade.server.tables.entries import AnyEntry
from mascarade.server.tables.moves import ScheduledMove
from mascarade.server.tables.settings import MS_PER_SECOND
from mascarade.server.tables.state import Instant, TableState
from mascarade.server.views import bots

Change = Callable[[TableState], list[AnyEntry]]
Changing = Callable[[TableSession, Change, bool], Coroutine[None, None, TableState]]
"""Makes a change at a table whose lock is held; it may depend on the answers that are held."""


class Scheduler:
    """Sees to it that what is due at a table is done when it is due."""

    def __init__(
        self,
        clock: Clock,
        thinkers: BotPool,
        tasks: BackgroundTasks,
        change: Changing,
    ) -> None:
        self._clock = clock
        self._thinkers = thinkers
        self._tasks = tasks
        self._change = change
        self.stopped = False

    def schedule(self, table: TableSession) -> None:
        """Look what is due, and wait for it."""
        if self.stopped or not table.driven:
            return
        due = moves.next_move(table.state, table.held)
        if due == table.due and (table.timer is not None or table.driving is not None):
            return
        if due is None:
            self.leave(table)
            return
        thinking = not due.expired and moves.thinking_seats(table.state, due)
        if not thinking and table.timer is not None and table.rings_at <= due.when:
            table.due = due  # as after most moves: the timer rings too early, and is set again then
            return
        self.leave(table)
        table.due = due
        if thinking:
            self._drive(table, due)
        else:
            self._set_timer(table, due.when)

    def _set_timer(self, table: TableSession, when: Instant) -> None:
        table.rings_at = when
        table.timer = self._clock.call_at(when, partial(self._ring, table))

    def _ring(self, table: TableSession) -> None:
        table.timer = None
        due = table.due
        if due is None or self.stopped:
            return
        if due.when > table.rings_at:
            self._set_timer(table, due.when)
        else:
            self._drive(table, due)

    def leave(self, table: TableSession) -> None:
        """Wait for nothing any more."""
        if table.timer is not None:
            table.timer.cancel()
            table.timer = None
        if table.driving is not None and table.driving is not asyncio.current_task():
            table.driving.cancel()
        table.driving = None
        table.due = None

    def over(self, table: TableSession) -> None:
        """A game has ended: its minds may be forgotten."""
        for seat in range(len(table.state.seats)):
            self._thinkers.forget(bots.bot_key(table.state, table.row.id, seat))

    def _drive(self, table: TableSession, due: ScheduledMove) -> None:
        table.driving = self._tasks.begin(self._do(table, due))

    async def _do(self, table: TableSession, due: ScheduledMove) -> None:
        """Let the bots think, wait for the beat, and do what is due, if it still is."""
        state, now = table.state, self._clock.now()
        chosen = {seat: await self._chosen(table, state, seat) for seat in moves.thinking_seats(state, due)}
        # What was due before the bots began to think waits for a beat too: how long they think never shows.
        await self._until(now + state.settings.beat if chosen and due.when <= now else due.when)
        async with table.lock:
            if table.due is not due:
                return
            table.driving = None
            table.due = None
            try:
                gives_held = due.what in ("answer", "close")
                await self._change(table, partial(_done, due=due, table=table, chosen=chosen), gives_held)
            except Exception:  # such as a full disk: the table goes on when it can
                self._clock.call_at(self._clock.now() + MS_PER_SECOND, partial(self.schedule, table))
                raise
            self.schedule(table)

    async def _chosen(self, table: TableSession, state: TableState, seat: Seat) -> Action:
        assert state.play is not None
        decision = moves.question_for(state.play, seat)
        assert decision is not None
        occupant, memory = bots.bot_request(state, table.row.id, table.row.secret, seat)
        return await self._thinkers.choose(occupant, memory, decision, moves.legal(state.play, decision))

    async def _until(self, when: Instant) -> None:
        if when > self._clock.now():
            come: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            timer = self._clock.call_at(when, partial(_settle, come))
            try:
                await come
            finally:
                timer.cancel()


def _done(
    state: TableState, due: ScheduledMove, table: TableSession, chosen: dict[Seat, Action]
) -> list[AnyEntry]:
    if moves.next_move(state, table.held) != due:
        return []
    return moves.perform(state, due, table.held, chosen)


def _settle(promise: asyncio.Future[None]) -> None:
    if not promise.done():
        promise.set_result(None)
