"""Connection limits and timeouts below HTTP and WebSocket parsing."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from struct import pack
from typing import ClassVar

from litestar.types import Scope
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from mascarade.rules import Refused
from mascarade.server.http.proxies import Proxies
from mascarade.server.http.security import HEADERS
from mascarade.server.protocol.errors import problem
from mascarade.server.protocol.messages import encode
from mascarade.server.runtime.rate_limit import Bucket, Connections, address_key

LINGER_SECONDS = 15.0
"""Seconds after which a WebSocket that has ended is gone, whether or not its other end reads."""
_UNREAD = 256 * 1024
"""Bytes that may wait for somebody who asks for signs of life and does not read them."""


_BEHIND = 256 * 1024
"""Bytes that may wait for a slow line before it is cut."""
_AHEAD = 16
"""Messages that may wait to be taken in before no more are read."""
_TEXT = 0x81
"""How a frame begins that is a whole message of text."""
_EXTENSION = "mascarade.wire"


@lru_cache(maxsize=1)
def _framed(frame: bytes) -> bytes:
    """A message as it goes over the wire; the same for everybody, and made once for all who get it now."""
    size = len(frame)
    if size < 126:
        return bytes((_TEXT, size)) + frame
    head = pack("!BBH", _TEXT, 126, size) if size < 2**16 else pack("!BBQ", _TEXT, 127, size)
    return head + frame


def transport_of(scope: Scope) -> Socket | None:
    """The wire under a WebSocket, where this module serves it."""
    extensions = scope.get("extensions") or {}
    found = extensions.get(_EXTENSION, {}).get(_EXTENSION)
    return found if isinstance(found, Socket) else None


class Http(HttpToolsProtocol):
    """HTTP from anybody: not too many connections, and none that never comes to the point."""

    counted: ClassVar[Connections] = Connections(256)
    """Connections of each address, WebSockets included."""
    patience: ClassVar[float] = 20.0
    """Seconds in which a request has to be complete."""
    uncounted: ClassVar[Proxies] = Proxies()
    """Proxies have as many connections as the people behind them; those are counted when they sit down."""

    address: str | None = None
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count it, and wait for a request."""
        super().connection_made(transport)
        host = self.client[0] if self.client is not None else ""
        if host not in self.uncounted:
            address = address_key(host)
            if not self.counted.acquire(address):
                transport.abort()
                return
            self.address = address
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        self._settle()
        if self.address is not None:
            self.counted.release(self.address)
            self.address = None
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """A request begins; it may not take for ever."""
        super().on_message_begin()
        self._wait()

    def on_message_complete(self) -> None:
        """The request is here."""
        self._settle()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The connection goes on as a WebSocket, and is counted on."""
        self._settle()
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, Socket) and self.address is not None:
            socket.counted, socket.address = self.counted, self.address
            self.address = None

    def send_400_response(self, msg: str) -> None:
        """Answer to what is no HTTP, as to everything else that can't be understood."""
        body = encode(problem(Refused("malformed", reason="this is no HTTP")))
        fields = {**HEADERS, "content-type": "application/json", "connection": "close"}
        lines = [f"{name}: {value}\r\n" for name, value in fields.items()]
        head = "".join(["HTTP/1.1 400 Bad Request\r\n", *lines, f"content-length: {len(body)}\r\n\r\n"])
        self.transport.write(head.encode() + body)
        self.transport.close()

    def _wait(self) -> None:
        self._settle()
        self._late = self.loop.call_later(self.patience, self.transport.abort)

    def _settle(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class Outgoing:
    """Sockets with something to send: each sends it all at once, when what is being done now is done."""

    def __init__(self) -> None:
        self._sockets: list[Socket] = []

    def add(self, socket: Socket) -> None:
        """Have a socket send soon."""
        if not self._sockets:
            socket.loop.call_soon(self._send)
        self._sockets.append(socket)

    def _send(self) -> None:
        sockets, self._sockets = self._sockets, []
        for socket in sockets:
            socket.flush()


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket whose other end may send what makes work without being a message, or not read."""

    outgoing: ClassVar[Outgoing]
    """Shared by all of a server."""
    counted: Connections | None = None
    address: str | None = None
    _beats: Bucket | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        if self.counted is not None and self.address is not None:
            self.counted.release(self.address)
            self.address = None
        super().connection_lost(exc)

    def write(self, frame: bytes) -> bool:
        """Send a message of text, with others of the same moment; False if too many wait already."""
        if not self._unsent:
            self.outgoing.add(self)
        self._unsent.append(_framed(frame))
        return self.transport.get_write_buffer_size() <= _BEHIND

    def flush(self) -> None:
        """Send what was written."""
        if self._unsent and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(self._unsent))
        self._unsent.clear()

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the application sends, after what was written before."""
        self.flush()
        await super().send(message)

    async def run_asgi(self) -> None:
        """Serve it, and then see to it that it ends."""
        self._unsent: list[bytes] = []
        self.scope["extensions"][_EXTENSION] = {_EXTENSION: self}
        await super().run_asgi()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def handle_ping(self) -> None:
        """Answer a sign of life, unless there are too many, or the answers are not read."""
        if self._bearable():
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        """Take another piece of a message, unless it is in too many."""
        if self._bearable():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; text that is none ends the line, quietly."""
        if self.curr_msg_data_type != "text" or self.close_sent or self.queue.qsize() >= _AHEAD:
            super().send_receive_event_to_app()  # which stops reading until that was taken in
            return
        data, self.frames = b"".join(self.frames), []
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()

    def _bearable(self) -> bool:
        if self._beats is None:
            self._beats = Bucket(rate=10, burst=100)
        unread = self.transport.get_write_buffer_size()
        if unread > _UNREAD or self._beats.allow(self.loop.time()):
            self.transport.abort()
            return False
        return True
