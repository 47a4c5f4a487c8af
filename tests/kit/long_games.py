"""Games as long as their limit allows, folded from a table's entries without waiting for anybody."""

from __future__ import annotations

from random import Random

from mascarade.rules import Action, Options
from mascarade.rules import actions as a
from mascarade.server.tables import deal, lobby, moves
from mascarade.server.tables import entries as n
from mascarade.server.tables.entries import AnyEntry
from mascarade.server.tables.fold import evolve
from mascarade.server.tables.settings import MAX_TURN_LIMIT, MemoryMode, Settings
from mascarade.server.tables.state import Instant, TableState

History = list[tuple[Instant, AnyEntry]]


def long_game(
    turns: int = MAX_TURN_LIMIT, players: int = 13, memory: MemoryMode = "open"
) -> tuple[History, TableState]:
    """The entries of a table at which a player announces the Spy in every turn, and its state after them.

    Nobody contests, so nobody wins before the last turn, and each has as many events as a turn can.
    """
    rng = Random(turns)
    options = Options(turn_limit=turns)
    settings = Settings(edition="first", players=players, options=options, memory=memory)
    history: History = []
    state = TableState()
    for entry in lobby.open_with_bots(settings, "ada", "Ada", "random", rng.randbytes):
        state = _add(history, state, entry)
    for entry in [*deal.start(state, "ada", "WND6NZ", rng.randbytes), n.Began()]:
        state = _add(history, state, entry)
    while (decision := state.current_game.decision) is not None:
        action = _dull(moves.legal(state.current_game, decision))
        acted = n.Acted(action, "person", f"a{len(history)}", nonce=rng.randbytes(32))
        state = _add(history, state, acted)
    return history, state


def folded(history: History) -> TableState:
    """The state after a table's entries."""
    state = TableState()
    for at, entry in history:
        state = evolve(state, entry, at)
    return state


def _add(history: History, state: TableState, entry: AnyEntry) -> TableState:
    at = 1_000 * len(history)
    history.append((at, entry))
    return evolve(state, entry, at)


def _dull(legal: tuple[Action, ...]) -> Action:
    spies = [action for action in legal if isinstance(action, a.Announce) and action.character == "spy"]
    passes = [action for action in legal if isinstance(action, a.Pass)]
    return (spies or passes or list(legal))[0]
