"""`mascarade ladder`: bots in one seat among many populations, and their order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, get_args

import msgspec
import typer

from mascarade.arena.entrants import check_entrants
from mascarade.arena.errors import ArenaRefused
from mascarade.bots import BotRefused
from mascarade.cli import options
from mascarade.cli.study import DIED, Extent, StudyOptions, bot_errors, chosen_setup, plot_format
from mascarade.cli.terminal import files
from mascarade.cli.terminal.columns import GAP, NAME_WIDTH, FigureRow, fitted
from mascarade.cli.terminal.errors import CliUsageError, FileRefused, sentence
from mascarade.cli.terminal.output import console, error_boundary, words, write_json
from mascarade.cli.terminal.styles import QUIET, render
from mascarade.locales.errors import clean
from mascarade.rules import EditionId, Refused, Setup, set_ids

if TYPE_CHECKING:
    from rich.console import Console

    from mascarade.arena.exploit.figures import ExploitFigures
    from mascarade.arena.ladder.figures import LadderFigures, TableFigures
    from mascarade.arena.ladder.page import LadderWords
    from mascarade.arena.ladder.study import LadderResults, LadderStudy, PlayedDeals

GAMES = 200
EDITIONS: tuple[EditionId, ...] = get_args(EditionId)
CELL_WIDTH = len("0.00 0.0–0.0") + GAP
PAGE_SUFFIX, PICTURE_SUFFIX = ".md", ".svg"
MAX_EXPLOIT_BYTES = 1024 * 1024
MAX_MINUTES = 60 * 24 * 365


def ladder(
    bots: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="BOT",
            help="Bots to rank, see 'mascarade bots'; default: expert regular quick novice random.",
            show_default=False,
        ),
    ] = None,
    population: Annotated[
        list[str] | None,
        options.option(
            "BOT|MIX",
            "Who sits in the other seats: a bot, a mix such as novice,random, or one of levels, sharp, "
            "family, liars, careful. Repeatable; default: all of these that are installed.",
        ),
    ] = None,
    scenario: Annotated[str | None, options.option("FILE", "Custom scenario, in TOML or JSON.")] = None,
    edition: Annotated[
        list[str] | None, options.option("first|second", "Editions, repeated or with commas; default: first.")
    ] = None,
    set_id: Annotated[
        list[str] | None,
        options.option(
            "ID", "Published sets, repeated or with commas; default: each edition's first.", "--set"
        ),
    ] = None,
    players: Annotated[
        list[str] | None,
        options.option("N", "Numbers of players, repeated or with commas; default: 6, or the set's nearest."),
    ] = None,
    games: Annotated[
        int | None,
        options.option("N", f"Games of each bot among each population, in whole deals; default: {GAMES}."),
    ] = None,
    budget: Annotated[
        float | None,
        options.option("MINUTES", "Play for so long instead, and more where the order is open."),
    ] = None,
    seed: options.Seed = 1,
    jobs: options.Jobs = None,
    ray: options.Ray = None,
    turn_limit: options.TurnLimit = None,
    patience: options.Patience = 10.0,
    plot: options.Plot = None,
    page: Annotated[
        str | None,
        options.option("FILE.md", "Write a page in Markdown, and its picture beside it as .svg."),
    ] = None,
    exploits: Annotated[
        list[str] | None,
        options.option(
            "FILE", "Also show what 'mascarade exploit --json' found at one of these tables. Repeatable."
        ),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Let --plot and --page overwrite files.")] = False,
    state: options.State = None,
    fresh: options.Fresh = False,
    costs: Annotated[
        bool,
        typer.Option("--costs", help="Add to --json what decisions cost, which differs from run to run."),
    ] = False,
    language: options.Language = None,
    as_json: options.Json = False,
) -> None:
    """Rank bots by how they do among many kinds of other bots.

    Each bot sits in one seat, and a population in all others: bots of one kind, or a mix that is dealt over
    the seats. The table shows the share of games won, relative to the fair share, for each bot and
    population. All bots play the same deals, each deal once in every seat.

    Populations vote between every two bots, with the probability that the first does better there, and
    Schulze's method turns the votes into an order, even where they run in a circle.

    All cells are played in growing rounds. With --budget, those that leave the order of two bots open get
    more games. Ctrl-C stops, and the same command resumes. The figures depend only on the seed and on the
    number of games of each cell.

    With --json: one document with 'populations' and 'tables', each with 'scenario', 'options', 'games',
    'fair_share', 'bots' (by rank: 'name', 'beats', 'mean', 'worst', 'rating', 'mistakes'), 'cells' (each with
    'bot', 'population', 'games', 'deals', 'share', 'ratio', 'low' and 'high' of its 95 % interval, 'problem')
    and 'differences' (each with 'bot', 'other', 'population', 'difference', 'low', 'high', 'deals'). With
    --exploits also 'exploits', those documents, and with --costs also 'costs', the processor time of
    decisions by bot: 'decisions', and 'median' and 'mean' in µs.

    \b
    Examples:
      mascarade ladder
      mascarade ladder regular novice --population random --population novice,quick
      mascarade ladder honest regular:boldness=0.9 --players 4,6 --games 600
      mascarade ladder --edition first,second --budget 60 --state ladder.json
      mascarade ladder --exploits novice.json --exploits regular.json --page ladder.md
      mascarade ladder --budget 600 --page ladder.md --ray
    """
    from mascarade.arena.ladder.figures import ladder_figures
    from mascarade.arena.ladder.populations import read_bots, read_populations
    from mascarade.arena.ladder.study import LadderResults, LadderStudy

    with error_boundary(as_json=as_json, language=language):
        if games is not None and budget is not None:
            raise CliUsageError("games-and-budget")
        if budget is not None and not 0 < budget <= MAX_MINUTES:
            raise CliUsageError("budget-minutes")
        study = StudyOptions(
            games=GAMES if games is None else games,
            jobs=jobs,
            ray=ray,
            patience=patience,
            state=state,
            fresh=fresh,
        )
        with bot_errors():
            played = LadderStudy(
                setups=tuple(_setups(scenario, edition, set_id, players, turn_limit)),
                bots=read_bots(bots or ()),
                populations=read_populations(population or ()),
                seed=seed,
                patience=patience,
            )
            formats = _formats(plot, page, force=force)
            found = tuple(_exploit(file, played) for file in exploits or ())
            problems = _problems(played)
            checkpoint = study.checkpoint("ladder", played, LadderResults)
            results = study.saved(checkpoint) or LadderResults.empty(played)
            extent, add = _extent(played, results, problems, study.games, budget, str(checkpoint.file))
            try:
                study.run(played, results, add, checkpoint, extent=extent)
            except ArenaRefused as refusal:
                if refusal.code not in DIED:
                    raise
                raise _died(played, refusal) from None
        figures = ladder_figures(played, results, problems, costs=True)
        figures = msgspec.structs.replace(figures, exploits=found)
        for file, kind in formats.items():
            _draw(figures, file, kind, force=force)
        if page is not None:
            _write_page(figures, page, force=force)
        if as_json:
            shown = figures if costs else msgspec.structs.replace(figures, costs={})
            write_json(msgspec.to_builtins(shown))
        else:
            _print(console(), figures)
            if page is not None:
                picture = clean(str(Path(page).with_suffix(PICTURE_SUFFIX)))
                written = words().say("ladder-written", page=clean(page), picture=picture)
                console().print(written, soft_wrap=True)


def _setups(
    scenario: str | None,
    editions: Sequence[str] | None,
    sets: Sequence[str] | None,
    players: Sequence[str] | None,
    turn_limit: int | None,
) -> Iterator[Setup]:
    """The tables: every combination of edition, set and number of players that was asked for."""
    counts: list[int | None] = [_whole_number(count) for count in _listed(players)]
    counts = counts or [None]
    printed = [_edition(edition) for edition in _listed(editions)]
    if scenario is not None:
        first = printed[0] if printed else None
        set_id = next(iter(_listed(sets)), None)
        yield chosen_setup(scenario, edition=first, set_id=set_id, players=counts[0], turn_limit=turn_limit)
        return
    among: list[EditionId] = printed or ["first"]
    wanted: list[str | None] = [*_listed(sets)]
    wanted = wanted or [None]
    for edition in among:
        # A set that none of the editions has is refused by the first of them.
        here = [
            one
            for one in wanted
            if one is None or one in set_ids(edition) or not any(one in set_ids(other) for other in among)
        ]
        for set_id in here:
            for count in counts:
                yield chosen_setup(None, edition=edition, set_id=set_id, players=count, turn_limit=turn_limit)


def _listed(written: Sequence[str] | None) -> list[str]:
    """The values of an option that may be repeated and may have commas, each once."""
    return list(dict.fromkeys(part.strip() for value in written or () for part in value.split(",")))


def _edition(written: str) -> EditionId:
    for edition in EDITIONS:
        if edition == written:
            return edition
    raise CliUsageError("unknown-edition", edition=written, known=", ".join(EDITIONS))


def _whole_number(written: str) -> int:
    if not written.isdecimal() or len(written) > 4:
        raise CliUsageError("player-count", written=written)
    return int(written)


def _formats(plot: str | None, page: str | None, *, force: bool) -> dict[str, str]:
    """The pictures to draw and their formats; refused now what can't be written later."""
    formats: dict[str, str] = {}
    pictures = [] if plot is None else [plot]
    if page is not None:
        if Path(page).suffix != PAGE_SUFFIX:
            raise CliUsageError("page-format", file=page)
        files.refuse_unwritable(page, force=force)
        pictures.append(str(Path(page).with_suffix(PICTURE_SUFFIX)))
    if not pictures:
        plot_format(None, force=force)
    for picture in pictures:
        kind = plot_format(picture, force=force)
        assert kind is not None, "a file has a format"
        formats[picture] = kind
    return formats


