"""Prometheus metrics of one process.

No label names a table, a person, a seat, a card, an action or a bot. Early answers are not counted, only
entries that everybody at a table has been sent.
"""

from __future__ import annotations

from collections.abc import Callable, Sized

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    Info,
    ProcessCollector,
    generate_latest,
)

from mascarade import __version__

_BUCKETS_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
_NO_ROUTE = "other"
"""The label of requests without a route, so that nobody can fill the memory with paths."""


class Metrics:
    """The metrics of one service."""

    def __init__(self, is_ready: Callable[[], bool], lines: Sized, tables: Sized) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        Info("mascarade", "The running version.", registry=self.registry).info({"version": __version__})
        for name, meaning, measure in (
            ("ready", "Whether it serves.", is_ready),
            ("lines", "Open WebSockets.", lambda: len(lines)),
            ("tables_resident", "Tables in memory.", lambda: len(tables)),
        ):
            Gauge(f"mascarade_{name}", meaning, registry=self.registry).set_function(measure)
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
