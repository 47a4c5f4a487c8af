"""`mascarade serve`: tables for browsers."""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import webbrowser
from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer

from mascarade.cli import options
from mascarade.cli.terminal.durations import milliseconds
from mascarade.cli.terminal.errors import CliUsageError
from mascarade.cli.terminal.output import console, error_boundary, words

if TYPE_CHECKING:
    from mascarade.server.process.serve import Server

_USUAL_PORT = 8000

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command()
def serve(
    host: Annotated[
        str,
        typer.Option(
            envvar="MASCARADE_HOST",
            metavar="ADDRESS",
            help="The address to listen at; 0.0.0.0 lets others on the network in.",
        ),
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            envvar="MASCARADE_PORT",
            min=0,
            max=65535,
            metavar="N",
            help="The port; 0 takes any that is free. Without it 8000, or the next that is free.",
            show_default=False,
        ),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="MASCARADE_DATABASE",
            metavar="URL",
            help="Where everything is kept: sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME for"
            " several processes. Without it a file in your data folder.",
            show_default=False,
        ),
    ] = None,
    redis: Annotated[
        str | None,
        typer.Option(
            envvar="MASCARADE_REDIS",
            metavar="URL",
            help="Where processes that share a PostgreSQL tell each other at once what has changed:"
            " redis://HOST. Without it they find out within a second.",
            show_default=False,
        ),
    ] = None,
    workers: Annotated[
        int,
        typer.Option(
            envvar="MASCARADE_WORKERS",
            min=1,
            max=64,
            metavar="N",
            help="How many processes serve; more than one need a PostgreSQL.",
        ),
    ] = 1,
    requests: Annotated[
        float,
        typer.Option(
            envvar="MASCARADE_REQUESTS",
            min=0.1,
            metavar="N",
            help="Requests that one address may make in a second, on average.",
        ),
    ] = 20,
    messages: Annotated[
        float,
        typer.Option(
            envvar="MASCARADE_MESSAGES",
            min=0.1,
            metavar="N",
            help="Messages that one connection may send in a second, on average.",
        ),
    ] = 20,
    connections: Annotated[
        int,
        typer.Option(
            envvar="MASCARADE_CONNECTIONS",
            min=1,
            metavar="N",
            help="Connections that one address may have open; an eighth of them for one person.",
        ),
    ] = 64,
    tables: Annotated[
        int,
        typer.Option(
            envvar="MASCARADE_TABLES", min=1, metavar="N", help="Tables that one person may open in an hour."
        ),
    ] = 20,
    patience: Annotated[
        float,
        typer.Option(
            envvar="MASCARADE_PATIENCE", min=0.1, metavar="SECONDS", help="How long a bot may think."
        ),
    ] = 10.0,
    study_bot: Annotated[
        str,
        typer.Option(
            envvar="MASCARADE_STUDY_BOT",
            metavar="BOT",
            help="Who plays when somebody has a set of their own tried out; see 'mascarade bots'.",
        ),
    ] = "quick",
    study_games: Annotated[
        int,
        typer.Option(envvar="MASCARADE_STUDY_GAMES", min=1, metavar="N", help="... and how many games."),
    ] = 2000,
    keep_finished: Annotated[
        str,
        typer.Option(
            envvar="MASCARADE_KEEP_FINISHED",
            metavar="TIME",
            help="How long a table is kept after its game: 30d, 12h, 90m; 0 is for ever.",
        ),
    ] = "30d",
    keep_abandoned: Annotated[
        str,
        typer.Option(
            envvar="MASCARADE_KEEP_ABANDONED",
            metavar="TIME",
            help="How long a table is kept at which nothing happens any more; 0 is for ever.",
        ),
    ] = "7d",
    trusted_proxies: Annotated[
        str,
        typer.Option(
            envvar="MASCARADE_TRUSTED_PROXIES",
            metavar="ADDRESSES",
            help="Proxies that are believed about where a request comes from, such as 127.0.0.1,10.0.0.0/8.",
            show_default="none",
        ),
    ] = "",
    metrics_token: Annotated[
        str,
        typer.Option(
            envvar="MASCARADE_METRICS_TOKEN",
            metavar="TOKEN",
            help="Who sends it may read /metrics from anywhere; without it only this machine may.",
            show_default=False,
        ),
    ] = "",
    log: Annotated[
        str,
        typer.Option(
            "--log",
            "--log-level",
            envvar="MASCARADE_LOG",
            metavar="LEVEL",
            help="What is logged: debug, info, warning or error.",
        ),
    ] = "warning",
    log_format: Annotated[
        str,
        typer.Option(envvar="MASCARADE_LOG_FORMAT", metavar="FORMAT", help="How it is logged: text or json."),
    ] = "text",
    browser: Annotated[
        bool, typer.Option("--browser", help="Open the page, where there is a screen.")
    ] = False,
    language: options.Language = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Tell the address as one line of JSON instead of text.")
    ] = False,
    database_patience: Annotated[float, typer.Option(min=0, hidden=True)] = 20.0,
    dead_after: Annotated[float, typer.Option(min=0, hidden=True)] = 5.0,
) -> None:
    """Serve tables, at which people play in the browser.

    Everything that was acknowledged is in the database; the server may be stopped, or killed, at any time
    and goes on where it was. Who runs it can read its database. Stop it with Ctrl-C.

    \b
    Examples:
      mascarade serve
      mascarade serve --host 0.0.0.0 --port 8080
      mascarade serve --database sqlite:///friday.db
      mascarade serve --database postgresql://me@localhost/mascarade --redis redis://localhost --workers 4
      MASCARADE_PORT=9000 mascarade serve
    """
    from mascarade.server.config import Config
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
            patience=patience,
            database_patience=database_patience,
            dead_after=dead_after,
            study_bot=study_bot,
            study_games=study_games,
            keep_finished=milliseconds(keep_finished),
            keep_abandoned=milliseconds(keep_abandoned),
            metrics_token=metrics_token,
            trusted_proxies=parse_proxies(trusted_proxies),
        )
        if log not in logs.LEVELS:
            raise CliUsageError("log-level", level=log, known=", ".join(logs.LEVELS))
        if log_format not in logs.FORMATS:
            raise CliUsageError("log-format", format=log_format, known=", ".join(logs.FORMATS))
        kind: logs.Format = "json" if log_format == "json" else "text"
        logs.configure(log, kind)
        check_workers(config, workers)
        with listen(host, _USUAL_PORT if port is None else port, or_next=port is None) as door:
            taken = door.getsockname()[1]
            running = server(config)
            running.service.store.open()
            if workers == 1:  # from now on it ends in order, as it does once uvicorn listens to signals
                signal.signal(signal.SIGTERM, partial(_stop, running))
            addresses = _addresses(host, taken)
            if as_json:
                url = database_at(config.database).url.render_as_string(hide_password=True)
                sys.stdout.write(json.dumps({"addresses": addresses, "database": url}) + "\n")
                sys.stdout.flush()
            else:
                _print_addresses(addresses, moved=port is None and taken != _USUAL_PORT, port=taken)
            if browser and _has_screen():
                threading.Thread(target=webbrowser.open, args=(addresses[0],), daemon=True).start()
            if workers > 1:
                running.service.store.close()
                serve_with_workers(config, door, workers, log, kind)
            else:
                running.run_on(door)


def _stop(running: Server, *_signal: object) -> None:
    """No exception: in the middle of something it could be lost."""
    running.should_exit = True


def _print_addresses(addresses: list[str], *, moved: bool, port: int) -> None:
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
