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


def _device(now: Instant) -> Device:
    """A device that is known from now on."""
    return Device(now, now + SESSION_MS)


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
        await people.add_person(self._store, person, _device(now))
        return person, token

    async def recognise(self, token: str, now: Instant) -> Person | None:
        """The guest with this token, if there is one."""
        key = hashed(token)
        known = self._known.get(key)
        if known is None or known.until <= now:
            self._known.pop(key, None)
            found = await people.session_of(self._store, key)
            if found is None:
                return None
            person, expires_at = found
            until = now + TRUST_MS if self._store.shared else expires_at
            known = self._known[key] = _Known(person, expires_at, until)
            if len(self._known) > _MAX_CACHED_SESSIONS:
                self._known.popitem(last=False)
        return known.person if now < known.expires_at else None

    async def rename(self, person: Person, name: str) -> Person:
        """Another name, for tables to come."""
        name = clean_name(name)
        await people.rename_person(self._store, person.id, name)
        self._forget(person.id)
        return msgspec.structs.replace(person, name=name)

    # Around one device

    async def keep(self, keeper: Person, name: str, now: Instant) -> Person:
        """A new guest who plays on this person's device, and has no other way in."""
        guest = Person(self._entropy(16).hex(), clean_name(name), keeper.session, keeper.id)
        if not await people.add_kept(self._store, guest, now, MAX_DEVICE_GUESTS):
            raise Refused("too-many-guests", most=MAX_DEVICE_GUESTS)
        return guest

    async def kept_by(self, keeper: Person) -> list[Person]:
        """The guests on this person's device, the first first."""
        return await people.kept_by(self._store, keeper)

    async def in_place_of(self, keeper: Person, guest: PersonId) -> Person:
        """A guest on this person's device, for whom they act. Whether there is one elsewhere is not told."""
        found = await people.kept_guest(self._store, keeper, guest)
        if found is None:
            raise Refused("no-guest")
        return found

    async def forget_device(self, person: Person) -> None:
        """End the session of this device."""
        await people.end_session(self._store, person.session)
        self._known.pop(person.session, None)

    async def forget(self, person: PersonId) -> None:
        """Delete a guest: their name, their devices, their links, where they sit, and what they kept."""
        await people.remove_person(self._store, person)
        self._forget(person)

    async def recovery_key(self, person: Person) -> str:
        """A new key that brings this guest's seats back; the one before is void."""
        key = self._token()
        await people.set_recovery(self._store, person.id, hashed(key))
        return key

    async def recover(self, key: str, now: Instant) -> tuple[Person, str]:
        """The guest with this recovery key, on a new device."""
        token = self._token()
        person = await people.recover(self._store, hashed(key), hashed(token), _device(now))
        if person is None:
            raise Refused("no-such-key")
        return person, token

    async def handover_key(self, person: Person, now: Instant) -> str:
        """A key that moves this device's session to another device: once, and within five minutes."""
        key = self._token()
        await people.add_handover(self._store, hashed(key), person, now, now + HANDOVER_MS)
        return key

    async def move(self, key: str, now: Instant) -> tuple[Person, str, bytes]:
        """The guest on the new device, its token, and the session that has ended."""
        token = self._token()
        moved = await people.move_session(self._store, hashed(key), hashed(token), _device(now))
        if moved is None:
            raise Refused("no-such-key")
        self._known.pop(moved[1], None)
        return moved[0], token, moved[1]

    def _forget(self, person: PersonId) -> None:
        for key in [key for key, known in self._known.items() if known.person.id == person]:
            del self._known[key]

    def forget_session(self, session: bytes) -> None:
        """A session has ended, at another node."""
        self._known.pop(session, None)
