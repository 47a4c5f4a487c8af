"""Properties of every bot: it plays every set, uses only what it may know, and can be rebuilt."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from mascarade.arena.match import play
from mascarade.bots import BotRefused, Budget, Mind, Seat, bot_names, find_bot
from mascarade.bots.watchful import OpponentModel, WatchfulMind
from mascarade.locales import Words
from mascarade.rules import (
    SPECTATOR,
    Action,
    Decision,
    Game,
    Options,
    Scenario,
    Setup,
    legal_actions,
    playable,
    published,
    shuffled,
    visible_events,
)
from mascarade.rules import actions as a
from mascarade.rules import events as e
from mascarade.rules import state as s
from mascarade.rules.evolve import initial_table
from mascarade.testing.generators import STYLES, published_scenarios, random_scenario, scenario_name
from tests.bots.untrained import LEARNED, bot_for
from tests.secrecy.twins import Tally, Twins
from tests.tiers import by_tier, full, one_in, scaled

ONE_MORE = 100
"""Nodes by which a budget may be exceeded: one answer, once started, is finished in every world."""
OURS = ("expert", "guest", "novice", "quick", "random", "regular")
ALL = (*OURS, LEARNED)
"""With the learned bot, which has no name in the registry because it needs a file. Guests play all styles."""
LIGHT = Budget(nodes=500)
"""The expert's budget here."""
SMALL = ("first", "base", 4), ("second", "A", 6), ("first", "classic", 8), ("first", "duel", 2)


def seat(setup: Setup, player: int, seed: int = 1, budget: Budget | None = None) -> Seat:
    return Seat(setup=setup, player=player, seed=seed, budget=budget or Budget())


def sit(name: str, setup: Setup, player: int, seed: int = 1) -> Mind:
    """A mind with a small budget."""
    bot = bot_for(name, setup.scenario)
    return bot.sit(seat(setup, player, seed, LIGHT if name == "expert" else None))


def table_of(scenario: Scenario, seed: int) -> tuple[Setup, list[Mind]]:
    """All bots around a table, some of them several times."""
    setup = playable(scenario, Options(turn_limit=60))
    order = [ALL[(player + seed) % len(ALL)] for player in range(scenario.players)]
    return setup, [sit(name, setup, player, seed) for player, name in enumerate(order)]


def test_our_bots_are_found() -> None:
    assert set(OURS) <= set(bot_names())
    for name in OURS:
        assert find_bot(name).name == name
        assert Words.of("en").has(find_bot(name).summary)


def test_an_unknown_bot_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(BotRefused) as refusal:
        find_bot("regulr")
    assert refusal.value.code == "unknown-bot"
    assert refusal.value.facts["closest"] == "regular"


@pytest.mark.parametrize("scenario", one_in(4, published_scenarios()), ids=scenario_name)
def test_every_bot_plays_every_printed_set(scenario: Scenario) -> None:
    for seed in range(scaled(1)):
        setup, minds = table_of(scenario, seed)
        outcome = play(setup, shuffled(scenario, Random(seed).shuffle), minds)
        assert outcome.mistakes == ()


@pytest.mark.parametrize("players", one_in(4, range(2, 14)))
def test_every_bot_plays_custom_scenarios(players: int) -> None:
    chance = Random(players)
    scenario = random_scenario(chance, "first", players)
    setup, minds = table_of(scenario, players)
    assert play(setup, shuffled(scenario, chance.shuffle), minds).mistakes == ()


def watched(name: str, scenario: Scenario, seed: int) -> Iterator[tuple[Game, Mind, Action]]:
    """A game between bots of one kind: the game, the deciding mind and its answer before each action."""
    setup = playable(scenario, Options(turn_limit=40))
    game = Game(setup, [str(n) for n in range(scenario.players)], shuffled(scenario, Random(seed).shuffle))
    return played(game, [sit(name, setup, p, seed) for p in range(scenario.players)])


def played(game: Game, minds: list[Mind]) -> Iterator[tuple[Game, Mind, Action]]:
    told = 0
    while True:
        for player, mind in enumerate(minds):
            for event in visible_events(game.events, player)[told:]:
                mind.observe(event)
        told = len(game.events)
        if game.decision is None:
            return
        mind = minds[game.decision.player]
        action = mind.choose(game.decision, game.legal_actions())
        yield game, mind, action
        game.apply(action)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("which", SMALL, ids=str)
def test_a_mind_rebuilt_from_its_events_and_its_seed_is_the_same_mind(
    name: str, which: tuple[str, str, int]
) -> None:
    edition, set_id, players = which
    scenario = published("first" if edition == "first" else "second", set_id, players)
    compared = 0
    for game, mind, action in watched(name, scenario, 5):
        assert game.decision is not None
        compared += 1
        if compared % 3:
            continue
        rebuilt = bot_for(name, scenario).sit(mind.seat)
        for event in visible_events(game.events, mind.seat.player):
            rebuilt.observe(event)
        assert rebuilt.choose(game.decision, game.legal_actions()) == action
        assert rebuilt.why() == mind.why()
    assert compared > 3


@pytest.mark.parametrize("name", ALL)
def test_every_reason_is_a_sentence(name: str) -> None:
    words, said = Words.of("en"), set()
    for _, mind, _ in watched(name, published("first", "combo", 9), 2):
        reason = mind.why()
        assert reason is not None
        assert words.say(reason.message, **reason.arguments)
        said.add(reason.message)
    assert len(said) >= (1 if name in ("random", "quick", LEARNED) else 5)


