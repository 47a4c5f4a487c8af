"""Counters of a balance study. Counters of several ranges of games add up exactly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

import msgspec

from mascarade.arena.match import Outcome
from mascarade.arena.stats import UNITS_PER_GAME, add_counts, wilson
from mascarade.arena.tournament import add_mistakes
from mascarade.formats.balance import Mistakes, WinShare
from mascarade.rules import AnyEvent, CharacterId, Player, Seat, Setup, State
from mascarade.rules import events as e
from mascarade.rules.state import EndReason


class _Counts(msgspec.Struct):
    def add(self, more: Self) -> None:
        """Add other counters of the same kind, field by field."""
        for field in self.__struct_fields__:
            own, other = getattr(self, field), getattr(more, field)
            if isinstance(own, int):
                setattr(self, field, own + other)
            elif isinstance(own, dict):
                add_counts(own, other)
            else:
                own.add(other)


class Wins(_Counts):
    """How often players were in one position, and how much they won."""

    times: int = 0
    won: int = 0
    """Of `UNITS_PER_GAME` in each game."""

    def count(self, units: int) -> None:
        """Count a player in this position."""
        self.times += 1
        self.won += units

    @property
    def share(self) -> float:
        """The share of games won; a shared win counts as a fraction."""
        return self.won / UNITS_PER_GAME / self.times if self.times else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share."""
        return wilson(self.won / UNITS_PER_GAME, self.times)

    def figures(self) -> WinShare:
        """The share with its interval, as reports state it."""
        return WinShare(self.times, self.share, *self.interval)


class Claims(_Counts, kw_only=True):
    """Announcements of one character, and what they came to."""

    announced: int = 0
    true: int = 0
    """The announcer's card was that character."""
    contested: int = 0
    """Another player claimed it too."""
    contested_true: int = 0
    """Contested and true."""
    carried: int = 0
    """The announcer used the power, alone or with others."""
    gained: int = 0
    """Coins that the announcers' seats gained (or lost, if negative) by the end of the turn."""
    games: int = 0
    """Games in which it was announced."""
    by_player: Wins = msgspec.field(default_factory=Wins)
    """Wins of those who announced it, counted once per game."""


class CourthouseCoins(_Counts, kw_only=True):
    """Coins paid into the courthouse and taken from it."""

    fines: int = 0
    """Fines paid."""
    paid: int = 0
    """Coins paid into it, by fines or otherwise."""
    takings: int = 0
    """Times that coins were taken from it."""
    taken: int = 0
    """Coins taken from it."""
    largest: dict[int, int] = {}
    """Games by its maximum."""
    left: dict[int, int] = {}
    """Games by what it held at the end."""


class BalanceCounts(msgspec.Struct, kw_only=True):
    """Everything a balance study counts."""

    games: int = 0
    dealt: dict[CharacterId, Wins]
    """By dealt character."""
    seats: list[Wins]
    """By seat, clockwise from the first player."""
    claims: dict[CharacterId, Claims]
    endings: dict[EndReason, int] = {}
    turns: dict[int, int] = {}
    decisions: dict[int, int] = {}
    courthouse: CourthouseCoins = msgspec.field(default_factory=CourthouseCoins)
    mistakes: list[Mistakes] = []

    @classmethod
    def of(cls, setup: Setup) -> BalanceCounts:
        """Empty counters for games of this setup."""
        layout = setup.layout
        return cls(
            dealt={character: Wins() for character in layout.cast},
            seats=[Wins() for _ in layout.seats],
            claims={character: Claims() for character in layout.announceable},
        )

    def end(self, outcome: Outcome) -> None:
        """Count how a game ended."""
        add_counts(self.endings, {outcome.reason: 1})
        add_counts(self.turns, {outcome.turns: 1})
        add_counts(self.decisions, {outcome.decisions: 1})
        add_counts(self.courthouse.left, {outcome.courthouse: 1})
        for mistake in outcome.mistakes:
            add_mistakes(self.mistakes, mistake.kind, mistake.message)

    def add(self, more: BalanceCounts) -> None:
        """Add the counters of the next games."""
        self.games += more.games
        for character, wins in more.dealt.items():
            self.dealt[character].add(wins)
        for own, wins in zip(self.seats, more.seats, strict=True):
            own.add(wins)
        for character, claims in more.claims.items():
            self.claims[character].add(claims)
        add_counts(self.endings, more.endings)
        add_counts(self.turns, more.turns)
        add_counts(self.decisions, more.decisions)
        self.courthouse.add(more.courthouse)
        for mistake in more.mistakes:
            add_mistakes(self.mistakes, mistake.kind, mistake.first, mistake.count)


