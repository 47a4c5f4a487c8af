"""The truth about a finished game, turn by turn: where the cards were, and what everybody could believe.

It is computed in `analysis`, a heavy import that is rarely needed.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Literal

import msgspec

from mascarade.rules import AnyEvent, CharacterId, Player, Spot

KEPT = 8
"""Games whose truth is remembered; it never changes."""

Honesty = Literal["knew", "thought", "gambled", "bluffed"]
"""What a person took their claim for: certain, likely, possible, or as good as false."""


class Chance(msgspec.Struct, frozen=True, gc=False):
    """How likely a card is this character."""

    character: CharacterId
    chance: float


class OwnCard(msgspec.Struct, frozen=True):
    """What a person could believe of a card in front of them, the likeliest first; what is very unlikely is
    left out.
    """

    spot: Spot
    chances: tuple[Chance, ...]


class Believed(msgspec.Struct, frozen=True):
    """What a person could believe of their own cards, from all that they had seen."""

    player: Player
    cards: tuple[OwnCard, ...]
    """None for somebody who is out."""
    wrong: bool
    """Whether they had to take one of these cards for what it was not."""
    exact: bool
    """Whether everything possible was weighed, and not a sample of it."""


class Claimed(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody announced a character, or contested."""

    player: Player
    spot: Spot
    character: CharacterId
    contest: bool
    true: bool
    chance: float
    """How likely it was true, to the person who claimed it, just before."""
    honesty: Honesty


class TurnTruth(msgspec.Struct, frozen=True, kw_only=True):
    """How everything was after a turn; the first of all is the deal."""

    turn: int
    """0 for the deal."""
    player: Player | None
    """Whose turn it was."""
    cards: tuple[CharacterId | None, ...]
    """By spot."""
    sitting: tuple[Player, ...]
    """Who sat at each seat."""
    coins: tuple[int, ...]
    """By seat."""
    out: tuple[Player, ...]
    """Who had been eliminated."""
    believed: tuple[Believed, ...]
    """By player."""
    claims: tuple[Claimed, ...]
    """What was claimed in the turn, in order."""


class Truth(msgspec.Struct, frozen=True):
    """The truth about a game that is over."""

    game: int
    turns: tuple[TurnTruth, ...]


class Timelines:
    """Works out the truth about games that are over, one at a time and outside the event loop."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], Truth] = OrderedDict()
        self._one = asyncio.Lock()

    async def truth(self, table: str, game: int, events: Sequence[AnyEvent]) -> Truth:
        """The truth about a game of a table. Who asks must know that it is over, and for whom it is."""
        async with self._one:
            found = self._kept.get((table, game))
            if found is None:
                found = Truth(game, await asyncio.to_thread(_turns, events))
                self._kept[table, game] = found
                if len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end((table, game))
            return found


def _turns(events: Sequence[AnyEvent]) -> tuple[TurnTruth, ...]:
    from mascarade.server.review.analysis import turns  # noqa: PLC0415 - brings much along, for few who ask

    return turns(events)
