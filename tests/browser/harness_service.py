"""The service in its own process, which tests can kill and restart on the same port."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from tests.kit.server_process import clean_environment, launch, port_of, reserve_port, wait_until_ready

STUDIES = ("--study-bot", "novice", "--study-games", "8")
"""Short studies, by a bot that needs no compiler."""


class Service:
    """`mascarade serve` in a folder, on the same port after every restart.

    The port stays reserved meanwhile, so that no other process can get it.
    """

    def __init__(
        self, folder: Path, *, python: str = sys.executable, environment: Mapping[str, str] | None = None
    ) -> None:
        self.folder = folder
        self.python = python
        self.environment = environment or {}
        self._log = folder / "server.log"
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
        self._reserved: socket.socket | None = None

    @property
    def url(self) -> str:
        """The URL of the first page."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Service:
        """Start or restart it, and wait until it is ready."""
        assert self.process is None, "it is running"
        wanted = self._reserve()
        database = f"sqlite:///{self.folder / 'tables.db'}"
        environment = {**clean_environment(), **self.environment}
        options = ("--database", database, *STUDIES)
        self.process = launch(wanted, *options, log=self._log, environment=environment, python=self.python)
        self.port = port_of(self.process, self._log)
        assert wanted in (0, self.port), f"it took port {self.port} in place of {wanted}"
        wait_until_ready(self.port)
        return self

    def _reserve(self) -> int:
        """The port to listen on; 0 lets the service choose."""
        if sys.platform == "linux" and self._reserved is None:
            self._reserved = reserve_port(self.port)
        return self.port if self._reserved is None else int(self._reserved.getsockname()[1])

    @property
    def log(self) -> str:
        """Its log."""
        return self._log.read_text(encoding="utf-8") if self._log.exists() else ""

    def kill(self) -> None:
        """Kill it with SIGKILL, as a power cut would."""
        assert self.process is not None, "it is not running"
        os.killpg(self.process.pid, signal.SIGKILL)
        self._gone()

    def restart(self) -> None:
        """Kill it and start it again."""
        self.kill()
        self.start()

    def freeze(self) -> None:
        """Stop it with SIGSTOP, which looks like a lost network to a page."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """Continue it with SIGCONT."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGCONT)

    def close(self) -> None:
        """Stop it for good, if it still runs."""
        if self._reserved is not None:
            self._reserved.close()
            self._reserved = None
        if self.process is None:
            return
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
        self._gone()

    def _gone(self) -> None:
        assert self.process is not None
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None
