"""Logging as text or JSON. Logs never contain a code, name, card, action or token."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Literal, TextIO

Format = Literal["text", "json"]
LEVELS = ("debug", "info", "warning", "error")
FORMATS: tuple[Format, ...] = ("text", "json")
_NOISY = ("alembic", "asyncio", "httpx", "sqlalchemy", "uvicorn", "websockets")
"""Loggers of libraries, which log codes and frames below the level of warnings."""


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, logger and event."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as JSON; of an exception only its type and place, since its text may contain secrets."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        if record.exc_info is not None and record.exc_info[1] is not None:
            failure = record.exc_info[1]
            line["failure"] = type(failure).__name__
            frames = traceback.extract_tb(failure.__traceback__)
            line["where"] = [f"{frame.name}:{frame.lineno}" for frame in frames]
        return json.dumps(line)


def configure(level: str, kind: Format, stream: TextIO | None = None) -> None:
    """Configure the root logger."""
    handler = logging.StreamHandler(stream or sys.stderr)
    text = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if kind == "json" else text)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in _NOISY:
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
