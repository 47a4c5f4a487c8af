"""Uniformly random play through the AEC interface, with one loop for our environment and PettingZoo's games.

As a script, it plays a round of each of PettingZoo's games below for every line of input, and writes the
steps per second as JSON. bench_envs.py runs it with the Python of .bench.
"""

from __future__ import annotations

import importlib
import json
import sys
import time
from random import Random
from typing import Any

GAMES = ("connect_four_v3", "texas_holdem_v4")


def steps_a_second(env: Any, chance: Random, steps: int) -> float:
    """Steps per second of CPU time over whole games, with the last observation of every agent."""
    taken, begin = 0, time.process_time()
    while taken < steps:
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[chance.randrange(len(legal))]))
            taken += 1
    return taken / (time.process_time() - begin)


def main() -> None:
    """Play a round of every game for each line of input, which is the number of steps."""
    envs = {name: importlib.import_module(f"pettingzoo.classic.{name}").env() for name in GAMES}
    chance = Random(1)
    for line in sys.stdin:
        told = {f"PettingZoo {name}": steps_a_second(env, chance, int(line)) for name, env in envs.items()}
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
