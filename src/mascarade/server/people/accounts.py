"""Guest accounts and their sessions. Only hashes of tokens are stored."""

from __future__ import annotations

import base64
import hashlib
from collections import OrderedDict

import msgspec

from mascarade.rules import Refused
from mascarade.server.runtime.background import BackgroundTasks
from mascarade.server.storage import people
from mascarade.server.storage.people import Device, DeviceKind, Person
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
MAX_DEVICES = 20
"""Devices of one person, and links that add one."""
_DAY_MS = SECONDS_PER_DAY * MS_PER_SECOND
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


class SignedInDevice(DeviceKind, frozen=True, kw_only=True):
    """A device on which the person is signed in, as they see it."""

    id: str
    """Says nothing about its token."""
    created_at: Instant
    used_on: Instant | None
    """The day of its last use, in UTC; null if that was before days were noted."""
    here: bool
    """Whether it is the device that asks."""


class _CachedSession(msgspec.Struct, frozen=True):
    person: Person
    expires_at: Instant
    until: Instant
    """When it is looked up again."""
    used_on: Instant


def hash_token(token: str) -> bytes:
    """The stored hash of a token. Tokens are long and random, so one round is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def device_id(session: bytes) -> str:
    """What a person names a session by, from the hash of its token."""
    return hashlib.sha256(b"mascarade/device/" + session).hexdigest()[:16]


def _device(now: Instant, kind: DeviceKind) -> Device:
    return Device(
        created_at=now,
        expires_at=now + SESSION_MS,
        browser=kind.browser,
        system=kind.system,
        used_on=_day(now),
    )


def _day(now: Instant) -> Instant:
    return now - now % _DAY_MS


class Accounts:
    """Guest accounts and their sessions."""

    def __init__(self, store: Store, entropy: Entropy) -> None:
        self._store = store
        self._entropy = entropy
        self._sessions: OrderedDict[bytes, _CachedSession] = OrderedDict()
        self._forgotten = 0
        """How often sessions were dropped from the cache."""
        self.tasks = BackgroundTasks()

    def _token(self) -> str:
        return base64.urlsafe_b64encode(self._entropy(32)).rstrip(b"=").decode()

    async def welcome(
        self, name: str, now: Instant, kind: DeviceKind, *, face: Face | None = None
    ) -> tuple[Person, str]:
        """A new guest and the token of their device."""
        name = clean_name(name)
        token = self._token()
        person = Person(self._entropy(16).hex(), name, hash_token(token), face=face)
        await people.add_person(self._store, person, _device(now, kind))
        return person, token

    async def recognise(self, token: str, now: Instant) -> Person | None:
        """The guest with this token, if there is one. The day is noted as that of the device's last use."""
        key = hash_token(token)
        session = await self._session(key, now)
        if session is None:
            return None
        if session.used_on < _day(now):
            if key in self._sessions:
                self._sessions[key] = msgspec.structs.replace(session, used_on=_day(now))
            self.tasks.begin(people.note_use(self._store, key, _day(now)))
        return session.person

    async def is_signed_in(self, person: Person, now: Instant) -> bool:
        """Whether the session with which a person was recognised has not ended since."""
        return await self._session(person.session, now) is not None

    async def _session(self, key: bytes, now: Instant) -> _CachedSession | None:
        session = self._sessions.get(key)
        if session is None or session.until <= now:
            self._sessions.pop(key, None)
            forgotten = self._forgotten
            found = await people.session_of(self._store, key)
            if found is None:
                return None
            person, expires_at, used_on = found
            until = now + TRUST_MS if self._store.shared else expires_at
            session = _CachedSession(person, expires_at, until, used_on)
            if forgotten == self._forgotten:  # else it may have ended while it was read
                self._sessions[key] = session
            if len(self._sessions) > _MAX_CACHED_SESSIONS:
                self._sessions.popitem(last=False)
        return session if now < session.expires_at else None

    async def devices(self, person: Person) -> list[SignedInDevice]:
        """The devices on which a person is signed in, oldest first."""
        return [
            SignedInDevice(
                id=device_id(session.hash),
                browser=session.device.browser,
                system=session.device.system,
                created_at=session.device.created_at,
                used_on=session.device.used_on,
                here=session.hash == person.session,
            )
            for session in await people.sessions_of(self._store, person.id)
        ]

    async def sign_out(self, person: Person, device: str) -> bytes:
        """End the session of one of a person's devices, and return it; refuses any other id as unknown."""
        for session in await people.sessions_of(self._store, person.id):
            if device_id(session.hash) == device:
                await self.end_session(session.hash)
                return session.hash
        raise Refused("no-device")

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

    async def end_session(self, session: bytes) -> None:
        """End the session of a device."""
        await people.end_session(self._store, session)
        self.forget_session(session)

    async def end_sessions(self, person: PersonId) -> None:
        """End the sessions of all devices of a person."""
        for session in await people.sessions_of(self._store, person):
            await self.end_session(session.hash)

    async def forget(self, person: PersonId) -> None:
        """Delete a guest: name, face, devices, links, seats, saved sets and results."""
        await people.remove_person(self._store, person)
        self._forget(person)

    async def recovery_key(self, person: Person) -> str:
        """A new recovery key; the previous one becomes invalid."""
        key = self._token()
        await people.set_recovery(self._store, person.id, hash_token(key))
        return key

    async def recover(self, key: str, now: Instant, kind: DeviceKind) -> tuple[Person, str, set[bytes]]:
        """The guest with this recovery key on a new device, its token, and the sessions that have ended."""
        token = self._token()
        device = _device(now, kind)
        recovered = await people.recover(self._store, hash_token(key), hash_token(token), device)
        if recovered is None:
            raise Refused("no-such-key")
        person, ended = recovered
        for session in ended:
            self.forget_session(session)
        return person, token, ended

    async def handover_key(self, person: Person, now: Instant) -> str:
        """A key that moves this device's session to another device, once."""
        key = self._token()
        await people.add_handover(self._store, hash_token(key), person, now, now + HANDOVER_MS)
        return key

    async def invitation_key(self, person: Person, now: Instant) -> str:
        """A key that signs another device in, once; this one stays signed in."""
        key = self._token()
        expires_at = now + HANDOVER_MS
        if not await people.add_invitation(
            self._store, hash_token(key), person, now, expires_at, MAX_DEVICES
        ):
            raise Refused("too-many-devices", most=MAX_DEVICES)
        return key

    async def move(self, key: str, now: Instant, kind: DeviceKind) -> tuple[Person, str, bytes | None]:
        """The guest on the new device, its token, and the session that has ended, if one has."""
        token = self._token()
        device = _device(now, kind)
        moved = await people.move_session(self._store, hash_token(key), hash_token(token), device)
        if moved is None:
            raise Refused("no-such-key")
        person, ended = moved
        if ended is not None:
            self.forget_session(ended)
        return person, token, ended

    def _forget(self, person: PersonId) -> None:
        self._forgotten += 1
        for key in [key for key, session in self._sessions.items() if session.person.id == person]:
            del self._sessions[key]

    def forget_session(self, session: bytes) -> None:
        """Drop a session from the cache: it has ended."""
        self._forgotten += 1
        self._sessions.pop(session, None)
