"""The inside of a child process of the server: frames on standard streams, and its end with the parent."""

from __future__ import annotations

import ctypes
import os
import select
import signal
import sys
import threading
import warnings
from collections.abc import Callable
from contextlib import suppress
from typing import BinaryIO

LENGTH_BYTES = 4
"""Size of a frame's length prefix."""
_PR_SET_PDEATHSIG = 1


def framed(body: bytes) -> bytes:
    """A message with its length prefix."""
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def answer_parent(answer: Callable[[bytes], bytes | None]) -> None:
    """Answer the frames of the parent, whose process id is the only argument, until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent stops its children
    warnings.simplefilter("ignore")
    inlet, outlet = _take_standard_streams()
    _end_with(inlet, int(sys.argv[1]))
    with suppress(BrokenPipeError, ConnectionError):
        serve(inlet, outlet, answer)
    _end()


def serve(inlet: BinaryIO, outlet: BinaryIO, answer: Callable[[bytes], bytes | None]) -> None:
    """Answer frames until the input ends; None is no answer."""
    while length := inlet.read(LENGTH_BYTES):
        reply = answer(inlet.read(int.from_bytes(length, "big")))
        if reply is not None:
            outlet.write(framed(reply))
            outlet.flush()


def _take_standard_streams() -> tuple[BinaryIO, BinaryIO]:
    """Standard input and output; other code gets the null device, also for errors.

    What it prints may reveal a game, so no log may contain it.
    """
    inlet, outlet = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nothing, standard)
    os.close(nothing)
    return inlet, outlet


def _end_with(inlet: BinaryIO, parent: int) -> None:
    """End this process and its children as soon as the parent is gone, whatever is being done.

    A thread notices the end of the input. If no thread can run, Linux kills the process.
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
