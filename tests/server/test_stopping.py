"""A server that is told to stop stops in order: people are told to come back, and it is content."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

from tests.server.house import run


def test_a_server_that_is_terminated_says_come_back_and_ends_well(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mascarade", "serve", "--port", "0", "--json", "--log-format", "json"]
    command += ["--database", f"sqlite:///{tmp_path / 't.db'}"]
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
        run(stop(address, serving))
        _, problems = serving.communicate(timeout=20)
    finally:
        if serving.poll() is None:
            serving.kill()
            serving.communicate()
    assert (serving.returncode, problems) == (0, "")


async def stop(address: str, serving: subprocess.Popen[str]) -> None:
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        for _ in range(600):
            try:
                if (await client.get("/ready")).status_code == 200:
                    break
            except httpx.TransportError:
                await asyncio.sleep(0.05)
        token = (await client.post("/api/people", json={"name": "Ada"})).json()["token"]
        known = {"authorization": f"Bearer {token}"}
        table = (await client.post("/api/tables", json={"players": 4}, headers=known)).json()["table"]
        url = f"{address.replace('http', 'ws')}/api/tables/{table['code']}/socket"
        async with connect(url, additional_headers=known) as line:
            await line.send(json.dumps({"type": "hello"}))
            while json.loads(await line.recv())["type"] != "table":
                pass
            asked = asyncio.create_task(client.get("/api/known"))
            await asyncio.sleep(0)
            serving.send_signal(signal.SIGTERM)
            last = {}
            async for frame in line:
                last = json.loads(frame)
            assert (last["type"], last["code"], last["again"]) == ("closing", "restarting", True)
            assert line.close_code == 4001
            assert (await asked).status_code == 200
