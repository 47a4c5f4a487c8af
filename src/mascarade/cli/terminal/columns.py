"""Tables that fit the terminal: narrow ones lose columns, very narrow ones become lists."""

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

NAME_WIDTH = 16
"""Names up to this width are not broken."""
GAP = 2
"""Between two columns of figures."""


@dataclass(frozen=True, slots=True)
class FigureRow:
    """A row of a table: a name and its figures."""

    name: Text
    figures: Sequence[str]
    style: str = ""


def new_table() -> Table:
    """A table in the common style."""
    from rich import box
    from rich.table import Table

    return Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), show_edge=False)


def fitted(
    out: Console, headers: Sequence[str], rows: Sequence[FigureRow], optional: Sequence[int] = ()
) -> RenderableType:
    """A table of names and figures, with the headers of both.

    `optional` are the figure columns, by number, that may be left out for lack of space, in that order.
    """
    from rich.cells import cell_len
    from rich.console import Group

    shown = list(range(len(headers) - 1))
    widths = _widths(headers, rows)
    removable = iter(optional)
    while widths[0] + sum(widths[1 + figure] + GAP for figure in shown) > out.width:
        removed = next(removable, None)
        if removed is None:
            return Group(*_listed(out, headers, rows, shown))
        shown.remove(removed)
    full = [max(width, cell_len(header)) for width, header in zip(widths, headers, strict=True)]
    tight = full[0] + sum(full[1 + figure] + GAP for figure in shown) > out.width
    table = new_table()
    table.padding = (0, 1, 0, 0)  # the box adds a space between columns
    table.add_column(headers[0], overflow="fold", min_width=widths[0])
    for figure in shown:
        width = widths[1 + figure]
        # If headers have to break, Rich would cut the last column instead of breaking all.
        limit = width if tight else None
        table.add_column(headers[1 + figure], justify="right", min_width=width, max_width=limit)
    for row in rows:
        table.add_row(row.name, *(row.figures[figure] for figure in shown), style=row.style)
    return table


def _widths(headers: Sequence[str], rows: Sequence[FigureRow]) -> list[int]:
    """The width each column needs: figures are never broken, headers only between words."""
    from rich.cells import cell_len

    needed = [max(map(cell_len, header.split(" "))) for header in headers]
    for row in rows:
        needed[0] = max(needed[0], min(NAME_WIDTH, row.name.cell_len))
        for column, figure in enumerate(row.figures, start=1):
            needed[column] = max(needed[column], cell_len(figure))
    return needed


def _listed(
    out: Console, headers: Sequence[str], rows: Sequence[FigureRow], shown: Sequence[int]
) -> Iterator[Text]:
    for row in rows:
        entries = [f"{marked(headers[1 + figure], QUIET)} {row.figures[figure]}" for figure in shown]
        for line in (row.name.copy(), *flowing(entries, out.width)):
            line.stylize(row.style)
            yield line


def percent(share: float, digits: int = 1) -> str:
    """A share in percent."""
    return words().percent(share, digits)


def interval(low: float, high: float) -> str:
    """An interval of shares in percent."""
    ends = [words().decimal(100 * end, 1) for end in (low, high)]
    return words().say("arena-percent", share="–".join(ends))
