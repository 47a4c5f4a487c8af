"""The OpenSpiel game: OpenSpiel's own tests, its algorithms, and indistinguishable worlds."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections import Counter
from random import Random
from typing import Any

import msgspec
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import external_sampling_mccfr, generate_playthrough, ismcts, mcts

from mascarade.envs.openspiel import MascaradeGame, MascaradeState
from mascarade.envs.openspiel.position import Position
from mascarade.kernel import decode
from mascarade.rules import SPECTATOR, Game
from mascarade.testing.generators import NAMES
from tests.tiers import scaled

TABLES = (
    "python_mascarade",
    "python_mascarade(players=2,set=duel)",
    "python_mascarade(players=9,set=combo,turn_limit=25)",
    "python_mascarade(players=11,edition=second,set=B,turn_limit=25)",
)


def begun(spec: str, chance: Random) -> Any:
    state = pyspiel.load_game(spec).new_initial_state()
    while state.is_chance_node():
        outcomes, likely = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(outcomes, likely)[0])
    return state


def position(state: MascaradeState) -> Position:
    assert isinstance(state.now, Position)
    return state.now


def test_it_passes_open_spiels_own_simulation() -> None:
    """In a separate process, because an error there corrupts memory."""
    code = "import pyspiel, mascarade.envs.openspiel\n" + "".join(
        f"game = pyspiel.load_game({spec!r})\n"
        f"pyspiel.random_sim_test(game, num_sims={scaled(1)}, serialize=True, verbose=False)\n"
        for spec in TABLES
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


SHORT = (
    "python_mascarade(turn_limit=8)",
    "python_mascarade(players=2,set=duel,turn_limit=8)",
    "python_mascarade(players=6,set=classic,turn_limit=8)",
)


@pytest.mark.parametrize("spec", SHORT)
def test_a_playthrough_is_replayed_line_by_line(spec: str) -> None:
    told = generate_playthrough.playthrough(spec, None, seed=1)
    actions = [int(line.split()[1]) for line in told.splitlines() if line.startswith("action: ")]
    assert generate_playthrough.playthrough(spec, actions, seed=2) == told
    named = [line.split('"')[1] for line in told.splitlines() if line.startswith("# Apply action")]
    assert generate_playthrough.playthrough(spec, named, seed=3) == told


@pytest.mark.parametrize("spec", TABLES)
def test_copies_and_stored_games_go_on_as_the_game_does(spec: str) -> None:
    chance = Random(spec)
    state = begun(spec, chance)
    while not state.is_terminal():
        copy = state.clone()
        stored = pickle.loads(pickle.dumps(state)) if chance.random() < 0.05 else copy
        action = chance.choice(state.legal_actions())
        assert (str(copy), copy.history()) == (str(state), state.history())
        state.apply_action(action)
        assert str(copy) != str(state)
        for other in (copy, stored):
            if len(other.history()) < len(state.history()):
                other.apply_action(action)
            assert (str(other), other.returns()) == (str(state), state.returns())
            assert other.legal_actions() == state.legal_actions()
    assert sum(state.returns()) == pytest.approx(1.0)


def test_the_figures_of_a_game_are_those_of_its_table() -> None:
    small = MascaradeGame({"players": 2, "set": "duel", "turn_limit": 5})
    large = MascaradeGame({"players": 13, "set": "classic"})
    assert (small.num_players(), large.num_players()) == (2, 13)
    assert (small.max_game_length(), large.max_game_length()) == (5 * 42, 200 * 53)
    assert (small.max_chance_nodes_in_history(), large.max_chance_nodes_in_history()) == (7, 13 + 1 + 12)
    assert (small.utility_sum(), small.min_utility(), small.max_utility()) == (1.0, 0.0, 1.0)
    state = large.new_initial_state()
    assert len(state.chance_outcomes()) == 13 <= large.max_chance_outcomes()


def test_chance_deals_the_cards_as_they_are() -> None:
    state = MascaradeGame({"players": 8}).new_initial_state()
    peasant = max(state.chance_outcomes(), key=lambda outcome: float(outcome[1]))
    assert state.action_to_string(peasant[0]) == "deal peasant"
    assert peasant[1] == pytest.approx(2 / 8)
    first, chance = Counter[int](), Random(1)
    for _ in range(40):
        first[begun("python_mascarade", chance).current_player()] += 1
    assert set(first) == {0, 1, 2, 3}


@pytest.mark.parametrize("spec", TABLES)
def test_what_is_recalled_is_what_was_seen(spec: str) -> None:
    """Exactly the engine's views, event for event."""
    chance = Random(spec)
    state = begun(spec, chance)
    setup, deal = position(state).kernel.setup, position(state).deal
    players = setup.scenario.players
    game = Game.start(setup.scenario, NAMES[:players], deal=deal, options=setup.options)
    public = state.get_game().make_py_observer(
        pyspiel.IIGObservationType(True, True, pyspiel.PrivateInfoType.NONE)
    )
    while game.decision is not None:
        viewer = chance.choice((*range(players), SPECTATOR))
        if viewer == SPECTATOR:
            told = public.string_from(state, 0)
        else:
            told = state.information_state_string(viewer).removeprefix(f"player {viewer}\n")
        deal_line, *lines = told.splitlines()
        assert deal_line == f"dealt {' '.join(deal.cards)}, seat {deal.first} begins"
        assert lines == [msgspec.json.encode(event).decode() for event in game.view(viewer).events[1:]]
        action = chance.choice(state.legal_actions())
        game.apply(decode(position(state).kernel, game.state, action))
        state.apply_action(action)


