"""Running a study from its first game to its last, with checkpoints."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from mascarade.arena.errors import ArenaRefused
from mascarade.arena.runner.checkpoint import Checkpoint, Results
from mascarade.arena.runner.local import Executor, Task, play_all

B = TypeVar("B", bound=Results)
R = TypeVar("R")


def run_study(
    task: Task[R],
    book: B,
    add: Callable[[R], None],
    *,
    games: int,
    jobs: int,
    keeper: Checkpoint[B],
    crew: Executor | None = None,
    progress: Callable[[int], None],
    unkept: Callable[[ArenaRefused], None] = lambda refusal: None,
) -> None:
    """Play until the book holds so many games.

    The `crew` plays, and without one `jobs` workers of this machine. `add` writes a result into the book, and
    `progress` hears how many games it holds.
    Whatever stops it, Ctrl-C included, what was played until then is kept. If it can't be, `unkept` hears
    why, and what stopped it still does.
    """
    if book.games > games:
        raise ArenaRefused("state-has-more", file=str(keeper.file), kept=book.games, games=games)
    progress(book.games)
    keeper.note(book)
    if keeper.lasting:
        keeper.write()  # better refused now than after hours
    left = range(book.games, games)
    try:
        for _, result in play_all(task, left, jobs) if crew is None else crew.play_all(task, left):
            add(result)
            keeper.note(book)
            progress(book.games)
    except BaseException:
        try:
            keeper.write()
        except ArenaRefused as refusal:
            unkept(refusal)
        raise
    keeper.finish()
