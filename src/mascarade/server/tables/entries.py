"""A table's log: everything that happens at it, as stored. The table's state is a fold of its entries.

Entries contain secrets and are never sent to clients.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from mascarade.bots.api import Temper
from mascarade.rules import Action, Deal, Seat, Setup
from mascarade.rules.actions import kebab
from mascarade.rules.fairness.lock import Lock
from mascarade.rules.fairness.terms import Terms
from mascarade.server.tables.faces import Face
from mascarade.server.tables.settings import Settings

PersonId = str
By = Literal["person", "bot", "clock"]
Matter = Literal["wait", "abort"]
"""What players vote on: more time for the pending decision, or ending the game."""


class Entry(msgspec.Struct, frozen=True, tag=kebab, tag_field="type", forbid_unknown_fields=True):
    """Something that happened at a table."""


class Opened(Entry, frozen=True):
    """A person opened the table and took its first seat."""

    settings: Settings
    person: PersonId
    name: str
    secret: bytes = b""
    """The server's part of the first deal's randomness; empty for lessons and before commitments."""
    face: Face | None = None
    """The face the person had chosen; a later choice is for later tables, as a later name is."""


class SettingsChanged(Entry, frozen=True):
    """The host changed the settings."""

    settings: Settings


class SatDown(Entry, frozen=True):
    """A person took an empty seat."""

    seat: Seat
    person: PersonId
    name: str
    keeper: PersonId | None = None
    """The owner of the device, if the person plays on someone else's."""
    face: Face | None = None


class ChangedSeat(Entry, frozen=True):
    """A person moved to another seat."""

    seat: Seat
    to: Seat


class StoodUp(Entry, frozen=True):
    """A seat became empty before a game."""

    seat: Seat
    sent_away: bool = False
    """Whether the host removed the person, who then can't return."""


class BotSatDown(Entry, frozen=True):
    """A bot took an empty seat."""

    seat: Seat
    bot: str
    name: str
    temper: Temper | None


class Shared(Entry, frozen=True):
    """A person contributed to the randomness of the next deal, under version 1 of the fair deal.

    Only earlier releases stored it.
    """

    seat: Seat
    share: str


class Promised(Entry, frozen=True):
    """A person promised a share of the randomness of the next deal."""

    seat: Seat
    promise: str


class Locked(Entry, frozen=True):
    """The host started the game: what its deal depends on can't change any more."""

    lock: Lock


class ShareRevealed(Entry, frozen=True):
    """A person revealed the share that they had promised. The cards are dealt once all have."""

    seat: Seat
    share: str


class DealFailed(Entry, frozen=True):
    """Shares were missing: nothing is dealt, these seats are free, and the secret is burnt."""

    missing: tuple[Seat, ...]
    secret: bytes = b""
    """The server's part of the next attempt's randomness."""


class HostChanged(Entry, frozen=True):
    """Another person became the host."""

    person: PersonId


class Started(Entry, frozen=True):
    """The cards were dealt face up."""

    setup: Setup
    deal: Deal
    names: tuple[str, ...]
    order: tuple[Seat, ...] = ()
    """For each seat, the seat its occupant had before; empty if nobody moved."""
    terms: Terms | None = None
    """The deal's public inputs under version 1 of the fair deal; in version 2 they are in the lock before."""
    rules: int = 1
    """The version of the rules; entries without one were stored under the first."""


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
    """The sender's id for it: an action sent twice is done once."""
    nonce: bytes = b""
    """Random bytes that hide the action in the hash chain until the game is over."""


class Lost(Entry, frozen=True):
    """A person's connection was lost."""

    seat: Seat


class Found(Entry, frozen=True):
    """A person connected."""

    seat: Seat
    node: str | None = None
    """The node with the connection, in a cluster."""


class WentAway(Entry, frozen=True):
    """A person did not answer in time or was gone for long: a bot decides until they are back."""

    seat: Seat


class CameBack(Entry, frozen=True):
    """A person makes their own decisions again."""

    seat: Seat


class Replaced(Entry, frozen=True):
    """A person left or was removed during a game: a bot plays on with what the seat knows."""

    seat: Seat
    bot: str
    sent_away: bool = False


class TookOver(Entry, frozen=True):
    """A person took a bot's seat during a game: a newcomer, or one who had left it."""

    seat: Seat
    person: PersonId
    name: str
    keeper: PersonId | None = None
    face: Face | None = None


class Watched(Entry, frozen=True):
    """A person watched the game, and can't take a seat in it any more."""

    person: PersonId


class Voted(Entry, frozen=True):
    """A person voted, or withdrew their vote."""

    seat: Seat
    about: Matter
    yes: bool


class Extended(Entry, frozen=True):
    """The time for the pending decision was extended."""


class Aborted(Entry, frozen=True):
    """The players gave the game up."""


class Reopened(Entry, frozen=True):
    """The table went back to the lobby for a rematch."""

    secret: bytes = b""
    """The server's part of the next deal's randomness."""


class Muted(Entry, frozen=True):
    """The host muted or unmuted a person."""

    seat: Seat
    muted: bool


class Closed(Entry, frozen=True):
    """The table was closed."""


TableEntry = Opened | SettingsChanged | HostChanged | Watched | Reopened | Closed
SeatEntry = SatDown | BotSatDown | ChangedSeat | StoodUp | Replaced | TookOver | Shared | Promised | Muted
PresenceEntry = Lost | Found | WentAway | CameBack
DealEntry = Locked | ShareRevealed | DealFailed
GameEntry = Started | SaidReady | Began | Acted | Voted | Extended | Aborted
AnyEntry = TableEntry | SeatEntry | PresenceEntry | DealEntry | GameEntry
