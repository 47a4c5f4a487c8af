"""Metrics and logs: who may read them, and that they reveal nothing about the games."""

from __future__ import annotations

import io
import json
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest

from mascarade.server.ops import logs
from tests.kit.client import announce, first_action, play_opening, start_game
from tests.kit.service import RunningServer, run, running_server
from tests.kit.timeouts import TIMEOUT_SECONDS
from tests.kit.virtual_clock import VirtualClock

FOUR = ("Ada", "Bruno", "Chiara", "Dario")


async def metrics(server: RunningServer, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=server.url, timeout=TIMEOUT_SECONDS) as client:
        return await client.get(
            "/metrics", headers={name.replace("_", "-"): headers[name] for name in headers}
        )


def values(text: str) -> dict[str, float]:
    """Every metric of this project."""
    lines = [line.rpartition(" ") for line in text.splitlines() if line.startswith("mascarade_")]
    return {name: float(value) for name, _, value in lines if "_created" not in name}


@pytest.mark.parametrize(
    ("token", "headers", "status"),
    [
        ("", {}, 200),
        ("", {"x_forwarded_for": "198.51.100.7"}, 404),
        ("", {"via": "1.1 proxy"}, 404),
        ("a-token", {}, 404),
        ("a-token", {"authorization": "Bearer a-token"}, 200),
        ("a-token", {"authorization": "Bearer a-token", "x_forwarded_for": "198.51.100.7"}, 200),
        ("a-token", {"authorization": "Bearer another"}, 404),
        ("a-token", {"authorization": "Basic a-token"}, 404),
        ("a-token", {"authorization": "Bearer"}, 404),
    ],
)
def test_for_whom_there_are_metrics(token: str, headers: dict[str, str], status: int, tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db", metrics_token=token) as server:
            answer = await metrics(server, **headers)
            assert answer.status_code == status
            if status == 404:
                async with httpx.AsyncClient(base_url=server.url, timeout=TIMEOUT_SECONDS) as client:
                    nothing = await client.get("/nothing")
                assert (answer.content, answer.headers.keys()) == (nothing.content, nothing.headers.keys())

    run(test())


def test_metrics_count_and_name_nobody(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await play_opening(*await start_game(server, *FOUR, window=600, clock=None))
            questions = await announce(*seats)
            before = (await metrics(server)).text
            told = values(before)
            assert told["mascarade_lines"] == 4
            assert told["mascarade_tables_resident"] == 1
            assert told["mascarade_entries_total"] > 10
            assert told["mascarade_commit_seconds_count"] > 5
            assert told['mascarade_requests_total{route="/api/tables/{code}/join",status="201"}'] == 3
            assert "process_cpu_seconds_total" in before
            for secret in (seats[0].client.code, *FOUR, "announce", "judge", "random"):
                assert secret not in before
            # An early answer changes no metric.
            await seats[3].act(first_action(questions[2], "pass"))
            after = values((await metrics(server)).text)
            asked = 'mascarade_requests_total{route="/metrics",status="200"}'
            assert after.pop(asked) == told.pop(asked, 0) + 1
            assert after == told

    run(test())


def test_addresses_that_nobody_serves_are_counted_as_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            running_server(tmp_path / "t.db") as server,
            httpx.AsyncClient(base_url=server.url, timeout=TIMEOUT_SECONDS) as client,
        ):
            for number in range(20):
                await client.get(f"/api/no/such/{number}")
            routes = [name for name in values((await metrics(server)).text) if "requests" in name]
            assert len(routes) <= 2

    run(test())


# Logs


def logged(kind: logs.Format, level: str = "info") -> list[str]:
    """Log a few messages and return the output."""
    root = logging.getLogger()
    changed = [root, *map(logging.getLogger, logs._NOISY)]
    handlers, levels = root.handlers[:], [logger.level for logger in changed]
    stream = io.StringIO()
    try:
        logs.configure(level, kind, stream)
        log = logging.getLogger("mascarade.server.http.app")
        log.info("Begun: %s.", "well")
        logging.getLogger("uvicorn.error").info("GET /t/QK7M2R")
        try:
            raise ValueError("the card is the judge")
        except ValueError as failure:
            log.error("A request failed: %s.", type(failure).__name__, exc_info=failure)
    finally:
        root.handlers[:] = handlers
        for logger, before in zip(changed, levels, strict=True):
            logger.setLevel(before)
    return stream.getvalue().splitlines()


def test_a_log_of_json_is_an_object_a_line_without_the_words_of_a_failure() -> None:
    lines: list[dict[str, Any]] = [json.loads(line) for line in logged("json")]
    assert [(line["level"], line["event"]) for line in lines] == [
        ("info", "Begun: well."),
        ("error", "A request failed: ValueError."),
    ]
    assert (lines[1]["logger"], lines[1]["failure"]) == ("mascarade.server.http.app", "ValueError")
    assert lines[1]["where"][0].startswith("logged:")
    assert lines[0]["time"].endswith("+00:00")
    assert "judge" not in json.dumps(lines)


def test_a_log_of_text_is_as_it_was_and_others_logs_are_quiet() -> None:
    lines = logged("text", "debug")
    assert lines[0].endswith("INFO mascarade.server.http.app: Begun: well.")
    assert not any("QK7M2R" in line for line in lines)
