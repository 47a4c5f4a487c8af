"""Twin worlds: two games that differ only in what one viewer can't know, played in lockstep.

Everything the viewer is given stays equal byte for byte, until an event legitimately reveals a difference.
Then the second world becomes a copy of the first, as far as cards are known, and the viewer may change.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Literal

import msgspec
from msgspec.structs import replace

from mascarade.rules import (
    SPECTATOR,
    Action,
    AnyEvent,
    IllegalAction,
    Setup,
    State,
    Tenure,
    Viewer,
    advance,
    interjections,
    legal_actions,
    view,
)
from mascarade.rules import actions as a
from mascarade.rules import events as e
from mascarade.rules.evolve import evolve_table
from mascarade.rules.view import visible
from mascarade.testing.generators import Style, any_action, mutations, next_action, random_game
from tests.secrecy.oracle import has_cause, learns

Kind = Literal["player", "eliminated", "spectator"]
What = Literal["event", "number of events", "frame", "cause", "decision", "answers", "peeks", "error", "view"]

VIEW_EVERY = 40
"""Steps between comparisons of whole views, which are also compared after every new difference."""

encode = msgspec.json.Encoder().encode


class Leak(AssertionError):
    """The viewer was given something that the rules don't give them."""

    def __init__(self, what: What, viewer: Viewer, first: object, second: object) -> None:
        self.what = what
        self.event = type(first) if isinstance(first, e.Event) else None
        super().__init__(f"{what}: {viewer} can tell\n  {first}\nfrom\n  {second}")


class Tally:
    """How much was compared."""

    def __init__(self) -> None:
        self.steps = 0
        self.differing = 0
        """Steps compared while the cards, the cemetery or a hidden number actually differed."""
        self.cards_differing = 0
        self.stretches = 0
        self.tenures = 0
        """How often a viewer took over a seat or left it while the worlds differed."""
        self.longest = 0
        self.views = 0
        self.refusals = 0
        self.flips: Counter[type[Action]] = Counter()
        self.live: Counter[tuple[type[e.Event], Kind]] = Counter()
        """Events compared as they happened, by the kind of viewer at that time."""
        self.kept: Counter[tuple[type[e.Event], Kind]] = Counter()
        """Events compared again in whole views."""
        self.unseen: Counter[tuple[type[e.Event], Kind]] = Counter()
        """Events that differed between the worlds and looked the same."""

    def __str__(self) -> str:
        return (
            f"{self.steps} steps compared, {self.differing} while the worlds differed "
            f"({self.cards_differing} in cards), {self.stretches} stretches, the longest {self.longest}, "
            f"{self.views} views, {self.refusals} refusals"
        )


class World:
    """One of the two games."""

    def __init__(self, state: State, events: Iterable[AnyEvent]) -> None:
        self.state = state
        self.events = list(events)

    def refusal(self, action: Action) -> tuple[str, object, str] | None:
        """The refusal of an action; None if it is legal."""
        try:
            advance(self.state, action)
        except IllegalAction as refusal:
            return refusal.code, refusal.facts, str(refusal)
        return None


