"""SQL of guests, their sessions and keys."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import sqlalchemy as sa

from mascarade.server.storage import schema
from mascarade.server.storage.store import Store
from mascarade.server.tables.entries import PersonId
from mascarade.server.tables.faces import Face
from mascarade.server.tables.state import Instant

Browser = Literal["chrome", "edge", "firefox", "opera", "safari"]
System = Literal["android", "chromeos", "ios", "linux", "macos", "windows"]

_people = schema.people.c
_decode_face = msgspec.json.Decoder(Face).decode
_SESSION = (
    sa.select(_people.id, _people.name, _people.face, schema.sessions.c.expires_at, schema.sessions.c.used_on)
    .join(schema.sessions, schema.sessions.c.person == _people.id)
    .where(schema.sessions.c.hash == sa.bindparam("key"))
)


class Person(msgspec.Struct, frozen=True):
    """A guest on one of their devices, or on the device of another."""

    id: PersonId
    name: str
    session: bytes
    """The hash of the device's token."""
    keeper: PersonId | None = None
    """The owner of the device, if it is someone else's."""
    face: Face | None = None
    """The face they chose; None: it follows from the name."""


class DeviceKind(msgspec.Struct, frozen=True):
    """What a person can tell a device by; None for any other, and for devices of earlier versions."""

    browser: Browser | None = None
    system: System | None = None


class Device(DeviceKind, frozen=True, kw_only=True):
    """A device on which the person is signed in."""

    created_at: Instant
    expires_at: Instant
    used_on: Instant | None
    """The day of its last use, in UTC."""


class Session(msgspec.Struct, frozen=True):
    """A device's session."""

    hash: bytes
    """The hash of its token."""
    device: Device


class PersonRow(msgspec.Struct, frozen=True, kw_only=True):
    """A person and their devices."""

    name: str
    face: Face | None
    """The face they chose; None: it follows from the name."""
    created_at: Instant
    recovery: bool
    """Whether there is a recovery key."""
    devices: tuple[Device, ...]


async def add_person(store: Store, person: Person, device: Device) -> None:
    """Store a new guest and their device."""
    insert = store.database.insert_ignore(schema.people)
    await store.execute(
        insert.values(
            id=person.id, name=person.name, face=_stored(person.face), created_at=device.created_at
        ),
        _begin_session(store, person, device),
    )


async def session_of(store: Store, session: bytes) -> tuple[Person, Instant, Instant] | None:
    """The guest with this session, when it expires, and the day of its last use."""
    row = await store.read(lambda connection: connection.execute(_SESSION, {"key": session}).first())
    return None if row is None else (_person(row, session), row.expires_at, row.used_on or 0)


async def sessions_of(store: Store, person: PersonId) -> list[Session]:
    """The sessions of a person, oldest first."""
    columns = schema.sessions.c
    query = sa.select(schema.sessions).where(columns.person == person)
    rows = await store.rows(query.order_by(columns.created_at, columns.hash))
    return [
        Session(
            row.hash,
            Device(
                created_at=row.created_at,
                expires_at=row.expires_at,
                browser=row.browser,
                system=row.system,
                used_on=row.used_on,
            ),
        )
        for row in rows
    ]


async def note_use(store: Store, session: bytes, day: Instant) -> None:
    """A device was used on this day."""
    columns = schema.sessions.c
    earlier = sa.or_(columns.used_on.is_(None), columns.used_on < day)
    await store.execute(schema.sessions.update().where(columns.hash == session, earlier).values(used_on=day))


async def rename_person(store: Store, person: PersonId, name: str) -> None:
    """Give a person another name."""
    await store.execute(schema.people.update().where(_people.id == person).values(name=name))


async def set_face(store: Store, person: PersonId, face: Face | None) -> None:
    """Store the face a person chose, or that it follows from the name."""
    await store.execute(schema.people.update().where(_people.id == person).values(face=_stored(face)))


async def add_device_guest(store: Store, guest: Person, now: Instant, most: int) -> bool:
    """Store a guest on someone's device; False if it has `most` others."""
    others = (
        sa.select(sa.func.count())
        .select_from(schema.people)
        .where(_people.keeper == guest.keeper, _people.id != guest.id)
    )
    row = {
        "id": guest.id,
        "name": guest.name,
        "face": _stored(guest.face),
        "created_at": now,
        "keeper": guest.keeper,
    }
    return await store.insert_below(schema.people, row, others, most)


async def device_guests(store: Store, owner: Person) -> list[Person]:
    """The guests on a person's device, oldest first."""
    query = sa.select(_people.id, _people.name, _people.face).where(_people.keeper == owner.id)
    rows = await store.rows(query.order_by(_people.created_at, _people.id))
    return [_person(row, owner.session, owner.id) for row in rows]


async def end_session(store: Store, session: bytes) -> None:
    """Delete a session."""
    await store.execute(schema.sessions.delete().where(schema.sessions.c.hash == session))


