"""Faces in the browser: chosen with the name or later, seen by everybody at the table, and given up again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.harness import Person, Site, axe, quiet, resize
from tests.browser.players import Player, comes, screen
from tests.browser.shared_device import gathers, play_shared_device
from tests.browser.test_play_now import FOUR, requests
from tests.tiers import full

# What the picker has that is smaller than 44 px, and whether the page is wider than the screen.
TOO_SMALL = """() => [...document.querySelectorAll('[data-action^="face"], [data-action="choose-face"]')]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => Math.min(width, height) < 43.5).length
    + Number(document.documentElement.scrollWidth > innerWidth)"""


def shown(page: Page) -> str:
    """The face on the account page."""
    return page.locator("main [data-avatar]").first.get_attribute("data-avatar") or ""


def opens_account(person: Person) -> Page:
    page = person.goes_to("/me")
    screen(page, "record")
    expect(page.get_by_role("radio", name="From the name")).to_be_visible()
    return page


def test_a_chosen_face_is_seen_by_everybody_and_can_be_given_up(site: Site) -> None:
    ada, bruno = comes(site, "Ada"), comes(site, "Bruno", device="phone")
    page = opens_account(ada)
    expect(page.get_by_role("radio", name="From the name")).to_be_checked()
    expect(page.locator("main [data-avatar]").first).to_have_attribute("data-avatar", "beak rust")

    # By keyboard: the arrows choose, and each choice is saved.
    page.get_by_role("radio", name="Beak").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="Horns")).to_be_checked()
    expect(page.get_by_role("radio", name="Chosen")).to_be_checked()
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
    page.get_by_role("radio", name="From the name").click()
    expect(page.locator("main [data-avatar]").first).to_have_attribute("data-avatar", "beak rust")
    ada.until(lambda: ada.ask("GET", "/me")["face"] is None, "the choice is given up")
    page.reload()
    expect(page.get_by_role("radio", name="From the name")).to_be_checked()
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


def avatar(page: Page, within: str) -> Locator:
    return page.locator(f"{within} [data-avatar]").first


def picks(page: Page, mask: str, colour: str) -> None:
    """Choose a mask and a colour in the open picker, and leave it."""
    page.locator(f'[data-action="face-mask"][data-value="{mask}"]').check()
    page.locator(f'[data-action="face-colour"][data-value="{colour}"]').check()
    page.locator('[data-action="face-done"]').click()
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_newcomer_chooses_a_face_with_the_name_and_plays_after_four_requests(site: Site) -> None:
    ada = comes(site)
    page = ada.goes_to("/")
    button = page.get_by_role("button", name="Choose your face")
    name = page.locator('[data-action="name"]')
    name.fill("Ada")
    expect(avatar(page, ".field")).to_have_attribute("data-avatar", "beak rust")
    name.press_sequentially("m")
    expect(avatar(page, ".field")).not_to_have_attribute("data-avatar", "beak rust")
    assert not [path for path in ada.wire.requests if "FacePicker" in path], "the picker is loaded on demand"

    # By keyboard: Enter opens the picker, and in it sends nothing; Escape leads back to the button.
    found = requests(page)
    button.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Choose your face")
    expect(dialog.get_by_role("radio", name="From the name")).to_be_checked()
    dialog.get_by_role("radio", name="Half mask").focus()
    page.keyboard.press("ArrowRight")
    expect(dialog.get_by_role("radio", name="Cat")).to_be_checked()
    page.keyboard.press("Enter")
    dialog.get_by_role("radio", name="Iris").check()
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    expect(avatar(page, ".field")).to_have_attribute("data-avatar", "cat iris")
    assert found == []

    # Another name keeps the choice, which comes along with the name.
    name.fill("Ada")
    expect(avatar(page, ".field")).to_have_attribute("data-avatar", "cat iris")
    page.locator('[data-action="play-now"]').click()
    player = Player(ada, seed=3)
    player.ready()
    player.plays_to("turn-choice")
    assert sorted(found) == sorted(FOUR)
    expect(avatar(page, '[data-player="0"]')).to_have_attribute("data-avatar", "cat iris")
    assert ada.ask("GET", "/me")["face"]["mask"] == "cat"


@full
def test_a_guest_who_follows_an_invitation_chooses_a_face_with_the_name(site: Site) -> None:
    ada, bruno = comes(site, "Ada"), comes(site, device="phone")
    code = ada.opens_table(players=4)
    ada.goes_to(f"/t/{code}")
    page = bruno.goes_to(f"/t/{code}")
    screen(page, "enter")
    page.locator('[data-action="name"]').fill("Bruno")
    page.locator('[data-action="choose-face"]').click()
    picks(page, "bear", "slate")
    page.locator('[data-action="enter"]').click()
    for person in (ada, bruno):
        screen(person.page, "lobby")
        expect(avatar(person.page, '[data-seat="1"]')).to_have_attribute("data-avatar", "bear slate")


@full
def test_two_who_chose_the_same_face_are_told_apart_by_a_letter(site: Site) -> None:
    ada, bruno = comes(site, "Ada"), comes(site, "Bruno", device="phone")
    for person in (ada, bruno):
        person.ask("PUT", "/me/face", {"face": {"mask": "cat", "colour": "iris"}})
    code = ada.opens_table(players=4, bots=2)
    ada.goes_to(f"/t/{code}")
    expect(avatar(ada.page, '[data-seat="0"]')).not_to_have_attribute("data-mark", "A")
    bruno.sits_down(code)
    for person in (ada, bruno):
        for seat, mark in ((0, "A"), (3, "B")):
            face = avatar(person.page, f'[data-seat="{seat}"]')
            expect(face).to_have_attribute("data-avatar", "cat iris")
            expect(face).to_have_attribute("data-mark", mark)
            expect(face.locator("text")).to_have_text(mark)
    ada.deals(code)
    for person in (ada, bruno):
        screen(person.page, "table")
        marks = [
            avatar(person.page, f'[data-player="{player}"]').get_attribute("data-mark") for player in range(4)
        ]
        assert marks == ["A", None, None, "B"]


@full
def test_those_around_one_device_choose_faces_where_their_names_are_typed(site: Site) -> None:
    ada = comes(site, "Ada", device="phone")
    page = ada.goes_to("/device")
    fields = page.locator('[data-action="device-name"]')
    faces = page.locator('[data-action="choose-face"]')
    fields.first.wait_for()
    fields.nth(1).fill("Bruno")
    expect(faces).to_have_count(2)
    expect(faces.nth(1).locator("[data-avatar]")).to_have_attribute("data-avatar", "bear moss")
    for row, (mask, colour) in enumerate((("horns", "amber"), ("cat", "iris"))):
        faces.nth(row).click()
        picks(page, mask, colour)
    page.reload()
    expect(faces.nth(1).locator("[data-avatar]")).to_have_attribute("data-avatar", "cat iris")
    code = gathers(page, "Ada", "Bruno", "Carla")
    expected = ["horns amber", "cat iris", None]
    for seat, face in enumerate(expected):
        if face:
            expect(avatar(page, f'[data-seat="{seat}"]')).to_have_attribute("data-avatar", face)
    owner = ada.ask("GET", "/me")
    assert owner["face"] == {"mask": "horns", "colour": "amber", "dark": False}
    assert [guest["face"] and guest["face"]["mask"] for guest in owner["kept"]] == ["cat", None]

    # At the table, in the log, and on the curtain.
    settings = {"players": 4, "first": 1, "beat": 0, "pace": "instant", "clock": None, "window": None}
    ada.ask("PUT", f"/tables/{code}/settings", {**settings, "options": {"turn_limit": 6}})
    ada.ask("POST", f"/tables/{code}/bots", {})
    page.locator('[data-action="start"]').click()
    page.locator('[data-aloud] [data-action="ready"]').wait_for()
    for player, face in enumerate(expected):
        if face:
            expect(avatar(page, f'[data-player="{player}"]')).to_have_attribute("data-avatar", face)
    play_shared_device(ada, "curtain")
    expect(avatar(page, '[data-screen="curtain"]')).to_have_attribute("data-avatar", "cat iris")

    # The next evening they are known by their names, also where nothing was typed on this device yet.
    page.evaluate("localStorage.clear()")
    ada.goes_to("/device")
    fields.nth(1).fill("Bruno")
    for row, face in enumerate(expected[:2]):
        expect(faces.nth(row).locator("[data-avatar]")).to_have_attribute("data-avatar", face or "")


@full
@pytest.mark.parametrize(
    "size", [(360, 640), (844, 390), (1440, 900)], ids=lambda size: f"{size[0]}x{size[1]}"
)
@pytest.mark.parametrize("light", [False, True], ids=["night", "day"])
def test_the_picker_beside_a_name_fits(site: Site, size: tuple[int, int], light: bool) -> None:
    ada = comes(site, device="phone", light=light, calm=True, language="de")
    page = ada.goes_to("/")
    resize(page, *size)
    page.locator('[data-action="choose-face"]').click()
    page.locator('[data-action="face-done"]').wait_for()
    quiet(page)
    assert page.evaluate(TOO_SMALL) == 0
    assert axe(page) == []
