"""The lesson, with and without following its guide; and the page of all characters."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import Person, Site, axe, quiet, resize
from tests.browser.players import Moment, Option, Player, comes, screen
from tests.tiers import full

STEPS = ("swap", "look", "contest", "bound", "announce", "contested")
MARK = "getComputedStyle(document.querySelector('.dock [data-action=%s]'), '::before').content"
UPRIGHT = ((390, 844), (390, 664), (360, 640))
SMALL = (*UPRIGHT, (844, 390), (667, 375))
WIDE = ((1440, 900), (1024, 768))
REACHABLE = """(selector) => {
    const button = document.querySelector(selector);
    const { left, right, top, bottom } = button.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return button.contains(found);
}"""


def done(page: Page) -> list[str]:
    """The steps that the guide has marked as done."""
    found = page.locator('[data-panel="guide"] [data-done="true"]')
    return [str(one.get_attribute("data-step")) for one in found.all()]


def told(page: Page, *ids: str) -> None:
    """Wait until the guide gives one of these pieces of advice."""
    wanted = ", ".join(f'[data-panel="guide"][data-guidance="{one}"]' for one in ids)
    expect(page.locator(wanted)).to_be_visible()


def advised(person: Person) -> Callable[[Moment], Option]:
    """Choose as the guide advises; without advice, pretend or pass."""

    def choose(moment: Moment) -> Option:
        options: list[Option] = moment["options"]
        action = person.page.evaluate("document.documentElement.dataset.advice")
        for wanted in (action, "swap-really", "announce-now", "pass"):
            if found := [one for one in options if one["action"] == wanted]:
                return found[0]
        if found := [one for one in options if one.get("character") == "king"]:
            return found[0]
        guide = person.page.locator('[data-panel="guide"]').get_attribute("data-guidance")
        spot = "1" if guide == "lesson-bound-better" else "4"
        return next((one for one in options if one.get("spot") == spot), options[0])

    return choose


def covers(page: Page, one: str, other: str) -> bool:
    """Whether a part of the page overlaps any of the others once animations have ended."""
    quiet(page)
    a = page.locator(one).bounding_box()
    assert a is not None
    boxes = [part.bounding_box() for part in page.locator(other).all()]
    assert boxes
    return any(
        b is not None
        and a["x"] + a["width"] > b["x"]
        and b["x"] + b["width"] > a["x"]
        and a["y"] + a["height"] > b["y"] + 1
        and b["y"] + b["height"] > a["y"] + 1
        for b in boxes
    )


def fits(page: Page, action: str, sizes: Iterable[tuple[int, int]] = SMALL) -> None:
    """The guide leaves the button that it advises in sight."""
    for width, height in sizes:
        resize(page, width, height)
        assert not covers(page, '[data-panel="guide"]', ".dock"), f"{width}x{height}"
        assert page.evaluate(REACHABLE, f'.dock [data-action="{action}"]'), f"{action} at {width}x{height}"


def lies_apart(page: Page) -> None:
    """On a wide table the guide covers neither players nor the question."""
    for width, height in WIDE:
        resize(page, width, height)
        assert not covers(page, '[data-panel="guide"]', ".seat, .dock"), f"{width}x{height}"


@full
@pytest.mark.parametrize("language", ["de", "it"])
def test_the_guide_leaves_the_question_in_sight_on_every_screen(site: Site, language: str) -> None:
    ada = comes(site, "Ada", language=language, calm=True)
    page = ada.goes_to("/")
    page.locator('[data-action="learn"]').click()
    told(page, "lesson-deal")
    fits(page, "ready")
    page.locator('.dock [data-action="ready"]').click()
    told(page, "lesson-opening")
    fits(page, "swap")
    lies_apart(page)
    page.evaluate("document.documentElement.style.fontSize = '150%'")
    fits(page, "swap", UPRIGHT)
    page.evaluate("document.documentElement.style.fontSize = ''")
    Player(ada).plays_to("contest-or-pass", advised(ada))
    page.evaluate("document.querySelector('[data-action=dismiss]')?.click()")
    expect(page.locator('[data-action="dismiss"]')).to_have_count(0)
    fits(page, page.evaluate("document.documentElement.dataset.advice"))
    lies_apart(page)


@full
def test_the_lesson_as_it_is_meant_by_touch_in_french(site: Site) -> None:
    ada = comes(site, device="phone", language="fr")
    page = ada.goes_to("/")
    page.locator('[data-action="learn"]').tap()
    screen(page, "table")
    told(page, "lesson-deal")
    expect(page.locator('[data-panel="guide"] h2')).to_have_text("Échanger")
    assert not covers(page, '[data-panel="guide"]', ".dock")
    assert not covers(page, '[data-panel="guide"]', ".seat")
    player = Player(ada)
    player.clicks = lambda option: page.locator(option["selector"]).first.tap()  # type: ignore[method-assign]
    page.locator('[data-action="ready"]').tap()
    told(page, "lesson-opening")
    assert page.evaluate(MARK % "swap") != "none"
    assert page.evaluate(MARK % "look") == "none"
    player.plays(lambda moment: moment["what"] == "over", advised(ada))
    assert sorted(done(page)) == sorted(STEPS)
    told(page, "lesson-won")
    assert axe(page) == []
    page.locator('[data-panel="guide"] [data-action="play-now"]').tap()
    expect(page.locator('[data-panel="guide"]')).to_have_count(0)
    screen(page, "table")
    ada.until(lambda: [one["lesson"] for one in ada.ask("GET", "/me/tables")] == [False], "the lesson closed")


def test_the_lesson_by_keyboard_with_detours_and_a_reload(site: Site) -> None:
    ada = comes(site, "Ada")
    page = ada.goes_to("/")
    press(page, '[data-action="learn"]')
    told(page, "lesson-deal")
    press(page, '[data-action="ready"]')
    told(page, "lesson-opening")
    choose(page, "swap", '[data-action="pick"][data-spot="2"]', '[data-action="swap-pretend"]')
    told(page, "lesson-look")
    expect(page.locator('[data-panel="guide"]')).to_have_attribute("data-news", "lesson-news-taken")
    choose(
        page, "announce", '[data-action="character"][data-character="queen"]', '[data-action="announce-now"]'
    )
    expect(page.locator('[data-step="announce"]')).to_have_attribute("data-done", "true")
    told(page, "lesson-contest-unsure")
    before = guide(page)
    page.goto(ada.at("/"))
    expect(page.locator('[data-action="learn"]')).to_have_text("Continue the lesson")
    assert axe(page) == []
    press(page, '[data-action="learn"]')
    told(page, "lesson-contest-unsure")
    assert guide(page) == before
    claim = page.locator('.dock [data-action="contest"]').first.inner_text()
    press(page, '.dock [data-action="pass"]')
    expect(page.locator('.dock [data-action="contest"]').first).not_to_have_text(claim)
    told(page, "lesson-contest-unsure")
    press(page, '.dock [data-action="contest"]')
    told(page, "lesson-bound", "lesson-bound-better")
    assert set(done(page)) == {"swap", "announce", "contest", "bound"}
    expect(page.locator('.dock [data-action="announce"]')).to_have_attribute("aria-disabled", "true")
    page.reload()
    told(page, "lesson-bound", "lesson-bound-better")
    assert axe(page) == []
    press(page, '[data-action="table-options"]')
    press(page, '[data-action="leave"]')
    screen(page, "home")
    expect(page.locator('[data-action="learn"]')).to_have_text("Learn to play")
    assert ada.ask("GET", "/me/tables") == []


def guide(page: Page) -> dict[str, Any]:
    """The guide's text and progress."""
    one = page.locator('[data-panel="guide"]')
    return {"text": one.locator(".advice").inner_text(), "done": done(page)}


