"""Requests to bots, with exactly what they may know.

A bot that stands in for an absent person knows what that person knows; one that holds a seat by itself knows
what the seat has learnt.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

import msgspec

from mascarade.bots.api import Budget
from mascarade.bots.api import Seat as MindSeat
from mascarade.bots.registry import thinking_ms
from mascarade.rules import AnyEvent, Player, Seat, Table, visible_events
from mascarade.server.tables.lobby import SUBSTITUTE
from mascarade.server.tables.settings import MS_PER_SECOND
from mascarade.server.tables.state import TableState

_NODES = 15_000
_SHARE = 0.8
"""The part of the fixed time in which a search stops. The rest is for reading events and for the way."""


class BotSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A bot and its seat."""

    key: str
    """Unique for each mind."""
    bot: str
    seat: MindSeat


class BotMemory(msgspec.Struct, frozen=True, kw_only=True):
    """The events as the bot's player saw them, since the deal or since memory begins."""

    events: Sequence[AnyEvent]
    table: Table | None = None
    """The table where fading memory begins; such a mind is rebuilt for each decision."""


def bot_key(state: TableState, table: str, seat: Seat) -> str:
    """The key of the mind at a seat: unique to a table, a game, a seat and a takeover."""
    occupant = state.seats[seat]
    return f"{table}/{state.game}/{seat}/{0 if occupant is None else occupant.occupancy}"


def bot_at(state: TableState, seat: Seat) -> str:
    """The bot that decides at a seat while no person does."""
    return state.occupant(seat).bot or SUBSTITUTE


def bot_request(state: TableState, table: str, secret: bytes, player: Player) -> tuple[BotSeat, BotMemory]:
    """The bot that decides at a seat now, and its memory."""
    play, occupant, bot = state.current_game, state.occupant(player), bot_at(state, player)
    digest = hmac.digest(secret, f"{state.game}/{player}/{bot}".encode(), hashlib.sha256)
    begins = state.memory
    events = visible_events(play.events, play.viewer_at(player))
    return BotSeat(
        key=bot_key(state, table, player),
        bot=bot,
        seat=MindSeat(
            setup=play.setup,
            player=player,
            seed=int.from_bytes(digest[:8], "big"),
            temper=occupant.temper,
            budget=Budget(nodes=_NODES, seconds=_SHARE * thinking_ms(bot) / MS_PER_SECOND),
        ),
    ), BotMemory(events=events[begins.event :], table=begins.table)
