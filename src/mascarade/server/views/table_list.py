"""Lists of tables: one item for each public table, or for each table of a person."""

from __future__ import annotations

import msgspec

from mascarade.rules import EditionId, Seat
from mascarade.server.tables import moves
from mascarade.server.tables.entries import PersonId
from mascarade.server.tables.faces import Face
from mascarade.server.tables.moves import Answers
from mascarade.server.tables.state import Phase, TableState
from mascarade.server.views.offers import Way, best_way


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


def table_list_item(
    state: TableState, code: str, early: Answers, person: PersonId, name: str
) -> TableListItem:
    """A table as this person sees it in a list; `early` has the early answers that wait for their turn."""
    seat = state.seat_of(person)
    hosts = [occupant for _, occupant in state.occupants if occupant.person == state.host]
    awaited = state.phase == "memorising" and seat is not None and seat not in state.ready
    if seat is not None and state.playing is not None:
        awaited = seat not in early and moves.question_for(state.playing, seat) is not None
    return TableListItem(
        code=code,
        phase=state.phase,
        edition=state.settings.edition,
        players=state.settings.players,
        seated=len(state.occupants),
        host=hosts[0].name if hosts else "",
        face=hosts[0].face if hosts else None,
        spectators=state.settings.spectators,
        way=best_way(state, person, name),
        awaited=awaited,
        seat=seat,
        lesson=state.is_lesson,
        device=len(state.hands_of(person)) > 1,
    )
