"""Plots of results. Needs matplotlib, from the extra `plot`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import BytesIO
from math import log2, nan
from typing import TYPE_CHECKING

from matplotlib import rc_context
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import FuncFormatter, MaxNLocator
from msgspec.structs import replace

from mascarade.arena.balance.counters import BalanceCounts, Wins
from mascarade.arena.balance.study import BalanceStudy
from mascarade.arena.entrants import Entrant
from mascarade.arena.ladder.figures import LadderFigures, PopulationFigures, TableFigures
from mascarade.arena.stats import mean, quantile
from mascarade.arena.tournament import Standings, Tournament, places
from mascarade.locales import Words
from mascarade.rules.state import EndReason

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.axis import Axis

INK, PAPER, FAINT = "#2b2730", "#fbf8f3", "#d9d2c7"
WINE, GOLD, TEAL, GREY = "#8c1c3f", "#c8922a", "#2f6f73", "#8d8791"
ENDINGS: dict[EndReason, str] = {
    "thirteen": GOLD,
    "ruin": WINE,
    "cheat": TEAL,
    "last-standing": INK,
    "turn-limit": GREY,
}
DPI = 150
MAX_NAME_CHARS = 28
"""Of a name beside an axis."""
HEAT = 2.0
"""Doublings or halvings of the fair share at which the colours of a heat map end."""

_STYLE = {
    "font.family": "DejaVu Sans",
    "font.size": 9.5,
    **dict.fromkeys(("figure.facecolor", "savefig.facecolor", "axes.facecolor"), PAPER),
    **dict.fromkeys(("axes.edgecolor", "grid.color"), FAINT),
    **dict.fromkeys(("axes.labelcolor", "axes.titlecolor", "text.color", "xtick.color", "ytick.color"), INK),
    "axes.titlesize": 11,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.titlepad": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "grid.linewidth": 0.7,
    "legend.frameon": False,
    "svg.hashsalt": "mascarade",
}


def draw_tournament(
    tournament: Tournament, standings: Standings, words: Words, title: str, kind: str
) -> bytes:
    """The bots' shares with their intervals, the lengths of games, and how they ended."""
    results = sorted(places(tournament, standings), key=lambda place: place.ratio)
    with rc_context(_STYLE):  # type: ignore[arg-type]  # its keys are a Literal type
        played = words.say("plot-games", games=standings.games, who=_who(tournament.entrants))
        figure = _figure(10.5, 3.6 + 0.34 * len(results), f"{title}\n{played}")
        grid = figure.add_gridspec(2, 2, width_ratios=(1.35, 1), height_ratios=(5, 1))
        shares = figure.add_subplot(grid[:, 0])
        rows = [(_short(p.name), p.ratio, p.low / p.fair_share, p.high / p.fair_share) for p in results]
        _intervals(shares, rows, fair=1.0)
        shares.xaxis.set_major_formatter(FuncFormatter(lambda value, _: f"×{value:g}"))
        shares.set(title=words.say("plot-shares"), xlabel=words.say("plot-shares-axis"))
        _lengths(figure.add_subplot(grid[0, 1]), standings.turns, words)
        _endings(figure.add_subplot(grid[1, 1]), standings.endings, words)
        return _encode(figure, kind)


def draw_balance(study: BalanceStudy, counts: BalanceCounts, words: Words, title: str, kind: str) -> bytes:
    """Wins by card and by seat, announcements, lengths and endings."""
    edition, fair = study.setup.scenario.edition, 1 / study.players
    with rc_context(_STYLE):  # type: ignore[arg-type]
        tallest = max(len(counts.dealt), study.players)
        everyone = [replace(study.entrant, seats=study.players)]
        played = words.say("plot-games", games=counts.games, who=_who(everyone))
        figure = _figure(11.5, 5.4 + 0.52 * tallest, f"{title}\n{played}")
        grid = figure.add_gridspec(3, 2, height_ratios=(1 + 0.14 * tallest, 1.6, 0.3))
        by_card = sorted(counts.dealt.items(), key=lambda item: item[1].share)
        cards = [_row(words.name(card, edition), wins) for card, wins in by_card]
        seats = [_row(words.say("plot-seat", seat=seat), wins) for seat, wins in enumerate(counts.seats, 1)]
        halves = ((grid[0, 0], "plot-dealt", cards), (grid[0, 1], "plot-seats", seats[::-1]))
        for place, heading, rows in halves:
            axes = figure.add_subplot(place)
            _intervals(axes, rows, fair)
            _in_percent(axes.xaxis, words)
            axes.set(title=words.say(heading), xlabel=words.say("plot-share-axis"))
        _claims(figure.add_subplot(grid[1:, 0]), counts, edition, words)
        _lengths(figure.add_subplot(grid[1, 1]), counts.turns, words)
        _endings(figure.add_subplot(grid[2, 1]), counts.endings, words)
        return _encode(figure, kind)


