"""The tables of the database. A change here needs a step in `migrations`; a test compares the two."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(200), nullable=False),
    Column("recovery", LargeBinary(32), unique=True),
    Column("created_at", BigInteger, nullable=False),
    Column("keeper", String(32), index=True),
    Column("face", LargeBinary),
)
"""Guests. `recovery` is the hash of their recovery key; `keeper` is the owner of a shared device.

`face` is NULL where the face follows from the name.
"""

sessions = Table(
    "sessions",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False, index=True),
    Column("browser", String(16)),
    Column("system", String(16)),
    Column("used_on", BigInteger),
)
"""Devices on which a guest is signed in, by the hash of the device's token. `used_on` is a day."""

handovers = Table(
    "handovers",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("session", LargeBinary(32), nullable=False),
    Column("person", String(32), nullable=False),
    Column("expires_at", BigInteger, nullable=False, index=True),
    Column("adds", Boolean),
)
"""Single-use links to another device. The guest moves there; with `adds` this device stays signed in too."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("secret", LargeBinary(32), nullable=False),
    Column("phase", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("wake_at", BigInteger, index=True),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("driver", String(32)),
    Index("tables_listed", "listed", "phase", "changed_at"),
)
"""The columns that tables are found by. Everything else is in their entries.

`wake_at` is when a table needs attention even if nobody is connected; `driver` is the node that runs its bots
and clocks.
"""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""The tables' logs. The primary key makes an append a compare-and-set."""

members = Table(
    "members",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32), primary_key=True, index=True),
)
"""The people seated at tables."""

answers = Table(
    "answers",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("game", Integer, primary_key=True),
    Column("decision", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("tenure", Integer, primary_key=True),
    Column("id", String(64), primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""Early answers to announcements; the last revision counts."""

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("name", String(200), nullable=False),
    Column("text", String(2000), nullable=False),
    sqlite_with_rowid=False,
)
"""Chat messages."""

scenarios = Table(
    "scenarios",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("id", String(32), primary_key=True),
    Column("name", String(400), nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
)
"""Saved sets."""

studies = Table(
    "studies",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("done", Integer, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("figures", LargeBinary),
)
"""Quick studies of sets, by a hash of all their inputs; `figures` when they are done."""

results = Table(
    "results",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("game", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("deeds", LargeBinary),
)
"""Results of games by person, longer than the table; `deeds` are highlights, found on request."""

nodes = Table(
    "nodes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seen_at", BigInteger, nullable=False),
)
"""The nodes that share this database; `seen_at` is by the database's clock."""

watchers = Table(
    "watchers",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("node", String(32), primary_key=True),
    Column("count", Integer, nullable=False),
)
"""How many people watch a table through each node."""

OF_A_PERSON = (scenarios, results)
"""Tables whose rows are deleted with their person."""
