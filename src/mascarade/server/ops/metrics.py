"""Prometheus metrics of one process.

No label names a table, a person, a seat, a card, an action or a bot. Early answers are not counted, only
entries that everybody at a table has been sent.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from prometheus_client import (
    CollectorRegistry,
    Counter,
    GCCollector,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from mascarade import __version__
from mascarade.server.runtime.rate_limit import Connections
from mascarade.server.runtime.registry import TableRegistry

_BUCKETS_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
_NO_ROUTE = "other"
"""The label of requests without a route, so that nobody can fill the memory with paths."""


class Measured(Protocol):
    """The measured parts of a service."""

    ready: bool
    by_address: Connections
    registry: TableRegistry


class Metrics:
    """The metrics of one service."""

    def __init__(self, service: Measured) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self.registry.register(_Gauges(service))
        self.requests = Counter(
            "mascarade_requests", "Answered requests.", ("route", "status"), registry=self.registry
        )
        self.entries = Counter(
            "mascarade_entries", "Entries stored and broadcast at tables.", registry=self.registry
        )
        self.commits = Histogram(
            "mascarade_commit_seconds",
            "Time of a database commit.",
            buckets=_BUCKETS_SECONDS,
            registry=self.registry,
        )

    def text(self) -> bytes:
        """All metrics in Prometheus's format."""
        return generate_latest(self.registry)

    def count_response(self, route: str | None, status: int) -> None:
        """Count a response under the pattern of its route."""
        self.requests.labels(route or _NO_ROUTE, str(status)).inc()


class _Gauges(Collector):
    """Metrics that are read when they are asked for."""

    def __init__(self, service: Measured) -> None:
        self._service = service

    def collect(self) -> Iterable[Metric]:
        service = self._service
        info = GaugeMetricFamily("mascarade_info", "The running version.", labels=("version",))
        info.add_metric((__version__,), 1)
        yield info
        yield GaugeMetricFamily("mascarade_ready", "Whether it serves.", float(service.ready))
        yield GaugeMetricFamily("mascarade_lines", "Open WebSockets.", float(len(service.by_address)))
        resident = float(len(service.registry))
        yield GaugeMetricFamily("mascarade_tables_resident", "Tables in memory.", resident)
