"""The page in each language, and changing it at any time."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import Site
from tests.browser.players import Player, comes, hand, screen, table_of
from tests.tiers import full

LANGUAGES = ("de", "en", "es", "fr", "it")
# An untranslated or unfilled message: its id, a variable, or the rest of a placeable.
RAW = re.compile(
    r"\{ ?\$|\?\?\?|"
    r"\b(?:ask|answer|turn|dock|wait|story|seen|home|lobby|menu|truth|voice|place|bound|mark)-[a-z-]+\b"
)


def read(page: Page) -> str:
    """All text on the page, including text for screen readers."""
    text: str = page.evaluate(
        """() => {
            const told = [document.title, document.body.innerText];
            for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]"))
                told.push(one.getAttribute("aria-label"), one.title, one.getAttribute("placeholder"));
            return told.filter(Boolean).join("\\n");
        }"""
    )
    return text


def speaks(page: Page, language: str) -> None:
    """Choose another language in the menu."""
    page.locator('[data-action="menu"]').click()
    page.locator(f'[data-action="language"][data-value="{language}"]').check(force=True)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator('dialog [data-action="close"]').click()


def faults(page: Page) -> list[str]:
    """Ids in place of their messages, and texts that name Ada, whom the page belongs to."""
    text = read(page)
    # The menu says who is signed in.
    account = page.evaluate("document.querySelector('[data-action=menu]')?.getAttribute('aria-label') ?? ''")
    return [*RAW.findall(text), *re.findall(r".*\bAda\b.*", text.replace(account, ""))]


@pytest.mark.parametrize(
    "language", [one if one == "it" else pytest.param(one, marks=full) for one in LANGUAGES]
)
def test_a_game_in_this_language(site: Site, language: str) -> None:
    ada = comes(site, "Ada", language=language)
    page = ada.goes_to("/")
    screen(page, "home")
    expect(page.locator("html")).to_have_attribute("lang", language)
    found = RAW.findall(read(page))
    table_of(ada, 4, edition="second", set="A")
    hand(ada, seed=6, until=12)
    for tab in ("powers", "seen", "log"):
        page.locator(f'[data-action="tab-{tab}"]').click()
        found += faults(page)
    hand(ada, seed=6)
    found += faults(page)
    page.locator('[data-action="truth"]').click()
    page.locator('[data-action="scrub"]').wait_for()
    found += faults(page)
    for path in ("/rules", "/characters"):
        ada.goes_to(path).locator("main[data-screen]:not([aria-busy=true])").wait_for()
        found += RAW.findall(read(page))
    assert found == []


def test_the_language_can_be_changed_in_the_middle_of_a_game(site: Site) -> None:
    ada = comes(site, "Ada")
    table_of(ada, 4, edition="first", first=0)
    player = Player(ada, seed=2)
    # At her second turn everyone waits for Ada, so that no more events arrive.
    player.plays(lambda now: now.get("question") == "turn-choice" and len(player.asked) > 1)
    page = ada.page
    logs = {}
    for language in LANGUAGES:
        speaks(page, language)
        log = page.locator('[data-panel="log"]').inner_text()
        title = page.locator("[data-decision] h2").inner_text()
        logs[language] = (log, title)
    assert len({log for log, _ in logs.values()}) == len(LANGUAGES)
    assert len({title for _, title in logs.values()}) == len(LANGUAGES)
    page.reload()
    player.looks()
    expect(page.locator("html")).to_have_attribute("lang", LANGUAGES[-1])
    speaks(page, "en")
    assert page.locator('[data-panel="log"]').inner_text() == logs["en"][0]
