"""A first visit: small, quick, and without foreign requests."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.harness import Person, Site
from tests.browser.players import screen

LIGHTEST = 220_000
"""Maximum size of a first visit, in bytes transferred."""


def test_a_first_visit_is_small_and_quick(site: Site, record_property: Callable[[str, object], None]) -> None:
    visitor = site.person()
    page = visitor.goes_to("/")
    screen(page, "home")
    expect(page.locator('[data-action="play-now"]')).to_be_enabled()
    interactive = page.evaluate("performance.now()")
    page.wait_for_load_state("networkidle")
    sizes = _transferred(visitor)
    record_property("interactive_ms", round(interactive))
    record_property("transferred_bytes", sum(sizes.values()))
    print(f"interactive after {interactive:.0f} ms, {sum(sizes.values())} bytes: {sizes}")
    assert sum(sizes.values()) < LIGHTEST
    assert visitor.wire.foreign_requests(site.service.url) == []


def _transferred(person: Person) -> dict[str, int]:
    found: dict[str, int] = person.page.evaluate(
        """() => Object.fromEntries(["navigation", "resource"]
            .flatMap((kind) => performance.getEntriesByType(kind))
            .map((one) => [new URL(one.name).pathname, one.transferSize]))"""
    )
    return found
