"""A game's result for each player: stored with the entry that ends the game, and longer than the table."""

from __future__ import annotations

import msgspec

from mascarade.rules import CharacterId, EditionId, Seat
from mascarade.rules.state import EndReason
from mascarade.server.tables.entries import PersonId
from mascarade.server.tables.state import TableState


class GameResult(msgspec.Struct, frozen=True, kw_only=True):
    """A game's result for one person."""

    edition: EditionId
    set: str | None
    """The published set; None for a custom one."""
    players: int
    seat: Seat
    dealt: tuple[CharacterId, ...]
    """The person's cards at the deal."""
    held: tuple[CharacterId, ...]
    """The person's cards at the end."""
    won: bool
    coins: int
    turns: int
    reason: EndReason


class PlayerResult(msgspec.Struct, frozen=True):
    """A result, its person, and the number of the game at its table."""

    person: PersonId
    game: int
    result: GameResult


def player_results(before: TableState, state: TableState) -> tuple[PlayerResult, ...]:
    """The results of a game that has just ended; none for a lesson, which follows a script."""
    over = state.phase == "finished" and (before.phase, before.game) != ("finished", state.game)
    if not over or state.is_lesson:
        return ()
    return tuple(
        PlayerResult(occupant.person, state.game, _result(state, seat))
        for seat, occupant in state.occupants
        if occupant.person is not None
    )


def _result(state: TableState, player: Seat) -> GameResult:
    play = state.current_game
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
