"""Guest accounts and their sessions. Only hashes of tokens are stored."""

from __future__ import annotations

import base64
import hashlib
from collections import OrderedDict

import msgspec

from mascarade.rules import Refused
from mascarade.server.storage import people
from mascarade.server.storage.people import Device, Person
from mascarade.server.storage.store import Store
from mascarade.server.tables.entries import PersonId
from mascarade.server.tables.faces import Face
from mascarade.server.tables.lobby import Entropy
from mascarade.server.tables.names import clean_name
from mascarade.server.tables.settings import MS_PER_SECOND, SECONDS_PER_DAY
from mascarade.server.tables.state import Instant

SESSION_MS = 400 * SECONDS_PER_DAY * MS_PER_SECOND
"""How long a device stays signed in."""
HANDOVER_MS = 5 * 60 * MS_PER_SECOND
"""How long a link to another device is valid."""
TRUST_MS = 3 * MS_PER_SECOND
"""How long a node trusts its cache, since another node may end the session."""
MAX_DEVICE_GUESTS = 13
_MAX_CACHED_SESSIONS = 10_000


class DeviceGuest(msgspec.Struct, frozen=True):
    """A guest on someone's device, as the owner sees them."""

    id: PersonId
    name: str
    face: Face | None = None
    """The face they chose; None: it follows from the name."""

    @classmethod
    def of(cls, guest: Person) -> DeviceGuest:
        """The owner's view of this guest."""
        return cls(guest.id, guest.name, guest.face)


class _CachedSession(msgspec.Struct, frozen=True):
    person: Person
    expires_at: Instant
    until: Instant
    """When it is looked up again."""


def hash_token(token: str) -> bytes:
    """The stored hash of a token. Tokens are long and random, so one round is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def _device(now: Instant) -> Device:
    return Device(now, now + SESSION_MS)


class Accounts:
    """Guest accounts and their sessions."""

    def __init__(self, store: Store, entropy: Entropy) -> None:
        self._store = store
        self._entropy = entropy
        self._sessions: OrderedDict[bytes, _CachedSession] = OrderedDict()

    def _token(self) -> str:
        return base64.urlsafe_b64encode(self._entropy(32)).rstrip(b"=").decode()

    async def welcome(self, name: str, now: Instant, *, face: Face | None = None) -> tuple[Person, str]:
        """A new guest and the token of their device."""
        name = clean_name(name)
        token = self._token()
        person = Person(self._entropy(16).hex(), name, hash_token(token), face=face)
        await people.add_person(self._store, person, _device(now))
        return person, token

    async def recognise(self, token: str, now: Instant) -> Person | None:
        """The guest with this token, if there is one."""
        key = hash_token(token)
        session = self._sessions.get(key)
        if session is None or session.until <= now:
            self._sessions.pop(key, None)
            found = await people.session_of(self._store, key)
            if found is None:
                return None
            person, expires_at = found
            until = now + TRUST_MS if self._store.shared else expires_at
            session = self._sessions[key] = _CachedSession(person, expires_at, until)
            if len(self._sessions) > _MAX_CACHED_SESSIONS:
                self._sessions.popitem(last=False)
        return session.person if now < session.expires_at else None

    async def rename(self, person: Person, name: str) -> Person:
        """Change a person's name for future tables."""
        name = clean_name(name)
        await people.rename_person(self._store, person.id, name)
        self._forget(person.id)
        return msgspec.structs.replace(person, name=name)

    async def choose_face(self, person: Person, face: Face | None) -> Person:
        """Change a person's face for future tables; None: it follows from the name again."""
        await people.set_face(self._store, person.id, face)
        self._forget(person.id)
        return msgspec.structs.replace(person, face=face)

    async def add_device_guest(
        self, owner: Person, name: str, now: Instant, *, face: Face | None = None
    ) -> Person:
        """A new guest on this person's device, who can't sign in anywhere else."""
        guest = Person(self._entropy(16).hex(), clean_name(name), owner.session, owner.id, face)
        if not await people.add_device_guest(self._store, guest, now, MAX_DEVICE_GUESTS):
            raise Refused("too-many-guests", most=MAX_DEVICE_GUESTS)
        return guest

    async def device_guests(self, owner: Person) -> list[Person]:
        """The guests on this person's device, oldest first."""
        return await people.device_guests(self._store, owner)

    async def act_as_guest(self, owner: Person, guest: PersonId) -> Person:
        """A guest on this person's device; refuses those of other devices as if they did not exist."""
        for found in await self.device_guests(owner):
            if found.id == guest:
                return found
        raise Refused("no-guest")

    async def forget_device(self, person: Person) -> None:
        """End the session of this device."""
        await people.end_session(self._store, person.session)
        self.forget_session(person.session)

    async def forget(self, person: PersonId) -> None:
        """Delete a guest: name, face, devices, links, seats, saved sets and results."""
        await people.remove_person(self._store, person)
        self._forget(person)

    async def recovery_key(self, person: Person) -> str:
        """A new recovery key; the previous one becomes invalid."""
        key = self._token()
        await people.set_recovery(self._store, person.id, hash_token(key))
        return key

    async def recover(self, key: str, now: Instant) -> tuple[Person, str]:
        """The guest with this recovery key, on a new device."""
        token = self._token()
        person = await people.recover(self._store, hash_token(key), hash_token(token), _device(now))
        if person is None:
            raise Refused("no-such-key")
        return person, token

    async def handover_key(self, person: Person, now: Instant) -> str:
        """A key that moves this device's session to another device, once."""
        key = self._token()
        await people.add_handover(self._store, hash_token(key), person, now, now + HANDOVER_MS)
        return key

    async def move(self, key: str, now: Instant) -> tuple[Person, str, bytes]:
        """The guest on the new device, its token, and the session that has ended."""
        token = self._token()
        moved = await people.move_session(self._store, hash_token(key), hash_token(token), _device(now))
        if moved is None:
            raise Refused("no-such-key")
        person, ended = moved
        self.forget_session(ended)
        return person, token, ended

    def _forget(self, person: PersonId) -> None:
        for key in [key for key, session in self._sessions.items() if session.person.id == person]:
            del self._sessions[key]

    def forget_session(self, session: bytes) -> None:
        """Drop a session from the cache: it has ended."""
        self._sessions.pop(session, None)
