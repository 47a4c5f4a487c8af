"""A table's settings: its cards, the options of the rules, clocks and visibility."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

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
from mascarade.server.tables.scenes import Pace

RANDOM = "random"
"""As a set: a published one, drawn when the game starts."""
MS_PER_SECOND = 1000
SECONDS_PER_DAY = 24 * 60 * 60
ABSENCE_MS = 120 * MS_PER_SECOND
"""How long the game waits for a player without a connection, where no clock runs."""
TURN_LIMIT = 500
"""The last turn of a game at a table whose host sets no other limit. The rules themselves have none."""
MAX_TURN_LIMIT = 2_000

Clock = Literal[None, 30, 60, 180, 86_400, 259_200, 604_800]
"""Seconds for a decision: no limit, half a minute, one or three minutes, or one, three or seven days."""
ContestMode = Literal["clockwise", "sealed"]
MemoryMode = Literal["open", "fading"]
SeatMode = Literal["chosen", "random"]

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
    """A published set or `random`; None: the `cards`, or the edition's first set for this many players."""
    cards: Cards | None = None
    """A custom scenario, in place of a set."""
    cemetery: Buried | None = None
    """The characters the Necromancer can raise; None: all unused ones."""
    options: Options = Options()
    public: bool = False
    """Whether the table is listed; otherwise it is found by its code alone."""
    first: Annotated[int, msgspec.Meta(ge=0, le=12)] | None = None
    """The seat that begins; None: drawn."""
    seats: SeatMode = "chosen"
    """Whether people keep the seats they chose, or seats are drawn."""
    clock: Clock = 60
    """Seconds for a decision; None: no limit."""
    window: Annotated[int, msgspec.Meta(ge=3, le=7 * SECONDS_PER_DAY)] | None = 12
    """Seconds in which an announcement can be contested; None: as long as for any decision."""
    contest: ContestMode = "clockwise"
    memory: MemoryMode = "open"
    spectators: bool = False
    newcomers: bool = False
    """Whether a new person may take over from a bot during a game; they learn nothing of what it knew."""
    memorise: Annotated[int, msgspec.Meta(ge=5, le=600)] = 60
    """Seconds for which the deal lies face up, at most; without a clock there is no limit."""
    beat: Annotated[int, msgspec.Meta(ge=0, le=5000)] = 800
    """Delay in milliseconds before every move that the server makes."""
    pace: Pace = "usual"
    """How long events are shown: the time to answer, and the server's delay, start after them."""

    @property
    def contest_seconds(self) -> int | None:
        """Seconds to contest an announcement; a clock of days overrides a window below a minute."""
        if self.window is None or (self.is_by_day and self.window < 60):
            return self.clock
        return self.window

    @property
    def is_by_day(self) -> bool:
        """Whether the clock counts days, so that the game goes on while nobody is connected."""
        return self.clock is not None and self.clock >= SECONDS_PER_DAY


def candidates_of(settings: Settings) -> tuple[Scenario, ...]:
    """The scenario that the settings ask for, or all of which one is drawn."""
    if settings.cards is not None:
        if settings.set is not None:
            raise Refused("set-or-cards")
        return (_custom(settings, settings.cards),)
    fitting = fitting_sets(settings.edition, settings.players)
    if settings.set in (None, "", RANDOM) and not fitting:
        raise Refused("no-set-for-players", players=settings.players, edition=settings.edition)
    chosen = fitting if settings.set == RANDOM else [settings.set or fitting[0]]
    return tuple(published(settings.edition, one, settings.players) for one in chosen)


def setup_of(settings: Settings) -> Setup:
    """The checked setup of a game, with the first set if one is drawn; refuses with a reason against it."""
    if settings.first is not None and settings.first >= settings.players:
        raise Refused("first-beyond-seats", first=settings.first + 1, players=settings.players)
    return playable(candidates_of(settings)[0], settings.options)


def check_settings(settings: Settings) -> None:
    """Refuse settings with which no game can start."""
    setup_of(settings)
    if (settings.options.turn_limit or 0) > MAX_TURN_LIMIT:
        raise Refused("turn-limit-too-high", most=MAX_TURN_LIMIT)


def with_turn_limit(settings: Settings) -> Settings:
    """The settings with a turn limit, which every game of the service has."""
    if settings.options.turn_limit is not None:
        return settings
    return replace(settings, options=replace(settings.options, turn_limit=TURN_LIMIT))


def warnings_of(settings: Settings) -> tuple[Breach, ...]:
    """Rule breaches of the set that don't forbid it."""
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
    """A custom scenario, not yet checked."""
    cards = tuple("-".join(card.casefold().split()) for card in written)
    if cemetery is None:
        try:
            cemetery = unused(edition, cards, players)
        except KeyError:  # an unknown card: the check of the scenario names it
            cemetery = ()
    return Scenario(edition=edition, players=players, cards=cards, cemetery=cemetery)
