"""The PettingZoo environment: it passes PettingZoo's own tests, and plays the kernel's games."""

from __future__ import annotations

import pickle
import warnings
from collections.abc import Callable
from random import Random

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from mascarade.envs import mascarade_v0
from mascarade.envs.mascarade_v0 import raw_env
from mascarade.kernel import Vector, to_state
from mascarade.kernel import layout as at
from mascarade.kernel.observe import COLUMNS
from mascarade.rules import legal_actions

OF_DICTIONARIES = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}
"""PettingZoo warns about every environment with masks that is not on its own list."""


def legal(env: raw_env, agent: str) -> list[int]:
    found: list[int] = env.observe(agent)["action_mask"].nonzero()[0].tolist()
    return found


def play(env: raw_env, chance: Random, each: Callable[[str], None] = lambda agent: None) -> dict[str, float]:
    """Play a random game; the reward of each agent."""
    won = {}
    for agent in env.agent_iter():
        each(agent)
        _, reward, terminated, _, _ = env.last(observe=False)
        if terminated:
            won[agent] = reward
        env.step(None if terminated else chance.choice(legal(env, agent)))
    return won


@pytest.mark.parametrize(
    "choices", [{}, {"players": 2, "set": "duel"}, {"players": 9, "set": "combo"}, {"edition": "second"}]
)
def test_it_passes_the_test_of_the_interface(choices: dict[str, object]) -> None:
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        api_test(mascarade_v0.env(**choices), num_cycles=150)
    # Objects of other tests may be collected meanwhile and warn.
    ours = [warning for warning in heard if warning.category is not ResourceWarning]
    assert {str(warning.message) for warning in ours} <= OF_DICTIONARIES


def test_it_passes_the_tests_of_seeds_and_of_rendering() -> None:
    seed_test(mascarade_v0.env, num_cycles=60)
    render_test(mascarade_v0.env)


def test_it_is_registered() -> None:
    env = pettingzoo.make("aec", "mascarade/mascarade_v0", players=5)
    env.reset(seed=1)
    assert str(env) == "mascarade_v0"
    assert env.num_agents == 5


def test_the_games_are_the_kernels() -> None:
    chance = Random(3)
    for seed in range(5):
        env = raw_env(players=8, set="unity", turn_limit=30)
        env.reset(seed=seed)
        kernel_seed = int(np.random.SeedSequence(seed).generate_state(1, np.uint64)[0])
        vector = Vector(env.kernel, 1, kernel_seed, auto_reset=False)
        now = vector.reset()
        while env.agents and not env.terminations[env.agent_selection]:
            observed = env.observe(env.agent_selection)
            assert env.agent_selection == f"player_{now.players[0]}"
            assert (observed["observation"] == now.observations[0]).all()
            assert (observed["action_mask"] == now.masks[0]).all()
            action = chance.choice(legal(env, env.agent_selection))
            env.step(action)
            now = vector.step(np.array([action]))
        assert [env.rewards[agent] for agent in env.possible_agents] == now.rewards[0].tolist()


def test_only_who_is_asked_has_anything_in_the_mask() -> None:
    env = raw_env(players=5, turn_limit=20)
    env.reset(seed=1)

    def check(agent: str) -> None:
        masked = [other for other in env.possible_agents if legal(env, other)]
        assert masked == ([] if env.terminations[agent] else [agent])
        if masked:
            assert len(legal(env, agent)) == len(legal_actions(to_state(env.kernel, env._row)))

    play(env, Random(1), check)


def test_the_winners_share_one() -> None:
    env, chance = raw_env(turn_limit=40), Random(2)
    for _ in range(10):
        env.reset()
        assert sum(play(env, chance).values()) == pytest.approx(1.0)


def test_the_last_turn_ends_the_game_like_any_other_end() -> None:
    env = raw_env(turn_limit=4)
    env.reset(seed=1)
    won = play(env, Random(1))
    assert won == dict.fromkeys(env.possible_agents, pytest.approx(1 / 6))


def test_an_eliminated_agent_has_terminated_while_the_others_play_on() -> None:
    env, chance = raw_env(players=11, set="combo", turn_limit=60), Random(1)
    early: list[str] = []

    def check(agent: str) -> None:
        if env.terminations[agent] and env._row[at.ASKED]:
            early.append(agent)
            observed = env.observe(agent)["observation"]
            assert not observed[COLUMNS["seen"]].any()
            assert observed[COLUMNS["filled"]].any()
            assert not env.observe(agent)["action_mask"].any()

    while not early:
        env.reset()
        won = play(env, chance, check)
        assert set(won) == set(env.possible_agents)
        assert all(won[agent] == 0 for agent in early)


def test_a_kept_observation_stays_as_it_was() -> None:
    env = raw_env()
    env.reset(seed=1)
    kept = env.observe(env.agent_selection)
    before = pickle.dumps(kept)
    for _ in range(10):
        env.step(legal(env, env.agent_selection)[0])
    assert pickle.dumps(kept) == before


def test_it_can_be_pickled_with_what_was_chosen() -> None:
    again = pickle.loads(pickle.dumps(raw_env(players=3, set="trio", turn_limit=9)))
    assert again.kernel.setup == raw_env(players=3, set="trio", turn_limit=9).kernel.setup


def lines(env: raw_env) -> list[str]:
    told = env.render()
    assert told is not None
    return told.splitlines()


def test_rendering_tells_what_everybody_sees() -> None:
    env = raw_env(players=4, render_mode="ansi", turn_limit=6)
    env.reset(seed=1)
    assert lines(env)[1:] == [
        "  player_0  6 coins",
        "  player_1  6 coins",
        "  player_2  6 coins",
        "  player_3  6 coins",
        "170 coins in the bank",
        "0 coins in the courthouse",
        f"{env.agent_selection}'s turn",
    ]
    seen = set()
    chance = Random(1)
    for _ in range(20):
        env.reset()
        play(env, chance, lambda agent: seen.add(lines(env)[-1]))
    for line in ("player_1's turn", "Will player_1 contest the King?", "That was the last turn."):
        assert any(told.startswith(line) for told in seen), line
