"""Mistakes in scenario files: msgspec's messages about a field as sentences."""

from __future__ import annotations

import re
from difflib import get_close_matches

from mascarade.locales import Words
from mascarade.locales.errors import clean
from mascarade.rules import EDITIONS, Options

FIELDS = ("edition", "players", "cards", "cemetery", "name", "options")
OPTIONS = tuple(Options.__struct_fields__)

_AT = r"(?: - at `\$\.?(?P<path>.*)`)?"
_UNKNOWN = re.compile(rf"Object contains unknown field `(?P<field>.*?)`{_AT}", re.DOTALL)
_MISSING = re.compile(rf"Object missing required field `(?P<field>.*?)`{_AT}", re.DOTALL)
_VALUE = re.compile(rf"Invalid enum value '(?P<value>.*?)'{_AT}", re.DOTALL)
_TYPE = re.compile(rf"Expected `(?P<wanted>.*?)`, got `(?P<found>.*?)`{_AT}", re.DOTALL)


def scenario_error(words: Words, reason: str) -> str | None:
    """The sentence for msgspec's message about a scenario, or None if it is about something else."""
    if found := _UNKNOWN.fullmatch(reason):
        field, in_options = found["field"], found["path"] == "options"
        message, known = ("slip-unknown-option", OPTIONS) if in_options else ("slip-unknown-field", FIELDS)
        nearest = _nearest(field, known)
        return words.say(message, field=clean(field), nearest=nearest, known=", ".join(known))
    if found := _MISSING.fullmatch(reason):
        return words.say("slip-missing", field=clean(found["field"]))
    if (found := _VALUE.fullmatch(reason)) and found["path"] in ("edition", "cemetery"):
        value, known = found["value"], tuple(EDITIONS) if found["path"] == "edition" else ("all",)
        nearest, listed = _nearest(value, known), ", ".join(known)
        return words.say(f"slip-{found['path']}", value=clean(value), nearest=nearest, known=listed)
    if (found := _TYPE.fullmatch(reason)) and found["path"]:
        return _type(words, found["path"], found["wanted"], found["found"])
    return None


def _type(words: Words, path: str, wanted: str, found: str) -> str:
    """A value of the wrong type; positions in a list are counted from 1."""
    field, bracket, index = path.removeprefix("options.").partition("[")
    number = index.removesuffix("]")
    return words.say(
        "slip-type",
        field=clean(field),
        place=int(number) + 1 if bracket and number.isdecimal() else 0,
        wanted=wanted.removesuffix(" | null"),
        found=found,
    )


def _nearest(written: str, known: tuple[str, ...]) -> str:
    return next(iter(get_close_matches(written.casefold(), known, n=1)), "none")
