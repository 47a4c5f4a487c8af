"""Twin worlds in other libraries: everything a player gets there is equal in their twin.

The worlds are those of the kernel (`kernel_twins`): one game, and for each player a twin that they can't tell
from it. An adapter for each library plays all of them, and is queried for every player at every step.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Protocol

import pyspiel

from mascarade.envs import mascarade_v0
from mascarade.envs.gymnasium import MascaradeEnv
from mascarade.envs.mascarade_v0 import raw_env
from mascarade.envs.openspiel import MascaradeGame, outcomes_of
from mascarade.kernel import KernelSetup, decode, to_state
from mascarade.kernel import layout as at
from mascarade.kernel.jit import Row
from mascarade.rules import Deal, Scenario, Setup
from tests.secrecy.kernel_twins import KernelTally, KernelTwins

World = int
"""0 is the game; 1 + a player is that player's twin."""
Given = Iterator[tuple[str, object]]
"""Names and values of everything a player is given."""


class EnvLeak(AssertionError):
    """A player was given something that the rules don't give them."""

    def __init__(self, what: str, player: int) -> None:
        self.what = what
        super().__init__(f"{what}: player {player} can tell")


class Coat(Protocol):
    """An adapter that plays several worlds in one library."""

    def __init__(self, kernel: KernelSetup, rows: list[Row]) -> None: ...

    def answer(self, world: World, action: int) -> None:
        """Answer the pending decision in a world."""

    def become(self, world: World, row: Row, unseen: int) -> None:
        """Make a world equal to the game again, except the order of the last, unseen cemetery cards."""

    def given(self, world: World, player: int) -> Given:
        """Everything that the player gets there."""


class CoatTwins(KernelTwins):
    """Twin worlds that an adapter plays along."""

    def __init__(self, chance: Random, setup: Setup, tally: KernelTally, coat: type[Coat]) -> None:
        self.coat: Coat | None = None
        super().__init__(chance, setup, tally)
        self.coat = coat(self.kernel, list(self.vector._rows))

    def _resync(self, player: int) -> None:
        super()._resync(player)
        if self.coat is not None:
            self.coat.become(player + 1, self.vector.row(player + 1), self.unraised)

    def _answer(self, actions: list[int]) -> None:
        assert self.coat is not None
        super()._answer(actions)
        for world, action in enumerate(actions):
            self.coat.answer(world, action)

    def _compare(self) -> None:
        assert self.coat is not None
        state = to_state(self.kernel, self.vector.row(0))
        assert state.decision is not None
        self.tally.steps += 1
        self.tally.asked[type(state.decision.question)] += 1
        for player in range(self.players):
            twin = to_state(self.kernel, self.vector.row(player + 1))
            self.tally.differing += twin.secrets != state.secrets
            mine, other = self.coat.given(0, player), self.coat.given(player + 1, player)
            for (what, here), (_, there) in zip(mine, other, strict=True):
                if here != there:
                    raise EnvLeak(what, player)


def _choices(scenario: Scenario) -> dict[str, Any]:
    """Arguments for a published set of the same size; the adapter then replaces its setup."""
    return {"players": scenario.players, "edition": scenario.edition}


class PettingZooCoat:
    """One environment per world."""

    def __init__(self, kernel: KernelSetup, rows: list[Row]) -> None:
        choices = _choices(kernel.setup.scenario)
        self.envs = [mascarade_v0.raw_env(**choices, render_mode="ansi") for _ in rows]
        for env, row in zip(self.envs, rows, strict=True):
            env.kernel, env._row = kernel, row.copy()
            begun = row.copy()
            env.reset(seed=0)
            env._row[:] = begun
            env.agent_selection = env.possible_agents[int(begun[at.ASKED_PLAYER])]

    def answer(self, world: World, action: int) -> None:
        env: raw_env = self.envs[world]
        env.step(action)
        while env.agents and env.terminations[env.agent_selection] and env._row[at.ASKED]:
            env.step(None)

    def become(self, world: World, row: Row, unseen: int) -> None:
        env, game = self.envs[world], self.envs[0]
        env._row[:] = row
        env._eliminated, env.agents = game._eliminated, game.agents[:]
        env.agent_selection = game.agent_selection
        for told in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            setattr(env, told, dict(getattr(game, told)))

    def given(self, world: World, player: int) -> Given:
        env = self.envs[world]
        agent = env.possible_agents[player]
        observed = env.observe(agent)
        yield "observation", observed["observation"].tobytes()
        yield "mask", observed["action_mask"].tobytes()
        yield "last", env.last(observe=False)
        yield "agent", (env.agent_selection, env.agents, env.rewards, env.terminations, env.infos)
        if env._row[at.ASKED] != at.TURN:  # rendering is slow, so some moments are enough
            yield "rendering", env.render()
        assert agent == env.agent_selection or not observed["action_mask"].any()


