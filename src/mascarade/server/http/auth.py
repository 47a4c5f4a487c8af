"""Authentication: the person behind a request, and their access to a table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from mascarade.rules import Refused
from mascarade.server.http.security import MOVING, Asker, address_of, throttle, token_of, too_fast
from mascarade.server.runtime.session import TableSession
from mascarade.server.service import Service
from mascarade.server.storage.people import Person
from mascarade.server.storage.tables import is_member
from mascarade.server.tables.entries import PersonId
from mascarade.server.tables.lobby import may_find

CurrentPerson = NamedDependency[Person]
"""As `owner`, the person of the device; as `person`, also a guest on it (`?as=`)."""
ServiceDep = NamedDependency[Service]
TableDep = NamedDependency[TableSession]
"""The table whose code is in the path."""
GuestParameter = Annotated[
    str | None, QueryParameter(name="as", max_length=32, description="A guest on the person's device")
]
CodeParameter = Annotated[
    str, PathParameter(max_length=16, description="The table's join code, such as QK7M2R")
]


@contextmanager
def counted_lookup(asker: Asker, service: Service) -> Iterator[None]:
    """Count a refused lookup of a code, key or token; after too many, refuse with the time to wait."""
    try:
        yield
    except Refused:
        throttle(service, service.failed_lookups, address_of(asker))
        raise


async def table_of(
    request: Asker, service: ServiceDep, person: CurrentPerson, code: CodeParameter
) -> TableSession:
    """The table with this code. After too many wrong codes from an address, only tables are found where the
    person or a guest on their device is seated; otherwise the one answer that is no refusal would reveal a
    right code.
    """
    return await find_table(request, service, person.id, code)


async def find_table(request: Asker, service: Service, person: PersonId, code: str) -> TableSession:
    """The table that a person may find by its code; an empty id is somebody without a name."""
    wait = service.failed_lookups.waiting(address_of(request), service.clock.monotonic())
    if wait and not await is_member(service.store, code.upper(), person):
        raise too_fast(wait)
    with counted_lookup(request, service):
        table = await service.registry.table(code)
        if not may_find(table.state, person):
            raise Refused("no-table")
    return table


async def act_as_guest(
    request: Asker, service: ServiceDep, owner: CurrentPerson, guest: GuestParameter = None
) -> Person:
    """The person who acts: the owner of the device, or a guest on it."""
    if guest is None:
        return owner
    with counted_lookup(request, service):
        return await service.accounts.act_as_guest(owner, guest)


async def authenticate(request: Asker, service: ServiceDep) -> Person:
    """The person of the device; refuses if nobody is signed in."""
    token = token_of(request)
    if not token:
        raise Refused("not-signed-in")
    person = await service.accounts.recognise(token, service.clock.now())
    if person is None:
        request.scope["state"].pop(MOVING, None)
        with counted_lookup(request, service):
            raise Refused("not-signed-in")
    return person