def _exploit(file: str, played: LadderStudy) -> ExploitFigures:
    """The best response in a file; refused if it was not found at one of these tables."""
    from mascarade.arena.exploit.figures import ExploitFigures

    try:
        found = msgspec.json.decode(files.read(file, MAX_EXPLOIT_BYTES), type=ExploitFigures)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise FileRefused("exploit-unreadable", file=file) from None
    if found.mascarade != "exploit":
        raise FileRefused("exploit-unreadable", file=file)
    if not any((found.scenario, found.options) == (setup.scenario, setup.options) for setup in played.setups):
        raise FileRefused("exploit-of-other-table", file=file)
    return found


def _problems(played: LadderStudy) -> dict[tuple[int, str], str]:
    """Why bots can't play at tables; refused if nothing can be played at all."""
    from mascarade.arena.ladder.figures import cell_problem

    problems: dict[tuple[int, str], str] = {}
    refusals: list[Refused] = []
    for table, setup in enumerate(played.setups):
        for entrant in played.entrants:
            try:
                check_entrants([entrant], setup, played.patience)
            except (ArenaRefused, BotRefused) as refusal:
                refusals.append(refusal)
                reason = refusal.facts.get("reason")
                problems[table, entrant.name] = sentence(words(), refusal) if reason is None else str(reason)
    cells = [played.cell(number) for number in range(played.cell_count)]
    if refusals and all(cell_problem(played, problems, c.table, c.bot, c.population) for c in cells):
        raise refusals[0]
    return problems


