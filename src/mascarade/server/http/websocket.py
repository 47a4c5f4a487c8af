"""The WebSocket of a table, for a player, a spectator or a shared device."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final, Self

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from mascarade.rules import Refused, Seat
from mascarade.server.http.auth import ServiceDep, act_as_guest, authenticate, table_of
from mascarade.server.http.security import AnySocket, address_of, check_request
from mascarade.server.http.transport import transport_of
from mascarade.server.protocol import messages as m
from mascarade.server.protocol.errors import problem
from mascarade.server.runtime.broadcast import HEARTBEAT_MS
from mascarade.server.runtime.connection import Connection, closing
from mascarade.server.runtime.rate_limit import Bucket
from mascarade.server.runtime.session import TableSession
from mascarade.server.service import Service
from mascarade.server.storage.store import DatabaseUnavailable
from mascarade.server.tables import entries as n
from mascarade.server.tables import lobby, moves
from mascarade.server.tables.entries import AnyEntry, Matter
from mascarade.server.tables.settings import MS_PER_SECOND
from mascarade.server.tables.state import TableState

_CLOSED: Final = 4000
"""Why is in the last message; the close code says only that the server closed in order."""
_CLOSED_RECONNECT: Final = 4001
"""... and that it is worth coming back."""
_MAX_MALFORMED = 20
"""Messages that make no sense, before the line is cut."""
_LINGER_SECONDS = 5
"""Seconds for the last frames to leave."""
_GONE = (WebSocketDisconnect, OSError)
"""What sending and receiving raise when nobody is there any more."""
_log = logging.getLogger(__name__)


@websocket("/tables/{code:str}/socket")
async def table_socket(socket: AnySocket, service: ServiceDep, code: FromPath[str]) -> None:
    """Sit at a table, or watch."""
    await socket.accept()
    try:
        ending = await _guarded(socket, service, code)
    except Refused as refusal:
        again = refusal.code in ("too-fast", "silent", "database-away")
        ending = m.Closing(refusal.code, problem(refusal).sentence, again)
    except _GONE:
        return
    except Exception as failure:
        _log.error("A line failed: %s.", type(failure).__name__, exc_info=failure)
        ending = closing("broken", again=True)
    with suppress(*_GONE, RuntimeError):  # nor is anybody waited for who does not read
        async with asyncio.timeout(_LINGER_SECONDS):
            await socket.send_data(m.encode(ending).decode(), mode="text")
            await socket.close(_CLOSED_RECONNECT if ending.again else _CLOSED, ending.code)


async def _guarded(socket: AnySocket, service: Service, code: str) -> m.Closing:
    """Let in who may come in, within the limits."""
    check_request(socket, service)
    address = address_of(socket)
    if not service.by_address.acquire(address):
        raise Refused("too-many-lines")
    try:
        hello = await _hello(socket)  # before anything is looked up: a wait would tell what there is
        owner = await authenticate(socket, service)
        person = await act_as_guest(socket, service, owner, socket.query_params.get("as"))
        if not service.by_person.acquire(owner.id):
            raise Refused("too-many-lines")
        try:
            return await _at_table(
                socket, service, code, Connection(person, transport_of(socket.scope)), hello
            )
        finally:
            service.by_person.release(owner.id)
    finally:
        service.by_address.release(address)


async def _at_table(
    socket: AnySocket, service: Service, code: str, connection: Connection, hello: m.Hello
) -> m.Closing:
    table = await table_of(socket, service, code, connection.person)
    sending = None if connection.wire is not None else asyncio.create_task(_send(socket, connection))
    try:
        await service.registry.presence.connect(table, connection, hello)
        await _listen(socket, service, table, connection)
        if sending is not None:
            await asyncio.wait((sending,), timeout=_LINGER_SECONDS)
    finally:
        if sending is not None:
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
        await service.registry.presence.disconnect(table, connection)
    assert connection.ending is not None
    return connection.ending


async def _hello(socket: AnySocket) -> m.Hello:
    try:
        frame = await asyncio.wait_for(_frame(socket), HEARTBEAT_MS / MS_PER_SECOND)
        message = m.read(frame)
    except TimeoutError:
        raise Refused("silent") from None
    except m.Malformed as problem_found:
        raise Refused("malformed", reason=str(problem_found)) from None
    if not isinstance(message, m.Hello):
        raise Refused("hello-first")
    return message


async def _frame(socket: AnySocket) -> str:
    data = await socket.receive_data(mode="text")
    if len(data) > m.MAX_FRAME_BYTES or len(data.encode()) > m.MAX_FRAME_BYTES:
        raise Refused("too-large", most=m.MAX_FRAME_BYTES)
    return data


async def _send(socket: AnySocket, connection: Connection) -> None:
    """Send what the table has for this line, until it ends."""
    with suppress(*_GONE):
        while True:
            await connection.something()
            while connection.frames:
                await socket.send_data(connection.frames.popleft().decode(), mode="text")
            if connection.ending is not None:
                return
    connection.end(closing("gone", again=True))


async def _next(
    socket: AnySocket, connection: Connection, listener: asyncio.Task[object] | None
) -> str | None:
    """What the person sends next; nothing once the line has ended."""
    if connection.over():
        return None
    connection.listening = listener
    try:
        return await _frame(socket)
    except asyncio.CancelledError:
        if not connection.over():  # not the line ends, but the server
            raise
        return None
    finally:
        connection.listening = None


async def _listen(socket: AnySocket, service: Service, table: TableSession, connection: Connection) -> None:
    """Take in what the person sends, one message after the other, until the line ends; none is half done."""
    rate = service.config.messages
    limits = Bucket(rate, 5 * rate)
    nonsense = 0
    listener = asyncio.current_task()
    with _Heartbeat(connection) as heartbeat:
        while (frame := await _next(socket, connection, listener)) is not None:
            heartbeat.heard()
            message: m.ClientMessage | None = None
            try:
                wait = limits.allow(service.clock.now() / MS_PER_SECOND)
                if wait:
                    raise Refused("too-fast", seconds=int(wait) + 1)
                message = _read(frame)
                await _handle(service, table, connection, message)
                nonsense = 0
            except (
                DatabaseUnavailable
            ) as away:  # what was asked may have been done: whoever comes back finds out
                connection.end(closing(away.code, again=True))
            except Refused as refusal:
                nonsense += refusal.code in ("malformed", "too-fast")
                connection.send(_refusal_message(table, connection, refusal, message))
                if nonsense >= _MAX_MALFORMED:
                    connection.end(closing("nonsense", again=False))


class _Heartbeat:
    """Ends a line on which nothing was heard for too long."""

    def __init__(self, connection: Connection) -> None:
        self._line = connection
        self._loop = asyncio.get_running_loop()
        self._patience = HEARTBEAT_MS / MS_PER_SECOND
        self._last = self._loop.time()
        self._timer = self._loop.call_later(self._patience, self._look)

    def heard(self) -> None:
        """The person is there."""
        self._last = self._loop.time()

    def _look(self) -> None:
        left = self._last + self._patience - self._loop.time()
        if left <= 0:
            self._line.end(closing("silent", again=True))
        else:
            self._timer = self._loop.call_later(left, self._look)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_raised: object) -> None:
        self._timer.cancel()


def _read(frame: str) -> m.ClientMessage:
    try:
        return m.read(frame)
    except m.Malformed as problem_found:
        raise Refused("malformed", reason=str(problem_found)) from None


def _refusal_message(
    table: TableSession, connection: Connection, refusal: Refused, message: m.ClientMessage | None
) -> bytes:
    """The refusal of a message, with what the person is asked now."""
    play = table.state.play
    asked = None
    if connection.seat is not None and play is not None and table.state.phase == "playing":
        asked = moves.question_for(play, connection.seat)
    told = problem(refusal, table.state.settings.edition)
    action = message.id if isinstance(message, m.Act) else None
    return m.encode(m.Refusal(told.code, told.sentence, told.facts, action, asked))


async def _handle(
    service: Service, table: TableSession, connection: Connection, message: m.ClientMessage
) -> None:
    registry = service.registry
    match message:
        case m.Act():
            connection.send(m.encode(await registry.act(table, connection, message)))
        case m.Ready(game=game):
            await registry.change(table, lambda state: _ready(state, connection, game))
        case m.Say(text=text):
            await registry.say(table, connection, text)
        case m.Vote(about=about, yes=yes):
            await registry.change(table, lambda state: _voted(state, connection, about, yes))
        case m.Back():
            await registry.change(table, lambda state: _back(state, connection))
        case m.Ping():
            connection.send(m.encode(m.Pong(service.clock.now())))
        case m.Hello():
            raise Refused("hello-twice")


def _ready(state: TableState, connection: Connection, game: int) -> list[AnyEntry]:
    seats = _seated(state, connection)
    if game != state.game:
        raise Refused("stale-game", game=game, pending=state.game)
    if state.phase != "memorising":
        return []
    return [n.SaidReady(seat) for seat in seats if seat not in state.ready]


def _back(state: TableState, connection: Connection) -> list[AnyEntry]:
    seats = [(seat, state.seats[seat]) for seat in _seated(state, connection)]
    return [n.CameBack(seat) for seat, occupant in seats if occupant is not None and occupant.away]


def _voted(state: TableState, connection: Connection, about: Matter, yes: bool) -> list[AnyEntry]:
    return lobby.vote_together(state, _seated(state, connection), about, yes)


def _seated(state: TableState, connection: Connection) -> tuple[Seat, ...]:
    """For whom a line speaks: who sits there, or all around its device."""
    if connection.device == "open":
        return state.hands_of(connection.person.id)
    seat = state.seat_of(connection.person.id)
    if seat is None:
        raise Refused("not-seated")
    return (seat,)
