"""The service with its real server and limits, and a log that is checked while clients attack it."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext, suppress
from unittest import mock

import httpx

from mascarade.server.config import Config
from mascarade.server.process.serve import Server, server_of
from mascarade.server.runtime.clock import Clock
from mascarade.server.service import Service
from tests.kit.service import (
    Log,
    RunningServer,
    ScriptedBots,
    accepting,
    shared_application,
)
from tests.kit.timeouts import TIMEOUT_SECONDS

SHORT = {"turn_limit": 16}
"""Options of a game that ends whatever the players do."""
NOT_HTTP = "Invalid HTTP request received."
"""What uvicorn logs for each request that is not HTTP."""


def collect_garbage() -> None:
    """Collect garbage, so that failures of abandoned tasks are logged now.

    What survives is not looked at again: in a process that has imported everything, that takes a second.
    """
    gc.collect()
    gc.freeze()


@contextmanager
def no_warnings(*expected: str) -> Iterator[None]:
    """Fail if anything is logged at WARNING or above, except the expected lines."""
    collect_garbage()  # that of earlier tests
    log, root = Log(), logging.getLogger()
    root.addHandler(log)
    try:
        yield
    finally:
        root.removeHandler(log)
    assert [line for line in log.lines if line not in expected] == []


@asynccontextmanager
async def attacked_server(
    config: Config, *, clock: Clock | None = None, buffer: int | None = None, bots: bool = False
) -> AsyncIterator[RunningServer]:
    """The service on a free port, in this event loop. Bots get a process only if `bots` is set."""
    with (
        mock.patch("mascarade.server.process.serve.application", shared_application),
        nullcontext() if bots else mock.patch("mascarade.server.service.BotPool", ScriptedBots),
    ):
        running = server_of(Service(config, clock=clock))
    async with _open(running, buffer) as server:
        yield server


@asynccontextmanager
async def _open(shipped: Server, buffer: int | None = None) -> AsyncIterator[RunningServer]:
    listener = socket.create_server(("127.0.0.1", 0), backlog=1024)
    if buffer is not None:  # the system's buffer for a client that doesn't read
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
    try:
        async with accepting(shipped, listener) as server:
            yield server
    finally:
        collect_garbage()


@contextmanager
def server_in_thread(config: Config, *, clock: Clock) -> Iterator[RunningServer]:
    """The service as the command runs it, in a thread, for tests that are not coroutines."""
    servers: list[RunningServer] = []
    up, over = threading.Event(), asyncio.Event()
    loops: list[asyncio.AbstractEventLoop] = []

    async def stand() -> None:
        loops.append(asyncio.get_running_loop())
        async with _open(server_of(Service(config, clock=clock))) as server:
            servers.append(server)
            up.set()
            await over.wait()

    def work() -> None:
        try:
            asyncio.run(stand())
        finally:
            up.set()

    thread = threading.Thread(target=work, name="server", daemon=True)
    thread.start()
    up.wait(TIMEOUT_SECONDS)
    assert servers, "the server did not start"
    try:
        yield servers[0]
    finally:
        loops[0].call_soon_threadsafe(over.set)
        thread.join(TIMEOUT_SECONDS)


async def raw(server: RunningServer, request: bytes) -> bytes:
    """Everything the server sends in reply to some bytes, until it closes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        with suppress(ConnectionError):
            writer.write(request)
            await writer.drain()
        answer = b""
        with suppress(ConnectionError):
            while piece := await asyncio.wait_for(reader.read(65536), TIMEOUT_SECONDS):
                answer += piece
        return answer
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


def client(server: RunningServer, token: str = "", **headers: str) -> httpx.Client:
    """An HTTP client with a token."""
    known = {"authorization": f"Bearer {token}"} if token else {}
    return httpx.Client(
        base_url=server.url, headers={**known, **headers}, timeout=TIMEOUT_SECONDS, verify=False
    )


def is_problem(answer: httpx.Response) -> bool:
    """Whether a response is a refusal in the documented form."""
    body = answer.json()
    return (
        answer.headers["content-type"] == "application/json"
        and sorted(body) == ["code", "facts", "sentence"]
        and isinstance(body["facts"], dict)
        and bool(body["code"])
        and bool(body["sentence"])
        and "error-" not in body["sentence"]
    )


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of a refusal."""
    assert is_problem(answer), answer.text
    return answer.status_code, answer.json()["code"]
