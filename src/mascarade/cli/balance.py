"""Balance studies on the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from mascarade.arena.balance.counters import Claims, Courthouse, Ledger, Wins
from mascarade.arena.balance.study import BalanceStudy
from mascarade.arena.entrants import can_all_sit, read_entrant
from mascarade.arena.stats import mean, quantile
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
    usual_bot,
    workers,
)
from mascarade.cli.terminal.columns import Row, fitted, interval, percent
from mascarade.cli.terminal.errors import CliUsageError
from mascarade.cli.terminal.output import Json, console, words, write_json
from mascarade.cli.terminal.plot_file import plot_file, write_plot
from mascarade.cli.terminal.styles import CHARACTER, GAIN, LOSS, QUIET, marked, render
from mascarade.locales.errors import clean
from mascarade.rules import CharacterId, EditionId
from mascarade.rules.state import EndReason

if TYPE_CHECKING:
    from rich.console import Console


def balance(
    scenario: str | None,
    *,
    edition: EditionId | None,
    set_id: str | None,
    players: int | None,
    bot: str | None,
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
    progress: bool,
    as_json: bool,
) -> None:
    """Study a scenario, or go on studying it, and tell what came out."""
    with bot_errors():
        at_least_one("--games", games)
        jobs = workers(jobs)
        checked_patience(patience)
        setup = chosen_setup(scenario, edition=edition, set_id=set_id, players=players, turn_limit=turn_limit)
        drawing = plot_file(plot, force=force)
        entrant = read_entrant(usual_bot() if bot is None else bot)
        if entrant.seats is not None:
            raise CliUsageError("all-seats", bot=entrant.name)
        can_all_sit([entrant], setup, patience)
        studied = BalanceStudy(setup=setup, entrant=entrant, seed=seed, patience=patience)
        keeper = keeper_for("balance", studied, state, Ledger, fresh=fresh)
        ledger = keeper.load() or Ledger.of(setup)
        study(studied, ledger, ledger.add, games=games, jobs=jobs, keeper=keeper, ray=ray, lines=progress)
    if drawing is not None:
        from mascarade.arena.plots import draw_balance

        drawn = draw_balance(studied, ledger, words(), table_told(setup), drawing.format)
        write_plot(drawing, drawn, force=force)
    if as_json:
        write_json(_as_json(studied, ledger))
    else:
        _print(console(), studied, ledger)


# For programs


def _as_json(studied: BalanceStudy, ledger: Ledger) -> Json:
    import msgspec

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
    return {"times": wins.times, "share": wins.share, "low": low, "high": high}


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
    out.print(table_told(studied.setup), style="bold")
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
    for told in mistakes_told(studied.entrant.name, ledger.mistakes):
        out.print(told, style="bold yellow")
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
