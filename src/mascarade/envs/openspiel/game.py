"""Mascarade for OpenSpiel: importing this registers the game `python_mascarade`.

| parameter | | default |
|---|---|---|
| `players` | 2 to 13 | 4 |
| `edition` | `first` or `second` | `first` |
| `set` | a published set; `first-set` is the edition's first | `first-set` |
| `turn_limit` | the last turn, after which the richest win; the rules have none | 200 |

Chance deals the open cards one by one, then chooses who begins, then deals the cemetery, hidden, from the top
down. The winners share 1. Actions are the kernel's (`mascarade.kernel.layout`), the same for every table.

Observers: with perfect recall, a string of all events as the player saw them (without private information, as
a spectator saw them). Without it, a tensor and a string of the table (`mascarade.kernel.observe.COLUMNS`),
whose private part is the player's memory of the cards.

OpenSpiel's Python algorithms work on this game: CFR and its samplers, and ISMCTS, for which
`resample_from_infostate` draws other games that the player can't tell from theirs. Its C++ search bots
(`pyspiel.ISMCTSBot`, `pyspiel.MCTSBot`) crash on all games written in Python.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from random import Random
from typing import Any

import pyspiel

from mascarade.envs.errors import EnvRefused
from mascarade.envs.openspiel.observer import Observer
from mascarade.envs.openspiel.position import Position, dealt_text
from mascarade.envs.openspiel.resample import resampled
from mascarade.envs.setups import TURN_LIMIT, chosen_setup, kernel_of
from mascarade.kernel import KernelSetup, decode
from mascarade.kernel import layout as at
from mascarade.rules import CharacterId, Deal, Setup
from mascarade.rules.actions import Action

FIRST_SET = "first-set"
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)

GAME_TYPE = pyspiel.GameType(
    short_name="python_mascarade",
    long_name="Python Mascarade",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=at.MAX_PLAYERS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification={
        "players": 4,
        "edition": "first",
        "set": FIRST_SET,
        "turn_limit": TURN_LIMIT,
    },
)


class MascaradeGame(pyspiel.Game):  # type: ignore[misc]
    """A table of the game."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**GAME_TYPE.parameter_specification, **(params or {})}
        named = chosen["set"]
        self.kernel = chosen_setup(
            chosen["players"],
            chosen["edition"],
            None if named == FIRST_SET else named,
            chosen["turn_limit"],
        )
        scenario = self.kernel.setup.scenario
        self.chances = len(scenario.cards) + 1 + len(scenario.cemetery)
        """The chance nodes of the deal."""
        info = pyspiel.GameInfo(
            num_distinct_actions=at.ACTIONS,
            max_chance_outcomes=max(len(self.kernel.characters), scenario.players),
            num_players=scenario.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=_longest(self.kernel),
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> MascaradeState:
        """The state before the deal."""
        return MascaradeState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The chance nodes of the deal; there are none after it."""
        return self.chances

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer of the public information, the private, or both."""
        return Observer(self.kernel, iig_obs_type, params)


class MascaradeState(pyspiel.State):  # type: ignore[misc]
    """A game in progress. Copies share their history."""

    def __init__(self, game: MascaradeGame) -> None:
        super().__init__(game)
        self.now: Dealing | Position = Dealing(game.kernel, ())
        self.whose = CHANCE
        """Who decides; stored, since OpenSpiel asks several times a step."""

    def current_player(self) -> int:
        """Who decides: a player, chance, or nobody after the end."""
        return self.whose

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.whose == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible next cards of the deal."""
        if not isinstance(self.now, Dealing):
            raise EnvRefused("not-legal", action="chance")
        return self.now.outcomes

    def returns(self) -> list[float]:
        """The winners share 1."""
        players: int = self.num_players()
        if isinstance(self.now, Dealing) or not self.now.over:
            return [0.0] * players
        winners = self.now.winners
        share = 1.0 / winners.bit_count()
        return [share if winners >> player & 1 else 0.0 for player in range(players)]

    def resample_from_infostate(self, player: int, sampler: Any) -> MascaradeState:
        """Another game that the player can't tell from this one; `sampler` returns numbers below 1."""
        if not isinstance(self.now, Position):
            raise EnvRefused("not-legal", action="resample")
        deal, answers = resampled(self.now, player, Random(sampler()))
        other: MascaradeState = self.get_game().new_initial_state()
        for outcome in outcomes_of(self.now.kernel, deal):
            other.apply_action(outcome)
        for answer in answers:
            other.apply_action(answer)
        return other

    def _legal_actions(self, player: int) -> list[int]:
        if isinstance(self.now, Position) and player == self.whose:
            return self.now.legal()
        return []

    def _apply_action(self, action: int) -> None:
        self.now = now = self.now.after(action)
        if isinstance(now, Position):
            self.whose = TERMINAL if now.over else now.asked

    def _action_to_string(self, player: int, action: int) -> str:
        if isinstance(self.now, Dealing):
            return self.now.named(action)
        if player != self.now.asked:
            raise EnvRefused("not-your-decision", player=self.now.asked)
        return _text(decode(self.now.kernel, self.now.state, action))

    def __str__(self) -> str:
        """Everything that has happened, hidden information included."""
        if isinstance(self.now, Dealing):
            return self.now.text()
        deal = self.now.deal
        answers = "\n".join(_text(position.answer) for position in self.now.path)
        return dealt_text(deal.cards, deal.first, deal.cemetery) + answers


class Dealing:
    """The deal in progress: a card for every spot, who begins, and the cemetery from the top down."""

    def __init__(self, kernel: KernelSetup, drawn: tuple[int, ...]) -> None:
        self.kernel, self.drawn = kernel, drawn
        scenario = kernel.setup.scenario
        self.cards = tuple(kernel.characters[code] for code in drawn[: len(scenario.cards)])
        first = len(scenario.cards)
        self.first = drawn[first] if len(drawn) > first else None
        self.cemetery = tuple(kernel.characters[code] for code in drawn[first + 1 :])

    @cached_property
    def outcomes(self) -> list[tuple[int, float]]:
        """The possible outcomes, and how likely they are."""
        scenario = self.kernel.setup.scenario
        if len(self.cards) == len(scenario.cards) and self.first is None:
            return [(seat, 1.0 / scenario.players) for seat in range(scenario.players)]
        if self.first is None:
            left = Counter(scenario.cards) - Counter(self.cards)
        else:
            left = Counter(scenario.cemetery) - Counter(self.cemetery)
        return sorted((self.kernel.codes[card] - 1, many / left.total()) for card, many in left.items())

    def after(self, outcome: int) -> Dealing | Position:
        """One outcome later, or `EnvRefused`."""
        if all(outcome != possible for possible, _ in self.outcomes):
            raise EnvRefused("not-legal", action=str(outcome))
        dealing = Dealing(self.kernel, (*self.drawn, outcome))
        if dealing.first is None or len(dealing.cemetery) < len(self.kernel.setup.scenario.cemetery):
            return dealing
        deal = Deal(cards=dealing.cards, cemetery=dealing.cemetery, first=dealing.first)
        return Position.dealt(self.kernel, deal)

    def named(self, outcome: int) -> str:
        """An outcome in a few words."""
        if len(self.cards) == len(self.kernel.setup.scenario.cards) and self.first is None:
            return f"seat {outcome} begins"
        return f"{'deal' if self.first is None else 'bury'} {self.kernel.characters[outcome]}"

    def text(self, hidden: bool = True) -> str:
        """The deal so far, with or without its hidden part."""
        return dealt_text(self.cards, self.first, self.cemetery if hidden else ())

    def __deepcopy__(self, memo: object) -> Dealing:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _dealing, (self.kernel.setup, self.drawn)


def _dealing(setup: Setup, drawn: tuple[int, ...]) -> Dealing:
    return Dealing(kernel_of(setup), drawn)


def outcomes_of(kernel: KernelSetup, deal: Deal) -> list[int]:
    """The chance outcomes that make up a deal."""

    def codes(cards: Sequence[CharacterId]) -> list[int]:
        return [kernel.codes[card] - 1 for card in cards]

    return [*codes(deal.cards), deal.first, *codes(deal.cemetery)]


def _longest(kernel: KernelSetup) -> int:
    """An upper bound of decisions: in each turn every player's answer, and every question of every power."""
    scenario, limit = kernel.setup.scenario, kernel.setup.options.turn_limit
    assert limit is not None, "environments have a turn limit"
    return limit * (scenario.players + at.MAX_DEPTH * at.MAX_ANSWERS)


def _text(action: Action) -> str:
    """An action in a few words: its kind and its fields."""
    fields = [
        str(getattr(action, field)).lower()
        for field in action.__struct_fields__
        if field not in ("decision", "player")
    ]
    return " ".join([f"{action.player}:", str(action.__struct_config__.tag), *fields])


pyspiel.register_game(GAME_TYPE, MascaradeGame)
