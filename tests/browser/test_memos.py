"""A mouse that rests on a seat, a card or a mask shows what is known of it, without being in the way."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.harness import Person, Site
from tests.browser.players import Player, comes, screen, table_of
from tests.tiers import full

MEMO = "[data-details]"
LONG = 1_000
"""Longer than a memo needs to come or to go, in milliseconds."""

# Whether the memo covers a button of the question.
COVERS = """() => {
    const memo = document.querySelector("[data-details]").getBoundingClientRect();
    return [...document.querySelectorAll(".question button")].some((one) => {
        const box = one.getBoundingClientRect();
        return box.left < memo.right && memo.left < box.right && box.top < memo.bottom
            && memo.top < box.bottom;
    });
}"""

# How far the memo is from an element, in pixels.
FAR = """(selector) => {
    const [one, other] = ["[data-details]", selector]
        .map((each) => document.querySelector(each).getBoundingClientRect());
    const apart = (start, end) => Math.max(0, one[start] - other[end], other[start] - one[end]);
    return Math.hypot(apart("left", "right"), apart("top", "bottom"));
}"""


def turn_of(site: Site, players: int = 6) -> tuple[Person, Page]:
    """A person at their first free choice, with a clock that stands still."""
    ada = comes(site, "Ada", calm=True)
    ada.minds_time()
    table_of(ada, players, edition="second", first=0)
    Player(ada, seed=5).plays(
        lambda moment: any(option["action"] == "announce" for option in moment.get("options", ()))
    )
    ada.holds_time()
    return ada, ada.page


def rests(ada: Person, selector: str) -> None:
    """Move the mouse onto an element, and leave it there."""
    ada.page.hover(selector)
    ada.lets_pass(LONG)


def leaves(ada: Person) -> None:
    """Move the mouse to the upper edge of the page."""
    ada.page.mouse.move(300, 2)
    ada.lets_pass(LONG)


def test_a_seat_shows_its_memo_as_long_as_the_mouse_is_on_it_or_on_the_memo(site: Site) -> None:
    ada, page = turn_of(site)
    memo = page.locator(MEMO)
    focused = page.evaluate("document.activeElement.outerHTML")
    page.hover('.seat[data-player="2"] .plate')
    expect(memo).to_have_count(0)  # it only passes by
    ada.lets_pass(LONG)
    expect(memo).to_have_attribute("data-details", "2")
    assert page.evaluate("document.activeElement.outerHTML") == focused
    assert page.evaluate(COVERS) is False
    assert page.evaluate(FAR, '.seat[data-player="2"]') < 10
    memo.hover()
    ada.lets_pass(LONG)
    expect(memo).to_be_visible()
    leaves(ada)
    expect(memo).to_have_count(0)


def test_escape_closes_a_memo_and_nothing_else(site: Site) -> None:
    ada, page = turn_of(site)
    page.locator('[data-action="swap"]').click()
    rests(ada, '.seat[data-player="1"] .plate')
    expect(page.locator(MEMO)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(MEMO)).to_have_count(0)
    expect(page.locator('[data-action="pick-spot"]').first).to_be_visible()  # still choosing a card
    ada.lets_pass(LONG)
    expect(page.locator(MEMO)).to_have_count(0)  # the mouse has not moved
    page.keyboard.press("Escape")
    expect(page.locator('[data-action="pick-spot"]')).to_have_count(0)


@full
def test_cards_and_masks_answer_too(site: Site) -> None:
    ada, page = turn_of(site)
    memo = page.locator(MEMO)
    rests(ada, '.own [data-spot="0"]')
    expect(memo.locator('[data-memo="0"]')).to_be_visible()
    assert page.evaluate(FAR, '.own [data-spot="0"]') < 10
    assert page.evaluate(COVERS) is False
    page.locator('[data-action="announce"]').click()
    expect(memo).to_have_count(0)  # a press makes room
    leaves(ada)
    rests(ada, '[data-action="character"][data-character="princess"]')
    expect(memo).to_have_attribute("data-details", "princess")
    assert page.locator(MEMO).inner_text().strip()


@full
def test_a_claimed_mask_shows_its_power(site: Site) -> None:
    ada = comes(site, "Ada", calm=True)
    ada.minds_time()
    table_of(ada, 6, edition="second", first=0)
    Player(ada, seed=5).plays_to("contest-or-pass")
    ada.holds_time()
    page = ada.page
    claimed = page.locator("section[data-announced]").get_attribute("data-announced")
    rests(ada, "section[data-announced] .stick")
    expect(page.locator(MEMO)).to_have_attribute("data-details", str(claimed))
    assert page.evaluate(COVERS) is False


def test_a_finger_opens_memos_by_a_tap_only(site: Site) -> None:
    ada = comes(site, "Ada", device="phone", calm=True)
    table_of(ada, 4, edition="second", first=0)
    Player(ada, seed=5).plays_to("turn-choice")
    screen(ada.page, "table")
    ada.page.locator('.seat[data-player="2"] [data-action="look-at-player"]').tap()
    memo = ada.page.locator(MEMO)
    expect(memo).to_have_attribute("data-details", "2")
    expect(memo).to_have_attribute("role", "dialog")
    ada.page.keyboard.press("Escape")
    expect(memo).to_have_count(0)


def test_a_memo_makes_room_for_the_next_question(site: Site) -> None:
    ada, page = turn_of(site)
    rests(ada, '.own [data-spot="0"]')
    expect(page.locator(MEMO)).to_be_visible()
    page.keyboard.press("a")  # announce: masks to choose from
    expect(page.locator('[data-action="character"]').first).to_be_visible()
    expect(page.locator(MEMO)).to_have_count(0)


def test_a_page_that_moves_below_the_mouse_opens_no_memo(site: Site) -> None:
    ada, page = turn_of(site)
    page.keyboard.press("a")
    mask = page.locator('[data-action="character"]').first
    mask.wait_for()
    box = mask.bounding_box()
    assert box is not None
    page.keyboard.press("Escape")
    expect(mask).to_have_count(0)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.keyboard.press("a")
    expect(page.locator('[data-action="character"]:hover')).to_have_count(1)
    ada.lets_pass(LONG)
    expect(page.locator(MEMO)).to_have_count(0)
