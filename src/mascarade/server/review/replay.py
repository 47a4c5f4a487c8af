"""Replays: what everybody saw of a game, event by event, and where the cards really were.

Who saw what is decided by the rules' own allow-list. Beliefs are computed in `beliefs`, a heavy import that
is rarely needed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, Literal, TypeVar

import msgspec

from mascarade.rules import SPECTATOR, AnyEvent, CharacterId, Player, Record, Refused, Spot
from mascarade.rules.evolve import evolve
from mascarade.rules.record import read_record, verify
from mascarade.rules.state import State
from mascarade.rules.view import as_they_happen
from mascarade.server.review.timeline import Chance

MAX_RECORD_BYTES = 2 * 1024 * 1024
"""Bytes of a record that somebody brings along."""
LONGEST = 6_000
"""Events of a game that is shown again; what can be concluded from more of them would take too long."""

T = TypeVar("T")
Eyes = Player | Literal["public"]
"""Through whose eyes a game is seen: a player's, or those of everybody else."""
PUBLIC: Final = "public"
ALL: Final = "all"


class PrivateEvent(msgspec.Struct, frozen=True):
    """An event as some see it who see more of it than the public does."""

    event: int
    """Its number."""
    eyes: tuple[Player | Literal["all"], ...]
    seen: AnyEvent


class CardLayout(msgspec.Struct, frozen=True):
    """Where the cards really lay from an event on."""

    event: int
    cards: tuple[CharacterId | None, ...]
    """By spot."""


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A game as everybody saw it."""

    names: tuple[str, ...]
    events: tuple[AnyEvent, ...]
    """As the public saw them."""
    insights: tuple[PrivateEvent, ...]
    cards: tuple[CardLayout, ...]
    """Whenever they changed."""


class Possible(msgspec.Struct, frozen=True):
    """What may have lain at a spot, the likeliest first; what is very unlikely is left out."""

    spot: Spot
    chances: tuple[Chance, ...]


class Thought(msgspec.Struct, frozen=True):
    """What could be concluded from an event on, of the cards about which that had changed."""

    event: int
    exact: bool
    """Whether everything possible was weighed, and not a sample of it."""
    cards: tuple[Possible, ...]


class Thoughts(msgspec.Struct, frozen=True):
    """What somebody could conclude, from nothing but what they had seen."""

    eyes: Eyes
    thoughts: tuple[Thought, ...]


def replay(names: Sequence[str], events: Sequence[AnyEvent]) -> Replay:
    """The game of these events, as everybody saw it."""
    public = as_they_happen(events, SPECTATOR)
    players = [as_they_happen(events, player) for player in range(len(names))]
    insights: list[PrivateEvent] = []
    for number, (event, known) in enumerate(zip(events, public, strict=True)):
        if event == known:
            continue
        eyes: list[Player | Literal["all"]] = [
            player for player, seen in enumerate(players) if seen[number] == event
        ]
        insights.append(PrivateEvent(number, (*eyes, ALL), event))
    return Replay(names=tuple(names), events=public, insights=tuple(insights), cards=_card_layout(events))


def _card_layout(events: Sequence[AnyEvent]) -> tuple[CardLayout, ...]:
    state: State | None = None
    found: list[CardLayout] = []
    for number, event in enumerate(events):
        state = evolve(state, event)
        if not found or found[-1].cards != state.secrets.cards:
            found.append(CardLayout(number, state.secrets.cards))
    return tuple(found)


class Replays:
    """Works out games that are watched again, one at a time and outside the event loop. Keeps none."""

    def __init__(self) -> None:
        self._one = asyncio.Lock()

    async def read(self, document: bytes) -> Record:
        """The record in a document, or `RecordRefused`."""
        return await self._work(lambda: read_record(document))

    async def verify(self, record: Record) -> None:
        """Refuse a record that does not tell a game that can have happened."""
        _bounded(record.events)
        await self._work(lambda: verify(record))

    async def replay(self, names: Sequence[str], events: Sequence[AnyEvent]) -> Replay:
        """The game as everybody saw it. Who asks must know that it happened, and is over or their own."""
        _bounded(events)
        return await self._work(lambda: replay(names, events))

    async def thoughts(self, players: int, events: Sequence[AnyEvent], eyes: Eyes) -> Thoughts:
        """What somebody could conclude in it; for the same people."""
        _bounded(events)
        if eyes != PUBLIC and eyes >= players:
            raise Refused("no-seat", seat=eyes + 1, seats=players)
        return await self._work(lambda: _thoughts(events, eyes))

    async def _work(self, work: Callable[[], T]) -> T:
        async with self._one:
            return await asyncio.to_thread(work)


def _bounded(events: Sequence[AnyEvent]) -> None:
    if len(events) > LONGEST:
        raise Refused("record-too-long", events=len(events), most=LONGEST)


def _thoughts(events: Sequence[AnyEvent], eyes: Eyes) -> Thoughts:
    from mascarade.server.review.beliefs import thoughts  # noqa: PLC0415 - brings much along, for few who ask

    return Thoughts(eyes, thoughts(events, SPECTATOR if eyes == PUBLIC else eyes))
