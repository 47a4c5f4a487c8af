"""The built client: which files are served, how they are cached, and the response if there is no build."""

from __future__ import annotations

import os
import re
from base64 import b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path

import httpx
import pytest

from mascarade.server.http import static_files
from mascarade.server.http.security import HEADERS
from tests.kit.service import run, running_server
from tests.kit.timeouts import TIMEOUT_SECONDS

INDEX = b'<!doctype html><script type="module" src="/assets/index-B1a2c3.js"></script>'
SCRIPT = b"export const masks = 13;\n"
BUILT = {
    "index.html": INDEX,
    "index.html.gz": b"gzipped index",
    "favicon.svg": b"<svg/>",
    "site.webmanifest": b"{}",
    "assets/index-B1a2c3.js": SCRIPT,
    "assets/index-B1a2c3.js.br": b"brotli",
    "assets/index-B1a2c3.js.gz": b"gzip",
    "assets/index-D4e5f6.css": b"a{}",
    "assets/index-D4e5f6.css.gz": b"gzip",
    "assets/masks/king-G7h8i9.svg": b"<svg/>",
    "assets/secret.py": b"print()",
    ".env": b"SECRET=1",
}
ADDRESSES = tuple(
    path.replace("{code:str}", "QK7M2R").replace("{game:int}", "1") for path in static_files.PAGES
)
SCRIPT_AT = "/assets/index-B1a2c3.js"
OPENED = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
"""The header of a browser in which a person opens an address."""
UNKNOWN = ("/nix", "/t", "/t/QK7M2R/more", "/rules/more", "/replay/QK7M2R", "/replay/QK7M2R/last", "/nix.svg")


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client."""
    folder = tmp_path / "client"
    for name, content in BUILT.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    (tmp_path / "outside.js").write_bytes(b"outside")
    monkeypatch.setattr(static_files, "CLIENT", folder)
    return folder


@asynccontextmanager
async def browser(folder: Path, encodings: str = "identity") -> AsyncIterator[httpx.AsyncClient]:
    headers = {"accept-encoding": encodings}
    async with (
        running_server(folder / "t.db") as server,
        httpx.AsyncClient(base_url=server.url, headers=headers, timeout=TIMEOUT_SECONDS) as asker,
    ):
        yield asker


async def raw(asker: httpx.AsyncClient, path: str) -> tuple[httpx.Response, bytes]:
    """A response and its undecoded body."""
    async with asker.stream("GET", path) as answer:
        return answer, b"".join([part async for part in answer.aiter_raw()])


@pytest.mark.usefixtures("client")
def test_every_page_is_the_document_and_is_not_cached(tmp_path: Path) -> None:
    async def test() -> None:
        async with browser(tmp_path) as asker:
            for path in ADDRESSES:
                answer = await asker.get(path)
                assert (answer.status_code, answer.content) == (200, INDEX), path
                assert answer.headers["content-type"] == "text/html; charset=utf-8"
                assert answer.headers["cache-control"] == "no-cache"
                assert HEADERS.items() <= answer.headers.items()
                assert "etag" not in answer.headers

    run(test())


def test_the_policy_allows_just_the_inline_parts_of_the_document(client: Path, tmp_path: Path) -> None:
    script, style = b"early()", b"p {\n  color: red;\n}"
    (client / "index.html").write_bytes(b"<style>%b</style><script>%b</script>" % (style, script) + INDEX)
    hashes = [f"'sha256-{b64encode(sha256(one).digest()).decode()}'" for one in (script, style)]

    async def test() -> None:
        async with browser(tmp_path) as asker:
            for path in (*ADDRESSES, *UNKNOWN):
                policy = (await asker.get(path, headers=OPENED)).headers["content-security-policy"]
                assert f"; script-src 'self' {hashes[0]}; style-src 'self' {hashes[1]}; " in policy, path
            for path in (SCRIPT_AT, "/api/me"):
                policy = (await asker.get(path)).headers["content-security-policy"]
                assert policy == HEADERS["content-security-policy"], path

    run(test())


def test_another_build_is_served_without_a_restart(client: Path, tmp_path: Path) -> None:
    async def test() -> None:
        async with browser(tmp_path) as asker:
            assert (await asker.get("/")).content == INDEX
            built = client / "index.html"
            built.write_bytes(b"<!doctype html>")
            os.utime(built, ns=(0, 0))
            assert (await asker.get("/")).content == b"<!doctype html>"

    run(test())


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize(
    ("path", "kind", "keep"),
    [
        (SCRIPT_AT, "text/javascript; charset=utf-8", static_files.IMMUTABLE),
        ("/assets/index-D4e5f6.css", "text/css; charset=utf-8", static_files.IMMUTABLE),
        ("/assets/masks/king-G7h8i9.svg", "image/svg+xml", static_files.IMMUTABLE),
        ("/favicon.svg", "image/svg+xml", static_files.NO_CACHE),
        ("/site.webmanifest", "application/manifest+json", static_files.NO_CACHE),
    ],
)
def test_files_have_their_type_and_are_kept_if_their_name_says_what_they_are(
    path: str, kind: str, keep: str, tmp_path: Path
) -> None:
    async def test() -> None:
        async with browser(tmp_path) as asker:
            answer = await asker.get(path)
            assert (answer.status_code, answer.content) == (200, BUILT[path[1:]])
            assert answer.headers["content-type"] == kind
            assert answer.headers["cache-control"] == keep
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["vary"].lower() == "accept-encoding"
            assert "etag" not in answer.headers

    run(test())


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize(
    ("path", "accepted", "encoding"),
    [
        (SCRIPT_AT, "gzip, deflate, br, zstd", "br"),
        (SCRIPT_AT, "br;q=0.1, gzip", "br"),
        (SCRIPT_AT, "BR", "br"),
        (SCRIPT_AT, "gzip", "gzip"),
        (SCRIPT_AT, "br;q=0, gzip;q=0.5", "gzip"),
        (SCRIPT_AT, "br; q=0.000, gzip;q=0", None),
        (SCRIPT_AT, "", None),
        (SCRIPT_AT, "identity", None),
        (SCRIPT_AT, ",;=,q", None),
        ("/assets/index-D4e5f6.css", "br, gzip", "gzip"),
        ("/assets/masks/king-G7h8i9.svg", "br, gzip", None),
        ("/", "br, gzip", "gzip"),
    ],
)
def test_what_was_compressed_is_sent_so_to_who_takes_it(
    path: str, accepted: str, encoding: str | None, tmp_path: Path
) -> None:
    async def test() -> None:
        async with browser(tmp_path, accepted) as asker:
            answer, body = await raw(asker, path)
            file = "index.html" if path == "/" else path[1:]
            assert answer.headers.get("content-encoding") == encoding
            assert body == BUILT[file + ("" if encoding is None else static_files.ENCODINGS[encoding])]
            assert int(answer.headers["content-length"]) == len(body)
            assert answer.headers["vary"].lower() == "accept-encoding"

    run(test())


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize(
    "path",
    [
        "/assets/nix.js",
        "/assets/",
        "/assets",
        "/assets/masks",
        "/assets/index-B1a2c3.js.br",
        "/assets/secret.py",
        "/assets/../outside.js",
        "/assets/%2e%2e/%2e%2e/outside.js",
        "/assets/..%2f..%2foutside.js",
        "/assets//index-B1a2c3.js%00",
        "/assets/" + "a" * 5000 + ".js",
        "/.env",
        "/..%2foutside.js",
        "/nix",
        "/nix.svg",
        "/client",
    ],
)
def test_nothing_else_is_there(path: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with browser(tmp_path) as asker:
            answer = await asker.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
            assert answer.headers["cache-control"] == "no-store"

    run(test())


@pytest.mark.usefixtures("client")
def test_an_unknown_address_opened_in_a_browser_gets_the_document(tmp_path: Path) -> None:
    async def test() -> None:
        async with browser(tmp_path) as asker:
            for path in UNKNOWN:
                answer = await asker.get(path, headers=OPENED)
                assert (answer.status_code, answer.content) == (404, INDEX), path
                assert answer.headers["content-type"] == "text/html; charset=utf-8"
                assert answer.headers["cache-control"] == "no-cache"
                assert HEADERS.items() <= answer.headers.items()
            # Programs, and pages that load their parts, get a problem that they can read.
            for path in ("/api", "/api/nix", "/api/tables/nix/nix", "/assets/nix.js", "/assets"):
                answer = await asker.get(path, headers=OPENED)
                assert (answer.status_code, answer.json()["code"]) == (404, "not-found"), path
            assert (await asker.post("/nix/nix", headers=OPENED)).json()["code"] == "not-found"

    run(test())


def test_before_the_client_is_built_it_is_said_how_to_build_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static_files, "CLIENT", tmp_path / "client")

    async def test() -> None:
        async with browser(tmp_path) as asker:
            for path in (*ADDRESSES, *UNKNOWN):
                answer = await asker.get(path, headers=OPENED)
                assert answer.status_code == 503
                assert answer.headers["content-type"] == "text/html; charset=utf-8"
                assert answer.headers["cache-control"] == "no-cache"
                assert HEADERS.items() <= answer.headers.items()
                assert "make client" in answer.text
                assert not re.search(r"<script|<style|style=|https?:", answer.text)
                assert len(answer.content) < 300

    run(test())
