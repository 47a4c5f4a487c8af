"""The state of a table: settings, seats and the game, folded from its entries (`fold`)."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET

from mascarade.bots.api import Temper
from mascarade.bots.registry import LESSON
from mascarade.rules import (
    Action,
    AnyEvent,
    Deal,
    Decision,
    Seat,
    Setup,
    State,
    Table,
)
from mascarade.rules import state as s
from mascarade.rules.fairness.draw import Fairness, Terms, commitment
from mascarade.rules.record import Record, make_record
from mascarade.server.tables.entries import Matter, PersonId
from mascarade.server.tables.settings import MS_PER_SECOND, Settings

Phase = Literal["lobby", "memorising", "playing", "finished", "aborted", "closed"]
Instant = int
"""Milliseconds since 1970."""


class SeatState(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits at a seat: a person, or a bot."""

    name: str
    person: PersonId | None = None
    keeper: PersonId | None = None
    """On whose device the person plays, if it is not their own."""
    bot: str | None = None
    temper: Temper | None = None
    lost_at: Instant | None = 0
    """Since when a person is not connected; nothing while they are."""
    node: str | None = None
    """The process that holds the connection, where there are several."""
    away: bool = False
    """A bot decides for them until they are back."""
    muted: bool = False
    share: str = ""
    """What a person added to what the next game is dealt from."""
    tenure: int = 0
    """How often the chair changed hands, so that no mind is taken for another's."""

    @property
    def here(self) -> bool:
        """A person who is connected and decides for themselves."""
        return self.person is not None and self.lost_at is None and not self.away


class TurnCheckpoint(msgspec.Struct, frozen=True):
    """A point of the game: before an event."""

    event: int = 0
    """The event's number."""
    table: Table | None = None
    """The table before it; nothing before the deal."""
    at: Instant = 0


class DealCommitment(msgspec.Struct, frozen=True):
    """What a game was dealt from, and the chain of its actions: all of it is opened after the end."""

    secret: bytes
    terms: Terms
    head: bytes
    """Where the chain has got to."""
    nonces: tuple[bytes, ...] = ()

    def opened(self) -> Fairness:
        """What shows that the promise was kept."""
        return Fairness(
            commitment=commitment(self.secret).hex(),
            secret=self.secret.hex(),
            terms=self.terms,
            nonces=tuple(nonce.hex() for nonce in self.nonces),
            head=self.head.hex(),
        )


class GameState(msgspec.Struct, frozen=True, kw_only=True):
    """A game under way, or over."""

    setup: Setup
    deal: Deal
    names: tuple[str, ...]
    state: State
    events: tuple[AnyEvent, ...]
    actions: tuple[Action, ...] = ()
    turns: tuple[TurnCheckpoint, ...] = ()
    """Where each turn began, at tables where memory fades."""
    promise: DealCommitment | None = None
    """None for a game of old."""

    @property
    def decision(self) -> Decision | None:
        """What the game waits for."""
        return self.state.table.decision

    @property
    def contest(self) -> s.ClaimRound | None:
        """The announcement that can be contested now."""
        decision = self.decision
        if decision is None or not isinstance(decision.question, s.ContestOrPass):
            return None
        return self.state.table.round

    def record(self) -> Record:
        """The game as a document, with all that was promised of it opened."""
        fairness = UNSET if self.promise is None else self.promise.opened()
        return make_record(self.setup, self.names, self.deal, self.actions, self.events, fairness=fairness)


class TableState(msgspec.Struct, frozen=True, kw_only=True):
    """A table of the service, after some number of entries."""

    number: int = 0
    """How many entries there are."""
    settings: Settings = Settings()
    secret: bytes = b""
    """What the next game is dealt from, or this one was."""
    host: PersonId | None = None
    seats: tuple[SeatState | None, ...] = ()
    phase: Phase = "lobby"
    game: int = 0
    """Which game this is; the first is 1."""
    play: GameState | None = None
    asked_at: Instant = 0
    """When the pending decision was asked."""
    since: Instant = 0
    """When the clock of the pending decision, of the whole contest or of the deal began to run."""
    woken_at: Instant = 0
    """When somebody last came to a table where nobody was."""
    extended: int = 0
    """How many times the pending decision was given its time again."""
    ready: frozenset[Seat] = frozenset()
    votes: frozenset[tuple[Seat, Matter]] = frozenset()
    receipts: dict[tuple[Seat, str], tuple[int, Action]] = {}
    """By sender and the action's id: how many events there were when it had been done, and the action."""
    insiders: frozenset[PersonId] = frozenset()
    """Who has watched this game, or held a seat in it."""
    banned: frozenset[PersonId] = frozenset()
    """Whom the host has sent away."""

    def seat_of(self, person: PersonId) -> Seat | None:
        """Where the person sits."""
        for seat, occupant in enumerate(self.seats):
            if occupant is not None and occupant.person == person:
                return seat
        return None

    def hands_of(self, person: PersonId) -> tuple[Seat, ...]:
        """Where those sit who play on this person's device, with the person."""
        return tuple(
            seat
            for seat, occupant in enumerate(self.seats)
            if occupant is not None and person in (occupant.person, occupant.keeper)
        )

    @property
    def on(self) -> bool:
        """Whether a game is on: dealt, and not over."""
        return self.phase in ("memorising", "playing")

    @property
    def lesson(self) -> bool:
        """Whether somebody learns the game here."""
        return any(occupant is not None and occupant.bot == LESSON for occupant in self.seats)

    @property
    def running(self) -> bool:
        """Whether time counts: somebody is there to wait, or people come and go by days."""
        if not self.on:
            return False
        return self.settings.by_day or any(occupant is not None and occupant.here for occupant in self.seats)

    @property
    def deadline(self) -> Instant | None:
        """When the server decides for whoever is awaited; nothing if it waits for as long as it takes."""
        if not self.running or (allowed := self._allowed()) is None:
            return None
        return self.since + allowed * MS_PER_SECOND * (1 + self.extended)

    def _allowed(self) -> int | None:
        """Seconds for what is pending."""
        if self.phase == "memorising":
            return self.settings.memorise
        if self.play is not None and self.play.contest is not None:
            return self.settings.contest_seconds
        return self.settings.clock

    @property
    def memory(self) -> TurnCheckpoint:
        """Where the table's memory begins: at the deal, or where memory fades with the last round."""
        play = self.play
        if play is None or self.settings.memory == "open" or self.phase not in ("playing", "aborted"):
            return TurnCheckpoint()
        table = play.state.table
        back = len(play.turns) - 1 - (len(table.sitting) - len(table.out))
        return play.turns[back] if back > 0 else TurnCheckpoint()
