"""Other games that a player could not tell from this one: what lies face down, drawn anew.

Each swap that the player did not see is taken to have happened or not with equal chances, given every card
that they saw since. All placements that are possible are followed (forwards, kept with the positions), then
one course that leads to the present is drawn (backwards). Graves that nobody has seen lie in any order.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from weakref import WeakKeyDictionary

from msgspec.structs import replace

from mascarade.envs.openspiel.position import Position
from mascarade.kernel import decode, encode
from mascarade.rules import AnyEvent, CharacterId, Deal, Player, Spot
from mascarade.rules import actions as a
from mascarade.rules import events as e
from mascarade.rules.card_events import Cards, cards_after, cards_before, shown_cards

Worlds = dict[Cards, float]
"""The placements that are possible, and how likely each is."""

_KNOWN: WeakKeyDictionary[Position, dict[Player, Worlds]] = WeakKeyDictionary()


def resampled(position: Position, player: Player, chance: Random) -> tuple[Deal, list[int]]:
    """The deal and the answers of a game that the player could not tell from this one."""
    answers: list[int] = []
    worlds = _worlds(position, player)
    (now,) = chance.choices(list(worlds), list(worlds.values()))
    uncovered, raised = False, 0
    while position.before is not None:
        seen = position.seen(player)
        uncovered |= any(isinstance(event, e.Uncovered) for event in seen)
        raised += sum(isinstance(event, e.Raised) for event in seen)
        now, really = _back(position, seen, player, now, chance)
        answers.append(_answer(position, seen, really, uncovered, chance))
        position = position.before
    answers.reverse()
    return replace(position.deal, cemetery=_graves(position.deal.cemetery, raised, chance)), answers


def _worlds(position: Position, player: Player) -> Worlds:
    """All placements that fit what the player saw."""
    missing: list[Position] = []
    at: Position | None = position
    while at is not None and player not in _KNOWN.get(at, {}):
        missing.append(at)
        at = at.before
    worlds: Worlds = {} if at is None else _KNOWN[at][player]
    for at in reversed(missing):
        if at.before is None:
            empty = (None,) * (at.kernel.setup.layout.spots - len(at.deal.cards))
            worlds = {(*at.deal.cards, *empty): 1.0}
        else:
            worlds = _forward(worlds, at.seen(player))
        _KNOWN.setdefault(at, {})[player] = worlds
    return worlds


def _forward(worlds: Worlds, seen: Sequence[AnyEvent]) -> Worlds:
    if not any(map(_about_cards, seen)):
        return worlds
    after: Worlds = {}
    for _, events in _courses(seen):
        for placement, likely in worlds.items():
            moved = _moved(placement, events)
            if moved is not None:
                after[moved] = after.get(moved, 0.0) + likely
    total = sum(after.values())
    return {placement: likely / total for placement, likely in after.items()}


def _back(
    position: Position, seen: Sequence[AnyEvent], player: Player, now: Cards, chance: Random
) -> tuple[Cards, bool | None]:
    """A placement before the answer that leads to the one after it, and whether a hidden swap was one."""
    assert position.before is not None
    if not any(map(_about_cards, seen)):
        return now, None
    worlds = _worlds(position.before, player)
    choices: list[tuple[Cards, bool | None]] = []
    for really, events in _courses(seen):
        before = _unmoved(now, events)
        if before in worlds and _moved(before, events) == now:
            choices.append((before, really))
    (drawn,) = chance.choices(choices, [worlds[before] for before, _ in choices])
    return drawn


def _courses(seen: Sequence[AnyEvent]) -> list[tuple[bool | None, Sequence[AnyEvent]]]:
    """The events with a hidden swap decided either way; once, as they are, where there is none."""
    if not any(map(_hidden, seen)):
        return [(None, seen)]
    return [
        (really, [replace(event, really=really) if _hidden(event) else event for event in seen])
        for really in (False, True)
    ]


def _hidden(event: AnyEvent) -> bool:
    return isinstance(event, e.Swapped) and event.really is None


def _about_cards(event: AnyEvent) -> bool:
    return isinstance(event, e.Swapped | e.CardLeft | e.Handed) or any(_shown(event))


def _shown(event: AnyEvent) -> list[tuple[Spot, CharacterId]]:
    """The cards that the event shows while the game lasts."""
    return [] if isinstance(event, e.Ended) else shown_cards(event)


def _moved(placement: Cards, events: Sequence[AnyEvent]) -> Cards | None:
    """The placement after the events, or nothing if they show cards that do not lie there."""
    for event in events:
        if any(placement[spot] != card for spot, card in _shown(event)):
            return None
        placement = cards_after(placement, event)
    return placement


def _unmoved(placement: Cards, events: Sequence[AnyEvent]) -> Cards:
    """The placement before the events."""
    for event in reversed(events):
        placement = cards_before(placement, event)
    return placement


def _answer(
    position: Position, seen: Sequence[AnyEvent], really: bool | None, uncovered: bool, chance: Random
) -> int:
    """What was answered in the other game: the same, but for what the player has not learnt."""
    assert position.before is not None
    if really is not None:
        state = position.before.state
        action = decode(position.kernel, state, position.action)
        assert isinstance(action, a.Swap | a.SwapOrNot), "only these are hidden swaps"
        return encode(position.kernel, state, replace(action, really=really))
    if not uncovered and any(isinstance(event, e.Hid) and event.number is None for event in seen):
        return chance.choice(position.before.legal())
    return position.action


def _graves(cemetery: Sequence[CharacterId], raised: int, chance: Random) -> tuple[CharacterId, ...]:
    unseen = list(cemetery[raised:])
    chance.shuffle(unseen)
    return (*cemetery[:raised], *unseen)