def _extent(
    played: LadderStudy,
    results: LadderResults,
    problems: dict[tuple[int, str], str],
    games: int,
    budget: float | None,
    file: str,
) -> tuple[Extent, Callable[[PlayedDeals], None]]:
    """How much to play: a number of games for each cell, or as much as the budget allows."""
    from mascarade.arena.ladder.figures import cell_problem, undecided_cells
    from mascarade.arena.ladder.rounds import Rounds

    deals: dict[int, int | None] = {}
    total = 0
    cells = [(played.cell(number), number) for number in range(played.cell_count)]
    # A run that ends soon has compared all bots among some populations at all tables.
    for cell, number in sorted(cells, key=lambda each: (each[0].population, each[1])):
        if cell_problem(played, problems, cell.table, cell.bot, cell.population) is not None:
            continue
        players = played.players(number)
        most = None if budget is not None else -(-games // players)
        deals[number] = most
        if most is not None:
            total += most * players
            kept = results.cells[number].deals
            if kept > most:
                raise ArenaRefused("state-has-more", file=file, kept=kept * players, games=most * players)
    seconds = None if budget is None else 60 * budget
    rounds = Rounds(
        played, results, deals, seconds=seconds, undecided=lambda: undecided_cells(played, results)
    )
    return Extent(
        chunks=rounds, games=total, seconds=seconds, used=results.seconds, played=results.games
    ), rounds.add


def _died(played: LadderStudy, refusal: ArenaRefused) -> ArenaRefused:
    """The same refusal, with the cell that was played instead of the numbers of games."""
    cell = played.cell((int(refusal.facts["first"]) - 1) % played.cell_count)
    return ArenaRefused(
        "cell-died",
        bot=played.bots[cell.bot].name,
        population=played.populations[cell.population].name,
        reason=refusal.facts.get("reason", refusal.facts.get("exit", "")),
    )


def _draw(figures: LadderFigures, file: str, kind: str, *, force: bool) -> None:
    from mascarade.arena.plots import draw_ladder

    files.write(file, draw_ladder(figures, words(), kind), force=force)


def _write_page(figures: LadderFigures, file: str, *, force: bool) -> None:
    from mascarade.arena.ladder.page import page

    picture = Path(file).with_suffix(PICTURE_SUFFIX).name
    files.write(file, page(figures, words(), picture).encode(), force=force)


def _print(out: Console, figures: LadderFigures) -> None:
    from mascarade.arena.ladder.page import LadderWords

    say, ladder = words().say, LadderWords(figures, words())
    for table in figures.tables:
        out.print(ladder.heading(table), style="bold")
        out.print(say("arena-games", games=table.games, seed=str(figures.seed)))
        out.print()
        _print_table(out, ladder, table)
        if exploits := figures.exploits_at(table):
            out.print()
            out.print(say("exploit-heading"), style="bold")
            rows = [FigureRow(render(name), cells) for name, *cells in ladder.exploits(exploits)]
            out.print(fitted(out, ladder.exploit_columns(), rows, optional=(3, 1)))
            out.print(say("exploit-note-bound"), style=QUIET)
        for line in (*ladder.problems(table), *ladder.mistakes(table)):
            out.print(line, style="bold yellow")
        out.print()
    for line in ladder.mixes():
        out.print(line, style=QUIET)
    notes = ("deals", "intervals", "ranking", "cost") if figures.costs else ("deals", "intervals", "ranking")
    for note in notes:
        out.print(say(f"ladder-note-{note}"), style=QUIET)


def _print_table(out: Console, ladder: LadderWords, table: TableFigures) -> None:
    """The summary by rank, all cells, and what tells neighbours apart."""
    summary = [FigureRow(render(name), figures) for name, *figures in ladder.summary(table)]
    out.print(fitted(out, ladder.summary_columns(), summary, optional=(7, 6, 3, 5, 4)))
    out.print()
    out.print(words().say("plot-shares"), style="bold")
    heads = [words().say("ladder-column-among")]
    names = [clean(population.name) for population in ladder.figures.populations]
    each = max(1, (out.width - min(NAME_WIDTH, max(map(len, (*heads, *names))))) // CELL_WIDTH)
    for start in range(0, len(table.bots), each):
        shown = table.bots[start : start + each]
        rows = []
        for population in ladder.figures.populations:
            cells = [table.cell(row.name, population.name) for row in shown]
            rows.append(FigureRow(render(clean(population.name)), [ladder.ratio_with_ends(c) for c in cells]))
        out.print(fitted(out, [*heads, *(clean(row.name) for row in shown)], rows))
        out.print()
    for apart in table.neighbours():
        out.print(ladder.comparison(apart))
