"""The PettingZoo environment: AEC, with one step per decision.

| | |
|---|---|
| import | `from mascarade.envs import mascarade_v0` |
| or | after that, `pettingzoo.make("aec", "mascarade/mascarade_v0")` |
| agents | `player_0` … by their first seat; 2 to 13 |
| actions | `Discrete`, the same for every setup; see `mascarade.kernel.layout` |
| observation | `observation`: what the agent may know (`mascarade.kernel.observe.COLUMNS`) |
| | `action_mask`: what it may answer |
| rewards | the winners share 1 when the game ends; else 0 |

`players`, `edition`, `set` and `turn_limit` choose the setup. At the turn limit the richest win: that is a
termination, not a truncation. An eliminated agent terminates while the others play on. Only the selected
agent's mask has legal actions. An illegal action raises `EnvRefused`, a `ValueError`, and changes nothing.

A change of actions, observations or rewards will make it `mascarade_v1`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pettingzoo
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from mascarade.envs.errors import EnvRefused
from mascarade.envs.rendering import RENDER_MODES, check_render_mode, render_table
from mascarade.envs.setups import TURN_LIMIT, chosen_setup
from mascarade.kernel import layout as at
from mascarade.kernel.convert import new_row
from mascarade.kernel.observe import WIDTH, observe_as
from mascarade.kernel.rng import deal
from mascarade.kernel.step import answer, begin, mask_legal, new_buffer

__all__ = ["ID", "Observation", "env", "raw_env"]

ID = "mascarade/mascarade_v0"

Observation = dict[str, NDArray[np.int16] | NDArray[np.int8]]


def env(**choices: Any) -> Any:
    """The environment, with PettingZoo's check that `reset` is called first."""
    return OrderEnforcingWrapper(raw_env(**choices))


class raw_env(pettingzoo.AECEnv[str, Observation, int], EzPickle):  # type: ignore[misc]
    """The environment without wrappers."""

    def __init__(
        self,
        players: int = 6,
        edition: str = "first",
        set: str | None = None,
        turn_limit: int = TURN_LIMIT,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, players, edition, set, turn_limit, render_mode)
        super().__init__()
        self.metadata = {
            "name": "mascarade_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = check_render_mode(render_mode)
        self.kernel = chosen_setup(players, edition, set, turn_limit)
        self.possible_agents = [f"player_{player}" for player in range(players)]
        self._player_of = {agent: player for player, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: _observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(at.ACTIONS) for agent in self.possible_agents}
        self._row, self._buffer = new_row(self.kernel), new_buffer()
        self._seeded = False
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game, by this seed or the current generator."""
        if seed is not None or not self._seeded:
            state = np.random.SeedSequence(seed).generate_state(1, np.uint64)[0]
            begin(self._row, self.kernel.tables, state)
            self._seeded = True
        else:
            deal(self._row, self.kernel.tables)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._eliminated = 0
        self.agent_selection = self.possible_agents[int(self._row[at.ASKED_PLAYER])]
        self._show()

    def observe(self, agent: str) -> Observation:
        """The agent's observation and action mask."""
        player = self._player_of.get(agent)
        if player is None:
            raise EnvRefused("not-a-player")
        row, tables = self._row, self.kernel.tables
        observation, mask = np.empty(WIDTH, np.int16), np.zeros(at.ACTIONS, np.bool_)
        observe_as(row, tables, player, observation)
        if player == row[at.ASKED_PLAYER] and agent == self.agent_selection:
            mask_legal(row, tables, self._buffer, mask)
        return {"observation": observation, "action_mask": mask.view(np.int8)}

    def step(self, action: int | None) -> None:
        """Act for the selected agent; None for one that has terminated."""
        if not self.agents:
            raise EnvRefused("game-over")
        agent, row = self.agent_selection, self._row
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        number = _check_action(action)
        if not (0 <= number < at.ACTIONS and answer(row, self.kernel.tables, number, self._buffer)):
            raise EnvRefused("not-legal", action=str(action))
        self._cumulative_rewards[agent] = 0.0
        if row[at.ASKED] == at.NOTHING_ASKED:
            self._end(int(row[at.WINNERS]))
        else:
            self.agent_selection = self.possible_agents[int(row[at.ASKED_PLAYER])]
            if row[at.OUT_COUNT] != self._eliminated:
                self._terminate_eliminated()
        self._show()

    def render(self) -> str | None:
        """Print (`human`) or return (`ansi`) the table as spectators see it."""
        return render_table(self.render_mode, self.kernel, self._row, self.possible_agents)

    def close(self) -> None:
        """Nothing to close."""

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _end(self, winners: int) -> None:
        """Reward the winners and terminate all agents."""
        won = [agent for agent in self.agents if winners >> self._player_of[agent] & 1]
        for agent in won:
            self.rewards[agent] = 1.0 / len(won)
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def _terminate_eliminated(self) -> None:
        """Terminate eliminated agents."""
        self._eliminated = int(self._row[at.OUT_COUNT])
        for agent in self.agents:
            self.terminations[agent] = not self._row[at.ALIVE + self._player_of[agent]]
        self._deads_step_first()


def _check_action(action: object) -> int:
    if isinstance(action, bool) or not isinstance(action, int | np.integer):
        raise EnvRefused("not-a-whole-number", value=str(action))
    return int(action)


def _observation_space() -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, at.SPLIT - 1, (WIDTH,), np.int16),
            "action_mask": spaces.Box(0, 1, (at.ACTIONS,), np.int8),
        }
    )


pettingzoo.register("aec", ID, entry_point=f"{__name__}:env")
