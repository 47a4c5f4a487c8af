"""The Gymnasium environment: one seat among bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import mascarade.envs.gymnasium
from mascarade.envs.gymnasium import MascaradeEnv
from mascarade.kernel.observe import COLUMNS

Episode = list[tuple[bytes, float, bool]]


def episode(env: Any, seed: int | None) -> Episode:
    """A random episode, step by step."""
    observation, info = env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    told: Episode = [(observation.tobytes(), 0.0, False)]
    over = False
    while not over:
        action = chance.choice(info["action_mask"].nonzero()[0])
        observation, reward, over, truncated, info = env.step(action)
        told.append((observation.tobytes() + info["action_mask"].tobytes(), reward, over))
        assert not truncated
        assert info["action_mask"].any() != over
        assert over or observation[COLUMNS["player"]] == env.unwrapped.seat
    return told


@pytest.mark.parametrize(
    "choices", [{}, {"players": 2, "set": "duel"}, {"players": 4, "edition": "second", "bots": "novice"}]
)
def test_it_passes_the_check_of_environments(choices: dict[str, Any]) -> None:
    env = gymnasium.make(mascarade.envs.gymnasium.ID, **choices)
    check_env(env.unwrapped)


def test_a_seed_makes_the_game() -> None:
    first = gymnasium.make("mascarade/Mascarade-v0", players=5, bots=["random", "novice"] * 2, seat=2)
    second = gymnasium.make("mascarade/Mascarade-v0", players=5, bots=["random", "novice"] * 2, seat=2)
    episodes = [episode(first, seed) for seed in range(3)]
    assert [episode(second, seed) for seed in range(3)] == episodes
    assert episodes[0] != episodes[1]
    assert episode(first, None) != episode(first, None)


def test_only_the_winners_are_rewarded() -> None:
    env = MascaradeEnv(players=4, turn_limit=25)
    ends = [episode(env, seed)[-1] for seed in range(12)]
    rewards = {reward for _, reward, _ in ends}
    assert rewards <= {0.0, 0.25, 1 / 3, 0.5, 1.0}
    assert len(rewards) > 1


def test_the_episode_ends_with_the_agents_elimination() -> None:
    env = MascaradeEnv(players=11, set="combo", turn_limit=60)
    for seed in range(60):
        last = episode(env, seed)[-1]
        assert env._state is not None
        if env.seat in env._state.table.out and env._state.table.result is None:
            assert last[1:] == (0.0, True)
            return
    raise AssertionError("nobody was eliminated")


def test_every_seat_has_the_bot_that_was_named_for_it() -> None:
    env = MascaradeEnv(players=4, bots=["novice", "random", "regular"], seat=1)
    env.reset(seed=1)
    named = {player: type(mind).__name__ for player, mind in env._minds.items()}
    assert named == {0: "NoviceMind", 2: "RandomMind", 3: "RegularMind"}


def test_an_illegal_action_loses_and_says_why() -> None:
    env = MascaradeEnv()
    _, info = env.reset(seed=1)
    illegal = int((info["action_mask"] == 0).nonzero()[0][0])
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated) == (-1.0, True)
    assert info["refused"] == f"The rules don't allow that now ({illegal})."
    assert not info["action_mask"].any()
    with pytest.raises(ValueError, match=r"^The game is over\.$"):
        env.step(0)


def test_rendering_names_the_bots() -> None:
    env = MascaradeEnv(players=3, bots="novice", seat=1, render_mode="ansi")
    env.reset(seed=1)
    assert "  agent_1   6 coins" in env.render().splitlines()
