"""Moves per second and latencies of the server, compared with boardgame.io, and the cost of idle tables.

A load generator in a separate process plays at 50 tables of 6 scripted players over real WebSockets on
loopback. A move's latency is the time from sending it until the last of the six players has received it. It
is measured at a fixed rate (200 moves/s over all tables, evenly spaced; a move whose table is busy waits,
which counts as latency) and in a closed loop (a table's next move is sent as soon as all players have the
last one). boardgame.io plays its smallest game, a counter, in its in-memory storage; we play games of
Mascarade, with each move durable in SQLite before it is sent. The servers alternate, each round with a new
process, and the medians of the rounds count. CPU is in cores; moves per second of the server's CPU time
depend less on other load of the machine.
"""

from __future__ import annotations

import argparse
import json
import signal
import statistics
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table
from service.boardgame_io import BoardgameIo
from service.ours import Ours
from service.peer import JsonObject, Peer, Unavailable
from service.process import running

PEERS: dict[str, type[Peer]] = {"ours": Ours, "boardgame.io": BoardgameIo}


def say(sentence: str) -> None:
    """Print on standard error; standard output is for figures."""
    print(sentence, file=sys.stderr)


def available(names: list[str]) -> list[type[Peer]]:
    """The servers that are available here; prints why the others are not."""
    found = []
    for name in names:
        try:
            with tempfile.TemporaryDirectory() as folder:
                PEERS[name].command(0, Path(folder))
        except Unavailable as why:
            say(f"{why} So {PEERS[name].name} is not measured.")
        else:
            found.append(PEERS[name])
    return found


def load(peers: list[type[Peer]], options: argparse.Namespace) -> dict[str, list[JsonObject]]:
    """Run rounds of both kinds of load, alternating between the servers."""
    rounds: dict[str, list[JsonObject]] = {peer.name: [] for peer in peers}
    for number in range(options.rounds):
        for peer in peers[:: 1 if number % 2 == 0 else -1]:
            say(f"Round {number + 1} of {options.rounds}: {peer.name}.")
            with tempfile.TemporaryDirectory() as folder, running(peer, Path(folder)) as server:
                rounds[peer.name].append(
                    server.order(
                        "play",
                        tables=options.tables,
                        players=options.players,
                        rate=options.rate,
                        warm_up=options.warm_up,
                        seconds=options.seconds,
                    )
                )
    return rounds


def medians(rounds: list[JsonObject]) -> dict[str, dict[str, float | None]]:
    """The median of every figure over the rounds, and moves per second of the server's CPU time."""
    result: dict[str, dict[str, float | None]] = {}
    for kind in ("fixed_rate", "closed_loop"):
        phases = [one[kind] for one in rounds]
        for phase in phases:
            share = phase["server_share"]
            phase["moves_a_cpu_second"] = phase["moves_a_second"] / share if share else None
        result[kind] = {
            figure: None
            if any(phase[figure] is None for phase in phases)
            else statistics.median(phase[figure] for phase in phases)
            for figure in phases[0]
        }
    return result


def idle(peers: list[type[Peer]], options: argparse.Namespace) -> dict[str, JsonObject]:
    """Memory of idle tables and connections."""
    result = {}
    for peer in peers:
        say(f"{options.idle_tables} idle tables: {peer.name}.")
        with tempfile.TemporaryDirectory() as folder, running(peer, Path(folder)) as server:
            result[peer.name] = server.order("rest", tables=options.idle_tables, players=options.players)
    return result


def fetched(peers: list[type[Peer]], options: argparse.Namespace) -> dict[str, JsonObject]:
    """Time to serve tables that a new server process has to load from its store."""
    result = {}
    for peer in peers:
        if not peer.keeps_tables:
            continue
        say(f"Tables that are not in memory: {peer.name}.")
        seats = {"tables": options.tables, "players": options.players, "warm_up": options.warm_up}
        with tempfile.TemporaryDirectory() as folder:
            with running(peer, Path(folder)) as server:
                left = server.order("leave", **seats)["tables"]
            with running(peer, Path(folder)) as server:
                result[peer.name] = server.order("return", known=left)
    return result


def number(figure: float | None, form: str) -> str:
    """A figure, or a dash if there is none."""
    return "–" if figure is None else format(figure, form)


