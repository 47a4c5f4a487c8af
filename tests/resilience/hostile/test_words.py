"""Names and chat over the network; and a sentence for every refusal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mascarade.server
from mascarade.locales import ENGLISH, Words
from tests.kit.client import Connection, Frame
from tests.kit.service import RunningServer, run
from tests.resilience.hostile.watched_service import client, no_warnings, refusal

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
SERVER = Path(mascarade.server.__file__).parent


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name-empty"),
        (" \t\u3000 ", "name-empty"),
        ("\u200b", "name-characters"),
        ("A\u202eB", "name-characters"),
        ("\u2066A\u2069", "name-characters"),
        ("A\u0000", "name-characters"),
        ("A\ufeffB", "name-characters"),
        ("A\u2028B", "name-characters"),
        ("\u3164", "name-characters"),
        ("\ue000", "name-characters"),
        ("Z" + "\u0300" * 20, "name-characters"),
        ("A" * 25, "name-too-long"),
        (FAMILY * 9, "name-too-long"),
        ("😀" * 25, "name-too-long"),
        ("A" * 201, "malformed"),
        ("A" * 10_000, "malformed"),
    ],
)
def test_names_that_hide_something_are_refused(
    server: RunningServer, token: str, name: str, code: str
) -> None:
    with no_warnings(), client(server, token) as asker:
        assert refusal(asker.post("/api/people", json={"name": name})) == (400, code)
        assert refusal(asker.patch("/api/me", json={"name": name})) == (400, code)
        assert asker.get("/api/me").json() == {"name": "Ada", "kept": [], "face": None}


@pytest.mark.parametrize("name", ["A", "A" * 24, "😀" * 24, FAMILY, "محمد", "Nguyễn Thị Ánh", "<b>Ada</b>"])
def test_names_that_show_what_they_are_pass(server: RunningServer, name: str) -> None:
    with no_warnings(), client(server) as asker:
        answer = asker.post("/api/people", json={"name": name})
        assert answer.status_code == 201
        assert answer.json()["name"] == name


def test_no_two_players_at_a_table_have_the_same_name(server: RunningServer) -> None:
    async def test() -> None:
        [pepe] = await server.open_table("Pepe", bots=3)
        for name in ("pepe", "Рере", "P e p e", "Ｐepe", "Pepé"):
            other = await server.new_client(name)
            assert refusal(await other.ask("POST", f"/tables/{pepe.code}/join", {})) == (409, "name-taken")

    with no_warnings():
        run(test())


async def said(seat: Connection, text: str) -> Frame:
    before = len(seat.frames)
    await seat.send({"type": "say", "text": text})
    return await seat.until(lambda frame: frame["type"] in ("said", "refused"), before)


def test_chat_is_what_it_shows_and_not_too_long_nor_too_fast(server: RunningServer) -> None:
    async def test() -> None:
        ada, bruno = await server.open_table("Ada", "Bruno", bots=2)
        seats = [await ada.connect(), await bruno.connect()]
        for text, code in (
            ("", "chat-empty"),
            ("\n \u2003", "chat-empty"),
            ("a\u202eb", "chat-characters"),
            ("\u200b", "chat-characters"),
            ("Z" + "\u0301" * 30, "chat-characters"),
            ("a" * 501, "chat-too-long"),
            ("a" * 2001, "malformed"),
        ):
            assert (await said(seats[0], text))["code"] == code, text[:10]
        assert (await said(seats[0], "a" * 500))["text"] == "a" * 500
        assert (await said(seats[0], "two\nlines"))["text"] == "two lines"
        assert (await said(seats[0], "<img src=x onerror=alert(1)>"))["type"] == "said"
        told = [await said(seats[0], f"number {number}") for number in range(6)]
        assert told[-1]["code"] == "too-fast"
        assert (await said(seats[1], "and I"))["type"] == "said"
        for seat in seats:
            await seat.close()

    with no_warnings():
        run(test())


def test_the_host_takes_a_word_away_and_sends_away(server: RunningServer) -> None:
    async def test() -> None:
        ada, bruno = await server.open_table("Ada", "Bruno", bots=2)
        seats = [await ada.connect(), await bruno.connect()]
        where = f"/tables/{ada.code}"
        for path, body in (("/mute", {"seat": 0}), ("/host", {"seat": 1}), ("/start", {}), ("/bots", {})):
            assert refusal(await bruno.ask("POST", where + path, body)) == (403, "host-only")
        assert refusal(await bruno.ask("DELETE", f"{where}/seats/0")) == (403, "host-only")
        await ada.post(f"{where}/mute", {"seat": 1})
        assert (await said(seats[1], "hello"))["code"] == "muted"
        await ada.post(f"{where}/mute", {"seat": 1, "muted": False})
        assert (await said(seats[1], "hello"))["type"] == "said"
        assert (await ada.ask("DELETE", f"{where}/seats/1")).status_code == 200
        assert (await seats[1].until_closed())["code"] == "sent-away"
        assert refusal(await bruno.ask("POST", f"{where}/join", {})) == (404, "no-table")
        assert refusal(await bruno.ask("GET", where)) == (404, "no-table")
        again = await bruno.connect()
        assert (await again.until_closed())["code"] == "no-table"
        await seats[0].close()

    with no_warnings():
        run(test())


def codes() -> set[str]:
    """Every code that the service uses to refuse a request or close a connection."""
    found: set[str] = set()
    for path in SERVER.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for call in re.findall(r"(?:Refused|closing|told)\(([^)]*)", text):
            first = call.split(", ")[0] if " if " not in call else call
            found |= set(re.findall(r'(?<!f)"([a-z]+(?:-[a-z]+)*)"', first))
        for what, rest in re.findall(r'Refused\(f"\{(\w+)\}-([a-z-]+)"', text):
            assert what == "what"
            found |= {f"{kind}-{rest}" for kind in ("name", "chat")}
    text = (SERVER / "http" / "errors.py").read_text(encoding="utf-8")
    return found | set(re.findall(r'^    "([a-z-]+)": \d+,$', text, flags=re.MULTILINE))


def test_every_code_has_its_sentence() -> None:
    words = Words.of(ENGLISH)
    found = codes()
    assert {"malformed", "too-slow", "nonsense", "name-empty", "broken", "game-is-over"} <= found
    assert [code for code in sorted(found) if not words.has(f"error-{code}")] == []
