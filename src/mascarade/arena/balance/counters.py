"""What a balance study counts. Counters of parts add up to those of the whole, exactly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

import msgspec

from mascarade.arena.match import Outcome
from mascarade.arena.stats import WHOLE, wilson
from mascarade.arena.tournament import Mistakes
from mascarade.rules import AnyEvent, CharacterId, Player, Seat, Setup, State
from mascarade.rules import events as e
from mascarade.rules.state import EndReason

K = TypeVar("K")


class Wins(msgspec.Struct):
    """How often somebody was in this position, and won."""

    times: int = 0
    won: int = 0
    """In units of `WHOLE` a game."""

    def count(self, units: int) -> None:
        """Count one who was in this position."""
        self.times += 1
        self.won += units

    def add(self, more: Wins) -> None:
        """Add what was counted elsewhere."""
        self.times += more.times
        self.won += more.won

    @property
    def share(self) -> float:
        """How often they won, on average; a win of several counts as a fraction."""
        return self.won / WHOLE / self.times if self.times else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share."""
        return wilson(self.won / WHOLE, self.times)


class Claims(msgspec.Struct, kw_only=True):
    """What became of the announcements of one character."""

    announced: int = 0
    true: int = 0
    """The announced card was that character."""
    contested: int = 0
    """Somebody else claimed to be it too."""
    contested_true: int = 0
    """Contested, and the announcer was right."""
    carried: int = 0
    """The announcer applied the power, alone or with others."""
    gained: int = 0
    """Coins that the seats of its announcers had more, or less, once the turn was over."""
    games: int = 0
    """Games in which it was announced at all."""
    by_player: Wins = msgspec.field(default_factory=Wins)
    """Those who announced it in a game, once each."""

    def add(self, more: Claims) -> None:
        """Add what was counted elsewhere."""
        self.announced += more.announced
        self.true += more.true
        self.contested += more.contested
        self.contested_true += more.contested_true
        self.carried += more.carried
        self.gained += more.gained
        self.games += more.games
        self.by_player.add(more.by_player)


class Courthouse(msgspec.Struct, kw_only=True):
    """The coins of the courthouse."""

    fines: int = 0
    """Times that somebody had to pay."""
    paid: int = 0
    """Coins paid into it, fines or not."""
    takings: int = 0
    """Times that coins were taken from it."""
    taken: int = 0
    """Coins taken from it."""
    largest: dict[int, int] = {}
    """Games by the most that ever lay in it."""
    left: dict[int, int] = {}
    """Games by what lay in it at the end."""

    def add(self, more: Courthouse) -> None:
        """Add what was counted elsewhere."""
        self.fines += more.fines
        self.paid += more.paid
        self.takings += more.takings
        self.taken += more.taken
        _add(self.largest, more.largest)
        _add(self.left, more.left)


class Ledger(msgspec.Struct, kw_only=True):
    """Everything a balance study counts."""

    games: int = 0
    dealt: dict[CharacterId, Wins]
    """By a character that one was dealt."""
    seats: list[Wins]
    """By seat, counted clockwise from the one with the first turn."""
    claims: dict[CharacterId, Claims]
    endings: dict[EndReason, int] = {}
    turns: dict[int, int] = {}
    decisions: dict[int, int] = {}
    courthouse: Courthouse = msgspec.field(default_factory=Courthouse)
    mistakes: list[Mistakes] = []

    @classmethod
    def of(cls, setup: Setup) -> Ledger:
        """An empty ledger for games of this setup."""
        layout = setup.layout
        return cls(
            dealt={character: Wins() for character in layout.cast},
            seats=[Wins() for _ in layout.seats],
            claims={character: Claims() for character in layout.announceable},
        )

    def end(self, outcome: Outcome) -> None:
        """Count how a game ended."""
        _add(self.endings, {outcome.reason: 1})
        _add(self.turns, {outcome.turns: 1})
        _add(self.decisions, {outcome.decisions: 1})
        _add(self.courthouse.left, {outcome.courthouse: 1})
        for mistake in outcome.mistakes:
            self._err(Mistakes(mistake.kind, 1, mistake.message))

    def add(self, more: Ledger) -> None:
        """Add the games that come next."""
        self.games += more.games
        for character, wins in more.dealt.items():
            self.dealt[character].add(wins)
        for mine, theirs in zip(self.seats, more.seats, strict=True):
            mine.add(theirs)
        for character, claims in more.claims.items():
            self.claims[character].add(claims)
        _add(self.endings, more.endings)
        _add(self.turns, more.turns)
        _add(self.decisions, more.decisions)
        self.courthouse.add(more.courthouse)
        for mistake in more.mistakes:
            self._err(mistake)

    def _err(self, mistakes: Mistakes) -> None:
        for known in self.mistakes:
            if known.kind == mistakes.kind:
                known.count += mistakes.count
                return
        self.mistakes.append(Mistakes(mistakes.kind, mistakes.count, mistakes.first))


