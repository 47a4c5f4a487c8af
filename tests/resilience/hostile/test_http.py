"""Malformed and hostile HTTP requests."""

from __future__ import annotations

import json
import re

import httpx
import pytest

from mascarade.server.http.app import MAX_BODY_BYTES
from mascarade.server.http.security import HEADERS
from tests.kit.service import RunningServer, run
from tests.resilience.hostile.watched_service import NOT_HTTP, client, no_warnings, raw, refusal

JSON = {"content-type": "application/json"}


def sent(server: RunningServer, token: str, line: str, *headers: str, body: bytes = b"") -> httpx.Response:
    """The response to a hand-written request."""
    host = f"host: 127.0.0.1:{server.port}"
    fields = [host, f"authorization: Bearer {token}", "connection: close", *headers]
    head = "\r\n".join([f"{line} HTTP/1.1", *fields, "", ""])
    answer = run(raw(server, head.encode("latin-1") + body))
    assert answer.startswith(b"HTTP/1.1 "), answer[:100]
    top, _, rest = answer.partition(b"\r\n\r\n")
    status, *lines = top.decode("latin-1").split("\r\n")
    pairs = [(name.strip(), value.strip()) for name, _, value in (it.partition(":") for it in lines)]
    return httpx.Response(int(status.split()[1]), headers=pairs, content=rest)


# Bodies


BOMBS = [
    b"[" * 8000,
    b'{"name":' * 1900,
    b'{"options":' + b"[" * 9000,
    b'{"name":"' + b"\\ud83d" * 200 + b'"}',
]


@pytest.mark.parametrize("path", ["/api/people", "/api/tables", "/api/recover", "/api/tables/AAAAAA/join"])
@pytest.mark.parametrize("bomb", BOMBS, ids=["lists", "objects", "options", "surrogates"])
def test_bombs_are_malformed(server: RunningServer, token: str, path: str, bomb: bytes) -> None:
    with no_warnings(), client(server, token) as asker:
        assert refusal(asker.post(path, content=bomb, headers=JSON)) == (400, "malformed")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b'"x"',
        b"\xff\xfe",
        b"\xef\xbb\xbf{}",
        b'{"players": NaN}',
        b'{"players": Infinity}',
        b'{"players": 1e400}',
        b'{"players": 6.5}',
        b'{"players": "6"}',
        b'{"players": true}',
        b'{"players": ' + b"9" * 5000 + b"}",
        b'{"players": 18446744073709551617}',
        b'{"players": -9223372036854775809}',
        b'{"players": 14}',
        b'{"window": 1}',
        b'{"beat": -1}',
        b'{"unknown": 1}',
        b'{"options": {"unknown": 1}}',
        b'{"edition": "third"}',
        b'{"edition": "\\ud800"}',
        b'{"cards": ' + json.dumps(["queen"] * 21).encode() + b"}",
        b'{"clock": 31}',
        b"{",
        b'{"public": 1}',
        b"{}\x00",
        b"{} {}",
    ],
)
def test_settings_that_are_none_are_malformed(server: RunningServer, token: str, body: bytes) -> None:
    with no_warnings(), client(server, token) as asker:
        assert refusal(asker.post("/api/tables", content=body, headers=JSON)) == (400, "malformed")


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"cards": ["nobody"] * 6}, "unknown-character"),
        ({"set": "no such set"}, "unknown-set"),
        ({"set": "random", "cards": []}, "set-or-cards"),
        ({"first": 9, "players": 6}, "first-beyond-seats"),
        ({"edition": "second", "players": 2}, "no-set-for-players"),
    ],
)
def test_settings_with_which_nothing_can_be_played_are_refused(
    server: RunningServer, token: str, settings: dict[str, object], code: str
) -> None:
    with no_warnings(), client(server, token) as asker:
        assert refusal(asker.post("/api/tables", json=settings)) == (400, code)


def test_a_body_has_a_largest_size(server: RunningServer, token: str) -> None:
    with no_warnings():
        for size, status in ((MAX_BODY_BYTES, 400), (MAX_BODY_BYTES + 1, 413), (10**11, 413)):
            body = b"x" * min(size, MAX_BODY_BYTES + 1)
            answer = sent(
                server,
                token,
                "POST /api/people",
                f"content-length: {size}",
                "content-type: application/json",
                body=body,
            )
            assert refusal(answer)[0] == status


