"""How sure the others can be of their cards, as one viewer can tell.

What somebody else knows depends on what the viewer did not see: whether that person really swapped, and
which card they looked at. So the viewer supposes: a *supposition* is one whole course of the game, every
hidden swap included, drawn as likely as it is given all that the viewer saw. In it the other person's events
are known, and their belief is computed from those. A new event extends a supposition; one that contradicts it
has it drawn afresh, backwards from a placement that is now possible. A supposition that was not contradicted
needs no new drawing: it is as likely as any that would be drawn.

Where memory fades nobody is told more than the viewer is: there all begin with the same open table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from msgspec.structs import replace

from mascarade.beliefs.belief import EVEN, Belief
from mascarade.rules import AnyEvent, Player, Setup, Spot, Table, Viewer
from mascarade.rules import events as e
from mascarade.rules.card_events import CARD_EVENTS, Cards, cards_after, cards_before, exchanged, shown_cards
from mascarade.rules.view import visible

CERTAIN = 1.0 - 1e-9
TRIES = 8
"""How many courses are drawn before giving up, where the viewer's own belief is not exact."""

TELLING: frozenset[type[e.Event]] = CARD_EVENTS - {e.Raised, e.Buried} | {e.Eliminated}
"""The events that tell something about cards, or change who sees them."""


class Told:
    """An event as the viewer saw it, with the belief before it where that is needed to go back."""

    __slots__ = ("before", "event", "out")

    def __init__(self, event: AnyEvent, out: tuple[Player, ...], before: Belief | None) -> None:
        self.event, self.out, self.before = event, out, before


class Supposition:
    """One course that the game may have taken, and the beliefs that people would then have."""

    __slots__ = ("beliefs", "cards", "events", "lost")

    def __init__(self) -> None:
        self.begin(())

    def begin(self, cards: Cards) -> None:
        """Begin again, with the cards where they then lay."""
        self.lost = False
        """Whether no course could be found."""
        self.events: list[AnyEvent] = []
        """What happened, hidden fields included."""
        self.cards: Cards = cards
        """Where the cards then are."""
        self.beliefs: dict[Player, tuple[Belief, int]] = {}
        """By person, their belief and how many of the events it has taken in."""

    def happen(self, event: AnyEvent) -> bool:
        """Let an event happen, its swap decided, and fill in what was seen; False if it can't be so."""
        cards = self.cards
        if not isinstance(event, e.Dealt):
            for spot, card in shown_cards(event):
                if cards[spot] != card:
                    return False
        self.cards = cards_after(cards, event)
        match event:
            case e.Looked(spots=spots):
                event = replace(event, characters=tuple([cards[spot] for spot in spots]))
            case e.Peeked(spot=spot) | e.ShownAround(spot=spot):
                event = replace(event, character=cards[spot])
            case _:
                pass
        self.events.append(event)
        return True


