"""Rollouts as in a search: games continued from one position, on the kernel and on the engine.

There are two kinds. Random: uniformly random actions from one mid-game position to the end. Trials: those of
the expert, ten turns from the deal with quick players in all seats; on the engine the same players follow its
events.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np
from numpy.typing import NDArray

from mascarade.arena.match import play
from mascarade.bots import Seat, find_bot
from mascarade.bots.expert.histories import new_worlds
from mascarade.bots.expert.rollouts import play_trials
from mascarade.bots.quick.perception import see_deal
from mascarade.bots.quick.players import new_players
from mascarade.kernel import KernelSetup, from_deal, from_state
from mascarade.kernel import layout as at
from mascarade.kernel.jit import Row, Tables, jit_alloc
from mascarade.kernel.legal import legal
from mascarade.kernel.rng import GOLDEN, below
from mascarade.kernel.turns import step
from mascarade.rules import Deal, Options, State, advance, legal_actions, playable, published, start

Round = Callable[[], tuple[int, int]]
TURNS = 10
"""Turns of a trial."""


@jit_alloc
def roll_out(root: Row, tables: Tables, count: int, dice: NDArray[np.uint64]) -> int:
    """Play this many random games from one position to the end; the number of actions."""
    room, row, answers, state = np.empty(at.ACTIONS, np.int64), np.empty_like(root), 0, dice[0]
    for _ in range(count):
        row[:] = root
        while row[at.ASKED] != at.NOTHING_ASKED:
            state += GOLDEN
            step(row, tables, int(room[below(state, legal(row, tables, room))]))
            answers += 1
    dice[0] = state
    return answers


def middle(players: int) -> State:
    """A position after twelve turns of random play."""
    scenario, rng = published("first", "base", players), Random(1)
    state, _ = start(playable(scenario, Options(turn_limit=300)), Deal(cards=scenario.cards))
    while state.table.turn <= 12:
        state, _ = advance(state, rng.choice(legal_actions(state)))
        assert state.decision is not None, "the game goes on"
    return state


def random_on_kernel(players: int) -> Round:
    """Random rollouts inside the kernel."""
    state = middle(players)
    kernel = KernelSetup.of(state.table.setup)
    root, dice = from_state(kernel, state), np.ones(1, np.uint64)
    return lambda: (roll_out(root, kernel.tables, 1_000, dice), 1_000)


def random_on_engine(players: int) -> Round:
    """The same on the engine."""
    root, rng = middle(players), Random(1)

    def once() -> tuple[int, int]:
        answers = 0
        for _ in range(20):
            state = root
            while state.decision is not None:
                allowed = legal_actions(state)
                state, _ = advance(state, allowed[int(rng.random() * len(allowed))])
                answers += 1
        return answers, 20

    return once


def trials_on_kernel(players: int) -> Round:
    """The expert's trials, from the deal."""
    scenario = published("first", "base", players)
    kernel = KernelSetup.of(playable(scenario, Options(turn_limit=300)))
    people, root = new_players(kernel), from_deal(kernel, Deal(cards=scenario.cards))
    see_deal(root, people)
    worlds = new_worlds(people, 1)
    worlds.unseen[0, : at.MAX_SPOTS] = root[at.CARDS : at.CARDS + at.MAX_SPOTS]
    worlds.views[0], worlds.know[0] = people.views, people.know
    action = np.zeros(at.ACTIONS, np.int64)
    legal(root, kernel.tables, action)
    count, seeds = 200, Random(1)
    chosen, numbers, values = np.zeros(count, np.int64), np.arange(count), np.zeros(count)

    def once() -> tuple[int, int]:
        worlds.seeds[0] = seeds.getrandbits(64)
        return play_trials(root, people, worlds, action[:1], chosen, numbers, TURNS, 10**9, values)

    return once


def trials_on_engine(players: int) -> Round:
    """The same players on the engine, for as many turns."""
    scenario, seeds = published("first", "base", players), Random(1)
    setup, quick = playable(scenario, Options(turn_limit=TURNS)), find_bot("quick")

    def once() -> tuple[int, int]:
        answers, count = 0, 4
        for _ in range(count):
            seed = seeds.getrandbits(30)
            minds = [quick.sit(Seat(setup=setup, player=player, seed=seed)) for player in range(players)]
            answers += play(setup, Deal(cards=scenario.cards), minds).decisions
        return answers, count

    return once


def contestants(players: int) -> dict[str, Round]:
    """All kinds of rollouts by name."""
    return {
        f"random rollouts, {players} players, kernel": random_on_kernel(players),
        f"random rollouts, {players} players, engine": random_on_engine(players),
        f"expert's trials, {players} players, kernel": trials_on_kernel(players),
        f"expert's trials, {players} players, engine": trials_on_engine(players),
    }