def test_a_body_in_pieces_is_taken_and_has_a_largest_size_too(server: RunningServer, token: str) -> None:
    chunked = ("content-type: application/json", "transfer-encoding: chunked")
    with no_warnings():
        fine = b'6\r\n{"name\r\n8\r\n":"Cleo"\r\n1\r\n}\r\n0\r\n\r\n'
        assert sent(server, token, "POST /api/people", *chunked, body=fine).status_code == 201
        endless = (b"1000\r\n" + b" " * 4096 + b"\r\n") * 6 + b"0\r\n\r\n"
        assert refusal(sent(server, token, "POST /api/people", *chunked, body=endless)) == (413, "too-large")


@pytest.mark.parametrize(
    "lengths",
    [
        ("content-length: -1",),
        ("content-length: abc",),
        ("content-length: 5", "content-length: 6"),
        ("content-length: 5", "transfer-encoding: chunked"),
        ("transfer-encoding: chunked, identity",),
    ],
)
def test_lengths_that_contradict_themselves_are_refused(
    server: RunningServer, token: str, lengths: tuple[str, ...]
) -> None:
    with no_warnings(NOT_HTTP):
        answer = sent(
            server,
            token,
            "POST /api/people",
            "content-type: application/json",
            *lengths,
            body=b'{"name":"X"}',
        )
        assert refusal(answer) == (400, "malformed")
        assert HEADERS.items() <= answer.headers.items()


@pytest.mark.parametrize(
    "junk", [b"\x16\x03\x01\x02\x00\x01\r\n\r\n", b"GET\r\n\r\n", b"\r\n\r\n\x00\r\n\r\n"]
)
def test_what_is_no_http_is_refused(server: RunningServer, junk: bytes) -> None:
    with no_warnings(NOT_HTTP):
        answer = run(raw(server, junk))
        assert answer.startswith(b"HTTP/1.1 400 ")
        assert b'"code":"malformed"' in answer


def test_headers_have_a_largest_size(server: RunningServer, token: str) -> None:
    with no_warnings(NOT_HTTP):
        answer = sent(server, token, "GET /api/me", *(f"x-{n}: {'y' * 1000}" for n in range(40)))
        assert refusal(answer) == (431, "too-large")


# URLs


@pytest.mark.parametrize(
    ("seat", "status"),
    [
        ("0", 404),
        ("-1", 404),
        ("13", 404),
        ("99999999999999999999", 404),
        ("9" * 5000, 404),
        ("1.5", 404),
        ("x", 404),
        ("%00", 404),
        ("1%2f2", 404),
        ("%E2%91%A0", 404),
    ],
)
def test_seats_that_are_none(server: RunningServer, token: str, seat: str, status: int) -> None:
    with no_warnings():
        answer = sent(server, token, f"DELETE /api/tables/AAAAAA/seats/{seat}")
        assert refusal(answer)[0] == status


@pytest.mark.parametrize("seat", ["-1", "13", "99999999999999999999"])
def test_seats_that_no_table_has(server: RunningServer, token: str, seat: str) -> None:
    with client(server, token) as asker:
        code = asker.post("/api/tables", json={}).json()["table"]["code"]
    answer = sent(server, token, f"DELETE /api/tables/{code}/seats/{seat}")
    assert refusal(answer) == (400, "malformed")


@pytest.mark.parametrize(
    "code", ["%00", "%ff", "%F0%9F%98%80", "A" * 16, "..", "%2e%2e", "AAAAA%00", "'--", "%C4%B1%C4%B1%C4%B1"]
)
def test_codes_that_are_none(server: RunningServer, token: str, code: str) -> None:
    with no_warnings():
        assert refusal(sent(server, token, f"GET /api/tables/{code}"))[0] in (400, 404)


def test_a_code_has_a_largest_size(server: RunningServer, token: str) -> None:
    with no_warnings(), client(server, token) as asker:
        assert refusal(asker.get(f"/api/tables/{'A' * 17}")) == (400, "malformed")


@pytest.mark.parametrize("game", ["x", "0", "-1", "1.0", "", "9" * 30, "100001", "1&game=2", "%00"])
@pytest.mark.parametrize("what", ["record", "truth", "replay"])
def test_games_that_are_none(server: RunningServer, token: str, game: str, what: str) -> None:
    with no_warnings():
        answer = sent(server, token, f"GET /api/tables/AAAAAA/{what}?game={game}")
        assert refusal(answer)[0] in (400, 404)


@pytest.mark.parametrize(
    "path",
    [
        "../web.py",
        "../__init__.py",
        "%2e%2e/web.py",
        "..%2fweb.py",
        "%2e%2e%2f%2e%2e%2f%2e%2e%2fpyproject.toml",
        "..%5cweb.py",
        "....//web.py",
        "%252e%252e/web.py",
        "/etc/passwd",
        "//etc/passwd",
        "index.html/../../web.py",
        "index.html%00.js",
        "%00",
        "a" * 5000,
        "%ff" * 100,
        "",
        ".",
        "..",
        "%7eroot",
        "CON",
    ],
)
@pytest.mark.parametrize("folder", ["/assets", ""])
def test_no_trick_with_paths_leaves_the_folder(server: RunningServer, path: str, folder: str) -> None:
    if not folder and path in ("", "."):
        return  # the document itself
    with no_warnings():
        answer = sent(server, "", f"GET {folder}/{path}")
        assert refusal(answer) == (404, "not-found")


