"""The time to answer starts when the question is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from mascarade.rules import Action, Decision
from mascarade.rules import actions as a
from mascarade.server.views.bots import BotSeat
from tests.browser.harness import Person
from tests.browser.players import STEP, Player, comes, prefers, table_of, told
from tests.browser.scripted_service import ScriptedService, StartScripted
from tests.tiers import one_in

PERSON = 0
CLOCK, WINDOW = 60, 12
QUESTIONS = 4
"""How many questions each game is watched for."""


def quarrels(chair: BotSeat, decision: Decision, legal: Sequence[Action]) -> Action:
    """Announce on every turn, and contest what others announce."""
    wanted = [action for action in legal if isinstance(action, a.Announce | a.Contest)]
    return wanted[decision.number % len(wanted)] if wanted else legal[0]


def pass_together(ada: Person, service: ScriptedService, milliseconds: int) -> None:
    """Advance the clocks of the service and of the page alike."""
    service.lets_pass(milliseconds)
    assert service.inside is not None
    (session,) = service.inside.service.registry
    ada.until(
        lambda: len(told(ada)) == len(session.state.current_game.events), "the page was told everything"
    )
    ada.lets_pass(milliseconds)


@pytest.mark.parametrize("pace", one_in(3, ("slow", "usual", "fast")))
def test_nearly_all_of_the_time_is_left_when_a_question_is_shown(
    start_scripted: StartScripted, pace: str
) -> None:
    site, service = start_scripted(quarrels, seed=3, held=True)
    assert service.clock is not None
    ada = comes(site, "Ada", pace="slow")
    ada.holds_time()
    times: dict[str, Any] = {"clock": CLOCK, "window": WINDOW, "memorise": 60, "beat": 800, "pace": pace}
    table_of(ada, 4, edition="first", set="base", first=PERSON + 1, bot="random", **times)
    player = Player(ada)
    player.ready()
    passes = prefers("pass", "swap", otherwise=player.any_of)
    left: dict[int, tuple[str, float, float]] = {}
    while len(left) < QUESTIONS:
        moment = player.glances()
        if moment is None:
            pass_together(ada, service, 4 * STEP)
            continue
        if moment["decision"] not in left:
            deadline = ada.wire.received("events")[-1]["deadline"]
            total = WINDOW if moment["question"] == "contest-or-pass" else CLOCK
            shown = int(ada.page.locator("[data-left]").first.get_attribute("data-left") or "0")
            real = (deadline - service.clock.now()) / 1000
            left[moment["decision"]] = (moment["question"], real / total, shown / total)
        player.answers(moment, passes)
    assert {question for question, _, _ in left.values()} == {"turn-choice", "contest-or-pass"}
    assert any(event["type"] == "revealed" for event in told(ada)), "a contest was resolved"
    for _, real_share, shown_share in left.values():
        assert real_share >= 0.9
        assert 0.9 <= shown_share <= 1
