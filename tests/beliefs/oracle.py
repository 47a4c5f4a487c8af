"""A slow reference for beliefs: enumerates every history of hidden swaps."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from random import Random

from msgspec.structs import replace

from mascarade.rules import SPECTATOR, AnyEvent, CharacterId, Game, Player, Setup, Viewer
from mascarade.rules import events as e
from mascarade.rules.view import visible
from mascarade.testing.generators import Style, next_action, random_game

Cards = tuple[CharacterId | None, ...]
Rate = Callable[[Player], float]


def even(player: Player) -> float:
    return 0.5


def by_person(player: Player) -> float:
    return (0.2, 0.9, 0.5, 0.35)[player % 4]


class Course:
    """One possible history."""

    def __init__(self, cards: Cards, weight: float, events: tuple[AnyEvent, ...]) -> None:
        self.cards, self.weight, self.events = cards, weight, events

    def then(self, event: AnyEvent, rate: Rate) -> list[Course]:
        """The continuations with an event as the viewer saw it; none if it is impossible."""
        cards = self.cards
        match event:
            case e.Swapped(player=player, first=first, second=second, really=really):
                often = rate(player)
                swapped = list(cards)
                swapped[first], swapped[second] = cards[second], cards[first]
                ways: list[Course] = []
                if really is not True:
                    weight = self.weight * (1 - often) if really is None else self.weight
                    ways.append(Course(cards, weight, (*self.events, replace(event, really=False))))
                if really is not False:
                    weight = self.weight * often if really is None else self.weight
                    ways.append(Course(tuple(swapped), weight, (*self.events, replace(event, really=True))))
                return [way for way in ways if way.weight > 0]
            case e.Looked(spots=spots, characters=seen):
                there = tuple(cards[spot] for spot in spots)
                return self._on(replace(event, characters=there), fits=seen is None or seen == there)
            case e.Peeked(spot=spot, character=shown) | e.ShownAround(spot=spot, character=shown):
                return self._on(
                    replace(event, character=cards[spot]), fits=shown is None or shown == cards[spot]
                )
            case e.Unmasked(spot=spot, character=card):
                return self._on(event, fits=cards[spot] == card)
            case e.Revealed(cards=told):
                return self._on(event, fits=all(cards[one.spot] == one.character for one in told))
            case e.CardLeft(spot=int(spot), character=card):
                rest = (*cards[:spot], None, *cards[spot + 1 :])
                return self._on(event, fits=cards[spot] == card, cards=rest)
            case e.Handed(source=source, target=target):
                assert cards[target] is None
                moved = list(cards)
                moved[source], moved[target] = None, cards[source]
                return self._on(event, cards=tuple(moved))
            case e.Ended(cards=open_cards):
                return self._on(event, fits=cards == open_cards)
            case _:
                return self._on(event)

    def _on(self, event: AnyEvent, *, fits: bool = True, cards: Cards | None = None) -> list[Course]:
        if not fits:
            return []
        return [Course(self.cards if cards is None else cards, self.weight, (*self.events, event))]


class Oracle:
    """All histories that are possible for a viewer."""

    def __init__(self, rate: Rate = even) -> None:
        self.rate = rate
        self.courses: list[Course] = []

    def observe(self, event: AnyEvent) -> None:
        if isinstance(event, e.Dealt):
            spots = event.setup.layout.spots
            self.courses = [Course(event.cards + (None,) * (spots - len(event.cards)), 1.0, (event,))]
        else:
            self.courses = [way for course in self.courses for way in course.then(event, self.rate)]
        assert self.courses, f"impossible: {event}"

    def placements(self) -> dict[Cards, float]:
        """Every possible placement with its probability."""
        sums: defaultdict[Cards, float] = defaultdict(float)
        for course in self.courses:
            sums[course.cards] += course.weight
        total = sum(sums.values())
        return {cards: weight / total for cards, weight in sums.items()}


def marginals(placements: Mapping[Cards, float]) -> list[dict[CharacterId, float]]:
    """By spot, the probability of each card."""
    spots = len(next(iter(placements)))
    sums: list[defaultdict[CharacterId, float]] = [defaultdict(float) for _ in range(spots)]
    for cards, weight in placements.items():
        for spot, card in enumerate(cards):
            if card is not None:
                sums[spot][card] += weight
    return [dict(row) for row in sums]


def eyes(events: Iterable[AnyEvent], viewer: Viewer) -> list[AnyEvent]:
    """The events as the viewer saw them when they happened, before the end made everything public."""
    seen: list[AnyEvent] = []
    out: tuple[Player, ...] = ()
    for event in events:
        seen.append(visible(event, viewer, out))
        if isinstance(event, e.Eliminated):
            out = (*out, event.player)
    return seen


def viewers(players: int) -> tuple[Viewer, ...]:
    return (*range(players), SPECTATOR)


def played(chance: Random, setup: Setup, style: Style, swaps: int, actions: int = 400) -> Game:
    """Play a game to its end, or until this many swaps were made."""
    game = random_game(chance, setup)
    for _ in range(actions):
        if game.decision is None or sum(isinstance(event, e.Swapped) for event in game.events) >= swaps:
            break
        game.apply(next_action(chance, game.state, style))
    return game
