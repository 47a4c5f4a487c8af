"""A service for tests: the real application on a real port, and people who use it as a browser would."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from mascarade.server.clock import Clock
from mascarade.server.people import Entropy
from mascarade.server.serve import listening, server_of
from mascarade.server.service import Config, Service
from tests.backends import back_ends

T = TypeVar("T")
Frame = dict[str, Any]
PATIENCE = 20.0
"""Seconds after which something that should have happened has not."""


def run(test: Coroutine[None, None, T]) -> T:
    """Run a test's coroutine, which may not take for ever."""

    async def limited() -> T:
        return await asyncio.wait_for(test, 120)

    return asyncio.run(limited())


def generous(database: Path, **changes: Any) -> Config:
    """A configuration whose limits no honest test meets."""
    wide = {"requests": 1e6, "messages": 1e6, "lines_per_person": 100, "lines_per_address": 10_000}
    wide |= {"tables_per_person": 1_000_000}
    where = {"database": back_ends.url(database), "redis": back_ends.redis()}
    return Config(**{**where, **wide, **changes})


class House:
    """A running service and its address."""

    def __init__(self, service: Service, port: int) -> None:
        self.service = service
        self.port = port
        self.url = f"http://127.0.0.1:{port}"

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
        async with httpx.AsyncClient(base_url=self.house.url, verify=False) as client:
            headers = {**self.headers, **more.pop("headers", {})}
            return await client.request(method, f"/api{path}", headers=headers, json=body, **more)

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
        self._news = asyncio.Condition()
        self._listening = asyncio.create_task(self._listen())
        self._ids = 0

    @classmethod
    async def open(
        cls, guest: Guest, code: str, hello: Mapping[str, Any] | None = None, query: str = ""
    ) -> Seat:
        url = f"ws://127.0.0.1:{guest.house.port}/api/tables/{code}/socket{query}"
        seat = cls(guest, await connect(url, additional_headers=guest.headers, max_size=None))
        await seat.send({"type": "hello", **(hello or {})})
        return seat

    async def _listen(self) -> None:
        try:
            async for frame in self.socket:
                assert isinstance(frame, str)
                async with self._news:
                    self.raw.append(frame)
                    self.frames.append(json.loads(frame))
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        async with self._news:
            self.closed = self.socket.close_code or 1006
            self._news.notify_all()

    async def send(self, message: Mapping[str, Any]) -> None:
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

    async def ready(self) -> None:
        """Say ready to the deal."""
        table = await self.until(lambda frame: frame["type"] == "table" and frame["phase"] == "memorising")
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
    door = listening("127.0.0.1", 0, or_next=False)
    server = server_of(service)
    house = House(service, door.getsockname()[1])
    serve = asyncio.create_task(server.serve(sockets=[door]))
    try:
        while not server.started:
            assert not serve.done(), "the server did not start"
            await asyncio.sleep(0.005)
        yield house
    finally:
        server.should_exit = True
        await serve
        door.close()


async def play_on(*seats: Seat, choose: Callable[[Frame], int] = lambda asked: 0, most: int = 5000) -> None:
    """Let everybody answer what they are asked, until the game has ended."""
    told = dict.fromkeys(seats, 0)
    for _ in range(most):
        busy = False
        for seat in seats:
            for frame in seat.frames[told[seat] :]:
                told[seat] += 1
                if frame["type"] == "asked" and frame is seat.of("asked")[-1]:
                    await seat.act(frame["legal"][choose(frame) % len(frame["legal"])], frame["game"])
                    busy = True
                if frame["type"] == "events" and frame["events"][-1]["type"] == "ended":
                    return
        if not busy:
            await asyncio.sleep(0.002)
    raise AssertionError("the game did not end")
