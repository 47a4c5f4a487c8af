"""Guests: a name and an unguessable token for each of their devices. Only hashes of tokens are kept."""

from __future__ import annotations

import base64
import hashlib
from collections import OrderedDict

import msgspec
import sqlalchemy as sa

from mascarade.rules import Refused
from mascarade.server.storage import schema
from mascarade.server.storage.people import Person
from mascarade.server.storage.store import Store
from mascarade.server.tables.entries import PersonId
from mascarade.server.tables.lobby import Entropy
from mascarade.server.tables.names import clean_name
from mascarade.server.tables.settings import MS_PER_SECOND, SECONDS_PER_DAY
from mascarade.server.tables.state import Instant

SESSION_MS = 400 * SECONDS_PER_DAY * MS_PER_SECOND
"""How long a device stays known."""
HANDOVER_MS = 5 * 60 * MS_PER_SECOND
"""How long a link to another device is valid."""
TRUST_MS = 3 * MS_PER_SECOND
"""How long a session is taken for known that another node may end."""
MAX_DEVICE_GUESTS = 13
"""Guests that one person may have on their device: as many as can sit at a table."""
_MAX_CACHED_SESSIONS = 10_000
"""Sessions kept in memory, so that not every request asks the database."""


class Companion(msgspec.Struct, frozen=True):
    """A guest who plays on somebody's device, as that person is told of them."""

    id: PersonId
    name: str

    @classmethod
    def of(cls, guest: Person) -> Companion:
        """What is told of this guest."""
        return cls(guest.id, guest.name)


class _Known(msgspec.Struct, frozen=True):
    """A session in memory."""

    person: Person
    expires_at: Instant
    until: Instant
    """When it is looked up again."""


