"""Every page for everyone: axe finds nothing, and no setting of a reader cuts words or hides controls."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Page

from tests.browser.harness import Site, axe
from tests.browser.page_faults import faults
from tests.browser.screens import DESKTOP, LONG, PAGES, PHONE, SCREENS, Tour, views
from tests.tiers import full


def _usually(usual: str, names: Iterable[str]) -> list[ParameterSet]:
    """All screens, of which `make test` looks at one; the journeys ask axe about others."""
    return [pytest.param(name, marks=() if name == usual else full) for name in names]


@pytest.mark.parametrize("name", _usually("turn", SCREENS))
def test_axe_finds_nothing_on_any_screen_by_day_and_by_night(site: Site, name: str) -> None:
    found: dict[str, list[str]] = {}

    def look(page: Page, state: str) -> None:
        for (width, _), theme in views(page, (DESKTOP, PHONE)):
            if wrong := axe(page):
                found[f"{state} at {width} in {theme} mode"] = wrong

    SCREENS[name](Tour(site, look))
    assert found == {}


@pytest.mark.parametrize("name", _usually("home", PAGES))
def test_enlarged_pages_keep_their_words_and_controls(site: Site, name: str) -> None:
    found: dict[str, dict[str, list[str]]] = {}

    def look(page: Page, state: str) -> None:
        if page.locator('[data-screen="table"]').count() == 0 and (wrong := faults(page)):
            found[state] = wrong

    PAGES[name](Tour(site, look, "de", LONG))
    assert found == {}
