"""Compares the clients' log with the database.

The database is checked as the killed server left it. The check works on a copy, so that recovery is left to
the next server.
"""

from __future__ import annotations

import hashlib
import shutil
import sqlite3
from collections import defaultdict
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from mascarade.rules import SPECTATOR, AnyEvent, visible_events
from mascarade.rules import events as e
from mascarade.server.people.accounts import hash_token
from mascarade.server.tables import entries as n
from mascarade.server.tables.entries import AnyEntry
from mascarade.server.tables.fold import evolve
from mascarade.server.tables.results import GameResult, player_results
from mascarade.server.tables.state import TableState
from tests.resilience.kills import client_log as log

_entry = msgspec.json.Decoder(AnyEntry)
_result = msgspec.json.Decoder(GameResult)
ActKey = tuple[str, int, str]
"""An action: its table, seat and id."""
Question = tuple[str, int, int, int]
"""A table, a game, a seat and the number of a decision."""


class Violation(AssertionError):
    """The server broke a guarantee."""


def plain(value: object) -> Any:
    """A value after a round trip through JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Game:
    """The stored events of a game, and what clients saw of it that has not been compared yet."""

    def __init__(self) -> None:
        self.events: tuple[AnyEvent, ...] = ()
        self.over = False
        self.shown: list[log.Shown] = []


class StoredTable:
    """A table's entries, folded as far as they have been read."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.id = ""
        self.state = TableState()
        self.digest = hashlib.sha256()
        self.games: dict[int, Game] = defaultdict(Game)
        self.started = 0
        self.by: dict[str, int] = defaultdict(int)
        """The number of actions by persons, bots and clocks."""
        self.earned: set[tuple[str, int, GameResult]] = set()
        """The results of finished games, for each person."""

    def read(self, database: sqlite3.Connection) -> list[tuple[int, n.Acted]]:
        """Fold new entries; the new actions with their games."""
        if not self.id:
            (self.id,) = database.execute("SELECT id FROM tables WHERE code = ?", (self.code,)).fetchone()
        asked = "SELECT number, at, body FROM entries WHERE table_id = ? AND number >= ? ORDER BY number"
        acted: list[tuple[int, n.Acted]] = []
        for number, at, body in database.execute(asked, (self.id, self.state.number)):
            if number != self.state.number:
                raise Violation(f"{self.code} has a gap before entry {number}")
            entry = _entry.decode(body)
            before = self.state
            try:
                self.state = evolve(self.state, entry, at)
            except Exception as problem:
                raise Violation(f"entry {number} of {self.code} can't have happened: {problem}") from problem
            self.digest.update(_row(number, at, body))
            self.earned |= {(one.person, one.game, one.result) for one in player_results(before, self.state)}
            if isinstance(entry, n.Acted):
                acted.append((self.state.game, entry))
                self.by[entry.by] += 1
            if isinstance(entry, n.Started):
                self.started += 1
            if self.state.play is not None and self.state.game:
                game = self.games[self.state.game]
                game.events = self.state.play.events[:]
                game.over = not self.state.is_game_on
        asked = "SELECT person, game, body FROM results WHERE table_id = ?"
        kept = {
            (person, game, _result.decode(body)) for person, game, body in database.execute(asked, (self.id,))
        }
        if kept != self.earned:
            raise Violation(f"at {self.code} other results are kept than there were")
        return acted

    def reread(self, database: sqlite3.Connection) -> None:
        """Check that no entry read before has changed."""
        digest = hashlib.sha256()
        asked = "SELECT number, at, body FROM entries WHERE table_id = ? AND number < ? ORDER BY number"
        for row in database.execute(asked, (self.id, self.state.number)):
            digest.update(_row(*row))
        if digest.digest() != self.digest.digest():
            raise Violation(f"the past of {self.code} has changed")


def _row(number: int, at: int, body: bytes) -> bytes:
    return b"%d %d %d " % (number, at, len(body)) + body


