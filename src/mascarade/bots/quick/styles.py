"""Styles of quick players: the numbers of their policy, by which one person plays unlike another.

The defaults are those of the quick bot. `expert` models its opponents as a mixture of other styles.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray


class Style(NamedTuple):
    """How a quick player plays, and what the others expect of them. What they like is in coins."""

    boldness: float = 0.5
    """How readily they bluff, from 0 to 1."""
    trust: float = 5.2
    """How much likelier one of their claims makes a card, as the others see it."""
    rashness: float = 0.05
    """How often they contest without the card, as the others expect."""
    vigilance: float = 1.0
    """How readily they contest with the card, as the others expect: 1 as usual, 0 never."""
    claims_from: float = 0.0
    """They announce nothing of which they are less sure."""
    contests_from: float = 0.0
    """They contest with no card of which they are less sure; above 1 never."""
    looking: float = 0.0
    """What they like about looking at a card of which they know nothing."""
    swapping: float = 0.0
    """What they like about swapping."""
    announcing: float = 0.0
    """What they like about announcing."""
    contesting: float = 0.0
    """What they like about contesting."""
    whim: float = 0.0
    """How often they decide at random."""


(
    BOLDNESS,
    TRUST,
    RASHNESS,
    VIGILANCE,
    CLAIMS_FROM,
    CONTESTS_FROM,
    LOOKING,
    SWAPPING,
    ANNOUNCING,
    CONTESTING,
    WHIM,
) = range(len(Style._fields))
"""The places of a style's numbers in its row."""

QUICK: Final = Style()
"""The quick bot's own."""


def style_rows(players: int) -> NDArray[np.float64]:
    """The numbers of quick players, one row each."""
    return np.tile(np.array(QUICK), (players, 1))
