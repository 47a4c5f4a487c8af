"""What reviews of finished games consist of: the truth turn by turn, replays and beliefs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from mascarade.rules import AnyEvent, AnyViewer, CharacterId, Player, Spot
from mascarade.server.tables.faces import Face

Eyes = Player | Literal["public"]
"""Whose view of a game is shown: a player's, or everybody else's."""
PUBLIC: Final = "public"
Holders = Sequence[tuple[int, AnyViewer]]
"""Those whose knowledge counted at a seat, each with the first event of their tenure."""
Honesty = Literal["knew", "thought", "gambled", "bluffed"]
"""What a player took their claim for: certain, likely, possible, or as good as false."""


class Chance(msgspec.Struct, frozen=True, gc=False):
    """How likely a card is this character."""

    character: CharacterId
    chance: float


class CardChances(msgspec.Struct, frozen=True):
    """The possible cards at a spot, the likeliest first, without the very unlikely ones."""

    spot: Spot
    chances: tuple[Chance, ...]


class Believed(msgspec.Struct, frozen=True):
    """What a player could believe about their own cards, from all that they had seen."""

    player: Player
    cards: tuple[CardChances, ...]
    """Empty for an eliminated player."""
    wrong: bool
    """Whether they had to take one of these cards for another."""
    exact: bool
    """Whether all possibilities were weighed, and not a sample of them."""


class Claimed(msgspec.Struct, frozen=True, kw_only=True):
    """An announcement, or a contest of one."""

    player: Player
    spot: Spot
    character: CharacterId
    contest: bool
    true: bool
    chance: float
    """How likely it was true, to the player who claimed it, just before."""
    honesty: Honesty


class TurnTruth(msgspec.Struct, frozen=True, kw_only=True):
    """The state of the game after a turn; the first is the deal."""

    turn: int
    """0 for the deal."""
    player: Player | None
    """The player whose turn it was."""
    cards: tuple[CharacterId | None, ...]
    """By spot."""
    sitting: tuple[Player, ...]
    """The player at each seat."""
    coins: tuple[int, ...]
    """By seat."""
    out: tuple[Player, ...]
    """The eliminated players."""
    believed: tuple[Believed, ...]
    """By player."""
    claims: tuple[Claimed, ...]
    """The claims of the turn, in order."""


class Truth(msgspec.Struct, frozen=True):
    """The truth about a finished game."""

    game: int
    turns: tuple[TurnTruth, ...]
    faces: tuple[Face | None, ...] = ()
    """The players' chosen faces."""


class PrivateEvent(msgspec.Struct, frozen=True):
    """An event as seen by those who see more of it than the public does."""

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
    faces: tuple[Face | None, ...] = ()
    """The players' chosen faces; records contain none."""
    events: tuple[AnyEvent, ...]
    """As the public saw them."""
    insights: tuple[PrivateEvent, ...]
    cards: tuple[CardLayout, ...]
    """Whenever they changed."""


class BeliefAt(msgspec.Struct, frozen=True):
    """What a viewer could believe from an event on, about the cards for which that had changed."""

    event: int
    exact: bool
    """Whether all possibilities were weighed, and not a sample of them."""
    cards: tuple[CardChances, ...]


class Thoughts(msgspec.Struct, frozen=True):
    """What a viewer could believe in the course of a game, from nothing but what they had seen."""

    eyes: Eyes
    thoughts: tuple[BeliefAt, ...]
