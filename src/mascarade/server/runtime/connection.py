"""The connection of a person to a table."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol

from mascarade.rules import SPECTATOR, Seat, Viewer
from mascarade.server.protocol import messages as m
from mascarade.server.protocol.errors import sentence_of
from mascarade.server.storage.people import Person

MAX_BACKLOG = 256
"""Frames that may wait for a slow line before it is cut."""


class Transport(Protocol):
    """What takes frames at once."""

    def write(self, frame: bytes) -> bool:
        """Send a frame; False if too many wait already."""


class Connection:
    """The connection of one person to one table, as the table sees it.

    Frames go straight into its wire; without one they wait for somebody who sends them.
    """

    def __init__(self, person: Person, wire: Transport | None = None) -> None:
        self.person = person
        self.wire = wire
        self.seat: Seat | None = None
        self.device: m.Device | None = None
        """How the device is used that it comes from, if it goes from hand to hand."""
        self.hands: tuple[Seat, ...] = ()
        """The seats of all who play on the device, for its open line."""
        self.frames: deque[bytes] = deque()
        self.ending: m.Closing | None = None
        self.listening: asyncio.Task[object] | None = None
        """Who waits for the person's next message, and for nothing else."""
        self._waiting: asyncio.Future[None] | None = None

    def over(self) -> bool:
        """Whether it has come to its end."""
        return self.ending is not None

    @property
    def viewer(self) -> Viewer:
        """Whose eyes it has."""
        return SPECTATOR if self.seat is None else self.seat

    def send(self, frame: bytes) -> None:
        """Send a frame, in order; a line that does not keep up is cut."""
        if self.ending is not None:
            return
        if self.wire is not None:
            if not self.wire.write(frame):
                self.end(closing("too-slow", again=True))
            return
        self.frames.append(frame)
        if len(self.frames) > MAX_BACKLOG:
            self.frames.clear()
            self.end(closing("too-slow", again=True))
        self._wake()

    def end(self, reason: m.Closing) -> None:
        """Send what waits, say why, and close."""
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
