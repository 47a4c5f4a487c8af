"""The powers, each one small function over `PowerContext`; the catalogue names them.

A power is called with the use under way and looks at the answers so far. It asks for the next one, or does
what is to be done; when it neither asks nor uses another power, it has ended.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from mascarade.rules.power_context import PowerContext
from mascarade.rules.powers.cards import court_a_man, divine, juggle, question, show, spy, strings
from mascarade.rules.powers.coins import (
    beg,
    court,
    exchange,
    gamble,
    harvest,
    income,
    inherit,
    patronage,
    pilfer,
    tithe,
    transmute,
    triumph,
)
from mascarade.rules.powers.others import echo, nothing, raise_the_dead, usurp
from mascarade.rules.state import Use

Power = Callable[[PowerContext, Use], None]

POWERS: Mapping[str, Power] = MappingProxyType(
    {
        power.__name__: power
        for power in (
            beg,
            court,
            court_a_man,
            divine,
            echo,
            exchange,
            gamble,
            harvest,
            income,
            inherit,
            juggle,
            nothing,
            patronage,
            pilfer,
            question,
            raise_the_dead,
            show,
            spy,
            strings,
            tithe,
            transmute,
            triumph,
            usurp,
        )
    }
)
