"""Counting games that were played on the kernel."""

from __future__ import annotations

from collections.abc import Sequence

from mascarade.arena.balance.counters import BalanceCounts, EventCounter
from mascarade.arena.kernel_match import KernelMatch
from mascarade.arena.stats import add_counts
from mascarade.bots.quick import selfplay
from mascarade.kernel import decode
from mascarade.kernel.opcodes import ECHO, OPCODES, RAISE_THE_DEAD, USURP
from mascarade.rules import Deal, Setup, advance, start

INDIRECT = frozenset((ECHO, RAISE_THE_DEAD, USURP))
"""Powers that use other powers. The kernel does not count these, so the engine replays the game."""


def has_indirect_powers(setup: Setup) -> bool:
    """Whether a power may be used through another power."""
    layout = setup.layout
    return not INDIRECT.isdisjoint(OPCODES[layout.character(card).power] for card in layout.cast)


def count_game(table: KernelMatch, deal: Deal, won: Sequence[int], counts: BalanceCounts) -> None:
    """Count the table's last game; `won` are the units that each player won of it."""
    if has_indirect_powers(table.kernel.setup):
        count_by_replay(table, deal, won, counts)
        return
    for character, row in zip(table.kernel.setup.layout.cast, table.claims.tolist(), strict=True):
        if not row[selfplay.ANNOUNCED]:
            continue
        claims = counts.claims[character]
        claims.announced += row[selfplay.ANNOUNCED]
        claims.true += row[selfplay.TRUE]
        claims.contested += row[selfplay.CONTESTED]
        claims.contested_true += row[selfplay.CONTESTED_TRUE]
        claims.carried += row[selfplay.CARRIED]
        claims.gained += row[selfplay.GAIN]
        claims.games += 1
        for player, units in enumerate(won):
            if row[selfplay.ANNOUNCERS] >> player & 1:
                claims.by_player.count(units)
    courthouse, (paid, takings, taken, largest) = counts.courthouse, table.coins.tolist()
    courthouse.fines += paid  # one coin each, and nothing else is paid there
    courthouse.paid += paid
    courthouse.takings += takings
    courthouse.taken += taken
    add_counts(courthouse.largest, {largest: 1})


def count_by_replay(table: KernelMatch, deal: Deal, won: Sequence[int], counts: BalanceCounts) -> None:
    """Count the same by replaying the game on the engine."""
    state, _ = start(table.kernel.setup, deal)
    counter = EventCounter(counts)
    for number in table.actions[: table.length].tolist():
        before = state
        state, events = advance(before, decode(table.kernel, before, number))
        counter(before, events)
    counter.finish(won)