def draw_ladder(figures: LadderFigures, words: Words, kind: str) -> bytes:
    """A heat map for each table: the ratio of each bot among each population, and its interval."""
    rows = sum(len(table.bots) + 2.2 for table in figures.tables)
    with rc_context(_STYLE):  # type: ignore[arg-type]
        heading = f"{words.say('ladder-title')}\n{words.say('plot-shares')}"
        figure = _figure(3 + 0.95 * len(figures.populations), 1.6 + 0.52 * rows, heading)
        grid = figure.add_gridspec(
            len(figures.tables), 1, height_ratios=[len(t.bots) for t in figures.tables]
        )
        for number, table in enumerate(figures.tables):
            _heat_map(figure.add_subplot(grid[number]), table, figures.populations, words)
        return _encode(figure, kind)


def _heat_map(
    axes: Axes, table: TableFigures, populations: Sequence[PopulationFigures], words: Words
) -> None:
    """Red below the fair share, green above it; doubling and halving weigh the same."""
    colours = LinearSegmentedColormap.from_list("ladder", [WINE, PAPER, TEAL])
    cells = [[table.cell(row.name, population.name) for population in populations] for row in table.bots]
    steps = [
        [nan if cell.ratio is None else log2(max(cell.ratio, 2**-HEAT)) for cell in row] for row in cells
    ]
    axes.imshow(steps, cmap=colours, vmin=-HEAT, vmax=HEAT, aspect="auto")
    for y, row in enumerate(cells):
        for x, cell in enumerate(row):
            if cell.ratio is None or cell.low is None or cell.high is None:
                axes.text(x, y, "–", ha="center", va="center", color=GREY)
                continue
            ink = PAPER if abs(steps[y][x]) > HEAT * 0.7 else INK
            ends = f"{words.decimal(cell.low, 2)}–{words.decimal(cell.high, 2)}"
            ratio = words.decimal(cell.ratio, 2)
            axes.text(x, y, ratio, ha="center", va="bottom", color=ink, fontweight="bold")
            axes.text(x, y + 0.04, ends, ha="center", va="top", color=ink, fontsize=7)
    axes.set_xticks(
        range(len(populations)), [_short(each.name) for each in populations], rotation=30, ha="right"
    )
    axes.set_yticks(range(len(table.bots)), [_short(row.name) for row in table.bots])
    axes.tick_params(length=0)
    for spine in axes.spines.values():
        spine.set_visible(False)
    axes.set_title(
        words.say(
            "arena-table",
            edition=table.scenario.edition,
            set=table.scenario.id or table.scenario.name or "none",
            players=table.scenario.players,
            limit=table.options.turn_limit or 0,
        )
    )


def _figure(width: float, height: float, heading: str) -> Figure:
    layout = ConstrainedLayoutEngine(w_pad=0.12, h_pad=0.1, hspace=0.06, wspace=0.04)
    figure = Figure(figsize=(width, height), layout=layout)
    FigureCanvasAgg(figure)
    figure.suptitle(heading, x=0.012, ha="left", fontsize=12.5, fontweight="bold", linespacing=1.5)
    return figure


def _row(name: str, wins: Wins) -> tuple[str, float, float, float]:
    return name, wins.share, *wins.interval


def _intervals(axes: Axes, rows: Sequence[tuple[str, float, float, float]], fair: float) -> None:
    """Shares as dots on their intervals, from the bottom; coloured if the fair share lies outside."""
    axes.axvline(fair, color=GREY, linewidth=1.1, linestyle=(0, (4, 3)), zorder=1)
    for height, (_, share, low, high) in enumerate(rows):
        colour = TEAL if low > fair else WINE if high < fair else GREY
        axes.plot([low, high], [height, height], color=colour, linewidth=5, alpha=0.28, zorder=2)
        axes.plot([share], [height], "o", color=colour, markersize=7, zorder=3)
    axes.set_yticks(range(len(rows)), [name for name, *_ in rows])
    axes.set_ylim(-0.7, len(rows) - 0.3)
    axes.tick_params(length=0)
    axes.spines["left"].set_visible(False)
    axes.grid(axis="x")
    axes.margins(x=0.12)


