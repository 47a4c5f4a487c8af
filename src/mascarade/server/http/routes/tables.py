"""HTTP endpoints of tables: open, find, join, and everything a host does. Play is in the WebSocket."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Annotated, Concatenate, ParamSpec

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from mascarade.bots.api import Temper
from mascarade.bots.registry import entry_of
from mascarade.rules import Refused
from mascarade.rules import Seat as SeatNumber
from mascarade.rules.fairness.draw import Hex
from mascarade.server.http.auth import (
    CodeParameter,
    CurrentPerson,
    ServiceDep,
    TableDep,
    authenticate,
    find_table,
)
from mascarade.server.http.devices import device_kind
from mascarade.server.http.routes.people import NewGuest, Username
from mascarade.server.http.security import (
    AnyRequest,
    address_of,
    is_encrypted,
    session_cookies,
    throttle,
    throttle_person,
)
from mascarade.server.protocol import client_out as m
from mascarade.server.runtime.session import TableSession
from mascarade.server.service import Service
from mascarade.server.storage.people import Person
from mascarade.server.storage.tables import TableRow, listed_tables, member_tables
from mascarade.server.tables import deal, lobby
from mascarade.server.tables.entries import AnyEntry, PersonId
from mascarade.server.tables.faces import Face
from mascarade.server.tables.lesson import Learn, open_lesson
from mascarade.server.tables.lobby import may_find
from mascarade.server.tables.settings import Settings, check_settings
from mascarade.server.tables.state import Instant, TableState
from mascarade.server.views import projection
from mascarade.server.views.offers import Offers, offers_to
from mascarade.server.views.table_list import TableListItem, host_of, table_list_item

P = ParamSpec("P")

NOBODY = ""
"""As a person's id: somebody without a name."""
MIN_BEAT = 100
"""The shortest beat that a host may choose, in milliseconds."""
SeatIndex = Annotated[int, msgspec.Meta(ge=0, le=12)]
Part = Annotated[float, msgspec.Meta(ge=0, le=1)]


class AtTable(msgspec.Struct, frozen=True):
    """A table, and where the person sits at it."""

    table: m.TableNow
    seat: SeatNumber | None
    link: str
    offers: Offers = Offers()
    """What the person may do there, if they have no seat."""


class Invitation(msgspec.Struct, frozen=True):
    """What a newcomer learns of a table before they have a name."""

    host: str
    """Empty if the table has none, or there is no such table for them."""


class NewTable(AtTable, frozen=True):
    """A table that was opened at once with its bots."""

    guest: NewGuest | None = None
    """The host, if the request has created them."""


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat, or any free one."""

    seat: SeatIndex | None = None


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat."""

    seat: SeatIndex


