"""A child process of the server, seen from outside: start, exchange of frames, and end."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from time import monotonic

from mascarade.server.botpool.child_main import LENGTH_BYTES, framed


class WorkerGone(Exception):
    """A child process has ended or can't be started."""


class ChildProcess:
    """A Python process that runs a module, and the connection to it."""

    def __init__(self, module: str, environment: Mapping[str, str]) -> None:
        self._writer: asyncio.StreamWriter | None = None
        self._reader: asyncio.StreamReader
        command = [sys.executable, "-P", "-m", module, str(os.getpid())]
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

    def send(self, body: bytes) -> None:
        """Send a frame that is not answered, unless nothing was ever sent."""
        if self._writer is not None:
            self._writer.write(framed(body))

    async def exchange(self, body: bytes, most: int) -> bytes:
        """Send a frame and wait for its answer of at most so many bytes; raises `WorkerGone`."""
        try:
            if self._writer is None:
                self._reader, self._writer = await asyncio.open_connection(sock=self._socket)
            self._writer.write(framed(body))
            await self._writer.drain()
            length = int.from_bytes(await self._reader.readexactly(LENGTH_BYTES), "big")
            if length > most:
                raise WorkerGone
            return await self._reader.readexactly(length)
        except (OSError, asyncio.IncompleteReadError) as problem:
            raise WorkerGone from problem

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
