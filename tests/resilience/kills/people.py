"""People at a real server, who do one thing after the other."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.kit.evidence import attach
from tests.kit.server_process import ServerProcess
from tests.kit.timeouts import TIMEOUT_SECONDS

Frame = dict[str, Any]


def post(server: ServerProcess, path: str, body: object = None, token: str = "") -> Any:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    url = f"http://127.0.0.1:{server.port}/api{path}"
    answer = httpx.post(url, headers=headers, json={} if body is None else body, timeout=TIMEOUT_SECONDS)
    assert answer.status_code < 300, answer.text
    return answer.json()


class Person:
    """Somebody at a table."""

    def __init__(self, server: ServerProcess, name: str, token: str, code: str) -> None:
        self.token, self.code = token, code
        self.frames: list[str] = []
        attach(f"what {name} was sent", lambda: "\n".join(self.frames))
        self.socket: ClientConnection
        self.sit(server)

    def sit(self, server: ServerProcess) -> None:
        """Connect; the server knows of it when this returns."""
        url = f"ws://127.0.0.1:{server.port}/api/tables/{self.code}/socket"
        headers = {"authorization": f"Bearer {self.token}"}
        self.socket = server.visitors.enter_context(
            connect(
                url,
                additional_headers=headers,
                proxy=None,
                open_timeout=TIMEOUT_SECONDS,
                ping_timeout=TIMEOUT_SECONDS,
            )
        )
        self.send({"type": "hello"})
        self.until(lambda frame: frame["type"] == "table")

    def send(self, message: Frame) -> None:
        self.socket.send(json.dumps(message))

    def until(self, wanted: Callable[[Frame], bool]) -> Frame:
        while True:
            said = self.socket.recv(timeout=TIMEOUT_SECONDS)
            assert isinstance(said, str)
            self.frames.append(said)
            frame: Frame = json.loads(said)
            if wanted(frame):
                return frame

    def act(self, name: str, action: Frame) -> None:
        self.send({"type": "act", "id": name, "game": 1, "action": action})
        answer = self.until(lambda frame: frame["type"] in ("accepted", "refused"))
        assert answer["type"] == "accepted", answer

    def asked(self) -> Frame:
        return self.until(lambda frame: frame["type"] == "asked")

    def hang_up(self) -> None:
        self.socket.close()


def table(server: ServerProcess, people: int, bots: int, **settings: Any) -> list[Person]:
    """People at a table, where the game has begun."""
    names = [f"Number {seat}" for seat in range(people)]
    tokens = [post(server, "/people", {"name": name})["token"] for name in names]
    settings = {"edition": "first", "players": people + bots, "first": 0, "memorise": 600, **settings}
    code = post(server, "/tables", settings, tokens[0])["table"]["code"]
    for token in tokens[1:]:
        post(server, f"/tables/{code}/join", token=token)
    for _ in range(bots):
        post(server, f"/tables/{code}/bots", {"bot": "random"}, tokens[0])
    seated = [Person(server, name, token, code) for name, token in zip(names, tokens, strict=True)]
    post(server, f"/tables/{code}/start", token=tokens[0])
    for person in seated:
        person.until(lambda frame: frame["type"] == "table" and frame["phase"] == "memorising")
        person.send({"type": "ready", "game": 1})
    for person in seated:
        person.until(lambda frame: frame["type"] == "table" and frame["phase"] == "playing")
    return seated
