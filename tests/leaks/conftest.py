"""What every test of secrecy shares: nobody is sent away because the machine is slow."""

from __future__ import annotations

import pytest

SILENCE = 24 * 60 * 60 * 1000
"""Milliseconds for which nobody has to say anything; the machine's own, which no test can hold."""


@pytest.fixture(autouse=True)
def heartbeat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let lines be silent for as long as a test takes."""
    monkeypatch.setattr("mascarade.server.socket.HEARTBEAT", SILENCE)
