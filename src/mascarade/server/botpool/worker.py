"""The server's side of a bot process: requests, and what its minds have seen."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence

import msgspec

from mascarade.rules import Action, AnyEvent, Decision
from mascarade.server.botpool.child_process import ChildProcess, WorkerGone
from mascarade.server.botpool.worker_main import MAX_MINDS, Ask, BotSpec, Forget, Load, WorkerAnswer
from mascarade.server.views.bots import BotMemory, BotSeat

_MAX_ANSWER_BYTES = 1 << 16
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(WorkerAnswer).decode


class WorkerJob:
    """A decision for a bot."""

    def __init__(self, seat: BotSeat, memory: BotMemory, decision: Decision, legal: Sequence[Action]) -> None:
        self.seat, self.memory, self.decision, self.legal = seat, memory, decision, legal
        self.answer: asyncio.Future[WorkerAnswer] = asyncio.get_running_loop().create_future()


class WorkerProcess(ChildProcess):
    """A bot process and the connection to it."""

    def __init__(self, environment: Mapping[str, str], *, compiled: bool) -> None:
        super().__init__("mascarade.server.botpool.worker_main", environment)
        self.compiled = compiled
        self.slow = False
        """Whether its bots run uncompiled code that could be compiled."""
        self.relieved = False
        """Whether it was ended because a compiled one took over."""
        self._seen: OrderedDict[str, tuple[int, AnyEvent]] = OrderedDict()
        """By key, how many events the mind has seen, and the last of them."""

    async def load(self, bots: tuple[str, ...], *, warm: bool) -> WorkerAnswer:
        """Import bots in the process; raises `WorkerGone`."""
        return await self._ask(Load(bots, warm))

    async def ask(self, job: WorkerJob) -> WorkerAnswer:
        """Answer a decision; raises `WorkerGone`. An existing mind is sent only new events."""
        answer = await self._ask(self._request(job))
        if answer.lost:
            self._seen.pop(job.seat.key, None)
            answer = await self._ask(self._request(job))
        return answer

    def forget(self, key: str) -> None:
        """Drop a mind."""
        if self._seen.pop(key, None) is not None:
            self.send(_encode(Forget(key)))

    def _request(self, job: WorkerJob) -> Ask:
        seat, events = job.seat, job.memory.events
        known = 0
        spec: BotSpec | None = BotSpec(seat.bot, seat.seat)
        if job.memory.table is None:
            count, last = self._seen.get(seat.key, (0, None))
            if 0 < count <= len(events) and events[count - 1] == last:
                spec, known = None, count
            if events:
                self._seen[seat.key] = len(events), events[-1]
                self._seen.move_to_end(seat.key)
            if len(self._seen) > MAX_MINDS:
                self._seen.popitem(last=False)
        return Ask(
            key=seat.key,
            spec=spec,
            table=job.memory.table,
            events=events[known:],
            decision=job.decision,
            legal=job.legal,
        )

    async def _ask(self, message: msgspec.Struct) -> WorkerAnswer:
        try:
            return _decode(await self.exchange(_encode(message), _MAX_ANSWER_BYTES))
        except msgspec.DecodeError as problem:
            raise WorkerGone from problem
