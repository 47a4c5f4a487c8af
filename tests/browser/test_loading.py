"""Loading a page: nothing moves when its parts arrive, and an idle page draws nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.harness import SIZES, Device, Person, Site, quiet
from tests.browser.players import Player, comes, screen, table_of
from tests.tiers import one_in

FONTS = "**/*.woff2"
DAY = 86_400
MOST_SHIFT = 0.02
"""Cumulative layout shift; 0.1 counts as good."""
SHIFTS = """() => new Promise((done) => {
    const found = [];
    const add = (entries) => found.push(...entries.filter((one) => !one.hadRecentInput));
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => {
        add(observer.takeRecords());
        done(found.map((one) => [one.value, one.sources.map(({ node, previousRect: from, currentRect: to }) =>
            `${node?.outerHTML?.slice(0, 100) ?? node?.data}: ${JSON.stringify([from, to])}`)]));
    }));
})"""


class LateFonts:
    """A page's fonts, which arrive only when they are let through."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._held: list[Route] | None = []
        page.route(FONTS, self._take)

    def _take(self, route: Route) -> None:
        if self._held is None:
            route.continue_()
        else:
            self._held.append(route)

    def arrive(self) -> None:
        """Let all fonts through, and wait until the page shows them."""
        assert self._held, "the page asks for no font"
        held, self._held = self._held, None
        for route in held:
            route.continue_()
        self._page.evaluate("document.fonts.ready.then(() => undefined)")
        quiet(self._page)


def shift(page: Page) -> float:
    """How far the page's parts have moved by themselves so far."""
    found = page.evaluate(SHIFTS)
    print(found)
    return float(sum(value for value, _ in found))


@pytest.mark.parametrize("language", one_in(2, ("de", "en")))
@pytest.mark.parametrize("device", SIZES)
def test_nothing_moves_when_the_front_page_gets_its_fonts(site: Site, language: str, device: Device) -> None:
    visitor = site.person(language=language, device=device)
    fonts = LateFonts(visitor.page)
    page = visitor.page
    page.goto(visitor.at("/"), wait_until="commit")
    screen(page, "home")
    fonts.arrive()
    assert page.evaluate("document.fonts.check('500 16px \"Alegreya Sans\"')")
    assert shift(page) < MOST_SHIFT


def test_nothing_moves_when_the_table_gets_its_fonts(site: Site) -> None:
    ada = comes(site, "Ada", calm=True)
    fonts = LateFonts(ada.page)
    opened = ada.ask("POST", "/tables/play", {"bot": "novice", "settings": {"clock": None, "window": None}})
    ada.page.goto(ada.at(opened["link"]), wait_until="commit")
    expect(ada.page.locator('[data-action="ready"]')).to_be_visible()
    fonts.arrive()
    assert shift(ada.page) < MOST_SHIFT


def running(page: Page) -> list[str]:
    """The animations that run, by the class of what moves."""
    found: list[str] = page.evaluate(
        """() => document.getAnimations().filter((one) => one.playState === "running")
            .map((one) => one.effect.target.getAttribute("class"))"""
    )
    return found


@pytest.mark.parametrize("clock", one_in(3, (180, None, DAY)))
def test_only_the_flame_of_a_clock_of_minutes_moves_at_an_idle_table(site: Site, clock: int | None) -> None:
    ada = comes(site, "Ada")
    table_of(ada, 6, edition="second", set="A", first=0, clock=clock)
    Player(ada).plays_to("turn-choice")
    quiet(ada.page)
    flames = running(ada.page)
    assert all("flame" in name for name in flames)
    assert bool(flames) == (clock == 180)


def test_nothing_moves_on_an_idle_front_page(site: Site) -> None:
    visitor: Person = site.person()
    screen(visitor.goes_to("/"), "home")
    quiet(visitor.page)
    assert running(visitor.page) == []
