"""Client messages from table state: the only code that decides what a viewer is sent."""

from __future__ import annotations

from collections.abc import Sequence

from mascarade.locales import ENGLISH, Words
from mascarade.locales.errors import explained
from mascarade.rules import (
    SPECTATOR,
    AnyEvent,
    Player,
    Seat,
    Viewer,
    interjections,
    resume,
    view,
    visible_events,
)
from mascarade.rules import events as e
from mascarade.rules.fairness.draw import commitment
from mascarade.rules.view import as_they_happen
from mascarade.server.protocol import messages as m
from mascarade.server.tables.entries import PersonId
from mascarade.server.tables.lobby import terms_of
from mascarade.server.tables.moves import Answers, legal, question_for
from mascarade.server.tables.settings import warnings_of
from mascarade.server.tables.state import GameState, TableState


def table_message(state: TableState, code: str, watching: int) -> m.TableNow:
    """The table, as everybody at it sees it."""
    return m.TableNow(
        code=code,
        phase=state.phase,
        game=state.game,
        settings=state.settings,
        seats=tuple(_seat_message(state, seat) for seat in range(len(state.seats))),
        deadline=state.deadline,
        watching=watching,
        warnings=tuple(
            m.Warned(
                breach.code,
                explained(Words.of(ENGLISH), breach.code, breach.facts, state.settings.edition),
                dict(breach.facts),
            )
            for breach in (warnings_of(state.settings) if state.phase == "lobby" else ())
        ),
        fair=_fair(state),
    )


def _fair(state: TableState) -> m.Fair | None:
    """What the next game would be dealt from, or this one was."""
    if state.phase == "lobby" or state.play is None:
        return m.Fair(commitment(state.secret).hex(), terms_of(state)) if state.secret else None
    promise = state.play.promise
    return None if promise is None else m.Fair(commitment(promise.secret).hex(), promise.terms)


def chain_head(play: GameState) -> str:
    """Where the chain of the game's actions has got to."""
    return "" if play.promise is None else play.promise.head.hex()


def _seat_message(state: TableState, seat: Seat) -> m.SeatNow:
    occupant = state.seats[seat]
    if occupant is None:
        return m.SeatNow(kind="empty")
    return m.SeatNow(
        kind="bot" if occupant.person is None else "person",
        name=occupant.name,
        bot=occupant.bot,
        temper=occupant.temper,
        host=occupant.person is not None and occupant.person == state.host,
        connected=occupant.person is not None and occupant.lost_at is None,
        away=occupant.away,
        ready=seat in state.ready,
        muted=occupant.muted,
        votes=tuple(sorted(about for voter, about in state.votes if voter == seat)),
    )


def visible_events_of(play: GameState, viewer: Viewer) -> tuple[AnyEvent, ...]:
    """All events of the game, as the viewer sees them."""
    return visible_events(play.events, viewer)


def events_for(play: GameState, first: int, viewers: Sequence[Viewer]) -> dict[Viewer, tuple[AnyEvent, ...]]:
    """The events from `first` on, as each viewer sees them; those who see the same get the same tuple."""
    fresh = play.events[first:]
    if all(not event.seen.hidden for event in fresh):
        return dict.fromkeys(viewers, fresh)
    before: tuple[Player, ...] = ()
    if play.state.table.out:
        before = tuple(event.player for event in play.events[:first] if type(event) is e.Eliminated)
    covered = as_they_happen(fresh, SPECTATOR, before)
    found: dict[Viewer, tuple[AnyEvent, ...]] = {}
    for viewer in viewers:
        shown = covered if viewer == SPECTATOR else as_they_happen(fresh, viewer, before)
        found[viewer] = covered if shown == covered else shown
    return found


def events_since(state: TableState, viewer: Viewer, count: int) -> m.Happened | None:
    """What happened after the first `count` events; nothing if the server no longer tells all of that."""
    play = state.play
    assert play is not None
    if not state.memory.event <= count <= len(play.events):
        return None
    return m.Happened(
        state.game, count, visible_events_of(play, viewer)[count:], state.deadline, chain_head(play)
    )


def full_view(state: TableState, viewer: Viewer) -> m.ViewNow:
    """All that the viewer may know of the game, as far as the table's memory reaches."""
    play = state.play
    assert play is not None
    memory = state.memory
    if memory.table is None:
        now = view(play.events, viewer)
    else:
        now = resume(memory.table, memory.event, visible_events_of(play, viewer)[memory.event :], viewer)
    return m.ViewNow(state.game, now, state.deadline, chain_head(play))


def question_message(state: TableState, seat: Seat, held: Answers) -> m.AskedOf | None:
    """What the person at this seat is asked."""
    play = state.play
    if state.phase != "playing" or play is None:
        return None
    decision = question_for(play, seat)
    if decision is None:
        return None
    early = held[seat].action if seat in held else None
    return m.AskedOf(state.game, decision, legal(play, decision), early)


def open_question_message(state: TableState, seat: Seat) -> m.AskedOf | None:
    """What the person at this seat may be asked aloud: whether they contest. What they hold is not told."""
    play = state.play
    if state.phase != "playing" or play is None or play.contest is None:
        return None
    return question_message(state, seat, {})


def hands_on_device(state: TableState, seats: Sequence[Seat], keeper: PersonId) -> tuple[m.Hand, ...]:
    """Who plays on a device."""
    found = []
    for seat in seats:
        occupant = state.seats[seat]
        assert occupant is not None
        found.append(m.Hand(seat, None if occupant.person == keeper else occupant.person))
    return tuple(found)


def peek_message(state: TableState, seat: Seat) -> m.MayPeek | None:
    """What the person at this seat may do besides."""
    play = state.play
    if state.phase != "playing" or play is None or not play.setup.options.confess_peek:
        return None
    allowed = interjections(play.state, seat)
    return m.MayPeek(state.game, allowed) if allowed else None
