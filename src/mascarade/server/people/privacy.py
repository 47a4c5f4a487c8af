"""Personal data: exported to the person, or deleted without breaking other people's games.

A deleted person leaves every table; a bot takes over in a running game. Their name becomes a domino, the
plain cloak and mask of a stranger; their face goes, and their messages are emptied.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from mascarade.rules import Refused, Seat
from mascarade.server.people.accounts import Accounts, DeviceGuest
from mascarade.server.people.stats import PastGame, stored_games
from mascarade.server.protocol.errors import closing
from mascarade.server.runtime.hints import REWRITTEN, hint
from mascarade.server.runtime.registry import TableRegistry
from mascarade.server.runtime.session import TableSession
from mascarade.server.scenarios.saved import SavedSet, saved_sets
from mascarade.server.storage.chat import SeatInterval, messages_from
from mascarade.server.storage.people import Device, Person, person_row
from mascarade.server.storage.store import Store
from mascarade.server.storage.tables import rewrite, table_entries, tables_naming
from mascarade.server.tables import entries as n
from mascarade.server.tables import lobby
from mascarade.server.tables.deal import give_up_deal
from mascarade.server.tables.entries import AnyEntry, PersonId
from mascarade.server.tables.faces import Face
from mascarade.server.tables.fold import evolve
from mascarade.server.tables.names import skeleton
from mascarade.server.tables.state import Instant, Phase, TableState

DOMINO = "Domino"
"""The name of deleted people."""


class TableVisit(msgspec.Struct, frozen=True, kw_only=True):
    """A table at which the person is or was seated."""

    code: str
    phase: Phase
    seat: Seat | None
    names: tuple[str, ...]
    """Their names there."""
    faces: tuple[Face, ...] = ()
    """The faces they had chosen there."""
    games: tuple[int, ...]
    """Their finished games; the records of these contain their actions."""


class SentMessage(msgspec.Struct, frozen=True):
    """A chat message of the person."""

    code: str
    at: Instant
    text: str


class PersonalData(msgspec.Struct, frozen=True, kw_only=True):
    """Everything stored about a person."""

    name: str
    face: Face | None
    """The face they chose; None: it follows from the name."""
    created_at: Instant
    recovery: bool
    """Whether there is a recovery link; only its hash is stored."""
    devices: tuple[Device, ...]
    tables: tuple[TableVisit, ...]
    said: tuple[SentMessage, ...]
    kept: tuple[DeviceGuest, ...] = ()
    """The guests on their device, whose own data is exported separately."""
    sets: tuple[SavedSet, ...]
    results: tuple[PastGame, ...]


async def personal_data(store: Store, accounts: Accounts, person: Person) -> PersonalData:
    """Everything about a person; of a running game only what the table still remembers."""
    account = await person_row(store, person.id)
    tables, said = [], []
    for row in await tables_naming(store, person.id):
        history = await table_entries(store, row.id)
        state, seatings, games = TableState(), [], []
        for at, entry in history:
            before, state = state, evolve(state, entry, at)
            if isinstance(entry, n.Opened | n.SatDown | n.TookOver) and entry.person == person.id:
                seatings.append(entry)
            if before.is_game_on and not state.is_game_on and person.id in state.seen_by:
                games.append(state.game)
        tables.append(
            TableVisit(
                code=row.code,
                phase=state.phase,
                seat=state.seat_of(person.id),
                names=tuple(dict.fromkeys(entry.name for entry in seatings)),
                faces=tuple(dict.fromkeys(entry.face for entry in seatings if entry.face is not None)),
                games=tuple(games),
            )
        )
        for message in await messages_from(store, row.id, seat_intervals(history, person.id)):
            if message.text and message.at >= state.memory.at:
                said.append(SentMessage(row.code, message.at, message.text))
    return PersonalData(
        **msgspec.structs.asdict(account),
        tables=tuple(tables),
        said=tuple(said),
        kept=tuple(map(DeviceGuest.of, await accounts.device_guests(person))),
        sets=await saved_sets(store, person.id),
        results=tuple(game.past for game in await stored_games(store, person.id)),
    )


async def forget(registry: TableRegistry, accounts: Accounts, person: Person) -> None:
    """Delete everything about a person and the guests on their device."""
    await _forget_traces(registry, accounts, person)
    await accounts.end_sessions(person.id)
    registry.presence.end_person(person.id, closing("forgotten", again=False))
    await _forget_traces(registry, accounts, person)  # what they have done meanwhile, on another device
    await accounts.forget(person.id)


async def _forget_traces(registry: TableRegistry, accounts: Accounts, person: Person) -> None:
    for guest in await accounts.device_guests(person):
        await forget(registry, accounts, guest)
    for row in await tables_naming(registry.store, person.id):
        with suppress(Refused):  # stored by another version: nobody can see its names here either
            table = await registry.table(row.code)
            await _forget_at(registry, table, person.id)


async def _forget_at(registry: TableRegistry, table: TableSession, person: PersonId) -> None:
    await table.change(lambda state: _gone(state, person))
    async with table.lock:
        history = await table_entries(registry.store, table.row.id)
        changed = dict(anonymous_entries(history, person))
        intervals = seat_intervals(history, person)
        if changed or intervals:
            await rewrite(registry.store, table.row.id, changed, intervals)
            await table.reload()
            registry.pubsub.publish(hint(REWRITTEN, table.row.id))


def _gone(state: TableState, person: PersonId) -> list[AnyEntry]:
    if state.phase == "closed" or state.seat_of(person) is None:
        return []
    if state.phase == "dealing":  # a deal can't go on without them, and nobody leaves it otherwise
        entries = give_up_deal(state, (lobby.seat_of(state, person),))
        return entries if len(entries) > 1 or person != state.host else [*entries, n.Closed()]
    return lobby.leave(state, person)


def anonymous_entries(
    history: list[tuple[Instant, AnyEntry]], person: PersonId
) -> Iterator[tuple[int, AnyEntry]]:
    """The entries that contain a person's name and face, by number, with the name replaced.

    There are none the second time.
    """
    state = TableState()
    used = {
        skeleton(entry.name)
        for _, entry in history
        if isinstance(entry, n.BotSatDown)
        or (isinstance(entry, n.Opened | n.SatDown | n.TookOver) and entry.person != person)
    }
    dominoes = (DOMINO, *(f"{DOMINO} {count}" for count in range(2, 99)))
    name = next(domino for domino in dominoes if skeleton(domino) not in used)
    for number, (at, entry) in enumerate(history):
        now = entry
        if isinstance(entry, n.Opened | n.SatDown | n.TookOver) and entry.person == person:
            now = replace(entry, name=name, face=None)
        elif isinstance(entry, n.Started):
            names = tuple(state.occupant(seat).name for seat in entry.order or range(len(state.seats)))
            if (
                names != entry.names
            ):  # terms, of version 1, contain names too: they can't be verified any more
                now = replace(entry, names=names, terms=None)
        if now != entry:
            yield number, now
        state = evolve(state, now, at)


def seat_intervals(history: list[tuple[Instant, AnyEntry]], person: PersonId) -> list[SeatInterval]:
    """The seats a person had, and when."""
    state, found, at = TableState(), [], 0
    now: tuple[Seat, Instant] | None = None
    for at, entry in history:
        state = evolve(state, entry, at)
        seat = state.seat_of(person)
        if now is not None and seat != now[0]:
            found.append(SeatInterval(now[0], now[1], at))
            now = None
        if seat is not None and now is None:
            now = (seat, at)
    return [*found, SeatInterval(now[0], now[1], None)] if now is not None else found
