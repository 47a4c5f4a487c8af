"""HTTP endpoints of people: names, recovery, moving to another device, privacy."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody

from mascarade.rules import Refused
from mascarade.server.http.auth import Me, TheService, count_failed_lookup
from mascarade.server.http.security import AnyRequest, address_of, encrypted, session_cookies
from mascarade.server.people.accounts import Companion
from mascarade.server.people.privacy import Stored, stored_about
from mascarade.server.people.privacy import forget as forget_everything
from mascarade.server.people.stats import Career, career, rows_of, unjudged
from mascarade.server.service import Service
from mascarade.server.storage.people import Person
from mascarade.server.tables.settings import MS_PER_SECOND

Username = Annotated[str, msgspec.Meta(max_length=200)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person wants to be called: 1 to 24 visible characters."""

    name: Username


class Keyed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a link."""

    key: Key


class Guest(msgspec.Struct, frozen=True):
    """A person who is known on this device."""

    name: str
    kept: tuple[Companion, ...] = ()
    """Who else plays on it."""


class NewGuest(msgspec.Struct, frozen=True):
    """A person on a new device. The token is in a cookie too; programs send it as a bearer's."""

    name: str
    token: str


class Link(msgspec.Struct, frozen=True):
    """A key, and the link of this site that holds it. Links keep keys behind a #, which no server is sent."""

    key: str
    link: str


def _known(request: AnyRequest, person: Person, token: str) -> Response[NewGuest]:
    cookies = session_cookies(token, https=encrypted(request))
    return Response(NewGuest(person.name, token), cookies=cookies, status_code=201)


def _forgotten(request: AnyRequest) -> Response[None]:
    return Response(None, cookies=session_cookies("", https=encrypted(request), lasting=0), status_code=204)


@post("/people")
async def enter(request: AnyRequest, service: TheService, data: JSONBody[Named]) -> Response[NewGuest]:
    """Give a name and be known from now on, on this device."""
    person, token = await service.people.welcome(data.name, service.clock.now())
    return _known(request, person, token)


@post("/people/kept")
async def keep(owner: Me, service: TheService, data: JSONBody[Named]) -> Companion:
    """A guest who plays on this device; requests name them by `?as=`, and so does the WebSocket."""
    wait = service.keepings.allow(owner.id, service.clock.now() / MS_PER_SECOND)
    if wait:
        raise Refused("too-fast", seconds=int(wait) + 1)
    guest = await service.people.keep(owner, data.name, service.clock.now())
    return Companion.of(guest)


@get("/me")
async def who(owner: Me, service: TheService) -> Guest:
    """Who this device is known as."""
    return await _guest(service, owner)


@patch("/me")
async def rename(person: Me, service: TheService, data: JSONBody[Named]) -> Guest:
    """Take another name, for tables to come."""
    return await _guest(service, await service.people.rename(person, data.name))


async def _guest(service: Service, person: Person) -> Guest:
    kept = await service.people.kept_by(person)
    return Guest(person.name, tuple(map(Companion.of, kept)))


@get("/me/data")
async def stored(request: AnyRequest, person: Me, service: TheService) -> Stored:
    """Everything that is stored about the person; what they did in a game that is over is in its record."""
    _count_search(request, service)
    return await stored_about(service.store, service.people, person)


@get("/me/record")
async def my_record(person: Me, service: TheService) -> Career:
    """What the person has played, and how it went, by character and edition."""
    rows = await rows_of(service.store, person.id)
    service.judging.begin(person.id, unjudged(rows))
    return career(rows)


@delete("/me", status_code=204)
async def delete_me(request: AnyRequest, person: Me, service: TheService) -> Response[None]:
    """Delete everything about the person and the guests on their device, on all devices, for ever. At tables
    a bot goes on for them.
    """
    _count_search(request, service)
    await forget_everything(service.registry, service.people, person)
    return _forgotten(request) if person.keeper is None else Response(None, status_code=204)


def _count_search(request: AnyRequest, service: Service) -> None:
    wait = service.searches.allow(address_of(request), service.clock.now() / MS_PER_SECOND)
    if wait:
        raise Refused("too-fast", seconds=int(wait) + 1)


@delete("/me/device", status_code=204)
async def forget(request: AnyRequest, owner: Me, service: TheService) -> Response[None]:
    """Make this device forget who it is. Seats can be had back with the recovery link only."""
    await service.people.forget_device(owner)
    service.registry.presence.cut(owner.session)
    return _forgotten(request)


@post("/me/recovery")
async def recovery(owner: Me, service: TheService) -> Link:
    """A new link that brings all seats back after cookies were cleared; the one before is void."""
    key = await service.people.recovery_key(owner)
    return Link(key, f"/#recover={key}")


@post("/recover")
async def recover(request: AnyRequest, service: TheService, data: JSONBody[Keyed]) -> Response[NewGuest]:
    """Come back with the key of a recovery link."""
    try:
        person, token = await service.people.recover(data.key, service.clock.now())
    except Refused:
        count_failed_lookup(request, service)
        raise
    return _known(request, person, token)


@post("/me/move")
async def move_link(owner: Me, service: TheService) -> Link:
    """A link that moves this device's seats to another one: valid once, for five minutes."""
    key = await service.people.handover_key(owner, service.clock.now())
    return Link(key, f"/#move={key}")


@post("/move")
async def move(request: AnyRequest, service: TheService, data: JSONBody[Keyed]) -> Response[NewGuest]:
    """Take over from another device, whose session ends."""
    try:
        person, token, ended = await service.people.move(data.key, service.clock.now())
    except Refused:
        count_failed_lookup(request, service)
        raise
    service.registry.presence.cut(ended)
    return _known(request, person, token)


GUESTS = (enter, keep, who, rename, stored, my_record, delete_me, forget, recovery, recover, move_link, move)
