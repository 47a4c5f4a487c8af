"""The devices of one person in the browser: added, signed out, and recovered."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.harness import Person, Site, axe
from tests.browser.players import comes, screen, table_of


def link_on(page: Page, action: str) -> str:
    """Have a link made, and return where it leads on this site."""
    page.locator(f'[data-action="{action}"]').click()
    field = page.locator(f'section:has([data-action="{action}"]) input[readonly]')
    expect(field).to_be_visible()
    return "/#" + field.input_value().partition("#")[2]


def uses(person: Person, link: str) -> None:
    """Open a link on a device, and confirm it."""
    page = person.goes_to(link)
    screen(page, "key")
    page.locator('[data-action="use-key"]').click()
    screen(page, "home")


def devices(person: Person, count: int) -> Page:
    """The account page, with so many devices."""
    page = person.goes_to("/me")
    screen(page, "record")
    expect(page.locator("[data-device]")).to_have_count(count)
    expect(page.locator('[data-device][data-here="true"]')).to_have_count(1 if count else 0)
    return page


def test_two_devices_of_one_person_and_a_third_that_recovers(site: Site) -> None:
    ada = comes(site, "Ada")
    code = table_of(ada, 4, edition="first")
    page = devices(ada, 1)
    expect(page.locator("[data-device] strong")).to_have_text("Chrome on Linux")
    phone = site.person(device="phone", language="fr")
    uses(phone, link_on(page, "add-device"))
    assert not axe(devices(phone, 2))

    # One signs the other out, which is at the table.
    at_table = phone.goes_to(f"/t/{code}")
    screen(at_table, "table")
    page = devices(ada, 2)
    assert not axe(page)
    page.locator('[data-action="sign-out"]').click()
    expect(page.locator("[data-device]")).to_have_count(1)
    expect(at_table.get_by_text("Cet appareil a été déconnecté.")).to_be_visible()
    at_table.locator('[data-action="reconnect"]').click()
    expect(at_table.locator("main input")).to_have_count(1)  # a name comes first
    devices(phone, 0)

    # A third recovers: whoever was signed in is not any more.
    uses(phone, link_on(page, "add-device"))
    link = link_on(devices(ada, 2), "recovery")
    tablet = site.person()
    uses(tablet, link)
    devices(tablet, 1)
    for other in (ada, phone):
        devices(other, 0)