def _in_percent(axis: Axis, words: Words) -> None:
    """Label an axis in percent, at round numbers."""

    def label(value: float, _: object) -> str:
        return words.say("arena-percent", share=f"{round(100 * value, 6):g}")

    axis.set_major_locator(MaxNLocator(nbins=6, steps=[1, 2, 5, 10]))
    axis.set_major_formatter(FuncFormatter(label))


def _lengths(axes: Axes, turns: Mapping[int, int], words: Words) -> None:
    longest = max(turns, default=1)
    width = max(1, -(-longest // 40))
    bins: dict[int, int] = {}
    for value, count in turns.items():
        bins[value // width] = bins.get(value // width, 0) + count
    games = max(1, sum(turns.values()))
    starts = sorted(bins)
    heights = [bins[start] / games for start in starts]
    axes.bar([(start + 0.5) * width - 0.5 for start in starts], heights, width * 0.88, color=GOLD, alpha=0.9)
    middle = quantile(turns, 0.5)
    axes.axvline(middle, color=WINE, linewidth=1.4)
    note = words.say("plot-length-note", median=middle, mean=words.decimal(mean(turns), 1))
    axes.annotate(note, (0.98, 0.94), xycoords="axes fraction", ha="right", va="top", color=WINE)
    axes.set(title=words.say("plot-lengths"), xlabel=words.say("plot-lengths-axis"))
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    _in_percent(axes.yaxis, words)
    axes.grid(axis="y")
    axes.tick_params(length=0)


def _endings(axes: Axes, endings: Mapping[EndReason, int], words: Words) -> None:
    """How games ended, as one stacked bar."""
    games, left = max(1, sum(endings.values())), 0.0
    for reason, colour in ENDINGS.items():
        share = endings.get(reason, 0) / games
        if not share:
            continue
        label = words.say("plot-ending", reason=reason, share=words.percent(share, 1))
        axes.barh([0], [share], left=left, color=colour, edgecolor=PAPER, linewidth=0.8, label=label)
        left += share
    axes.set_xlim(0, 1)
    axes.set_axis_off()
    axes.set_title(words.say("plot-endings"))
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.05), ncols=3, fontsize=8.5, handlelength=1)


def _claims(axes: Axes, counts: BalanceCounts, edition: str, words: Words) -> None:
    """Announcements per game, by whether they were true and contested."""
    games = max(1, counts.games)
    rows = sorted(counts.claims.items(), key=lambda item: item[1].announced)
    parts = (
        ("true-uncontested", TEAL, 1.0, [c.true - c.contested_true for _, c in rows]),
        ("true-contested", TEAL, 0.45, [c.contested_true for _, c in rows]),
        ("false-contested", WINE, 0.45, [c.contested - c.contested_true for _, c in rows]),
        (
            "false-uncontested",
            WINE,
            1.0,
            [c.announced - c.true - c.contested + c.contested_true for _, c in rows],
        ),
    )
    left = [0.0] * len(rows)
    for name, colour, alpha, numbers in parts:
        widths = [number / games for number in numbers]
        label = words.say(f"plot-claims-{name}")
        axes.barh(range(len(rows)), widths, 0.66, left=left, color=colour, alpha=alpha, label=label)
        left = [before + width for before, width in zip(left, widths, strict=True)]
    axes.set_yticks(range(len(rows)), [words.name(card, edition) for card, _ in rows])
    axes.set(title=words.say("plot-claims"), xlabel=words.say("plot-claims-axis"))
    axes.grid(axis="x")
    axes.tick_params(length=0)
    axes.spines["left"].set_visible(False)
    axes.legend(loc="upper center", bbox_to_anchor=(0.45, -0.16), ncols=2, fontsize=8.5, handlelength=1)


def _who(entrants: Sequence[Entrant]) -> str:
    return ", ".join(f"{entrant.seats} × {_short(entrant.name)}" for entrant in entrants[:6])


def _short(name: str) -> str:
    return name if len(name) <= MAX_NAME_CHARS else f"{name[: MAX_NAME_CHARS - 1]}…"


def _encode(figure: Figure, kind: str) -> bytes:
    buffer = BytesIO()
    figure.savefig(buffer, format=kind, dpi=DPI)
    return buffer.getvalue()
