"""Durations as written (30d, 12h, 90m, 45s) and in words."""

from __future__ import annotations

import re

from mascarade.cli.terminal.errors import CliUsageError
from mascarade.cli.terminal.output import words

_UNITS = {"s": 1, "m": 60, "h": 60 * 60, "d": 24 * 60 * 60}
_WRITTEN = re.compile(r"([0-9]{1,6})([smhd])")


def milliseconds(written: str) -> int:
    """Parse a duration; 0 needs no unit."""
    if written.strip() == "0":
        return 0
    match = _WRITTEN.fullmatch(written.strip().lower())
    if match is None:
        raise CliUsageError("duration", written=written)
    return int(match[1]) * _UNITS[match[2]] * 1000


def describe_duration(ms: int) -> str:
    """A duration in words, rounded."""
    from babel.dates import format_timedelta

    return format_timedelta(max(0, ms) // 1000, locale=words().language)
