"""Clients in their own process: they play at several tables, always reconnect, and log everything.

Run as `python -m tests.resilience.kills.clients SEED`. Orders arrive on standard input; the log is written to
standard output.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from mascarade.server.runtime.early_answers import MAX_CHANGES
from tests.kit.client import Client, Frame, RemoteServer
from tests.resilience.kills import client_log as log
from tests.resilience.kills.client_log import record

T = TypeVar("T")
GONE = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, EOFError, httpx.HTTPError)
"""Errors of a client whose server is killed."""
QUICK = {"beat": 0, "pace": "instant", "clock": None, "window": None, "edition": "first"}

TABLES: dict[str, tuple[int, int, dict[str, Any]]] = {
    "fast": (3, 0, {**QUICK}),
    "peeking": (4, 0, {**QUICK, "options": {"confess_peek": True, "turn_limit": 30}}),
    "sealed": (3, 0, {**QUICK, "contest": "sealed", "window": 3}),
    "fading": (3, 0, {**QUICK, "memory": "fading"}),
    "watched": (2, 2, {**QUICK, "beat": 120, "spectators": True}),
    "dozing": (3, 0, {**QUICK, "window": 3}),
    "bots": (1, 3, {**QUICK, "beat": 400}),
}
"""By name: people, bots and settings. At `dozing` the last person lets every contest time out."""
FASTEST = 0.02
LIMIT = {"turn_limit": 40}


def now() -> int:
    return time.monotonic_ns()


class Session:
    """What all clients share: the server's address and the pace."""

    def __init__(self, seed: int) -> None:
        self.server = RemoteServer(0)
        self.pace = "play"
        self.chance = Random(seed)
        self.moved = asyncio.Event()
        """Set and replaced whenever the server has a new address."""

    def take(self, order: log.Order) -> None:
        if order.port is not None:
            self.server = RemoteServer(order.port)
            self.moved.set()
            self.moved = asyncio.Event()
        if order.pace is not None:
            self.pace = order.pace

    async def until_moved(self, most: float) -> None:
        """Wait for a new address, up to this many seconds: reconnecting clients back off."""
        moved = self.moved
        try:
            async with asyncio.timeout(most):
                await moved.wait()
        except TimeoutError:
            pass

    @property
    def think(self) -> float:
        """Seconds to wait before the next answer."""
        return FASTEST if self.pace == "burst" else self.chance.uniform(FASTEST, 0.15)

    async def post(self, path: str, body: object = None, token: str = "") -> Any:
        """Send a POST request; its response, or None if it was refused."""
        client = Client(self.server, token=token)
        answer = await client.ask("POST", path, {} if body is None else body)
        return answer.json() if answer.status_code < 300 else None

    async def insist(self, request: Callable[[], Awaitable[T | None]]) -> T:
        """Repeat a request until it succeeds."""
        wait = 0.02
        while True:
            try:
                granted = await request()
            except GONE:
                granted = None
            if granted is not None:
                return granted
            await self.until_moved(wait)
            wait = min(2 * wait, 0.5)


