"""Faults planted into a server under test, to show that the judge finds them. PLANTED says which."""

import os
import random
import sys
import time

if "serve" in sys.orig_argv:
    import sqlalchemy as sa

    from mascarade.server import hub, store
    from mascarade.server.live import Live

    def early(self: store.Store, connection: sa.Connection, batch: list[store._Pending]) -> None:
        """Tell before the commit."""
        with connection.begin():
            told = [(promise, job(connection)) for job, promise in batch]
            store._tell(told)
            time.sleep(0.02)

    async def forgotten(self: hub.Hub, live: Live) -> None:
        """Held answers are not read again."""

    def skipped(self: store.Store, connection: sa.Connection, batch: list[store._Pending]) -> None:
        """Now and then nothing is committed, and all is told to be well."""
        with connection.begin() as transaction:
            told = [(promise, job(connection)) for job, promise in batch]
            if random.random() < 0.03:
                transaction.rollback()
        store._tell(told)

    match os.environ.get("PLANTED"):
        case "early":
            store.Store._commit = early  # type: ignore[method-assign]
        case "forgotten":
            hub.Hub._read_answers = forgotten  # type: ignore[method-assign]
        case "skipped":
            store.Store._commit = skipped  # type: ignore[method-assign]
