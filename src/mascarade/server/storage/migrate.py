"""Migration of a database to the newest schema; the steps are in `migrations`."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from mascarade.rules import Refused

_MIGRATIONS = Path(__file__).parent / "migrations"
_MIGRATING = sa.text("SELECT pg_advisory_xact_lock(hashtextextended('mascarade: migrating', 0))")


def migrate(engine: sa.Engine) -> None:
    """Migrate the database to the newest schema."""
    with engine.connect() as connection:
        found = _version_of(connection)
    if found == newest():
        return
    if found is not None and found > newest():
        raise Refused("database-newer", found=found, known=newest())
    from alembic import command  # noqa: PLC0415 - heavy import, rarely needed
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # one of the nodes that start at once does it
            connection.execute(sa.text("SET LOCAL statement_timeout = 0"))
            connection.execute(sa.text("SET LOCAL lock_timeout = 0"))
            connection.execute(_MIGRATING)
            if _version_of(connection) == newest():
                return
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def newest() -> str:
    """The newest version of the schema: the highest number in `migrations`."""
    return max(step.stem.partition("_")[0] for step in (_MIGRATIONS / "versions").glob("[0-9]*.py"))


def _version_of(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()


def check_version(url: sa.URL) -> None:
    """Refuse a database that does not exist or has an older schema; only the server migrates."""
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise Refused("database-missing", database=url.render_as_string(hide_password=True))
    engine = sa.create_engine(url, hide_parameters=True)
    try:
        with engine.connect() as connection:
            found = _version_of(connection)
    except sa.exc.DatabaseError as problem:
        raise Refused("database-unusable", reason=str(getattr(problem, "orig", problem))) from problem
    finally:
        engine.dispose()
    if found is None or found < newest():
        raise Refused("database-older", found=found or "0", known=newest())
