"""Other games that a player can't tell from this one: the hidden history, drawn again.

Each swap that the player did not see happened or not with equal probability, given every card that they saw
since. The order of the graves that nobody has seen is random.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from mascarade.beliefs.histories import undo
from mascarade.envs.openspiel.position import Position
from mascarade.kernel import encode
from mascarade.rules import AnyEvent, CharacterId, Deal, Player
from mascarade.rules import actions as a
from mascarade.rules import events as e


def resampled(position: Position, player: Player, rng: Random) -> tuple[Deal, list[int]]:
    """The deal and the answers of a game that the player can't tell from this one."""
    answers: list[int] = []
    (cards,) = position.belief(player).sample(rng, 1)
    uncovered, raised = False, 0
    while position.before is not None:
        seen = position.seen(player)
        uncovered |= any(isinstance(event, e.Uncovered) for event in seen)
        raised += sum(isinstance(event, e.Raised) for event in seen)
        before, swap = position.before.belief(player), None
        for event in reversed(seen):
            undone = undo(cards, event, before, rng)
            assert undone is not None, "the belief is exact"
            cards, drawn = undone
            if isinstance(drawn, e.Swapped) and drawn != event:
                swap = drawn
        answers.append(_answer(position, seen, swap, uncovered, rng))
        position = position.before
    answers.reverse()
    return replace(position.deal, cemetery=_graves(position.deal.cemetery, raised, rng)), answers


def _answer(
    position: Position, seen: Sequence[AnyEvent], swap: e.Swapped | None, uncovered: bool, rng: Random
) -> int:
    """The answer in the other game: the same, except for what the player has not learnt."""
    assert position.before is not None
    if swap is not None:
        action = position.answer
        assert isinstance(action, a.Swap | a.SwapOrNot), "only these are hidden swaps"
        return encode(position.kernel, position.before.state, replace(action, really=swap.really))
    if not uncovered and any(isinstance(event, e.Hid) and event.number is None for event in seen):
        return rng.choice(position.before.legal())
    return position.action


def _graves(cemetery: Sequence[CharacterId], raised: int, rng: Random) -> tuple[CharacterId, ...]:
    unseen = list(cemetery[raised:])
    rng.shuffle(unseen)
    return (*cemetery[:raised], *unseen)
