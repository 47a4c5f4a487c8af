"""Running studies on a Ray cluster. Needs Ray, from the extra `cluster`.

A game depends only on its number, so the results are those of one core. If a worker dies, another one replays
its range of games.
"""

from __future__ import annotations

import logging
import os
import re
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from importlib.util import find_spec
from itertools import islice
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

from mascarade import __version__
from mascarade.arena.errors import ArenaRefused, StudyUsageError
from mascarade.arena.runner.checkpoint import ResumableStudy, bots_of
from mascarade.arena.runner.local import Chunker, Chunks, Task, in_order, numbered

if TYPE_CHECKING:
    from ray import ObjectRef

R = TypeVar("R")

LOCAL = "local"
"""In place of an address: start Ray on this machine for the duration of the study."""
MAX_RETRIES = 3
"""Of a range whose worker died; if more die, the cause is a bot."""
CONNECT_SECONDS = 30.0
"""Time limit to connect, and then to answer; a busy machine may take a while."""
ADDRESS = re.compile(r"(?P<host>[\w.-]+|\[[0-9A-Fa-f:]+\]):(?P<port>[0-9]{1,5})")

_HELLO = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, 4, 0, 0, 0, 0, 0))
_FRAME, _KIND, _SETTINGS = 9, 3, b"\x04"
"""The start of HTTP/2: an empty settings frame, which the other side answers with its own."""


def is_address(written: str) -> bool:
    """Whether it is a host and a port."""
    found = ADDRESS.fullmatch(written)
    return found is not None and 0 < int(found["port"]) < 65536


class Cluster:
    """A connected cluster. It ends our tasks when we disconnect."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def play_all(self, task: Task[R], games: range | Chunks) -> Iterator[tuple[range, R]]:
        """Play all these games; ranges and their results, in the order of `Chunks`."""
        chunks = Chunker(games, self.workers) if isinstance(games, range) else games
        return in_order(self._play_chunks(task, chunks))

    def _play_chunks(self, task: Task[R], chunks: Chunks) -> Iterator[tuple[int, range, R]]:
        import ray
        from ray.exceptions import RayError, RayTaskError

        left, ours = numbered(chunks), _bots_of(task)
        remote = ray.remote(max_retries=MAX_RETRIES)(_play)
        shared = ray.put(task)
        pending: dict[ObjectRef[Any], tuple[int, range]] = {}
        while True:
            for number, chunk in islice(left, 2 * self.workers - len(pending)):  # one queued for each worker
                pending[remote.remote(shared, chunk)] = number, chunk
            if not pending:
                return
            ready, _ = ray.wait(list(pending), num_returns=1)
            for reference in ready:
                number, chunk = pending[reference]
                try:
                    version, bots, seconds, result = ray.get(reference)
                except RayTaskError as failed:
                    raise RuntimeError(f"a worker failed\n{failed}") from None
                except RayError as lost:
                    reason = type(lost).__name__
                    raise ArenaRefused(
                        "cluster-died", first=chunk.start + 1, last=chunk.stop, reason=reason
                    ) from None
                if version != __version__:
                    raise ArenaRefused("cluster-version", theirs=version, ours=__version__)
                different = [bot for bot, digest in ours.items() if bots.get(bot) != digest]
                if different:
                    raise ArenaRefused("cluster-bots", bot=", ".join(different))
                del pending[reference]
                chunks.record(chunk, seconds)
                yield number, chunk, result


def _play(task: Task[Any], games: range) -> tuple[str, dict[str, str], float, Any]:
    """Play a range of games on a worker; its version and bots, the seconds it took, and the result."""
    started = monotonic()
    result = task.play(games)
    return __version__, _bots_of(task), monotonic() - started, result


def _bots_of(task: Task[Any]) -> dict[str, str]:
    """The digests of the bots that play, as this machine has them."""
    return bots_of(task) if isinstance(task, ResumableStudy) else {}


@contextmanager
def connect(address: str, workers: int) -> Iterator[Cluster]:
    """Connect to the cluster at this address, or start a `LOCAL` one with this many workers.

    Warnings of Ray go to standard error.
    """
    if address != LOCAL and not is_address(address):
        raise StudyUsageError("ray-address", address=address)
    if find_spec("ray") is None:
        raise ArenaRefused("no-ray")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # avoids a warning
    if address == LOCAL:
        # Otherwise Ray listens on all interfaces.
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    else:
        _check_reachable(address)
    with redirect_stdout(sys.stderr):
        import ray

        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
        try:
            if address == LOCAL:
                ray.init(num_cpus=workers, include_dashboard=False, **quiet)
            else:
                ray.init(address=address, **quiet)
        except Exception as problem:  # Ray raises plain ones too
            ray.shutdown()
            if address == LOCAL:
                raise ArenaRefused("ray-not-started", reason=_reason(problem)) from None
            raise _unreachable(address, problem) from None
    try:
        cores = ray.cluster_resources().get("CPU", 1)  # type: ignore[no-untyped-call]
        yield Cluster(max(1, int(cores)))
    finally:
        ray.shutdown()


def _check_reachable(address: str) -> None:
    """Fail unless something speaks HTTP/2 there, as Ray does. Ray itself would wait for more than a minute,
    and can't be interrupted.
    """
    host, _, port = address.rpartition(":")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), CONNECT_SECONDS) as connection:
            if not os.environ.get("RAY_USE_TLS"):
                connection.sendall(_HELLO)
                if connection.recv(_FRAME)[_KIND : _KIND + 1] != _SETTINGS:
                    raise ConnectionError("it does not answer as Ray does")
    except OSError as problem:
        raise _unreachable(address, problem) from None


def _unreachable(address: str, problem: BaseException) -> ArenaRefused:
    return ArenaRefused("ray-unreachable", address=address, reason=_reason(problem))


def _reason(problem: BaseException) -> str:
    """The first line of what is said of a problem."""
    said = problem.strerror if isinstance(problem, OSError) else None
    first = (str(said or problem).strip().splitlines() or [type(problem).__name__])[0]
    return first[:300].rstrip(".")
