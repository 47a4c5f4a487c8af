"""`mascarade backup`: a checked copy of a database that may be in use."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from mascarade.cli import options
from mascarade.cli.terminal import files
from mascarade.cli.terminal.errors import FileRefused
from mascarade.cli.terminal.output import Json, console, error_boundary, words, write_json
from mascarade.locales.errors import clean
from mascarade.rules import Refused

_COUNTED = ("people", "tables", "entries")

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command()
def backup(
    out: Annotated[str, typer.Option(metavar="FILE", help="Where the copy goes.", show_default=False)],
    database: options.Database = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite a file.")] = False,
    language: options.Language = None,
    as_json: options.Json = False,
) -> None:
    """Copy the database, while it is served or not.

    The copy is checked. To restore it, serve from the copy.

    \b
    Examples:
      mascarade backup --out tables-copy.db
      mascarade backup --database sqlite:///friday.db --out friday-copy.db --force
    """
    from mascarade.server.storage.engines import database_at

    with error_boundary(as_json=as_json, language=language):
        url = database_at(database or options.default_database()).url
        if url.get_backend_name() == "postgresql":
            plain = url.set(drivername="postgresql").render_as_string(hide_password=True)
            raise Refused("backup-elsewhere", command=f"pg_dump --format=custom --file={out} {plain}")
        source = Path(url.database or "")
        if url.get_backend_name() != "sqlite" or not url.database:
            raise Refused("database-url", url=url.render_as_string(hide_password=True))
        if not source.is_file():
            raise Refused("database-missing", database=url.render_as_string(hide_password=True))
        files.refuse_unwritable(out, force=force)
        counts = _copied(source, out, force=force)
        if as_json:
            document: dict[str, Json] = {"file": out, **counts}
            write_json(document)
        else:
            done = words().say(
                "cli-backup-done", file=clean(out), tables=counts["tables"], people=counts["people"]
            )
            console().print(done)


def _copied(source: Path, file: str, *, force: bool) -> dict[str, int]:
    target = Path(file).resolve()
    beside = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        counts = _copy(source, beside)
        files.put_in_place(beside, target, force=force)
    except sqlite3.Error as problem:
        raise Refused("database-unusable", reason=str(problem)) from None
    except FileExistsError:
        raise FileRefused("file-exists", file=file) from None
    except OSError as problem:
        raise FileRefused("file-unwritable", file=file, reason=f"{problem.strerror}.") from None
    finally:
        for made in (beside, Path(f"{beside}-wal"), Path(f"{beside}-shm")):
            with contextlib.suppress(OSError):
                made.unlink()
    return counts


def _copy(source: Path, beside: Path) -> dict[str, int]:
    """Copy in one step, which no writer waits for, and look whether the copy is whole; its counts."""
    with (
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True, timeout=5)) as read,
        closing(sqlite3.connect(beside)) as copy,
    ):
        read.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # so that the copy is one file
        (found,) = copy.execute("PRAGMA integrity_check").fetchone()
        if found != "ok":
            raise sqlite3.DatabaseError(found)
        counts = {name: copy.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in _COUNTED}
    with beside.open("rb") as opened:
        os.fsync(opened.fileno())
    return counts
