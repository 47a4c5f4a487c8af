"""The balance atlas: one balance study over many published sets.

Games alternate between the sets, so that an atlas can be extended with more games later.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mascarade.arena.balance.counters import BalanceCounts
from mascarade.arena.balance.study import BalanceStudy
from mascarade.arena.entrants import Entrant


class AtlasStudy(msgspec.Struct, frozen=True, kw_only=True):
    """A study of each set. Game number g is played with set number g modulo the number of sets."""

    studies: tuple[BalanceStudy, ...]

    @property
    def entrants(self) -> tuple[Entrant, ...]:
        """The bot that plays, the same in all studies."""
        return self.studies[0].entrants

    def play(self, games: range) -> list[tuple[int, BalanceCounts]]:
        """Play the games with these numbers; counters by set number, for the sets that had games."""
        sets = len(self.studies)
        results = []
        for number, study in enumerate(self.studies):
            own = range(-((number - games.start) // sets), -((number - games.stop) // sets))
            if own:
                results.append((number, study.play(own)))
        return results


class Atlas(msgspec.Struct, kw_only=True):
    """The counters so far, by set."""

    games: int = 0
    """Of all sets together."""
    ledgers: list[BalanceCounts]

    @classmethod
    def of(cls, study: AtlasStudy) -> Atlas:
        """Empty counters."""
        return cls(ledgers=[BalanceCounts.of(each.setup) for each in study.studies])

    def add(self, results: Sequence[tuple[int, BalanceCounts]]) -> None:
        """Add the counters of the next games."""
        for number, counts in results:
            self.ledgers[number].add(counts)
            self.games += counts.games
