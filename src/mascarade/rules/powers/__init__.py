"""The powers: one small function each, named in the catalogue.

A power is called with its use, and reads the answers so far. It asks for the next one, or takes effect; when
it neither asks nor uses another power, it has ended.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import FunctionType, MappingProxyType

from mascarade.rules.power_context import PowerContext
from mascarade.rules.powers import cards, coins, others
from mascarade.rules.state import Use

Power = Callable[[PowerContext, Use], None]

POWERS: Mapping[str, Power] = MappingProxyType(
    {
        name: power
        for module in (cards, coins, others)
        for name, power in vars(module).items()
        if isinstance(power, FunctionType) and power.__module__ == module.__name__ and name[0] != "_"
    }
)
"""The public functions of these modules, by name."""
