"""Events, and who sees each of their fields.

Each event type declares who sees each of its fields (`seen`). A type that leaves a field out, or declares
nothing, does not import. Hidden fields are optional: a viewer who may not see one gets None.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import ClassVar, Literal, get_args

import msgspec

from mascarade.rules.actions import Direction, kebab
from mascarade.rules.catalogue import Binding, CharacterId
from mascarade.rules.scenario import Player, Seat, Setup, Spot
from mascarade.rules.state import Decision, EndReason

Place = Seat | Literal["bank", "courthouse"]


class Grant(Enum):
    """Who sees a hidden field before the end of the game; after it, everyone does."""

    PLAYER = "the event's player alone"
    OTHER_PLAYERS = "every living player but the event's"
    NOBODY = "nobody"


class Seen:
    """The audience of an event type: fields for everyone, and hidden fields with who sees them."""

    def __init__(self, everyone: str, **hidden: Grant) -> None:
        self.everyone: tuple[str, ...] = tuple(everyone.split())
        self.hidden: Mapping[str, Grant] = MappingProxyType(hidden)


class Event(msgspec.Struct, frozen=True, gc=False, tag=kebab, tag_field="type", forbid_unknown_fields=True):
    """Something that happened. A game is a fold of its events."""

    seen: ClassVar[Seen]

    def __init_subclass__(cls) -> None:
        """Refuse a type that does not say who sees each of its fields."""
        seen = cls.__dict__.get("seen")
        if not isinstance(seen, Seen):
            raise TypeError(f"{cls.__name__} does not declare who sees it")
        fields = [name for name in cls.__annotations__ if name != "seen"]
        declared = [*seen.everyone, *seen.hidden]
        if sorted(fields) != sorted(declared):
            raise TypeError(f"{cls.__name__} has the fields {fields} but declares {declared}")
        if seen.hidden and "player" not in seen.everyone and set(seen.hidden.values()) != {Grant.NOBODY}:
            raise TypeError(f"{cls.__name__} hides a field from or for a player that it does not name")


class Move(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Coins that move between seats, the bank and the courthouse."""

    source: Place
    target: Place
    amount: int