def show_load(console: Console, summary: dict[str, JsonObject], options: argparse.Namespace) -> None:
    """Print both kinds of load, and the ratios of the medians."""
    table = Table(title=f"{options.tables} tables × {options.players} players", title_justify="left")
    table.add_column("", no_wrap=True)
    for column in ("moves/s", "p50 ms", "p99 ms", "CPU", "moves/CPU s", "generator CPU", "other CPU"):
        table.add_column(column, justify="right")
    for kind, title in (("fixed_rate", f"{options.rate:g} moves/s"), ("closed_loop", "closed loop")):
        table.add_section()
        table.add_row(title)
        for name, figures in summary.items():
            row = figures[kind]
            table.add_row(
                f"  {name}",
                number(row["moves_a_second"], ",.0f"),
                number(row["p50"], ",.2f"),
                number(row["p99"], ",.2f"),
                number(row["server_share"], ".2f"),
                number(row["moves_a_cpu_second"], ",.0f"),
                number(row["generator_share"], ".2f"),
                number(row["other_share"], ".2f"),
            )
    console.print(table)
    for kind, ratio in ratios(summary).items():
        console.print(f"{kind}: " + ", ".join(f"{figure} {times:.2f}" for figure, times in ratio.items()))


def ratios(summary: dict[str, JsonObject]) -> dict[str, dict[str, float]]:
    """Our medians divided by the peer's."""
    if not {Ours.name, BoardgameIo.name} <= summary.keys():
        return {}
    ours, peer = summary[Ours.name], summary[BoardgameIo.name]
    names = {"moves_a_second": "moves/s", "moves_a_cpu_second": "moves/CPU s", "p50": "p50", "p99": "p99"}
    return {
        f"mascarade over boardgame.io, {kind.replace('_', ' ')}": {
            title: ours[kind][figure] / peer[kind][figure]
            for figure, title in names.items()
            if ours[kind][figure] and peer[kind][figure]
        }
        for kind in ("fixed_rate", "closed_loop")
    }


def show_idle(console: Console, memory: dict[str, JsonObject], service: dict[str, JsonObject]) -> None:
    """Print memory and loading times."""
    table = Table(title="Idle", title_justify="left")
    table.add_column("")
    for column in ("KiB a table", "KiB a connection", "tables resident", "MiB in all", "opened/s"):
        table.add_column(column, justify="right")
    for name, row in memory.items():
        table.add_row(
            name,
            f"{row['table'] / 1024:,.1f}",
            f"{row['connection'] / 1024:,.1f}",
            f"{row['tables']:,}",
            f"{row['resident'] / 2**20:,.0f}",
            f"{row['tables_opened_a_second']:,.0f}",
        )
    if memory:
        console.print(table)
    for name, row in service.items():
        console.print(
            f"{name}, from connecting to the table's state: {row['fetched_p50']:.1f} ms if not in memory "
            f"(worst {row['fetched_worst']:.1f}), {row['in_memory_p50']:.1f} ms if it is."
        )


def options_of(parser: argparse.ArgumentParser) -> argparse.Namespace:
    """The command line; `--quick` changes the defaults."""
    parser.add_argument("--quick", action="store_true", help="one short round and few idle tables")
    parser.add_argument(
        "--seconds", type=float, help="seconds of each load in a round (default: 10; quick: 2)"
    )
    parser.add_argument("--warm-up", type=float, help="seconds of warm-up before them (default: 4; quick: 1)")
    parser.add_argument("--rounds", type=int, help="rounds of each server (default: 3; quick: 1)")
    parser.add_argument("--tables", type=int, default=50, help="tables under load (default: 50)")
    parser.add_argument("--players", type=int, default=6, help="players at each table (default: 6)")
    parser.add_argument("--rate", type=float, default=200, help="fixed rate in moves/s (default: 200)")
    parser.add_argument("--idle-tables", type=int, help="idle tables, 0 for none (default: 1000; quick: 100)")
    parser.add_argument(
        "--peer", choices=("boardgame.io", "ours", "both"), default="both", help="servers to measure"
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    options = parser.parse_args()
    for option, quick, usual in (
        ("seconds", 2.0, 10.0),
        ("warm_up", 1.0, 4.0),
        ("rounds", 1, 3),
        ("idle_tables", 100, 1000),
    ):
        if getattr(options, option) is None:
            setattr(options, option, quick if options.quick else usual)
    return options


def main() -> None:
    """Measure, and print tables or JSON."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # ends the servers too
    options = options_of(argparse.ArgumentParser(description=__doc__))
    peers = available(list(PEERS) if options.peer == "both" else [options.peer])
    if not peers:
        sys.exit("There is no server to measure.")
    try:
        rounds = load(peers, options)
        service = fetched(peers, options)
        memory = idle(peers, options) if options.idle_tables and Path("/proc/self/statm").exists() else {}
    except Unavailable as why:
        sys.exit(str(why))
    summary = {name: medians(of) for name, of in rounds.items()}
    if options.json:
        figures = {"rounds": rounds, "medians": summary, "ratios": ratios(summary), "idle": memory}
        print(json.dumps({**figures, "not_in_memory": service}))
        return
    console = Console(width=None if sys.stdout.isatty() else 110)
    show_load(console, summary, options)
    show_idle(console, memory, service)


if __name__ == "__main__":
    main()
