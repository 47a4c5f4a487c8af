"""Validation of names, titles and chat messages, and the comparison of names that look alike.

Nothing invisible is accepted, nothing that changes the direction of other text, nothing that spills over its
line. PRECIS (RFC 8264) says which characters show something; its nickname profile can't be used as it is: it
changes how names look, and refuses emoji sequences and characters of many scripts. Look-alikes are Unicode's
(UTS 39). Length is counted in visible characters (grapheme clusters, as far as they occur in names).
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Literal

from confusable_homoglyphs.categories import alias
from confusable_homoglyphs.confusables import confusables_data
from precis_i18n import get_profile

from mascarade.rules import Refused

MAX_NAME = 24
"""Visible characters of a name."""
MAX_NAME_BYTES = 200
MAX_TITLE = 40
"""Visible characters of a title."""
MAX_TITLE_BYTES = 320
MAX_CHAT = 500
"""Visible characters of a message."""
MAX_CHAT_BYTES = 8
"""Bytes for each visible character, on average."""
MAX_ACCENTS = 3
"""Accents on one letter."""
MAX_MARKS = 6
"""Marks of any kind after one letter, as some scripts need."""
MAX_JOINERS = 3
"""Joiners in one emoji: a family of four has three."""


def _chars(ranges: str) -> frozenset[str]:
    """The characters of some ranges, written as in Unicode's files."""
    ends = [[int(end, 16) for end in part.split("-")] for part in ranges.split()]
    return frozenset(chr(point) for end in ends for point in range(end[0], end[-1] + 1))


_ZWNJ, _ZWJ = "\u200c", "\u200d"
_KEYCAP = "\u20e3"
_FREEFORM = get_profile("FreeFormClass")
_TOLERATED = frozenset(
    (
        "exceptions",
        "greek_keraia",
        "hebrew_punctuation",
        "katakana_middle_dot",
        "middle_dot",
        "old_hangul_jamo",
    )
)
"""Reasons for which PRECIS refuses visible characters, to keep identifiers simple. Names have them."""
_BLANK = frozenset("\u115f\u1160\u2800\ufffc\ufffd\U0001d159")
"""Letters or symbols for PRECIS, but they show nothing, or that something is missing."""
_ACCENTS = _chars("300-36F 1AB0-1AFF 1DC0-1DFF 20D0-20FF FE20-FE2F")
"""Marks that can be stacked on any letter."""
_PICTURES = _chars(
    "A9 AE 203C 2049 2122 2139 2194-21AA 231A-23FF 24C2 25AA-25FE 2600-27BF 2934-2935 2B05-2B55 3030-303D"
    " 3297-3299 1F000-1F1E5 1F200-1F3FA 1F400-1FAFF"
)
"""The blocks of emoji."""
_NEW_PICTURES = _chars("1F249-1FAFF")
"""The blocks of emoji that are newer than this Python's Unicode."""
_TONES = _chars("1F3FB-1F3FF")
"""Skin tones."""
_PICTURE_STYLES = _chars("FE0E-FE0F")
_IDEOGRAPH_STYLES = _chars("E0100-E01EF")
_HANGUL_FIRST = _chars("1100-115F A960-A97C")
_HANGUL_NEXT = _chars("1160-11FF D7B0-D7FB")
_JOINING_SCRIPTS = frozenset({"ARABIC", "SYRIAC", "MONGOLIAN", "MANDAIC", "NKO", "ADLAM"})
"""Scripts where a non-joiner between two letters changes how they look."""
_VIRAMA = 9
"""The combining class of the sign that joins consonants in Indic scripts."""
_FLAG = "\U0001f3f4"
_FLAGS = re.compile(
    f"{_FLAG}[\U000e0030-\U000e0039\U000e0061-\U000e007a]{{2,6}}\U000e007f|[\U0001f1e6-\U0001f1ff]{{2}}"
)
"""Flags of regions: a black flag and a name in tags. Flags of countries: two letters."""
_SPACES = re.compile("[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+")
_BREAKS = re.compile("[\t\n\v\f\r\x85\u2028\u2029]+")

_LOOK_ALIKES = {
    char.strip("\u200e"): [str(other["c"]).strip("\u200e") for other in others]
    for char, others in confusables_data.items()
}
"""By character, its prototype in UTS 39; by prototype, the characters that look like it."""

_NO_SCRIPT = frozenset({"COMMON", "INHERITED", "UNKNOWN"})
"""Digits, spaces, punctuation, emoji, accents."""
_EAST_ASIAN = (
    frozenset({"HAN", "HIRAGANA", "KATAKANA"}),
    frozenset({"HAN", "BOPOMOFO"}),
    frozenset({"HAN", "HANGUL"}),
)
"""Scripts that are written together, and with Latin."""
_LIKE_LATIN = frozenset({"CYRILLIC", "GREEK", "CHEROKEE", "COPTIC", "LISU"})

_Kind = Literal["name", "chat"]


def clean_name(text: str) -> str:
    """The name as it is stored, or `Refused`: `name-empty`, `name-too-long`, `name-characters`, or
    `name-scripts` for scripts that are not written together.
    """
    name = _clean("name", text.strip("\t\n\r "), MAX_NAME, MAX_NAME_BYTES)
    if not _is_common_mixture(frozenset(map(alias, name)) - _NO_SCRIPT):
        raise Refused("name-scripts")
    return name


