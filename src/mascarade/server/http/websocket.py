"""The WebSocket of a table, for a player, a spectator or a shared device."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from mascarade.rules import Refused
from mascarade.server.http.auth import ServiceDep, act_as_guest, authenticate, table_of
from mascarade.server.http.security import AnySocket, address_of, check_request, too_fast
from mascarade.server.http.transport import transport_of
from mascarade.server.protocol import client_in
from mascarade.server.protocol import client_out as m
from mascarade.server.protocol.errors import closing, problem
from mascarade.server.runtime.broadcast import HEARTBEAT_MS
from mascarade.server.runtime.connection import Connection
from mascarade.server.runtime.rate_limit import Bucket, Connections
from mascarade.server.runtime.session import TableSession
from mascarade.server.service import Service
from mascarade.server.storage.store import DatabaseUnavailable
from mascarade.server.tables import lobby, moves
from mascarade.server.tables.deal import SentShare, reveal_share
from mascarade.server.tables.settings import MS_PER_SECOND

_CLOSED: Final = 4000
"""The close code of an orderly end; the reason is in the last message."""
_CLOSED_RECONNECT: Final = 4001
"""The same, where the client should reconnect."""
_MAX_MALFORMED = 20
"""Malformed messages in a row before the connection is closed."""
_LINGER_SECONDS = 5
"""How long the last frames may take to leave."""
_GONE = (WebSocketDisconnect, OSError)
"""What sending and receiving raise once the peer is gone."""
_log = logging.getLogger(__name__)


@websocket("/tables/{code:str}/socket")
async def table_socket(socket: AnySocket, service: ServiceDep, code: FromPath[str]) -> None:
    """Connect to a table as a player, a spectator or a shared device."""
    await socket.accept()
    try:
        ending = await _guarded(socket, service, code)
    except Refused as refusal:
        again = refusal.code in ("too-fast", "silent", "database-away")
        ending = m.Closing(refusal.code, problem(refusal).sentence, again)
    except _GONE:
        return
    except Exception as failure:
        _log.error("A connection failed: %s.", type(failure).__name__, exc_info=failure)
        ending = closing("broken", again=True)
    with suppress(*_GONE, RuntimeError):  # a peer that does not read is not waited for
        async with asyncio.timeout(_LINGER_SECONDS):
            await socket.send_data(m.encode(ending).decode(), mode="text")
            await socket.close(_CLOSED_RECONNECT if ending.again else _CLOSED, ending.code)


async def _guarded(socket: AnySocket, service: Service, code: str) -> m.Closing:
    """Authenticate the peer and apply the limits on connections."""
    await check_request(socket)
    with _counted(service.by_address, address_of(socket)):
        hello = await _hello(socket)  # before any lookup, whose time would show whether the table exists
        owner = await authenticate(socket, service)
        person = await act_as_guest(socket, service, owner, socket.query_params.get("as"))
        with _counted(service.by_person, owner.id):
            connection = Connection(person, transport_of(socket.scope), address_of(socket))
            return await _at_table(socket, service, code, connection, hello)


@contextmanager
def _counted(connections: Connections, key: str) -> Iterator[None]:
    """Count a connection while it is open; refuses one too many."""
    if not connections.acquire(key):
        raise Refused("too-many-lines")
    try:
        yield
    finally:
        connections.release(key)


async def _at_table(
    socket: AnySocket, service: Service, code: str, connection: Connection, hello: client_in.Hello
) -> m.Closing:
    table = await table_of(socket, service, connection.person, code)
    sending = None if connection.transport is not None else asyncio.create_task(_send(socket, connection))
    try:
        await service.registry.presence.connect(table, connection, hello)
        if not await service.accounts.is_signed_in(connection.person, service.clock.now()):
            connection.end(closing("signed-out", again=False))  # while it was being connected
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


async def _hello(socket: AnySocket) -> client_in.Hello:
    try:
        frame = await asyncio.wait_for(_frame(socket), HEARTBEAT_MS / MS_PER_SECOND)
    except TimeoutError:
        raise Refused("silent") from None
    message = client_in.read(frame)
    if not isinstance(message, client_in.Hello):
        raise Refused("hello-first")
    return message


async def _frame(socket: AnySocket) -> str:
    data = await socket.receive_data(mode="text")
    if len(data) > client_in.MAX_FRAME_BYTES or len(data.encode()) > client_in.MAX_FRAME_BYTES:
        raise Refused("too-large", most=client_in.MAX_FRAME_BYTES)
    return data


async def _send(socket: AnySocket, connection: Connection) -> None:
    """Send the frames of a connection until it ends."""
    with suppress(*_GONE):
        while True:
            await connection.something()
            while connection.frames:
                await socket.send_data(connection.frames.popleft().decode(), mode="text")
            if connection.ending is not None:
                return
    connection.end(closing("gone", again=True))


async def _next(socket: AnySocket, connection: Connection) -> str | None:
    """The next frame from the peer; None once the connection has ended."""
    if connection.over():
        return None
    connection.listening = asyncio.current_task()
    try:
        return await _frame(socket)
    except asyncio.CancelledError:
        if not connection.over():  # the server stops, not the connection
            raise
        return None
    finally:
        connection.listening = None


async def _listen(socket: AnySocket, service: Service, table: TableSession, connection: Connection) -> None:
    """Handle the peer's messages one by one until the connection ends; none is left half done."""
    rate = service.config.messages
    limits = Bucket(rate, 5 * rate)
    malformed = 0
    heartbeat = _end_if_silent(connection)
    try:
        while (frame := await _next(socket, connection)) is not None:
            heartbeat.cancel()
            heartbeat = _end_if_silent(connection)
            message: client_in.ClientMessage | None = None
            try:
                wait = limits.allow(service.clock.monotonic())
                message = client_in.read(frame)  # also of one too many, since a refusal names the action
                if wait:
                    raise too_fast(wait)
                await _handle(service, table, connection, message)
                malformed = 0
            except DatabaseUnavailable as failure:  # the message may have been stored: a reconnect finds out
                connection.end(closing(failure.code, again=True))
            except Refused as refusal:
                malformed += refusal.code in ("malformed", "too-fast")
                connection.send(_refusal_message(table, connection, refusal, message))
                if malformed >= _MAX_MALFORMED:
                    connection.end(closing("nonsense", again=False))
    finally:
        heartbeat.cancel()


