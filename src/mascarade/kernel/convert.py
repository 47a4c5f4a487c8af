"""Conversion between the engine's states and the kernel's rows.

A row contains everything that a state does, and two things more: the game's generator, and what each player
saw. A row made from a state has an unseeded generator and no memory.
"""

from __future__ import annotations

import numpy as np

from mascarade.kernel import layout as at
from mascarade.kernel.jit import Row
from mascarade.kernel.rng import start_game
from mascarade.kernel.setup import KernelRefused, KernelSetup
from mascarade.rules import state as s
from mascarade.rules.catalogue import Binding
from mascarade.rules.scenario import Deal
from mascarade.rules.state import ClaimRound, Decision, EndReason, Result, Secrets, State, Table, Use

_PowerAnswer = int | str | None
Numbers = list[int]

_WAYS = ("left", "right")
_KINDS: dict[type[s.Question], int] = {
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


def new_row(kernel: KernelSetup) -> Row:
    """An empty row for a game of this setup."""
    return np.zeros(kernel.width, np.int16)


def from_deal(kernel: KernelSetup, deal: Deal, row: Row | None = None) -> Row:
    """The row of a new game with this deal, written into `row` if given."""
    scenario = kernel.setup.scenario
    if sorted(deal.cards) != sorted(scenario.cards) or sorted(deal.cemetery) != sorted(scenario.cemetery):
        raise KernelRefused("the deal does not match the scenario's cards")
    if not 0 <= deal.first < scenario.players:
        raise KernelRefused(f"the first seat is one of 0 to {scenario.players - 1}, not {deal.first}")
    row = new_row(kernel) if row is None else row
    row[at.CARDS : at.CARDS + at.MAX_SPOTS] = 0
    _write(row, at.CARDS, [kernel.codes[card] for card in deal.cards])
    _write(row, at.CEMETERY, [kernel.codes[card] for card in deal.cemetery])
    row[at.BURIED] = len(deal.cemetery)
    start_game(row, kernel.tables, deal.first)
    return row


# From a state


def from_state(kernel: KernelSetup, state: State) -> Row:
    """The row of a state of the same setup."""
    table, secrets, code = state.table, state.secrets, kernel.codes
    if table.setup != kernel.setup:
        raise KernelRefused("the state has another setup")
    if max(table.turn, table.decisions) >= at.SPLIT * at.SPLIT // 2:
        raise KernelRefused(f"the kernel counts up to {at.SPLIT * at.SPLIT // 2}")
    if len(table.stack) > at.MAX_DEPTH or len(table.revealed) > at.MAX_REVEALED:
        raise KernelRefused("more powers in use, or cards revealed, than a game can have")
    row = new_row(kernel)
    row[at.TURN_HIGH], row[at.TURN_LOW] = divmod(table.turn, at.SPLIT)
    row[at.DECISIONS_HIGH], row[at.DECISIONS_LOW] = divmod(table.decisions, at.SPLIT)
    row[at.SEAT], row[at.BANK], row[at.COURTHOUSE] = table.seat, table.bank, table.courthouse
    row[at.LAST_PLAYED] = code[table.last_played] if table.last_played else 0
    row[at.HIDDEN] = secrets.hidden or 0
    if table.result is not None:
        row[at.REASON] = at.REASONS.index(table.result.reason)
        row[at.WINNERS] = sum(1 << player for player in table.result.winners)
    _write(row, at.COINS, table.coins)
    _write(row, at.SITTING, table.sitting)
    for seat, player in enumerate(table.sitting):
        row[at.SEAT_OF + player] = seat
        row[at.ALIVE + player] = player not in table.out
    for count, begin, players in (
        (at.OUT_COUNT, at.OUT, table.out),
        (at.PEEKED_COUNT, at.PEEKED, table.peeked),
        (at.REVEALED_COUNT, at.REVEALED, table.revealed),
    ):
        row[count] = len(players)
        _write(row, begin, players)
    _write(row, at.CARDS, [code[card] if card else 0 for card in secrets.cards])
    _write(row, at.CEMETERY, [code[card] for card in secrets.cemetery])
    row[at.BURIED] = len(secrets.cemetery)
    if table.round is not None:
        _write_round(row, kernel, table.round)
    for index, use in enumerate(table.stack):
        _write_use(row, kernel, at.STACK + index * at.USE, use)
    row[at.STACKED] = len(table.stack)
    if table.decision is not None:
        _write_decision(row, kernel, table.decision)
    return row


def _write(row: Row, begin: int, numbers: tuple[int, ...] | Numbers) -> None:
    row[begin : begin + len(numbers)] = numbers


def _write_round(row: Row, kernel: KernelSetup, round_: ClaimRound) -> None:
    row[at.ROUND] = kernel.codes[round_.character]
    row[at.CLAIM_COUNT] = len(round_.claims)
    row[at.WAITING] = len(round_.waiting)
    row[at.SHOWN] = bool(round_.shown)
    _write(row, at.CLAIM_PLAYER, [claim.player for claim in round_.claims])
    _write(row, at.CLAIM_SPOT, [claim.spot for claim in round_.claims])
    _write(row, at.CLAIM_CARD, [kernel.codes[card] for card in round_.shown])


def _write_use(row: Row, kernel: KernelSetup, begin: int, use: Use) -> None:
    row[begin + at.USE_CHARACTER] = kernel.codes[use.character]
    row[begin + at.USE_USER] = use.user
    row[begin + at.USE_SPOT] = use.spot
    row[begin + at.USE_RAISED] = kernel.codes[use.raised] if use.raised else 0
    row[begin + at.USE_ANSWERED] = len(use.answers)
    _write(row, begin + at.USE_ANSWERS, [_answer_number(kernel, answer) for answer in use.answers])
    row[begin + at.USE_PARTNERED] = len(use.partners)
    _write(row, begin + at.USE_PARTNERS, use.partners)


def _answer_number(kernel: KernelSetup, answer: _PowerAnswer) -> int:
    if answer is None:
        return 0
    if isinstance(answer, int):
        return at.NUMBER + answer
    return at.WAY + _WAYS.index(answer) if answer in _WAYS else at.CHARACTER + kernel.codes[answer]


def _write_decision(row: Row, kernel: KernelSetup, decision: Decision) -> None:
    asked = decision.question
    row[at.ASKED] = _KINDS[type(asked)]
    row[at.ASKED_PLAYER] = decision.player
    candidates: Numbers = []
    if not isinstance(asked, s.TurnChoice):
        row[at.ASKED_CHARACTER] = kernel.codes[asked.character]
    match asked:
        case s.TurnChoice(binding=binding):
            row[at.ASKED_FIRST] = at.BINDINGS.index(binding)
        case s.WhichPlayer(players=players, optional=optional):
            row[at.ASKED_FIRST] = optional
            candidates = list(players)
        case s.WhichCard(spots=spots):
            candidates = list(spots)
        case s.WhichCharacter(characters=characters):
            candidates = [kernel.codes[character] for character in characters]
        case s.WhetherToSwap(first=first, second=second):
            row[at.ASKED_FIRST], row[at.ASKED_SECOND] = first, second
        case s.HowMany(most=most) | s.GuessHowMany(most=most):
            row[at.ASKED_FIRST] = most
        case _:
            pass
    row[at.CANDIDATE_COUNT] = len(candidates)
    _write(row, at.CANDIDATE, candidates)


# To a state


def to_state(kernel: KernelSetup, row: Row) -> State:
    """The engine's state of a row."""
    if row.dtype != np.int16 or row.shape != (kernel.width,):
        raise KernelRefused(f"a row of this setup is {kernel.width} int16, not {row.shape} {row.dtype}")
    layout, n = kernel.setup.layout, row.tolist()

    def card(code: int) -> str | None:
        return kernel.characters[code - 1] if code else None

    cards = tuple([card(code) for code in n[at.CARDS : at.CARDS + layout.spots]])
    table = Table(
        setup=kernel.setup,
        coins=tuple(n[at.COINS : at.COINS + layout.players]),
        bank=n[at.BANK],
        courthouse=n[at.COURTHOUSE],
        sitting=tuple(n[at.SITTING : at.SITTING + layout.players]),
        out=_listed(n, at.OUT, at.OUT_COUNT),
        filled=tuple([card is not None for card in cards]),
        buried=n[at.BURIED],
        turn=n[at.TURN_HIGH] * at.SPLIT + n[at.TURN_LOW],
        seat=n[at.SEAT],
        revealed=_listed(n, at.REVEALED, at.REVEALED_COUNT),
        peeked=_listed(n, at.PEEKED, at.PEEKED_COUNT),
        stack=tuple([_use(kernel, n, at.STACK + index * at.USE) for index in range(n[at.STACKED])]),
        last_played=card(n[at.LAST_PLAYED]),
        decisions=n[at.DECISIONS_HIGH] * at.SPLIT + n[at.DECISIONS_LOW],
        decision=_decision(kernel, n),
        result=_result(n),
        round=_round(kernel, n),
    )
    cemetery = tuple([kernel.characters[code - 1] for code in _listed(n, at.CEMETERY, at.BURIED)])
    return State(table, Secrets(cards=cards, cemetery=cemetery, hidden=n[at.HIDDEN] or None))


def _listed(n: Numbers, begin: int, count: int) -> tuple[int, ...]:
    return tuple(n[begin : begin + n[count]])


def _use(kernel: KernelSetup, n: Numbers, begin: int) -> Use:
    raised = n[begin + at.USE_RAISED]
    return Use(
        kernel.characters[n[begin + at.USE_CHARACTER] - 1],
        n[begin + at.USE_USER],
        n[begin + at.USE_SPOT],
        _listed(n, begin + at.USE_PARTNERS, begin + at.USE_PARTNERED),
        tuple(
            [
                _answer(kernel, number)
                for number in _listed(n, begin + at.USE_ANSWERS, begin + at.USE_ANSWERED)
            ]
        ),
        kernel.characters[raised - 1] if raised else None,
    )


def _answer(kernel: KernelSetup, number: int) -> _PowerAnswer:
    if number == 0:
        return None
    if number >= at.WAY:
        return _WAYS[number - at.WAY]
    if number >= at.CHARACTER:
        return kernel.characters[number - at.CHARACTER - 1]
    return number - at.NUMBER


def _round(kernel: KernelSetup, n: Numbers) -> ClaimRound | None:
    if not n[at.ROUND]:
        return None
    pairs = zip(
        _listed(n, at.CLAIM_PLAYER, at.CLAIM_COUNT), _listed(n, at.CLAIM_SPOT, at.CLAIM_COUNT), strict=True
    )
    claims = tuple([s.Claim(player, spot) for player, spot in pairs])
    shown = _listed(n, at.CLAIM_CARD, at.CLAIM_COUNT) if n[at.SHOWN] else ()
    return ClaimRound(
        kernel.characters[n[at.ROUND] - 1],
        claims,
        _waiting(kernel, n),
        tuple([kernel.characters[code - 1] for code in shown]),
        tuple([claim.player for claim, code in zip(claims, shown, strict=False) if code == n[at.ROUND]]),
    )


def _waiting(kernel: KernelSetup, n: Numbers) -> tuple[int, ...]:
    """The players who have yet to answer: the last ones clockwise from the announcer."""
    if not n[at.WAITING]:
        return ()
    sitting = n[at.SITTING : at.SITTING + kernel.setup.scenario.players]
    seat = n[at.SEAT_OF + n[at.CLAIM_PLAYER]]
    others = [player for player in sitting[seat + 1 :] + sitting[:seat] if n[at.ALIVE + player]]
    return tuple(others[-n[at.WAITING] :])


def _result(n: Numbers) -> Result | None:
    reason: EndReason | None = at.REASONS[n[at.REASON]]
    if reason is None:
        return None
    return Result(tuple([player for player in range(at.MAX_PLAYERS) if n[at.WINNERS] >> player & 1]), reason)


def _decision(kernel: KernelSetup, n: Numbers) -> Decision | None:
    if n[at.ASKED] == at.NOTHING_ASKED:
        return None
    number = n[at.DECISIONS_HIGH] * at.SPLIT + n[at.DECISIONS_LOW]
    return Decision(number, n[at.ASKED_PLAYER], _question(kernel, n))


def _question(kernel: KernelSetup, n: Numbers) -> s.AnyQuestion:
    kind, first, second = n[at.ASKED], n[at.ASKED_FIRST], n[at.ASKED_SECOND]
    if kind == at.TURN:
        binding: Binding | None = at.BINDINGS[first]
        return s.TurnChoice(binding)
    character = kernel.characters[n[at.ASKED_CHARACTER] - 1]
    candidates = _listed(n, at.CANDIDATE, at.CANDIDATE_COUNT)
    match kind:
        case at.CONTEST_OR_PASS:
            return s.ContestOrPass(character)
        case at.WHICH_PLAYER:
            return s.WhichPlayer(character, candidates, bool(first))
        case at.WHICH_CARD:
            return s.WhichCard(character, candidates)
        case at.WHICH_CHARACTER:
            return s.WhichCharacter(character, tuple([kernel.characters[code - 1] for code in candidates]))
        case at.WHETHER_TO_SWAP:
            return s.WhetherToSwap(character, first, second)
        case at.WHICH_WAY:
            return s.WhichWay(character)
        case at.HOW_MANY:
            return s.HowMany(character, first)
        case _:
            return s.GuessHowMany(character, first)
