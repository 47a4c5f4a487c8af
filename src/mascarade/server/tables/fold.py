"""Folding entries into a table's state.

Mechanical, as `evolve` is for the rules: what may happen is decided in `lobby` and `moves`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from mascarade.rules import (
    AnyEvent,
    Refused,
    Seat,
    advance,
    start,
)
from mascarade.rules import events as e
from mascarade.rules.evolve import evolve_table, initial_table
from mascarade.rules.fairness.draw import chain_start, chained
from mascarade.rules.record import RULES
from mascarade.server.tables import entries as n
from mascarade.server.tables.entries import AnyEntry, PersonId
from mascarade.server.tables.state import (
    DealCommitment,
    GameState,
    Instant,
    SeatState,
    TableState,
    TurnCheckpoint,
)

E = TypeVar("E", bound=n.Entry)


def evolve(state: TableState, entry: AnyEntry, at: Instant) -> TableState:
    """The table after one more entry."""
    return replace(_EVOLVE[type(entry)](state, entry, at), number=state.number + 1)


def evolve_all(state: TableState, entries: Sequence[AnyEntry], at: Instant) -> TableState:
    """The table after entries that were made together."""
    for entry in entries:
        state = evolve(state, entry, at)
    return state


def state_after_game(history: Sequence[tuple[Instant, AnyEntry]], game: int) -> TableState:
    """The table as it was after this game, before the next one was dealt."""
    state = TableState()
    for at, entry in history:
        if isinstance(entry, n.Started) and state.game == game:
            break
        state = evolve(state, entry, at)
    return state


_EVOLVE: dict[type[n.Entry], Callable[..., TableState]] = {}


def _on(
    kind: type[E],
) -> Callable[
    [Callable[[TableState, E, Instant], TableState]], Callable[[TableState, E, Instant], TableState]
]:
    def keep(
        change: Callable[[TableState, E, Instant], TableState],
    ) -> Callable[[TableState, E, Instant], TableState]:
        _EVOLVE[kind] = change
        return change

    return keep


def _with_seat(state: TableState, seat: Seat, occupant: SeatState | None) -> tuple[SeatState | None, ...]:
    return (*state.seats[:seat], occupant, *state.seats[seat + 1 :])


def _seat(state: TableState, seat: Seat) -> SeatState:
    occupant = state.seats[seat]
    assert occupant is not None, "nobody sits there"
    return occupant


def _with_seat_changes(state: TableState, seat: Seat, **changes: object) -> TableState:
    """The table with a chair changed."""
    return replace(state, seats=_with_seat(state, seat, replace(_seat(state, seat), **changes)))


def _resume_clock(before: TableState, now: TableState, at: Instant) -> TableState:
    """If somebody comes to a table where nobody was, its clock begins anew."""
    return replace(now, since=at, asked_at=at, woken_at=at) if now.running and not before.running else now


# People


@_on(n.Opened)
def _opened(state: TableState, entry: n.Opened, at: Instant) -> TableState:
    seats: list[SeatState | None] = [None] * entry.settings.players
    seats[0] = SeatState(name=entry.name, person=entry.person, lost_at=at)
    return replace(state, settings=entry.settings, secret=entry.secret, host=entry.person, seats=tuple(seats))


@_on(n.SettingsChanged)
def _settings_changed(state: TableState, entry: n.SettingsChanged, at: Instant) -> TableState:
    players = entry.settings.players
    kept = state.seats
    if players < len(kept):  # whoever sits beyond moves up: the server has checked that there is room
        sitting = [occupant for occupant in kept if occupant is not None]
        kept = kept[:players] if all(occupant is None for occupant in kept[players:]) else tuple(sitting)
    return replace(state, settings=entry.settings, seats=kept + (None,) * (players - len(kept)))


@_on(n.SatDown)
def _sat_down(state: TableState, entry: n.SatDown, at: Instant) -> TableState:
    occupant = SeatState(name=entry.name, person=entry.person, keeper=entry.keeper, lost_at=at)
    return replace(state, seats=_with_seat(state, entry.seat, occupant))


@_on(n.ChangedSeat)
def _changed_seat(state: TableState, entry: n.ChangedSeat, at: Instant) -> TableState:
    occupant = state.seats[entry.seat]
    emptied = replace(state, seats=_with_seat(state, entry.seat, None))
    return replace(emptied, seats=_with_seat(emptied, entry.to, occupant))


@_on(n.StoodUp)
def _stood_up(state: TableState, entry: n.StoodUp, at: Instant) -> TableState:
    return replace(_without(state, entry.seat, entry.sent_away), seats=_with_seat(state, entry.seat, None))


def _without(state: TableState, seat: Seat, sent_away: bool) -> TableState:
    person = _seat(state, seat).person
    return replace(state, banned=state.banned | {person}) if sent_away and person is not None else state


@_on(n.BotSatDown)
def _bot_sat_down(state: TableState, entry: n.BotSatDown, at: Instant) -> TableState:
    occupant = SeatState(name=entry.name, bot=entry.bot, temper=entry.temper, lost_at=None)
    return replace(state, seats=_with_seat(state, entry.seat, occupant))


@_on(n.Shared)
def _shared(state: TableState, entry: n.Shared, at: Instant) -> TableState:
    return _with_seat_changes(state, entry.seat, share=entry.share)


@_on(n.HostChanged)
def _host_changed(state: TableState, entry: n.HostChanged, at: Instant) -> TableState:
    return replace(state, host=entry.person)


@_on(n.Lost)
def _lost(state: TableState, entry: n.Lost, at: Instant) -> TableState:
    return _with_seat_changes(state, entry.seat, lost_at=at)


@_on(n.Found)
def _found(state: TableState, entry: n.Found, at: Instant) -> TableState:
    return _resume_clock(
        state, _with_seat_changes(state, entry.seat, lost_at=None, away=False, node=entry.node), at
    )


@_on(n.WentAway)
def _went_away(state: TableState, entry: n.WentAway, at: Instant) -> TableState:
    return _with_seat_changes(state, entry.seat, away=True)


@_on(n.CameBack)
def _came_back(state: TableState, entry: n.CameBack, at: Instant) -> TableState:
    return _resume_clock(state, _with_seat_changes(state, entry.seat, away=False), at)


@_on(n.Replaced)
def _replaced(state: TableState, entry: n.Replaced, at: Instant) -> TableState:
    occupant = _seat(state, entry.seat)
    votes = frozenset(vote for vote in state.votes if vote[0] != entry.seat)
    state = _without(state, entry.seat, entry.sent_away)
    now = _with_seat_changes(
        state,
        entry.seat,
        person=None,
        keeper=None,
        bot=entry.bot,
        lost_at=None,
        away=False,
        tenure=occupant.tenure + 1,
    )
    return replace(now, votes=votes, ready=state.ready - {entry.seat})


@_on(n.TookOver)
def _took_over(state: TableState, entry: n.TookOver, at: Instant) -> TableState:
    occupant = SeatState(
        name=entry.name,
        person=entry.person,
        keeper=entry.keeper,
        lost_at=at,
        tenure=_seat(state, entry.seat).tenure + 1,
    )
    return replace(
        state,
        seats=_with_seat(state, entry.seat, occupant),
        insiders=state.insiders | _knowing(occupant),
        receipts={key: done for key, done in state.receipts.items() if key[0] != entry.seat},
    )


def _knowing(occupant: SeatState) -> set[PersonId]:
    """Who knows what a person at a seat knows: they, and whoever holds the device for them."""
    return {person for person in (occupant.person, occupant.keeper) if person is not None}


@_on(n.Watched)
def _watched(state: TableState, entry: n.Watched, at: Instant) -> TableState:
    return replace(state, insiders=state.insiders | {entry.person})


@_on(n.Muted)
def _muted(state: TableState, entry: n.Muted, at: Instant) -> TableState:
    return _with_seat_changes(state, entry.seat, muted=entry.muted)


@_on(n.Closed)
def _closed(state: TableState, entry: n.Closed, at: Instant) -> TableState:
    return replace(state, phase="closed")


# The game


@_on(n.Started)
def _started(state: TableState, entry: n.Started, at: Instant) -> TableState:
    if entry.rules != RULES:  # its actions would make other events here
        raise Refused("table-rules", found=entry.rules, known=RULES)
    position, events = start(entry.setup, entry.deal)
    dealt = events[0]
    assert isinstance(dealt, e.Dealt)
    people = {person for occupant in state.seats if occupant is not None for person in _knowing(occupant)}
    promise = None
    if entry.terms is not None:
        head = chain_start(state.secret, entry.terms, entry.setup)
        promise = DealCommitment(state.secret, entry.terms, head)
    return replace(
        state,
        phase="memorising",
        game=state.game + 1,
        seats=tuple(state.seats[seat] for seat in entry.order) if entry.order else state.seats,
        play=GameState(
            setup=entry.setup,
            deal=entry.deal,
            names=entry.names,
            state=position,
            events=events,
            turns=(TurnCheckpoint(1, initial_table(dealt), at),),
            promise=promise,
        ),
        since=at,
        asked_at=at,
        extended=0,
        ready=frozenset(),
        votes=frozenset(),
        receipts={},
        insiders=frozenset(people),
    )


@_on(n.SaidReady)
def _said_ready(state: TableState, entry: n.SaidReady, at: Instant) -> TableState:
    return replace(state, ready=state.ready | {entry.seat})


@_on(n.Began)
def _began(state: TableState, entry: n.Began, at: Instant) -> TableState:
    return replace(state, phase="playing", since=at, asked_at=at, extended=0)


@_on(n.Acted)
def _acted(state: TableState, entry: n.Acted, at: Instant) -> TableState:
    play = state.play
    assert play is not None, "nothing is being played"
    position, events = advance(play.state, entry.action)
    count = len(play.events) + len(events)
    promise = play.promise
    if promise is not None:
        head = chained(promise.head, entry.nonce, entry.action)
        promise = DealCommitment(promise.secret, promise.terms, head, (*promise.nonces, entry.nonce))
    now = replace(
        play,
        state=position,
        events=play.events + events,
        actions=(*play.actions, entry.action),
        turns=play.turns + _new_turns(play, events, at) if state.settings.memory == "fading" else (),
        promise=promise,
    )
    receipts = state.receipts
    if entry.id is not None:
        receipts = {**receipts, (entry.action.player, entry.id): (count, entry.action)}
    told = replace(state, play=now, receipts=receipts)
    if position.decision is None:
        return replace(told, phase="finished", votes=frozenset())
    if position.decision == play.decision:  # an interjection: the game still waits for the same
        return told
    if now.contest is not None and play.contest is not None:  # one window for all
        return replace(told, asked_at=at)
    waiting_no_more = frozenset(vote for vote in state.votes if vote[1] != "wait")
    return replace(told, asked_at=at, since=at, extended=0, votes=waiting_no_more)


def _new_turns(play: GameState, events: tuple[AnyEvent, ...], at: Instant) -> tuple[TurnCheckpoint, ...]:
    table, found = play.state.table, []
    if any(type(event) is e.TurnStarted for event in events):
        for number, event in enumerate(events, start=len(play.events)):
            if isinstance(event, e.TurnStarted):
                found.append(TurnCheckpoint(number, table, at))
            table = evolve_table(table, event)
    return tuple(found)


@_on(n.Voted)
def _voted(state: TableState, entry: n.Voted, at: Instant) -> TableState:
    vote = frozenset({(entry.seat, entry.about)})
    return replace(state, votes=state.votes | vote if entry.yes else state.votes - vote)


@_on(n.Extended)
def _extended(state: TableState, entry: n.Extended, at: Instant) -> TableState:
    kept = frozenset(vote for vote in state.votes if vote[1] != "wait")
    return replace(state, extended=state.extended + 1, votes=kept)


@_on(n.Aborted)
def _aborted(state: TableState, entry: n.Aborted, at: Instant) -> TableState:
    return replace(state, phase="aborted", votes=frozenset())


@_on(n.Reopened)
def _reopened(state: TableState, entry: n.Reopened, at: Instant) -> TableState:
    seats = tuple(occupant and replace(occupant, away=False, share="") for occupant in state.seats)
    return replace(
        state,
        phase="lobby",
        secret=entry.secret,
        seats=seats,
        ready=frozenset(),
        votes=frozenset(),
    )
