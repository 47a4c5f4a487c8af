"""Views: what one viewer may know, built from what each event's audience allows.

A viewer is a player (by number), `SPECTATOR`, or now one and now the other (`Tenure`). An eliminated player
keeps what they learnt, and then sees what spectators see (rule 10.4). After the end everyone sees everything
(rule 7).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from mascarade.rules import events as e
from mascarade.rules.card_events import shown_cards
from mascarade.rules.catalogue import EDITIONS, Binding, CharacterId
from mascarade.rules.decide import binding
from mascarade.rules.errors import Refused
from mascarade.rules.evolve import evolve_table, initial_table
from mascarade.rules.scenario import Player, Spot
from mascarade.rules.state import Table, TurnChoice

SPECTATOR: Final = "spectator"
MAX_PLAYERS: Final = max(edition.most for edition in EDITIONS.values())
Viewer = Player | Literal["spectator"]
_VIEWERS = frozenset({SPECTATOR, *range(MAX_PLAYERS)})
"""Everybody whom `check_viewer` does not refuse: the quick answer for one event."""


class Tenure(msgspec.Struct, frozen=True, gc=False):
    """A viewer who is a player during a part of the game only, and a spectator otherwise."""

    player: Player
    held: tuple[int, ...]
    """The numbers of the events before which they took the seat, left it, took it again, and so on."""

    def at(self, event: int) -> Viewer:
        """How they saw the event with this number."""
        return self.player if bisect_right(self.held, event) % 2 else SPECTATOR


AnyViewer = Viewer | Tenure
How = Literal["deal", "look", "peek", "reveal", "shown", "end"]


class Fact(msgspec.Struct, frozen=True, gc=False):
    """A card that the viewer saw, where and when. It may have moved since."""

    event: int
    """The number of the event that showed it."""
    turn: int
    spot: Spot
    character: CharacterId
    how: How


class Touch(msgspec.Struct, frozen=True, gc=False):
    """The last player who may have changed the card at a spot."""

    turn: int
    player: Player


class Bound(msgspec.Struct, frozen=True, gc=False):
    """A player whose current or next turn is restricted."""

    player: Player
    binding: Binding


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What a viewer may know now."""

    viewer: AnyViewer
    table: Table
    touched: tuple[Touch | None, ...]
    """By spot."""
    bound: tuple[Bound, ...]
    facts: tuple[Fact, ...]
    events: tuple[e.AnyEvent, ...]
    """All events as this viewer saw them, numbered from `first` without gaps."""
    first: int = 0
    """0 (the deal), unless the viewer's memory begins later."""


def check_viewer(viewer: AnyViewer, players: int = MAX_PLAYERS) -> None:
    """Refuse a viewer who is neither `SPECTATOR` nor one of so many players: nobody's view is not public."""
    who = viewer.player if isinstance(viewer, Tenure) else viewer
    if who != SPECTATOR and who not in range(players):
        known = ", ".join((SPECTATOR, *map(str, range(players))))
        raise Refused("unknown-viewer", viewer=str(who), known=known)


def _check_viewer_of(events: Sequence[e.AnyEvent], viewer: AnyViewer) -> None:
    """Refuse an unknown viewer of these events, by the number of players if their deal is among them."""
    dealt = events[0] if events else None
    check_viewer(viewer, dealt.setup.scenario.players if isinstance(dealt, e.Dealt) else MAX_PLAYERS)


_PLAIN = frozenset(kind for kind in e.EVENT_TYPES if not kind.seen.hidden) - {e.Eliminated}
"""The types of events that everybody sees alike, now and later: most of them."""


def may_see(grant: e.Grant, event: e.Event, viewer: Viewer, out: Sequence[Player]) -> bool:
    """Whether the viewer sees a hidden field of the event while the game lasts."""
    if viewer not in _VIEWERS:
        check_viewer(viewer)
    if viewer == SPECTATOR or viewer in out or grant is e.Grant.NOBODY:
        return False
    is_player: bool = getattr(event, "player") == viewer  # noqa: B009 - checked when the type was declared
    return is_player if grant is e.Grant.PLAYER else not is_player


def visible(event: e.AnyEvent, viewer: Viewer, out: Sequence[Player] = ()) -> e.AnyEvent:
    """The event as the viewer sees it while the game lasts; `out` were eliminated before it.

    An event does not know how many players there are: the caller makes sure that the viewer is one of them.
    """
    if viewer not in _VIEWERS:
        check_viewer(viewer)
    return _visible(event, viewer, out)


def _visible(event: e.AnyEvent, viewer: Viewer, out: Sequence[Player]) -> e.AnyEvent:
    kind, seen = type(event), event.seen
    if not seen.hidden:
        return event
    fields = {name: getattr(event, name) for name in seen.everyone}
    for name, grant in seen.hidden.items():
        if may_see(grant, event, viewer, out):
            fields[name] = getattr(event, name)
    return kind(**fields)


