"""The figures of a ladder: one document for programs, the page and the plot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, pairwise
from random import Random

import msgspec
import numpy as np

from mascarade import __version__
from mascarade.arena.exploit.figures import ExploitFigures
from mascarade.arena.ladder.costs import Cost
from mascarade.arena.ladder.ranking import schulze, vote
from mascarade.arena.ladder.study import CellResults, LadderResults, LadderStudy
from mascarade.arena.ratings import RatedGame, RatingInterval, rating_intervals
from mascarade.arena.stats import Difference, clustered_share, paired_difference
from mascarade.arena.tournament import add_mistakes
from mascarade.formats.balance import Mistakes
from mascarade.rules import Options, Scenario

DIGITS = 4

Problems = Mapping[tuple[int, str], str]
"""Why a bot can't play at a table, by the table's number and the bot's name."""


class CellFigures(msgspec.Struct, frozen=True, kw_only=True):
    """A bot among a population. The ratio is its share of the games won, divided by the fair share."""

    bot: str
    population: str
    games: int
    deals: int
    share: float | None = None
    """None before the first game."""
    ratio: float | None = None
    low: float | None = None
    """`low` and `high` are the 95 % interval of the ratio, by deal."""
    high: float | None = None
    problem: str | None = None
    """Why the cell can't be played."""


class DifferenceFigures(msgspec.Struct, frozen=True, kw_only=True):
    """The ratio of one bot less that of another, over the deals that both played."""

    bot: str
    other: str
    population: str | None
    """None: all that both played."""
    difference: float
    low: float
    high: float
    deals: int


class LadderRow(msgspec.Struct, frozen=True, kw_only=True):
    """A bot at a table."""

    rank: int
    name: str
    beats: int
    """How many other bots it beats, as Schulze's method counts the populations' votes."""
    mean: float | None
    """Its ratio, on average over the populations."""
    worst: str | None
    """The population where its ratio is lowest; see its cell."""
    rating: RatingInterval | None
    """From the mixed tables; None without any."""
    mistakes: tuple[Mistakes, ...]
    """Its own, and in its own seat or in others."""


class PopulationFigures(msgspec.Struct, frozen=True):
    """A population and its bots."""

    name: str
    bots: tuple[str, ...]


class TableFigures(msgspec.Struct, frozen=True, kw_only=True):
    """The ladder at one table."""

    scenario: Scenario
    options: Options
    games: int
    fair_share: float
    bots: tuple[LadderRow, ...]
    """By rank."""
    cells: tuple[CellFigures, ...]
    differences: tuple[DifferenceFigures, ...]
    """Of each bot and all that rank below it, in each population and in all together."""
    mistakes: dict[str, tuple[Mistakes, ...]]
    """Of bots that are not tested themselves."""

    def cell(self, bot: str, population: str) -> CellFigures:
        """The cell of a bot among a population."""
        return next(cell for cell in self.cells if (cell.bot, cell.population) == (bot, population))

    def worst(self, row: LadderRow) -> CellFigures | None:
        """The cell with the bot's lowest ratio."""
        return None if row.worst is None else self.cell(row.name, row.worst)

    def neighbours(self) -> tuple[DifferenceFigures, ...]:
        """The differences between each bot and the next in rank, over all populations."""
        pairs = {(one.name, other.name) for one, other in pairwise(self.bots)}
        return tuple(d for d in self.differences if d.population is None and (d.bot, d.other) in pairs)


class LadderIntervals(msgspec.Struct, frozen=True):
    """How the intervals of a ladder were computed."""

    level: float = 0.95
    cluster: str = "deal"
    ratio: str = "wilson, with the effective number of games"
    difference: str = "t, paired by deal"
    rating: str = "bootstrap of deals"


class LadderFigures(msgspec.Struct, frozen=True, kw_only=True):
    """The document of `mascarade ladder --json`."""

    mascarade: str = "ladder"
    version: str = __version__
    seed: int
    games: int
    populations: tuple[PopulationFigures, ...]
    tables: tuple[TableFigures, ...]
    interval: LadderIntervals = LadderIntervals()
    exploits: tuple[ExploitFigures, ...] = ()
    """Best responses found to bots at these tables, by earlier runs of `mascarade exploit`."""
    costs: dict[str, Cost] = {}
    """By bot. Measured, so they alone differ from run to run."""

    def exploits_at(self, table: TableFigures) -> tuple[ExploitFigures, ...]:
        """The best responses found at a table."""
        return tuple(found for found in self.exploits if is_of(found, table))


