"""How balanced a scenario is: who wins by card and by seat, what is announced, how games end."""

from __future__ import annotations

import msgspec

from mascarade.arena.entrants import Entrant, offer
from mascarade.arena.figures import WHOLE
from mascarade.arena.ledger import Ledger, Watcher
from mascarade.arena.seating import deal_of, seeds_of
from mascarade.arena.table import PATIENCE, invite, play
from mascarade.bots import find_bot
from mascarade.rules import Setup


class BalanceStudy(msgspec.Struct, frozen=True, kw_only=True):
    """The same bot in all seats of a table, with a new deal in each game."""

    setup: Setup
    entrant: Entrant
    seed: int = 1
    patience: float = PATIENCE

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return self.setup.scenario.players

    def play(self, games: range) -> Ledger:
        """Play the games of these numbers, and count."""
        ledger = Ledger.of(self.setup)
        for game in games:
            self._play_one(game, ledger)
        return ledger

    def _play_one(self, game: int, ledger: Ledger) -> None:
        bot, seeds = find_bot(self.entrant.bot), seeds_of(self.seed, game, self.players)
        minds = [
            invite(bot, offer(self.entrant, self.setup, player, seed), self.patience)
            for player, seed in enumerate(seeds)
        ]
        deal = deal_of(self.setup, self.seed, game)
        watcher = Watcher(ledger)
        outcome = play(self.setup, deal, minds, patience=self.patience, witness=watcher)
        share = WHOLE // len(outcome.winners)
        won = [share if player in outcome.winners else 0 for player in range(self.players)]
        ledger.games += 1
        watcher.close(won)
        spots_of = self.setup.layout.spots_of
        for seat, units in enumerate(won):
            ledger.seats[(seat - deal.first) % self.players].count(units)
            for spot in spots_of[seat]:
                ledger.dealt[deal.cards[spot]].count(units)
        ledger.end(outcome)
