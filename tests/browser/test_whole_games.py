"""Whole games against bots, by clicking: from the first page to the truth, and a rematch."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from mascarade.rules import read_record, verify
from tests.browser.harness import Site, axe
from tests.browser.players import Player, comes, hand, screen, table_of
from tests.tiers import full

LONG = 20
"""Questions after which a game of many players has been tested enough."""


@pytest.mark.parametrize(
    ("edition", "set_id", "players"),
    [
        ("first", "base", 4),
        pytest.param("second", "A", 4, marks=full),
        pytest.param("first", "let-it-roll", 6, marks=full),
    ],
)
def test_a_game_is_played_to_its_end_by_clicks(
    site: Site, tmp_path: Path, edition: str, set_id: str, players: int
) -> None:
    ada = comes(site, "Ada")
    code = table_of(ada, players, edition=edition, set=set_id)
    player = Player(ada, seed=3)
    asked = player.asked
    if players <= 4:
        player.plays_to_the_end()
    else:  # a long one; playing inside the page ends it faster
        player.plays(lambda moment: moment["what"] == "over" or len(player.asked) > LONG)
        asked += hand(ada, seed=3)["found"]
    sent = {frame["decision"]["question"]["type"] for frame in ada.wire.received("asked")}
    assert "turn-choice" in sent
    assert {moment["question"] for moment in asked} == sent

    page = ada.page
    page.locator('[data-action="truth"]').click()
    screen(page, "end")
    expect(page.locator("[data-screen=end] li[data-player]").first).to_be_visible()
    with page.expect_download() as download:
        page.locator('[data-action="record"]').click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    record = read_record(file.read_bytes())
    assert download.value.suggested_filename == f"mascarade-{code}-1.json"
    assert record.setup.scenario.id == set_id
    verify(record)
    page.locator('[data-action="scrub"]').wait_for()

    page.locator('[data-action="rematch"]').click()
    screen(page, "lobby")
    page.locator('[data-action="start"]').click()
    screen(page, "table")
    assert player.looks()["what"] == "ready"
    assert ada.ask("GET", f"/tables/{code}")["table"]["game"] == 2


def test_the_end_of_a_game_shows_the_first_honours_of_its_truth(site: Site) -> None:
    ada = comes(site, "Ada")
    table_of(ada, 6, edition="first", first=0, options={"turn_limit": 24})
    hand(ada, seed=5)
    page = ada.page
    page.locator('[data-stage="end"] [data-action="truth"]').click()
    page.locator('[data-action="scrub"]').wait_for()
    honours = page.locator("[data-honour]").evaluate_all("(all) => all.map((one) => one.dataset.honour)")
    assert honours
    page.locator('[data-action="close"]').click()
    shown = page.locator('[data-stage="end"] [data-honour]')
    expect(shown).to_have_count(min(2, len(honours)))
    assert [one.get_attribute("data-honour") for one in shown.all()] == honours[:2]
    assert not axe(page)
