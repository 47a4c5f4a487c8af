"""What tournaments and balance studies have in common on the command line."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, nullcontext, redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from mascarade.arena.errors import ArenaRefused, StudyUsageError
from mascarade.arena.runner.checkpoint import Checkpoint, Results
from mascarade.arena.runner.local import Executor, Task, cores
from mascarade.arena.runner.ray import joined
from mascarade.arena.runner.study import run_study
from mascarade.arena.stats import mean, quantile
from mascarade.arena.tournament import Mistakes
from mascarade.bots import BotRefused, bot_names
from mascarade.cli.terminal import files
from mascarade.cli.terminal.columns import percent
from mascarade.cli.terminal.errors import CliUsageError, sentence
from mascarade.cli.terminal.output import Json, console, words
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

TURN_LIMIT = 200
"""Turns after which the richest win, where neither the scenario nor the caller sets a limit."""
PLAYERS = 6
PREFERRED, ANYBODY = "regular", "random"
DIED = ("worker-died", "cluster-died")
"""Refusals in the middle of a study."""
QUANTILES = (0.1, 0.25, 0.5, 0.75, 0.9)

B = TypeVar("B", bound=Results)
R = TypeVar("R")


@contextmanager
def bot_errors() -> Iterator[None]:
    """Where bots are at work: what they print is no result, and what is wrongly called is told as such."""
    try:
        with redirect_stdout(sys.stderr):
            yield
    except StudyUsageError as refusal:
        raise CliUsageError(refusal.code, **refusal.facts) from None
    except BotRefused as refusal:
        if refusal.code != "unknown-bot":
            raise
        raise CliUsageError(refusal.code, **refusal.facts) from None


def usual_bot() -> str:
    """Who plays where nobody is named."""
    return PREFERRED if PREFERRED in bot_names() else ANYBODY


def at_least_one(option: str, number: int) -> int:
    """A number of games or workers."""
    if number < 1:
        raise CliUsageError("too-small", option=option, number=number)
    return number


def checked_patience(seconds: float) -> float:
    """How long a bot of somebody else's may think."""
    if not 0 < seconds < 10**6:
        raise CliUsageError("patience")
    return seconds


def workers(jobs: int | None) -> int:
    """So many workers as asked for, or one a core."""
    return cores() if jobs is None else at_least_one("--jobs", jobs)


def chosen_setup(
    file: str | None,
    *,
    edition: EditionId | None,
    set_id: str | None,
    players: int | None,
    turn_limit: int | None,
    usual_players: int | None = None,
) -> Setup:
    """The table to play at: a scenario of one's own, or a published set."""
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
    """Six, or what is nearest to it among the numbers a set was printed for."""
    if edition not in EDITIONS or set_id not in set_ids(edition):
        return PLAYERS  # `published` refuses it and says why
    return min(player_counts(edition, set_id), key=lambda count: (abs(count - PLAYERS), count))


def table_told(setup: Setup) -> str:
    """What is played, in a few words."""
    scenario = setup.scenario
    return words().say(
        "arena-table",
        edition=scenario.edition,
        set=clean(scenario.id or scenario.name or "none"),
        players=scenario.players,
        limit=setup.options.turn_limit or 0,
    )


def study(
    task: Task[R],
    book: B,
    add: Callable[[R], None],
    *,
    games: int,
    jobs: int,
    keeper: Checkpoint[B],
    ray: str | None = None,
    lines: bool = False,
) -> None:
    """Play the study with a progress bar, or with lines for programs, on a cluster if one is named; say what
    becomes of it if it is stopped.
    """
    with nullcontext() if ray is None else joined(ray, jobs) as crew:
        _study(task, book, add, games=games, jobs=jobs, keeper=keeper, crew=crew, lines=lines)


def _study(
    task: Task[R],
    book: B,
    add: Callable[[R], None],
    *,
    games: int,
    jobs: int,
    keeper: Checkpoint[B],
    crew: Executor | None,
    lines: bool,
) -> None:
    kept = book.games
    if 0 < kept <= games:
        message = "arena-finished-before" if kept == games else "arena-goes-on"
        remark(words().say(message, kept=kept, games=games, file=clean(str(keeper.file))))
    lost: list[ArenaRefused] = []
    try:
        with nullcontext(_line) if lines else _progress(games) as progress:
            run_study(
                task,
                book,
                add,
                games=games,
                jobs=jobs,
                keeper=keeper,
                crew=crew,
                progress=progress,
                unkept=lost.append,
            )
    except KeyboardInterrupt:
        message = "arena-stopped-unkept" if lost else "arena-stopped"
        remark(words().say(message, kept=keeper.games, games=games, file=clean(str(keeper.file))))
        _regret(lost)
        raise
    except ArenaRefused as refusal:
        if refusal.code in DIED and lost:
            _regret(lost)
        elif refusal.code in DIED:
            told = words().say("arena-kept", kept=keeper.games, games=games, file=clean(str(keeper.file)))
            remark(told)
        raise


def _regret(lost: Iterable[ArenaRefused]) -> None:
    """Say why nothing could be kept."""
    for refusal in lost:
        remark(sentence(words(), refusal))


def keeper_for(kind: str, task: Task[R], file: str | None, book: type[B], *, fresh: bool) -> Checkpoint[B]:
    """Where the study is kept."""
    import msgspec

    assert isinstance(task, msgspec.Struct)
    keeper = Checkpoint(kind, task, None if file is None else Path(file), book)
    if fresh:
        keeper.forget()
    return keeper


def remark(told: str) -> None:
    """Something beside the results."""
    console(stderr=True).print(told, soft_wrap=True)


def _line(done: int) -> None:
    """How far it is, for programs."""
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
    quantiles: dict[str, Json] = {f"{part:g}": quantile(turns, part) for part in QUANTILES}
    return {"mean": mean(turns), "quantiles": quantiles, "longest": max(turns, default=0)}


def print_turns(out: Console, turns: Mapping[int, int]) -> None:
    """How long the games were."""
    told = words().say(
        "arena-turns",
        mean=words().decimal(mean(turns), 1),
        low=quantile(turns, 0.1),
        middle=quantile(turns, 0.5),
        high=quantile(turns, 0.9),
        longest=max(turns, default=0),
    )
    out.print(told)


def print_endings(out: Console, endings: Mapping[EndReason, int], games: int) -> None:
    """How the games ended, the commonest way first."""
    say = words().say
    parts = [
        say("arena-ending", reason=reason, share=percent(count / games))
        for reason, count in sorted(endings.items(), key=lambda ending: -ending[1])
    ]
    out.print(say("arena-endings", endings=", ".join(parts)))


def mistakes_told(bot: str, mistakes: Iterable[Mistakes]) -> Iterator[str]:
    """What a bot did wrong, a sentence for each kind."""
    for mistake in mistakes:
        yield words().say(
            "arena-mistakes",
            bot=clean(bot),
            kind=mistake.kind,
            count=mistake.count,
            first=clean(mistake.first),
        )