def press(page: Page, selector: str) -> None:
    """Focus an element by keyboard and press Enter."""
    one = page.locator(selector).first
    expect(one).to_be_enabled()
    one.focus()
    expect(one).to_be_focused()
    page.keyboard.press("Enter")


def choose(page: Page, action: str, *then: str) -> None:
    """Play a turn by keyboard, in several steps."""
    press(page, f'.dock [data-action="{action}"]')
    for selector in then:
        press(page, f".dock {selector}")


def test_a_character_is_found_by_what_it_is_called_and_does(site: Site) -> None:
    ada = comes(site, language="de")
    page = ada.goes_to("/characters#beggar")
    page.locator("main:not([aria-busy=true])").wait_for()
    cards = page.locator("article[data-character]")
    expect(cards).to_have_count(27)
    expect(page.locator("#beggar")).to_be_in_viewport()
    expect(page.locator("#beggar")).to_be_focused()
    assert page.locator("[data-example]").count() >= 27
    search = page.locator('[data-action="search"]')
    search.focus()
    page.keyboard.type("konigin")
    expect(cards).to_have_count(1)
    expect(page.locator("#queen")).to_be_visible()
    search.fill("ganzes vermogen")
    expect(page.locator("#witch")).to_be_visible()
    expect(page.locator("#judge")).to_have_count(0)
    search.fill("")
    page.locator('[data-action="box"][data-value="expansion"]').check(force=True)
    expect(cards).to_have_count(12)
    page.locator('[data-action="players"]').select_option("6")
    few = cards.count()
    assert 0 < few < 12
    expect(page.locator("#damned")).to_have_count(0)
    page.locator("#beggar a").click()
    assert page.url.endswith("#beggar")
    expect(page.locator("#beggar.wanted")).to_be_visible()
    assert axe(page) == []
