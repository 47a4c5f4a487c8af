"""The bot API: a bot takes a seat, sees what a person in that seat would see, and decides."""

from __future__ import annotations

import warnings
from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random

import msgspec
from msgspec.structs import replace

from mascarade.bots._moved import rename_method
from mascarade.rules import Action, AnyEvent, Decision, Player, Setup, Table


class Temper(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The character of a bot; each number is from 0 to 1."""

    boldness: float = 0.5
    """How readily it bluffs."""
    scepticism: float = 0.5
    """How readily it contests."""
    memory: float = 0.5
    """How well it remembers; 1 forgets nothing."""


class Budget(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The limit of thinking about one decision. With nodes alone the result is the same on every machine."""

    seconds: float | None = None
    nodes: int | None = None


class Reason(msgspec.Struct, frozen=True):
    """Why a mind chose an action: a message id of `locales`, and its arguments.

    Characters and players in the arguments are named when it is displayed. A reason is secret to its seat
    until the game has ended.
    """

    message: str
    arguments: dict[str, str | int | float]


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat for a bot: everything it learns besides the events that its player sees."""

    setup: Setup
    player: Player
    seed: int
    """The seed of its random choices. A mind rebuilt from the same events and seed is the same mind."""
    temper: Temper | None = None
    """None for the bot's default."""
    budget: Budget = Budget()

    def chance(self, *about: int | str) -> Random:
        """A generator for one subject, such as a decision's number; always the same for equal arguments."""
        return Random("/".join(str(part) for part in (self.seed, self.player, *about)))


def as_asked(table: Table, decision: Decision) -> Table:
    """The table as it is for the player who has to answer this decision.

    In a sealed contest everyone is asked at once, so the table waits for somebody else: those before this
    player count as if they had passed.
    """
    if table.decision == decision or table.round is None:
        return table
    waiting = table.round.waiting[table.round.waiting.index(decision.player) :]
    round_ = replace(table.round, waiting=waiting)
    return replace(table, decision=decision, decisions=decision.number, round=round_)


class CannotResume(NotImplementedError):
    """The mind can't start in the middle of a game (see `Mind.can_resume`)."""


class Mind(ABC):
    """A bot in its seat.

    It observes every event as its player sees it, the deal first, and is asked whenever its player has to
    decide. At a table with fading memory it gets an earlier open table in place of the deal, and the events
    since. Random choices use `chance` with the decision's number, so that a mind that only observed until now
    decides like one that also answered.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def chance(self, *about: int | str) -> Random:
        """A generator for one subject, such as a decision's number; always the same for equal arguments."""
        return self.seat.chance(*about)

    def resume(self, table: Table) -> None:
        """Start from the open table in place of the deal, at a table with fading memory.

        Called once, before the first event. The cards are unknown. A mind without this method can't sit at
        such a table.
        """
        raise CannotResume(f"{type(self).__name__} can only start with the deal")

    recall = resume

    @classmethod
    def can_resume(cls) -> bool:
        """Whether these minds can start in the middle of a game: whether they define `resume`."""
        return cls.resume is not Mind.resume

    @classmethod
    def can_recall(cls) -> bool:
        """Deprecated: use `can_resume`."""
        warnings.warn("Mind.can_recall is now can_resume", DeprecationWarning, stacklevel=2)
        return cls.can_resume()

    def __init_subclass__(cls) -> None:
        """Accept the old name of `resume`, for one more release."""
        super().__init_subclass__()
        rename_method(cls, "recall", "resume")

    @abstractmethod
    def observe(self, event: AnyEvent) -> None:
        """Learn of an event, as this seat's player sees it."""

    @abstractmethod
    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        """Choose one of the legal actions.

        In a sealed contest the table may be waiting for another player (see `as_asked`).
        """

    def why(self) -> Reason | None:
        """The reason for its last choice, if it has one."""
        return None


class Bot(ABC):
    """A bot that can take seats. Bots are found by entry point (group `mascarade.bots`)."""

    name: str
    summary: str
    """One line of description: a message id of `locales`, or a plain sentence."""

    temper: Temper = Temper()
    """Its default temper."""
    digest: str | None = None
    """Distinguishes bots of one name that use different files."""

    @abstractmethod
    def sit(self, seat: Seat) -> Mind:
        """Take a seat, before the cards are dealt."""
