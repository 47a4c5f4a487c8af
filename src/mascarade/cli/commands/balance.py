"""`mascarade balance`: how balanced a scenario is, over many games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, get_args

import msgspec
import typer

from mascarade.arena.entrants import can_all_sit
from mascarade.arena.stats import mean, quantile
from mascarade.cli import options
from mascarade.cli.study import (
    StudyOptions,
    bot_errors,
    chosen_setup,
    entrant_in_all_seats,
    mistake_sentences,
    print_endings,
    print_turns,
    table_summary,
    turns_as_json,
    usual_bot,
)
from mascarade.cli.terminal.columns import Row, fitted, interval, percent
from mascarade.cli.terminal.output import Json, console, error_boundary, words, write_json
from mascarade.cli.terminal.plot_file import plot_file, write_plot
from mascarade.cli.terminal.styles import CHARACTER, GAIN, LOSS, QUIET, marked, render
from mascarade.formats.balance import WinShare
from mascarade.locales.errors import clean
from mascarade.rules import CharacterId
from mascarade.rules.state import EndReason

if TYPE_CHECKING:
    from rich.console import Console

    from mascarade.arena.balance.counters import Claims, Courthouse, Ledger, Wins
    from mascarade.arena.balance.study import BalanceStudy

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command(cls=options.RayCommand)
def balance(
    scenario: Annotated[
        str | None,
        typer.Argument(
            metavar="[FILE]",
            help="A scenario of your own, TOML or JSON; - is standard input.",
            show_default=False,
        ),
    ] = None,
    edition: options.Edition = None,
    set_id: options.SetId = None,
    players: options.Players = None,
    bot: Annotated[
        str | None,
        typer.Option(
            metavar="BOT", help="Who plays in all seats; regular, if there is one.", show_default=False
        ),
    ] = None,
    games: options.Games = 1000,
    seed: options.Seed = 1,
    jobs: options.Jobs = None,
    ray: options.Ray = None,
    turn_limit: options.TurnLimit = None,
    patience: options.Patience = 10.0,
    plot: options.Plot = None,
    force: options.ForcePlot = False,
    state: options.State = None,
    fresh: options.Fresh = False,
    progress: Annotated[
        bool, typer.Option("--progress", help="Tell programs on standard error how many games are done.")
    ] = False,
    language: options.Language = None,
    as_json: options.Json = False,
) -> None:
    """Play a scenario many times and tell how balanced it is.

    Who wins by the card they were dealt and by their seat, counted from the one with the first turn; what is
    announced, contested and true; how long games are and how they end; what goes through the courthouse.

    Ctrl-C stops; the same command goes on where it stopped. The same seed gives the same figures, on any
    number of cores and on any cluster.

    With --json: one document with 'characters' and 'seats' (each with 'times', 'share', 'low' and 'high'),
    'announcements', 'turns', 'endings' (as shares of the games), 'courthouse', 'fair_share' and 'games'.
    With --progress also, on standard error and again and again, a line with how many games are 'done'.

    \b
    Examples:
      mascarade balance
      mascarade balance --edition second --set B --players 8 --games 5000
      mascarade balance evening.toml --bot regular:boldness=0.8 --plot evening.png
      mascarade balance --games 100000 --ray 127.0.0.1:6379
    """
    from mascarade.arena.balance.counters import Ledger
    from mascarade.arena.balance.study import BalanceStudy

    with error_boundary(as_json=as_json, language=language):
        study = StudyOptions(
            games=games, seed=seed, jobs=jobs, ray=ray, patience=patience, state=state, fresh=fresh
        )
        with bot_errors():
            setup = chosen_setup(
                scenario,
                edition=None if edition is None else edition.value,
                set_id=set_id,
                players=players,
                turn_limit=turn_limit,
            )
            drawing = plot_file(plot, force=force)
            entrant = entrant_in_all_seats(usual_bot() if bot is None else bot)
            can_all_sit([entrant], setup, patience)
            studied = BalanceStudy(setup=setup, entrant=entrant, seed=seed, patience=patience)
            checkpoint = study.checkpoint("balance", studied, Ledger)
            ledger = checkpoint.load() or Ledger.of(setup)
            study.run(studied, ledger, ledger.add, checkpoint, lines=progress)
        if drawing is not None:
            from mascarade.arena.plots import draw_balance

            drawn = draw_balance(studied, ledger, words(), table_summary(setup), drawing.format)
            write_plot(drawing, drawn, force=force)
        if as_json:
            write_json(_as_json(studied, ledger))
        else:
            _print(console(), studied, ledger)


# For programs


def _as_json(studied: BalanceStudy, ledger: Ledger) -> Json:
    games = ledger.games
    shares: dict[str, Json] = {
        reason: ledger.endings.get(reason, 0) / games for reason in get_args(EndReason)
    }
    dealt: dict[str, Json] = {card: _wins_as_json(wins) for card, wins in ledger.dealt.items()}
    seats: list[Json] = [_wins_as_json(wins) for wins in ledger.seats]
    claims: dict[str, Json] = {card: _claims_as_json(told, games) for card, told in ledger.claims.items()}
    mistakes: list[Json] = [msgspec.to_builtins(mistake) for mistake in ledger.mistakes]
    return {
        "games": games,
        "seed": studied.seed,
        "bot": studied.entrant.name,
        "scenario": msgspec.to_builtins(studied.setup.scenario),
        "options": msgspec.to_builtins(studied.setup.options),
        "fair_share": 1 / studied.players,
        "characters": dealt,
        "seats": seats,
        "announcements": claims,
        "turns": turns_as_json(ledger.turns),
        "decisions": turns_as_json(ledger.decisions),
        "endings": shares,
        "courthouse": _courthouse_as_json(ledger.courthouse, games),
        "interval": {"level": 0.95, "method": "wilson"},
        "mistakes": mistakes,
    }


def _wins_as_json(wins: Wins) -> Json:
    low, high = wins.interval
    shares: Json = msgspec.to_builtins(WinShare(wins.times, wins.share, low, high))
    return shares


def _claims_as_json(told: Claims, games: int) -> Json:
    return {
        "announced": told.announced,
        "per_game": told.announced / games,
        "games": told.games,
        "true": _part(told.true, told.announced),
        "contested": _part(told.contested, told.announced),
        "true_when_contested": _part(told.contested_true, told.contested),
        "carried": _part(told.carried, told.announced),
        "gain": _part(told.gained, told.announced),
        "wins_of_announcers": _wins_as_json(told.by_player),
    }


def _courthouse_as_json(counted: Courthouse, games: int) -> Json:
    return {
        "fines_per_game": counted.fines / games,
        "paid_per_game": counted.paid / games,
        "takings_per_game": counted.takings / games,
        "taken_per_game": counted.taken / games,
        "largest_mean": mean(counted.largest),
        "largest_median": quantile(counted.largest, 0.5),
        "left_mean": mean(counted.left),
    }


def _part(count: int, whole: int) -> float | None:
    return count / whole if whole else None


# For people


def _print(out: Console, studied: BalanceStudy, ledger: Ledger) -> None:
    say, decimal = words().say, words().decimal
    out.print(table_summary(studied.setup), style="bold")
    out.print(say("balance-bot", bot=clean(studied.entrant.name), players=studied.players))
    out.print(say("arena-games", games=ledger.games, seed=str(studied.seed)))
    out.print(say("balance-fair", share=percent(1 / studied.players)))
    out.print()
    _print_wins(out, studied, ledger)
    out.print()
    _print_claims(out, studied, ledger)
    out.print()
    print_turns(out, ledger.turns)
    print_endings(out, ledger.endings, ledger.games)
    counted, games = ledger.courthouse, ledger.games
    out.print(
        say(
            "balance-courthouse",
            paid=decimal(counted.paid / games, 1),
            takings=decimal(counted.takings / games, 2),
            taken=decimal(counted.taken / max(1, counted.takings), 1),
            largest=decimal(mean(counted.largest), 1),
            left=decimal(mean(counted.left), 1),
        )
    )
    for mistake in mistake_sentences(studied.entrant.name, ledger.mistakes):
        out.print(mistake, style="bold yellow")
    out.print(say("arena-note-intervals"), style=QUIET)


def _print_wins(out: Console, studied: BalanceStudy, ledger: Ledger) -> None:
    """By card and by seat, side by side where there is room."""
    from rich.columns import Columns

    say, fair = words().say, 1 / studied.players
    figures = (say("arena-column-share"), say("arena-column-interval"))
    by_card = sorted(ledger.dealt.items(), key=lambda item: -item[1].share)
    cards = [_wins_row(_name(studied, card), wins, fair) for card, wins in by_card]
    seats = [
        _wins_row(say("balance-seat", seat=number), wins, fair) for number, wins in enumerate(ledger.seats, 1)
    ]
    by_dealt = fitted(out, (say("balance-column-dealt"), *figures), cards)
    by_seat = fitted(out, (say("balance-column-seat"), *figures), seats)
    out.print(Columns((by_dealt, by_seat), padding=(0, 6)))


def _wins_row(name: str, wins: Wins, fair: float) -> Row:
    return Row(render(name), (percent(wins.share), interval(*wins.interval)), _style(wins, fair))


def _style(wins: Wins, fair: float) -> str:
    low, high = wins.interval
    return GAIN if low > fair else LOSS if high < fair else ""


def _print_claims(out: Console, studied: BalanceStudy, ledger: Ledger) -> None:
    columns = ("announced", "contested", "true", "true-contested", "per-game", "carried", "announcers")
    rows = [
        Row(
            render(_name(studied, card)),
            (
                _percent(told.contested, told.announced),
                _percent(told.true, told.announced),
                _percent(told.contested_true, told.contested),
                words().decimal(told.announced / ledger.games, 2),
                _percent(told.carried, told.announced),
                percent(told.by_player.share) if told.by_player.times else "–",
            ),
        )
        for card, told in sorted(ledger.claims.items(), key=lambda item: -item[1].announced)
    ]
    headers = [words().say(f"balance-column-{column}") for column in columns]
    out.print(fitted(out, headers, rows, spared=(5, 4, 2, 3)))


def _percent(count: int, whole: int) -> str:
    return percent(count / whole, digits=0) if whole else "–"


def _name(studied: BalanceStudy, card: CharacterId) -> str:
    return marked(words().name(card, studied.setup.scenario.edition), CHARACTER)
