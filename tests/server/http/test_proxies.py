"""Trusted proxies: forwarded headers count only from configured addresses; and what changes with https."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from mascarade.rules import Refused
from mascarade.server.http.proxies import Proxies, parse_proxies
from mascarade.server.runtime.rate_limit import Limits
from tests.kit.client import SOCKET_OPTIONS, Client
from tests.kit.service import RunningServer, run, running_server
from tests.kit.timeouts import TIMEOUT_SECONDS

BOTH = ("127.0.0.1", "10.0.0.0/8")
BELIEVED: dict[str, Any] = {"trusted_proxies": BOTH}
FROM = "x-forwarded-for"
HTTPS = {"x-forwarded-proto": "https"}


async def worn_out(server: RunningServer, headers: dict[str, str]) -> bool:
    """Whether an address is over its limit. If it was not, this request exhausts it."""
    answer = await Client(server, "").ask("GET", "/me", headers=headers)
    assert answer.status_code in (401, 429)
    return answer.status_code == 429


PLACES: list[tuple[tuple[str, ...], dict[str, str], dict[str, str], bool]] = [
    ((), {}, {FROM: "198.51.100.7"}, True),
    ((), {FROM: "198.51.100.7"}, {FROM: "198.51.100.8"}, True),
    (("10.0.0.0/8",), {}, {FROM: "198.51.100.7"}, True),
    (BOTH, {}, {FROM: "198.51.100.7"}, False),
    (BOTH, {FROM: "198.51.100.7"}, {FROM: "198.51.100.8"}, False),
    (BOTH, {FROM: "198.51.100.7"}, {FROM: "198.51.100.7"}, True),
    # A client's own claim stands to the left of what the proxy saw.
    (BOTH, {FROM: "198.51.100.7"}, {FROM: "203.0.113.9, 198.51.100.7"}, True),
    (BOTH, {FROM: "198.51.100.7"}, {FROM: "203.0.113.9, 198.51.100.7, 10.1.2.3"}, True),
    (BOTH, {FROM: "198.51.100.7"}, {FROM: "198.51.100.7:4711"}, True),
    (BOTH, {FROM: "2001:db8::1"}, {FROM: "2001:db8::2"}, True),
    (BOTH, {FROM: "2001:db8::1"}, {FROM: "[2001:db8::2]:80"}, True),
    (BOTH, {FROM: "2001:db8::1"}, {FROM: "2001:db8:1::1"}, False),
    (BOTH, {}, {FROM: ""}, True),
]
"""Trusted proxies, the headers of two requests, and whether both count as the same address."""


@pytest.mark.parametrize("believed", [(), ("10.0.0.0/8",), BOTH])
def test_where_a_request_comes_from(believed: tuple[str, ...], tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db", trusted_proxies=believed) as server:
            for proxies, first, second, same in PLACES:
                if proxies == believed:
                    server.service.requests = Limits(rate=0.001, burst=1)
                    assert not await worn_out(server, first)
                    assert await worn_out(server, first)
                    assert await worn_out(server, second) is same, (first, second)

    run(test())


NONSENSE = ["nonsense", ",,,", "\xff\xfe", "1.2.3.4.5", "[", "[::1", "x" * 4000, "10.0.0.1", "a,b," * 500]


def test_malformed_words_of_a_proxy_do_no_harm(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            running_server(tmp_path / "t.db", **BELIEVED) as server,
            httpx.AsyncClient(base_url=server.url, timeout=TIMEOUT_SECONDS) as client,
        ):
            for header in (FROM, "x-forwarded-proto", "forwarded", "x-real-ip", "x-forwarded-host"):
                for value in NONSENSE:
                    answer = await client.get("/api/me", headers=[(header.encode(), value.encode("latin-1"))])
                    assert answer.status_code == 401, (header, value)
                    assert "strict-transport-security" not in answer.headers

    run(test())


def test_a_line_is_counted_for_who_is_behind_the_proxy(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(
            tmp_path / "t.db", **BELIEVED, lines_per_address=1, connections_per_address=1
        ) as server:
            url = f"ws://127.0.0.1:{server.port}/api/tables/QQQQQQ/socket"

            async def line(address: str) -> Any:
                return await connect(url, additional_headers={FROM: address}, **SOCKET_OPTIONS)

            first, other, second = [await line(a) for a in ("198.51.100.7", "198.51.100.8", "198.51.100.7")]
            assert json.loads(await second.recv())["code"] == "too-many-lines"
            for kept in (first, other):
                await kept.send(json.dumps({"type": "hello"}))
                assert json.loads(await kept.recv())["code"] == "not-signed-in"
            for socket in (first, other, second):
                await socket.close()

    run(test())


@pytest.mark.parametrize(
    "text", ["", " ", ",", "127.0.0.1", " 127.0.0.1 , 10.0.0.0/8,::1,fd00::/8", "10.1.2.3/8"]
)
def test_proxies_that_can_be_named(text: str) -> None:
    believed = Proxies(parse_proxies(text))
    assert ("127.0.0.1" in believed) is ("127" in text)
    assert ("10.9.8.7" in believed) is ("10." in text)
    assert "nonsense" not in believed
    assert "" not in believed


@pytest.mark.parametrize(
    "text", ["*", "localhost", "10.0.0.0/33", "127.0.0.1;10.0.0.1", "999.1.1.1", "::1/200"]
)
def test_proxies_that_can_not(text: str) -> None:
    with pytest.raises(Refused) as refusal:
        parse_proxies(f"127.0.0.1,{text}")
    assert (refusal.value.code, refusal.value.facts["address"]) == ("proxy-address", text)


# Cookies


def cookies(answer: httpx.Response) -> dict[str, str]:
    """The cookies of a response with their attributes."""
    found = {}
    for field in answer.headers.get_list("set-cookie"):
        pair, _, said = field.partition(";")
        found[pair] = said.lower()
    return found


def test_under_https_the_cookie_is_secure_and_of_this_host_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db", **BELIEVED) as server:
            answer = await Client(server, "").ask("POST", "/people", {"name": "Ada"}, headers=HTTPS)
            token = answer.json()["token"]
            kept = cookies(answer)
            said = kept[f"__Host-mascarade={token}"]
            for word in ("httponly", "secure", "samesite=lax", "path=/", "max-age="):
                assert word in said
            assert "domain" not in said
            assert f"mascarade={token}" not in kept
            assert "strict-transport-security" in answer.headers
            again = await Client(server, "").ask(
                "GET", "/me", headers={**HTTPS, "cookie": f"__Host-mascarade={token}"}
            )
            assert (again.status_code, cookies(again)) == (200, {})
            url = f"ws://127.0.0.1:{server.port}/api/tables/QQQQQQ/socket"
            kept_alone = {**HTTPS, "cookie": f"__Host-mascarade={token}"}
            async with connect(url, additional_headers=kept_alone, **SOCKET_OPTIONS) as line:
                await line.send(json.dumps({"type": "hello"}))
                assert json.loads(await line.recv())["code"] == "no-table", "known, unlike the table"

    run(test())


@pytest.mark.parametrize("config", [{}, BELIEVED])
def test_over_http_everything_is_as_plain_as_it_was(config: dict[str, Any], tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db", **config) as server:
            spoofed = {} if config else HTTPS
            answer = await Client(server, "").ask("POST", "/people", {"name": "Ada"}, headers=spoofed)
            token = answer.json()["token"]
            kept = cookies(answer)
            assert list(kept) == [f"mascarade={token}"]
            assert "secure" not in kept[f"mascarade={token}"]
            assert "strict-transport-security" not in answer.headers
            known = await Client(server, "").ask(
                "GET", "/me", headers={"cookie": f"mascarade={token}", **spoofed}
            )
            assert (known.status_code, cookies(known)) == (200, {})

    run(test())


def test_a_guest_from_before_there_was_https_is_kept_and_moves_over(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db", **BELIEVED) as server:
            ada = await server.new_client("Ada")
            plain = {"cookie": f"mascarade={ada.token}", **HTTPS}
            first = await Client(server, "").ask("GET", "/me", headers=plain)
            assert first.json() == {"name": "Ada", "kept": [], "face": None}
            kept = cookies(first)
            assert set(kept) == {f"__Host-mascarade={ada.token}", 'mascarade=""'} or set(kept) == {
                f"__Host-mascarade={ada.token}",
                "mascarade=",
            }
            assert all("secure" in said for said in kept.values())
            then = await Client(server, "").ask(
                "GET", "/me", headers={"cookie": f"__Host-mascarade={ada.token}", **HTTPS}
            )
            assert then.json() == {"name": "Ada", "kept": [], "face": None}

    run(test())


def test_a_plain_cookie_never_takes_the_place_of_the_secure_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db", **BELIEVED) as server:
            ada, eve = await server.new_client("Ada"), await server.new_client("Eve")
            both = {"cookie": f"mascarade={eve.token}; __Host-mascarade={ada.token}", **HTTPS}
            assert (await Client(server, "").ask("GET", "/me", headers=both)).json() == {
                "name": "Ada",
                "kept": [],
                "face": None,
            }
            ended = {"cookie": f"mascarade={eve.token}; __Host-mascarade=nobody", **HTTPS}
            assert (await Client(server, "").ask("GET", "/me", headers=ended)).status_code == 401

    run(test())


def test_a_cookie_of_nobody_does_not_move_over(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db", **BELIEVED) as server:
            answer = await Client(server, "").ask("GET", "/me", headers={"cookie": "mascarade=x", **HTTPS})
            assert (answer.status_code, cookies(answer)) == (401, {})

    run(test())


def test_under_https_a_device_forgets_both(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db", **BELIEVED) as server:
            ada = await server.new_client("Ada")
            answer = await Client(server, "").ask(
                "DELETE", "/me/device", headers={"cookie": f"__Host-mascarade={ada.token}", **HTTPS}
            )
            assert answer.status_code == 204
            kept = cookies(answer)
            assert {pair.partition("=")[0] for pair in kept} == {"__Host-mascarade", "mascarade"}
            assert all("max-age=0" in said for said in kept.values())

    run(test())


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"origin": "https://play.example"}, 200),
        ({"origin": "http://play.example"}, 403),
        ({"origin": "https://play.example:8443"}, 403),
    ],
)
def test_under_https_only_the_page_of_https_may_ask(
    headers: dict[str, str], status: int, tmp_path: Path
) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db", **BELIEVED) as server:
            ada = await server.new_client("Ada")
            there = {**headers, **HTTPS, "host": "play.example"}
            answer = await ada.ask("PATCH", "/me", {"name": "Adele"}, headers=there)
            assert answer.status_code == status

    run(test())
