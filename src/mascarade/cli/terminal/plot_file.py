"""Plots as files: whether they can be made is said before anything is played."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from mascarade.cli.terminal import files
from mascarade.cli.terminal.errors import CliUsageError, FileRefused

FORMATS = ("png", "svg", "pdf")


@dataclass(frozen=True, slots=True)
class PlotFile:
    """Where a plot goes, and how it is written."""

    file: str
    format: str


def plot_file(file: str | None, *, force: bool) -> PlotFile | None:
    """The file that somebody wants a plot in, if a plot can be made and written there."""
    if file is None:
        if force:
            raise CliUsageError("force-without-plot")
        return None
    ending = Path(file).suffix.lower().removeprefix(".")
    if ending not in FORMATS:
        raise CliUsageError("plot-format", file=file, known=", ".join(FORMATS))
    if find_spec("matplotlib") is None:
        raise FileRefused("no-matplotlib")
    files.refuse_unwritable(file, force=force)
    return PlotFile(file, ending)


def write_plot(where: PlotFile, drawn: bytes, *, force: bool) -> None:
    """Write a plot that was drawn."""
    files.write(where.file, drawn, force=force)
