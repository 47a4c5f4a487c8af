"""HTTP endpoints of what a client can look up instead of knowing it.

The catalogue has the editions, sets, characters and bots; the schema describes the messages.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import lru_cache
from typing import get_args

import msgspec
from litestar import get
from msgspec.structs import replace

from mascarade.bots.api import Temper
from mascarade.bots.registry import BotGroup, find_bot, group_of, listed_bots
from mascarade.locales import ENGLISH, Words
from mascarade.rules import EDITIONS, CharacterId, Edition, Refused, Scenario, published_sets
from mascarade.server.http.auth import ServiceDep
from mascarade.server.protocol.schema import schema
from mascarade.server.tables.settings import Clock


class BotKind(msgspec.Struct, frozen=True):
    """A bot that can take a seat."""

    name: str
    summary: str
    temper: Temper
    message: str = ""
    """The id of the summary in the locales; empty for a third-party bot with its own sentence."""
    group: BotGroup = "more"
    """Whether it is one of the levels, which are offered first."""


class CharacterKind(msgspec.Struct, frozen=True, kw_only=True):
    """A character of an edition."""

    id: CharacterId
    amount: int
    """The number in its power."""
    purse: bool
    """Brings coins from the bank."""
    minimum: int
    """The fewest players of a custom set that includes it."""
    female: bool
    copies: int
    """How many cards of it a set has, if any."""
    expansion: bool
    cursed: bool
    """Can't be announced."""
    wants_cemetery: bool


class Catalogue(msgspec.Struct, frozen=True, kw_only=True):
    """What a host can choose from, and the server's addresses."""

    editions: dict[str, tuple[int, int]]
    """The fewest and the most players, by edition."""
    characters: dict[str, tuple[CharacterKind, ...]]
    """By edition."""
    sets: tuple[Scenario, ...]
    bots: tuple[BotKind, ...]
    """In the order of a list: the levels first, then more opponents."""
    clocks: tuple[int | None, ...]
    """Seconds for a decision; None: no limit."""
    addresses: tuple[str, ...] = ()
    """The server's addresses on the local network, if known."""
    loopback: bool = False
    """Whether the server listens only on this machine; a proxy may still forward requests."""


@get("/known")
async def catalogue(service: ServiceDep) -> Catalogue:
    """All editions, characters, published sets, bots and clocks, and the server's addresses."""
    found = await asyncio.to_thread(_catalogue)  # importing the bots takes a while
    return replace(found, addresses=service.reach.addresses, loopback=service.reach.loopback)


@get("/messages.json")
async def message_schema() -> dict[str, object]:
    """The JSON Schema of the WebSocket's messages."""
    return schema()


@lru_cache(maxsize=1)
def _catalogue() -> Catalogue:
    return Catalogue(
        editions={str(edition.id): (edition.fewest, edition.most) for edition in EDITIONS.values()},
        characters={str(edition.id): _characters(edition) for edition in EDITIONS.values()},
        sets=tuple(published_sets()),
        bots=tuple(_bots()),
        clocks=get_args(Clock),
    )


def _characters(edition: Edition) -> tuple[CharacterKind, ...]:
    characters = tuple(edition.characters.values())
    return msgspec.convert(characters, tuple[CharacterKind, ...], from_attributes=True)


def _bots() -> Iterator[BotKind]:
    words = Words.of(ENGLISH)
    for name in listed_bots():
        try:
            bot = find_bot(name)
        except Refused:
            continue
        message = bot.summary if words.has(bot.summary) else ""
        summary = words.say(message) if message else bot.summary
        yield BotKind(name, summary, bot.temper, message, group_of(name))
