"""A bot process as the server sees it: what it is sent, what it knows, and its end."""

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
from typing import TypeVar

import msgspec

from mascarade.rules import Action, AnyEvent, Decision
from mascarade.server.botpool.worker_main import (
    LENGTH,
    MINDS,
    Answer,
    Ask,
    BotSpec,
    Forget,
    Load,
    Ready,
    framed,
)
from mascarade.server.views.bots import BotMemory, BotSeat

_LONGEST = 1 << 16
"""Bytes of an answer."""
_Said = TypeVar("_Said", Ready, Answer)


class WorkerGone(Exception):
    """A child is there no more, or can't be started."""


class WorkerJob:
    """A decision that waits for its turn."""

    def __init__(
        self, chair: BotSeat, memory: BotMemory, decision: Decision, legal: Sequence[Action]
    ) -> None:
        self.chair, self.memory, self.decision, self.legal = chair, memory, decision, legal
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()


class WorkerProcess:
    """A process that thinks, and the line to it."""

    def __init__(self, environment: Mapping[str, str], *, compiled: bool) -> None:
        self.compiled = compiled
        self.slow = False
        """Whether it does without compiled code that its bots would use."""
        self.relieved = False
        """Whether it was ended because a compiled one took over."""
        self._known: OrderedDict[str, tuple[int, AnyEvent]] = OrderedDict()
        """By key, how many events the mind has seen, and the last of them."""
        self._writer: asyncio.StreamWriter | None = None
        self._reader: asyncio.StreamReader
        command = [sys.executable, "-P", "-m", "mascarade.server.botpool.worker_main", str(os.getpid())]
        try:
            self._line, theirs = socket.socketpair()
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
            self._line.close()
            raise WorkerGone from problem

    async def load(self, bots: tuple[str, ...], *, warm: bool) -> Ready:
        """Have bots imported, or `Gone`."""
        return await self._exchange(Load(bots, warm), _ready)

    async def ask(self, job: WorkerJob) -> Answer:
        """Have a decision answered, or `Gone`. A mind that is there is sent only what it has not seen."""
        answer = await self._exchange(self._request(job), _answer)
        if answer.lost:
            self._known.pop(job.chair.key, None)
            answer = await self._exchange(self._request(job), _answer)
        return answer

    def forget(self, key: str) -> None:
        """Let a mind go."""
        if self._known.pop(key, None) is not None and self._writer is not None:
            self._writer.write(framed(Forget(key)))

    async def end(self) -> None:
        """Kill the process, and whatever it started."""
        if self.process.returncode is None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
        if self._writer is None:
            self._line.close()
        else:
            self._writer.close()
            with suppress(OSError):
                await self._writer.wait_closed()
        until = monotonic() + 5.0
        while self.process.poll() is None and monotonic() < until:
            await asyncio.sleep(0.002)

    def _request(self, job: WorkerJob) -> Ask:
        chair, memory = job.chair, job.memory
        events = memory.events
        sitting: BotSpec | None = BotSpec(chair.bot, chair.seat)
        if memory.table is None:
            count, last = self._known.get(chair.key, (0, None))
            if 0 < count <= len(events) and events[count - 1] == last:
                sitting, events = None, events[count:]
            if memory.events:
                self._known[chair.key] = len(memory.events), memory.events[-1]
                self._known.move_to_end(chair.key)
            if len(self._known) > MINDS:
                self._known.popitem(last=False)
        return Ask(
            key=chair.key,
            sitting=sitting,
            table=memory.table,
            events=events,
            decision=job.decision,
            legal=job.legal,
        )

    async def _exchange(self, message: msgspec.Struct, decoder: msgspec.json.Decoder[_Said]) -> _Said:
        frame = framed(message)
        try:
            if self._writer is None:
                self._reader, self._writer = await asyncio.open_connection(sock=self._line)
            self._writer.write(frame)
            await self._writer.drain()
            length = int.from_bytes(await self._reader.readexactly(LENGTH), "big")
            if length > _LONGEST:
                raise WorkerGone
            return decoder.decode(await self._reader.readexactly(length))
        except (OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as problem:
            raise WorkerGone from problem


_ready = msgspec.json.Decoder(Ready)
_answer = msgspec.json.Decoder(Answer)
