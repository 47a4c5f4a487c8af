"""Fading memory: a mind can resume with the open table of a round ago, and answers legally."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from random import Random

import pytest

from mascarade.bots import CannotResume, Mind, Seat, find_bot
from mascarade.bots.watchful import UNNOTICED_SWAP_RATE, WatchfulMind
from mascarade.rules import (
    Action,
    AnyEvent,
    Decision,
    Options,
    Setup,
    legal_actions,
    published,
    visible_events,
)
from mascarade.rules import events as e
from mascarade.testing.generators import bold, next_action, play_on, quiet, random_game
from tests.beliefs.windows import Window, any_windows, windows
from tests.bots.untrained import LEARNED, bot_for
from tests.tiers import scaled

OURS = ("expert", "forgetful", "guest", "moody", "novice", "quick", "random", "regular", LEARNED)
SETUP = Setup(scenario=published("second", "A", 6))


class OldMind(Mind):
    """Can only start with the deal."""

    def observe(self, event: AnyEvent) -> None:
        pass

    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        return legal[0]


def sitting(name: str, window: Window, seed: int = 3) -> Mind:
    """The mind of the deciding player, with the events of the last round."""
    player = window.decision.player
    mind = bot_for(name, window.table.setup.scenario).sit(
        Seat(setup=window.table.setup, player=player, seed=seed)
    )
    mind.resume(window.table)
    for event in window.seen(player):
        mind.observe(event)
    return mind


def test_a_mind_without_resume_says_so() -> None:
    mind = OldMind(Seat(setup=SETUP, player=0, seed=0))
    assert not OldMind.can_resume()
    assert not mind.can_resume()
    window = next(windows(Random(1), SETUP, quiet, every=1))
    with pytest.raises(CannotResume, match="OldMind can only start with the deal"):
        mind.resume(window.table)


@pytest.mark.parametrize("name", OURS)
def test_our_minds_can_resume(name: str) -> None:
    assert bot_for(name, SETUP.scenario).sit(Seat(setup=SETUP, player=0, seed=0)).can_resume()


def test_a_mind_that_resumes_answers_legally_and_the_same_again() -> None:
    chance, asked = Random("fading"), set()
    for window in any_windows(chance, scaled(12), every=20):
        legal = legal_actions(window.state)
        for name in OURS:
            mind, again = sitting(name, window), sitting(name, window)
            answer = mind.choose(window.decision, legal)
            assert answer in legal
            assert again.choose(window.decision, legal) == answer
            assert again.why() == mind.why()
            asked.add((name, type(window.decision.question)))
    assert len(asked) >= 3 * 4


@pytest.mark.parametrize("name", OURS)
def test_a_mind_that_resumes_goes_on_to_the_end(name: str) -> None:
    chance, answered = Random(f"to the end {name}"), 0
    for scenario in (published("first", "combo", 9), published("first", "duel", 2)) * 3:
        game = random_game(chance, Setup(scenario=scenario, options=Options(turn_limit=40)))
        play_on(chance, game, quiet, 8)
        mind = bot_for(name, scenario).sit(Seat(setup=game.setup, player=1, seed=1))
        mind.resume(game.state.table)
        told = len(game.events)
        while game.decision is not None:
            for event in visible_events(game.events, 1)[told:]:
                mind.observe(event)
            told = len(game.events)
            if game.decision.player == 1:
                answered += 1
                game.apply(mind.choose(game.decision, game.legal_actions()))
            else:
                game.apply(next_action(chance, game.state, bold))
        for event in game.events[told:]:
            mind.observe(event)
    assert answered > 10


def test_what_a_mind_notices_does_not_depend_on_where_it_began() -> None:
    """A swap that it overlooks is overlooked wherever it resumed."""
    noticed: dict[int, list[bool]] = {}
    for window in windows(Random("notice"), SETUP, quiet, every=1, most=80):
        player = 2
        mind = find_bot("novice").sit(Seat(setup=SETUP, player=player, seed=5))
        assert isinstance(mind, WatchfulMind)
        mind.resume(window.table)
        for event in window.seen(player):
            if isinstance(event, e.Swapped) and event.player != player:
                told = mind._perceive(event)
                assert isinstance(told, e.Swapped)
                noticed.setdefault(mind.table.decisions, []).append(told.player == event.player)
            mind.observe(event)
        assert mind.belief.swap_rate(mind.unnoticed) == UNNOTICED_SWAP_RATE
    assert all(len({*answers}) == 1 for answers in noticed.values())
    assert {answers[0] for answers in noticed.values()} == {True, False}
    assert max(len(answers) for answers in noticed.values()) > 3


PROGRAM = """
from random import Random
from mascarade.bots import Seat, find_bot
from mascarade.rules import Game, Options, playable, published, shuffled, visible_events
from tests.beliefs.windows import any_windows
from tests.bots.test_fading_memory import sitting
from mascarade.rules import legal_actions

for window in any_windows(Random("compiled or not"), 5, every=30):
    for name in ("novice", "regular"):
        mind = sitting(name, window)
        print(mind.choose(window.decision, legal_actions(window.state)), mind.why())
for players in (6, 13):
    scenario = published("first", "base", players)
    setup = playable(scenario, Options(turn_limit=20))
    game = Game(setup, [str(n) for n in range(players)], shuffled(scenario, Random(players).shuffle))
    names = [("novice", "regular")[player % 2] for player in range(players)]
    minds = [find_bot(n).sit(Seat(setup=setup, player=p, seed=players)) for p, n in enumerate(names)]
    told = 0
    while game.decision is not None:
        for player, mind in enumerate(minds):
            for event in visible_events(game.events, player)[told:]:
                mind.observe(event)
        told = len(game.events)
        mind = minds[game.decision.player]
        print(game.apply(mind.choose(game.decision, game.legal_actions())), mind.why())
"""


def test_without_the_compiler_every_answer_is_the_same() -> None:
    compiled, slow = (
        subprocess.run(
            [sys.executable, "-W", "error", "-c", PROGRAM],
            check=False,
            capture_output=True,
            text=True,
            env={**os.environ, "NUMBA_DISABLE_JIT": disabled},
        )
        for disabled in ("0", "1")
    )
    assert slow.stderr == compiled.stderr == ""
    assert slow.stdout == compiled.stdout
    assert len(slow.stdout.splitlines()) > 60
