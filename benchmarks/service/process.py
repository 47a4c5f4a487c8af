"""Starts a server and the load generator as separate processes."""

from __future__ import annotations

import contextlib
import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from .peer import HOST, JsonObject, Peer, Unavailable

START = 60.0
"""Seconds a server may take to start."""


@dataclass(frozen=True)
class Running:
    """A running server."""

    peer: str
    port: int
    pid: int

    def order(self, order: str, **details: object) -> JsonObject:
        """Run an order in the load generator and return its figures. Raises `Unavailable`."""
        asked = {"order": order, "peer": self.peer, "port": self.port, "server": self.pid, **details}
        done = subprocess.run(
            [sys.executable, "-m", "service.generator"],
            cwd=Path(__file__).parent.parent,
            input=json.dumps(asked),
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise Unavailable(f"The load generator gave up: {done.stderr.strip()[-2000:]}")
        measured: JsonObject = json.loads(done.stdout)
        return measured


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def _accepts(port: int) -> bool:
    try:
        socket.create_connection((HOST, port), 1).close()
    except OSError:
        return False
    return True


@contextlib.contextmanager
def running(peer: type[Peer], folder: Path) -> Iterator[Running]:
    """Run a server for the duration of the block, with its output in a file in `folder`."""
    port = _free_port()
    command = peer.command(port, folder)
    said = folder / "server.log"
    with said.open("w") as log:
        process = subprocess.Popen(
            command.arguments,
            cwd=command.folder,
            env=command.environment,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
    try:
        begin = time.monotonic()
        while not _accepts(port):
            if process.poll() is not None or time.monotonic() - begin > START:
                raise Unavailable(f"{peer.name} did not start; it said: {said.read_text()[-500:].strip()}")
            time.sleep(0.05)
        yield Running(peer.name, port, process.pid)
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
