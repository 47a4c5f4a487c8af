"""Tests of the comparison: every power gets one planted fault or more, and each must be found.

The faults are written into the source of the loops, which then run as plain Python.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from types import ModuleType
from unittest.mock import patch

import pytest

import mascarade.kernel
from mascarade.kernel.setup import KernelSetup
from mascarade.rules import EDITIONS, Options, Setup
from mascarade.rules.powers import POWERS
from mascarade.testing.generators import doomed, eager, random_scenario, truthful
from tests.tiers import full
from tests.whole_games.parity.test_parity import Twins

ROOM = Path(mascarade.kernel.__file__).parent
LOOPS = ("primitives", "powers.cards", "powers.coins", "powers.others", "powers", "turns", "legal")

FAULTS: Mapping[str, tuple[tuple[str, str, str], ...]] = {
    "beg": (
        ("powers.coins", "row[theirs] > row[mine]", "row[theirs] >= row[mine]"),
        (
            "powers.coins",
            "pay(row, tables, theirs, mine, amount) == OVER",
            "pay(row, tables, theirs, mine, amount + 1) == OVER",
        ),
    ),
    "court": (("powers.coins", "int(row[at.COURTHOUSE]))", "int(row[at.COURTHOUSE]) - 1)"),),
    "court_a_man": (
        ("powers.cards", "tables[of.FEMALE + row[at.CARDS + spot]] != 0", "False"),
        ("powers.cards", "neighbour = right_of(", "neighbour = left_of("),
    ),
    "divine": (
        ("powers.cards", "_offer_takeable(row, tables, use, seen)", "_offer_takeable(row, tables, use, -1)"),
        ("powers.cards", "_offer_centre(row, tables, seen)", "_offer_centre(row, tables, -1)"),
    ),
    "echo": (
        ("powers.others", "last == 0 or row[use + at.USE_ANSWERED] > 0", "last == 0 or True"),
        ("powers.others", "tables[of.COPIES + last] > 1", "tables[of.COPIES + last] > 2"),
    ),
    "exchange": (
        ("powers.coins", "row[mine], row[theirs] = row[theirs], row[mine]", "row[mine] = row[theirs]"),
        ("powers.coins", "row[at.ASKED_FIRST] = 1", "row[at.ASKED_FIRST] = 0"),
    ),
    "gamble": (
        ("powers.coins", "answer_of(row, use, 2) == hidden", "answer_of(row, use, 2) != hidden"),
        ("powers.coins", "    row[at.HIDDEN] = 0\n", ""),
    ),
    "harvest": (
        ("powers.coins", "amount *= 2", "amount *= 1"),
        ("powers.coins", "takes |= player ==", "takes &= player =="),
    ),
    "income": (("primitives", "return pay(row, tables, at.BANK,", "return pay(row, tables, at.COURTHOUSE,"),),
    "inherit": (("powers.coins", "max(0, missing)", "max(1, missing)"),),
    "juggle": (
        ("powers.cards", "_offer_takeable(row, tables, use, first)", "_offer_takeable(row, tables, use, -1)"),
        ("powers.cards", "first, answer_of(row, use, 1))", "answer_of(row, use, 1), first)"),
    ),
    "patronage": (("powers.coins", "at.BANK, coins_at(row, right_of(", "at.BANK, coins_at(row, left_of("),),
    "pilfer": (("powers.coins", "coins_at(row, right_of(row, tables, user)), mine", "mine, mine"),),
    "question": (
        ("powers.cards", "row[at.CARDS + spot] == row[use + at.USE_ANSWERS + 2]", "0 == 0"),
        (
            "powers.cards",
            "pay(row, tables, coins_at(row, target), coins",
            "pay(row, tables, at.BANK, coins",
        ),
    ),
    "raise_the_dead": (
        ("powers.others", "        bury(row, int(row[use + at.USE_RAISED]))\n", ""),
        ("powers.others", "row[at.CEMETERY + index + 1]", "row[at.CEMETERY + index]"),
        (
            "primitives",
            "            bury(row, int(raised))\n    row[at.ASKED]",
            "            pass\n    row[at.ASKED]",
        ),
    ),
    "show": (("powers.cards", "    add_revealed(row, target)\n", ""),),
    "spy": (
        ("powers.cards", "ask_swap(row, mine, other)", "return ENDED"),
        ("powers.cards", "reaches != 0 or", "reaches == 0 or"),
    ),
    "strings": (
        ("powers.cards", "row[at.SITTING + here], row[at.SITTING + there] = second, first", "pass"),
        ("powers.cards", "if other != first:", "if True:"),
    ),
    "tithe": (
        ("powers.coins", "if count > 1:", "if count > 2:"),
        ("powers.coins", "if coins > most:", "if coins >= most:"),
    ),
    "transmute": (
        ("powers.coins", "row[use + at.USE_ANSWERS] == at.WAY", "row[use + at.USE_ANSWERS] != at.WAY"),
    ),
    "triumph": (("powers.coins", "row[coins_at(row, user)] <", "row[coins_at(row, user)] <="),),
    "usurp": (
        ("powers.others", "if not has_revealed(row, other):", "if True:"),
        ("powers.others", "!= row[use + at.USE_CHARACTER]", "!= -1"),
        ("powers.others", "at.CHARACTER + card != row[use + at.USE_ANSWERS + 1]", "False"),
    ),
}
"""By power: a loop's file, the original text, and the faulty one."""

