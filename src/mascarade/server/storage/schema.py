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
)
"""Guests. `recovery` is the hash of the key in their recovery link; `keeper` is the guest whose device they
play on, for those who have none of their own.
"""

sessions = Table(
    "sessions",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False, index=True),
)
"""Devices that a guest is known on, by the hash of the device's token."""

handovers = Table(
    "handovers",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("session", LargeBinary(32), nullable=False),
    Column("person", String(32), nullable=False),
    Column("expires_at", BigInteger, nullable=False, index=True),
)
"""Links that move a guest to another device: valid once, and not for long."""

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
"""What tables can be found by. Everything else about one is in its entries.

`wake_at` is when the table has to be looked after although nobody may be there; `driver` is the node that
runs its bots and clocks, as long as that node lives.
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
"""What happened at a table, in order. Two who want the same number: one of them gets it."""

members = Table(
    "members",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32), primary_key=True, index=True),
)
"""Who sits at which tables."""

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
"""Answers to announcements that were given before their turn; of several, the last revision counts."""

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
"""What people said."""

scenarios = Table(
    "scenarios",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("id", String(32), primary_key=True),
    Column("name", String(400), nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
)
"""Sets that people have saved."""

studies = Table(
    "studies",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("done", Integer, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("figures", LargeBinary),
)
"""Quick studies of sets, by a hash of all that they depend on; `figures` when they are done."""

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
"""How games went for the people in them; `deeds` once somebody has asked. They outlive the table."""

nodes = Table(
    "nodes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seen_at", BigInteger, nullable=False),
)
"""The processes that share this database, and when each was last seen, by the database's own clock."""

watchers = Table(
    "watchers",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("node", String(32), primary_key=True),
    Column("count", Integer, nullable=False),
)
"""How many people watch a table through each node."""

OF_A_PERSON = (scenarios, results)
"""What goes with the person it is about."""