@pytest.mark.parametrize("name", ALL)
def test_the_same_choice_in_worlds_that_the_seat_cannot_tell_apart(name: str) -> None:
    compared = differing = 0
    chance = Random(f"bots {name}")
    for _ in range(scaled(30 if name == "guest" else 6)):
        scenario = chance.choice(published_scenarios())
        setup = Setup(scenario=scenario, options=Options(turn_limit=30))
        twins = Twins(chance, setup, Tally())
        for _ in range(120):
            decision = twins.first.state.decision
            if decision is None:
                break
            if twins.viewer != SPECTATOR and decision.player == twins.viewer and chance.random() < 0.7:
                choices = []
                for world in (twins.first, twins.second):
                    mind = sit(name, setup, twins.viewer)
                    for event in visible_events(world.events, twins.viewer):
                        mind.observe(event)
                    choices.append((mind.choose(decision, legal_actions(world.state)), mind.why()))
                assert choices[0] == choices[1]
                compared += 1
                differing += twins.first.state.secrets != twins.second.state.secrets
            twins.step(chance.choice(STYLES))
    assert compared > scaled(20)
    assert differing > compared / 4


@pytest.mark.parametrize("name", ["expert", "novice", "regular"])
@pytest.mark.parametrize("nodes", [1, 60, pytest.param(900, marks=full)])
def test_with_a_limit_of_nodes_a_mind_keeps_to_it_and_thinks_the_same_every_time(
    name: str, nodes: int
) -> None:
    scenario = published("second", "B", 8)
    setup = playable(scenario, Options(turn_limit=40))
    games = []
    for _ in range(2):
        game = Game(setup, [str(n) for n in range(8)], shuffled(scenario, Random(3).shuffle))
        budget = Budget(nodes=nodes)
        for _, mind, _ in played(game, [find_bot(name).sit(seat(setup, p, 7, budget)) for p in range(8)]):
            assert isinstance(mind, WatchfulMind)
            assert mind.effort.spent <= nodes + ONE_MORE
        games.append(game)
    assert games[0].actions == games[1].actions


def test_without_a_limit_a_mind_tries_more() -> None:
    for _, mind, _ in watched("regular", published("second", "B", 8), 3):
        assert isinstance(mind, WatchfulMind)
        if mind.effort.spent > 60 + ONE_MORE:
            return
    raise AssertionError("it never did")


@pytest.mark.parametrize("name", ["expert", "novice", "quick", "regular"])
def test_a_mind_without_any_time_answers_all_the_same(name: str) -> None:
    scenario = published("second", "B", 8)
    setup = playable(scenario, Options(turn_limit=40))
    minds = [find_bot(name).sit(seat(setup, player, 7, Budget(seconds=0.0))) for player in range(8)]
    assert play(setup, shuffled(scenario, Random(3).shuffle), minds).mistakes == ()


@pytest.mark.parametrize(
    ("name", "field", "times"),
    [("regular", "random", 3.0), pytest.param("regular", "novice", 1.5, marks=full)],
)
def test_a_better_bot_wins_more_than_its_share(name: str, field: str, times: float) -> None:
    scenario = published("second", "A", 6)
    setup, won, games = playable(scenario, Options(turn_limit=200)), 0.0, by_tier(18, 36)
    for game in range(games):
        hero = game % 6
        bots = [find_bot(name if player == hero else field) for player in range(6)]
        minds = [bot.sit(seat(setup, player, game)) for player, bot in enumerate(bots)]
        outcome = play(setup, shuffled(scenario, Random(game // 6).shuffle), minds)
        won += (hero in outcome.winners) / len(outcome.winners)
    assert won / games > times / 6


def test_people_are_judged_by_what_they_reveal() -> None:
    people = OpponentModel(4)
    table = initial_table(
        e.Dealt(playable(published("first", "base", 4)), published("first", "base", 4).cards, 0)
    )
    told = s.ClaimRound("king", (s.Claim(0, 0), s.Claim(1, 1)), waiting=())
    honest, rash = people.honesty(0), people.rashness(1)
    shown = (e.Shown(0, 0, "judge"), e.Shown(1, 1, "queen"))
    people.observe(e.Revealed(shown), replace(table, round=told))
    assert people.honesty(0) < honest
    assert people.rashness(1) > rash
    assert people.honesty(2) == honest


def test_the_spys_user_keeps_the_better_card() -> None:
    scenario = Scenario(
        edition="first", players=4, cards=("spy", "king", "thief", "judge", "cheat", "bishop")
    )
    setup = Setup(scenario=scenario)
    for mine, other, better in (("king", "judge", False), ("judge", "king", True)):
        mind = find_bot("regular").sit(seat(setup, 0))
        cards = (mine, other, "thief", "spy", "cheat", "bishop")
        question = s.WhetherToSwap("spy", 0, 1)
        for event in (
            e.Dealt(setup, cards, 0),
            e.TurnStarted(5, 0, 0, None),
            e.Announced(0, "spy", 0),
            e.PowerUsed(0, "spy", 0),
            e.ChoseCard(0, 1),
            e.Looked(0, (1, 0), (other, mine)),
            e.Asked(Decision(9, 0, question)),
        ):
            mind.observe(event)
        legal = (a.SwapOrNot(9, 0, True), a.SwapOrNot(9, 0, False))
        assert mind.choose(Decision(9, 0, question), legal) == a.SwapOrNot(9, 0, better)
