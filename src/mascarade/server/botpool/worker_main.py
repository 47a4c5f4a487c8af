"""The process in which bots think: `python -m mascarade.server.botpool.worker_main`, started by the pool.

It reads frames from its standard input and answers on its standard output; both are put out of the bots'
reach first, so that one that prints, or asks, disturbs nothing. Whatever a bot does, all that leaves the
process is the number of a legal action and the kind of a failure.
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
from mascarade.bots.api import Seat
from mascarade.rules import Action, AnyEvent, Decision, Setup, Table
from mascarade.rules import events as e

Fault = Literal["absent", "forgetful", "raised", "illegal", "late", "died"]
"""Could not sit down; can't begin where memory begins; raised; answered something that is not legal; took too
long; ended its process."""

MINDS = 2_000
"""Minds that a child keeps; who was asked longest ago is rebuilt when asked again."""
ROOM = 1 << 30
"""Bytes that a child should fit into: above them it keeps fewer minds."""
LENGTH = 4
"""Bytes that say how long a frame is."""

_COMPILED = "mascarade.beliefs"
"""The room whose loops are compiled before anybody thinks; who needs more sees to it beside the game."""
_ACTIONS = frozenset(get_args(Action))
_PR_SET_PDEATHSIG = 1


class BotSpec(msgspec.Struct, frozen=True):
    """Which bot to build a mind of, and where it sits."""

    bot: str
    seat: Seat


class Load(msgspec.Struct, frozen=True, tag="load"):
    """Import these bots, and compile what they need if `warm`. Answered by `Ready`."""

    bots: tuple[str, ...]
    warm: bool


class Ask(msgspec.Struct, frozen=True, tag="ask", kw_only=True):
    """A decision for the mind with this key. Answered by `Answer`."""

    key: str
    sitting: BotSpec | None
    """Given: the mind is built anew, and `events` are all it ever saw."""
    table: Table | None
    """Given: memory begins at this table, and the mind is not kept."""
    events: Sequence[AnyEvent]
    decision: Decision
    legal: Sequence[Action]


class Forget(msgspec.Struct, frozen=True, tag="forget"):
    """The mind with this key is needed no more. Not answered."""

    key: str


class Ready(msgspec.Struct, frozen=True):
    """The bots are there, as far as they can be."""

    compiles: bool
    """Whether they use compiled code."""


class Answer(msgspec.Struct, frozen=True):
    """Which of the legal actions it is to be; none if the mind failed."""

    index: int | None
    faults: tuple[Fault, ...] = ()
    lost: bool = False
    """The mind is no longer here, and has to be built anew."""
    compiles: bool = False
    """Whether the bots use compiled code."""


_requests = msgspec.json.Decoder(Load | Ask | Forget)
_encoder = msgspec.json.Encoder()


def framed(message: msgspec.Struct) -> bytes:
    """A message as it travels between the processes."""
    body = _encoder.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


class MindCache:
    """All the minds of one process."""

    def __init__(self) -> None:
        self._minds: OrderedDict[str, Mind | None] = OrderedDict()
        """Nothing, for a bot that could not sit down."""
        self._answers = 0

    def load(self, load: Load) -> Ready:
        """Import bots. One that can't be imported is found absent when it is asked to sit."""
        for bot in load.bots:
            with suppress(BaseException):
                find_bot(bot)
        if (numpy := sys.modules.get("numpy")) is not None:
            numpy.seterr(over="ignore")  # uncompiled loops count on words that wrap
        if load.warm and _COMPILED in sys.modules:
            import_module(_COMPILED).warm()
        return Ready(_compiles())

    def forget(self, forget: Forget) -> None:
        """Let a mind go."""
        self._minds.pop(forget.key, None)

    def answer(self, ask: Ask) -> Answer:
        """Let a mind think."""
        if ask.sitting is None and ask.key not in self._minds:
            return Answer(None, lost=True)
        faults: list[Fault] = []
        mind = self._minds.get(ask.key) if ask.sitting is None else _seated(ask.sitting, faults)
        if ask.table is None:
            self._minds[ask.key] = mind
            self._minds.move_to_end(ask.key)
        index = None if mind is None else _chosen(mind, ask, faults)
        self._make_room()
        return Answer(index, tuple(dict.fromkeys(faults)), compiles=_compiles())

    def _make_room(self) -> None:
        self._answers += 1
        while len(self._minds) > MINDS:
            self._minds.popitem(last=False)
        if self._answers % 16 == 0 and _resident() > ROOM:
            for _ in range(len(self._minds) // 4):
                self._minds.popitem(last=False)


def _seated(sitting: BotSpec, faults: list[Fault]) -> Mind | None:
    seat = replace(sitting.seat, setup=_shared(sitting.seat.setup))
    try:
        mind: object = find_bot(sitting.bot).sit(seat)
    except BaseException:  # somebody else's code
        mind = None
    if isinstance(mind, Mind):
        return mind
    faults.append("absent")
    return None


def _chosen(mind: Mind, ask: Ask, faults: list[Fault]) -> int | None:
    """The number of the mind's answer, if it gives one that is legal."""
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
            if action is chosen:  # as nearly always: spares the comparisons
                return index
        if type(chosen) in _ACTIONS and chosen in legal:
            return legal.index(chosen)
        faults.append("illegal")
    except BaseException:
        faults.append("raised")
    return None


@lru_cache(maxsize=256)
def _shared(setup: Setup) -> Setup:
    """One setup for all minds at a table, with its layout."""
    return setup


def _compiles() -> bool:
    return "numba" in sys.modules


def _resident() -> int:
    """Bytes of memory that the process takes up now; none where that can't be told."""
    try:
        with open("/proc/self/statm", "rb") as told:
            return int(told.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def serve(inlet: BinaryIO, outlet: BinaryIO) -> None:
    """Answer frames until there are no more."""
    head = MindCache()
    while length := inlet.read(LENGTH):
        request = _requests.decode(inlet.read(int.from_bytes(length, "big")))
        match request:
            case Ask():
                said: msgspec.Struct = head.answer(request)
            case Load():
                said = head.load(request)
            case Forget():
                head.forget(request)
                continue
        outlet.write(framed(said))
        outlet.flush()


def _out_of_reach() -> tuple[BinaryIO, BinaryIO]:
    """The standard input and output, in whose place bots find nothing; nor do they have an error output.

    What a bot writes may tell what was played, and no log may.
    """
    inlet, outlet = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nothing, standard)
    os.close(nothing)
    return inlet, outlet


def _end_with(inlet: BinaryIO, parent: int) -> None:
    """End this process and what it started as soon as the parent is gone, whatever a bot is doing.

    A thread notices that nobody holds the other end of the line. Where a bot lets no thread run, Linux sees
    to it.
    """

    def watch() -> None:
        line = select.poll()
        line.register(inlet.fileno(), 0)  # only its end
        line.poll()
        _end()

    threading.Thread(target=watch, daemon=True).start()
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None, use_errno=True).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        _end()


def _end() -> None:
    """At once, and with whatever bots started, if the group is this process's own."""
    if os.getpgid(0) == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


def main() -> None:
    """Think for the parent, whose process id is the one argument."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent stops its children in order
    warnings.simplefilter("ignore")
    inlet, outlet = _out_of_reach()
    _end_with(inlet, int(sys.argv[1]))
    with suppress(BrokenPipeError, ConnectionError):
        serve(inlet, outlet)
    _end()


if __name__ == "__main__":
    main()
