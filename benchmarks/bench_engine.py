"""Steps per second of the rules engine and of OpenSpiel's Python games, and the time to import the rules.

All play uniformly random legal moves on one core, in alternating rounds; the best of many short rounds
counts, since machines are noisy. A decision of ours is legal actions, the choice, its events and the new
state; one of OpenSpiel's is legal actions and `apply_action`. Steps are decisions and, on both sides, the
cards or tiles dealt: OpenSpiel deals each as a chance move, we shuffle them.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable
from random import Random

import pyspiel
from open_spiel.python.games import block_dominoes, liars_poker  # noqa: F401 - importing registers them

from mascarade.rules import (
    SPECTATOR,
    Options,
    advance,
    as_they_happen,
    legal_actions,
    playable,
    published,
    shuffled,
    start,
    visible,
)

Counts = tuple[int, int]
"""All steps, including dealing, and those that were a player's decision."""


def engine(players: int) -> Callable[[Random], Counts]:
    """One round of games of the first edition."""
    scenario = published("first", "base", players)
    setup = playable(scenario, Options(turn_limit=300))

    def games(rng: Random) -> Counts:
        decisions = 0
        for _ in range(20):
            state, _ = start(setup, shuffled(scenario, rng.shuffle))
            while legal := legal_actions(state):
                state, _ = advance(state, rng.choice(legal))
                decisions += 1
        return decisions + 20 * len(scenario.cards), decisions

    return games


def open_spiel(name: str) -> Callable[[Random], Counts]:
    """One round of games of OpenSpiel."""
    game = pyspiel.load_game(name)

    def games(rng: Random) -> Counts:
        steps = decisions = 0
        for _ in range(60):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(rng.choice(state.chance_outcomes())[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    decisions += 1
                steps += 1
        return steps, decisions

    return games


def views(rng: Random) -> dict[str, float]:
    """Nanoseconds to show one event to one viewer, alone and as one of a whole game."""
    scenario = published("first", "base", 13)
    setup = playable(scenario, Options(turn_limit=300))
    state, opening = start(setup, shuffled(scenario, rng.shuffle))
    events = list(opening)
    while legal := legal_actions(state):
        state, more = advance(state, rng.choice(legal))
        events += more
    rounds: dict[str, Callable[[], object]] = {
        "visible, event by event": lambda: [visible(event, 3) for event in events],
        "visible, to a spectator": lambda: [visible(event, SPECTATOR) for event in events],
        "as_they_happen, a whole game": lambda: as_they_happen(events, 3),
    }
    found = {}
    for name, show in rounds.items():
        times = []
        for _ in range(30):
            begin = time.perf_counter()
            show()
            times.append(time.perf_counter() - begin)
        found[name] = 1e9 * min(times) / len(events)
    return found


def import_time() -> float:
    """Milliseconds to import the rules in a new process, without the interpreter's start."""

    def run(code: str) -> float:
        begin = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - begin

    rounds = [(run("import mascarade.rules"), run("pass")) for _ in range(15)]
    return 1000 * (min(ours for ours, _ in rounds) - min(bare for _, bare in rounds))


def main() -> None:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=40, help="rounds of each contestant (default: 40)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    arguments = parser.parse_args()
    contestants = {
        "mascarade, 6 players": engine(6),
        "mascarade, 13 players": engine(13),
        "python_liars_poker": open_spiel("python_liars_poker"),
        "python_block_dominoes": open_spiel("python_block_dominoes"),
    }
    best = dict.fromkeys(contestants, (0.0, 0.0))
    rng = Random(1)
    for _ in range(arguments.rounds):
        for name, games in contestants.items():
            begin = time.perf_counter()
            steps, decisions = games(rng)
            took = time.perf_counter() - begin
            best[name] = max(best[name], (steps / took, decisions / took))
    shown = views(rng)
    imported = import_time()
    if arguments.json:
        print(json.dumps({"steps_per_second": best, "view_ns": shown, "import_ms": imported}))
        return
    print(f"{'':24}{'steps/s':>12}{'decisions/s':>14}")
    for name, (steps_rate, decisions_rate) in best.items():
        print(f"{name:24}{steps_rate:12,.0f}{decisions_rate:14,.0f}")
    for name, nanoseconds in shown.items():
        print(f"{name:32}{nanoseconds:6,.0f} ns an event")
    print(f"import mascarade.rules: {imported:.0f} ms")


if __name__ == "__main__":
    main()