class Watcher:
    """Watches one game, sees everything, and writes it into a ledger."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.announcers: set[tuple[CharacterId, Player]] = set()
        self.pot = 0
        self.largest = 0
        self._claim: e.Announced | None = None
        """The announcement that was not yet settled."""
        self._true = False
        self._contested = False
        self._gains: tuple[CharacterId, Seat] | None = None
        """What was announced in this turn, and from which seat."""

    def __call__(self, before: State, events: tuple[AnyEvent, ...]) -> None:
        """Take in what an action made happen."""
        for event in events:
            kind = type(event)
            if kind is e.CoinsMoved:
                self._coins(event)  # type: ignore[arg-type]  # by its type
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

    def close(self, won: Sequence[int]) -> None:
        """The game has ended, and so much was won by each."""
        claims = self.ledger.claims
        for character, player in self.announcers:
            claims[character].by_player.count(won[player])
        for character in {character for character, _ in self.announcers}:
            claims[character].games += 1
        _add(self.ledger.courthouse.largest, {self.largest: 1})

    def _announced(self, before: State, event: e.Announced) -> None:
        self._claim, self._contested = event, False
        self._true = before.secrets.cards[event.spot] == event.character
        self.announcers.add((event.character, event.player))
        self._gains = event.character, before.table.sitting.index(event.player)

    def _used(self, event: e.PowerUsed) -> None:
        """The first power used after an announcement is the announced one."""
        claim = self._claim
        if claim is not None:
            if claim.player in (event.player, *event.partners):
                self.ledger.claims[claim.character].carried += 1
            self._settle()

    def _settle(self) -> None:
        if self._claim is None:
            return
        claims = self.ledger.claims[self._claim.character]
        claims.announced += 1
        claims.true += self._true
        claims.contested += self._contested
        claims.contested_true += self._true and self._contested
        self._claim = None

    def _coins(self, event: e.CoinsMoved) -> None:
        counted = self.ledger.courthouse
        paid = sum(move.amount for move in event.moves if move.target == "courthouse")
        taken = sum(move.amount for move in event.moves if move.source == "courthouse")
        if event.reason == "fine":
            counted.fines += len(event.moves)
        counted.paid += paid
        counted.taken += taken
        counted.takings += taken > 0
        self.pot += paid - taken
        self.largest = max(self.largest, self.pot)
        if self._gains is not None:
            character, seat = self._gains
            self.ledger.claims[character].gained += sum(
                move.amount * ((move.target == seat) - (move.source == seat)) for move in event.moves
            )

    def _eliminated(self, before: State, event: e.Eliminated) -> None:
        if self._gains is not None and before.table.sitting.index(event.player) == self._gains[1]:
            self.ledger.claims[self._gains[0]].gained -= event.coins


def _add(counts: dict[K, int], more: Mapping[K, int]) -> None:
    for key, count in more.items():
        counts[key] = counts.get(key, 0) + count
