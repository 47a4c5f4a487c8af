"""Bots as they are named on this machine: by their names, or by the file of a policy they learnt.

Only who may read any file here names bots so: what comes from a browser goes to `found`, which opens none.
"""

from __future__ import annotations

from functools import lru_cache

from mascarade.bots.api import Bot
from mascarade.bots.registry import find_bot

LEARNED = "learned:"
"""What goes before a file: `learned:policy.npz`."""


def bot_named(name: str) -> Bot:
    """The bot with this name, or the one that plays by this file, or `BotRefused`."""
    return _learned(name.removeprefix(LEARNED)) if name.startswith(LEARNED) else find_bot(name)


@lru_cache(maxsize=16)
def _learned(file: str) -> Bot:
    from mascarade.bots.learned.mind import LearnedBot  # noqa: PLC0415
    from mascarade.bots.learned.policy import read_policy  # noqa: PLC0415 - the kernel is only imported for it

    return LearnedBot(read_policy(file))
