"""A person's connection to a table."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol

from mascarade.rules import SPECTATOR, Refused, Seat, Viewer
from mascarade.server.protocol import client_in
from mascarade.server.protocol import client_out as m
from mascarade.server.protocol.errors import sentence_of
from mascarade.server.storage.people import Person
from mascarade.server.tables.state import TableState

MAX_BACKLOG = 256
"""Frames that may wait for a slow peer before the connection is closed."""


class Transport(Protocol):
    """Takes frames without waiting."""

    def write(self, frame: bytes) -> bool:
        """Send a frame; False if too many are waiting already."""


class Connection:
    """One person's connection to one table.

    Frames go straight to its transport; without one they wait in `frames` for a sender.
    """

    def __init__(self, person: Person, transport: Transport | None = None) -> None:
        self.person = person
        self.transport = transport
        self.seat: Seat | None = None
        self.device: client_in.Device | None = None
        """How a shared device uses this connection; None on a device of one person."""
        self.hands: tuple[Seat, ...] = ()
        """The seats of all who play on the shared device, for its open connection."""
        self.frames: deque[bytes] = deque()
        self.ending: m.Closing | None = None
        self.listening: asyncio.Task[object] | None = None
        """The task that waits for the next message, while it waits."""
        self._waiting: asyncio.Future[None] | None = None

    def over(self) -> bool:
        """Whether it has ended."""
        return self.ending is not None

    @property
    def viewer(self) -> Viewer:
        """Whose view it is sent."""
        return SPECTATOR if self.seat is None else self.seat

    def seats_in(self, state: TableState) -> tuple[Seat, ...]:
        """The seats it speaks for: its own, or all around its shared device."""
        if self.device == "open":
            return state.hands_of(self.person.id)
        seat = state.seat_of(self.person.id)
        if seat is None:
            raise Refused("not-seated")
        return (seat,)

    def send(self, frame: bytes) -> None:
        """Send a frame, in order; a peer that does not keep up is disconnected."""
        if self.ending is not None:
            return
        if self.transport is not None:
            if not self.transport.write(frame):
                self.end(closing("too-slow", again=True))
            return
        self.frames.append(frame)
        if len(self.frames) > MAX_BACKLOG:
            self.frames.clear()
            self.end(closing("too-slow", again=True))
        self._wake()

    def end(self, reason: m.Closing) -> None:
        """Send what waits, then the reason, and close."""
        if self.ending is None:
            self.ending = reason
            self._wake()
            if self.listening is not None:
                self.listening.cancel()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def something(self) -> None:
        """Wait until there is a frame to send, or an end."""
        while not self.frames and self.ending is None:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting


def closing(code: str, *, again: bool) -> m.Closing:
    """Why a connection ends."""
    return m.Closing(code, sentence_of(code), again)
