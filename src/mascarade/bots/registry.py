"""The registry of bots: installed ones by entry point, and policy files by path."""

from __future__ import annotations

from difflib import get_close_matches
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points

from mascarade.bots.api import Bot
from mascarade.rules import Refused

GROUP = "mascarade.bots"
LESSON = "lesson"
"""The bot that plays by the lesson's script."""
LEARNED = "learned:"
"""The prefix of a policy file: `learned:policy.npz`."""
UNLISTED = {LESSON: EntryPoint(LESSON, "mascarade.bots.lesson:LessonBot", GROUP)}
"""Bots that the service seats itself: they are not listed, and no host can ask for them."""


class BotRefused(Refused):
    """A bot that is not there, or that can't be used."""


@lru_cache(maxsize=1)
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def bot_names() -> tuple[str, ...]:
    """The names of all bots that are installed."""
    return tuple(sorted(_entries()))


def entry_of(name: str) -> EntryPoint:
    """Where the bot with this name is, without loading it, or `BotRefused` with the nearest one."""
    entry = _entries().get(name)
    if entry is None:
        near = get_close_matches(name, bot_names(), n=1, cutoff=0.4)
        known = ", ".join(bot_names())
        raise BotRefused("unknown-bot", bot=name[:40], closest=near[0] if near else "none", known=known)
    return entry


@lru_cache(maxsize=64)
def find_bot(name: str) -> Bot:
    """The bot with this name, or `BotRefused` with the nearest one."""
    entry = UNLISTED.get(name) or entry_of(name)
    try:
        made = entry.load()()
    except Exception as problem:  # somebody else's code: whatever it raises, it is named and nothing stops
        raise BotRefused(
            "bot-does-not-load", bot=name, reason=f"{type(problem).__name__}: {problem}"
        ) from problem
    if not isinstance(made, Bot):
        raise BotRefused("bot-is-no-bot", bot=name, reason=type(made).__name__)
    return made


def bot_named(name: str) -> Bot:
    """The bot with this name, or the one that plays by a policy file, or `BotRefused`.

    Only for names from people who may read any file of this machine. Names that come from a browser go to
    `find_bot`, which opens no file.
    """
    return _learned(name.removeprefix(LEARNED)) if name.startswith(LEARNED) else find_bot(name)


@lru_cache(maxsize=16)
def _learned(file: str) -> Bot:
    from mascarade.bots.learned.mind import LearnedBot  # noqa: PLC0415 - the kernel is only imported for it
    from mascarade.bots.learned.policy import read_policy  # noqa: PLC0415

    return LearnedBot(read_policy(file))
