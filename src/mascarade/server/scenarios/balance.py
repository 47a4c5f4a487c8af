"""The balance of published sets, from the `atlas.json` that `mascarade atlas` wrote."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

import msgspec

from mascarade.formats.balance import SetBalance


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """The figures of a published set, and the bot that played."""

    bot: str
    turn_limit: int
    figures: SetBalance


class _Atlas(msgspec.Struct, frozen=True, kw_only=True):
    bot: str
    turn_limit: int
    sets: tuple[SetBalance, ...]


@lru_cache(maxsize=1)
def _balances() -> dict[tuple[str, str, int], Balance]:
    document = (files("mascarade.server.scenarios") / "atlas.json").read_bytes()
    atlas = msgspec.json.decode(document, type=_Atlas)
    return {
        (each.edition, each.set, each.players): Balance(
            bot=atlas.bot, turn_limit=atlas.turn_limit, figures=each
        )
        for each in atlas.sets
    }


def balance_of(edition: str, set_id: str, players: int) -> Balance | None:
    """The balance of a published set, if the atlas has it."""
    return _balances().get((edition, set_id, players))
