"""No page is wider than a phone, whatever is on it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.harness import Site
from tests.browser.players import comes, hand, screen, table_of


def test_no_page_is_wider_than_a_phone(site: Site) -> None:
    ada = comes(site, "Ada", device="phone")
    wide = "document.documentElement.scrollWidth - innerWidth"
    for path in ("/", "/rules", "/characters"):
        page = ada.goes_to(path)
        page.locator("main[data-screen]:not([aria-busy=true])").wait_for()
        assert page.evaluate(wide) <= 0, path
    code = ada.opens_table(players=13)
    screen(ada.goes_to(f"/t/{code}"), "lobby")
    expect(ada.page.locator('[data-action="seat"]')).to_have_count(13)
    assert ada.page.evaluate(wide) <= 0
    table_of(ada, 4, edition="second")
    hand(ada, seed=2)
    ada.page.locator('[data-action="truth"]').click()
    screen(ada.page, "end")
    ada.page.locator('[data-action="scrub"]').wait_for()
    assert ada.page.evaluate(wide) <= 0
