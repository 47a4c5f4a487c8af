"""The service as people run it: a process of its own, which can be killed and comes back where it was."""

from __future__ import annotations

import ctypes
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from urllib.request import urlopen

PATIENCE = 180.0
"""Seconds after which something is taken for hung. It says nothing about how fast a machine has to be."""
WIDE = ("--requests", "1000", "--messages", "1000", "--connections", "800", "--tables", "1000")
"""Limits that no honest person meets."""
STUDIES = ("--study-bot", "novice", "--study-games", "8")
"""Short studies, by a bot that needs no compiler."""


class Service:
    """`mascarade serve` in a folder; the port stays the same when it is started again.

    The port stays reserved meanwhile: no other process of this machine can be given it.
    """

    def __init__(
        self, folder: Path, *, python: str = sys.executable, environment: Mapping[str, str] | None = None
    ) -> None:
        self.folder = folder
        self.python = python
        self.environment = environment or {}
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
        self._reserved: socket.socket | None = None

    @property
    def url(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Service:
        """Start it, for the first time or again, and wait until it can serve."""
        assert self.process is None, "it is running"
        wanted = self._reserve()
        command = [
            self.python,
            "-m",
            "mascarade",
            "serve",
            "--port",
            str(wanted),
            "--json",
            *WIDE,
            *STUDIES,
        ]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--database", f"sqlite:///{self.folder / 'tables.db'}"],
                env={**_environment(), **self.environment},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                cwd=self.folder,
                start_new_session=True,
                preexec_fn=_end_with_the_test,  # noqa: PLW1509 - it makes one system call
            )
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        told = self.process.stdout.readline() if ready else b""
        assert told, f"the service did not start: {self.log}"
        self.port = int(json.loads(told)["addresses"][0].rpartition(":")[2])
        assert wanted in (0, self.port), f"it took port {self.port} in place of {wanted}"
        with urlopen(f"{self.url}/ready", timeout=PATIENCE) as answer:
            assert answer.status == 200
        return self

    def _reserve(self) -> int:
        """The port to serve at; 0 leaves it to the service.

        On Linux a socket that is bound and does not listen keeps everybody away but who, as the service does,
        says that an address may be used again.
        """
        if sys.platform == "linux" and self._reserved is None:
            self._reserved = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
            self._reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            self._reserved.bind(("127.0.0.1", self.port))
        return self.port if self._reserved is None else int(self._reserved.getsockname()[1])

    @property
    def log(self) -> str:
        """What it complained about."""
        file = self.folder / "server.log"
        return file.read_text(encoding="utf-8") if file.exists() else ""

    def kill(self) -> None:
        """Kill it without a word, as a power cut would."""
        assert self.process is not None, "it is not running"
        os.killpg(self.process.pid, signal.SIGKILL)
        self._gone()

    def restart(self) -> None:
        """Kill it, and let it go on where it was."""
        self.kill()
        self.start()

    def freeze(self) -> None:
        """Let it answer nothing until it thaws: a network that has gone away, as far as a page can tell."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it run again."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGCONT)

    def close(self) -> None:
        """End it for good, if it still runs."""
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


def _environment() -> dict[str, str]:
    """Ours, without settings of somebody's own service; nobody waits for a compiler."""
    chosen = {name: value for name, value in os.environ.items() if not name.startswith("MASCARADE_")}
    return {**chosen, "NUMBA_DISABLE_JIT": "1"}


_libc = ctypes.CDLL(None)


def _end_with_the_test() -> None:
    """Also where the test is killed itself, nothing is left running; Linux knows how."""
    if sys.platform == "linux":
        _libc.prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG
