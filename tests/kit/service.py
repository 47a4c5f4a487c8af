"""A service for tests: the real application on a real port, and people who use it as a browser would."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from mascarade.server.config import Config
from mascarade.server.process.serve import Server, listen, server_of
from mascarade.server.runtime.clock import Clock
from mascarade.server.service import Service
from mascarade.server.tables.lobby import Entropy
from tests.kit.backends import databases
from tests.kit.evidence import attach

T = TypeVar("T")
Frame = dict[str, Any]
PATIENCE = 300.0
"""Seconds after which a test is taken to hang. Nothing is measured by it: what works never comes near it."""
LINE: dict[str, Any] = {
    "open_timeout": PATIENCE,
    "close_timeout": PATIENCE,
    "ping_interval": None,
    "max_size": None,
}
"""How a test's WebSocket is opened: it gives up on no server that is only slow."""
_BEAT = 15.0
"""Seconds after which a seat shows that it is there, as a browser does; the service waits 45."""


def run(test: Coroutine[None, None, T]) -> T:
    """Run a test's coroutine, which may not take for ever."""

    async def limited() -> T:
        return await asyncio.wait_for(test, 2 * PATIENCE)

    return asyncio.run(limited())


def generous(database: Path, **changes: Any) -> Config:
    """A configuration whose limits no honest test meets."""
    wide = {"requests": 1e6, "messages": 1e6, "lines_per_person": 100, "lines_per_address": 10_000}
    wide |= {"tables_per_person": 1_000_000, "request_patience": 2 * PATIENCE, "patience": PATIENCE}
    where = {"database": databases.url(database), "redis": databases.redis()}
    return Config(**{**where, **wide, **changes})


class Log(logging.Handler):
    """Keeps what is logged as a warning or worse."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))

    def __str__(self) -> str:
        return "\n".join(self.lines)


@contextmanager
def logged() -> Iterator[Log]:
    """What the service logs meanwhile; a test that fails shows it."""
    log, root = Log(), logging.getLogger()
    attach("the service's log", log.__str__)
    root.addHandler(log)
    try:
        yield log
    finally:
        root.removeHandler(log)


class House:
    """A running service and its address."""

    def __init__(self, service: Service, port: int) -> None:
        self.service = service
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.seats: list[Seat] = []
        """Every line that was opened to it by `Guest.sit`."""
        self.requests: list[str] = []
        """What was asked over HTTP, and the answers."""
        self.attach()

    def attach(self) -> None:
        """Show what was asked from now on, should the running test fail."""
        self.requests.clear()
        self.seats.clear()
        attach(f"requests to port {self.port}", lambda: "\n".join(self.requests))

    async def guest(self, name: str) -> Guest:
        """Somebody new."""
        guest = Guest(self, name)
        answer = await guest.post("/people", {"name": name})
        guest.token = answer["token"]
        return guest

    async def table(self, *names: str, bots: int = 0, bot: str = "random", **settings: Any) -> list[Guest]:
        """A table with these people, the first its host, and so many bots; everybody knows its code."""
        host, *others = [await self.guest(name) for name in names]
        settings = {"players": len(names) + bots, "beat": 0, "edition": "first", **settings}
        if settings["edition"] == "second" and settings["players"] < 4:
            raise ValueError("the second edition is for four and more")
        opened = await host.post("/tables", settings)
        for guest in (host, *others):
            guest.code = opened["table"]["code"]
        for guest in others:
            await guest.post(f"/tables/{guest.code}/join", {})
        for _ in range(bots):
            await host.post(f"/tables/{host.code}/bots", {"bot": bot})
        return [host, *others]


class Guest:
    """A person with an HTTP client, and a line to a table if they have sat down."""

    def __init__(self, house: House, name: str) -> None:
        self.house = house
        self.name = name
        self.token = ""
        self.code = ""
        self.line: Seat | None = None

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    async def ask(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        """Send a request, whatever comes of it."""
        async with httpx.AsyncClient(base_url=self.house.url, verify=False, timeout=PATIENCE) as client:
            headers = {**self.headers, **more.pop("headers", {})}
            answer = await client.request(method, f"/api{path}", headers=headers, json=body, **more)
            self.house.requests.append(
                f"{self.name}: {method} {path} {answer.status_code} {answer.text[:200]}"
            )
            return answer

    async def post(self, path: str, body: object = None) -> Any:
        """Send a request that has to succeed."""
        answer = await self.ask("POST", path, {} if body is None else body)
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None

    async def get(self, path: str) -> Any:
        answer = await self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def sit(self, hello: Mapping[str, Any] | None = None, code: str | None = None) -> Seat:
        """Connect to the table, say hello, and begin to listen."""
        self.line = await Seat.open(self, code or self.code, hello)
        return self.line

    async def sit_for(self, kept: str | None, hello: Mapping[str, Any] | None = None) -> Seat:
        """Connect in the place of a guest on this person's device, who has it in hand."""
        query = "" if kept is None else f"?as={kept}"
        return await Seat.open(self, self.code, {"device": "hand", **(hello or {})}, query)


class Seat:
    """A WebSocket to a table, and everything that came over it."""

    def __init__(self, guest: Guest, socket: ClientConnection) -> None:
        self.guest = guest
        self.socket = socket
        self.frames: list[Frame] = []
        self.raw: list[str] = []
        self.closed: int | None = None
        """The close code, once the connection has ended."""
        self.wakes: set[asyncio.Event] = set()
        """Set whenever a frame comes, and at the end."""
        self._news = asyncio.Condition()
        self._pings: deque[asyncio.Future[None] | None] = deque()
        """The pings that were not answered yet; the kit's own have a promise."""
        self._listening = asyncio.create_task(self._listen())
        self._ids = 0
        guest.house.seats.append(self)
        attach(f"frames of {guest.name}", self._told)

    @classmethod
    async def open(
        cls, guest: Guest, code: str, hello: Mapping[str, Any] | None = None, query: str = ""
    ) -> Seat:
        url = f"ws://127.0.0.1:{guest.house.port}/api/tables/{code}/socket{query}"
        seat = cls(guest, await connect(url, additional_headers=guest.headers, **LINE))
        await seat.send({"type": "hello", **(hello or {})})
        return seat

    async def _listen(self) -> None:
        beating = asyncio.create_task(self._beat())
        try:
            async for frame in self.socket:
                assert isinstance(frame, str)
                told: Frame = json.loads(frame)
                if told["type"] == "pong" and self._pings and (own := self._pings.popleft()) is not None:
                    own.set_result(None)
                    continue
                async with self._news:
                    self.raw.append(frame)
                    self.frames.append(told)
                    self._wake()
        except ConnectionClosed:
            pass
        finally:
            beating.cancel()
        async with self._news:
            self.closed = self.socket.close_code or 1006
            self._wake()
            for promise in self._pings:
                if promise is not None:
                    promise.set_result(None)

    def _wake(self) -> None:
        self._news.notify_all()
        for event in self.wakes:
            event.set()

    async def _beat(self) -> None:
        """Show again and again that somebody is there, however slow the test is."""
        with suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(_BEAT)
                await self._ping()

    async def _ping(self) -> asyncio.Future[None]:
        """Send a ping whose answer is not among the frames."""
        promise: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pings.append(promise)
        await self.socket.send('{"type":"ping"}')
        return promise

    async def settled(self) -> None:
        """Wait until all that was sent is obeyed and all that was told is here, or the line is over."""
        if self.closed is None:
            with suppress(ConnectionClosed):
                await asyncio.wait((await self._ping(),), timeout=PATIENCE)

    def _told(self) -> str:
        end = [] if self.closed is None else [f"closed with {self.closed}"]
        return "\n".join([*self.raw, *end])

    async def send(self, message: Mapping[str, Any]) -> None:
        if message.get("type") == "ping":
            self._pings.append(None)
        await self.socket.send(json.dumps(message))

    async def until(self, wanted: Callable[[Frame], bool], after: int = 0) -> Frame:
        """The first frame that is wanted, from frame number `after` on."""
        seen = after

        async def wait() -> Frame:
            nonlocal seen
            async with self._news:
                while True:
                    for frame in self.frames[seen:]:
                        seen += 1
                        if wanted(frame):
                            return frame
                    if self.closed is not None:
                        raise AssertionError(f"closed ({self.closed}) before it came; had {self.types()}")
                    await self._news.wait()

        try:
            return await asyncio.wait_for(wait(), PATIENCE)
        except TimeoutError:
            raise AssertionError(f"it did not come; had {self.types()}") from None

    async def until_closed(self) -> Frame:
        """The last frame before the end."""

        async def wait() -> None:
            async with self._news:
                while self.closed is None:
                    await self._news.wait()

        await asyncio.wait_for(wait(), PATIENCE)
        return self.frames[-1] if self.frames else {}

    def expects(self, read: int) -> bool:
        """Whether there is more than so many frames, or may be."""
        return self.closed is None or read < len(self.frames)

    def types(self) -> list[str]:
        return [frame["type"] for frame in self.frames]

    def of(self, kind: str) -> list[Frame]:
        return [frame for frame in self.frames if frame["type"] == kind]

    @property
    def events(self) -> list[Frame]:
        """All events of the last game, from views and tails; the numbers have to fit."""
        found: list[Frame] = []
        for frame in self.frames:
            if frame["type"] == "view":
                found = [{}] * frame["view"]["first"] + frame["view"]["events"]
            elif frame["type"] == "events":
                if frame["first"] == 0:
                    found = []
                assert frame["first"] == len(found), "a gap or a repetition"
                found = found + frame["events"]
        return found

    async def ready(self, game: int = 1) -> None:
        """Say ready to the deal of a game, unless everybody has already."""
        table = await self.until(lambda frame: frame["type"] == "table" and frame["game"] >= game)
        if table["phase"] == "memorising":
            await self.send({"type": "ready", "game": table["game"]})

    async def act(self, action: Mapping[str, Any], game: int = 1, name: str | None = None) -> Frame:
        """Send an action, and wait for what is said to it."""
        self._ids += 1
        name = name or f"a{self._ids}"
        before = len(self.frames)
        await self.send({"type": "act", "id": name, "game": game, "action": action})
        return await self.until(
            lambda frame: frame["type"] in ("accepted", "refused") and frame["id"] == name, before
        )

    async def asked(self, after: int = 0) -> Frame:
        """What the person is asked, from frame number `after` on."""
        return await self.until(lambda frame: frame["type"] == "asked", after)

    async def close(self) -> None:
        await self.socket.close()
        await self._listening


