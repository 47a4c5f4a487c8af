"""The registry of bots: installed ones by entry point, and policy files by path."""

from __future__ import annotations

from difflib import get_close_matches
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Literal

from mascarade.bots.api import Bot
from mascarade.rules import Refused

GROUP = "mascarade.bots"
LESSON = "lesson"
"""The bot of the tutorial."""
LEARNED = "learned:"
"""The prefix of a policy file: `learned:policy.npz`."""
LEVELS = ("novice", "regular", "expert")
"""The bots that hosts are offered first, in this order."""
STYLES = (
    "bluffer",
    "cautious",
    "doubter",
    "forgetful",
    "greedy",
    "guest",
    "looker",
    "moody",
    "parrot",
    "shuffler",
    "trusting",
    "truthful",
)
"""The bots of `mascarade.bots.styles`."""
BotGroup = Literal["level", "more"]
"""Where a bot is listed: among the levels, or as one more opponent."""
_THINKING_MS = {
    **dict.fromkeys((*LEVELS, *STYLES, LESSON, "quick", "random"), 100),
    "expert": 400,
}
_THIRD_PARTY_MS = 1000
UNLISTED = {LESSON: EntryPoint(LESSON, "mascarade.bots.lesson:LessonBot", GROUP)}
"""Bots that only the server seats: not listed, and not available to hosts."""


class BotRefused(Refused):
    """An unknown or unusable bot."""


@lru_cache(maxsize=1)
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def bot_names() -> tuple[str, ...]:
    """The names of all installed bots."""
    return tuple(sorted(_entries()))


def group_of(name: str) -> BotGroup:
    """The group in which a bot is listed; installed third-party bots are more opponents."""
    return "level" if name in LEVELS else "more"


def listed_bots() -> tuple[str, ...]:
    """The names of all installed bots as they are listed: the levels, then the others."""
    installed = bot_names()
    levels = tuple(name for name in LEVELS if name in installed)
    return (*levels, *(name for name in installed if name not in levels))


def level_names() -> tuple[str, ...]:
    """The names of the installed levels, in the order of `LEVELS`."""
    return tuple(name for name in listed_bots() if group_of(name) == "level")


def thinking_ms(name: str) -> int:
    """The fixed time for one decision of a bot at a table of the service, which its search does not exceed.

    Nobody sees an answer earlier, so the time tells nothing about what the bot has thought.
    """
    return _THINKING_MS.get(name, _THIRD_PARTY_MS)


def entry_of(name: str) -> EntryPoint:
    """The entry point of a bot, or `BotRefused` with the closest name."""
    entry = _entries().get(name)
    if entry is None:
        near = get_close_matches(name, bot_names(), n=1, cutoff=0.4)
        known = ", ".join(bot_names())
        raise BotRefused("unknown-bot", bot=name[:40], closest=near[0] if near else "none", known=known)
    return entry


def installed_entry(name: str) -> EntryPoint:
    """The entry point of a bot, also of one that is not listed."""
    return UNLISTED.get(name) or entry_of(name)


@lru_cache(maxsize=64)
def find_bot(name: str) -> Bot:
    """The bot with this name, or `BotRefused` with the closest name."""
    entry = installed_entry(name)
    try:
        bot = entry.load()()
    except Exception as problem:  # third-party code may raise anything
        raise BotRefused(
            "bot-does-not-load", bot=name, reason=f"{type(problem).__name__}: {problem}"
        ) from problem
    if not isinstance(bot, Bot):
        raise BotRefused("bot-is-no-bot", bot=name, reason=type(bot).__name__)
    return bot


def bot_named(name: str) -> Bot:
    """The bot with this name or of this policy file, or `BotRefused`.

    Only for trusted names, since it reads files. Names from clients go to `find_bot`, which opens none.
    """
    return _learned(name.removeprefix(LEARNED)) if name.startswith(LEARNED) else find_bot(name)


@lru_cache(maxsize=16)
def _learned(file: str) -> Bot:
    from mascarade.bots.learned.mind import LearnedBot  # noqa: PLC0415 - imports the kernel
    from mascarade.bots.learned.policy import read_policy  # noqa: PLC0415

    return LearnedBot(read_policy(file))
