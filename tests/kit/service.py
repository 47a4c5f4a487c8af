"""The real application on a real port, in the test's event loop."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, TypeVar
from unittest import mock

from litestar import Litestar

from mascarade.rules import Action, Decision
from mascarade.server.config import Config
from mascarade.server.http.app import application
from mascarade.server.process.serve import Server, listen, server_of
from mascarade.server.runtime.clock import Clock
from mascarade.server.runtime.session import TableSession
from mascarade.server.service import Service
from mascarade.server.tables.lobby import Entropy
from mascarade.server.tables.state import TableState
from mascarade.server.views.bots import BotMemory, BotSeat
from tests.kit.backends import databases
from tests.kit.client import Client, RemoteServer
from tests.kit.evidence import attach
from tests.kit.timeouts import TEST_SECONDS, TIMEOUT_SECONDS
from tests.kit.virtual_clock import VirtualClock

T = TypeVar("T")


def run(test: Coroutine[None, None, T]) -> T:
    """Run a test's coroutine, with a timeout."""

    async def limited() -> T:
        return await asyncio.wait_for(test, TEST_SECONDS)

    return asyncio.run(limited())


def lenient_config(database: Path, **changes: Any) -> Config:
    """A configuration with limits that no ordinary test reaches."""
    wide = {"requests": 1e6, "messages": 1e6, "lines_per_person": 100, "lines_per_address": 10_000}
    wide |= dict.fromkeys(("tables_per_address", "guests_per_address", "studies_per_address"), 1_000_000)
    wide |= {"tables_per_person": 1_000_000, "request_patience": 2 * TIMEOUT_SECONDS}
    wide |= {"patience": TIMEOUT_SECONDS, "instant_bots": True}
    where = {"database": databases.url(database), "redis": databases.redis()}
    return Config(**{**where, **wide, **changes})


class Log(logging.Handler):
    """Records of level WARNING and above."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))

    def __str__(self) -> str:
        return "\n".join(self.lines)


@contextmanager
def captured_log() -> Iterator[Log]:
    """Capture the service's log and show it if the test fails."""
    log, root = Log(), logging.getLogger()
    attach("the service's log", log.__str__)
    root.addHandler(log)
    try:
        yield log
    finally:
        root.removeHandler(log)


class RunningServer(RemoteServer):
    """A server in this process."""

    def __init__(self, service: Service, port: int) -> None:
        super().__init__(port)
        self.service = service


@asynccontextmanager
async def serve(
    config: Config, *, clock: Clock | None = None, entropy: Entropy | None = None
) -> AsyncIterator[RunningServer]:
    """Run the service on a free port, in this event loop."""
    service = Service(config, clock=clock, entropy=entropy)
    listener = listen("127.0.0.1", 0, or_next=False)
    with captured_log():
        async with accepting(server_of(service), listener) as server:
            yield server


@asynccontextmanager
async def accepting(shipped: Server, listener: socket.socket) -> AsyncIterator[RunningServer]:
    """Run a server on this listener, with long timeouts, so that a slow client is no failure."""
    shipped.config.ws_ping_interval = None
    shipped.config.timeout_graceful_shutdown = int(TIMEOUT_SECONDS)
    task = asyncio.create_task(shipped.serve(sockets=[listener]))
    try:
        while not shipped.started:
            assert not task.done(), "the server did not start"
            await asyncio.sleep(0.005)
        yield RunningServer(shipped.service, listener.getsockname()[1])
    finally:
        shipped.should_exit = True
        await task
        listener.close()


class ScriptedBots:
    """Bots that answer at once, in this process: with the first legal action unless a test sets `choice`."""

    def __init__(self, **_: object) -> None:
        self.asked: list[tuple[BotSeat, BotMemory, Decision]] = []
        self.choice: Callable[[BotSeat, Decision, Sequence[Action]], Action] = lambda _, __, legal: legal[0]

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def choose(
        self,
        bot_seat: BotSeat,
        memory: BotMemory,
        decision: Decision,
        legal: Sequence[Action],
        *,
        table: str = "",
        address: str = "",
    ) -> Action:
        self.asked.append((bot_seat, memory, decision))
        return self.choice(bot_seat, decision, legal)

    def forget(self, key: str) -> None: ...


class _CurrentService(Service):
    """A proxy for the running service. It lets all tests share one application, which is slow to build."""

    now: ClassVar[list[Service]] = []

    def __init__(self) -> None: ...

    def __getattribute__(self, name: str) -> Any:
        return getattr(_CurrentService.now[-1], name)


@lru_cache(maxsize=1)
def _application() -> Litestar:
    return application(_CurrentService())


def shared_application(service: Service) -> Litestar:
    """The shared application for this service. Only one service runs at a time."""
    _CurrentService.now[:] = [service]
    return _application()


@asynccontextmanager
async def running_server(
    database: Path, clock: VirtualClock | None = None, entropy: Entropy | None = None, **changes: Any
) -> AsyncIterator[RunningServer]:
    """Run a server over this database, with virtual time and bots in this process."""
    clock = clock or VirtualClock()
    with (
        mock.patch("mascarade.server.service.BotPool", ScriptedBots),
        mock.patch("mascarade.server.process.serve.application", shared_application),
    ):
        async with serve(lenient_config(database, **changes), clock=clock, entropy=entropy) as server:
            clock.watch(server.service, server.connections)
            try:
                yield server
            finally:
                clock.watch(None)


def scripted_bots(server: RunningServer) -> ScriptedBots:
    """The scripted bots of a server."""
    bots: object = server.service.bot_pool
    assert isinstance(bots, ScriptedBots)
    return bots


def service_of(client: Client) -> Service:
    """The service behind a client, which runs in this process."""
    assert isinstance(client.server, RunningServer)
    return client.server.service


async def table_session(client: Client) -> TableSession:
    """The client's table in the server's memory."""
    return await service_of(client).registry.table(client.code)


async def table_state(client: Client) -> TableState:
    """The state of the client's table."""
    return (await table_session(client)).state
