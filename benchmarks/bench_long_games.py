"""What a long game costs the server's event loop: loading its table, a hello, a reconnection, a move, a bot.

`--before REVISION` measures that revision's sources too, in turn with these, each in a process of its own.
All times are of the processor, the best of several rounds. The games are scripted: a player announces in
every turn and nobody contests, so that a turn has as many events as it can.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
PLAYERS = 13
_MEASURE = "--measure"


def measure(turns: int, rounds: int) -> dict[str, float]:
    """Milliseconds of the processor for each step, with the sources that this process has found."""
    from mascarade.rules import SPECTATOR  # noqa: PLC0415 - of the revision that is measured
    from mascarade.server.protocol import client_out as m  # noqa: PLC0415
    from mascarade.server.views import bots, projection  # noqa: PLC0415
    from tests.kit.long_games import folded, long_game  # noqa: PLC0415

    history, _ = long_game(turns, PLAYERS)
    history = history[:-1]  # before the end, when not everything is open
    state = folded(history)
    play = state.current_game
    count = len(play.events)

    def ask_bot() -> object:
        return bots.bot_request(state, "table", bytes(32), 1)[1].events[count - 3 :]

    steps: dict[str, Callable[[], object]] = {
        "load: fold all entries": lambda: folded(history),
        "hello: view and encode": lambda: m.encode(projection.full_view(state, 0)),
        "hello of a spectator": lambda: m.encode(projection.full_view(state, SPECTATOR)),
        "reconnect: 10 events missed": lambda: m.encode(projection.events_since(state, 0, count - 10)),
        "move: 3 events, 14 viewers": lambda: projection.events_for(
            play, count - 3, [*range(PLAYERS), SPECTATOR]
        ),
        "bot: 3 new events": ask_bot,
    }
    found = {name: min(_took(step) for _ in range(rounds)) for name, step in steps.items()}
    return {"events": count, "entries": len(history), **found}


def _took(step: Callable[[], object]) -> float:
    began = time.process_time()
    step()
    return 1000 * (time.process_time() - began)


def _measured(sources: Path, turns: int, rounds: int) -> dict[str, float]:
    command = [sys.executable, __file__, _MEASURE, str(turns), str(rounds)]
    environment = {**os.environ, "PYTHONPATH": f"{sources / 'src'}{os.pathsep}{ROOT}"}
    printed = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    found: dict[str, float] = json.loads(printed)
    return found


def _checked_out(revision: str, folder: Path) -> Path:
    archive = subprocess.run(["git", "archive", revision, "src"], cwd=ROOT, check=True, capture_output=True)
    subprocess.run(["tar", "x", "-C", str(folder)], input=archive.stdout, check=True)
    return folder


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, nargs="+", default=[500, 2_000], help="lengths of the games")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of each step (default: 5)")
    parser.add_argument(
        "--before", metavar="REVISION", help="compare with this revision, at the first length"
    )
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for turns in arguments.turns:
            now = _measured(ROOT, turns, arguments.rounds)
            before = None
            if arguments.before and turns == arguments.turns[0]:
                before = _measured(_checked_out(arguments.before, Path(folder)), turns, 1)
            print(
                f"{turns} turns, {PLAYERS} players: {now.pop('entries')} entries, {now.pop('events')} events"
            )
            for name, took in now.items():
                ratio = (
                    ""
                    if before is None
                    else f"{before[name]:12.3f} ms before: {before[name] / took:,.0f} times"
                )
                print(f"  {name:32}{took:10.3f} ms{ratio}")


if __name__ == "__main__":
    if sys.argv[1:2] == [_MEASURE]:
        print(json.dumps(measure(int(sys.argv[2]), int(sys.argv[3]))))
    else:
        main()