class LoggingClient:
    """A person with a seat, or a spectator."""

    def __init__(self, session: Session, table: str, code: str, token: str, seat: int | None) -> None:
        self.session, self.table, self.code, self.token, self.seat = session, table, code, token, seat
        self.chance = Random(f"{session.chance.random()}")
        self.port = 0
        self.phase = ""
        self.game = 0
        self.count = 0
        """How many events of the game it has received."""
        self.heard = 0
        self.acts = 0
        self.pending: log.Sent | None = None
        """The action that was sent and is not yet answered."""
        self.given: dict[tuple[int, int], Frame] = {}
        """By game and decision: the last acknowledged answer."""
        self.changes: Counter[tuple[int, int]] = Counter()
        """By game and decision: how many answers were acknowledged."""
        self.question: Frame | None = None
        """The open question."""
        self.peeks: list[Frame] = []
        self.due = 0.0
        self.host: LoggingClient | None = None
        """The client that starts the games here, if it is another one."""
        self.over = False
        """The game has ended, and there will be no other."""

    async def play(self) -> None:
        """Connect to the table, again and again, until all games have ended."""
        wait = 0.01
        while not self.over:
            try:
                await self._sit()
                wait = 0.01
            except GONE:
                pass
            if self.port:
                record(log.Down(now(), self.table, self.seat, self.port))
                self.port = 0
            await self.session.until_moved(wait * self.chance.uniform(0.5, 1))
            wait = min(2 * wait, 0.5)

    async def _sit(self) -> None:
        client = Client(self.session.server, token=self.token)
        async with client.open_socket(self.code, compression=None, proxy=None, close_timeout=10) as socket:
            self.port = socket.local_address[1]
            hello: Frame = {"type": "hello", "chat": self.heard}
            if self.game and self.chance.random() < 0.8:
                hello |= {"game": self.game, "events": self.count}
            await socket.send(json.dumps(hello))
            self.phase, self.question, self.peeks = "", None, []
            record(log.Up(now(), self.table, self.seat, self.port))
            greeted = False
            while not self.over:
                frame = await self._next(socket)
                if frame is not None:
                    self._note(frame)
                    if frame["type"] == "closing" and not frame["again"]:
                        record(log.Broken(self.table, self.seat, f"sent away: {frame['code']}"))
                    if frame["type"] == "welcome" and not greeted:
                        greeted = True
                        if self.pending is not None:
                            await self._send(socket, self.pending)
                elif greeted:
                    await self._act(socket)
                self._see_the_end()

    async def _next(self, socket: ClientConnection) -> Frame | None:
        """The next frame; None if there is something to do first."""
        wait = 0.05
        if self._willing():
            wait = min(wait, max(0.0, self.due - time.monotonic()))
        try:
            async with asyncio.timeout(wait):
                frame: Frame = json.loads(await socket.recv())
                return frame
        except TimeoutError:
            return None

    def _willing(self) -> bool:
        if self.session.pace == "idle" or self.pending is not None:
            return False
        if self.question is None:
            return bool(self.peeks)
        dozes = self.table == "dozing" and self.seat == 2 and self.session.pace != "finish"
        return not (dozes and self.question["decision"]["question"]["type"] == "contest-or-pass")

    async def _act(self, socket: ClientConnection) -> None:
        """Send what is due."""
        if self.seat is None or self.session.pace == "idle" or time.monotonic() < self.due:
            return
        self.due = time.monotonic() + self.session.think
        if self.chance.random() < 0.01:
            self.acts += 1
            said = log.Spoke(self.table, self.seat, f"{self.table} {self.seat} says {self.acts}")
            record(said)
            await socket.send(json.dumps({"type": "say", "text": said.text}))
        if self.phase == "memorising":
            await socket.send(json.dumps({"type": "ready", "game": self.game}))
        if not self._willing():
            return
        if self.peeks and (self.question is None or self.chance.random() < 0.2):
            action = self.chance.choice(self.peeks)
            self.peeks = []
        elif self.question is not None:
            action = self.chance.choice(self.question["legal"])
            early = self.question["decision"]["question"]["type"] == "contest-or-pass"
            if not early or self.chance.random() < 0.7:  # otherwise they may change their answer
                self.question = None
        else:
            return
        self.acts += 1
        name = f"{self.table}-{self.seat}-{self.acts}"
        sent = log.Sent(now(), self.table, self.seat, self.game, name, action, self.port)
        await self._send(socket, sent)

    async def _send(self, socket: ClientConnection, sent: log.Sent) -> None:
        self.pending = sent = msgspec.structs.replace(sent, at=now(), port=self.port)
        record(sent)
        await socket.send(
            json.dumps({"type": "act", "id": sent.id, "game": sent.game, "action": sent.action})
        )
        record(log.Left(now(), sent.table, sent.seat, sent.id, sent.port))

    def _note(self, frame: Frame) -> None:
        """Log a frame first, then process it."""
        match frame["type"]:
            case "accepted":
                self._answered(frame)
                assert self.seat is not None
            case "refused":
                assert self.seat is not None
                record(log.Refused(now(), self.table, self.seat, frame["id"], frame["code"]))
                if self.pending is not None and frame["id"] == self.pending.id:
                    self._declined(self.pending, frame)
            case "events":
                self._events(frame["game"], frame["first"], frame["events"], False)
            case "view":
                self._events(frame["game"], frame["view"]["first"], frame["view"]["events"], True)
            case "said":
                record(log.Heard(self.table, frame["number"], frame["seat"], frame["text"]))
                if frame["number"] <= self.heard:
                    record(log.Broken(self.table, self.seat, "said twice"))
                self.heard = frame["number"]
            case "table":
                self.phase, self.peeks = frame["phase"], self.peeks if frame["game"] == self.game else []
            case "asked":
                self._check_held(frame)
                self.question = None if frame["held"] and self.chance.random() < 0.5 else frame
                self.due = time.monotonic() + self.session.think
            case "peeks":
                self.peeks = frame["legal"] if self.chance.random() < 0.1 else []
            case _:
                pass

    def _answered(self, frame: Frame) -> None:
        sent = self.pending
        if sent is None or sent.id != frame["id"]:
            record(log.Broken(self.table, self.seat, f"an answer to nothing: {frame['id']}"))
            return
        record(log.Acknowledged(now(), sent.table, sent.seat, sent.game, sent.id, frame["events"]))
        self.pending = None
        if "decision" in sent.action:
            decision = (sent.game, sent.action["decision"])
            self.given = {decision: sent.action}
            self.changes[decision] += 1

    def _check_held(self, frame: Frame) -> None:
        """Check that a question asked again includes the early answer."""
        given = self.given.get((frame["game"], frame["decision"]["number"]))
        later = None if self.pending is None else self.pending.action
        if given is not None and frame["held"] not in (given, later):
            record(log.Broken(self.table, self.seat, f"an early answer was forgotten: {given}"))

    def _declined(self, sent: log.Sent, frame: Frame) -> None:
        """Handle a refusal: another answer was faster or the time was up, so the question is closed."""
        self.pending = None
        answered = sent.action.get("decision")
        if answered is not None:
            open_still = frame["decision"] is not None and frame["decision"]["number"] == answered
            final = frame["code"] == "answer-final" and self.changes[sent.game, answered] == MAX_CHANGES
            if open_still and not final:
                record(log.Broken(self.table, self.seat, f"refused while it was asked: {frame['code']}"))
            if self.question is not None and self.question["decision"]["number"] == answered:
                self.question = None

    def _events(self, game: int, first: int, events: list[Frame], whole: bool) -> None:
        record(log.Shown(now(), self.table, self.seat, game, first, events))
        if game != self.game:
            self.count = 0
            if first and not whole:
                record(log.Broken(self.table, self.seat, "a game that begins in its middle"))
        elif first != self.count and not whole:
            record(log.Broken(self.table, self.seat, f"events from {first} on, after {self.count}"))
        elif first + len(events) < self.count:
            record(log.Broken(self.table, self.seat, f"{self.count} events have become fewer"))
        self.game, self.count = game, first + len(events)

    def _see_the_end(self) -> None:
        ended = self.phase in ("finished", "lobby") and self.pending is None
        self.over = ended and self.session.pace == "finish" and (self.host is None or self.host.over)


