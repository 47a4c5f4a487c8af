"""`mascarade tables`: manages the tables of a service."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, TypeVar

import msgspec
import typer

from mascarade.cli import options
from mascarade.cli.terminal import files
from mascarade.cli.terminal.columns import new_table
from mascarade.cli.terminal.durations import describe_duration, milliseconds
from mascarade.cli.terminal.errors import CliUsageError
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

app = typer.Typer(
    help="Manage the tables of a service, even while it runs.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)


class PhaseName(StrEnum):
    """The phases of a table."""

    LOBBY = "lobby"
    DEALING = "dealing"
    MEMORISING = "memorising"
    PLAYING = "playing"
    FINISHED = "finished"
    ABORTED = "aborted"
    CLOSED = "closed"


CODE = typer.Argument(metavar="CODE", help="Code of the table.", show_default=False)


@app.command("list")
def list_tables(
    database: options.Database = None,
    phase: Annotated[
        list[PhaseName] | None,
        typer.Option(help="Only tables in this phase; repeatable.", show_default=False),
    ] = None,
    quiet_for: Annotated[
        str, options.option("TIME", "Only tables without activity for this long: 30d, 12h, 90m.")
    ] = "0",
    language: options.Language = None,
    as_json: options.Json = False,
) -> None:
    """List the tables, with phase, people, age and activity.

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
            write_json({"tables": [_summary_as_json(summary) for summary in found]})
            return
        out, say = console(), words().say
        if not found:
            out.print(say("cli-tables-none"))
            return
        table = new_table()
        table.add_column(say("cli-tables-column-code"), no_wrap=True)
        table.add_column(say("cli-tables-column-phase"))
        table.add_column(say("cli-tables-column-people"))
        table.add_column(say("cli-tables-column-age"))
        table.add_column(say("cli-tables-column-quiet"))
        for summary in found:
            table.add_row(
                summary.code,
                say("cli-tables-phase", phase=summary.phase),
                str(summary.people),
                describe_duration(now - summary.created_at),
                describe_duration(now - summary.last_at),
            )
        out.print(table)


@app.command("show")
def show_table(
    code: Annotated[str, CODE],
    database: options.Database = None,
    language: options.Language = None,
    as_json: options.Json = False,
) -> None:
    """Show a table's settings, seats and phase.

    The cards are shown only after the game.

    \b
    Example:
      mascarade tables show QK7M2R
    """
    from mascarade.server.ops import admin
    from mascarade.server.storage.tables import table_summaries

    async def find(store: Store) -> tuple[TableSummary, TableState]:
        row = await admin.find_table(store, code)
        (summary,) = [each for each in await table_summaries(store, (), None) if each.code == row.code]
        return summary, await admin.table_state(store, row)

    with error_boundary(as_json=as_json, language=language):
        summary, state = _ask(database, find)
        if as_json:
            write_json(_table_as_json(summary, state))
        else:
            _print(console(), summary, state)


@app.command("close")
def close_table(
    code: Annotated[str, CODE],
    database: options.Database = None,
    yes: Annotated[bool, typer.Option("--yes", help="Don't ask for confirmation.")] = False,
    language: options.Language = None,
    as_json: options.Json = False,
) -> None:
    """Close a table.

    A running server notifies its players within a few seconds.

    \b
    Example:
      mascarade tables close QK7M2R --yes
    """
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
    out: Annotated[str, options.option("FOLDER", "Folder for the records.")],
    code: Annotated[str | None, CODE] = None,
    every: Annotated[bool, typer.Option("--all", help="Export the records of all tables.")] = False,
    database: options.Database = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite existing records.")] = False,
    language: options.Language = None,
    as_json: options.Json = False,
) -> None:
    """Export the records of finished games.

    Writes one file per game, CODE-GAME.json.

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
        finished = _ask(database, find)
        folder = files.make_folder(out)
        records = {str(folder / f"{row.code}-{game}.json"): record for row, game, record in finished}
        for file in records:
            files.refuse_to_overwrite(file, force=force)
        for file, record in records.items():
            files.write(file, write_record(record), force=force)
        if as_json:
            write_json({"records": list(records)})
        else:
            console().print(words().say("cli-tables-exported", count=len(records), folder=clean(out)))


def _ask(database: str | None, question: Callable[[Store], Awaitable[T]]) -> T:
    """Open the store of a service and run a query."""
    from mascarade.server.ops.admin import open_store

    async def ask() -> T:
        async with open_store(database or options.default_database()) as store:
            return await question(store)

    return asyncio.run(ask())


def _summary_as_json(summary: TableSummary) -> dict[str, Json]:
    dates = {"created_at": _date(summary.created_at), "last_at": _date(summary.last_at)}
    return {**msgspec.structs.asdict(summary), **dates}


def _date(instant: int) -> str:
    return datetime.fromtimestamp(instant / 1000, UTC).isoformat(timespec="seconds")


def _table_as_json(summary: TableSummary, state: TableState) -> dict[str, Json]:
    from mascarade.server.views import projection

    shown: dict[str, Json] = msgspec.to_builtins(projection.table_message(state, summary.code, 0))
    details = {name: shown[name] for name in ("game", "settings", "seats")}
    return {**_summary_as_json(summary), **details, "cards": list(_cards(state))}


def _cards(state: TableState) -> tuple[str, ...]:
    """The cards at the end of the game, by spot; none before."""
    if state.play is None or state.phase not in ("finished", "aborted"):
        return ()
    return tuple(card or "" for card in state.play.state.secrets.cards)


def _print(out: Console, summary: TableSummary, state: TableState) -> None:
    say, now = words().say, WallClock().now()
    settings = state.settings
    out.print(render(f"{summary.code} · {say('cli-tables-phase', phase=summary.phase)}"), style="bold")
    out.print(
        say(
            "cli-tables-age",
            age=describe_duration(now - summary.created_at),
            quiet=describe_duration(now - summary.last_at),
        )
    )
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
