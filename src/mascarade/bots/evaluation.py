"""Position evaluation: how well a player stands, in coins."""

from __future__ import annotations

from mascarade.rules import Player, Table

VICTORY = 40.0
"""The value of a win, in coins; a loss is its negative."""
RACE = 9.0
"""The value of nearing 13, beyond the coins themselves."""
RIVAL = 0.55
"""The weight of the richest rival's coins against the player's own."""
FIELD = 0.35
"""The weight of the others' average coins."""


def standing(table: Table, me: Player) -> float:
    """The value of the table to a player: the race to 13, the rivals, and who gains by a ruin."""
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
