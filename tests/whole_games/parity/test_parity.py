"""Parity of kernel and engine: with the same actions, they agree after every step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import TypeVar, get_args

import numpy as np
import pytest
from msgspec.structs import replace

from mascarade.kernel import layout as at
from mascarade.kernel.codec import decode, encode
from mascarade.kernel.convert import from_deal, from_state, to_state
from mascarade.kernel.jit import Row, Tables
from mascarade.kernel.legal import Choices, is_legal, legal
from mascarade.kernel.setup import KernelSetup
from mascarade.kernel.turns import step
from mascarade.rules import (
    EDITIONS,
    Action,
    EditionId,
    Options,
    Scenario,
    Setup,
    State,
    advance,
    legal_actions,
    published,
    start,
)
from mascarade.rules import actions as a
from mascarade.rules import events as e
from mascarade.rules.powers import POWERS
from mascarade.rules.state import EndReason
from mascarade.testing.generators import (
    POINTING,
    STYLES,
    Style,
    careless,
    doomed,
    eager,
    next_action,
    possible_peeks,
    published_scenarios,
    random_deal,
    random_options,
    random_scenario,
    scenario_name,
    truthful,
)
from tests.kit.coverage import QUESTION_TYPES, TABLE_SIZES, all_powers, rare_scenarios
from tests.tiers import SOAK, full, scaled
from tests.whole_games.parity.lockstep import WAYS, Dice, Differ, Reader, choose, dice_of

LONGEST = 60
"""Turn limit, so that no game runs forever."""

E = TypeVar("E", bound=e.Event)
Step = Callable[[Row, Tables, int], None]
Legal = Callable[[Row, Tables, Choices], int]


class Twins:
    """One game, played by both."""

    def __init__(
        self,
        chance: Random,
        kernel: KernelSetup,
        *,
        step: Step = step,
        legal: Legal = legal,
        reader: Reader | None = None,
    ) -> None:
        self.kernel = kernel
        self.step, self.legal = step, legal
        self.room = np.empty(at.ACTIONS, np.int64)
        deal = random_deal(chance, kernel.setup.scenario)
        self.state, opening = start(kernel.setup, deal)
        self.events: list[e.AnyEvent] = list(opening)
        self.row = from_deal(kernel, deal)
        self.reader = reader or Reader(kernel)

    def compare(self) -> tuple[Action, ...]:
        """The comparison of `check`, number by number and much faster; the legal actions."""
        self.reader.compare(self.state, self.row)
        count = self.legal(self.row, self.kernel.tables, self.room)
        return self.reader.compare_legal(self.state, self.room[:count].tolist())

    def walk(self, allowed: tuple[Action, ...], way: int, dice: Dice) -> None:
        """Take one of the actions just compared, each side in its own encoding."""
        index = choose(self.row, self.kernel.tables, self.room, len(allowed), way, dice)
        self.state, events = advance(self.state, allowed[index])
        self.step(self.row, self.kernel.tables, int(self.room[index]))
        self.events.extend(events)

    def check(self) -> None:
        """Compare the whole states and the legal actions with their order."""
        found = to_state(self.kernel, self.row)
        if found != self.state:
            raise Differ(self.state, found)
        count = self.legal(self.row, self.kernel.tables, self.room)
        numbers = self.room[:count].tolist()
        allowed = legal_actions(self.state)
        if not allowed:
            assert not numbers
            return
        decoded = [decode(self.kernel, self.state, number) for number in numbers]
        if decoded != list(allowed):
            raise Differ(allowed, decoded)
        assert [encode(self.kernel, self.state, action) for action in allowed] == numbers

    def check_there_and_back(self) -> None:
        """Check that the engine's state survives a conversion to a row and back."""
        again = from_state(self.kernel, self.state)
        assert to_state(self.kernel, again) == self.state
        count = legal(again, self.kernel.tables, self.room)
        assert [encode(self.kernel, self.state, x) for x in legal_actions(self.state)] == self.room[
            :count
        ].tolist()

    def apply(self, action: Action) -> None:
        if isinstance(action, a.Peek):  # only the engine knows peeks; the row is converted from its state
            self.state, events = advance(self.state, action)
            self.row = from_state(self.kernel, self.state)
        else:
            number = encode(self.kernel, self.state, action)
            self.state, events = advance(self.state, action)
            self.step(self.row, self.kernel.tables, number)
        self.events.extend(events)


