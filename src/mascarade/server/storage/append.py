"""Appending entries to a table: compare-and-set on (table, number)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import sqlalchemy as sa

from mascarade.server.storage import schema
from mascarade.server.storage.engines import Database, Row
from mascarade.server.tables.index import Listing
from mascarade.server.tables.state import Instant

_RELIST = schema.tables.update().where(schema.tables.c.id == sa.bindparam("table"))


class AnswerCount(msgspec.Struct, frozen=True):
    """The number of early answers in a game, as the caller knows it."""

    game: int
    count: int


class AppendJob:
    """The job that appends entries to a table."""

    def __init__(
        self, database: Database, rows: Sequence[Row], listing: Listing | None, answers: AnswerCount | None
    ) -> None:
        self._database = database
        self.rows = rows
        self.listing = listing
        self.answers = answers
        """Given: nothing is appended if there are other early answers."""

    @property
    def table(self) -> str:
        """The table's id."""
        return self.rows[0][0]

    def __call__(self, connection: sa.Connection) -> bool:
        """Append; False if other entries have the numbers."""
        if self.answers is not None:
            self._database.lock(connection, self.table)
            if count_answers(connection, self.table, self.answers.game) != self.answers.count:
                return False
        if not self._database.append(connection, self.rows):
            return self.is_stored(connection)
        if self.listing is not None:
            self._store_listing(connection, self.rows[0][2], self.listing)
        return True

    def is_stored(self, connection: sa.Connection) -> bool:
        """Whether these entries are stored: the job was done before and its answer was lost."""
        columns, (table, first, *_) = schema.entries.c, self.rows[0]
        asked = sa.select(columns.table_id, columns.number, columns.at, columns.body).where(
            columns.table_id == table, columns.number.between(first, first + len(self.rows) - 1)
        )
        return [tuple(row) for row in connection.execute(asked.order_by(columns.number))] == list(self.rows)

    def _store_listing(self, connection: sa.Connection, at: Instant, listing: Listing) -> None:
        table, members = self.table, schema.members
        columns = {"phase": listing.phase, "listed": listing.listed, "wake_at": listing.wake_at}
        connection.execute(_RELIST, {"table": table, **columns, "changed_at": at})
        for one in listing.earned:
            row = {"person": one.person, "table_id": table, "game": one.game, "at": at}
            body = msgspec.json.encode(one.result)
            connection.execute(self._database.insert_ignore(schema.results), {**row, "body": body})
        if listing.members is None:
            return
        gone = members.delete().where(members.c.table_id == table, members.c.person.not_in(listing.members))
        connection.execute(gone)
        for person in listing.members:
            connection.execute(self._database.insert_ignore(members), {"table_id": table, "person": person})


def count_answers(connection: sa.Connection, table: str, game: int) -> int:
    """The number of early answers stored for a game."""
    columns = schema.answers.c
    asked = sa.select(sa.func.count()).where(columns.table_id == table, columns.game == game)
    return connection.execute(asked).scalar_one()
