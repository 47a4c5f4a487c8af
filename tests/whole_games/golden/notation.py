"""A text notation of a game that people can read and the tests can replay.

The header has the setup and the deal. A line with `==` starts a turn, `?` is a question with its legal
answers, `>` is an action (of these lines, only actions are read back), `-` is an event, and `=` is the table
after it, face-down cards included. Square brackets contain what only some players see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import assert_never

import msgspec

from mascarade.rules import (
    Action,
    AnyEvent,
    Deal,
    Decision,
    Game,
    Options,
    Player,
    Scenario,
    Setup,
    Table,
)
from mascarade.rules import actions as a
from mascarade.rules import events as e
from mascarade.rules import state as s
from mascarade.testing.generators import ACTION_TYPES

CUSTOM = "of its author's own"
NONE = "none"
FEW_ANSWERS = 7
VERBS: dict[str, type[Action]] = {a.kebab(kind.__name__): kind for kind in ACTION_TYPES}


# Labels of spots


def spot_labels(setup: Setup, names: tuple[str, ...], sitting: tuple[Player, ...]) -> tuple[str, ...]:
    """The label of each spot, given who sits where."""
    where = setup.layout
    labels = [""] * where.spots
    hand = ("",) if where.hand == 1 else (".left", ".right", ".protected")
    for seat, player in enumerate(sitting):
        for spot, which in zip(where.spots_of[seat], hand, strict=False):
            labels[spot] = f"{names[player]}{which}"
    for number, spot in enumerate(where.centre, start=1):
        labels[spot] = f"centre.{number}"
    return tuple(labels)


class Words:
    """The names of players and spots at one moment."""

    def __init__(self, names: tuple[str, ...], table: Table) -> None:
        self.names = names
        self.table = table
        self.spots = spot_labels(table.setup, names, table.sitting)

    def people(self, players: Iterable[Player]) -> str:
        return ", ".join(self.names[player] for player in players) or NONE

    def place(self, place: e.Place) -> str:
        return place if isinstance(place, str) else self.names[self.table.sitting[place]]

    # Actions

    def answer(self, action: Action) -> str:
        """The action without its player: `swap Adele Bruno really`."""
        rest = (self._said(field, getattr(action, field)) for field in _own_fields(type(action)))
        return " ".join((a.kebab(type(action).__name__), *rest))

    def action(self, action: Action) -> str:
        number = "peek" if isinstance(action, a.Peek) else str(action.decision)
        return f"{number} {self.names[action.player]}: {self.answer(action)}"

    def _said(self, field: str, value: object) -> str:
        if field in {"spot", "mine", "other"} and isinstance(value, int):
            return self.spots[value]
        if field == "target" and isinstance(value, int):
            return self.names[value]
        if field == "really":
            return "really" if value else "not-really"
        return str(value)

    def read_action(self, line: str) -> Action:
        """The action that `answer` wrote."""
        who, _, what = line.partition(": ")
        number, name = who.split()
        verb, *said = what.split()
        kind = VERBS[verb]
        fields: dict[str, object] = {"player": self.names.index(name)}
        if kind is not a.Peek:
            fields["decision"] = int(number)
        for field, word in zip(_own_fields(kind), said, strict=True):
            fields[field] = self._meant(field, word)
        return msgspec.convert(fields, kind)

    def _meant(self, field: str, word: str) -> object:
        if field in {"spot", "mine", "other"}:
            return self.spots.index(word)
        if field == "target":
            return self.names.index(word)
        if field == "really":
            return {"really": True, "not-really": False}[word]
        return int(word) if field == "number" else word

    # Questions

    def question(self, decision: Decision, legal: tuple[Action, ...]) -> str:
        asked = f"{decision.number} {self.names[decision.player]}: {self._asks(decision.question)}"
        if len(legal) <= FEW_ANSWERS:
            answers = ", ".join(self.answer(action) for action in legal)
        else:
            kinds = Counter(a.kebab(type(action).__name__) for action in legal)
            answers = ", ".join(f"{count} {kind}" for kind, count in kinds.items())
        return f"{asked} ({len(legal)} legal: {answers})"

    def _asks(self, question: s.AnyQuestion) -> str:
        match question:
            case s.TurnChoice(binding=None):
                return "what do you do?"
            case s.TurnChoice(binding=binding):
                return f"what do you do, bound by '{binding}'?"
            case s.ContestOrPass(character=character):
                return f"are you the {character}, too?"
            case s.WhichPlayer(character=character, optional=optional):
                return f"whom, as the {character}{', if anybody' if optional else ''}?"
            case s.WhichCard(character=character):
                return f"which card, as the {character}?"
            case s.WhichCharacter(character=character):
                return f"which character, to the {character}?"
            case s.WhetherToSwap(character=character, first=first, second=second):
                return f"swap {self.spots[first]} and {self.spots[second]}, as the {character}?"
            case s.WhichWay(character=character):
                return f"which way, as the {character}?"
            case s.HowMany(character=character, most=most):
                return f"hide how many, 1 to {most}, as the {character}?"
            case s.GuessHowMany(character=character, most=most):
                return f"how many, 1 to {most}, does the {character} hide?"
        assert_never(question)

    # Events

    def event(self, event: AnyEvent) -> str:  # noqa: PLR0912 - a case for each type of event
        """An event in one line; turns and questions have their own lines."""
        name, at = self.names, self.spots
        match event:
            case e.Looked(player=p, spots=spots, characters=cards):
                where = " and ".join(at[spot] for spot in spots)
                return f"{name[p]} looks at {where} [{name[p]} sees: {' and '.join(cards or ())}]"
            case e.Peeked(player=p, spot=spot, character=card):
                return f"{name[p]} confesses a peek at {at[spot]} [{name[p]} saw: {card}]"
            case e.Swapped(player=p, first=first, second=second, really=really):
                did = "swapped" if really else "not swapped"
                return (
                    f"{name[p]} takes {at[first]} and {at[second]} under the table [{name[p]} knows: {did}]"
                )
            case e.Announced(player=p, character=character, spot=spot):
                return f"{name[p]} announces the {character} with {at[spot]}"
            case e.Contested(player=p, spot=spot):
                return f"{name[p]} contests with {at[spot]}"
            case e.Passed(player=p):
                return f"{name[p]} lets it stand"
            case e.Revealed(cards=cards):
                return "revealed: " + ", ".join(f"{at[card.spot]} is {card.character}" for card in cards)
            case e.PowerUsed(player=p, character=character, partners=partners):
                others = f" together with {self.people(partners)}" if partners else ""
                return f"{name[p]} uses the {character}'s power{others}"
            case e.PowerEnded(player=p, character=character):
                return f"the {character}'s power has ended"
            case e.ChosePlayer(player=p, target=target):
                return f"{name[p]} chooses {name[target]}"
            case e.Declined(player=p):
                return f"{name[p]} chooses nobody"
            case e.ChoseCard(player=p, spot=spot):
                return f"{name[p]} points at {at[spot]}"
            case e.Named(player=p, character=character):
                return f"{name[p]} says '{character}'"
            case e.ChoseDirection(player=p, direction=direction):
                return f"{name[p]} chooses the {direction}"
            case e.Hid(player=p, number=number):
                return f"{name[p]} hides coins [{name[p]} knows: {number}]"
            case e.Guessed(player=p, number=number):
                return f"{name[p]} guesses {number}"
            case e.Uncovered(player=p, number=number):
                return f"{name[p]} uncovers {number}"
            case e.CoinsMoved(moves=moves, reason=reason):
                paid = ", ".join(f"{self.place(m.source)} → {self.place(m.target)} {m.amount}" for m in moves)
                return f"{'fine' if reason == 'fine' else 'coins'}: {paid}"
            case e.Unmasked(player=p, spot=spot, character=card):
                return f"{name[p]} has to show {at[spot]}: {card}"
            case e.ShownAround(player=p, spot=spot, character=card):
                return f"{name[p]} shows {at[spot]} around [all players but {name[p]} see: {card}]"
            case e.SeatsChanged(first=first, second=second):
                return f"{name[first]} and {name[second]} change seats"
            case e.Eliminated(player=p, coins=coins):
                return f"{name[p]} is eliminated; {coins} coins return to the bank"
            case e.CardLeft(character=character, spot=spot):
                whence = "the cemetery" if spot is None else at[spot]
                return f"the {character} leaves the game from {whence}"
            case e.Handed(source=source, target=target):
                return f"the card of {at[source]} goes face down to {at[target]}"
            case e.Raised(player=p, character=character):
                return f"{name[p]} raises the {character}"
            case e.Buried(character=character):
                return f"the {character} is buried"
            case e.Ended(winners=winners, reason=reason):
                return f"the game ends by '{reason}'; winning: {self.people(winners)}"
            case e.TurnStarted(turn=turn, player=p, binding=binding):
                return f"turn {turn}: {name[p]}{f', bound by {binding!r}' if binding else ''}"
            case e.Dealt() | e.Asked():
                raise AssertionError("the header and the questions tell these")
        assert_never(event)


def _own_fields(kind: type[Action]) -> tuple[str, ...]:
    return tuple(field for field in kind.__struct_fields__ if field not in {"decision", "player"})


# The page


def header(game: Game) -> Iterator[str]:
    """The setup and the deal."""
    scenario, deal = game.setup.scenario, game.deal
    labels = spot_labels(game.setup, game.names, tuple(range(scenario.players)))
    default = msgspec.to_builtins(Options())
    options = {k: v for k, v in msgspec.to_builtins(game.setup.options).items() if v != default[k]}
    yield f"edition: {scenario.edition}"
    yield f"set: {scenario.id or CUSTOM}"
    yield f"players: {' '.join(game.names)}"
    yield f"cards: {' '.join(scenario.cards)}"
    yield f"cemetery: {' '.join(scenario.cemetery) or NONE}"
    chosen = (f"{option}={msgspec.json.encode(value).decode()}" for option, value in options.items())
    yield f"options: {' '.join(chosen) or NONE}"
    yield f"deal: {' '.join(f'{label}:{card}' for label, card in zip(labels, deal.cards, strict=False))}"
    yield f"graves: {' '.join(deal.cemetery) or NONE}"
    yield f"first: {game.names[deal.first]}"


def read_header(lines: Iterable[str]) -> Game:
    """The game that the header describes, at its start."""
    told = dict(line.split(": ", 1) for line in lines)
    names = tuple(told["players"].split())

    def words(key: str) -> tuple[str, ...]:
        return () if told[key] == NONE else tuple(told[key].split())

    options = {
        key: msgspec.json.decode(value) for key, _, value in (w.partition("=") for w in words("options"))
    }
    scenario = msgspec.convert(
        {
            "edition": told["edition"],
            "players": len(names),
            "cards": words("cards"),
            "cemetery": words("cemetery"),
            "id": None if told["set"] == CUSTOM else told["set"],
        },
        Scenario,
    )
    setup = Setup(scenario=scenario, options=msgspec.convert(options, Options))
    lying = dict(word.split(":") for word in words("deal"))
    labels = spot_labels(setup, names, tuple(range(len(names))))
    deal = Deal(
        cards=tuple(lying[label] for label in labels if label in lying),
        cemetery=words("graves"),
        first=names.index(told["first"]),
    )
    return Game.start(scenario, names, deal=deal, options=setup.options)


class Story:
    """A game and its page, written as it is played."""

    def __init__(self, game: Game) -> None:
        assert not game.actions, "a story is told from the beginning"
        self.game = game
        self.table = game.state.table
        self.lines = [*header(game)]
        self.written: dict[str, str] = {}
        self._tell(game.events[1:])

    def act(self, action: Action) -> None:
        """Apply an action and write what happens."""
        self.table = self.game.state.table
        self.lines.append(f"> {Words(self.game.names, self.table).action(action)}")
        self._tell(self.game.apply(action))

    def read(self, line: str) -> Action:
        """The action of a line that `act` wrote at this moment."""
        return Words(self.game.names, self.game.state.table).read_action(line.removeprefix("> "))

    def _tell(self, events: Iterable[AnyEvent]) -> None:
        names, now = self.game.names, self.game.state.table
        words = Words(names, self.table)
        for event in events:
            match event:
                case e.Asked(decision=decision):
                    self.lines.append(f"? {Words(names, now).question(decision, self.game.legal_actions())}")
                case e.TurnStarted():
                    if event.turn > 1:
                        self.lines.extend(self._table_lines())
                    self.lines.extend(("", f"== {words.event(event)}"))
                case e.SeatsChanged():
                    self.lines.append(f"- {words.event(event)}")
                    words = Words(names, now)
                case e.Ended():
                    self.lines.append(f"- {words.event(event)}")
                    self.lines.extend(self._table_lines())
                    self.lines.extend(("", f"digest: {self.game.record().digest}"))
                case _:
                    self.lines.append(f"- {words.event(event)}")

    def _table_lines(self) -> Iterator[str]:
        """The coins, and whatever else has changed since the last time."""
        for what, lying in self._lying():
            if what == "coins" or self.written.get(what, "") != lying:
                yield f"= {what}: {lying}"
            self.written[what] = lying

    def _lying(self) -> Iterator[tuple[str, str]]:
        table, secrets, names = self.game.state.table, self.game.state.secrets, self.game.names
        coins = ", ".join(f"{names[p]} {table.coins_of(p)}" for p in table.sitting if p not in table.out)
        yield "coins", f"{coins} | bank {table.bank} | courthouse {table.courthouse}"
        labels = spot_labels(self.game.setup, names, table.sitting)
        cards = zip(labels, secrets.cards, strict=True)
        yield "cards", ", ".join(f"{label} {card}" for label, card in cards if card is not None)
        yield "graves", ", ".join(secrets.cemetery)
        moved = bool(self.written.get("seats")) or table.sitting != tuple(range(len(names)))
        yield "seats", ", ".join(names[player] for player in table.sitting) if moved else ""
        yield "out", ", ".join(names[player] for player in table.out)

    @property
    def text(self) -> str:
        """The whole page."""
        return "\n".join(self.lines) + "\n"


def reread(text: str) -> Story:
    """The story of a page, replayed from its header and actions."""
    lines = text.splitlines()
    head = lines[: lines.index("")]
    story = Story(read_header(head))
    for line in lines:
        if line.startswith("> "):
            story.act(story.read(line))
    return story
