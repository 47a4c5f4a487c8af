"""Stretches of time as people write and read them: 30d, 12h, 90m, 45s."""

from __future__ import annotations

import re

from mascarade.cli.terminal.errors import CliUsageError
from mascarade.cli.terminal.output import words

_UNITS = {"s": 1, "m": 60, "h": 60 * 60, "d": 24 * 60 * 60}
_WRITTEN = re.compile(r"([0-9]{1,6})([smhd])")


def milliseconds(written: str) -> int:
    """What is written, or a refusal; 0 needs no unit."""
    if written.strip() == "0":
        return 0
    read = _WRITTEN.fullmatch(written.strip().lower())
    if read is None:
        raise CliUsageError("duration", written=written)
    return int(read[1]) * _UNITS[read[2]] * 1000


def told(ms: int) -> str:
    """A stretch of time in words, roughly."""
    from babel.dates import format_timedelta

    return format_timedelta(max(0, ms) // 1000, locale=words().language)
