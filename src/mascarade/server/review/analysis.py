"""What each viewer of a finished game could believe, from exactly what they saw.

At a seat that changed hands, it is what its holder at that time could believe.

Beliefs are not compiled here: a compiler would keep the event loop waiting.
"""

from __future__ import annotations

from collections.abc import Sequence

from mascarade.beliefs import Belief
from mascarade.rules import AnyEvent, AnyViewer, CharacterId, Player, Spot, State
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
    Holders,
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


def turns(events: Sequence[AnyEvent], seats: Sequence[Holders] = ()) -> tuple[TurnTruth, ...]:
    """The state of the game at the deal and after each turn, with the claims of the turn.

    `seats` says who held each; by default nobody changed.
    """
    found: list[TurnTruth] = []
    claims: list[Claimed] = []
    state = evolve(None, events[0])
    unchanged = [((0, player),) for player in range(len(state.table.sitting))]
    held = [_SeatBelief(events, holders) for holders in seats or unchanged]
    for number, event in enumerate(events):
        for seat in held:
            seat.change_hands(number)
        match event:
            case e.Ended():  # all cards are shown: no beliefs are left
                break
            case e.TurnStarted():
                found.append(_after(state, held, claims))
                claims = []
            case e.Announced() | e.Contested():
                claims.append(_claimed(state, event, held[event.player].belief))
        for player, seat in enumerate(held):
            if player not in state.table.out:
                seat.observe(number)
        if number:
            state = evolve(state, event)
    return (*found, _after(state, held, claims))


def thoughts(events: Sequence[AnyEvent], viewer: AnyViewer, holders: Holders = ()) -> tuple[BeliefAt, ...]:
    """What a viewer, or whoever held their seat, could believe about every card, whenever that changed."""
    spots = range(evolve(None, events[0]).table.layout.spots)
    seat = _SeatBelief(events, holders or ((0, viewer),))
    found: list[BeliefAt] = []
    before: list[tuple[Chance, ...]] = [()] * len(spots)
    for number, event in enumerate(events):
        changed_hands = seat.change_hands(number)
        if type(event) not in CARD_EVENTS and not changed_hands:
            continue
        seat.observe(number)
        belief = seat.belief
        belief.marginals()  # of all spots at once
        now = [_chances(belief, spot) for spot in spots]
        changed = [CardChances(spot, now[spot]) for spot in spots if now[spot] != before[spot]]
        if changed or (found and found[-1].exact != belief.exact):
            found.append(BeliefAt(number, belief.exact, tuple(changed)))
        before = now
    return tuple(found)


class _SeatBelief:
    """What can be believed at a seat, by its holder at that time."""

    def __init__(self, events: Sequence[AnyEvent], holders: Holders) -> None:
        self._events = events
        self._coming = dict(holders)
        self._seen: tuple[AnyEvent, ...] = ()
        self.belief: Belief

    def change_hands(self, number: int) -> bool:
        """Begin with what the viewer knows who holds the seat from this event on; whether there is one."""
        if number not in self._coming:
            return False
        viewer = self._coming[number]
        self._seen = as_they_happen(self._events, viewer)
        self.belief = _belief(viewer)
        for event in self._seen[:number]:
            self.belief.observe(event)
        return True

    def observe(self, number: int) -> None:
        """Take in an event."""
        self.belief.observe(self._seen[number])


def _belief(viewer: AnyViewer) -> Belief:
    return Belief(viewer, cap=CAP, particles=PARTICLES, compiled=False)


def _after(state: State, seats: Sequence[_SeatBelief], claims: Sequence[Claimed]) -> TurnTruth:
    table = state.table
    return TurnTruth(
        turn=table.turn,
        player=table.active if table.turn else None,
        cards=state.secrets.cards,
        sitting=table.sitting,
        coins=table.coins,
        out=table.out,
        believed=tuple(_believed(state, player, seat.belief) for player, seat in enumerate(seats)),
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
