"""How a service is run: its database, its limits and how long it keeps what."""

from __future__ import annotations

import msgspec

from mascarade.server.cluster.nodes import DEAD_AFTER_SECONDS
from mascarade.server.ops.lan_address import LanAddresses
from mascarade.server.storage.store import RETRY_SECONDS


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """How a service is run."""

    database: str
    """Where everything is kept: SQLite for one process, or PostgreSQL for many."""
    redis: str | None = None
    """Where processes that share a PostgreSQL tell each other of changes at once; else within a second."""
    requests: float = 20
    """Requests of one address in a second, on average."""
    messages: float = 20
    """Messages of one line in a second, on average."""
    lines_per_person: int = 8
    lines_per_address: int = 64
    connections_per_address: int = 256
    """Lines and requests together."""
    request_patience: float = 20.0
    """Seconds that a request may take to arrive."""
    tables_per_person: int = 20
    """New tables of one person in an hour."""
    studies_per_person: int = 10
    """Studies of sets that one person begins in an hour."""
    study_bot: str = "quick"
    """Who plays in these studies ..."""
    study_games: int = 2000
    """... and how many games."""
    patience: float = 10.0
    """Seconds that a bot may think."""
    database_patience: float = RETRY_SECONDS
    """Seconds for which a shared database that does not answer is waited for."""
    dead_after: float = DEAD_AFTER_SECONDS
    """Seconds after which a process that was not seen is dead for those that share a database with it."""
    keep_finished: int = 0
    """Milliseconds for which a table is kept after its game is over; 0: for ever."""
    keep_abandoned: int = 0
    """... and a table at which a game is to begin or to go on, and nothing happens."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies that are believed about where a request comes from."""
    metrics_token: str = ""
    """Who has it may read the metrics from anywhere; without one only this machine may."""
    reach: LanAddresses | None = None
    """Where others reach it; nothing: the socket at which it is served tells."""
