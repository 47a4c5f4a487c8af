"""Games of an honest server, and the same games after a server has cheated."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from random import Random

from mascarade.rules import Action, Deal, Game, Options, Record, Refused, Setup, fitting_sets, published
from mascarade.rules.fairness.draw import (
    Draws,
    Fairness,
    Sharer,
    Terms,
    chain_start,
    chained,
    commitment,
    dealt,
)
from mascarade.rules.fairness.verify import Witness
from mascarade.rules.record import make_record

OPTIONS = Options(turn_limit=16, confess_peek=True)
NAMES = ("Ada", "Bruno", "Cleo", "Dora", "Arlecchino", "Colombina", "Pantalone", "Zanni")


def drawn(word: str) -> bytes:
    """32 reproducible bytes."""
    return hashlib.sha256(word.encode()).digest()


SECRET = drawn("the server's secret")
TERMS = Terms(
    people=tuple(Sharer(name, drawn(name).hex() if seat < 3 else "") for seat, name in enumerate(NAMES)),
    sets=tuple(fitting_sets("first", len(NAMES))),
    seats=True,
)
Names = tuple[str, ...]
Drawn = tuple[Setup, Names, Deal]
Change = Callable[[Setup, Names, Deal], Drawn]


def unchanged(setup: Setup, names: Names, deal: Deal) -> Drawn:
    """The honest draw."""
    return setup, names, deal


class Told:
    """A finished game, its record, and the notes of a client at the table."""

    def __init__(
        self,
        secret: bytes = SECRET,
        terms: Terms = TERMS,
        *,
        change: Change = unchanged,
        actions: Sequence[Action] | None = None,
        nonce: Callable[[int], bytes] = lambda number: drawn(f"nonce {number}"),
    ) -> None:
        lots = Draws(secret, terms)
        scenario = published("first", lots.choice(list(terms.sets)) if terms.sets else "classic", len(NAMES))
        order, deal = dealt(lots, terms, scenario)
        setup, names, deal = change(
            Setup(scenario=scenario, options=OPTIONS), tuple(terms.people[seat].name for seat in order), deal
        )
        game = Game(setup, names, deal)
        played = iter(actions) if actions is not None else _moves(game)
        heads = [chain_start(secret, terms, setup)]
        nonces = []
        for number, action in enumerate(played):
            game.apply(action)
            nonces.append(nonce(number))
            heads.append(chained(heads[-1], nonces[-1], action))
        self.game = game
        self.fairness = Fairness(
            commitment=commitment(secret).hex(),
            secret=secret.hex(),
            terms=terms,
            nonces=tuple(each.hex() for each in nonces),
            head=heads[-1].hex(),
        )
        self.witness = Witness(
            commitment=self.fairness.commitment,
            terms=terms,
            share=terms.people[0].share or None,
            heads=tuple(head.hex() for head in heads),
        )

    @property
    def record(self) -> Record:
        """The record that the server publishes."""
        game = self.game
        return make_record(
            game.setup, game.names, game.deal, game.actions, game.events, fairness=self.fairness
        )


def _moves(game: Game) -> Sequence[Action]:
    """Random moves until the end."""
    chance = Random("moves")
    played = Game(game.setup, game.names, game.deal)
    while played.decision is not None:
        played.apply(chance.choice(played.legal_actions()))
    return played.actions


def replays(told: Told, actions: Sequence[Action]) -> bool:
    """Whether these actions are a legal game too."""
    game = Game(told.game.setup, told.game.names, told.game.deal)
    try:
        for action in actions:
            game.apply(action)
    except Refused:
        return False
    return True
