"""Studies on a Ray cluster: the same figures even if workers die, and no process of Ray is left behind."""

from __future__ import annotations

import json
import os
import re
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from mascarade.arena.runner import ray
from mascarade.arena.runner.ray import is_address
from tests.kit.command import refused, run
from tests.kit.evidence import attach
from tests.kit.installed_bots import environment, install
from tests.kit.timeouts import TIMEOUT_SECONDS
from tests.tiers import full

ALONE = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
    "RAY_AUTH_MODE": "token",
}
"""Ray sends no usage statistics, stays on the loopback interface, and asks for a token."""
UNHURRIED = {
    "RAY_agent_register_timeout_ms": "300000",
    "RAY_enable_metrics_collection": "0",
    "RAY_gcs_rpc_server_connect_timeout_s": "300",
    "RAY_gcs_server_port_wait_time_s": "300",
    "RAY_gcs_server_request_timeout_seconds": "300",
    "RAY_health_check_timeout_ms": "300000",
    "RAY_memory_monitor_refresh_ms": "0",
    "RAY_py_gcs_connect_timeout_s": "300",
    "RAY_raylet_client_num_connect_attempts": "300",
    "RAY_raylet_start_wait_time_s": "300",
    "RAY_worker_register_timeout_seconds": "300",
    "RAY_worker_niceness": "0",
}
"""Longer timeouts, because Ray aborts its processes and clients after a few seconds.

Ray also must not kill workers when other tests use up the memory, or start them at the lowest priority, where
a busy machine starves them.
"""
STUDY = ("balance", "--players", "4", "--turn-limit", "40", "--games", "12", "--seed", "3", "--json")
GATED = (*STUDY, "--bot", "gated", "--patience", "600")
OF_ANOTHER_VERSION = """
from mascarade.arena.runner import ray
from mascarade.cli.app import main

ray.__version__ = "0.0.0"
main()
"""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """An environment with its own token and a folder for Ray's files.

    The folder's name is short enough for sockets. The user's home stays, because it has the compiled code.
    """
    folder = install(tmp_path_factory.mktemp("home"))
    token = secrets.token_hex()
    with tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as short:
        yield environment(folder, RAY_AUTH_TOKEN=token, RAY_TMPDIR=short, **ALONE, **UNHURRIED)


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "mascarade", *arguments]


OF_ANOTHER_BOT = """
from mascarade.arena import entrants
from mascarade.cli.app import main

entrants.bot_digest = lambda name: "changed here"
main()
"""


class Process(NamedTuple):
    """A process: its id, start time, parent's id and command line."""

    pid: int
    began: str
    parent: int
    title: str


