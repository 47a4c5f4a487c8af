"""Populations: who sits in the other seats, all of one bot or a mix of several."""

from __future__ import annotations

import re
from collections.abc import Iterable
from random import Random

import msgspec

from mascarade.arena.entrants import Entrant, read_entrant
from mascarade.arena.errors import StudyUsageError
from mascarade.bots import bot_names
from mascarade.bots.registry import LEARNED, STYLES

BOTS = ("expert", "regular", "quick", "novice", "random")
"""The bots that are tested if none are named."""
POPULATIONS = (*BOTS, *STYLES)
"""The bots that fill all other seats if no populations are named, as far as they are installed."""
MIXES = {
    "levels": ("expert", "regular", "quick", "novice", "random"),
    "sharp": ("expert", "regular", "quick", "bluffer", "doubter"),
    "family": ("novice", "random", "guest", "truthful", "trusting", "forgetful", "greedy"),
    "liars": ("quick", "novice", "bluffer", "doubter", "moody", "parrot"),
    "careful": ("regular", "novice", "cautious", "truthful", "looker", "shuffler"),
}
"""Tables of several bots, by name."""
SMALLEST_MIX = 2


class Population(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits in the seats that the tested bot leaves."""

    name: str
    bots: tuple[Entrant, ...]
    """One bot, or several in a mix; a bot that occurs twice gets twice as many seats."""

    @property
    def is_mix(self) -> bool:
        """Whether different bots sit together."""
        return len(self.bots) > 1

    def others(self, seats: int, seed: int, deal: int) -> tuple[Entrant, ...]:
        """The bots in this many seats: each equally often, and who is left over by lot."""
        if not self.is_mix:
            return self.bots * seats
        chance = Random(f"{seed}/mix/{self.name}/{deal}")
        rounds, left = divmod(seats, len(self.bots))
        dealt = [*self.bots * rounds, *chance.sample(self.bots, left)]
        chance.shuffle(dealt)
        return tuple(dealt)


def default_populations() -> tuple[Population, ...]:
    """The populations if none are named: those whose bots are installed."""
    installed = frozenset(bot_names())
    singles = [read_population(name) for name in POPULATIONS if name in installed]
    mixes = [
        read_population(name) for name, bots in MIXES.items() if len(installed & set(bots)) >= SMALLEST_MIX
    ]
    return (*singles, *mixes)


def read_population(written: str) -> Population:
    """Parse the name of a mix or a bot, or a mix written as `novice,2*random,regular:memory=0.2`."""
    if written in MIXES and written not in bot_names():
        installed = bot_names()
        return Population(
            name=written, bots=tuple(read_entrant(bot) for bot in MIXES[written] if bot in installed)
        )
    bots: list[Entrant] = []
    for part in _parts(written):
        entrant = read_entrant(part)
        bots += [msgspec.structs.replace(entrant, seats=None)] * (entrant.seats or 1)
    if len(bots) > 1 and len({bot.name for bot in bots}) == 1:
        bots = bots[:1]
    return Population(name=bots[0].name if len(bots) == 1 else written, bots=tuple(bots))


def read_populations(written: Iterable[str]) -> tuple[Population, ...]:
    """The populations that are named, each once; the default ones if none are."""
    named = {population.name: population for population in map(read_population, written)}
    return tuple(named.values()) or default_populations()


def read_bots(written: Iterable[str]) -> tuple[Entrant, ...]:
    """The bots to test, each once and without a number of seats; the default ones if none are named."""
    found: dict[str, Entrant] = {}
    for bot in tuple(written) or tuple(name for name in BOTS if name in bot_names()):
        entrant = read_entrant(bot)
        if entrant.seats is not None:
            raise StudyUsageError("one-seat", bot=entrant.name)
        found[entrant.name] = entrant
    return tuple(found.values())


def _parts(written: str) -> list[str]:
    """The bots of a mix; the settings of a temper after the first contain commas too."""
    if written.startswith(LEARNED):
        return [written]
    parts: list[str] = []
    for part in written.split(","):
        if parts and re.fullmatch(r"\s*\w+\s*=.*", part):
            parts[-1] += f",{part}"
        else:
            parts.append(part.strip())
    return parts
