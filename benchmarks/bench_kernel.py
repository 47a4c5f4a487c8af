"""Steps and games per second of the kernel, OpenSpiel's C++ games, pgx and RLCard; compile times.

All play uniformly random legal moves. The kernel's own loop deals, lists the legal actions, chooses and
steps; so does the loop in Python for OpenSpiel. OpenSpiel's own loop in C++ plays its random bots against
each other; its steps are estimated from the mean length of games played from Python. A step of ours is a
decision; one of OpenSpiel's is a move, with those of chance counted too. The vector is driven from Python
with numpy: masks, observations and rewards of every step included. Rollouts are those of rollouts.py: each
counts as a game. peers.py measures pgx and RLCard in a separate environment (`make bench` creates it). The
best of several rounds counts, since machines are noisy.
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
from random import Random

import numba
import numpy as np
import rollouts
from numpy.typing import NDArray

from mascarade.bots.quick import warmup
from mascarade.kernel import KernelSetup, Vector, batch, warm
from mascarade.rules import Options, playable, published

Round = Callable[[], tuple[int, int]]
"""One round: its steps, and its finished games."""

PEERS = Path(__file__).parent.parent / ".bench" / "bin" / "python"
STEPS = 1_000_000
"""Of one round of the kernel's own loop."""


def own_loop(players: int, games: int, cores: int) -> Round:
    """Random play inside the kernel."""
    kernel = KernelSetup.of(playable(published("first", "base", players), Options(turn_limit=300)))
    rows = np.zeros((games, kernel.width), np.int16)
    batch.seed_all(rows, kernel.tables, np.uint64(1))
    steps = max(1, STEPS // games)
    loop = batch.play_all if cores == 1 else batch.play_all_parallel

    def once() -> tuple[int, int]:
        numba.set_num_threads(cores)
        return games * steps, loop(rows, kernel.tables, steps)

    return once


@numba.njit()
def choose(masks: NDArray[np.uint8], noise: NDArray[np.float32], actions: NDArray[np.int64]) -> None:
    """A random legal action in each game, from its mask."""
    for game in range(masks.shape[0]):
        count = 0
        for action in range(masks.shape[1]):
            count += masks[game, action]
        left, chosen = int(noise[game] * count), -1
        while left >= 0:
            chosen += 1
            left -= masks[game, chosen]
        actions[game] = chosen


def vector(players: int, games: int) -> Round:
    """The vector API, driven from Python with random legal actions chosen from its masks."""
    setup = playable(published("first", "base", players), Options(turn_limit=300))
    many = Vector(setup, games, 1)
    rng, actions = np.random.default_rng(1), np.zeros(games, np.int64)
    steps = max(1, 200_000 // games)

    def once() -> tuple[int, int]:
        now, ended = many.reset(), 0
        for _ in range(steps):
            choose(now.masks.view(np.uint8), rng.random(games, np.float32), actions)
            now = many.step(actions)
            ended += int(now.ended.sum())
        return games * steps, ended

    return once


def open_spiel(name: str) -> Round | None:
    """A game of OpenSpiel from Python, if it is installed."""
    try:
        import pyspiel  # noqa: PLC0415 - an extra
    except ImportError:
        return None
    game, rng = pyspiel.load_game(name), Random(1)

    def once() -> tuple[int, int]:
        steps = 0
        for _ in range(50):
            state = game.new_initial_state()
            while not state.is_terminal():
                moves = state.legal_actions()
                state.apply_action(moves[rng.randrange(len(moves))])
                steps += 1
        return steps, 50

    return once


def open_spiel_own_loop(name: str) -> Round | None:
    """The same in OpenSpiel's C++ loop, between its random bots."""
    played = open_spiel(name)
    if played is None:
        return None
    import pyspiel  # noqa: PLC0415 - an extra

    steps, games = (sum(numbers) for numbers in zip(*(played() for _ in range(10)), strict=True))
    game, seeds = pyspiel.load_game(name), Random(2)
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]

    def once() -> tuple[int, int]:
        for _ in range(100):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seeds.getrandbits(30))
        return round(100 * steps / games), 100

    return once


def peers() -> dict[str, tuple[float, float]]:
    """The rates of pgx and RLCard, if their environment exists."""
    if not PEERS.exists():
        print("pgx and RLCard are not measured: `make bench` creates their environment", file=sys.stderr)
        return {}
    told = subprocess.check_output([PEERS, Path(__file__).with_name("peers.py")])
    found: dict[str, tuple[float, float]] = json.loads(told.splitlines()[-1])
    return {name: (steps, games) for name, (steps, games) in found.items()}


def compile_times(room: str) -> dict[str, float]:
    """Seconds that `warm` takes in a new process, first with an empty cache and then with a full one."""
    code = f"import time; from {room} import warm; t = time.perf_counter(); warm(); "
    code += "print(time.perf_counter() - t)"
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "NUMBA_CACHE_DIR": cache}
        return {
            f"{room}, {name}": float(subprocess.check_output([sys.executable, "-c", code], env=environment))
            for name in ("cold", "cached")
        }


def main() -> None:  # noqa: PLR0912 - a list of what is measured
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=30, help="short rounds of each (default: 30)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--no-compile", action="store_true", help="skip the compile times")
    arguments = parser.parse_args()
    warm(parallel=True)
    warmup.warm()
    contestants: dict[str, Round] = {}
    for players in (6, 13):
        for games in (1, 1024, 8192):
            for cores in (1, 2):
                if cores <= numba.get_num_threads():
                    name = f"kernel, {players} players, {games} games, {cores} core{'s' * (cores > 1)}"
                    contestants[name] = own_loop(players, games, cores)
        contestants[f"vector, {players} players, 1024 games, 1 core"] = vector(players, 1024)
        contestants |= rollouts.contestants(players)
    for name in ("hanabi", "euchre", "social_deduction"):
        for other, where in ((open_spiel(name), "from Python"), (open_spiel_own_loop(name), "own loop")):
            if other is not None:
                contestants[f"OpenSpiel {name} {where}"] = other
    for once in contestants.values():  # compiles what is not compiled yet
        once()
    begun, busy = time.strftime("%Y-%m-%d %H:%M"), os.getloadavg()[0]
    best = dict.fromkeys(contestants, (0.0, 0.0))
    for _ in range(arguments.rounds):
        for name, once in contestants.items():
            begin = time.perf_counter()
            steps, ended = once()
            took = time.perf_counter() - begin
            best[name] = max(best[name], (steps / took, ended / took))
    best |= peers()
    compiling = (
        {}
        if arguments.no_compile
        else {
            **compile_times("mascarade.kernel"),
            **compile_times("mascarade.bots.quick.warmup"),
        }
    )
    if arguments.json:
        print(json.dumps({"begun": begun, "load": busy, "per_second": best, "compile_seconds": compiling}))
        return
    print(f"begun {begun}, load average {busy:.1f} on {os.cpu_count()} cores")
    print(f"{'':44}{'steps/s':>12}{'games/s':>12}")
    for name, (steps_a_second, games_a_second) in best.items():
        print(f"{name:44}{steps_a_second:12,.0f}{games_a_second:12,.0f}")
    for name, seconds in compiling.items():
        print(f"compile, {name}: {seconds:.1f} s")


if __name__ == "__main__":
    main()
