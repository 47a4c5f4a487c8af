"""Games of an honest server, and the same games after a server has cheated, in both versions of the deal."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from random import Random

import msgspec

from mascarade.rules import Action, Deal, Game, Options, Record, Refused, Setup, fitting_sets, published
from mascarade.rules.fairness.draw import commitment, dealt
from mascarade.rules.fairness.lock import (
    FailedAttempt,
    Lock,
    LockedBot,
    LockedDeal,
    LockedPerson,
    Shares,
    draw,
    promise_of,
)
from mascarade.rules.fairness.proof import Basis, Fairness, chain_start, chained, proof_of, version_of
from mascarade.rules.fairness.terms import Sharer, Terms, draws_of_terms
from mascarade.rules.fairness.verify import Witness
from mascarade.rules.record import RULES, make_record
from mascarade.server.tables.settings import Settings

OPTIONS = Options(turn_limit=16, confess_peek=True)
NAMES = ("Ada", "Bruno", "Cleo", "Dora", "Arlecchino", "Colombina", "Pantalone", "Zanni")


def drawn(word: str) -> bytes:
    """32 reproducible bytes."""
    return hashlib.sha256(word.encode()).digest()


SECRET = drawn("the server's secret")
SETS = tuple(fitting_sets("first", len(NAMES)))
SETTINGS = Settings(edition="first", players=len(NAMES), set="random", seats="random", options=OPTIONS)
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
        secret: bytes,
        basis: Basis,
        setup: Setup,
        order: Sequence[int],
        deal: Deal,
        *,
        change: Change = unchanged,
        actions: Sequence[Action] | None = None,
        nonce: Callable[[int], bytes] = lambda number: drawn(f"nonce {number}"),
    ) -> None:
        setup, names, deal = change(setup, tuple(NAMES[seat] for seat in order), deal)
        game = Game(setup, names, deal)
        played = iter(actions) if actions is not None else _moves(game)
        heads = [chain_start(secret, basis, setup)]
        nonces = []
        for number, action in enumerate(played):
            game.apply(action)
            nonces.append(nonce(number))
            heads.append(chained(version_of(basis), heads[-1], nonces[-1], action))
        self.game = game
        self.fairness = proof_of(secret, basis, tuple(nonces), heads[-1])
        self.heads = tuple(head.hex() for head in heads)

    @property
    def record(self) -> Record:
        """The record that the server publishes."""
        return self.with_proof(self.fairness)

    def with_proof(self, fairness: Fairness) -> Record:
        """The record with another proof."""
        game = self.game
        return make_record(game.setup, game.names, game.deal, game.actions, game.events, fairness=fairness)

    def with_names(self, *names: str) -> Record:
        """The record after people were renamed."""
        game = self.game
        return make_record(game.setup, names, game.deal, game.actions, game.events, fairness=self.fairness)


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


# Version 2: three people have promised a share, one has none, the others are bots

SHARES: Shares = {seat: drawn(NAMES[seat]).hex() for seat in range(3)}


def lock_of(
    secret: bytes = SECRET,
    shares: Shares = SHARES,
    settings: Settings = SETTINGS,
    failed: tuple[FailedAttempt, ...] = (),
) -> Lock:
    """A lock of game 1 at the table WND6NZ."""
    promises = {seat: promise_of("WND6NZ", 1, len(failed) + 1, seat, share) for seat, share in shares.items()}
    sets = SETS if settings.set == "random" else ("classic",)
    return Lock(
        table="WND6NZ",
        game=1,
        attempt=len(failed) + 1,
        failed=failed,
        commitment=commitment(secret).hex(),
        rules=RULES,
        settings=msgspec.json.decode(msgspec.json.encode(settings)),
        scenarios=tuple(published("first", one, len(NAMES)) for one in sets),
        draws_seats=settings.seats == "random",
        first=settings.first,
        seats=tuple(
            LockedPerson(promises.get(seat, "")) if seat < 4 else LockedBot("regular")
            for seat in range(len(NAMES))
        ),
    )


class Locked(Told):
    """A game that was dealt under version 2, and the notes of Ada, who sits at its first seat."""

    def __init__(
        self,
        lock: Lock | None = None,
        *,
        secret: bytes = SECRET,
        shares: Shares = SHARES,
        change: Change = unchanged,
        actions: Sequence[Action] | None = None,
    ) -> None:
        lock = lock or lock_of(secret, shares)
        scenario, order, deal = draw(secret, lock, shares)
        basis = LockedDeal(lock, tuple(shares.get(seat, "") for seat in range(len(NAMES))), order)
        setup = Setup(scenario=scenario, options=OPTIONS)
        super().__init__(secret, basis, setup, order, deal, change=change, actions=actions)
        self.witness = Witness(
            commitment=self.fairness.commitment,
            share=shares.get(0),
            heads=self.heads,
            earlier=tuple(commitment(bytes.fromhex(one.secret)).hex() for one in lock.failed),
            lock=lock,
            seat=0,
            sat=order.index(0),
        )


# Version 1

TERMS = Terms(
    people=tuple(Sharer(name, drawn(name).hex() if seat < 3 else "") for seat, name in enumerate(NAMES)),
    sets=SETS,
    seats=True,
)


class Termed(Told):
    """A game that was dealt under version 1, and the notes of a client at the table."""

    def __init__(
        self,
        secret: bytes = SECRET,
        terms: Terms = TERMS,
        *,
        change: Change = unchanged,
        actions: Sequence[Action] | None = None,
        nonce: Callable[[int], bytes] = lambda number: drawn(f"nonce {number}"),
    ) -> None:
        lots = draws_of_terms(secret, terms)
        scenario = published("first", lots.choice(list(terms.sets)) if terms.sets else "classic", len(NAMES))
        order, deal = dealt(lots, scenario, seats=terms.seats, first=terms.first)
        setup = Setup(scenario=scenario, options=OPTIONS)
        super().__init__(secret, terms, setup, order, deal, change=change, actions=actions, nonce=nonce)
        self.witness = Witness(
            commitment=self.fairness.commitment,
            terms=terms,
            share=terms.people[0].share or None,
            heads=self.heads,
        )
