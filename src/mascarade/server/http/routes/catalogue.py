"""What a host can choose from: editions, sets, characters and bots, so that a client needs no rules."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import lru_cache
from typing import get_args

import msgspec
from litestar import get
from msgspec.structs import replace

from mascarade.bots.api import Temper
from mascarade.bots.registry import bot_names, find_bot
from mascarade.locales import ENGLISH, Words
from mascarade.rules import EDITIONS, CharacterId, EditionId, Refused, Scenario, published_sets
from mascarade.server.http.auth import TheService
from mascarade.server.tables.settings import Clock


class BotKind(msgspec.Struct, frozen=True):
    """A bot that can be given a seat."""

    name: str
    summary: str
    temper: Temper
    message: str = ""
    """The id of the summary in the locales; none for a bot that brings a sentence of its own."""


class CharacterKind(msgspec.Struct, frozen=True, kw_only=True):
    """A character that a set may have."""

    id: CharacterId
    amount: int
    """The number its power works with."""
    purse: bool
    """Brings money from the bank."""
    minimum: int
    """The fewest players of a set of one's own that has it."""
    female: bool
    copies: int
    """How many cards of it there are; a set has all of them, or none."""
    expansion: bool
    cursed: bool
    """Can't be announced."""
    wants_cemetery: bool


class Known(msgspec.Struct, frozen=True, kw_only=True):
    """What can be chosen from, and where the table can be reached."""

    editions: dict[str, tuple[int, int]]
    """The fewest and the most players of each."""
    characters: dict[str, tuple[CharacterKind, ...]]
    """Those of each edition."""
    sets: tuple[Scenario, ...]
    bots: tuple[BotKind, ...]
    clocks: tuple[int | None, ...]
    """Seconds that a decision may be given; nothing stands for no limit."""
    addresses: tuple[str, ...] = ()
    """Where others on the same network reach this server, as far as it can tell."""
    loopback: bool = False
    """Whether it listens to this machine alone; something else may still pass requests on to it."""


@get("/known")
async def known(service: TheService) -> Known:
    """The editions, characters, published sets, bots and clocks there are; and where others get here."""
    found = await asyncio.to_thread(_known)  # bots bring much along when they are first looked at
    reach = service.reach
    return replace(found, addresses=reach.addresses, loopback=reach.loopback)


@lru_cache(maxsize=1)
def _known() -> Known:
    return Known(
        editions={str(edition.id): (edition.fewest, edition.most) for edition in EDITIONS.values()},
        characters={str(edition): _characters(edition) for edition in EDITIONS},
        sets=tuple(published_sets()),
        bots=tuple(_bots()),
        clocks=get_args(Clock),
    )


def _characters(edition: EditionId) -> tuple[CharacterKind, ...]:
    told = CharacterKind.__struct_fields__
    return tuple(
        CharacterKind(**{name: getattr(character, name) for name in told})
        for character in EDITIONS[edition].characters.values()
    )


def _bots() -> Iterator[BotKind]:
    words = Words.of(ENGLISH)
    for name in bot_names():
        try:
            bot = find_bot(name)
        except Refused:
            continue
        message = bot.summary if words.has(bot.summary) else ""
        yield BotKind(name, words.say(message) if message else bot.summary, bot.temper, message)
