"""Studies on the command line: options, setup, progress and reports of tournaments, ladders and others."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, nullcontext, redirect_stdout
from dataclasses import dataclass
from importlib.util import find_spec
from math import ceil
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from mascarade.arena.entrants import Entrant, read_entrant
from mascarade.arena.errors import ArenaRefused, StudyUsageError
from mascarade.arena.runner.checkpoint import Checkpoint, Results, ResumableStudy
from mascarade.arena.runner.local import Chunks, Task, cores
from mascarade.arena.runner.ray import connect
from mascarade.arena.runner.study import Staged, run_study
from mascarade.arena.stats import mean, quantile
from mascarade.bots import BotRefused, bot_names
from mascarade.cli.terminal import files
from mascarade.cli.terminal.columns import percent
from mascarade.cli.terminal.errors import CliUsageError, FileRefused, sentence
from mascarade.cli.terminal.output import console, words
from mascarade.formats.balance import LengthQuantiles, Mistakes
from mascarade.locales.errors import clean
from mascarade.rules import EditionId, Setup, playable, player_counts, published, read_scenario, set_ids
from mascarade.rules.scenario_file import MAX_SCENARIO_BYTES

if TYPE_CHECKING:
    from rich.console import Console

    from mascarade.arena.balance.counters import BalanceCounts
    from mascarade.arena.tournament import Standings

TURN_LIMIT = 200
"""Turns after which the richest win, where neither the scenario nor the caller sets a limit."""
PLAYERS = 6
PREFERRED, FALLBACK = "regular", "random"
PLOT_FORMATS = ("png", "svg", "pdf")
DIED = ("worker-died", "cluster-died")
"""Errors after which the games so far are still saved."""
_TIMED = {
    "arena-goes-on": "arena-goes-on-timed",
    "arena-finished-before": "arena-finished-before-timed",
    "arena-stopped": "arena-stopped-timed",
    "arena-stopped-unkept": "arena-stopped-unkept-timed",
    "arena-kept": "arena-kept-timed",
}
"""The messages of studies with a time limit, which have no number of games."""
QUANTILES = (0.1, 0.25, 0.5, 0.75, 0.9)

B = TypeVar("B", bound=Results)
R = TypeVar("R")


@contextmanager
def bot_errors() -> Iterator[None]:
    """Run bots: redirect their output to standard error, and turn wrong arguments into usage errors."""
    try:
        with redirect_stdout(sys.stderr):
            yield
    except (StudyUsageError, BotRefused) as refusal:
        if isinstance(refusal, BotRefused) and refusal.code != "unknown-bot":
            raise
        raise CliUsageError(refusal.code, **refusal.facts) from None


@dataclass(frozen=True, slots=True, kw_only=True)
class Extent:
    """How much of a study is played that hands out its games in an order of its own, or in stages."""

    chunks: Chunks | None = None
    """None for a study in stages."""
    games: int = 0
    """Of the whole study, if it is not limited by time."""
    seconds: float | None = None
    """The time limit of the whole study."""
    used: float = 0.0
    """For how many seconds it has played before."""
    played: int = 0
    """How many games it has played before."""

    def is_used_up(self) -> bool:
        """Whether nothing is left to play."""
        return self.played >= self.games if self.seconds is None else self.used >= self.seconds


@dataclass(frozen=True, slots=True, kw_only=True)
class StudyOptions:
    """The options that tournament, balance and atlas share: how much to play, where, and what to save."""

    games: int
    """For each setup that is studied."""
    jobs: int | None
    """Workers; None is one per core."""
    ray: str | None
    """The address of a Ray cluster; None is this machine."""
    patience: float
    state: str | None
    """The checkpoint's file; None is one in the user's state folder."""
    fresh: bool

    def __post_init__(self) -> None:
        """Refuse numbers that are too small."""
        for option, number in (("--games", self.games), ("--jobs", self.jobs)):
            if number is not None and number < 1:
                raise CliUsageError("too-small", option=option, number=number)
        checked_patience(self.patience)

    @property
    def workers(self) -> int:
        """How many workers play."""
        return cores() if self.jobs is None else self.jobs

    def checkpoint(self, kind: str, study: ResumableStudy, results: type[B]) -> Checkpoint[B]:
        """The checkpoint of a study."""
        return Checkpoint(kind, study, None if self.state is None else Path(self.state), results)

    def saved(self, checkpoint: Checkpoint[B]) -> B | None:
        """The results saved so far; None, and they are deleted, if the study is to start over.

        Ask only when nothing else can refuse the command.
        """
        if self.fresh:
            checkpoint.delete()
        return checkpoint.load()

    def run(
        self,
        task: Task[R] | Staged[R],
        results: B,
        add: Callable[[R], None],
        checkpoint: Checkpoint[B],
        *,
        setups: int = 1,
        lines: bool = False,
        extent: Extent | None = None,
    ) -> None:
        """Play with a progress bar, or progress lines for programs; if it stops, say what is saved.

        `extent` is how much to play, if not a number of games for each of so many setups.
        """
        jobs, games = self.workers, self.games * setups
        is_timed = extent is not None and extent.seconds is not None
        if extent is not None:
            games = extent.games
            if extent.is_used_up():
                jobs = 1
            elif not is_timed:
                jobs = min(jobs, games - extent.played)
        file, unsaved = clean(str(checkpoint.file)), list[ArenaRefused]()

        def say(message: str) -> str:
            chosen = _TIMED.get(message, message) if is_timed else message
            return words().say(chosen, kept=checkpoint.games, games=games, file=file)

        with nullcontext() if self.ray is None else connect(self.ray, jobs) as cluster:
            if results.games > 0 and (is_timed or results.games <= games):
                is_finished = extent.is_used_up() if extent is not None else results.games == games
                remark(say("arena-finished-before" if is_finished else "arena-goes-on"))
            try:
                with nullcontext(_print_done) if lines else _progress(games, extent) as progress:
                    run_study(
                        task,
                        results,
                        add,
                        games=games if extent is None or extent.chunks is None else extent.chunks,
                        jobs=jobs,
                        checkpoint=checkpoint,
                        cluster=cluster,
                        progress=progress,
                        on_unsaved=unsaved.append,
                    )
            except (KeyboardInterrupt, ArenaRefused) as stop:
                if isinstance(stop, KeyboardInterrupt):
                    remark(say("arena-stopped-unkept" if unsaved else "arena-stopped"))
                elif stop.code not in DIED:
                    raise
                elif not unsaved:
                    remark(say("arena-kept"))
                for refusal in unsaved:
                    remark(sentence(words(), refusal))
                raise


def checked_patience(seconds: float) -> float:
    """The time limit for a third-party bot, if it is sensible."""
    if not 0 < seconds < 10**6:
        raise CliUsageError("patience")
    return seconds


def default_bot() -> str:
    """The bot that plays if none is named."""
    return PREFERRED if PREFERRED in bot_names() else FALLBACK


def entrant_in_all_seats(bot: str | None) -> Entrant:
    """The bot for all seats, which is written without a number of seats; None is the default bot."""
    entrant = read_entrant(default_bot() if bot is None else bot)
    if entrant.seats is not None:
        raise CliUsageError("all-seats", bot=entrant.name)
    return entrant


def chosen_setup(
    file: str | None,
    *,
    edition: EditionId | None,
    set_id: str | None,
    players: int | None,
    turn_limit: int | None,
    default_players: int | None = None,
) -> Setup:
    """The setup to play: a custom scenario or a published set."""
    if file is not None:
        if (edition, set_id, players) != (None, None, None):
            raise CliUsageError("scenario-and-set", file=file)
        setup = read_scenario(files.read(file, MAX_SCENARIO_BYTES))
    else:
        printed = edition or "first"
        chosen = set_ids(printed)[0] if set_id is None else set_id
        usual = default_players_of(printed, chosen) if default_players is None else default_players
        count = usual if players is None else players
        setup = Setup(scenario=published(printed, chosen, count))
    limit = setup.options.turn_limit if turn_limit is None else turn_limit
    options = replace(setup.options, turn_limit=TURN_LIMIT if limit is None else limit)
    return playable(setup.scenario, options)


def default_players_of(edition: EditionId, set_id: str) -> int:
    """Six, or the nearest number of players that the set supports."""
    if set_id not in set_ids(edition):
        return PLAYERS  # `published` refuses it and says why
    return min(player_counts(edition, set_id), key=lambda count: (abs(count - PLAYERS), count))


def table_summary(setup: Setup) -> str:
    """A one-line description of the setup."""
    scenario = setup.scenario
    return words().say(
        "arena-table",
        edition=scenario.edition,
        set=clean(scenario.id or scenario.name or "none"),
        players=scenario.players,
        limit=setup.options.turn_limit or 0,
    )


def remark(text: str) -> None:
    """Print a message on standard error, apart from the results."""
    console(stderr=True).print(text, soft_wrap=True)


def _print_done(done: int) -> None:
    """Print progress for programs."""
    print(f'{{"done": {done}}}', file=sys.stderr, flush=True)


@contextmanager
def _progress(games: int, extent: Extent | None = None) -> Iterator[Callable[[int], None]]:
    """A progress bar on a terminal, and nothing elsewhere. It shows seconds if the time is limited."""
    err = console(stderr=True)
    if not err.is_terminal:
        yield lambda done: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True) as bar:
        seconds = None if extent is None else extent.seconds
        line = bar.add_task(words().say("arena-playing"), total=games if seconds is None else ceil(seconds))
        started, used = monotonic(), 0.0 if extent is None else extent.used
        if seconds is None:
            yield lambda done: bar.update(line, completed=done)
        else:
            yield lambda done: bar.update(line, completed=int(min(seconds, used + monotonic() - started)))


def length_quantiles(turns: Mapping[int, int]) -> LengthQuantiles:
    """The lengths of games, for reports."""
    quantiles = {f"{part:g}": quantile(turns, part) for part in QUANTILES}
    return LengthQuantiles(mean(turns), quantiles, max(turns, default=0))


def print_games(out: Console, results: Standings | BalanceCounts) -> None:
    """Print how long the games were, and how they ended, most frequent first."""
    say, turns = words().say, results.turns
    summary = say(
        "arena-turns",
        mean=words().decimal(mean(turns), 1),
        low=quantile(turns, 0.1),
        middle=quantile(turns, 0.5),
        high=quantile(turns, 0.9),
        longest=max(turns, default=0),
    )
    out.print(summary)
    parts = [
        say("arena-ending", reason=reason, share=percent(count / results.games))
        for reason, count in sorted(results.endings.items(), key=lambda ending: -ending[1])
    ]
    out.print(say("arena-endings", endings=", ".join(parts)))


def mistake_sentences(bot: str, mistakes: Iterable[Mistakes]) -> Iterator[str]:
    """A sentence for each kind of mistake of a bot."""
    for mistake in mistakes:
        yield words().say(
            "arena-mistakes",
            bot=clean(bot),
            kind=mistake.kind,
            count=mistake.count,
            first=clean(mistake.first),
        )


def plot_format(file: str | None, *, force: bool) -> str | None:
    """The format of the plot, if one is asked for; refused now if it can't be drawn or written later."""
    if file is None:
        if force:
            raise CliUsageError("force-without-plot")
        return None
    suffix = Path(file).suffix.lower().removeprefix(".")
    if suffix not in PLOT_FORMATS:
        raise CliUsageError("plot-format", file=file, known=", ".join(PLOT_FORMATS))
    if find_spec("matplotlib") is None:
        raise FileRefused("no-matplotlib")
    files.refuse_unwritable(file, force=force)
    return suffix
