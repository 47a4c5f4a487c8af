"""How balanced a scenario is: who wins by card and by seat, what is announced, how games end."""

from __future__ import annotations

import msgspec

from mascarade.arena.balance.counters import Ledger, Watcher
from mascarade.arena.balance.kernel_counters import note
from mascarade.arena.entrants import Entrant, offer
from mascarade.arena.kernel_match import kernel_match
from mascarade.arena.match import DECISION_SECONDS, Outcome, play, seat_bot
from mascarade.arena.schedule import deal_of, seeds_of
from mascarade.arena.stats import WHOLE
from mascarade.bots.registry import bot_named
from mascarade.rules import Deal, Setup


class BalanceStudy(msgspec.Struct, frozen=True, kw_only=True):
    """The same bot in all seats of a table, with a new deal in each game."""

    setup: Setup
    entrant: Entrant
    seed: int = 1
    patience: float = DECISION_SECONDS

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return self.setup.scenario.players

    def play(self, games: range) -> Ledger:
        """Play the games of these numbers, and count: on the kernel, if it can play this bot by itself."""
        ledger = Ledger.of(self.setup)
        table = kernel_match(self.setup, (self.entrant.bot,))
        for game in games:
            deal = deal_of(self.setup, self.seed, game)
            if table is None:
                outcome, won = self._play_one(game, deal, ledger)
            else:
                bots = [self.entrant.bot] * self.players
                outcome = table.play(deal, bots, seeds_of(self.seed, game, self.players)[0])
                won = self._shares(outcome)
                note(table, deal, won, ledger)
            self._count(deal, outcome, won, ledger)
        return ledger

    def _play_one(self, game: int, deal: Deal, ledger: Ledger) -> tuple[Outcome, list[int]]:
        bot, seeds = bot_named(self.entrant.bot), seeds_of(self.seed, game, self.players)
        minds = [
            seat_bot(bot, offer(self.entrant, self.setup, player, seed), self.patience)
            for player, seed in enumerate(seeds)
        ]
        watcher = Watcher(ledger)
        outcome = play(self.setup, deal, minds, patience=self.patience, witness=watcher)
        won = self._shares(outcome)
        watcher.close(won)
        return outcome, won

    def _shares(self, outcome: Outcome) -> list[int]:
        """By player, what they won of a game."""
        share = WHOLE // len(outcome.winners)
        return [share if player in outcome.winners else 0 for player in range(self.players)]

    def _count(self, deal: Deal, outcome: Outcome, won: list[int], ledger: Ledger) -> None:
        ledger.games += 1
        spots_of = self.setup.layout.spots_of
        for seat, units in enumerate(won):
            ledger.seats[(seat - deal.first) % self.players].count(units)
            for spot in spots_of[seat]:
                ledger.dealt[deal.cards[spot]].count(units)
        ledger.end(outcome)