def is_of(found: ExploitFigures, table: TableFigures) -> bool:
    """Whether a best response was found at this table."""
    return (found.scenario, found.options) == (table.scenario, table.options)


class _Table:
    """The results at one table, deal by deal."""

    def __init__(self, study: LadderStudy, results: LadderResults, table: int) -> None:
        self.study, self.results, self.table = study, results, table
        self.players = study.setups[table].scenario.players
        parts = [0.0, *(1 / winners for winners in range(1, self.players + 1))]
        self.won: list[list[list[float]]] = []
        """Games won of each deal, by bot and population."""
        for bot in range(len(study.bots)):
            wins = [self._cell(bot, population).wins for population in range(len(study.populations))]
            shared = [np.array(parts)[np.frombuffer(one, np.uint8)] for one in wins]
            self.won.append([one.reshape(-1, self.players).sum(1).tolist() for one in shared])

    def _cell(self, bot: int, population: int) -> CellResults:
        return self.results.cells[self.study.cell_number(self.table, bot, population)]

    def difference(self, one: int, other: int, population: int) -> Difference:
        """In one population, as shares."""
        return paired_difference(self.won[one][population], self.won[other][population], self.players)

    def overall(self, one: int, other: int) -> Difference:
        """In all populations that both have played: a deal is the sum of its games in all of them."""
        played = [pair for pair in zip(self.won[one], self.won[other], strict=True) if all(pair)]
        if not played:
            return Difference()
        first, second = ([sum(deal) for deal in zip(*won, strict=False)] for won in zip(*played, strict=True))
        return paired_difference(first, second, self.players * len(played))

    def ratios(self, bot: int) -> list[float | None]:
        """The bot's ratio in each population."""
        return [sum(won) / len(won) if won else None for won in self.won[bot]]

    def order(self) -> tuple[list[int], tuple[int, ...]]:
        """The bots by rank, and how many others each beats. Ties go to the better worst case."""
        bots, populations = range(len(self.study.bots)), range(len(self.study.populations))
        votes = [[0.0 for _ in bots] for _ in bots]
        for one, other in combinations(bots, 2):
            for population in populations:
                difference = self.difference(one, other, population)
                if difference.deals:
                    votes[one][other] += vote(difference)
                    votes[other][one] += 1 - vote(difference)
        beats = schulze(votes)
        lowest = [
            min((ratio for ratio in self.ratios(bot) if ratio is not None), default=0.0) for bot in bots
        ]
        return sorted(bots, key=lambda bot: (-beats[bot], -lowest[bot], bot)), beats

    def rated(self) -> dict[str, RatingInterval]:
        """The ratings from the mixed tables, of all bots that played there."""
        study = self.study
        mixes = [number for number, population in enumerate(study.populations) if population.is_mix]
        cells = [
            study.cell_number(self.table, bot, population)
            for bot in range(len(study.bots))
            for population in mixes
            if self._cell(bot, population).deals
        ]
        count = min((self.results.cells[cell].deals for cell in cells), default=0)
        count = min(count, study.rated_deals)
        if not count:
            return {}
        order = [(cell, rotation) for cell in cells for rotation in range(self.players)]
        Random(f"{study.seed}/ratings").shuffle(order)
        names: dict[str, int] = {}
        deals = [[self._rated_game(*place, deal, names) for place in order] for deal in range(count)]
        return dict(zip(names, rating_intervals(deals, len(names), study.seed), strict=True))

    def _rated_game(self, cell: int, rotation: int, deal: int, names: dict[str, int]) -> RatedGame:
        seated = self.study.line_up(self.study.cell(cell), deal, rotation)
        seats = tuple(names.setdefault(entrant.name, len(names)) for entrant in seated)
        bits = self.results.cells[cell].winners[deal * self.players + rotation]
        return RatedGame(seats, tuple(seat for seat in range(self.players) if bits >> seat & 1))

    def mistakes(self) -> dict[str, list[Mistakes]]:
        """The mistakes of all bots."""
        found: dict[str, list[Mistakes]] = {}
        for bot in range(len(self.study.bots)):
            for population in range(len(self.study.populations)):
                for name, mistakes in self._cell(bot, population).mistakes.items():
                    for mistake in mistakes:
                        add_mistakes(found.setdefault(name, []), mistake.kind, mistake.first, mistake.count)
        return found

    def cell_figures(self, bot: int, population: int, problem: str | None) -> CellFigures:
        """The figures of a cell."""
        won, players = self.won[bot][population], self.players
        name, among = self.study.bots[bot].name, self.study.populations[population].name
        if not won:
            return CellFigures(bot=name, population=among, games=0, deals=0, problem=problem)
        share, low, high = clustered_share(won, players)
        return CellFigures(
            bot=name,
            population=among,
            games=len(won) * players,
            deals=len(won),
            share=round(share, DIGITS),
            ratio=round(share * players, DIGITS),
            low=round(low * players, DIGITS),
            high=round(high * players, DIGITS),
            problem=problem,
        )

    def figures(self, problems: Problems) -> TableFigures:
        """All figures of the table."""
        study = self.study
        order, beats = self.order()
        rated, mistakes = self.rated(), self.mistakes()
        rows = []
        for rank, bot in enumerate(order, start=1):
            ratios, name = self.ratios(bot), study.bots[bot].name
            known = [ratio for ratio in ratios if ratio is not None]
            rating = rated.get(name)
            rows.append(
                LadderRow(
                    rank=rank,
                    name=name,
                    beats=beats[bot],
                    mean=round(sum(known) / len(known), DIGITS) if known else None,
                    worst=study.populations[ratios.index(min(known))].name if known else None,
                    rating=None if rating is None else rating.rounded(DIGITS),
                    mistakes=tuple(mistakes.pop(name, ())),
                )
            )
        populations = range(len(study.populations))
        cells = [
            self.cell_figures(bot, population, cell_problem(study, problems, self.table, bot, population))
            for bot in order
            for population in populations
        ]
        setup = study.setups[self.table]
        return TableFigures(
            scenario=setup.scenario,
            options=setup.options,
            games=sum(cell.games for cell in cells),
            fair_share=round(1 / self.players, DIGITS),
            bots=tuple(rows),
            cells=tuple(cells),
            differences=tuple(self._differences(order)),
            mistakes={name: tuple(mistakes[name]) for name in sorted(mistakes)},
        )

    def _differences(self, order: Sequence[int]) -> list[DifferenceFigures]:
        found = []
        for one, other in combinations(order, 2):
            for population in (None, *range(len(self.study.populations))):
                apart = (
                    self.overall(one, other)
                    if population is None
                    else self.difference(one, other, population)
                )
                if not apart.deals:
                    continue
                figures = (round(part * self.players, DIGITS) for part in (apart.mean, apart.low, apart.high))
                mean, low, high = figures
                found.append(
                    DifferenceFigures(
                        bot=self.study.bots[one].name,
                        other=self.study.bots[other].name,
                        population=None if population is None else self.study.populations[population].name,
                        difference=mean,
                        low=low,
                        high=high,
                        deals=apart.deals,
                    )
                )
        return found


