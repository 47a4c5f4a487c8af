"""A minimal WebSocket client, so that the load generator is not the bottleneck.

It speaks RFC 6455 without extensions: whole text frames go to one callable, pings are answered.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable, Mapping
from typing import cast

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_MASK = bytes((0x5A, 0x13, 0xC7, 0x6E))


class Closed(ConnectionError):
    """The server refused or closed the connection."""


class Socket(asyncio.Protocol):
    """One connection; `receive` gets the payload of every text frame."""

    def __init__(self, request: bytes, receive: Callable[[bytes], None]) -> None:
        self._request = request
        self._receive = receive
        self._rest = b""
        self._upgraded = False
        self._parts: list[bytes] = []
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: BaseException | None = None
        self.leaving = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        self._lost(error or Closed("the connection was closed"))

    def _lost(self, error: Exception) -> None:
        if self.closed is None:
            self.closed = error
            if not self.opened.done():
                self.opened.set_exception(error)
            elif not self.leaving:
                raise Closed(f"a player's connection was lost: {error}")

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        at = 0 if self._upgraded else self._upgrade(data)
        end = len(data)
        while self._upgraded and end - at >= 2:
            length, start = data[at + 1], at + 2
            if length >= 126:
                start += 2 if length == 126 else 8
                if start > end:
                    break
                length = int.from_bytes(data[at + 2 : start], "big")
            stop = start + length
            if stop > end:
                break
            self._frame(data[at], data[start:stop])
            at = stop
        self._rest = data[at:]

    def _upgrade(self, data: bytes) -> int:
        """The length of the handshake response, 0 while it is incomplete."""
        head, found, _ = data.partition(b"\r\n\r\n")
        if not found:
            return 0
        if not head.startswith(b"HTTP/1.1 101"):
            self._lost(Closed(f"the server refused a WebSocket: {data[:300]!r}"))
            return 0
        self._upgraded = True
        self.opened.set_result(None)
        return len(head) + 4

    def _frame(self, first: int, payload: bytes) -> None:
        opcode = first & 0x0F
        if first == 0x80 | _TEXT:
            self._receive(payload)
        elif opcode == _CLOSE:
            self._lost(Closed(f"the server closed a player's connection: {payload!r}"))
        elif opcode == _PING:
            self._send(_PONG, payload)
        elif opcode <= 2:
            self._parts.append(payload)
            if first & 0x80:
                whole, self._parts = b"".join(self._parts), []
                self._receive(whole)

    def send(self, text: bytes) -> None:
        """Send one text frame."""
        self._send(_TEXT, text)

    def _send(self, opcode: int, payload: bytes) -> None:
        assert self._transport is not None
        length = len(payload)
        if length < 126:
            head = bytes((0x80 | opcode, 0x80 | length))
        else:
            head = bytes((0x80 | opcode, 0x80 | 126)) + length.to_bytes(2, "big")
        key = (_MASK * (length // 4 + 1))[:length]
        masked = (int.from_bytes(payload, "big") ^ int.from_bytes(key, "big")).to_bytes(length, "big")
        self._transport.write(head + _MASK + masked)

    def leave(self) -> None:
        """Close the connection."""
        self.leaving = True
        if self._transport is not None:
            self._transport.close()


async def connect(
    host: str,
    port: int,
    path: str,
    receive: Callable[[bytes], None],
    headers: Mapping[str, str] | None = None,
) -> Socket:
    """Open a WebSocket."""
    lines = {
        "Host": f"{host}:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        **(headers or {}),
    }
    request = f"GET {path} HTTP/1.1\r\n" + "".join(f"{name}: {text}\r\n" for name, text in lines.items())
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(f"{request}\r\n".encode(), receive), host, port)
    await asyncio.wait_for(socket.opened, 30)
    return socket
