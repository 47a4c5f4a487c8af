"""Checkpoints of studies: a stopped study resumes with the same figures as if it had never stopped.

Only whole ranges of games are stored, and a file is replaced at once or not at all.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from contextlib import nullcontext, suppress
from pathlib import Path
from time import monotonic
from typing import Generic, Protocol, TypeVar

import msgspec

from mascarade import __version__
from mascarade.arena.errors import ArenaRefused

FORMAT = 2
EVERY = 10.0
"""Seconds between two writings, in case the power fails."""
LARGEST = 64 * 1024 * 1024


class Results(Protocol):
    """Results so far: a struct that knows how many games it holds."""

    @property
    def games(self) -> int:
        """How many games it holds."""
        ...


B = TypeVar("B", bound=Results)


class _Kept(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    mascarade: str
    """What the file is: a study's kind."""
    format: int
    digest: str
    book: msgspec.Raw


def digest_of(kind: str, study: msgspec.Struct) -> str:
    """The same for the same study with the same version: what may be continued."""
    told = msgspec.json.encode([kind, __version__, study])
    return hashlib.sha256(told).hexdigest()


def usual_file(kind: str, digest: str) -> Path:
    """Where a study is kept if nobody says where."""
    state = os.environ.get("XDG_STATE_HOME")
    try:
        folder = Path(state) if state else Path.home() / ".local" / "state"
    except RuntimeError:  # somebody without a home
        folder = Path(tempfile.gettempdir())
    return folder / "mascarade" / f"{kind}-{digest[:16]}.json"


class Checkpoint(Generic[B]):
    """Keeps one study in one file."""

    def __init__(self, kind: str, study: msgspec.Struct, file: Path | None, book: type[B]) -> None:
        self.kind = kind
        self.digest = digest_of(kind, study)
        self.lasting = file is not None
        """Whether the file stays once the study is finished."""
        self.file = file or usual_file(kind, self.digest)
        self.type = book
        self.games = 0
        """How many games the last snapshot holds."""
        self._snapshot: bytes | None = None
        self._written = monotonic()

    def load(self) -> B | None:
        """The kept results of this very study; nothing if there are none; or `ArenaRefused`."""
        try:
            with self.file.open("rb") as opened:
                text = opened.read(LARGEST)
        except FileNotFoundError:
            return None
        except (OSError, ValueError) as problem:
            if not self.lasting:
                return None
            raise self._refused("state-unreadable", problem) from None
        try:
            kept = msgspec.json.decode(text, type=_Kept)
            if (kept.mascarade, kept.format, kept.digest) != (self.kind, FORMAT, self.digest):
                raise ArenaRefused("state-of-other", file=str(self.file))
            book = msgspec.json.decode(kept.book, type=self.type)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
            raise self._refused("state-unreadable", problem) from None
        self.games = book.games
        return book

    def forget(self) -> None:
        """Remove what is kept, if it is a study at all: nobody's other file is ever removed."""
        try:
            msgspec.json.decode(self.file.read_bytes(), type=_Kept)
            self.file.unlink()
        except (FileNotFoundError, NotADirectoryError):
            return
        except (OSError, ValueError, msgspec.MsgspecError) as problem:
            raise self._refused("state-unreadable", problem) from None

    def note(self, book: B) -> None:
        """Remember the results as they are now; now and then also write them."""
        kept = _Kept(
            mascarade=self.kind,
            format=FORMAT,
            digest=self.digest,
            book=msgspec.Raw(msgspec.json.encode(book)),
        )
        self._snapshot, self.games = msgspec.json.encode(kept), book.games
        if monotonic() - self._written > EVERY:
            with nullcontext() if self.lasting else suppress(ArenaRefused):  # nobody asked: play on
                self.write()

    def write(self) -> None:
        """Write what was noted last."""
        if self._snapshot is None or not (self.games or self.lasting):
            return
        beside = self.file.with_name(f".{self.file.name}.{os.getpid()}")
        try:
            if not self.lasting:
                self.file.parent.mkdir(parents=True, exist_ok=True)
            beside.write_bytes(self._snapshot)
            beside.replace(self.file)
        except (OSError, ValueError) as problem:
            raise self._refused("state-unwritable", problem) from None
        finally:
            with suppress(OSError, ValueError):
                beside.unlink()
        self._written = monotonic()

    def finish(self) -> None:
        """The study is finished: keep it where somebody asked for it, else tidy up."""
        if self.lasting:
            self.write()
        else:
            with suppress(OSError):
                self.file.unlink()

    def _refused(self, code: str, problem: Exception) -> ArenaRefused:
        said = problem.strerror if isinstance(problem, OSError) else None
        return ArenaRefused(code, file=str(self.file), reason=f"{said or problem}")
