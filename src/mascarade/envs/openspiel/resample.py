"""Other games that a player could not tell from this one: what lies face down, drawn anew.

Each swap that the player did not see is taken to have happened or not with equal chances, given every card
that they saw since. All placements that are possible are followed (forwards, kept with the positions), then
one course that leads to the present is drawn (backwards). Graves that nobody has seen lie in any order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from weakref import WeakKeyDictionary

from msgspec.structs import replace

from mascarade.envs.openspiel.position import Position
from mascarade.kernel import decode, encode
from mascarade.rules import AnyEvent, CharacterId, Deal, Player, Spot
from mascarade.rules import actions as a
from mascarade.rules import events as e

Placement = tuple[CharacterId | None, ...]
"""The card at each spot."""
Worlds = dict[Placement, float]
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
    for really in (False, True) if any(map(_hidden, seen)) else (None,):
        for placement, likely in worlds.items():
            moved = _moved(placement, seen, really)
            if moved is not None:
                after[moved] = after.get(moved, 0.0) + likely
    total = sum(after.values())
    return {placement: likely / total for placement, likely in after.items()}


def _back(
    position: Position, seen: Sequence[AnyEvent], player: Player, now: Placement, chance: Random
) -> tuple[Placement, bool | None]:
    """A placement before the answer that leads to the one after it, and whether a hidden swap was one."""
    assert position.before is not None
    if not any(map(_about_cards, seen)):
        return now, None
    worlds = _worlds(position.before, player)
    choices: list[tuple[Placement, bool | None]] = []
    for really in (False, True) if any(map(_hidden, seen)) else (None,):
        before = _unmoved(now, seen, really)
        if before in worlds and _moved(before, seen, really) == now:
            choices.append((before, really))
    (drawn,) = chance.choices(choices, [worlds[before] for before, _ in choices])
    return drawn


def _hidden(event: AnyEvent) -> bool:
    return isinstance(event, e.Swapped) and event.really is None


def _about_cards(event: AnyEvent) -> bool:
    return isinstance(event, e.Swapped | e.CardLeft | e.Handed) or any(_shown(event))


def _shown(event: AnyEvent) -> Iterable[tuple[Spot, CharacterId]]:
    """The cards that the event shows, and where they lie."""
    match event:
        case e.Looked(spots=spots, characters=tuple() as characters):
            return tuple(zip(spots, characters, strict=True))
        case e.Revealed(cards=cards):
            return tuple((shown.spot, shown.character) for shown in cards)
        case e.Unmasked(spot=spot, character=str(card)) | e.ShownAround(spot=spot, character=str(card)):
            return ((spot, card),)
        case _:
            return ()


def _moved(placement: Placement, seen: Sequence[AnyEvent], really: bool | None) -> Placement | None:
    """The placement after the events, or nothing if they show cards that do not lie there."""
    cards = list(placement)
    for event in seen:
        if any(cards[spot] != card for spot, card in _shown(event)):
            return None
        match event:
            case e.Swapped(first=first, second=second, really=known):
                if really if known is None else known:
                    cards[first], cards[second] = cards[second], cards[first]
            case e.CardLeft(spot=int(spot), character=card):
                if cards[spot] != card:
                    return None
                cards[spot] = None
            case e.Handed(source=source, target=target):
                cards[source], cards[target] = None, cards[source]
            case _:
                pass
    return tuple(cards)


def _unmoved(placement: Placement, seen: Sequence[AnyEvent], really: bool | None) -> Placement:
    """The placement before the events."""
    cards = list(placement)
    for event in reversed(seen):
        match event:
            case e.Swapped(first=first, second=second, really=known):
                if really if known is None else known:
                    cards[first], cards[second] = cards[second], cards[first]
            case e.CardLeft(spot=int(spot), character=card):
                cards[spot] = card
            case e.Handed(source=source, target=target):
                cards[source], cards[target] = cards[target], None
            case _:
                pass
    return tuple(cards)


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


def _graves(cemetery: tuple[CharacterId, ...], raised: int, chance: Random) -> tuple[CharacterId, ...]:
    unseen = list(cemetery[raised:])
    chance.shuffle(unseen)
    return cemetery[:raised] + tuple(unseen)
