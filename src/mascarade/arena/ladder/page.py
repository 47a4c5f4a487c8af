"""A ladder as a page in Markdown, with its picture beside it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mascarade.arena.exploit.figures import ExploitFigures, Ratio
from mascarade.arena.ladder.figures import CellFigures, DifferenceFigures, LadderFigures, TableFigures
from mascarade.formats.balance import Mistakes
from mascarade.locales import Words
from mascarade.locales.errors import clean

NO_VALUE = "–"
NOTES = (
    "ladder-note-share",
    "ladder-note-deals",
    "ladder-note-intervals",
    "ladder-note-ranking",
    "ladder-note-rating",
    "ladder-note-cost",
)


class LadderWords:
    """The words and numbers of a ladder, on the page and in the terminal."""

    def __init__(self, figures: LadderFigures, words: Words) -> None:
        self.figures = figures
        self.words = words
        self.say = words.say

    def ratio(self, cell: CellFigures | None) -> str:
        """The ratio to the fair share."""
        return NO_VALUE if cell is None or cell.ratio is None else f"×{self.words.decimal(cell.ratio, 2)}"

    def ratio_with_ends(self, cell: CellFigures) -> str:
        """The ratio and its interval, as short as can be."""
        if cell.ratio is None:
            return NO_VALUE
        return f"{self.words.decimal(cell.ratio, 2)} {self.ends(cell.low, cell.high, 1)}"

    def ends(self, low: float | None, high: float | None, digits: int = 2) -> str:
        """An interval."""
        if low is None or high is None:
            return NO_VALUE
        return f"{self.words.decimal(low, digits)}–{self.words.decimal(high, digits)}"

    def summary_columns(self) -> list[str]:
        """The heads of the summary of a table."""
        ids = ("arena-column-bot", "ladder-column-worst", "ladder-column-among", "arena-column-interval")
        more = ("ladder-column-mean", "arena-column-rating", "arena-column-interval")
        costs = ("ladder-column-median-cost", "ladder-column-mean-cost")
        return [self.say(message) for message in (*ids, *more, *costs)]

    def summary(self, table: TableFigures) -> list[tuple[str, ...]]:
        """A row for each bot at a table."""
        rows: list[tuple[str, ...]] = []
        for row in table.bots:
            worst, rating = table.worst(row), row.rating
            cost = self.figures.costs.get(row.name)
            decimal = self.words.decimal
            rows.append(
                (
                    self.say("ladder-place", rank=row.rank, bot=clean(row.name)),
                    self.ratio(worst),
                    NO_VALUE if worst is None else clean(worst.population),
                    NO_VALUE if worst is None else self.ends(worst.low, worst.high),
                    NO_VALUE if row.mean is None else f"×{decimal(row.mean, 2)}",
                    NO_VALUE if rating is None else decimal(rating.mu, 1),
                    NO_VALUE if rating is None else self.ends(rating.low, rating.high, 1),
                    NO_VALUE if cost is None else decimal(cost.median, 0),
                    NO_VALUE if cost is None else decimal(cost.mean, 0),
                )
            )
        return rows

    def comparison(self, apart: DifferenceFigures) -> str:
        """The difference between two neighbours in a sentence."""
        decimal = self.words.decimal
        message = "ladder-ahead" if apart.low > 0 or apart.high < 0 else "ladder-undecided"
        return self.say(
            message,
            bot=clean(apart.bot),
            other=clean(apart.other),
            difference=signed_number(decimal(abs(apart.difference), 2), apart.difference),
            low=signed_number(decimal(abs(apart.low), 2), apart.low),
            high=signed_number(decimal(abs(apart.high), 2), apart.high),
        )

    def exploit_columns(self) -> list[str]:
        """The heads of the table of best responses."""
        ids = (
            "ladder-column-among",
            "exploit-with",
            "exploit-without",
            "exploit-gain",
            "exploit-column-games",
        )
        return [self.say(message) for message in ids]

    def exploits(self, found: Iterable[ExploitFigures]) -> list[tuple[str, ...]]:
        """A row for each best response found."""
        return [
            (
                clean(one.bot),
                self.ratio_of(one.response),
                self.ratio_of(one.base_alone),
                self.gain(one.gain),
                self.words.decimal(one.games, 0),
            )
            for one in found
        ]

    def ratio_of(self, figure: Ratio | None) -> str:
        """A ratio and its interval."""
        if figure is None:
            return NO_VALUE
        return f"×{self.words.decimal(figure.ratio, 2)} {self.ends(figure.low, figure.high)}"

    def gain(self, figure: Ratio | None) -> str:
        """A difference of ratios."""
        if figure is None:
            return NO_VALUE
        return signed_number(self.words.decimal(abs(figure.ratio), 2), figure.ratio)

    def mixes(self) -> list[str]:
        """The mixed populations and their bots."""
        return [
            self.say("ladder-mix", name=clean(population.name), bots=clean(", ".join(population.bots)))
            for population in self.figures.populations
            if len(population.bots) > 1
        ]

    def problems(self, table: TableFigures) -> list[str]:
        """The cells that can't be played, and why."""
        return [
            self.say(
                "ladder-problem",
                bot=clean(cell.bot),
                population=clean(cell.population),
                reason=clean(cell.problem),
            )
            for cell in table.cells
            if cell.problem is not None
        ]

    def mistakes(self, table: TableFigures) -> list[str]:
        """What bots did wrong."""
        by_bot: list[tuple[str, Iterable[Mistakes]]] = [(row.name, row.mistakes) for row in table.bots]
        return [
            self.say(
                "arena-mistakes",
                bot=clean(bot),
                kind=mistake.kind,
                count=mistake.count,
                first=clean(mistake.first),
            )
            for bot, mistakes in (*by_bot, *table.mistakes.items())
            for mistake in mistakes
        ]

    def heading(self, table: TableFigures) -> str:
        """A one-line description of a table."""
        scenario = table.scenario
        return self.say(
            "arena-table",
            edition=scenario.edition,
            set=clean(scenario.id or scenario.name or "none"),
            players=scenario.players,
            limit=table.options.turn_limit or 0,
        )


