"""Day and night: the page follows the system until a person chooses, from the first paint on."""

from __future__ import annotations

import pytest

from tests.browser.harness import Site
from tests.browser.players import comes, screen, table_of

BRIGHTNESS = """() => {
    const [red, green, blue] = getComputedStyle(document.documentElement).backgroundColor.match(/[\\d.]+/g);
    return (Number(red) + Number(green) + Number(blue)) / 765;
}"""
"""How bright the page's background is, from 0 to 1."""


@pytest.mark.parametrize("light", [False, True])
def test_the_page_follows_the_system_even_before_its_scripts_run(site: Site, light: bool) -> None:
    visitor = comes(site, light=light)
    page = visitor.goes_to("/")
    screen(page, "home")
    assert (page.evaluate(BRIGHTNESS) > 0.5) is light
    page.route("**/*.js", lambda route: route.abort())
    page.reload()
    assert (page.evaluate(BRIGHTNESS) > 0.5) is light


@pytest.mark.parametrize("light", [False, True])
def test_a_chosen_appearance_wins_over_the_system(site: Site, light: bool) -> None:
    visitor = comes(site, light=not light, keeps={"appearance": "light" if light else "dark"})
    page = visitor.goes_to("/")
    screen(page, "home")
    assert (page.evaluate(BRIGHTNESS) > 0.5) is light


def test_what_a_component_paints_itself_follows_day_and_night(site: Site) -> None:
    ada = comes(site, "Ada", calm=True)
    table_of(ada, 4, edition="first")
    frame = ada.goes_to("/").locator('[aria-labelledby="running"] > *')
    fills: list[str] = []
    for scheme in ("dark", "light"):
        ada.page.emulate_media(color_scheme=scheme)
        fills.append(frame.evaluate("(one) => getComputedStyle(one).backgroundImage"))
    night, day = fills
    assert "gradient" in night
    assert "gradient" in day
    assert night != day
