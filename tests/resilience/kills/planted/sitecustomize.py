"""Plants a fault into a server under test, or longer timeouts, as the variable PLANTED says."""

import os
import random
import signal
import sys
import time

if "serve" in sys.orig_argv:
    from collections.abc import Sequence

    from sqlalchemy import Engine, event

    from mascarade.server.runtime import early_answers, session
    from mascarade.server.storage import append, store
    from mascarade.server.storage.tables import append_job
    from mascarade.server.tables.entries import Acted, AnyEntry
    from mascarade.server.tables.index import Listing

    def early(self: store.Store, batch: list[store._Pending]) -> None:
        """Acknowledge before the commit."""
        connection = self._connection
        with connection.begin():
            told = [(item.promise, item.job(connection)) for item in batch]
            store._resolve(told)
            time.sleep(0.02)

    async def forgotten(self: object, store: object, table_id: str, state: object) -> None:
        """Don't load early answers again."""

    def skipped(  # noqa: PLR0917 - as the real one
        kept: store.Store,
        table: str,
        number: int,
        at: int,
        news: Sequence[AnyEntry],
        listing: Listing | None = None,
        answers: append.AnswerCount | None = None,
    ) -> append.AppendJob:
        """Now and then, acknowledge a move without storing it."""
        job = append_job(kept, table, number, at, news, listing, answers)
        if isinstance(news[-1], Acted) and random.random() < 0.05:
            return Skipped(kept.database, job.rows, NOTHING, None)
        return job

    NOTHING = Listing(phase="lobby", listed=False, wake_at=None, members=frozenset())

    class Skipped(append.AppendJob):
        """Stores nothing and reports success."""

        def __call__(self, connection: object) -> bool:
            return True

    def cut(part: str) -> None:
        """Kill this process before it executes a statement that contains this text."""

        def ask(connection: object, cursor: object, statement: str, *_more: object) -> None:
            if part in " ".join(statement.split()):
                os.kill(os.getpid(), signal.SIGKILL)

        event.listen(Engine, "before_cursor_execute", ask)

    match os.environ.get("PLANTED", "").split(maxsplit=1):
        case ["early"]:
            store.Store._commit = early  # type: ignore[method-assign]
        case ["forgotten"]:
            early_answers.EarlyAnswers.load = forgotten  # type: ignore[method-assign]
        case ["skipped"]:
            session.append_job = skipped  # type: ignore[attr-defined, assignment]
        case ["cut", part]:
            cut(part)

PATIENCE = 300
"""Timeout of a shutdown in seconds, long enough for any machine."""

if os.environ.get("PLANTED") == "patience":
    if "mascarade.server.process.worker" in sys.orig_argv:
        from mascarade.server.runtime import registry

        registry._GOODBYE_SECONDS = PATIENCE
    elif "serve" in sys.orig_argv:
        from mascarade.server.process import workers

        workers._STOP_SECONDS = PATIENCE
