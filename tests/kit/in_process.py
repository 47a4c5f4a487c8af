"""A service in this process: its time, its chance and its bots are the test's, and its answers are bytes.

No sockets: the application is called as a server would call it. What it sends is kept as it was sent.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import threading
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec

from mascarade.rules import Action, Decision, Player
from mascarade.server.http.app import application
from mascarade.server.runtime.rate_limit import Limits
from mascarade.server.runtime.session import TableSession
from mascarade.server.service import Service
from mascarade.server.tables.state import Instant
from mascarade.server.views.bots import BotMemory, BotSeat
from tests.kit.evidence import attach
from tests.kit.service import lenient_config, run
from tests.kit.timeouts import TIMEOUT_SECONDS
from tests.kit.virtual_clock import VirtualClock

encode = msgspec.json.Encoder().encode
_PONG = b'{"type":"pong"'
_SHOWN = 10
"""Frames of each line that a test shows if it fails."""


class Entropy:
    """Random bytes that are the same each time."""

    def __init__(self, seed: str) -> None:
        self._seed, self._count = seed, 0

    def __call__(self, size: int) -> bytes:
        """So many bytes."""
        self._count += 1
        return hashlib.shake_256(f"{self._seed} {self._count}".encode()).digest(size)


class HashingBots:
    """Bots whose every choice depends on all that they are given, and on nothing else."""

    def __init__(self, **_: object) -> None:
        self.asked: list[bytes] = []
        self.count = 0
        """How often any was asked."""

    async def start(self) -> None:
        """Nothing has to be started."""

    async def stop(self) -> None:
        """Nothing has to be stopped."""

    def forget(self, key: str) -> None:
        """Nothing was remembered."""

    async def choose(
        self, bot_seat: BotSeat, memory: BotMemory, decision: Decision, legal: Sequence[Action]
    ) -> Action:
        """Any of the legal actions."""
        asked = encode((bot_seat, memory, decision, legal))
        self.asked.append(asked)
        self.count += 1
        return legal[crc32(asked) % len(legal)]


class Answer(msgspec.Struct, frozen=True):
    """What came back on a request, to the byte."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes

    def header(self, name: str) -> str | None:
        """The value of a header."""
        found = [value for key, value in self.headers if key.lower() == name.encode()]
        return found[0].decode() if found else None


class Wire:
    """A WebSocket of one person, and everything that came over it, to the byte."""

    def __init__(
        self, world: World, token: str, code: str, hello: Mapping[str, object] | None, query: str = ""
    ) -> None:
        self.sent: list[bytes] = []
        self.read = 0
        """How much of it was compared."""
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._pong: asyncio.Future[None] | None = None
        self._inbox.put_nowait({"type": "websocket.connect"})
        if hello is not None:
            self.say({"type": "hello", **hello})
        scope = world.scope("websocket", f"/api/tables/{code}/socket{query}", token)
        self.task = asyncio.ensure_future(world.app(scope, self._inbox.get, self._send))

    async def _send(self, message: Any) -> None:
        frame: bytes = (message.get("text") or "").encode() or repr(sorted(message.items())).encode()
        self.sent.append(frame)
        if self._pong is not None and not self._pong.done() and frame.startswith(_PONG):
            self._pong.set_result(None)

    def say(self, message: object) -> None:
        """Send a message."""
        self._inbox.put_nowait({"type": "websocket.receive", "text": encode(message).decode()})

    async def settled(self) -> None:
        """Wait until everything that was said has been answered, or the line has ended."""
        self._pong = asyncio.get_running_loop().create_future()
        self.say({"type": "ping"})
        await asyncio.wait(
            {self._pong, self.task}, return_when=asyncio.FIRST_COMPLETED, timeout=TIMEOUT_SECONDS
        )
        assert self._pong.done() or self.task.done(), "nothing comes back"

    async def close(self) -> None:
        """Hang up."""
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self.task

    def fresh(self) -> list[bytes]:
        """What has come since this was asked last."""
        new, self.read = self.sent[self.read :], len(self.sent)
        return new


