"""Work that is given up when its request is."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TypeVar

from mascarade.rules import Refused
from mascarade.server.http.security import AnyRequest

T = TypeVar("T")


async def while_connected(request: AnyRequest, work: Coroutine[None, None, T]) -> T:
    """The result of some work, which is cancelled if the client disconnects."""
    working, leaving = asyncio.create_task(work), asyncio.create_task(_disconnected(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refused("gone")  # nobody reads it
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


async def _disconnected(request: AnyRequest) -> None:
    await request.body()
    while (await request.receive())["type"] != "http.disconnect":
        pass
