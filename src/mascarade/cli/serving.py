"""Serving from the command line: where the page is, and nothing else to read while all is well."""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import webbrowser
from functools import partial

from mascarade.cli.terminal.errors import CliUsageError
from mascarade.cli.terminal.output import console, words
from mascarade.server.config import Config
from mascarade.server.ops import logs
from mascarade.server.ops.lan_address import address, own_address
from mascarade.server.process.serve import Server, listening, server
from mascarade.server.process.workers import check_workers, serve_with
from mascarade.server.storage.engines import database_at

_USUAL_PORT = 8000


def serve(
    host: str,
    port: int | None,
    config: Config,
    *,
    workers: int,
    level: str,
    log_format: str,
    browser: bool,
    as_json: bool,
) -> None:
    """Serve until told to stop."""
    if level not in logs.LEVELS:
        raise CliUsageError("log-level", level=level, known=", ".join(logs.LEVELS))
    if log_format not in logs.FORMATS:
        raise CliUsageError("log-format", format=log_format, known=", ".join(logs.FORMATS))
    kind: logs.Format = "json" if log_format == "json" else "text"
    logs.begin(level, kind)
    check_workers(config, workers)
    with listening(host, _USUAL_PORT if port is None else port, or_next=port is None) as door:
        taken = door.getsockname()[1]
        running = server(config)
        running.service.store.open()
        if workers == 1:  # from now on it ends in order, as it does once uvicorn listens to signals
            signal.signal(signal.SIGTERM, partial(_stop, running))
        addresses = _addresses(host, taken)
        if as_json:
            database = database_at(config.database).url.render_as_string(hide_password=True)
            sys.stdout.write(json.dumps({"addresses": addresses, "database": database}) + "\n")
            sys.stdout.flush()
        else:
            _tell(addresses, moved=port is None and taken != _USUAL_PORT, port=taken)
        if browser and _has_screen():
            threading.Thread(target=webbrowser.open, args=(addresses[0],), daemon=True).start()
        if workers > 1:
            running.service.store.close()
            serve_with(config, door, workers, level, kind)
        else:
            running.serve_at(door)


def _stop(running: Server, *_signal: object) -> None:
    """No exception: in the middle of something it could be lost."""
    running.should_exit = True


def _tell(addresses: list[str], *, moved: bool, port: int) -> None:
    out = console()
    say = words().say
    if moved:
        out.print(say("cli-serve-moved", usual=str(_USUAL_PORT), port=str(port)))
    out.print(say("cli-serve-here", address=addresses[0]))
    for other in addresses[1:]:
        out.print(say("cli-serve-network", address=other))
    if len(addresses) == 1:
        out.print(say("cli-serve-loopback"))
    out.print(say("cli-serve-stop"))


def _addresses(host: str, port: int) -> list[str]:
    """Where the page can be opened: from this machine first."""
    if host not in ("0.0.0.0", "::"):
        return [address(host, port)]
    here = [address("localhost", port)]
    outside = own_address()
    return here if outside is None else [*here, address(outside, port)]


def _has_screen() -> bool:
    return sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