def begin(chance: Random, scenario: Scenario, options: Options | None = None) -> Twins:
    options = options or random_options(chance)
    limited = replace(options, turn_limit=options.turn_limit or LONGEST)
    return Twins(chance, KernelSetup.of(Setup(scenario=scenario, options=limited)))


def play(chance: Random, twins: Twins, style: Style) -> int:
    """Play a whole game, compared after every step; the number of steps."""
    steps = 0
    twins.check()
    while twins.state.decision is not None:
        twins.apply(next_action(chance, twins.state, style))
        twins.check()
        twins.compare()
        twins.check_there_and_back()
        if chance.random() < 0.05:
            twins.row = from_state(twins.kernel, twins.state)
        steps += 1
    return steps


@pytest.mark.parametrize("scenario", published_scenarios(), ids=scenario_name)
def test_a_printed_set_is_played_alike(scenario: Scenario) -> None:
    chance = Random(f"{scenario_name(scenario)} kernel")
    for index in range(scaled(8)):
        assert play(chance, begin(chance, scenario), STYLES[index % len(STYLES)]) > 0


@pytest.mark.parametrize(("edition", "players"), TABLE_SIZES)
def test_a_custom_scenario_is_played_alike(edition: EditionId, players: int) -> None:
    chance = Random(f"{edition} {players} kernel")
    for index in range(scaled(20)):
        scenario = random_scenario(chance, edition, players)
        assert play(chance, begin(chance, scenario), STYLES[index % len(STYLES)]) > 0


def impoverish(chance: Random, state: State) -> State:
    """The same table with other coins: a nearly empty bank, and fortunes near their limits."""
    table = state.table
    coins = tuple(chance.randint(1, 12) if player not in table.out else 0 for player in table.sitting)
    bank = chance.randint(0, 4)
    courthouse = table.layout.edition.coins - sum(coins) - bank
    return replace(state, table=replace(table, coins=coins, bank=bank, courthouse=courthouse))


def test_a_short_bank_pays_alike() -> None:
    chance, short = Random("short"), 0
    for character in [x for edition in EDITIONS.values() for x in edition.characters.values()] * scaled(4):
        edition: EditionId = "first" if character in EDITIONS["first"].characters.values() else "second"
        twins = begin(chance, random_scenario(chance, edition, wanted=(character.id,)))
        style = chance.choice((eager([character.id], truthful), *STYLES))
        while twins.state.decision is not None:
            if not twins.state.table.stack and chance.random() < 0.1:
                twins.state = impoverish(chance, twins.state)
                twins.row = from_state(twins.kernel, twins.state)
            bank = twins.state.table.bank
            twins.apply(next_action(chance, twins.state, style))
            twins.check()
            short += bank > 0 == twins.state.table.bank
    assert short > scaled(10)


def decimate(chance: Random, state: State) -> State:
    """The same table with some players eliminated, down to two, and some of their cards gone."""
    table, secrets = state.table, state.secrets
    assert table.decision is not None
    others = [player for player in table.sitting if player not in (table.decision.player, *table.out)]
    gone = tuple(chance.sample(others, chance.randint(0, len(others) - 1)))
    seats = {table.seat_of(player) for player in gone}
    cards, coins = list(secrets.cards), list(table.coins)
    for seat in seats:
        coins[seat] = 0
        if chance.random() < 0.5:
            cards[chance.choice(table.layout.spots_of[seat])] = None
    table = replace(
        table,
        out=table.out + gone,
        coins=tuple(coins),
        bank=table.layout.edition.coins - sum(coins) - table.courthouse,
        filled=tuple(card is not None for card in cards),
    )
    return replace(state, table=table, secrets=replace(secrets, cards=tuple(cards)))


@pytest.mark.parametrize("edition", EDITIONS)
def test_when_few_are_left_they_play_alike(edition: EditionId) -> None:
    """Every power with eliminated players: one neighbour, one target, nobody else to name."""
    chance, pairs = Random(f"{edition} few left"), 0
    for character in EDITIONS[edition].characters:
        for game in range(scaled(12)):
            twins = begin(chance, random_scenario(chance, edition, wanted=(character,)))
            style = eager([character], truthful) if game % 2 else doomed
            while twins.state.decision is not None:
                table = twins.state.table
                if table.turn == 5 and not table.round and not table.out:
                    twins.state = decimate(chance, twins.state)
                    twins.row = from_state(twins.kernel, twins.state)
                    pairs += len(twins.state.table.out) == twins.kernel.setup.scenario.players - 2
                twins.apply(next_action(chance, twins.state, style))
                twins.check()
    assert pairs > scaled(10)


