"""Requests to bots, with exactly what they may know.

A bot that stands in for an absent person knows what that person knows; one that holds a seat by itself knows
what the seat has learnt.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import overload

import msgspec

from mascarade.bots.api import Budget
from mascarade.bots.api import Seat as MindSeat
from mascarade.bots.registry import thinking_ms
from mascarade.rules import AnyEvent, AnyViewer, Player, Seat, Table
from mascarade.server.tables.lobby import SUBSTITUTE
from mascarade.server.tables.settings import MS_PER_SECOND
from mascarade.server.tables.state import GameState, TableState
from mascarade.server.views.projection import visible_since

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
    """Those of a table in memory are computed when they are asked for: most minds have seen all but a few."""
    table: Table | None = None
    """The table where fading memory begins; such a mind is rebuilt for each decision."""


class VisibleEvents(Sequence[AnyEvent]):
    """The events of a game from `first` on as a viewer sees them. A slice costs as much as it is long."""

    def __init__(self, play: GameState, viewer: AnyViewer, first: int) -> None:
        self._play, self._viewer, self._first = play, viewer, first

    def __len__(self) -> int:
        return len(self._play.events) - self._first

    @overload
    def __getitem__(self, index: int) -> AnyEvent: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[AnyEvent, ...]: ...
    def __getitem__(self, index: int | slice) -> AnyEvent | tuple[AnyEvent, ...]:
        if isinstance(index, slice):
            first, end, step = index.indices(len(self))
            shown = visible_since(self._play, self._viewer, self._first + first)
            return shown[: end - first : step]
        return self[range(len(self))[index] :][0]


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
    events = VisibleEvents(play, play.viewer_at(player), begins.event)
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
    ), BotMemory(events=events, table=begins.table)
