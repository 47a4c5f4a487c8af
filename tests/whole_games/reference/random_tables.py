"""Random tables in the middle of a game for both engines, and reckless players.

Each table is about one character: it is mostly in play, often within reach of a player who uses it through
the Usurper, the Actress or the Necromancer. All randomness comes from one `random.Random`.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from mascarade.rules import actions as a
from mascarade.rules.catalogue import EDITIONS, CharacterId, EditionId
from mascarade.rules.layout import hand_size
from mascarade.rules.legal import legal_actions
from mascarade.rules.scenario import Options
from mascarade.testing.generators import NAMES
from tests.kit.table_dsl import DslTable, table
from tests.whole_games.reference.second_engine import SecondEngine

SIZES: dict[EditionId, tuple[int, ...]] = {
    "first": (2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9),
    "second": (4, 5, 6, 7, 8, 9),
}
FORTUNES = (range(1, 13), range(4, 8), range(4, 8))
WEALTHY = range(8, 13)
ROUTES = ("usurper", "actress", "necromancer")
TRICKY = (*ROUTES, "damned", "courtesan", "inquisitor", "peasant", "peasant", "puppet-master")
POINTING = ("usurper", "courtesan", "inquisitor")
NEVER_LAST_PLAYED = ("damned", "actress")


@dataclass(frozen=True, kw_only=True)
class RandomTable:
    """A table from which both engines can start."""

    edition: EditionId
    about: CharacterId
    cards: tuple[CharacterId, ...]
    cemetery: tuple[CharacterId, ...]
    coins: tuple[int, ...]
    courthouse: int
    active: int
    turn: int
    eliminated: tuple[int, ...]
    last_played: CharacterId | None
    options: Options

    @property
    def hand(self) -> int:
        return hand_size(len(self.coins))

    def spots(self, person: int) -> range:
        return range(person * self.hand, (person + 1) * self.hand)

    def for_the_engine(self) -> DslTable:
        hands = ("/".join(self.cards[spot] for spot in self.spots(seat)) for seat in range(len(self.coins)))
        people = zip(NAMES, hands, self.coins, strict=False)
        return table(
            self.edition,
            " ".join(f"{name}:{hand}:{fortune}" for name, hand, fortune in people),
            centre=" ".join(self.cards[len(self.coins) * self.hand :]),
            cemetery=" ".join(self.cemetery),
            courthouse=self.courthouse,
            active=NAMES[self.active],
            turn=self.turn,
            out=" ".join(NAMES[person] for person in self.eliminated),
            last_played=self.last_played,
            options=self.options,
        )

    def for_the_second(self, kind: type[SecondEngine]) -> SecondEngine:
        """The second engine starts with eliminated players' coins in the bank, and their Damned gone."""
        gone = [
            spot for person in self.eliminated for spot in self.spots(person) if self.cards[spot] == "damned"
        ]
        return kind(
            edition=self.edition,
            cards=self.cards,
            cemetery=self.cemetery,
            coins=[0 if who in self.eliminated else had for who, had in enumerate(self.coins)],
            courthouse=self.courthouse,
            options=self.options,
            seat=self.active,
            turn=self.turn,
            last_played=self.last_played,
            eliminated=self.eliminated,
            gone=gone,
        )


