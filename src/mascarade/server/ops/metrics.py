"""Prometheus metrics of one process.

No label names a table, a person, a seat, a card, an action or a bot. Early answers are not counted: `entries`
counts what everybody at a table has been sent.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
_ELSEWHERE = "other"
"""The route of whatever has none, so that nobody fills the memory with addresses."""


class Measured(Protocol):
    """The parts of a service that are measured."""

    ready: bool
    by_address: Connections
    registry: TableRegistry


class Metrics:
    """What one service counts."""

    def __init__(self, service: Measured) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self.registry.register(_Now(service))
        self.requests = Counter(
            "mascarade_requests", "Answered requests.", ("route", "status"), registry=self.registry
        )
        self.entries = Counter(
            "mascarade_entries", "What happened at tables, stored and told.", registry=self.registry
        )
        self.commits = Histogram(
            "mascarade_commit_seconds",
            "Time to bring what happened to the disk.",
            buckets=_SECONDS,
            registry=self.registry,
        )

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)

    def answered(self, route: str | None, status: int) -> None:
        """Count an answer, under the pattern of its route."""
        self.requests.labels(route or _ELSEWHERE, str(status)).inc()


class _Now(Collector):
    """What is counted when it is asked for."""

    def __init__(self, service: Measured) -> None:
        self._service = service

    def collect(self) -> Iterable[Metric]:
        """How things are now."""
        service = self._service
        info = GaugeMetricFamily("mascarade_info", "The version that runs.", labels=("version",))
        info.add_metric((__version__,), 1)
        yield info
        yield from _gauges(
            ("mascarade_ready", "Whether it serves.", float(service.ready)),
            ("mascarade_lines", "Open lines to tables.", float(len(service.by_address))),
            ("mascarade_tables_resident", "Tables in memory.", float(len(service.registry))),
        )


def _gauges(*gauges: tuple[str, str, float]) -> Iterator[Metric]:
    for name, told, value in gauges:
        yield GaugeMetricFamily(name, told, value)
