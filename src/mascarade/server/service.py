"""The service: composition root of store, accounts, tables and bots."""

from __future__ import annotations

from os import urandom

from mascarade.server.botpool.pool import BotPool
from mascarade.server.cluster.nodes import Nodes
from mascarade.server.cluster.pubsub import PubSub, RedisPubSub
from mascarade.server.config import Config
from mascarade.server.ops.lan_address import LanAddresses
from mascarade.server.ops.metrics import Metrics
from mascarade.server.ops.retention import Retention
from mascarade.server.people.accounts import Accounts
from mascarade.server.people.stats import HighlightFinder
from mascarade.server.review.jobs import Reviews
from mascarade.server.runtime.clock import Clock, WallClock
from mascarade.server.runtime.hints import ended_session
from mascarade.server.runtime.rate_limit import Connections, Limits, SharedLimits
from mascarade.server.runtime.registry import TableRegistry
from mascarade.server.scenarios.studies import Studies
from mascarade.server.storage.store import Store
from mascarade.server.tables.lobby import Entropy


def _hourly(of_person: int, of_address: int) -> SharedLimits:
    """Limits of what one person may do in an hour, and all people at their address together."""
    by_person = Limits(rate=of_person / 3600, burst=of_person)
    return SharedLimits(by_person, Limits(rate=of_address / 3600, burst=of_address))


class Service:
    """All parts of one process, with the clock and entropy it is given."""

    def __init__(self, config: Config, *, clock: Clock | None = None, entropy: Entropy | None = None) -> None:
        self.config = config
        self.clock = clock or WallClock()
        self.entropy = entropy = entropy or urandom
        self.store = Store(config.database, config.database_patience)
        name = entropy(8).hex() if self.store.shared else None
        self.nodes = Nodes(self.store, name, config.dead_after)
        self.pubsub = PubSub() if config.redis is None else RedisPubSub(config.redis, name or "")
        self.accounts = Accounts(self.store, entropy)
        self.bot_pool = BotPool(patience=config.patience)
        self.registry = TableRegistry(self.store, self.bot_pool, self.clock, entropy, self.nodes, self.pubsub)
        self.retention = Retention(self.registry, self.nodes, config.keep_finished, config.keep_abandoned)
        self.reviews = Reviews()
        self.highlight_finder = HighlightFinder(self.store, self.reviews)
        self.studies = Studies(self.store, self.clock, bot=config.study_bot, games=config.study_games)
        self.requests = Limits(rate=config.requests, burst=5 * config.requests)
        self.failed_lookups = Limits(rate=0.2, burst=20)
        """Unknown codes, keys and tokens, by address."""
        self.new_tables = _hourly(config.tables_per_person, config.tables_per_address)
        self.new_guests = _hourly(config.tables_per_person, config.guests_per_address)
        """By person: those on their device."""
        self.new_studies = _hourly(config.studies_per_person, config.studies_per_address)
        self.data_requests = Limits(rate=0.02, burst=5)
        """Exports and deletions of personal data, by address: they search all tables."""
        self.by_person = Connections(config.lines_per_person)
        self.by_address = Connections(config.lines_per_address)
        self.reach = config.reach or LanAddresses()
        self.ready = False
        self.metrics = Metrics(lambda: self.ready, lines=self.by_address, tables=self.registry)
        self.registry.scheduler.instant = config.instant_bots
        self.store.on_commit = self.metrics.commits.observe
        self.registry.after_append = self.metrics.entries.inc

    async def start(self) -> None:
        """Open the store and start the background work."""
        self.store.open()
        await self.nodes.heartbeat()
        await self.bot_pool.start()
        self.pubsub.start(self._receive_hint)
        self.registry.start()
        self.retention.start()
        self.ready = True

    def _receive_hint(self, hint: str) -> None:
        if (ended := ended_session(hint)) is not None:
            self.accounts.forget_session(ended[0])
        self.registry.sync.hear(hint)

    async def stop(self) -> None:
        """Disconnect everybody and stop all parts."""
        self.ready = False
        await self.retention.stop()
        await self.studies.stop()
        await self.highlight_finder.stop()
        await self.reviews.stop()
        await self.registry.stop()
        await self.accounts.tasks.stop()
        await self.pubsub.stop()
        await self.bot_pool.stop()
        self.store.close()