def cell_problem(study: LadderStudy, problems: Problems, table: int, bot: int, population: int) -> str | None:
    """Why a cell can't be played, or None."""
    for entrant in (study.bots[bot], *study.populations[population].bots):
        problem = problems.get((table, entrant.name))
        if problem is not None:
            return f"{entrant.name}: {problem}"
    return None


def undecided_cells(study: LadderStudy, results: LadderResults) -> set[int]:
    """The cells that leave open which of two neighbours in the order is better there."""
    found: set[int] = set()
    for number in range(len(study.setups)):
        table = _Table(study, results, number)
        for one, other in pairwise(table.order()[0]):
            for population in range(len(study.populations)):
                if not table.difference(one, other, population).is_decided:
                    found.update(study.cell_number(number, bot, population) for bot in (one, other))
    return found


def ladder_figures(
    study: LadderStudy, results: LadderResults, problems: Problems, *, costs: bool
) -> LadderFigures:
    """The figures of a ladder, with what decisions cost if that is wanted."""
    measured = {bot.name: results.costs[bot.name].cost() for bot in study.bots if bot.name in results.costs}
    return LadderFigures(
        seed=study.seed,
        games=results.games,
        populations=tuple(
            PopulationFigures(population.name, tuple(bot.name for bot in population.bots))
            for population in study.populations
        ),
        tables=tuple(_Table(study, results, table).figures(problems) for table in range(len(study.setups))),
        costs={bot: cost for bot, cost in measured.items() if cost is not None} if costs else {},
    )
