"""Tests of the twin worlds: each planted leak is found and identified."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

import pytest
from msgspec.structs import replace

from mascarade.rules import (
    EVENT_TYPES,
    SPECTATOR,
    Action,
    AnyEvent,
    IllegalAction,
    Options,
    Setup,
    State,
    Table,
    View,
    Viewer,
    advance,
    interjections,
    legal_actions,
    view,
)
from mascarade.rules import actions as a
from mascarade.rules import events as e
from mascarade.rules.view import may_see, visible
from mascarade.testing.generators import doomed, eager, random_scenario
from tests.secrecy import twins
from tests.secrecy.twins import Leak, Tally, Twins

HIDDEN = [(kind, field, grant) for kind in EVENT_TYPES for field, grant in kind.seen.hidden.items()]
OTHER_GRANT = {e.Grant.PLAYER: e.Grant.OTHER_PLAYERS, e.Grant.OTHER_PLAYERS: e.Grant.PLAYER}
Advanced = tuple[State, tuple[AnyEvent, ...]]


SECRETIVE = ("princess", "gambler", "spy", "sage", "necromancer", "inquisitor")


def find_leak(most: int = 400, event: type[e.Event] | None = None) -> Leak:
    """The first leak that twin worlds find, in scenarios with every kind of secret."""
    chance = Random("planted")
    telling = eager({"princess"} if event is e.ShownAround else SECRETIVE, doomed)
    wanted = ("damned", *SECRETIVE)
    for _ in range(most):
        scenario = random_scenario(chance, "first", chance.randint(8, 12), wanted)
        setup = Setup(scenario=scenario, options=Options(confess_peek=True, turn_limit=40))
        try:
            Twins(chance, setup, Tally()).play(telling)
        except Leak as leak:
            return leak
    raise AssertionError("the planted leak was not found")


def test_without_a_planted_leak_none_is_found() -> None:
    with pytest.raises(AssertionError, match="not found"):
        find_leak(most=20)


def test_the_hidden_fields_are_these() -> None:
    named = {f"{kind.__name__}.{field}" for kind, field, _ in HIDDEN}
    assert named == {
        "Dealt.cemetery",
        "Hid.number",
        "Looked.characters",
        "Peeked.character",
        "ShownAround.character",
        "Swapped.really",
    }


@pytest.mark.parametrize(("kind", "field"), [(kind, field) for kind, field, _ in HIDDEN])
def test_a_field_for_everyone_is_found(
    monkeypatch: pytest.MonkeyPatch, kind: type[e.Event], field: str
) -> None:
    hidden = {name: grant for name, grant in kind.seen.hidden.items() if name != field}
    monkeypatch.setattr(kind, "seen", e.Seen(" ".join((*kind.seen.everyone, field)), **hidden))
    leak = find_leak(event=kind)
    assert (leak.what, leak.event) == ("event", kind)


@pytest.mark.parametrize(
    ("kind", "field", "grant"), [hidden for hidden in HIDDEN if hidden[2] in OTHER_GRANT]
)
def test_a_field_for_the_wrong_people_is_found(
    monkeypatch: pytest.MonkeyPatch, kind: type[e.Event], field: str, grant: e.Grant
) -> None:
    changed = {**kind.seen.hidden, field: OTHER_GRANT[grant]}
    monkeypatch.setattr(kind, "seen", e.Seen(" ".join(kind.seen.everyone), **changed))
    leak = find_leak(event=kind)
    assert (leak.what, leak.event) == ("event", kind)


def test_an_eliminated_player_who_goes_on_seeing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def still_there(grant: e.Grant, event: e.Event, viewer: Viewer, out: Iterable[int]) -> bool:
        return may_see(grant, event, viewer, ())

    monkeypatch.setitem(visible.__globals__, "may_see", still_there)
    leak = find_leak(event=e.ShownAround)
    assert (leak.what, leak.event) == ("event", e.ShownAround)


def test_a_spectator_who_sees_as_the_players_do_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def like_a_player(grant: e.Grant, event: e.Event, viewer: Viewer, out: tuple[int, ...]) -> bool:
        if viewer == SPECTATOR:
            return grant is e.Grant.OTHER_PLAYERS
        return may_see(grant, event, viewer, out)

    monkeypatch.setitem(visible.__globals__, "may_see", like_a_player)
    leak = find_leak(event=e.ShownAround)
    assert (leak.what, leak.event) == ("event", e.ShownAround)


def test_an_eliminated_player_whose_view_goes_on_seeing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def as_if_nobody_were_out(events: Iterable[AnyEvent], viewer: Viewer) -> tuple[AnyEvent, ...]:
        return tuple(visible(event, viewer) for event in events)

    monkeypatch.setitem(visible.__globals__, "visible_events", as_if_nobody_were_out)
    leak = find_leak(event=e.ShownAround)
    assert leak.what == "view"
    assert "shown" in str(leak)


# Leaks outside of fields


def odd(state: State) -> bool:
    """A bit that depends on face-down cards only."""
    return sum(len(card) for card in state.secrets.cards[::2] if card) % 2 == 1


def after(change: Callable[[State, Advanced], Advanced]) -> Callable[[State, Action], Advanced]:
    def changed(state: State, action: Action) -> Advanced:
        return change(state, advance(state, action))

    return changed


def a_talking_refusal(state: State, action: Action) -> Advanced:
    try:
        return advance(state, action)
    except IllegalAction as refusal:
        raise IllegalAction(refusal.code, **refusal.facts, card=state.secrets.cards[0] or "none") from refusal


def a_telling_question(state: State, done: Advanced) -> Advanced:
    table, decision = done[0].table, done[0].table.decision
    if decision is None or not odd(state):
        return done
    return State(replace(table, decision=replace(decision, number=0)), done[0].secrets), done[1]


def a_telling_binding(state: State, done: Advanced) -> Advanced:
    events = tuple(
        replace(event, binding="look") if isinstance(event, e.TurnStarted) and odd(state) else event
        for event in done[1]
    )
    return done[0], events


def a_telling_number_of_events(state: State, done: Advanced) -> Advanced:
    really = [event for event in done[1] if isinstance(event, e.Swapped) and event.really]
    return done[0], (*done[1], *really)


def a_card_shown_without_cause(state: State, done: Advanced) -> Advanced:
    if not isinstance(done[1][0], e.Swapped):
        return done
    spot = done[1][0].first
    return done[0], (*done[1], e.Unmasked(done[1][0].player, spot, done[0].secrets.cards[spot] or "none"))


@pytest.mark.parametrize(
    ("leaky", "what"),
    [
        (a_talking_refusal, "error"),
        (after(a_telling_question), "decision"),
        (after(a_telling_binding), "frame"),
        (after(a_telling_number_of_events), "number of events"),
        (after(a_card_shown_without_cause), "cause"),
    ],
)
def test_a_leak_by_what_happens_is_found(
    monkeypatch: pytest.MonkeyPatch, leaky: Callable[[State, Action], Advanced], what: str
) -> None:
    monkeypatch.setattr(twins, "advance", leaky)
    assert find_leak().what == what


def test_an_order_of_answers_that_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def sorted_by_secrets(state: State) -> tuple[Action, ...]:
        return legal_actions(state)[:: -1 if odd(state) else 1]

    monkeypatch.setattr(twins, "legal_actions", sorted_by_secrets)
    assert find_leak().what == "answers"


def test_an_offer_to_peek_that_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def only_where_it_matters(state: State, player: int) -> tuple[a.Peek, ...]:
        return interjections(state, player) if odd(state) else ()

    monkeypatch.setattr(twins, "interjections", only_where_it_matters)
    assert find_leak().what == "peeks"


def test_a_view_that_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def with_a_hint(events: Iterable[AnyEvent], viewer: Viewer) -> View:
        events = tuple(events)
        swaps = sum(bool(event.really) for event in events if isinstance(event, e.Swapped))
        seen = view(events, viewer)
        table: Table = replace(seen.table, courthouse=seen.table.courthouse + swaps)
        return replace(seen, table=table)

    monkeypatch.setattr(twins, "view", with_a_hint)
    assert find_leak().what == "view"
