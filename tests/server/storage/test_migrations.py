"""Migrations of the database schema: the last step yields exactly the schema that the service expects."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from mascarade.server.storage import schema, store
from mascarade.server.storage.migrate import migrate, newest
from tests.kit.backends import databases

MIGRATIONS = Path(store.__file__).parent / "migrations"


def engine_at(path: Path) -> sa.Engine:
    return databases.fresh(path)


def keys(engine: sa.Engine) -> dict[str, list[str]]:
    """The primary key of each table, which Alembic does not compare."""
    found = sa.inspect(engine)
    return {name: found.get_pk_constraint(name)["constrained_columns"] for name in found.get_table_names()}


def test_from_nothing_to_the_newest_is_what_the_service_expects(tmp_path: Path) -> None:
    engine, made = engine_at(tmp_path / "t.db"), engine_at(tmp_path / "made.db")
    migrate(engine)
    schema.metadata.create_all(made)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
    expected = keys(made)
    assert {name: key for name, key in keys(engine).items() if name in expected} == expected
    engine.dispose()
    made.dispose()


def test_migrating_again_changes_nothing(tmp_path: Path) -> None:
    engine = engine_at(tmp_path / "t.db")
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(schema.people.insert(), {"id": "p", "name": "Ada", "created_at": 1})
    migrate(engine)
    with engine.connect() as connection:
        assert connection.execute(sa.select(schema.people.c.name)).scalars().all() == ["Ada"]
    engine.dispose()


def test_from_the_first_schema_everything_is_kept(tmp_path: Path) -> None:
    engine = engine_at(tmp_path / "t.db")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    row = {"id": "t", "code": "ABCDEF", "secret": b"s", "phase": "lobby", "listed": True}
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        columns = ", ".join(row)
        values = ", ".join(f":{name}" for name in row)
        old = f"INSERT INTO tables ({columns}, created_at, changed_at) VALUES ({values}, 1, 2)"
        connection.execute(sa.text(old), row)
    migrate(engine)
    with engine.connect() as connection:
        kept = connection.execute(sa.select(schema.tables)).mappings().one()
        assert {name: kept[name] for name in row} == row
        assert kept["driver"] is None
    engine.dispose()


def test_people_of_the_release_before_faces_have_the_face_of_their_name(tmp_path: Path) -> None:
    engine = engine_at(tmp_path / "t.db")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0004")
        for row in ("'p', 'Ada', 1, NULL", "'g', 'Anna', 1, 'p'"):
            connection.execute(sa.text(f"INSERT INTO people (id, name, created_at, keeper) VALUES ({row})"))
    migrate(engine)
    with engine.connect() as connection:
        rows = connection.execute(sa.select(schema.people).order_by(schema.people.c.name)).all()
    assert [(row.name, row.face) for row in rows] == [("Ada", None), ("Anna", None)]
    engine.dispose()


def test_several_who_start_at_once_migrate_once(tmp_path: Path) -> None:
    engine = engine_at(tmp_path / "t.db")
    if engine.dialect.name == "sqlite":  # SQLite is for one process
        migrate(engine)
    with ThreadPoolExecutor(3) as starting:
        for started in [starting.submit(migrate, engine) for _ in range(3)]:
            started.result()
    assert "nodes" in sa.inspect(engine).get_table_names()
    engine.dispose()


@pytest.mark.sqlite
def test_there_is_one_newest_step() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_heads() == [newest()]


@pytest.mark.sqlite
def test_a_path_with_a_per_cent_sign_is_a_path(tmp_path: Path) -> None:
    (tmp_path / "100%s").mkdir()
    engine = engine_at(tmp_path / "100%s" / "t.db")
    migrate(engine)
    assert "entries" in sa.inspect(engine).get_table_names()
    engine.dispose()
