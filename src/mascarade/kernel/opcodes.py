"""Opcodes: the numbers of the powers in the compiled loops."""

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
    {name.lower(): code for name, code in dict(globals()).items() if name.isupper()}
)
"""The opcode of each power, by its name in the engine."""
