"""The service as it is really served, with its limits and its log watched while people mistreat it."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

import httpx

from mascarade.server.serve import server
from mascarade.server.service import Config
from tests.server.house import House

NOT_HTTP = "Invalid HTTP request received."
"""What uvicorn says of it, once for each."""


class Watch(logging.Handler):
    """Keeps what is logged as a warning or worse."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(self.format(record))


@contextmanager
def watched(*expected: str) -> Iterator[None]:
    """Nothing is logged at WARNING or above, besides what is expected."""
    watch = Watch()
    root = logging.getLogger()
    root.addHandler(watch)
    try:
        yield
    finally:
        root.removeHandler(watch)
    assert [line for line in watch.told if line not in expected] == []


@asynccontextmanager
async def besieged(config: Config, *, buffer: int | None = None) -> AsyncIterator[House]:
    """The service as the command serves it, on a free port, in this event loop."""
    running = server(config)
    door = socket.create_server(("127.0.0.1", 0), backlog=1024)
    if buffer is not None:  # what the system keeps for somebody who does not read
        door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
    serve = asyncio.create_task(running.serve(sockets=[door]))
    try:
        while not running.started:
            assert not serve.done(), "the server did not start"
            await asyncio.sleep(0.005)
        yield House(running.service, door.getsockname()[1])
    finally:
        running.should_exit = True
        await serve
        door.close()
        gc.collect()  # failures of tasks that nobody looked after are told when they are forgotten


@contextmanager
def standing(config: Config) -> Iterator[House]:
    """The same in a thread of its own, for tests that are not coroutines."""
    houses: list[House] = []
    up, over = threading.Event(), asyncio.Event()
    loops: list[asyncio.AbstractEventLoop] = []

    async def stand() -> None:
        loops.append(asyncio.get_running_loop())
        async with besieged(config) as house:
            houses.append(house)
            up.set()
            await over.wait()

    def work() -> None:
        try:
            asyncio.run(stand())
        finally:
            up.set()

    thread = threading.Thread(target=work, name="house", daemon=True)
    thread.start()
    up.wait(60)
    assert houses, "the server did not start"
    try:
        yield houses[0]
    finally:
        loops[0].call_soon_threadsafe(over.set)
        thread.join(30)


async def raw(house: House, request: bytes, wait: float = 20.0) -> bytes:
    """Everything that is answered to some bytes, until the server closes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    try:
        with suppress(ConnectionError):
            writer.write(request)
            await writer.drain()
        answer = b""
        with suppress(ConnectionError):
            while piece := await asyncio.wait_for(reader.read(65536), wait):
                answer += piece
        return answer
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


def client(house: House, token: str = "", **headers: str) -> httpx.Client:
    """Somebody with an HTTP client."""
    known = {"authorization": f"Bearer {token}"} if token else {}
    return httpx.Client(base_url=house.url, headers={**known, **headers}, timeout=20, verify=False)


def is_problem(answer: httpx.Response) -> bool:
    """Whether an answer is a refusal in the shape that is documented."""
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