async def remove_person(store: Store, person: PersonId) -> None:
    """Delete a guest: name, face, devices, links, seats, saved sets and results."""
    parts = (schema.sessions, schema.handovers, schema.members, *schema.OF_A_PERSON)
    await store.execute(
        *(part.delete().where(part.c.person == person) for part in parts),
        schema.people.delete().where(_people.id == person),
    )


async def person_row(store: Store, person: PersonId) -> PersonRow:
    """A person and their devices."""
    [row] = await store.rows(sa.select(schema.people).where(_people.id == person))
    return PersonRow(
        name=row.name,
        face=_face(row.face),
        created_at=row.created_at,
        recovery=row.recovery is not None,
        devices=tuple(session.device for session in await sessions_of(store, person)),
    )


async def set_recovery(store: Store, person: PersonId, key: bytes) -> None:
    """Replace the hash of a person's recovery key."""
    await store.execute(schema.people.update().where(_people.id == person).values(recovery=key))


async def recover(
    store: Store, key: bytes, session: bytes, device: Device
) -> tuple[Person, set[bytes]] | None:
    """Begin a session for the guest with this recovery key, and end their others: returns those too."""
    query = sa.select(_people.id, _people.name, _people.face).where(_people.recovery == key)
    columns, ended = schema.sessions.c, set[bytes]()

    def job(connection: sa.Connection) -> tuple[Person, set[bytes]] | None:
        row = connection.execute(query).first()
        if row is None:
            return None
        person = _person(row, session)
        others = schema.sessions.delete().where(columns.person == person.id, columns.hash != session)
        ended.update(connection.execute(others.returning(columns.hash)).scalars())  # all those of a retry too
        connection.execute(_begin_session(store, person, device))
        return person, ended

    return await store.write(job)


async def add_handover(store: Store, key: bytes, person: Person, now: Instant, expires_at: Instant) -> None:
    """Store a key that moves a session to another device."""
    insert = store.database.insert_ignore(schema.handovers)
    await store.execute(
        schema.handovers.delete().where(schema.handovers.c.expires_at < now),
        insert.values(hash=key, session=person.session, person=person.id, expires_at=expires_at),
    )


async def add_invitation(  # noqa: PLR0917 - the parts of one row
    store: Store, key: bytes, person: Person, now: Instant, expires_at: Instant, most: int
) -> bool:
    """Store a key that signs another device in; False if the person has `most` devices and such keys."""
    links, sessions = schema.handovers.c, schema.sessions.c
    valid = sa.and_(links.person == person.id, links.adds, links.expires_at > now, links.hash != key)
    count = sa.func.count()
    invited = sa.select(count).select_from(schema.handovers).where(valid).scalar_subquery()
    others = sa.select(count + invited).select_from(schema.sessions).where(sessions.person == person.id)
    row = {"hash": key, "session": person.session, "person": person.id, "expires_at": expires_at}
    return await store.insert_below(schema.handovers, {**row, "adds": True}, others, most)


async def move_session(
    store: Store, key: bytes, session: bytes, device: Device
) -> tuple[Person, bytes | None] | None:
    """Begin a session with a handover key; returns the guest, and the session that ended, unless the key
    added a device.
    """
    columns = schema.handovers.c
    take = schema.handovers.delete().where(columns.hash == key).returning(*columns)
    before: tuple[Person, bytes | None] | None = None

    def job(connection: sa.Connection) -> tuple[Person, bytes | None] | None:
        nonlocal before
        if before is not None and connection.execute(_SESSION, {"key": session}).first():
            return before  # a retry: the first attempt succeeded
        link = connection.execute(take).first()
        if link is None or link.expires_at <= device.created_at:
            return None
        mine = schema.sessions.c.hash == link.session
        if link.adds:
            if connection.execute(sa.select(schema.sessions).where(mine)).first() is None:
                return None
        elif connection.execute(schema.sessions.delete().where(mine)).rowcount != 1:
            return None
        row = connection.execute(sa.select(schema.people).where(_people.id == link.person)).one()
        person = _person(row, session)
        connection.execute(_begin_session(store, person, device))
        before = person, None if link.adds else link.session
        return before

    return await store.write(job)


def _person(row: sa.Row[*tuple[Any, ...]], session: bytes, keeper: PersonId | None = None) -> Person:
    return Person(row.id, row.name, session, keeper, _face(row.face))


def _stored(face: Face | None) -> bytes | None:
    return None if face is None else msgspec.json.encode(face)


def _face(body: bytes | None) -> Face | None:
    return None if body is None else _decode_face(body)


def _begin_session(store: Store, person: Person, device: Device) -> sa.Insert:
    insert = store.database.insert_ignore(schema.sessions)
    return insert.values(hash=person.session, person=person.id, **msgspec.structs.asdict(device))
