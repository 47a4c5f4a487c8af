"""Exact beliefs: the probabilities of the hidden cards, from one viewer's events alone."""

from mascarade.beliefs.belief import Belief
from mascarade.beliefs.errors import Impossible
from mascarade.beliefs.lookahead import Effort, WhatIf
from mascarade.beliefs.other_players import OthersBelief
from mascarade.beliefs.placements import CAREFUL, QUICK, Precision, warm
from mascarade.beliefs.power_value import income, pointed_at

__all__ = [
    "CAREFUL",
    "QUICK",
    "Belief",
    "Effort",
    "Impossible",
    "OthersBelief",
    "Precision",
    "WhatIf",
    "income",
    "pointed_at",
    "warm",
]
