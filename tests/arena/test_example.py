"""The example bot: short, and able to play every set."""

import importlib.util
import re
import tomllib
from types import ModuleType

import pytest

from mascarade.arena.match import play, seat_bot
from mascarade.arena.schedule import deal_of
from mascarade.bots import Bot, Mind
from mascarade.rules import Game, Options, Setup, playable, published, visible_events
from tests.arena.setups import LARGE, SMALL, UNHURRIED, offer, random_mind
from tests.kit.project import ROOT

SOURCE = ROOT / "examples" / "honest_bot.py"
PAGE = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")


def load() -> ModuleType:
    """The example, loaded by its path."""
    spec = importlib.util.spec_from_file_location("honest_bot", SOURCE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def honest() -> Bot:
    bot = load().HonestBot()
    assert isinstance(bot, Bot)
    return bot


def test_it_has_at_most_thirty_lines() -> None:
    lines = [line for line in SOURCE.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len([line for line in lines if not line.lstrip().startswith(('"""', "#"))]) <= 30


@pytest.mark.parametrize(
    "setup",
    [SMALL, LARGE, *(playable(published("second", "B", n), Options(turn_limit=60)) for n in (5, 12))],
    ids=lambda setup: f"{setup.scenario.edition}-{setup.scenario.players}",
)
def test_it_plays_without_a_mistake(setup: Setup) -> None:
    for seed in range(3):
        seats = [offer(setup, player, seed) for player in range(setup.scenario.players)]
        minds = [seat_bot(honest(), seat, UNHURRIED) for seat in seats]
        assert play(setup, deal_of(setup, seed, 0), minds, patience=UNHURRIED).mistakes == ()


def test_a_mind_rebuilt_from_what_it_saw_answers_the_same() -> None:
    game = Game.start(SMALL.scenario, list("abcd"), deal=deal_of(SMALL, 1, 0), options=SMALL.options)
    others = [random_mind(SMALL, player) for player in range(4)]
    old: Mind = honest().sit(offer(SMALL, 0))
    shown = 0
    while game.decision is not None:
        seen = visible_events(game.events, 0)
        for event in seen[shown:]:
            old.observe(event)
        shown = len(seen)
        mind = others[game.decision.player]
        if game.decision.player == 0:
            mind = honest().sit(offer(SMALL, 0))
            for event in seen:
                mind.observe(event)
            assert mind.choose(game.decision, game.legal_actions()) == old.choose(
                game.decision, game.legal_actions()
            )
        game.apply(mind.choose(game.decision, game.legal_actions()))


def test_the_page_shows_the_example_as_it_is() -> None:
    shown = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)
    assert SOURCE.read_text(encoding="utf-8") in shown


def test_the_pages_entry_point_is_well_formed() -> None:
    (written,) = re.findall(r"```toml\n(.*?)```", PAGE, flags=re.DOTALL)
    project = tomllib.loads(written)["project"]
    assert project["entry-points"]["mascarade.bots"] == {"honest": "honest_bot:HonestBot"}
