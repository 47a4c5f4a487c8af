"""A table in one line, an action in one line, and what each person then sees in one line.

    t = table("first", "Adele:witch:6 Bruno:king:6 Cedric:judge:3 David:spy:6", active="Bruno", courthouse=2)
    t.announces("Bruno", "king").contested_by("Adele")
    assert t.coins == "Adele:5 Bruno:9 Cedric:3 David:6"

People have names. A card is named by its owner ("Cedric", with 2 or 3 players "Cedric right" or
"Cedric protected") or as "centre 1". A table starts after the opening and needs no playable scenario.
"""

from __future__ import annotations

from typing import Self, TypeVar

import pytest

from mascarade.rules import actions as a
from mascarade.rules import events as e
from mascarade.rules import state as s
from mascarade.rules.catalogue import EDITIONS, STARTING_COINS, Binding, EditionId
from mascarade.rules.decide import advance, binding
from mascarade.rules.errors import IllegalAction
from mascarade.rules.evolve import evolve
from mascarade.rules.layout import hand_size
from mascarade.rules.legal import interjections, legal_actions
from mascarade.rules.scenario import Deal, Options, Player, Scenario, Setup, Spot
from mascarade.rules.view import SPECTATOR, View, Viewer, view, visible_events

E = TypeVar("E", bound=e.Event)
HANDS = ("left", "right", "protected")
PAST_THE_OPENING = 5


def table(
    edition: EditionId,
    seats: str,
    *,
    centre: str = "",
    cemetery: str = "",
    courthouse: int = 0,
    bank: int | None = None,
    active: str | None = None,
    turn: int = PAST_THE_OPENING,
    out: str = "",
    last_played: str | None = None,
    options: Options | None = None,
) -> DslTable:
    """A table with the given cards and coins, where the first person (or `active`) is to play.

    The default is 6 coins. The remaining coins are in the bank; if `bank` is given, in the courthouse.
    """
    people = [person.split(":") for person in seats.split()]
    names = tuple(person[0] for person in people)
    cards = (*(card for person in people for card in person[1].split("/")), *centre.split())
    coins = [int(person[2]) if len(person) > 2 else STARTING_COINS for person in people]
    held = len(people) * hand_size(len(people))
    assert len(cards) == held + len(centre.split()), f"{len(people)} people hold {held} cards"
    scenario = Scenario(edition=edition, players=len(people), cards=cards, cemetery=tuple(cemetery.split()))
    if bank is not None:
        courthouse = EDITIONS[edition].coins - sum(coins) - bank
    first = names.index(active or names[0])
    deal = Deal(cards=cards, cemetery=scenario.cemetery, first=first)
    laid = DslTable(Setup(scenario=scenario, options=options or Options()), names, deal)
    laid.set_fortunes(coins, courthouse)
    for name in out.split():
        laid.remove(name)
    if last_played is not None:
        laid.happen(e.PowerUsed(first, last_played, first), e.PowerEnded(first, last_played))
    laid.begin(turn)
    return laid


