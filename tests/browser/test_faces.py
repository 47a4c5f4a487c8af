"""Faces in the browser: chosen on the account page, seen by everybody at the table, and given up again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import Person, Site, axe, quiet
from tests.browser.players import comes, screen

# Options of the picker that are smaller than 44 px, and whether the page is wider than the screen.
TOO_SMALL = """() => [...document.querySelectorAll('[data-action^="face"]')]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => Math.min(width, height) < 43.5).length
    + Number(document.documentElement.scrollWidth > innerWidth)"""


def shown(page: Page) -> str:
    """The face on the account page."""
    return page.locator("main [data-avatar]").first.get_attribute("data-avatar") or ""


def opens_account(person: Person) -> Page:
    page = person.goes_to("/me")
    screen(page, "record")
    expect(page.get_by_role("radio", name="From my name")).to_be_visible()
    return page


def test_a_chosen_face_is_seen_by_everybody_and_can_be_given_up(site: Site) -> None:
    ada, bruno = comes(site, "Ada"), comes(site, "Bruno", device="phone")
    page = opens_account(ada)
    expect(page.get_by_role("radio", name="From my name")).to_be_checked()
    expect(page.locator("main [data-avatar]").first).to_have_attribute("data-avatar", "beak rust")

    # By keyboard: the arrows choose, and each choice is saved.
    page.get_by_role("radio", name="Beak").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="Horns")).to_be_checked()
    expect(page.get_by_role("radio", name="My choice")).to_be_checked()
    page.get_by_role("radio", name="Cat").click()
    page.get_by_role("radio", name="Iris").click()
    page.get_by_role("checkbox", name="Dark mask").click()
    chosen = {"mask": "cat", "colour": "iris", "dark": True}
    ada.until(lambda: ada.ask("GET", "/me")["face"] == chosen, "the face is saved")
    expect(page.locator("header [data-avatar]")).to_have_attribute("data-avatar", "cat iris")
    page.reload()
    expect(page.get_by_role("radio", name="Cat")).to_be_checked()
    expect(page.get_by_role("radio", name="Iris")).to_be_checked()
    expect(page.get_by_role("checkbox", name="Dark mask")).to_be_checked()
    assert shown(page) == "cat iris"

    # In the lobby and at the table, for both.
    code = ada.opens_table(players=4, bots=2, public=True)
    ada.goes_to(f"/t/{code}")
    bruno.sits_down(code)
    for person in (ada, bruno):
        face = person.page.locator('[data-seat="0"] [data-avatar]')
        expect(face).to_have_attribute("data-avatar", "cat iris")
    ada.deals(code)
    for person in (ada, bruno):
        screen(person.page, "table")
        face = person.page.locator('[data-player="0"] [data-avatar]')
        expect(face).to_have_attribute("data-avatar", "cat iris")

    # From the name again, for tables to come.
    page = opens_account(ada)
    page.get_by_role("radio", name="From my name").click()
    expect(page.locator("main [data-avatar]").first).to_have_attribute("data-avatar", "beak rust")
    ada.until(lambda: ada.ask("GET", "/me")["face"] is None, "the choice is given up")
    page.reload()
    expect(page.get_by_role("radio", name="From my name")).to_be_checked()
    assert shown(page) == "beak rust"
    expect(bruno.page.locator('[data-player="0"] [data-avatar]')).to_have_attribute("data-avatar", "cat iris")
    new = ada.opens_table(players=4)
    ada.goes_to(f"/t/{new}")
    expect(page.locator('[data-seat="0"] [data-avatar]')).to_have_attribute("data-avatar", "beak rust")


@pytest.mark.parametrize("light", [False, True], ids=["night", "day"])
def test_the_picker_fits_a_small_phone(site: Site, light: bool) -> None:
    ada = comes(site, "Ada", device="phone", light=light, calm=True)
    ada.page.set_viewport_size({"width": 360, "height": 640})
    ada.ask("PUT", "/me/face", {"face": {"mask": "bear", "colour": "slate", "dark": False}})
    page = opens_account(ada)
    quiet(page)
    assert page.evaluate(TOO_SMALL) == 0
    assert axe(page) == []
    # Forced colours keep what is selected.
    page.emulate_media(forced_colors="active")
    for option in ("face-mask", "face-colour"):
        lines = page.locator(f'label:has([data-action="{option}"])').evaluate_all(
            "(all) => all.map((one) => parseFloat(getComputedStyle(one).outlineWidth)"
            " * Number(getComputedStyle(one).outlineStyle !== 'none'))"
        )
        assert sorted(lines)[-2:] == [0, 3], option
