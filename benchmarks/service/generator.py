"""The load generator's process: `python -m service.generator` reads an order as JSON and prints figures."""

from __future__ import annotations

import asyncio
import gc
import json
import resource
import sys
from collections.abc import Callable

from . import idle
from .boardgame_io import BoardgameIo
from .load import Load
from .ours import Ours
from .peer import JsonObject, Peer, Refused

PEERS: dict[str, type[Peer]] = {peer.name: peer for peer in (BoardgameIo, Ours)}

TURN = 0.0005
"""GIL switch interval, so that requests for tables do not block the players."""


async def play(peer: Peer, order: JsonObject) -> dict[str, object]:
    """Warm up, then a fixed rate, then the closed loop."""
    load = Load(peer, order["server"])
    await load.open(order["tables"], order["players"])
    gc.collect()
    gc.freeze()
    gc.disable()
    await load.closed_loop(order["warm_up"])
    fixed = await load.fixed_rate(order["rate"], order["seconds"])
    closed = await load.closed_loop(order["seconds"])
    load.leave()
    return {"fixed_rate": fixed.as_json(), "closed_loop": closed.as_json()}


async def rest(peer: Peer, order: JsonObject) -> dict[str, object]:
    """Idle tables and connections."""
    return {**await idle.memory(peer, order["server"], order["tables"], order["players"])}


async def leave_tables(peer: Peer, order: JsonObject) -> dict[str, object]:
    """Play for a while; returns how to reconnect to the tables."""
    load = Load(peer, order["server"])
    await load.open(order["tables"], order["players"])
    await load.closed_loop(order["warm_up"])
    load.leave()
    return {"tables": load.credentials()}


async def return_to_tables(peer: Peer, order: JsonObject) -> dict[str, object]:
    """Connect to tables of an earlier server process."""
    return {**await idle.first_service(peer, [peer.known(one) for one in order["known"]])}


ORDERS = {"play": play, "rest": rest, "leave": leave_tables, "return": return_to_tables}


def main() -> None:
    """Carry out one order."""
    order = json.load(sys.stdin)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    sys.setswitchinterval(TURN)
    peer = PEERS[order["peer"]](order["port"])
    if isinstance(peer, Ours):
        peer.others = tuple(order.get("others", ()))
    try:
        import uvloop  # noqa: PLC0415 - not available for Windows

        new_loop: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    except ImportError:
        new_loop = asyncio.new_event_loop
    try:
        with asyncio.Runner(loop_factory=new_loop) as runner:
            print(json.dumps(runner.run(ORDERS[order["order"]](peer, order))))
    except (Refused, OSError, TimeoutError) as error:
        sys.exit(f"{peer.name}: {type(error).__name__}: {error}")


if __name__ == "__main__":
    main()
