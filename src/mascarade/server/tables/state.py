"""The state of a table: settings, seats and the game. `fold` makes it from the table's entries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import UNSET

from mascarade.bots.api import Temper
from mascarade.bots.registry import LESSON
from mascarade.rules import Action, AnyEvent, AnyViewer, Deal, Decision, Seat, Setup, State, Table, Tenure
from mascarade.rules import state as s
from mascarade.rules.fairness.lock import FailedAttempt, Lock
from mascarade.rules.fairness.proof import Basis, Fairness, proof_of
from mascarade.rules.record import Record, make_record
from mascarade.server.tables.append_only import AppendOnlyMapping, AppendOnlySequence
from mascarade.server.tables.entries import Matter, PersonId
from mascarade.server.tables.faces import Face
from mascarade.server.tables.settings import MS_PER_SECOND, Settings

Phase = Literal["lobby", "dealing", "memorising", "playing", "finished", "aborted", "closed"]
Instant = int
"""Milliseconds since 1970."""
REVEAL_MS = 10 * MS_PER_SECOND
"""How long a deal waits for the shares that people have promised."""


class SeatState(msgspec.Struct, frozen=True, kw_only=True):
    """The occupant of a seat: a person or a bot."""

    name: str
    person: PersonId | None = None
    keeper: PersonId | None = None
    """The owner of the device, if the person plays on someone else's."""
    face: Face | None = None
    """The face the person chose; None: it follows from the name."""
    bot: str | None = None
    temper: Temper | None = None
    lost_at: Instant | None = 0
    """When the person's connection was lost; None while connected, and for bots."""
    node: str | None = None
    """The node with the person's connection, in a cluster."""
    away: bool = False
    """A bot decides for the person until they are back."""
    muted: bool = False
    promise: str = ""
    """The promise of the person's contribution to the randomness of the next deal."""
    occupancy: int = 0
    """How often the occupant changed during a game: part of the key of a bot's mind."""

    @property
    def is_here(self) -> bool:
        """Whether this is a person who is connected and makes their own decisions."""
        return self.person is not None and self.lost_at is None and not self.away


class TurnCheckpoint(msgspec.Struct, frozen=True):
    """The beginning of a turn."""

    event: int = 0
    """The number of its first event."""
    table: Table | None = None
    """The table before that event; None before the deal."""
    at: Instant = 0


class DealCommitment(msgspec.Struct, frozen=True):
    """The inputs of a game's deal and the hash chain of its actions; revealed after the game."""

    secret: bytes
    basis: Basis
    head: bytes
    """The latest hash of the chain."""
    nonces: AppendOnlySequence[bytes] = AppendOnlySequence()

    def opened(self) -> Fairness:
        """The proof that the deal and the actions follow from the commitment."""
        return proof_of(self.secret, self.basis, self.nonces, self.head)


class Holder(msgspec.Struct, frozen=True):
    """Who holds a seat from an event on: a person, or (None) a bot by itself."""

    person: PersonId | None
    since: int
    """The number of the first event in which they play for the seat."""


