"""Telling everybody at a table what a stored change means for them."""

from __future__ import annotations

from mascarade.rules import Seat, Viewer
from mascarade.server.protocol import messages as m
from mascarade.server.runtime.session import Connection, TableSession, closing
from mascarade.server.tables import moves
from mascarade.server.tables.lobby import may_watch
from mascarade.server.tables.settings import MS_PER_SECOND
from mascarade.server.tables.state import Instant, TableState
from mascarade.server.views import projection

HEARTBEAT_MS = 45 * MS_PER_SECOND
"""How long a silent line is kept."""


def send_initial_state(live: TableSession, line: Connection, hello: m.Hello, now: Instant) -> None:
    """Tell somebody who comes everything they may know, or what they have missed."""
    party = live.party
    send_welcome(party, line, now)
    line.send(m.encode(projection.table_message(party, live.kept.code, live.watching)))
    if party.play is not None and party.phase != "lobby":
        missed = None
        if hello.game == party.game and hello.events is not None:
            missed = projection.events_since(party, line.viewer, hello.events)
        line.send(m.encode(missed or projection.full_view(party, line.viewer)))
        send_question(live, line)


def send_welcome(party: TableState, line: Connection, now: Instant) -> None:
    """Tell a person where they sit, or a device who sits around it."""
    hands = projection.hands_on_device(party, line.hands, line.person.id)
    line.send(m.encode(m.Welcome(m.PROTOCOL, line.seat, now, HEARTBEAT_MS, hands)))


def send_question(live: TableSession, line: Connection) -> None:
    """Ask the person what they have to decide, or may do besides; around a device, who contests."""
    for hand in line.hands:
        if (open_question := projection.open_question_message(live.party, hand)) is not None:
            line.send(m.encode(open_question))
    if line.seat is None:
        return
    if (question := projection.question_message(live.party, line.seat, live.held)) is not None:
        line.send(m.encode(question))
    if (peeks := projection.peek_message(live.party, line.seat)) is not None:
        line.send(m.encode(peeks))


def broadcast_change(live: TableSession, before: TableState, party: TableState, now: Instant) -> list[Seat]:
    """Tell everybody what has changed; the seats at which somebody who was connected has just sat down."""
    seated: list[Seat] = []
    if not _same(before, party):
        seated = _reassign_connections(live, party, now)
        broadcast_table(live)
        if party.phase == "closed":  # by whoever runs the service: else nobody would be left
            for line in list(live.lines()):
                line.end(closing("closed", again=False))
    play = party.play
    if play is None or party.phase == "lobby":
        return seated
    told = len(before.play.events) if before.play is not None and before.game == party.game else 0
    if len(play.events) > told:
        _broadcast_events(live, party, told)
    asked = moves.questions(play) if party.phase == "playing" else {}
    was = moves.questions(before.play) if before.play is not None and before.phase == "playing" else {}
    anybody = play.setup.options.confess_peek and was != asked
    for seat, line in live.seats.items():
        if anybody or (seat in asked and asked[seat] != was.get(seat)):
            send_question(live, line)
    for line in live.devices:
        if any(seat in asked and asked[seat] != was.get(seat) for seat in line.hands):
            send_question(live, line)
    return seated


def broadcast_table(live: TableSession) -> None:
    """Tell everybody how the table is now."""
    frame = m.encode(projection.table_message(live.party, live.kept.code, live.watching))
    for line in live.lines():
        line.send(frame)


def _broadcast_events(live: TableSession, party: TableState, first: int) -> None:
    play = party.play
    assert play is not None
    lines = list(live.lines())
    viewers: list[Viewer] = list({line.viewer for line in lines})
    shown = projection.events_for(play, first, viewers)
    deadline, head = party.deadline, projection.chain_head(play)
    frames: dict[int, bytes] = {}
    for line in lines:
        events = shown[line.viewer]
        if id(events) not in frames:
            frames[id(events)] = m.encode(m.Happened(party.game, first, events, deadline, head))
        line.send(frames[id(events)])


def _reassign_connections(live: TableSession, party: TableState, now: Instant) -> list[Seat]:
    """Keep the lines with their people: somebody may have sat down, moved, left, or been sent away."""
    moving = []
    for line in [*live.seats.values(), *live.watchers]:
        seat = party.seat_of(line.person.id)
        if seat == line.seat:
            if seat is None and not may_watch(party, line.person.id):
                live.watchers.discard(line)
                line.end(closing("no-watching", again=False))
            continue
        if line.seat is not None:
            del live.seats[line.seat]
        live.watchers.discard(line)
        moving.append(line)
    seated = []
    for line in moving:  # all have got up before the first sits down
        line.seat = seat = party.seat_of(line.person.id)
        if seat is not None:
            if (other := live.seats.get(seat)) is not None and other is not line:
                other.end(closing("elsewhere", again=False))
            live.seats[seat] = line
            seated.append(seat)
        elif line.person.id in party.banned:
            line.end(closing("sent-away", again=False))
            continue
        elif may_watch(party, line.person.id):
            live.watchers.add(line)
        else:
            line.end(closing("left", again=False))
            continue
        send_welcome(party, line, now)
    return seated + _reassign_devices(live, party, now)


def _reassign_devices(live: TableSession, party: TableState, now: Instant) -> list[Seat]:
    """Keep open lines with those around their devices; the seats of who is new there."""
    seated: list[Seat] = []
    for line in list(live.devices):
        before, line.hands = line.hands, party.hands_of(line.person.id)
        if not line.hands:
            live.devices.discard(line)
            sent_away = line.person.id in party.banned
            line.end(closing("sent-away" if sent_away else "left", again=False))
        elif line.hands != before:
            seated += [seat for seat in line.hands if seat not in before]
            send_welcome(party, line, now)
    return seated


def _same(before: TableState, party: TableState) -> bool:
    """Whether a table message would tell nothing new, but for the deadline, which comes with events too."""
    return (
        party.chairs is before.chairs
        and party.phase == before.phase
        and party.ready is before.ready
        and party.votes == before.votes
        and party.extended == before.extended
        and party.settings is before.settings
        and party.host == before.host
        and party.game == before.game
    )
