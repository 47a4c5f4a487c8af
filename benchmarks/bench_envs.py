"""Steps per second of the environments in uniformly random play, compared with games of the same libraries.

PettingZoo: whole games through the AEC interface, with `last` and its observation, by the same loop for ours
and for `connect_four_v3` and `texas_holdem_v4`, which run in a separate environment (`make bench` creates
it). OpenSpiel: legal actions, a random one and `apply_action`, chance moves included, beside two of its games
in Python, as in bench_engine.py. Gymnasium: one seat among random bots; a step is one of the agent's. Rounds
are interleaved, and the median counts: steps per second of CPU time, on one core.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median

import aec
import bench_engine
import gymnasium

import mascarade.envs.gymnasium
import mascarade.envs.openspiel.game
from mascarade.envs import mascarade_v0

Round = Callable[[], dict[str, float]]
"""A round: steps per second by name."""

PEERS = Path(__file__).parent.parent / ".bench" / "bin" / "python"
OURS = {f"mascarade_v0, {players} players": {"players": players} for players in (6, 13)}


def own_aec(steps: int) -> Round:
    """Our environment through PettingZoo."""
    envs, chance = {name: mascarade_v0.env(**choices) for name, choices in OURS.items()}, Random(1)
    for env in envs.values():
        env.reset(seed=1)
    return lambda: {name: aec.steps_a_second(env, chance, steps) for name, env in envs.items()}


@contextmanager
def peers(python: Path, steps: int) -> Iterator[Round]:
    """PettingZoo's games, in another process, if their environment exists."""
    if not python.exists():
        print("PettingZoo's games are not measured: `make bench` creates their environment", file=sys.stderr)
        yield dict
        return
    command = [str(python), "-W", "ignore", aec.__file__]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as playing:
        orders, answers = playing.stdin, playing.stdout
        assert orders is not None
        assert answers is not None

        def ask() -> dict[str, float]:
            print(steps, file=orders, flush=True)
            rates: dict[str, float] = json.loads(answers.readline())
            return rates

        yield ask
        orders.close()


def open_spiel() -> Round:
    """Ours compared with OpenSpiel's games in Python."""
    specs = (
        "python_mascarade",
        "python_mascarade(players=13)",
        "python_liars_poker",
        "python_block_dominoes",
    )
    rounds, chance = {spec: bench_engine.open_spiel(spec) for spec in specs}, Random(1)

    def once() -> dict[str, float]:
        found = {}
        for spec, games in rounds.items():
            begin = time.process_time()
            steps, _ = games(chance)
            found[spec] = steps / (time.process_time() - begin)
        return found

    return once


def one_seat(steps: int) -> Round:
    """One seat among five random bots."""
    env, chance = gymnasium.make(mascarade.envs.gymnasium.ID), Random(1)
    env.reset(seed=1)

    def once() -> dict[str, float]:
        taken, begin, over = 0, time.process_time(), True
        while taken < steps or not over:
            if over:
                _, info = env.reset()
            legal = info["action_mask"].nonzero()[0]
            _, _, over, _, info = env.step(legal[chance.randrange(len(legal))])
            taken += 1
        return {"Mascarade-v0 (Gymnasium), 6 players": taken / (time.process_time() - begin)}

    return once


def main() -> None:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=15, help="rounds of each (default: 15)")
    parser.add_argument("--steps", type=int, default=2000, help="steps of a round (default: 2000)")
    parser.add_argument("--quick", action="store_true", help="three short rounds")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--peers", type=Path, default=PEERS, help="the Python that has PettingZoo's games")
    arguments = parser.parse_args()
    rounds, steps = (3, 300) if arguments.quick else (arguments.rounds, arguments.steps)
    found: dict[str, list[float]] = {}
    with peers(arguments.peers, steps) as theirs:
        contestants = (own_aec(steps), theirs, open_spiel(), one_seat(max(1, steps // 10)))
        for number in range(rounds + 1):
            for contestant in contestants:
                for name, rate in contestant().items():
                    if number:  # the first round compiles and warms up
                        found.setdefault(name, []).append(rate)
    rates = {name: median(measured) for name, measured in found.items()}
    if arguments.json:
        print(json.dumps({"steps_per_second": rates, "rounds": rounds}))
        return
    for name, rate in rates.items():
        print(f"{name:38}{rate:12,.0f}")
    for peer in aec.GAMES:
        if (theirs_rate := rates.get(f"PettingZoo {peer}")) is not None:
            ratio = min(rates[name] for name in OURS) / theirs_rate
            print(f"mascarade_v0 takes {ratio:.1f} times as many steps as {peer}")


if __name__ == "__main__":
    main()