class GameState(msgspec.Struct, frozen=True, kw_only=True):
    """A game under way, or over."""

    setup: Setup
    deal: Deal
    names: tuple[str, ...]
    faces: tuple[Face | None, ...]
    """The players' chosen faces when the cards were dealt."""
    state: State
    events: AppendOnlySequence[AnyEvent]
    actions: AppendOnlySequence[Action] = AppendOnlySequence()
    holders: tuple[tuple[Holder, ...], ...] = ()
    """By seat: everybody who has held it, in order."""
    turns: AppendOnlySequence[TurnCheckpoint] = AppendOnlySequence()
    """Where each turn began; only at tables with fading memory."""
    promise: DealCommitment | None = None
    """None for lessons, anonymised games and games stored before commitments."""

    @property
    def decision(self) -> Decision | None:
        """The pending decision."""
        return self.state.table.decision

    @property
    def contest(self) -> s.ClaimRound | None:
        """The announcement that can be contested now, if there is one."""
        decision = self.decision
        if decision is None or not isinstance(decision.question, s.ContestOrPass):
            return None
        return self.state.table.round

    def seat_held_by(self, person: PersonId) -> Seat | None:
        """The seat that a person holds or has held in this game."""
        return next(
            (
                seat
                for seat, holders in enumerate(self.holders)
                if any(one.person == person for one in holders)
            ),
            None,
        )

    @property
    def viewers(self) -> tuple[tuple[tuple[int, AnyViewer], ...], ...]:
        """By seat: those whose knowledge counted there, each with the first event of their tenure."""
        return tuple(
            tuple((holder.since, _viewer(holders[:count], seat)) for count, holder in enumerate(holders, 1))
            for seat, holders in enumerate(self.holders)
        )

    def viewer_at(self, seat: Seat) -> AnyViewer:
        """Whose knowledge counts at a seat now.

        A person knows what the seat learnt while they held it; a bot that holds it by itself, all of it.
        """
        return _viewer(self.holders[seat], seat)

    def record(self) -> Record:
        """The game's record, with the proof that it was dealt fairly."""
        fairness = UNSET if self.promise is None else self.promise.opened()
        return make_record(self.setup, self.names, self.deal, self.actions, self.events, fairness=fairness)


def _viewer(holders: Sequence[Holder], seat: Seat) -> AnyViewer:
    """The viewer that the last of these holders of a seat is."""
    person = holders[-1].person
    if person is None:
        return seat
    held: list[int] = []
    for holder in holders:
        if (holder.person == person) == bool(len(held) % 2):
            continue
        if held and held[-1] == holder.since:  # nothing happened in between
            held.pop()
        else:
            held.append(holder.since)
    return seat if held == [0] else Tenure(seat, tuple(held))


