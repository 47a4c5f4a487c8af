"""Everything that a table asks, with long names of people and masks: for tests of how a table looks.

The other seats are scripted, so that a state looks the same in every run.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import httpx

from mascarade.rules import Action, Decision
from mascarade.rules import actions as a
from mascarade.server.views.bots import BotSeat
from tests.browser.harness import Person
from tests.browser.players import Moment, Option, Player, comes, hand, prefers
from tests.browser.scripted_service import ScriptedService, StartScripted
from tests.kit.timeouts import TIMEOUT_SECONDS

VIEWER = "Maximiliane-Friederike W"
GUESTS = (
    "Bartholomäus Wintergarte",
    "Donaudampfschifffahrtler",
    "Anne-Marie-Luise Kühlbor",
    "Giangiacomo Montefeltrin",
    "Wolfgang-Maximilian-Emma",
    "Massimiliano-Ferdinandos",
    "Bonaventura Buonaccorsis",
    "Hildegard von Wommelsdor",
    "Wilhelmine-Mommsen-Gamme",
    "Oberstudiendirektorinnen",
    "Guglielmo-Emmanuele Mamm",
    "Emmanuelle de la Fontain",
)
"""As long as a name may be: in one word, in several, and with hyphens."""
# By the number of players: cards with long names, in the centre too, and a cemetery.
_DUEL = "judge witch necromancer puppet-master queen inquisitor"
_EIGHT = "judge witch king queen puppet-master inquisitor courtesan gambler"
_TWELVE = f"{_EIGHT} necromancer alchemist usurper princess"
CASTS = {
    2: _DUEL,
    3: _DUEL,
    4: "judge witch king queen necromancer alchemist",
    6: "judge witch king queen necromancer puppet-master",
    8: f"{_EIGHT} princess",
    12: f"{_TWELVE} sage actress",
    13: f"{_TWELVE} cheat",
}
SAID = ("puppet-master", "necromancer", "inquisitor", "alchemist", "queen", "witch")
"""What the others claim to be, in turn."""


def claims(chair: BotSeat, decision: Decision, legal: Sequence[Action]) -> Action:
    """Everybody claims to be somebody else, and nobody contests."""
    announced = {one.character: one for one in legal if isinstance(one, a.Announce)}
    said = [character for character in SAID if character in announced]
    return announced[said[(decision.player - 1) % len(said)]] if said else _peaceful(legal)


def contests(chair: BotSeat, decision: Decision, legal: Sequence[Action]) -> Action:
    """The same, but every third player contests."""
    contest = [one for one in legal if isinstance(one, a.Contest)]
    return contest[0] if contest and decision.player % 3 == 1 else claims(chair, decision, legal)


def grows_rich(chair: BotSeat, decision: Decision, legal: Sequence[Action]) -> Action:
    """Everybody is the Queen, and nobody contests."""
    queen = [one for one in legal if isinstance(one, a.Announce) and one.character == "queen"]
    return queen[0] if queen else _peaceful(legal)


def _peaceful(legal: Sequence[Action]) -> Action:
    return next((one for one in legal if isinstance(one, a.Pass)), legal[0])


def sit_down(start_scripted: StartScripted, players: int, language: str) -> tuple[Person, ScriptedService]:
    """A person at a table full of people, who are dealt their cards and then leave their seats to bots."""
    site, service = start_scripted(contests, seed=7)
    person = comes(site, VIEWER, language=language, calm=True)
    # The first turns only swap; after them it is the viewer's.
    first = -4 % players
    code = person.opens_table(players=players, cards=CASTS[players].split(), first=first)
    with httpx.Client(base_url=f"{service.url}/api", timeout=TIMEOUT_SECONDS) as http:

        def ask(path: str, body: object = None, token: str = "") -> httpx.Response:
            http.cookies.clear()
            bearer = {"authorization": f"Bearer {token}"} if token else {}
            return http.post(path, json=body or {}, headers=bearer).raise_for_status()

        tokens = [ask("/people", {"name": name}).json()["token"] for name in GUESTS[: players - 1]]
        for token in tokens:
            ask(f"/tables/{code}/join", token=token)
        person.deals(code)
        for token in tokens:
            ask(f"/tables/{code}/leave", token=token)
    person.goes_to(f"/t/{code}")
    return person, service


def states(person: Person, service: ScriptedService) -> Iterator[str]:
    """Play through everything that a table asks; the name of each state."""
    page, player = person.page, Player(person)
    quietly = prefers("pass", "look", "swap", "swap-pretend", "pick-spot", "announce-now", otherwise=_any)
    player.looks()
    yield "deal"
    player.ready()
    player.plays(lambda moment: _can(moment, "contest"), quietly)
    yield "contest"
    service.mind = claims
    player.answers(player.looks(), quietly)
    player.plays(lambda moment: _can(moment, "announce"), quietly)
    yield "turn"
    page.locator('[data-action="swap"]').click()
    yield "swap: which card"
    while page.locator('[data-action="swap-really"]').count() == 0:
        page.locator('[data-action="pick-spot"]').last.click()
    yield "swap: really"
    page.locator('[data-action="cancel"]').click()
    page.locator('[data-action="announce"]').click()
    yield "announce"
    page.locator('[data-action="character"][data-character="witch"]').click()
    yield "announce: chosen"
    player.plays(lambda moment: moment.get("power") == "witch", quietly)
    yield "power"
    service.mind = grows_rich
    hand(person, likely={"contest": 0})
    page.locator('[data-action="truth"]').wait_for()
    yield "end"


def _can(moment: Moment, action: str) -> bool:
    return any(option["action"] == action for option in moment.get("options", ()))


def _any(moment: Moment) -> Option:
    found: Option = moment["options"][0]
    return found
