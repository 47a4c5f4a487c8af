"""Balance study of a scenario: wins by card and by seat, announcements, and how games end."""

from __future__ import annotations

import msgspec

from mascarade.arena.balance.counters import BalanceCounts, EventCounter
from mascarade.arena.balance.kernel_counters import count_game
from mascarade.arena.entrants import Entrant, seat_entrants
from mascarade.arena.kernel_match import kernel_match
from mascarade.arena.match import DECISION_SECONDS, Outcome, play
from mascarade.arena.schedule import deal_of, seeds_of
from mascarade.arena.stats import UNITS_PER_GAME
from mascarade.rules import Deal, Setup


class BalanceStudy(msgspec.Struct, frozen=True, kw_only=True):
    """The same bot in all seats of a table, with a new deal for each game."""

    setup: Setup
    entrant: Entrant
    seed: int = 1
    patience: float = DECISION_SECONDS

    @property
    def entrants(self) -> tuple[Entrant, ...]:
        """The bots that play."""
        return (self.entrant,)

    @property
    def players(self) -> int:
        """The number of players."""
        return self.setup.scenario.players

    def play(self, games: range) -> BalanceCounts:
        """Play and count the games with these numbers, on the kernel if it supports the bot."""
        counts = BalanceCounts.of(self.setup)
        table = kernel_match(self.setup, (self.entrant.bot,))
        for game in games:
            deal, seeds = deal_of(self.setup, self.seed, game), seeds_of(self.seed, game, self.players)
            if table is None:
                minds = seat_entrants([self.entrant] * self.players, self.setup, seeds, self.patience)
                counter = EventCounter(counts)
                outcome = play(self.setup, deal, minds, patience=self.patience, witness=counter)
                won = self._won(outcome)
                counter.finish(won)
            else:
                outcome = table.play(deal, [self.entrant.bot] * self.players, seeds[0])
                won = self._won(outcome)
                count_game(table, deal, won, counts)
            self._count(deal, outcome, won, counts)
        return counts

    def _won(self, outcome: Outcome) -> list[int]:
        """The units of the game that each player won."""
        share = UNITS_PER_GAME // len(outcome.winners)
        return [share if player in outcome.winners else 0 for player in range(self.players)]

    def _count(self, deal: Deal, outcome: Outcome, won: list[int], counts: BalanceCounts) -> None:
        counts.games += 1
        spots_of = self.setup.layout.spots_of
        for seat, units in enumerate(won):
            counts.seats[(seat - deal.first) % self.players].count(units)
            for spot in spots_of[seat]:
                counts.dealt[deal.cards[spot]].count(units)
        counts.end(outcome)