class Shown(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A card that a claimant turned up."""

    player: Player
    spot: Spot
    character: CharacterId


class Dealt(Event, frozen=True, gc=False):
    """The cards were dealt face up, then turned over; everyone has seen all of them."""

    seen: ClassVar[Seen] = Seen("setup cards first", cemetery=Grant.NOBODY)
    setup: Setup
    cards: tuple[CharacterId, ...]
    first: Seat
    cemetery: tuple[CharacterId, ...] | None = None


class TurnStarted(Event, frozen=True, gc=False):
    """A turn begins at a seat."""

    seen: ClassVar[Seen] = Seen("turn seat player binding")
    turn: int
    seat: Seat
    player: Player
    binding: Binding | None


class Asked(Event, frozen=True, gc=False):
    """The game waits for one person's decision."""

    seen: ClassVar[Seen] = Seen("decision")
    decision: Decision


class Looked(Event, frozen=True, gc=False):
    """A person secretly looked at cards."""

    seen: ClassVar[Seen] = Seen("player spots", characters=Grant.PLAYER)
    player: Player
    spots: tuple[Spot, ...]
    characters: tuple[CharacterId, ...] | None = None


class Peeked(Event, frozen=True, gc=False):
    """A person confessed to a look at their own card outside their turn."""

    seen: ClassVar[Seen] = Seen("player spot", character=Grant.PLAYER)
    player: Player
    spot: Spot
    character: CharacterId | None = None


class Swapped(Event, frozen=True, gc=False):
    """A person took two cards under the table and put them back, swapped or not."""

    seen: ClassVar[Seen] = Seen("player first second", really=Grant.PLAYER)
    player: Player
    first: Spot
    second: Spot
    really: bool | None = None


class Announced(Event, frozen=True, gc=False):
    """A person claims to be a character."""

    seen: ClassVar[Seen] = Seen("player character spot")
    player: Player
    character: CharacterId
    spot: Spot


class Contested(Event, frozen=True, gc=False):
    """A person claims to be the announced character too."""

    seen: ClassVar[Seen] = Seen("player spot")
    player: Player
    spot: Spot


class Passed(Event, frozen=True, gc=False):
    """A person lets the announcement stand."""

    seen: ClassVar[Seen] = Seen("player")
    player: Player


class Revealed(Event, frozen=True, gc=False):
    """All claimants turn up their claimed cards at once."""

    seen: ClassVar[Seen] = Seen("cards")
    cards: tuple[Shown, ...]


class PowerUsed(Event, frozen=True, gc=False):
    """A person starts to use a power."""

    seen: ClassVar[Seen] = Seen("player character spot partners")
    player: Player
    character: CharacterId
    spot: Spot
    partners: tuple[Player, ...] = ()


class PowerEnded(Event, frozen=True, gc=False):
    """A power ended, or was cut short."""

    seen: ClassVar[Seen] = Seen("player character")
    player: Player
    character: CharacterId


class ChosePlayer(Event, frozen=True, gc=False):
    """A power's user chose a person."""

    seen: ClassVar[Seen] = Seen("player target")
    player: Player
    target: Player


class Declined(Event, frozen=True, gc=False):
    """A power's user chose nobody."""

    seen: ClassVar[Seen] = Seen("player")
    player: Player


class ChoseCard(Event, frozen=True, gc=False):
    """A power's user chose a card."""

    seen: ClassVar[Seen] = Seen("player spot")
    player: Player
    spot: Spot


class Named(Event, frozen=True, gc=False):
    """A person named a character."""

    seen: ClassVar[Seen] = Seen("player character")
    player: Player
    character: CharacterId


class ChoseDirection(Event, frozen=True, gc=False):
    """A power's user chose a direction around the table."""

    seen: ClassVar[Seen] = Seen("player direction")
    player: Player
    direction: Direction


class Hid(Event, frozen=True, gc=False):
    """A person hid a number of coins under a hand."""

    seen: ClassVar[Seen] = Seen("player", number=Grant.PLAYER)
    player: Player
    number: int | None = None


class Guessed(Event, frozen=True, gc=False):
    """A person guessed the hidden number."""

    seen: ClassVar[Seen] = Seen("player number")
    player: Player
    number: int


class Uncovered(Event, frozen=True, gc=False):
    """The hidden number was shown."""

    seen: ClassVar[Seen] = Seen("player number")
    player: Player
    number: int


class CoinsMoved(Event, frozen=True, gc=False):
    """One movement of coins; the end is checked after it (rule 5.1)."""

    seen: ClassVar[Seen] = Seen("moves reason")
    moves: tuple[Move, ...]
    reason: Literal["power", "fine"]


class Unmasked(Event, frozen=True, gc=False):
    """A power made a person reveal a card to everyone."""

    seen: ClassVar[Seen] = Seen("player spot character")
    player: Player
    spot: Spot
    character: CharacterId


class ShownAround(Event, frozen=True, gc=False):
    """A person showed their card to everyone else without seeing it."""

    seen: ClassVar[Seen] = Seen("player spot", character=Grant.OTHER_PLAYERS)
    player: Player
    spot: Spot
    character: CharacterId | None = None


class SeatsChanged(Event, frozen=True, gc=False):
    """Two people changed seats; coins and cards stay."""

    seen: ClassVar[Seen] = Seen("first second")
    first: Player
    second: Player


class Eliminated(Event, frozen=True, gc=False):
    """A person left the game; their coins went to the bank."""

    seen: ClassVar[Seen] = Seen("player coins")
    player: Player
    coins: int


class CardLeft(Event, frozen=True, gc=False):
    """A card left the game, from a spot, or from the cemetery when it was raised."""

    seen: ClassVar[Seen] = Seen("character spot")
    character: CharacterId
    spot: Spot | None


class Handed(Event, frozen=True, gc=False):
    """A person moved a card, face down and unseen, to an empty spot."""

    seen: ClassVar[Seen] = Seen("player source target")
    player: Player
    source: Spot
    target: Spot


class Raised(Event, frozen=True, gc=False):
    """The top card of the cemetery was turned up."""

    seen: ClassVar[Seen] = Seen("player character")
    player: Player
    character: CharacterId


class Buried(Event, frozen=True, gc=False):
    """A raised card went to the bottom of the cemetery."""

    seen: ClassVar[Seen] = Seen("character")
    character: CharacterId


class Ended(Event, frozen=True, gc=False):
    """The game is over, and all cards are revealed."""

    seen: ClassVar[Seen] = Seen("winners reason cards cemetery")
    winners: tuple[Player, ...]
    reason: EndReason
    cards: tuple[CharacterId | None, ...]
    cemetery: tuple[CharacterId, ...]


AnyEvent = (
    Dealt
    | TurnStarted
    | Asked
    | Looked
    | Peeked
    | Swapped
    | Announced
    | Contested
    | Passed
    | Revealed
    | PowerUsed
    | PowerEnded
    | ChosePlayer
    | Declined
    | ChoseCard
    | Named
    | ChoseDirection
    | Hid
    | Guessed
    | Uncovered
    | CoinsMoved
    | Unmasked
    | ShownAround
    | SeatsChanged
    | Eliminated
    | CardLeft
    | Handed
    | Raised
    | Buried
    | Ended
)

EVENT_TYPES: tuple[type[Event], ...] = get_args(AnyEvent)
