"""What one viewer can conclude: exact probabilities from that viewer's events alone."""

from mascarade.beliefs.belief import Belief
from mascarade.beliefs.errors import Impossible
from mascarade.beliefs.lookahead import Effort, WhatIf
from mascarade.beliefs.other_players import OthersBelief
from mascarade.beliefs.placements import CAREFUL, QUICK, Precision, warm
from mascarade.beliefs.power_value import income, pointed_at
from mascarade.beliefs.questions import (
    chance_somebody_else_holds,
    chance_to_hold,
    expected_coins,
    worth_of_announcing,
    worth_of_contesting,
    worth_to,
)

__all__ = [
    "CAREFUL",
    "QUICK",
    "Belief",
    "Effort",
    "Impossible",
    "OthersBelief",
    "Precision",
    "WhatIf",
    "chance_somebody_else_holds",
    "chance_to_hold",
    "expected_coins",
    "income",
    "pointed_at",
    "warm",
    "worth_of_announcing",
    "worth_of_contesting",
    "worth_to",
]
