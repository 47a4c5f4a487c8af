"""A worker process that shares a listening socket with others: `python -m mascarade.server.process.worker`.

It reads its orders from one line of standard input, and stops when that input ends, since its parent is gone.
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

STOP_SIGNALS = frozenset({signal.SIGTERM, signal.SIGINT})


class Orders(msgspec.Struct, frozen=True):
    """What a worker serves, and how it logs."""

    config: Config
    listener: int
    """The inherited file descriptor of the socket."""
    level: str
    log_format: logs.Format


def serve() -> None:
    """Serve until stopped."""
    signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP_SIGNALS)
    orders = msgspec.json.decode(sys.stdin.buffer.readline(), type=Orders)
    logs.configure(orders.level, orders.log_format)
    threading.Thread(target=_stop_with_parent, daemon=True).start()
    with socket.socket(fileno=orders.listener) as listener:
        server(orders.config).run_on(listener)


def _stop_with_parent() -> None:
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    serve()
