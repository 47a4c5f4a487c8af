"""The bot API: a bot takes a seat, sees what a person in that seat would see, and answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random

import msgspec

from mascarade.rules import Action, AnyEvent, Decision, Player, Setup, Table


class Temper(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What kind of person a bot is; each from 0 to 1."""

    boldness: float = 0.5
    """How readily it claims to be what it is not."""
    scepticism: float = 0.5
    """How readily it contests."""
    memory: float = 0.5
    """How long it remembers what it has seen; 1 forgets nothing."""


class Budget(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long a mind may think about one decision. With nodes alone it thinks the same on every machine."""

    seconds: float | None = None
    nodes: int | None = None


class Reason(msgspec.Struct, frozen=True):
    """Why a mind chose what it chose: a message of the locales with its arguments.

    An argument that names a character or a person is worded by whoever tells it. A reason belongs to its seat
    until the game has ended.
    """

    message: str
    arguments: dict[str, str | int | float]


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """The place that a bot is offered: all it is ever told besides the events that its player sees."""

    setup: Setup
    player: Player
    seed: int
    """The source of all its chances. A mind rebuilt from the same events and seed is the same mind."""
    temper: Temper | None = None
    """Nothing: the bot's own."""
    budget: Budget = Budget()


class CannotResume(NotImplementedError):
    """A mind was to begin in the middle of a game, and can't (see `Mind.can_recall`)."""


class Mind(ABC):
    """A bot in its seat.

    It is shown every event as its player sees it, the deal first, and asked whenever its player has to
    decide. At a table where memory fades it gets the open table of a while ago in place of the deal, and the
    events since. Chance comes from `chance`, afresh for each decision, so that a mind that only watched until
    now answers as one that also answered before.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def chance(self, *about: int | str) -> Random:
        """A generator for one matter, such as a decision's number: the same whenever it is asked for."""
        return Random("/".join(str(part) for part in (self.seat.seed, self.seat.player, *about)))

    def recall(self, table: Table) -> None:
        """Begin with the table as it lies open, in place of the deal, at a table where memory fades.

        Called once, before the further events as this seat's player sees them. Nobody tells where the cards
        lie. A mind that does without this can't sit at such a table.
        """
        raise CannotResume(f"{type(self).__name__} can only begin with the deal")

    @classmethod
    def can_recall(cls) -> bool:
        """Whether such minds can begin in the middle of a game: whether they have a `recall` of their own."""
        return cls.recall is not Mind.recall

    @abstractmethod
    def observe(self, event: AnyEvent) -> None:
        """Take in an event, as this seat's player sees it."""

    @abstractmethod
    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        """Answer the decision with one of the legal actions."""

    def why(self) -> Reason | None:
        """Why it answered as it last did, if it can say so."""
        return None


class Bot(ABC):
    """A kind of player that can be offered a seat. Bots are found by entry point (group `mascarade.bots`)."""

    name: str
    summary: str
    """One line for people who choose among bots: the id of a message of the locales, or a plain sentence."""

    temper: Temper = Temper()
    """What it is like unless somebody asks for another."""
    digest: str | None = None
    """What tells apart bots of one name that play by different files."""

    @abstractmethod
    def sit(self, seat: Seat) -> Mind:
        """Take a seat, before the cards are dealt."""
