"""Rate limits (token buckets) and counts of open connections.

The caller passes the time, in seconds that only grow.
"""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import IPv6Address, ip_address
from itertools import islice
from typing import NamedTuple

MAX_KEYS = 50_000
"""Keys that limits remember at a time; above them, those asked longest ago are forgotten."""


def address_key(address: str) -> str:
    """What counts as one place on the network: an IPv4 address, or the /64 that one IPv6 line has."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"


class Bucket:
    """Holds up to `burst` tokens, and gains `rate` of them a second."""

    __slots__ = ("_at", "_tokens", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        if rate <= 0 or burst <= 0:
            raise ValueError("a bucket without room or inflow lets nothing pass")
        self.rate, self.burst = rate, burst
        self._tokens = burst
        self._at: float | None = None

    def allow(self, now: float, cost: float = 1.0) -> float:
        """Nothing, and the tokens are taken; or the seconds to wait, and none are.

        What costs more than the bucket holds is let pass when it is full, and has to be made up for.
        """
        wait = self.waiting(now, cost)
        if not wait:
            self._tokens -= cost
        return wait

    def waiting(self, now: float, cost: float = 1.0) -> float:
        """The seconds to wait until so much is allowed; nothing is taken."""
        self._fill(now)
        return max(0.0, (min(cost, self.burst) - self._tokens) / self.rate)

    def full(self, now: float) -> bool:
        """Whether it has forgotten all that was taken."""
        self._fill(now)
        return self._tokens >= self.burst

    def _fill(self, now: float) -> None:
        if self._at is None:
            self._at = now
        elif now > self._at:
            self._tokens = min(self.burst, self._tokens + (now - self._at) * self.rate)
            self._at = now


class Limits:
    """A bucket for each key, such as a person or an address. Remembers at most `most` of them."""

    def __init__(self, rate: float, burst: float, *, most: int = MAX_KEYS) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        """Who was asked about last comes last."""

    def __len__(self) -> int:
        return len(self._buckets)

    def allow(self, key: str, now: float, cost: float = 1.0) -> float:
        """Nothing if the key may go on, else the seconds to wait."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
        self._buckets.move_to_end(key)
        waiting = bucket.allow(now, cost)
        self._tidy(now)
        return waiting

    def waiting(self, key: str, now: float) -> float:
        """The seconds that the key has to wait; nothing is taken."""
        bucket = self._buckets.get(key)
        return 0.0 if bucket is None else bucket.waiting(now)

    def _tidy(self, now: float) -> None:
        """Drop a few that are full again, and would say the same if they were new; and what is too much."""
        for oldest in list(islice(self._buckets, 2)):
            if len(self._buckets) <= self._most and not self._buckets[oldest].full(now):
                break
            del self._buckets[oldest]


class SharedLimits(NamedTuple):
    """Limits of a person, and of all people at one address together: a new person costs nothing."""

    by_person: Limits
    by_address: Limits


class Connections:
    """Counts what is open at a time for each key, and lets it be no more than `most`."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: dict[str, int] = {}

    def __len__(self) -> int:
        return sum(self._open.values())

    def acquire(self, key: str) -> bool:
        """Count one more, if the key may have it."""
        count = self._open.get(key, 0)
        if count >= self.most:
            return False
        self._open[key] = count + 1
        return True

    def release(self, key: str) -> None:
        """One that was counted is no more."""
        count = self._open.get(key, 0)
        if count > 1:
            self._open[key] = count - 1
        else:
            self._open.pop(key, None)

    def count(self, key: str) -> int:
        """How many the key has open."""
        return self._open.get(key, 0)
