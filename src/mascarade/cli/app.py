"""The entry point of the `mascarade` command, and its exit codes.

0: done. 1: refused. 2: wrongly called. 130: stopped with Ctrl-C. 141: nobody reads the output any more.

The commands are imported inside `main`, so that Ctrl-C stops quietly from the first moment on.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress

_REFUSED = 1
_STOPPED, _UNREAD = 130, 141


def main() -> None:
    """Run the command with the arguments of this process."""
    _stand_in_for_closed_streams()
    try:
        code = _run()
        sys.stdout.flush()
    except KeyboardInterrupt:
        code = _STOPPED
    except BrokenPipeError:
        code = _UNREAD
    except OSError as problem:
        if problem.filename is not None:  # a file's, not the output's
            raise
        code = _REFUSED
        _tell_unwritten(problem)
        _let_go_of_output()
    if code in (_STOPPED, _UNREAD):
        _let_go_of_output()
    sys.exit(code)


def _run() -> int:
    """Run the command; its exit code."""
    from mascarade.cli.commands import app

    for stream in (sys.stdout, sys.stderr):
        # What the terminal's encoding lacks becomes a question mark, not a crash.
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    try:
        app()
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 0
    return 0


def _stand_in_for_closed_streams() -> None:
    """What goes to an output that was closed before the command began is lost, as its caller wished."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - for as long as the process lives
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def _tell_unwritten(problem: OSError) -> None:
    """Say that the output can't be written, such as on a full disk."""
    from mascarade.cli.terminal.errors import FileRefused, sentence
    from mascarade.cli.terminal.output import words

    refusal = FileRefused("output-unwritable", reason=f"{problem.strerror or problem}.")
    with suppress(OSError):
        sys.stderr.write(f"{words().say('cli-refused')} {sentence(words(), refusal)}\n")
        sys.stderr.flush()


def _let_go_of_output() -> None:
    """Keep Python from complaining when it exits: about unwritten output, or one more Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
