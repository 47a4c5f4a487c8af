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
from mascarade.server.protocol.client_out import encode
from mascarade.server.protocol.errors import problem
from mascarade.server.runtime.rate_limit import Bucket, Connections, address_key

MAX_URL_BYTES = 8 * 1024
MAX_HEADERS = 100
MAX_HEAD_BYTES = 32 * 1024
"""Bytes of a request besides its body: request line, headers, trailers and the framing of chunks."""
_PIECE_BYTES = 4 * 1024
"""Bytes that are parsed at a time, so that the limits hold whatever comes at once."""
_TOO_LARGE = {414: "URI Too Long", 431: "Request Header Fields Too Large"}
LINGER_SECONDS = 15.0
"""Seconds before an ended WebSocket is aborted, whether or not the client reads."""
MAX_UNSENT_BYTES = 256 * 1024
"""Bytes that may wait for a slow client behind the largest message before its connection is cut."""
_MAX_QUEUED = 16
"""Received messages that may wait before reading pauses."""
_TEXT = 0x81
"""First byte of an unfragmented text frame."""
_EXTENSION = "mascarade.wire"


@lru_cache(maxsize=1)
def _framed(frame: bytes) -> bytes:
    """A message as a WebSocket frame; cached, since a broadcast sends the same one to many."""
    size = len(frame)
    if size < 126:
        return bytes((_TEXT, size)) + frame
    head = pack("!BBH", _TEXT, 126, size) if size < 2**16 else pack("!BBQ", _TEXT, 127, size)
    return head + frame


def transport_of(scope: Scope) -> WebSocketProtocol | None:
    """The protocol object under a WebSocket, if this module serves it."""
    extensions = scope.get("extensions") or {}
    found = extensions.get(_EXTENSION, {}).get(_EXTENSION)
    return found if isinstance(found, WebSocketProtocol) else None


