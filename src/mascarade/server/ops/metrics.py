"""Counts and times of a whole process, for Prometheus: how much, how fast, and never what was played.

No label names a table, a person, a seat, a card, an action or a bot. Answers that are held until their turn
are counted nowhere: `entries` counts what everybody at a table has been told of.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Iterator
from ipaddress import ip_address
from typing import TYPE_CHECKING

from litestar.types import Message, Scope
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

if TYPE_CHECKING:
    from mascarade.server.service import Service

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
_ELSEWHERE = "other"
"""The route of whatever has none, so that nobody fills the memory with addresses."""


class Metrics:
    """What one service counts."""

    def __init__(self, service: Service) -> None:
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

    def answered(self, message: Message, scope: Scope) -> None:
        """Count an answer, under the pattern of its route."""
        if message["type"] == "http.response.start":
            route = scope.get("path_template") or _ELSEWHERE
            self.requests.labels(route, str(message["status"])).inc()


class _Now(Collector):
    """What is counted when it is asked for."""

    def __init__(self, service: Service) -> None:
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
            ("mascarade_tables_resident", "Tables in memory.", float(service.registry.resident)),
        )


def _gauges(*gauges: tuple[str, str, float]) -> Iterator[Metric]:
    for name, told, value in gauges:
        yield GaugeMetricFamily(name, told, value)


def may_read(service: Service, host: str, authorization: str, *, forwarded: bool) -> bool:
    """Whether metrics are for who asks: with the token where there is one, or else on this very machine.

    What a proxy on this machine passes on comes from elsewhere, whether or not the proxy is believed.
    """
    token = service.config.metrics_token
    if token:
        scheme, _, given = authorization.partition(" ")
        return scheme.lower() == "bearer" and hmac.compare_digest(given.strip().encode(), token.encode())
    try:
        return not forwarded and ip_address(host.partition("%")[0]).is_loopback
    except ValueError:
        return False