def random_table(chance: Random, edition_id: EditionId, about: CharacterId) -> RandomTable:
    """A random table about this character."""
    edition = EDITIONS[edition_id]
    players = chance.choice(SIZES[edition_id])
    held = players * hand_size(players)
    box = [card for card in edition.characters for _ in range(edition.characters[card].copies)]
    chance.shuffle(box)
    wanted = [about] if chance.random() < 0.8 else []
    if edition_id == "first":
        route = chance.choice(ROUTES)
        if route == "necromancer" and chance.random() < 0.5:
            wanted = []
        tricky = [card for card in TRICKY if chance.random() < 0.45]
        chance.shuffle(tricky)
        wanted += ["damned"] if about in POINTING and chance.random() < 0.7 else []
        wanted += [route, *tricky]
    for card in reversed(wanted):
        if card in box:
            box.remove(card)
            box.insert(0, card)
    in_play = held + (chance.choice((0, 0, 1, 2)) if players > 3 else 0)
    cards, rest = box[:in_play], box[in_play:]
    chance.shuffle(cards)
    active = chance.randrange(players)
    if about in POINTING and "damned" in cards and chance.random() < 0.5:
        there, beside = cards.index("damned"), (active - 1) % players * hand_size(players)
        cards[there], cards[beside] = cards[beside], cards[there]
    fortunes = WEALTHY if about == "cheat" and chance.random() < 0.5 else chance.choice(FORTUNES)
    coins = [chance.choice(fortunes) for _ in range(players)]
    courthouse = chance.choice((0, 1, 3))
    if chance.random() < 0.4:
        courthouse = edition.coins - sum(coins) - chance.randint(0, 5)
    return RandomTable(
        edition=edition_id,
        about=about,
        cards=tuple(cards),
        cemetery=_lay_cemetery(chance, cards, rest, about),
        coins=tuple(coins),
        courthouse=courthouse,
        active=active,
        turn=chance.choice((1, 3, 5, 5, 5, 5, 7)),
        eliminated=_eliminated(chance, players, active),
        last_played=_last_played(chance, cards, about),
        options=Options(
            confess_peek=chance.random() < 0.4,
            only_the_richest=chance.random() < 0.3,
            spy_sees_centre=chance.random() < 0.3,
            turn_limit=chance.choice((None, None, 9, 14)),
        ),
    )


def _lay_cemetery(
    chance: Random, cards: list[CharacterId], rest: list[CharacterId], about: CharacterId
) -> tuple[CharacterId, ...]:
    """Some unused characters; often the table's character is on top, else the Damned."""
    if "necromancer" not in cards:
        return ()
    resting = chance.sample(rest, len(rest))
    for top in ("damned", about):
        if top in resting and chance.random() < 0.4:
            resting.remove(top)
            resting.insert(0, top)
    return tuple(resting[: chance.choice((0, 1, 2, 3, 8, 99))])


def _eliminated(chance: Random, players: int, active: int) -> tuple[int, ...]:
    if players == 2 or chance.random() < 0.65:
        return ()
    waiting = [person for person in range(players) if person != active]
    return tuple(chance.sample(waiting, chance.randint(1, players - 2)))


def _last_played(chance: Random, cards: list[CharacterId], about: CharacterId) -> CharacterId | None:
    """Any character in play that can have been played last, mostly the table's own; or None."""
    possible = [card for card in cards if card not in NEVER_LAST_PLAYED]
    if about in possible and chance.random() < 0.5:
        return about
    return chance.choice((None, *possible)) if chance.random() < 0.8 else None


# Play


def reckless(chance: Random, laid: DslTable, about: CharacterId) -> a.Action:
    """Announces and contests often, more so with the right card, and usurps the actual card."""
    legal = legal_actions(laid.state)
    kind = type(chance.choice(legal))
    if any(isinstance(action, a.Announce) for action in legal) and chance.random() < 0.85:
        kind = a.Announce
    elif any(isinstance(action, a.Contest) for action in legal):
        kind = a.Contest if chance.random() < 0.35 else a.Pass
    tempting = [action for action in legal if _tempts(action, laid, about)]
    if tempting and chance.random() < 0.5:
        return chance.choice(tempting)
    return chance.choice([action for action in legal if isinstance(action, kind)])


def _tempts(action: a.Action, laid: DslTable, about: CharacterId) -> bool:
    now, cards = laid.table, laid.state.secrets.cards
    match action:
        case a.Announce(character=character):
            return character == about or (character in ROUTES and about not in POINTING)
        case a.Contest(spot=spot) if now.round is not None:
            if cards[spot] == "damned":
                return about not in POINTING
            plays_peasant = now.round.character == "actress" and now.last_played == "peasant"
            return cards[spot] == ("peasant" if plays_peasant else now.round.character)
        case a.NameCharacter(character=character) if now.stack[-1].character == "usurper":
            target = now.stack[-1].answers[0]
            assert isinstance(target, int)
            return character in [cards[spot] for spot in now.layout.free_spots_of[now.seat_of(target)]]
        case a.PickPlayer(target=target):
            held = [cards[spot] for spot in now.layout.free_spots_of[now.seat_of(target)]]
            return about in held or "damned" in held
        case _:
            return False