class DslTable:
    """A table, the names of its players, and all its events."""

    def __init__(self, setup: Setup, names: tuple[str, ...], deal: Deal) -> None:
        self.setup = setup
        self.names = names
        self.deal = deal
        dealt = e.Dealt(setup, tuple(deal.cards), deal.first, tuple(deal.cemetery))
        self.events: list[e.AnyEvent] = [dealt]
        self.state: s.State = evolve(None, dealt)
        self.laid_events = 0

    # Set up

    def happen(self, *events: e.AnyEvent) -> None:
        for event in events:
            self.events.append(event)
            self.state = evolve(self.state, event)

    def set_fortunes(self, coins: list[int], courthouse: int) -> None:
        moves = [e.Move("bank", "courthouse", courthouse)]
        moves += [e.Move("bank", seat, had - STARTING_COINS) for seat, had in enumerate(coins)]
        self.happen(e.CoinsMoved(tuple(moves), "power"))
        assert self.bank >= 0, "more coins than the box holds"

    def remove(self, name: str) -> None:
        """Eliminate a player before the start. A Damned in front of them leaves the game too."""
        player = self.player(name)
        for spot in self.table.layout.spots_of[self.table.seat_of(player)]:
            card = self.deal.cards[spot]
            if self.table.layout.character(card).cursed:
                self.happen(e.CardLeft(card, spot))
        self.happen(e.Eliminated(player, self.table.coins_of(player)))

    def begin(self, turn: int) -> None:
        seat = self.deal.first
        bound = binding(self.table, self.table.sitting[seat], turn)
        self.happen(e.TurnStarted(turn, seat, self.table.sitting[seat], bound))
        self.happen(e.Asked(s.Decision(1, self.table.active, s.TurnChoice(bound))))
        self.laid_events = len(self.events)
        self._check()

    # Act

    def do(self, action: a.Action) -> Self:
        before = self.state
        self.state, events = advance(before, action)
        self.events.extend(events)
        folded = before
        for event in events:
            folded = evolve(folded, event)
        assert folded == self.state, "the events tell the whole change"
        self._check()
        return self

    def _check(self) -> None:
        table = self.table
        held = sum(table.coins) + table.bank + table.courthouse
        assert held == table.layout.edition.coins, "rule 2.1: coins are conserved"
        assert min((*table.coins, table.bank, table.courthouse)) >= 0
        assert (table.decision is None) == (table.result is not None)

    def refuses(self, action: a.Action) -> str:
        """The code of the refusal. The state must not change."""
        before = self.state
        with pytest.raises(IllegalAction) as refusal:
            advance(before, action)
        assert self.state == before
        return refusal.value.code

    def _number(self) -> int:
        assert self.table.decision is not None, f"the game is over: {self.table.result}"
        return self.table.decision.number

    def looks(self, name: str, card: str = "") -> Self:
        return self.do(a.Look(self._number(), self.player(name), self.spot(f"{name} {card}")))

    def swaps(self, mine: str, other: str, really: bool = True) -> Self:
        return self.do(a.Swap(self._number(), self.player(mine), self.spot(mine), self.spot(other), really))

    def pretends(self, mine: str, other: str) -> Self:
        return self.swaps(mine, other, really=False)

    def announces(self, claim: str, character: str) -> Self:
        return self.do(a.Announce(self._number(), self.player(claim), character, self.spot(claim)))

    def contests(self, claim: str) -> Self:
        return self.do(a.Contest(self._number(), self.player(claim), self.spot(claim)))

    def passes(self, *names: str) -> Self:
        for name in names:
            self.do(a.Pass(self._number(), self.player(name)))
        return self

    def contested_by(self, *claims: str) -> Self:
        """These contest when asked; everyone else passes."""
        told = {claim.split(maxsplit=1)[0]: claim for claim in claims}
        while self.table.decision and isinstance(self.table.decision.question, s.ContestOrPass):
            name = self.names[self.table.decision.player]
            if name in told:
                self.contests(told.pop(name))
            else:
                self.passes(name)
        assert not told, f"{set(told)} were never asked"
        return self

    def unchallenged(self) -> Self:
        return self.contested_by()

    def picks(self, name: str, *targets: str) -> Self:
        """Choose a player, or several in order."""
        for target in targets:
            self.do(a.PickPlayer(self._number(), self.player(name), self.player(target)))
        return self

    def declines(self, name: str) -> Self:
        return self.do(a.Decline(self._number(), self.player(name)))

    def takes(self, name: str, *cards: str) -> Self:
        """Choose a card, or several in order."""
        for card in cards:
            self.do(a.PickCard(self._number(), self.player(name), self.spot(card)))
        return self

    def says(self, name: str, character: str) -> Self:
        return self.do(a.NameCharacter(self._number(), self.player(name), character))

    def swaps_them(self, name: str, really: bool = True) -> Self:
        return self.do(a.SwapOrNot(self._number(), self.player(name), really))

    def leaves_them(self, name: str) -> Self:
        return self.swaps_them(name, really=False)

    def passes_fortunes(self, name: str, direction: a.Direction) -> Self:
        return self.do(a.PickDirection(self._number(), self.player(name), direction))

    def hides(self, name: str, number: int) -> Self:
        return self.do(a.Hide(self._number(), self.player(name), number))

    def guesses(self, name: str, number: int) -> Self:
        return self.do(a.Guess(self._number(), self.player(name), number))

    def peeks(self, card: str) -> Self:
        return self.do(a.Peek(self.player(card), self.spot(card)))

    def plays(self, *texts: str) -> Self:
        """Answer the pending decisions in order, in the words of `choices`."""
        for text in texts:
            answers = {self._worded(action): action for action in legal_actions(self.table)}
            self.do(answers[text])
        return self

    # Query the state

    @property
    def table(self) -> s.Table:
        return self.state.table

    @property
    def bank(self) -> int:
        return self.table.bank

    @property
    def courthouse(self) -> int:
        return self.table.courthouse

    @property
    def turn(self) -> int:
        return self.table.turn

    @property
    def coins(self) -> str:
        """Each person's coins, in the order of their names."""
        return " ".join(f"{name}:{self.coins_of(name)}" for name in self.names)

    def coins_of(self, name: str) -> int:
        return self.table.coins_of(self.player(name))

    @property
    def seats(self) -> str:
        """Who sits where, from seat 0."""
        return " ".join(self.names[player] for player in self.table.sitting)

    @property
    def cards(self) -> str:
        """The actual card at each spot, in order; '-' for none."""
        return " ".join(card or "-" for card in self.state.secrets.cards)

    @property
    def out(self) -> list[str]:
        return [self.names[player] for player in self.table.out]

    @property
    def winners(self) -> set[str]:
        return {self.names[player] for player in self.table.result.winners} if self.table.result else set()

    @property
    def ending(self) -> str | None:
        return self.table.result.reason if self.table.result else None

    @property
    def waits_for(self) -> str:
        """Who is asked what, such as 'Bruno which-player'; empty once the game has ended."""
        decision = self.table.decision
        if decision is None:
            return ""
        return f"{self.names[decision.player]} {a.kebab(type(decision.question).__name__)}"

    @property
    def bound(self) -> Binding | None:
        """The binding of the pending turn."""
        assert self.table.decision is not None
        assert isinstance(self.table.decision.question, s.TurnChoice)
        return self.table.decision.question.binding

    @property
    def playing(self) -> str:
        """Who is to play a turn, and its binding: 'Cedric', or 'Cedric must swap'."""
        assert self.waits_for.endswith(" turn-choice"), self.waits_for
        words = {
            None: "",
            "opening": " opens",
            "swap": " must swap",
            "no-announce": " may not announce",
            "look": " must look",
        }
        return self.waits_for.removesuffix(" turn-choice") + words[self.bound]

    @property
    def choices(self) -> str:
        """Every legal answer, in order."""
        return ", ".join(self._worded(action) for action in legal_actions(self.table))

    @property
    def kinds(self) -> set[str]:
        """The kinds of turn that are legal now."""
        return {a.kebab(type(action).__name__) for action in legal_actions(self.table)}

    def peeks_of(self, name: str) -> str:
        peeks = interjections(self.table, self.player(name))
        return ", ".join(self.spot_name(peek.spot) for peek in peeks)

    # Query what a viewer sees

    def view(self, who: str) -> View:
        return view(self.events, self.viewer(who))

    def learnt(self, who: str) -> list[str]:
        """The cards that the viewer has seen since the deal, such as 'look Cedric:king'."""
        facts = [fact for fact in self.view(who).facts if fact.how not in ("deal", "end")]
        return [f"{fact.how} {self.spot_name(fact.spot)}:{fact.character}" for fact in facts]

    def touched(self, who: str) -> dict[str, str]:
        """Who last touched each card, as far as the viewer knows."""
        touches = enumerate(self.view(who).touched)
        return {self.spot_name(spot): self.names[touch.player] for spot, touch in touches if touch}

    def bound_for(self, who: str) -> dict[str, str]:
        """Each player's binding, as far as the viewer knows."""
        return {self.names[bound.player]: bound.binding for bound in self.view(who).bound}

    def saw(self, who: str, kind: type[E]) -> list[E]:
        """The events of a kind since the start, as the viewer saw them."""
        seen = visible_events(self.events, self.viewer(who))[self.laid_events :]
        return [event for event in seen if isinstance(event, kind)]

    def happened(self, kind: type[E]) -> list[E]:
        return [event for event in self.events[self.laid_events :] if isinstance(event, kind)]

    # Names

    @property
    def everybody(self) -> tuple[str, ...]:
        return (*self.names, SPECTATOR)

    def viewer(self, who: str) -> Viewer:
        return SPECTATOR if who == SPECTATOR else self.player(who)

    def player(self, name: str) -> Player:
        return self.names.index(name.split(maxsplit=1)[0])

    def spot(self, card: str) -> Spot:
        where, _, which = card.strip().partition(" ")
        if where == "centre":
            return self.table.layout.centre[int(which or "1") - 1]
        hand = self.table.layout.spots_of[self.table.seat_of(self.player(where))]
        return hand[HANDS.index(which or "left")]

    def spot_name(self, spot: Spot) -> str:
        where = self.table.layout
        seat = where.seat_of_spot(spot)
        if seat is None:
            return f"centre {where.centre.index(spot) + 1}"
        name = self.names[self.table.sitting[seat]]
        return f"{name} {HANDS[where.spots_of[seat].index(spot)]}" if where.several_cards else name

    def _worded(self, action: a.Action) -> str:
        match action:
            case a.Look(spot=spot):
                return f"look at {self.spot_name(spot)}"
            case a.Swap(mine=mine, other=other, really=really):
                verb = "swap" if really else "pretend"
                return f"{verb} {self.spot_name(mine)} and {self.spot_name(other)}"
            case a.Announce(character=character, spot=spot):
                return f"announce {character}" + (
                    f" with {self.spot_name(spot)}" if self.table.layout.several_cards else ""
                )
            case a.Contest(spot=spot):
                return "contest" + (
                    f" with {self.spot_name(spot)}" if self.table.layout.several_cards else ""
                )
            case a.PickPlayer(target=target):
                return self.names[target]
            case a.PickCard(spot=spot):
                return self.spot_name(spot)
            case a.NameCharacter(character=character):
                return character
            case a.SwapOrNot(really=really):
                return "swap" if really else "leave"
            case a.PickDirection(direction=direction):
                return direction
            case a.Hide(number=number) | a.Guess(number=number):
                return str(number)
            case _:
                return a.kebab(type(action).__name__)
