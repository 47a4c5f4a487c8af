"""Pub/sub hints between processes that share a database.

A hint names a table or a session, and whoever receives one reads the store. A lost hint is found out within a
few seconds, so Redis may be unavailable.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from mascarade.rules import Refused

if TYPE_CHECKING:
    from redis.asyncio import Redis

Heard = Callable[[str], None]
"""What is done with a hint."""
_CHANNEL = "mascarade"
_MAX_WAITING = 10_000
"""Hints that wait to be told, at most."""
_BACKOFF_SECONDS = (0.1, 0.2, 0.5, 1.0, 2.0)
"""Seconds between one attempt and the next."""
_ANSWER_SECONDS = 5
"""Seconds in which Redis has to answer."""
_log = logging.getLogger(__name__)


class PubSub(Protocol):
    """Carries hints from each process to all others."""

    def start(self, heard: Heard) -> None:
        """Begin to listen."""

    def tell(self, hint: str) -> None:
        """Tell the others, soon, if they can be reached."""

    async def stop(self) -> None:
        """Let go."""


class NoPubSub:
    """For a process that is alone, or has no Redis."""

    def start(self, heard: Heard) -> None:
        """Nobody tells anything."""

    def tell(self, hint: str) -> None:
        """Nobody is there."""

    async def stop(self) -> None:
        """Nothing to do."""


def pubsub_at(url: str | None, sender: str) -> PubSub:
    """The bus at an address; without one, none. Who sends says so, to be spared its own hints."""
    return NoPubSub() if url is None else RedisPubSub(url, sender)


class RedisPubSub:
    """Hints over one channel of Redis. While it is away they are dropped, and it is tried again."""

    def __init__(self, url: str, sender: str) -> None:
        try:
            from redis import asyncio as redis  # noqa: PLC0415 - an extra of its own
        except ImportError:
            raise Refused("nodes-missing", package="redis") from None
        try:
            self._redis: Redis = redis.from_url(
                url, socket_connect_timeout=_ANSWER_SECONDS, socket_timeout=_ANSWER_SECONDS
            )
        except ValueError:
            raise Refused("redis-url", url=url.rpartition("@")[2]) from None
        self._sender = sender
        self._waiting: dict[str, None] = {}
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._silent = False
        self._stopping = False
        """A cancellation can be lost where Redis fails at the same time; this can't."""

    def start(self, heard: Heard) -> None:
        """Begin to listen, and to tell."""
        self._tasks = [asyncio.create_task(self._tell_all()), asyncio.create_task(self._listen(heard))]

    def tell(self, hint: str) -> None:
        """Tell the others, soon; the same hint once."""
        if len(self._waiting) < _MAX_WAITING:
            self._waiting[hint] = None
            self._news.set()

    async def stop(self) -> None:
        """Let go."""
        self._stopping = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Exception):
            await self._redis.aclose()

    async def _tell_all(self) -> None:
        while not self._stopping:
            await self._news.wait()
            self._news.clear()
            hints, self._waiting = self._waiting, {}
            try:
                pipe = self._redis.pipeline(transaction=False)
                for hint in hints:
                    pipe.publish(_CHANNEL, f"{self._sender} {hint}")
                await pipe.execute()
            except Exception as problem:  # whatever it is, play goes on without hints
                self._away(problem)

    async def _listen(self, heard: Heard) -> None:
        attempts = 0
        while not self._stopping:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(_CHANNEL)
                    while not self._stopping:
                        message = await channel.get_message(timeout=_ANSWER_SECONDS)
                        attempts, self._silent = 0, False
                        if message is None:
                            await channel.ping()
                        elif message["type"] == "message":
                            self._heard(message["data"].decode(), heard)
            except Exception as problem:
                self._away(problem)
                await asyncio.sleep(_BACKOFF_SECONDS[min(attempts, len(_BACKOFF_SECONDS) - 1)])
                attempts += 1

    def _heard(self, message: str, heard: Heard) -> None:
        sender, _, hint = message.partition(" ")
        if sender != self._sender:
            heard(hint)

    def _away(self, problem: BaseException) -> None:
        """Say once that nobody answers."""
        if not self._silent:
            self._silent = True
            _log.warning("Redis does not answer (%s): changes are looked for.", type(problem).__name__)
