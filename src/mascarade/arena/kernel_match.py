"""Fast path: matches whose bots run entirely on the compiled kernel.

A game follows from its deal, its seats and a seed, as on the engine; but the bots' random numbers are the
kernel's own, so single games differ. Over many games the figures agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from mascarade.arena.match import Outcome, outcome
from mascarade.bots.quick import selfplay as of
from mascarade.bots.quick import warmup
from mascarade.bots.quick.mind import QuickBot
from mascarade.bots.quick.players import new_players
from mascarade.bots.quick.selfplay import play_game
from mascarade.bots.random_bot import RandomBot
from mascarade.bots.registry import bot_named
from mascarade.kernel import KernelRefused, KernelSetup, from_deal, to_state
from mascarade.rules import Deal, Setup

LONGEST = 1 << 14
"""Answers of a game for which there is room at first."""


def runs_on_kernel(bot: str) -> bool:
    """Whether the kernel can play this bot by itself."""
    return type(bot_named(bot)) in (RandomBot, QuickBot)


@lru_cache(maxsize=128)  # an atlas goes round all published sets
def kernel_match(setup: Setup, bots: tuple[str, ...]) -> KernelMatch | None:
    """A table for these bots, if the kernel can play them all and knows the setup."""
    if not all(runs_on_kernel(bot) for bot in bots):
        return None
    try:
        return KernelMatch(KernelSetup.of(setup))
    except KernelRefused:
        return None


class KernelMatch:
    """A table on the kernel, used for one game after the other."""

    def __init__(self, kernel: KernelSetup) -> None:
        warmup.warm()
        self.kernel = kernel
        self.company = new_players(kernel)
        count = len(kernel.setup.layout.cast)
        self.claims = np.zeros((count, of.CLAIM_COLUMNS), np.int64)
        self.coins = np.zeros(of.COIN_COLUMNS, np.int64)
        self.actions = np.zeros(LONGEST, np.int64)
        self.told = 0

    def play(self, deal: Deal, bots: Sequence[str], seed: int) -> Outcome:
        """Play a game to its end."""
        careless = np.array([type(bot_named(bot)) is RandomBot for bot in bots])
        while True:
            row = from_deal(self.kernel, deal)
            self.company.dice[0] = np.uint64(seed)
            self.told = play_game(row, self.company, careless, self.claims, self.coins, self.actions)
            if self.told <= len(self.actions):
                break
            self.actions = np.zeros(2 * self.told, np.int64)
        return outcome(to_state(self.kernel, row).table)
