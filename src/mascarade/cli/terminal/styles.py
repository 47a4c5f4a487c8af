"""Colour for words: marks that survive a Fluent message, and the painting that turns them into styles.

A name is marked before it goes into a message, so that the message needs to know nothing of colours, and a
player called "Bank" is painted as a player. Marks are private-use characters, which `clean` takes out of
everything that others have written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.text import Text

PLAYER_STYLES = (
    "bold cyan",
    "bold magenta",
    "bold green",
    "bold yellow",
    "bold blue",
    "bold red",
    "bold dark_orange",
    "bold medium_purple1",
    "bold dark_cyan",
    "bold hot_pink3",
    "bold chartreuse3",
    "bold steel_blue",
    "bold indian_red",
)
CHARACTER = "bold italic"
SECRET = "italic"
QUIET = "dim"
GAIN = "green"
LOSS = "red"
_STYLES = (*PLAYER_STYLES, CHARACTER, SECRET, QUIET, GAIN, LOSS)

_FIRST_MARK = 0xE000
_END = "\uf8ff"
_MARKS = {style: chr(_FIRST_MARK + number) for number, style in enumerate(_STYLES)}
_STYLE_OF = {mark: style for style, mark in _MARKS.items()}


def marks(style: str) -> tuple[str, str]:
    """What goes before and after words to be painted in one of this module's styles."""
    return _MARKS[style], _END


def marked(told: str, style: str) -> str:
    """The words, to be painted in one of this module's styles."""
    before, after = marks(style)
    return f"{before}{told}{after}"


def player_style(player: int) -> str:
    """The colour of a person."""
    return PLAYER_STYLES[player % len(PLAYER_STYLES)]


def render(told: str) -> Text:
    """The words with their marks turned into styles; marks may lie inside others."""
    from rich.text import Text

    text = Text()
    under_way: list[tuple[str, int]] = []
    plain: list[str] = []
    length = 0
    spans: list[tuple[str, int, int]] = []
    for char in told:
        if char in _STYLE_OF:
            under_way.append((_STYLE_OF[char], length))
        elif char == _END:
            style, start = under_way.pop()
            spans.append((style, start, length))
        else:
            plain.append(char)
            length += 1
    text.append("".join(plain))
    for style, start, end in reversed(spans):
        text.stylize(style, start, end)
    return text
