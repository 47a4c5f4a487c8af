"""The configuration of a service: database, limits and retention."""

from __future__ import annotations

import msgspec

from mascarade.server.cluster.nodes import DEAD_AFTER_SECONDS
from mascarade.server.ops.lan_address import LanAddresses
from mascarade.server.storage.store import RETRY_SECONDS


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """The configuration of a service."""

    database: str
    """URL of the database: SQLite for one process, PostgreSQL for several."""
    redis: str | None = None
    """URL of Redis, for hints between nodes; without it they poll every second."""
    requests: float = 20
    """Average requests a second from one address."""
    messages: float = 20
    """Average messages a second on one WebSocket."""
    lines_per_person: int = 8
    lines_per_address: int = 64
    connections_per_address: int = 256
    """WebSockets and requests together."""
    request_patience: float = 20.0
    """Seconds for a request to arrive."""
    tables_per_person: int = 20
    """New tables an hour."""
    tables_per_address: int = 120
    """The same for all people at one address: a new person costs nothing."""
    guests_per_address: int = 240
    """New people an hour. Forty who come at once, and open a table each, are never too many."""
    studies_per_person: int = 10
    """New studies of sets an hour."""
    studies_per_address: int = 40
    study_bot: str = "quick"
    study_games: int = 2000
    patience: float = 10.0
    """Seconds a bot may take before its answer is not waited for any more."""
    instant_bots: bool = False
    """Only for tests: bots answer without their fixed time, and hosts may choose no beat."""
    database_patience: float = RETRY_SECONDS
    """Seconds to retry while PostgreSQL is unavailable."""
    dead_after: float = DEAD_AFTER_SECONDS
    """Seconds without a heartbeat after which the other nodes consider a node dead."""
    keep_finished: int = 0
    """Milliseconds to store a table after its game is over; 0: for ever."""
    keep_abandoned: int = 0
    """Milliseconds to store an idle table in the lobby or during a game; 0: for ever."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies whose forwarding headers are trusted."""
    allowed_hosts: tuple[str, ...] = ()
    """Names of this server, besides those that are always allowed."""
    metrics_token: str = ""
    """Bearer token for the metrics; without one only this machine may read them."""
    reach: LanAddresses | None = None
    """The server's addresses on the network; None: taken from the listening socket."""
