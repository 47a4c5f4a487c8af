"""The built browser client, served from its folder.

Files with a content hash in their name are cached for ever, others are revalidated. Browsers get the files
compressed at build time.
"""

from __future__ import annotations

import asyncio
import re
from base64 import b64encode
from contextlib import suppress
from functools import lru_cache
from hashlib import sha256
from pathlib import Path, PurePath

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from mascarade.rules import Refused
from mascarade.server.http.security import AnyRequest, content_policy

CLIENT = Path(__file__).parents[1] / "client"
"""The output of `make client`."""
PAGES = (
    "/",
    "/t/{code:str}",
    "/device",
    "/device/{code:str}",
    "/characters",
    "/rules",
    "/design",
    "/me",
    "/replay",
    "/replay/{code:str}/{game:int}",
)
"""The client's pages; the server sends the same document for all of them."""
IMMUTABLE = "public, max-age=31536000, immutable"
NO_CACHE = "no-cache"
TYPES = {
    ".avif": "image/avif",
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""The media types of the client's files; others are not served."""
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""The suffixes of compressed files, best encoding first."""
_NOT_BUILT = (
    b'<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Mascarade</title>'
    b"<p>The browser client is not built: run <code>make client</code>, and load this page again.</p>\n"
)
_NAME = r"[A-Za-z0-9_][A-Za-z0-9._-]{0,99}"
"""A file or folder below the client's."""
_PATH = re.compile(rf"{_NAME}(/{_NAME})*")
_MAX_PATH_LENGTH = 200


class _ClientDocument(msgspec.Struct, frozen=True):
    """The client's document as it is sent."""

    contents: dict[str | None, bytes]
    """By encoding."""
    policy: str
    """Its content security policy, which allows its inline script and styles."""


@get(list(PAGES), include_in_schema=False, sync_to_thread=False)
def page(request: AnyRequest) -> Response[bytes]:
    """The client's document, or instructions to build it."""
    return document(request)


def document(request: AnyRequest, status_code: int = 200) -> Response[bytes]:
    """The client's document, or instructions to build it."""
    file = CLIENT / "index.html"
    try:
        found = _document(file, file.stat().st_mtime_ns)
    except OSError:
        headers = {"cache-control": NO_CACHE}
        return Response(_NOT_BUILT, status_code=503, media_type=TYPES[".html"], headers=headers)
    encodings = accepted_encodings(request.headers.get("accept-encoding", ""))
    encoding = next((one for one in encodings if one in found.contents), None)
    headers = {**_headers(NO_CACHE, encoding), "content-security-policy": found.policy}
    return Response(
        found.contents[encoding], status_code=status_code, media_type=TYPES[".html"], headers=headers
    )


@lru_cache(maxsize=1)
def _document(file: Path, _changed_at: int) -> _ClientDocument:
    """A build's document, read once: error handlers run in the event loop, which must not wait for a disk."""
    plain = file.read_bytes()
    contents: dict[str | None, bytes] = {None: plain}
    for encoding, suffix in ENCODINGS.items():
        with suppress(OSError):
            contents[encoding] = file.with_name(file.name + suffix).read_bytes()
    return _ClientDocument(contents, content_policy(_hashes("script", plain), _hashes("style", plain)))


def _hashes(element: str, text: bytes) -> list[str]:
    """The hashes of a document's inline elements, as a policy names them."""
    inline = re.findall(rf"<{element}>(.*?)</{element}>".encode(), text, re.DOTALL)
    return [f"'sha256-{b64encode(sha256(one).digest()).decode()}'" for one in inline]


def wants_page(request: AnyRequest) -> bool:
    """Whether a person opens an address in a browser, and not a program or a page that loads its parts."""
    is_page = not f"{request.url.path}/".startswith(("/api/", "/assets/"))
    return is_page and request.method == "GET" and TYPES[".html"] in request.headers.get("accept", "")


@get("/assets/{path:path}", include_in_schema=False)
async def asset(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    """A file with a hash in its name."""
    return await asyncio.to_thread(_file, request, f"assets/{path.removeprefix('/')}", IMMUTABLE)


@get("/{name:str}", include_in_schema=False)
async def file_beside(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """A file beside the document, such as its icon."""
    return await asyncio.to_thread(_file, request, name, NO_CACHE)


def _file(request: AnyRequest, path: str, caching: str) -> Response[bytes]:
    """A file of the client; refuses what it does not have."""
    kind = TYPES.get(PurePath(path).suffix)
    if kind is None or len(path) > _MAX_PATH_LENGTH or not _PATH.fullmatch(path):
        raise Refused("not-found")
    encodings = accepted_encodings(request.headers.get("accept-encoding", ""))
    content, encoding = _read(CLIENT / path, encodings)
    return Response(content, media_type=kind, headers=_headers(caching, encoding))


def _headers(caching: str, encoding: str | None) -> dict[str, str]:
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    return headers if encoding is None else {**headers, "content-encoding": encoding}


def accepted_encodings(header: str) -> tuple[str, ...]:
    """The encodings that a browser accepts, best first."""
    accepted = set()
    for item in header.lower().split(","):
        name, *parameters = [part.strip() for part in item.split(";")]
        if not any(re.fullmatch(r"q\s*=\s*0(\.0*)?", parameter) for parameter in parameters):
            accepted.add(name)
    return tuple(name for name in ENCODINGS if name in accepted)


def _read(file: Path, encodings: tuple[str, ...]) -> tuple[bytes, str | None]:
    for encoding in (*encodings, None):
        with suppress(OSError):
            return file.with_name(file.name + ENCODINGS.get(encoding or "", "")).read_bytes(), encoding
    raise Refused("not-found")