@pytest.mark.parametrize("path", ["/<script>alert(1)</script>", "/assets/<b>", "/api/<b>x</b>", "/%3Cb%3E"])
def test_nothing_that_was_asked_for_is_echoed_as_html(server: RunningServer, path: str) -> None:
    with no_warnings():
        answer = sent(server, "", f"GET {path}")
        assert refusal(answer) == (404, "not-found")
        assert "<" not in answer.text


def test_what_is_echoed_is_json_that_no_browser_takes_for_a_page(server: RunningServer, token: str) -> None:
    with no_warnings(), client(server, token) as asker:
        answer = asker.post("/api/tables", json={"<script>alert(1)</script>": 1})
        assert refusal(answer) == (400, "malformed")
        assert answer.headers["x-content-type-options"] == "nosniff"


# Methods

FORGETTING = ("DELETE", "/api/me")
"""Deletes the account, which later tests need."""


@pytest.mark.parametrize("path", ["/", "/health", "/api/me", "/api/tables", "/assets/nix.js", "/api/nix"])
@pytest.mark.parametrize("method", ["HEAD", "OPTIONS", "TRACE", "PUT", "PATCH", "DELETE", "PROPFIND"])
def test_methods_are_sane(server: RunningServer, token: str, method: str, path: str) -> None:
    with no_warnings():
        answer = sent(server, "nobody" if (method, path) == FORGETTING else token, f"{method} {path}")
    assert answer.status_code < 500
    assert HEADERS.items() <= answer.headers.items()
    if (method, path) == FORGETTING:
        assert refusal(answer) == (401, "not-signed-in")
    elif method == "HEAD":
        assert not answer.content
    elif method == "OPTIONS":
        assert answer.status_code == 204 or refusal(answer) == (404, "not-found")
        assert "access-control-allow-origin" not in answer.headers
    elif (method, path) == ("PATCH", "/api/me"):
        assert refusal(answer) == (400, "malformed")
    else:
        assert refusal(answer)[0] in (404, 405)
        assert token not in answer.text


def test_a_method_that_nobody_knows(server: RunningServer) -> None:
    with no_warnings(NOT_HTTP):
        assert refusal(sent(server, "", "BREW /api/me")) == (400, "malformed")


# Cross-site requests


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": ""},
        {"origin": "http://["},
        {"origin": "http://[::1"},
        {"origin": "http://127.0.0.1"},
        {"origin": "http://127.0.0.1:1"},
        {"origin": "http://user@127.0.0.1:{port}"},
        {"origin": "http://127.0.0.1:{port}.evil.example"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "anything"},
        {"origin": "http://127.0.0.1:{port}", "sec-fetch-site": "cross-site"},
    ],
)
def test_other_sites_can_change_nothing(server: RunningServer, token: str, headers: dict[str, str]) -> None:
    written = {name: value.format(port=server.port) for name, value in headers.items()}
    with no_warnings(), client(server, cookie=f"mascarade={token}", **written) as asker:
        assert refusal(asker.post("/api/tables", json={})) == (403, "foreign-origin")
        assert refusal(asker.post("/api/me/recovery")) == (403, "foreign-origin")
        assert refusal(asker.patch("/api/me", json={"name": "X"})) == (403, "foreign-origin")
        assert refusal(asker.delete("/api/me/device")) == (403, "foreign-origin")
        assert asker.get("/api/me").json() == {"name": "Ada", "kept": [], "face": None}


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": "http://127.0.0.1:{port}"},
        {"origin": "http://127.0.0.1:{port}", "sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "none"},
    ],
)
def test_our_own_page_can(server: RunningServer, token: str, headers: dict[str, str]) -> None:
    written = {name: value.format(port=server.port) for name, value in headers.items()}
    with no_warnings(), client(server, cookie=f"mascarade={token}", **written) as asker:
        assert asker.post("/api/tables", json={}).status_code == 201