@pytest.mark.parametrize("players", [2, 3])
def test_with_several_cards_each_they_play_alike(players: int) -> None:
    """Every power of the first edition where players have several cards."""
    chance = Random(f"{players} players, several cards")
    for character in EDITIONS["first"].characters:
        for game in range(scaled(10)):
            scenario = random_scenario(chance, "first", players, (character,))
            style = eager([character], truthful) if game % 3 else doomed
            assert play(chance, begin(chance, scenario), style) > 0


@pytest.mark.parametrize("pointing", sorted(POINTING & EDITIONS["first"].characters.keys()))
def test_curses_strike_alike(pointing: str) -> None:
    """The Damned in play, and a player who may point at it."""
    chance, struck = Random(f"{pointing} and the curse"), 0
    for game in range(scaled(20)):
        players = chance.choice((2, 3, *range(8, 14)))
        twins = begin(chance, random_scenario(chance, "first", players, ("damned", pointing)))
        play(chance, twins, doomed if game % 2 else eager([pointing], doomed))
        struck += sum(isinstance(event, e.Eliminated) for event in twins.events)
    assert struck > scaled(5)


def harvesting(chance: Random, state: State) -> Action:
    """Announces Peasant and Actress; players who hold one of them contest."""
    cards, wanted = state.secrets.cards, ("peasant", "actress")
    fitting = [
        action
        for action in legal_actions(state)
        if (isinstance(action, a.Announce) and action.character in wanted)
        or (isinstance(action, a.Contest) and cards[action.spot] in wanted)
    ]
    if fitting and chance.random() < 0.8:
        return chance.choice(fitting)
    passing = [action for action in legal_actions(state) if isinstance(action, a.Pass)]
    return passing[0] if passing else careless(chance, state)


def test_shared_harvests_are_alike() -> None:
    """Peasants at one reveal, directly and through the Actress (rule 10.5)."""
    chance, shared = Random("harvest"), Counter[int]()
    for _ in range(scaled(40)):
        players = chance.randint(8, 13)
        twins = begin(chance, random_scenario(chance, "first", players, ("peasant", "actress")))
        play(chance, twins, harvesting)
        shared.update(len(event.partners) for event in twins.events if type(event) is e.PowerUsed)
    assert min(shared[0], shared[1], shared[2]) > scaled(10)


@pytest.mark.parametrize("resting", ["damned", "actress", "usurper", "sage"])
def test_a_cemetery_of_one_card_is_raised_alike(resting: str) -> None:
    """It can be empty when the Necromancer comes: the Damned leaves it, or the Actress raises again."""
    chance = Random(f"{resting} alone")
    for _ in range(scaled(15)):
        scenario = random_scenario(chance, "first", chance.randint(8, 12), ("necromancer",))
        while resting in scenario.cards:
            scenario = random_scenario(chance, "first", chance.randint(8, 12), ("necromancer",))
        alone = replace(scenario, cemetery=(resting,))
        assert play(chance, begin(chance, alone), eager(["necromancer"], truthful)) > 0


class Seen:
    """Counts of what happened in many games."""

    def __init__(self) -> None:
        self.players: Counter[int] = Counter()
        self.events: Counter[type[e.Event]] = Counter()
        self.questions: Counter[type[object]] = Counter()
        self.characters: Counter[tuple[str, str]] = Counter()
        self.powers: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()
        self.bindings: Counter[str | None] = Counter()
        self.deepest = 0

    def count(self, twins: Twins) -> None:
        where = twins.kernel.setup.layout
        self.players[where.players] += 1
        self.events.update(map(type, twins.events))
        self.questions.update([type(x.decision.question) for x in of_type(e.Asked, twins.events)])
        self.bindings.update([x.binding for x in of_type(e.TurnStarted, twins.events)])
        self.reasons.update([x.reason for x in of_type(e.Ended, twins.events)])
        used = [x.character for x in of_type(e.PowerUsed, twins.events)]
        self.characters.update([(where.edition.id, character) for character in used])
        self.powers.update([where.character(character).power for character in used])
        depth = 0
        for event in twins.events:
            if type(event) is e.PowerUsed:
                depth += 1
                self.deepest = max(depth, self.deepest)
            elif type(event) is e.PowerEnded:
                depth -= 1