class OthersBelief:
    """For one viewer: how sure each other person can be of the cards, from what that person could see.

    Exact if the suppositions are true: then it is what that person knows, under the same model of swaps as
    `Belief`. Otherwise it is an average over suppositions, whose error falls with their number. Beliefs here
    follow at most `cap` placements, and are drawn from beyond it.
    """

    def __init__(
        self,
        viewer: Viewer,
        *,
        swap_rate: float | Mapping[Player, float] = EVEN,
        suppositions: int = 1,
        cap: int = 4_096,
        seed: int = 0,
    ) -> None:
        self.viewer = viewer
        self._rates, self._cap, self._seed = swap_rate, cap, seed
        self._began: Table | None = None
        """The table with which all began, in place of the deal."""
        self._own = self._belief(viewer)
        self._told: list[Told] = []
        self._out: tuple[Player, ...] = ()
        self._sitting: tuple[Player, ...] = ()
        self._setup: Setup | None = None
        self._suppositions = [Supposition() for _ in range(suppositions)]

    def _belief(self, viewer: Viewer) -> Belief:
        belief = Belief(
            viewer, swap_rate=self._rates, cap=self._cap, particles=max(1, self._cap // 2), seed=self._seed
        )
        if self._began is not None:
            belief.recall(self._began)
        return belief

    # Asking

    def sureness(self, player: Player) -> float:
        """The probability that the person gives to what they most likely hold: 1 if they know their card.

        With several cards, the average over them.
        """
        assert self._setup is not None, "the deal comes first, or the table"
        spots = self._setup.layout.spots_of[self._sitting.index(player)]
        sure = [self.sure_of(player, spot) for spot in spots if self._own.at(spot)]
        return sum(sure) / len(sure) if sure else 0.0

    def sure_of(self, player: Player, spot: Spot) -> float:
        """The probability that the person gives to the likeliest card of any spot."""
        most = [float(belief.marginals()[spot].max()) for belief in self._beliefs_of(player)]
        return sum(most) / len(most)

    def knows(self, player: Player, spot: Spot) -> float:
        """How likely it is that the person knows for certain which card lies at a spot."""
        known = [float(belief.marginals()[spot].max()) >= CERTAIN for belief in self._beliefs_of(player)]
        return sum(known) / len(known)

    def _beliefs_of(self, player: Player) -> Iterator[Belief]:
        """The person's belief under each supposition; where none could be drawn, the viewer's own."""
        for supposition in self._suppositions:
            if supposition.lost:
                yield self._own
                continue
            belief, taken = supposition.beliefs.get(player) or (self._belief(player), 0)
            for told, event in zip(self._told[taken:], supposition.events[taken:], strict=True):
                belief.observe(visible(event, player, told.out))
            supposition.beliefs[player] = belief, len(supposition.events)
            yield belief

    # Watching

    def recall(self, table: Table) -> None:
        """Begin with the table as it lies open, in place of the deal: nobody knows any card."""
        self._began, self._setup = table, table.setup
        self._sitting, self._out = table.sitting, table.out
        self._own = self._belief(self.viewer)
        self._told = []
        for number, supposition in enumerate(self._suppositions):
            (cards,) = self._own.sample(self._chance("begin", number), 1)
            supposition.begin(cards)

    def observe(self, event: AnyEvent) -> None:
        """Take in an event as the viewer sees it. The deal comes first, or `recall`."""
        if isinstance(event, e.SeatsChanged):
            trade = {event.first: event.second, event.second: event.first}
            self._sitting = tuple([trade.get(player, player) for player in self._sitting])
        if type(event) not in TELLING:
            return
        before = None
        if isinstance(event, e.Dealt):
            self._setup, self._sitting = event.setup, tuple(event.setup.layout.seats)
        elif isinstance(event, e.Swapped) and event.really is None:
            before = self._own.copy()
        self._told.append(Told(event, self._out, before))
        self._own.observe(event)
        if isinstance(event, e.Eliminated):
            self._out = (*self._out, event.player)
        for number, supposition in enumerate(self._suppositions):
            self._extend(number, supposition)

    # Supposing

    def _extend(self, number: int, supposition: Supposition) -> None:
        """Let the newest event happen as supposed, or draw a supposition afresh that it contradicts.

        Done at once, not when somebody asks: so the answers don't depend on when one asked before.
        """
        newest = self._told[-1].event
        if isinstance(newest, e.Swapped) and newest.really is None:
            chance = self._chance("go on", number, len(self._told)).random()
            newest = replace(newest, really=chance < self._own.swap_rate(newest.player))
        if supposition.lost or not supposition.happen(newest):
            self._redraw(number, supposition)

    def _chance(self, *about: int | str) -> Random:
        return Random("/".join(str(part) for part in (self._seed, *about)))

    def _redraw(self, number: int, supposition: Supposition) -> None:
        """Draw a whole course of the game, as likely as it is given everything seen.

        Where the viewer's own belief is not exact, a course may not lead back to the deal; then some more
        are tried.
        """
        chance = self._chance("anew", number, len(self._told))
        for _ in range(TRIES):
            course = self._course(chance)
            if course is None:
                continue
            cards, events = course
            supposition.begin(cards)
            if all(supposition.happen(event) for event in events):
                return
        supposition.begin(())
        supposition.lost = True

    def _course(self, chance: Random) -> tuple[Cards, list[AnyEvent]] | None:
        """Where the cards first lay, and all events with hidden swaps decided.

        Drawn backwards from a placement that is possible now.

        Before each hidden swap two placements could have led to the one after it: the same, and the one with
        these two cards exchanged. Each is as likely as it was then, times the chance of not swapping or of
        swapping.
        """
        events: list[AnyEvent] = []
        (cards,) = self._own.sample(chance, 1)
        for told in reversed(self._told):
            event = told.event
            if isinstance(event, e.Swapped) and told.before is not None:
                swapped = exchanged(cards, event.first, event.second)
                rate = self._own.swap_rate(event.player)
                as_is = (1.0 - rate) * told.before.likelihood(cards)
                as_swapped = rate * told.before.likelihood(swapped)
                if as_is + as_swapped <= 0.0:
                    return None
                really = chance.random() * (as_is + as_swapped) < as_swapped
                event = replace(event, really=really)
            cards = cards_before(cards, event)
            events.append(event)
        events.reverse()
        return cards, events
