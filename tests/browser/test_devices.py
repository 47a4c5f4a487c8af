"""The devices of one person in the browser: added, signed out, and recovered."""

from __future__ import annotations

import json

from playwright.sync_api import Page, Route, expect

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
    expect(page.get_by_text("That device will forget you.")).to_be_focused()
    assert not axe(page)
    page.locator('[data-action="sign-out-not"]').click()
    expect(page.locator("[data-device]")).to_have_count(2)
    page.locator('[data-action="sign-out"]').click()
    page.locator('[data-action="sign-out-sure"]').click()
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


def returns_to(page: Page) -> None:
    """The person looks at the page again."""
    page.evaluate("dispatchEvent(new Event('focus'))")


def test_the_list_follows_what_other_devices_do(site: Site) -> None:
    ada = comes(site, "Ada")
    page = devices(ada, 1)
    phone = site.person(device="phone")
    uses(phone, link_on(page, "add-device"))
    # Nobody touches this page meanwhile.
    expect(page.locator("[data-device]")).to_have_count(2)
    expect(page.locator("input[readonly]")).to_have_count(0)  # the link has been used
    link = link_on(page, "recovery")
    expect(page.get_by_text("signs out all your other devices")).to_be_visible()

    # The phone recovers: this page learns it as soon as it asks, and says so.
    uses(phone, link)
    returns_to(page)
    screen(page, "signed-out")
    expect(page.get_by_role("heading", name="You’ve been signed out")).to_be_focused()
    expect(page.locator('[data-action="dismiss"]')).to_have_count(0)
    assert not axe(page)
    page.locator('main a[href="/"]').click()
    screen(page, "home")
    assert page.evaluate("location.pathname") == "/"


def test_a_link_for_another_device_can_be_scanned(site: Site) -> None:
    ada = comes(site, "Ada")

    def reachable(route: Route) -> None:
        known = json.loads(route.fetch().body())
        route.fulfill(json={**known, "addresses": ["http://192.0.2.7:8000"]})

    ada.page.route("**/api/known", reachable)
    page = devices(ada, 1)
    for action in ("add-device", "move"):
        link_on(page, action)
        section = page.locator(f'section:has([data-action="{action}"])')
        expect(section.get_by_role("img", name="QR code of this link").locator("path")).to_have_count(1)
    assert not axe(page)
