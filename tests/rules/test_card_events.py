"""Which cards each event shows and moves, and that no other event does."""

from random import Random

import pytest

from mascarade.rules import Decision, Setup, evolve, published
from mascarade.rules import events as e
from mascarade.rules.card_events import (
    CARD_EVENTS,
    Cards,
    cards_after,
    cards_before,
    shown_cards,
    shown_spots,
    shown_to,
)
from mascarade.rules.state import TurnChoice
from mascarade.testing.generators import bold, doomed, play_on, random_game, random_options, random_scenario

SET = published("first", "base", 4)
LYING: Cards = ("witch", "thief", "king", "judge", "queen", None)
SWAPPED: Cards = ("king", "thief", "witch", "judge", "queen", None)

EXAMPLES: list[tuple[e.AnyEvent, list[tuple[int, str | None]], Cards]] = [
    # for each type of event: the spots whose cards it shows, and the cards after it
    (e.Dealt(Setup(scenario=SET), SET.cards, 0), list(enumerate(SET.cards)), SET.cards),
    (e.TurnStarted(1, 0, 0, None), [], LYING),
    (e.Asked(Decision(1, 0, TurnChoice(None))), [], LYING),
    (e.Looked(0, (0, 4), ("witch", "queen")), [(0, "witch"), (4, "queen")], LYING),
    (e.Looked(0, (0, 4)), [(0, None), (4, None)], LYING),
    (e.Peeked(1, 1, "thief"), [(1, "thief")], LYING),
    (e.Peeked(1, 1), [(1, None)], LYING),
    (e.Swapped(0, 0, 2, True), [], SWAPPED),
    (e.Swapped(0, 0, 2, False), [], LYING),
    (e.Swapped(0, 0, 2), [], LYING),
    (e.Announced(0, "king", 0), [], LYING),
    (e.Contested(1, 1), [], LYING),
    (e.Passed(2), [], LYING),
    (e.Revealed((e.Shown(0, 0, "witch"), e.Shown(1, 1, "thief"))), [(0, "witch"), (1, "thief")], LYING),
    (e.PowerUsed(0, "king", 0), [], LYING),
    (e.PowerEnded(0, "king"), [], LYING),
    (e.ChosePlayer(0, 1), [], LYING),
    (e.Declined(0), [], LYING),
    (e.ChoseCard(0, 1), [], LYING),
    (e.Named(0, "thief"), [], LYING),
    (e.ChoseDirection(0, "left"), [], LYING),
    (e.Hid(0, 2), [], LYING),
    (e.Guessed(1, 2), [], LYING),
    (e.Uncovered(0, 2), [], LYING),
    (e.CoinsMoved((e.Move("bank", 0, 3),), "power"), [], LYING),
    (e.Unmasked(3, 3, "judge"), [(3, "judge")], LYING),
    (e.ShownAround(2, 2, "king"), [(2, "king")], LYING),
    (e.ShownAround(2, 2), [(2, None)], LYING),
    (e.SeatsChanged(0, 1), [], LYING),
    (e.Eliminated(0, 5), [], LYING),
    (e.CardLeft("thief", 1), [(1, "thief")], ("witch", None, "king", "judge", "queen", None)),
    (e.CardLeft("widow", None), [], LYING),
    (e.Handed(0, 4, 5), [], ("witch", "thief", "king", "judge", None, "queen")),
    (e.Raised(0, "widow"), [], LYING),
    (e.Buried("widow"), [], LYING),
    (
        e.Ended((0,), "thirteen", LYING, ()),
        [(0, "witch"), (1, "thief"), (2, "king"), (3, "judge"), (4, "queen")],
        LYING,
    ),
]


def test_every_type_of_event_has_an_example() -> None:
    """Add a new type of event above, with what it does to cards."""
    assert {type(event) for event, *_ in EXAMPLES} == set(e.EVENT_TYPES)


@pytest.mark.parametrize(("event", "shown", "after"), EXAMPLES, ids=lambda value: type(value).__name__)
def test_what_an_event_shows_and_moves(
    event: e.AnyEvent, shown: list[tuple[int, str | None]], after: Cards
) -> None:
    assert shown_spots(event) == shown
    assert shown_cards(event) == [(spot, card) for spot, card in shown if card is not None]
    assert cards_after(LYING, event) == after
    if not isinstance(event, e.Dealt):
        assert cards_before(after, event) == LYING


def test_the_events_that_show_or_move_cards() -> None:
    """Two more events show or move cards of the cemetery."""
    on_the_table = {type(event) for event, shown, after in EXAMPLES if shown or after != LYING}
    assert on_the_table | {e.Raised, e.Buried} == CARD_EVENTS


def test_whom_cards_are_shown_to() -> None:
    audiences = {type(event): shown_to(event) for event, shown, _ in EXAMPLES if shown}
    assert audiences == {
        e.Dealt: None,
        e.Looked: e.Grant.PLAYER,
        e.Peeked: e.Grant.PLAYER,
        e.Revealed: None,
        e.Unmasked: None,
        e.ShownAround: e.Grant.OTHER_PLAYERS,
        e.CardLeft: None,
        e.Ended: None,
    }


@pytest.mark.parametrize("seed", range(12))
def test_in_whole_games_cards_lie_where_events_show_and_move_them(seed: int) -> None:
    chance = Random(seed)
    game = random_game(chance, Setup(scenario=random_scenario(chance), options=random_options(chance)))
    play_on(chance, game, doomed if seed % 2 else bold, most=400)
    state = evolve(None, game.events[0])
    for event in game.events[1:]:
        before, state = state.secrets, evolve(state, event)
        assert all(before.cards[spot] == card for spot, card in shown_cards(event))
        assert cards_after(before.cards, event) == state.secrets.cards
        assert cards_before(state.secrets.cards, event) == before.cards
        if type(event) not in CARD_EVENTS:
            assert (before.cards, before.cemetery) == (state.secrets.cards, state.secrets.cemetery)
