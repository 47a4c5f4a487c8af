"""Counters of a game played on the kernel."""

from __future__ import annotations

from collections.abc import Sequence

from mascarade.arena.balance.counters import Ledger, Watcher
from mascarade.arena.kernel_match import KernelMatch
from mascarade.bots.quick import selfplay as of
from mascarade.kernel import decode
from mascarade.kernel.opcodes import ECHO, OPCODES, RAISE_THE_DEAD, USURP
from mascarade.rules import Deal, Setup, advance, start

THROUGH = frozenset((ECHO, RAISE_THE_DEAD, USURP))
"""Powers that work through others: where they are in play, the engine tells what happened."""


def works_through(setup: Setup) -> bool:
    """Whether a power may be used through another."""
    where = setup.layout
    return not THROUGH.isdisjoint(OPCODES[where.character(card).power] for card in where.cast)


def note(table: KernelMatch, deal: Deal, won: Sequence[int], ledger: Ledger) -> None:
    """Write what the table's last game showed into a ledger; so much of it was won by each."""
    if works_through(table.kernel.setup):
        retell(table, deal, won, ledger)
        return
    for character, counts in zip(table.kernel.setup.layout.cast, table.claims.tolist(), strict=True):
        if not counts[of.ANNOUNCED]:
            continue
        claims = ledger.claims[character]
        claims.announced += counts[of.ANNOUNCED]
        claims.true += counts[of.TRUE]
        claims.contested += counts[of.CONTESTED]
        claims.contested_true += counts[of.CONTESTED_TRUE]
        claims.carried += counts[of.CARRIED]
        claims.gained += counts[of.GAIN]
        claims.games += 1
        for player, units in enumerate(won):
            if counts[of.ANNOUNCERS] >> player & 1:
                claims.by_player.count(units)
    courthouse, (paid, takings, taken, largest) = ledger.courthouse, table.coins.tolist()
    courthouse.fines += paid  # one coin each, and nothing else goes there
    courthouse.paid += paid
    courthouse.takings += takings
    courthouse.taken += taken
    courthouse.largest[largest] = courthouse.largest.get(largest, 0) + 1


def retell(table: KernelMatch, deal: Deal, won: Sequence[int], ledger: Ledger) -> None:
    """The same, told by the engine, which plays the game again."""
    state, _ = start(table.kernel.setup, deal)
    watcher = Watcher(ledger)
    for number in table.actions[: table.told].tolist():
        before = state
        state, events = advance(before, decode(table.kernel, before, number))
        watcher(before, events)
    watcher.close(won)
