"""Trusted proxies, which tell where a request comes from and whether it came over https.

Anybody can send `X-Forwarded-For`. It is trusted only from the configured proxies; uvicorn then takes the
last address in it that is no trusted proxy.
"""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from mascarade.rules import Refused

FORWARDED = ("x-forwarded-for", "forwarded", "via", "x-real-ip", "x-forwarded-proto", "x-forwarded-host")
"""Headers that proxies add."""


class Proxies:
    """The networks of trusted proxies."""

    def __init__(self, names: tuple[str, ...] = ()) -> None:
        self._networks = tuple(_network(name) for name in names)

    def __contains__(self, host: str) -> bool:
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return False
        return any(address in network for network in self._networks)

    def __bool__(self) -> bool:
        return bool(self._networks)

    def __str__(self) -> str:
        """The networks in uvicorn's notation."""
        return ",".join(map(str, self._networks))


def parse_proxies(text: str) -> tuple[str, ...]:
    """The proxies in a comma-separated list; refuses what is no address."""
    found = tuple(part.strip() for part in text.split(",") if part.strip())
    Proxies(found)
    return found


def _network(name: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(name, strict=False)
    except ValueError:
        raise Refused("proxy-address", address=name) from None
