"""A person's statistics, from the results of their games, for them alone.

Results are there when a game ends. Bluffs take a while to find: that is done on request, a game at a time,
and stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import TypeVar

import msgspec

from mascarade.rules import CharacterId, EditionId, Refused
from mascarade.server.people.highlights import Bluff, Delusion, Highlights, highlights_of
from mascarade.server.review.jobs import Timelines
from mascarade.server.runtime.background import BackgroundTasks
from mascarade.server.storage.results import keep_deeds, results_of
from mascarade.server.storage.store import Store
from mascarade.server.storage.tables import table_entries
from mascarade.server.tables.entries import PersonId
from mascarade.server.tables.fold import state_after_game
from mascarade.server.tables.results import GameResult
from mascarade.server.tables.state import GameState, Instant

BEST = 5
"""Bluffs and delusions that are told."""
LISTED = 200
"""Games that are told one by one."""
JUDGED = 20
"""Games that are looked through for one who asks, until they ask again."""
Name = TypeVar("Name", bound=str)
_deeds = msgspec.json.Decoder(Highlights).decode


class Tally(msgspec.Struct, frozen=True):
    """Games, and how many of them were won."""

    games: int
    won: int


class PastGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is over."""

    code: str | None
    """The table's, if the person can still come there."""
    game: int
    at: Instant
    result: GameResult
    open: bool
    """Whether it is the game that the table still shows."""


class PastBluff(msgspec.Struct, frozen=True):
    """A bluff, and the game it was in."""

    game: PastGame
    bluff: Bluff


class PastDelusion(msgspec.Struct, frozen=True):
    """A delusion, and the game it was in."""

    game: PastGame
    delusion: Delusion


class Career(msgspec.Struct, frozen=True, kw_only=True):
    """What a person has played."""

    all: Tally
    editions: dict[EditionId, Tally]
    dealt: dict[CharacterId, Tally]
    """By a character that they were dealt."""
    held: dict[CharacterId, Tally]
    """By one that they were at the end."""
    bluffs: tuple[PastBluff, ...]
    """The best, the best first."""
    delusions: tuple[PastDelusion, ...]
    """The longest, the longest first."""
    judging: int
    """Games whose bluffs are still being looked for: ask again."""
    games: tuple[PastGame, ...]
    """The newest first, and not all if there are very many."""


class Row(msgspec.Struct, frozen=True):
    """A game of a person as it is stored."""

    table: str
    past: PastGame
    deeds: Highlights | None
    judgeable: bool
    """Whether its table is still there."""


async def rows_of(store: Store, person: PersonId) -> list[Row]:
    """All games of a person, the newest first."""
    found, seen = [], set()
    for row in await results_of(store, person):
        here = row.code is not None and row.member and row.phase != "closed"
        newest = row.table not in seen
        seen.add(row.table)
        past = PastGame(
            code=row.code if here else None,
            game=row.game,
            at=row.at,
            result=row.result,
            open=here and newest and row.phase == "finished",
        )
        deeds = None if row.deeds is None else _deeds(row.deeds)
        found.append(Row(row.table, past, deeds, row.code is not None))
    return found


def career(rows: Sequence[Row]) -> Career:
    """What the games of a person come to."""
    results = [row.past.result for row in rows]
    bluffs = [PastBluff(row.past, row.deeds.bluff) for row in rows if row.deeds and row.deeds.bluff]
    delusions = [
        PastDelusion(row.past, row.deeds.delusion) for row in rows if row.deeds and row.deeds.delusion
    ]
    return Career(
        all=_tally(results),
        editions=_by((result.edition, result) for result in results),
        dealt=_by((card, result) for result in results for card in dict.fromkeys(result.dealt)),
        held=_by((card, result) for result in results for card in dict.fromkeys(result.held)),
        bluffs=tuple(sorted(bluffs, key=_boldness)[:BEST]),
        delusions=tuple(sorted(delusions, key=lambda past: -past.delusion.turns)[:BEST]),
        judging=len(unjudged(rows)),
        games=tuple(row.past for row in rows[:LISTED]),
    )


def _boldness(past: PastBluff) -> tuple[int, float]:
    return -past.bluff.coins, past.bluff.chance


def _tally(results: Sequence[GameResult]) -> Tally:
    return Tally(len(results), sum(result.won for result in results))


def _by(told: Iterable[tuple[Name, GameResult]]) -> dict[Name, Tally]:
    """The games by something, what occurs most often first."""
    found: dict[Name, list[GameResult]] = {}
    for name, result in told:
        found.setdefault(name, []).append(result)
    often = sorted(found.items(), key=lambda item: (-len(item[1]), item[0]))
    return {name: _tally(results) for name, results in often}


def unjudged(rows: Sequence[Row]) -> list[Row]:
    """The games that are to be looked through, of the newest."""
    return [row for row in rows if row.deeds is None and row.judgeable][:JUDGED]


class HighlightFinder:
    """Looks through games for bluffs and delusions, one at a time."""

    def __init__(self, store: Store, timelines: Timelines) -> None:
        self._store, self._timelines = store, timelines
        self._tasks = BackgroundTasks()
        self._people: set[PersonId] = set()
        """For whom it is being done."""
        self._one = asyncio.Lock()

    def begin(self, person: PersonId, rows: Sequence[Row]) -> None:
        """Look through a person's games, unless that is under way."""
        if rows and person not in self._people:
            self._people.add(person)
            self._tasks.begin(self._judge(person, rows))

    async def stop(self) -> None:
        """Look no more."""
        await self._tasks.stop()

    async def _judge(self, person: PersonId, rows: Sequence[Row]) -> None:
        try:
            for row in rows:
                async with self._one:
                    deeds = msgspec.json.encode(await self._deeds(row))
                    await keep_deeds(self._store, person, row.table, row.past.game, deeds)
        finally:
            self._people.discard(person)

    async def _deeds(self, row: Row) -> Highlights:
        try:
            play = await self._play(row)
        except Refused:  # of a version that can't be read here
            return Highlights()
        if play is None:
            return Highlights()
        truth = await self._timelines.truth(row.table, row.past.game, play.events)
        return highlights_of(truth.turns, row.past.result.seat)

    async def _play(self, row: Row) -> GameState | None:
        history = await table_entries(self._store, row.table)
        return (await asyncio.to_thread(state_after_game, history, row.past.game)).play
