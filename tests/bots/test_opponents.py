"""The expert's models of its opponents: they learn from what everyone can see, and nothing else."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from mascarade.beliefs import Belief
from mascarade.bots.expert.opponents import MODELS, StyleMixtures, Sureness
from mascarade.bots.quick.evaluation import UNOPPOSED
from mascarade.bots.quick.perception import carry_out, see_deal
from mascarade.bots.quick.players import new_players
from mascarade.bots.quick.policy import choose
from mascarade.bots.quick.styles import QUICK, RASHNESS, TRUST, VIGILANCE, Style
from mascarade.kernel import KernelSetup, decode, from_deal, to_state
from mascarade.kernel import layout as at
from mascarade.rules import Options, advance, legal_actions, playable, published, start
from mascarade.rules import actions as a
from mascarade.rules import events as e
from mascarade.rules import state as s
from mascarade.rules.evolve import evolve_table, initial_table
from mascarade.rules.view import visible
from mascarade.testing.generators import random_deal

NAMES = list(MODELS)
SETUP = playable(published("second", "A", 6), Options(turn_limit=60))
CLAIMED, ANOTHER = SETUP.scenario.cards[:2]
FOUR = playable(published("second", "A", 4), Options())


def test_the_models_are_whole() -> None:
    """Their prior is a distribution, so are the choices of a turn, and every habit is a chance."""
    assert sum(model.prior for model in MODELS.values()) == pytest.approx(1)
    for model in MODELS.values():
        for habits in (model.unsure, model.sure):
            assert habits.looks + habits.swaps + habits.announces == pytest.approx(1, abs=0.02)
            assert all(0 <= habit <= 1 for habit in habits)


class Watched:
    """A game in a free turn, as its first player sees it, who knows no card any more."""

    def __init__(self) -> None:
        state, events = start(SETUP, random_deal(Random(4), SETUP.scenario))
        dealt = next(event for event in events if isinstance(event, e.Dealt))
        self.table, self.belief = initial_table(dealt), Belief(0)
        self.mixtures = StyleMixtures(0, SETUP.layout, self.belief)
        while True:
            for event in events:
                if not isinstance(event, e.Dealt):
                    self.table = evolve_table(self.table, event)
            if self.table.decision is not None and self.table.decision.question == s.TurnChoice(None):
                break
            state, events = advance(state, legal_actions(state)[0])
        self.doer = self.table.decision.player
        self.spot = self.table.layout.spots_of[self.table.seat_of(self.doer)][0]
        self.belief.recall(self.table)  # the viewer knows no card, and nobody can know one
        self.mixtures.sureness.known[:] = 0.2

    def share(self, player: int, *names: str) -> float:
        """How likely the player plays like one of these models."""
        shares = self.mixtures.shares()[player]
        return float(sum(shares[NAMES.index(name)] for name in names))

    def announces(self, *shown: str, character: str = CLAIMED) -> None:
        """The doer announces a character. Cards may be shown: the doer's, and then a contester's."""
        announced = e.Announced(player=self.doer, character=character, spot=self.spot)
        self.mixtures.observe(announced, self.table)
        if shown:
            players = (self.doer, (self.doer + 1) % 6)
            cards = [
                e.Shown(player, self.table.layout.spots_of[self.table.seat_of(player)][0], card)
                for player, card in zip(players, shown, strict=False)
            ]
            self.mixtures.observe(e.Revealed(tuple(cards)), evolve_table(self.table, announced))


def prior(*names: str) -> float:
    """How likely somebody unknown plays like one of these models."""
    return sum(MODELS[name].prior for name in names)


HONEST, LIARS, RASH = ("plain", "timid"), ("bold", "liar", "careless"), ("rash", "doubter", "careless")


def test_what_is_revealed_makes_a_style_likelier() -> None:
    """False claims speak for liars, much more than true ones, and false contests for the rash."""
    honest, lying = Watched(), Watched()
    honest.mixtures.sureness.known[:] = 1.0
    for _ in range(3):
        honest.announces(CLAIMED, ANOTHER)
        lying.announces(ANOTHER, CLAIMED)
    assert lying.share(lying.doer, *LIARS) > 2 * prior(*LIARS)
    assert lying.share(lying.doer, *LIARS) > 2 * honest.share(honest.doer, *LIARS)
    assert honest.share((honest.doer + 1) % 6, *RASH) > 2 * prior(*RASH)


def test_who_announces_without_looking_is_no_honest_player() -> None:
    """Nobody contested, but one of them could know their card, and the other could not."""
    looks, guesses = Watched(), Watched()
    for watched in (looks, guesses):
        for _ in range(2):
            watched.mixtures.sureness.known[:] = 0.2
            if watched is looks:
                watched.mixtures.observe(e.Looked(player=looks.doer, spots=(looks.spot,)), looks.table)
            watched.announces()
    assert looks.share(looks.doer, *HONEST) > prior(*HONEST) > 2 * guesses.share(guesses.doer, *HONEST)


def test_a_claim_that_the_viewer_knows_to_be_false_needs_no_contest() -> None:
    """What the viewer knows of the card counts as if it had been revealed."""
    true, false = Watched(), Watched()
    for watched in (true, false):
        watched.mixtures.sureness.known[:] = 1.0
        watched.belief.observe(e.Unmasked(player=watched.doer, spot=watched.spot, character=ANOTHER))
    true.announces(character=ANOTHER)
    false.announces(character=CLAIMED)
    assert true.share(true.doer, *HONEST) > prior(*HONEST) > false.share(false.doer, *HONEST)


def test_people_at_one_table_are_somewhat_alike() -> None:
    """A liar makes lies of the others likelier too, but much less; and says nothing of the viewer."""
    watched = Watched()
    for _ in range(3):
        watched.announces(ANOTHER, CLAIMED)
    shares = [watched.share(player, *LIARS) for player in (watched.doer, (watched.doer + 3) % 6)]
    assert shares[0] > 2 * shares[1] > 2 * prior(*LIARS)


def test_how_sure_everyone_can_be_follows_from_what_all_can_see() -> None:
    """A look makes sure, a swap of two cards unsettles all but who made it, and what is shown is known."""
    sureness, layout = Sureness(SETUP.layout), SETUP.layout
    state, events = start(SETUP, random_deal(Random(4), SETUP.scenario))
    for event in events:
        sureness.observe(visible(event, 0))
    assert sureness.known.tolist() == np.ones((6, layout.spots)).tolist()
    table = state.table
    sureness.observe(e.Swapped(player=1, first=1, second=2))
    assert [sureness.knows(player, table) for player in range(6)] == [1, 1, 0, 1, 1, 1]
    sureness.observe(e.Looked(player=2, spots=(2,)))
    assert sureness.knows(2, table)
    sureness.observe(e.Swapped(player=3, first=2, second=1))
    assert not sureness.knows(1, table)
    sureness.observe(e.Revealed((e.Shown(1, 1, CLAIMED),)))
    assert sureness.known[:, 1].tolist() == [1.0] * 6


def test_somebody_known_to_be_honest_is_believed_and_somebody_bold_is_not() -> None:
    """A claim of the honest says more, and a pass of somebody who never contests says nothing."""
    mixtures = StyleMixtures(5, SETUP.layout, Belief(5))
    for player, name in enumerate(("plain", "bold", "meek")):
        mixtures.logs[player] = -50.0
        mixtures.logs[player, NAMES.index(name)] = 0.0
    claimed, passed = mixtures.likelihoods()
    assert claimed[0].min() > 20
    assert 1 <= claimed[1, 0] < claimed[1, 1] < 10
    assert passed[0, 1] < 0.6
    assert passed[2].tolist() == pytest.approx([1, 1], abs=0.05)


def test_styles_are_drawn_as_likely_as_they_are_and_the_viewers_own_is_quick() -> None:
    """What everyone expects of a player is the same in every history."""
    mixtures, chance = StyleMixtures(2, FOUR.layout, Belief(2)), Random(5)
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
