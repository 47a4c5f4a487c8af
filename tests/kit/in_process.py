"""A service in this process, called over ASGI, with virtual time, seeded randomness and deterministic bots.

There are no sockets. Responses and frames are recorded byte for byte.
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
"""Frames per connection that are shown if a test fails."""


class Entropy:
    """Reproducible random bytes from a seed."""

    def __init__(self, seed: str) -> None:
        self._seed, self._count = seed, 0

    def __call__(self, size: int) -> bytes:
        """The next `size` bytes."""
        self._count += 1
        return hashlib.shake_256(f"{self._seed} {self._count}".encode()).digest(size)


class HashingBots:
    """Bots that choose by a hash of everything they are given, and of nothing else."""

    def __init__(self, **_: object) -> None:
        self.asked: list[bytes] = []
        self.count = 0
        """How many decisions the bots have made."""

    async def start(self) -> None:
        """No-op."""

    async def stop(self) -> None:
        """No-op."""

    def forget(self, key: str) -> None:
        """No-op: these bots remember nothing."""

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
        """A legal action, chosen by the hash of the arguments."""
        whole = msgspec.structs.replace(memory, events=memory.events[:])
        asked = encode((bot_seat, whole, decision, legal))
        self.asked.append(asked)
        self.count += 1
        return legal[crc32(asked) % len(legal)]


class Answer(msgspec.Struct, frozen=True):
    """An HTTP response, byte for byte."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes

    def header(self, name: str) -> str | None:
        """The value of a header."""
        found = [value for key, value in self.headers if key.lower() == name.encode()]
        return found[0].decode() if found else None


class Wire:
    """One person's WebSocket, with every frame recorded byte for byte."""

    def __init__(
        self, world: World, token: str, code: str, hello: Mapping[str, object] | None, query: str = ""
    ) -> None:
        self.sent: list[bytes] = []
        self.read = 0
        """How many frames `fresh` has returned so far."""
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
        """Wait until the server has answered every message, or the connection is closed."""
        self._pong = asyncio.get_running_loop().create_future()
        self.say({"type": "ping"})
        await asyncio.wait(
            {self._pong, self.task}, return_when=asyncio.FIRST_COMPLETED, timeout=TIMEOUT_SECONDS
        )
        assert self._pong.done() or self.task.done(), "nothing comes back"

    async def close(self) -> None:
        """Close the connection."""
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self.task

    def fresh(self) -> list[bytes]:
        """Frames since the last call."""
        new, self.read = self.sent[self.read :], len(self.sent)
        return new


class World:
    """One service with its own database."""

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
        """Ids of device guests by name."""
        self.wires: dict[Player, Wire] = {}
        self._named = 0
        attach("the service's log", lambda: "\n".join(map(str, self.logs)))
        attach("everybody's last frames", self._last)

    def _last(self) -> str:
        lines = [(seat, frame) for seat, wire in self.wires.items() for frame in wire.sent[-_SHOWN:]]
        return "\n".join(f"{seat}: {frame.decode(errors='replace')}" for seat, frame in lines)

    async def start(self) -> None:
        """Start the service."""
        await self.service.start()
        self.clock.watch(self.service)
        await self.settle()

    async def stop(self) -> None:
        """Stop the service."""
        self.clock.watch(None)
        await self.service.stop()

    # Time

    async def settle(self) -> None:
        """Wait until all work is done that needs no more time."""
        await self.clock.settle()

    async def until(self, when: Instant) -> None:
        """Advance the clock; alarms ring in order, each at its time."""
        await self.clock.forward(max(0, when - self.clock.now()))

    # People

    def scope(self, kind: str, path: str, token: str, **more: object) -> dict[str, object]:
        """An ASGI scope for a connection."""
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
        """Send a request and return the response, whatever its status."""
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
        answered = asyncio.Event()

        async def receive() -> dict[str, object]:
            if messages:
                return messages.pop()
            await answered.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message)
            if message["type"] == "http.response.body" and not message.get("more_body"):
                answered.set()

        await self.app(scope, receive, send)
        start = sent[0]
        pairs = tuple((bytes(name), bytes(value)) for name, value in start["headers"])
        return Answer(start["status"], pairs, b"".join(part.get("body", b"") for part in sent[1:]))

    async def do(self, name: str, path: str, body: object) -> Any:
        """Send a person's POST request, which must succeed."""
        answer = await self.ask(self.tokens.get(name, ""), "POST", path, body)
        assert answer.status < 300, answer
        return msgspec.json.decode(answer.body) if answer.body else None

    async def guest(self, name: str) -> str:
        """The token of a guest, created on first use."""
        if name not in self.tokens:
            self.tokens[name] = (await self.do("", "/people", {"name": name}))["token"]
        return self.tokens[name]

    def forget_people(self) -> None:
        """From now on other guests have the same names."""
        self.tokens.clear()
        self.kept.clear()

    async def connect(self, name: str, code: str, hello: Mapping[str, object] | None = None) -> Wire:
        """Connect a person to a table."""
        wire = Wire(self, self.tokens[name], code, hello or {})
        await wire.settled()
        await self.settle()
        return wire

    async def keep(self, keeper: str, name: str) -> str:
        """The id of a guest on another person's device, created on first use."""
        if name not in self.kept:
            guest = {"name": name, "face": {"mask": "horns", "colour": "pine"}}
            self.kept[name] = (await self.do(keeper, "/people/kept", guest))["id"]
        return self.kept[name]

    async def hand(self, keeper: str, guest: str, code: str) -> Wire:
        """Connect a device guest, given by id, who holds the device."""
        wire = Wire(self, self.tokens[keeper], code, {"device": "hand"}, f"?as={guest}")
        await wire.settled()
        await self.settle()
        return wire

    async def act(
        self, seat: Player, action: Action, game: int, name: str | None = None, wire: Wire | None = None
    ) -> None:
        """Send a person's action, which must be accepted; over their connection, or over another."""
        self._named += 1
        name = name or f"n{self._named}"
        wire = wire or self.wires[seat]
        before = len(wire.sent)
        wire.say({"type": "act", "id": name, "game": game, "action": action})
        await wire.settled()
        await self.settle()
        said = [frame for frame in wire.sent[before:] if f'"id":"{name}"'.encode() in frame]
        assert b'"type":"accepted"' in b"".join(said[:1]), (action, said, wire.sent[-3:])

    async def table_session(self, code: str) -> TableSession:
        """A table in the service's memory."""
        return await self.service.registry.table(code)


def run_in_world(folder: Path, test: Callable[[World], Coroutine[None, None, None]]) -> None:
    """Run a test with one service and stop it afterwards."""

    async def go() -> None:
        world = World(folder / "t.db", "alone")
        await world.start()
        try:
            await test(world)
        finally:
            await world.stop()

    run(go())


class LogCapture(logging.Handler):
    """Captures records from INFO up, except from threads that already ran."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.into: list[tuple[str, str, str]] = []
        self._others = {thread.ident for thread in threading.enumerate()} - {threading.get_ident()}

    def emit(self, record: logging.LogRecord) -> None:
        """Capture a record, except Alembic's import message, which is logged once per process."""
        if record.name == "alembic.runtime.plugins" or record.thread in self._others:
            return
        self.into.append((record.name, record.levelname, record.getMessage()))


@contextmanager
def capture_log() -> Iterator[LogCapture]:
    """Capture the log at level INFO."""
    log_capture, root = LogCapture(), logging.getLogger()
    level = root.level
    root.addHandler(log_capture)
    root.setLevel(logging.INFO)
    try:
        yield log_capture
    finally:
        root.removeHandler(log_capture)
        root.setLevel(level)
