"""What each viewer of a finished game could believe, from exactly what they saw.

Beliefs are not compiled here: a compiler would keep the event loop waiting.
"""

from __future__ import annotations

from collections.abc import Sequence

from mascarade.beliefs import Belief
from mascarade.rules import AnyEvent, CharacterId, Player, Spot, State, Viewer
from mascarade.rules import events as e
from mascarade.rules.card_events import CARD_EVENTS
from mascarade.rules.evolve import evolve
from mascarade.rules.view import as_they_happen
from mascarade.server.review.types import (
    BeliefAt,
    Believed,
    CardChances,
    Chance,
    Claimed,
    Honesty,
    TurnTruth,
)

KNEW = 0.995
"""A claim at least this likely was known to be true."""
THOUGHT = 0.5
"""A claim at least this likely was thought to be true; a card this likely is taken for what it seems."""
GAMBLED = 0.05
"""A claim at least this likely was a gamble, and any other a bluff."""
AHEAD = 0.1
"""How much likelier than the true card another has to be for a player to be wrong about it."""
NEGLIGIBLE = 0.005
"""Cards less likely than this are left out."""
DIGITS = 4
CAP, PARTICLES = 8_192, 4_096
"""Placements that each belief follows exactly, and the size of a sample where there are more."""


def turns(events: Sequence[AnyEvent]) -> tuple[TurnTruth, ...]:
    """The state of the game at the deal and after each turn, with the claims of the turn."""
    found: list[TurnTruth] = []
    claims: list[Claimed] = []
    state = evolve(None, events[0])
    players = range(len(state.table.sitting))
    seen = [as_they_happen(events, player) for player in players]
    beliefs = [_belief(player) for player in players]
    for number, event in enumerate(events):
        match event:
            case e.Ended():  # all cards are shown: no beliefs are left
                break
            case e.TurnStarted():
                found.append(_after(state, beliefs, claims))
                claims = []
            case e.Announced() | e.Contested():
                claims.append(_claimed(state, event, beliefs[event.player]))
        for player in players:
            if player not in state.table.out:
                beliefs[player].observe(seen[player][number])
        if number:
            state = evolve(state, event)
    return (*found, _after(state, beliefs, claims))


def thoughts(events: Sequence[AnyEvent], viewer: Viewer) -> tuple[BeliefAt, ...]:
    """What a viewer could believe about every card, whenever that changed."""
    spots = range(evolve(None, events[0]).table.layout.spots)
    belief = _belief(viewer)
    found: list[BeliefAt] = []
    before: list[tuple[Chance, ...]] = [()] * len(spots)
    for number, event in enumerate(as_they_happen(events, viewer)):
        if type(event) not in CARD_EVENTS:
            continue
        belief.observe(event)
        belief.marginals()  # of all spots at once
        now = [_chances(belief, spot) for spot in spots]
        changed = [CardChances(spot, now[spot]) for spot in spots if now[spot] != before[spot]]
        if changed or (found and found[-1].exact != belief.exact):
            found.append(BeliefAt(number, belief.exact, tuple(changed)))
        before = now
    return tuple(found)


def _belief(viewer: Viewer) -> Belief:
    return Belief(viewer, cap=CAP, particles=PARTICLES, compiled=False)


def _after(state: State, beliefs: Sequence[Belief], claims: Sequence[Claimed]) -> TurnTruth:
    table = state.table
    return TurnTruth(
        turn=table.turn,
        player=table.active if table.turn else None,
        cards=state.secrets.cards,
        sitting=table.sitting,
        coins=table.coins,
        out=table.out,
        believed=tuple(_believed(state, player, belief) for player, belief in enumerate(beliefs)),
        claims=tuple(claims),
    )


def _believed(state: State, player: Player, belief: Belief) -> Believed:
    table, truth = state.table, state.secrets.cards
    spots = table.layout.spots_of[table.seat_of(player)] if player not in table.out else ()
    cards = tuple(CardChances(spot, _chances(belief, spot)) for spot in spots if truth[spot] is not None)
    wrong = any(_mistaken(card.chances, truth[card.spot]) for card in cards)
    return Believed(player, cards, wrong, belief.exact)


def _mistaken(chances: tuple[Chance, ...], truth: CharacterId | None) -> bool:
    """Whether a card is taken for another that is clearly likelier than the true one."""
    likeliest = chances[0].chance if chances else 0.0
    true = sum(each.chance for each in chances if each.character == truth)
    return likeliest >= THOUGHT and likeliest - true >= AHEAD


def _chances(belief: Belief, spot: Spot) -> tuple[Chance, ...]:
    """The possible cards at a spot, the likeliest first, without the very unlikely ones."""
    likely = [Chance(card, round(p, DIGITS)) for card, p in belief.at(spot).items() if p >= NEGLIGIBLE]
    return tuple(sorted(likely, key=lambda each: (-each.chance, each.character)))


def _claimed(state: State, event: e.Announced | e.Contested, belief: Belief) -> Claimed:
    announced = event if isinstance(event, e.Announced) else state.table.round
    assert announced is not None, "there is something to contest"
    character = announced.character
    chance = round(belief.probability(event.spot, character), DIGITS)
    return Claimed(
        player=event.player,
        spot=event.spot,
        character=character,
        contest=isinstance(event, e.Contested),
        true=state.secrets.cards[event.spot] == character,
        chance=chance,
        honesty=honesty(chance),
    )


def honesty(chance: float) -> Honesty:
    """What a player took a claim of this likelihood for."""
    if chance >= KNEW:
        return "knew"
    if chance >= THOUGHT:
        return "thought"
    return "gambled" if chance >= GAMBLED else "bluffed"