class HttpProtocol(HttpToolsProtocol):
    """HTTP with limits on the connections of an address, and on the time and the head of a request."""

    counted: ClassVar[Connections] = Connections(256)
    """Connections of each address, WebSockets included."""
    patience: ClassVar[float] = 20.0
    """Seconds for a request to arrive."""
    uncounted: ClassVar[Proxies] = Proxies()
    """Proxies have no limit: the people behind them are counted by their WebSockets."""

    address: str | None = None
    _timeout: asyncio.TimerHandle | None = None
    _head_bytes = 0
    """Bytes of this request so far, besides its body."""
    _excess: tuple[int, int] | None = None
    """The status of a request that is too large, and the limit."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, and wait for a request."""
        super().connection_made(transport)
        host = self.client[0] if self.client is not None else ""
        if host not in self.uncounted:
            address = address_key(host)
            if not self.counted.acquire(address):
                transport.abort()
                return
            self.address = address
        self._start_timeout()

    def connection_lost(self, exc: Exception | None) -> None:
        """Uncount the connection."""
        self._cancel_timeout()
        if self.address is not None:
            self.counted.release(self.address)
            self.address = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse piece by piece, and stop when there is more than a request may have besides its body."""
        for start in range(0, len(data), _PIECE_BYTES):
            piece = data[start : start + _PIECE_BYTES]
            self._head_bytes += len(piece)
            super().data_received(piece)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return  # refused, or a WebSocket, whose client waits for an answer first
            if self._head_bytes > MAX_HEAD_BYTES:
                self._excess = (431, MAX_HEAD_BYTES)
                self.send_400_response("")
                return

    def on_message_begin(self) -> None:
        """Limit the time and the head of a request."""
        super().on_message_begin()
        self._head_bytes = min(self._head_bytes, _PIECE_BYTES)
        self._start_timeout()

    def on_url(self, url: bytes) -> None:
        """Take a part of the URL, within its limit."""
        super().on_url(url)
        self._check(len(self.url), MAX_URL_BYTES, 414)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header or trailer, within the limit of their number."""
        super().on_header(name, value)
        self._check(len(self.headers), MAX_HEADERS, 431)

    def on_body(self, body: bytes) -> None:
        """Take a part of the body, which has a limit of its own."""
        self._head_bytes -= len(body)
        super().on_body(body)

    def _check(self, found: int, most: int, status: int) -> None:
        """Stop the parser at a request that is too large."""
        if found > most:
            self._excess = (status, most)
            raise Refused("too-large", most=most)

    def on_message_complete(self) -> None:
        """The request has arrived."""
        self._cancel_timeout()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection and its count to the WebSocket."""
        self._cancel_timeout()
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, WebSocketProtocol) and self.address is not None:
            socket.counted, socket.address = self.counted, self.address
            self.address = None

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP or too large, in the same shape as everything else."""
        line, refusal = "400 Bad Request", Refused("malformed", reason="this is no HTTP")
        if self._excess is not None:
            status, most = self._excess
            line, refusal = f"{status} {_TOO_LARGE[status]}", Refused("too-large", most=most)
        body = encode(problem(refusal))
        fields = {**HEADERS, "content-type": "application/json", "connection": "close"}
        lines = [f"{name}: {value}\r\n" for name, value in fields.items()]
        head = "".join([f"HTTP/1.1 {line}\r\n", *lines, f"content-length: {len(body)}\r\n\r\n"])
        self.transport.write(head.encode() + body)
        self.transport.close()

    def _start_timeout(self) -> None:
        self._cancel_timeout()
        self._timeout = self.loop.call_later(self.patience, self.transport.abort)

    def _cancel_timeout(self) -> None:
        if self._timeout is not None:
            self._timeout.cancel()
            self._timeout = None


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket with limits on control frames, fragments and unread data."""

    counted: Connections | None = None
    address: str | None = None
    _frame_limit: Bucket | None = None
    _largest: int = 0
    """Size of the largest message since nothing was unsent: the view of a long game takes its time."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Uncount the connection."""
        if self.counted is not None and self.address is not None:
            self.counted.release(self.address)
            self.address = None
        super().connection_lost(exc)

    def write(self, frame: bytes) -> bool:
        """Send a text message when the current callback is done; False if too much is unsent."""
        if not self._unsent:
            self.loop.call_soon(self.flush)
        self._unsent.append(_framed(frame))
        is_keeping_up = self._is_keeping_up()
        self._largest = max(self._largest, len(frame))
        return is_keeping_up

    def flush(self) -> None:
        """Send the written messages."""
        if self._unsent and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(self._unsent))
        self._unsent.clear()

    async def send(self, message: ASGISendEvent) -> None:
        """Send the application's message after the written ones."""
        self.flush()
        await super().send(message)

    async def run_asgi(self) -> None:
        """Serve the connection, and make sure that it ends."""
        self._unsent: list[bytes] = []
        self.scope["extensions"][_EXTENSION] = {_EXTENSION: self}
        await super().run_asgi()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def handle_ping(self) -> None:
        """Answer a ping, within the limits."""
        if self._is_within_limits():
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        """Take a fragment, within the limits."""
        if self._is_within_limits():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; invalid UTF-8 closes the connection without a log entry."""
        if self.curr_msg_data_type != "text" or self.close_sent or self.queue.qsize() >= _MAX_QUEUED:
            super().send_receive_event_to_app()  # which pauses reading until the queue shrinks
            return
        data, self.frames = b"".join(self.frames), []
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()

    def _is_within_limits(self) -> bool:
        if self._frame_limit is None:
            self._frame_limit = Bucket(rate=10, burst=100)
        if not self._is_keeping_up() or self._frame_limit.allow(self.loop.time()):
            self.transport.abort()
            return False
        return True

    def _is_keeping_up(self) -> bool:
        unsent = self.transport.get_write_buffer_size()
        if not unsent:
            self._largest = 0
        return unsent <= self._largest + MAX_UNSENT_BYTES
