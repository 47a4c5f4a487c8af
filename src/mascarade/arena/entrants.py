"""Entrants of a study: bots as written on the command line, with temper, budget and seats.

>>> entrant = read_entrant("2*random:boldness=0.9")
>>> entrant.name, entrant.seats, entrant.temper
('random:boldness=0.9', 2, Temper(boldness=0.9, scepticism=0.5, memory=0.5))
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from mascarade.arena.errors import ArenaRefused, StudyUsageError
from mascarade.arena.match import AbsentMind, seat_bot
from mascarade.bots import Bot, Budget, Mind, Seat, Temper
from mascarade.bots.digest import bot_digest
from mascarade.bots.registry import LEARNED, bot_named
from mascarade.rules import Setup

TEMPERS = tuple(Temper.__struct_fields__)
NODES = "nodes"


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """A bot with its temper, and the number of seats it takes."""

    name: str
    """As written, without the number of seats; unique in a tournament."""
    bot: str
    temper: Temper | None = None
    """None: the bot's default."""
    budget: Budget = Budget()
    seats: int | None = None
    """None if no number was written."""

    @property
    def digest(self) -> str:
        """Of the bot's sources and version, so that a study resumes only with the same bot."""
        return bot_digest(self.bot)


def read_entrant(written: str) -> Entrant:
    """Parse `3*regular:boldness=0.9,nodes=200`, where the seats and everything after the colon are optional.

    `3*learned:FILE` is a learned policy in a file, which has no temper.
    """
    count, rest = _split_seats(written)
    seats = None
    if count is not None:
        if not re.fullmatch(r"[0-9]{1,3}", count.strip()) or int(count) < 1:
            raise StudyUsageError("bot-seats", bot=rest, seats=count)
        seats = int(count)
    if rest.startswith(LEARNED):
        bot_named(rest)
        return Entrant(name=rest, bot=rest, seats=seats)
    name, colon, settings = rest.partition(":")
    bot = bot_named(name)
    temper, budget = _read_settings(name, bot, settings) if colon else (None, Budget())
    return Entrant(name=rest, bot=name, temper=temper, budget=budget, seats=seats)


def _split_seats(written: str) -> tuple[str | None, str]:
    """The number of seats, if written, and the rest. A file name may also contain a star."""
    before, learned, file = written.partition(LEARNED)
    count, star, name = before.rpartition("*")
    return count if star else None, name + learned + file


def _read_settings(name: str, bot: Bot, written: str) -> tuple[Temper | None, Budget]:
    """The bot's temper with the written changes, and its budget."""
    tempers: dict[str, float] = {}
    nodes = None
    for part in written.split(","):
        key, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals or (key not in TEMPERS and key != NODES):
            raise StudyUsageError("unknown-temper", bot=name, temper=part, known=", ".join((*TEMPERS, NODES)))
        if key == NODES:
            if not re.fullmatch(r"[0-9]{1,9}", value) or int(value) < 1:
                raise StudyUsageError("budget-nodes", bot=name, value=value)
            nodes = int(value)
            continue
        if not re.fullmatch(r"[01]|[01]?\.[0-9]+|[01]\.", value) or float(value) > 1:
            raise StudyUsageError("temper-value", bot=name, temper=key, value=value)
        tempers[key] = float(value)
    return replace(bot.temper, **tempers) if tempers else None, Budget(nodes=nodes)


def fill_table(written: Sequence[str], players: int) -> tuple[Entrant, ...]:
    """The entrants with their seats: as many as written, or one. The last fills the table."""
    if not written:
        raise StudyUsageError("no-bots")
    entrants = [read_entrant(bot) for bot in written]
    last = entrants.pop()
    taken = sum(entrant.seats or 1 for entrant in entrants)
    left = players - taken if last.seats is None else last.seats
    if left < 1 or taken + left > players:
        raise StudyUsageError("too-many-bots", bots=taken + max(left, 1), players=players)
    if taken + left < players:
        raise StudyUsageError("empty-seats", bots=taken + left, players=players, bot=last.name)
    seated = [
        *(replace(entrant, seats=entrant.seats or 1) for entrant in entrants),
        replace(last, seats=left),
    ]
    return tuple(_named_apart(seated))


def total_seats(written: Sequence[str]) -> int | None:
    """The sum of the seats, if a number is written before every bot."""
    seats = [read_entrant(bot).seats for bot in written]
    return sum(count for count in seats if count) if seats and None not in seats else None


def _named_apart(entrants: Iterable[Entrant]) -> Iterable[Entrant]:
    """Number the entrants that are written alike."""
    seen: Counter[str] = Counter()
    for entrant in entrants:
        seen[entrant.name] += 1
        number = seen[entrant.name]
        yield entrant if number == 1 else replace(entrant, name=f"{entrant.name} #{number}")


def seat_entrants(
    entrants: Sequence[Entrant], setup: Setup, seeds: Sequence[int], patience: float
) -> list[Mind]:
    """The minds of these entrants, one for each seat of a game."""
    return [
        seat_bot(
            bot_named(entrant.bot),
            Seat(setup=setup, player=player, seed=seed, temper=entrant.temper, budget=entrant.budget),
            patience,
        )
        for player, (entrant, seed) in enumerate(zip(entrants, seeds, strict=True))
    ]


def check_entrants(entrants: Iterable[Entrant], setup: Setup, patience: float) -> None:
    """Raise `ArenaRefused` for a bot that can't be seated at this table, before any game is played."""
    for entrant in entrants:
        (mind,) = seat_entrants([entrant], setup, [0], patience)
        if isinstance(mind, AbsentMind):
            raise ArenaRefused("bot-does-not-sit", bot=entrant.name, reason=mind.mistake.message)
