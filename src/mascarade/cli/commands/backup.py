"""`mascarade backup`: a verified copy of a database that may be in use."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from mascarade.cli import options
from mascarade.cli.terminal import files
from mascarade.cli.terminal.output import console, error_boundary, words, write_json
from mascarade.locales.errors import clean
from mascarade.rules import Refused

_COUNTED = ("people", "tables", "entries")


def backup(
    out: Annotated[str, options.option("FILE", "File to write the copy to.")],
    database: options.Database = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite a file.")] = False,
    language: options.Language = None,
    as_json: options.Json = False,
) -> None:
    """Back up the database, even while it is served.

    The copy is verified. To restore it, serve from the copy.

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
        try:
            with files.replacing(out, force=force) as temporary:
                try:
                    counts = _copy(source, temporary)
                finally:
                    for suffix in ("-wal", "-shm"):
                        Path(f"{temporary}{suffix}").unlink(missing_ok=True)
        except sqlite3.Error as problem:
            raise Refused("database-unusable", reason=str(problem)) from None
        if as_json:
            write_json({"file": out, **counts})
        else:
            tables, people = counts["tables"], counts["people"]
            console().print(words().say("cli-backup-done", file=clean(out), tables=tables, people=people))


def _copy(source: Path, target: Path) -> dict[str, int]:
    """Copy in one step, without blocking writers, and check the copy; its row counts."""
    from mascarade.server.storage.engines import make_private_file

    make_private_file(target)
    with (
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True, timeout=5)) as read,
        closing(sqlite3.connect(target)) as copy,
    ):
        read.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # the copy is a single file
        (report,) = copy.execute("PRAGMA integrity_check").fetchone()
        if report != "ok":
            raise sqlite3.DatabaseError(report)
        counts = {name: copy.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in _COUNTED}
    with target.open("rb") as opened:
        os.fsync(opened.fileno())
    return counts