class HostClient(LoggingClient):
    """The client that starts a new game when the last one has ended."""

    async def _act(self, socket: ClientConnection) -> None:
        if self.phase in ("finished", "lobby") and self.session.pace not in ("finish", "idle"):
            what = "rematch" if self.phase == "finished" else "start"
            answer = await self.session.post(f"/tables/{self.code}/{what}", token=self.token)
            if answer is not None:
                granted: Any = what
                record(log.Granted(self.table, granted, answer["table"]["game"]))
                self.phase = answer["table"]["phase"]
        await super()._act(socket)


async def new_person(session: Session, name: str) -> str:
    answer = await session.insist(lambda: session.post("/people", {"name": name}))
    record(log.Welcomed(answer["token"]))
    token: str = answer["token"]
    return token


async def open_table(session: Session, table: str) -> list[LoggingClient]:
    """Open a table and seat everyone."""
    people, bots, settings = TABLES[table]
    tokens = [await new_person(session, f"{table} {number}") for number in range(people)]
    settings = {"options": LIMIT, **settings, "players": people + bots}
    opened = await session.insist(lambda: session.post("/tables", settings, tokens[0]))
    code = opened["table"]["code"]
    for token in tokens[1:]:
        await session.insist(lambda token=token: session.post(f"/tables/{code}/join", token=token))  # type: ignore[misc]
    for number in range(bots):
        kind = {"bot": ("random", "novice")[number % 2]}
        await session.insist(lambda kind=kind: session.post(f"/tables/{code}/bots", kind, tokens[0]))  # type: ignore[misc]
    clients: list[LoggingClient] = [
        (LoggingClient if seat else HostClient)(session, table, code, token, seat)
        for seat, token in enumerate(tokens)
    ]
    if settings.get("spectators"):
        clients.append(LoggingClient(session, table, code, await new_person(session, "watching"), None))
    for client in clients[1:]:
        client.host = clients[0]
    return clients


async def newcomers(session: Session) -> None:
    """Create guests who open a table and leave."""
    while session.pace != "finish":
        try:
            answer = await session.post("/people", {"name": "new"})
            if answer is not None:
                record(log.Welcomed(answer["token"]))
                opened = await session.post("/tables", {"players": 4}, answer["token"])
                if opened is not None:
                    record(log.Welcomed(answer["token"], opened["table"]["code"]))
        except GONE:
            pass
        await session.until_moved(0.3)


async def orders(session: Session) -> None:
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(reader), sys.stdin
    )
    decoder = msgspec.json.Decoder(log.Order)
    while line := await reader.readline():
        session.take(decoder.decode(line))
    raise EOFError("the checker is gone")


async def play(seed: int) -> None:
    session = Session(seed)
    async with asyncio.TaskGroup() as tasks:
        listening = tasks.create_task(orders(session))
        while not session.server.port:
            await session.until_moved(1)
        clients: list[LoggingClient] = []
        for table in TABLES:
            clients += await open_table(session, table)
        record(log.Ready({client.table: client.code for client in clients}))
        others = tasks.create_task(newcomers(session))
        await asyncio.gather(*(client.play() for client in clients))
        await others
        record(log.Finished())
        listening.cancel()


if __name__ == "__main__":
    asyncio.run(play(int(sys.argv[1])))
