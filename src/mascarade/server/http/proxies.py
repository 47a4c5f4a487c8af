"""Whose word counts about where a request comes from, and whether it came over https.

Anybody can send `X-Forwarded-For`. Only from a proxy that whoever runs the service has named is it believed,
and then uvicorn reads it from the right: the last address that is no such proxy.
"""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from mascarade.rules import Refused

FORWARDED = ("x-forwarded-for", "forwarded", "via", "x-real-ip", "x-forwarded-proto", "x-forwarded-host")
"""What a proxy adds to what it passes on."""


class Proxies:
    """The proxies that are believed, as networks; none unless they are named."""

    def __init__(self, named: tuple[str, ...] = ()) -> None:
        self._networks = tuple(_network(name) for name in named)

    def __contains__(self, host: str) -> bool:
        """Whether this is the address of one."""
        if not self._networks:
            return False
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return False
        return any(address in network for network in self._networks)

    def __bool__(self) -> bool:
        return bool(self._networks)

    def __str__(self) -> str:
        """As uvicorn takes them."""
        return ",".join(map(str, self._networks))


def named(text: str) -> tuple[str, ...]:
    """The proxies in a list with commas, or a refusal that names the one that is no address."""
    found = tuple(part.strip() for part in text.split(",") if part.strip())
    Proxies(found)
    return found


def _network(name: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(name, strict=False)
    except ValueError:
        raise Refused("proxy-address", address=name) from None