class TableState(msgspec.Struct, frozen=True, kw_only=True):
    """A table after a number of entries."""

    number: int = 0
    """How many entries it has."""
    settings: Settings = Settings()
    secret: bytes = b""
    """The server's part of the randomness of the next deal, or of this game's."""
    failed: tuple[FailedAttempt, ...] = ()
    """The attempts to deal the next game that have failed."""
    lock: Lock | None = None
    """What the next deal depends on, from the host's start until the cards are dealt."""
    shares: dict[Seat, str] = {}
    """The shares that were revealed for it. Nobody sees them before all are there."""
    host: PersonId | None = None
    seats: tuple[SeatState | None, ...] = ()
    phase: Phase = "lobby"
    game: int = 0
    """The number of the current game; the first is 1."""
    play: GameState | None = None
    """The current game, running or over."""
    shown_at: Instant = 0
    """When the page has shown all events so far, at the table's pace."""
    asked_at: Instant = 0
    """When the pending decision was asked."""
    since: Instant = 0
    """When the clock of the pending decision, the contest or the deal started."""
    resumed_at: Instant = 0
    """When the clock last started again because a person came back."""
    extended: int = 0
    """How often the time for the pending decision was extended."""
    ready: frozenset[Seat] = frozenset()
    votes: frozenset[tuple[Seat, Matter]] = frozenset()
    receipts: AppendOnlyMapping[tuple[Seat, str], tuple[int, Action]] = AppendOnlyMapping()
    """By seat and action id: the number of events after the action, and the action."""
    seen_by: frozenset[PersonId] = frozenset()
    """People who have watched this game or held a seat in it."""
    past: tuple[tuple[frozenset[PersonId], Instant], ...] = ()
    """For each earlier game: who watched it or held a seat in it, and when the next lobby opened."""
    banned: frozenset[PersonId] = frozenset()
    """People the host has removed."""

    @property
    def occupants(self) -> list[tuple[Seat, SeatState]]:
        """The taken seats."""
        return [(seat, occupant) for seat, occupant in enumerate(self.seats) if occupant is not None]

    def occupant(self, seat: Seat) -> SeatState:
        """The occupant of a taken seat."""
        occupant = self.seats[seat]
        assert occupant is not None, "the seat is empty"
        return occupant

    def occupant_or_none(self, seat: Seat) -> SeatState | None:
        """The occupant of a seat; None if it is empty or not there."""
        return self.seats[seat] if 0 <= seat < len(self.seats) else None

    @property
    def current_game(self) -> GameState:
        """The game that was dealt last."""
        assert self.play is not None, "no game was dealt"
        return self.play

    @property
    def playing(self) -> GameState | None:
        """The game, while actions are possible in it."""
        return self.play if self.phase == "playing" else None

    @property
    def contest(self) -> s.ClaimRound | None:
        """The announcement that can be contested now, if there is one."""
        return None if self.playing is None else self.playing.contest

    def seat_of(self, person: PersonId) -> Seat | None:
        """The person's seat."""
        return next((seat for seat, occupant in self.occupants if occupant.person == person), None)

    def hands_of(self, person: PersonId) -> tuple[Seat, ...]:
        """The seats of a person and of the guests on their device."""
        return tuple(
            seat for seat, occupant in self.occupants if person in (occupant.person, occupant.keeper)
        )

    def left_seat(self, person: PersonId) -> Seat | None:
        """The seat that a person has left in the current game, where the bot or a newcomer plays on."""
        seat = None if self.play is None else self.play.seat_held_by(person)
        return None if seat is None or self.occupant(seat).person == person else seat

    def was_in(self, person: PersonId, game: int) -> bool:
        """Whether a person has watched a game of this table, or held a seat in it."""
        people = self.past[game - 1][0] if game <= len(self.past) else self.seen_by
        return person in people

    def may_read(self, person: PersonId, at: Instant) -> bool:
        """Whether a person may read what was said at this time; during an earlier game they were in it."""
        then = next((people for people, until in self.past if at <= until), None)
        return then is None or person in then

    @property
    def is_game_on(self) -> bool:
        """Whether a game was dealt and is not over."""
        return self.phase in ("memorising", "playing")

    @property
    def is_before_game(self) -> bool:
        """Whether the table is in the lobby, or waits there for people's shares of the deal."""
        return self.phase in ("lobby", "dealing")

    @property
    def awaited_shares(self) -> tuple[Seat, ...]:
        """The seats whose shares the deal waits for."""
        promised = () if self.lock is None else self.lock.promises
        return tuple(seat for seat in promised if seat not in self.shares)

    @property
    def is_lesson(self) -> bool:
        """Whether this is the table of a lesson."""
        return any(occupant.bot == LESSON for _, occupant in self.occupants)

    @property
    def is_clock_running(self) -> bool:
        """Whether time counts: a person is present, or the game is played over days."""
        return self.is_game_on and (
            self.settings.is_by_day or any(occupant.is_here for _, occupant in self.occupants)
        )

    @property
    def deadline(self) -> Instant | None:
        """When the server decides in place of the awaited player; None if there is no limit."""
        if self.phase == "dealing":
            return self.since + REVEAL_MS
        if not self.is_clock_running or (allowed := self._allowed_seconds()) is None:
            return None
        return self.since + allowed * MS_PER_SECOND * (1 + self.extended)

    def _allowed_seconds(self) -> int | None:
        if self.phase == "memorising":
            return None if self.settings.clock is None else self.settings.memorise
        if self.contest is not None:
            return self.settings.contest_seconds
        return self.settings.clock

    @property
    def memory(self) -> TurnCheckpoint:
        """Where the table's memory begins: at the deal, or one round ago if memory fades."""
        play = self.play
        if play is None or self.settings.memory == "open" or self.phase not in ("playing", "aborted"):
            return TurnCheckpoint()
        table = play.state.table
        back = len(play.turns) - 1 - (len(table.sitting) - len(table.out))
        return play.turns[back] if back > 0 else TurnCheckpoint()
