"""HTTP endpoints of people: names, faces, statistics, devices, recovery, privacy."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, delete, get, patch, post, put
from litestar.params import JSONBody, PathParameter

from mascarade.rules import Refused
from mascarade.server.http.auth import CurrentPerson, ServiceDep, authenticate, counted_lookup
from mascarade.server.http.devices import device_kind
from mascarade.server.http.security import (
    AnyRequest,
    address_of,
    is_encrypted,
    session_cookies,
    throttle,
    throttle_person,
)
from mascarade.server.people.accounts import DeviceGuest, SignedInDevice
from mascarade.server.people.privacy import PersonalData, personal_data
from mascarade.server.people.privacy import forget as forget_everything
from mascarade.server.people.stats import Career, career, stored_games, unsearched
from mascarade.server.review.jobs import Asker
from mascarade.server.service import Service
from mascarade.server.storage.people import Person
from mascarade.server.tables.faces import Face

DeviceParameter = Annotated[
    str, PathParameter(max_length=16, description="A device's id, from `GET /api/me/devices`")
]
Username = Annotated[str, msgspec.Meta(max_length=200)]


class NameRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person's name: 1 to 24 visible characters."""

    name: Username


class Newcomer(NameRequest, frozen=True, forbid_unknown_fields=True):
    """A new person: their name, and the face they choose with it; null: it follows from the name."""

    face: Face | None = None


class FaceRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The face a person chooses; null: it follows from the name."""

    face: Face | None


class KeyRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a link."""

    key: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class Guest(msgspec.Struct, frozen=True):
    """The person signed in on this device."""

    name: str
    kept: tuple[DeviceGuest, ...] = ()
    """The other players on it."""
    face: Face | None = None
    """The face they chose; null: it follows from the name."""


class DeviceSession(msgspec.Struct, frozen=True):
    """Who is signed in on a device."""

    guest: Guest | None
    """Null if nobody is."""


class NewGuest(msgspec.Struct, frozen=True):
    """A person on a new device. The token is also in a cookie; programs send it as a bearer token."""

    name: str
    token: str
    face: Face | None = None


class Link(msgspec.Struct, frozen=True):
    """A key and its link on this site. The key comes after a #, which browsers don't send to servers."""

    key: str
    link: str


def _sign_in(request: AnyRequest, person: Person, token: str) -> Response[NewGuest]:
    cookies = session_cookies(token, https=is_encrypted(request))
    return Response(NewGuest(person.name, token, person.face), cookies=cookies, status_code=201)


def _sign_out(request: AnyRequest) -> Response[None]:
    cookies = session_cookies("", https=is_encrypted(request), lasting=0)
    return Response(None, cookies=cookies, status_code=204)


@post("/people")
async def enter(request: AnyRequest, service: ServiceDep, data: JSONBody[Newcomer]) -> Response[NewGuest]:
    """Give a name and sign in on this device."""
    throttle_person(service, service.new_guests, request, None)
    person, token = await service.accounts.welcome(
        data.name, service.clock.now(), device_kind(request), face=data.face
    )
    return _sign_in(request, person, token)


@post("/people/kept")
async def keep(
    request: AnyRequest, owner: CurrentPerson, service: ServiceDep, data: JSONBody[Newcomer]
) -> DeviceGuest:
    """Add a guest on this device; requests and the WebSocket act for them with `?as=`."""
    throttle_person(service, service.new_guests, request, owner)
    guest = await service.accounts.add_device_guest(owner, data.name, service.clock.now(), face=data.face)
    return DeviceGuest.of(guest)


@get("/me")
async def who(owner: CurrentPerson, service: ServiceDep) -> Guest:
    """The person signed in on this device."""
    return await _guest(service, owner)


@get("/session", security=[{}, {"bearer": []}, {"cookie": []}])
async def session(request: AnyRequest, service: ServiceDep) -> DeviceSession:
    """Who is signed in on this device, also where that is nobody."""
    try:
        owner = await authenticate(request, service)
    except Refused as refusal:
        if refusal.code != "not-signed-in":
            raise
        return DeviceSession(None)
    return DeviceSession(await _guest(service, owner))


@patch("/me")
async def rename(person: CurrentPerson, service: ServiceDep, data: JSONBody[NameRequest]) -> Guest:
    """Change the person's name for future tables."""
    return await _guest(service, await service.accounts.rename(person, data.name))


