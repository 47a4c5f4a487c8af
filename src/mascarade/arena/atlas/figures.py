"""The figures of an atlas: one document for programs, the page and the server."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from mascarade import __version__
from mascarade.arena.atlas.study import Atlas, AtlasStudy
from mascarade.arena.balance.counters import BalanceCounts, Claims
from mascarade.arena.balance.study import BalanceStudy
from mascarade.arena.stats import mean, quantile
from mascarade.formats.balance import ClaimFigures, GameLength, SetBalance

FORMAT = 1
DIGITS = 4
"""Of shares and means; further digits would be noise."""
STEP = 10
"""Turns in each bar of the histogram."""


class SetFigures(SetBalance, frozen=True, kw_only=True):
    """The balance of a published set, and the number of mistakes that bots made."""

    mistakes: int = 0

    @property
    def stalls(self) -> float:
        """The share of games that reached the turn limit."""
        return self.endings.get("turn-limit", 0.0)


class AtlasFigures(msgspec.Struct, frozen=True, kw_only=True):
    """The document `atlas.json`."""

    mascarade: str = "atlas"
    """The kind of document."""
    format: int = FORMAT
    version: str = __version__
    study: str
    """The digest of the study, which does not depend on the number of games."""
    bot: str
    seed: int
    games: int
    """For each set."""
    turn_limit: int
    sets: tuple[SetFigures, ...]


def figures(study: AtlasStudy, atlas: Atlas, digest: str) -> AtlasFigures:
    """The figures of an atlas."""
    first = study.studies[0]
    return AtlasFigures(
        study=digest,
        bot=first.entrant.name,
        seed=first.seed,
        games=atlas.games // len(study.studies),
        turn_limit=first.setup.options.turn_limit or 0,
        sets=tuple(map(_of_set, study.studies, atlas.ledgers)),
    )


def _of_set(study: BalanceStudy, counts: BalanceCounts) -> SetFigures:
    scenario, games = study.setup.scenario, counts.games
    histogram = [0] * (max(counts.turns, default=0) // STEP + 1)
    for turns, count in counts.turns.items():
        histogram[turns // STEP] += count
    return SetFigures(
        edition=scenario.edition,
        set=scenario.id or "",
        players=study.players,
        games=games,
        fair_share=round(1 / study.players, DIGITS),
        turns=_length(counts.turns),
        decisions=_length(counts.decisions),
        histogram=tuple(histogram),
        endings={reason: round(count / games, DIGITS) for reason, count in sorted(counts.endings.items())},
        characters={card: wins.figures().rounded(DIGITS) for card, wins in counts.dealt.items()},
        seats=tuple(wins.figures().rounded(DIGITS) for wins in counts.seats),
        announcements={card: _claim_figures(claims, games) for card, claims in counts.claims.items()},
        mistakes=sum(mistakes.count for mistakes in counts.mistakes),
    )


def _claim_figures(claims: Claims, games: int) -> ClaimFigures:
    def part(count: int) -> float | None:
        return round(count / claims.announced, DIGITS) if claims.announced else None

    return ClaimFigures(
        per_game=round(claims.announced / games, DIGITS),
        true=part(claims.true),
        contested=part(claims.contested),
        true_contested=part(claims.contested_true),
        gain=part(claims.gained),
    )


def _length(counts: Mapping[int, int]) -> GameLength:
    low, median, high = (quantile(counts, part) for part in (0.1, 0.5, 0.9))
    return GameLength(round(mean(counts), DIGITS), low, median, high, max(counts, default=0))