@asynccontextmanager
async def serving(
    config: Config, *, clock: Clock | None = None, entropy: Entropy | None = None
) -> AsyncIterator[House]:
    """The service on a free port of this machine, in this event loop."""
    service = Service(config, clock=clock, entropy=entropy)
    door = listen("127.0.0.1", 0, or_next=False)
    server = patient(server_of(service))
    house = House(service, door.getsockname()[1])
    serve = asyncio.create_task(server.serve(sockets=[door]))
    with logged():
        try:
            await until_started(server, serve)
            yield house
        finally:
            server.should_exit = True
            await serve
            door.close()


def patient(server: Server) -> Server:
    """The server, which now gives up on no client and on no request that is only slow."""
    server.config.ws_ping_interval = None
    server.config.timeout_graceful_shutdown = int(PATIENCE)
    return server


async def until_started(server: Server, serve: asyncio.Task[None]) -> None:
    """Wait until a server takes requests, however long it takes."""
    while not server.started:
        assert not serve.done(), "the server did not start"
        await asyncio.sleep(0.005)


def is_end(frame: Frame) -> bool:
    """Whether a frame tells of the end of a game."""
    return bool(frame["type"] == "events" and frame["events"][-1]["type"] == "ended")


async def play_on(*seats: Seat, choose: Callable[[Frame], int] = lambda asked: 0) -> None:
    """Let everybody answer what they are asked, until the game has ended and all here have heard so."""
    read, ended = dict.fromkeys(seats, 0), set[Seat]()
    news = asyncio.Event()
    for seat in seats:
        seat.wakes.add(news)
    playing = list(seats)
    while playing:
        news.clear()
        for seat in playing:
            for frame in seat.frames[read[seat] :]:
                read[seat] += 1
                if is_end(frame):
                    ended.add(seat)
                    break
                if frame["type"] == "asked" and frame is seat.of("asked")[-1]:
                    await seat.act(frame["legal"][choose(frame) % len(frame["legal"])], frame["game"])
        playing = [seat for seat in seats if seat not in ended and seat.expects(read[seat])]
        if playing:
            await asyncio.wait_for(news.wait(), PATIENCE)
    for seat in seats:
        seat.wakes.discard(news)
    assert ended, "every line ended before the game"
