"""An order of bots that survives circles: populations vote, and Schulze's method counts.

Each population votes between every two bots, with the probability that the first does better there. Where the
votes run in a circle, it is broken at its weakest place.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, sqrt

from mascarade.arena.stats import Difference


def vote(difference: Difference) -> float:
    """The probability that the first does better, as far as the deals tell."""
    if difference.error == 0:
        return 0.5
    return (1 + erf(difference.mean / difference.error / sqrt(2))) / 2


def schulze(votes: Sequence[Sequence[float]]) -> tuple[int, ...]:
    """The number of others that each candidate beats; `votes[a][b]` are those for a over b."""
    everyone = range(len(votes))
    paths = [[votes[a][b] if votes[a][b] > votes[b][a] else 0.0 for b in everyone] for a in everyone]
    for between in everyone:
        for a in everyone:
            for b in everyone:
                if a not in (b, between) and b != between:
                    paths[a][b] = max(paths[a][b], min(paths[a][between], paths[between][b]))
    return tuple(sum(paths[a][b] > paths[b][a] for b in everyone if a != b) for a in everyone)
