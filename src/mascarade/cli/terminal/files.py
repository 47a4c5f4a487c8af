"""Files that people name on the command line: read whole but not endlessly, written whole or not at all."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys
from pathlib import Path

from mascarade.cli.terminal.errors import FileRefused

STDIN = "-"


def read(file: str, most: int) -> bytes:
    """What the file holds, or standard input for ``-``; one byte more than `most` at the most."""
    try:
        if file == STDIN:
            if sys.stdin is None:  # closed before the command began
                raise OSError(errno.EBADF, os.strerror(errno.EBADF))
            return sys.stdin.buffer.read(most + 1)
        with Path(file).open("rb") as opened:
            return opened.read(most + 1)
    except FileNotFoundError:
        raise FileRefused("file-missing", file=file) from None
    except (OSError, ValueError) as problem:
        raise FileRefused("file-unreadable", file=file, reason=_reason(problem)) from None


def refuse_to_overwrite(file: str, *, force: bool) -> None:
    """Say early what `write` would say late."""
    try:
        mode = Path(file).stat().st_mode
    except FileNotFoundError:
        return
    except (OSError, ValueError) as problem:
        raise FileRefused("file-unwritable", file=file, reason=_reason(problem)) from None
    if not stat.S_ISREG(mode):
        raise FileRefused("file-unwritable", file=file, reason=os.strerror(_not_a_file(mode)))
    if not force:
        raise FileRefused("file-exists", file=file)


def refuse_unwritable(file: str, *, force: bool) -> None:
    """Say before the work is done that `write` would refuse its result."""
    refuse_to_overwrite(file, force=force)
    folder = Path(file).resolve().parent
    if not folder.is_dir():
        raise FileRefused("file-unwritable", file=file, reason=f"{os.strerror(errno.ENOENT)}.")
    if not os.access(folder, os.W_OK):
        raise FileRefused("file-unwritable", file=file, reason=f"{os.strerror(errno.EACCES)}.")


def write(file: str, document: bytes, *, force: bool) -> None:
    """Write the whole document, or leave everything as it was; overwrite only with `force`."""
    refuse_to_overwrite(file, force=force)
    try:
        target = Path(file).resolve()
        beside = target.with_name(f".{target.name}.{os.getpid()}")
        try:
            with beside.open("xb") as opened:
                opened.write(document)
                opened.flush()
                os.fsync(opened.fileno())
            put_in_place(beside, target, force=force)
        finally:
            with contextlib.suppress(OSError):
                beside.unlink()
    except FileExistsError:
        raise FileRefused("file-exists", file=file) from None
    except (OSError, ValueError) as problem:
        raise FileRefused("file-unwritable", file=file, reason=_reason(problem)) from None


def put_in_place(beside: Path, target: Path, *, force: bool) -> None:
    """Rename, or where nothing may be overwritten link: a link never replaces what came in between."""
    if not force:
        try:
            target.hardlink_to(beside)
        except FileExistsError:
            raise
        except OSError:  # a file system without links
            force = True
    if force:
        beside.replace(target)


def _not_a_file(mode: int) -> int:
    return errno.EISDIR if stat.S_ISDIR(mode) else errno.EINVAL


def _reason(problem: OSError | ValueError) -> str:
    said = problem.strerror if isinstance(problem, OSError) else None
    return f"{said or str(problem)}."