def hashed(token: str) -> bytes:
    """What is kept of a token. Tokens are long and random, so that one round is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


class People:
    """Everybody who has ever given a name."""

    def __init__(self, store: Store, entropy: Entropy) -> None:
        self._store = store
        self._entropy = entropy
        self._known: OrderedDict[bytes, _Known] = OrderedDict()

    def _token(self) -> str:
        return base64.urlsafe_b64encode(self._entropy(32)).rstrip(b"=").decode()

    async def welcome(self, name: str, now: Instant) -> tuple[Person, str]:
        """A new guest, and the token of their device."""
        name = clean_name(name)
        token = self._token()
        person = Person(self._entropy(16).hex(), name, hashed(token))

        def job(connection: sa.Connection) -> None:
            row = {"id": person.id, "name": name, "created_at": now}
            connection.execute(self._store.database.upsert(schema.people), row)
            self._begin_session(connection, person, now)

        await self._store.write(job)
        return person, token

    async def recognise(self, token: str, now: Instant) -> Person | None:
        """The guest with this token, if there is one."""
        key = hashed(token)
        known = self._known.get(key)
        if known is None or known.until <= now:
            self._known.pop(key, None)
            row = await self._store.read(
                lambda connection: connection.execute(_SESSION, {"key": key}).first()
            )
            if row is None:
                return None
            until = now + TRUST_MS if self._store.shared else row.expires_at
            known = self._known[key] = _Known(Person(row.id, row.name, key), row.expires_at, until)
            if len(self._known) > _MAX_CACHED_SESSIONS:
                self._known.popitem(last=False)
        return known.person if now < known.expires_at else None

    async def rename(self, person: Person, name: str) -> Person:
        """Another name, for tables to come."""
        name = clean_name(name)
        change = schema.people.update().where(schema.people.c.id == person.id).values(name=name)
        await self._store.write(lambda connection: connection.execute(change))
        self._forget(person.id)
        return msgspec.structs.replace(person, name=name)

    # Around one device

    async def keep(self, keeper: Person, name: str, now: Instant) -> Person:
        """A new guest who plays on this person's device, and has no other way in."""
        guest = Person(self._entropy(16).hex(), clean_name(name), keeper.session, keeper.id)
        columns = schema.people.c
        others = (
            sa.select(sa.func.count())
            .select_from(schema.people)
            .where(columns.keeper == keeper.id, columns.id != guest.id)
        )
        row = {"id": guest.id, "name": guest.name, "created_at": now, "keeper": keeper.id}

        def job(connection: sa.Connection) -> bool:
            if connection.execute(others).scalar_one() >= MAX_DEVICE_GUESTS:
                return False
            connection.execute(self._store.database.upsert(schema.people), row)
            return True

        if not await self._store.write(job):
            raise Refused("too-many-guests", most=MAX_DEVICE_GUESTS)
        return guest

    async def kept_by(self, keeper: Person) -> list[Person]:
        """The guests on this person's device, the first first."""
        columns = schema.people.c
        asked = (
            sa.select(columns.id, columns.name)
            .where(columns.keeper == keeper.id)
            .order_by(columns.created_at, columns.id)
        )
        rows = await self._store.read(lambda connection: connection.execute(asked).all())
        return [Person(row.id, row.name, keeper.session, keeper.id) for row in rows]

    async def in_place_of(self, keeper: Person, guest: PersonId) -> Person:
        """A guest on this person's device, for whom they act. Whether there is one elsewhere is not told."""
        columns = schema.people.c
        asked = sa.select(columns.name).where(columns.id == guest, columns.keeper == keeper.id)
        name: str | None = await self._store.read(lambda connection: connection.execute(asked).scalar())
        if name is None:
            raise Refused("no-guest")
        return Person(guest, name, keeper.session, keeper.id)

    async def forget_device(self, person: Person) -> None:
        """End the session of this device."""
        end = schema.sessions.delete().where(schema.sessions.c.hash == person.session)
        await self._store.write(lambda connection: connection.execute(end))
        self._known.pop(person.session, None)

    async def forget(self, person: PersonId) -> None:
        """Delete a guest: their name, their devices, their links, where they sit, and what they kept."""

        def job(connection: sa.Connection) -> None:
            for kept in (schema.sessions, schema.handovers, schema.members, *schema.OF_A_PERSON):
                connection.execute(kept.delete().where(kept.c.person == person))
            connection.execute(schema.people.delete().where(schema.people.c.id == person))

        await self._store.write(job)
        self._forget(person)

    async def recovery_key(self, person: Person) -> str:
        """A new key that brings this guest's seats back; the one before is void."""
        key = self._token()
        change = schema.people.update().where(schema.people.c.id == person.id).values(recovery=hashed(key))
        await self._store.write(lambda connection: connection.execute(change))
        return key

    async def recover(self, key: str, now: Instant) -> tuple[Person, str]:
        """The guest with this recovery key, on a new device."""
        asked = sa.select(schema.people.c.id, schema.people.c.name).where(
            schema.people.c.recovery == hashed(key)
        )
        token = self._token()

        def job(connection: sa.Connection) -> Person | None:
            row = connection.execute(asked).first()
            if row is None:
                return None
            person = Person(row.id, row.name, hashed(token))
            self._begin_session(connection, person, now)
            return person

        person = await self._store.write(job)
        if person is None:
            raise Refused("no-such-key")
        return person, token

    async def handover_key(self, person: Person, now: Instant) -> str:
        """A key that moves this device's session to another device: once, and within five minutes."""
        key = self._token()
        row = {
            "hash": hashed(key),
            "session": person.session,
            "person": person.id,
            "expires_at": now + HANDOVER_MS,
        }

        def job(connection: sa.Connection) -> None:
            connection.execute(schema.handovers.delete().where(schema.handovers.c.expires_at < now))
            connection.execute(self._store.database.upsert(schema.handovers), row)

        await self._store.write(job)
        return key

    async def move(self, key: str, now: Instant) -> tuple[Person, str, bytes]:
        """The guest on the new device, its token, and the session that has ended."""
        token = self._token()
        columns = schema.handovers.c
        take = schema.handovers.delete().where(columns.hash == hashed(key)).returning(*columns)

        before: tuple[Person, bytes] | None = None

        def job(connection: sa.Connection) -> tuple[Person, bytes] | None:
            nonlocal before
            if before is not None and connection.execute(_SESSION, {"key": before[0].session}).first():
                return before  # it was done, and the answer was lost
            link = connection.execute(take).first()
            if link is None or link.expires_at <= now:
                return None
            end = schema.sessions.delete().where(schema.sessions.c.hash == link.session)
            if connection.execute(end).rowcount != 1:
                return None
            row = connection.execute(sa.select(schema.people).where(schema.people.c.id == link.person)).one()
            person = Person(row.id, row.name, hashed(token))
            self._begin_session(connection, person, now)
            before = person, link.session
            return before

        moved = await self._store.write(job)
        if moved is None:
            raise Refused("no-such-key")
        self._known.pop(moved[1], None)
        return moved[0], token, moved[1]

    def _begin_session(self, connection: sa.Connection, person: Person, now: Instant) -> None:
        row = {"hash": person.session, "person": person.id, "created_at": now, "expires_at": now + SESSION_MS}
        connection.execute(self._store.database.upsert(schema.sessions), row)

    def _forget(self, person: PersonId) -> None:
        for key in [key for key, known in self._known.items() if known.person.id == person]:
            del self._known[key]

    def forget_session(self, session: bytes) -> None:
        """A session has ended, at another node."""
        self._known.pop(session, None)


_SESSION = (
    sa.select(schema.people.c.id, schema.people.c.name, schema.sessions.c.expires_at)
    .join(schema.sessions, schema.sessions.c.person == schema.people.c.id)
    .where(schema.sessions.c.hash == sa.bindparam("key"))
)
