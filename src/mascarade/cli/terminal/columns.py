"""Tables that fit: in a narrow terminal they lose columns, and in a very narrow one they become lists."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mascarade.cli.terminal.output import flowing, words
from mascarade.cli.terminal.styles import QUIET, marked

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.table import Table
    from rich.text import Text

NAME = 16
"""A name with so many characters is not broken."""
BETWEEN = 2
"""Between two columns of figures."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a table: a name and its figures."""

    name: Text
    figures: Sequence[str]
    style: str = ""


def new_table() -> Table:
    """A table in our style."""
    from rich import box
    from rich.table import Table

    return Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), show_edge=False)


def fitted(
    out: Console, headers: Sequence[str], rows: Sequence[Row], spared: Sequence[int] = ()
) -> RenderableType:
    """Names with figures: `headers` are the name's and then the figures'.

    `spared` are the figures, by number, that can be left out where there is no room, the first one first.
    """
    from rich.cells import cell_len
    from rich.console import Group

    kept = list(range(len(headers) - 1))
    widths = _widths(headers, rows)
    leaving = iter(spared)
    while widths[0] + sum(widths[1 + figure] + BETWEEN for figure in kept) > out.width:
        gone = next(leaving, None)
        if gone is None:
            return Group(*_listed(out, headers, rows, kept))
        kept.remove(gone)
    full = [max(width, cell_len(header)) for width, header in zip(widths, headers, strict=True)]
    tight = full[0] + sum(full[1 + figure] + BETWEEN for figure in kept) > out.width
    table = new_table()
    table.padding = (0, 1, 0, 0)  # and the box puts a space between columns
    table.add_column(headers[0], overflow="fold", min_width=widths[0])
    for figure in kept:
        width = widths[1 + figure]
        # Where headers have to break, Rich would rather cut the last column than break all of them.
        most = width if tight else None
        table.add_column(headers[1 + figure], justify="right", min_width=width, max_width=most)
    for row in rows:
        table.add_row(row.name, *(row.figures[figure] for figure in kept), style=row.style)
    return table


def _widths(headers: Sequence[str], rows: Sequence[Row]) -> list[int]:
    """What each column needs: its figures are never broken, headers are between words."""
    from rich.cells import cell_len

    needed = [max(map(cell_len, header.split(" "))) for header in headers]
    for row in rows:
        needed[0] = max(needed[0], min(NAME, row.name.cell_len))
        for column, figure in enumerate(row.figures, start=1):
            needed[column] = max(needed[column], cell_len(figure))
    return needed


def _listed(out: Console, headers: Sequence[str], rows: Sequence[Row], kept: Sequence[int]) -> Iterator[Text]:
    for row in rows:
        entries = [f"{marked(headers[1 + figure], QUIET)} {row.figures[figure]}" for figure in kept]
        for line in (row.name.copy(), *flowing(entries, out.width)):
            line.stylize(row.style)
            yield line


def percent(share: float, digits: int = 1) -> str:
    """A share as people read it."""
    return words().say("arena-percent", share=words().decimal(100 * share, digits))


def interval(low: float, high: float) -> str:
    """From one share to another."""
    ends = [words().decimal(100 * end, 1) for end in (low, high)]
    return words().say("arena-percent", share="–".join(ends))
