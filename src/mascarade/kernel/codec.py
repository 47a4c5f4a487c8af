"""Conversion between the engine's actions and the kernel's numbers (`layout.DO_...`).

The numbers depend on the edition and on the player's seat, so both directions need the table.
"""

from __future__ import annotations

from mascarade.kernel import layout as at
from mascarade.kernel.setup import KernelRefused, KernelSetup
from mascarade.rules import actions as a
from mascarade.rules.actions import Action
from mascarade.rules.scenario import Spot
from mascarade.rules.state import Decision, State, Table


def encode(  # noqa: PLR0912 - one case for each type
    kernel: KernelSetup, state: State | Table, action: Action
) -> int:
    """The number of an action at this table, or `KernelRefused` for a peek."""
    table = state if isinstance(state, Table) else state.table

    def own(spot: Spot) -> int:
        return table.layout.spots_of[table.seat_of(action.player)].index(spot)

    match action:
        case a.Look(spot=spot):
            return at.DO_LOOK + own(spot)
        case a.Swap(mine=mine, other=other, really=really):
            return at.DO_SWAP + 2 * (own(mine) * at.MAX_SPOTS + other) + (not really)
        case a.Announce(character=character, spot=spot):
            return at.DO_ANNOUNCE + (kernel.codes[character] - 1) * at.MAX_FREE + own(spot)
        case a.Contest(spot=spot):
            return at.DO_CONTEST + own(spot)
        case a.Pass():
            return at.DO_PASS
        case a.PickPlayer(target=target):
            return at.DO_PICK_PLAYER + target
        case a.Decline():
            return at.DO_DECLINE
        case a.PickCard(spot=spot):
            return at.DO_PICK_CARD + spot
        case a.NameCharacter(character=character):
            return at.DO_NAME + kernel.codes[character] - 1
        case a.SwapOrNot(really=really):
            return at.DO_SWAP_OR_NOT + (not really)
        case a.PickDirection(direction=direction):
            return at.DO_DIRECTION + (direction == "right")
        case a.Hide(number=number):
            return at.DO_HIDE + number - 1
        case a.Guess(number=number):
            return at.DO_GUESS + number - 1
        case a.Peek():
            raise KernelRefused("the kernel has no peeks: they answer no decision")


def decode(kernel: KernelSetup, state: State | Table, number: int) -> Action:
    """The action of a number, as an answer to the table's pending decision."""
    table = state if isinstance(state, Table) else state.table
    if table.decision is None:
        raise KernelRefused("the game is over: there is no decision to answer")
    if not 0 <= number < at.ACTIONS:
        raise KernelRefused(f"actions are numbered from 0 to {at.ACTIONS - 1}, not {number}")
    kind, begin = max((begin, kind) for kind, begin in _BEGINS.items() if begin <= number)[::-1]
    return _decoded(kernel, table, table.decision, kind, number - begin)


_BEGINS: dict[str, int] = {
    "look": at.DO_LOOK,
    "swap": at.DO_SWAP,
    "announce": at.DO_ANNOUNCE,
    "contest": at.DO_CONTEST,
    "pass": at.DO_PASS,
    "pick-player": at.DO_PICK_PLAYER,
    "decline": at.DO_DECLINE,
    "pick-card": at.DO_PICK_CARD,
    "name": at.DO_NAME,
    "swap-or-not": at.DO_SWAP_OR_NOT,
    "direction": at.DO_DIRECTION,
    "hide": at.DO_HIDE,
    "guess": at.DO_GUESS,
}


def _decoded(  # noqa: PLR0912 - one case for each type
    kernel: KernelSetup, table: Table, decision: Decision, kind: str, which: int
) -> Action:
    asked, player = decision.number, decision.player

    def own(card: int) -> Spot:
        spots = table.layout.spots_of[table.seat_of(player)]
        if card >= len(spots):
            raise KernelRefused(f"player {player} has {len(spots)} cards")
        return spots[card]

    def character(index: int) -> str:
        if index >= len(kernel.characters):
            raise KernelRefused(f"the edition has {len(kernel.characters)} characters")
        return kernel.characters[index]

    match kind:
        case "look":
            return a.Look(asked, player, own(which))
        case "swap":
            taken, pretended = divmod(which, 2)
            return a.Swap(asked, player, own(taken // at.MAX_SPOTS), taken % at.MAX_SPOTS, not pretended)
        case "announce":
            return a.Announce(asked, player, character(which // at.MAX_FREE), own(which % at.MAX_FREE))
        case "contest":
            return a.Contest(asked, player, own(which))
        case "pass":
            return a.Pass(asked, player)
        case "pick-player":
            return a.PickPlayer(asked, player, which)
        case "decline":
            return a.Decline(asked, player)
        case "pick-card":
            return a.PickCard(asked, player, which)
        case "name":
            return a.NameCharacter(asked, player, character(which))
        case "swap-or-not":
            return a.SwapOrNot(asked, player, which == 0)
        case "direction":
            return a.PickDirection(asked, player, "right" if which else "left")
        case "hide":
            return a.Hide(asked, player, which + 1)
        case _:
            return a.Guess(asked, player, which + 1)
