"""Calibration of beliefs in real games: the truth is always possible, and as frequent as predicted."""

from __future__ import annotations

from collections import defaultdict
from random import Random

import msgspec
import numpy as np
import pytest

from mascarade.beliefs import Belief
from mascarade.rules import SPECTATOR, AnyEvent, Game, Options, Scenario, Setup, Viewer, published
from mascarade.rules import actions as a
from mascarade.rules import events as e
from mascarade.rules.view import visible
from mascarade.testing.generators import (
    STYLES,
    bold,
    careless,
    next_action,
    published_scenarios,
    quiet,
    random_game,
    scenario_name,
)
from tests.beliefs.oracle import eyes, played, viewers
from tests.tiers import scaled

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEvent).decode


def watch(game: Game, viewer: Viewer) -> Belief:
    """The viewer's belief after what they saw of the game."""
    belief = Belief(viewer)
    for event in eyes(game.events, viewer):
        belief.observe(event)
    return belief


@pytest.mark.parametrize("scenario", published_scenarios(), ids=scenario_name)
def test_the_truth_is_always_possible(scenario: Scenario) -> None:
    chance = Random(f"{scenario_name(scenario)} truth")
    for _ in range(scaled(1)):
        setup = Setup(scenario=scenario, options=Options(turn_limit=16, confess_peek=chance.random() < 0.5))
        game, style = random_game(chance, setup), chance.choice(STYLES)
        beliefs: dict[Viewer, Belief] = {viewer: Belief(viewer) for viewer in viewers(scenario.players)}
        events, checked = list(game.events), 0
        out: tuple[int, ...] = ()
        while events:
            out = game.state.table.out
            out = tuple(
                p for p in out if not any(isinstance(x, e.Eliminated) and x.player == p for x in events)
            )
            for event in events:
                for viewer, belief in beliefs.items():
                    belief.observe(visible(event, viewer, out))
                if isinstance(event, e.Eliminated):
                    out = (*out, event.player)
            cards = game.state.secrets.cards
            for belief in beliefs.values():
                if belief.exact:
                    checked += 1
                    words, weights = belief.placements()
                    assert weights[words == np.uint64(belief.word(cards))].sum() > 0.0
            top = game.state.secrets.cemetery[:1]
            assert [beliefs[SPECTATOR].cemetery_top()[card] > 0 for card in top] == [True] * len(top)
            events = list(game.apply(next_action(chance, game.state, style))) if game.decision else []
        assert checked > 20


def test_what_is_predicted_comes_true_as_often() -> None:
    """Random players swap half of the time, as the belief's model assumes."""
    chance = Random("calibration")
    predicted: defaultdict[int, list[float]] = defaultdict(list)
    happened: defaultdict[int, list[bool]] = defaultdict(list)
    for _ in range(scaled(500)):
        scenario = chance.choice(published_scenarios())
        game = played(
            chance,
            Setup(scenario=scenario),
            chance.choice((careless, bold, quiet)),
            chance.randint(3, 14),
            80,
        )
        if game.result is not None:
            continue
        belief = watch(game, chance.choice(viewers(scenario.players)))
        spot = chance.choice([spot for spot, card in enumerate(game.state.secrets.cards) if card is not None])
        for card, likely in belief.at(spot).items():
            bin_ = min(9, int(likely * 10))
            predicted[bin_].append(likely)
            happened[bin_].append(game.state.secrets.cards[spot] == card)
    assert len(predicted) >= 5
    for bin_, chances in predicted.items():
        spread = sum(likely * (1 - likely) for likely in chances) ** 0.5
        assert abs(sum(happened[bin_]) - sum(chances)) <= 4 * spread + 1e-9, (bin_, len(chances))
    assert sum(map(len, predicted.values())) > scaled(800)


def test_thirteen_players_against_simulated_swaps() -> None:
    """Swaps are simulated at random; the cards are counted in the runs that fit the observations."""
    chance, runs = Random("thirteen"), 150_000
    generator = np.random.default_rng(13)
    tested = 0
    for _ in range(6):
        setup = Setup(scenario=published("first", "base", 13))
        game = played(chance, setup, quiet, 16)
        events = eyes(game.events, SPECTATOR)
        belief = Belief(SPECTATOR)
        cards = np.tile(np.arange(13, dtype=np.int8), (runs, 1))
        names = np.array(game.deal.cards)
        for event in events:
            if isinstance(event, e.Ended):
                break
            belief.observe(event)
            if isinstance(event, e.Swapped):
                really = np.flatnonzero(generator.random(len(cards)) < 0.5)
                first, second = cards[really, event.first], cards[really, event.second]
                cards[really, event.first], cards[really, event.second] = second, first
            elif isinstance(event, e.Revealed):
                for shown in event.cards:
                    cards = cards[names[cards[:, shown.spot]] == shown.character]
            elif isinstance(event, e.Unmasked):
                cards = cards[names[cards[:, event.spot]] == event.character]
        if len(cards) < 2_000:
            continue
        tested += 1
        for spot in range(13):
            for name in belief.characters:
                likely = belief.probability(spot, name)
                share = float((names[cards[:, spot]] == name).mean())
                assert abs(share - likely) <= 5 * (likely * (1 - likely) / len(cards)) ** 0.5 + 1e-9
    assert tested >= 3


def test_a_belief_is_what_its_viewer_saw_and_nothing_else() -> None:
    """A belief built from the serialised events of the viewer is identical."""
    chance = Random("bytes")
    for _ in range(scaled(20)):
        scenario = chance.choice(published_scenarios())
        game = played(chance, Setup(scenario=scenario), chance.choice(STYLES), 14, 100)
        viewer = chance.choice(viewers(scenario.players))
        again = Belief(viewer)
        for event in eyes(game.events, viewer):
            again.observe(decode(encode(event)))
        belief = watch(game, viewer)
        assert np.array_equal(belief.marginals(), again.marginals())
        assert belief.cemetery_top() == again.cemetery_top()


def test_worlds_that_a_viewer_cannot_tell_apart_give_one_belief() -> None:
    """Two games with different opening swaps, seen by a viewer who made none of them."""
    chance = Random("twins")
    for _ in range(scaled(20)):
        scenario = published("first", "base", chance.randint(5, 13))
        deal = random_game(chance, Setup(scenario=scenario)).deal
        one, two = (Game.start(scenario, ["x"] * scenario.players, deal=deal) for _ in range(2))
        for _ in range(4):
            action = chance.choice([x for x in one.legal_actions() if isinstance(x, a.Swap)])
            one.apply(action)
            two.apply(msgspec.structs.replace(action, really=not action.really))
        assert one.state.secrets.cards != two.state.secrets.cards
        viewer: Viewer = chance.choice(
            [SPECTATOR, *(p for p in range(scenario.players) if p not in {x.player for x in one.actions})]
        )
        assert encode(eyes(one.events, viewer)) == encode(eyes(two.events, viewer))
        assert np.array_equal(watch(one, viewer).marginals(), watch(two, viewer).marginals())
