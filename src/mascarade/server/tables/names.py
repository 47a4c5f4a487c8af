"""What people may call themselves, and write to each other: anything that shows as what it is.

Nothing invisible, nothing that turns the direction of other text, nothing that spills over its line. Length
is counted as people do, in characters as they show (grapheme clusters, as far as they occur in names).
"""

from __future__ import annotations

import re
import unicodedata
from typing import Literal

from mascarade.rules import Refused

MAX_NAME = 24
"""Characters as they show."""
MAX_NAME_BYTES = 200
MAX_TITLE = 40
"""Characters as they show, of what somebody calls a thing of theirs."""
MAX_TITLE_BYTES = 320
MAX_CHAT = 500
"""Characters as they show."""
MAX_CHAT_BYTES = 8
"""For each character that may show, on average."""
STACKED = 3
"""Accents on one letter."""
MARKS = 6
"""Marks of any kind after one letter, as some scripts need."""
JOINED = 3
"""Joiners in one emoji: a family of four has three."""


def _chars(*ranges: tuple[int, int]) -> frozenset[str]:
    return frozenset(chr(point) for first, last in ranges for point in range(first, last + 1))


_ZWNJ, _ZWJ = "\u200c", "\u200d"
_KEYCAP = "\u20e3"
_NEVER = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
"""Categories: controls, formats (but for joiners), lone surrogates, private use, line separators."""
_BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\ufffd\U0001d159"
)
"""Characters that show nothing, or that nothing could be shown, though their categories would not say so."""
_ACCENTS = _chars((0x0300, 0x036F), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F))
"""Marks that go on any letter and pile up."""
_PICTURES = _chars(
    (0x00A9, 0x00A9),
    (0x00AE, 0x00AE),
    (0x203C, 0x203C),
    (0x2049, 0x2049),
    (0x2122, 0x2122),
    (0x2139, 0x2139),
    (0x2194, 0x21AA),
    (0x231A, 0x23FF),
    (0x24C2, 0x24C2),
    (0x25AA, 0x25FE),
    (0x2600, 0x27BF),
    (0x2934, 0x2935),
    (0x2B05, 0x2B55),
    (0x3030, 0x303D),
    (0x3297, 0x3299),
    (0x1F000, 0x1F1E5),
    (0x1F200, 0x1F3FA),
    (0x1F400, 0x1FAFF),
)
"""Where emoji are."""
_COMING_PICTURES = _chars((0x1F249, 0x1FAFF))
"""Where emoji are that this Python's Unicode does not know yet."""
_TONES = _chars((0x1F3FB, 0x1F3FF))
"""Skin tones."""
_PICTURE_STYLES = _chars((0xFE0E, 0xFE0F))
_IDEOGRAPH_STYLES = _chars((0xE0100, 0xE01EF))
_OTHER_STYLES = _chars((0xFE00, 0xFE0D))
_HANGUL_FIRST = _chars((0x1100, 0x115F), (0xA960, 0xA97C))
_HANGUL_NEXT = _chars((0x1160, 0x11FF), (0xD7B0, 0xD7FB))
_JOINING_SCRIPTS = frozenset({"ARABIC", "SYRIAC", "MONGOLIAN", "MANDAIC", "NKO", "ADLAM"})
"""Where a non-joiner between two letters changes how they show."""
_VIRAMA = 9
"""The combining class of the sign that joins consonants in the scripts of India."""
_FLAG = "\U0001f3f4"
_FLAGS = re.compile(
    f"{_FLAG}[\U000e0030-\U000e0039\U000e0061-\U000e007a]{{2,6}}\U000e007f|[\U0001f1e6-\U0001f1ff]{{2}}"
)
"""Flags of regions, such as Scotland's: a black one and a name in tags. Flags of countries: two letters."""
_SPACES = re.compile("[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+")
_BREAKS = re.compile("[\t\n\v\f\r\x85\u2028\u2029]+")

_LOOKS_LIKE = str.maketrans(
    "0" + "1|iıι" + "аеорсухіјѕӏԁԛԝһ" + "вкмнт" + "αορνυκτχ",
    "o" + "lllll" + "aeopcyxljsldqwh" + "bkmht" + "aopvuktx",
)
"""What is easily taken for something else, in small letters: digits, Cyrillic, Greek."""

_What = Literal["name", "chat"]


def clean_name(text: str) -> str:
    """The name as it is kept, or `Refused`: `name-empty`, `name-too-long`, `name-characters`."""
    return _clean("name", text.strip("\t\n\r "), MAX_NAME, MAX_NAME_BYTES)


def clean_title(text: str) -> str:
    """What a thing is called, as it is kept, or `Refused` as for a name."""
    return _clean("name", _BREAKS.sub(" ", text), MAX_TITLE, MAX_TITLE_BYTES)


