"""Everything that happens around a table, as it is stored: a table is a fold of its entries.

Entries are the server's own and hold what is secret; nobody is ever sent one.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from mascarade.bots.api import Temper
from mascarade.rules import Action, Deal, Seat, Setup
from mascarade.rules.actions import kebab
from mascarade.rules.fairness.draw import Terms
from mascarade.server.tables.settings import Settings

PersonId = str
By = Literal["person", "bot", "clock"]
Matter = Literal["wait", "abort"]
"""What can be voted on: more time for the pending decision, or the end of the game."""


class Entry(msgspec.Struct, frozen=True, tag=kebab, tag_field="type", forbid_unknown_fields=True):
    """Something that happened around a table."""


class Opened(Entry, frozen=True):
    """Somebody opened the table and sat down at its first seat."""

    settings: Settings
    person: PersonId
    name: str
    secret: bytes = b""
    """What the first game is dealt from, drawn before anybody can add to it; none for a table of old."""


class SettingsChanged(Entry, frozen=True):
    """The host set the table otherwise."""

    settings: Settings


class SatDown(Entry, frozen=True):
    """A person took an empty seat."""

    seat: Seat
    person: PersonId
    name: str
    keeper: PersonId | None = None
    """On whose device they play, if it is not their own."""


class ChangedSeat(Entry, frozen=True):
    """A person chose another, empty seat."""

    seat: Seat
    to: Seat


class StoodUp(Entry, frozen=True):
    """A seat became empty, before a game."""

    seat: Seat
    sent_away: bool = False
    """By the host, who does not want the person back."""


class BotSatDown(Entry, frozen=True):
    """A bot took an empty seat."""

    seat: Seat
    bot: str
    name: str
    temper: Temper | None


class Shared(Entry, frozen=True):
    """A person added to what the next game is dealt from."""

    seat: Seat
    share: str


class HostChanged(Entry, frozen=True):
    """Another person is the host now."""

    person: PersonId


class Started(Entry, frozen=True):
    """The cards were dealt face up."""

    setup: Setup
    deal: Deal
    names: tuple[str, ...]
    order: tuple[Seat, ...] = ()
    """By seat, where who sits there now sat before; nothing if everybody stayed."""
    terms: Terms | None = None
    """What the deal followed from, besides the table's secret; none for a game of old."""
    rules: int = 1
    """The version of the rules; entries from before there were versions are of the first."""


class SaidReady(Entry, frozen=True):
    """A person has seen the deal."""

    seat: Seat


class Began(Entry, frozen=True):
    """The cards were turned over."""


class Acted(Entry, frozen=True):
    """An action of the game."""

    action: Action
    by: By
    id: str | None = None
    """The sender's own name for it, so that the same action sent twice is done once."""
    nonce: bytes = b""
    """Random bytes that hide the action in the chain of all actions until the game is over."""


class Lost(Entry, frozen=True):
    """The connection to a person was lost."""

    seat: Seat


class Found(Entry, frozen=True):
    """A person is connected again."""

    seat: Seat
    node: str | None = None
    """The process that holds the connection, where there are several."""


class WentAway(Entry, frozen=True):
    """A person did not answer in time, or was gone for long: a bot decides until they are back."""

    seat: Seat


class CameBack(Entry, frozen=True):
    """A person decides for themselves again."""

    seat: Seat


class Replaced(Entry, frozen=True):
    """A person left, or was sent away, during a game: a bot plays on with what they knew."""

    seat: Seat
    bot: str
    sent_away: bool = False


class TookOver(Entry, frozen=True):
    """A person took a bot's place during a game, and what its seat knows."""

    seat: Seat
    person: PersonId
    name: str
    keeper: PersonId | None = None


class Watched(Entry, frozen=True):
    """A person saw the game from outside, and can't take a seat in it any more."""

    person: PersonId


class Voted(Entry, frozen=True):
    """A person wants something of which the table decides together, or no longer."""

    seat: Seat
    about: Matter
    yes: bool


class Extended(Entry, frozen=True):
    """The table waits longer for the pending decision."""


class Aborted(Entry, frozen=True):
    """The game was given up."""


class Reopened(Entry, frozen=True):
    """The same people may play again."""

    secret: bytes = b""
    """What the next game is dealt from."""


class Muted(Entry, frozen=True):
    """A person may no longer speak, or may again."""

    seat: Seat
    muted: bool


class Closed(Entry, frozen=True):
    """Nobody is left."""


AnyEntry = (
    Opened
    | SettingsChanged
    | SatDown
    | ChangedSeat
    | StoodUp
    | BotSatDown
    | Shared
    | HostChanged
    | Started
    | SaidReady
    | Began
    | Acted
    | Lost
    | Found
    | WentAway
    | CameBack
    | Replaced
    | TookOver
    | Watched
    | Voted
    | Extended
    | Aborted
    | Reopened
    | Muted
    | Closed
)
