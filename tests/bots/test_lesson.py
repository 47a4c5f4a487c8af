"""The lesson's script: it shows everything if the learner follows it, and continues otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

import pytest

from mascarade.bots import BotRefused, Mind, Seat, bot_names, find_bot
from mascarade.bots.lesson import LEARNER, PRETENCE
from mascarade.bots.registry import LESSON, entry_of
from mascarade.rules import (
    Action,
    Decision,
    Game,
    Result,
    Setup,
    playable,
    published,
    shuffled,
    visible_events,
)
from mascarade.rules import actions as a
from mascarade.rules import events as e
from mascarade.rules import state as s
from mascarade.server.tables import entries as n
from mascarade.server.tables.lesson import Learn, open_lesson
from tests.tiers import scaled

LEFT, ACROSS, RIGHT = 1, 2, 3
Learner = Callable[[Game, Sequence[Action]], Action]


def started() -> n.Started:
    started = open_lesson(Learn(), "id", "Ada")[-1]
    assert isinstance(started, n.Started)
    return started


def company(setup: Setup, seed: int) -> dict[int, Mind]:
    return {p: find_bot(LESSON).sit(Seat(setup=setup, player=p, seed=seed)) for p in (LEFT, ACROSS, RIGHT)}


def lesson(learner: Learner, turns: int, seed: int = 1) -> Iterator[tuple[Game, Decision, Action]]:
    """A lesson of this many turns: the game, the decision and the answer before each action."""
    begun = started()
    game = Game(begun.setup, begun.names, begun.deal)
    minds, told = company(begun.setup, seed), 0
    while game.decision is not None and game.state.table.turn <= turns:
        for player, mind in minds.items():
            for event in visible_events(game.events, player)[told:]:
                mind.observe(event)
        told = len(game.events)
        decision, legal = game.decision, game.legal_actions()
        learns = decision.player == LEARNER
        action = learner(game, legal) if learns else minds[decision.player].choose(decision, legal)
        yield game, decision, action
        game.apply(action)


def finished(learner: Learner, turns: int, seed: int = 1) -> Game:
    *_, (game, _, _) = lesson(learner, turns, seed)
    return game


def anything(seed: int) -> Learner:
    chance = Random(seed)
    return lambda game, legal: chance.choice(legal)


def advised(game: Game, legal: Sequence[Action]) -> Action:
    """The guide's advice; in the end a true announcement."""
    turn = game.state.table.turn
    wanted: dict[int, Action | type[Action]] = {
        1: a.Swap(1, LEARNER, 0, 4, really=True),
        5: a.Look,
        8: a.Contest,
        13: a.Announce,
        17: a.Announce,
    }
    for action in legal:
        if isinstance(action, a.Swap) and turn == 9 and action.other == LEFT and action.really:
            return action
        if isinstance(action, a.Announce) and action.character != "king":
            continue
        if action == wanted.get(turn) or type(action) is wanted.get(turn):
            return action
    return next(action for action in legal if isinstance(action, a.Pass))


def test_the_advised_path_shows_everything_within_17_turns() -> None:
    game = finished(advised, 17)
    events = game.events
    shown = [event for event in events if isinstance(event, e.Looked) and event.player == LEARNER]
    assert shown[0].characters == ("judge",), "the neighbour has given the learner its card"
    said = [(event.player, event.character) for event in events if isinstance(event, e.Announced)]
    assert said == [(LEFT, PRETENCE), (RIGHT, "judge"), (LEARNER, "king"), (LEARNER, "king")]
    contests = [event.player for event in events if isinstance(event, e.Contested)]
    assert contests == [ACROSS, LEARNER, RIGHT]
    bound = [event.turn for event in events if isinstance(event, e.TurnStarted) and event.binding == "swap"]
    assert bound == [7, 9]
    first, second, third = [event.cards for event in events if isinstance(event, e.Revealed)]
    assert [card.character for card in first] == ["king", "thief"]
    assert [card.character for card in second] == ["bishop", "judge"]
    assert third[0].character == "king"
    assert game.result == Result(winners=(LEARNER,), reason="thirteen")


def test_whatever_the_learner_does_the_lesson_goes_on() -> None:
    lengths, ends = [], 0
    for seed in range(scaled(200)):
        said: dict[int, int] = {}
        contested = bound = False
        for game, decision, action in lesson(anything(seed), 40, seed):
            table = game.state.table
            assert action in game.legal_actions()
            last = game.events[-2] if len(game.events) > 1 else None
            if isinstance(last, e.TurnStarted) and last.player == LEARNER and last.binding == "swap":
                bound = True
            if isinstance(action, a.Announce):
                said[decision.player] = said.get(decision.player, 0) + 1
            match decision.question, decision.player:
                case s.TurnChoice(binding=None), player if player == RIGHT and table.coins[RIGHT] <= 9:
                    assert isinstance(action, a.Announce) is not bound
                case s.ContestOrPass(), player if player != LEARNER and table.seat == LEARNER:
                    contests = isinstance(action, a.Contest)
                    assert not (contests and (said[LEARNER] == 1 or contested))
                    if player == RIGHT and said[LEARNER] > 1:
                        assert contests or contested
                    contested = contested or contests
                case _:
                    pass
        lengths.append(game.state.table.turn)
        ends += game.result is not None
    assert 0 < ends < len(lengths), "some play to the end, and the others could"
    assert min(lengths) > 8, "nobody's lesson is over before it has begun"


def test_a_learner_who_only_waits_is_asked_again_and_loses_nothing() -> None:
    def waits(game: Game, legal: Sequence[Action]) -> Action:
        return next((x for x in legal if isinstance(x, a.Pass | a.Look)), legal[-1])

    game = finished(waits, 60)
    assert game.result is None
    assert [x.player for x in game.events if isinstance(x, e.Announced)].count(RIGHT) > 2
    assert game.state.table.coins[LEARNER] > 3


def test_a_mind_rebuilt_in_the_middle_is_the_same_mind() -> None:
    compared = 0
    for game, decision, action in lesson(anything(3), 30):
        if decision.player == LEARNER:
            continue
        again = company(game.setup, 1)[decision.player]
        for event in visible_events(game.events, decision.player):
            again.observe(event)
        assert again.choose(decision, game.legal_actions()) == action
        compared += 1
    assert compared > 20


@pytest.mark.parametrize("players", [2, 3, 8, 13])
def test_it_also_answers_at_other_tables(players: int) -> None:
    setup = playable(published("first", "base", players))
    game = Game(setup, [str(p) for p in range(players)], shuffled(setup.scenario, Random(players).shuffle))
    minds = [find_bot(LESSON).sit(Seat(setup=setup, player=p, seed=1)) for p in range(players)]
    told = 0
    while game.decision is not None and game.state.table.turn < 3 * players:
        for player, mind in enumerate(minds):
            for event in visible_events(game.events, player)[told:]:
                mind.observe(event)
        told = len(game.events)
        game.apply(minds[game.decision.player].choose(game.decision, game.legal_actions()))


def test_nobody_is_offered_it() -> None:
    assert LESSON not in bot_names()
    with pytest.raises(BotRefused) as refusal:
        entry_of(LESSON)
    assert refusal.value.code == "unknown-bot"
    assert find_bot(LESSON).name == LESSON