class Checker:
    """Compares everything in the client log with everything that is stored."""

    def __init__(self) -> None:
        self.tables: dict[str, StoredTable] = {}
        self.sent: dict[ActKey, log.Sent] = {}
        self.left: dict[ActKey, log.Left] = {}
        self.acknowledged: dict[ActKey, log.Acknowledged] = {}
        self.refused: dict[ActKey, log.Refused] = {}
        self.done: dict[ActKey, n.Acted] = {}
        """Actions in the tables' entries."""
        self.held: dict[ActKey, Question] = {}
        """Stored early answers."""
        self.answers: dict[Question, str | None] = {}
        """By question: the id of the action that answered it."""
        self.last_word: dict[Question, str] = {}
        """By question: the id of the last acknowledged answer."""
        self.heard: dict[tuple[str, int], log.Heard] = {}
        self.spoken: dict[str, log.Spoke] = {}
        self.granted: list[log.Granted] = []
        self.welcomed: list[log.Welcomed] = []
        self.up: set[int] = set()
        """Open connections, by the client's port."""
        self.first_answer = 0
        """When a client first received events or a reply, since this was last reset to 0."""
        self.finished = False

    # The client log

    def take(self, line: log.AnyLine) -> None:
        """Process a line of the client log."""
        match line:
            case log.Ready():
                self.tables = {table: StoredTable(code) for table, code in line.tables.items()}
            case log.Up():
                self.up.add(line.port)
            case log.Down():
                self.up.discard(line.port)
            case log.Broken():
                raise Violation(f"{line.table}, seat {line.seat}: {line.what}")
            case log.Finished():
                self.finished = True
            case log.Granted():
                self.granted.append(line)
            case log.Welcomed():
                self.welcomed.append(line)
            case _:
                self._take_play(line)

    def _take_play(self, line: log.AnyLine) -> None:
        match line:
            case log.Sent():
                self.sent[line.table, line.seat, line.id] = line
            case log.Left():
                self.left[line.table, line.seat, line.id] = line
            case log.Acknowledged():
                self._acknowledged(line)
            case log.Refused() if line.id is not None:
                self.refused[line.table, line.seat, line.id] = line
            case log.Shown():
                self.first_answer = self.first_answer or line.at
                self.tables[line.table].games[line.game].shown.append(line)
            case log.Heard():
                self._heard(line)
            case log.Spoke():
                self.spoken[line.text] = line
            case _:
                pass

    def _acknowledged(self, line: log.Acknowledged) -> None:
        key = line.table, line.seat, line.id
        self.acknowledged[key] = line
        decision = self.sent[key].action.get("decision")
        if decision is not None:
            self.last_word[line.table, line.game, line.seat, decision] = line.id

    def _heard(self, line: log.Heard) -> None:
        before = self.heard.setdefault((line.table, line.number), line)
        if before != line:
            raise Violation(f"number {line.number} of the chat is two things: {before} and {line}")

    def open_actions(self) -> dict[ActKey, log.Sent]:
        """Actions that were sent and not answered."""
        return {
            key: sent
            for key, sent in self.sent.items()
            if key not in self.acknowledged and key not in self.refused
        }

    # The database

    def compare(self, files: Path, scratch: Path, *, last: bool = False) -> None:
        """Compare with the database that the killed server left."""
        with closing(copied(files, scratch)) as database:
            for (said,) in database.execute("PRAGMA integrity_check"):
                if said != "ok":
                    raise Violation(f"the database is damaged: {said}")
            for name, table in self.tables.items():
                for game, acted in table.read(database):
                    self._enter(name, game, acted)
                if last:
                    table.reread(database)
            self._read_held(database)
            self._check_chat(database)
            self._check_doors(database)
        self._check_actions()
        self._check_last_words()
        for table in self.tables.values():
            for number in list(table.games):
                self._check_shown(table, number)

    def _enter(self, table: str, game: int, acted: n.Acted) -> None:
        action = plain(acted.action)
        seat = acted.action.player
        if action.get("decision") is not None:
            question = (table, game, seat, action["decision"])
            if question in self.answers:
                raise Violation(f"{question} was answered twice")
            self.answers[question] = acted.id
        if acted.id is None:
            return
        key = table, seat, acted.id
        if key in self.done:
            raise Violation(f"{key} was done twice")
        self.done[key] = acted
        sent = self.sent.get(key)
        if sent is None or sent.action != action or sent.game != game:
            raise Violation(f"nobody sent {key}")

    def _read_held(self, database: sqlite3.Connection) -> None:
        asked = "SELECT seat, id, game, decision, body FROM answers WHERE table_id = ?"
        for name, table in self.tables.items():
            for seat, made, game, decision, body in database.execute(asked, (table.id,)):
                sent = self.sent.get((name, seat, made))
                if sent is None or sent.action != msgspec.json.decode(body):
                    raise Violation(f"nobody sent {(name, seat, made)}")
                before = self.held.setdefault((name, seat, made), (name, game, seat, decision))
                if before != (name, game, seat, decision):
                    raise Violation(f"{(name, seat, made)} is held twice")

    def _check_actions(self) -> None:
        """Acknowledged actions are stored; refused ones are not."""
        for key in self.acknowledged:
            if key not in self.done and key not in self.held:
                raise Violation(f"{key} was acknowledged and is lost")
        for name, table in self.tables.items():
            for (seat, made), (count, _) in table.state.receipts.items():
                receipt = self.acknowledged.get((name, seat, made))
                if receipt is not None and (name, seat, made) not in self.held and receipt.events != count:
                    raise Violation(f"{receipt} should have told of {count} events")
        for key, refused in self.refused.items():
            if key in self.done or (key in self.held and key not in self.acknowledged):
                raise Violation(f"{key} was refused ({refused.code}) and is there")

    def _check_last_words(self) -> None:
        """The last acknowledged early answer counts, unless a later one was in transit."""
        for question, name in self.last_word.items():
            if question not in self.answers:
                continue
            table, _, seat, _ = question
            done = self.answers[question]
            if done == name:
                continue
            later = self.sent.get((table, seat, done)) if done is not None else None
            if later is None or later.at < self.sent[table, seat, name].at:
                raise Violation(f"{question}: {done} was done in place of {name}")

    def _check_chat(self, database: sqlite3.Connection) -> None:
        for name, table in self.tables.items():
            asked = "SELECT number, seat, text FROM chat WHERE table_id = ? ORDER BY number"
            said = {number: (seat, text) for number, seat, text in database.execute(asked, (table.id,))}
            if list(said) != list(range(1, len(said) + 1)):
                raise Violation(f"the chat of {name} has gaps")
            for (place, number), heard in self.heard.items():
                if place == name and said.get(number) != (heard.seat, heard.text):
                    raise Violation(f"{heard} is lost")
            texts = [text for _, text in said.values()]
            if len(texts) != len(set(texts)) or not self.spoken.keys() >= set(texts):
                raise Violation(f"something was said twice, or never, at {name}")

    def _check_doors(self, database: sqlite3.Connection) -> None:
        """Guests, tables and games that a request created are stored."""
        for line in self.welcomed:
            if not _found(database, "SELECT 1 FROM sessions WHERE hash = ?", hash_token(line.token)):
                raise Violation("somebody's token is lost")
            if line.code is not None and not _found(
                database,
                "SELECT 1 FROM tables JOIN entries ON table_id = id WHERE code = ? AND number = 0",
                line.code,
            ):
                raise Violation(f"the table {line.code} is lost")
        for grant in self.granted:
            if self.tables[grant.table].started < grant.game:
                raise Violation(f"game {grant.game} of {grant.table} is lost")
        self.welcomed.clear()
        self.granted.clear()

    def _check_shown(self, table: StoredTable, number: int) -> None:
        """Events that a client saw were stored, and the client was allowed to see them."""
        game = table.games[number]
        views: dict[int | None, list[Any]] = {}
        true = plain(game.events)
        ended = bool(game.events) and isinstance(game.events[-1], e.Ended)
        past = game.events[:-1] if ended else game.events
        for shown in game.shown:
            if shown.first + len(shown.events) > len(true):
                raise Violation(f"{table.code}, game {number}: seat {shown.seat} saw what was never stored")
            if shown.seat not in views:
                seen = plain(visible_events(past, SPECTATOR if shown.seat is None else shown.seat))
                views[shown.seat] = [*seen, *true[len(seen) :]]
            for index, event in enumerate(shown.events, start=shown.first):
                if event != views[shown.seat][index] and not (ended and event == true[index]):
                    raise Violation(
                        f"{table.code}, game {number}: seat {shown.seat} saw another event {index}: {event}"
                    )
        game.shown.clear()
        if game.over and number < table.state.game:
            del table.games[number]


def copied(files: Path, scratch: Path) -> sqlite3.Connection:
    """A copy of the database, with the write-ahead log that the killed process left."""
    scratch.mkdir(exist_ok=True)
    for old in scratch.iterdir():
        old.unlink()
    for suffix in ("", "-wal"):
        if (file := files.with_name(files.name + suffix)).exists():
            shutil.copy(file, scratch / file.name)
    return sqlite3.connect(scratch / files.name)


def _found(database: sqlite3.Connection, asked: str, *values: object) -> bool:
    return database.execute(asked, values).fetchone() is not None


def pending_bots(tables: Iterable[StoredTable]) -> int:
    """The number of tables that wait for a bot."""
    count = 0
    for table in tables:
        play = table.state.play
        if table.state.phase == "playing" and play is not None and play.decision is not None:
            seat_state = table.state.seats[play.decision.player]
            count += seat_state is not None and seat_state.bot is not None
    return count