def page(figures: LadderFigures, words: Words, picture: str) -> str:
    """The whole page; `picture` is the name of the file beside it."""
    ladder = LadderWords(figures, words)
    say = words.say
    facts = say("ladder-facts", games=figures.games, seed=str(figures.seed), version=figures.version)
    parts = [
        f"# {say('ladder-title')}",
        f"{say('ladder-lead')} {facts}",
        f"![{say('plot-shares')}]({picture.replace(' ', '%20')})",
        *(_table_part(ladder, table) for table in figures.tables),
    ]
    if mixes := ladder.mixes():
        parts += [f"## {say('ladder-mixes')}", _list(mixes)]
    parts += [f"## {say('atlas-reading')}", _list(say(note) for note in NOTES), say("atlas-unofficial")]
    return "\n\n".join(parts) + "\n"


def _table_part(ladder: LadderWords, table: TableFigures) -> str:
    """The part of the page about one table."""
    populations = [population.name for population in ladder.figures.populations]
    cross = [
        (_code(row.name), *(_cross(ladder, table.cell(row.name, name)) for name in populations))
        for row in table.bots
    ]
    heads = [ladder.say("arena-column-bot"), *map(_code, populations)]
    parts = [
        f"## {ladder.heading(table)}",
        _rows(ladder.summary_columns(), ladder.summary(table)),
        f"### {ladder.say('plot-shares')}",
        _rows(heads, cross),
        _list(map(ladder.comparison, table.neighbours())),
        _list((*ladder.problems(table), *ladder.mistakes(table))),
    ]
    if exploits := ladder.figures.exploits_at(table):
        rows = [(_code(bot), *figures) for bot, *figures in ladder.exploits(exploits)]
        parts += [f"### {ladder.say('exploit-heading')}", _rows(ladder.exploit_columns(), rows)]
        parts.append(ladder.say("exploit-note-bound"))
    return "\n\n".join(part for part in parts if part)


def _cross(ladder: LadderWords, cell: CellFigures) -> str:
    if cell.ratio is None:
        return NO_VALUE
    return f"**{ladder.ratio(cell)}** {ladder.ends(cell.low, cell.high)}"


def _code(name: str) -> str:
    return f"`{clean(name)}`"


def _rows(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = [heads, ["---", *["--:"] * (len(heads) - 1)], *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |" for line in lines)


def _list(entries: Iterable[str]) -> str:
    return "\n".join(f"- {entry}" for entry in entries)


def signed_number(number: str, value: float) -> str:
    """A number without its sign, with the sign of the value."""
    return f"{'−' if value < 0 else '+'}{number}"
