"""Authentication: the person behind a request, and their access to a table."""

from __future__ import annotations

from litestar.di import NamedDependency

from mascarade.rules import Refused
from mascarade.server.http.security import (
    COOKIE,
    MOVING,
    SECURE_COOKIE,
    Asker,
    address_of,
    is_encrypted,
    throttle,
    too_fast,
)
from mascarade.server.runtime.session import TableSession
from mascarade.server.service import Service
from mascarade.server.storage.people import Person
from mascarade.server.storage.tables import member_tables
from mascarade.server.tables.lobby import may_find
from mascarade.server.tables.settings import MS_PER_SECOND

CurrentPerson = NamedDependency[Person]
"""As `owner`, the person of the device; as `person`, also a guest on it (`?as=`)."""
ServiceDep = NamedDependency[Service]


def count_failed_lookup(asker: Asker, service: Service) -> None:
    """Count an unknown code, key or token; refuses after too many."""
    throttle(service, service.failed_lookups, address_of(asker))


async def table_of(asker: Asker, service: Service, code: str, person: Person) -> TableSession:
    """The table with this code. After too many wrong codes only tables where the person is seated are found;
    otherwise the one answer that is no refusal would reveal a right code.
    """
    wait = service.failed_lookups.waiting(address_of(asker), service.clock.now() / MS_PER_SECOND)
    if wait and code.upper() not in {row.code for row in await member_tables(service.store, person.id)}:
        raise too_fast(wait)
    try:
        table = await service.registry.table(code)
        if not may_find(table.state, person.id):
            raise Refused("no-table")
    except Refused:
        count_failed_lookup(asker, service)
        raise
    return table


def token_of(asker: Asker) -> str | None:
    """The device's token: from the header or a cookie. Under https the secure cookie wins; a plain one dates
    from before https.
    """
    scheme, _, bearer = asker.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return bearer.strip()
    if not is_encrypted(asker):
        return asker.cookies.get(COOKIE)
    secure = asker.cookies.get(SECURE_COOKIE)
    if secure is not None:
        return secure
    plain = asker.cookies.get(COOKIE)
    if plain:
        asker.scope["state"][MOVING] = plain
    return plain


async def act_as_guest(asker: Asker, service: Service, person: Person, guest: str | None) -> Person:
    """The person who acts: the owner of the device, or a guest on it."""
    if guest is None:
        return person
    try:
        return await service.accounts.act_as_guest(person, guest)
    except Refused:
        count_failed_lookup(asker, service)
        raise


async def authenticate(asker: Asker, service: Service) -> Person:
    """The person of the device; refuses if nobody is signed in."""
    token = token_of(asker)
    if token:
        person = await service.accounts.recognise(token, service.clock.now())
        if person is not None:
            return person
        asker.scope["state"].pop(MOVING, None)
        count_failed_lookup(asker, service)
    raise Refused("not-signed-in")