class Twins:
    """Two worlds and the viewer who must not be able to tell them apart."""

    def __init__(
        self, chance: Random, setup: Setup, tally: Tally, flip: float = 0.6, *, newcomers: bool = False
    ) -> None:
        self.chance, self.tally, self.flip = chance, tally, flip
        self.newcomers = newcomers
        """Whether a viewer may take over a seat, and leave it again, while the worlds differ."""
        self.tenure: Tenure | None = None
        """When the viewer held a seat, if they have not always done so."""
        game = random_game(chance, setup)
        self.first = World(game.state, game.events)
        self.unraised = len(game.deal.cemetery)
        self.viewer: Viewer = SPECTATOR
        self.stretch = 0
        self._resync()
        self._compare_deal()

    @property
    def out(self) -> tuple[int, ...]:
        """The players eliminated so far."""
        return self.first.state.table.out

    @property
    def kind(self) -> Kind:
        """The kind of viewer at this time."""
        if self.viewer == SPECTATOR:
            return "spectator"
        return "eliminated" if self.viewer in self.out else "player"

    # Two worlds

    def _resync(self) -> None:
        """Start a stretch: the second world equals the first, except the order of unseen cemetery cards."""
        table = self.first.state.table
        choices: list[Viewer] = [
            self.chance.choice(table.sitting),
            self.chance.choice(table.sitting),
            SPECTATOR,
        ]
        choices.extend(self.out * 3)
        self.viewer = self.chance.choice(choices)
        self.tenure = None
        self.tally.longest = max(self.tally.longest, self.stretch)
        self.tally.stretches += 1
        self.stretch = 0
        dealt = self.first.events[0]
        assert isinstance(dealt, e.Dealt)
        assert dealt.cemetery is not None
        secrets = self.first.state.secrets
        unseen = list(secrets.cemetery[: self.unraised])
        assert unseen == list(dealt.cemetery[len(dealt.cemetery) - self.unraised :])
        self.chance.shuffle(unseen)
        other = replace(dealt, cemetery=(*dealt.cemetery[: len(dealt.cemetery) - self.unraised], *unseen))
        graves = (*unseen, *secrets.cemetery[self.unraised :])
        state = State(table, replace(secrets, cemetery=graves))
        self.second = World(state, (other, *self.first.events[1:]))
        self._compare_everything()

    def _twin_of(self, action: Action) -> Action:
        """The same player's action in the second world: a secret choice may differ."""
        if action.player == self.viewer or self.chance.random() > self.flip:
            return action
        match action:
            case a.Swap(really=really) | a.SwapOrNot(really=really):
                return replace(action, really=not really)
            case a.Hide():
                others = [hide for hide in legal_actions(self.first.state) if hide != action]
                return self.chance.choice(others) if others else action
            case _:
                return action

    def _aimed(self, action: Action) -> Action:
        """Target the viewer more often than others."""
        if isinstance(action, a.PickPlayer) and self.viewer != SPECTATOR and self.chance.random() < 0.3:
            aimed = replace(action, target=self.viewer)
            return aimed if aimed in legal_actions(self.first.state) else action
        return action

    def play(self, style: Style, most: int = 2000) -> None:
        """Play until the game has ended."""
        for _ in range(most):
            if self.first.state.decision is None:
                return
            self.step(style)

    def _change_hands(self) -> None:
        """A viewer who watched takes over a seat, or one who holds it leaves, and watches on."""
        before = self.tenure
        if self.viewer != SPECTATOR:
            before = before or Tenure(self.viewer, (0,))
            self.viewer = SPECTATOR
        else:
            living = [player for player in self.first.state.table.sitting if player not in self.out]
            before = before or Tenure(self.chance.choice(living), ())
            self.viewer = before.player
        self.tenure = replace(before, held=(*before.held, len(self.first.events)))
        self.tally.tenures += 1
        self._compare_views()

    def step(self, style: Style) -> None:
        """Act in both worlds, and compare what the viewer gets."""
        if self.newcomers and self.chance.random() < 0.05:
            self._change_hands()
        for attempt in range(8):
            action = self._aimed(next_action(self.chance, self.first.state, style))
            other = self._twin_of(action)
            first, second = advance(self.first.state, action), advance(self.second.state, other)
            told = self._first_told(first[1], second[1])
            if told is None or self.chance.random() < 0.1 or attempt == 7:
                break
        if action != other:
            self.tally.flips[type(action)] += 1
        eliminated = any(isinstance(event, e.Eliminated) for event in first[1])
        ended = any(isinstance(event, e.Ended) for event in first[1])
        if (told is not None or ended) and self.stretch:
            self._compare_views()
        self._compare_events(first[1], second[1], told)
        for world, (state, events) in ((self.first, first), (self.second, second)):
            world.state = state
            world.events.extend(events)
        self.unraised = max(0, self.unraised - sum(isinstance(event, e.Raised) for event in first[1]))
        self.stretch += 1
        if ended:
            return
        if told is not None or (eliminated and self.chance.random() < 0.5):
            self._resync()
            return
        self._compare_everything()
        if first[1] != second[1] or self.stretch % VIEW_EVERY == 0:
            self._compare_views()

    # Comparison

    def _compare_deal(self) -> None:
        for one, two in zip(self.first.events, self.second.events, strict=True):
            self.tally.live[type(one), self.kind] += 1
            self._compare_event(one, two, ())
        self._compare_views()

    def _compare_event(self, first: AnyEvent, second: AnyEvent, out: tuple[int, ...]) -> None:
        if encode(visible(first, self.viewer, out)) != encode(visible(second, self.viewer, out)):
            raise Leak("event", self.viewer, first, second)
        if first != second:
            self.tally.unseen[type(first), self.kind] += 1

    def _first_told(self, first: tuple[AnyEvent, ...], second: tuple[AnyEvent, ...]) -> int | None:
        """The index of the first event that legitimately reveals a difference to the viewer."""
        out = self.out
        for place, (one, two) in enumerate(zip(first, second, strict=False)):
            mine, other = learns(one, self.viewer, out), learns(two, self.viewer, out)
            if type(one) is type(two) and mine.frame == other.frame and mine.news != other.news:
                return place
            if isinstance(one, e.Eliminated):
                out = (*out, one.player)
        return None

    def _compare_events(
        self, first: tuple[AnyEvent, ...], second: tuple[AnyEvent, ...], told: int | None
    ) -> None:
        """Check that everything before the event that reveals a difference looks the same."""
        table, out, kind = self.first.state.table, self.out, self.kind
        if told is None and len(first) != len(second):
            raise Leak("number of events", self.viewer, first, second)
        for place, (one, two) in enumerate(zip(first, second, strict=False)):
            mine, other = learns(one, self.viewer, out), learns(two, self.viewer, out)
            if type(one) is not type(two) or mine.frame != other.frame:
                raise Leak("frame", self.viewer, one, two)
            if not has_cause(table, one):
                raise Leak("cause", self.viewer, one, two)
            if place == told:
                return
            if isinstance(one, e.Eliminated):
                out = (*out, one.player)
                kind = "eliminated" if one.player == self.viewer else kind
            self.tally.live[type(one), kind] += 1
            if isinstance(one, e.Ended):
                return
            self._compare_event(one, two, table.out)
            table = evolve_table(table, one)

    def _compare_everything(self) -> None:
        """Compare the viewer's questions, legal actions, refusals and views."""
        first, second = self.first.state, self.second.state
        self.tally.steps += 1
        if first.secrets != second.secrets:
            self.tally.differing += 1
            self.tally.cards_differing += first.secrets.cards != second.secrets.cards
        if encode(first.decision) != encode(second.decision):
            raise Leak("decision", self.viewer, first.decision, second.decision)
        offered, others = legal_actions(first), legal_actions(second)
        if encode(offered) != encode(others):
            raise Leak("answers", self.viewer, offered, others)
        for player in first.table.sitting:
            if encode(interjections(first, player)) != encode(interjections(second, player)):
                raise Leak("peeks", self.viewer, interjections(first, player), interjections(second, player))
        self._compare_refusals()

    def _compare_refusals(self) -> None:
        """The same wrong, late, early or foreign action gets the same refusal."""
        state = self.first.state
        base = self.chance.choice(legal_actions(state))
        tried = [any_action(self.chance, state), any_action(self.chance, state)]
        tried.append(self.chance.choice(tuple(mutations(self.chance, state, base))))
        if self.viewer != SPECTATOR:
            tried.append(replace(base, player=self.viewer))
            tried.append(a.Peek(self.viewer, self.chance.randrange(state.table.layout.spots)))
        for action in tried:
            first, second = self.first.refusal(action), self.second.refusal(action)
            self.tally.refusals += first is not None
            if first != second:
                raise Leak("error", self.viewer, first, second)

    def _compare_views(self) -> None:
        viewer = self.viewer if self.tenure is None else self.tenure
        first, second = view(self.first.events, viewer), view(self.second.events, viewer)
        self.tally.views += 1
        self.tally.kept.update((type(event), self.kind) for event in first.events)
        if encode(first) != encode(second):
            raise Leak("view", self.viewer, *_first_difference(first, second))


def _first_difference(first: msgspec.Struct, second: msgspec.Struct) -> tuple[object, object]:
    """The parts in which two views differ, for the report."""
    for field in msgspec.structs.fields(first):
        one, two = getattr(first, field.name), getattr(second, field.name)
        if encode(one) != encode(two):
            if isinstance(one, tuple) and isinstance(two, tuple):
                return next(((x, y) for x, y in zip(one, two, strict=False) if x != y), (one, two))
            return one, two
    return first, second