@put("/me/face")
async def choose_face(person: CurrentPerson, service: ServiceDep, data: JSONBody[FaceRequest]) -> Guest:
    """Choose the face that others see at future tables."""
    return await _guest(service, await service.accounts.choose_face(person, data.face))


async def _guest(service: Service, person: Person) -> Guest:
    guests = await service.accounts.device_guests(person)
    return Guest(person.name, tuple(map(DeviceGuest.of, guests)), person.face)


@get("/me/data")
async def stored(request: AnyRequest, person: CurrentPerson, service: ServiceDep) -> PersonalData:
    """Everything stored about the person; their actions in finished games are in the games' records."""
    throttle(service, service.data_requests, address_of(request))
    return await personal_data(service.store, service.accounts, person)


@get("/me/record")
async def my_record(request: AnyRequest, person: CurrentPerson, service: ServiceDep) -> Career:
    """The person's statistics, by character and edition."""
    games = await stored_games(service.store, person.id)
    service.highlight_finder.begin(Asker(address_of(request), person.id), unsearched(games))
    return career(games)


@delete("/me", status_code=204)
async def delete_me(request: AnyRequest, person: CurrentPerson, service: ServiceDep) -> Response[None]:
    """Delete everything about the person and the guests on their device, on all devices, for ever. At tables
    a bot takes over.
    """
    throttle(service, service.data_requests, address_of(request))
    await forget_everything(service.registry, service.accounts, person)
    return _sign_out(request) if person.keeper is None else Response(None, status_code=204)


@delete("/me/device", status_code=204)
async def forget(request: AnyRequest, owner: CurrentPerson, service: ServiceDep) -> Response[None]:
    """Sign out on this device. Only another device or the recovery link brings the seats back."""
    await service.accounts.end_session(owner.session)
    service.registry.presence.sign_out(owner.session)
    return _sign_out(request)


@get("/me/devices")
async def devices(owner: CurrentPerson, service: ServiceDep) -> list[SignedInDevice]:
    """The devices on which the person is signed in, oldest first."""
    return await service.accounts.devices(owner)


@post("/me/devices")
async def add_device(owner: CurrentPerson, service: ServiceDep) -> Link:
    """A link that signs another device in, beside this one: valid once, for five minutes."""
    key = await service.accounts.invitation_key(owner, service.clock.now())
    return Link(key, f"/#add={key}")


@delete("/me/devices/{device:str}", status_code=204)
async def sign_out_device(
    request: AnyRequest, owner: CurrentPerson, service: ServiceDep, device: DeviceParameter
) -> Response[None]:
    """Sign out on one of the person's devices, and end its connections at once."""
    session = await service.accounts.sign_out(owner, device)
    service.registry.presence.sign_out(session)
    return _sign_out(request) if session == owner.session else Response(None, status_code=204)


@post("/me/recovery")
async def recovery(owner: CurrentPerson, service: ServiceDep) -> Link:
    """A new link that brings all seats back after cookies were cleared; the previous one becomes invalid."""
    key = await service.accounts.recovery_key(owner)
    return Link(key, f"/#recover={key}")


@post("/recover")
async def recover(request: AnyRequest, service: ServiceDep, data: JSONBody[KeyRequest]) -> Response[NewGuest]:
    """Sign in with the key of a recovery link; the person's other devices are signed out."""
    with counted_lookup(request, service):
        person, token, ended = await service.accounts.recover(
            data.key, service.clock.now(), device_kind(request)
        )
    for session in ended:
        service.registry.presence.sign_out(session)
    return _sign_in(request, person, token)


@post("/me/move")
async def move_link(owner: CurrentPerson, service: ServiceDep) -> Link:
    """A link that moves this device's seats to another device: valid once, for five minutes."""
    key = await service.accounts.handover_key(owner, service.clock.now())
    return Link(key, f"/#move={key}")


@post("/move")
async def move(request: AnyRequest, service: ServiceDep, data: JSONBody[KeyRequest]) -> Response[NewGuest]:
    """Take over from another device, whose session ends; or join it, with the key of `/me/devices`."""
    with counted_lookup(request, service):
        person, token, ended = await service.accounts.move(
            data.key, service.clock.now(), device_kind(request)
        )
    if ended is not None:
        service.registry.presence.move_session(ended)
    return _sign_in(request, person, token)
