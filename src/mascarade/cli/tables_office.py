"""What the commands about a service's tables do, and say."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from mascarade.cli.terminal import files
from mascarade.cli.terminal.columns import new_table
from mascarade.cli.terminal.durations import milliseconds, told
from mascarade.cli.terminal.errors import CliUsageError, FileRefused
from mascarade.cli.terminal.output import Json, console, words, write_json
from mascarade.cli.terminal.styles import QUIET, render
from mascarade.locales.errors import clean
from mascarade.rules import Refused, write_record
from mascarade.server.ops import admin as books
from mascarade.server.runtime.clock import WallClock
from mascarade.server.storage.tables import TableSummary, all_tables, table_summaries
from mascarade.server.tables.state import TableState
from mascarade.server.views import projection

if TYPE_CHECKING:
    from rich.console import Console

    from mascarade.rules import Record
    from mascarade.server.storage.tables import TableRow

_COLUMNS = (
    "cli-tables-column-phase",
    "cli-tables-column-people",
    "cli-tables-column-age",
    "cli-tables-column-quiet",
)


def list_tables(database: str, phases: Sequence[str], quiet_for: str, *, as_json: bool) -> None:
    """List tables."""
    quiet, now = milliseconds(quiet_for), WallClock().now()

    async def ask() -> list[TableSummary]:
        async with books.open_store(database) as store:
            return await table_summaries(store, phases, now - quiet if quiet else None)

    found = asyncio.run(ask())
    if as_json:
        write_json({"tables": [_glance_as_json(glance) for glance in found]})
        return
    out, say = console(), words().say
    if not found:
        out.print(say("cli-tables-none"))
        return
    table = new_table()
    table.add_column(say("cli-tables-column-code"), no_wrap=True)
    for column in _COLUMNS:
        table.add_column(say(column))
    for glance in found:
        table.add_row(
            glance.code,
            say("cli-tables-phase", phase=glance.phase),
            str(glance.people),
            told(now - glance.created_at),
            told(now - glance.last_at),
        )
    out.print(table)


def show(database: str, code: str, *, as_json: bool) -> None:
    """Show a table."""

    async def ask() -> tuple[TableSummary, TableState]:
        async with books.open_store(database) as store:
            kept = await books.find_table(store, code)
            (glance,) = [one for one in await table_summaries(store, (), None) if one.code == kept.code]
            return glance, await books.table_state(store, kept)

    glance, state = asyncio.run(ask())
    if as_json:
        write_json(_table_as_json(glance, state))
    else:
        _print(console(), glance, state)


def close(database: str, code: str, *, sure: bool, as_json: bool) -> None:
    """Close a table, if whoever asks is sure."""

    async def look() -> str:
        async with books.open_store(database) as store:
            return (await books.find_table(store, code)).code

    async def do() -> None:
        async with books.open_store(database) as store:
            await books.close(store, code)

    known = asyncio.run(look())
    if not sure:
        if as_json:
            raise CliUsageError("yes-needed")
        console(stderr=True).print(words().say("cli-tables-close-ask", code=known), end=" ")
        if (sys.stdin.readline() if sys.stdin is not None else "").strip().upper() != known:
            raise Refused("not-confirmed", table=known)
    asyncio.run(do())
    if as_json:
        write_json({"closed": known})
    else:
        console().print(words().say("cli-tables-closed", code=known))


def export(database: str, code: str | None, folder: str, *, every: bool, force: bool, as_json: bool) -> None:
    """Write the records of games that are over."""
    if (code is None) is not every:
        raise CliUsageError("code-or-all")

    async def ask() -> list[tuple[TableRow, int, Record]]:
        async with books.open_store(database) as store:
            kept = await all_tables(store) if code is None else [await books.find_table(store, code)]
            return [(one, game, record) for one in kept for game, record in await books.records(store, one)]

    over = asyncio.run(ask())
    place = _made(folder)
    written = {str(place / f"{kept.code}-{game}.json"): record for kept, game, record in over}
    for file in written:
        files.refuse_to_overwrite(file, force=force)
    for file, record in written.items():
        files.write(file, write_record(record), force=force)
    if as_json:
        write_json({"records": list(written)})
    else:
        console().print(words().say("cli-tables-exported", count=len(written), folder=clean(folder)))


def _made(folder: str) -> Path:
    try:
        place = Path(folder)
        place.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else None
        raise FileRefused("file-unwritable", file=folder, reason=f"{reason or problem}.") from None
    return place


def _glance_as_json(glance: TableSummary) -> dict[str, Json]:
    return {
        "code": glance.code,
        "phase": glance.phase,
        "people": glance.people,
        "entries": glance.entries,
        "created_at": _date(glance.created_at),
        "last_at": _date(glance.last_at),
    }


def _date(instant: int) -> str:
    return datetime.fromtimestamp(instant / 1000, UTC).isoformat(timespec="seconds")


def _table_as_json(glance: TableSummary, state: TableState) -> dict[str, Json]:
    shown: dict[str, Json] = msgspec.to_builtins(projection.table_message(state, glance.code, 0))
    kept = {name: shown[name] for name in ("game", "settings", "seats")}
    return {**_glance_as_json(glance), **kept, "cards": list(_cards(state))}


def _cards(state: TableState) -> tuple[str, ...]:
    """The cards as they lay at the end, by spot; none while they lie face down, or before a game."""
    if state.play is None or state.phase not in ("finished", "aborted"):
        return ()
    return tuple(card or "" for card in state.play.state.secrets.cards)


def _print(out: Console, glance: TableSummary, state: TableState) -> None:
    say, now = words().say, WallClock().now()
    settings = state.settings
    out.print(render(f"{glance.code} · {say('cli-tables-phase', phase=glance.phase)}"), style="bold")
    out.print(say("cli-tables-age", age=told(now - glance.created_at), quiet=told(now - glance.last_at)))
    out.print(say("cli-tables-game", game=state.game, edition=settings.edition, players=settings.players))
    for seat, occupant in enumerate(state.seats, start=1):
        if occupant is None:
            line = say("cli-tables-seat-empty", seat=seat)
        elif occupant.bot is not None:
            line = say("cli-tables-seat-bot", seat=seat, name=clean(occupant.name), bot=clean(occupant.bot))
        else:
            host = "yes" if occupant.person == state.host else "no"
            line = say("cli-tables-seat-person", seat=seat, name=clean(occupant.name), host=host)
        out.print(render(line))
    if cards := _cards(state):
        names = [words().name(card, settings.edition) for card in cards if card]
        out.print(render(say("cli-tables-cards", cards=", ".join(names))), style=QUIET)
