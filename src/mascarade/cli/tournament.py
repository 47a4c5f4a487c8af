"""Tournaments on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mascarade.arena.entrants import around_the_table, can_all_sit, seats_written
from mascarade.arena.ratings import Raters
from mascarade.arena.tournament import Place, Standings, Tournament, places
from mascarade.cli.study import (
    at_least_one,
    bot_errors,
    checked_patience,
    chosen_setup,
    keeper_for,
    mistakes_told,
    print_endings,
    print_turns,
    study,
    table_told,
    turns_as_json,
    workers,
)
from mascarade.cli.terminal.columns import Row, fitted, interval, percent
from mascarade.cli.terminal.output import Json, console, words, write_json
from mascarade.cli.terminal.plot_file import plot_file, write_plot
from mascarade.cli.terminal.styles import GAIN, LOSS, QUIET, render
from mascarade.locales.errors import clean
from mascarade.rules import EditionId

if TYPE_CHECKING:
    from rich.console import Console


def tournament(
    bots: Sequence[str],
    *,
    scenario: str | None,
    edition: EditionId | None,
    set_id: str | None,
    players: int | None,
    games: int,
    seed: int,
    jobs: int | None,
    ray: str | None,
    turn_limit: int | None,
    patience: float,
    plot: str | None,
    force: bool,
    state: str | None,
    fresh: bool,
    as_json: bool,
) -> None:
    """Play a tournament, or go on with it, and tell how it went."""
    with bot_errors():
        at_least_one("--games", games)
        jobs = workers(jobs)
        checked_patience(patience)
        setup = chosen_setup(
            scenario,
            edition=edition,
            set_id=set_id,
            players=players,
            turn_limit=turn_limit,
            usual_players=seats_written(bots),
        )
        drawing = plot_file(plot, force=force)
        entrants = around_the_table(bots, setup.scenario.players)
        can_all_sit(entrants, setup, patience)
        played = Tournament(setup=setup, entrants=entrants, seed=seed, patience=patience)
        keeper = keeper_for("tournament", played, state, Standings, fresh=fresh)
        standings = keeper.load() or Standings.at_the_start(played)
        raters = Raters() if len(entrants) > 1 else None
        study(
            played,
            standings,
            lambda outcomes: standings.add(played, outcomes, raters),
            games=games,
            jobs=jobs,
            keeper=keeper,
            ray=ray,
        )
    if drawing is not None:
        from mascarade.arena.plots import draw_tournament

        title = table_told(setup)
        write_plot(drawing, draw_tournament(played, standings, words(), title, drawing.format), force=force)
    if as_json:
        write_json(_as_json(played, standings))
    else:
        _print(console(), played, standings)


def _as_json(played: Tournament, standings: Standings) -> Json:
    import msgspec

    bots: list[Json] = []
    for place in places(played, standings):
        line: dict[str, Json] = msgspec.to_builtins(place)
        if place.rating is not None:
            line["rating"] = {"mu": place.rating.mu, "sigma": place.rating.sigma, "sure": place.rating.sure}
        bots.append(line)
    return {
        "games": standings.games,
        "seed": played.seed,
        "scenario": msgspec.to_builtins(played.setup.scenario),
        "options": msgspec.to_builtins(played.setup.options),
        "bots": bots,
        "interval": {"level": 0.95, "method": "wilson"},
        "turns": turns_as_json(standings.turns),
        "endings": dict(sorted(standings.endings.items())),
    }


def _print(out: Console, played: Tournament, standings: Standings) -> None:
    say = words().say
    out.print(table_told(played.setup), style="bold")
    seats = ", ".join(f"{entrant.seats} × {clean(entrant.name)}" for entrant in played.entrants)
    out.print(say("arena-seats", seats=seats))
    out.print(say("arena-games", games=standings.games, seed=str(played.seed)))
    out.print()
    _print_places(out, places(played, standings))
    out.print()
    print_turns(out, standings.turns)
    print_endings(out, standings.endings, standings.games)
    for place in places(played, standings):
        for told in mistakes_told(place.name, place.mistakes):
            out.print(told, style="bold yellow")
    note = "arena-note-uneven" if standings.games % played.players else "arena-note-even"
    out.print(say(note, players=played.players), style=QUIET)
    out.print(say("arena-note-intervals"), style=QUIET)


def _print_places(out: Console, results: Sequence[Place]) -> None:
    columns = ["bot", "share", "interval", "ratio", "rating", "wins", "fair", "seats"]
    spared = [6, 5, 4, 3, 2]
    if all(place.rating is None for place in results):
        columns.remove("rating")
        spared.remove(6)
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
        rows.append(Row(render(clean(place.name)), figures, style))
    out.print(fitted(out, [words().say(f"arena-column-{column}") for column in columns], rows, spared))