def _is_common_mixture(scripts: frozenset[str]) -> bool:
    """Whether names are written with these scripts together: UTS 39's level 'moderately restrictive'."""
    others = scripts - {"LATIN"}
    return len(scripts) <= 1 or any(others <= asian for asian in _EAST_ASIAN) or _is_beside_latin(others)


def _is_beside_latin(others: frozenset[str]) -> bool:
    """Whether it is one script that does not look like Latin, as Cyrillic and Greek do."""
    return len(others) == 1 and others.isdisjoint(_LIKE_LATIN)


def clean_title(text: str) -> str:
    """The title as it is stored, or `Refused` as for a name."""
    return _clean("name", _BREAKS.sub(" ", text), MAX_TITLE, MAX_TITLE_BYTES)


def clean_chat(text: str, most: int = MAX_CHAT) -> str:
    """The message on one line, or `Refused`: `chat-empty`, `chat-too-long`, `chat-characters`."""
    return _clean("chat", _BREAKS.sub(" ", text), most, MAX_CHAT_BYTES * most)


def skeleton(name: str) -> str:
    """The same for names that look alike; no two players at a table have the same."""
    parts = unicodedata.normalize("NFKD", name).casefold()
    bare = "".join(
        char
        for char in unicodedata.normalize("NFKD", parts)
        if not (char in _ACCENTS or char in _PICTURE_STYLES or char in {_ZWJ, _ZWNJ, " "})
    )
    return "".join(map(_look, unicodedata.normalize("NFKC", bare)))


@lru_cache(4096)
def _look(char: str) -> str:
    """What a character in lower case looks like: ASCII if it does, or if its capital does.

    Capital I looks like l, so i counts as l.
    """
    prototype = _prototype(char)
    alike = (prototype, *_LOOK_ALIKES.get(prototype, ()))
    capitals = (_prototype(other.upper()) for other in alike)
    look = next((found for found in (prototype, *capitals) if found.isascii()), prototype)
    return _prototype(look.casefold()).replace("i", "l")


def _prototype(char: str) -> str:
    """The character's prototype in UTS 39. Of two that look like no other, the first is the prototype."""
    alike = _LOOK_ALIKES.get(char, ())
    if len(alike) != 1:
        return char
    return min(char, *alike) if len(_LOOK_ALIKES[alike[0]]) == 1 else alike[0]


def shown(text: str) -> int:
    """The number of visible characters."""
    text = _FLAGS.sub(_FLAG, text)
    return sum(not _goes_on(text, index) for index in range(len(text)))


def _clean(what: _Kind, text: str, most: int, most_bytes: int) -> str:
    if len(text) > 4 * most_bytes:  # can't become short enough
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
    """Whether the character is accepted at its place."""
    char = text[index]
    if " " <= char <= "~":
        return True
    before = text[index - 1] if index else " "
    after = text[index + 1] if index + 1 < len(text) else " "
    if char in {_ZWJ, _ZWNJ}:
        return _joins(text, index)
    if char in _PICTURE_STYLES:
        return before in _PICTURES or (before in "0123456789#*" and after == _KEYCAP)
    if char in _IDEOGRAPH_STYLES:
        return unicodedata.name(before, "").startswith("CJK UNIFIED")
    if unicodedata.category(char)[0] == "M" and (before == " " or not _has_room(text, index)):
        return False
    return _shows(char)


@lru_cache(4096)
def _shows(char: str) -> bool:
    """Whether the character shows something, wherever it is."""
    if char in _BLANK:
        return False
    try:
        _FREEFORM.enforce(char)
    except UnicodeEncodeError as error:
        reason = error.reason.partition("/")[2]
        return reason in _TOLERATED or (reason == "unassigned" and char in _NEW_PICTURES)
    return True


def _joins(text: str, index: int) -> bool:
    """Whether a joiner or non-joiner has an effect between its neighbours."""
    if index == 0 or index + 1 == len(text):
        return False
    before, after = text[index - 1], text[index + 1]
    if text[index] == _ZWJ and after in _PICTURES:
        return _after_a_picture(text, index) and _cluster(text, index).count(_ZWJ) < MAX_JOINERS
    if _VIRAMA in {unicodedata.combining(before), unicodedata.combining(after)}:
        return unicodedata.category(before)[0] in "LM" and unicodedata.category(after)[0] in "LM"
    scripts = {unicodedata.name(char, "").partition(" ")[0] for char in (before, after)}
    return len(scripts) == 1 and scripts <= _JOINING_SCRIPTS


def _has_room(text: str, index: int) -> bool:
    """Whether the mark is not one too many on its letter."""
    marks = [char for char in _cluster(text, index + 1) if unicodedata.category(char)[0] == "M"]
    return len(marks) <= MAX_MARKS and sum(char in _ACCENTS for char in marks) <= MAX_ACCENTS


def _cluster(text: str, end: int) -> str:
    """The visible character that ends before `end`."""
    begin = end - 1
    while begin > 0 and _goes_on(text, begin):
        begin -= 1
    return text[begin:end]


def _goes_on(text: str, index: int) -> bool:
    """Whether the character is displayed as part of the one before it."""
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
