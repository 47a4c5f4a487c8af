"""Lists of tables: one item for each public table, or for each table of a person."""

from __future__ import annotations

import msgspec

from mascarade.rules import Decision, EditionId, Player, Seat
from mascarade.server.tables import moves
from mascarade.server.tables.entries import PersonId
from mascarade.server.tables.faces import Face
from mascarade.server.tables.moves import Answers
from mascarade.server.tables.state import Instant, Phase, SeatState, TableState
from mascarade.server.views.offers import Way, best_way


class ListedPlayer(msgspec.Struct, frozen=True):
    """A player of a game in a list."""

    name: str
    face: Face | None
    """The face the player chose."""


class GameNow(msgspec.Struct, frozen=True, kw_only=True):
    """What happens in a game, as every spectator knows it."""

    turn: int
    people: tuple[ListedPlayer, ...]
    decision: Decision | None
    """What the table waits for; None until everybody has memorised the cards."""
    announcer: Player | None
    """Who has announced the character that can be contested now."""
    left: int | None
    """How many milliseconds are left to decide; None without a clock."""


class TableListItem(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    code: str
    phase: Phase
    edition: EditionId
    players: int
    seated: int
    host: str
    face: Face | None = None
    """The face the host chose."""
    spectators: bool
    way: Way | None = None
    """How the person can come to the table; None if they have a seat, or if they can't."""
    awaited: bool = False
    """Whether it is the person's turn to decide."""
    seat: Seat | None = None
    lesson: bool = False
    """Whether it is the person's lesson."""
    device: bool = False
    """Whether others play there on the person's device."""
    game: GameNow | None = None
    """The game that goes on, if the person plays in it."""


def table_list_item(
    state: TableState, code: str, early: Answers, person: PersonId, name: str, *, now: Instant
) -> TableListItem:
    """A table as this person sees it in a list; `early` has the early answers that wait for their turn."""
    seat = state.seat_of(person)
    host = host_of(state)
    awaited = state.phase == "memorising" and seat is not None and seat not in state.ready
    if seat is not None and state.playing is not None:
        awaited = seat not in early and moves.question_for(state.playing, seat) is not None
    return TableListItem(
        code=code,
        phase=state.phase,
        edition=state.settings.edition,
        players=state.settings.players,
        seated=len(state.occupants),
        host="" if host is None else host.name,
        face=None if host is None else host.face,
        spectators=state.settings.spectators,
        way=best_way(state, person, name),
        awaited=awaited,
        seat=seat,
        lesson=state.is_lesson,
        device=len(state.hands_of(person)) > 1,
        game=_game_now(state, now) if seat is not None and state.is_game_on else None,
    )


def host_of(state: TableState) -> SeatState | None:
    """The host in their seat; None if they have none."""
    return next((it for _, it in state.occupants if it.person is not None and it.person == state.host), None)


def _game_now(state: TableState, now: Instant) -> GameNow:
    table, contest, deadline = state.current_game.state.table, state.contest, state.deadline
    return GameNow(
        turn=table.turn,
        people=tuple(ListedPlayer(occupant.name, occupant.face) for _, occupant in state.occupants),
        decision=None if state.playing is None else table.decision,
        announcer=None if contest is None else contest.claims[0].player,
        left=None if deadline is None else max(0, deadline - max(now, state.shown_at)),
    )
