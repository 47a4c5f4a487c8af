"""The truth of a game: what was drawn over it hides nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, Page

from tests.browser.harness import Site, quiet, resize
from tests.browser.players import comes, hand, table_of
from tests.browser.screens import PAGES, Tour
from tests.tiers import full

# Whether a line of a swap crosses the name of a card that is in sight.
CROSSED = """(name) => {
    const { left, right, top, bottom } = name.getBoundingClientRect();
    const sheet = name.closest(".scroller").getBoundingClientRect();
    if (right > sheet.right || top < 0 || bottom > innerHeight) return false;
    return [...document.querySelectorAll(".links path")].some((path) => {
        const box = path.getBoundingClientRect();
        return box.right > left + 2 && box.left < right - 2 && box.bottom > top && box.top < bottom;
    });
}"""


def painted(name: Locator) -> bytes:
    """What is seen of a name, without the edge that it shares with what is beside it."""
    box = name.bounding_box()
    assert box is not None
    edge = 2
    clip: FloatRect = {
        "x": box["x"] + edge,
        "y": box["y"] + edge,
        "width": box["width"] - 2 * edge,
        "height": box["height"] - 2 * edge,
    }
    return name.page.screenshot(clip=clip)


@full
def test_the_lines_of_swaps_run_behind_the_names_of_cards(site: Site) -> None:
    ada = comes(site, "Ada", calm=True)
    table_of(ada, 6, edition="second", first=0)
    hand(ada, seed=5)
    page = ada.page
    page.locator('[data-action="truth"]').click()
    page.locator('[data-action="scrub"]').wait_for()
    resize(page, 1440, 1600)
    page.locator('[data-action="go"]').first.evaluate("(one) => one.click()")  # from the start on
    page.locator(".links").scroll_into_view_if_needed()
    quiet(page)
    names = page.locator("td .name")
    crossed = [index for index in range(names.count()) if names.nth(index).evaluate(CROSSED)]
    assert crossed, "no line meets a name"
    with_lines = [painted(names.nth(index)) for index in crossed]
    page.locator(".links").evaluate("(one) => (one.style.visibility = 'hidden')")
    assert with_lines == [painted(names.nth(index)) for index in crossed]


ROWS = """() => new Set([...document.querySelectorAll(".ways > *")].map((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return Math.round((top + bottom) / 2);
})).size"""


@pytest.mark.parametrize("language", ["de", *(pytest.param(one, marks=full) for one in ("es", "fr", "it"))])
def test_all_ways_on_stand_in_one_row_on_a_tablet(site: Site, language: str) -> None:
    rows: list[int] = []

    def look(page: Page, _: str) -> None:
        resize(page, 820, 1180)
        rows.append(page.evaluate(ROWS))

    PAGES["truth"](Tour(site, look, language))
    assert rows == [1]
