"""Text styles: marks that pass through Fluent messages, and their rendering as Rich styles.

A name is marked before it is put into a message, so that messages contain no styles and a player called
"Bank" is styled as a player. Marks are private-use characters, which `clean` removes from untrusted text.
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
    """The marks before and after text in one of this module's styles."""
    return _MARKS[style], _END


def marked(text: str, style: str) -> str:
    """The text, marked for one of this module's styles."""
    before, after = marks(style)
    return f"{before}{text}{after}"


def player_style(player: int) -> str:
    """The style of a player's name."""
    return PLAYER_STYLES[player % len(PLAYER_STYLES)]


def render(text: str) -> Text:
    """The text with its marks turned into styles; marks may be nested."""
    from rich.text import Text

    open_marks: list[tuple[str, int]] = []
    plain: list[str] = []
    spans: list[tuple[str, int, int]] = []
    for char in text:
        if char in _STYLE_OF:
            open_marks.append((_STYLE_OF[char], len(plain)))
        elif char == _END:
            spans.append((*open_marks.pop(), len(plain)))
        else:
            plain.append(char)
    rendered = Text("".join(plain))
    for style, start, end in reversed(spans):
        rendered.stylize(style, start, end)
    return rendered