ELSEWHERE: tuple[tuple[str, str, str], ...] = (
    ("primitives", "    hand_over(row, int(row[use + at.USE_SPOT]), spot)\n", ""),
    ("primitives", "    return eliminate_user(row, tables)\n", "    return ENDED\n"),
    ("primitives", "while row[at.STACKED] > 0:", "while row[at.STACKED] >= 0:"),
    ("primitives", "    row[at.BANK] += row[coins]\n", ""),
    ("primitives", "        if coins >= tables[of.RICH]:", "        if coins > tables[of.RICH]:"),
    ("primitives", "elif tables[of.REMEMBERED + character] != 0:", "else:"),
    ("turns", "        bound = int(tables[of.AFTER_REVEAL])", "        pass"),
    ("turns", "!= row[at.ROUND] and row[at.ALIVE + liar]", "== row[at.ROUND] and row[at.ALIVE + liar]"),
    ("turns", "            remove(row, int(row[at.CLAIM_SPOT + claim]))\n", ""),
    ("turns", "                return OVER\n", "                pass\n"),
    ("turns", "turn_of(row) >= limit", "turn_of(row) > limit"),
    ("legal", "if not some_unreachable or _reachable(row, tables, other)", "if True"),
)
"""Faults of turns, contests and curses."""


def source_of(name: str) -> str:
    """The source of a module or of a package of the kernel."""
    path = ROOM.joinpath(*name.split("."))
    return (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text()


def as_python(fault: tuple[str, str, str] | None) -> dict[str, ModuleType]:
    """The loops as plain Python, with a fault in one of them or none."""
    loops: dict[str, ModuleType] = {}
    with patch.dict(sys.modules):
        for name in LOOPS:
            source = source_of(name)
            if fault is not None and fault[0] == name:
                assert fault[1] in source, f"{fault[1]!r} stands no longer in {name}"
                source = source.replace(fault[1], fault[2])
            module = ModuleType(f"mascarade.kernel.{name}")
            sys.modules[module.__name__] = loops[name] = module
            source = re.sub(r"^@jit\w*\n", "", source, flags=re.MULTILINE)
            exec(compile(source, f"{name} as Python", "exec"), vars(module))
    return loops


def is_found(chance: Random, loops: dict[str, ModuleType], power: str | None, games: int) -> bool:
    """Whether the comparison finds the fault within this many games that use the power often."""
    wanted = [
        (edition, character)
        for edition in EDITIONS.values()
        for character in edition.characters.values()
        if character.power == power or (power is None and character.cursed)
    ]
    for game in range(games):
        edition, character = chance.choice(wanted)
        sizes = range(edition.fewest, edition.most + 1)
        players = chance.choice([size for size in sizes if size <= 3 or size >= character.minimum])
        scenario = random_scenario(chance, edition.id, players, (character.id,))
        options = Options(turn_limit=60)
        kernel = KernelSetup.of(Setup(scenario=scenario, options=options))
        twins = Twins(chance, kernel, step=loops["turns"].step, legal=loops["legal"].legal)
        style = (truthful, eager([character.id], truthful), doomed)[game % 3]
        try:
            while not differs(twins) and twins.state.decision is not None:
                twins.apply(style(chance, twins.state))
        except IndexError:
            return True
        if differs(twins):
            return True
    return False


def differs(twins: Twins) -> bool:
    """Whether the fast comparison finds a difference; it must whenever that of whole states does."""
    found = [notices(compare) for compare in (twins.compare, twins.check)]
    assert found[0] or not found[1], "the quick comparison has missed it"
    return found[0]


def notices(compare: Callable[[], object]) -> bool:
    """Whether a comparison raises."""
    try:
        compare()
    except (AssertionError, IndexError):
        return True
    return False


def planted() -> Iterator[object]:
    """Every fault; outside of a full run, one of each power and of each file of the other loops."""
    seen: set[str] = set()
    for power, faults in (*FAULTS.items(), (None, ELSEWHERE)):
        for fault in faults:
            name = power or fault[0]
            yield pytest.param(power, fault, id=name, marks=[full] if name in seen else [])
            seen.add(name)


def test_every_power_has_a_fault() -> None:
    assert set(POWERS) - FAULTS.keys() == {"nothing"}, "the one that nobody can use"


@pytest.mark.parametrize(("power", "fault"), [*planted()])
def test_a_fault_is_found(power: str | None, fault: tuple[str, str, str]) -> None:
    assert is_found(Random(f"{fault}"), as_python(fault), power, 400)


@pytest.mark.parametrize("power", FAULTS)
def test_no_fault_no_alarm(power: str) -> None:
    assert not is_found(Random(f"{power}, rightly"), as_python(None), power, 4)
