"""Guests, their sessions and the keys to them, as they are stored."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from mascarade.server.storage import schema
from mascarade.server.storage.store import Store
from mascarade.server.tables.entries import PersonId
from mascarade.server.tables.state import Instant

_people = schema.people.c
_SESSION = (
    sa.select(_people.id, _people.name, schema.sessions.c.expires_at)
    .join(schema.sessions, schema.sessions.c.person == _people.id)
    .where(schema.sessions.c.hash == sa.bindparam("key"))
)


class Person(msgspec.Struct, frozen=True):
    """A guest on one of their devices."""

    id: PersonId
    name: str
    session: bytes
    """The hash of the device's token."""
    keeper: PersonId | None = None
    """On whose device they play, if it is not their own."""


class Device(msgspec.Struct, frozen=True):
    """A device on which the person is known."""

    created_at: Instant
    expires_at: Instant


class PersonRow(msgspec.Struct, frozen=True, kw_only=True):
    """A person, and the devices that know them."""

    name: str
    created_at: Instant
    recovery: bool
    """Whether there is a recovery key."""
    devices: tuple[Device, ...]


async def add_person(store: Store, person: Person, device: Device) -> None:
    """Store a new guest and their device."""
    row = {"id": person.id, "name": person.name, "created_at": device.created_at}

    def job(connection: sa.Connection) -> None:
        connection.execute(store.database.insert_ignore(schema.people), row)
        _begin_session(store, connection, person, device)

    await store.write(job)


async def session_of(store: Store, session: bytes) -> tuple[Person, Instant] | None:
    """The guest with this session, and when it expires."""
    row = await store.read(lambda connection: connection.execute(_SESSION, {"key": session}).first())
    return None if row is None else (Person(row.id, row.name, session), row.expires_at)


async def rename_person(store: Store, person: PersonId, name: str) -> None:
    """Give a person another name."""
    change = schema.people.update().where(_people.id == person).values(name=name)
    await store.write(lambda connection: connection.execute(change))


async def add_kept(store: Store, guest: Person, now: Instant, most: int) -> bool:
    """Store a guest on somebody's device; False if there are `most` others."""
    others = (
        sa.select(sa.func.count())
        .select_from(schema.people)
        .where(_people.keeper == guest.keeper, _people.id != guest.id)
    )
    row = {"id": guest.id, "name": guest.name, "created_at": now, "keeper": guest.keeper}

    def job(connection: sa.Connection) -> bool:
        if connection.execute(others).scalar_one() >= most:
            return False
        connection.execute(store.database.insert_ignore(schema.people), row)
        return True

    return await store.write(job)


async def kept_by(store: Store, keeper: Person) -> list[Person]:
    """The guests on a person's device, the first first."""
    asked = (
        sa.select(_people.id, _people.name)
        .where(_people.keeper == keeper.id)
        .order_by(_people.created_at, _people.id)
    )
    rows = await store.read(lambda connection: connection.execute(asked).all())
    return [Person(row.id, row.name, keeper.session, keeper.id) for row in rows]


async def kept_guest(store: Store, keeper: Person, guest: PersonId) -> Person | None:
    """A guest on this person's device."""
    asked = sa.select(_people.name).where(_people.id == guest, _people.keeper == keeper.id)
    name: str | None = await store.read(lambda connection: connection.execute(asked).scalar())
    return None if name is None else Person(guest, name, keeper.session, keeper.id)


async def end_session(store: Store, session: bytes) -> None:
    """Delete a session."""
    end = schema.sessions.delete().where(schema.sessions.c.hash == session)
    await store.write(lambda connection: connection.execute(end))


async def remove_person(store: Store, person: PersonId) -> None:
    """Delete a guest: their name, their devices, their links, where they sit, and what they kept."""

    def job(connection: sa.Connection) -> None:
        for kept in (schema.sessions, schema.handovers, schema.members, *schema.OF_A_PERSON):
            connection.execute(kept.delete().where(kept.c.person == person))
        connection.execute(schema.people.delete().where(_people.id == person))

    await store.write(job)


async def person_row(store: Store, person: PersonId) -> PersonRow:
    """What is stored about a person alone."""
    sessions = schema.sessions
    about = sa.select(schema.people).where(_people.id == person)
    devices = sa.select(sessions).where(sessions.c.person == person).order_by("created_at")
    known, rows = await store.read(lambda c: (c.execute(about).one(), c.execute(devices).all()))
    return PersonRow(
        name=known.name,
        created_at=known.created_at,
        recovery=known.recovery is not None,
        devices=tuple(Device(row.created_at, row.expires_at) for row in rows),
    )


async def set_recovery(store: Store, person: PersonId, key: bytes) -> None:
    """Replace the hash of a person's recovery key."""
    change = schema.people.update().where(_people.id == person).values(recovery=key)
    await store.write(lambda connection: connection.execute(change))


async def recover(store: Store, key: bytes, session: bytes, device: Device) -> Person | None:
    """Begin a session of the guest with this recovery key."""
    asked = sa.select(_people.id, _people.name).where(_people.recovery == key)

    def job(connection: sa.Connection) -> Person | None:
        row = connection.execute(asked).first()
        if row is None:
            return None
        person = Person(row.id, row.name, session)
        _begin_session(store, connection, person, device)
        return person

    return await store.write(job)


async def add_handover(store: Store, key: bytes, person: Person, now: Instant, expires_at: Instant) -> None:
    """Store a key that moves a session to another device."""
    row = {"hash": key, "session": person.session, "person": person.id, "expires_at": expires_at}

    def job(connection: sa.Connection) -> None:
        connection.execute(schema.handovers.delete().where(schema.handovers.c.expires_at < now))
        connection.execute(store.database.insert_ignore(schema.handovers), row)

    await store.write(job)


async def move_session(
    store: Store, key: bytes, session: bytes, device: Device
) -> tuple[Person, bytes] | None:
    """End the session that a handover key is for and begin another: the guest, and the session that ended."""
    columns = schema.handovers.c
    take = schema.handovers.delete().where(columns.hash == key).returning(*columns)
    before: tuple[Person, bytes] | None = None

    def job(connection: sa.Connection) -> tuple[Person, bytes] | None:
        nonlocal before
        if before is not None and connection.execute(_SESSION, {"key": session}).first():
            return before  # it was done, and the answer was lost
        link = connection.execute(take).first()
        if link is None or link.expires_at <= device.created_at:
            return None
        end = schema.sessions.delete().where(schema.sessions.c.hash == link.session)
        if connection.execute(end).rowcount != 1:
            return None
        row = connection.execute(sa.select(schema.people).where(_people.id == link.person)).one()
        person = Person(row.id, row.name, session)
        _begin_session(store, connection, person, device)
        before = person, link.session
        return before

    return await store.write(job)


def _begin_session(store: Store, connection: sa.Connection, person: Person, device: Device) -> None:
    row = {"hash": person.session, "person": person.id, **msgspec.structs.asdict(device)}
    connection.execute(store.database.insert_ignore(schema.sessions), row)
