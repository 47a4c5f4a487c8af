"""Several worker processes at one socket: started, restarted and stopped."""

from __future__ import annotations

import logging
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress

import msgspec

from mascarade.rules import Refused
from mascarade.server.config import Config
from mascarade.server.ops import logs
from mascarade.server.process.worker import STOP_SIGNALS, Orders
from mascarade.server.storage.engines import database_at

_MIN_PAUSE_SECONDS, _MAX_PAUSE_SECONDS = 0.5, 30.0
"""The pause before a dead worker is restarted doubles each time."""
_STEADY_SECONDS = 60.0
"""A worker that lived for this long starts again with the shortest pause."""
_STOP_SECONDS = 20.0
"""How long the workers may take to stop."""
_log = logging.getLogger(__name__)


def check_workers(config: Config, count: int) -> None:
    """Refuse several workers without a shared database."""
    if count > 1 and not database_at(config.database).shared:
        raise Refused("workers-need-postgresql")


class _Restarted:
    """A worker process and its restarts."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self.started_at = 0.0
        self.pause = _MIN_PAUSE_SECONDS
        self.restart_at = 0.0

    def start(self, orders: Orders) -> None:
        """Start the process and send its orders."""
        self.started_at = time.monotonic()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "mascarade.server.process.worker"],
            stdin=subprocess.PIPE,
            pass_fds=(orders.listener,),
            start_new_session=True,  # Ctrl-C reaches it only through its parent
        )
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):  # it has died already, and will be restarted
            self.process.stdin.write(msgspec.json.encode(orders) + b"\n")
            self.process.stdin.flush()

    def check(self) -> None:
        """If the process has died, plan its restart."""
        if self.process is None or self.process.poll() is None:
            return
        now = time.monotonic()
        is_steady = now - self.started_at > _STEADY_SECONDS
        self.pause = _MIN_PAUSE_SECONDS if is_steady else min(2 * self.pause, _MAX_PAUSE_SECONDS)
        self.restart_at = now + self.pause
        _log.error("A worker ended (%s); restarting it in %.1f s.", self.process.returncode, self.pause)
        self._close()

    def stop(self, until: float) -> None:
        """Wait for the process to end; kill it after `until`."""
        if self.process is None:
            return
        try:
            self.process.wait(max(0.0, until - time.monotonic()))
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._close()

    def _close(self) -> None:
        if self.process is not None and self.process.stdin is not None:
            with suppress(BrokenPipeError):  # it died before it had read its orders
                self.process.stdin.close()
        self.process = None


def serve_with_workers(
    config: Config, listener: socket.socket, count: int, level: str, log_format: logs.Format
) -> None:
    """Serve at this socket with several workers until stopped by a signal."""
    awaited = STOP_SIGNALS | {signal.SIGCHLD}
    before = signal.pthread_sigmask(signal.SIG_BLOCK, awaited)
    orders = Orders(config, listener.fileno(), level, log_format)
    workers = [_Restarted() for _ in range(count)]
    try:
        received = None
        while received is None or received.si_signo not in STOP_SIGNALS:
            for worker in workers:
                worker.check()
                if worker.process is None and time.monotonic() >= worker.restart_at:
                    worker.start(orders)
            received = signal.sigtimedwait(awaited, _MIN_PAUSE_SECONDS)
        for worker in workers:
            if worker.process is not None:
                worker.process.send_signal(signal.SIGTERM)
    finally:
        until = time.monotonic() + _STOP_SECONDS
        for worker in workers:
            worker.stop(until)
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
