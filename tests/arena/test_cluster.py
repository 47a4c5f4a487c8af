"""Studies on a Ray cluster: the same figures, whoever dies; and nothing of Ray's stays behind."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import mascarade.cli.arena_commands  # noqa: F401 - its commands join the others
from mascarade.arena import cluster
from mascarade.arena.cluster import Cluster, is_address
from mascarade.arena.errors import ArenaRefused
from tests.arena.tables import tournament
from tests.cli.command import clean_environment, refused

ALONE = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
    "RAY_AUTH_MODE": "token",
}
"""Ray tells nobody of itself, stays on the loopback, and asks who joins for the token of the home."""
PATIENCE = 120.0
"""Seconds after which something that should have happened has not."""
STUDY = ("balance", "--bot", "novice", "--players", "6", "--games", "120", "--seed", "3", "--json")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment whose home is a folder of the tests' own: Ray writes a token there."""
    folder = tmp_path_factory.mktemp("home")
    return clean_environment(HOME=str(folder), XDG_STATE_HOME=str(folder / "state"), **ALONE)


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "mascarade", *arguments]


def processes() -> Iterator[tuple[int, int, str]]:
    """Every process: its number, its parent's, and what it is called."""
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            title = (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
            parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
        except (OSError, ValueError):
            continue
        yield int(entry.name), parent, title


def below(ancestor: int) -> dict[int, str]:
    """All that a process started, and what these started."""
    known = list(processes())
    found: dict[int, str] = {}
    generation = {ancestor}
    while generation:
        generation = {pid for pid, parent, _ in known if parent in generation}
        found |= {pid: title for pid, _, title in known if pid in generation}
    return found


def until(wanted: Callable[[], Any]) -> Any:
    """What is wanted, as soon as it is there."""
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up:
        if found := wanted():
            return found
        time.sleep(0.02)
    raise AssertionError("it never happened")


def playing(study: subprocess.Popen[Any], ancestor: int) -> list[int]:
    """Ray's workers that are in the middle of some games: it calls them by what they do."""
    assert study.poll() is None, study.communicate()
    return [pid for pid, title in below(ancestor).items() if title.startswith("ray::_play")]


class Head:
    """A cluster of two workers that somebody else started."""

    def __init__(self, environment: dict[str, str]) -> None:
        told = (
            "import sys, ray; c = ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False);"
            "print(c.address_info['gcs_address'], flush=True); sys.stdin.read(); ray.shutdown()"
        )
        self.process = subprocess.Popen(
            [sys.executable, "-c", told],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()

    def stop(self) -> None:
        self.process.communicate(timeout=PATIENCE)


@pytest.fixture(scope="module")
def head(home: dict[str, str]) -> Iterator[Head]:
    started = Head(home)
    try:
        yield started
    finally:
        started.stop()


def test_a_worker_that_is_killed_changes_no_figure(head: Head, home: dict[str, str]) -> None:
    assert head.address.startswith("127.")
    study = subprocess.Popen(
        command(*STUDY, "--ray", head.address), env=home, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    victim = until(lambda: playing(study, head.process.pid))[0]
    os.kill(victim, signal.SIGKILL)
    told, complaints = study.communicate(timeout=4 * PATIENCE)
    assert study.returncode == 0
    assert b"A worker died" in complaints, "Ray says so, and not where the results are"
    alone = subprocess.run(command(*STUDY, "--jobs", "1"), env=home, capture_output=True, check=True)
    assert json.loads(told) == json.loads(alone.stdout)
    assert head.process.poll() is None, "a cluster that was there before is there after"


@pytest.fixture
def of_another_version(
    head: Head, home: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> Iterator[Cluster]:
    for name in ("HOME", *ALONE):
        monkeypatch.setenv(name, home[name])
    monkeypatch.setattr(cluster, "__version__", "0.0.0")
    with cluster.joined(head.address, 2) as joined:
        yield joined


def test_a_cluster_of_another_version_is_refused(of_another_version: Cluster) -> None:
    assert of_another_version.workers == 2
    with pytest.raises(ArenaRefused) as refusal:
        list(of_another_version.play_all(tournament(), range(4)))
    assert refusal.value.code == "cluster-version"


def test_ctrl_c_keeps_what_was_played_and_leaves_no_ray_behind(home: dict[str, str], tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    arguments = ("tournament", "--ray", "novice", "novice", "--games", "100000", "--jobs", "2")
    study = subprocess.Popen(
        command(*arguments, "--state", str(kept)),
        env=home,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    until(lambda: playing(study, study.pid))
    ours = below(study.pid)
    assert any("raylet" in title for title in ours.values())
    until(lambda: kept.exists() and json.loads(kept.read_bytes())["book"]["games"])
    study.send_signal(signal.SIGINT)
    told, complaints = study.communicate(timeout=PATIENCE)
    assert (study.returncode, told) == (130, "")
    assert complaints.startswith("Stopped after ")
    assert json.loads(kept.read_bytes())["book"]["games"] > 0
    until(lambda: not ours.keys() & {pid for pid, _, title in processes() if title})


# What is refused


@pytest.mark.parametrize("deaf", [True, False], ids=["deaf", "nobody"])
def test_an_address_where_no_ray_answers_is_refused_soon(deaf: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 2.0)
    monkeypatch.setenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        if deaf:
            door.listen()
        address = f"127.0.0.1:{door.getsockname()[1]}"
        error = refused("tournament", "random", "--games", "2", "--ray", address)
    assert error["code"] == "ray-unreachable"
    assert address in error["sentence"]


def test_what_is_no_address_is_refused() -> None:
    for address in ("nowhere", "host:", "host:0", "host:70000", "ray://host:1", "a b:1"):
        error = refused("tournament", "random", f"--ray={address}", exit_code=2)
        assert error["code"] == "ray-address"


def test_after_ray_alone_come_the_bots() -> None:
    assert refused("tournament", "--ray", "radnom:boldness=1", exit_code=2)["code"] == "unknown-bot"
    assert is_address("127.0.0.1:6379")
    assert is_address("[::1]:6379")
    assert not is_address("regular:boldness=0.9")


def test_without_ray_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    for study in (("tournament", "random"), ("balance", "--bot", "random")):
        error = refused(*study, "--games", "2", "--ray")
        assert error["code"] == "no-ray"
        assert "pip install 'mascarade[cluster]'" in error["sentence"]
