"""The service: composition root of store, people, tables and bots, with the clock and entropy it is given."""

from __future__ import annotations

from os import urandom

from mascarade.server.botpool.pool import BotPool
from mascarade.server.cluster.nodes import nodes_of
from mascarade.server.cluster.pubsub import pubsub_at
from mascarade.server.config import Config
from mascarade.server.ops.lan_address import LanAddresses
from mascarade.server.ops.metrics import Metrics
from mascarade.server.ops.retention import Retention
from mascarade.server.people.accounts import People
from mascarade.server.people.stats import HighlightFinder
from mascarade.server.review.jobs import Replays, Timelines
from mascarade.server.runtime.clock import Clock, WallClock
from mascarade.server.runtime.rate_limit import Connections, Limits
from mascarade.server.runtime.registry import TableRegistry
from mascarade.server.runtime.sync import ended_session
from mascarade.server.scenarios.studies import Studies
from mascarade.server.storage.store import Store
from mascarade.server.tables.lobby import Entropy


class Service:
    """Everything behind the doors."""

    def __init__(self, config: Config, *, clock: Clock | None = None, entropy: Entropy | None = None) -> None:
        self.config = config
        self.clock = clock or WallClock()
        self.entropy = entropy = entropy or urandom
        self.store = Store(config.database, config.database_patience)
        name = entropy(8).hex() if self.store.shared else None
        self.nodes = nodes_of(self.store, name, config.dead_after)
        self.bus = pubsub_at(config.redis, name or "")
        self.people = People(self.store, entropy)
        self.thinkers = BotPool(patience=config.patience)
        self.registry = TableRegistry(self.store, self.thinkers, self.clock, entropy, self.nodes, self.bus)
        self.upkeep = Retention(
            self.store, self.registry, self.nodes, self.clock, config.keep_finished, config.keep_abandoned
        )
        self.timelines = Timelines()
        self.judging = HighlightFinder(self.store, self.timelines)
        self.studies = Studies(self.store, self.clock, bot=config.study_bot, games=config.study_games)
        self.replays = Replays()
        self.requests = Limits(rate=config.requests, burst=5 * config.requests)
        self.misses = Limits(rate=0.2, burst=20)
        """Codes, keys and tokens that nobody has, tried by one address."""
        self.openings = Limits(rate=config.tables_per_person / 3600, burst=config.tables_per_person)
        self.keepings = Limits(rate=config.tables_per_person / 3600, burst=config.tables_per_person)
        """New guests on one person's device."""
        self.begun_studies = Limits(rate=config.studies_per_person / 3600, burst=config.studies_per_person)
        self.searches = Limits(rate=0.02, burst=5)
        """How often one address has everything about a person looked for: it is long work."""
        self.by_person = Connections(config.lines_per_person)
        self.by_address = Connections(config.lines_per_address)
        self.reach = config.reach or LanAddresses()
        self.ready = False
        self.metrics = Metrics(self)
        self.store.committed = self.metrics.commits.observe
        self.registry.stored = self.metrics.entries.inc

    async def start(self) -> None:
        """Open the store, and begin to look after tables."""
        self.store.open()
        await self.nodes.beat()
        await self.thinkers.start()
        self.bus.start(self._heard)
        self.registry.start()
        self.upkeep.start()
        self.ready = True

    def _heard(self, hint: str) -> None:
        """Another node has changed something."""
        session = ended_session(hint)
        if session is not None:
            self.people.forget_session(session)
        self.registry.follower.hear(hint)

    async def stop(self) -> None:
        """Tell everybody to come back, and let go of everything."""
        self.ready = False
        await self.upkeep.stop()
        await self.studies.stop()
        await self.judging.stop()
        await self.registry.stop()
        await self.bus.stop()
        await self.thinkers.stop()
        self.store.close()
