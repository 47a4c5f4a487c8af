"""What a bot is asked with: who decides, and exactly what a person in its seat may know."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

import msgspec

from mascarade.bots.api import Budget
from mascarade.bots.api import Seat as MindSeat
from mascarade.rules import AnyEvent, Player, Seat, Table
from mascarade.server.tables.lobby import SUBSTITUTE
from mascarade.server.tables.state import TableState
from mascarade.server.views.projection import visible_events_of

BUDGET = Budget(nodes=15_000, seconds=5.0)
"""How long a bot may think: the time only counts where something is wrong, or still being compiled."""


class BotSeat(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits where."""

    key: str
    """Unique for each mind: of a table, a game, a seat and a takeover."""
    bot: str
    seat: MindSeat


class BotMemory(msgspec.Struct, frozen=True, kw_only=True):
    """What a mind has seen: the events as its player saw them, from the deal on, or since memory begins."""

    events: Sequence[AnyEvent]
    table: Table | None = None
    """Where memory begins, at tables where it fades; such a mind is built anew for each decision."""


def bot_key(state: TableState, table: str, seat: Seat) -> str:
    """What tells the mind at a seat from all others."""
    occupant = state.seats[seat]
    return f"{table}/{state.game}/{seat}/{0 if occupant is None else occupant.tenure}"


def bot_request(state: TableState, table: str, secret: bytes, player: Player) -> tuple[BotSeat, BotMemory]:
    """The bot that decides at a seat now, and what it remembers: exactly what its person may know."""
    play, occupant = state.play, state.seats[player]
    assert play is not None
    assert occupant is not None
    bot = occupant.bot or SUBSTITUTE
    digest = hmac.digest(secret, f"{state.game}/{player}/{bot}".encode(), hashlib.sha256)
    begins = state.memory
    return BotSeat(
        key=bot_key(state, table, player),
        bot=bot,
        seat=MindSeat(
            setup=play.setup,
            player=player,
            seed=int.from_bytes(digest[:8], "big"),
            temper=occupant.temper,
            budget=BUDGET,
        ),
    ), BotMemory(events=visible_events_of(play, player)[begins.event :], table=begins.table)
