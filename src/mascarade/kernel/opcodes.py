"""Opcodes: the number of each power, by which the compiled loops know it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

BEG: Final = 1
COURT: Final = 2
COURT_A_MAN: Final = 3
DIVINE: Final = 4
ECHO: Final = 5
EXCHANGE: Final = 6
GAMBLE: Final = 7
HARVEST: Final = 8
INCOME: Final = 9
INHERIT: Final = 10
JUGGLE: Final = 11
NOTHING: Final = 12
PATRONAGE: Final = 13
PILFER: Final = 14
QUESTION: Final = 15
RAISE_THE_DEAD: Final = 16
SHOW: Final = 17
SPY: Final = 18
STRINGS: Final = 19
TITHE: Final = 20
TRANSMUTE: Final = 21
TRIUMPH: Final = 22
USURP: Final = 23

OPCODES: Mapping[str, int] = MappingProxyType(
    {
        "beg": BEG,
        "court": COURT,
        "court_a_man": COURT_A_MAN,
        "divine": DIVINE,
        "echo": ECHO,
        "exchange": EXCHANGE,
        "gamble": GAMBLE,
        "harvest": HARVEST,
        "income": INCOME,
        "inherit": INHERIT,
        "juggle": JUGGLE,
        "nothing": NOTHING,
        "patronage": PATRONAGE,
        "pilfer": PILFER,
        "question": QUESTION,
        "raise_the_dead": RAISE_THE_DEAD,
        "show": SHOW,
        "spy": SPY,
        "strings": STRINGS,
        "tithe": TITHE,
        "transmute": TRANSMUTE,
        "triumph": TRIUMPH,
        "usurp": USURP,
    }
)
"""The engine's name of each power, and the kernel's number for it."""
