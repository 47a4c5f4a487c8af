"""The scheduler: asks bots, submits early answers and acts when time is up."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

from mascarade.bots.registry import thinking_ms
from mascarade.rules import Action, Seat
from mascarade.server.botpool.pool import BotPool
from mascarade.server.runtime.background import BackgroundTasks
from mascarade.server.runtime.clock import Clock
from mascarade.server.runtime.session import TableSession
from mascarade.server.tables import moves
from mascarade.server.tables.moves import Append, Outcome, ScheduledMove
from mascarade.server.tables.settings import MS_PER_SECOND
from mascarade.server.tables.state import Instant, TableState
from mascarade.server.views import bots


class Scheduler:
    """Carries out each table's next scheduled move when it is due."""

    def __init__(self, clock: Clock, bot_pool: BotPool, tasks: BackgroundTasks) -> None:
        self._clock = clock
        self._bot_pool = bot_pool
        self._tasks = tasks
        self.instant = False
        """Only in tests: bots have no fixed time, and answer as soon as the beat allows."""
        self.stopped = False

    def schedule(self, table: TableSession) -> None:
        """Find the next move of a table, and wait until it is due."""
        if self.stopped or not table.driven:
            return
        due = moves.next_move(table.state, table.early.pending)
        if due == table.due and (table.timer is not None or table.driving is not None):
            return
        if due is None:
            self.unschedule(table)
            return
        thinking = not due.expired and moves.thinking_seats(table.state, due)
        if not thinking and table.timer is not None and table.rings_at <= due.when:
            table.due = due  # the usual case: the timer rings early, and is set again then
            return
        self.unschedule(table)
        table.due = due
        if thinking:
            table.driving = self._tasks.begin(self._do(table, due))
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
            table.driving = self._tasks.begin(self._do(table, due))

    def unschedule(self, table: TableSession) -> None:
        """Cancel what a table waits for."""
        if table.timer is not None:
            table.timer.cancel()
            table.timer = None
        if table.driving is not None and table.driving is not asyncio.current_task():
            table.driving.cancel()
        table.driving = None
        table.due = None

    def forget_bots(self, table: TableSession) -> None:
        """Let the bots of a finished game be forgotten."""
        for seat in range(len(table.state.seats)):
            self._bot_pool.forget(bots.bot_key(table.state, table.row.id, seat))

    async def _do(self, table: TableSession, due: ScheduledMove) -> None:
        """Let the bots choose, wait for the right time, and carry out the move if it is still due."""
        state, now = table.state, self._clock.now()
        chosen = {seat: await self._choose(table, state, seat) for seat in moves.thinking_seats(state, due)}
        await self._until(self._release(state, due, tuple(chosen), now))

        def perform(state: TableState) -> Outcome:
            early = table.early.pending
            if moves.next_move(state, early) != due:
                return Append([])
            entries = moves.perform(state, due, early, chosen)
            return Append(entries, uses_early_answers=due.what in ("answer", "close"))

        async with table.lock:
            if table.due is not due:
                return
            table.driving = None
            table.due = None
            try:
                await table.run_locked(perform)
            except Exception:  # such as a full disk: try again later
                self._clock.call_at(self._clock.now() + MS_PER_SECOND, partial(self.schedule, table))
                raise
            self.schedule(table)

    def _release(
        self, state: TableState, due: ScheduledMove, asked: Sequence[Seat], began: Instant
    ) -> Instant:
        """When the answers of the bots that were asked are released, however soon they are there.

        That is after the beat or after the fixed time of these bots, whichever is later, so that nobody sees
        how long they thought. A move that is overdue waits for a beat too.
        """
        if not asked:
            return due.when
        fixed = 0 if self.instant else sum(thinking_ms(bots.bot_at(state, seat)) for seat in asked)
        return max(due.when if due.when > began else began + state.settings.beat, began + fixed)

    async def _choose(self, table: TableSession, state: TableState, seat: Seat) -> Action:
        play = state.current_game
        decision = moves.question_for(play, seat)
        assert decision is not None
        occupant, memory = bots.bot_request(state, table.row.id, table.row.secret, seat)
        return await self._bot_pool.choose(
            occupant,
            memory,
            decision,
            moves.legal(play, decision),
            table=table.row.id,
            address=table.address,
        )

    async def _until(self, when: Instant) -> None:
        if when > self._clock.now():
            come = asyncio.Event()
            timer = self._clock.call_at(when, come.set)
            try:
                await come.wait()
            finally:
                timer.cancel()
