"""The value of a power to its user, in coins, found by using it in sampled worlds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from mascarade.beliefs.belief import Belief
from mascarade.beliefs.lookahead import Effort, WhatIf
from mascarade.rules import Action, CharacterId, Player, Spot, State, Table
from mascarade.rules import actions as a
from mascarade.rules.catalogue import RICHES
from mascarade.rules.state import Claim, Secrets

WORLDS = 12
"""The default number of sampled worlds."""
SURE = 0.75
"""Players this sure of a card name it correctly; those as unsure, wrongly; in between, either."""


def income(
    table: Table, player: Player, character: CharacterId, belief: Belief | None = None, worlds: int = WORLDS
) -> float:
    """The average gain of a player who uses the character's power unchallenged, over sampled worlds.

    Exact where only open coins matter. Players choose what gains them most. Worlds are drawn from a belief;
    without one, any card may lie anywhere. A won game counts as 13 coins.
    """
    spot = table.layout.free_spots_of[table.seat_of(player)][0]
    likely = [State(table, _secrets(table, belief, Random(number))) for number in range(worlds)]
    what_if = WhatIf(likely, player, _coins, partial(_likely_names, belief), Effort())
    return what_if.claimed(character, (Claim(player, spot),))


def _coins(table: Table, player: Player) -> float:
    coins = float(table.coins_of(player))
    won = table.result is not None and player in table.result.winners
    return max(coins, RICHES) if won else coins


def _secrets(table: Table, belief: Belief | None, chance: Random) -> Secrets:
    if belief is not None:
        (cards,) = belief.sample(chance, 1)
        return Secrets(cards=cards, cemetery=belief.sample_cemetery(chance), hidden=1)
    lying = [spot for spot, there in enumerate(table.filled) if there]
    dealt = list(table.layout.scenario.cards)
    chance.shuffle(dealt)
    at = dict(zip(lying, dealt, strict=False))
    buried = list(table.layout.scenario.cemetery)
    chance.shuffle(buried)
    empty = sum(not table.filled[spot] for spot in table.layout.centre)
    for curse in [card for card in buried if table.layout.character(card).cursed][empty:]:
        buried.remove(curse)  # it was raised before: for each that is still buried, a spot is empty
    return Secrets(
        cards=tuple(at.get(spot) for spot in range(len(table.filled))),
        cemetery=tuple(buried[: table.buried]),
        hidden=1,
    )


def _likely_names(belief: Belief | None, state: State, legal: tuple[Action, ...]) -> Sequence[Action]:
    """How players name cards: correctly if they can know them."""
    named = [action for action in legal if isinstance(action, a.NameCharacter)]
    spot = pointed_at(state.table)
    right = [action for action in named if action.character == state.secrets.cards[spot]]
    wrong = [action for action in named if action not in right]
    if belief is None:
        return (*right, *wrong[: len(right) or 1])
    cards = belief.at(spot)
    decision = state.decision
    assert decision is not None
    if decision.player == state.table.stack[-1].user:
        return (max(named, key=lambda action: cards.get(action.character, 0.0)),)
    sure = max(cards.values())
    if sure >= SURE:
        return right or named[:1]
    return (*right, *wrong[: len(right) or 1]) if sure > 1 - SURE else wrong[:1]


def pointed_at(table: Table) -> Spot:
    """The spot whose card a player has to name."""
    decision, use = table.decision, table.stack[-1]
    assert decision is not None
    chosen = [answer for answer in use.answers if isinstance(answer, int)]
    if decision.player != use.user:
        return chosen[-1]
    return table.layout.free_spots_of[table.seat_of(chosen[0])][0]
