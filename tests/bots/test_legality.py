"""The quick bot answers legally however it is asked: a search. In a soak it plays a million games."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from mascarade.bots import Seat
from mascarade.bots.registry import STYLES
from mascarade.rules import Deal, Decision, Game, Options, Setup, legal_actions, published, visible_events
from mascarade.rules import actions as a
from tests.bots.legality_search import play_on_engine, search_kernel
from tests.bots.untrained import LEARNED, bot_for
from tests.tiers import SOAK, scaled

OURS = ("expert", "novice", "quick", "random", "regular", *STYLES, LEARNED)


def test_every_answer_is_legal_on_the_kernel() -> None:
    games = scaled(100_000) if SOAK else scaled(6_000)
    assert search_kernel("legal", games) > 20 * games


def test_every_answer_is_legal_on_the_engine() -> None:
    """Remembered since the deal or for a round, after a take-over, and in sealed contests."""
    games = scaled(3_000) if SOAK else scaled(120)
    asked, rng = Counter[str](), Random("legal")
    for _ in range(games):
        asked += play_on_engine(rng)
    assert set(asked) == {"remembering", "resumed", "taken over", "out of turn"}
    assert min(asked.values()) > games / 2


@pytest.mark.parametrize("name", OURS)
def test_a_bot_answers_a_sealed_contest_before_its_turn(name: str) -> None:
    """Everyone is asked at once: the table waits for the first of them, and each answers for themselves."""
    scenario = published("second", "A", 6)
    setup = Setup(scenario=scenario, options=Options())
    cards = sorted(scenario.cards, key=lambda card: card == "swindler")
    cards.insert(3, cards.pop())
    game = Game(setup, [f"P{seat}" for seat in range(6)], Deal(cards=tuple(cards)))
    for mine, other in ((0, 1), (1, 0), (2, 0), (3, 0)):
        game.apply(a.Swap(game.state.table.decisions, mine, mine, other, False))
    game.apply(a.Announce(game.state.table.decisions, 4, "swindler", 4))
    first = game.decision
    assert first is not None
    assert first.player == 5
    decision = Decision(first.number + 4, 3, first.question)
    mind = bot_for(name, scenario).sit(Seat(setup=setup, player=3, seed=1))
    for event in visible_events(game.events, 3):
        mind.observe(event)
    legal = legal_actions(replace(game.state.table, decision=decision))
    answer = mind.choose(decision, legal)
    assert answer in legal
    if name in {"expert", "quick", "regular", "truthful", "doubter"}:
        assert answer == a.Contest(decision.number, 3, 3), "it knows that it holds the card"
