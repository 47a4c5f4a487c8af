"""Checkpoints of studies: a study that was stopped resumes, with the same results as without a stop.

Only complete ranges of games are saved, and files are replaced atomically.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from contextlib import nullcontext, suppress
from pathlib import Path
from time import monotonic
from typing import Generic, Protocol, TypeVar, runtime_checkable

import msgspec

from mascarade import __version__
from mascarade.arena.entrants import Entrant
from mascarade.arena.errors import ArenaRefused

FORMAT = 3
SAVE_EVERY_SECONDS = 10.0
MAX_FILE_BYTES = 1024 * 1024 * 1024


class Results(Protocol):
    """Results so far: a struct with a number of games."""

    @property
    def games(self) -> int:
        """The number of games in the results."""
        ...


@runtime_checkable
class ResumableStudy(Protocol):
    """What is played: a struct with the bots that play."""

    @property
    def entrants(self) -> tuple[Entrant, ...]:
        """The bots."""
        ...


B = TypeVar("B", bound=Results)


class _Document(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    mascarade: str
    """The kind of study."""
    format: int
    digest: str
    """Of the study without the code of its bots."""
    bots: dict[str, str] = {}
    """The digest of each bot's code, by its name."""
    book: msgspec.Raw
    """The results."""


def digest_of(kind: str, study: ResumableStudy) -> str:
    """A digest of a study and this version; only the same study may resume from a checkpoint."""
    return hashlib.sha256(msgspec.json.encode([kind, __version__, study])).hexdigest()


def bots_of(study: ResumableStudy) -> dict[str, str]:
    """The digest of each bot's code, by its name; only the same bots may resume from a checkpoint."""
    return {entrant.name: entrant.digest for entrant in study.entrants}


def default_file(kind: str, digest: str) -> Path:
    """The checkpoint's file in the user's state folder."""
    state = os.environ.get("XDG_STATE_HOME")
    try:
        folder = Path(state) if state else Path.home() / ".local" / "state"
    except RuntimeError:  # no home directory
        folder = Path(tempfile.gettempdir())
    return folder / "mascarade" / f"{kind}-{digest[:16]}.json"


class Checkpoint(Generic[B]):
    """Saves the results of one study in one file."""

    def __init__(self, kind: str, study: ResumableStudy, file: Path | None, results: type[B]) -> None:
        self.kind = kind
        self.digest = digest_of(kind, study)
        self.bots = bots_of(study)
        self.permanent = file is not None
        """Whether the file stays after the study; the default file is deleted."""
        with_bots = hashlib.sha256(msgspec.json.encode([self.digest, self.bots])).hexdigest()
        self.file = file or default_file(kind, with_bots)
        self.type = results
        self.games = 0
        """The number of games in the last snapshot."""
        self._snapshot: bytes | None = None
        self._saved = monotonic()

    def load(self) -> B | None:
        """The saved results of this study, or None; raises `ArenaRefused` for an unusable file."""
        try:
            with self.file.open("rb") as opened:
                text = opened.read(MAX_FILE_BYTES)
        except FileNotFoundError:
            return None
        except (OSError, ValueError) as problem:
            if not self.permanent:
                return None
            raise self._refused("state-unreadable", problem) from None
        try:
            document = msgspec.json.decode(text, type=_Document)
            if (document.mascarade, document.format, document.digest) != (self.kind, FORMAT, self.digest):
                raise ArenaRefused("state-of-other", file=str(self.file))
            changed = [bot for bot, digest in self.bots.items() if document.bots.get(bot) != digest]
            if changed:
                raise ArenaRefused("state-of-changed-bot", file=str(self.file), bot=", ".join(changed))
            results = msgspec.json.decode(document.book, type=self.type)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
            raise self._refused("state-unreadable", problem) from None
        self.games = results.games
        return results

    def delete(self) -> None:
        """Delete the file if it is a checkpoint; any other file is left alone."""
        try:
            msgspec.json.decode(self.file.read_bytes(), type=_Document)
            self.file.unlink()
        except (FileNotFoundError, NotADirectoryError):
            return
        except (OSError, ValueError, msgspec.MsgspecError) as problem:
            raise self._refused("state-unreadable", problem) from None

    def update(self, results: B) -> None:
        """Take a snapshot of the results, and save it every few seconds."""
        document = _Document(
            mascarade=self.kind,
            format=FORMAT,
            digest=self.digest,
            bots=self.bots,
            book=msgspec.Raw(msgspec.json.encode(results)),
        )
        self._snapshot, self.games = msgspec.json.encode(document), results.games
        if monotonic() - self._saved > SAVE_EVERY_SECONDS:
            with nullcontext() if self.permanent else suppress(ArenaRefused):  # not asked for: play on
                self.save()

    def save(self) -> None:
        """Write the last snapshot."""
        if self._snapshot is None or not (self.games or self.permanent):
            return
        temporary = self.file.with_name(f".{self.file.name}.{os.getpid()}")
        try:
            if not self.permanent:
                self.file.parent.mkdir(parents=True, exist_ok=True)
            temporary.write_bytes(self._snapshot)
            temporary.replace(self.file)
        except (OSError, ValueError) as problem:
            raise self._refused("state-unwritable", problem) from None
        finally:
            with suppress(OSError, ValueError):
                temporary.unlink()
        self._saved = monotonic()

    def finish(self) -> None:
        """Save the finished study if its file was asked for, else delete the file."""
        if self.permanent:
            self.save()
        else:
            with suppress(OSError):
                self.file.unlink()

    def _refused(self, code: str, problem: Exception) -> ArenaRefused:
        said = problem.strerror if isinstance(problem, OSError) else None
        return ArenaRefused(code, file=str(self.file), reason=f"{said or problem}")
