"""The quick bot: it knows no more than it may, beats random play by far, and plays much like the regular."""

from __future__ import annotations

from random import Random

import numpy as np

from mascarade.arena.kernel_match import KernelMatch
from mascarade.arena.schedule import deal_of
from mascarade.bots.quick.evaluation import UNOPPOSED
from mascarade.bots.quick.perception import carry_out, see_deal
from mascarade.bots.quick.players import new_players
from mascarade.bots.quick.policy import choose
from mascarade.kernel import KernelSetup, from_deal
from mascarade.kernel import layout as at
from mascarade.rules import Options, Setup, playable, published
from mascarade.testing.generators import published_scenarios, random_deal, random_scenario
from tests.tiers import scaled


def test_it_answers_the_same_whatever_lies_face_down() -> None:
    """Its row has every card, which it must not use. It shuffles the cemetery before it thinks."""
    chance, compared, differing = Random("face down"), 0, 0
    for _ in range(scaled(60)):
        scenario = chance.choice((*published_scenarios(), random_scenario(chance)))
        kernel = KernelSetup.of(Setup(scenario=scenario, options=Options(turn_limit=30)))
        people, row = new_players(kernel), from_deal(kernel, random_deal(chance, scenario))
        see_deal(row, people)
        while row[at.ASKED] != at.NOTHING_ASKED:
            other = row.copy()
            filled = [spot for spot in range(at.MAX_SPOTS) if row[at.CARDS + spot]]
            shuffled = [int(row[at.CARDS + spot]) for spot in filled]
            chance.shuffle(shuffled)
            for spot, card in zip(filled, shuffled, strict=True):
                other[at.CARDS + spot] = card
            other[at.HIDDEN] = min(1, int(row[at.HIDDEN]))
            answers = []
            for seen in (other, row):
                people.scratch[UNOPPOSED, at.ROUND] = 0
                people.dice[0] = np.uint64(compared)
                answers.append(choose(seen, people))
            assert answers[0] == answers[1]
            compared += 1
            differing += bool((other != row).any())
            carry_out(row, people, answers[1])
    assert differing > compared / 2 > scaled(1_000)


def shares(bots: list[str], games: int) -> list[float]:
    """Each seat's share of wins, on the kernel."""
    setup = playable(published("second", "A", 6), Options(turn_limit=120))
    table, won = KernelMatch(KernelSetup.of(setup)), [0.0] * len(bots)
    for game in range(games):
        outcome = table.play(deal_of(setup, 1, game), bots, game)
        for winner in outcome.winners:
            won[winner] += 1 / len(outcome.winners)
    return [wins / games for wins in won]


def test_it_wins_far_more_than_chance() -> None:
    assert shares(["quick", *["random"] * 5], max(400, scaled(400)))[0] > 4 / 6


def test_its_games_are_as_long_as_the_regulars() -> None:
    """Six regulars take 26 turns on average (benchmarks/results.md)."""
    setup = playable(published("second", "A", 6), Options(turn_limit=200))
    table = KernelMatch(KernelSetup.of(setup))
    turns = [table.play(deal_of(setup, 1, game), ["quick"] * 6, game).turns for game in range(400)]
    assert 23 < sum(turns) / len(turns) < 30
