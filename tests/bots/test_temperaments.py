"""Tempers: each changes a measured rate of a bot's behaviour by at least half over its range."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from mascarade.arena.match import play
from mascarade.bots import Budget, Mind, Seat, Temper, find_bot
from mascarade.rules import AnyEvent, Options, State, playable, published, shuffled
from mascarade.rules import events as e
from tests.tiers import full, scaled

GAMES = max(10, scaled(10))
"""The same in every tier, because fewer games give no reliable rate."""
SURE = 75
"""Percentage from which a claim counts as sure. A cool bluffer such as the expert is often wrong below it."""
BUDGETS = {"expert": Budget(nodes=500)}


def rates(name: str, temper: Temper, games: int) -> dict[str, float]:
    """The rates of bots with this temper in games between themselves."""
    scenario = published("second", "A", 6)
    setup = playable(scenario, Options(turn_limit=120))
    counts: Counter[str] = Counter()
    minds: list[Mind] = []

    def witness(state: State, events: tuple[AnyEvent, ...]) -> None:
        cards = state.secrets.cards
        for event in events:
            match event:
                case e.TurnStarted():
                    counts["turns"] += 1
                case e.Announced(player=player, spot=spot, character=character):
                    counts["bluffs"] += cards[spot] != character
                    _believed(player, wrong=cards[spot] != character)
                case e.Contested(player=player, spot=spot):
                    counts["answers"] += 1
                    counts["contests"] += 1
                    assert state.table.round is not None
                    _believed(player, wrong=cards[spot] != state.table.round.character)
                case e.Passed():
                    counts["answers"] += 1

    def _believed(player: int, *, wrong: bool) -> None:
        reason = minds[player].why()
        if reason is not None and reason.message.removesuffix("-tried") in ("why-announce", "why-contest"):
            counts["believed"] += 1
            counts["mistaken"] += wrong
            if int(reason.arguments["sure"]) >= SURE:
                counts["sure"] += 1
                counts["sure and mistaken"] += wrong

    for game in range(games):
        minds[:] = [
            find_bot(name).sit(
                Seat(setup=setup, player=player, seed=game, temper=temper, budget=BUDGETS.get(name, Budget()))
            )
            for player in range(6)
        ]
        outcome = play(setup, shuffled(scenario, Random(game).shuffle), minds, witness=witness)
        assert outcome.mistakes == ()
    return {
        "bluffs": counts["bluffs"] / counts["turns"],
        "contests": counts["contests"] / counts["answers"],
        "wrong about oneself": counts["mistaken"] / max(1, counts["believed"]),
        "surely wrong": counts["sure and mistaken"] / max(1, counts["sure"]),
    }


@pytest.mark.parametrize(
    "name", ["novice", *(pytest.param(name, marks=full) for name in ("expert", "regular"))]
)
@pytest.mark.parametrize(
    ("trait", "rate", "more"),
    [("boldness", "bluffs", 1.0), ("scepticism", "contests", 1.0), ("memory", "wrong about oneself", 0.0)],
)
def test_a_temper_shows(name: str, trait: str, rate: str, more: float) -> None:
    temper = find_bot(name).temper
    if name == "expert" and trait == "memory":
        rate = "surely wrong"
    much = rates(name, replace(temper, **{trait: more}), GAMES)[rate]
    little = rates(name, replace(temper, **{trait: 1.0 - more}), GAMES)[rate]
    assert much >= 1.5 * little, (much, little)
    assert much > 0
