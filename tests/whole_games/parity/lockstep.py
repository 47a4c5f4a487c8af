"""Fast lockstep comparison of engine and kernel, number by number after every step.

The engine's state is read as the numbers that the row must have, without building another state. Both this
and `Twins.check`, which converts the row into a state, are tested with planted faults.
"""

from __future__ import annotations

from operator import is_
from random import Random
from typing import Final

import msgspec
import numpy as np
from msgspec.structs import astuple
from numpy.typing import NDArray

from mascarade.kernel import layout as at
from mascarade.kernel import opcodes as op
from mascarade.kernel import setup as of
from mascarade.kernel.codec import encode
from mascarade.kernel.jit import Row, Tables, jit, jit_alloc
from mascarade.kernel.legal import Choices
from mascarade.kernel.rng import GOLDEN, below
from mascarade.kernel.setup import KernelSetup
from mascarade.rules import Action, State, legal_actions
from mascarade.rules import state as s

Numbers = tuple[int, ...]


class Differ(AssertionError):
    """Kernel and engine differ."""


def agree(what: str, state: State, engine: object, kernel: object) -> None:
    """Raise if engine and kernel differ in something."""
    if engine != kernel:
        raise Differ(f"{what}: {engine} on the engine, {kernel} on the kernel", state)


# The state

_ASKED: dict[type[s.Question], int] = {
    s.TurnChoice: at.TURN,
    s.ContestOrPass: at.CONTEST_OR_PASS,
    s.WhichPlayer: at.WHICH_PLAYER,
    s.WhichCard: at.WHICH_CARD,
    s.WhichCharacter: at.WHICH_CHARACTER,
    s.WhetherToSwap: at.WHETHER_TO_SWAP,
    s.WhichWay: at.WHICH_WAY,
    s.HowMany: at.HOW_MANY,
    s.GuessHowMany: at.GUESS_HOW_MANY,
}


def _result(state: State, result: s.Result) -> Numbers:
    """The numbers from REASON to WINNERS."""
    agree("the order of winners", state, result.winners, tuple(sorted({*result.winners})))
    return at.REASONS.index(result.reason), sum([1 << player for player in result.winners])


