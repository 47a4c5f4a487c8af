"""The entry point of the `mascarade` command, and its exit codes.

0: success. 1: failure. 2: usage error. 130: stopped with Ctrl-C. 141: the output's reader is gone.

The commands are imported inside `main`, so that Ctrl-C is handled from the start.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress

FAILURE, USAGE_ERROR, STOPPED, UNREAD = 1, 2, 130, 141


def main() -> None:
    """Run the command line of this process."""
    _replace_closed_streams()
    try:
        code = _run()
        sys.stdout.flush()
    except KeyboardInterrupt:
        code = STOPPED
    except BrokenPipeError:
        code = UNREAD
    except OSError as problem:
        if problem.filename is not None:  # not about the output
            raise
        code = FAILURE
        _print_unwritable(problem)
        _discard_output()
    if code in (STOPPED, UNREAD):
        _discard_output()
    sys.exit(code)


def _run() -> int:
    """Run the command and return its exit code."""
    from mascarade.cli.commands import app

    for stream in (sys.stdout, sys.stderr):
        # Characters that the encoding lacks are printed as question marks.
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    try:
        app()
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 0
    return 0


def _replace_closed_streams() -> None:
    """Discard what is written to a stream that the caller closed."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - stays open until exit
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def _print_unwritable(problem: OSError) -> None:
    """Say that the output can't be written, for example to a full disk."""
    from mascarade.cli.terminal.errors import FileRefused, sentence
    from mascarade.cli.terminal.output import words

    refusal = FileRefused("output-unwritable", reason=f"{problem.strerror or problem}.")
    with suppress(OSError):
        sys.stderr.write(f"{words().say('cli-refused')} {sentence(words(), refusal)}\n")
        sys.stderr.flush()


def _discard_output() -> None:
    """Keep Python quiet at exit about unwritten output and further Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, sys.stdout.fileno())
