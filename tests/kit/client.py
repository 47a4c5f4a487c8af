"""Clients of a server under test: HTTP requests, WebSocket connections, and common sequences of moves."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.kit.evidence import attach
from tests.kit.timeouts import TIMEOUT_SECONDS

Frame = dict[str, Any]
SOCKET_OPTIONS: dict[str, Any] = {
    "open_timeout": TIMEOUT_SECONDS,
    "close_timeout": TIMEOUT_SECONDS,
    "ping_interval": None,
    "max_size": None,
}
"""Options of a test's WebSocket, with long timeouts, so that a slow server is no failure."""
_PING_SECONDS = 15.0
"""Ping interval of a connection, like a browser's; the server's timeout is 45 seconds."""


class RemoteServer:
    """A server by its port, in this process or another."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.connections: list[Connection] = []
        """Every connection opened by `Client.connect`."""
        self.requests: list[str] = []
        """HTTP requests and their responses."""
        self.attach()

    def attach(self) -> None:
        """Show the requests from now on if the running test fails."""
        self.requests.clear()
        self.connections.clear()
        attach(f"requests to port {self.port}", lambda: "\n".join(self.requests))

    async def new_client(self, name: str) -> Client:
        """Create a guest account."""
        guest = Client(self, name)
        answer = await guest.post("/people", {"name": name})
        guest.token = answer["token"]
        return guest

    async def open_table(
        self, *names: str, bots: int = 0, bot: str = "random", **settings: Any
    ) -> list[Client]:
        """Open a table with these people, the first as host, and bots. Every client gets the table's code."""
        host, *others = [await self.new_client(name) for name in names]
        settings = {
            "players": len(names) + bots,
            "beat": 0,
            "pace": "instant",
            "edition": "first",
            **settings,
        }
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


