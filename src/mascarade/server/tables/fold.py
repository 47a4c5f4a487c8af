"""The fold of entries into a table's state. Mechanical: `lobby` and `moves` decide what is allowed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from msgspec.structs import replace

from mascarade.rules import AnyEvent, Refused, Seat, advance, start
from mascarade.rules import events as e
from mascarade.rules.evolve import evolve_table, initial_table
from mascarade.rules.fairness.lock import FailedAttempt, LockedDeal
from mascarade.rules.fairness.proof import Basis, chain_start, chained, version_of
from mascarade.rules.record import RULES
from mascarade.server.tables import entries as n
from mascarade.server.tables.append_only import AppendOnlyMapping, AppendOnlySequence
from mascarade.server.tables.entries import AnyEntry, Matter, PersonId
from mascarade.server.tables.scenes import MAX_LAG_MS, scene_length
from mascarade.server.tables.settings import Settings, with_turn_limit
from mascarade.server.tables.state import (
    DealCommitment,
    GameState,
    Holder,
    Instant,
    SeatState,
    TableState,
    TurnCheckpoint,
)


def evolve(state: TableState, entry: AnyEntry, at: Instant) -> TableState:
    """The table after one more entry."""
    return replace(_evolve(state, entry, at), number=state.number + 1)


def evolve_all(state: TableState, entries: Sequence[AnyEntry], at: Instant) -> TableState:
    """The table after entries that were made together."""
    for entry in entries:
        state = evolve(state, entry, at)
    return state


def state_after_game(history: Sequence[tuple[Instant, AnyEntry]], game: int) -> TableState:
    """The table after this game, before the next one was dealt."""
    state = TableState()
    for at, entry in history:
        if isinstance(entry, n.Started) and state.game == game:
            break
        state = evolve(state, entry, at)
    return state


def _evolve(state: TableState, entry: AnyEntry, at: Instant) -> TableState:  # noqa: PLR0912 - each entry
    match entry:
        case n.Acted():
            return _acted(state, entry, at)
        case n.Opened():
            host = SeatState(name=entry.name, person=entry.person, face=entry.face, lost_at=at)
            opened = replace(state, host=entry.person, secret=entry.secret, seats=(host,))
            return _with_settings(opened, entry.settings)
        case n.SettingsChanged():
            return _with_settings(state, entry.settings)
        case n.SatDown():
            return _with_seat(state, entry.seat, _newcomer(entry, at))
        case n.ChangedSeat():
            moved = replace(state.occupant(entry.seat), promise="")  # a promise is for one seat
            return _with_seat(_with_seat(state, entry.seat, None), entry.to, moved)
        case n.StoodUp():
            return _with_seat(_with_ban(state, entry), entry.seat, None)
        case n.BotSatDown():
            bot = SeatState(name=entry.name, bot=entry.bot, temper=entry.temper, lost_at=None)
            return _with_seat(state, entry.seat, bot)
        case n.Shared():
            return state
        case n.Promised():
            return _with_changes(state, entry.seat, promise=entry.promise)
        case n.Locked():
            return replace(state, phase="dealing", lock=entry.lock, shares={}, since=at)
        case n.ShareRevealed():
            return replace(state, shares={**state.shares, entry.seat: entry.share})
        case n.DealFailed():
            return _deal_failed(state, entry)
        case n.HostChanged():
            return replace(state, host=entry.person)
        case n.Lost():
            return _with_changes(state, entry.seat, lost_at=at)
        case n.Found():
            found = _with_changes(state, entry.seat, lost_at=None, away=False, node=entry.node)
            return _resume_clock(state, found, at)
        case n.WentAway():
            return _with_changes(state, entry.seat, away=True)
        case n.CameBack():
            return _resume_clock(state, _with_changes(state, entry.seat, away=False), at)
        case n.Replaced():
            return _replaced(state, entry)
        case n.TookOver():
            return _took_over(state, entry, at)
        case n.Watched():
            return replace(state, seen_by=state.seen_by | {entry.person})
        case n.Muted():
            return _with_changes(state, entry.seat, muted=entry.muted)
        case n.Started():
            return _started(state, entry, at)
        case n.SaidReady():
            return replace(state, ready=state.ready | {entry.seat})
        case n.Began():
            start = max(at, state.shown_at)
            return replace(state, phase="playing", since=start, asked_at=start, extended=0)
        case n.Voted():
            vote = frozenset({(entry.seat, entry.about)})
            return replace(state, votes=state.votes | vote if entry.yes else state.votes - vote)
        case n.Extended():
            return replace(state, extended=state.extended + 1, votes=_without_wait_votes(state))
        case n.Aborted():
            return replace(state, phase="aborted", votes=frozenset())
        case n.Reopened():
            return replace(
                state,
                phase="lobby",
                secret=entry.secret,
                seats=tuple(it and replace(it, away=False, promise="") for it in state.seats),
                ready=frozenset(),
                votes=frozenset(),
                past=(*state.past, (state.seen_by, at)),
            )
        case n.Closed():
            return replace(state, phase="closed")
        case _:
            assert_never(entry)


# Seats


def _with_settings(state: TableState, settings: Settings) -> TableState:
    players, seats = settings.players, state.seats
    if any(seats[players:]):  # people beyond the last seat move up: the lobby has checked that there is room
        seats = tuple(
            occupant if seat == before else replace(occupant, promise="")  # a promise is for one seat
            for seat, (before, occupant) in enumerate(state.occupants)
        )
    seats = seats[:players]
    seats += (None,) * (players - len(seats))
    return replace(state, settings=with_turn_limit(settings), seats=seats)


def _with_seat(state: TableState, seat: Seat, occupant: SeatState | None) -> TableState:
    return replace(state, seats=(*state.seats[:seat], occupant, *state.seats[seat + 1 :]))


def _with_changes(state: TableState, seat: Seat, **changes: object) -> TableState:
    return _with_seat(state, seat, replace(state.occupant(seat), **changes))


def _with_ban(state: TableState, entry: n.StoodUp | n.Replaced) -> TableState:
    person = state.occupant(entry.seat).person
    return replace(state, banned=state.banned | {person}) if entry.sent_away and person is not None else state


def _resume_clock(before: TableState, now: TableState, at: Instant) -> TableState:
    """Restart the clock when a person comes to a table where nobody was."""
    if before.is_clock_running or not now.is_clock_running:
        return now
    start = max(at, now.shown_at)
    return replace(now, since=start, asked_at=start, resumed_at=at)


def _replaced(state: TableState, entry: n.Replaced) -> TableState:
    now = _with_changes(
        _with_ban(state, entry),
        entry.seat,
        person=None,
        keeper=None,
        bot=entry.bot,
        lost_at=None,
        away=False,
        occupancy=state.occupant(entry.seat).occupancy + 1,
    )
    votes = frozenset(vote for vote in state.votes if vote[0] != entry.seat)
    return replace(
        now,
        votes=votes,
        ready=state.ready - {entry.seat},
        play=_held_by(state.current_game, entry.seat, None),
    )


def _newcomer(entry: n.SatDown | n.TookOver, at: Instant) -> SeatState:
    return SeatState(name=entry.name, person=entry.person, keeper=entry.keeper, face=entry.face, lost_at=at)


def _took_over(state: TableState, entry: n.TookOver, at: Instant) -> TableState:
    before = state.occupant(entry.seat)
    people = [holder.person for holder in state.current_game.holders[entry.seat] if holder.person is not None]
    occupant = replace(
        _newcomer(entry, at),
        occupancy=before.occupancy + 1,
        muted=before.muted and people[-1:] == [entry.person],  # who leaves and returns is still muted
    )
    return replace(
        _with_seat(state, entry.seat, occupant),
        play=_held_by(state.current_game, entry.seat, entry.person),
        seen_by=state.seen_by | _knowing(occupant),
        receipts=AppendOnlyMapping(
            {key: done for key, done in state.receipts.items() if key[0] != entry.seat}
        ),
    )


def _held_by(play: GameState, seat: Seat, person: PersonId | None) -> GameState:
    """The game after somebody else has taken a seat."""
    holders = (*play.holders[seat], Holder(person, len(play.events)))
    return replace(play, holders=(*play.holders[:seat], holders, *play.holders[seat + 1 :]))


def _knowing(occupant: SeatState) -> set[PersonId]:
    """The people who know what a seat knows: its person, and the owner of their device."""
    return {person for person in (occupant.person, occupant.keeper) if person is not None}


# The deal


def _deal_failed(state: TableState, entry: n.DealFailed) -> TableState:
    seats = tuple(
        None if seat in entry.missing or occupant is None else replace(occupant, promise="")
        for seat, occupant in enumerate(state.seats)
    )
    failed = (*state.failed, FailedAttempt(state.secret.hex(), entry.missing))
    return replace(
        state, phase="lobby", seats=seats, secret=entry.secret, failed=failed, lock=None, shares={}
    )


def _basis(state: TableState, entry: n.Started) -> Basis | None:
    """What a deal depends on; None for lessons, and for games dealt before commitments or anonymised."""
    if state.lock is None:
        return entry.terms
    seats = range(len(state.seats))
    shares = tuple(state.shares.get(seat, "") for seat in seats)
    return LockedDeal(state.lock, shares, entry.order or tuple(seats))


# The game


def _started(state: TableState, entry: n.Started, at: Instant) -> TableState:
    if entry.rules != RULES:  # the same actions would give other events
        raise Refused("table-rules", found=entry.rules, known=RULES)
    position, events = start(entry.setup, entry.deal)
    dealt = events[0]
    assert isinstance(dealt, e.Dealt)
    people = {person for _, occupant in state.occupants for person in _knowing(occupant)}
    promise = None
    if (basis := _basis(state, entry)) is not None:
        promise = DealCommitment(state.secret, basis, chain_start(state.secret, basis, entry.setup))
    seats = tuple(state.seats[seat] for seat in entry.order) if entry.order else state.seats
    return replace(
        state,
        phase="memorising",
        lock=None,
        shares={},
        failed=(),
        game=state.game + 1,
        seats=seats,
        play=GameState(
            setup=entry.setup,
            deal=entry.deal,
            names=entry.names,
            faces=tuple(None if occupant is None else occupant.face for occupant in seats),
            state=position,
            events=AppendOnlySequence(events),
            holders=tuple((Holder(None if occupant is None else occupant.person, 0),) for occupant in seats),
            turns=AppendOnlySequence([TurnCheckpoint(1, initial_table(dealt), at)]),
            promise=promise,
        ),
        shown_at=at + scene_length(events, state.settings.pace),
        since=at,
        asked_at=at,
        extended=0,
        ready=frozenset(),
        votes=frozenset(),
        receipts=AppendOnlyMapping(),
        seen_by=frozenset(people),
    )


def _acted(state: TableState, entry: n.Acted, at: Instant) -> TableState:
    play = state.current_game
    position, events = advance(play.state, entry.action)
    count = len(play.events) + len(events)
    promise = play.promise
    if promise is not None:
        head = chained(version_of(promise.basis), promise.head, entry.nonce, entry.action)
        nonces = promise.nonces.extended((entry.nonce,))
        promise = DealCommitment(promise.secret, promise.basis, head, nonces)
    is_fading = state.settings.memory == "fading"
    now = replace(
        play,
        state=position,
        events=play.events.extended(events),
        actions=play.actions.extended((entry.action,)),
        turns=play.turns.extended(_new_turns(play, events, at)) if is_fading else AppendOnlySequence(),
        promise=promise,
    )
    receipts = state.receipts
    if entry.id is not None:
        receipts = receipts.added((entry.action.player, entry.id), (count, entry.action))
    # Scenes follow each other: the first of these begins when the last one before it has ended.
    begins = min(max(at, state.shown_at), at + MAX_LAG_MS)
    shown_at = begins + scene_length(events, state.settings.pace)
    after = replace(state, play=now, receipts=receipts, shown_at=shown_at)
    if position.decision is None:
        return replace(after, phase="finished", votes=frozenset())
    if position.decision == play.decision:  # an interjection: the decision is still pending
        return after
    if now.contest is not None and play.contest is not None:  # all contesters share one window
        return replace(after, asked_at=shown_at)
    return replace(after, asked_at=shown_at, since=shown_at, extended=0, votes=_without_wait_votes(state))


def _without_wait_votes(state: TableState) -> frozenset[tuple[Seat, Matter]]:
    return frozenset(vote for vote in state.votes if vote[1] != "wait")


def _new_turns(play: GameState, events: tuple[AnyEvent, ...], at: Instant) -> tuple[TurnCheckpoint, ...]:
    table, found = play.state.table, []
    if any(type(event) is e.TurnStarted for event in events):
        for number, event in enumerate(events, start=len(play.events)):
            if isinstance(event, e.TurnStarted):
                found.append(TurnCheckpoint(number, table, at))
            table = evolve_table(table, event)
    return tuple(found)