class World:
    """One service over a database of its own."""

    def __init__(self, database: Path, seed: str, **changes: Any) -> None:
        self.clock = VirtualClock()
        self.bots = HashingBots()
        self.service = Service(lenient_config(database, **changes), clock=self.clock, entropy=Entropy(seed))
        self.service.bot_pool = self.service.registry.scheduler._bot_pool = self.bots  # type: ignore[assignment]
        self.service.failed_lookups = Limits(rate=1e6, burst=1e6)
        self.app: Any = application(self.service)
        self.logs: list[tuple[str, str, str]] = []
        self.tokens: dict[str, str] = {}
        self.kept: dict[str, str] = {}
        """Guests on somebody's device, by their names."""
        self.wires: dict[Player, Wire] = {}
        self._named = 0
        attach("the service's log", lambda: "\n".join(map(str, self.logs)))
        attach("everybody's last frames", self._last)

    def _last(self) -> str:
        lines = [(seat, frame) for seat, wire in self.wires.items() for frame in wire.sent[-_SHOWN:]]
        return "\n".join(f"{seat}: {frame.decode(errors='replace')}" for seat, frame in lines)

    async def start(self) -> None:
        """Open the store and begin."""
        await self.service.start()
        self.clock.watch(self.service)
        await self.settle()

    async def stop(self) -> None:
        """Let go of everything."""
        self.clock.watch(None)
        await self.service.stop()

    # Time

    async def settle(self) -> None:
        """Let everything happen that needs no more time."""
        await self.clock.settle()

    async def until(self, when: Instant) -> None:
        """Let time pass: what is due happens in order, each thing at its own time."""
        await self.clock.forward(max(0, when - self.clock.now()))

    # People

    def scope(self, kind: str, path: str, token: str, **more: object) -> dict[str, object]:
        """A connection, as a server describes it to an application."""
        plain, _, query = path.partition("?")
        headers = [(b"host", b"table.test"), (b"authorization", f"Bearer {token}".encode())]
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "ws" if kind == "websocket" else "http",
            "path": plain,
            "raw_path": plain.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": headers if token else headers[:1],
            "client": ("127.0.0.1", 50000),
            "server": ("127.0.0.1", 80),
            "subprotocols": [],
            "state": {},
            **more,
        }

    async def ask(self, token: str, method: str, path: str, body: object = None) -> Answer:
        """Send a request, whatever comes of it."""
        content = b"" if body is None else encode(body)
        scope = self.scope("http", f"/api{path}", token, method=method)
        headers = scope["headers"]
        assert isinstance(headers, list)
        if content:
            headers += [
                (b"content-type", b"application/json"),
                (b"content-length", str(len(content)).encode()),
            ]
        messages = [{"type": "http.request", "body": content, "more_body": False}]
        sent: list[Any] = []

        async def receive() -> dict[str, object]:
            return messages.pop() if messages else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        start = sent[0]
        pairs = tuple((bytes(name), bytes(value)) for name, value in start["headers"])
        return Answer(start["status"], pairs, b"".join(part.get("body", b"") for part in sent[1:]))

    async def do(self, name: str, path: str, body: object) -> Any:
        """Let somebody do something over HTTP that has to succeed."""
        answer = await self.ask(self.tokens.get(name, ""), "POST", path, body)
        assert answer.status < 300, answer
        return msgspec.json.decode(answer.body) if answer.body else None

    async def guest(self, name: str) -> str:
        """Somebody new, or who was here before: their token."""
        if name not in self.tokens:
            self.tokens[name] = (await self.do("", "/people", {"name": name}))["token"]
        return self.tokens[name]

    async def connect(self, name: str, code: str, hello: Mapping[str, object] | None = None) -> Wire:
        """Connect somebody to a table."""
        wire = Wire(self, self.tokens[name], code, hello or {})
        await wire.settled()
        await self.settle()
        return wire

    async def keep(self, keeper: str, name: str) -> str:
        """Somebody on another's device, or who was there before: by what they are named."""
        if name not in self.kept:
            self.kept[name] = (await self.do(keeper, "/people/kept", {"name": name}))["id"]
        return self.kept[name]

    async def hand(self, keeper: str, name: str, code: str) -> Wire:
        """Connect somebody who has another's device in hand."""
        wire = Wire(self, self.tokens[keeper], code, {"device": "hand"}, f"?as={self.kept[name]}")
        await wire.settled()
        await self.settle()
        return wire

    async def act(self, seat: Player, action: Action, game: int, name: str | None = None) -> None:
        """Let a person do what they may do, over their line."""
        self._named += 1
        name = name or f"n{self._named}"
        wire = self.wires[seat]
        before = len(wire.sent)
        wire.say({"type": "act", "id": name, "game": game, "action": action})
        await wire.settled()
        await self.settle()
        said = [frame for frame in wire.sent[before:] if f'"id":"{name}"'.encode() in frame]
        assert b'"type":"accepted"' in b"".join(said[:1]), (action, said, wire.sent[-3:])

    async def table_session(self, code: str) -> TableSession:
        """A table as the service has it."""
        return await self.service.registry.table(code)


def run_in_world(folder: Path, test: Callable[[World], Coroutine[None, None, None]]) -> None:
    """Run a test with one service, which is stopped at its end."""

    async def go() -> None:
        world = World(folder / "t.db", "alone")
        await world.start()
        try:
            await test(world)
        finally:
            await world.stop()

    run(go())


class LogCapture(logging.Handler):
    """Hears whatever is logged at INFO and above, but by threads that others began before."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.into: list[tuple[str, str, str]] = []
        self._others = {thread.ident for thread in threading.enumerate()} - {threading.get_ident()}

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a record; but a library tells of being imported once only, whichever service is first."""
        if record.name == "alembic.runtime.plugins" or record.thread in self._others:
            return
        self.into.append((record.name, record.levelname, record.getMessage()))


@contextmanager
def capture_log() -> Iterator[LogCapture]:
    """Hear everything, as if whoever runs the service had asked for it."""
    log_capture, root = LogCapture(), logging.getLogger()
    level = root.level
    root.addHandler(log_capture)
    root.setLevel(logging.INFO)
    try:
        yield log_capture
    finally:
        root.removeHandler(log_capture)
        root.setLevel(level)