class EventCounter:
    """Counts the events of one game; a `Witness` of the match."""

    def __init__(self, counts: BalanceCounts) -> None:
        self.counts = counts
        self.announcers: set[tuple[CharacterId, Player]] = set()
        self.pot = 0
        self.largest = 0
        self._claim: e.Announced | None = None
        """The announcement that is not settled yet."""
        self._true = False
        self._contested = False
        self._gains: tuple[CharacterId, Seat] | None = None
        """The character announced in this turn, and the announcer's seat."""

    def __call__(self, before: State, events: tuple[AnyEvent, ...]) -> None:
        """Count the events of an action."""
        for event in events:
            kind = type(event)
            if kind is e.CoinsMoved:
                self._coins(event)  # type: ignore[arg-type]
            elif kind is e.Announced:
                self._announced(before, event)  # type: ignore[arg-type]
            elif kind is e.Contested:
                self._contested = True
            elif kind is e.PowerUsed:
                self._used(event)  # type: ignore[arg-type]
            elif kind is e.Eliminated:
                self._eliminated(before, event)  # type: ignore[arg-type]
            elif kind is e.TurnStarted or kind is e.Ended:
                self._settle()
                self._gains = None

    def finish(self, won: Sequence[int]) -> None:
        """Count the end of the game; `won` are the units that each player won of it."""
        claims = self.counts.claims
        for character, player in self.announcers:
            claims[character].by_player.count(won[player])
        for character in {character for character, _ in self.announcers}:
            claims[character].games += 1
        add_counts(self.counts.courthouse.largest, {self.largest: 1})

    def _announced(self, before: State, event: e.Announced) -> None:
        self._claim, self._contested = event, False
        self._true = before.secrets.cards[event.spot] == event.character
        self.announcers.add((event.character, event.player))
        self._gains = event.character, before.table.sitting.index(event.player)

    def _used(self, event: e.PowerUsed) -> None:
        """The first power used after an announcement settles it."""
        claim = self._claim
        if claim is not None:
            if claim.player in (event.player, *event.partners):
                self.counts.claims[claim.character].carried += 1
            self._settle()

    def _settle(self) -> None:
        if self._claim is None:
            return
        claims = self.counts.claims[self._claim.character]
        claims.announced += 1
        claims.true += self._true
        claims.contested += self._contested
        claims.contested_true += self._true and self._contested
        self._claim = None

    def _coins(self, event: e.CoinsMoved) -> None:
        courthouse = self.counts.courthouse
        paid = sum(move.amount for move in event.moves if move.target == "courthouse")
        taken = sum(move.amount for move in event.moves if move.source == "courthouse")
        if event.reason == "fine":
            courthouse.fines += len(event.moves)
        courthouse.paid += paid
        courthouse.taken += taken
        courthouse.takings += taken > 0
        self.pot += paid - taken
        self.largest = max(self.largest, self.pot)
        if self._gains is not None:
            character, seat = self._gains
            self.counts.claims[character].gained += sum(
                move.amount * ((move.target == seat) - (move.source == seat)) for move in event.moves
            )

    def _eliminated(self, before: State, event: e.Eliminated) -> None:
        if self._gains is not None and before.table.sitting.index(event.player) == self._gains[1]:
            self.counts.claims[self._gains[0]].gained -= event.coins
