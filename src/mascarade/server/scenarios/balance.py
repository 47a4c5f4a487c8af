"""The balance of published sets over HTTP: the figures that `mascarade atlas` wrote into `atlas.json`."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import PathParameter

from mascarade.formats.balance import SetBalance
from mascarade.rules import Refused

KEEP = "public, max-age=3600"
"""The same for everybody, until there is another version."""


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """Such figures, and who played for them."""

    bot: str
    turn_limit: int
    figures: SetBalance


class _Atlas(msgspec.Struct, frozen=True, kw_only=True):
    bot: str
    turn_limit: int
    sets: tuple[SetBalance, ...]


@lru_cache(maxsize=1)
def _balances() -> dict[tuple[str, str, int], Balance]:
    written = (files("mascarade.server.scenarios") / "atlas.json").read_bytes()
    atlas = msgspec.json.decode(written, type=_Atlas)
    return {
        (each.edition, each.set, each.players): Balance(
            bot=atlas.bot, turn_limit=atlas.turn_limit, figures=each
        )
        for each in atlas.sets
    }


def balance_of(edition: str, set_id: str, players: int) -> Balance | None:
    """The figures of a published set, if there are any."""
    return _balances().get((edition, set_id, players))


@get("/atlas/{edition:str}/{set_id:str}/{players:int}")
async def balance(
    edition: Annotated[str, PathParameter(max_length=16, description="first or second")],
    set_id: Annotated[str, PathParameter(max_length=32, description="A published set, such as base")],
    players: Annotated[int, PathParameter(ge=2, le=13)],
) -> Response[Balance]:
    """How balanced a published set is for so many players, as far as bots can tell."""
    found = balance_of(edition, set_id, players)
    if found is None:
        raise Refused("no-figures")
    return Response(found, headers={"cache-control": KEEP})
