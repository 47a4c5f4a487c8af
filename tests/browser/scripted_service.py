"""A service in this process with scripted bots, and optionally with seeded randomness or a held clock."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol
from unittest import mock

from mascarade.rules import Action, Decision
from mascarade.rules import actions as a
from mascarade.server.views.bots import BotSeat
from tests.browser.harness import Site
from tests.browser.harness_service import Service
from tests.kit.service import RunningServer, ScriptedBots, lenient_config, scripted_bots, serve
from tests.kit.timeouts import TIMEOUT_SECONDS
from tests.kit.virtual_clock import VirtualClock

Mind = Callable[[BotSeat, Decision, Sequence[Action]], Action]


def passes(chair: BotSeat, decision: Decision, legal: Sequence[Action]) -> Action:
    """Swap on a turn, never contest, and otherwise take the first legal action."""
    return legal[0]


def pretends(chair: BotSeat, decision: Decision, legal: Sequence[Action]) -> Action:
    """Like `passes`, but only pretend to swap."""
    shams = [action for action in legal if isinstance(action, a.Swap) and not action.really]
    return shams[0] if shams else legal[0]


class ScriptedService(Service):
    """The service in a thread; with a seed, its randomness is reproducible."""

    def __init__(
        self, folder: Path, mind: Mind = passes, seed: int | None = None, *, held: bool = False
    ) -> None:
        super().__init__(folder)
        self.mind = mind
        self.seed = seed
        self.clock = VirtualClock() if held else None
        """The service's time, if only `lets_pass` advances it."""
        self._thread = threading.Thread(target=self._run)
        self._ready = threading.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._over: asyncio.Event | None = None
        self.inside: RunningServer | None = None

    def start(self) -> ScriptedService:
        self._thread.start()
        assert self._ready.wait(TIMEOUT_SECONDS), "the service did not start"
        assert self.inside is not None, "the service failed to start"
        return self

    def close(self) -> None:
        """Stop it, if it still runs."""
        if self._loop is not None and self._over is not None and self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join(TIMEOUT_SECONDS)
        assert not self._thread.is_alive(), "the service did not end"

    def lets_pass(self, milliseconds: int) -> None:
        """Advance the held clock, and wait until everything that was due is done."""
        assert self.clock is not None
        assert self._loop is not None
        passing = self.clock.forward(milliseconds)
        asyncio.run_coroutine_threadsafe(passing, self._loop).result(TIMEOUT_SECONDS)

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        finally:
            self._ready.set()

    def _think(self, chair: BotSeat, decision: Decision, legal: Sequence[Action]) -> Action:
        return self.mind(chair, decision, legal)

    async def _serve(self) -> None:
        self._loop, self._over = asyncio.get_running_loop(), asyncio.Event()
        chance = None if self.seed is None else random.Random(self.seed).randbytes
        with mock.patch("mascarade.server.service.BotPool", ScriptedBots):
            config = lenient_config(self.folder / "tables.db")
            async with serve(config, clock=self.clock, entropy=chance) as inside:
                if self.clock is not None:
                    self.clock.watch(inside.service)
                scripted_bots(inside).choice = self._think
                self.inside, self.port = inside, inside.port
                self._ready.set()
                await self._over.wait()


class StartScripted(Protocol):
    """Starts a private service in place of the previous one, and a site for it."""

    def __call__(
        self, mind: Mind = passes, seed: int | None = None, *, held: bool = False
    ) -> tuple[Site, ScriptedService]: ...
