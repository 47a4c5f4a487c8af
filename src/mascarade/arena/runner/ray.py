"""The same studies on a Ray cluster. Only this module needs Ray, which only the extra `cluster` installs.

What a game comes to follows from its number, so a cluster's figures are those of one core. A range of games
whose worker died is played again by another.
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
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

from mascarade import __version__
from mascarade.arena.errors import ArenaRefused, StudyUsageError
from mascarade.arena.runner.local import Chunker, Task

if TYPE_CHECKING:
    from ray import ObjectRef

R = TypeVar("R")

HERE = "local"
"""In place of an address: a Ray of our own on this machine, for as long as the study takes."""
TRIES = 3
"""How often a range is played again when its worker dies; more is the doing of a bot."""
PATIENCE = 30.0
"""Seconds in which somebody has to open the door, and then to answer; who is busy may take a while."""
ADDRESS = re.compile(r"(?P<host>[\w.-]+|\[[0-9A-Fa-f:]+\]):(?P<port>[0-9]{1,5})")
"""An address: a host and a port."""

_HELLO = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, 4, 0, 0, 0, 0, 0))
_FRAME, _KIND, _SETTINGS = 9, 3, b"\x04"
"""How HTTP/2 begins: with an empty frame of settings, answered by the other side's own."""


def is_address(written: str) -> bool:
    """Whether it can be where a cluster answers."""
    found = ADDRESS.fullmatch(written)
    return found is not None and 0 < int(found["port"]) < 65536


class Cluster:
    """A cluster that was joined."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def play_all(self, task: Task[R], games: range) -> Iterator[tuple[range, R]]:
        """Play all these games; the ranges and their results, in the order of the games."""
        import ray
        from ray.exceptions import RayError, RayTaskError

        portions = Chunker(games, self.workers)
        remote = ray.remote(max_retries=TRIES)(_play)
        shared = ray.put(task)
        away: dict[ObjectRef[Any], range] = {}
        done: dict[int, tuple[range, R]] = {}
        due = games.start
        try:
            while portions.left or away:
                while portions.left and len(away) < 2 * self.workers:  # one more each, so that nobody waits
                    portion = portions.cut()
                    away[remote.remote(shared, portion)] = portion
                ready, _ = ray.wait(list(away), num_returns=1)
                for told in ready:
                    portion = away[told]
                    try:
                        version, seconds, result = ray.get(told)
                    except RayTaskError as failed:
                        raise RuntimeError(f"a worker failed\n{failed}") from None
                    except RayError as lost:
                        raise ArenaRefused(
                            "cluster-died",
                            first=portion.start + 1,
                            last=portion.stop,
                            reason=type(lost).__name__,
                        ) from None
                    if version != __version__:
                        raise ArenaRefused("cluster-version", theirs=version, ours=__version__)
                    del away[told]
                    done[portion.start] = portion, result
                    portions.took(portion, seconds)
                while due in done:
                    portion, result = done.pop(due)
                    due = portion.stop
                    yield portion, result
        finally:
            for told in away:
                ray.cancel(told, force=True)


def _play(task: Task[Any], games: range) -> tuple[str, float, Any]:
    """What a worker does: which version it is, how long it took, and the result."""
    began = monotonic()
    result = task.play(games)
    return __version__, monotonic() - began, result


@contextmanager
def joined(address: str, workers: int) -> Iterator[Cluster]:
    """Join the cluster at this address, or start one `HERE` with so many workers that ends with the study.

    What Ray has to say goes to standard error, if it is a warning at all.
    """
    if address != HERE and not is_address(address):
        raise StudyUsageError("ray-address", address=address)
    if find_spec("ray") is None:
        raise ArenaRefused("no-ray")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else it warns of what will be
    if address == HERE:
        # Else Ray listens on every network that this machine is in; the name is its own.
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    else:
        _knock(address)
    with redirect_stdout(sys.stderr):
        import ray

        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
        if address == HERE:
            ray.init(num_cpus=workers, include_dashboard=False, **quiet)
        else:
            try:
                ray.init(address=address, **quiet)
            except (OSError, RuntimeError, ValueError) as problem:
                raise _unreachable(address, problem) from None
    try:
        yield Cluster(max(1, int(ray.cluster_resources().get("CPU", 1))))  # type: ignore[no-untyped-call]
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Whether somebody answers there who speaks HTTP/2, as Ray does. Ray itself would wait for more than a
    minute, and can't be interrupted.
    """
    host, _, port = address.rpartition(":")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), PATIENCE) as door:
            if not os.environ.get("RAY_USE_TLS"):
                door.sendall(_HELLO)
                if door.recv(_FRAME)[_KIND : _KIND + 1] != _SETTINGS:
                    raise ConnectionError("it does not answer as Ray does")
    except OSError as problem:
        raise _unreachable(address, problem) from None


def _unreachable(address: str, problem: BaseException) -> ArenaRefused:
    said = problem.strerror if isinstance(problem, OSError) else None
    first = (str(said or problem).strip().splitlines() or [type(problem).__name__])[0]
    return ArenaRefused("ray-unreachable", address=address, reason=first[:300].rstrip("."))
