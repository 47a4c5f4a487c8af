"""A search for illegal answers of the quick bot, where it hands them over.

The bot is asked in all the ways in which the service asks it: with what it saw since the deal, with what it
saw in the last round alone, after it took a seat over in the middle, and in sealed contests, where everyone
is asked at once.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
from msgspec.structs import replace

from mascarade.bots import Mind, Seat, find_bot
from mascarade.bots.quick.evaluation import UNOPPOSED, chance, copy, roll
from mascarade.bots.quick.perception import carry_out, see_deal
from mascarade.bots.quick.players import TablePlayers, new_players
from mascarade.bots.quick.policy import choose
from mascarade.bots.quick.selfplay import Flags
from mascarade.kernel import KernelSetup, from_deal
from mascarade.kernel import layout as at
from mascarade.kernel import setup as of
from mascarade.kernel.jit import Row, jit
from mascarade.kernel.legal import is_legal, legal
from mascarade.kernel.primitives import left_of
from mascarade.rules import (
    Action,
    ContestOrPass,
    Decision,
    Game,
    Options,
    Player,
    Setup,
    Table,
    Tenure,
    legal_actions,
)
from mascarade.rules import events as e
from mascarade.rules.evolve import evolve_table, initial_table
from mascarade.rules.view import AnyViewer, as_they_happen
from mascarade.testing.generators import STYLES, next_action, random_deal, random_game
from tests.beliefs.windows import any_scenario

MAX_TURNS = 40

# On the kernel


@jit
def _play(row: Row, people: TablePlayers, careless: Flags, seen: Row, restless: float) -> int:
    """Play a game. Returns the number of answers, or -1 after an illegal one.

    Players forget everything, and seats pass from quick players to careless ones and back, with the chance
    `restless` before each decision. In contests a player whose turn comes later is asked as well.
    """
    tables, players = people.tables, people.know.shape[0]
    see_deal(row, people)
    count = 0
    while row[at.ASKED] != at.NOTHING_ASKED:
        for player in range(players):
            if chance(people) < restless:
                people.views[player, :, :] = 1.0 / people.views.shape[2]
                people.know[player, :] = 0.0
            if chance(people) < restless:
                careless[player] = not careless[player]
        asked = int(row[at.ASKED_PLAYER])
        copy(row, seen)
        for spot in range(at.MAX_SPOTS):  # a bot sees only where cards lie
            if row[at.CARDS + spot] != 0:
                seen[at.CARDS + spot] = tables[of.CAST]
        if row[at.ASKED] == at.CONTEST_OR_PASS and row[at.WAITING] > 1:
            seen[at.ASKED_PLAYER] = left_of(row, tables, asked)
            people.scratch[UNOPPOSED, at.ROUND] = 0
            if not is_legal(seen, tables, choose(seen, people), people.lists[1]):
                return -1
            seen[at.ASKED_PLAYER] = asked
            count += 1
        people.scratch[UNOPPOSED, at.ROUND] = 0
        if careless[asked]:
            action = int(people.lists[0, roll(people, legal(row, tables, people.lists[0]))])
        else:
            action = choose(seen, people)
            count += 1
        if not is_legal(row, tables, action, people.lists[1]):
            return -1
        carry_out(row, people, action)
    return count


def search_kernel(seed: str, games: int) -> int:
    """Play so many games on the kernel. Returns the number of answers, all of them legal."""
    rng, answers, played = Random(seed), 0, 0
    while played < games:
        scenario = any_scenario(rng)
        kernel = KernelSetup.of(Setup(scenario=scenario, options=_options(rng)))
        people, seen = new_players(kernel), np.zeros(kernel.width, np.int16)
        for _ in range(min(25, games - played)):
            begun = rng.getstate()
            deal, restless = random_deal(rng, scenario), rng.choice((0.0, 0.0, 0.02, 0.2))
            people.dice[0] = np.uint64(rng.getrandbits(64))
            careless = np.array([rng.random() < 0.3 for _ in range(scenario.players)])
            found = _play(from_deal(kernel, deal), people, careless, seen, restless)
            assert found >= 0, f"an illegal answer in game {played} of {seed!r} at {scenario}: {begun}"
            answers += found
            played += 1
    return answers


def _options(rng: Random) -> Options:
    return Options(
        confess_peek=rng.random() < 0.4,
        only_the_richest=rng.random() < 0.3,
        spy_sees_centre=rng.random() < 0.3,
        turn_limit=MAX_TURNS,
    )


# On the engine


class _Seat:
    """A quick mind in a seat, and what it has been told."""

    def __init__(self, setup: Setup, player: Player, seed: int) -> None:
        self.seat = Seat(setup=setup, player=player, seed=seed)
        self.viewer: AnyViewer = player
        self.begin()

    def begin(self) -> None:
        """Seat another mind."""
        self.mind: Mind = find_bot("quick").sit(self.seat)
        self.told = 0
        self.out: tuple[Player, ...] = ()

    def tell(self, game: Game) -> Mind:
        """The mind, once it has been told what has happened."""
        for event in as_they_happen(game.events[self.told :], self.viewer, self.out, self.told):
            self.mind.observe(event)
        self.told, self.out = len(game.events), game.state.table.out
        return self.mind

    def resume(self, game: Game, first: int, table: Table) -> Mind:
        """Another mind, which only knows what has happened since the event with this number."""
        mind = find_bot("quick").sit(self.seat)
        mind.resume(table)
        for event in as_they_happen(game.events[first:], self.viewer, table.out, first):
            mind.observe(event)
        return mind


def play_on_engine(rng: Random) -> Counter[str]:
    """Play a game on the engine. Returns how often the bot was asked, in which way; all answers are legal."""
    setup = Setup(scenario=any_scenario(rng), options=_options(rng))
    game, style, asked = random_game(rng, setup), rng.choice(STYLES), Counter[str]()
    sealed, fading = rng.random() < 0.4, rng.random() < 0.4
    restless = rng.choice((0.0, 0.05, 0.3))
    seats = [_Seat(setup, player, rng.getrandbits(32)) for player in range(setup.scenario.players)]
    careless = [rng.random() < 0.3 for _ in seats]
    turns: list[tuple[int, Table]] = []

    def answer(decision: Decision) -> Action:
        state = replace(game.state, table=replace(game.state.table, decision=decision))
        if careless[decision.player]:
            return style(rng, state)
        seat = seats[decision.player]
        back = len(turns) - 1 - len(setup.layout.seats) + len(game.state.table.out)
        memory = turns[back] if fading and back > 0 else None
        mind = seat.tell(game) if memory is None else seat.resume(game, *memory)
        legal = legal_actions(state)
        chosen = mind.choose(decision, legal)
        assert chosen in legal, f"{chosen} is not legal: {decision} of {game.state}"
        asked["resumed" if memory else "remembering"] += 1
        asked["taken over"] += isinstance(seat.viewer, Tenure)
        asked["out of turn"] += decision != game.decision
        return chosen

    told, table = 0, game.state.table
    while game.decision is not None:
        for number, event in enumerate(game.events[told:], told):
            if isinstance(event, e.TurnStarted):
                turns.append((number, table))
            table = initial_table(event) if isinstance(event, e.Dealt) else evolve_table(table, event)
        told = len(game.events)
        if rng.random() < restless:
            seat = rng.choice(seats)
            careless[seat.seat.player] = False
            seat.viewer = rng.choice((seat.seat.player, Tenure(seat.seat.player, (rng.randrange(told + 1),))))
            seat.begin()
        decisions = [game.decision]
        round_ = game.state.table.round
        if sealed and isinstance(game.decision.question, ContestOrPass) and round_ is not None:
            decisions = [
                Decision(number, player, game.decision.question)
                for number, player in enumerate(round_.waiting, start=game.decision.number)
            ]
        elif setup.options.confess_peek and rng.random() < 0.1:
            game.apply(next_action(rng, game.state, style))
            continue
        for action in [answer(decision) for decision in decisions]:
            game.apply(action)
    return asked
