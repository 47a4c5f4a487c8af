"""Client messages from table state: the only code that decides what a viewer is sent."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from mascarade.locales import ENGLISH, Words
from mascarade.locales.errors import explained
from mascarade.rules import (
    SPECTATOR,
    AnyEvent,
    AnyViewer,
    Player,
    Seat,
    interjections,
    resume,
    view,
)
from mascarade.rules import events as e
from mascarade.rules.actions import Announce
from mascarade.rules.fairness.draw import commitment
from mascarade.rules.fairness.lock import LockedDeal
from mascarade.rules.view import as_they_happen, check_viewer
from mascarade.server.protocol import client_out as m
from mascarade.server.tables.entries import PersonId
from mascarade.server.tables.moves import Answers, legal, question_for
from mascarade.server.tables.settings import warnings_of
from mascarade.server.tables.state import GameState, TableState


def table_message(state: TableState, code: str, watching: int) -> m.TableNow:
    """The table as everybody sees it."""
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
    """The commitment to the next deal, or to this game's."""
    if state.is_before_game or state.play is None:
        return _next_deal(state) if state.secret else None
    promise = state.play.promise
    if promise is None:
        return None
    if not isinstance(promise.basis, LockedDeal):
        return m.Fair(version=1, commitment=commitment(promise.secret, 1).hex())
    lock, shares, is_new = promise.basis.lock, promise.basis.shares, state.phase == "memorising"
    return m.Fair(
        version=2,
        commitment=lock.commitment,
        attempt=lock.attempt,
        lock=lock if is_new else None,
        shares=shares if is_new else (),
    )


def _next_deal(state: TableState) -> m.Fair:
    is_open = state.phase == "lobby"
    return m.Fair(
        version=2,
        commitment=commitment(state.secret).hex(),
        attempt=len(state.failed) + 1,
        failed=state.failed,
        promises=tuple("" if one is None else one.promise for one in state.seats) if is_open else (),
        lock=state.lock,
        awaited=state.awaited_shares,
    )


def chain_head(play: GameState) -> str:
    """The latest hash of the chain of the game's actions."""
    return "" if play.promise is None else play.promise.head.hex()


def _seat_message(state: TableState, seat: Seat) -> m.SeatNow:
    occupant = state.seats[seat]
    if occupant is None:
        return m.SeatNow(kind="empty")
    return m.SeatNow(
        kind="bot" if occupant.person is None else "person",
        name=occupant.name,
        face=occupant.face,
        bot=occupant.bot,
        temper=occupant.temper,
        host=occupant.person is not None and occupant.person == state.host,
        connected=occupant.person is not None and occupant.lost_at is None,
        lost_at=None if occupant.person is None else occupant.lost_at,
        away=occupant.away,
        ready=seat in state.ready,
        muted=occupant.muted,
        votes=tuple(sorted(about for voter, about in state.votes if voter == seat)),
    )


def viewer_at(state: TableState, seat: Seat | None) -> AnyViewer:
    """The viewer that the person at a seat is, and anyone without a seat."""
    if seat is None:
        return SPECTATOR
    return seat if state.play is None else state.play.viewer_at(seat)


def events_for(
    play: GameState, first: int, viewers: Sequence[AnyViewer]
) -> dict[AnyViewer, tuple[AnyEvent, ...]]:
    """The events from `first` on as each viewer sees them; equal views share one tuple."""
    for viewer in viewers:
        check_viewer(viewer, len(play.names))
    fresh = play.events[first:]
    if all(not event.seen.hidden for event in fresh):
        return dict.fromkeys(viewers, fresh)
    before = _out_before(play, fresh)
    covered = as_they_happen(fresh, SPECTATOR, before)
    found: dict[AnyViewer, tuple[AnyEvent, ...]] = {}
    for viewer in viewers:
        shown = covered if viewer == SPECTATOR else as_they_happen(fresh, viewer, before, first)
        found[viewer] = covered if shown == covered else shown
    return found


def visible_since(play: GameState, viewer: AnyViewer, first: int) -> tuple[AnyEvent, ...]:
    """The events from `first` on as the viewer sees them now: complete once the game has ended."""
    check_viewer(viewer, len(play.names))
    fresh = play.events[first:]
    if isinstance(play.events[-1], e.Ended):
        return fresh
    return as_they_happen(fresh, viewer, _out_before(play, fresh), first)


def _out_before(play: GameState, fresh: Sequence[AnyEvent]) -> tuple[Player, ...]:
    """The players who were out before the last events of a game."""
    out = play.state.table.out
    since = {event.player for event in fresh if isinstance(event, e.Eliminated)} if out else set()
    return tuple(player for player in out if player not in since)


def events_since(state: TableState, viewer: AnyViewer, count: int) -> m.Happened | None:
    """The events after the first `count`; None if memory has faded beyond them."""
    play = state.current_game
    if not state.memory.event <= count <= len(play.events):
        return None
    events = visible_since(play, viewer, count)
    return m.Happened(state.game, count, events, state.deadline, chain_head(play), state.shown_at)


def full_view(state: TableState, viewer: AnyViewer) -> m.ViewNow:
    """Everything the viewer may know of the game, as far as the table's memory reaches."""
    play, memory = state.current_game, state.memory
    if memory.table is None:
        now = view(play.events, viewer, play.state.table)
    else:
        now = resume(memory.table, memory.event, visible_since(play, viewer, memory.event), viewer)
    return m.ViewNow(state.game, now, state.deadline, chain_head(play), state.shown_at)


def question_message(state: TableState, seat: Seat, early: Answers) -> m.AskedOf | None:
    """The question to the person at this seat, if there is one."""
    play = state.playing
    if play is None or (decision := question_for(play, seat)) is None:
        return None
    answer = early[seat].action if seat in early else None
    return m.AskedOf(state.game, decision, legal(play, decision), answer)


def open_question_message(state: TableState, seat: Seat) -> m.AskedOf | None:
    """The question a shared device may show everybody, with the answers that are given aloud.

    They are to announce a character, and whether to contest one. Early answers stay hidden.
    """
    asked = question_message(state, seat, {})
    if asked is None or state.contest is not None:
        return asked
    announcements = tuple(action for action in asked.legal if isinstance(action, Announce))
    return replace(asked, legal=announcements) if announcements else None


def hands_on_device(state: TableState, seats: Sequence[Seat], keeper: PersonId) -> tuple[m.Hand, ...]:
    """The players on a shared device."""
    people = [(seat, state.occupant(seat).person) for seat in seats]
    return tuple(m.Hand(seat, None if person == keeper else person) for seat, person in people)


def peek_message(state: TableState, seat: Seat) -> m.MayPeek | None:
    """The peeks that the person at this seat may make out of turn."""
    play = state.playing
    if play is None or not play.setup.options.confess_peek:
        return None
    allowed = interjections(play.state, seat)
    return m.MayPeek(state.game, allowed) if allowed else None
