"""Fast path: matches whose bots run entirely on the compiled kernel.

A game is determined by its deal, bots and seed, as on the engine. The bots draw other random numbers here, so
single games differ, but the statistics over many games agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from mascarade.arena.match import Outcome, outcome
from mascarade.bots.quick import selfplay, warmup
from mascarade.bots.quick.mind import QuickBot
from mascarade.bots.quick.players import new_players
from mascarade.bots.random_bot import RandomBot
from mascarade.bots.registry import bot_named
from mascarade.kernel import KernelRefused, KernelSetup, from_deal, to_state
from mascarade.rules import Deal, Setup

INITIAL_CAPACITY = 1 << 14
"""Actions of a game that fit at first; the buffer grows for longer games."""


def runs_on_kernel(bot: str) -> bool:
    """Whether the kernel can play this bot."""
    return type(bot_named(bot)) in (RandomBot, QuickBot)


@lru_cache(maxsize=128)  # an atlas alternates between all published sets
def kernel_match(setup: Setup, bots: tuple[str, ...]) -> KernelMatch | None:
    """A match for these bots, if the kernel supports all of them and the setup."""
    if not all(runs_on_kernel(bot) for bot in bots):
        return None
    try:
        return KernelMatch(KernelSetup.of(setup))
    except KernelRefused:
        return None


class KernelMatch:
    """A table on the kernel that plays one game after another, with counters of the last game."""

    def __init__(self, kernel: KernelSetup) -> None:
        warmup.warm()
        self.kernel = kernel
        self.company = new_players(kernel)
        count = len(kernel.setup.layout.cast)
        self.claims = np.zeros((count, selfplay.CLAIM_COLUMNS), np.int64)
        self.coins = np.zeros(selfplay.COIN_COLUMNS, np.int64)
        self.actions = np.zeros(INITIAL_CAPACITY, np.int64)
        self.length = 0
        """How many of `actions` the last game took."""

    def play(self, deal: Deal, bots: Sequence[str], seed: int) -> Outcome:
        """Play a game to its end."""
        careless = np.array([type(bot_named(bot)) is RandomBot for bot in bots])
        while True:
            row = from_deal(self.kernel, deal)
            self.company.dice[0] = np.uint64(seed)
            self.length = selfplay.play_game(
                row, self.company, careless, self.claims, self.coins, self.actions
            )
            if self.length <= len(self.actions):
                return outcome(to_state(self.kernel, row).table)
            self.actions = np.zeros(2 * self.length, np.int64)
