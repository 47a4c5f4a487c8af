"""A person's statistics in the browser: after a game, as a download, and deleted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.harness import Device, Site, axe
from tests.browser.players import comes, hand, screen, table_of
from tests.tiers import full


@pytest.mark.parametrize(("device", "language"), [pytest.param("desktop", "en", marks=full), ("phone", "es")])
def test_a_finished_game_is_in_the_record_which_can_be_had_and_deleted(
    site: Site, device: Device, language: str, tmp_path: Path
) -> None:
    ada = comes(site, "Ada", device=device, language=language)
    page = ada.goes_to("/me")
    screen(page, "record")
    expect(page.locator('[data-action="export"]')).to_be_visible()
    expect(page.locator("[data-game]")).to_have_count(0)
    code = table_of(ada, 4, edition="first", first=0, options={"turn_limit": 6})
    hand(ada, seed=3)
    truth = ada.ask("GET", f"/tables/{code}/truth")["turns"][-1]

    # By keyboard, through the menu of the first page.
    page = ada.goes_to("/")
    page.locator('[data-action="menu"]').focus()
    page.keyboard.press("Enter")
    page.locator('[data-action="record"]').focus()
    page.keyboard.press("Enter")
    screen(page, "record")
    game = page.locator('[data-game="1"]')
    expect(game).to_be_visible()
    expect(page.locator('[data-judging="0"]')).to_have_count(1)
    held = truth["cards"][truth["sitting"].index(0)]
    expect(page.locator(f'[data-row="{held}"]').last).to_be_visible()
    assert not axe(page)
    game.locator('[data-action="replay"]').click()
    screen(page, "replay")
    page.go_back()
    page.locator('[data-action="truth"]').click()
    screen(page, "end")
    page.goto(ada.at("/me"))

    with page.expect_download() as had:
        page.locator('[data-action="export"]').click()
    had.value.save_as(tmp_path / "mine.json")
    stored = json.loads((tmp_path / "mine.json").read_text(encoding="utf-8"))
    assert (stored["name"], stored["results"][0]["code"]) == ("Ada", code)

    page.locator('[data-action="delete-me"]').click()
    page.locator('[data-action="delete-me-not"]').click()
    page.locator('[data-action="delete-me"]').click()
    assert not axe(page)
    page.locator('[data-action="delete-me-sure"]').click()
    screen(page, "gone")
    assert not axe(page)
    page.reload()
    expect(page.locator('[data-action="export"]')).to_have_count(0)
    screen(page, "record")
