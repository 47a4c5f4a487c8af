"""Golden games: each page is replayed from its actions, and must give the same text."""

from __future__ import annotations

from pathlib import Path

import pytest

from mascarade.rules import EVENT_TYPES, Game, Refused, published_sets, verify
from mascarade.rules import events as e
from tests.kit.coverage import all_powers
from tests.whole_games.golden.notation import Story, Words, reread
from tests.whole_games.golden.regenerate import HERE, PLANS

PAGES = sorted(HERE.glob("*.txt"))


def page(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def all_games() -> list[Game]:
    return [reread(page(path)).game for path in PAGES]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_a_page_reads_the_same_when_it_is_played_again(path: Path) -> None:
    written = page(path)
    story = reread(written)
    for number, (old, new) in enumerate(zip(written.splitlines(), story.lines, strict=False), start=1):
        assert new == old, f"{path.name}:{number}"
    assert story.text == written
    assert story.game.result is not None, "a page tells a whole game"
    assert verify(story.game.record()) == story.game.state


def test_every_planned_page_is_there_and_no_other() -> None:
    assert [path.stem for path in PAGES] == sorted(plan.file for plan in PLANS)


def reads_the_same(written: str) -> bool:
    try:
        return reread(written).text == written
    except Refused:
        return False


def test_a_changed_page_does_not_read_the_same() -> None:
    written = page(HERE / "first-4-base.txt")
    assert reads_the_same(written)
    for old, new in (
        (" really\n", " not-really\n"),
        ("bank 170", "bank 171"),
        ("legal:", "legal :"),
        ("\n\n== turn 2", "\n== turn 2"),
    ):
        assert old in written
        assert not reads_the_same(written.replace(old, new, 1))


def test_every_legal_action_can_be_written_and_read_back() -> None:
    for game in all_games():
        story = Story(Game(game.setup, game.names, game.deal))
        for action in game.actions:
            words = Words(game.names, story.game.state.table)
            for legal in story.game.legal_actions():
                assert story.read(f"> {words.action(legal)}") == legal
            story.act(action)


def test_together_they_hold_everything() -> None:
    games = all_games()
    happened = {type(event) for game in games for event in game.events}
    powers = {
        (game.setup.scenario.edition, event.character)
        for game in games
        for event in game.events
        if isinstance(event, e.PowerUsed)
    }
    reasons = {game.result.reason for game in games if game.result is not None}
    sizes = {(game.setup.scenario.edition, game.setup.scenario.players) for game in games}
    sets = {(game.setup.scenario.edition, game.setup.scenario.id) for game in games}
    assert set(EVENT_TYPES) - happened == set()
    assert all_powers() - powers == set()
    assert {"thirteen", "ruin", "cheat", "last-standing", "turn-limit"} - reasons == set()
    assert {("first", n) for n in (2, 3, 4, 8, 13)} | {("second", n) for n in (4, 8, 12)} <= sizes
    assert {(scenario.edition, scenario.id) for scenario in published_sets()} <= sets
    assert len(games) >= 12