def of_type(kind: type[E], events: Iterable[e.AnyEvent]) -> list[E]:
    """The events of one type."""
    return [event for event in events if type(event) is kind]


@full
def test_everything_that_can_happen_happens_alike() -> None:
    chance, seen = Random("everything, twice"), Seen()
    for style in STYLES:
        for scenario in (*published_scenarios(), *rare_scenarios(chance)):
            for _ in range(scaled(1)):
                twins = begin(chance, scenario)
                play(chance, twins, style)
                seen.count(twins)
    assert seen.players.keys() == set(range(2, 14))
    assert set(e.EVENT_TYPES) - set(seen.events) == set()
    assert seen.events[e.Eliminated] > 20
    assert set(QUESTION_TYPES) - set(seen.questions) == set()
    assert all_powers() - set(seen.characters) == set()
    assert set(POWERS) - set(seen.powers) == {"nothing"}, "the one that nobody can use"
    assert set(get_args(EndReason)) - set(seen.reasons) == set()
    assert set(at.BINDINGS) - set(seen.bindings) == set()
    assert 2 < seen.deepest <= at.MAX_DEPTH


THOUSANDS = scaled(100) if SOAK else 1
"""A thousand games in an ordinary run, and a million in a soak of the usual length."""


GAMES_AT_A_TABLE = 4
"""Games per scenario and options, because building a setup takes as long as a game."""


def walk_through(chance: Random, twins: Twins) -> None:
    """A whole game in lockstep with any style, and sometimes a peek."""
    way, dice, peeks = chance.randrange(WAYS), dice_of(chance), twins.kernel.setup.options.confess_peek
    allowed = twins.compare()
    while allowed:
        if peeks and chance.random() < 0.25 and (found := possible_peeks(twins.state)):
            twins.apply(chance.choice(found))
        else:
            twins.walk(allowed, way, dice)
        allowed = twins.compare()
    twins.check()


@pytest.mark.parametrize("thousand", range(THOUSANDS))
def test_a_thousand_games_of_all_kinds_are_played_alike(thousand: int) -> None:
    """Any scenario and style; everything is compared after every step.

    The first thousand must contain even what happens only a few times in a thousand.
    """
    chance, seen = Random(f"thousand {thousand}"), Seen()
    kinds = list(rare_scenarios(chance))
    for table in range(1_000 // GAMES_AT_A_TABLE):
        scenario = kinds[table // 2 % len(kinds)] if table % 2 else random_scenario(chance)
        kernel = begin(chance, scenario).kernel
        reader = Reader(kernel)
        for _ in range(GAMES_AT_A_TABLE):
            twins = Twins(chance, kernel, reader=reader)
            walk_through(chance, twins)
            seen.count(twins)
    few = {2, 3} if thousand else set()
    assert set(range(2, 14)) - seen.players.keys() - few == set(), "two and three players too"
    assert seen.events[e.Eliminated] > 20
    assert all_powers() - set(seen.characters) == set()
    rare = {"cheat", "last-standing"} if thousand else set()
    assert set(get_args(EndReason)) - set(seen.reasons) - rare == set()


def test_a_game_that_is_over_stays_as_it_is() -> None:
    chance = Random("over")
    twins = begin(chance, published("first", "base", 6), Options(turn_limit=3))
    play(chance, twins, STYLES[0])
    row = twins.row.copy()
    for action in range(at.ACTIONS):
        assert not is_legal(twins.row, twins.kernel.tables, action, twins.room)
        step(twins.row, twins.kernel.tables, action)
    assert np.array_equal(row, twins.row)


def test_a_long_game_counts_on() -> None:
    chance = Random("long")
    twins = begin(chance, published("first", "base", 4), Options(turn_limit=10**8))
    table = replace(twins.state.table, turn=at.SPLIT - 3, decisions=at.SPLIT - 2)
    assert table.decision is not None
    table = replace(table, decision=replace(table.decision, number=at.SPLIT - 2))
    twins.state = replace(twins.state, table=table)
    twins.row = from_state(twins.kernel, twins.state)
    for _ in range(10):
        looks = [x for x in legal_actions(twins.state) if isinstance(x, a.Look | a.Swap)]
        twins.apply(looks[0])
        twins.check()
    assert twins.state.table.turn > at.SPLIT
