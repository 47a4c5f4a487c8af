"""The powers in the kernel, by opcode.

Like the engine's, a power is called with its use (a place in the row) and reads the answers so far. It
returns ENDED, WAITS, AGAIN or OVER.
"""

from __future__ import annotations

from mascarade.kernel import layout as at
from mascarade.kernel import opcodes as op
from mascarade.kernel import setup as of
from mascarade.kernel.jit import Row, Tables, jit
from mascarade.kernel.powers.cards import court_a_man, divine, juggle, question, show, spy, strings
from mascarade.kernel.powers.coins import (
    beg,
    court,
    exchange,
    gamble,
    harvest,
    inherit,
    patronage,
    pilfer,
    tithe,
    transmute,
    triumph,
)
from mascarade.kernel.powers.others import echo, raise_the_dead, usurp
from mascarade.kernel.primitives import ENDED, collect

__all__ = ["apply"]


@jit
def apply(row: Row, tables: Tables, use: int) -> int:  # noqa: PLR0912 - one case for each power
    """Run the power of a use."""
    power = tables[of.POWER + row[use + at.USE_CHARACTER]]
    outcome = ENDED
    if power == op.INCOME:
        outcome = collect(row, tables, use)
    elif power == op.COURT:
        outcome = court(row, tables, use)
    elif power == op.TITHE:
        outcome = tithe(row, tables, use)
    elif power == op.PILFER:
        outcome = pilfer(row, tables, use)
    elif power == op.EXCHANGE:
        outcome = exchange(row, tables, use)
    elif power == op.HARVEST:
        outcome = harvest(row, tables, use)
    elif power == op.TRIUMPH:
        outcome = triumph(row, tables, use)
    elif power == op.INHERIT:
        outcome = inherit(row, tables, use)
    elif power == op.PATRONAGE:
        outcome = patronage(row, tables, use)
    elif power == op.TRANSMUTE:
        outcome = transmute(row, tables, use)
    elif power == op.GAMBLE:
        outcome = gamble(row, tables, use)
    elif power == op.BEG:
        outcome = beg(row, tables, use)
    elif power == op.JUGGLE:
        outcome = juggle(row, tables, use)
    elif power == op.SPY:
        outcome = spy(row, tables, use)
    elif power == op.DIVINE:
        outcome = divine(row, tables, use)
    elif power == op.COURT_A_MAN:
        outcome = court_a_man(row, tables, use)
    elif power == op.QUESTION:
        outcome = question(row, tables, use)
    elif power == op.SHOW:
        outcome = show(row, tables, use)
    elif power == op.STRINGS:
        outcome = strings(row, tables, use)
    elif power == op.ECHO:
        outcome = echo(row, tables, use)
    elif power == op.RAISE_THE_DEAD:
        outcome = raise_the_dead(row, tables, use)
    elif power == op.USURP:
        outcome = usurp(row, tables, use)
    return outcome