def processes() -> Iterator[Process]:
    """All running processes."""
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            title = (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
            about = (entry / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        yield Process(int(entry.name), about[19], int(about[1]), title)


def below(ancestor: int) -> list[Process]:
    """All descendants of a process."""
    known = list(processes())
    found: list[Process] = []
    generation = {ancestor}
    while generation:
        children = [process for process in known if process.parent in generation]
        found += children
        generation = {process.pid for process in children}
    return found


def until(wanted: Callable[[], Any]) -> Any:
    """Poll until a value is truthy, and return it."""
    give_up = time.monotonic() + TIMEOUT_SECONDS
    while time.monotonic() < give_up:
        if found := wanted():
            return found
        time.sleep(0.02)
    raise AssertionError("it never happened")


HEAD = """
import sys, time, ray

give_up = time.monotonic() + float(sys.argv[1])
while True:
    try:
        began = ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, object_store_memory=10**8)
        break
    except Exception as slow:
        ray.shutdown()
        if "timed out during startup" not in str(slow) or time.monotonic() > give_up:
            raise
print(began.address_info["gcs_address"], flush=True)
sys.stdin.read()
ray.shutdown()
"""
"""Starts a cluster. Ray itself gives up after 30 s, which a busy machine may need."""


class Head:
    """A running cluster with two workers."""

    def __init__(self, environment: dict[str, str], folder: Path) -> None:
        self.gate = folder / "gate"
        """The folder that gated bots watch: they play once it is open."""
        self.log = folder / "log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", HEAD, str(TIMEOUT_SECONDS)],
                env={**environment, "STRANGE_GATE": str(self.gate)},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        if not self.address:
            self.stop()
            raise AssertionError(self.log.read_text())

    def close_gate(self) -> None:
        shutil.rmtree(self.gate, ignore_errors=True)
        self.gate.mkdir()

    def waiting(self) -> list[int]:
        """The workers that wait at the gate."""
        return [int(worker.name) for worker in self.gate.iterdir()]

    def open_gate(self) -> None:
        (self.gate / "open").touch()

    def stop(self) -> None:
        self.process.communicate(timeout=TIMEOUT_SECONDS)


@pytest.fixture(scope="module")
def running(home: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Head]:
    started = Head(home, tmp_path_factory.mktemp("head"))
    try:
        yield started
    finally:
        started.stop()


@pytest.fixture
def head(running: Head) -> Head:
    attach("Ray's head", running.log.read_text)
    return running


def test_a_worker_that_is_killed_changes_no_figure(head: Head, home: dict[str, str], tmp_path: Path) -> None:
    assert head.address.startswith("127.")
    head.close_gate()
    complaints = tmp_path / "complaints"
    attach("the study", complaints.read_text)
    with complaints.open("wb") as stderr:
        study = subprocess.Popen(
            command(*GATED, "--ray", head.address), env=home, stdout=subprocess.PIPE, stderr=stderr
        )

    def complained() -> bool:
        return b"A worker died" in complaints.read_bytes()

    until(lambda: study.poll() is not None or head.waiting())
    os.kill(head.waiting()[0], signal.SIGKILL)
    until(lambda: study.poll() is not None or complained())
    assert complained(), "Ray says so, and not where the results are"
    head.open_gate()
    told, _ = study.communicate(timeout=TIMEOUT_SECONDS)
    assert study.returncode == 0
    alone = subprocess.run(command(*GATED, "--jobs", "1"), env=home, capture_output=True, check=True)
    assert json.loads(told) == json.loads(alone.stdout)
    assert head.process.poll() is None, "a cluster that was there before is there after"


def test_a_cluster_of_another_version_is_refused(head: Head, home: dict[str, str]) -> None:
    """In a separate process, like every client: Ray ends a process that loses its cluster."""
    ours = [sys.executable, "-c", OF_ANOTHER_VERSION, *STUDY, "--bot", "random", "--ray", head.address]
    done = subprocess.run(ours, env=home, capture_output=True, check=False, timeout=TIMEOUT_SECONDS)
    assert done.returncode == 1, done.stderr
    error = json.loads(done.stdout)["error"]
    assert (error["code"], error["facts"]["ours"]) == ("cluster-version", "0.0.0")


def test_ctrl_c_ends_the_tasks_at_a_cluster(head: Head, home: dict[str, str]) -> None:
    head.close_gate()
    study = subprocess.Popen(
        command(*GATED, "--ray", head.address), env=home, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    until(lambda: study.poll() is not None or head.waiting())
    thinking = set(head.waiting())
    study.send_signal(signal.SIGINT)
    study.communicate(timeout=TIMEOUT_SECONDS)
    assert study.returncode == 130
    until(lambda: not thinking & {process.pid for process in processes() if process.title})
    assert head.process.poll() is None, "a cluster that was there before is there after"


def test_a_ladder_at_a_cluster_has_the_same_figures(head: Head, home: dict[str, str]) -> None:
    ladder = ("ladder", "random", "quick", "--population", "random", "--population", "quick,random")
    small = (*ladder, "--players", "4", "--turn-limit", "40", "--games", "24", "--json")
    both = [
        subprocess.run(command(*small, *where), env=home, capture_output=True, check=True).stdout
        for where in (("--ray", head.address), ("--jobs", "1"))
    ]
    assert both[0] == both[1]


def test_a_cluster_with_other_code_of_a_bot_is_refused(head: Head, home: dict[str, str]) -> None:
    ours = [sys.executable, "-c", OF_ANOTHER_BOT, *STUDY, "--bot", "random", "--ray", head.address]
    done = subprocess.run(ours, env=home, capture_output=True, check=False, timeout=TIMEOUT_SECONDS)
    assert done.returncode == 1, done.stderr
    error = json.loads(done.stdout)["error"]
    assert (error["code"], error["facts"]["bot"]) == ("cluster-bots", "random")


@full
def test_ctrl_c_keeps_what_was_played_and_leaves_no_ray_behind(home: dict[str, str], tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    arguments = ("balance", "--ray", "--bot", "novice", "--games", "100000", "--jobs", "2", "--json")
    study = subprocess.Popen(
        command(*arguments, "--progress", "--state", str(kept)),
        env=home,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert study.stderr is not None
    assert any(re.match(r'{"done": [1-9]', line) for line in study.stderr), "it has played"
    started = below(study.pid)
    ours = {(process.pid, process.began) for process in started}
    assert any("raylet" in process.title for process in started)
    study.send_signal(signal.SIGINT)
    told, complaints = study.communicate(timeout=TIMEOUT_SECONDS)
    assert (study.returncode, told) == (130, "")
    assert complaints.splitlines()[-1].startswith("Stopped after ")
    assert json.loads(kept.read_bytes())["book"]["games"] > 0
    until(lambda: not ours & {(process.pid, process.began) for process in processes() if process.title})


# Refusals


@pytest.mark.parametrize("deaf", [True, False], ids=["deaf", "nobody"])
def test_an_address_where_no_ray_answers_is_refused_soon(deaf: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray, "CONNECT_SECONDS", 0.2)
    monkeypatch.setenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        if deaf:
            door.listen()
        address = f"127.0.0.1:{door.getsockname()[1]}"
        error = refused("tournament", "random", "--games", "2", "--ray", address)
    assert error["code"] == "ray-unreachable"
    assert address in error["sentence"]


def test_where_ray_does_not_start_one_sentence_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path / ("long" * 30)))  # too long for the name of a socket
    result = run("tournament", "random", "--games", "2", "--json", "--ray")
    assert (result.exit_code, result.stderr) == (1, "")
    assert json.loads(result.stdout)["error"]["code"] == "ray-not-started"


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
    monkeypatch.setattr(ray, "find_spec", lambda name: None)
    for study in (("tournament", "random"), ("balance", "--bot", "random")):
        error = refused(*study, "--games", "2", "--ray")
        assert error["code"] == "no-ray"
        assert "pip install 'mascarade[cluster]'" in error["sentence"]
