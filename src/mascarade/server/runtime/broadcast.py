"""Broadcasting a stored change to everybody connected to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mascarade.rules import AnyViewer, Seat
from mascarade.server.protocol import client_in
from mascarade.server.protocol import client_out as m
from mascarade.server.protocol.errors import closing
from mascarade.server.runtime.session import TableSession
from mascarade.server.tables import moves
from mascarade.server.tables.lobby import may_watch
from mascarade.server.tables.settings import MS_PER_SECOND
from mascarade.server.tables.state import Instant, TableState
from mascarade.server.views import projection

if TYPE_CHECKING:
    from mascarade.server.runtime.connection import Connection

HEARTBEAT_MS = 45 * MS_PER_SECOND
"""How long a silent connection stays open."""


def send_initial_state(
    table: TableSession, connection: Connection, hello: client_in.Hello, now: Instant
) -> None:
    """Send a new connection everything its viewer may know, or the events it has missed."""
    state = table.state
    send_welcome(state, connection, now)
    connection.send(m.encode(projection.table_message(state, table.row.code, table.watching)))
    if state.play is not None and not state.is_before_game:
        viewer, missed = connection.viewer(state), None
        if hello.game == state.game and hello.events is not None:
            missed = projection.events_since(state, viewer, hello.events)
        connection.send(table.views.frame(state, viewer) if missed is None else m.encode(missed))
        send_question(table, connection)


def send_welcome(state: TableState, connection: Connection, now: Instant) -> None:
    """Send a player their seat, or a shared device the seats around it."""
    hands = projection.hands_on_device(state, connection.hands, connection.person.id)
    connection.send(m.encode(m.Welcome(m.PROTOCOL, connection.seat, now, HEARTBEAT_MS, hands)))


def send_question(table: TableSession, connection: Connection) -> None:
    """Send a player their open question and their possible peeks; a shared device, what is answered aloud."""
    state, seat = table.state, connection.seat
    messages: list[m.AskedOf | m.MayPeek | None] = [
        projection.open_question_message(state, hand) for hand in connection.hands
    ]
    if seat is not None:
        messages.append(projection.question_message(state, seat, table.early.pending))
        messages.append(projection.peek_message(state, seat))
    for message in filter(None, messages):
        connection.send(m.encode(message))


def broadcast_change(table: TableSession, before: TableState, state: TableState, now: Instant) -> list[Seat]:
    """Send every connection what has changed; returns the seats that connected people have just taken."""
    seated: list[Seat] = []
    if not _same(before, state):
        seated = _reassign_connections(table, state, now)
        broadcast_table(table)
        if state.phase == "closed":
            for connection in list(table.connections()):
                connection.end(closing("closed", again=False))
    play = state.play
    if play is None or state.is_before_game:
        return seated
    sent = len(before.play.events) if before.play is not None and before.game == state.game else 0
    if len(play.events) > sent:
        table.views.clear()
        _broadcast_events(table, state, sent)
    asked = moves.questions(play) if state.phase == "playing" else {}
    was = moves.questions(before.play) if before.play is not None and before.phase == "playing" else {}
    anybody = play.setup.options.confess_peek and was != asked
    for seat, connection in table.seats.items():
        if anybody or (seat in asked and asked[seat] != was.get(seat)):
            send_question(table, connection)
    for connection in table.devices:
        if any(seat in asked and asked[seat] != was.get(seat) for seat in connection.hands):
            send_question(table, connection)
    return seated


def broadcast_table(table: TableSession, but: Connection | None = None) -> None:
    """Send every connection the table message; `but` one that is about to get its initial state."""
    frame = m.encode(projection.table_message(table.state, table.row.code, table.watching))
    for connection in table.connections():
        if connection is not but:
            connection.send(frame)


def _broadcast_events(table: TableSession, state: TableState, first: int) -> None:
    play = state.current_game
    connections = [(connection, connection.viewer(state)) for connection in table.connections()]
    viewers: list[AnyViewer] = list({viewer for _, viewer in connections})
    shown = projection.events_for(play, first, viewers)
    deadline, head = state.deadline, projection.chain_head(play)
    frames: dict[int, bytes] = {}
    for connection, viewer in connections:
        events = shown[viewer]
        if id(events) not in frames:
            message = m.Happened(state.game, first, events, deadline, head, state.shown_at)
            frames[id(events)] = m.encode(message)
        connection.send(frames[id(events)])


def _reassign_connections(table: TableSession, state: TableState, now: Instant) -> list[Seat]:
    """Follow people who have sat down, moved, left or been kicked; returns the seats newly taken."""
    moving = []
    for connection in [*table.seats.values(), *table.watchers]:
        seat = state.seat_of(connection.person.id)
        if seat == connection.seat:
            if seat is None and not may_watch(state, connection.person.id):
                table.watchers.discard(connection)
                connection.end(closing("no-watching", again=False))
            continue
        if connection.seat is not None:
            del table.seats[connection.seat]
        table.watchers.discard(connection)
        moving.append(connection)
    seated = []
    for connection in moving:  # after all of them have left their old seats
        connection.seat = seat = state.seat_of(connection.person.id)
        if seat is not None:
            if (other := table.seats.get(seat)) is not None and other is not connection:
                other.end(closing("elsewhere", again=False))
            table.seats[seat] = connection
            seated.append(seat)
        elif connection.person.id in state.banned:
            connection.end(closing("sent-away", again=False))
            continue
        elif may_watch(state, connection.person.id):
            table.watchers.add(connection)
        else:
            connection.end(closing("left", again=False))
            continue
        send_welcome(state, connection, now)
    return seated + _reassign_devices(table, state, now)


def _reassign_devices(table: TableSession, state: TableState, now: Instant) -> list[Seat]:
    """Follow the seats around shared devices; returns those that are new."""
    seated: list[Seat] = []
    for connection in list(table.devices):
        before, connection.hands = connection.hands, state.hands_of(connection.person.id)
        if not connection.hands:
            table.devices.discard(connection)
            sent_away = connection.person.id in state.banned
            connection.end(closing("sent-away" if sent_away else "left", again=False))
        elif connection.hands != before:
            seated += [seat for seat in connection.hands if seat not in before]
            send_welcome(state, connection, now)
    return seated


def _same(before: TableState, state: TableState) -> bool:
    """Whether the table message is unchanged, but for the deadline, which events carry too."""
    return (
        state.seats is before.seats
        and state.phase == before.phase
        and state.shares is before.shares
        and state.ready is before.ready
        and state.votes == before.votes
        and state.extended == before.extended
        and state.settings is before.settings
        and state.host == before.host
        and state.game == before.game
    )
