"""Printing chapters on the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from mascarade.cli.narrative.chapters import Chapter, Ending, FinalSeat, Fortune
from mascarade.cli.terminal.columns import new_table
from mascarade.cli.terminal.output import flowing, grid
from mascarade.cli.terminal.styles import GAIN, LOSS, QUIET, marked, render
from mascarade.locales import Words

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

INDENT = 2
NARROW = 60
"""Width below which the final table leaves out the deal."""

_GLUED = {0xA0: 0xF8F0, 0x202F: 0xF8F1}
"""No-break spaces, and private-use characters that replace them while lines are wrapped."""
_UNGLUED = {glue: space for space, glue in _GLUED.items()}


def print_story(console: Console, chapters: Iterable[Chapter | Ending], words: Words) -> None:
    """Print all chapters."""
    for chapter in chapters:
        if isinstance(chapter, Ending):
            _print_ending(console, chapter, words)
        else:
            _print_chapter(console, chapter, words)


def _heading(console: Console, text: str, note: str = "", style: str = QUIET) -> None:
    from rich.rule import Rule

    title = render(text)
    title.style = "bold"
    suffix = render(marked(f" · {note}", QUIET)) if note else render("")
    fits = title.cell_len + suffix.cell_len + 4 <= console.width
    if fits:
        title.append_text(suffix)
    console.print()
    console.print(Rule(title, align="left", style=style))
    if note and not fits:
        _paragraph(console, [marked(note, QUIET)])


def _paragraph(console: Console, sentences: Iterable[str]) -> None:
    text = " ".join(sentences)
    if text:
        _indented(console, _wrapped(console, render(text.translate(_GLUED))))


def _wrapped(console: Console, text: Text) -> Iterator[Text]:
    """Wrapped lines, not broken at no-break spaces, where Rich would break."""
    for line in text.wrap(console, console.width - INDENT):
        line.plain = line.plain.translate(_UNGLUED)
        yield line


def _indented(console: Console, lines: Iterable[Text]) -> None:
    for line in lines:
        line.rstrip()
        line.pad_left(INDENT)
        console.print(line)


def _print_chapter(console: Console, chapter: Chapter, words: Words) -> None:
    _heading(console, chapter.heading, chapter.note)
    _indented(console, grid(chapter.cards, console.width - INDENT))
    _paragraph(console, chapter.sentences)
    entries = [_fortune(fortune, words) for fortune in chapter.fortunes]
    _indented(console, flowing(entries, console.width - INDENT))


def _fortune(fortune: Fortune, words: Words) -> str:
    if fortune.out:
        return f"{fortune.place} {words.say('story-fortune-out')}"
    text = f"{fortune.place} {fortune.coins}"
    if not fortune.change:
        return text
    style, sign = (GAIN, "+") if fortune.change > 0 else (LOSS, "-")
    return f"{text} {marked(f'({sign}{abs(fortune.change)})', style)}"


def _print_ending(console: Console, ending: Ending, words: Words) -> None:
    from rich.padding import Padding

    _heading(console, ending.heading, style="bold yellow")
    _paragraph(console, ending.sentences)
    console.print()
    table = _table(ending, words, with_deal=console.width >= NARROW)
    console.print(Padding(table, (0, 0, 0, INDENT), expand=False))
    console.print()
    for remark in ending.remarks:
        _paragraph(console, [remark])


def _table(ending: Ending, words: Words, *, with_deal: bool) -> Table:
    table = new_table()
    table.add_column(words.say("story-end-column-player"), overflow="fold")
    table.add_column(words.say("story-end-column-coins"), justify="right")
    table.add_column(words.say("story-end-column-card", cards=ending.hand), overflow="fold")
    if with_deal:
        table.add_column(words.say("story-end-column-dealt"), overflow="fold")
    table.add_column("")
    for row in ending.rows:
        dealt = [render(marked(", ".join(row.dealt), QUIET))] if with_deal else []
        table.add_row(
            render(row.who),
            "" if row.coins is None else str(row.coins),
            render(", ".join(row.cards)),
            *dealt,
            _verdict(row, words),
            style="" if row.wins or row.coins is not None else QUIET,
        )
    return table


def _verdict(row: FinalSeat, words: Words) -> str:
    if row.wins:
        return words.say("story-end-wins")
    return words.say("story-end-out") if row.out else ""