def test_the_private_part_is_what_spectators_do_not_see() -> None:
    state = begun("python_mascarade", Random(4))
    doer = state.current_player()
    private = state.get_game().make_py_observer(
        pyspiel.IIGObservationType(False, True, pyspiel.PrivateInfoType.SINGLE_PLAYER)
    )
    state.apply_action(state.legal_actions()[0])
    assert '"really":true' in private.string_from(state, doer)
    assert private.string_from(state, (doer + 1) % 4) == f"player {(doer + 1) % 4}\n"


@pytest.mark.parametrize("spec", TABLES)
def test_other_worlds_can_not_be_told_from_the_game(spec: str) -> None:
    chance, drawn, differing = Random(spec), 0, 0
    for _ in range(scaled(2)):
        state = begun(spec, chance)
        while not state.is_terminal():
            player = state.current_player()
            if chance.random() < 0.3:
                other = state.resample_from_infostate(player, chance.random)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.observation_tensor(player) == state.observation_tensor(player)
                assert other.legal_actions() == state.legal_actions()
                drawn += 1
                differing += str(other) != str(state)
            state.apply_action(chance.choice(state.legal_actions()))
    assert differing > drawn / 4


def test_other_worlds_are_as_likely_as_they_are() -> None:
    """After two unseen swaps of the same two cards, each is at its old spot in half of the worlds."""
    state = begun("python_mascarade", Random(1))
    first = state.current_player()
    taken = [action for action in state.legal_actions() if "true" in state.action_to_string(first, action)]
    state.apply_action(taken[0])
    deal = position(state).deal
    back = [
        action
        for action in state.legal_actions()
        if state.action_to_string(state.current_player(), action).endswith(f"{first} true")
    ]
    state.apply_action(back[0])
    watcher = state.current_player()
    chance, where = Random(2), Counter[bool]()
    for _ in range(400):
        cards = position(state.resample_from_infostate(watcher, chance.random)).state.secrets.cards
        where[cards[first] == deal.cards[first]] += 1
    assert 60 < where[True] < 240


def test_its_ismcts_plays() -> None:
    chance = np.random.RandomState(1)
    game = pyspiel.load_game("python_mascarade(turn_limit=8)")
    state = begun("python_mascarade(turn_limit=8)", Random(1))
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 2.0, 12, random_state=chance)
    while not state.is_terminal():
        state.apply_action(int(bot.step(state)))
    assert sum(state.returns()) == pytest.approx(1.0)


def test_its_external_sampling_learns() -> None:
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(
        pyspiel.load_game("python_mascarade(turn_limit=5)")
    )
    for _ in range(2):
        solver.iteration()
    state = begun("python_mascarade(turn_limit=5)", Random(1))
    policy = solver.average_policy().action_probabilities(state)
    assert sum(policy.values()) == pytest.approx(1.0)
    assert len(solver._infostates) > 100


def test_options_of_observers_are_refused() -> None:
    game = MascaradeGame()
    with pytest.raises(ValueError, match="not supported"):
        game.make_py_observer(None, {"colour": 1})
    with pytest.raises(ValueError, match="of all players"):
        game.make_py_observer(pyspiel.IIGObservationType(True, True, pyspiel.PrivateInfoType.ALL_PLAYERS))
