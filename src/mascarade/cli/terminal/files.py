"""Reading files up to a size limit, and writing them atomically."""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from mascarade.cli.terminal.errors import FileRefused

STDIN = "-"


def read(file: str, max_bytes: int) -> bytes:
    """The contents of the file, or of standard input for ``-``, up to one byte more than `max_bytes`."""
    try:
        if file == STDIN:
            if sys.stdin is None:  # closed by the caller
                raise OSError(errno.EBADF, os.strerror(errno.EBADF))
            return sys.stdin.buffer.read(max_bytes + 1)
        with Path(file).open("rb") as opened:
            return opened.read(max_bytes + 1)
    except FileNotFoundError:
        raise FileRefused("file-missing", file=file) from None
    except (OSError, ValueError) as problem:
        raise FileRefused("file-unreadable", file=file, reason=_reason(problem)) from None


def refuse_to_overwrite(file: str, *, force: bool) -> None:
    """Refuse a file that exists, as `write` would."""
    try:
        mode = Path(file).stat().st_mode
    except FileNotFoundError:
        return
    except (OSError, ValueError) as problem:
        raise FileRefused("file-unwritable", file=file, reason=_reason(problem)) from None
    if not stat.S_ISREG(mode):
        code = errno.EISDIR if stat.S_ISDIR(mode) else errno.EINVAL
        raise FileRefused("file-unwritable", file=file, reason=f"{os.strerror(code)}.")
    if not force:
        raise FileRefused("file-exists", file=file)


def refuse_unwritable(file: str, *, force: bool) -> None:
    """Refuse a file that `write` would refuse, before the work is done."""
    refuse_to_overwrite(file, force=force)
    folder = Path(file).resolve().parent
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        code = errno.EACCES if folder.is_dir() else errno.ENOENT
        raise FileRefused("file-unwritable", file=file, reason=f"{os.strerror(code)}.")


def write(file: str, document: bytes, *, force: bool) -> None:
    """Write the whole document or nothing; overwrite a file only with `force`."""
    refuse_to_overwrite(file, force=force)
    with replacing(file, force=force) as temporary, temporary.open("xb") as opened:
        opened.write(document)
        opened.flush()
        os.fsync(opened.fileno())


@contextmanager
def replacing(file: str, *, force: bool) -> Iterator[Path]:
    """A temporary path beside the file, which becomes the file at the end of the block."""
    try:
        target = Path(file).resolve()
        temporary = target.with_name(f".{target.name}.{os.getpid()}")
        try:
            yield temporary
            _put_in_place(temporary, target, force=force)
        finally:
            with suppress(OSError):
                temporary.unlink()
    except FileExistsError:
        raise FileRefused("file-exists", file=file) from None
    except (OSError, ValueError) as problem:
        raise FileRefused("file-unwritable", file=file, reason=_reason(problem)) from None


def make_folder(folder: str) -> Path:
    """Create the folder if it is missing."""
    try:
        path = Path(folder)
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as problem:
        raise FileRefused("file-unwritable", file=folder, reason=_reason(problem)) from None
    return path


def _put_in_place(temporary: Path, target: Path, *, force: bool) -> None:
    """Rename, or without `force` link, since a link never overwrites a file made in the meantime."""
    if not force:
        try:
            target.hardlink_to(temporary)
        except FileExistsError:
            raise
        except OSError:  # a file system without hard links
            force = True
    if force:
        temporary.replace(target)


def _reason(problem: OSError | ValueError) -> str:
    said = problem.strerror if isinstance(problem, OSError) else None
    return f"{said or str(problem)}."
