"""What is stored about a person: told to them, or deleted so that the games of the others stay whole.

A person who is deleted gets up from every table; in a game a bot goes on for them. Their name becomes
a domino, the plain cloak and mask under which one is nobody, and what they said is gone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress

import msgspec
import sqlalchemy as sa
from msgspec.structs import replace

from mascarade.rules import Refused, Seat
from mascarade.server.people.accounts import Companion, People
from mascarade.server.people.stats import PastGame, rows_of
from mascarade.server.runtime.connection import closing
from mascarade.server.runtime.registry import TableRegistry
from mascarade.server.runtime.session import TableSession
from mascarade.server.runtime.sync import rewritten_hint
from mascarade.server.scenarios.saved import SavedSet, saved_sets
from mascarade.server.storage import schema
from mascarade.server.storage.people import Person
from mascarade.server.storage.store import Job, Store, TableRow
from mascarade.server.tables import entries as n
from mascarade.server.tables import lobby
from mascarade.server.tables.entries import AnyEntry, PersonId
from mascarade.server.tables.fold import evolve
from mascarade.server.tables.names import skeleton
from mascarade.server.tables.state import Instant, Phase, TableState

DOMINO = "Domino"
"""What somebody is called of whom nothing is known any more."""
_TOGETHER = 100
"""Tables that are looked through at a time."""


class Device(msgspec.Struct, frozen=True):
    """A device on which the person is known."""

    created_at: Instant
    expires_at: Instant


class Visit(msgspec.Struct, frozen=True, kw_only=True):
    """A table at which the person sits or has sat."""

    code: str
    phase: Phase
    seat: Seat | None
    names: tuple[str, ...]
    """What they were called there."""
    games: tuple[int, ...]
    """The games they were in and that are over: what they did is in the records of these."""


class Remark(msgspec.Struct, frozen=True):
    """Something that the person said."""

    code: str
    at: Instant
    text: str


class Stored(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is stored about a person."""

    name: str
    created_at: Instant
    recovery: bool
    """Whether there is a recovery link; only a hash of it is kept."""
    devices: tuple[Device, ...]
    tables: tuple[Visit, ...]
    said: tuple[Remark, ...]
    kept: tuple[Companion, ...] = ()
    """Who else plays on their device. What is stored about them is told to who asks for them."""
    sets: tuple[SavedSet, ...]
    """What they have saved."""
    results: tuple[PastGame, ...]
    """How their games went."""


class SeatInterval(msgspec.Struct, frozen=True):
    """That the person sat at a seat, from one entry's time to another's."""

    seat: Seat
    since: Instant
    until: Instant | None


async def stored_about(store: Store, people: People, person: Person) -> Stored:
    """Everything about a person. Of a game that is on they are told only what the table still remembers."""
    known, sessions = await store.read(
        lambda connection: (
            connection.execute(sa.select(schema.people).where(schema.people.c.id == person.id)).one(),
            connection.execute(
                sa.select(schema.sessions).where(schema.sessions.c.person == person.id).order_by("created_at")
            ).all(),
        )
    )
    tables, said = [], []
    for row in await _tables(store, person.id):
        history = await store.entries(row.id)
        state, names, games = TableState(), [], []
        for at, entry in history:
            before, state = state, evolve(state, entry, at)
            if (name := _named(entry, person.id)) is not None:
                names.append(name)
            if before.on and not state.on and person.id in state.insiders:
                games.append(state.game)
        tables.append(
            Visit(
                code=row.code,
                phase=state.phase,
                seat=state.seat_of(person.id),
                names=tuple(dict.fromkeys(names)),
                games=tuple(games),
            )
        )
        for message in await store.read(_said(row.id, seat_intervals(history, person.id))):
            if message["text"] and message["at"] >= state.memory.at:
                said.append(Remark(row.code, message["at"], message["text"]))
    return Stored(
        name=known.name,
        created_at=known.created_at,
        recovery=known.recovery is not None,
        devices=tuple(Device(row.created_at, row.expires_at) for row in sessions),
        tables=tuple(tables),
        said=tuple(said),
        kept=tuple(map(Companion.of, await people.kept_by(person))),
        sets=await saved_sets(store, person.id),
        results=tuple(row.past for row in await rows_of(store, person.id)),
    )


async def forget(registry: TableRegistry, people: People, person: Person) -> None:
    """Delete everything about a person, and the guests on their device with them."""
    for guest in await people.kept_by(person):
        await forget(registry, people, guest)
    for row in await _tables(registry.store, person.id):
        with suppress(Refused):  # of a version that is not known here: nobody can see its names either
            table = await registry.table(row.code)
            await _forget_at(registry, table, person.id)
    await people.forget(person.id)
    registry.presence.cut_person(person.id, closing("forgotten", again=False))


