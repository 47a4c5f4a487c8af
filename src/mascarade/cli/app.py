"""Where the command starts and stops: whatever happens, people see sentences and scripts see an exit code.

0: done. 1: refused. 2: wrongly called. 130: stopped with Ctrl-C. 141: nobody reads the output any more.
"""

from __future__ import annotations

import os
import signal
import sys

_STOPPED, _UNREAD = 130, 141


def main() -> None:
    """Run the command with the arguments of this process."""
    try:
        code = _run()
        sys.stdout.flush()
    except KeyboardInterrupt:
        code = _STOPPED
    except BrokenPipeError:
        code = _UNREAD
    if code in (_STOPPED, _UNREAD):
        _let_go_of_output()
    sys.exit(code)


def _run() -> int:
    """Run the command; its exit code."""
    import mascarade.cli.arena_commands  # noqa: F401 - its commands join the others
    from mascarade.cli.commands import run

    for stream in (sys.stdout, sys.stderr):
        # What the terminal's encoding lacks becomes a question mark, not a crash.
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    return run()


def _let_go_of_output() -> None:
    """Keep Python from complaining when it exits: about unwritten output, or one more Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
