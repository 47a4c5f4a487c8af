"""`mascarade balance`: the balance of a scenario, over many games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, get_args

import msgspec
import typer

from mascarade.arena.entrants import check_entrants
from mascarade.arena.stats import mean, quantile
from mascarade.cli import options
from mascarade.cli.study import (
    StudyOptions,
    bot_errors,
    chosen_setup,
    entrant_in_all_seats,
    length_quantiles,
    mistake_sentences,
    plot_format,
    print_games,
    table_summary,
)
from mascarade.cli.terminal import files
from mascarade.cli.terminal.columns import FigureRow, fitted, interval, percent
from mascarade.cli.terminal.output import console, error_boundary, words, write_json
from mascarade.cli.terminal.styles import CHARACTER, GAIN, LOSS, QUIET, marked, render
from mascarade.formats.balance import AnnouncementReport, BalanceReport, CourthouseReport
from mascarade.locales.errors import clean
from mascarade.rules import CharacterId
from mascarade.rules.state import EndReason

if TYPE_CHECKING:
    from rich.console import Console

    from mascarade.arena.balance.counters import BalanceCounts, Claims, Wins
    from mascarade.arena.balance.study import BalanceStudy


def balance(
    scenario: Annotated[
        str | None,
        typer.Argument(metavar="[FILE]", help="Custom scenario, in TOML or JSON; - is standard input."),
    ] = None,
    edition: options.Edition = None,
    set_id: options.SetId = None,
    players: options.Players = None,
    bot: Annotated[
        str | None, options.option("BOT", "Bot in all seats, see 'mascarade bots'; default: regular.")
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
        bool, typer.Option("--progress", help="Print progress for programs on standard error.")
    ] = False,
    language: options.Language = None,
    as_json: options.Json = False,
) -> None:
    """Play a scenario many times and measure its balance.

    Reports wins by dealt card and by seat, counted from the first player; which characters are announced,
    contested and true; how long games are and how they end; and what passes through the courthouse.

    Ctrl-C stops, and the same command resumes. The same seed gives the same results, on any number of cores
    and on any cluster.

    With --json: one document with 'characters' and 'seats' (each with 'times', 'share', 'low' and 'high'),
    'announcements', 'turns', 'endings' (as shares of the games), 'courthouse', 'fair_share' and 'games'.
    With --progress: repeated lines of JSON on standard error with the number of games 'done'.

    \b
    Examples:
      mascarade balance
      mascarade balance --edition second --set B --players 8 --games 5000
      mascarade balance evening.toml --bot regular:boldness=0.8 --plot evening.png
      mascarade balance --games 100000 --ray 127.0.0.1:6379
    """
    from mascarade.arena.balance.counters import BalanceCounts
    from mascarade.arena.balance.study import BalanceStudy

    with error_boundary(as_json=as_json, language=language):
        study = StudyOptions(games=games, jobs=jobs, ray=ray, patience=patience, state=state, fresh=fresh)
        with bot_errors():
            setup = chosen_setup(
                scenario, edition=edition, set_id=set_id, players=players, turn_limit=turn_limit
            )
            format_ = plot_format(plot, force=force)
            entrant = entrant_in_all_seats(bot)
            check_entrants([entrant], setup, patience)
            studied = BalanceStudy(setup=setup, entrant=entrant, seed=seed, patience=patience)
            checkpoint = study.checkpoint("balance", studied, BalanceCounts)
            counts = study.saved(checkpoint) or BalanceCounts.of(setup)
            study.run(studied, counts, counts.add, checkpoint, lines=progress)
        if plot is not None and format_ is not None:
            from mascarade.arena.plots import draw_balance

            image = draw_balance(studied, counts, words(), table_summary(setup), format_)
            files.write(plot, image, force=force)
        if as_json:
            write_json(msgspec.to_builtins(_report(studied, counts)))
        else:
            _print(console(), studied, counts)


def _report(studied: BalanceStudy, counts: BalanceCounts) -> BalanceReport:
    games, courthouse = counts.games, counts.courthouse
    return BalanceReport(
        games=games,
        seed=studied.seed,
        bot=studied.entrant.name,
        scenario=studied.setup.scenario,
        options=studied.setup.options,
        fair_share=1 / studied.players,
        characters={card: wins.figures() for card, wins in counts.dealt.items()},
        seats=tuple(wins.figures() for wins in counts.seats),
        announcements={card: _announcements(claims, games) for card, claims in counts.claims.items()},
        turns=length_quantiles(counts.turns),
        decisions=length_quantiles(counts.decisions),
        endings={reason: counts.endings.get(reason, 0) / games for reason in get_args(EndReason)},
        courthouse=CourthouseReport(
            fines_per_game=courthouse.fines / games,
            paid_per_game=courthouse.paid / games,
            takings_per_game=courthouse.takings / games,
            taken_per_game=courthouse.taken / games,
            largest_mean=mean(courthouse.largest),
            largest_median=quantile(courthouse.largest, 0.5),
            left_mean=mean(courthouse.left),
        ),
        mistakes=counts.mistakes,
    )


def _announcements(claims: Claims, games: int) -> AnnouncementReport:
    return AnnouncementReport(
        announced=claims.announced,
        per_game=claims.announced / games,
        games=claims.games,
        true=_share(claims.true, claims.announced),
        contested=_share(claims.contested, claims.announced),
        true_when_contested=_share(claims.contested_true, claims.contested),
        carried=_share(claims.carried, claims.announced),
        gain=_share(claims.gained, claims.announced),
        wins_of_announcers=claims.by_player.figures(),
    )


def _share(count: int, whole: int) -> float | None:
    return count / whole if whole else None


def _print(out: Console, studied: BalanceStudy, counts: BalanceCounts) -> None:
    say, decimal = words().say, words().decimal
    out.print(table_summary(studied.setup), style="bold")
    out.print(say("balance-bot", bot=clean(studied.entrant.name), players=studied.players))
    out.print(say("arena-games", games=counts.games, seed=str(studied.seed)))
    out.print(say("balance-fair", share=percent(1 / studied.players)))
    out.print()
    _print_wins(out, studied, counts)
    out.print()
    _print_claims(out, studied, counts)
    out.print()
    print_games(out, counts)
    courthouse, games = counts.courthouse, counts.games
    out.print(
        say(
            "balance-courthouse",
            paid=decimal(courthouse.paid / games, 1),
            takings=decimal(courthouse.takings / games, 2),
            taken=decimal(courthouse.taken / max(1, courthouse.takings), 1),
            largest=decimal(mean(courthouse.largest), 1),
            left=decimal(mean(courthouse.left), 1),
        )
    )
    for mistake in mistake_sentences(studied.entrant.name, counts.mistakes):
        out.print(mistake, style="bold yellow")
    out.print(say("arena-note-intervals"), style=QUIET)


def _print_wins(out: Console, studied: BalanceStudy, counts: BalanceCounts) -> None:
    """Wins by card and by seat, side by side if there is room."""
    from rich.columns import Columns

    say, fair = words().say, 1 / studied.players
    figures = (say("arena-column-share"), say("arena-column-interval"))
    by_card = sorted(counts.dealt.items(), key=lambda item: -item[1].share)
    cards = [_wins_row(_name(studied, card), wins, fair) for card, wins in by_card]
    seats = [
        _wins_row(say("balance-seat", seat=number), wins, fair) for number, wins in enumerate(counts.seats, 1)
    ]
    by_dealt = fitted(out, (say("balance-column-dealt"), *figures), cards)
    by_seat = fitted(out, (say("balance-column-seat"), *figures), seats)
    out.print(Columns((by_dealt, by_seat), padding=(0, 6)))


def _wins_row(name: str, wins: Wins, fair: float) -> FigureRow:
    low, high = wins.interval
    style = GAIN if low > fair else LOSS if high < fair else ""
    return FigureRow(render(name), (percent(wins.share), interval(low, high)), style)


def _print_claims(out: Console, studied: BalanceStudy, counts: BalanceCounts) -> None:
    columns = ("announced", "contested", "true", "true-contested", "per-game", "carried", "announcers")
    rows = [
        FigureRow(
            render(_name(studied, card)),
            (
                _percent(claims.contested, claims.announced),
                _percent(claims.true, claims.announced),
                _percent(claims.contested_true, claims.contested),
                words().decimal(claims.announced / counts.games, 2),
                _percent(claims.carried, claims.announced),
                percent(claims.by_player.share) if claims.by_player.times else "–",
            ),
        )
        for card, claims in sorted(counts.claims.items(), key=lambda item: -item[1].announced)
    ]
    headers = [words().say(f"balance-column-{column}") for column in columns]
    out.print(fitted(out, headers, rows, optional=(5, 4, 2, 3)))


def _percent(count: int, whole: int) -> str:
    return percent(count / whole, digits=0) if whole else "–"


def _name(studied: BalanceStudy, card: CharacterId) -> str:
    return marked(words().name(card, studied.setup.scenario.edition), CHARACTER)
