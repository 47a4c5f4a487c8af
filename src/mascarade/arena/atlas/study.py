"""The balance atlas: a balance study of many published sets at once.

Its games go round the sets, so that an atlas of few games can become one of more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from mascarade.arena.balance.counters import Ledger
from mascarade.arena.balance.study import BalanceStudy


class AtlasStudy(msgspec.Struct, frozen=True, kw_only=True):
    """A study of each set; game number g is one of the set with the number g modulo the sets there are."""

    studies: tuple[BalanceStudy, ...]

    def play(self, games: range) -> list[tuple[int, Ledger]]:
        """Play the games of these numbers: a ledger for each set that had any."""
        return [(number, self.studies[number].play(own)) for number, own in self._rounds(games) if own]

    def _rounds(self, games: range) -> Iterator[tuple[int, range]]:
        """By set, which of its own games these are."""
        sets = len(self.studies)
        for number in range(sets):
            yield number, range(-((number - games.start) // sets), -((number - games.stop) // sets))


class Atlas(msgspec.Struct, kw_only=True):
    """What was counted so far, by set."""

    games: int = 0
    """Of all sets together."""
    ledgers: list[Ledger]

    @classmethod
    def of(cls, study: AtlasStudy) -> Atlas:
        """Before the first game."""
        return cls(ledgers=[Ledger.of(each.setup) for each in study.studies])

    def add(self, results: Sequence[tuple[int, Ledger]]) -> None:
        """Add the games that come next."""
        for number, ledger in results:
            self.ledgers[number].add(ledger)
            self.games += ledger.games
