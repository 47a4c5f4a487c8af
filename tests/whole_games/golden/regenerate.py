"""Regenerate the golden games: `python -m tests.whole_games.golden.regenerate`. Review the diff first."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import NamedTuple

from mascarade.rules import (
    EDITIONS,
    Action,
    CharacterId,
    EditionId,
    Game,
    Options,
    Scenario,
    Spot,
    legal_actions,
    published,
    unused,
)
from mascarade.rules import actions as a
from mascarade.rules import events as e
from mascarade.rules import state as s
from mascarade.testing.generators import NAMES, possible_peeks, random_deal
from tests.whole_games.golden.notation import Story

HERE = Path(__file__).parent


class Plan(NamedTuple):
    """The plan of a golden game."""

    file: str
    scenario: Scenario
    seed: int
    options: Options = Options()


def _custom(
    edition: EditionId, players: int, cards: str, cemetery: tuple[CharacterId, ...] | None = None
) -> Scenario:
    dealt = tuple(cards.split())
    graves = unused(edition, dealt, players) if cemetery is None else cemetery
    return Scenario(edition=edition, players=players, cards=dealt, cemetery=graves)


_CURSED = _custom("first", 9, "judge usurper damned inquisitor queen king widow peasant peasant fool witch")
_GRAVES = _custom(
    "first",
    8,
    "judge necromancer actress usurper gambler peasant peasant king",
    ("damned", "widow", "sage", "courtesan", "alchemist", "spy"),
)
_CENTRE = _custom(
    "second", 10, "judge spy widow fool puppet-master princess guru patron peasant peasant king witch"
)

PLANS = (
    Plan("first-2-base", published("first", "base", 2), 108),
    Plan("first-3-base", published("first", "base", 3), 20),
    Plan("first-4-base", published("first", "base", 4), 8),
    Plan("first-7-base-2013", published("first", "base-2013", 7), 2),
    Plan("first-8-base", published("first", "base", 8), 35),
    Plan("first-13-base", published("first", "base", 13), 24),
    Plan("first-9-custom-cursed", _CURSED, 41),
    Plan("first-8-custom-graves", _GRAVES, 187),
    Plan("first-2-duel", published("first", "duel", 2), 25),
    Plan("first-3-trio", published("first", "trio", 3), 1),
    Plan("first-6-classic", published("first", "classic", 6), 28),
    Plan("first-8-let-it-roll", published("first", "let-it-roll", 8), 154),
    Plan("first-10-unity", published("first", "unity", 10), 6),
    Plan("first-12-combo", published("first", "combo", 12), 74),
    Plan("second-4-a", published("second", "A", 4), 32),
    Plan("second-4-b", published("second", "B", 4), 44),
    Plan("second-8-b", published("second", "B", 8), 14),
    Plan("second-12-a", published("second", "A", 12), 72),
    Plan("second-12-b", published("second", "B", 12), 166),
    Plan(
        "second-10-custom-options",
        _CENTRE,
        113,
        Options(confess_peek=True, only_the_richest=True, spy_sees_centre=True, turn_limit=22),
    ),
)


class Lively:
    """Players for readable games: they announce characters not announced yet, and contest with reason."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.seen: set[CharacterId] = set()

    def choose(self, game: Game) -> Action:
        """An answer to the pending decision, or sometimes a peek."""
        chance, state = self.chance, game.state
        self.seen = {event.character for event in game.events if isinstance(event, e.PowerUsed)}
        decision, legal = state.decision, legal_actions(state)
        assert decision is not None
        peeks = possible_peeks(state)
        if peeks and chance.random() < 0.3:
            return chance.choice(peeks)
        match decision.question:
            case s.TurnChoice(binding="opening"):
                return chance.choice(legal)
            case s.TurnChoice():
                return self._turn(legal, state.secrets.cards)
            case s.ContestOrPass(character=character):
                return self._contest(legal, state, character)
            case s.WhichCharacter() if chance.random() < 0.7:
                return self._knowing(legal, state)
            case s.WhichPlayer(optional=True) if chance.random() < 0.8:
                return chance.choice([x for x in legal if not isinstance(x, a.Decline)])
            case _:
                return chance.choice(legal)

    def _turn(self, legal: tuple[Action, ...], cards: tuple[CharacterId | None, ...]) -> Action:
        chance = self.chance
        new = [x for x in legal if isinstance(x, a.Announce) and x.character not in self.seen]
        true = [x for x in legal if isinstance(x, a.Announce) and cards[x.spot] == x.character]
        announced = [x for x in legal if isinstance(x, a.Announce)]
        ways: list[tuple[float, list[a.Announce]]] = [(0.5, new), (0.4, true), (0.5, announced)]
        for likely, wanted in ways:
            if wanted and chance.random() < likely:
                return chance.choice(wanted)
        quiet = [x for x in legal if not isinstance(x, a.Announce)]
        return chance.choice(quiet)

    def _contest(self, legal: tuple[Action, ...], state: s.State, character: CharacterId) -> Action:
        chance, cards, table = self.chance, state.secrets.cards, state.table
        characters = EDITIONS[table.setup.scenario.edition].characters
        claims = [x for x in legal if isinstance(x, a.Contest)]
        right = [x for x in claims if cards[x.spot] == character]
        if right and chance.random() < 0.6:
            return chance.choice(right)
        fatal = [x for x in claims if characters[cards[x.spot] or character].cursed]
        if fatal and chance.random() < 0.15:
            return chance.choice(fatal)
        if chance.random() < 0.6 / table.layout.players:
            return chance.choice(claims)
        return next(x for x in legal if isinstance(x, a.Pass))

    def _knowing(self, legal: tuple[Action, ...], state: s.State) -> Action:
        """The true name of the chosen card, as if the player knew it."""
        spots: set[Spot] = set()
        for answer in state.table.stack[-1].answers:
            if isinstance(answer, int) and answer in state.table.sitting:
                spots.update(state.table.layout.free_spots_of[state.table.seat_of(answer)])
        lying = {state.secrets.cards[spot] for spot in spots}
        right = [x for x in legal if isinstance(x, a.NameCharacter) and x.character in lying]
        return self.chance.choice(right or legal)


def tell(plan: Plan, most: int = 3000) -> Story:
    """Play the plan's game to its end."""
    chance = Random(plan.seed)
    scenario = plan.scenario
    deal = random_deal(chance, scenario)
    story = Story(Game.start(scenario, NAMES[: scenario.players], deal=deal, options=plan.options))
    people = Lively(chance)
    while story.game.result is None:
        assert len(story.game.actions) < most, f"{plan.file} does not end"
        story.act(people.choose(story.game))
    return story


def main() -> None:
    """Write every page."""
    for plan in PLANS:
        (HERE / f"{plan.file}.txt").write_text(tell(plan).text, encoding="utf-8")
        print(plan.file)


if __name__ == "__main__":
    main()
