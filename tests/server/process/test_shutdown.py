"""Graceful shutdown: clients are asked to reconnect, and the log has no errors."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.kit.client import SOCKET_OPTIONS
from tests.kit.service import run, running_server
from tests.kit.timeouts import TIMEOUT_SECONDS

COMMAND = f"""
from mascarade.server.process import serve
serve.SHUTDOWN_SECONDS = {int(TIMEOUT_SECONDS)}  # for clients on a slow machine
from mascarade.cli.app import main
main()
"""


def test_a_terminated_server_asks_clients_to_reconnect_and_exits_with_0(tmp_path: Path) -> None:
    with served(tmp_path) as (serving, address):
        run(stop(address, serving))


def test_a_server_that_is_terminated_right_after_start_exits_with_0(tmp_path: Path) -> None:
    with served(tmp_path) as (serving, _):
        serving.send_signal(signal.SIGTERM)


@contextmanager
def served(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A running server and its address. Afterwards it must have stopped without errors in its log."""
    command = [sys.executable, "-c", COMMAND, "serve", "--port", "0", "--json", "--log-format", "json"]
    command += ["--database", f"sqlite:///{folder / 't.db'}"]
    serving = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    try:
        assert serving.stdout is not None
        (address,) = json.loads(serving.stdout.readline())["addresses"]
        yield serving, address
        _, problems = serving.communicate(timeout=TIMEOUT_SECONDS)
    finally:
        if serving.poll() is None:
            serving.kill()
            serving.communicate()
    assert (serving.returncode, problems) == (0, "")


async def stop(address: str, serving: subprocess.Popen[str]) -> None:
    async with httpx.AsyncClient(base_url=address, timeout=TIMEOUT_SECONDS) as client:
        while not await ready(client):
            await asyncio.sleep(0.05)
        token = (await client.post("/api/people", json={"name": "Ada"})).json()["token"]
        known = {"authorization": f"Bearer {token}"}
        table = (await client.post("/api/tables", json={"players": 4}, headers=known)).json()["table"]
        url = f"{address.replace('http', 'ws')}/api/tables/{table['code']}/socket"
        async with connect(url, additional_headers=known, **SOCKET_OPTIONS) as line:
            await line.send(json.dumps({"type": "hello"}))
            while json.loads(await line.recv())["type"] != "table":
                pass
            reader, writer = await half_a_request(address)
            serving.send_signal(signal.SIGTERM)
            last = {}
            with suppress(ConnectionClosed):
                while True:
                    last = json.loads(await line.recv())
            assert (last["type"], last["code"], last["again"]) == ("closing", "restarting", True)
            assert line.close_code == 4001
        writer.write(b'e": "Bruno"}')
        assert (await reader.readline()).split()[1] == b"201", "what was under way is answered"
        writer.close()


async def ready(client: httpx.AsyncClient) -> bool:
    """Whether the server answers and is ready."""
    try:
        return (await client.get("/ready")).status_code == 200
    except httpx.TransportError:
        return False


async def half_a_request(address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A pending request: the server has asked for the rest of its body and waits for it."""
    _, host, port = address.replace("//", "").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    head = f"POST /api/people HTTP/1.1\r\nhost: {host}:{port}\r\ncontent-type: application/json\r\n"
    writer.write(f'{head}expect: 100-continue\r\ncontent-length: 17\r\n\r\n{{"nam'.encode())
    await writer.drain()
    assert (await reader.readuntil(b"\r\n\r\n")).split()[1] == b"100"
    return reader, writer


def test_a_stopping_server_is_not_ready(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            (ada,) = await server.open_table("Ada", players=4)
            line = await ada.connect()
            await line.until(lambda frame: frame["type"] == "table")
            assert (await ada.server.new_client("Bruno")).token
            assert server.service.ready

            async def told() -> bool:
                await line.until(lambda frame: frame["type"] == "closing")
                return server.service.ready

            telling = asyncio.create_task(told())
        assert await telling is False

    run(test())
