"""`mascarade serve`: the web server."""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import webbrowser
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

import typer

from mascarade.cli import options
from mascarade.cli.terminal.durations import milliseconds
from mascarade.cli.terminal.errors import CliUsageError
from mascarade.cli.terminal.output import console, error_boundary, words

if TYPE_CHECKING:
    from mascarade.server.process.serve import Server

_DEFAULT_PORT = 8000


def _setting(name: str, metavar: str, help: str, *names: str, **settings: Any) -> Any:
    """An option that an environment variable can set too."""
    return typer.Option(*names, envvar=f"MASCARADE_{name}", metavar=metavar, help=help, **settings)


def serve(
    host: Annotated[
        str, _setting("HOST", "ADDRESS", "Address to listen on; 0.0.0.0 lets others on the network in.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        _setting(
            "PORT",
            "N",
            "Port to listen on; 0 takes any free one. Default: 8000, or the next free one.",
            min=0,
            max=65535,
            show_default=False,
        ),
    ] = None,
    database: Annotated[
        str | None,
        _setting(
            "DATABASE",
            "URL",
            "Database: sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME for several processes."
            " Default: a file in your data folder.",
            show_default=False,
        ),
    ] = None,
    redis: Annotated[
        str | None,
        _setting(
            "REDIS",
            "URL",
            "redis://HOST through which processes that share a PostgreSQL notify each other of changes."
            " Without it they notice within a second.",
            show_default=False,
        ),
    ] = None,
    workers: Annotated[
        int, _setting("WORKERS", "N", "Server processes; more than one need PostgreSQL.", min=1, max=64)
    ] = 1,
    requests: Annotated[
        float, _setting("REQUESTS", "N", "Requests per second allowed from one address, on average.", min=0.1)
    ] = 20,
    messages: Annotated[
        float,
        _setting("MESSAGES", "N", "Messages per second allowed on one connection, on average.", min=0.1),
    ] = 20,
    connections: Annotated[
        int,
        _setting(
            "CONNECTIONS", "N", "Open connections allowed from one address; an eighth for one person.", min=1
        ),
    ] = 64,
    tables: Annotated[
        int,
        _setting(
            "TABLES", "N", "Tables that one person may open per hour; six times that from one address.", min=1
        ),
    ] = 20,
    patience: Annotated[
        float, _setting("PATIENCE", "SECONDS", "Time limit of a bot for one decision.", min=0.1)
    ] = 10.0,
    study_bot: Annotated[
        str,
        _setting("STUDY_BOT", "BOT", "Bot that plays balance studies of custom sets, see 'mascarade bots'."),
    ] = "quick",
    study_games: Annotated[
        int, _setting("STUDY_GAMES", "N", "Number of games in a balance study of a custom set.", min=1)
    ] = 2000,
    keep_finished: Annotated[
        str,
        _setting(
            "KEEP_FINISHED", "TIME", "Keep a table this long after its game: 30d, 12h, 90m; 0: forever."
        ),
    ] = "30d",
    keep_abandoned: Annotated[
        str,
        _setting("KEEP_ABANDONED", "TIME", "Keep a table without activity this long; 0: forever."),
    ] = "7d",
    trusted_proxies: Annotated[
        str,
        _setting(
            "TRUSTED_PROXIES",
            "ADDRESSES",
            "Proxies whose forwarded client addresses are trusted, such as 127.0.0.1,10.0.0.0/8.",
            show_default="none",
        ),
    ] = "",
    allowed_hosts: Annotated[
        str,
        _setting(
            "ALLOWED_HOSTS",
            "NAMES",
            "Names of this server, such as play.example.org,*.example.net; * allows all. Always allowed:"
            " addresses, localhost, *.local, this machine's names, and what trusted proxies forward.",
            show_default="none",
        ),
    ] = "",
    metrics_token: Annotated[
        str,
        _setting(
            "METRICS_TOKEN",
            "TOKEN",
            "Token that allows reading /metrics from anywhere; without it only this machine may.",
            show_default=False,
        ),
    ] = "",
    log: Annotated[
        str, _setting("LOG", "LEVEL", "Log level: debug, info, warning or error.", "--log", "--log-level")
    ] = "warning",
    log_format: Annotated[str, _setting("LOG_FORMAT", "FORMAT", "Log format: text or json.")] = "text",
    browser: Annotated[
        bool, typer.Option("--browser", help="Open the page in a browser, if there is a screen.")
    ] = False,
    language: options.Language = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the addresses as one line of JSON instead of text.")
    ] = False,
    database_patience: Annotated[float, typer.Option(min=0, hidden=True)] = 20.0,
    dead_after: Annotated[float, typer.Option(min=0, hidden=True)] = 5.0,
    instant_bots: Annotated[bool, typer.Option("--instant-bots", hidden=True)] = False,
) -> None:
    """Serve tables for play in the browser.

    Every acknowledged move is in the database: the server may be stopped or killed at any time and continues
    after a restart. Its operator can read the database. Stop it with Ctrl-C.

    \b
    Examples:
      mascarade serve
      mascarade serve --host 0.0.0.0 --port 8080
      mascarade serve --database sqlite:///friday.db
      mascarade serve --database postgresql://me@localhost/mascarade --redis redis://localhost --workers 4
      MASCARADE_PORT=9000 mascarade serve
    """
    from mascarade.server.config import Config
    from mascarade.server.http.hosts import name_of, parse_hosts
    from mascarade.server.http.proxies import parse_proxies
    from mascarade.server.ops import logs
    from mascarade.server.process.serve import listen, server
    from mascarade.server.process.workers import check_workers, serve_with_workers
    from mascarade.server.storage.engines import database_at

    with error_boundary(as_json=as_json, language=language):
        config = Config(
            database=database or options.default_database(),
            redis=redis,
            requests=requests,
            messages=messages,
            connections_per_address=4 * connections,
            lines_per_address=connections,
            lines_per_person=max(1, connections // 8),
            tables_per_person=tables,
            tables_per_address=6 * tables,
            guests_per_address=12 * tables,
            patience=patience,
            database_patience=database_patience,
            dead_after=dead_after,
            instant_bots=instant_bots,
            study_bot=study_bot,
            study_games=study_games,
            keep_finished=milliseconds(keep_finished),
            keep_abandoned=milliseconds(keep_abandoned),
            metrics_token=metrics_token,
            trusted_proxies=parse_proxies(trusted_proxies),
            allowed_hosts=(*parse_hosts(allowed_hosts), name_of(host)),
        )
        if log not in logs.LEVELS:
            raise CliUsageError("log-level", level=log, known=", ".join(logs.LEVELS))
        if log_format not in logs.FORMATS:
            raise CliUsageError("log-format", format=log_format, known=", ".join(logs.FORMATS))
        kind: logs.Format = "json" if log_format == "json" else "text"
        logs.configure(log, kind)
        check_workers(config, workers)
        with (
            database_at(config.database).reserved(),
            listen(host, _DEFAULT_PORT if port is None else port, or_next=port is None) as listener,
        ):
            bound = listener.getsockname()[1]
            running = server(config)
            running.service.store.open()
            if workers == 1:  # shut down in order, as uvicorn does once it handles signals
                signal.signal(signal.SIGTERM, partial(_stop, running))
            addresses = _addresses(host, bound)
            if as_json:
                url = database_at(config.database).url.render_as_string(hide_password=True)
                sys.stdout.write(json.dumps({"addresses": addresses, "database": url}) + "\n")
                sys.stdout.flush()
            else:
                _print_addresses(addresses, moved=port is None and bound != _DEFAULT_PORT, port=bound)
            if browser and _has_screen():
                threading.Thread(target=webbrowser.open, args=(addresses[0],), daemon=True).start()
            if workers > 1:
                running.service.store.close()
                serve_with_workers(config, listener, workers, log, kind)
            else:
                running.run_on(listener)


def _stop(running: Server, *_signal: object) -> None:
    """Ask the server to exit; an exception could be lost in the middle of something."""
    running.should_exit = True


def _print_addresses(addresses: list[str], *, moved: bool, port: int) -> None:
    out = console()
    say = words().say
    if moved:
        out.print(say("cli-serve-moved", usual=str(_DEFAULT_PORT), port=str(port)))
    out.print(say("cli-serve-here", address=addresses[0]))
    for other in addresses[1:]:
        out.print(say("cli-serve-network", address=other))
    if len(addresses) == 1:
        out.print(say("cli-serve-loopback"))
    out.print(say("cli-serve-stop"))


def _addresses(host: str, port: int) -> list[str]:
    """The page's addresses, the one for this machine first."""
    from mascarade.server.ops.lan_address import address, own_address

    if host not in ("0.0.0.0", "::"):
        return [address(host, port)]
    here = [address("localhost", port)]
    outside = own_address()
    return here if outside is None else [*here, address(outside, port)]


def _has_screen() -> bool:
    return sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
