"""Hypothesis strategies for scenarios and games."""

from __future__ import annotations

from random import Random

from mascarade.rules import Game, Scenario, Setup
from mascarade.testing.generators import (
    STYLES,
    play_on,
    published_scenarios,
    random_game,
    random_options,
    random_scenario,
)

try:
    from hypothesis import strategies as st
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        "mascarade.testing.strategies needs Hypothesis: pip install 'mascarade[testing]'", name=missing.name
    ) from missing

_SEEDS = st.integers(0, 2**32 - 1)


def scenarios() -> st.SearchStrategy[Scenario]:
    """Published sets and custom scenarios."""
    return st.sampled_from(published_scenarios()) | _SEEDS.map(lambda seed: random_scenario(Random(seed)))


@st.composite
def games(draw: st.DrawFn, max_actions: int = 100) -> Game:
    """Games in progress or over, with random options and play."""
    scenario, rng = draw(scenarios()), Random(draw(_SEEDS))
    game = random_game(rng, Setup(scenario=scenario, options=random_options(rng)))
    play_on(rng, game, draw(st.sampled_from(STYLES)), draw(st.integers(0, max_actions)))
    return game
