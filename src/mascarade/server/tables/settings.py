"""A table's settings: the cards, the options of the rules, and how the service runs the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal, TypeVar

import msgspec

from mascarade.rules import (
    Breach,
    CharacterId,
    EditionId,
    Options,
    Refused,
    Scenario,
    Setup,
    check,
    fitting_sets,
    playable,
    published,
    unused,
)

RANDOM = "random"
"""Stands for a published set that is drawn when the game starts."""
MS_PER_SECOND = 1000
"""Milliseconds in a second: all times of the service are in milliseconds."""
SECONDS_PER_DAY = 24 * 60 * 60
ABSENCE = 120 * MS_PER_SECOND
"""How long somebody who is not connected is waited for, where no clock runs."""

MINUTE = 60

Clock = Literal[None, 30, 60, 180, 86_400, 259_200, 604_800]
"""Seconds for a decision: none, half a minute, one, three, or one, three and seven days."""
ContestMode = Literal["clockwise", "sealed"]
MemoryMode = Literal["open", "fading"]
SeatMode = Literal["chosen", "random"]
T = TypeVar("T")

CardId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Players = Annotated[int, msgspec.Meta(ge=2, le=13)]
MAX_CARDS = 20
Cards = Annotated[tuple[CardId, ...], msgspec.Meta(max_length=MAX_CARDS)]
Buried = Annotated[tuple[CardId, ...], msgspec.Meta(max_length=40)]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything the host chooses before the cards are dealt."""

    edition: EditionId = "second"
    players: Players = 6
    set: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    """A published set, `random`, or nothing: the `cards`, or the edition's first set for so many."""
    cards: Cards | None = None
    """A scenario of one's own, in place of a set."""
    cemetery: Buried | None = None
    """What the Necromancer raises; nothing: all unused characters."""
    options: Options = Options()
    public: bool = False
    """Listed for everybody; else only who has the code can find it."""
    first: Annotated[int, msgspec.Meta(ge=0, le=12)] | None = None
    """The seat that begins; nothing: drawn."""
    seats: SeatMode = "chosen"
    """Whether people keep the seats that they chose, or it is drawn who sits where."""
    clock: Clock = 60
    """Seconds for a decision, or nothing: no limit."""
    window: Annotated[int, msgspec.Meta(ge=3, le=7 * SECONDS_PER_DAY)] | None = 12
    """Seconds in which an announcement can be contested; nothing: as long as for any decision."""
    contest: ContestMode = "clockwise"
    memory: MemoryMode = "open"
    spectators: bool = False
    newcomers: bool = True
    """Whether somebody new may take over from a bot while a game is on."""
    memorise: Annotated[int, msgspec.Meta(ge=5, le=600)] = 60
    """Seconds in which the deal lies face up, unless everybody is ready before."""
    beat: Annotated[int, msgspec.Meta(ge=0, le=5000)] = 800
    """Milliseconds after which every move appears that no person makes then and there."""

    @property
    def contest_seconds(self) -> int | None:
        """How long an announcement can be contested; by days, no window closes within seconds."""
        if self.window is None or (self.by_day and self.window < MINUTE):
            return self.clock
        return self.window

    @property
    def by_day(self) -> bool:
        """Whether people come and go between moves, so that the game does not wait for them to be there."""
        return self.clock is not None and self.clock >= SECONDS_PER_DAY


def scenario_of(settings: Settings, choose: Callable[[list[T]], T]) -> Scenario:
    """The scenario that the settings ask for; `choose` draws where they leave it to chance."""
    if settings.cards is not None:
        if settings.set is not None:
            raise Refused("set-or-cards")
        return _custom(settings, settings.cards)
    fitting = fitting_sets(settings.edition, settings.players)
    if settings.set == RANDOM:
        if not fitting:
            raise Refused("no-set-for-players", players=settings.players, edition=settings.edition)
        return published(settings.edition, choose(fitting), settings.players)  # type: ignore[arg-type]
    if settings.set is None and not fitting:
        raise Refused("no-set-for-players", players=settings.players, edition=settings.edition)
    return published(settings.edition, settings.set or fitting[0], settings.players)


def setup_of(settings: Settings, choose: Callable[[list[T]], T]) -> Setup:
    """What is played, checked, or a refusal with the first reason against it."""
    if settings.first is not None and settings.first >= settings.players:
        raise Refused("first-beyond-seats", first=settings.first + 1, players=settings.players)
    return playable(scenario_of(settings, choose), settings.options)


def warnings_of(settings: Settings) -> tuple[Breach, ...]:
    """What speaks against the set without forbidding it."""
    if settings.cards is None:
        return ()
    return tuple(breach for breach in check(_custom(settings, settings.cards)) if breach.severity == "should")


def _custom(settings: Settings, cards: tuple[CharacterId, ...]) -> Scenario:
    return custom_scenario(settings.edition, settings.players, cards, settings.cemetery)


def custom_scenario(
    edition: EditionId,
    players: int,
    written: tuple[CharacterId, ...],
    cemetery: tuple[CharacterId, ...] | None,
) -> Scenario:
    """A scenario of somebody's own, not yet checked."""
    cards = tuple("-".join(card.casefold().split()) for card in written)
    if cemetery is None:
        try:
            cemetery = unused(edition, cards, players)
        except KeyError:  # a card that nobody knows: the check of the scenario names it
            cemetery = ()
    return Scenario(edition=edition, players=players, cards=cards, cemetery=cemetery)
