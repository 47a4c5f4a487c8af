"""What kind of device sends a request: a browser and a system of a short list, and nothing else about it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeVar

from mascarade.server.http.security import AnyRequest
from mascarade.server.storage.people import Browser, DeviceKind, System

T = TypeVar("T")

_BROWSERS: Final[tuple[tuple[str, Browser], ...]] = (
    ("Edg/", "edge"),
    ("EdgA/", "edge"),
    ("EdgiOS/", "edge"),
    ("OPR/", "opera"),
    ("OPT/", "opera"),
    ("Firefox/", "firefox"),
    ("FxiOS/", "firefox"),
    ("Chrome/", "chrome"),
    ("CriOS/", "chrome"),
    ("Safari/", "safari"),
)
"""What a User-Agent contains; the first that fits counts, since browsers name others too."""
_SYSTEMS: Final[tuple[tuple[str, System], ...]] = (
    ("Android", "android"),
    ("CrOS", "chromeos"),
    ("iPhone", "ios"),
    ("iPad", "ios"),
    ("Windows", "windows"),
    ("Macintosh", "macos"),
    ("Linux", "linux"),
)


def device_kind(request: AnyRequest) -> DeviceKind:
    """The kind of device that a request says it comes from."""
    agent = request.headers.get("user-agent", "")
    return DeviceKind(_first(agent, _BROWSERS), _first(agent, _SYSTEMS))


def _first(agent: str, kinds: Iterable[tuple[str, T]]) -> T | None:
    return next((kind for sign, kind in kinds if sign in agent), None)