def _end_if_silent(connection: Connection) -> asyncio.TimerHandle:
    """The timer that ends a connection over which nothing arrives."""
    seconds = HEARTBEAT_MS / MS_PER_SECOND
    loop = asyncio.get_running_loop()
    return loop.call_later(seconds, lambda: connection.end(closing("silent", again=True)))


def _refusal_message(
    table: TableSession, connection: Connection, refusal: Refused, message: client_in.ClientMessage | None
) -> bytes:
    """The refusal of a message, with the player's open question."""
    play = table.state.play
    asked = None
    if connection.seat is not None and play is not None and table.state.phase == "playing":
        asked = moves.question_for(play, connection.seat)
    refused = problem(refusal, table.state.settings.edition)
    action = message.id if isinstance(message, client_in.Act) else None
    return m.encode(m.Refusal(refused.code, refused.sentence, refused.facts, action, asked))


async def _handle(
    service: Service, table: TableSession, connection: Connection, message: client_in.ClientMessage
) -> None:
    match message:
        case client_in.Act():
            connection.send(m.encode(await table.submit(connection, message)))
        case client_in.Reveal(seat=seat, lock=lock, share=share):
            sent, now = SentShare(seat, lock, share), service.clock.now()
            await table.change(lambda state: reveal_share(state, connection.seats_in(state), sent, now))
        case client_in.Ready(game=game):
            await table.change(lambda state: moves.get_ready(state, connection.seats_in(state), game))
        case client_in.Say(text=text):
            await service.registry.chat.say(table, connection, text)
        case client_in.Vote(about=about, yes=yes):
            await table.change(
                lambda state: lobby.vote_together(state, connection.seats_in(state), about, yes)
            )
        case client_in.Back():
            await table.change(lambda state: moves.come_back(state, connection.seats_in(state)))
        case client_in.Ping():
            connection.send(m.encode(m.Pong(service.clock.now())))
        case client_in.Hello():
            raise Refused("hello-twice")
