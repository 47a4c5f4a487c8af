"""What is stored about a person: exported to them, or deleted without breaking other people's games.

A deleted person leaves every table; in a running game a bot goes on for them. Their name becomes a domino,
the plain cloak and mask of somebody unknown, and their messages are gone.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from mascarade.rules import Refused, Seat
from mascarade.server.people.accounts import Companion, People
from mascarade.server.people.stats import PastGame, rows_of
from mascarade.server.runtime.connection import closing
from mascarade.server.runtime.hints import rewritten_hint
from mascarade.server.runtime.registry import TableRegistry
from mascarade.server.runtime.session import TableSession
from mascarade.server.scenarios.saved import SavedSet, saved_sets
from mascarade.server.storage.chat import SeatInterval, messages_from
from mascarade.server.storage.people import Device, Person, person_row
from mascarade.server.storage.store import Store
from mascarade.server.storage.tables import rewrite, table_entries, tables_naming
from mascarade.server.tables import entries as n
from mascarade.server.tables import lobby
from mascarade.server.tables.entries import AnyEntry, PersonId
from mascarade.server.tables.fold import evolve
from mascarade.server.tables.names import skeleton
from mascarade.server.tables.state import Instant, Phase, TableState

DOMINO = "Domino"
"""What somebody is called of whom nothing is known any more."""


class Visit(msgspec.Struct, frozen=True, kw_only=True):
    """A table at which the person sits or has sat."""

    code: str
    phase: Phase
    seat: Seat | None
    names: tuple[str, ...]
    """What they were called there."""
    games: tuple[int, ...]
    """The games they were in and that are over: what they did is in the records of these."""


class Remark(msgspec.Struct, frozen=True):
    """Something that the person said."""

    code: str
    at: Instant
    text: str


class Stored(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is stored about a person."""

    name: str
    created_at: Instant
    recovery: bool
    """Whether there is a recovery link; only a hash of it is kept."""
    devices: tuple[Device, ...]
    tables: tuple[Visit, ...]
    said: tuple[Remark, ...]
    kept: tuple[Companion, ...] = ()
    """Who else plays on their device. What is stored about them is told to who asks for them."""
    sets: tuple[SavedSet, ...]
    """What they have saved."""
    results: tuple[PastGame, ...]
    """How their games went."""


async def stored_about(store: Store, people: People, person: Person) -> Stored:
    """Everything about a person. Of a game that is on they are told only what the table still remembers."""
    known = await person_row(store, person.id)
    tables, said = [], []
    for row in await tables_naming(store, person.id):
        history = await table_entries(store, row.id)
        state, names, games = TableState(), [], []
        for at, entry in history:
            before, state = state, evolve(state, entry, at)
            if (name := _named(entry, person.id)) is not None:
                names.append(name)
            if before.on and not state.on and person.id in state.insiders:
                games.append(state.game)
        tables.append(
            Visit(
                code=row.code,
                phase=state.phase,
                seat=state.seat_of(person.id),
                names=tuple(dict.fromkeys(names)),
                games=tuple(games),
            )
        )
        for message in await messages_from(store, row.id, seat_intervals(history, person.id)):
            if message.text and message.at >= state.memory.at:
                said.append(Remark(row.code, message.at, message.text))
    return Stored(
        name=known.name,
        created_at=known.created_at,
        recovery=known.recovery,
        devices=known.devices,
        tables=tuple(tables),
        said=tuple(said),
        kept=tuple(map(Companion.of, await people.kept_by(person))),
        sets=await saved_sets(store, person.id),
        results=tuple(row.past for row in await rows_of(store, person.id)),
    )


async def forget(registry: TableRegistry, people: People, person: Person) -> None:
    """Delete everything about a person, and the guests on their device with them."""
    for guest in await people.kept_by(person):
        await forget(registry, people, guest)
    for row in await tables_naming(registry.store, person.id):
        with suppress(Refused):  # of a version that is not known here: nobody can see its names either
            table = await registry.table(row.code)
            await _forget_at(registry, table, person.id)
    await people.forget(person.id)
    registry.presence.end_person(person.id, closing("forgotten", again=False))


async def _forget_at(registry: TableRegistry, table: TableSession, person: PersonId) -> None:
    await table.change(lambda state: _gone(state, person))
    async with table.lock:
        history = await table_entries(registry.store, table.row.id)
        changed = dict(anonymous(history, person))
        spoken = seat_intervals(history, person)
        if changed or spoken:
            await rewrite(registry.store, table.row.id, changed, spoken)
            await table.reload()
            registry.pubsub.tell(rewritten_hint(table.row.id))


def _gone(state: TableState, person: PersonId) -> list[AnyEntry]:
    if state.phase == "closed" or state.seat_of(person) is None:
        return []
    return lobby.leave(state, person)


def anonymous(history: list[tuple[Instant, AnyEntry]], person: PersonId) -> Iterator[tuple[int, AnyEntry]]:
    """The entries that name a person, by number, as they are when they name nobody."""
    state = TableState()
    used = {
        skeleton(entry.name)
        for _, entry in history
        if isinstance(entry, n.Opened | n.SatDown | n.TookOver | n.BotSatDown)
    }
    name = next(
        name
        for name in (DOMINO, *(f"{DOMINO} {count}" for count in range(2, 99)))
        if skeleton(name) not in used
    )
    for number, (at, entry) in enumerate(history):
        now = entry
        if isinstance(entry, n.Opened | n.SatDown | n.TookOver) and entry.person == person:
            now = replace(entry, name=name)
        elif isinstance(entry, n.Started):
            names = tuple(
                occupant.name
                for occupant in (state.seats[seat] for seat in entry.order or range(len(state.seats)))
                if occupant is not None
            )
            if names != entry.names:  # the terms hold them too: the deal can't be shown to be fair any more
                now = replace(entry, names=names, terms=None)
        if now != entry:
            yield number, now
        state = evolve(state, now, at)


def seat_intervals(history: list[tuple[Instant, AnyEntry]], person: PersonId) -> list[SeatInterval]:
    """When a person sat where."""
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


def _named(entry: AnyEntry, person: PersonId) -> str | None:
    """What the entry calls the person, if it does."""
    if isinstance(entry, n.Opened | n.SatDown | n.TookOver) and entry.person == person:
        return entry.name
    return None
