"""Tournaments: many games between bots, rotated through all seats with the same deals."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mascarade.arena.entrants import Entrant
from mascarade.arena.game import play_entrants
from mascarade.arena.match import DECISION_SECONDS, Outcome
from mascarade.arena.ratings import Rater, Rating
from mascarade.arena.schedule import deal_of, line_up, seeds_of
from mascarade.arena.stats import UNITS_PER_GAME, add_counts, wilson
from mascarade.formats.balance import MistakeKind, Mistakes
from mascarade.rules import Setup
from mascarade.rules.state import EndReason


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """What is played. These fields and a game's number determine the game."""

    setup: Setup
    entrants: tuple[Entrant, ...]
    seed: int = 1
    patience: float = DECISION_SECONDS

    @property
    def players(self) -> int:
        """The number of players."""
        return self.setup.scenario.players

    def line_up(self, game: int) -> tuple[int, ...]:
        """The number of the entrant in each seat."""
        return line_up(self.entrants, self.seed, game)

    def play_one(self, game: int) -> Outcome:
        """Play the game with this number, on the kernel if it supports all bots."""
        deal = deal_of(self.setup, self.seed, game // self.players)
        seeds = seeds_of(self.seed, game, self.players)
        seated = [self.entrants[number] for number in self.line_up(game)]
        return play_entrants(self.setup, deal, seated, seeds, patience=self.patience)

    def play(self, games: range) -> list[Outcome]:
        """Play the games with these numbers."""
        return [self.play_one(game) for game in games]


def add_mistakes(counted: list[Mistakes], kind: MistakeKind, message: str, count: int = 1) -> None:
    """Count mistakes of one kind."""
    for known in counted:
        if known.kind == kind:
            known.count += count
            return
    counted.append(Mistakes(kind, count, message))


class Score(msgspec.Struct, kw_only=True):
    """What an entrant has achieved so far."""

    won: int = 0
    """Of `UNITS_PER_GAME` in each game."""
    won_in: int = 0
    """Games that it won, alone or with others."""
    rating: Rating = Rating()
    mistakes: list[Mistakes] = []


class Standings(msgspec.Struct, kw_only=True):
    """The results so far. Games are added in order."""

    games: int = 0
    scores: list[Score]
    endings: dict[EndReason, int] = {}
    turns: dict[int, int] = {}
    """Games by their number of turns."""

    @classmethod
    def empty(cls, tournament: Tournament) -> Standings:
        """Before the first game."""
        return cls(scores=[Score() for _ in tournament.entrants])

    def add(self, tournament: Tournament, outcomes: Sequence[Outcome], rater: Rater | None) -> None:
        """Add the outcomes of the next games."""
        for outcome in outcomes:
            seated = tournament.line_up(self.games)
            self._add(seated, outcome)
            if rater is not None:
                before = [score.rating for score in self.scores]
                after = rater.rate(before, seated, outcome.winners)
                for score, rating in zip(self.scores, after, strict=True):
                    score.rating = rating
            self.games += 1

    def _add(self, seated: Sequence[int], outcome: Outcome) -> None:
        for winner in outcome.winners:
            self.scores[seated[winner]].won += UNITS_PER_GAME // len(outcome.winners)
        for number in {seated[winner] for winner in outcome.winners}:
            self.scores[number].won_in += 1
        add_counts(self.endings, {outcome.reason: 1})
        add_counts(self.turns, {outcome.turns: 1})
        for mistake in outcome.mistakes:
            add_mistakes(self.scores[seated[mistake.player]].mistakes, mistake.kind, mistake.message)


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """An entrant's row in the results."""

    name: str
    bot: str
    seats: int
    games: int
    wins: float
    """A shared win counts as a fraction."""
    won_in: int
    share: float
    fair_share: float
    """Its share if all seats won equally often."""
    low: float
    high: float
    """The 95 % interval of the share."""
    ratio: float
    """The share divided by the fair share."""
    rating: Rating | None
    mistakes: tuple[Mistakes, ...]


def places(tournament: Tournament, standings: Standings) -> tuple[Place, ...]:
    """The results of all entrants, in the order in which they were given."""
    return tuple(
        _place(tournament, standings.games, entrant, score)
        for entrant, score in zip(tournament.entrants, standings.scores, strict=True)
    )


def _place(tournament: Tournament, games: int, entrant: Entrant, score: Score) -> Place:
    wins, seats = score.won / UNITS_PER_GAME, entrant.seats or 1
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
