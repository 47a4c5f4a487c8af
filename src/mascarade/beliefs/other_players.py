"""How sure the other players can be of their cards, as one viewer can tell.

What another player knows depends on what the viewer did not see: whether that player really swapped, and
which card they looked at. So the viewer draws whole *histories* of the game, hidden swaps included, given all
that the viewer saw. A history says what the other player saw, and their belief is computed from that. A new
event extends a history, or contradicts it: then it is drawn again, backwards from a placement that is now
possible. A history that was not contradicted is as likely as any that would be drawn.

Where memory fades, nobody is shown more than the viewer: all begin with the same open table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from mascarade.beliefs.belief import EVEN, Belief
from mascarade.beliefs.histories import is_hidden, undo
from mascarade.rules import AnyEvent, Player, Setup, Spot, Table, Viewer
from mascarade.rules import events as e
from mascarade.rules.card_events import CARD_EVENTS, Cards, cards_after, shown_cards
from mascarade.rules.view import visible

CERTAIN = 1.0 - 1e-9
MAX_TRIES = 8
"""Histories that are drawn before giving up, where the viewer's own belief is not exact."""

RELEVANT: frozenset[type[e.Event]] = CARD_EVENTS - {e.Raised, e.Buried} | {e.Eliminated}
"""The events that show or move cards of the table, or change who sees them."""


class Observed(NamedTuple):
    """An event as the viewer saw it."""

    event: AnyEvent
    out: tuple[Player, ...]
    """The players who were already eliminated."""
    before: Belief
    """The viewer's belief before a hidden swap; for other events any."""


class History:
    """One way the game may have gone, and the beliefs that players would then have."""

    __slots__ = ("beliefs", "cards", "events", "lost")

    def __init__(self) -> None:
        self.begin(())

    def begin(self, cards: Cards) -> None:
        """Begin again, with the cards where they lay first."""
        self.lost = False
        """Whether no possible history was found."""
        self.events: list[AnyEvent] = []
        """What happened, hidden fields included."""
        self.cards: Cards = cards
        """Where the cards are now."""
        self.beliefs: dict[Player, tuple[Belief, int]] = {}
        """By player, their belief and how many of the events it has taken in."""

    def append(self, event: AnyEvent) -> bool:
        """Add an event whose swap is decided, and fill in the cards it shows; False if it is impossible."""
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
    """For one viewer: how sure each other player can be of the cards, from what that player could see.

    Under the same model of swaps as `Belief`: an average over drawn histories, whose error falls with their
    number. Beliefs here follow at most `cap` placements, and a sample where there are more.
    """

    def __init__(
        self,
        viewer: Viewer,
        *,
        swap_rate: float | Mapping[Player, float] = EVEN,
        histories: int = 1,
        cap: int = 4_096,
        seed: int = 0,
    ) -> None:
        self.viewer = viewer
        self._rates, self._cap, self._seed = swap_rate, cap, seed
        self._first: Table | None = None
        """The table with which all began, in place of the deal."""
        self._own = self._belief(viewer)
        self._observed: list[Observed] = []
        self._out: tuple[Player, ...] = ()
        self._sitting: tuple[Player, ...] = ()
        self._setup: Setup | None = None
        self._histories = [History() for _ in range(histories)]

    def _belief(self, viewer: Viewer) -> Belief:
        belief = Belief(
            viewer, swap_rate=self._rates, cap=self._cap, particles=max(1, self._cap // 2), seed=self._seed
        )
        if self._first is not None:
            belief.recall(self._first)
        return belief

    # Asking

    def sureness(self, player: Player) -> float:
        """The probability that the player gives to their likeliest card: 1 if they know it.

        With several cards, the average over them.
        """
        assert self._setup is not None, "the deal comes first, or the table"
        spots = self._setup.layout.spots_of[self._sitting.index(player)]
        sure = [self.sure_of(player, spot) for spot in spots if self._own.at(spot)]
        return sum(sure) / len(sure) if sure else 0.0

    def sure_of(self, player: Player, spot: Spot) -> float:
        """The probability that the player gives to the likeliest card of a spot."""
        most = [float(belief.marginals()[spot].max()) for belief in self._beliefs_of(player)]
        return sum(most) / len(most)

    def knows(self, player: Player, spot: Spot) -> float:
        """How likely it is that the player knows for certain which card lies at a spot."""
        known = [float(belief.marginals()[spot].max()) >= CERTAIN for belief in self._beliefs_of(player)]
        return sum(known) / len(known)

    def _beliefs_of(self, player: Player) -> Iterator[Belief]:
        """The player's belief in each history; where none was found, the viewer's own."""
        for history in self._histories:
            if history.lost:
                yield self._own
                continue
            belief, taken = history.beliefs.get(player) or (self._belief(player), 0)
            for observed, event in zip(self._observed[taken:], history.events[taken:], strict=True):
                belief.observe(visible(event, player, observed.out))
            history.beliefs[player] = belief, len(history.events)
            yield belief

    # Watching

    def recall(self, table: Table) -> None:
        """Begin with the open table, in place of the deal: nobody knows any card."""
        self._first, self._setup = table, table.setup
        self._sitting, self._out = table.sitting, table.out
        self._own = self._belief(self.viewer)
        self._observed = []
        for number, history in enumerate(self._histories):
            (cards,) = self._own.sample(self._rng("begin", number), 1)
            history.begin(cards)

    def observe(self, event: AnyEvent) -> None:
        """Take in an event as the viewer sees it. The deal comes first, or `recall`."""
        if isinstance(event, e.SeatsChanged):
            trade = {event.first: event.second, event.second: event.first}
            self._sitting = tuple([trade.get(player, player) for player in self._sitting])
        if type(event) not in RELEVANT:
            return
        if isinstance(event, e.Dealt):
            self._setup, self._sitting = event.setup, tuple(event.setup.layout.seats)
        before = self._own.copy() if is_hidden(event) else self._own
        self._observed.append(Observed(event, self._out, before))
        self._own.observe(event)
        if isinstance(event, e.Eliminated):
            self._out = (*self._out, event.player)
        for number, history in enumerate(self._histories):
            self._extend(number, history)

    # Drawing histories

    def _extend(self, number: int, history: History) -> None:
        """Add the newest event to a history, or draw the history again if that contradicts it.

        Done at once, and not when asked: so the answers don't depend on earlier questions.
        """
        newest = self._observed[-1].event
        if is_hidden(newest):
            chance = self._rng("go on", number, len(self._observed)).random()
            newest = replace(newest, really=chance < self._own.swap_rate(newest.player))
        if history.lost or not history.append(newest):
            self._redraw(number, history)

    def _rng(self, *about: int | str) -> Random:
        return Random("/".join(str(part) for part in (self._seed, *about)))

    def _redraw(self, number: int, history: History) -> None:
        """Draw a whole history, given everything seen."""
        rng = self._rng("anew", number, len(self._observed))  # the word is part of the seed
        for _ in range(MAX_TRIES):
            drawn = self._draw(rng)
            if drawn is None:
                continue
            cards, events = drawn
            history.begin(cards)
            if all(history.append(event) for event in events):
                return
        history.begin(())
        history.lost = True

    def _draw(self, rng: Random) -> tuple[Cards, list[AnyEvent]] | None:
        """Where the cards lay first, and all events with hidden swaps decided; None if none is possible."""
        events: list[AnyEvent] = []
        (cards,) = self._own.sample(rng, 1)
        for observed in reversed(self._observed):
            undone = undo(cards, observed.event, observed.before, rng)
            if undone is None:
                return None
            cards, event = undone
            events.append(event)
        events.reverse()
        return cards, events
