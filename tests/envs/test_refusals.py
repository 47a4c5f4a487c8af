"""Invalid arguments and actions are refused with a sentence, and change nothing."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest

from mascarade.envs import mascarade_v0
from mascarade.envs.errors import EnvRefused
from mascarade.envs.gymnasium import MascaradeEnv
from mascarade.envs.mascarade_v0 import raw_env
from mascarade.envs.openspiel import MascaradeGame
from mascarade.kernel import layout as at

MAKERS: list[Callable[..., Any]] = [mascarade_v0.env, MascaradeEnv, lambda **choices: MascaradeGame(choices)]
WRONG: list[tuple[dict[str, Any], str]] = [
    ({"players": 1}, "The set “base” is for 2, 3, "),
    ({"players": 14}, "The set “base” is for 2, 3, "),
    ({"players": 3.5}, "“3.5” is not a whole number."),
    ({"edition": "third"}, "There is no edition called “third”. There are: first, second."),
    ({"set": "nonesuch"}, "There is no set called “nonesuch” in the first edition. There are: base, "),
    ({"players": 4, "set": "trio"}, "The set “trio” is for 3 players, not 4."),
    ({"turn_limit": 0}, "A game needs at least 1 turn; a limit of 0 would end it before it begins."),
]


@pytest.mark.parametrize("make", MAKERS)
@pytest.mark.parametrize(("choices", "sentence"), WRONG)
def test_a_table_that_there_is_not(make: Callable[..., Any], choices: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - its words are looked at
        make(**choices)
    assert isinstance(refused.value, EnvRefused)
    assert str(refused.value).startswith(sentence)


@pytest.mark.parametrize(
    ("choices", "sentence"),
    [
        ({"bots": "nobody"}, "There is no bot called “nobody”."),
        (
            {"bots": ["random"] * 3},
            "3 bots were named; name one for everyone, or one for each of the 5 others",
        ),
        ({"seat": 6}, "There's no player with that number at this table."),
        ({"render_mode": "hologram"}, "There is no render mode “hologram”. There are: human, ansi."),
    ],
)
def test_company_that_there_is_not(choices: dict[str, Any], sentence: str) -> None:
    with pytest.raises(EnvRefused) as refused:
        MascaradeEnv(**choices)
    assert str(refused.value).startswith(sentence)


ACTIONS = (at.DO_LOOK, at.DO_PASS, at.ACTIONS, -1, 2**70)
"""Actions that are illegal in an opening turn."""


@pytest.mark.parametrize("action", ACTIONS)
def test_an_illegal_answer_changes_nothing(action: int) -> None:
    env, seat = raw_env(), MascaradeEnv(players=4, refuse_illegal=True)
    env.reset(seed=1)
    seat.reset(seed=1)
    for played, row in ((env, env._row), (seat, seat._row)):
        before = row.copy()
        with pytest.raises(ValueError, match=rf"^The rules don't allow that now \({action}\)\.$"):
            played.step(action)
        assert (row == before).all()


@pytest.mark.parametrize("action", ["look", 1.0, True, np.float64(3)])
def test_an_answer_that_is_no_number(action: Any) -> None:
    env, seat = raw_env(), MascaradeEnv()
    env.reset(seed=1)
    seat.reset(seed=1)
    for played in (env, seat):
        with pytest.raises(EnvRefused, match="is not a whole number"):
            played.step(action)


def test_answers_after_the_end_and_before_the_beginning() -> None:
    env = raw_env(turn_limit=1)
    env.reset(seed=1)
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(3)
    while env.agents:
        env.step(None)
    with pytest.raises(EnvRefused, match="The game is over"):
        env.step(3)
    with pytest.raises(EnvRefused, match="The game is over"):
        MascaradeEnv().step(3)


def test_an_agent_that_there_is_not() -> None:
    env = raw_env(players=4)
    env.reset(seed=1)
    with pytest.raises(EnvRefused, match="no player with that number"):
        env.observe("player_4")


def test_open_spiel_refuses_too() -> None:
    state = MascaradeGame({"turn_limit": 1}).new_initial_state()
    with pytest.raises(EnvRefused, match=r"\(99\)"):
        state.apply_action(99)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    asked = state.current_player()
    before = str(state), state.history()
    for action in (at.DO_LOOK, at.ACTIONS, -2):
        with pytest.raises(EnvRefused, match="The rules don't allow that now"):
            state.apply_action(action)
    assert (str(state), state.history()) == before
    other = (asked + 1) % state.num_players()
    assert state.legal_actions(other) == []
    with pytest.raises(EnvRefused, match=rf"It's player {asked + 1}'s decision now"):
        state.action_to_string(other, state.legal_actions()[0])
    state.apply_action(state.legal_actions()[0])
    with pytest.raises(EnvRefused, match="The game is over"):
        state.apply_action(at.DO_PASS)


def test_an_unknown_parameter_is_refused_by_open_spiel_itself() -> None:
    with pytest.raises(pyspiel.SpielError, match="colour"):
        pyspiel.load_game("python_mascarade(colour=3)")


def test_the_package_imports_none_of_the_libraries() -> None:
    code = "import sys, mascarade, mascarade.envs, mascarade.kernel, mascarade.bots; print(*sys.modules)"
    loaded = subprocess.check_output([sys.executable, "-c", code], text=True).split()
    assert not {"gymnasium", "pettingzoo", "pyspiel", "open_spiel"} & set(loaded)