class Reader:
    """Reads an engine state as numbers and compares; for one setup."""

    def __init__(self, kernel: KernelSetup) -> None:
        self.kernel, self.codes = kernel, kernel.codes
        codes: dict[str | None, int] = {None: 0}
        for character, code in kernel.codes.items():
            codes[character] = code
        self.code = codes.__getitem__
        where = kernel.setup.layout
        self.players, self.spots = where.players, where.spots
        self.everybody, self.all_alive = list(range(where.players)), (1,) * where.players
        self.numbers = _NUMBERS.setdefault((where.edition.id, where.hand), {})
        self.lists: dict[tuple[int, bytes], list[int]] = {}
        self.said = b""
        self.parts: tuple[object, ...] = (None,) * 15

    def compare(self, state: State, row: Row) -> None:
        """Raise `Differ` unless row and state agree in everything that a state contains."""
        table, secrets, told, result = state.table, state.secrets, state.table.round, state.table.result
        n = tuple(row[: at.COINS].tolist())
        turn, decisions = table.turn, table.decisions
        head = (
            *(turn % at.SPLIT, turn // at.SPLIT, decisions % at.SPLIT, decisions // at.SPLIT),
            *(table.seat, table.bank, table.courthouse, self.code(table.last_played), secrets.hidden or 0),
            *((0, 0) if result is None else _result(state, result)),
            *self._decision(state, n, row),
            *((0, 0, 0, 0) if told is None else self._round(state, told)),
            *(len(table.revealed), len(table.out), len(table.peeked), table.buried, len(table.stack)),
        )
        if head != n[at.TURN_LOW :]:
            raise Differ("the row's head", head, n[at.TURN_LOW :], state)
        # Parts that are the same objects as a step ago, with the same numbers in the row, need no comparison.
        parts = (
            *(table.setup, table.coins, table.sitting, table.out, table.filled, table.revealed),
            *(table.peeked, table.stack, secrets.cards, secrets.cemetery, secrets.hidden, table.buried),
            *((None, None, None) if told is None else (told.claims, told.shown, told.rightful)),
        )
        said = row[at.COINS : at.STACK + n[at.STACKED] * at.USE].tobytes()
        if said != self.said or not all(map(is_, parts, self.parts)):
            self._compare_body(state, n + tuple(row[at.COINS : at.STACK + n[at.STACKED] * at.USE].tolist()))
            self.said, self.parts = said, parts

    def _compare_body(self, state: State, n: Numbers) -> None:
        """Compare what follows the row's head, except the candidates."""
        table, secrets = state.table, state.secrets
        players, sitting, out = self.players, table.sitting, table.out
        cards = tuple(map(self.code, secrets.cards))
        seats, alive = n[at.SEAT_OF : at.SEAT_OF + players], n[at.ALIVE : at.ALIVE + players]
        if (
            (table.setup is not self.kernel.setup and table.setup != self.kernel.setup)
            or table.coins != n[at.COINS : at.COINS + players]
            or sitting != n[at.SITTING : at.SITTING + players]
            or cards != n[at.CARDS : at.CARDS + self.spots]
            or table.filled != tuple(map(bool, cards))
            or out != n[at.OUT : at.OUT + len(out)]
            or table.revealed != n[at.REVEALED : at.REVEALED + len(table.revealed)]
            or table.peeked != n[at.PEEKED : at.PEEKED + len(table.peeked)]
            or tuple(map(self.code, secrets.cemetery)) != n[at.CEMETERY : at.CEMETERY + table.buried]
            or secrets.hidden == 0
            or [sitting[seat] for seat in seats] != self.everybody
            or alive != (tuple([player not in out for player in self.everybody]) if out else self.all_alive)
        ):
            raise Differ("the row's body", state, n)
        for depth, use in enumerate(table.stack):
            begin = at.STACK + depth * at.USE
            agree("a power under way", state, self._use(use), n[begin : begin + at.USE])
        if table.round is not None:
            self._compare_claims(state, table.round, n)

    def _decision(self, state: State, n: Numbers, row: Row) -> Numbers:
        """The numbers from ASKED to CANDIDATE_COUNT; the candidates are compared here."""
        decision = state.table.decision
        if decision is None:  # the player asked last doesn't matter
            return (at.NOTHING_ASKED, *n[at.ASKED_PLAYER : at.CANDIDATE_COUNT], 0)
        if decision.number != state.table.decisions:
            agree("the decision's number", state, decision.number, state.table.decisions)
        asked, first, second = decision.question, 0, 0
        kind = _ASKED[type(asked)]
        if isinstance(asked, s.TurnChoice):
            return kind, decision.player, 0, at.BINDINGS.index(asked.binding), 0, 0
        character = self.codes[asked.character]
        if type(asked) is s.ContestOrPass:
            return kind, decision.player, character, 0, 0, 0
        candidates: Numbers = ()
        match asked:
            case s.WhichPlayer():
                candidates, first = asked.players, int(asked.optional)
            case s.WhichCard():
                candidates = asked.spots
            case s.WhichCharacter():
                candidates = tuple(map(self.code, asked.characters))
            case s.WhetherToSwap():
                first, second = asked.first, asked.second
            case s.HowMany() | s.GuessHowMany():
                first = asked.most
            case _:
                pass
        offered = tuple(row[at.CANDIDATE : at.CANDIDATE + len(candidates)].tolist())
        agree("candidates", state, candidates, offered)
        return kind, decision.player, character, first, second, len(candidates)

    def _round(self, state: State, told: s.ClaimRound) -> Numbers:
        """The numbers from ROUND to SHOWN; the players who wait are the last of the others."""
        waiting = len(told.waiting)
        if waiting and told.waiting != state.table.others(told.claims[0].player)[-waiting:]:
            agree("waiting", state, told.waiting, state.table.others(told.claims[0].player))
        return self.codes[told.character], len(told.claims), waiting, int(bool(told.shown))

    def _compare_claims(self, state: State, told: s.ClaimRound, n: Numbers) -> None:
        count = len(told.claims)
        players, spots = [claim.player for claim in told.claims], [claim.spot for claim in told.claims]
        agree("who claims", state, tuple(players), n[at.CLAIM_PLAYER : at.CLAIM_PLAYER + count])
        agree("claimed cards", state, tuple(spots), n[at.CLAIM_SPOT : at.CLAIM_SPOT + count])
        rightful: Numbers = ()
        if told.shown:
            agree("shown", state, tuple(map(self.code, told.shown)), n[at.CLAIM_CARD : at.CLAIM_CARD + count])
            pairs = zip(players, told.shown, strict=True)
            rightful = tuple([player for player, card in pairs if card == told.character])
        agree("rightful", state, told.rightful, rightful)

    def _use(self, use: s.Use) -> Numbers:
        """The numbers of a power in progress; unanswered parts are 0."""
        answers = [self._answer(answer) for answer in use.answers]
        return (
            *(self.codes[use.character], use.user, use.spot, self.code(use.raised), len(answers)),
            *answers,
            *[0] * (at.MAX_ANSWERS - len(answers)),
            len(use.partners),
            *use.partners,
            *[0] * (at.MAX_PARTNERS - len(use.partners)),
        )

    def _answer(self, answer: int | str | None) -> int:
        if answer is None:
            return 0
        if isinstance(answer, int):
            return at.NUMBER + answer
        ways = {"left": at.WAY, "right": at.WAY + 1}
        return ways[answer] if answer in ways else at.CHARACTER + self.codes[answer]

    # Legal actions

    def compare_legal(self, state: State, numbers: list[int]) -> tuple[Action, ...]:
        """Raise `Differ` unless these are the numbers of the engine's legal actions, in order."""
        allowed, decision = legal_actions(state), state.table.decision
        if decision is None:
            agree("legal actions", state, (allowed, ()), ((), tuple(numbers)))
            return allowed
        seat = state.table.sitting.index(decision.player)
        told = _pack(allowed).replace(b"\xa8decision" + _pack(decision.number), b"")
        found = self.lists.get((seat, told))
        if found is None:
            found = self.lists[seat, told] = [self._number(state, decision, seat, x) for x in allowed]
        if found != numbers:
            agree("legal actions", state, found, numbers)
        return allowed

    def _number(self, state: State, decision: s.Decision, seat: int, action: Action) -> int:
        said = astuple(action)
        if said[0] != decision.number or said[1] != decision.player:
            raise Differ("an action answers something else", state, action)
        key = (type(action), seat, said[2:])
        number = self.numbers.get(key)
        if number is None:
            number = self.numbers[key] = encode(self.kernel, state, action)
        return number


_pack = msgspec.msgpack.Encoder().encode

_NUMBERS: dict[tuple[str, int], dict[object, int]] = {}
"""Results of `encode` by edition and size of hands, for each action of a seat; nothing else matters."""


# Choosing actions

CARELESS: Final = 0
BOLD: Final = 1
QUIET: Final = 2
TRUTHFUL: Final = 3
DOOMED: Final = 4
WAYS: Final = 5

_BEGINS: Final = np.array(
    [at.DO_LOOK, at.DO_SWAP, at.DO_ANNOUNCE, at.DO_CONTEST, at.DO_PASS, at.DO_PICK_PLAYER, at.DO_DECLINE]
    + [at.DO_PICK_CARD],
    np.int64,
)
"""The first number of each weighted kind of action; the last kind has all others."""
_WEIGHTS: Final = np.array(
    [
        [1, 2, 8, 1, 4, 1, 0.3, 1],
        [1, 6, 0.3, 0.2, 4, 1, 1, 1],
    ],
    np.float64,
)
"""By kind: weights of bold and of quiet players."""

Dice = NDArray[np.uint64]


@jit
def roll(dice: Dice, limit: int) -> int:
    """A random number below the limit."""
    dice[0] += GOLDEN
    return int(np.int64(below(dice[0], limit)))


@jit_alloc
def by_kind(room: Choices, count: int, weights: NDArray[np.float64], dice: Dice) -> int:
    """Draw a kind of answer by weight, then any of that kind; its index in the list."""
    counts, kinds = np.zeros(_BEGINS.shape[0], np.int64), np.zeros(count, np.int64)
    for index in range(count):
        while kinds[index] < _BEGINS.shape[0] - 1 and room[index] >= _BEGINS[kinds[index] + 1]:
            kinds[index] += 1
        counts[kinds[index]] += 1
    total = 0.0
    for kind in range(_BEGINS.shape[0]):
        total += weights[kind] if counts[kind] > 0 else 0.0
    wanted, chosen = total * roll(dice, 1 << 20) / (1 << 20), -1
    for kind in range(_BEGINS.shape[0]):
        if counts[kind] > 0 and wanted >= 0.0:
            wanted -= weights[kind]
            chosen = kind
    which = roll(dice, counts[chosen])
    for index in range(count):
        if kinds[index] == chosen:
            if which == 0:
                return index
            which -= 1
    return 0


@jit
def claimed_spot(row: Row, tables: Tables, action: int) -> int:
    """The spot of an action's claim; -1 if it claims nothing."""
    first = row[at.SEAT_OF + row[at.ASKED_PLAYER]] * tables[of.HAND_SIZE]
    if at.DO_ANNOUNCE <= action < at.DO_CONTEST:
        return int(first + (action - at.DO_ANNOUNCE) % at.MAX_FREE)
    if at.DO_CONTEST <= action < at.DO_PASS:
        return int(first + action - at.DO_CONTEST)
    return -1


@jit
def is_true(row: Row, tables: Tables, action: int) -> bool:
    """Whether an action's claim is true."""
    spot = claimed_spot(row, tables, action)
    if spot < 0:
        return False
    announced = row[at.ROUND]
    if action < at.DO_CONTEST:
        announced = (action - at.DO_ANNOUNCE) // at.MAX_FREE + 1
    return bool(row[at.CARDS + spot] == announced)


@jit
def is_fatal(row: Row, tables: Tables, action: int) -> bool:
    """Whether an action contests with the curse or points at it."""
    hand = tables[of.HAND_SIZE]
    begin, end = -1, -1
    if at.DO_CONTEST <= action < at.DO_PASS:
        begin = claimed_spot(row, tables, action)
        end = begin + 1
    elif at.DO_PICK_CARD <= action < at.DO_NAME:
        begin = action - at.DO_PICK_CARD
        end = begin + 1
    elif at.DO_PICK_PLAYER <= action < at.DO_DECLINE:
        begin = row[at.SEAT_OF + action - at.DO_PICK_PLAYER] * hand
        end = begin + hand
    for spot in range(begin, end):  # noqa: SIM110 - a loop is what is compiled
        if tables[of.CURSED + row[at.CARDS + spot]] != 0:
            return True
    return False


@jit
def leads_there(row: Row, tables: Tables, action: int) -> bool:
    """Whether an action announces a pointing power, or passes."""
    if action == at.DO_PASS:
        return True
    if not at.DO_ANNOUNCE <= action < at.DO_CONTEST:
        return False
    power = tables[of.POWER + (action - at.DO_ANNOUNCE) // at.MAX_FREE + 1]
    return bool(power == op.QUESTION or power == op.USURP or power == op.COURT_A_MAN)  # noqa: PLR1714


@jit
def fitting(row: Row, tables: Tables, room: Choices, count: int, wish: int, dice: Dice) -> int:  # noqa: PLR0917
    """Any action that fulfils a wish (0: true; 1: fatal; 2: leads there); its index, or -1."""
    found, chosen = 0, -1
    for index in range(count):
        action = room[index]
        if wish == 0:
            fits = is_true(row, tables, action)
        elif wish == 1:
            fits = is_fatal(row, tables, action)
        else:
            fits = leads_there(row, tables, action)
        if fits:
            found += 1
            if roll(dice, found) == 0:
                chosen = index
    return chosen


@jit_alloc
def choose(row: Row, tables: Tables, room: Choices, count: int, way: int, dice: Dice) -> int:  # noqa: PLR0917
    """The index of a legal action, chosen as in `generators.STYLES`."""
    if way == CARELESS:
        return roll(dice, count)
    if way == DOOMED:
        for wish in (1, 2):
            if roll(dice, 10) < 6:
                chosen = fitting(row, tables, room, count, wish, dice)
                if chosen >= 0:
                    return chosen
    if way >= TRUTHFUL and roll(dice, 10) < 8:
        chosen = fitting(row, tables, room, count, 0, dice)
        if chosen >= 0:
            return chosen
    return by_kind(room, count, _WEIGHTS[1 if way == QUIET else 0], dice)


def dice_of(chance: Random) -> Dice:
    """Dice seeded from a `Random`."""
    return np.array([chance.getrandbits(64)], np.uint64)
