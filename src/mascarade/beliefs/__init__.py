"""What one viewer can conclude: exact probabilities from that viewer's events alone."""

from mascarade.beliefs.belief import Belief
from mascarade.beliefs.incomes import income
from mascarade.beliefs.others import OthersBelief
from mascarade.beliefs.questions import (
    chance_somebody_else_holds,
    chance_to_hold,
    expected_coins,
    worth_of_announcing,
    worth_of_contesting,
    worth_to,
)
from mascarade.beliefs.support import CAREFUL, QUICK, Precision, warm

__all__ = [
    "CAREFUL",
    "QUICK",
    "Belief",
    "OthersBelief",
    "Precision",
    "chance_somebody_else_holds",
    "chance_to_hold",
    "expected_coins",
    "income",
    "warm",
    "worth_of_announcing",
    "worth_of_contesting",
    "worth_to",
]
