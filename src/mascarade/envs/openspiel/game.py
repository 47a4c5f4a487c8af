"""Mascarade for OpenSpiel: importing this registers the game `python_mascarade`.

| parameter | | default |
|---|---|---|
| `players` | 2 to 13 | 4 |
| `edition` | `first` or `second` | `first` |
| `set` | a published set; `first-set` is the one to begin with | `first-set` |
| `turn_limit` | the last turn, after which the richest win: the rules know none | 200 |

Chance deals card by card, the open cards first, then who begins, then the cemetery from its top down, which
nobody sees. The winners share 1. Actions are the kernel's (`mascarade.kernel.layout`), the same for every
table.

Observers: with perfect recall a string, all events as the player saw them (without private information: as a
spectator did). Without it a tensor and a string, the table as it lies (`mascarade.kernel.observe.COLUMNS`):
what is open, and the player's own memory of the cards as the private part.

OpenSpiel's algorithms in Python work on this game: CFR and its samplers, and ISMCTS, for which
`resample_from_infostate` draws other games that the player could not tell from theirs. Its search bots in C++
(`pyspiel.ISMCTSBot`, `pyspiel.MCTSBot`) crash on games written in Python, this one too.
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
from mascarade.envs.openspiel.position import Position, dealt_line
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
        """The deal's steps."""
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
        """Before the deal."""
        return MascaradeState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal's steps; nothing is left to chance after it."""
        return self.chances

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer of what is open, of what is private, or of both."""
        return Observer(self.kernel, iig_obs_type, params)


class MascaradeState(pyspiel.State):  # type: ignore[misc]
    """A game on its way. Copies share all that they have in common."""

    def __init__(self, game: MascaradeGame) -> None:
        super().__init__(game)
        self.now: Dealing | Position = Dealing(game.kernel, ())
        self.whose = CHANCE
        """Who decides; kept, since OpenSpiel asks several times a step."""

    def current_player(self) -> int:
        """Who decides: a player, chance, or nobody any more."""
        return self.whose

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.whose == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be dealt next."""
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
        """Another game that the player could not tell from this one; `sampler` gives numbers below 1."""
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
        return _told(decode(self.now.kernel, self.now.state, action))

    def __str__(self) -> str:
        """Everything that has happened, hidden or not: for whoever looks at the game from outside."""
        if isinstance(self.now, Dealing):
            return self.now.told()
        told, at_position = [], self.now
        while at_position.before is not None:
            told.append(_told(decode(at_position.kernel, at_position.before.state, at_position.action)))
            at_position = at_position.before
        graves = f"cemetery {' '.join(self.now.deal.cemetery)}\n" if self.now.deal.cemetery else ""
        return dealt_line(self.now.deal.cards, self.now.deal.first) + graves + "\n".join(reversed(told))


class Dealing:
    """The deal on its way: a card for every spot, who begins, and the cemetery from its top down."""

    def __init__(self, kernel: KernelSetup, drawn: tuple[int, ...]) -> None:
        self.kernel, self.drawn = kernel, drawn
        scenario = kernel.setup.scenario
        self.cards = tuple(kernel.characters[code] for code in drawn[: len(scenario.cards)])
        first = len(scenario.cards)
        self.first = drawn[first] if len(drawn) > first else None
        self.cemetery = tuple(kernel.characters[code] for code in drawn[first + 1 :])

    @cached_property
    def outcomes(self) -> list[tuple[int, float]]:
        """What may come next, and how likely."""
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
        """An outcome in a word or two."""
        if len(self.cards) == len(self.kernel.setup.scenario.cards) and self.first is None:
            return f"seat {outcome} begins"
        return f"{'deal' if self.first is None else 'bury'} {self.kernel.characters[outcome]}"

    def told(self, hidden: bool = True) -> str:
        """The deal as far as it has come; its hidden part, too, or not."""
        graves = f"cemetery {' '.join(self.cemetery)}\n" if self.cemetery and hidden else ""
        return dealt_line(self.cards, self.first) + graves

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
    """No game has more decisions: a turn, everybody's answer to it, and every question of every power."""
    scenario, limit = kernel.setup.scenario, kernel.setup.options.turn_limit
    assert limit is not None, "environments play with a last turn"
    return limit * (scenario.players + at.MAX_DEPTH * at.MAX_ANSWERS)


def _told(action: Action) -> str:
    """An action in a word or two: its kind, and what it says."""
    said = [
        str(getattr(action, field)).lower()
        for field in action.__struct_fields__
        if field not in ("decision", "player")
    ]
    return " ".join([f"{action.player}:", str(action.__struct_config__.tag), *said])


pyspiel.register_game(GAME_TYPE, MascaradeGame)
