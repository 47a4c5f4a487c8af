"""Pub/sub hints between nodes that share a database.

A hint names a changed table or session; the receiver reads the store. Nodes also poll every few seconds, so
hints may be lost and Redis may be unavailable.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from mascarade.rules import Refused

if TYPE_CHECKING:
    from redis.asyncio import Redis

OnHint = Callable[[str], None]
_CHANNEL = "mascarade"
_MAX_PENDING = 10_000
"""Hints that wait to be published."""
_BACKOFF_SECONDS = (0.1, 0.2, 0.5, 1.0, 2.0)
_ANSWER_SECONDS = 5
"""Timeout for an answer of Redis."""
_log = logging.getLogger(__name__)


class PubSub:
    """Pub/sub without Redis: no hints."""

    def start(self, on_hint: OnHint) -> None:
        """Start to receive hints."""

    def publish(self, hint: str) -> None:
        """Send a hint to the other nodes soon."""

    async def stop(self) -> None:
        """Disconnect."""


class RedisPubSub(PubSub):
    """Hints over a Redis channel, without the sender's own. Dropped while Redis is unavailable."""

    def __init__(self, url: str, sender: str) -> None:
        try:
            from redis import asyncio as redis  # noqa: PLC0415 - an optional dependency
        except ImportError:
            raise Refused("nodes-missing", package="redis") from None
        try:
            self._redis: Redis = redis.from_url(
                url, socket_connect_timeout=_ANSWER_SECONDS, socket_timeout=_ANSWER_SECONDS
            )
        except ValueError:
            raise Refused("redis-url", url=url.rpartition("@")[2]) from None
        self._sender = sender
        self._pending: dict[str, None] = {}
        self._has_pending = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._warned = False
        self._stopping = False
        """Unlike a cancellation, this can't get lost when Redis fails at the same time."""

    def start(self, on_hint: OnHint) -> None:
        """Start to publish and receive hints."""
        self._tasks = [asyncio.create_task(self._publish_all()), asyncio.create_task(self._listen(on_hint))]

    def publish(self, hint: str) -> None:
        """Send a hint soon; equal hints are sent once."""
        if len(self._pending) < _MAX_PENDING:
            self._pending[hint] = None
            self._has_pending.set()

    async def stop(self) -> None:
        """Disconnect."""
        self._stopping = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Exception):
            await self._redis.aclose()

    async def _publish_all(self) -> None:
        while not self._stopping:
            await self._has_pending.wait()
            self._has_pending.clear()
            hints, self._pending = self._pending, {}
            try:
                pipe = self._redis.pipeline(transaction=False)
                for hint in hints:
                    pipe.publish(_CHANNEL, f"{self._sender} {hint}")
                await pipe.execute()
            except Exception as problem:  # whatever it is, play goes on without hints
                self._warn_once(problem)

    async def _listen(self, on_hint: OnHint) -> None:
        attempts = 0
        while not self._stopping:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(_CHANNEL)
                    while not self._stopping:
                        message = await channel.get_message(timeout=_ANSWER_SECONDS)
                        attempts, self._warned = 0, False
                        if message is None:
                            await channel.ping()
                        elif message["type"] == "message":
                            sender, _, hint = message["data"].decode().partition(" ")
                            if sender != self._sender:
                                on_hint(hint)
            except Exception as problem:
                self._warn_once(problem)
                await asyncio.sleep(_BACKOFF_SECONDS[min(attempts, len(_BACKOFF_SECONDS) - 1)])
                attempts += 1

    def _warn_once(self, problem: BaseException) -> None:
        if not self._warned:
            self._warned = True
            _log.warning("Redis does not answer (%s): polling for changes.", type(problem).__name__)