def clean_chat(text: str, most: int = MAX_CHAT) -> str:
    """The message on one line, or `Refused`: `chat-empty`, `chat-too-long`, `chat-characters`."""
    return _clean("chat", _BREAKS.sub(" ", text), most, MAX_CHAT_BYTES * most)


def skeleton(name: str) -> str:
    """What is left of a name if one does not look closely; people at one table differ in it."""
    parts = unicodedata.normalize("NFKD", name).casefold()
    bare = "".join(
        char
        for char in unicodedata.normalize("NFKD", parts)
        if not (char in _ACCENTS or char in _PICTURE_STYLES or char in {_ZWJ, _ZWNJ, " "})
    )
    return unicodedata.normalize("NFKC", bare).translate(_LOOKS_LIKE)


def shown(text: str) -> int:
    """How many characters a text shows."""
    text = _FLAGS.sub(_FLAG, text)
    return sum(not _goes_on(text, index) for index in range(len(text)))


def _clean(what: _What, text: str, most: int, most_bytes: int) -> str:
    if len(text) > 4 * most_bytes:  # spares the work for what can't become short enough
        raise Refused(f"{what}-too-long", most=most)
    text = " ".join(filter(None, _SPACES.split(unicodedata.normalize("NFC", text))))
    if not text:
        raise Refused(f"{what}-empty")
    if len(text) > most_bytes:
        raise Refused(f"{what}-too-long", most=most)
    plain = _FLAGS.sub(_FLAG, text)
    for index, char in enumerate(plain):
        if not _allowed(plain, index):
            raise Refused(f"{what}-characters", character=f"U+{ord(char):04X}")
    if shown(text) > most or len(text.encode()) > most_bytes:
        raise Refused(f"{what}-too-long", most=most)
    return text


def _allowed(text: str, index: int) -> bool:
    """Whether the character may stand where it stands."""
    char = text[index]
    if " " <= char <= "~":
        return True
    kind = unicodedata.category(char)
    before = text[index - 1] if index else " "
    after = text[index + 1] if index + 1 < len(text) else " "
    if char in {_ZWJ, _ZWNJ}:
        return _joins(text, index)
    if kind in _NEVER or char in _BLANK or char in _OTHER_STYLES:
        return False
    if kind == "Cn":
        return char in _COMING_PICTURES
    if char in _PICTURE_STYLES:
        return before in _PICTURES or (before in "0123456789#*" and after == _KEYCAP)
    if char in _IDEOGRAPH_STYLES:
        return unicodedata.name(before, "").startswith("CJK UNIFIED")
    if kind[0] == "M":
        return before != " " and _bearable(text, index)
    return True


def _joins(text: str, index: int) -> bool:
    """Whether a joiner or non-joiner has something to do between what stands before and after it."""
    if index == 0 or index + 1 == len(text):
        return False
    before, after = text[index - 1], text[index + 1]
    if text[index] == _ZWJ and after in _PICTURES:
        return _after_a_picture(text, index) and _cluster(text, index).count(_ZWJ) < JOINED
    if _VIRAMA in {unicodedata.combining(before), unicodedata.combining(after)}:
        return unicodedata.category(before)[0] in "LM" and unicodedata.category(after)[0] in "LM"
    scripts = {unicodedata.name(char, "").partition(" ")[0] for char in (before, after)}
    return len(scripts) == 1 and scripts <= _JOINING_SCRIPTS


def _bearable(text: str, index: int) -> bool:
    """Whether the mark is not one too many on its letter."""
    marks = [char for char in _cluster(text, index + 1) if unicodedata.category(char)[0] == "M"]
    return len(marks) <= MARKS and sum(char in _ACCENTS for char in marks) <= STACKED


def _cluster(text: str, end: int) -> str:
    """What shows as one character and ends before `end`."""
    begin = end - 1
    while begin > 0 and _goes_on(text, begin):
        begin -= 1
    return text[begin:end]


def _goes_on(text: str, index: int) -> bool:
    """Whether the character shows as part of the one before it."""
    char, before = text[index], text[index - 1]
    if index == 0 or char <= "~":
        return False
    if char in {_ZWJ, _ZWNJ, "\u0e33", "\u0eb3"} or unicodedata.category(char)[0] == "M":
        return True
    if char in _TONES:
        return before in _PICTURES or before in _PICTURE_STYLES
    if char in _PICTURES:
        return before == _ZWJ and _after_a_picture(text, index - 1)
    if char in _HANGUL_NEXT:
        first = text[max(index - 2, 0)] if before in _HANGUL_NEXT else before
        return first in _HANGUL_FIRST or "가" <= before <= "힣"
    return False


def _after_a_picture(text: str, index: int) -> bool:
    """Whether an emoji, with its style or skin tone, ends before the index."""
    while index and (text[index - 1] in _PICTURE_STYLES or text[index - 1] in _TONES):
        index -= 1
    return index > 0 and text[index - 1] in _PICTURES
