"""One of several processes that serve at one socket: `python -m mascarade.server.process.worker`.

Everything that it has to know comes over its standard input, in one line. When that input ends, so does the
process: whoever started it is gone.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading

import msgspec

from mascarade.server.config import Config
from mascarade.server.ops import logs
from mascarade.server.process.serve import server

PASSED_ON = frozenset({signal.SIGTERM, signal.SIGINT})


class Orders(msgspec.Struct, frozen=True):
    """What a worker does: serve at a socket that it has inherited."""

    config: Config
    door: int
    """The file descriptor of the socket."""
    level: str
    """What is logged."""
    log_format: logs.Format


def serve() -> None:
    """Serve until told to stop."""
    signal.pthread_sigmask(signal.SIG_UNBLOCK, PASSED_ON)
    orders = msgspec.json.decode(sys.stdin.buffer.readline(), type=Orders)
    logs.begin(orders.level, orders.log_format)
    threading.Thread(target=_watch, daemon=True).start()
    with socket.socket(fileno=orders.door) as door:
        server(orders.config).serve_at(door)


def _watch() -> None:
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    serve()
