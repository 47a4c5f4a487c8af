"""`mascarade tables`: the tables of a service, for its operator."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import msgspec
import typer

from mascarade.cli import options
from mascarade.cli.terminal import files
from mascarade.cli.terminal.columns import new_table
from mascarade.cli.terminal.durations import milliseconds, told
from mascarade.cli.terminal.errors import CliUsageError, FileRefused
from mascarade.cli.terminal.output import Json, console, error_boundary, words, write_json
from mascarade.cli.terminal.styles import QUIET, render
from mascarade.locales.errors import clean
from mascarade.rules import Refused, write_record
from mascarade.server.runtime.clock import WallClock

if TYPE_CHECKING:
    from rich.console import Console

    from mascarade.rules import Record
    from mascarade.server.storage.store import Store
    from mascarade.server.storage.tables import TableRow, TableSummary
    from mascarade.server.tables.state import TableState

T = TypeVar("T")

_COLUMNS = (
    "cli-tables-column-phase",
    "cli-tables-column-people",
    "cli-tables-column-age",
    "cli-tables-column-quiet",
)

app = typer.Typer(
    help="Look after the tables of a service, while it runs or not.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)


class PhaseName(StrEnum):
    """The phases of a table."""

    LOBBY = "lobby"
    MEMORISING = "memorising"
    PLAYING = "playing"
    FINISHED = "finished"
    ABORTED = "aborted"
    CLOSED = "closed"


CodeArgument = Annotated[str, typer.Argument(metavar="CODE", help="The table's code.", show_default=False)]


@app.command("list")
def list_tables(
    database: options.Database = None,
    phase: Annotated[
        list[PhaseName] | None,
        typer.Option(help="Only tables at this; may be given more than once.", show_default=False),
    ] = None,
    quiet_for: Annotated[
        str,
        typer.Option(
            metavar="TIME",
            help="Only tables where nothing has happened for so long: 30d, 12h, 90m.",
            show_default=False,
        ),
    ] = "0",
    language: options.Language = None,
    as_json: options.Json = False,
) -> None:
    """List the tables: what each is at, how many people sit there, and since when it is quiet.

    \b
    Examples:
      mascarade tables list
      mascarade tables list --phase playing --phase memorising
      mascarade tables list --quiet-for 7d --json
    """
    from mascarade.server.storage.tables import table_summaries

    with error_boundary(as_json=as_json, language=language):
        phases = [name.value for name in phase or []]
        quiet, now = milliseconds(quiet_for), WallClock().now()
        before = now - quiet if quiet else None
        found = _ask(database, lambda store: table_summaries(store, phases, before))
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


@app.command("show")
def show_table(
    code: CodeArgument,
    database: options.Database = None,
    language: options.Language = None,
    as_json: options.Json = False,
) -> None:
    """Show a table: its settings, who sits there, and what it is at. Cards only once the game is over."""
    from mascarade.server.ops import admin
    from mascarade.server.storage.tables import table_summaries

    async def find(store: Store) -> tuple[TableSummary, TableState]:
        row = await admin.find_table(store, code)
        (glance,) = [one for one in await table_summaries(store, (), None) if one.code == row.code]
        return glance, await admin.table_state(store, row)

    with error_boundary(as_json=as_json, language=language):
        glance, state = _ask(database, find)
        if as_json:
            write_json(_table_as_json(glance, state))
        else:
            _print(console(), glance, state)


@app.command("close")
def close_table(
    code: CodeArgument,
    database: options.Database = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask first.")] = False,
    language: options.Language = None,
    as_json: options.Json = False,
) -> None:
    """Close a table for everybody at it. A server that is running tells them within a few seconds."""
    from mascarade.server.ops import admin

    with error_boundary(as_json=as_json, language=language):
        known = _ask(database, lambda store: admin.find_table(store, code)).code
        if not yes:
            if as_json:
                raise CliUsageError("yes-needed")
            console(stderr=True).print(words().say("cli-tables-close-ask", code=known), end=" ")
            if (sys.stdin.readline() if sys.stdin is not None else "").strip().upper() != known:
                raise Refused("not-confirmed", table=known)
        _ask(database, lambda store: admin.close(store, code))
        if as_json:
            write_json({"closed": known})
        else:
            console().print(words().say("cli-tables-closed", code=known))


@app.command("export")
def export_records(
    out: Annotated[str, typer.Option(metavar="FOLDER", help="Where the records go.", show_default=False)],
    code: Annotated[
        str | None, typer.Argument(metavar="CODE", help="The table's code.", show_default=False)
    ] = None,
    every: Annotated[bool, typer.Option("--all", help="Of all tables.")] = False,
    database: options.Database = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite records that are there.")] = False,
    language: options.Language = None,
    as_json: options.Json = False,
) -> None:
    """Write the records of games that are over, one file each: CODE-GAME.json.

    \b
    Examples:
      mascarade tables export QK7M2R --out records
      mascarade tables export --all --out records
    """
    from mascarade.server.ops import admin
    from mascarade.server.storage.tables import all_tables

    async def find(store: Store) -> list[tuple[TableRow, int, Record]]:
        rows = await all_tables(store) if code is None else [await admin.find_table(store, code)]
        return [(row, game, record) for row in rows for game, record in await admin.records(store, row)]

    with error_boundary(as_json=as_json, language=language):
        if (code is None) is not every:
            raise CliUsageError("code-or-all")
        over = _ask(database, find)
        place = _made(out)
        written = {str(place / f"{row.code}-{game}.json"): record for row, game, record in over}
        for file in written:
            files.refuse_to_overwrite(file, force=force)
        for file, record in written.items():
            files.write(file, write_record(record), force=force)
        if as_json:
            write_json({"records": list(written)})
        else:
            console().print(words().say("cli-tables-exported", count=len(written), folder=clean(out)))


def _ask(database: str | None, question: Callable[[Store], Awaitable[T]]) -> T:
    """Open the store of a service and ask it something."""
    from mascarade.server.ops.admin import open_store

    async def ask() -> T:
        async with open_store(database or options.default_database()) as store:
            return await question(store)

    return asyncio.run(ask())


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
    from mascarade.server.views import projection

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
