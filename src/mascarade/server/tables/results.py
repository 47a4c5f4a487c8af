"""A game's result for each player: stored with the entry that ends it, and kept longer than the table."""

from __future__ import annotations

import msgspec

from mascarade.rules import CharacterId, EditionId, Seat
from mascarade.rules.state import EndReason
from mascarade.server.tables.entries import PersonId
from mascarade.server.tables.state import TableState


class GameResult(msgspec.Struct, frozen=True, kw_only=True):
    """How a game went for one person."""

    edition: EditionId
    set: str | None
    """The published set, or nothing for one of somebody's own."""
    players: int
    seat: Seat
    dealt: tuple[CharacterId, ...]
    """The cards that lay before them at the deal."""
    held: tuple[CharacterId, ...]
    """... and at the end."""
    won: bool
    coins: int
    turns: int
    reason: EndReason


class PlayerResult(msgspec.Struct, frozen=True):
    """Whose result it is, and of which game of the table."""

    person: PersonId
    game: int
    result: GameResult


def player_results(before: TableState, state: TableState) -> tuple[PlayerResult, ...]:
    """The results of a game that has just ended; none of a lesson, which is nobody's own play."""
    over = state.phase == "finished" and (before.phase, before.game) != ("finished", state.game)
    if not over or state.lesson:
        return ()
    return tuple(
        PlayerResult(occupant.person, state.game, _result(state, seat))
        for seat, occupant in enumerate(state.seats)
        if occupant is not None and occupant.person is not None
    )


def _result(state: TableState, player: Seat) -> GameResult:
    play = state.play
    assert play is not None
    table, layout, scenario = play.state.table, play.setup.layout, play.setup.scenario
    assert table.result is not None, "the game is over"
    seat = table.seat_of(player)
    return GameResult(
        edition=scenario.edition,
        set=scenario.id,
        players=scenario.players,
        seat=player,
        dealt=tuple(play.deal.cards[spot] for spot in layout.spots_of[player]),
        held=tuple(
            card for spot in layout.spots_of[seat] if (card := play.state.secrets.cards[spot]) is not None
        ),
        won=player in table.result.winners,
        coins=table.coins[seat],
        turns=table.turn,
        reason=table.result.reason,
    )
