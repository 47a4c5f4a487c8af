"""The expert's models of its opponents: they learn from what everyone can see, and nothing else."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from mascarade.bots.expert.opponents import MODELS, StyleMixtures
from mascarade.bots.quick.evaluation import UNOPPOSED
from mascarade.bots.quick.perception import carry_out, see_deal
from mascarade.bots.quick.players import new_players
from mascarade.bots.quick.policy import choose
from mascarade.bots.quick.styles import QUICK, RASHNESS, TRUST, VIGILANCE, Style
from mascarade.kernel import KernelSetup, decode, from_deal, to_state
from mascarade.kernel import layout as at
from mascarade.rules import Options, Table, advance, legal_actions, playable, published, start
from mascarade.rules import actions as a
from mascarade.rules import events as e
from mascarade.rules import state as s
from mascarade.rules.evolve import evolve_table, initial_table
from mascarade.testing.generators import random_deal

NAMES = list(MODELS)
SETUP = playable(published("second", "A", 6), Options(turn_limit=60))


def test_the_models_are_whole() -> None:
    """Their prior is a distribution, so are the choices of a turn, and every habit stays possible."""
    assert sum(model.prior for model in MODELS.values()) == pytest.approx(1)
    for model in MODELS.values():
        habits = model.habits
        assert habits.looks + habits.swaps + habits.announces == pytest.approx(1, abs=0.02)
        assert all(0 < habit < 1 for habit in habits)


def share(mixtures: StyleMixtures, player: int, name: str) -> float:
    """How likely the player plays like this model."""
    return float(mixtures.shares()[player, NAMES.index(name)])


def free_turn() -> Table:
    """A table whose next player may look, swap or announce."""
    state, events = start(SETUP, random_deal(Random(4), SETUP.scenario))
    table = initial_table(next(event for event in events if isinstance(event, e.Dealt)))
    for event in events[1:]:
        table = evolve_table(table, event)
    while table.decision is None or table.decision.question != s.TurnChoice(None):
        state, events = advance(state, legal_actions(state)[0])
        for event in events:
            table = evolve_table(table, event)
    return table


@pytest.mark.parametrize(
    ("name", "claims", "contests"),
    [("plain", (True,) * 3, ()), ("bold", (False,) * 3, ()), ("rash", (), (False,) * 3)],
)
def test_what_is_revealed_of_a_player_makes_their_style_likelier(
    name: str, claims: tuple[bool, ...], contests: tuple[bool, ...]
) -> None:
    """True claims speak for a plain player, false ones for a bold one, false contests for a rash one."""
    mixtures, table = StyleMixtures(6), free_turn()
    assert table.decision is not None
    doer = table.decision.player
    other = (doer + 1) % 6
    for true in (*claims, *contests):
        spot = table.layout.spots_of[table.seat_of(doer)][0]
        announced = e.Announced(player=doer, character="king", spot=spot)
        asked = evolve_table(table, announced)
        first, second = ("king", "queen") if true else ("queen", "judge")
        about_contests = not claims
        shown = (
            e.Shown(doer, spot, "king" if about_contests else first),
            e.Shown(other, table.layout.spots_of[other][0], second),
        )
        if true:  # somebody plain looks first
            mixtures.observe(e.Looked(player=doer, spots=(spot,)), table)
        mixtures.observe(announced, table)
        mixtures.observe(e.Revealed(shown), asked)
    who = other if contests else doer
    assert share(mixtures, who, name) > 2 * MODELS[name].prior
    assert share(mixtures, who, name) == pytest.approx(mixtures.shares()[who].max())
    untouched = (doer + 3) % 6
    assert mixtures.shares()[untouched].tolist() == pytest.approx([m.prior for m in MODELS.values()])


def test_somebody_known_to_be_honest_is_believed_and_somebody_bold_is_not() -> None:
    """A claim of the honest says more, and a pass of somebody who never contests says nothing."""
    mixtures = StyleMixtures(3)
    for player, name in enumerate(("plain", "bold", "meek")):
        mixtures.logs[player] = -50.0
        mixtures.logs[player, NAMES.index(name)] = 0.0
    claimed, passed = mixtures.likelihoods()
    assert claimed[0] > 20
    assert 1 <= claimed[1] < 5
    assert passed[0] < 0.6
    assert passed[2] == pytest.approx(1, abs=0.05)


def test_styles_are_drawn_as_likely_as_they_are_and_the_viewers_own_is_quick() -> None:
    """What everyone expects of a player is the same in every history."""
    mixtures, chance = StyleMixtures(4), Random(5)
    histories = 4000
    dice = np.array([[chance.random() for _ in range(4)] for _ in range(histories)])
    styles = np.zeros((histories, 4, len(QUICK)))
    mixtures.draw(2, dice, styles)
    assert (styles[:, 2] == np.array(QUICK)).all()
    whims = (styles[:, 0, QUICK._fields.index("whim")] > 0).mean()
    assert whims == pytest.approx(MODELS["careless"].prior, abs=0.02)
    for expected in (TRUST, RASHNESS, VIGILANCE):
        assert len(set(styles[:, 0, expected].tolist())) == 1


def rate(style: Style, kind: type[a.Action]) -> float:
    """How often the first player, in this style, chooses such an action among quick players."""
    chosen: list[a.Action] = []
    kernel = KernelSetup.of(SETUP)
    for game in range(12):
        people = new_players(kernel)
        people.styles[0] = style
        row = from_deal(kernel, random_deal(Random(game), SETUP.scenario))
        people.dice[0] = np.uint64(game)
        see_deal(row, people)
        people.scratch[UNOPPOSED, at.ROUND] = 0
        while row[at.ASKED] != at.NOTHING_ASKED:
            number = choose(row, people)
            if row[at.ASKED_PLAYER] == 0:
                chosen.append(decode(kernel, to_state(kernel, row), number))
            carry_out(row, people, number)
    return sum(isinstance(action, kind) for action in chosen) / len(chosen)


@pytest.mark.parametrize(
    ("style", "kind", "less"),
    [
        (Style(claims_from=1.1), a.Announce, True),
        (Style(contests_from=1.1), a.Contest, True),
        (Style(boldness=1.0), a.Announce, False),
        (Style(looking=20.0), a.Look, False),
        (Style(swapping=20.0), a.Swap, False),
        (Style(announcing=20.0), a.Announce, False),
        (Style(contesting=20.0), a.Contest, False),
        (Style(whim=1.0), a.Swap, False),
    ],
    ids=("claims", "contests", "boldness", "looking", "swapping", "announcing", "contesting", "whim"),
)
def test_each_number_of_a_style_shows(style: Style, kind: type[a.Action], less: bool) -> None:
    """A player of the style does more, or less, of it than a quick one."""
    usual, styled = rate(QUICK, kind), rate(style, kind)
    assert styled < usual if less else styled > usual
    if max(style.claims_from, style.contests_from) > 1:
        assert styled == 0
