"""The server's addresses on the local network."""

from __future__ import annotations

import socket
from ipaddress import ip_address

import msgspec


class LanAddresses(msgspec.Struct, frozen=True):
    """The addresses at which other machines reach the server, if known."""

    addresses: tuple[str, ...] = ()
    loopback: bool = False
    """Whether only this machine can reach it."""


def lan_addresses(listener: socket.socket) -> LanAddresses:
    """The addresses of a listening socket."""
    host, port = listener.getsockname()[:2]
    bound = ip_address(host.partition("%")[0])
    if bound.is_loopback:
        return LanAddresses(loopback=True)
    outside = own_address() if bound.is_unspecified else host
    return LanAddresses() if outside is None else LanAddresses((address(outside, port),))


def address(host: str, port: int) -> str:
    """The URL of the page."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def own_address() -> str | None:
    """This machine's address on its network, found without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if found.startswith("127.") else found