class Promising(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The promise of a player's randomness for the deal: a hash of it."""

    promise: Hex


class Starting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The promise of the host's share of the deal; without one, the promise they gave before counts."""

    promise: Hex | None = None


class Muting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The player to mute or unmute."""

    seat: SeatIndex
    muted: bool = True


class TemperInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The temper of a bot."""

    boldness: Part = 0.5
    scepticism: Part = 0.5
    memory: Part = 0.5


class NewBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot by its level, with a temper other than its usual one if given."""

    bot: Annotated[str, msgspec.Meta(max_length=100)] = "regular"
    temper: TemperInput | None = None
    seat: SeatIndex | None = None


class PlayNow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings, the bot for all other seats, and the name and face of a new player."""

    settings: Settings = Settings()
    bot: Annotated[str, msgspec.Meta(max_length=100)] = "regular"
    deal: bool = True
    """Whether to deal at once, or to wait for a start that carries the promise of the host's share."""
    name: Username | None = None
    """Creates a guest, unless this device is signed in."""
    face: Face | None = None
    """The face that this guest chooses; null: it follows from the name."""


def _at(table: TableSession, person: Person) -> AtTable:
    state = table.state
    return AtTable(
        projection.table_message(state, table.row.code, table.watching),
        state.seat_of(person.id),
        f"/t/{table.row.code}",
        offers_to(state, person.id, person.name, person.keeper),
    )


async def _change(
    table: TableSession,
    person: Person,
    command: Callable[Concatenate[TableState, PersonId, P], list[AnyEntry]],
    *arguments: P.args,
    **more: P.kwargs,
) -> AtTable:
    await table.change(lambda state: command(state, person.id, *arguments, **more))
    return _at(table, person)


def _list_item(table: TableSession, person: Person, now: Instant) -> TableListItem:
    return table_list_item(table.state, table.row.code, table.early.pending, person.id, person.name, now=now)


@get("/tables")
async def public_tables(owner: CurrentPerson, service: ServiceDep) -> list[TableListItem]:
    """Public tables, the newest first."""
    found = await _opened(service, await listed_tables(service.store))
    now = service.clock.now()
    return [_list_item(table, owner, now) for table in found if may_find(table.state, owner.id)]


@get("/me/tables")
async def my_tables(owner: CurrentPerson, service: ServiceDep) -> list[TableListItem]:
    """The tables at which the person sits, the newest first."""
    found = await _opened(service, await member_tables(service.store, owner.id))
    now = service.clock.now()
    return [_list_item(table, owner, now) for table in found]


async def _opened(service: Service, listed: Sequence[TableRow]) -> list[TableSession]:
    """The tables of a list that can be opened now."""
    found = []
    for row in listed:
        with suppress(Refused):
            found.append(await service.registry.table(row.code))
    return found


@post("/tables")
async def open_table(
    request: AnyRequest, owner: CurrentPerson, service: ServiceDep, data: JSONBody[Settings]
) -> AtTable:
    """Open a table and sit down at its first seat."""
    _check_beat(service, data.beat)
    _count_opening(service, request, owner)
    entries = lobby.open_table(data, owner.id, owner.name, service.entropy, face=owner.face)
    return _at(await service.registry.open_table(entries), owner)


@post("/tables/play", security=[{}, {"bearer": []}, {"cookie": []}])
async def play_now(request: AnyRequest, service: ServiceDep, data: JSONBody[PlayNow]) -> Response[NewTable]:
    """Open a table with bots at all other seats, and deal unless asked to wait; a name creates a guest."""
    _check_beat(service, data.settings.beat)
    guest = None
    try:
        owner = await authenticate(request, service)
    except Refused as refusal:
        if data.name is None or refusal.code != "not-signed-in":
            raise
        throttle(service, service.requests, address_of(request))  # creating a guest counts as a request
        check_settings(data.settings)  # else a refused table would leave a guest behind
        entry_of(data.bot)
        throttle_person(service, service.new_guests, request, None)
        throttle_person(service, service.new_tables, request, None)
        owner, token = await service.accounts.welcome(
            data.name, service.clock.now(), device_kind(request), face=data.face
        )
        throttle(service, service.new_tables.by_person, owner.id)
        guest = NewGuest(owner.name, token, owner.face)
    else:
        _count_opening(service, request, owner)
    entries = lobby.open_with_bots(
        data.settings, owner.id, owner.name, data.bot, service.entropy, face=owner.face
    )

    def dealt(state: TableState, code: str) -> list[AnyEntry]:
        return deal.start(state, owner.id, code, service.entropy)

    at = _at(await service.registry.open_table(entries, dealt if data.deal else None), owner)
    cookies = session_cookies(guest.token, https=is_encrypted(request)) if guest else None
    return Response(NewTable(at.table, at.seat, at.link, guest=guest), cookies=cookies)


@post("/tables/learn")
async def learn(
    request: AnyRequest, owner: CurrentPerson, service: ServiceDep, data: JSONBody[Learn]
) -> AtTable:
    """Continue the person's lesson, or open one: a table with bots, dealt."""
    _check_beat(service, data.beat)
    for row in await member_tables(service.store, owner.id):
        table = await service.registry.table(row.code)
        if table.state.is_game_on and table.state.is_lesson:
            return _at(table, owner)
    _count_opening(service, request, owner)
    entries = open_lesson(data, owner.id, owner.name, face=owner.face)
    return _at(await service.registry.open_table(entries), owner)


def _count_opening(service: Service, request: AnyRequest, person: Person) -> None:
    throttle_person(service, service.new_tables, request, person, "too-many-tables")


def _check_beat(service: Service, beat: int) -> None:
    """Refuse a beat that is none; tables stored with one go on, and their bots take their fixed time."""
    if beat < MIN_BEAT and not service.config.instant_bots:
        raise Refused("beat-too-short", least=MIN_BEAT)


@get("/tables/{code:str}")
async def show_table(person: CurrentPerson, table: TableDep) -> AtTable:
    """The table with this code."""
    return _at(table, person)


@get("/tables/{code:str}/invitation")
async def invitation(request: AnyRequest, service: ServiceDep, code: CodeParameter) -> Invitation:
    """Who invites to a table: for a newcomer with its link, before they have a name.

    A wrong link names nobody, and is refused when they come in: a page asks this for every link.
    """
    try:
        table = await find_table(request, service, NOBODY, code)
    except Refused as refusal:
        if refusal.code != "no-table":
            raise
        return Invitation("")
    host = host_of(table.state)
    return Invitation("" if host is None else host.name)


@put("/tables/{code:str}/settings")
async def change_settings(
    person: CurrentPerson, service: ServiceDep, table: TableDep, data: JSONBody[Settings]
) -> AtTable:
    """The host changes the settings, before a game."""
    _check_beat(service, data.beat)
    return await _change(table, person, lobby.change_settings, data)


@post("/tables/{code:str}/join")
async def join(person: CurrentPerson, table: TableDep, data: JSONBody[Joining]) -> AtTable:
    """Sit down; during a game, in the seat one has left, or as a newcomer in a bot's."""
    return await _change(table, person, lobby.join, person.name, data.seat, person.keeper, face=person.face)


@post("/tables/{code:str}/seat")
async def change_seat(person: CurrentPerson, table: TableDep, data: JSONBody[Sitting]) -> AtTable:
    """Choose another empty seat, before a game."""
    return await _change(table, person, lobby.change_seat, data.seat)


@post("/tables/{code:str}/leave", status_code=204)
async def leave(person: CurrentPerson, table: TableDep) -> None:
    """Leave; during a game a bot takes over."""
    await _change(table, person, lobby.leave)


@post("/tables/{code:str}/bots")
async def add_bot(person: CurrentPerson, table: TableDep, data: JSONBody[NewBot]) -> AtTable:
    """The host gives a bot a seat."""
    temper = None if data.temper is None else Temper(**msgspec.structs.asdict(data.temper))
    return await _change(table, person, lobby.add_bot, data.bot, temper, data.seat)


@delete("/tables/{code:str}/seats/{seat:int}", status_code=200)
async def kick(
    person: CurrentPerson, table: TableDep, seat: Annotated[int, PathParameter(ge=0, le=12)]
) -> AtTable:
    """The host removes a player or a bot; during a game a bot takes over from a player."""
    return await _change(table, person, lobby.kick, seat)


@post("/tables/{code:str}/host")
async def pass_host(
    person: CurrentPerson, table: TableDep, service: ServiceDep, data: JSONBody[Sitting]
) -> AtTable:
    """The host makes another player the host; if the host is gone for long, any player may take over."""
    return await _change(table, person, lobby.pass_host, data.seat, service.clock.now())


@post("/tables/{code:str}/mute")
async def mute(person: CurrentPerson, table: TableDep, data: JSONBody[Muting]) -> AtTable:
    """The host mutes a player in the chat, or unmutes them."""
    return await _change(table, person, lobby.mute, data.seat, data.muted)


@post("/tables/{code:str}/promise")
async def promise(person: CurrentPerson, table: TableDep, data: JSONBody[Promising]) -> AtTable:
    """Promise randomness for the next deal."""
    return await _change(table, person, deal.promise_share, data.promise)


@post("/tables/{code:str}/start")
async def start(
    person: CurrentPerson, table: TableDep, service: ServiceDep, data: JSONBody[Starting | None] = None
) -> AtTable:
    """The host starts the game: the cards are dealt, face up, once everybody has revealed their share."""
    given = None if data is None else data.promise
    return await _change(table, person, deal.start, table.row.code, service.entropy, given)


@post("/tables/{code:str}/rematch")
async def rematch(person: CurrentPerson, table: TableDep, service: ServiceDep) -> AtTable:
    """The host asks the same people to play again."""
    return await _change(table, person, lobby.rematch, service.entropy)