class GymnasiumCoat:
    """One environment per seat of the game, and one per twin."""

    def __init__(self, kernel: KernelSetup, rows: list[Row]) -> None:
        self.kernel = kernel
        seats = range(len(rows) - 1)
        self.own = [self._seated(seat, rows[0]) for seat in seats]
        self.twins = [self._seated(seat, rows[seat + 1]) for seat in seats]

    def _seated(self, seat: int, row: Row) -> MascaradeEnv:
        env = MascaradeEnv(**_choices(self.kernel.setup.scenario), seat=seat)
        env.kernel, env._minds = self.kernel, {}
        env._row, env._state = row.copy(), to_state(self.kernel, row)
        return env

    def answer(self, world: World, action: int) -> None:
        for env in self.own if world == 0 else [self.twins[world - 1]]:
            assert env._state is not None
            env._advance(env._state, decode(self.kernel, env._state, action))

    def become(self, world: World, row: Row, unseen: int) -> None:
        env = self.twins[world - 1]
        env._row, env._state = row.copy(), to_state(self.kernel, row)

    def given(self, world: World, player: int) -> Given:
        env = self.own[player] if world == 0 else self.twins[world - 1]
        observed, info = env._observation()
        yield "observation", observed.tobytes()
        yield "mask", info.pop("action_mask").tobytes()
        yield "info", info


class OpenSpielCoat:
    """One state per world."""

    def __init__(self, kernel: KernelSetup, rows: list[Row]) -> None:
        self.game = MascaradeGame(_choices(kernel.setup.scenario))
        self.game.kernel = kernel
        single, none = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
        self.observers = {
            f"public {public}, recall {recall}, {'private' if private == single else 'nothing private'}": (
                self.game.make_py_observer(pyspiel.IIGObservationType(public, recall, private))
            )
            for public in (True, False)
            for recall in (True, False)
            for private in (single, none)
        }
        self.deals = [_deal(kernel, row) for row in rows]
        self.states = [self._begun(deal) for deal in self.deals]

    def _begun(self, deal: Deal) -> Any:
        state = self.game.new_initial_state()
        for outcome in outcomes_of(self.game.kernel, deal):
            state.apply_action(outcome)
        return state

    def answer(self, world: World, action: int) -> None:
        self.states[world].apply_action(action)

    def become(self, world: World, row: Row, unseen: int) -> None:
        cemetery = self.deals[0].cemetery
        graves = [self.game.kernel.characters[code - 1] for code in row[at.CEMETERY :][:unseen].tolist()]
        deal = Deal(
            cards=self.deals[0].cards,
            cemetery=(*cemetery[: len(cemetery) - unseen], *graves),
            first=self.deals[0].first,
        )
        state = self._begun(deal)
        for position in self.states[0].now.path:
            state.apply_action(position.action)
        self.states[world] = state

    def given(self, world: World, player: int) -> Given:
        state = self.states[world]
        yield "player", state.current_player()
        yield "information state", state.information_state_string(player)
        yield "observation", state.observation_string(player)
        yield "legal actions", state.legal_actions(player)
        yield "rewards", (state.rewards(), state.returns())
        for name, observer in self.observers.items():
            yield name, observer.string_from(state, player)
            if observer.tensor is not None:
                observer.set_from(state, player)
                yield f"tensor, {name}", observer.tensor.tobytes()


def _deal(kernel: KernelSetup, row: Row) -> Deal:
    state = to_state(kernel, row)
    cards = tuple(card for card in state.secrets.cards if card is not None)
    return Deal(cards=cards, cemetery=state.secrets.cemetery, first=state.table.seat)
