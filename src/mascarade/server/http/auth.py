"""Authentication: who asks, for whom, and for which table."""

from __future__ import annotations

from litestar.di import NamedDependency

from mascarade.rules import Refused
from mascarade.server.http.security import COOKIE, MOVING, SECURE_COOKIE, Asker, address_of, encrypted
from mascarade.server.runtime.session import TableSession
from mascarade.server.service import Service
from mascarade.server.storage.people import Person
from mascarade.server.storage.tables import member_tables
from mascarade.server.tables.lobby import may_find
from mascarade.server.tables.settings import MS_PER_SECOND

Me = NamedDependency[Person]
"""Who asks, or for whom: a guest on their device."""
TheService = NamedDependency[Service]


def count_failed_lookup(asker: Asker, service: Service) -> None:
    """Count a code, a key or a token that nobody has; who tries too many has to wait."""
    wait = service.misses.allow(address_of(asker), service.clock.now() / MS_PER_SECOND)
    if wait:
        raise Refused("too-fast", seconds=int(wait) + 1)


async def table_of(asker: Asker, service: Service, code: str, person: Person) -> TableSession:
    """The table with this code. Who has tried too many wrong ones is told only of tables they sit at:
    else they could go on trying, and the one answer that is no refusal would be the right code.
    """
    wait = service.misses.waiting(address_of(asker), service.clock.now() / MS_PER_SECOND)
    if wait and code.upper() not in {kept.code for kept in await member_tables(service.store, person.id)}:
        raise Refused("too-fast", seconds=int(wait) + 1)
    try:
        table = await service.registry.table(code)
        if not may_find(table.state, person.id):
            raise Refused("no-table")
    except Refused:
        count_failed_lookup(asker, service)
        raise
    return table


def token_of(asker: Asker) -> str | None:
    """The token of a device: a bearer's, or the cookie's. Under https the secure cookie counts, and the plain
    one only where there is no other: it is from before there was https.
    """
    scheme, _, bearer = asker.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return bearer.strip()
    if not encrypted(asker):
        return asker.cookies.get(COOKIE)
    secure = asker.cookies.get(SECURE_COOKIE)
    if secure is not None:
        return secure
    plain = asker.cookies.get(COOKIE)
    if plain:
        asker.scope["state"][MOVING] = plain
    return plain


async def act_as_guest(asker: Asker, service: Service, person: Person, guest: str | None) -> Person:
    """For whom a person asks: themselves, or a guest on their device."""
    if guest is None:
        return person
    try:
        return await service.people.in_place_of(person, guest)
    except Refused:
        count_failed_lookup(asker, service)
        raise


async def authenticate(asker: Asker, service: Service) -> Person:
    """Who asks, or a refusal."""
    token = token_of(asker)
    if token:
        person = await service.people.recognise(token, service.clock.now())
        if person is not None:
            return person
        asker.scope["state"].pop(MOVING, None)
        count_failed_lookup(asker, service)
    raise Refused("not-signed-in")
