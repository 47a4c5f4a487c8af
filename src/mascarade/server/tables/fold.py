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
from mascarade.rules.evolve import evolve_table, lay
from mascarade.rules.fairness.draw import chain_start, chained
from mascarade.rules.record import RULES
from mascarade.server.tables import entries as n
from mascarade.server.tables.entries import AnyEntry, PersonId
from mascarade.server.tables.state import Chair, Instant, Moment, Party, Play, Promise

E = TypeVar("E", bound=n.Entry)


def after(party: Party, entry: AnyEntry, at: Instant) -> Party:
    """The table after one more entry."""
    return replace(_AFTER[type(entry)](party, entry, at), number=party.number + 1)


def played(history: Sequence[tuple[Instant, AnyEntry]], game: int) -> Party:
    """The table as it was after this game, before the next one was dealt."""
    party = Party()
    for at, entry in history:
        if isinstance(entry, n.Started) and party.game == game:
            break
        party = after(party, entry, at)
    return party


_AFTER: dict[type[n.Entry], Callable[..., Party]] = {}


def _on(
    kind: type[E],
) -> Callable[[Callable[[Party, E, Instant], Party]], Callable[[Party, E, Instant], Party]]:
    def keep(change: Callable[[Party, E, Instant], Party]) -> Callable[[Party, E, Instant], Party]:
        _AFTER[kind] = change
        return change

    return keep


def _seated(party: Party, seat: Seat, chair: Chair | None) -> tuple[Chair | None, ...]:
    return (*party.chairs[:seat], chair, *party.chairs[seat + 1 :])


def _chair(party: Party, seat: Seat) -> Chair:
    chair = party.chairs[seat]
    assert chair is not None, "nobody sits there"
    return chair


def _with(party: Party, seat: Seat, **changes: object) -> Party:
    """The table with a chair changed."""
    return replace(party, chairs=_seated(party, seat, replace(_chair(party, seat), **changes)))


def _woken(before: Party, now: Party, at: Instant) -> Party:
    """If somebody comes to a table where nobody was, its clock begins anew."""
    return replace(now, since=at, asked_at=at, woken_at=at) if now.running and not before.running else now


# People


@_on(n.Opened)
def _opened(party: Party, entry: n.Opened, at: Instant) -> Party:
    chairs: list[Chair | None] = [None] * entry.settings.players
    chairs[0] = Chair(name=entry.name, person=entry.person, lost_at=at)
    return replace(
        party, settings=entry.settings, secret=entry.secret, host=entry.person, chairs=tuple(chairs)
    )


@_on(n.SettingsChanged)
def _settings_changed(party: Party, entry: n.SettingsChanged, at: Instant) -> Party:
    players = entry.settings.players
    kept = party.chairs
    if players < len(kept):  # whoever sits beyond moves up: the server has checked that there is room
        sitting = [chair for chair in kept if chair is not None]
        kept = kept[:players] if all(chair is None for chair in kept[players:]) else tuple(sitting)
    return replace(party, settings=entry.settings, chairs=kept + (None,) * (players - len(kept)))


@_on(n.SatDown)
def _sat_down(party: Party, entry: n.SatDown, at: Instant) -> Party:
    chair = Chair(name=entry.name, person=entry.person, keeper=entry.keeper, lost_at=at)
    return replace(party, chairs=_seated(party, entry.seat, chair))


@_on(n.ChangedSeat)
def _changed_seat(party: Party, entry: n.ChangedSeat, at: Instant) -> Party:
    chair = party.chairs[entry.seat]
    emptied = replace(party, chairs=_seated(party, entry.seat, None))
    return replace(emptied, chairs=_seated(emptied, entry.to, chair))


@_on(n.StoodUp)
def _stood_up(party: Party, entry: n.StoodUp, at: Instant) -> Party:
    return replace(_without(party, entry.seat, entry.sent_away), chairs=_seated(party, entry.seat, None))


def _without(party: Party, seat: Seat, sent_away: bool) -> Party:
    person = _chair(party, seat).person
    return replace(party, banned=party.banned | {person}) if sent_away and person is not None else party


@_on(n.BotSatDown)
def _bot_sat_down(party: Party, entry: n.BotSatDown, at: Instant) -> Party:
    chair = Chair(name=entry.name, bot=entry.bot, temper=entry.temper, lost_at=None)
    return replace(party, chairs=_seated(party, entry.seat, chair))


@_on(n.Shared)
def _shared(party: Party, entry: n.Shared, at: Instant) -> Party:
    return _with(party, entry.seat, share=entry.share)


@_on(n.HostChanged)
def _host_changed(party: Party, entry: n.HostChanged, at: Instant) -> Party:
    return replace(party, host=entry.person)


@_on(n.Lost)
def _lost(party: Party, entry: n.Lost, at: Instant) -> Party:
    return _with(party, entry.seat, lost_at=at)


@_on(n.Found)
def _found(party: Party, entry: n.Found, at: Instant) -> Party:
    return _woken(party, _with(party, entry.seat, lost_at=None, away=False, node=entry.node), at)


