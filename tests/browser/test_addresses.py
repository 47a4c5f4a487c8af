"""Addresses without a page: each person gets a page in their language, with a way home."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.harness import Site, axe
from tests.browser.players import comes, screen
from tests.tiers import full

HEADINGS = [
    ("en", "This page doesn't exist"),
    pytest.param("fr", "Cette page n'existe pas", marks=full),
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
