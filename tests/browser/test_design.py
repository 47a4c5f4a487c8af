"""Custom sets in the browser: designed, checked, studied, saved, shared and played."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import Device, Site, Watch, axe
from tests.browser.players import comes, screen
from tests.tiers import full

SIX = ["judge", "bishop", "king", "queen", "patron", "thief"]


def link(*cards: str, edition: str = "first", players: int = 6) -> str:
    return f"/design?e={edition}&n={players}&c={'.'.join(cards)}"


def says(page: Page, verdict: str) -> None:
    expect(page.locator(f'[data-verdict="{verdict}"]')).to_be_visible()


@pytest.mark.parametrize(
    ("device", "language", "cards"),
    [
        pytest.param("desktop", "en", SIX, marks=full),
        ("phone", "fr", [*SIX[:4], "widow", SIX[5]]),
    ],
    ids=["desktop", "phone"],
)
def test_a_set_is_designed_tried_out_saved_shared_and_played(
    site: Site, device: Device, language: str, cards: list[str]
) -> None:
    ada = comes(site, device=device, language=language)
    page = ada.goes_to("/")
    page.locator('a[href="/design"]').click()
    screen(page, "design")
    says(page, "warned")
    page.locator('[data-action="edition"][data-value="first"]').check(force=True)
    page.locator('[data-action="empty"]').click()
    says(page, "refused")
    expect(page.locator('[data-breach="card-count"]')).to_be_visible()
    expect(page.locator('[data-action="play"]')).to_be_disabled()
    for card in cards[:5]:
        page.locator(f'[data-action="put-in"][data-character="{card}"]').click()
    # A suggestion is offered, and following it solves the problem.
    page.locator('[data-action="suggestion"][data-character="thief"]').click()
    says(page, "playable")
    assert not axe(page)
    expect(page).to_have_url(re.compile(re.escape(link(*cards)) + "$"))

    progress = Watch(page, "progress")
    with page.expect_response("**/api/scenarios/study") as begun:
        page.locator('[data-action="try"]').click()
    new = begun.value.json()["state"] != "done"  # not new if this service has studied it before
    expect(page.locator('[data-games="8"]')).to_be_visible()
    assert progress.seen == new
    expect(page.locator(".figures table")).to_have_count(3)
    assert not axe(page)

    page.locator('[data-action="set-name"]').fill("Friday")
    page.locator('[data-action="save"]').click()
    expect(page.locator("[data-set]")).to_have_count(1)
    page.reload()
    page.locator('[data-action="empty"]').click()
    page.locator('[data-action="open-set"]').click()
    says(page, "playable")
    shared = page.locator(".share input").input_value()

    # Another person gets the same set by the link and plays it at once.
    bruno = comes(site, device=device, language=language)
    bruno.page.goto(shared)
    there = bruno.page
    screen(there, "design")
    expect(there.locator('[data-action="take-out"]')).to_have_count(len(cards))
    expect(there.locator("[data-set]")).to_have_count(0)
    there.locator('[data-action="play-bots"]').click()
    screen(there, "table")
    code = there.url.rpartition("/")[2]
    assert bruno.ask("GET", f"/tables/{code}")["table"]["settings"]["cards"] == cards

    # The lobby of the next table offers the saved set.
    ada.ask("DELETE", f"/me/scenarios/{page.locator('[data-set]').get_attribute('data-set')}")
    made = ada.ask("POST", "/me/scenarios", {"name": "Sunday", "draft": {"edition": "first", "cards": cards}})
    code = ada.opens_table(edition="second", players=6)
    lobby = ada.goes_to(f"/t/{code}")
    screen(lobby, "lobby")
    lobby.locator('[data-action="saved-set"]').select_option(made["id"])
    expect(lobby.locator('[data-action="take-out"]')).to_have_count(len(cards))
    lobby.wait_for_function(
        "async (code) => (await (await fetch(`/api/tables/${code}`)).json()).table.settings.cards", arg=code
    )
    assert ada.ask("GET", f"/tables/{code}")["table"]["settings"]["cards"] == cards


def test_a_broken_link_says_what_is_wrong(site: Site) -> None:
    page = site.person(language="de").goes_to("/design?e=third&n=6&c=judge")
    expect(page.locator('[data-broken="edition"]')).to_have_text(re.compile("Edition"))
    page.goto(page.url.partition("?")[0] + link(*SIX, "jugde").partition("/design")[2])
    expect(page.locator('[data-breach="unknown-character"]')).to_have_text(re.compile("jugde"))
    assert not axe(page)
    page.locator('[data-action="suggestion"][data-character="jugde"]').click()
    says(page, "playable")


def test_a_set_is_designed_by_keyboard(site: Site) -> None:
    page = site.person("Ada").goes_to(link(*SIX[:5]))
    says(page, "refused")
    page.locator('[data-action="search"]').focus()
    page.keyboard.type("thief")
    expect(page.locator('[data-action="put-in"]:visible')).to_have_count(1)
    for _ in range(3):
        page.keyboard.press("Tab")
    expect(page.locator('[data-action="put-in"][data-character="thief"]')).to_be_focused()
    page.keyboard.press("Space")
    says(page, "playable")
    page.locator('[data-action="set-name"]').focus()
    page.keyboard.type("By keyboard")
    page.keyboard.press("Enter")
    expect(page.locator("[data-set]")).to_have_count(1)
    page.locator('[data-action="delete"]').focus()
    page.keyboard.press("Enter")
    page.locator('[data-action="delete-sure"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-set]")).to_have_count(0)
