"""What each player of a finished game could believe, from exactly what they saw."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from mascarade.beliefs import Belief, loops_numpy
from mascarade.beliefs.loops_numpy import NIBBLE, Weights, Words
from mascarade.beliefs.placements import Placements, mask_of
from mascarade.bots.watchful import SWAP_RATE
from mascarade.rules import AnyEvent, CharacterId, Player, Spot, State, Viewer
from mascarade.rules import events as e
from mascarade.rules.evolve import evolve
from mascarade.rules.view import as_they_happen
from mascarade.server.review.timeline import Believed, Chance, Claimed, Honesty, OwnCard, TurnTruth

KNEW = 0.995
"""From here on a claim was known to be true."""
THOUGHT = 0.5
"""From here on it was thought to be; and a card is taken for what it most likely is."""
GAMBLED = 0.05
"""From here on it was a gamble, and below a bluff."""
AHEAD = 0.1
"""By so much another card has to be likelier than the true one for a person to be wrong about it."""
NEGLIGIBLE = 0.005
"""What is less likely is not told."""
DIGITS = 4
CAP, PARTICLES = 8_192, 4_096
"""Placements that each person keeps apart, and the size of a sample of more of them."""


def turns(events: Sequence[AnyEvent]) -> tuple[TurnTruth, ...]:
    """How everything was at the deal and after each turn, and what was claimed in it."""
    found: list[TurnTruth] = []
    claims: list[Claimed] = []
    dealt = events[0]
    assert isinstance(dealt, e.Dealt), "a game begins with its deal"
    players = range(dealt.setup.scenario.players)
    seen = [as_they_happen(events, player) for player in players]
    beliefs = [Patient(player) for player in players]
    state = evolve(None, dealt)
    for number, event in enumerate(events):
        match event:
            case e.Ended():  # the masks fall: what was believed is over
                break
            case e.TurnStarted():
                found.append(_after(state, beliefs, claims))
                claims = []
            case e.Announced() | e.Contested():
                claims.append(_claimed(state, event, beliefs[event.player]))
            case _:
                pass
        for player in players:
            if player not in state.table.out:
                beliefs[player].observe(seen[player][number])
        if number:
            state = evolve(state, event)
    return (*found, _after(state, beliefs, claims))


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
    cards = tuple(OwnCard(spot, chances(belief, spot)) for spot in spots if truth[spot] is not None)
    wrong = any(_mistaken(card.chances, truth[card.spot]) for card in cards)
    return Believed(player, cards, wrong, belief.exact)


def _mistaken(chances: tuple[Chance, ...], truth: CharacterId | None) -> bool:
    """Whether a card is taken for what it is not; where that is hardly likelier, for neither."""
    likeliest = chances[0].chance if chances else 0.0
    true = sum(told.chance for told in chances if told.character == truth)
    return likeliest >= THOUGHT and likeliest - true >= AHEAD


def chances(belief: Belief, spot: Spot) -> tuple[Chance, ...]:
    """What may lie at a spot, the likeliest first; what is very unlikely is left out."""
    likely = [Chance(card, round(p, DIGITS)) for card, p in belief.at(spot).items() if p >= NEGLIGIBLE]
    return tuple(sorted(likely, key=lambda told: (-told.chance, told.character)))


def _claimed(state: State, event: e.Announced | e.Contested, belief: Belief) -> Claimed:
    character = event.character if isinstance(event, e.Announced) else _announced(state)
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


def _announced(state: State) -> CharacterId:
    told = state.table.round
    assert told is not None, "somebody announced something"
    return told.character


def honesty(chance: float) -> Honesty:
    """What a person took their claim for who found it so likely."""
    if chance >= KNEW:
        return "knew"
    if chance >= THOUGHT:
        return "thought"
    return "gambled" if chance >= GAMBLED else "bluffed"


# Without a compiler: nobody who asks waits for one, and the event loop does not either


class Patient(Belief):
    """A belief of one viewer, held as bots hold theirs, that compiles nothing in this process."""

    __slots__ = ()

    def __init__(self, viewer: Viewer) -> None:
        super().__init__(viewer, swap_rate=SWAP_RATE, cap=CAP, particles=PARTICLES)

    def at(self, spot: Spot) -> dict[CharacterId, float]:
        """What may lie at a spot: asked of few spots, so that no others are counted."""
        placements = self._placements
        codes = (placements.words >> np.uint64(4 * spot)) & NIBBLE
        row = np.bincount(codes.astype(np.int64), placements.weights, minlength=16)[1:].tolist()
        return {card: chance for card, chance in zip(self.characters, row, strict=False) if chance > 0.0}

    def probability(self, spot: Spot, character: CharacterId) -> float:
        """How likely this card lies at the spot."""
        return self.at(spot).get(character, 0.0)

    def _dealt(self, event: e.Dealt) -> None:
        super()._dealt(event)
        self._placements = Arrays.of(self._placements)


_UNUSED = (np.empty(0, np.uint64), np.empty(0, np.uint64), np.empty(0), np.empty(0))
"""Room that a compiled loop would work in."""


class Arrays(Placements):
    """Placements whose every loop is an operation on arrays."""

    __slots__ = ()

    @classmethod
    def of(cls, placements: Placements) -> Arrays:
        """The same placements."""
        twin = object.__new__(cls)
        for name in Placements.__slots__:
            setattr(twin, name, getattr(placements, name))
        return twin

    def copy(self) -> Arrays:
        """The same placements, to go other ways."""
        return Arrays.of(super().copy())

    def split(self, first: int, second: int, rate: float) -> None:
        """The cards of two spots were swapped with this probability."""
        self._make_room(2 * self.count)
        self.count = loops_numpy.split(self._words, self._weights, self.count, first, second, rate, *_UNUSED)

    def exchange(self, first: int, second: int) -> None:
        """The cards of two spots were certainly exchanged."""
        loops_numpy.exchange(self._words, self.count, first, second)

    def keep(self, seen: Sequence[tuple[int, int]]) -> bool:
        """Keep what fits the cards seen, spots with codes; False, and no change, if nothing does."""
        value = sum(code << (4 * spot) for spot, code in dict(seen).items())
        mask = mask_of(spot for spot, _ in seen)
        kept = loops_numpy.keep(self._words, self._weights, self.count, np.uint64(mask), np.uint64(value))
        self.count = kept or self.count
        return bool(kept)

    def clear(self, spot: int) -> None:
        """The card at a spot is gone."""
        loops_numpy.clear(self._words, self.count, spot)

    def groups(self, mask: int) -> tuple[Words, Weights]:
        """What the placements show under a mask, each once, with its probability."""
        words, which = np.unique(self.words & np.uint64(mask), return_inverse=True)
        return words, np.bincount(which, self.weights).astype(np.float64)

    def thin(self, wanted: int, seed: int) -> None:
        """Go on with about so many of them: the heavy as they are, of the light one from each stretch."""
        weights, scale = self.weights, _lightness(self.weights, wanted)
        light = weights * scale < 1.0
        sums = np.cumsum(weights[light] * scale)
        stretches = int(np.ceil(sums[-1])) if len(sums) else 0
        marks = np.arange(stretches) + np.random.default_rng(seed).random(stretches)
        drawn = np.bincount(np.searchsorted(sums, marks, side="right"), minlength=len(sums) + 1)[: len(sums)]
        after = weights.copy()
        after[light] = drawn / scale
        kept = after > 0.0
        words, after = self.words[kept], after[kept]
        self.count = len(words)
        self.words[:], self.weights[:] = words, after / after.sum()

    def mend(self, seen: Sequence[tuple[int, int]], fixed: Iterable[int]) -> bool:
        """Make every placement fit the cards seen by exchanging as few cards as that takes."""
        held = set(fixed)
        for spot, code in seen:
            if not self._bring(spot, code, held):
                return False
            held.add(spot)
        words, weights = self.groups((1 << 64) - 1)
        kept = weights > 0.0
        self.count = int(kept.sum())
        self.words[:], self.weights[:] = words[kept], weights[kept] / weights[kept].sum()
        return self.keep(seen)

    def _bring(self, spot: int, code: int, held: set[int]) -> bool:
        """Bring a card to a spot in every placement; whether any could. One that can't weighs nothing."""
        here, wanted = np.uint64(4 * spot), np.uint64(code)
        missing = ((self.words >> here) & NIBBLE) != wanted
        for other in range(self.spots):
            there = np.uint64(4 * other)
            found = missing & (((self.words >> there) & NIBBLE) == wanted)
            if other in held or not found.any():
                continue
            both = ((self.words[found] >> here) & NIBBLE) ^ wanted
            self.words[found] ^= (both << here) | (both << there)
            missing &= ~found
        self.weights[missing] = 0.0
        return not missing.all()


def _lightness(weights: Weights, wanted: int) -> float:
    """The number by which weights are to be multiplied to sum to `wanted`, if none counts for more than 1."""
    heavy, scale = 0, 0.0
    while True:
        light = weights * scale < 1.0
        more, rest = len(weights) - int(light.sum()), float(weights[light].sum())
        if (scale > 0.0 and more == heavy) or more >= wanted or rest <= 0.0:
            return scale
        heavy = more
        scale = (wanted - heavy) / rest
