"""Addresses without a page: each person gets a page in their language, with a way home."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.harness import Site, axe
from tests.browser.players import comes, screen
from tests.tiers import full

HEADINGS = [
    pytest.param("en", "This page doesn’t exist", marks=full),
    pytest.param("fr", "Cette page n’existe pas", marks=full),
    ("de", "Diese Seite gibt es nicht"),
    pytest.param("es", "Esta página no existe", marks=full),
    pytest.param("it", "Questa pagina non esiste", marks=full),
]


@pytest.mark.parametrize(("language", "heading"), HEADINGS)
def test_an_unknown_address_gets_a_page_with_a_way_home(site: Site, language: str, heading: str) -> None:
    visitor = comes(site, language=language, device="phone")
    page = visitor.page
    for path in ("/nowhere", "/t/ABCDEF/more", "/rules/of/another/game"):
        answer = page.goto(visitor.at(path))
        assert answer is not None
        assert answer.status == 404
        screen(page, "not-found")
        expect(page.locator("h1")).to_have_text(heading)
    assert axe(page) == []
    page.locator('[data-action="go-home"]').click()
    screen(page, "home")


def test_a_missing_table_is_named_once_and_one_out_of_reach_can_be_tried_again(site: Site) -> None:
    ada = comes(site, "Ada")
    page = ada.page
    notice = page.locator('[role="alert"] [data-action="dismiss"]')
    screen(ada.goes_to("/t/QQQQQQ"), "arriving")
    expect(page.get_by_role("heading", name="We can’t find that table")).to_be_visible()
    expect(notice).to_have_count(0)

    page.route("**/api/tables/*", lambda route: route.abort())
    code = ada.opens_table(players=4)
    screen(ada.goes_to(f"/t/{code}"), "closed")
    expect(page.get_by_text("We can’t reach the server")).to_have_count(1)
    expect(notice).to_have_count(0)
    page.unroute("**/api/tables/*")
    page.locator('[data-action="reconnect"]').click()
    screen(page, "lobby")


def test_the_heading_of_the_next_page_has_the_focus(site: Site) -> None:
    visitor = comes(site)
    page = visitor.goes_to("/")
    screen(page, "home")
    page.locator('main [href="/rules"]').focus()
    page.keyboard.press("Enter")
    screen(page, "rules")
    expect(page.locator("h1")).to_be_focused()
    page.go_back()
    screen(page, "home")
    expect(page.locator("h1")).to_be_focused()
