"""Tournaments: bots at one table, many times over, in all seats and with the same deals."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mascarade.arena.entrants import Entrant, offer
from mascarade.arena.kernel_match import kernel_match
from mascarade.arena.match import DECISION_SECONDS, MistakeKind, Outcome, play, seat_bot
from mascarade.arena.ratings import Raters, Rating
from mascarade.arena.schedule import deal_of, line_up, seeds_of
from mascarade.arena.stats import WHOLE, wilson
from mascarade.bots.registry import bot_named
from mascarade.rules import Setup
from mascarade.rules.state import EndReason


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """What is played. Each of its games follows from this and the game's number."""

    setup: Setup
    entrants: tuple[Entrant, ...]
    seed: int = 1
    patience: float = DECISION_SECONDS

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return self.setup.scenario.players

    def line_up(self, game: int) -> tuple[int, ...]:
        """Which entrant sits at each seat."""
        return line_up(self.entrants, self.seed, game)

    def play_one(self, game: int) -> Outcome:
        """Play the game of this number: on the kernel, if it can play all these bots by itself."""
        deal = deal_of(self.setup, self.seed, game // self.players)
        seeds = seeds_of(self.seed, game, self.players)
        table = kernel_match(self.setup, tuple(entrant.bot for entrant in self.entrants))
        if table is not None:
            bots = [self.entrants[number].bot for number in self.line_up(game)]
            return table.play(deal, bots, seeds[0])
        minds = [
            seat_bot(
                bot_named(self.entrants[number].bot),
                offer(self.entrants[number], self.setup, player, seeds[player]),
                self.patience,
            )
            for player, number in enumerate(self.line_up(game))
        ]
        return play(self.setup, deal, minds, patience=self.patience)

    def play(self, games: range) -> list[Outcome]:
        """Play the games of these numbers."""
        return [self.play_one(game) for game in games]


class Mistakes(msgspec.Struct):
    """What a bot did wrong in one way."""

    kind: MistakeKind
    count: int
    first: str
    """What was said the first time."""


class Score(msgspec.Struct, kw_only=True):
    """What one entrant has achieved so far."""

    won: int = 0
    """In units of `WHOLE` a game."""
    won_in: int = 0
    """Games in which it won, alone or with others."""
    rating: Rating = Rating()
    mistakes: list[Mistakes] = []

    def err(self, kind: MistakeKind, message: str) -> None:
        """Count a mistake."""
        for known in self.mistakes:
            if known.kind == kind:
                known.count += 1
                return
        self.mistakes.append(Mistakes(kind, 1, message))


class Standings(msgspec.Struct, kw_only=True):
    """The results so far. Games are added in their order."""

    games: int = 0
    scores: list[Score]
    endings: dict[EndReason, int] = {}
    turns: dict[int, int] = {}
    """How many games took so many turns."""

    @classmethod
    def at_the_start(cls, tournament: Tournament) -> Standings:
        """Before the first game."""
        return cls(scores=[Score() for _ in tournament.entrants])

    def add(self, tournament: Tournament, outcomes: Sequence[Outcome], raters: Raters | None) -> None:
        """Add the next games."""
        for outcome in outcomes:
            seated = tournament.line_up(self.games)
            self._add(seated, outcome)
            if raters is not None:
                before = [score.rating for score in self.scores]
                after = raters.after(before, seated, outcome.winners)
                for score, rating in zip(self.scores, after, strict=True):
                    score.rating = rating
            self.games += 1

    def _add(self, seated: Sequence[int], outcome: Outcome) -> None:
        for winner in outcome.winners:
            self.scores[seated[winner]].won += WHOLE // len(outcome.winners)
        for number in {seated[winner] for winner in outcome.winners}:
            self.scores[number].won_in += 1
        self.endings[outcome.reason] = self.endings.get(outcome.reason, 0) + 1
        self.turns[outcome.turns] = self.turns.get(outcome.turns, 0) + 1
        for mistake in outcome.mistakes:
            self.scores[seated[mistake.player]].err(mistake.kind, mistake.message)


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """An entrant's line in the results."""

    name: str
    bot: str
    seats: int
    games: int
    wins: float
    """A game won by several counts as a fraction for each."""
    won_in: int
    share: float
    fair_share: float
    """What it would win if all seats were equally good."""
    low: float
    high: float
    """The 95 % interval of the share."""
    ratio: float
    """The share, in fair shares."""
    rating: Rating | None
    mistakes: tuple[Mistakes, ...]


def places(tournament: Tournament, standings: Standings) -> tuple[Place, ...]:
    """The results of all entrants, in the order in which they were named."""
    return tuple(
        _place(tournament, standings, entrant, score)
        for entrant, score in zip(tournament.entrants, standings.scores, strict=True)
    )


def _place(tournament: Tournament, standings: Standings, entrant: Entrant, score: Score) -> Place:
    games, wins, seats = standings.games, score.won / WHOLE, entrant.seats or 1
    share = wins / games if games else 0.0
    fair = seats / tournament.players
    low, high = wilson(wins, games)
    return Place(
        name=entrant.name,
        bot=entrant.bot,
        seats=seats,
        games=games,
        wins=wins,
        won_in=score.won_in,
        share=share,
        fair_share=fair,
        low=low,
        high=high,
        ratio=share / fair,
        rating=score.rating if len(tournament.entrants) > 1 else None,
        mistakes=tuple(score.mistakes),
    )
