"""The styles: each keeps its habit, at every table, in a few lines over the public API."""

from __future__ import annotations

import ast
import inspect
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from mascarade.arena.match import play
from mascarade.beliefs import Belief
from mascarade.bots import Bot, Mind, Seat, bot_names, find_bot
from mascarade.bots.registry import STYLES, group_of, thinking_ms
from mascarade.bots.styles import guest
from mascarade.bots.styles.cautious import CautiousMind
from mascarade.bots.styles.forgetful import ForgetfulMind
from mascarade.bots.styles.moody import MOODS, MoodyMind
from mascarade.bots.styles.style import SURE, StyleBot, StyleMind
from mascarade.bots.watchful import PROBABLE
from mascarade.locales import LANGUAGES, Words
from mascarade.rules import (
    Action,
    Deal,
    Game,
    Options,
    Scenario,
    Setup,
    TurnChoice,
    playable,
    published,
    shuffled,
    visible_events,
)
from mascarade.rules import actions as a
from mascarade.rules import events as e
from mascarade.testing import check_bot
from mascarade.testing.bot_api_test import SCENARIOS
from mascarade.testing.generators import published_scenarios, random_scenario, scenario_name
from tests.bots.test_minds import played
from tests.kit.project import ROOT
from tests.tiers import by_tier, one_in, scaled

MAX_LINES = 30
SIX = published("first", "base", 6)
DUEL = published("first", "duel", 2)
ALLOWED = {"mascarade.bots.api", "mascarade.bots.watchful", "mascarade.rules"}


def mind_class(name: str) -> type[Mind] | type[Bot]:
    """What defines the style: its mind, or for the guest the bot itself."""
    bot = find_bot(name)
    assert isinstance(bot, StyleBot)
    return type(bot) if name == "guest" else bot.mind


