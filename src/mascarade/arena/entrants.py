"""Who plays in a tournament: bots as people write them, and the seats they take.

>>> entrant = read_entrant("2*random:boldness=0.9")
>>> entrant.name, entrant.seats, entrant.temper
('random:boldness=0.9', 2, Temper(boldness=0.9, scepticism=0.5, memory=0.5))
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from mascarade.arena.errors import ArenaRefused, StudyUsageError
from mascarade.arena.match import AbsentMind, seat_bot
from mascarade.bots import Bot, Budget, Seat, Temper
from mascarade.bots.registry import LEARNED, bot_named
from mascarade.rules import Setup

TEMPERS = tuple(Temper.__struct_fields__)
NODES = "nodes"


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """A bot with its temper, and how many seats it takes."""

    name: str
    """As it was written, without the number of seats; different for each entrant of a tournament."""
    bot: str
    temper: Temper | None = None
    """Nothing: the bot's own."""
    budget: Budget = Budget()
    seats: int | None = None
    """Nothing, where no number was written."""
    digest: str | None = None
    """Of a learned policy's file: a study goes on only with the very same policy."""


def read_entrant(written: str) -> Entrant:
    """`3*regular:boldness=0.9,nodes=200`: the seats and the temper may be left out.

    `3*learned:FILE` is a policy in a file, which has no temper.
    """
    count, rest = _counted(written)
    seats = None
    if count is not None:
        if not re.fullmatch(r"[0-9]{1,3}", count.strip()) or int(count) < 1:
            raise StudyUsageError("bot-seats", bot=rest, seats=count)
        seats = int(count)
    if rest.startswith(LEARNED):
        return Entrant(name=rest, bot=rest, seats=seats, digest=bot_named(rest).digest)
    name, colon, manners = rest.partition(":")
    bot = bot_named(name)
    temper, budget = _read_manners(name, bot, manners) if colon else (None, Budget())
    return Entrant(name=rest, bot=name, temper=temper, budget=budget, seats=seats)


def _counted(written: str) -> tuple[str | None, str]:
    """The number of seats, if there is one, and the bot; a file's name may hold a star too."""
    before, learned, file = written.partition(LEARNED)
    count, star, name = before.rpartition("*")
    return count if star else None, name + learned + file


def _read_manners(name: str, bot: Bot, written: str) -> tuple[Temper | None, Budget]:
    """The bot's own temper with what is written changed, and its budget."""
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


def around_the_table(written: Sequence[str], players: int) -> tuple[Entrant, ...]:
    """The entrants with their seats: one each, or as many as written; the last fills the table up."""
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


def seats_written(written: Sequence[str]) -> int | None:
    """The seats of all, if every bot has a number before it."""
    seats = [read_entrant(bot).seats for bot in written]
    return sum(count for count in seats if count) if seats and None not in seats else None


def _named_apart(entrants: Sequence[Entrant]) -> list[Entrant]:
    met: dict[str, int] = {}
    named = []
    for entrant in entrants:
        met[entrant.name] = met.get(entrant.name, 0) + 1
        again = met[entrant.name]
        named.append(entrant if again == 1 else replace(entrant, name=f"{entrant.name} #{again}"))
    return named


def offer(entrant: Entrant, setup: Setup, player: int, seed: int) -> Seat:
    """The seat that an entrant's bot is offered."""
    return Seat(setup=setup, player=player, seed=seed, temper=entrant.temper, budget=entrant.budget)


def can_all_sit(entrants: Sequence[Entrant], setup: Setup, patience: float) -> None:
    """Try it before thousands of games: `ArenaRefused` names a bot that does not sit down at this table."""
    for entrant in entrants:
        mind = seat_bot(bot_named(entrant.bot), offer(entrant, setup, 0, 0), patience)
        if isinstance(mind, AbsentMind):
            raise ArenaRefused("bot-does-not-sit", bot=entrant.name, reason=mind.mistake.message)
