"""Matches on the kernel: the same results however they are divided, and statistically those of the engine."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from mascarade.arena.balance.counters import BalanceCounts
from mascarade.arena.balance.kernel_counters import count_by_replay, count_game, has_indirect_powers
from mascarade.arena.balance.study import BalanceStudy
from mascarade.arena.entrants import read_entrant
from mascarade.arena.kernel_match import KernelMatch, kernel_match, runs_on_kernel
from mascarade.arena.match import Outcome, play
from mascarade.arena.runner.local import play_all
from mascarade.arena.schedule import deal_of
from mascarade.arena.stats import UNITS_PER_GAME
from mascarade.bots import Seat, find_bot
from mascarade.kernel import KernelSetup, decode
from mascarade.rules import Options, Scenario, Setup, advance, legal_actions, playable, published, start
from mascarade.testing.generators import published_scenarios, random_scenario
from tests.arena.setups import SMALL, tournament
from tests.tiers import scaled

BOTS = ("quick", "random")


def limited(scenario: Scenario) -> Setup:
    return Setup(scenario=scenario, options=Options(turn_limit=60))


def test_these_bots_the_kernel_plays_by_itself() -> None:
    assert [bot for bot in ("expert", "novice", "quick", "random", "regular") if runs_on_kernel(bot)] == [
        *BOTS
    ]
    assert kernel_match(SMALL, ("quick", "random")) is not None
    assert kernel_match(SMALL, ("quick", "regular")) is None


def test_a_tournament_on_the_kernel_is_the_same_on_any_number_of_cores() -> None:
    played = tournament(["quick", "random"])
    figures = [
        [outcome for _, outcomes in play_all(played, range(40), jobs) for outcome in outcomes]
        for jobs in (1, 2)
    ]
    assert figures[0] == figures[1]
    assert len(figures[0]) == 40


def every_bot_of(number: int, players: int) -> list[str]:
    return [BOTS[(seat + number) % 2] for seat in range(players)]


def test_a_game_on_the_kernel_is_a_game() -> None:
    """The engine accepts every answer and reaches the same result."""
    chance = Random("swift")
    scenarios = [*published_scenarios(), *(random_scenario(chance) for _ in range(scaled(30)))]
    for number, scenario in enumerate(scenarios):
        table = KernelMatch(KernelSetup.of(limited(scenario)))
        deal = deal_of(table.kernel.setup, 3, number)
        outcome = table.play(deal, every_bot_of(number, scenario.players), number)
        state, _ = start(table.kernel.setup, deal)
        for action in table.actions[: table.length].tolist():
            answer = decode(table.kernel, state, action)
            assert answer in legal_actions(state)
            state, _ = advance(state, answer)
        result = state.table.result
        assert result is not None
        assert (outcome.winners, outcome.reason) == (result.winners, result.reason)
        assert (outcome.turns, outcome.decisions) == (state.table.turn, state.table.decisions)
        assert outcome.courthouse == state.table.courthouse


def test_what_is_counted_on_the_kernel_is_what_the_engine_tells() -> None:
    chance, compared = Random("told twice"), 0
    scenarios = [*published_scenarios(), *(random_scenario(chance) for _ in range(scaled(40)))]
    for number, scenario in enumerate(scenarios * 3):
        setup = limited(scenario)
        if has_indirect_powers(setup):
            continue
        table = KernelMatch(KernelSetup.of(setup))
        deal, counted, told = deal_of(setup, 5, number), BalanceCounts.of(setup), BalanceCounts.of(setup)
        table.play(deal, every_bot_of(number % 3, scenario.players), number)
        won = [UNITS_PER_GAME * (player == 1) for player in range(scenario.players)]
        count_game(table, deal, won, counted)
        count_by_replay(table, deal, won, told)
        assert counted == told
        compared += 1
    assert compared > 60


@pytest.mark.parametrize("set_id", ["base", "combo"])
def test_a_balance_study_on_the_kernel_adds_up(set_id: str) -> None:
    setup = limited(published("first", set_id, 8))
    study = BalanceStudy(setup=setup, entrant=read_entrant("quick"))
    book, again = study.play(range(20)), study.play(range(12))
    again.add(study.play(range(12, 20)))
    assert book == again
    assert book.games == 20
    assert sum(wins.won for wins in book.seats) == 20 * UNITS_PER_GAME
    courthouse = book.courthouse
    left = sum(coins * games for coins, games in courthouse.left.items())
    assert courthouse.paid - courthouse.taken == left


GAMES = 240


def figures_of(outcomes: list[Outcome]) -> dict[str, tuple[float, float]]:
    """Means with their standard errors."""
    taken = {
        "turns": [float(outcome.turns) for outcome in outcomes],
        "decisions": [float(outcome.decisions) for outcome in outcomes],
        "winners": [float(len(outcome.winners)) for outcome in outcomes],
        "first player wins": [float(0 in outcome.winners) for outcome in outcomes],
        "thirteen": [float(outcome.reason == "thirteen") for outcome in outcomes],
        "coins of the first": [float(outcome.coins[0]) for outcome in outcomes],
    }
    found = {}
    for name, values in taken.items():
        mean = sum(values) / len(values)
        spread = sum((value - mean) ** 2 for value in values) / len(values)
        found[name] = mean, sqrt(spread / len(values))
    return found


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("edition", "set_id", "players"), [("second", "A", 6), ("first", "base", 8)])
def test_figures_agree_with_the_engines(bot: str, edition: str, set_id: str, players: int) -> None:
    scenario = published("first" if edition == "first" else "second", set_id, players)
    setup, games = playable(scenario, Options(turn_limit=120)), scaled(GAMES)
    table = kernel_match(setup, (bot,))
    assert table is not None
    swift = [table.play(deal_of(setup, 7, game), [bot] * players, game + 1) for game in range(games)]
    slow = []
    for game in range(games, 2 * games):
        seats = [Seat(setup=setup, player=player, seed=game) for player in range(players)]
        slow.append(play(setup, deal_of(setup, 7, game), [find_bot(bot).sit(seat) for seat in seats]))
    here, there = figures_of(swift), figures_of(slow)
    for name, (mean, error) in here.items():
        other, slack = there[name]
        assert abs(mean - other) < 4 * sqrt(error**2 + slack**2) + 0.01, (name, mean, other)