class Client:
    """A person with an HTTP client, and a connection to a table once they have connected."""

    def __init__(self, server: RemoteServer, name: str = "", token: str = "") -> None:
        self.server = server
        self.name = name
        self.token = token
        self.code = ""
        self.connection: Connection | None = None

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    async def ask(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        """Send a request and return the response, whatever its status."""
        async with httpx.AsyncClient(
            base_url=self.server.url, verify=False, timeout=TIMEOUT_SECONDS
        ) as client:
            headers = {**self.headers, **more.pop("headers", {})}
            answer = await client.request(method, f"/api{path}", headers=headers, json=body, **more)
            self.server.requests.append(
                f"{self.name}: {method} {path} {answer.status_code} {answer.text[:200]}"
            )
            return answer

    async def post(self, path: str, body: object = None) -> Any:
        """Send a POST request that must succeed."""
        answer = await self.ask("POST", path, {} if body is None else body)
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None

    async def get(self, path: str) -> Any:
        answer = await self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def open_socket(self, code: str, query: str = "", **options: Any) -> connect:
        """A WebSocket to a table, for `await` or `async with`."""
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{code}/socket{query}"
        return connect(url, additional_headers=self.headers, **{**SOCKET_OPTIONS, **options})

    async def connect(self, hello: Mapping[str, Any] | None = None, code: str | None = None) -> Connection:
        """Connect to the table, send hello, and start to listen."""
        self.connection = await Connection.open(self, code or self.code, hello)
        return self.connection

    async def connect_as(self, kept: str | None, hello: Mapping[str, Any] | None = None) -> Connection:
        """Connect as the holder of this person's device: a guest on it, or the person themselves."""
        query = "" if kept is None else f"?as={kept}"
        return await Connection.open(self, self.code, {"device": "hand", **(hello or {})}, query)


class Connection:
    """A WebSocket to a table and every frame received over it."""

    def __init__(self, client: Client, socket: ClientConnection) -> None:
        self.client = client
        self.socket = socket
        self.frames: list[Frame] = []
        self.raw: list[str] = []
        self.closed: int | None = None
        """The close code, once the connection is closed."""
        self.wakes: set[asyncio.Event] = set()
        """Set on every frame and at the close."""
        self._news = asyncio.Condition()
        self._pings: deque[asyncio.Future[None] | None] = deque()
        """Unanswered pings: a future for each ping of this class, None for those that a test sends."""
        self._listening = asyncio.create_task(self._listen())
        self._ids = 0
        client.server.connections.append(self)
        attach(f"frames of {client.name}", self._shown)

    @classmethod
    async def open(
        cls, client: Client, code: str, hello: Mapping[str, Any] | None = None, query: str = ""
    ) -> Connection:
        connection = cls(client, await client.open_socket(code, query))
        await connection.send({"type": "hello", **(hello or {})})
        return connection

    async def _listen(self) -> None:
        pinging = asyncio.create_task(self._keep_alive())
        try:
            async for frame in self.socket:
                assert isinstance(frame, str)
                message: Frame = json.loads(frame)
                if message["type"] == "pong" and self._pings and (own := self._pings.popleft()) is not None:
                    own.set_result(None)
                    continue
                async with self._news:
                    self.raw.append(frame)
                    self.frames.append(message)
                    self._wake()
        except ConnectionClosed:
            pass
        finally:
            pinging.cancel()
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

    async def _keep_alive(self) -> None:
        """Ping at a fixed interval, however slow the test is."""
        with suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(_PING_SECONDS)
                await self._ping()

    async def _ping(self) -> asyncio.Future[None]:
        """Send a ping whose pong is not recorded as a frame."""
        promise: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pings.append(promise)
        await self.socket.send('{"type":"ping"}')
        return promise

    async def settled(self) -> None:
        """Wait until the server has handled every message sent, and its frames have arrived."""
        if self.closed is None:
            with suppress(ConnectionClosed):
                await asyncio.wait((await self._ping(),), timeout=TIMEOUT_SECONDS)

    def _shown(self) -> str:
        end = [] if self.closed is None else [f"closed with {self.closed}"]
        return "\n".join([*self.raw, *end])

    async def send(self, message: Mapping[str, Any]) -> None:
        if message.get("type") == "ping":
            self._pings.append(None)
        await self.socket.send(json.dumps(message))

    async def until(self, wanted: Callable[[Frame], bool], after: int = 0) -> Frame:
        """Wait for the first matching frame, from index `after` on."""
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
            return await asyncio.wait_for(wait(), TIMEOUT_SECONDS)
        except TimeoutError:
            raise AssertionError(f"it did not come; had {self.types()}") from None

    async def until_closed(self) -> Frame:
        """Wait for the close; the last frame before it."""

        async def wait() -> None:
            async with self._news:
                while self.closed is None:
                    await self._news.wait()

        await asyncio.wait_for(wait(), TIMEOUT_SECONDS)
        return self.frames[-1] if self.frames else {}

    def expects(self, read: int) -> bool:
        """Whether there are frames past this index, or may still come."""
        return self.closed is None or read < len(self.frames)

    def types(self) -> list[str]:
        return [frame["type"] for frame in self.frames]

    def of(self, kind: str) -> list[Frame]:
        return [frame for frame in self.frames if frame["type"] == kind]

    @property
    def events(self) -> list[Frame]:
        """All events of the last game, from views and tails. Fails if the numbering has a gap."""
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
        """Confirm the deal of a game, unless the game has already left that phase."""
        table = await self.until(lambda frame: frame["type"] == "table" and frame["game"] >= game)
        if table["phase"] == "memorising":
            await self.send({"type": "ready", "game": table["game"]})

    async def act(self, action: Mapping[str, Any], game: int = 1, name: str | None = None) -> Frame:
        """Send an action and wait for its reply."""
        self._ids += 1
        name = name or f"a{self._ids}"
        before = len(self.frames)
        await self.send({"type": "act", "id": name, "game": game, "action": action})
        return await self.until(
            lambda frame: frame["type"] in ("accepted", "refused") and frame["id"] == name, before
        )

    async def next_question(self, after: int = 0) -> Frame:
        """Wait for the next question, from frame index `after` on."""
        return await self.until(lambda frame: frame["type"] == "asked", after)

    async def close(self) -> None:
        await self.socket.close()
        await self._listening


def is_game_end(frame: Frame) -> bool:
    """Whether a frame contains the end of a game."""
    return bool(frame["type"] == "events" and frame["events"][-1]["type"] == "ended")


async def play_on(*seats: Connection, choose: Callable[[Frame], int] = lambda asked: 0) -> None:
    """Answer every question until the game has ended for all these connections."""
    read, ended = dict.fromkeys(seats, 0), set[Connection]()
    news = asyncio.Event()
    for seat in seats:
        seat.wakes.add(news)
    playing = list(seats)
    while playing:
        news.clear()
        for seat in playing:
            for frame in seat.frames[read[seat] :]:
                read[seat] += 1
                if is_game_end(frame):
                    ended.add(seat)
                    break
                if frame["type"] == "asked" and frame is seat.of("asked")[-1]:
                    await seat.act(frame["legal"][choose(frame) % len(frame["legal"])], frame["game"])
        playing = [seat for seat in seats if seat not in ended and seat.expects(read[seat])]
        if playing:
            await asyncio.wait_for(news.wait(), TIMEOUT_SECONDS)
    for seat in seats:
        seat.wakes.discard(news)
    assert ended, "every connection ended before the game"


async def start_game(server: RemoteServer, *names: str, bots: int = 0, **settings: Any) -> list[Connection]:
    """Start a game: everyone has confirmed the deal, and the first seat is asked for its first turn."""
    guests = await server.open_table(*names, bots=bots, **{"first": 0, **settings})
    seats = [await guest.connect() for guest in guests]
    for seat in seats:
        await seat.until(lambda frame: frame["type"] == "table")
    await guests[0].post(f"/tables/{guests[0].code}/start")
    for seat in seats:
        await seat.ready()
    for seat in seats:
        await seat.until(lambda frame: frame["type"] == "table" and frame["phase"] == "playing")
    return seats


def decision_number(frame: Frame) -> int:
    """The number of the decision in a frame."""
    found: int = frame["decision"]["number"]
    return found


async def await_question(seat: Connection, decision: int) -> Frame:
    """Wait for the person's question at this decision or a later one."""
    return await seat.until(lambda frame: frame["type"] == "asked" and decision_number(frame) >= decision)


async def play_opening(*seats: Connection) -> list[Connection]:
    """Play the four opening turns: everyone takes two cards."""
    for turn in range(4):
        seat = seats[turn % len(seats)]
        question = await await_question(seat, turn + 1)
        answer = await seat.act(question["legal"][0])
        assert answer["type"] == "accepted", answer
    return list(seats)


def first_action(question: Frame, kind: str) -> Frame:
    """The first legal answer of this kind."""
    found: Frame = next(action for action in question["legal"] if action["type"] == kind)
    return found


async def announce(*seats: Connection, character: str | None = None) -> list[Frame]:
    """Play the opening and let the first seat announce; the questions that the others then get."""
    question = await await_question(seats[0], 5)
    action = next(
        action
        for action in question["legal"]
        if action["type"] == "announce" and character in (None, action["character"])
    )
    answer = await seats[0].act(action)
    assert answer["type"] == "accepted", answer
    return [await await_question(seat, 6) for seat in seats[1:]]