async def _forget_at(registry: TableRegistry, table: TableSession, person: PersonId) -> None:
    await registry.change(table, lambda state: _gone(state, person))
    async with table.lock:
        history = await registry.store.entries(table.row.id)
        changed = dict(anonymous(history, person))
        spoken = seat_intervals(history, person)
        if changed or spoken:
            await registry.store.write(_rewrite(table.row.id, changed, spoken), table.row.id)
            await registry.reread(table)
            registry.bus.tell(rewritten_hint(table.row.id))


def _gone(state: TableState, person: PersonId) -> list[AnyEntry]:
    if state.phase == "closed" or state.seat_of(person) is None:
        return []
    return lobby.leave(state, person)


def anonymous(history: list[tuple[Instant, AnyEntry]], person: PersonId) -> Iterator[tuple[int, AnyEntry]]:
    """The entries that name a person, by number, as they are when they name nobody."""
    state = TableState()
    used = {
        skeleton(entry.name)
        for _, entry in history
        if isinstance(entry, n.Opened | n.SatDown | n.TookOver | n.BotSatDown)
    }
    name = next(
        name
        for name in (DOMINO, *(f"{DOMINO} {count}" for count in range(2, 99)))
        if skeleton(name) not in used
    )
    for number, (at, entry) in enumerate(history):
        now = entry
        if isinstance(entry, n.Opened | n.SatDown | n.TookOver) and entry.person == person:
            now = replace(entry, name=name)
        elif isinstance(entry, n.Started):
            names = tuple(
                occupant.name
                for occupant in (state.seats[seat] for seat in entry.order or range(len(state.seats)))
                if occupant is not None
            )
            if names != entry.names:  # the terms hold them too: the deal can't be shown to be fair any more
                now = replace(entry, names=names, terms=None)
        if now != entry:
            yield number, now
        state = evolve(state, now, at)


def seat_intervals(history: list[tuple[Instant, AnyEntry]], person: PersonId) -> list[SeatInterval]:
    """When a person sat where."""
    state, found, at = TableState(), [], 0
    now: tuple[Seat, Instant] | None = None
    for at, entry in history:
        state = evolve(state, entry, at)
        seat = state.seat_of(person)
        if now is not None and seat != now[0]:
            found.append(SeatInterval(now[0], now[1], at))
            now = None
        if seat is not None and now is None:
            now = (seat, at)
    return [*found, SeatInterval(now[0], now[1], None)] if now is not None else found


def _named(entry: AnyEntry, person: PersonId) -> str | None:
    """What the entry calls the person, if it does."""
    if isinstance(entry, n.Opened | n.SatDown | n.TookOver) and entry.person == person:
        return entry.name
    return None


async def _tables(store: Store, person: PersonId) -> list[TableRow]:
    """The tables at which a person sits or has ever sat.

    Somebody who sits down changes what a table is found by, so that older ones need not be looked through.
    """
    columns = schema.tables.c
    since = sa.select(schema.people.c.created_at).where(schema.people.c.id == person).scalar_subquery()
    asked = sa.select(columns.id, columns.code, columns.secret).where(columns.changed_at >= since)
    rows = [TableRow(*row) for row in await store.read(lambda c: c.execute(asked.order_by(columns.id)).all())]
    mark, found = person.encode(), set()
    for first in range(0, len(rows), _TOGETHER):
        some = [one.id for one in rows[first : first + _TOGETHER]]
        bodies = sa.select(schema.entries.c.table_id, schema.entries.c.body).where(
            schema.entries.c.table_id.in_(some)
        )
        found |= await store.read(
            lambda c, bodies=bodies: {row.table_id for row in c.execute(bodies) if mark in row.body}  # type: ignore[misc]
        )
    return [one for one in rows if one.id in found]


def _spoken(table_id: str, spoken: list[SeatInterval]) -> sa.ColumnElement[bool]:
    """What was said at a table from these seats at these times."""
    columns = schema.chat.c
    times = [
        sa.and_(
            columns.seat == stay.seat,
            columns.at >= stay.since,
            sa.true() if stay.until is None else columns.at <= stay.until,
        )
        for stay in spoken
    ]
    return sa.and_(columns.table_id == table_id, sa.or_(sa.false(), *times))


def _said(table_id: str, spoken: list[SeatInterval]) -> Job[Sequence[sa.RowMapping]]:
    columns = schema.chat.c
    asked = sa.select(columns.at, columns.text).where(_spoken(table_id, spoken)).order_by(columns.number)
    return lambda connection: connection.execute(asked).mappings().all()


def _rewrite(table_id: str, changed: dict[int, AnyEntry], spoken: list[SeatInterval]) -> Job[None]:
    """The job that stores entries which name nobody, and empties what was said: its numbers stay taken."""

    def job(connection: sa.Connection) -> None:
        columns = schema.entries.c
        for number, entry in changed.items():
            connection.execute(
                schema.entries.update()
                .where(columns.table_id == table_id, columns.number == number)
                .values(body=msgspec.json.encode(entry))
            )
        connection.execute(schema.chat.update().where(_spoken(table_id, spoken)).values(text="", name=""))

    return job
