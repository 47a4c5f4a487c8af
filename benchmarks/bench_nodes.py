"""Several nodes: moves per second and latencies with PostgreSQL and Redis, and of one node with SQLite.

The load is that of `bench_service.py`; the seats of every table are spread over the nodes. `resident` adds
more and more idle tables in memory; `watched` is one table with spectators; `killed` is the time from the end
of a node to the next bot move at a table that it drove. PostgreSQL and Redis come from the wheels that the
tests use, with durable commits.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.table import Table
from service.ours import Ours
from service.peer import JsonObject
from service.process import Running

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.kit.backends.servers import Postgres, Redis
from tests.kit.client import Client, RemoteServer
from tests.kit.server_process import ServerProcess, wait_until_gone

KINDS = {
    "SQLite, one node": (False, 1),
    "PostgreSQL, one node": (True, 1),
    "PostgreSQL, two nodes": (True, 2),
}
SIZES = (50, 500, 5000)
SPECTATORS = (1, 100)


def say(sentence: str) -> None:
    """Print on standard error; standard output is for figures."""
    print(sentence, file=sys.stderr)


def stop(server: ServerProcess) -> None:
    """Kill a node and wait until it has ended."""
    wait_until_gone(server.kill())


def says(text: str, frame: JsonObject) -> bool:
    """Whether a frame is this chat message."""
    return frame.get("text") == text


@contextmanager
def serving(shared: bool, count: int) -> Iterator[list[ServerProcess]]:
    """Start this many nodes with a new database."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if shared:
            postgres = stack.enter_context(Postgres(durable=True))
            redis = stack.enter_context(Redis())
            url, options = postgres.make("tables"), ["--redis", redis.url]
        else:
            url, options = f"sqlite:///{folder / 'tables.db'}", []
        options += ["--requests=1000000", "--messages=1000000", "--connections=1000000", "--tables=1000000"]
        servers = [ServerProcess(url, folder, *options, compiled=True) for _ in range(count)]
        for server in servers:
            stack.callback(stop, server)
            server.wait_for_address().wait_until_ready()
        yield servers


def played(servers: list[ServerProcess], options: argparse.Namespace) -> JsonObject:
    """Run the load of bench_service.py."""
    first, *others = servers
    running = Running(Ours.name, first.port, first.process.pid)
    return running.order(
        "play",
        tables=options.tables,
        players=options.players,
        rate=options.rate,
        warm_up=options.warm_up,
        seconds=options.seconds,
        others=[server.port for server in others],
    )


def remote(server: ServerProcess) -> RemoteServer:
    """A node as a target for the clients of the tests."""
    return RemoteServer(server.port)


async def furnish(servers: list[ServerProcess], tables: int) -> None:
    """Open idle tables in the memory of every node."""
    host = await remote(servers[0]).new_client("Ada")
    for _ in range(tables):
        code = (await host.post("/tables", {"players": 4, "public": True}))["table"]["code"]
        for server in servers[1:]:
            other = Client(remote(server), host.name)
            other.token = host.token
            await other.get(f"/tables/{code}")


async def watched(servers: list[ServerProcess], spectators: int, moves: int) -> dict[str, float]:
    """Milliseconds until all spectators have received a chat message."""
    guests = await remote(servers[0]).open_table("Ada", "Bruno", spectators=True)
    seats = [await guest.connect() for guest in guests]
    watching = []
    for number in range(spectators):
        guest = await remote(servers[number % len(servers)]).new_client("Eva")
        watching.append(await guest.connect(code=guests[0].code))
    for seat in watching:
        await seat.until(lambda frame: frame["type"] == "table")
    took = []
    for number in range(moves):
        began = time.perf_counter()
        await seats[number % 2].send({"type": "say", "text": f"word {number}"})
        for seat in watching:
            await seat.until(partial(says, f"word {number}"))
        took.append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(1.1)  # the rate limit of chat
    for seat in (*seats, *watching):
        await seat.close()
    took.sort()
    return {"p50": took[len(took) // 2], "worst": took[-1]}


async def killed(servers: list[ServerProcess]) -> float:
    """Seconds from the end of the node that drives a table to the next move of a bot there."""
    first, second = servers
    (guest,) = await remote(first).open_table("Ada", bots=3, beat=200, clock=None)
    seat = await guest.connect()
    await guest.post(f"/tables/{guest.code}/start")
    await seat.ready()
    question = await seat.next_question()
    quiet = [action for action in question["legal"] if action["type"] != "announce"]
    await seat.send({"type": "act", "id": "mine", "game": 1, "action": quiet[0]})
    await seat.until(lambda frame: frame["type"] == "accepted")
    first.kill()
    began = time.perf_counter()
    guest.server = remote(second)
    again = await guest.connect()
    await again.until(lambda frame: frame["type"] == "events")
    took = time.perf_counter() - began
    await again.close()
    await seat.close()
    return took


def measure(options: argparse.Namespace) -> dict[str, object]:
    """Run all measurements."""
    found: dict[str, object] = {}
    for kind, (shared, count) in KINDS.items():
        say(f"{kind}: play.")
        with serving(shared, count) as servers:
            found[kind] = played(servers, options)
    grown: dict[str, JsonObject] = {}
    for size in options.sizes:
        say(f"Two nodes, {size} idle tables in memory.")
        with serving(True, 2) as servers:
            asyncio.run(furnish(servers, size))
            grown[str(size)] = played(servers, options)
    found["resident"] = grown
    with serving(True, 2) as servers:
        say("Two nodes, spectators.")
        found["watched"] = {
            str(count): asyncio.run(watched(servers, count, options.words)) for count in options.spectators
        }
        say("A node is killed.")
        found["killed"] = asyncio.run(killed(servers))
    return found


def show(console: Console, found: JsonObject) -> None:
    """Print a table of the figures."""
    table = Table(title="Several nodes", title_justify="left")
    table.add_column("", no_wrap=True)
    for column in ("moves/s closed", "p50 ms", "p99 ms", "p50 ms at a fixed rate", "p99 ms"):
        table.add_column(column, justify="right")
    rows = {kind: found[kind] for kind in KINDS}
    rows |= {f"two nodes, {size} more tables": row for size, row in found["resident"].items()}
    for name, row in rows.items():
        closed, fixed = row["closed_loop"], row["fixed_rate"]
        table.add_row(
            name,
            f"{closed['moves_a_second']:,.0f}",
            *(f"{closed[part]:.2f}" for part in ("p50", "p99")),
            *(f"{fixed[part]:.2f}" for part in ("p50", "p99")),
        )
    console.print(table)
    for count, row in found["watched"].items():
        console.print(
            f"{count} spectators receive it after {row['p50']:.1f} ms (worst {row['worst']:.1f} ms)"
        )
    console.print(f"after a node is killed its bots move again after {found['killed']:.2f} s")


def main() -> None:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="a few tables, for a second")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    chosen = parser.parse_args()
    options = argparse.Namespace(
        tables=4 if chosen.quick else 50,
        players=4 if chosen.quick else 6,
        rate=20 if chosen.quick else 200,
        warm_up=0.5 if chosen.quick else 5,
        seconds=1 if chosen.quick else 15,
        sizes=(5, 20) if chosen.quick else SIZES,
        spectators=(1, 5) if chosen.quick else SPECTATORS,
        words=2 if chosen.quick else 20,
    )
    found = measure(options)
    if chosen.json:
        print(json.dumps(found))
    else:
        show(Console(), found)


if __name__ == "__main__":
    main()
