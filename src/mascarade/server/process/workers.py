"""Several worker processes at one socket: started, restarted and stopped."""

from __future__ import annotations

import logging
import signal
import socket
import subprocess
import sys
import time

import msgspec

from mascarade.rules import Refused
from mascarade.server.config import Config
from mascarade.server.ops import logs
from mascarade.server.process.worker import PASSED_ON, Orders
from mascarade.server.storage.engines import database_at

_FIRST, _LAST = 0.5, 30.0
"""Seconds before a worker that has died is started again: twice as many every time, up to a limit."""
_STEADY = 60.0
"""Seconds after which one is not taken for one that dies at once."""
_PATIENCE = 20.0
"""Seconds in which all have to end that were told to."""
_log = logging.getLogger(__name__)


def check_workers(config: Config, count: int) -> None:
    """Refuse several workers where they would have nothing to share."""
    if count > 1 and not database_at(config.database).shared:
        raise Refused("workers-need-postgresql")


class _Worker:
    """A place for a process."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self.began = 0.0
        self.pause = _FIRST
        self.again_at = 0.0

    def start(self, orders: Orders) -> None:
        """Start it, and tell it what to do."""
        self.began = time.monotonic()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "mascarade.server.process.worker"],
            stdin=subprocess.PIPE,
            pass_fds=(orders.door,),
            start_new_session=True,  # so that Ctrl-C reaches it through its parent alone
        )
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(msgspec.json.encode(orders) + b"\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass  # it has died already, and is started again

    def look(self) -> None:
        """If it has died, see when it is started again."""
        if self.process is None or self.process.poll() is None:
            return
        now = time.monotonic()
        self.pause = _FIRST if now - self.began > _STEADY else min(2 * self.pause, _LAST)
        self.again_at = now + self.pause
        _log.error("A worker ended (%s); another one begins in %.1f s.", self.process.returncode, self.pause)
        self._close()

    def stop(self, until: float) -> None:
        """Wait for its end; if it does not come, end it."""
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
            self.process.stdin.close()
        self.process = None


def serve_with(config: Config, door: socket.socket, count: int, level: str, log_format: logs.Format) -> None:
    """Serve at this socket with so many workers, until told to stop."""
    awaited = PASSED_ON | {signal.SIGCHLD}
    before = signal.pthread_sigmask(signal.SIG_BLOCK, awaited)
    orders = Orders(config, door.fileno(), level, log_format)
    workers = [_Worker() for _ in range(count)]
    try:
        told: signal.Signals | None = None
        while told is None:
            for worker in workers:
                worker.look()
                if worker.process is None and time.monotonic() >= worker.again_at:
                    worker.start(orders)
            heard = signal.sigtimedwait(awaited, _FIRST)
            if heard is not None and heard.si_signo in PASSED_ON:
                told = signal.Signals(heard.si_signo)
        for worker in workers:
            if worker.process is not None:
                worker.process.send_signal(signal.SIGTERM)
    finally:
        until = time.monotonic() + _PATIENCE
        for worker in workers:
            worker.stop(until)
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
