"""The server's side of a bot process: requests, what its minds have seen, and its end."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from time import monotonic

import msgspec

from mascarade.rules import Action, AnyEvent, Decision
from mascarade.server.botpool.worker_main import (
    LENGTH_BYTES,
    MAX_MINDS,
    Ask,
    BotSpec,
    Forget,
    Load,
    WorkerAnswer,
    framed,
)
from mascarade.server.views.bots import BotMemory, BotSeat

_MAX_ANSWER_BYTES = 1 << 16
_decode = msgspec.json.Decoder(WorkerAnswer).decode


class WorkerGone(Exception):
    """A worker process has ended or can't be started."""


class WorkerJob:
    """A decision for a bot."""

    def __init__(self, seat: BotSeat, memory: BotMemory, decision: Decision, legal: Sequence[Action]) -> None:
        self.seat, self.memory, self.decision, self.legal = seat, memory, decision, legal
        self.answer: asyncio.Future[WorkerAnswer] = asyncio.get_running_loop().create_future()


class WorkerProcess:
    """A bot process and the connection to it."""

    def __init__(self, environment: Mapping[str, str], *, compiled: bool) -> None:
        self.compiled = compiled
        self.slow = False
        """Whether its bots run uncompiled code that could be compiled."""
        self.relieved = False
        """Whether it was ended because a compiled one took over."""
        self._seen: OrderedDict[str, tuple[int, AnyEvent]] = OrderedDict()
        """By key, how many events the mind has seen, and the last of them."""
        self._writer: asyncio.StreamWriter | None = None
        self._reader: asyncio.StreamReader
        command = [sys.executable, "-P", "-m", "mascarade.server.botpool.worker_main", str(os.getpid())]
        try:
            self._socket, theirs = socket.socketpair()
        except OSError as problem:
            raise WorkerGone from problem
        try:
            with theirs:
                self.process = subprocess.Popen(
                    command,
                    env=environment,
                    stdin=theirs.fileno(),
                    stdout=theirs.fileno(),
                    start_new_session=True,
                )
        except OSError as problem:
            self._socket.close()
            raise WorkerGone from problem

    async def load(self, bots: tuple[str, ...], *, warm: bool) -> WorkerAnswer:
        """Import bots in the process; raises `WorkerGone`."""
        return await self._exchange(Load(bots, warm))

    async def ask(self, job: WorkerJob) -> WorkerAnswer:
        """Answer a decision; raises `WorkerGone`. An existing mind is sent only new events."""
        answer = await self._exchange(self._request(job))
        if answer.lost:
            self._seen.pop(job.seat.key, None)
            answer = await self._exchange(self._request(job))
        return answer

    def forget(self, key: str) -> None:
        """Drop a mind."""
        if self._seen.pop(key, None) is not None and self._writer is not None:
            self._writer.write(framed(Forget(key)))

    async def end(self) -> None:
        """Kill the process and its children."""
        if self.process.returncode is None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
        if self._writer is None:
            self._socket.close()
        else:
            self._writer.close()
            with suppress(OSError):
                await self._writer.wait_closed()
        until = monotonic() + 5.0
        while self.process.poll() is None and monotonic() < until:
            await asyncio.sleep(0.002)

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

    async def _exchange(self, message: msgspec.Struct) -> WorkerAnswer:
        frame = framed(message)
        try:
            if self._writer is None:
                self._reader, self._writer = await asyncio.open_connection(sock=self._socket)
            self._writer.write(frame)
            await self._writer.drain()
            length = int.from_bytes(await self._reader.readexactly(LENGTH_BYTES), "big")
            if length > _MAX_ANSWER_BYTES:
                raise WorkerGone
            return _decode(await self._reader.readexactly(length))
        except (OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as problem:
            raise WorkerGone from problem
