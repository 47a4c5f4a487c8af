"""The server process: one listening socket, served until it is stopped."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from typing import Any

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from mascarade.rules import Refused
from mascarade.server.config import Config
from mascarade.server.http.app import application
from mascarade.server.http.hosts import AllowedHosts
from mascarade.server.http.proxies import Proxies
from mascarade.server.http.transport import HttpProtocol, WebSocketProtocol
from mascarade.server.ops.lan_address import lan_addresses
from mascarade.server.protocol.client_in import MAX_FRAME_BYTES
from mascarade.server.runtime.rate_limit import Connections
from mascarade.server.service import Service

_GIL_SWITCH_SECONDS = 0.001
"""GIL switch interval, short so that the writer thread isn't starved."""
_GC_THRESHOLDS = (50_000, 20, 50)
"""Rare collections: reference counting frees nearly everything."""
_MAX_PORTS_TRIED = 20
SHUTDOWN_SECONDS = 5
"""How long running requests may take when the server stops."""


def listen(host: str, port: int, *, or_next: bool) -> socket.socket:
    """A socket that listens at the port, or with `or_next` at the next free one; refuses if it can't."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    problem: OSError | None = None
    for tried in range(port, min(port + _MAX_PORTS_TRIED, 65536) if or_next and port else port + 1):
        # With the protocol named, the event loop sets TCP_NODELAY and small frames are sent at once.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, tried))
            listener.listen(1024)
            return listener
        except OSError as failure:
            listener.close()
            problem = failure
    reason = problem.strerror if problem is not None and problem.strerror else str(problem)
    raise Refused("cannot-listen", host=host, port=port, reason=reason) from problem


class Server(uvicorn.Server):
    """A uvicorn server that asks clients to reconnect before it closes their connections."""

    def __init__(self, config: uvicorn.Config, service: Service) -> None:
        super().__init__(config)
        self.service = service

    def run_on(self, listener: socket.socket) -> None:
        """Serve at this socket until stopped by a signal."""
        self.service.reach = self.service.config.reach or lan_addresses(listener)
        sys.setswitchinterval(_GIL_SWITCH_SECONDS)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*_GC_THRESHOLDS)
        with asyncio.Runner(loop_factory=self.config.get_loop_factory()) as runner:
            runner.run(self.serve(sockets=[listener]))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Become unready, close the WebSockets, and answer the running requests."""
        self.service.ready = False
        await self.service.registry.stop()
        await super().shutdown(sockets)


def server(config: Config) -> Server:
    """A server for a new service."""
    return server_of(Service(config))


def server_of(service: Service) -> Server:
    """A server for this service."""
    config = service.config
    proxies = Proxies(config.trusted_proxies)

    class Http(HttpProtocol):
        counted = Connections(config.connections_per_address)
        patience = config.request_patience
        uncounted = proxies

    app: Any = application(service)
    if proxies:
        app = ProxyHeadersMiddleware(app, str(proxies))
    settings = uvicorn.Config(
        AllowedHosts(app, config.allowed_hosts, proxies),  # outside: it sees the proxy's address
        access_log=False,
        date_header=False,
        http=Http,
        lifespan="on",
        log_config=None,
        log_level="warning",  # lower levels log codes and frames
        loop="uvloop",
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        timeout_keep_alive=30,
        ws=WebSocketProtocol,
        ws_max_size=4 * MAX_FRAME_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
    )
    return Server(settings, service)
