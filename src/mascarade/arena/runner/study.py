"""Running a study from its first game to its last, with checkpoints."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol, TypeVar, runtime_checkable

from mascarade.arena.errors import ArenaRefused
from mascarade.arena.runner.checkpoint import Checkpoint, Results
from mascarade.arena.runner.local import Chunks, Task, play_all
from mascarade.arena.runner.ray import Cluster

B = TypeVar("B", bound=Results)
R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)


@runtime_checkable
class Staged(Protocol[R_co]):
    """A study in stages, each of which needs the results of those before."""

    def stages(self) -> Iterable[tuple[Task[R_co], range | Chunks]]:
        """The stages that are left. Each is asked for when the results of the one before were added."""
        ...


def run_study(
    task: Task[R] | Staged[R],
    results: B,
    add: Callable[[R], None],
    *,
    games: int | Chunks,
    jobs: int,
    checkpoint: Checkpoint[B],
    cluster: Cluster | None = None,
    progress: Callable[[int], None],
    on_unsaved: Callable[[ArenaRefused], None] = lambda refusal: None,
) -> None:
    """Play until there are results of this many games, or until `Chunks` hands out no more, or all stages.

    The `cluster` plays, or `jobs` workers on this machine. `add` adds the result of a range of games, and
    `progress` gets the number of games after each. Whatever interrupts the study, Ctrl-C included, the
    results are saved. If that fails, `on_unsaved` gets the reason, and the interruption still propagates.
    """
    if not isinstance(task, Staged) and isinstance(games, int) and results.games > games:
        raise ArenaRefused("state-has-more", file=str(checkpoint.file), kept=results.games, games=games)
    progress(results.games)
    checkpoint.update(results)
    if checkpoint.permanent:
        checkpoint.save()  # fail now rather than after hours
    try:
        for part, left in _stages(task, results.games, games):
            for _, result in play_all(part, left, jobs) if cluster is None else cluster.play_all(part, left):
                add(result)
                checkpoint.update(results)
                progress(results.games)
    except BaseException:
        try:
            checkpoint.save()
        except ArenaRefused as refusal:
            on_unsaved(refusal)
        raise
    checkpoint.update(results)
    checkpoint.finish()


def _stages(
    task: Task[R] | Staged[R], played: int, games: int | Chunks
) -> Iterable[tuple[Task[R], range | Chunks]]:
    """The stages of a study; most have one."""
    if isinstance(task, Staged):
        return task.stages()
    return [(task, range(played, games) if isinstance(games, int) else games)]
