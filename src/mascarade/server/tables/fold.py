"""The table after one more entry, and after many.

This is mechanical, as `evolve` is for the rules; what may happen is decided in `hosting` and `playing`.
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


def evolve(party: TableState, entry: AnyEntry, at: Instant) -> TableState:
    """The table after one more entry."""
    return replace(_EVOLVE[type(entry)](party, entry, at), number=party.number + 1)


def state_after_game(history: Sequence[tuple[Instant, AnyEntry]], game: int) -> TableState:
    """The table as it was after this game, before the next one was dealt."""
    party = TableState()
    for at, entry in history:
        if isinstance(entry, n.Started) and party.game == game:
            break
        party = evolve(party, entry, at)
    return party


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


def _with_seat(party: TableState, seat: Seat, chair: SeatState | None) -> tuple[SeatState | None, ...]:
    return (*party.chairs[:seat], chair, *party.chairs[seat + 1 :])


def _seat(party: TableState, seat: Seat) -> SeatState:
    chair = party.chairs[seat]
    assert chair is not None, "nobody sits there"
    return chair


def _with_seat_changes(party: TableState, seat: Seat, **changes: object) -> TableState:
    """The table with a chair changed."""
    return replace(party, chairs=_with_seat(party, seat, replace(_seat(party, seat), **changes)))


def _resume_clock(before: TableState, now: TableState, at: Instant) -> TableState:
    """If somebody comes to a table where nobody was, its clock begins anew."""
    return replace(now, since=at, asked_at=at, woken_at=at) if now.running and not before.running else now


# People


@_on(n.Opened)
def _opened(party: TableState, entry: n.Opened, at: Instant) -> TableState:
    chairs: list[SeatState | None] = [None] * entry.settings.players
    chairs[0] = SeatState(name=entry.name, person=entry.person, lost_at=at)
    return replace(
        party, settings=entry.settings, secret=entry.secret, host=entry.person, chairs=tuple(chairs)
    )


@_on(n.SettingsChanged)
def _settings_changed(party: TableState, entry: n.SettingsChanged, at: Instant) -> TableState:
    players = entry.settings.players
    kept = party.chairs
    if players < len(kept):  # whoever sits beyond moves up: the server has checked that there is room
        sitting = [chair for chair in kept if chair is not None]
        kept = kept[:players] if all(chair is None for chair in kept[players:]) else tuple(sitting)
    return replace(party, settings=entry.settings, chairs=kept + (None,) * (players - len(kept)))


@_on(n.SatDown)
def _sat_down(party: TableState, entry: n.SatDown, at: Instant) -> TableState:
    chair = SeatState(name=entry.name, person=entry.person, keeper=entry.keeper, lost_at=at)
    return replace(party, chairs=_with_seat(party, entry.seat, chair))


@_on(n.ChangedSeat)
def _changed_seat(party: TableState, entry: n.ChangedSeat, at: Instant) -> TableState:
    chair = party.chairs[entry.seat]
    emptied = replace(party, chairs=_with_seat(party, entry.seat, None))
    return replace(emptied, chairs=_with_seat(emptied, entry.to, chair))


@_on(n.StoodUp)
def _stood_up(party: TableState, entry: n.StoodUp, at: Instant) -> TableState:
    return replace(_without(party, entry.seat, entry.sent_away), chairs=_with_seat(party, entry.seat, None))


def _without(party: TableState, seat: Seat, sent_away: bool) -> TableState:
    person = _seat(party, seat).person
    return replace(party, banned=party.banned | {person}) if sent_away and person is not None else party


@_on(n.BotSatDown)
def _bot_sat_down(party: TableState, entry: n.BotSatDown, at: Instant) -> TableState:
    chair = SeatState(name=entry.name, bot=entry.bot, temper=entry.temper, lost_at=None)
    return replace(party, chairs=_with_seat(party, entry.seat, chair))


@_on(n.Shared)
def _shared(party: TableState, entry: n.Shared, at: Instant) -> TableState:
    return _with_seat_changes(party, entry.seat, share=entry.share)


@_on(n.HostChanged)
def _host_changed(party: TableState, entry: n.HostChanged, at: Instant) -> TableState:
    return replace(party, host=entry.person)


@_on(n.Lost)
def _lost(party: TableState, entry: n.Lost, at: Instant) -> TableState:
    return _with_seat_changes(party, entry.seat, lost_at=at)


@_on(n.Found)
def _found(party: TableState, entry: n.Found, at: Instant) -> TableState:
    return _resume_clock(
        party, _with_seat_changes(party, entry.seat, lost_at=None, away=False, node=entry.node), at
    )


@_on(n.WentAway)
def _went_away(party: TableState, entry: n.WentAway, at: Instant) -> TableState:
    return _with_seat_changes(party, entry.seat, away=True)


@_on(n.CameBack)
def _came_back(party: TableState, entry: n.CameBack, at: Instant) -> TableState:
    return _resume_clock(party, _with_seat_changes(party, entry.seat, away=False), at)


@_on(n.Replaced)
def _replaced(party: TableState, entry: n.Replaced, at: Instant) -> TableState:
    chair = _seat(party, entry.seat)
    votes = frozenset(vote for vote in party.votes if vote[0] != entry.seat)
    party = _without(party, entry.seat, entry.sent_away)
    now = _with_seat_changes(
        party,
        entry.seat,
        person=None,
        keeper=None,
        bot=entry.bot,
        lost_at=None,
        away=False,
        tenure=chair.tenure + 1,
    )
    return replace(now, votes=votes, ready=party.ready - {entry.seat})


@_on(n.TookOver)
def _took_over(party: TableState, entry: n.TookOver, at: Instant) -> TableState:
    chair = SeatState(
        name=entry.name,
        person=entry.person,
        keeper=entry.keeper,
        lost_at=at,
        tenure=_seat(party, entry.seat).tenure + 1,
    )
    return replace(
        party,
        chairs=_with_seat(party, entry.seat, chair),
        insiders=party.insiders | _knowing(chair),
        receipts={key: done for key, done in party.receipts.items() if key[0] != entry.seat},
    )


def _knowing(chair: SeatState) -> set[PersonId]:
    """Who knows what a person at a seat knows: they, and whoever holds the device for them."""
    return {person for person in (chair.person, chair.keeper) if person is not None}


@_on(n.Watched)
def _watched(party: TableState, entry: n.Watched, at: Instant) -> TableState:
    return replace(party, insiders=party.insiders | {entry.person})


@_on(n.Muted)
def _muted(party: TableState, entry: n.Muted, at: Instant) -> TableState:
    return _with_seat_changes(party, entry.seat, muted=entry.muted)


@_on(n.Closed)
def _closed(party: TableState, entry: n.Closed, at: Instant) -> TableState:
    return replace(party, phase="closed")


# The game


@_on(n.Started)
def _started(party: TableState, entry: n.Started, at: Instant) -> TableState:
    if entry.rules != RULES:  # its actions would make other events here
        raise Refused("table-rules", found=entry.rules, known=RULES)
    state, events = start(entry.setup, entry.deal)
    dealt = events[0]
    assert isinstance(dealt, e.Dealt)
    people = {person for chair in party.chairs if chair is not None for person in _knowing(chair)}
    promise = None
    if entry.terms is not None:
        head = chain_start(party.secret, entry.terms, entry.setup)
        promise = DealCommitment(party.secret, entry.terms, head)
    return replace(
        party,
        phase="memorising",
        game=party.game + 1,
        chairs=tuple(party.chairs[seat] for seat in entry.order) if entry.order else party.chairs,
        play=GameState(
            setup=entry.setup,
            deal=entry.deal,
            names=entry.names,
            state=state,
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
def _said_ready(party: TableState, entry: n.SaidReady, at: Instant) -> TableState:
    return replace(party, ready=party.ready | {entry.seat})


@_on(n.Began)
def _began(party: TableState, entry: n.Began, at: Instant) -> TableState:
    return replace(party, phase="playing", since=at, asked_at=at, extended=0)


@_on(n.Acted)
def _acted(party: TableState, entry: n.Acted, at: Instant) -> TableState:
    play = party.play
    assert play is not None, "nothing is being played"
    state, events = advance(play.state, entry.action)
    count = len(play.events) + len(events)
    promise = play.promise
    if promise is not None:
        head = chained(promise.head, entry.nonce, entry.action)
        promise = DealCommitment(promise.secret, promise.terms, head, (*promise.nonces, entry.nonce))
    now = replace(
        play,
        state=state,
        events=play.events + events,
        actions=(*play.actions, entry.action),
        turns=play.turns + _new_turns(play, events, at) if party.settings.memory == "fading" else (),
        promise=promise,
    )
    receipts = party.receipts
    if entry.id is not None:
        receipts = {**receipts, (entry.action.player, entry.id): (count, entry.action)}
    told = replace(party, play=now, receipts=receipts)
    if state.decision is None:
        return replace(told, phase="finished", votes=frozenset())
    if state.decision == play.decision:  # an interjection: the game still waits for the same
        return told
    if now.contest is not None and play.contest is not None:  # one window for all
        return replace(told, asked_at=at)
    waiting_no_more = frozenset(vote for vote in party.votes if vote[1] != "wait")
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
def _voted(party: TableState, entry: n.Voted, at: Instant) -> TableState:
    vote = frozenset({(entry.seat, entry.about)})
    return replace(party, votes=party.votes | vote if entry.yes else party.votes - vote)


@_on(n.Extended)
def _extended(party: TableState, entry: n.Extended, at: Instant) -> TableState:
    kept = frozenset(vote for vote in party.votes if vote[1] != "wait")
    return replace(party, extended=party.extended + 1, votes=kept)


@_on(n.Aborted)
def _aborted(party: TableState, entry: n.Aborted, at: Instant) -> TableState:
    return replace(party, phase="aborted", votes=frozenset())


@_on(n.Reopened)
def _reopened(party: TableState, entry: n.Reopened, at: Instant) -> TableState:
    chairs = tuple(chair and replace(chair, away=False, share="") for chair in party.chairs)
    return replace(
        party,
        phase="lobby",
        secret=entry.secret,
        chairs=chairs,
        ready=frozenset(),
        votes=frozenset(),
    )
