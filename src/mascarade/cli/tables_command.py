"""The commands for whoever runs a service: its tables, and a copy of its database."""

# ruff: noqa: D301 - a backspace keeps click from wrapping the examples

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from mascarade.cli.commands import JsonOption, LanguageOption, app

tables_app = typer.Typer(no_args_is_help=True, rich_markup_mode=None)
app.add_typer(tables_app, name="tables", help="Look after the tables of a service, while it runs or not.")


class PhaseName(StrEnum):
    """What a table can be at."""

    LOBBY = "lobby"
    MEMORISING = "memorising"
    PLAYING = "playing"
    FINISHED = "finished"
    ABORTED = "aborted"
    CLOSED = "closed"


DatabaseOption = Annotated[
    str | None,
    typer.Option(
        envvar="MASCARADE_DATABASE",
        metavar="URL",
        help="Where everything is kept, as for 'mascarade serve'.",
        show_default=False,
    ),
]
CodeArgument = Annotated[str, typer.Argument(metavar="CODE", help="The table's code.", show_default=False)]


@tables_app.command("list")
def list_tables(
    database: DatabaseOption = None,
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
    language: LanguageOption = None,
    as_json: JsonOption = False,
) -> None:
    """List the tables: what each is at, how many people sit there, and since when it is quiet.

    \b
    Examples:
      mascarade tables list
      mascarade tables list --phase playing --phase memorising
      mascarade tables list --quiet-for 7d --json
    """
    from mascarade.cli import tables_office as office
    from mascarade.cli.serve_command import default_database
    from mascarade.cli.terminal.output import error_boundary

    with error_boundary(as_json=as_json, language=language):
        phases = [name.value for name in phase or []]
        office.list_tables(database or default_database(), phases, quiet_for, as_json=as_json)


@tables_app.command("show")
def show_table(
    code: CodeArgument,
    database: DatabaseOption = None,
    language: LanguageOption = None,
    as_json: JsonOption = False,
) -> None:
    """Show a table: its settings, who sits there, and what it is at. Cards only once the game is over."""
    from mascarade.cli import tables_office as office
    from mascarade.cli.serve_command import default_database
    from mascarade.cli.terminal.output import error_boundary

    with error_boundary(as_json=as_json, language=language):
        office.show(database or default_database(), code, as_json=as_json)


@tables_app.command("close")
def close_table(
    code: CodeArgument,
    database: DatabaseOption = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask first.")] = False,
    language: LanguageOption = None,
    as_json: JsonOption = False,
) -> None:
    """Close a table for everybody at it. A server that is running tells them within a few seconds."""
    from mascarade.cli import tables_office as office
    from mascarade.cli.serve_command import default_database
    from mascarade.cli.terminal.output import error_boundary

    with error_boundary(as_json=as_json, language=language):
        office.close(database or default_database(), code, sure=yes, as_json=as_json)


@tables_app.command("export")
def export_records(  # noqa: PLR0917 - each option is a parameter
    out: Annotated[str, typer.Option(metavar="FOLDER", help="Where the records go.", show_default=False)],
    code: Annotated[
        str | None, typer.Argument(metavar="CODE", help="The table's code.", show_default=False)
    ] = None,
    every: Annotated[bool, typer.Option("--all", help="Of all tables.")] = False,
    database: DatabaseOption = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite records that are there.")] = False,
    language: LanguageOption = None,
    as_json: JsonOption = False,
) -> None:
    """Write the records of games that are over, one file each: CODE-GAME.json.

    \b
    Examples:
      mascarade tables export QK7M2R --out records
      mascarade tables export --all --out records
    """
    from mascarade.cli import tables_office as office
    from mascarade.cli.serve_command import default_database
    from mascarade.cli.terminal.output import error_boundary

    with error_boundary(as_json=as_json, language=language):
        office.export(database or default_database(), code, out, every=every, force=force, as_json=as_json)


@app.command()
def backup(
    out: Annotated[str, typer.Option(metavar="FILE", help="Where the copy goes.", show_default=False)],
    database: DatabaseOption = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite a file.")] = False,
    language: LanguageOption = None,
    as_json: JsonOption = False,
) -> None:
    """Copy the database, while it is served or not.

    The copy is checked. To restore it, serve from the copy.

    \b
    Examples:
      mascarade backup --out tables-copy.db
      mascarade backup --database sqlite:///friday.db --out friday-copy.db --force
    """
    from mascarade.cli.backup import backup as copy
    from mascarade.cli.serve_command import default_database
    from mascarade.cli.terminal.output import error_boundary

    with error_boundary(as_json=as_json, language=language):
        copy(database or default_database(), out, force=force, as_json=as_json)
