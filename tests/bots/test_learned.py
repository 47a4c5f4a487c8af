"""A learned policy gets the same features from the engine as in training, from every seat."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from mascarade.bots.learned.features import sight_of
from mascarade.bots.learned.network import new_network, think
from mascarade.bots.learned.observation import SeatObserver
from mascarade.kernel import KernelSetup, encode, from_deal
from mascarade.kernel import layout as at
from mascarade.kernel.jit import Row
from mascarade.kernel.legal import legal_masks
from mascarade.kernel.observe import WIDTH, observe
from mascarade.kernel.turns import step
from mascarade.rules import Deal, Game, Options, Scenario, playable, published, shuffled, visible_events
from mascarade.testing.generators import published_scenarios, scenario_name
from tests.tiers import scaled


def observed(kernel: KernelSetup, row: Row) -> np.ndarray[tuple[int, ...], np.dtype[np.int16]]:
    into = np.zeros((1, WIDTH), np.int16)
    observe(row, kernel.tables, into[0])
    return into


@pytest.mark.parametrize("scenario", published_scenarios(), ids=scenario_name)
def test_a_seat_sees_on_the_engine_what_it_sees_in_training(scenario: Scenario) -> None:
    setup = playable(scenario, Options(turn_limit=30))
    kernel, sight = sight_of(setup)
    for seed in range(scaled(1)):
        chance = Random(f"{scenario_name(scenario)}/{seed}")
        deal = shuffled(scenario, chance.shuffle, chance.randrange(scenario.players))
        game, row = Game(setup, [str(n) for n in range(scenario.players)], deal), from_deal(kernel, deal)
        seats = [SeatObserver(kernel, player) for player in range(scenario.players)]
        told = compared = 0
        while (decision := game.decision) is not None:
            for player, seen in enumerate(seats):
                for event in visible_events(game.events, player)[told:]:
                    seen.observe(event)
            told = len(game.events)
            mine, trained = seats[decision.player].observation(decision), observed(kernel, row)
            assert mine.tolist() == trained.tolist()
            legal = game.legal_actions()
            numbers = [encode(kernel, game.state, action) for action in legal]
            known = sight.numbers(mine)[0].tolist()
            assert [known.count(number) for number in numbers] == [1] * len(numbers)
            compared += 1
            action = chance.choice(legal)
            step(row, kernel.tables, encode(kernel, game.state, action))
            game.apply(action)
        assert compared > 4, "more than the opening turns"


@pytest.mark.parametrize(("set_id", "players"), [("base", 5), ("classic", 8), ("trio", 3)])
def test_what_is_seen_does_not_depend_on_the_seat(set_id: str, players: int) -> None:
    scenario = published("first", set_id, players)
    kernel, sight = sight_of(playable(scenario, Options(turn_limit=40)))
    chance = Random(set_id)
    deal = shuffled(scenario, chance.shuffle)
    round_the_table = len(kernel.setup.layout.spots_of[0])
    seated = players * round_the_table
    cards = tuple(deal.cards)
    moved = cards[seated - round_the_table : seated] + cards[: seated - round_the_table]
    rows = (
        from_deal(kernel, deal),
        from_deal(kernel, Deal(cards=moved + cards[seated:], cemetery=deal.cemetery, first=1)),
    )
    compared = 0
    while rows[0][at.ASKED] != at.NOTHING_ASKED:
        here, there = (observed(kernel, row) for row in rows)
        assert np.array_equal(sight.features(here), sight.features(there))
        numbers, masks = sight.numbers(here)[0], np.zeros((1, at.ACTIONS), np.bool_)
        legal_masks(rows[0][None, :], kernel.tables, masks)
        answer = chance.choice(np.flatnonzero(masks[0, numbers]).tolist())
        step(rows[0], kernel.tables, int(numbers[answer]))
        step(rows[1], kernel.tables, int(sight.numbers(there)[0][answer]))
        compared += 1
    assert compared > 20


def test_only_legal_answers_have_a_chance() -> None:
    chance = np.random.default_rng(1)
    network = new_network(5, 8, 4, chance)
    masks = np.array([[True, False, True, False], [False, False, False, True]])
    chances = think(network, chance.random((2, 5), np.float32), masks).chances
    assert (chances[~masks] == 0).all()
    assert (chances[masks] > 0).all()
    assert chances.sum(axis=1) == pytest.approx([1, 1])