@pytest.mark.parametrize(
    "kind",
    [
        "text/plain",
        "text/plain; x=application/json",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/jsonx",
        "application/msgpack",
        "",
    ],
)
def test_what_a_form_can_send_is_refused(server: RunningServer, token: str, kind: str) -> None:
    with no_warnings(), client(server, cookie=f"mascarade={token}") as asker:
        for path, body in (
            ("/api/tables", b"{}"),
            ("/api/me/recovery", b""),
            ("/api/people", b'{"name":"X"}'),
        ):
            answer = asker.post(path, content=body, headers={"content-type": kind})
            assert refusal(answer) == (415, "not-json")


def test_a_body_that_does_not_say_what_it_is_is_refused(server: RunningServer, token: str) -> None:
    with no_warnings():
        answer = sent(server, token, "POST /api/tables", "content-length: 2", body=b"{}")
        assert refusal(answer) == (415, "not-json")


def test_json_may_say_its_charset(server: RunningServer, token: str) -> None:
    with no_warnings(), client(server, token) as asker:
        kind = {"content-type": "Application/JSON; charset=utf-8"}
        assert asker.post("/api/tables", content=b"{}", headers=kind).status_code == 201


# Headers of every response


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("GET", "/t/AAAAAA"),
        ("GET", "/health"),
        ("GET", "/ready"),
        ("GET", "/assets/nix.js"),
        ("GET", "/nix"),
        ("GET", "/api/me"),
        ("GET", "/api/known"),
        ("GET", "/api/atlas/first/base/6"),
        ("GET", "/api/messages.json"),
        ("GET", "/api/schema/openapi.json"),
        ("GET", "/api/schema/nix"),
        ("GET", "/api/tables/AAAAAA"),
        ("POST", "/api/tables"),
        ("POST", "/api/people"),
        ("POST", "/health"),
        ("OPTIONS", "/api/me"),
        ("TRACE", "/api/me"),
    ],
)
def test_every_answer_carries_the_headers(server: RunningServer, token: str, method: str, path: str) -> None:
    with no_warnings():
        answer = sent(server, token, f"{method} {path}")
    # A page's own script and styles are allowed by their hashes, nothing else.
    policy = re.sub(r" 'sha256-[A-Za-z0-9+/]{43}='", "", answer.headers["content-security-policy"])
    assert HEADERS.items() <= {**answer.headers, "content-security-policy": policy}.items()
    assert "server" not in answer.headers
    assert "date" not in answer.headers
    assert "Traceback" not in answer.text
    kept = "no-cache" if path.startswith("/t/") or path == "/" else "no-store"
    if path.startswith("/api/atlas"):  # the same for everyone
        kept = "public, max-age=3600"
    assert answer.headers["cache-control"] == kept


def test_the_policy_lets_nothing_in_from_elsewhere() -> None:
    policy = dict(part.split(" ", 1) for part in HEADERS["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["base-uri"] == "'none'"
    assert "unsafe" not in HEADERS["content-security-policy"]


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: RunningServer) -> None:
    with client(server) as asker:
        answer = asker.post("/api/people", json={"name": "Cookie"})
    cookie = {part.strip().partition("=")[0].lower() for part in answer.headers["set-cookie"].split(";")}
    assert {"mascarade", "httponly", "samesite", "path", "max-age"} <= cookie
    assert "domain" not in cookie
    assert "samesite=lax" in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize(
    "cookie", ['mascarade="\xff\\777"; =; ;;;', "mascarade", "mascarade=" + "x" * 8000, "a=b; mascarade=\x01"]
)
def test_cookies_that_are_none(server: RunningServer, cookie: str) -> None:
    with no_warnings(NOT_HTTP):
        head = f"GET /api/me HTTP/1.1\r\nhost: localhost\r\ncookie: {cookie}\r\nconnection: close\r\n\r\n"
        answer = run(raw(server, head.encode("latin-1")))
        assert answer.split()[1] in (b"400", b"401")


@pytest.mark.parametrize(
    "credentials", ["Bearer", "Bearer ", "Basic YTpi", "Bearer \xff\xfe", "Bearer a b", ""]
)
def test_credentials_that_are_none(server: RunningServer, credentials: str) -> None:
    with no_warnings():
        head = (
            f"GET /api/me HTTP/1.1\r\nhost: [::]\r\nauthorization: {credentials}\r\nconnection: close\r\n\r\n"
        )
        answer = run(raw(server, head.encode("latin-1")))
        assert answer.split()[1] == b"401"


def test_a_failure_tells_nothing_of_itself(
    server: RunningServer, token: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(person: object) -> str:
        raise ValueError("the secret")

    monkeypatch.setattr(server.service.accounts, "recovery_key", fails)
    with client(server, token) as asker:
        answer = asker.post("/api/me/recovery", json={})
    assert refusal(answer) == (500, "broken")
    assert "secret" not in answer.text
    assert HEADERS.items() <= answer.headers.items()
