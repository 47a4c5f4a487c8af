"""The Gymnasium environment: one seat among bots. Importing it registers `mascarade/Mascarade-v0`.

| keyword | | default |
|---|---|---|
| `players`, `edition`, `set`, `turn_limit` | the setup | 6, `first`, the edition's first set, 200 |
| `bots` | the bot of all other seats, or a list with one for each | `random` |
| `seat` | the agent's seat, from 0 on | 0 |
| `refuse_illegal` | whether an illegal action raises | no |
| `render_mode` | `human` prints the table as spectators see it, `ansi` returns it | none |

An observation is what the agent may know (`mascarade.kernel.observe.COLUMNS`), `info["action_mask"]` its
legal actions; the numbers are the kernel's (`mascarade.kernel.layout`). A step lasts until the agent is asked
again. The winners share 1. The episode ends with the game, also at the turn limit, or when the agent is
eliminated. An illegal action loses the episode: -1, and `info["refused"]` says why. With `refuse_illegal` it
raises `EnvRefused`, a `ValueError`, and changes nothing, as always does an invalid action or one after the
end. The same seed and actions give the same game, if the bots follow their seeds; ours do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from mascarade.bots import Mind, Seat, find_bot
from mascarade.envs.errors import EnvRefused
from mascarade.envs.rendering import RENDER_MODES, check_render_mode, render_table
from mascarade.envs.setups import TURN_LIMIT, chosen_setup
from mascarade.kernel import decode, encode, from_deal
from mascarade.kernel import layout as at
from mascarade.kernel.observe import WIDTH, observe_as
from mascarade.kernel.step import answer, mask_legal, new_buffer
from mascarade.rules import (
    Action,
    AnyEvent,
    Player,
    Refused,
    State,
    advance,
    legal_actions,
    shuffled,
    start,
)
from mascarade.rules.view import as_they_happen

__all__ = ["ID", "MascaradeEnv"]

ID = "mascarade/Mascarade-v0"

Observation = NDArray[np.int16]


class MascaradeEnv(gymnasium.Env[Observation, np.int64]):
    """One seat among bots."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - as Gymnasium expects

    def __init__(  # noqa: PLR0917 - given by name
        self,
        players: int = 6,
        edition: str = "first",
        set: str | None = None,
        bots: str | Sequence[str] = "random",
        seat: int = 0,
        turn_limit: int = TURN_LIMIT,
        refuse_illegal: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.kernel = chosen_setup(players, edition, set, turn_limit)
        if seat not in range(players):
            raise EnvRefused("not-a-player")
        self.seat = seat
        others = [player for player in range(players) if player != seat]
        self.bots = dict(zip(others, _bots(bots, len(others)), strict=True))
        self.render_mode = check_render_mode(render_mode)
        self.refuse_illegal = refuse_illegal
        self._legal = np.zeros(at.ACTIONS, np.bool_)
        self._buffer = new_buffer()
        self.observation_space = spaces.Box(0, at.SPLIT - 1, (WIDTH,), np.int16)
        self.action_space = spaces.Discrete(at.ACTIONS)
        self._state: State | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal, and play the bots until the agent is asked."""
        super().reset(seed=seed)
        setup, chance = self.kernel.setup, self.np_random
        first = int(chance.integers(setup.scenario.players))
        deal = shuffled(setup.scenario, chance.shuffle, first=first)
        self._row = from_deal(self.kernel, deal)
        self._minds: dict[Player, Mind] = {
            player: find_bot(bot).sit(Seat(setup=setup, player=player, seed=int(chance.integers(2**63))))
            for player, bot in self.bots.items()
        }
        self._state, events = start(setup, deal)
        self._show_events(events, ())
        self._play_on()
        return self._observation()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Act, and play the bots until the agent is asked again."""
        state = self._state
        if state is None or self._over(state):
            raise EnvRefused("game-over")
        if isinstance(action, bool) or not isinstance(action, int | np.integer):
            raise EnvRefused("not-a-whole-number", value=str(action))
        if not 0 <= action < at.ACTIONS:
            raise EnvRefused("not-legal", action=str(action))
        if not self._legal[action]:
            return self._lose(EnvRefused("not-legal", action=str(action)))
        self._advance(state, decode(self.kernel, state, int(action)))
        state = self._play_on()
        result = state.table.result
        won = result is not None and self.seat in result.winners
        reward = 1.0 / len(result.winners) if result is not None and won else 0.0
        observation, info = self._observation()
        return observation, reward, self._over(state), False, info

    def _lose(self, refusal: EnvRefused) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.refuse_illegal:
            raise refusal
        observation, _ = self._observation()
        self._state = None
        no_actions = np.zeros(at.ACTIONS, np.int8)
        return observation, -1.0, True, False, {"action_mask": no_actions, "refused": str(refusal)}

    def render(self) -> Any:
        """Print (`human`) or return (`ansi`) the table as spectators see it."""
        players = range(self.kernel.setup.scenario.players)
        names = [f"{self.bots.get(player, 'agent')}_{player}" for player in players]
        return render_table(self.render_mode, self.kernel, self._row, names)

    def _over(self, state: State) -> bool:
        return state.table.result is not None or self.seat in state.table.out

    def _play_on(self) -> State:
        """Play the bots until the agent is asked, or the game has ended for it."""
        state = self._state
        assert state is not None, "no game is in progress"
        while (decision := state.decision) is not None and decision.player != self.seat:
            if self._over(state):
                break
            chosen = self._minds[decision.player].choose(decision, legal_actions(state))
            state = self._advance(state, chosen)
        return state

    def _advance(self, state: State, action: Action) -> State:
        self._state, events = advance(state, action)
        answer(self._row, self.kernel.tables, encode(self.kernel, state, action), self._buffer)
        self._show_events(events, state.table.out)
        return self._state

    def _show_events(self, events: tuple[AnyEvent, ...], out: tuple[Player, ...]) -> None:
        """Show the bots what their players see."""
        for player, mind in self._minds.items():
            for event in as_they_happen(events, player, out):
                mind.observe(event)

    def _observation(self) -> tuple[Observation, dict[str, Any]]:
        observation = np.empty(WIDTH, np.int16)
        observe_as(self._row, self.kernel.tables, self.seat, observation)
        self._legal[:] = False
        if self._row[at.ASKED_PLAYER] == self.seat:
            mask_legal(self._row, self.kernel.tables, self._buffer, self._legal)
        if self.render_mode == "human":
            self.render()
        return observation, {"action_mask": self._legal.astype(np.int8)}


def _bots(named: str | Sequence[str], others: int) -> list[str]:
    """The bot of each other seat, or `EnvRefused`."""
    names = [named] * others if isinstance(named, str) else [str(name) for name in named]
    if len(names) != others:
        raise EnvRefused("bots-at-the-table", bots=len(names), others=others)
    try:
        for name in names:
            find_bot(name)
    except Refused as refusal:
        raise EnvRefused.of(refusal) from None
    return names


gymnasium.register(ID, entry_point=f"{__name__}:{MascaradeEnv.__name__}")
