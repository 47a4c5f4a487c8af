"""Studies on the command line: the options, setup, progress and reports of tournament, balance and atlas."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, nullcontext, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import msgspec
from msgspec.structs import replace

from mascarade.arena.entrants import Entrant, read_entrant
from mascarade.arena.errors import ArenaRefused, StudyUsageError
from mascarade.arena.runner.checkpoint import Checkpoint, Results
from mascarade.arena.runner.local import Executor, Task, cores
from mascarade.arena.runner.ray import joined
from mascarade.arena.runner.study import run_study
from mascarade.arena.stats import mean, quantile
from mascarade.bots import BotRefused, bot_names
from mascarade.cli.terminal import files
from mascarade.cli.terminal.columns import percent
from mascarade.cli.terminal.errors import CliUsageError, sentence
from mascarade.cli.terminal.output import Json, console, words
from mascarade.formats.balance import LengthQuantiles
from mascarade.locales.errors import clean
from mascarade.rules import (
    EDITIONS,
    EditionId,
    Options,
    Setup,
    playable,
    player_counts,
    published,
    read_scenario,
    set_ids,
)
from mascarade.rules.scenario_file import MAX_SCENARIO_BYTES
from mascarade.rules.state import EndReason

if TYPE_CHECKING:
    from rich.console import Console

    from mascarade.arena.tournament import Mistakes

TURN_LIMIT = 200
"""Turns after which the richest win, where neither the scenario nor the caller sets a limit."""
PLAYERS = 6
PREFERRED, ANYBODY = "regular", "random"
DIED = ("worker-died", "cluster-died")
"""Errors in the middle of a study."""
QUANTILES = (0.1, 0.25, 0.5, 0.75, 0.9)

B = TypeVar("B", bound=Results)
R = TypeVar("R")


@contextmanager
def bot_errors() -> Iterator[None]:
    """Run bots: what they print goes to standard error, and a wrong argument is a usage error."""
    try:
        with redirect_stdout(sys.stderr):
            yield
    except StudyUsageError as refusal:
        raise CliUsageError(refusal.code, **refusal.facts) from None
    except BotRefused as refusal:
        if refusal.code != "unknown-bot":
            raise
        raise CliUsageError(refusal.code, **refusal.facts) from None


@dataclass(frozen=True, slots=True, kw_only=True)
class StudyOptions:
    """The options that tournament, balance and atlas share: how much to play, where, and what to save."""

    games: int
    """For each setup that is studied."""
    seed: int
    jobs: int | None
    """Workers; None is one a core."""
    ray: str | None
    """The address of a Ray cluster; None plays in processes on this machine."""
    patience: float
    state: str | None
    """The checkpoint's file; None is one in the user's state folder."""
    fresh: bool

    def __post_init__(self) -> None:
        """Refuse numbers that are too small."""
        _at_least_one("--games", self.games)
        if self.jobs is not None:
            _at_least_one("--jobs", self.jobs)
        checked_patience(self.patience)

    def checkpoint(self, kind: str, task: Task[R], results: type[B]) -> Checkpoint[B]:
        """The file that keeps the results of a study, emptied if it is to start over."""
        assert isinstance(task, msgspec.Struct)
        checkpoint = Checkpoint(kind, task, None if self.state is None else Path(self.state), results)
        if self.fresh:
            checkpoint.forget()
        return checkpoint

    def run(
        self,
        task: Task[R],
        results: B,
        add: Callable[[R], None],
        checkpoint: Checkpoint[B],
        *,
        setups: int = 1,
        lines: bool = False,
    ) -> None:
        """Play a study with a progress bar, or with lines for programs; if it stops, say what is saved."""
        jobs, games = cores() if self.jobs is None else self.jobs, self.games * setups
        with nullcontext() if self.ray is None else joined(self.ray, jobs) as executor:
            _run(task, results, add, checkpoint, games=games, jobs=jobs, executor=executor, lines=lines)


def _at_least_one(option: str, number: int) -> None:
    if number < 1:
        raise CliUsageError("too-small", option=option, number=number)


def checked_patience(seconds: float) -> float:
    """How long a third-party bot may think about a decision, if that is a sensible time."""
    if not 0 < seconds < 10**6:
        raise CliUsageError("patience")
    return seconds


def usual_bot() -> str:
    """The bot that plays where none is named."""
    return PREFERRED if PREFERRED in bot_names() else ANYBODY


def entrant_in_all_seats(bot: str) -> Entrant:
    """The bot that plays all seats, as it is written without a number of seats."""
    entrant = read_entrant(bot)
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
    usual_players: int | None = None,
) -> Setup:
    """The table to play at: a custom scenario, or a published set."""
    if file is not None:
        if (edition, set_id, players) != (None, None, None):
            raise CliUsageError("scenario-and-set", file=file)
        setup = read_scenario(files.read(file, MAX_SCENARIO_BYTES))
        scenario, options = setup.scenario, setup.options
    else:
        printed = edition or "first"
        chosen = set_ids(printed)[0] if set_id is None else set_id
        count = usual_players_of(printed, chosen) if usual_players is None else usual_players
        count = count if players is None else players
        scenario, options = published(printed, chosen, count), Options()
    limit = options.turn_limit if turn_limit is None else turn_limit
    return playable(scenario, replace(options, turn_limit=TURN_LIMIT if limit is None else limit))


def usual_players_of(edition: EditionId, set_id: str) -> int:
    """Six, or the nearest number of players that a set was published for."""
    if edition not in EDITIONS or set_id not in set_ids(edition):
        return PLAYERS  # `published` refuses it and says why
    return min(player_counts(edition, set_id), key=lambda count: (abs(count - PLAYERS), count))


def table_summary(setup: Setup) -> str:
    """What is played, in a few words."""
    scenario = setup.scenario
    return words().say(
        "arena-table",
        edition=scenario.edition,
        set=clean(scenario.id or scenario.name or "none"),
        players=scenario.players,
        limit=setup.options.turn_limit or 0,
    )


def _run(
    task: Task[R],
    results: B,
    add: Callable[[R], None],
    checkpoint: Checkpoint[B],
    *,
    games: int,
    jobs: int,
    executor: Executor | None,
    lines: bool,
) -> None:
    say, file = words().say, clean(str(checkpoint.file))
    if 0 < results.games <= games:
        message = "arena-finished-before" if results.games == games else "arena-goes-on"
        remark(say(message, kept=results.games, games=games, file=file))
    unsaved: list[ArenaRefused] = []
    try:
        with nullcontext(_print_done) if lines else _progress(games) as progress:
            run_study(
                task,
                results,
                add,
                games=games,
                jobs=jobs,
                keeper=checkpoint,
                crew=executor,
                progress=progress,
                unkept=unsaved.append,
            )
    except KeyboardInterrupt:
        message = "arena-stopped-unkept" if unsaved else "arena-stopped"
        remark(say(message, kept=checkpoint.games, games=games, file=file))
        _print_unsaved(unsaved)
        raise
    except ArenaRefused as refusal:
        if refusal.code in DIED and unsaved:
            _print_unsaved(unsaved)
        elif refusal.code in DIED:
            remark(say("arena-kept", kept=checkpoint.games, games=games, file=file))
        raise


def _print_unsaved(problems: Iterable[ArenaRefused]) -> None:
    """Say why the results could not be saved."""
    for refusal in problems:
        remark(sentence(words(), refusal))


def remark(text: str) -> None:
    """Print something beside the results, on standard error."""
    console(stderr=True).print(text, soft_wrap=True)


def _print_done(done: int) -> None:
    """Progress for programs."""
    print(f'{{"done": {done}}}', file=sys.stderr, flush=True)


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int], None]]:
    """A bar on the terminal, and nothing elsewhere."""
    err = console(stderr=True)
    if not err.is_terminal:
        yield lambda done: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True) as bar:
        line = bar.add_task(words().say("arena-playing"), total=games)
        yield lambda done: bar.update(line, completed=done)


def turns_as_json(turns: Mapping[int, int]) -> Json:
    """How long the games were, for programs."""
    quantiles = {f"{part:g}": quantile(turns, part) for part in QUANTILES}
    lengths: Json = msgspec.to_builtins(LengthQuantiles(mean(turns), quantiles, max(turns, default=0)))
    return lengths


def print_turns(out: Console, turns: Mapping[int, int]) -> None:
    """How long the games were."""
    summary = words().say(
        "arena-turns",
        mean=words().decimal(mean(turns), 1),
        low=quantile(turns, 0.1),
        middle=quantile(turns, 0.5),
        high=quantile(turns, 0.9),
        longest=max(turns, default=0),
    )
    out.print(summary)


def print_endings(out: Console, endings: Mapping[EndReason, int], games: int) -> None:
    """How the games ended, the commonest way first."""
    say = words().say
    parts = [
        say("arena-ending", reason=reason, share=percent(count / games))
        for reason, count in sorted(endings.items(), key=lambda ending: -ending[1])
    ]
    out.print(say("arena-endings", endings=", ".join(parts)))


def mistake_sentences(bot: str, mistakes: Iterable[Mistakes]) -> Iterator[str]:
    """What a bot did wrong, a sentence for each kind."""
    for mistake in mistakes:
        yield words().say(
            "arena-mistakes",
            bot=clean(bot),
            kind=mistake.kind,
            count=mistake.count,
            first=clean(mistake.first),
        )
