"""The server in its own process, which tests can pause and kill."""

from __future__ import annotations

import ctypes
import json
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from urllib.request import urlopen

from tests.kit.evidence import attach
from tests.kit.timeouts import TIMEOUT_SECONDS

ROOT = Path(__file__).parents[2]
_WIDE = (
    "--requests",
    "1000",
    "--messages",
    "1000",
    "--connections",
    "800",
    "--tables",
    "1000",
    "--instant-bots",
)
"""Limits that no ordinary client reaches."""


def wait_for(happened: Callable[[], bool], what: str, patience: float = TIMEOUT_SECONDS) -> None:
    """Wait until a condition holds."""
    until = time.monotonic() + patience
    while not happened():
        assert time.monotonic() < until, f"it took too long: {what}"
        time.sleep(0.005)


class ServerProcess:
    """A server process that has printed its address."""

    def __init__(
        self,
        database: Path | str,
        folder: Path | None = None,
        *options: str,
        planted: str | None = None,
        compiled: bool = False,
    ) -> None:
        """A server over an SQLite file or a database URL; with a URL, the log is written to the folder."""
        self.began = time.monotonic_ns()
        self._reserved = reserve_port()
        url = f"sqlite:///{database}" if isinstance(database, Path) else database
        folder = database.parent if isinstance(database, Path) else folder
        assert folder is not None
        port = self._reserved.getsockname()[1]
        self.log = folder / f"server-{port}.log"
        self.attach_log()
        self.process = launch(
            port, "--database", url, *options, log=self.log, environment=_environment(planted, compiled)
        )
        self.port = 0

    def attach_log(self) -> None:
        """Show its log if the running test fails. Needed for a server that an earlier test started."""
        attach(f"the log of {self.log.stem}", self.logged)

    def logged(self) -> str:
        """Its log so far."""
        return self.log.read_text(errors="replace")

    def wait_for_address(self) -> ServerProcess:
        """Wait until it has printed its address, which it already listens on."""
        self.port = port_of(self.process, self.log)
        return self

    def wait_until_ready(self) -> float:
        """Wait until `/ready` answers; the seconds since it was started."""
        wait_until_ready(self.port)
        return (time.monotonic_ns() - self.began) / 1e9

    def pause(self) -> None:
        """Stop it with SIGSTOP, at any instruction."""
        self.process.send_signal(signal.SIGSTOP)
        wait_for(lambda: state_of(self.process.pid) in ("T", "Z", ""), "stopping")

    def resume(self) -> None:
        """Continue it with SIGCONT."""
        self.process.send_signal(signal.SIGCONT)

    def pause_bots(self) -> None:
        """Stop the bots' processes, so that every bot decision times out, however fast the machine is."""
        wait_for(lambda: bool(children_of(self.process.pid)), "the bots' process")
        for child in children_of(self.process.pid):
            os.kill(child, signal.SIGSTOP)

    def kill(self) -> tuple[int, ...]:
        """Kill it; the process ids of its children."""
        children = children_of(self.process.pid)
        self.process.kill()
        self.process.wait()
        for child in children:
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGCONT)  # a stopped child could not exit
        if self.process.stdout is not None:
            self.process.stdout.close()
        return children

    def release(self) -> None:
        """Free its port, which no later server will use."""
        self._reserved.close()

    def end(self) -> None:
        """Kill it if it runs, and leave nothing behind."""
        wait_until_gone(self.kill())
        self.release()

    def unread(self) -> dict[int, int]:
        """Bytes the server has not read yet, by the client's port."""
        waiting: dict[int, int] = {}
        for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
            _, ours, theirs, state, queues, *_ = line.split()
            mine, other = int(ours.rpartition(":")[2], 16), int(theirs.rpartition(":")[2], 16)
            if mine == self.port and state == "01":
                waiting[other] = waiting.get(other, 0) + int(queues.rpartition(":")[2], 16)
            elif other == self.port and state == "01":  # the client's end: not delivered yet
                waiting[mine] = waiting.get(mine, 0) + int(queues.partition(":")[0], 16)
        return waiting


def launch(
    port: int, *options: str, log: Path, environment: Mapping[str, str], python: str = sys.executable
) -> subprocess.Popen[bytes]:
    """Start `mascarade serve` in the folder of its log, with limits that no ordinary client reaches."""
    with log.open("ab") as output:
        return subprocess.Popen(
            [python, "-m", "mascarade", "serve", "--port", str(port), "--json", *_WIDE, *options],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=output,
            cwd=log.parent,
            start_new_session=True,
            preexec_fn=_end_with_the_test,  # noqa: PLW1509 - it makes one system call
        )


def port_of(process: subprocess.Popen[bytes], log: Path) -> int:
    """Wait until a server has printed its address; its port."""
    assert process.stdout is not None
    ready, _, _ = select.select([process.stdout], [], [], TIMEOUT_SECONDS)
    line = process.stdout.readline() if ready else b""
    assert line, f"the server did not start: {process.poll()} {log.read_text(errors='replace')}"
    return int(json.loads(line)["addresses"][0].rpartition(":")[2])


def wait_until_ready(port: int) -> None:
    """Wait until a server's `/ready` answers."""
    with urlopen(f"http://127.0.0.1:{port}/ready", timeout=TIMEOUT_SECONDS) as answer:
        assert answer.status == 200


def reserve_port(port: int = 0) -> socket.socket:
    """Reserve this port, or a free one, even while no server listens on it.

    Clients retry the old address, and another test's server must not answer them. On Linux a bound socket
    that does not listen blocks the port for everyone except a server that sets SO_REUSEADDR, as ours does.
    """
    reserved = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    reserved.bind(("127.0.0.1", port))
    return reserved


_libc = ctypes.CDLL(None)


def _end_with_the_test() -> None:
    """Kill the child when the test process dies, even by SIGKILL. Linux only."""
    if sys.platform == "linux":
        _libc.prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG


def clean_environment() -> dict[str, str]:
    """This process's environment without `MASCARADE_` settings and without compilation."""
    chosen = {name: value for name, value in os.environ.items() if not name.startswith("MASCARADE_")}
    return {**chosen, "NUMBA_DISABLE_JIT": "1"}


def _environment(planted: str | None, compiled: bool) -> Mapping[str, str]:
    chosen = clean_environment()
    chosen["NUMBA_DISABLE_JIT"] = "0" if compiled else "1"
    plants = [] if planted is None else [str(ROOT / "tests" / "resilience" / "kills" / "planted")]
    chosen["PYTHONPATH"] = os.pathsep.join([*plants, str(ROOT / "src")])
    chosen["PLANTED"] = planted or ""
    return chosen


def state_of(pid: int) -> str:
    """The state of a process as one letter; empty if it is gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return ""


def children_of(pid: int) -> tuple[int, ...]:
    """The process ids of the direct children."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            found += [int(child) for child in task.read_text().split()]
        except OSError:
            continue
    return tuple(found)


def wait_until_gone(pids: tuple[int, ...]) -> None:
    """Wait until none of these processes is left."""
    wait_for(lambda: all(state_of(pid) in ("", "Z") for pid in pids), f"orphans: {pids}")
