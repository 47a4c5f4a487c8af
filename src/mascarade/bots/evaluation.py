"""How well a person stands, in coins and a bit more: what the minds compare."""

from __future__ import annotations

from mascarade.rules import Player, Table

VICTORY = 40.0
"""A won game, in coins; a lost one is as much below nothing."""
RACE = 9.0
"""What nearing 13 is worth beyond the coins themselves."""
RIVAL = 0.55
"""How much the strongest rival's fortune weighs against one's own."""
FIELD = 0.35
"""How much the others' average fortune does."""


def standing(table: Table, me: Player) -> float:
    """The worth of the table to a person: the race to 13, the rivals in it, and who gains by a ruin."""
    if table.result is not None:
        winners = table.result.winners
        return VICTORY / len(winners) if me in winners else -VICTORY
    if me in table.out:
        return -VICTORY
    mine = 0
    others = []
    for player, coins in zip(table.sitting, table.coins, strict=True):
        if player == me:
            mine = coins
        elif player not in table.out:
            others.append(coins)
    strongest = max(others)
    worth = _fortune(mine) - RIVAL * _fortune(strongest) - FIELD * sum(others) / len(others)
    poorest = min(*others, mine)
    if poorest <= 2:
        edge = (3 - poorest) * 1.5
        worth += edge if mine > strongest else -edge if mine < strongest else 0.0
    return worth


def _fortune(coins: int) -> float:
    return coins + RACE * (coins / 13) ** 3
