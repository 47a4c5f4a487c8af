"""Vectors of games: their inputs, outputs and refusals."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from mascarade.kernel import KernelRefused, KernelSetup, Step, Vector, batch, decode, observe, to_state
from mascarade.kernel import layout as at
from mascarade.kernel.jit import Row
from mascarade.kernel.legal import legal
from mascarade.kernel.rng import below
from mascarade.kernel.turns import step
from mascarade.rules import Options, Player, Scenario, Setup, advance, playable, published, visible
from mascarade.rules import events as e
from mascarade.testing.generators import STYLES, published_scenarios, random_scenario, scenario_name
from tests.tiers import scaled
from tests.whole_games.parity.test_parity import Twins, begin

SETUP = playable(published("first", "combo", 11), Options(turn_limit=80))


def any_legal(chance: np.random.Generator, now: Step) -> NDArray[np.int64]:
    """A random legal action for each game."""
    worth = chance.random(now.masks.shape) * now.masks
    actions: NDArray[np.int64] = worth.argmax(axis=1)
    return actions


@pytest.mark.parametrize("scenario", published_scenarios()[::7], ids=scenario_name)
def test_games_are_the_engines_games(scenario: Scenario) -> None:
    setup = Setup(scenario=scenario, options=Options(turn_limit=40))
    vector = Vector(setup, 5, seed=11)
    now, chance = vector.reset(), np.random.default_rng(5)
    states = [to_state(vector.kernel, vector.row(game)) for game in range(5)]
    ended = 0
    for _ in range(300):
        actions = any_legal(chance, now)
        now = vector.step(actions)
        for game, action in enumerate(actions.tolist()):
            states[game], _ = advance(states[game], decode(vector.kernel, states[game], action))
            result = states[game].table.result
            assert now.ended[game] == (result is not None)
            if result is None:
                assert not now.rewards[game].any()
            else:
                ended += 1
                won = [1 / len(result.winners) if p in result.winners else 0 for p in range(scenario.players)]
                assert now.rewards[game].tolist() == pytest.approx(won)
                states[game] = to_state(vector.kernel, vector.row(game))
                assert states[game].table.turn == 1
            assert to_state(vector.kernel, vector.row(game)) == states[game]
            decision = states[game].decision
            assert decision is not None
            assert now.players[game] == decision.player
    assert ended > 0


@pytest.mark.parametrize("scenario", published_scenarios()[::5], ids=scenario_name)
def test_a_random_action_is_picked_from_the_list(scenario: Scenario) -> None:
    """`pick` gives the action at the drawn index of the list of legal actions."""
    kernel = KernelSetup.of(Setup(scenario=scenario, options=Options(turn_limit=60)))
    row, room = np.zeros((1, kernel.width), np.int16), np.empty(at.ACTIONS, np.int64)
    batch.seed_all(row, kernel.tables, np.uint64(3))
    for number in range(2_000):
        state = np.uint64(number * 0x9E3779B97F4A7C15 % 2**64)
        wanted = room[int(below(state, legal(row[0], kernel.tables, room)))]
        assert batch.pick(row[0], kernel.tables, state, room) == wanted
        step(row[0], kernel.tables, int(wanted))
        batch.deal_again(row, kernel.tables)


def test_the_same_seed_is_the_same_games_and_another_is_not() -> None:
    first, second, other = Vector(SETUP, 50, 9), Vector(SETUP, 50, 9), Vector(SETUP, 50, 10)
    for vector in (first, second, other):
        vector.reset()
    for game in range(50):
        assert np.array_equal(first.row(game), second.row(game))
    deals = [tuple(first.row(game)[at.CARDS : at.CARDS + 11].tolist()) for game in range(50)]
    others = [tuple(other.row(game)[at.CARDS : at.CARDS + 11].tolist()) for game in range(50)]
    assert len({*deals, *others}) == 100
    now = first.reset(10)
    assert np.array_equal(now.observations, other.reset().observations)


def test_without_auto_reset_a_game_that_is_over_waits() -> None:
    vector = Vector(playable(published("first", "base", 6), Options(turn_limit=5)), 20, auto_reset=False)
    now, chance = vector.reset(), np.random.default_rng(1)
    seen = 0
    for _ in range(200):
        now = vector.step(any_legal(chance, now))
        seen += int(now.ended.sum())
    assert seen == 20
    assert (now.players == -1).all()
    assert not now.masks.any()
    assert not now.observations.any()
    assert (vector.reset().players >= 0).all()


@pytest.mark.parametrize("games", [0, -1, 100_001, 2.0, True, "3"])
def test_a_wrong_number_of_games_is_refused(games: int) -> None:
    with pytest.raises(KernelRefused):
        Vector(SETUP, games)


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, None])
def test_a_wrong_seed_is_refused(seed: int) -> None:
    with pytest.raises(KernelRefused):
        Vector(SETUP, 1, seed)


@pytest.mark.parametrize(
    "actions",
    [
        np.zeros(3, np.int64),
        np.zeros((4, 1), np.int64),
        np.zeros(4, np.float64),
        np.zeros(4, np.bool_),
        np.full(4, "0"),
        np.full(4, -1),
        np.full(4, at.ACTIONS),
        np.full(4, 2**64 - 1, np.uint64),
        np.full(4, 2**62),
        np.full(4, at.DO_PASS),
        np.zeros(0, np.int64),
    ],
)
def test_wrong_actions_are_refused_and_change_nothing(actions: NDArray[np.int64]) -> None:
    vector = Vector(SETUP, 4)
    vector.reset()
    before = [vector.row(game) for game in range(4)]
    with pytest.raises(KernelRefused):
        vector.step(actions)
    assert all(np.array_equal(row, vector.row(game)) for game, row in enumerate(before))


def test_one_wrong_action_among_many_is_named() -> None:
    vector = Vector(SETUP, 1000)
    now = vector.reset()
    actions = now.masks.argmax(axis=1)
    actions[617] = at.DO_PASS
    with pytest.raises(KernelRefused, match=f"action {at.DO_PASS} is not legal in game 617"):
        vector.step(actions)


def test_what_comes_out_cannot_be_written_to() -> None:
    vector = Vector(SETUP, 2)
    with pytest.raises(KernelRefused, match="reset"):
        vector.step(np.zeros(2, np.int64))
    for array in vector.reset():
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


def test_a_hundred_thousand_games() -> None:
    vector = Vector(playable(published("first", "base", 4)), 100_000)
    now = vector.reset()
    for _ in range(3):
        now = vector.step(now.masks.argmax(axis=1))
    assert (now.observations[:, observe.COLUMNS["turn"]] == 4).all()


def test_several_cores_play_the_same_games() -> None:
    kernel = KernelSetup.of(SETUP)
    one, two = (np.zeros((64, kernel.width), np.int16) for _ in range(2))
    for rows in (one, two):
        batch.seed_all(rows, kernel.tables, np.uint64(4))
    assert batch.play_all(one, kernel.tables, 500) == batch.play_all_parallel(two, kernel.tables, 500)
    assert np.array_equal(one, two)


# Observations


def remembered(twins: Twins, player: Player) -> list[int]:  # noqa: PLR0912 - one case for each event
    """What the player last saw at each spot, folded from their visible events."""
    code, seen = twins.kernel.codes, [0] * twins.kernel.setup.layout.spots
    out: tuple[Player, ...] = ()

    def see(spot: int, card: str | None) -> None:
        seen[spot] = code[card] if card is not None else seen[spot]

    for event in twins.events:
        match visible(event, player, out):
            case e.Dealt(cards=cards):
                seen[: len(cards)] = [code[card] for card in cards]
            case e.Looked(spots=spots, characters=tuple() as cards):
                for spot, card in zip(spots, cards, strict=True):
                    see(spot, card)
            case e.Revealed(cards=shown):
                for claim in shown:
                    see(claim.spot, claim.character)
            case e.Unmasked(spot=spot, character=card):
                see(spot, card)
            case e.ShownAround(spot=spot, character=maybe):
                see(spot, maybe)
            case e.Swapped(first=first, second=second, really=None):
                for spot in (first, second):
                    seen[spot] += at.STALE * (0 < seen[spot] < at.STALE)
            case e.Swapped(first=first, second=second, really=True):
                seen[first], seen[second] = seen[second], seen[first]
            case e.CardLeft(spot=int(spot)):
                seen[spot] = 0
            case e.Handed(source=source, target=target):
                seen[target], seen[source] = seen[source], 0
            case _:
                pass
        if isinstance(event, e.Eliminated):
            out = (*out, event.player)
    return seen


def scrambled(chance: Random, twins: Twins, player: Player) -> Row:
    """The row with everything changed that the player may not know."""
    row, where = twins.row.copy(), twins.kernel.setup.layout
    filled = [spot for spot in range(where.spots) if row[at.CARDS + spot]]
    row[[at.CARDS + spot for spot in filled]] = [chance.randint(1, 16) for _ in filled]
    for begin_at, length in ((at.CEMETERY, at.MAX_CEMETERY), (at.RNG_STATE, 4)):
        row[begin_at : begin_at + length] = [chance.randint(1, 16) for _ in range(length)]
    for other in range(where.players):
        if other != player:
            row[at.MEMORY + other :: at.WATCHERS] = chance.randint(0, 20)
    stack = twins.state.table.stack
    if not stack or stack[-1].user != player:
        row[at.HIDDEN] = chance.randint(0, 3)
    return row


def test_only_what_the_asked_player_may_know_is_observed() -> None:
    chance, doubts = Random("observed"), 0
    told, again = (np.zeros(observe.WIDTH, np.int16) for _ in range(2))
    for game in range(scaled(40)):
        twins = begin(chance, random_scenario(chance), Options(spy_sees_centre=True))
        tables, spots = twins.kernel.tables, twins.kernel.setup.layout.spots
        while (decision := twins.state.decision) is not None:
            observe.observe(twins.row, tables, told)
            seen = told[observe.COLUMNS["seen"]][:spots] + at.STALE * told[observe.COLUMNS["doubted"]][:spots]
            assert seen.tolist() == remembered(twins, decision.player)
            doubts += int(told[observe.COLUMNS["doubted"]].sum())
            observe.observe(scrambled(chance, twins, decision.player), tables, again)
            assert np.array_equal(told, again)
            twins.apply(STYLES[game % len(STYLES)](chance, twins.state))
    assert doubts > 0


def test_an_observation_tells_the_open_table() -> None:
    chance = Random("open")
    told = np.zeros(observe.WIDTH, np.int16)
    for game in range(scaled(20)):
        twins = begin(chance, random_scenario(chance), Options())
        while (decision := twins.state.decision) is not None:
            observe.observe(twins.row, twins.kernel.tables, told)
            table, players = twins.state.table, twins.kernel.setup.scenario.players
            column = {name: told[where].tolist() for name, where in observe.COLUMNS.items()}
            assert column["player"] == [decision.player]
            assert (column["turn"], column["seat"], column["bank"]) == (
                [table.turn],
                [table.seat],
                [table.bank],
            )
            assert column["courthouse"] == [table.courthouse]
            assert column["coins"][:players] == [table.coins_of(player) for player in range(players)]
            assert column["seats"][:players] == [table.seat_of(player) for player in range(players)]
            assert column["alive"][:players] == [player not in table.out for player in range(players)]
            assert column["revealed"][:players] == [player in table.revealed for player in range(players)]
            assert column["filled"][: len(table.filled)] == list(table.filled)
            claims = {claim.player: claim.spot + 1 for claim in table.round.claims} if table.round else {}
            assert column["claimed"][:players] == [claims.get(player, 0) for player in range(players)]
            twins.apply(STYLES[game % len(STYLES)](chance, twins.state))
