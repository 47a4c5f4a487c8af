"""A person's statistics, from the results of their games, for them alone.

Results are stored when a game ends. Highlights take time to find: that is done on request, and stored.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

import msgspec

from mascarade.rules import CharacterId, EditionId, Refused
from mascarade.server.review.highlights import Bluff, Highlights, MistakenIdentity
from mascarade.server.review.jobs import Asker, Reviews, highlights_review
from mascarade.server.runtime.background import BackgroundTasks
from mascarade.server.storage.results import results_of, store_highlights
from mascarade.server.storage.store import Store
from mascarade.server.tables.entries import PersonId
from mascarade.server.tables.results import GameResult
from mascarade.server.tables.state import Instant

MAX_HIGHLIGHTS = 5
"""Bluffs, and mistaken identities, in a person's statistics."""
MAX_LISTED_GAMES = 200
MAX_SEARCHED_GAMES = 20
"""Games that one request has searched for highlights."""
Name = TypeVar("Name", bound=str)
_decode_highlights = msgspec.json.Decoder(Highlights).decode


class Tally(msgspec.Struct, frozen=True):
    """The number of games played and won."""

    games: int
    won: int


class PastGame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game."""

    code: str | None
    """The table's code, if the person still has access."""
    game: int
    at: Instant
    result: GameResult
    open: bool
    """Whether the table still shows this game."""


class PastBluff(msgspec.Struct, frozen=True):
    """A bluff and its game."""

    game: PastGame
    bluff: Bluff


class PastMistakenIdentity(msgspec.Struct, frozen=True):
    """A mistaken identity and its game."""

    game: PastGame
    delusion: MistakenIdentity


class Career(msgspec.Struct, frozen=True, kw_only=True):
    """A person's statistics."""

    all: Tally
    editions: dict[EditionId, Tally]
    dealt: dict[CharacterId, Tally]
    """By the characters they were dealt."""
    held: dict[CharacterId, Tally]
    """By the characters they had at the end."""
    bluffs: tuple[PastBluff, ...]
    """The best, best first."""
    delusions: tuple[PastMistakenIdentity, ...]
    """The longest, longest first."""
    judging: int
    """Games still being searched for highlights: ask again."""
    games: tuple[PastGame, ...]
    """The newest, newest first."""


class StoredGame(msgspec.Struct, frozen=True):
    """A person's game as stored."""

    table: str
    past: PastGame
    highlights: Highlights | None
    has_entries: bool
    """Whether its table still exists."""


async def stored_games(store: Store, person: PersonId) -> list[StoredGame]:
    """All games of a person, newest first."""
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
        highlights = None if row.deeds is None else _decode_highlights(row.deeds)
        found.append(StoredGame(row.table, past, highlights, row.code is not None))
    return found


def career(games: Sequence[StoredGame]) -> Career:
    """The statistics of a person's games."""
    results = [game.past.result for game in games]
    found = [(game.past, game.highlights) for game in games if game.highlights is not None]
    bluffs = [PastBluff(past, it.bluff) for past, it in found if it.bluff is not None]
    mistakes = [PastMistakenIdentity(past, it.delusion) for past, it in found if it.delusion is not None]
    return Career(
        all=_tally(results),
        editions=_by((result.edition, result) for result in results),
        dealt=_by((card, result) for result in results for card in dict.fromkeys(result.dealt)),
        held=_by((card, result) for result in results for card in dict.fromkeys(result.held)),
        bluffs=tuple(sorted(bluffs, key=lambda it: (-it.bluff.coins, it.bluff.chance))[:MAX_HIGHLIGHTS]),
        delusions=tuple(sorted(mistakes, key=lambda it: -it.delusion.turns)[:MAX_HIGHLIGHTS]),
        judging=len(unsearched(games)),
        games=tuple(game.past for game in games[:MAX_LISTED_GAMES]),
    )


def _tally(results: Sequence[GameResult]) -> Tally:
    return Tally(len(results), sum(result.won for result in results))


def _by(named: Iterable[tuple[Name, GameResult]]) -> dict[Name, Tally]:
    """The tallies by name, most games first."""
    found: dict[Name, list[GameResult]] = {}
    for name, result in named:
        found.setdefault(name, []).append(result)
    often = sorted(found.items(), key=lambda item: (-len(item[1]), item[0]))
    return {name: _tally(results) for name, results in often}


def unsearched(games: Sequence[StoredGame]) -> list[StoredGame]:
    """The newest games that can still be searched for highlights."""
    return [game for game in games if game.highlights is None and game.has_entries][:MAX_SEARCHED_GAMES]


class HighlightFinder:
    """Searches games for highlights: those of one person one at a time."""

    def __init__(self, store: Store, reviews: Reviews) -> None:
        self._store, self._reviews = store, reviews
        self.tasks = BackgroundTasks()
        self._people: set[PersonId] = set()
        """People whose games are being searched."""

    def begin(self, asker: Asker, games: Sequence[StoredGame]) -> None:
        """Search a person's games, unless that is under way."""
        if games and asker.person not in self._people:
            self._people.add(asker.person)
            self.tasks.begin(self._search(asker, games))

    async def stop(self) -> None:
        """Stop searching."""
        await self.tasks.stop()

    async def _search(self, asker: Asker, games: Sequence[StoredGame]) -> None:
        try:
            for game in games:
                body = await self._highlights(asker, game)
                await store_highlights(self._store, asker.person, game.table, game.past.game, body)
        except Refused:  # the address waits for too much: they ask again
            pass
        finally:
            self._people.discard(asker.person)

    async def _highlights(self, asker: Asker, game: StoredGame) -> bytes:
        review = highlights_review(self._store, game.table, game.past.game, game.past.result)
        try:
            return await self._reviews.ask(review, asker)
        except Refused as refusal:
            if refusal.code in ("reviews-busy", "restarting"):
                raise
            return msgspec.json.encode(
                Highlights()
            )  # too long, or stored by a version that can't be read here
