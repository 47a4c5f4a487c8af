"""Studies run in child processes: one at a time, with a time limit, and none outlives the server."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from mascarade.rules import Refused, Scenario, published
from mascarade.server.runtime.clock import WallClock
from mascarade.server.scenarios.studies import MAX_WAITING, Studies, Study
from mascarade.server.storage.store import Store
from tests.kit.service import run
from tests.kit.timeouts import TIMEOUT_SECONDS

# The start of a study's script: writes its process id, reads its scenario to the end, and then:
BEGIN = "import os, sys, time; print(os.getpid(), file=open(sys.argv[1], 'w')); sys.stdin.read(); "
BEGIN += "print('{\"done\": 7}', file=sys.stderr, flush=True); print('hm', file=sys.stderr, flush=True); "
HANGS = "time.sleep(600)"
FAILS = "print('{}'); sys.exit(3)"
BABBLES = "print('no figures')"


def sets() -> list[Scenario]:
    return [published("first", "base", players) for players in range(4, 14)]


def free() -> None:
    """A rate limit that allows every study."""


@asynccontextmanager
async def studies(folder: Path, then: str, **more: Any) -> AsyncIterator[Studies]:
    store = Store(f"sqlite:///{folder / 't.db'}")
    store.open()
    command = (sys.executable, "-c", BEGIN + then, str(folder / "pid"))
    found = Studies(store, WallClock(), bot="quick", games=9, command=command, **more)
    try:
        yield found
    finally:
        await found.stop()
        store.close()


async def until(found: Studies, key: str, met: Callable[[Study], bool]) -> Study:
    while True:
        now = await found.look(key)
        if met(now):
            return now
        await asyncio.sleep(0.02)


def is_running(folder: Path) -> bool:
    """Whether a study runs, even if it has not written its process id yet."""
    told = subprocess.run(["ps", "-A", "-ww", "-o", "args="], capture_output=True, text=True, check=True)
    return str(folder / "pid") in told.stdout


def test_one_runs_and_tells_how_far_it_is_and_few_wait(tmp_path: Path) -> None:
    async def test() -> None:
        async with studies(tmp_path, HANGS, patience=TIMEOUT_SECONDS) as found:
            all_sets = sets()
            begun = [await found.begin(one, free) for one in all_sets[: MAX_WAITING + 1]]
            assert [study.before for study in begun] == list(range(MAX_WAITING + 1))
            running = await until(found, begun[0].key, lambda study: study.done > 0)
            assert (running.state, running.done, running.games) == ("running", 7, 9)
            assert (await found.look(begun[1].key)).state == "waiting"
            with pytest.raises(Refused, match="studies-busy"):
                await found.begin(all_sets[MAX_WAITING + 1], free)
            assert (await found.begin(all_sets[3], free)).key == begun[3].key, "who joins needs no room"
            assert os.getpriority(os.PRIO_PROCESS, int((tmp_path / "pid").read_text())) == 19
            assert is_running(tmp_path)
        assert not is_running(tmp_path), "it ends with the service"

    run(test())


def test_who_may_begin_no_more_begins_nothing(tmp_path: Path) -> None:
    def no() -> None:
        raise Refused("too-many-studies", minutes=1)

    async def test() -> None:
        async with studies(tmp_path, HANGS) as found:
            with pytest.raises(Refused, match="too-many-studies"):
                await found.begin(sets()[0], no)
            with pytest.raises(Refused, match="no-study"):
                await found.look(found.key_of(sets()[0]))
            assert not (tmp_path / "pid").exists()

    run(test())


@pytest.mark.parametrize(
    ("then", "patience"), [(HANGS, 1.0), (FAILS, TIMEOUT_SECONDS), (BABBLES, TIMEOUT_SECONDS)]
)
def test_one_that_fails_is_over_and_can_be_begun_again(tmp_path: Path, then: str, patience: float) -> None:
    async def test() -> None:
        async with studies(tmp_path, then, patience=patience) as found:
            for _ in range(2):
                begun = await found.begin(sets()[0], free)
                assert begun.state in ("waiting", "running")
                failed = await until(found, begun.key, lambda study: study.state == "failed")
                assert failed.figures is None
                assert not is_running(tmp_path)

    run(test())
