"""The server process: one address, served until it is stopped."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys

import uvicorn

from mascarade.rules import Refused
from mascarade.server.config import Config
from mascarade.server.http.app import application
from mascarade.server.http.proxies import Proxies
from mascarade.server.http.transport import Http, Outgoing, Socket
from mascarade.server.ops.lan_address import lan_addresses
from mascarade.server.protocol.messages import MAX_FRAME_BYTES
from mascarade.server.runtime.rate_limit import Connections
from mascarade.server.service import Service

_GIL_SWITCH_SECONDS = 0.001
"""Seconds after which a thread lets another one have its turn: the writer's is short."""
_GC_THRESHOLDS = (50_000, 20, 50)
"""How rarely the collector looks: nearly everything here goes by itself."""
_MAX_PORTS_TRIED = 20
"""Ports that are tried after one that is taken."""
SHUTDOWN_SECONDS = 5
"""Seconds in which requests that were begun have to end when the server stops."""


def listening(host: str, port: int, *, or_next: bool) -> socket.socket:
    """A socket that listens at the port, or at the next free one if that will do; or a refusal."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    problem: OSError | None = None
    for tried in range(port, min(port + _MAX_PORTS_TRIED, 65536) if or_next and port else port + 1):
        # Named as TCP, so that the event loop sends small frames at once.
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, tried))
            found.listen(1024)
        except OSError as refused:
            found.close()
            problem = refused
            continue
        return found
    reason = problem.strerror if problem is not None and problem.strerror else str(problem)
    raise Refused("cannot-listen", host=host, port=port, reason=reason) from problem


class Server(uvicorn.Server):
    """Tells everybody to come back before it closes their lines."""

    def __init__(self, config: uvicorn.Config, service: Service) -> None:
        super().__init__(config)
        self.service = service

    def serve_at(self, door: socket.socket) -> None:
        """Serve at this socket until told to stop."""
        self.service.reach = self.service.config.reach or lan_addresses(door)
        sys.setswitchinterval(_GIL_SWITCH_SECONDS)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*_GC_THRESHOLDS)
        with asyncio.Runner(loop_factory=self.config.get_loop_factory()) as runner:
            runner.run(self.serve(sockets=[door]))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop in order: nobody new is sent here, whoever is here is told, and what was begun is answered."""
        self.service.ready = False
        await self.service.registry.stop()
        await super().shutdown(sockets)


def server(config: Config) -> Server:
    """A server for a service of its own; run it with a socket that listens."""
    return server_of(Service(config))


def server_of(service: Service) -> Server:
    """A server for this service."""
    config = service.config
    proxies = Proxies(config.trusted_proxies)

    class Doorway(Http):
        counted = Connections(config.connections_per_address)
        patience = config.request_patience
        uncounted = proxies

    class Line(Socket):
        outgoing = Outgoing()

    settings = uvicorn.Config(
        application(service),
        access_log=False,
        date_header=False,
        http=Doorway,
        lifespan="on",
        log_config=None,
        log_level="warning",  # below it there are addresses with codes, and frames
        loop="uvloop",
        forwarded_allow_ips=str(proxies),
        proxy_headers=bool(proxies),
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        timeout_keep_alive=30,
        ws=Line,
        ws_max_size=4 * MAX_FRAME_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
    )
    return Server(settings, service)
