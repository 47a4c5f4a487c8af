"""A bot process: `python -m mascarade.server.botpool.worker_main`, started by the pool.

It reads frames from standard input and answers on standard output; bots can reach neither, so that one that
prints or reads disturbs nothing. Only the index of a legal action and the kind of a failure ever leave it.
"""

from __future__ import annotations

import os
import sys
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from importlib import import_module
from typing import Literal, get_args

import msgspec
from msgspec.structs import replace

from mascarade.bots import Mind, find_bot
from mascarade.bots.api import Budget, Seat
from mascarade.rules import Action, AnyEvent, Decision, Setup, Table
from mascarade.rules import events as e
from mascarade.server.botpool.child_main import answer_parent

Fault = Literal["absent", "forgetful", "raised", "illegal", "late", "died"]
"""Not built; can't resume at a table; raised; gave an illegal answer; took too long; ended its process."""

MAX_MINDS = 2_000
"""Minds in one process; the least recently asked one is dropped, and rebuilt when asked again."""
MAX_RESIDENT_BYTES = 1 << 30
"""Above this memory use a process drops minds."""

_COMPILED = "mascarade.beliefs"
"""The package that is compiled in advance; bots compile the rest on their own."""
NO_JIT = "NUMBA_DISABLE_JIT"
_UNCOMPILED_SECONDS = 5.0
_ACTIONS = frozenset(get_args(Action))


class BotSpec(msgspec.Struct, frozen=True):
    """A bot and the seat for its mind."""

    bot: str
    seat: Seat


class Load(msgspec.Struct, frozen=True, tag="load"):
    """Import these bots, and with `warm` compile what they need. Answered by `WorkerAnswer`."""

    bots: tuple[str, ...]
    warm: bool


class Ask(msgspec.Struct, frozen=True, tag="ask", kw_only=True):
    """A decision for the mind with this key. Answered by `WorkerAnswer`."""

    key: str
    spec: BotSpec | None
    """Given: the mind is built again, and `events` are all it has seen."""
    table: Table | None
    """Given: memory begins at this table, and the mind is dropped afterwards."""
    events: Sequence[AnyEvent]
    decision: Decision
    legal: Sequence[Action]


class Forget(msgspec.Struct, frozen=True, tag="forget"):
    """Drop the mind with this key. Not answered."""

    key: str


class WorkerAnswer(msgspec.Struct, frozen=True):
    """The answer to a request."""

    index: int | None
    """The index of the chosen action; None if the mind failed."""
    faults: tuple[Fault, ...] = ()
    lost: bool = False
    """Whether the mind was dropped, and has to be built again."""
    compiles: bool = False
    """Whether the bots use compiled code."""


_requests = msgspec.json.Decoder(Load | Ask | Forget)
_encode = msgspec.json.Encoder().encode


class MindCache:
    """The minds of one process."""

    def __init__(self) -> None:
        self._minds: OrderedDict[str, Mind | None] = OrderedDict()
        """None for a bot that could not be built."""
        self._answers = 0

    def load(self, load: Load) -> WorkerAnswer:
        """Import bots. One that can't be imported fails later, when its mind is built."""
        for bot in load.bots:
            with suppress(BaseException):
                find_bot(bot)
        if (numpy := sys.modules.get("numpy")) is not None:
            numpy.seterr(over="ignore")  # uncompiled loops rely on integers that wrap
        if load.warm and _COMPILED in sys.modules:
            import_module(_COMPILED).warm()
        return WorkerAnswer(None, compiles="numba" in sys.modules)

    def forget(self, forget: Forget) -> None:
        """Drop a mind."""
        self._minds.pop(forget.key, None)

    def answer(self, ask: Ask) -> WorkerAnswer:
        """Ask a mind."""
        if ask.spec is None and ask.key not in self._minds:
            return WorkerAnswer(None, lost=True)
        faults: list[Fault] = []
        mind = self._minds.get(ask.key) if ask.spec is None else _build(ask.spec, faults)
        if ask.table is None:
            self._minds[ask.key] = mind
            self._minds.move_to_end(ask.key)
        index = None if mind is None else _choose(mind, ask, faults)
        self._shrink()
        return WorkerAnswer(index, tuple(dict.fromkeys(faults)), compiles="numba" in sys.modules)

    def _shrink(self) -> None:
        self._answers += 1
        while len(self._minds) > MAX_MINDS:
            self._minds.popitem(last=False)
        if self._answers % 16 == 0 and _resident_bytes() > MAX_RESIDENT_BYTES:
            for _ in range(len(self._minds) // 4):
                self._minds.popitem(last=False)


def _build(spec: BotSpec, faults: list[Fault]) -> Mind | None:
    seat = replace(spec.seat, setup=_shared(spec.seat.setup), budget=_feasible(spec.seat.budget))
    try:
        mind: object = find_bot(spec.bot).sit(seat)
    except BaseException:  # third-party code
        mind = None
    if isinstance(mind, Mind):
        return mind
    faults.append("absent")
    return None


def _feasible(budget: Budget) -> Budget:
    """The budget; with more time while the loops run uncompiled, else bots would hardly think until then."""
    uncompiled = "numba" in sys.modules and os.environ.get(NO_JIT) == "1"
    return replace(budget, seconds=_UNCOMPILED_SECONDS) if uncompiled else budget


def _choose(mind: Mind, ask: Ask, faults: list[Fault]) -> int | None:
    """The index of the mind's answer, if that is legal."""
    if ask.table is not None:
        try:
            mind.resume(ask.table)
        except BaseException:
            faults.append("forgetful")
            return None
    for event in ask.events:
        seen = replace(event, setup=_shared(event.setup)) if isinstance(event, e.Dealt) else event
        try:
            mind.observe(seen)
        except BaseException:
            faults.append("raised")
    legal = tuple(ask.legal)
    try:
        chosen = mind.choose(ask.decision, legal)
        for index, action in enumerate(legal):
            if action is chosen:  # nearly always: saves comparisons
                return index
        if type(chosen) in _ACTIONS and chosen in legal:
            return legal.index(chosen)
        faults.append("illegal")
    except BaseException:
        faults.append("raised")
    return None


@lru_cache(maxsize=256)
def _shared(setup: Setup) -> Setup:
    """One setup, with its layout, for all minds at a table."""
    return setup


def _resident_bytes() -> int:
    """The memory use of the process; 0 if unknown."""
    try:
        with open("/proc/self/statm", "rb") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def answer(minds: MindCache, frame: bytes) -> bytes | None:
    """The answer to a request, if it has one."""
    request = _requests.decode(frame)
    if isinstance(request, Forget):
        minds.forget(request)
        return None
    return _encode(minds.answer(request) if isinstance(request, Ask) else minds.load(request))


def main() -> None:
    """Serve the parent."""
    minds = MindCache()
    answer_parent(lambda frame: answer(minds, frame))


if __name__ == "__main__":
    main()