def visible_events(events: Iterable[e.AnyEvent], viewer: AnyViewer) -> tuple[e.AnyEvent, ...]:
    """All events as the viewer sees them now: complete once the game has ended."""
    events = tuple(events)
    _check_viewer_of(events, viewer)
    if events and isinstance(events[-1], e.Ended):
        return events
    return as_they_happen(events, viewer)


def as_they_happen(
    events: Iterable[e.AnyEvent], viewer: AnyViewer, out: tuple[Player, ...] = (), first: int = 0
) -> tuple[e.AnyEvent, ...]:
    """The events as the viewer saw them happen.

    `first` is the number of the first of them; `out` were eliminated before it.
    """
    seen = list(events)
    _check_viewer_of(seen, viewer)
    for offset, event in enumerate(seen):
        if type(event) in _PLAIN:
            continue
        now = viewer.at(first + offset) if isinstance(viewer, Tenure) else viewer
        seen[offset] = _visible(event, now, out)
        if isinstance(event, e.Eliminated):
            out = (*out, event.player)
    return tuple(seen)


def view(events: Iterable[e.AnyEvent], viewer: AnyViewer, table: Table | None = None) -> View:
    """What the viewer may know after these events.

    `table` is the table after them. It is folded from them unless the caller has it already.
    """
    seen = visible_events(events, viewer)
    assert seen, "a game begins with its deal"
    dealt = seen[0]
    assert isinstance(dealt, e.Dealt), "a game begins with its deal"
    opening = initial_table(dealt)
    now = View(
        viewer=viewer,
        table=opening,
        touched=(None,) * len(opening.filled),
        bound=(),
        facts=_facts(dealt, number=0, turn=0),
        events=(dealt,),
    )
    return _fold(now, seen[1:], table)


def resume(table: Table, first: int, events: Iterable[e.AnyEvent], viewer: AnyViewer) -> View:
    """The view of a viewer whose memory begins with this table, before event number `first`.

    `events` are those since, as the viewer saw them: the only knowledge of cards.
    """
    check_viewer(viewer, len(table.sitting))
    untouched = (None,) * len(table.filled)
    now = View(viewer=viewer, table=table, touched=untouched, bound=(), facts=(), events=(), first=first)
    return _fold(now, tuple(events))


def see(before: View, event: e.AnyEvent) -> View:
    """The view after one more event, as the viewer saw it."""
    return _fold(before, (event,))


def _fold(before: View, events: tuple[e.AnyEvent, ...], table: Table | None = None) -> View:
    """The view after further events, and with this table if it is given."""
    if table is None:
        table = before.table
        for event in events:
            table = evolve_table(table, event)
    turn, touched, facts = before.table.turn, list(before.touched), list(before.facts)
    for number, event in enumerate(events, before.first + len(before.events)):
        if type(event) not in _NOTED:
            continue
        if isinstance(event, e.TurnStarted):
            turn = event.turn
        facts += _facts(event, number, turn)
        player, spots = _touched_spots(event)
        for spot in spots:
            touched[spot] = Touch(turn, player)
    return replace(
        before,
        table=table,
        touched=tuple(touched),
        bound=bound(table),
        facts=tuple(facts),
        events=before.events + events,
    )


def bound(table: Table) -> tuple[Bound, ...]:
    """The players whose current turn, or next one as things stand, is restricted."""
    if table.result is not None:
        return ()
    found = []
    if table.decision is not None and isinstance(table.decision.question, TurnChoice):
        now = table.decision.question.binding
        if now is not None:
            found.append(Bound(table.decision.player, now))
    coming = list(table.clockwise(table.seat))
    for player in coming:
        due = binding(table, player, table.turn + 1)
        if due == "look" or (due is not None and player == coming[0]):
            found.append(Bound(player, due))
    return tuple(found)


def _touched_spots(event: e.AnyEvent) -> tuple[Player, tuple[Spot, ...]]:
    match event:
        case e.Swapped(player=player, first=first, second=second):
            return player, (first, second)
        case e.Handed(player=player, source=source, target=target):
            return player, (source, target)
        case _:
            return 0, ()


def _facts(event: e.AnyEvent, number: int, turn: int) -> tuple[Fact, ...]:
    """The cards that an event shows its viewer."""
    how = _HOW.get(type(event))
    if how is None:
        return ()
    return tuple([Fact(number, turn, spot, card, how) for spot, card in shown_cards(event)])


_HOW: dict[type[e.Event], How] = {
    e.Dealt: "deal",
    e.Looked: "look",
    e.Peeked: "peek",
    e.Revealed: "reveal",
    e.Unmasked: "reveal",
    e.ShownAround: "shown",
    e.Ended: "end",
}
"""How an event shows cards. A card that leaves the game is shown, but no longer at a spot."""
_NOTED = frozenset({e.TurnStarted, e.Swapped, e.Handed, *_HOW})
"""The types of events that change a view's facts, its touches, or the turn that they happen in."""
