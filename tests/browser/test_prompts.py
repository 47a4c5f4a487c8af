"""Every question of the rules is asked on the page, in words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial

from mascarade.rules import EDITIONS, Action, Decision, EditionId, published
from mascarade.rules import actions as a
from mascarade.rules import state as s
from mascarade.server.views.bots import BotSeat
from tests.browser.players import STEP, Player, comes, hand, table_of, told
from tests.browser.scripted_service import StartScripted
from tests.tiers import by_tier

TABLES: tuple[tuple[EditionId, str, int, int], ...] = (
    ("first", "duel", 2, 30),
    ("first", "trio", 3, 40),
    ("first", "base", 4, 60),
    ("first", "let-it-roll", 6, 60),
    ("first", "combo", 8, 60),
    ("second", "A", 8, 50),
    ("second", "A", 12, 40),
    ("first", "base", 13, 40),
)
"""Edition, set and players, and the number of questions after which little new comes up."""
TRIES = 40
"""How often each of them may be played; once or twice is usually enough."""
QUESTIONS = {
    "which-player": "bishop gambler guru inquisitor princess puppet-master swindler usurper witch",
    "which-card": "fool sage spy",
    "which-character": "guru inquisitor usurper",
    "whether-to-swap": "fool spy",
    "which-way": "alchemist",
    "how-many": "gambler",
    "guess-how-many": "gambler",
}
EXPECTED = {(question, power) for question, powers in QUESTIONS.items() for power in powers.split()}
ASKING = {"inquisitor", "guru", "gambler"}
"""Characters whose powers ask another player; bots announce these and choose the person."""
CHARACTERS = {character for edition in EDITIONS.values() for character in edition.characters}
PERSON = 0


LIKELY = {"announce-now": 1000, "announce": 1000, "contest": 0, "decline": 0, "look": 0, "swap": 1}


class Curious:
    """Bots that never contest, and use each power that asks another player once, on the person."""

    def __init__(self) -> None:
        self.used: set[str] = set()

    def __call__(self, chair: BotSeat, decision: Decision, legal: Sequence[Action]) -> Action:
        for action in legal:
            if (
                isinstance(action, a.Announce)
                and action.character in ASKING
                and action.character not in self.used
            ):
                self.used.add(action.character)
                return action
            if isinstance(action, a.PickPlayer) and action.target == PERSON:
                return action
        return legal[0]


def test_every_question_is_asked_in_words(start_scripted: StartScripted) -> None:
    seen: set[tuple[str, str | None]] = set()
    titles: set[str] = set()
    site, service = start_scripted(seed=1)
    ada = comes(site, "Ada")
    # Every deal is different, because browsers add shares: questions that did not come up are tried again.
    for number, (edition, set_id, players, enough) in enumerate(by_tier(TABLES[:2], TABLES * TRIES)):
        scenario = published(edition, set_id, players)
        if {power for _, power in EXPECTED - seen}.isdisjoint(scenario.cards + scenario.cemetery):
            continue
        service.mind = Curious()
        table_of(ada, players, edition=edition, set=set_id, first=PERSON, bot="random")
        played = hand(ada, seed=number, until=enough, likely=LIKELY)
        seen |= {(moment["question"], moment["power"]) for moment in played["found"]}
        titles |= {moment["title"] for moment in played["found"]}
    assert len(seen) > 3
    assert by_tier(set(), EXPECTED - seen) == set()
    raw = re.compile(r"\b(?:" + "|".join(name for name in CHARACTERS if "-" in name) + r")\b|\{|\$|\bask-")
    assert [title for title in titles if raw.search(title) or not title] == []


def announces(chair: BotSeat, decision: Decision, legal: Sequence[Action]) -> Action:
    """Announce on every turn, each time another character, and never contest."""
    claims = [action for action in legal if isinstance(action, a.Announce)]
    return claims[decision.number % len(claims)] if claims else legal[0]


def test_a_contest_is_asked_over_its_own_announcement(start_scripted: StartScripted) -> None:
    """Bots are fast and the page is slow: the next question arrives before its announcement is shown."""
    site, _ = start_scripted(announces)
    ada = comes(site, "Ada", pace="slow")
    ada.holds_time()
    table_of(ada, 4, edition="first", first=PERSON, bot="random", options={"turn_limit": 10}, pace="fast")
    player = Player(ada)
    titles: dict[int, str] = {}

    def server_is_past(number: int) -> bool:
        asked: int = ada.wire.received("asked")[-1]["decision"]["number"]
        return asked > number or bool(told(ada)[-1]["type"] == "ended")

    while True:
        moment = player.glances()
        if moment is None:
            ada.lets_pass(4 * STEP)
        elif moment["what"] == "over":
            break
        elif moment.get("question") != "contest-or-pass":
            player.answers(moment) if moment["what"] == "asked" else player.ready()
        else:
            number = moment["decision"]
            titles[number] = moment["title"]
            player.answers(moment, lambda now: next(one for one in now["options"] if one["action"] == "pass"))
            ada.until(partial(server_is_past, number), "the next question")
    seats, claim, claims = ada.wire.received("table")[-1]["seats"], {}, {}
    for event in told(ada):
        if event["type"] == "announced":
            claim = event
        elif event["type"] == "asked":
            claims[event["decision"]["number"]] = claim
    assert len(titles) > 2
    for number, title in titles.items():
        assert seats[claims[number]["player"]]["name"] in title
        assert claims[number]["character"].title() in title


def test_the_questions_are_those_of_the_rules() -> None:
    """Fails if the rules get a new question."""
    kinds = {kind.__struct_config__.tag for kind in s.Question.__subclasses__()}
    assert kinds == {*QUESTIONS, "turn-choice", "contest-or-pass"}
