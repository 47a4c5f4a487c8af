"""The built browser client, served from its folder.

Files named by a hash of their content may be cached for ever, the rest is revalidated. Files compressed at
build time are sent so to browsers that accept it.
"""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from mascarade.rules import Refused
from mascarade.server.http.security import AnyRequest

CLIENT = Path(__file__).parents[1] / "client"
"""What `make client` builds; not there before."""
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
"""The addresses that the client shows something at: all of them are the same document."""
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
"""What a client is made of, without the charset of texts; a file of another kind is not served."""
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""How files are compressed, the best first, and what the compressed one's name ends in."""
_NOT_BUILT = (
    b'<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Mascarade</title>'
    b"<p>The browser client is not built: run <code>make client</code>, and load this page again.</p>\n"
)
_NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9._-]{0,99}")
"""A file, or a folder: nothing that leads elsewhere."""
_LONGEST = 200


@get(list(PAGES), include_in_schema=False)
async def page(request: AnyRequest) -> Response[bytes]:
    """The client's document, or how to build the client."""
    found = await _sent(request, CLIENT / "index.html", NO_CACHE)
    if found is not None:
        return found
    return Response(
        _NOT_BUILT, status_code=503, media_type=TYPES[".html"], headers={"cache-control": NO_CACHE}
    )


@get("/assets/{path:path}", include_in_schema=False)
async def asset(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    """A file whose name holds a hash of it."""
    return await _file(request, f"assets/{path.removeprefix('/')}", IMMUTABLE)


@get("/{name:str}", include_in_schema=False)
async def beside(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """A file beside the document, such as its icon."""
    return await _file(request, name, NO_CACHE)


async def _file(request: AnyRequest, path: str, keep: str) -> Response[bytes]:
    parts = path.split("/") if len(path) <= _LONGEST else []
    if parts and all(_NAME.fullmatch(part) for part in parts):
        found = await _sent(request, CLIENT.joinpath(*parts), keep)
        if found is not None:
            return found
    raise Refused("not-found")


async def _sent(request: AnyRequest, file: Path, keep: str) -> Response[bytes] | None:
    """The file as the browser takes it; nothing if there is none."""
    kind = TYPES.get(file.suffix)
    if kind is None:
        return None
    read = await asyncio.to_thread(_read, file, accepted(request.headers.get("accept-encoding", "")))
    if read is None:
        return None
    content, encoding = read
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    if encoding is not None:
        headers["content-encoding"] = encoding
    return Response(content, media_type=kind, headers=headers)


def accepted(header: str) -> tuple[str, ...]:
    """The encodings that a browser takes, the best first."""
    taken = set()
    for item in header.lower().split(","):
        name, *parameters = [part.strip() for part in item.split(";")]
        if not any(re.fullmatch(r"q\s*=\s*0(\.0*)?", parameter) for parameter in parameters):
            taken.add(name)
    return tuple(name for name in ENCODINGS if name in taken)


def _read(file: Path, encodings: tuple[str, ...]) -> tuple[bytes, str | None] | None:
    for encoding in (*encodings, None):
        try:
            return file.with_name(file.name + ENCODINGS.get(encoding or "", "")).read_bytes(), encoding
        except OSError:
            continue
    return None
