"""Worker processes are restarted, however early they die."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from mascarade.server.config import Config
from mascarade.server.process import workers
from mascarade.server.process.worker import Orders


class DiesAtOnce(subprocess.Popen[bytes]):
    """A process that has ended when its parent goes on."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.wait()


def test_a_worker_that_dies_before_it_reads_its_orders_is_restarted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    monkeypatch.setattr(subprocess, "Popen", DiesAtOnce)
    worker = workers._Restarted()
    worker.start(Orders(Config(database="sqlite://"), 0, "info", "text"))
    while worker.process is not None:
        worker.check()
    assert worker.restart_at > worker.started_at
