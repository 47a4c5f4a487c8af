"""The games of a ladder: each bot in every seat of the same deals, among each population.

A cell is a bot among a population at one table. Its games come in deals: the tested bot plays a deal once in
every seat, and the others move with it. All bots get the same deals, neighbours and seeds, so that any two
cells of a population can be compared deal by deal.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mascarade.arena.entrants import Entrant
from mascarade.arena.game import play_entrants, play_on_engine, table_for
from mascarade.arena.ladder.costs import CostCounts
from mascarade.arena.ladder.populations import Population
from mascarade.arena.match import DECISION_SECONDS, Outcome
from mascarade.arena.schedule import deal_of, seeds_of
from mascarade.arena.tournament import add_mistakes
from mascarade.formats.balance import Mistakes
from mascarade.rules import Setup

RATED_GAMES = 6_000
"""Games of mixed tables for the ratings at one table; more would hardly change them."""
METERED_DEALS, METERED_SEATS = 16, 2
"""The kernel can't be timed by bot: one in so many deals is also played on the engine, in so many seats."""

_met: set[str] = set()
"""Bots that this process has seated: the first game of each also loads its code, and is not timed."""


class Cell(msgspec.Struct, frozen=True):
    """A bot among a population at one table."""

    table: int
    bot: int
    population: int


class PlayedDeals(msgspec.Struct):
    """Some deals of one cell. `CellResults` says what the fields are."""

    cell: int
    deals: int
    wins: bytes
    winners: list[int]
    mistakes: dict[str, list[Mistakes]]
    cost: CostCounts


class LadderStudy(msgspec.Struct, frozen=True, kw_only=True):
    """What is played. These fields and a number determine a deal of a cell: number = deal * cells + cell."""

    setups: tuple[Setup, ...]
    bots: tuple[Entrant, ...]
    populations: tuple[Population, ...]
    seed: int = 1
    patience: float = DECISION_SECONDS

    @property
    def entrants(self) -> tuple[Entrant, ...]:
        """All bots, tested or not, by name."""
        everyone = [*self.bots, *(bot for population in self.populations for bot in population.bots)]
        return tuple({entrant.name: entrant for entrant in everyone}.values())

    @property
    def cell_count(self) -> int:
        """The number of cells."""
        return len(self.setups) * len(self.bots) * len(self.populations)

    @property
    def rated_deals(self) -> int:
        """How many deals of each mixed cell are rated."""
        mixes = sum(population.is_mix for population in self.populations)
        most = max(setup.scenario.players for setup in self.setups)
        return max(1, RATED_GAMES // max(1, mixes * len(self.bots) * most))

    def cell(self, number: int) -> Cell:
        """The cell with this number."""
        rest, population = divmod(number, len(self.populations))
        return Cell(*divmod(rest, len(self.bots)), population)

    def cell_number(self, table: int, bot: int, population: int) -> int:
        """The number of a cell."""
        return (table * len(self.bots) + bot) * len(self.populations) + population

    def players(self, number: int) -> int:
        """The number of players at a cell's table, and of games in its deals."""
        return self.setups[self.cell(number).table].scenario.players

    def deals(self, number: int, deals: range) -> range:
        """The numbers of these deals of a cell."""
        count = self.cell_count
        return range(deals.start * count + number, deals.stop * count + number, count)

    def line_up(self, cell: Cell, deal: int, rotation: int) -> tuple[Entrant, ...]:
        """Who sits in each seat. The tested bot's seat is the number of the rotation."""
        setup, population = self.setups[cell.table], self.populations[cell.population]
        others = population.others(setup.scenario.players - 1, self.seed, deal)
        seated = (self.bots[cell.bot], *others)
        return seated[len(seated) - rotation :] + seated[: len(seated) - rotation]

    def play(self, games: range) -> PlayedDeals:
        """Play these deals, which are of one cell."""
        number = games.start % self.cell_count
        cell = self.cell(number)
        played = PlayedDeals(number, len(games), b"", [], {}, CostCounts())
        rated = self.rated_deals if self.populations[cell.population].is_mix else 0
        wins = bytearray()
        for deal in range(games.start // self.cell_count, games.stop // self.cell_count):
            for rotation in range(self.players(number)):
                outcome, seated = self._play_one(cell, deal, rotation, played.cost)
                wins.append(len(outcome.winners) if rotation in outcome.winners else 0)
                if deal < rated:
                    played.winners.append(sum(1 << winner for winner in outcome.winners))
                for mistake in outcome.mistakes:
                    of_bot = played.mistakes.setdefault(seated[mistake.player].name, [])
                    add_mistakes(of_bot, mistake.kind, mistake.message)
        played.wins = bytes(wins)
        return played

    def _play_one(
        self, cell: Cell, deal: int, rotation: int, cost: CostCounts
    ) -> tuple[Outcome, Sequence[Entrant]]:
        """Play a deal with the tested bot in one seat, and time the bot's decisions."""
        setup, seated = self.setups[cell.table], self.line_up(cell, deal, rotation)
        cards = deal_of(setup, self.seed, deal)
        seeds = seeds_of(self.seed, deal * len(seated) + rotation, len(seated))
        on_engine = table_for(setup, seated) is None
        if on_engine or (deal % METERED_DEALS == 0 and rotation < METERED_SEATS):
            bot = self.bots[cell.bot].name
            meters = {rotation: cost.count} if bot in _met else None
            _met.add(bot)
            outcome = play_on_engine(setup, cards, seated, seeds, patience=self.patience, meters=meters)
            if on_engine:
                return outcome, seated
        return play_entrants(setup, cards, seated, seeds, patience=self.patience), seated


class CellResults(msgspec.Struct):
    """The results of a cell so far. Deals are added in order."""

    deals: int = 0
    wins: bytearray = msgspec.field(default_factory=bytearray)
    """For each game, the number of winners if the tested bot is among them, else 0."""
    winners: list[int] = []
    """For each rated game, the seats of all winners as bits."""
    mistakes: dict[str, list[Mistakes]] = {}
    """By bot."""


class LadderResults(msgspec.Struct, kw_only=True):
    """The results of all cells so far."""

    games: int = 0
    seconds: float = 0.0
    """For how long the ladder has played; the results don't depend on it."""
    cells: list[CellResults]
    costs: dict[str, CostCounts] = {}
    """By tested bot; they differ from run to run."""

    @classmethod
    def empty(cls, study: LadderStudy) -> LadderResults:
        """Before the first game."""
        return cls(cells=[CellResults() for _ in range(study.cell_count)])

    def add(self, study: LadderStudy, played: PlayedDeals) -> None:
        """Add the next deals of a cell."""
        cell = self.cells[played.cell]
        cell.deals += played.deals
        cell.wins += played.wins
        cell.winners += played.winners
        for bot, mistakes in played.mistakes.items():
            counted = cell.mistakes.setdefault(bot, [])
            for mistake in mistakes:
                add_mistakes(counted, mistake.kind, mistake.first, mistake.count)
        bot = study.bots[study.cell(played.cell).bot].name
        self.costs.setdefault(bot, CostCounts()).add(played.cost)
        self.games += len(played.wins)
