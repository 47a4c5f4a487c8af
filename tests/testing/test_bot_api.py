"""`check_bot` accepts bots that follow the bot API, and names the faults of others."""

from __future__ import annotations

import random
import runpy
from collections.abc import Sequence

import msgspec
import pytest

from mascarade.arena.errors import StudyUsageError
from mascarade.bots import Bot, Mind, Reason, Seat
from mascarade.rules import Action, AnyEvent, ContestOrPass, Decision, Pass, Table, published
from mascarade.rules import events as e
from mascarade.testing import BotFailure, check_bot
from tests.kit.project import ROOT

SMALL = (published("first", "duel", 2), published("first", "base", 4))


class GoodMind(Mind):
    """Answers at random and counts its events."""

    seen = 0

    def resume(self, table: Table) -> None:
        self.seen = table.decisions

    def observe(self, event: AnyEvent) -> None:
        self.seen += 1

    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        return self.chance(decision.number, self.seen).choice(legal)


class GoodBot(Bot):
    """Follows the API; the bots below differ from it in one respect each."""

    name = "good"
    summary = "Answers by chance."
    mind: type[Mind] = GoodMind

    def sit(self, seat: Seat) -> Mind:
        return self.mind(seat)


def bot_with(mind: type[Mind]) -> Bot:
    bot = GoodBot()
    bot.mind = mind
    return bot


class IllegalMind(GoodMind):
    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        return Pass(decision.number + 1, decision.player)


class SilentMind(GoodMind):
    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        return None  # type: ignore[return-value]


class RaisingMind(GoodMind):
    def observe(self, event: AnyEvent) -> None:
        if isinstance(event, e.Looked):
            raise KeyError("what was it")


class ShorteningMind(GoodMind):
    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        assert isinstance(legal, list)
        return super().choose(decision, [legal.pop()])


class RewritingMind(GoodMind):
    def observe(self, event: AnyEvent) -> None:
        if isinstance(event, e.Asked):
            msgspec.structs.force_setattr(event.decision, "number", 0)


class GlobalChanceMind(GoodMind):
    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        return random.choice(legal)


class OneGeneratorMind(GoodMind):
    """Its answers depend on how often it was asked before."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.generator = random.Random(seat.seed)

    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        return self.generator.choice(legal)


class ForgettingMind(GoodMind):
    """Needs the deal, which a mind that resumes in the middle of a game has never seen."""

    cards: tuple[str, ...]

    def resume(self, table: Table) -> None:
        pass

    def observe(self, event: AnyEvent) -> None:
        if isinstance(event, e.Dealt):
            self.cards = event.cards

    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        return self.chance(decision.number, *self.cards).choice(legal)


class ImpatientMind(GoodMind):
    """Answers what the table asks, also when that is somebody else's turn in a sealed contest."""

    asked: Decision

    def observe(self, event: AnyEvent) -> None:
        if isinstance(event, e.Asked):
            self.asked = event.decision

    def resume(self, table: Table) -> None:
        pass

    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        passing = Pass(self.asked.number, self.asked.player)
        return passing if isinstance(decision.question, ContestOrPass) else super().choose(decision, legal)


class ReasonlessMind(GoodMind):
    def why(self) -> Reason | None:
        return "because"  # type: ignore[return-value]


class Unseated(GoodBot):
    def sit(self, seat: Seat) -> Mind:
        return None  # type: ignore[return-value]


class Unnamed(Bot):
    def sit(self, seat: Seat) -> Mind:
        return GoodMind(seat)


class SharingBot(GoodBot):
    """Uses one mind for all seats."""

    shared: Mind | None = None

    def sit(self, seat: Seat) -> Mind:
        self.shared = self.shared or GoodMind(seat)
        return self.shared


@pytest.mark.parametrize(
    "bot",
    [GoodBot, GoodBot(), "random", "novice:boldness=0.9"],
    ids=["class", "object", "name", "name with a temper"],
)
def test_bots_that_keep_to_the_api_pass(bot: Bot | type[Bot] | str) -> None:
    before = random.getstate()
    check_bot(bot, scenarios=SMALL)
    assert random.getstate() == before


def test_the_example_passes_with_the_usual_scenarios() -> None:
    check_bot(runpy.run_path(str(ROOT / "examples" / "honest_bot.py"))["HonestBot"])


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        (bot_with(IllegalMind), r"GoodBot answered illegally: Pass\(.*\) to TurnChoice\("),
        (bot_with(SilentMind), "GoodBot answered illegally: None to TurnChoice"),
        (bot_with(RaisingMind), "GoodBot.observe raised KeyError: 'what was it'"),
        (bot_with(ShorteningMind), "GoodBot.choose changed its arguments; copy before you change"),
        (bot_with(RewritingMind), "GoodBot.observe changed its arguments"),
        (bot_with(GlobalChanceMind), "GoodBot is not deterministic: with the same seat, seed and events"),
        (bot_with(OneGeneratorMind), "GoodBot can't be resumed: it chose .* rebuilt from the same events"),
        (bot_with(ForgettingMind), "GoodBot.choose raised AttributeError: .*'cards'"),
        (bot_with(ImpatientMind), r"GoodBot answered illegally: Pass\(.*\) to ContestOrPass\("),
        (bot_with(ReasonlessMind), "GoodBot.why returned 'because', which is no Reason"),
        (Unseated, "Unseated.sit returned None, which is no Mind"),
        (Unnamed, "Unnamed has no name: set it to a string"),
        (SharingBot, "SharingBot (is not deterministic|can't be resumed)"),
    ],
    ids=lambda value: value.mind.__name__ if isinstance(value, GoodBot) else None,
)
def test_what_is_wrong_with_a_bot_is_named(bot: Bot | type[Bot], sentence: str) -> None:
    with pytest.raises(BotFailure, match=sentence):
        check_bot(bot, scenarios=SMALL)


def test_an_unknown_temper_is_refused_as_in_a_tournament() -> None:
    with pytest.raises(StudyUsageError):
        check_bot("novice:charm=1")
