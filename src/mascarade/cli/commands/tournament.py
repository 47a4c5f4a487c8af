"""`mascarade tournament`: many games between bots, and their ratings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from mascarade.arena.entrants import check_entrants, fill_table, total_seats
from mascarade.cli import options
from mascarade.cli.study import (
    StudyOptions,
    bot_errors,
    chosen_setup,
    length_quantiles,
    mistake_sentences,
    plot_format,
    print_games,
    table_summary,
)
from mascarade.cli.terminal import files
from mascarade.cli.terminal.columns import FigureRow, fitted, interval, percent
from mascarade.cli.terminal.output import Json, console, error_boundary, words, write_json
from mascarade.cli.terminal.styles import GAIN, LOSS, QUIET, render
from mascarade.formats.balance import IntervalMethod
from mascarade.locales.errors import clean

if TYPE_CHECKING:
    from rich.console import Console

    from mascarade.arena.tournament import Place, Standings, Tournament


def tournament(
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT", help="Bots, see 'mascarade bots'.", show_default=False)
    ],
    scenario: Annotated[str | None, options.option("FILE", "Custom scenario, in TOML or JSON.")] = None,
    edition: options.Edition = None,
    set_id: options.SetId = None,
    players: options.Players = None,
    games: options.Games = 600,
    seed: options.Seed = 1,
    jobs: options.Jobs = None,
    ray: options.Ray = None,
    turn_limit: options.TurnLimit = None,
    patience: options.Patience = 10.0,
    plot: options.Plot = None,
    force: options.ForcePlot = False,
    state: options.State = None,
    fresh: options.Fresh = False,
    language: options.Language = None,
    as_json: options.Json = False,
) -> None:
    """Play many games between bots and rate them.

    Each bot takes one seat, and the last one fills the table: 'regular random --players 6' is one regular
    against five random. A number gives a bot more seats: '3*regular 3*random'. A temper changes how it plays:
    boldness, scepticism and memory go from 0 to 1, and nodes limits its search.

    Every deal is played once per seat, with all bots moved by one seat each time, so that all play the same
    cards equally often. A shared win counts as a fraction.

    Ctrl-C stops, and the same command resumes. The same seed gives the same results, on any number of cores
    and on any cluster.

    With --json: one document with 'bots' (each with 'name', 'seats', 'games', 'wins', 'share', 'fair_share',
    'low' and 'high' of the 95 % interval, 'ratio', 'rating', 'mistakes'), 'games', 'turns' and 'endings'.

    \b
    Examples:
      mascarade tournament regular random
      mascarade tournament 3*regular 3*novice --games 3000
      mascarade tournament regular:boldness=0.9,memory=0.2 regular --players 8
      mascarade tournament regular random --scenario evening.toml --json
      mascarade tournament expert regular --games 100000 --ray
    """
    from mascarade.arena.ratings import Rater
    from mascarade.arena.tournament import Standings, Tournament

    with error_boundary(as_json=as_json, language=language):
        study = StudyOptions(games=games, jobs=jobs, ray=ray, patience=patience, state=state, fresh=fresh)
        with bot_errors():
            setup = chosen_setup(
                scenario,
                edition=edition,
                set_id=set_id,
                players=players,
                turn_limit=turn_limit,
                default_players=total_seats(bots),
            )
            format_ = plot_format(plot, force=force)
            entrants = fill_table(bots, setup.scenario.players)
            check_entrants(entrants, setup, patience)
            played = Tournament(setup=setup, entrants=entrants, seed=seed, patience=patience)
            checkpoint = study.checkpoint("tournament", played, Standings)
            standings = study.saved(checkpoint) or Standings.empty(played)
            rater = Rater() if len(entrants) > 1 else None
            study.run(played, standings, lambda outcomes: standings.add(played, outcomes, rater), checkpoint)
        if plot is not None and format_ is not None:
            from mascarade.arena.plots import draw_tournament

            image = draw_tournament(played, standings, words(), table_summary(setup), format_)
            files.write(plot, image, force=force)
        if as_json:
            write_json(_as_json(played, standings))
        else:
            _print(console(), played, standings)


def _as_json(played: Tournament, standings: Standings) -> Json:
    from mascarade.arena.tournament import places

    bots: list[Json] = []
    for place in places(played, standings):
        row: dict[str, Json] = msgspec.to_builtins(place)
        if place.rating is not None:
            row["rating"] = {"mu": place.rating.mu, "sigma": place.rating.sigma, "sure": place.rating.sure}
        bots.append(row)
    return {
        "games": standings.games,
        "seed": played.seed,
        "scenario": msgspec.to_builtins(played.setup.scenario),
        "options": msgspec.to_builtins(played.setup.options),
        "bots": bots,
        "interval": msgspec.to_builtins(IntervalMethod()),
        "turns": msgspec.to_builtins(length_quantiles(standings.turns)),
        "endings": dict(sorted(standings.endings.items())),
    }


def _print(out: Console, played: Tournament, standings: Standings) -> None:
    from mascarade.arena.tournament import places

    say, results = words().say, places(played, standings)
    out.print(table_summary(played.setup), style="bold")
    seats = ", ".join(f"{entrant.seats} × {clean(entrant.name)}" for entrant in played.entrants)
    out.print(say("arena-seats", seats=seats))
    out.print(say("arena-games", games=standings.games, seed=str(played.seed)))
    out.print()
    _print_places(out, results)
    out.print()
    print_games(out, standings)
    for place in results:
        for mistake in mistake_sentences(place.name, place.mistakes):
            out.print(mistake, style="bold yellow")
    note = "arena-note-uneven" if standings.games % played.players else "arena-note-even"
    out.print(say(note, players=played.players), style=QUIET)
    out.print(say("arena-note-intervals"), style=QUIET)


def _print_places(out: Console, results: Sequence[Place]) -> None:
    columns = ["bot", "share", "interval", "ratio", "rating", "wins", "fair", "seats"]
    optional = [6, 5, 4, 3, 2]
    if all(place.rating is None for place in results):
        columns.remove("rating")
        optional.remove(6)
    rows, decimal = [], words().decimal
    for place in sorted(results, key=lambda place: -place.ratio):
        rated = () if place.rating is None else (place.rating.mu, place.rating.sigma)
        rating = [" ± ".join(decimal(number, 1) for number in rated)] if rated else []
        figures = [
            percent(place.share),
            interval(place.low, place.high),
            f"×{decimal(place.ratio, 2)}",
            *rating,
            decimal(place.wins, 1),
            percent(place.fair_share),
            str(place.seats),
        ]
        style = GAIN if place.low > place.fair_share else LOSS if place.high < place.fair_share else ""
        rows.append(FigureRow(render(clean(place.name)), figures, style))
    out.print(fitted(out, [words().say(f"arena-column-{column}") for column in columns], rows, optional))