def code_lines(defined: type) -> int:
    """The lines of a class without blank lines, comments and docstrings."""
    source = inspect.getsource(defined)
    tree = ast.parse(source)
    described = {
        line
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    return sum(
        bool(line.strip()) and not line.strip().startswith("#") and number not in described
        for number, line in enumerate(source.splitlines(), 1)
    )


def sit(name: str, setup: Setup, player: int, seed: int = 1) -> Mind:
    return find_bot(name).sit(Seat(setup=setup, player=player, seed=seed))


def answers(
    *names: str, scenario: Scenario = SIX, games: int = 3, turns: int = 60
) -> Iterator[tuple[Game, StyleMind, Action]]:
    """Games of bots in turn around the table: the answers of the first one, before they are carried out."""
    setup = playable(scenario, Options(turn_limit=turns))
    for seed in range(games):
        game = Game(setup, [str(n) for n in setup.layout.seats], shuffled(scenario, Random(seed).shuffle))
        minds = [sit(names[n % len(names)], setup, n, seed) for n in setup.layout.seats]
        for now, mind, action in played(game, minds):
            if mind.seat.player % len(names) == 0:
                assert isinstance(mind, StyleMind)
                yield now, mind, action


def is_free(game: Game) -> bool:
    """Whether the pending decision is a turn that may do anything."""
    return game.decision is not None and game.decision.question == TurnChoice(None)


def sureness(mind: StyleMind, action: Action) -> float:
    """How sure the mind is of what it claims."""
    round_ = mind.table.round
    match action:
        case a.Announce(character=card, spot=spot):
            return mind.belief.probability(spot, card)
        case a.Contest(spot=spot) if round_ is not None:
            return mind.belief.probability(spot, round_.character)
        case _:
            return 1.0


# Every style


def test_every_style_is_installed_and_described() -> None:
    assert set(STYLES) <= set(bot_names())
    drawn = {mind.__module__.rpartition(".")[2] for mind in guest.STYLES}
    assert drawn | {"guest"} == set(STYLES)
    for name in STYLES:
        assert find_bot(name).name == name
        assert (thinking_ms(name), group_of(name)) == (100, "more")
        for language in LANGUAGES:
            words = Words.of(language)
            assert words.say(f"bot-{name}")
            assert words.say("lobby-bot-name", bot=name) != name or language == "en"


@pytest.mark.parametrize("name", STYLES)
def test_a_style_is_a_few_lines_over_the_public_api(name: str) -> None:
    defined = mind_class(name)
    assert code_lines(defined) <= MAX_LINES
    for node in ast.walk(ast.parse(inspect.getsource(sys.modules[defined.__module__]))):
        if isinstance(node, ast.ImportFrom):
            module = node.module or ""
            mine = module in ALLOWED or module.startswith("mascarade.bots.styles.")
            assert mine or not module.startswith("mascarade"), module


@pytest.mark.parametrize("name", STYLES)
def test_a_style_keeps_to_the_bot_api(name: str) -> None:
    """Rebuilt from its events, resumed in the middle, and asked before its turn."""
    check_bot(name, scenarios=by_tier(SCENARIOS[::3], SCENARIOS))


def test_the_example_of_the_docs_is_a_style_of_ones_own() -> None:
    section = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8").split("## Simple styles", 1)[1]
    code, _, rest = section.partition("```python\n")[2].partition("```")
    example: dict[str, type[Bot]] = {}
    exec(code, example)
    check_bot(example["LevellerBot"], scenarios=[SIX, DUEL])
    listed = {line.split("`")[1] for line in rest.split("## ", 1)[0].splitlines() if line.startswith("| `")}
    assert listed >= set(STYLES)


@pytest.mark.parametrize("scenario", one_in(4, published_scenarios()), ids=scenario_name)
def test_styles_play_every_printed_set(scenario: Scenario) -> None:
    setup = playable(scenario, Options(turn_limit=40, spy_sees_centre=True))
    first = Random(scenario_name(scenario)).randrange(len(STYLES))
    minds = [sit(STYLES[(first + n) % len(STYLES)], setup, n) for n in setup.layout.seats]
    assert play(setup, shuffled(scenario, Random(1).shuffle), minds).mistakes == ()


@pytest.mark.parametrize("players", one_in(3, range(2, 14)))
def test_styles_play_custom_scenarios(players: int) -> None:
    chance = Random(f"styles {players}")
    for _ in range(scaled(2)):
        scenario = random_scenario(chance, "first", players)
        setup = playable(scenario, Options(turn_limit=40))
        minds = [sit(chance.choice(STYLES), setup, n) for n in setup.layout.seats]
        assert play(setup, shuffled(scenario, chance.shuffle), minds).mistakes == ()


# Each style


def test_the_truthful_claims_only_what_it_is_nearly_sure_of() -> None:
    claims, looks, false = 0, 0, 0
    for game, mind, action in answers("truthful", "novice", "random", games=8):
        looks += isinstance(action, a.Look)
        if isinstance(action, a.Announce | a.Contest):
            claims += 1
            assert sureness(mind, action) >= SURE
            said = action.character if isinstance(action, a.Announce) else game.state.table.round.character  # type: ignore[union-attr]
            false += game.state.secrets.cards[action.spot] != said
    assert claims > 10
    assert looks > 5
    assert false <= claims * (1 - SURE)


def test_the_bluffer_announces_nearly_every_turn() -> None:
    turns = Counter[str]()
    for game, mind, action in answers("bluffer", "novice"):
        if is_free(game):
            turns[type(action).__name__] += 1
            turns["bluffs"] += sureness(mind, action) < PROBABLE
    assert turns["Announce"] > 0.9 * (turns["Look"] + turns["Swap"] + turns["Announce"])
    assert turns["bluffs"] > turns["Announce"] / 3


def test_the_trusting_never_contests() -> None:
    passed = tempted = 0
    for game, mind, action in answers("trusting", "bluffer"):
        assert not isinstance(action, a.Contest)
        if isinstance(action, a.Pass):
            contest, sure = mind.best_contest(mind.table.round.character, game.legal_actions())  # type: ignore[union-attr]
            assert contest.player == mind.me
            passed, tempted = passed + 1, tempted + (sure > SURE)
    assert passed > 30
    assert tempted > 0


def test_the_doubter_contests_whatever_it_may() -> None:
    contests = 0
    for _, _, action in answers("doubter", "novice", "parrot", games=8):
        assert not isinstance(action, a.Pass)
        contests += isinstance(action, a.Contest)
    assert contests > 20


@pytest.mark.parametrize("scenario", [SIX, DUEL], ids=scenario_name)
def test_the_looker_looks_and_then_claims_what_it_saw(scenario: Scenario) -> None:
    seen = Counter[str]()
    for game, mind, action in answers("looker", "novice", scenario=scenario, games=5):
        if is_free(game):
            seen[type(action).__name__] += 1
            card, spot, sure = mind.likeliest()
            assert isinstance(action, a.Look) == (sure < SURE)
            if isinstance(action, a.Announce):
                assert (action.character, action.spot) == (card, spot)
            if isinstance(action, a.Swap):
                assert card in mind.table.layout.cursed, "it would claim any other card"
    assert min(seen["Look"], seen["Announce"]) > 2


def test_the_shuffler_swaps_nearly_always() -> None:
    turns = Counter[str]()
    for game, mind, action in answers("shuffler", "novice", games=6):
        if is_free(game):
            turns[type(action).__name__] += 1
            if isinstance(action, a.Announce):
                assert sureness(mind, action) >= SURE
    assert turns["Swap"] > 0.7 * turns.total()
    assert turns["Announce"] > 0
    assert turns["Look"] == 0


@pytest.mark.parametrize("scenario", [SIX, DUEL], ids=scenario_name)
def test_the_parrot_claims_what_was_claimed_last(scenario: Scenario) -> None:
    echoed = 0
    for game, mind, action in answers("parrot", "novice", scenario=scenario, games=5):
        said = [x for x in game.events if isinstance(x, e.Announced) and x.player != mind.me]
        if is_free(game) and said:
            assert isinstance(action, a.Announce)
            assert action.character == said[-1].character
            echoed += 1
    assert echoed > 5


def test_the_forgetful_knows_only_the_last_round() -> None:
    scenario, compared = published("first", "base", 4), 0
    remembered = 5  # with its own last turn
    for game, mind, _ in answers("forgetful", "novice", scenario=scenario, games=4, turns=25):
        assert isinstance(mind, ForgetfulMind)
        started = [n for n, x in enumerate(game.events) if isinstance(x, e.TurnStarted)]
        if len(started) <= remembered:  # it remembers the deal
            continue
        table, _ = mind.turns[0]
        assert table.turn == mind.table.turn - remembered
        belief = Belief(mind.me)
        belief.recall(table)
        for event in visible_events(game.events, mind.me)[started[-remembered] :]:
            belief.observe(event)
        assert belief.exact
        assert np.allclose(belief.marginals(), mind.belief.marginals())
        compared += 1
    assert compared > 10


def test_the_greedy_fetches_the_best_card_or_claims_it() -> None:
    """The King pays most in the first turn, and everyone knows where he lies."""
    setup = playable(SIX)
    king = SIX.cards.index("king")
    game = Game(setup, [str(n) for n in range(6)], Deal(cards=SIX.cards))
    for player in range(6):
        mind = sit("greedy", setup, player)
        for event in visible_events(game.events, player):
            mind.observe(event)
        if player != 0:
            continue
        answer = mind.choose(game.decision, game.legal_actions())  # type: ignore[arg-type]
        assert answer == a.Swap(1, 0, 0, king, really=True)
        assert mind.why().message == "why-swap"  # type: ignore[union-attr]
    did = Counter[str]()
    for now, greedy, action in answers("greedy", "novice", games=4):
        if is_free(now):
            did[type(action).__name__] += 1
            if isinstance(action, a.Swap) and action.really and action.other < 6:
                did["fetched"] += max(greedy.belief.at(action.other).values()) > PROBABLE
    assert did["Announce"] > did["Look"] + did["Swap"]
    assert did["fetched"] > 0


def test_the_cautious_takes_no_risks_near_the_end() -> None:
    risks = Counter[bool]()
    for _, mind, action in answers("cautious", "novice", games=10):
        assert isinstance(mind, CautiousMind)
        risky = isinstance(action, a.Announce | a.Contest) and sureness(mind, action) < SURE
        assert not (risky and mind.must_take_care())
        risks[risky] += 1
    assert risks[True] > 5, "it plays like anybody else before"


@pytest.mark.parametrize(
    ("coins", "careful"),
    [
        ((6, 6, 6, 6, 6, 6), False),
        ((7, 6, 6, 6, 6, 5), False),
        ((8, 7, 6, 6, 6, 3), True),
        ((8, 9, 6, 6, 4, 3), False),
        ((2, 9, 6, 6, 6, 7), True),
        ((6, 10, 6, 6, 6, 2), True),
    ],
)
def test_the_end_is_near_for_the_rich_the_poor_and_their_rivals(
    coins: tuple[int, ...], careful: bool
) -> None:
    setup = playable(SIX)
    mind = sit("cautious", setup, 0)
    assert isinstance(mind, CautiousMind)
    game = Game(setup, [str(n) for n in range(6)], Deal(cards=SIX.cards))
    mind.resume(replace(game.state.table, coins=coins))
    assert mind.must_take_care() == careful


def test_the_moody_plays_as_its_mood_of_the_turn() -> None:
    moods: dict[tuple[int, int, int], set[str]] = {}
    for game, mind, action in answers("moody", games=3):
        assert isinstance(mind, MoodyMind)
        mood = type(mind.mood())
        moods.setdefault((id(game), mind.me, mind.table.turn), set()).add(mood.__name__)
        if game.state.table.decisions % 5 == 0:
            other = mood(mind.seat)
            for event in visible_events(game.events, mind.me):
                other.observe(event)
            assert other.choose(game.decision, game.legal_actions()) == action  # type: ignore[arg-type]
            assert other.why() == mind.why()
    assert all(len(kinds) == 1 for kinds in moods.values())
    assert set.union(*moods.values()) == {mood.__name__ for mood in MOODS}


def test_the_guest_draws_one_style_for_each_seat_and_game() -> None:
    setup = playable(SIX)
    drawn = Counter(type(sit("guest", setup, seed % 6, seed)) for seed in range(300))
    assert set(drawn) == set(guest.STYLES)
    assert max(drawn.values()) < 60
    assert type(sit("guest", setup, 2, 5)) is type(sit("guest", setup, 2, 5))


def test_a_style_without_a_temper_forgets_nothing_and_takes_the_one_it_is_given() -> None:
    setup = playable(SIX)
    mind = sit("trusting", setup, 0)
    assert isinstance(mind, StyleMind)
    assert mind.temper.memory == 1.0
    wanted = replace(mind.temper, memory=0.2, boldness=0.9)
    asked = find_bot("trusting").sit(Seat(setup=setup, player=0, seed=1, temper=wanted))
    assert isinstance(asked, StyleMind)
    assert asked.temper == wanted
