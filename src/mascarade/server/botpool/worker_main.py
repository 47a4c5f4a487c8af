"""A bot process: `python -m mascarade.server.botpool.worker_main`, started by the pool.

It reads frames from standard input and answers on standard output; bots can reach neither, so that one that
prints or reads disturbs nothing. Only the index of a legal action and the kind of a failure ever leave it.
"""

from __future__ import annotations

import ctypes
import os
import select
import signal
import sys
import threading
import warnings
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from importlib import import_module
from typing import BinaryIO, Literal, get_args

import msgspec
from msgspec.structs import replace

from mascarade.bots import Mind, find_bot
from mascarade.bots.api import Budget, Seat
from mascarade.rules import Action, AnyEvent, Decision, Setup, Table
from mascarade.rules import events as e

Fault = Literal["absent", "forgetful", "raised", "illegal", "late", "died"]
"""Not built; can't resume at a table; raised; gave an illegal answer; took too long; ended its process."""

MAX_MINDS = 2_000
"""Minds in one process; the least recently asked one is dropped, and rebuilt when asked again."""
MAX_RESIDENT_BYTES = 1 << 30
"""Above this memory use a process drops minds."""
LENGTH_BYTES = 4
"""Size of a frame's length prefix."""

_COMPILED = "mascarade.beliefs"
"""The package that is compiled in advance; bots compile the rest on their own."""
NO_JIT = "NUMBA_DISABLE_JIT"
_UNCOMPILED_SECONDS = 5.0
_ACTIONS = frozenset(get_args(Action))
_PR_SET_PDEATHSIG = 1


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
_encoder = msgspec.json.Encoder()


def framed(message: msgspec.Struct) -> bytes:
    """A message with its length prefix."""
    body = _encoder.encode(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


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


def serve(inlet: BinaryIO, outlet: BinaryIO) -> None:
    """Answer frames until the input ends."""
    minds = MindCache()
    while length := inlet.read(LENGTH_BYTES):
        request = _requests.decode(inlet.read(int.from_bytes(length, "big")))
        match request:
            case Ask():
                reply = minds.answer(request)
            case Load():
                reply = minds.load(request)
            case Forget():
                minds.forget(request)
                continue
        outlet.write(framed(reply))
        outlet.flush()


def _take_standard_streams() -> tuple[BinaryIO, BinaryIO]:
    """Standard input and output; bots get the null device, also for errors.

    The output of a bot may reveal the game, so no log may contain it.
    """
    inlet, outlet = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nothing, standard)
    os.close(nothing)
    return inlet, outlet


def _end_with(inlet: BinaryIO, parent: int) -> None:
    """End this process and its children as soon as the parent is gone, whatever a bot is doing.

    A thread notices the end of the input. If a bot lets no thread run, Linux kills the process.
    """

    def watch() -> None:
        poll = select.poll()
        poll.register(inlet.fileno(), 0)  # only hang-ups
        poll.poll()
        _end()

    threading.Thread(target=watch, daemon=True).start()
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None, use_errno=True).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        _end()


def _end() -> None:
    """End the process at once, with its group if it leads one."""
    if os.getpgid(0) == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


def main() -> None:
    """Serve the parent, whose process id is the only argument."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent stops its children
    warnings.simplefilter("ignore")
    inlet, outlet = _take_standard_streams()
    _end_with(inlet, int(sys.argv[1]))
    with suppress(BrokenPipeError, ConnectionError):
        serve(inlet, outlet)
    _end()


if __name__ == "__main__":
    main()
