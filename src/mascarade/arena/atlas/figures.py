"""The figures of an atlas as they are written: one document, for programs, the page and the service."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from mascarade import __version__
from mascarade.arena.atlas.study import Atlas, AtlasStudy
from mascarade.arena.balance.counters import Claims, Ledger, Wins
from mascarade.arena.balance.study import BalanceStudy
from mascarade.arena.stats import mean, quantile
from mascarade.formats.balance import ClaimFigures, GameLength, SetBalance, WinShare

FORMAT = 1
DIGITS = 4
"""Of shares and means: more would tell of chance alone."""
STEP = 10
"""Turns that one bar of the lengths stands for."""


class SetFigures(SetBalance, frozen=True, kw_only=True):
    """The balance of a published set, and how often bots made mistakes in its games."""

    mistakes: int = 0

    @property
    def stalls(self) -> float:
        """How often nobody won before the turn limit."""
        return self.endings.get("turn-limit", 0.0)


class AtlasFigures(msgspec.Struct, frozen=True, kw_only=True):
    """An atlas."""

    mascarade: str = "atlas"
    """What the document is."""
    format: int = FORMAT
    version: str = __version__
    study: str
    """The digest of what was played: the same for the same atlas with more games."""
    bot: str
    seed: int
    games: int
    """Of each set."""
    turn_limit: int
    sets: tuple[SetFigures, ...]


def figures(study: AtlasStudy, atlas: Atlas, digest: str) -> AtlasFigures:
    """The figures of what was counted."""
    first = study.studies[0]
    return AtlasFigures(
        study=digest,
        bot=first.entrant.name,
        seed=first.seed,
        games=atlas.games // len(study.studies),
        turn_limit=first.setup.options.turn_limit or 0,
        sets=tuple(map(_of_set, study.studies, atlas.ledgers)),
    )


def _of_set(study: BalanceStudy, ledger: Ledger) -> SetFigures:
    scenario, games = study.setup.scenario, ledger.games
    histogram = [0] * (max(ledger.turns, default=0) // STEP + 1)
    for turns, count in ledger.turns.items():
        histogram[turns // STEP] += count
    return SetFigures(
        edition=scenario.edition,
        set=scenario.id or "",
        players=study.players,
        games=games,
        fair_share=_rounded(1 / study.players),
        turns=_length(ledger.turns),
        decisions=_length(ledger.decisions),
        histogram=tuple(histogram),
        endings={reason: _rounded(count / games) for reason, count in sorted(ledger.endings.items())},
        characters={character: _advantage(wins) for character, wins in ledger.dealt.items()},
        seats=tuple(map(_advantage, ledger.seats)),
        announcements={character: _told(claims, games) for character, claims in ledger.claims.items()},
        mistakes=sum(mistakes.count for mistakes in ledger.mistakes),
    )


def _advantage(wins: Wins) -> WinShare:
    low, high = wins.interval
    return WinShare(wins.times, _rounded(wins.share), _rounded(low), _rounded(high))


def _told(claims: Claims, games: int) -> ClaimFigures:
    def part(count: int) -> float | None:
        return _rounded(count / claims.announced) if claims.announced else None

    return ClaimFigures(
        per_game=_rounded(claims.announced / games),
        true=part(claims.true),
        contested=part(claims.contested),
        true_contested=part(claims.contested_true),
        gain=part(claims.gained),
    )


def _length(counts: Mapping[int, int]) -> GameLength:
    low, median, high = (quantile(counts, part) for part in (0.1, 0.5, 0.9))
    return GameLength(_rounded(mean(counts)), low, median, high, max(counts, default=0))


def _rounded(number: float) -> float:
    return round(number, DIGITS)
