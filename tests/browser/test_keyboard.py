"""From the first page to the end of a turn with the keyboard alone."""

from __future__ import annotations

import json

from playwright.sync_api import Page, Route, expect

from tests.browser.harness import NO_CLOCK, Site
from tests.browser.players import Player, comes, screen, table_of

# The focused element, and whether its focus is visible.
FOCUS = """() => {
    const at = document.activeElement;
    if (!at || at === document.body) return { action: null, seen: false };
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at);
    const seen = (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) || boxShadow !== "none";
    const { left, top, right, bottom } = at.getBoundingClientRect();
    const there = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    return { action: at.dataset.action ?? null, seen: seen && there, html: at.outerHTML.slice(0, 160) };
}"""


def tabs_to(page: Page, *actions: str, most: int = 60) -> None:
    """Press Tab until one of these actions has the focus, which must always be visible."""
    page.locator(", ".join(f'[data-action="{action}"]' for action in actions)).first.wait_for()
    for _ in range(most):
        found = page.evaluate(FOCUS)
        if found["action"] in actions:
            assert found["seen"], found
            return
        page.keyboard.press("Tab")
        found = page.evaluate(FOCUS)
        assert found["action"] is None or found["seen"], found
    raise AssertionError(f"the keyboard does not reach {actions}")


def long_deal(route: Route) -> None:
    """Show the deal for as long as a table allows, so that slow tabbing is no problem."""
    body = json.loads(route.request.post_data or "")
    route.continue_(post_data=json.dumps({**body, "settings": {**body["settings"], **NO_CLOCK}}))


def keeps_focus(page: Page) -> None:
    """Check that the focus has not been lost to the top of the page."""
    page.wait_for_function("() => document.activeElement !== document.body")


def test_the_first_page_leads_to_a_table_by_keyboard(site: Site) -> None:
    ada = comes(site, pace="instant")
    page = ada.goes_to("/")
    page.route("**/api/tables/play", long_deal)
    screen(page, "home")
    tabs_to(page, "play-now")
    page.keyboard.press("Enter")
    screen(page, "table")
    tabs_to(page, "ready")
    page.keyboard.press("Enter")
    expect(page.locator('[data-action="ready"]')).to_have_count(0)


def test_a_turn_is_played_by_keyboard(site: Site) -> None:
    ada = comes(site, "Ada")

    def deal() -> None:
        table_of(ada, 4, edition="second", first=0)

    deal()
    page = ada.page
    tabs_to(page, "ready")
    page.keyboard.press("Enter")
    expect(page.locator('[data-question="turn-choice"]')).to_be_visible()
    keeps_focus(page)

    # An action, then a card, then whether to swap, with a step back by Escape in between.
    tabs_to(page, "swap")
    page.keyboard.press("Enter")
    keeps_focus(page)
    page.keyboard.press("Escape")
    expect(page.locator('[data-action="swap"]')).to_be_visible()
    keeps_focus(page)
    tabs_to(page, "swap")
    page.keyboard.press("Enter")
    keeps_focus(page)
    tabs_to(page, "pick", "pick-spot")
    page.keyboard.press("Enter")
    keeps_focus(page)
    tabs_to(page, "swap-pretend")
    before = page.locator("[data-decision]").get_attribute("data-decision")
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-decision="{before}"]')).to_have_count(0)

    Player(ada).looks()
    expect(page.locator("#question")).to_be_focused()  # and no longer what surrounds it
    Player(ada).finds(lambda now: now.get("question") == "contest-or-pass", deal)
    # The last input was by mouse, and browsers show the focus only from the next key on.
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    tabs_to(page, "pass")
    page.keyboard.press("Enter")
    keeps_focus(page)


def test_the_menu_keeps_the_keyboard_until_it_is_closed(site: Site) -> None:
    ada = comes(site, "Ada")
    page = ada.goes_to("/")
    screen(page, "home")
    tabs_to(page, "menu")
    page.keyboard.press("Enter")
    dialog = page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    for _ in range(30):
        page.keyboard.press("Tab")
        inside = "document.activeElement === document.body || !!document.activeElement.closest('dialog')"
        assert page.evaluate(inside)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator('[data-action="menu"]')).to_be_focused()