@_on(n.WentAway)
def _went_away(party: Party, entry: n.WentAway, at: Instant) -> Party:
    return _with(party, entry.seat, away=True)


@_on(n.CameBack)
def _came_back(party: Party, entry: n.CameBack, at: Instant) -> Party:
    return _woken(party, _with(party, entry.seat, away=False), at)


@_on(n.Replaced)
def _replaced(party: Party, entry: n.Replaced, at: Instant) -> Party:
    chair = _chair(party, entry.seat)
    votes = frozenset(vote for vote in party.votes if vote[0] != entry.seat)
    party = _without(party, entry.seat, entry.sent_away)
    now = _with(
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
def _took_over(party: Party, entry: n.TookOver, at: Instant) -> Party:
    chair = Chair(
        name=entry.name,
        person=entry.person,
        keeper=entry.keeper,
        lost_at=at,
        tenure=_chair(party, entry.seat).tenure + 1,
    )
    return replace(
        party,
        chairs=_seated(party, entry.seat, chair),
        insiders=party.insiders | _knowing(chair),
        receipts={key: done for key, done in party.receipts.items() if key[0] != entry.seat},
    )


def _knowing(chair: Chair) -> set[PersonId]:
    """Who knows what a person at a seat knows: they, and whoever holds the device for them."""
    return {person for person in (chair.person, chair.keeper) if person is not None}


@_on(n.Watched)
def _watched(party: Party, entry: n.Watched, at: Instant) -> Party:
    return replace(party, insiders=party.insiders | {entry.person})


@_on(n.Muted)
def _muted(party: Party, entry: n.Muted, at: Instant) -> Party:
    return _with(party, entry.seat, muted=entry.muted)


@_on(n.Closed)
def _closed(party: Party, entry: n.Closed, at: Instant) -> Party:
    return replace(party, phase="closed")


# The game


@_on(n.Started)
def _started(party: Party, entry: n.Started, at: Instant) -> Party:
    if entry.rules != RULES:  # its actions would make other events here
        raise Refused("table-rules", found=entry.rules, known=RULES)
    state, events = start(entry.setup, entry.deal)
    dealt = events[0]
    assert isinstance(dealt, e.Dealt)
    people = {person for chair in party.chairs if chair is not None for person in _knowing(chair)}
    promise = None
    if entry.terms is not None:
        head = chain_start(party.secret, entry.terms, entry.setup)
        promise = Promise(party.secret, entry.terms, head)
    return replace(
        party,
        phase="memorising",
        game=party.game + 1,
        chairs=tuple(party.chairs[seat] for seat in entry.order) if entry.order else party.chairs,
        play=Play(
            setup=entry.setup,
            deal=entry.deal,
            names=entry.names,
            state=state,
            events=events,
            turns=(Moment(1, lay(dealt), at),),
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
def _said_ready(party: Party, entry: n.SaidReady, at: Instant) -> Party:
    return replace(party, ready=party.ready | {entry.seat})


@_on(n.Began)
def _began(party: Party, entry: n.Began, at: Instant) -> Party:
    return replace(party, phase="playing", since=at, asked_at=at, extended=0)


@_on(n.Acted)
def _acted(party: Party, entry: n.Acted, at: Instant) -> Party:
    play = party.play
    assert play is not None, "nothing is being played"
    state, events = advance(play.state, entry.action)
    count = len(play.events) + len(events)
    promise = play.promise
    if promise is not None:
        head = chained(promise.head, entry.nonce, entry.action)
        promise = Promise(promise.secret, promise.terms, head, (*promise.nonces, entry.nonce))
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


def _new_turns(play: Play, events: tuple[AnyEvent, ...], at: Instant) -> tuple[Moment, ...]:
    table, found = play.state.table, []
    if any(type(event) is e.TurnStarted for event in events):
        for number, event in enumerate(events, start=len(play.events)):
            if isinstance(event, e.TurnStarted):
                found.append(Moment(number, table, at))
            table = evolve_table(table, event)
    return tuple(found)


@_on(n.Voted)
def _voted(party: Party, entry: n.Voted, at: Instant) -> Party:
    vote = frozenset({(entry.seat, entry.about)})
    return replace(party, votes=party.votes | vote if entry.yes else party.votes - vote)


@_on(n.Extended)
def _extended(party: Party, entry: n.Extended, at: Instant) -> Party:
    kept = frozenset(vote for vote in party.votes if vote[1] != "wait")
    return replace(party, extended=party.extended + 1, votes=kept)


@_on(n.Aborted)
def _aborted(party: Party, entry: n.Aborted, at: Instant) -> Party:
    return replace(party, phase="aborted", votes=frozenset())


@_on(n.Reopened)
def _reopened(party: Party, entry: n.Reopened, at: Instant) -> Party:
    chairs = tuple(chair and replace(chair, away=False, share="") for chair in party.chairs)
    return replace(
        party,
        phase="lobby",
        secret=entry.secret,
        chairs=chairs,
        ready=frozenset(),
        votes=frozenset(),
    )
