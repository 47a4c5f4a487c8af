"""HTTP endpoint of the balance of published sets."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.params import PathParameter

from mascarade.rules import Refused
from mascarade.server.scenarios.balance import Balance, balance_of

CACHE_CONTROL = "public, max-age=3600"


@get("/atlas/{edition:str}/{set_id:str}/{players:int}")
async def balance(
    edition: Annotated[str, PathParameter(max_length=16, description="first or second")],
    set_id: Annotated[str, PathParameter(max_length=32, description="A published set, such as base")],
    players: Annotated[int, PathParameter(ge=2, le=13)],
) -> Response[Balance]:
    """The balance of a published set for this many players, as bots play it."""
    found = balance_of(edition, set_id, players)
    if found is None:
        raise Refused("no-figures")
    return Response(found, headers={"cache-control": CACHE_CONTROL})
