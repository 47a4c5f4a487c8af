"""Replays in the browser: an uploaded record, a table's game, and links to a moment."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest
from playwright.sync_api import Page, expect

from mascarade.rules import Game, Options, Setup, published, write_record
from mascarade.rules import events as e
from mascarade.rules.view import as_they_happen
from mascarade.server.review.analysis import thoughts
from mascarade.testing.generators import bold, play_on, quiet, random_game
from tests.browser.harness import Device, Site, axe, resize
from tests.browser.players import comes, hand, table_of
from tests.tiers import full, one_in

BRUNO = 1
DROP = """(text) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], "game.json", { type: "application/json" }));
    window.dispatchEvent(new DragEvent("drop", { dataTransfer: carried, cancelable: true }));
}"""
COVERED = """(all) => all.filter((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return !one.contains(top);
}).map((one) => one.dataset.spot ?? one.dataset.action)"""
FACES = "(all) => Object.fromEntries(all.map((one) => [Number(one.dataset.spot), one.dataset.face]))"


@cache
def game() -> Game:
    """A game of five with reveals."""
    chance = Random(3)
    played = random_game(chance, Setup(scenario=published("first", "base", 5), options=Options()))
    play_on(chance, played, bold, 400)
    return played


def record(played: Game | None = None) -> str:
    return write_record((played or game()).record()).decode()


def at(page: Page) -> int:
    """The number of the current event."""
    return int(page.locator("output[data-event]").get_attribute("data-event") or -1)


def faces(page: Page) -> dict[int, str]:
    """The visible cards."""
    found: dict[str, str] = page.locator("[data-spot][data-face]").evaluate_all(FACES)
    return {int(spot): face for spot, face in found.items()}


def brought(page: Page, played: Game | None = None) -> None:
    page.locator('[data-action="choose-file"]').wait_for()
    page.evaluate(DROP, record(played))
    page.locator('[data-screen="replay"]').wait_for()


def test_a_dropped_record_is_watched_by_keyboard_and_one_that_does_not_verify_says_why(site: Site) -> None:
    eve = site.person()
    eve.minds_time()
    page = eve.goes_to("/replay")
    page.locator('[data-action="choose-file"]').wait_for()
    page.evaluate(DROP, record().replace('"king"', '"fool"', 1))
    expect(page.locator('[data-refused="record-digest"]')).to_have_text(re.compile("digest"))
    assert not axe(page)
    brought(page)
    assert not axe(page)
    # A record contains no faces: they follow from the names.
    for player, face in ((0, "flames amber"), (BRUNO, "bear moss")):
        shown = page.locator(f'[data-player="{player}"] [data-avatar]').first
        expect(shown).to_have_attribute("data-avatar", face)
    events = game().events
    assert (at(page), len(faces(page))) == (0, len(game().deal.cards))
    for key, wanted in (
        ("ArrowRight", e.TurnStarted),
        ("ArrowRight", e.Swapped),
        ("PageDown", e.Revealed),
        ("ArrowUp", e.TurnStarted),
        ("ArrowDown", e.TurnStarted),
        ("End", e.Ended),
        ("PageUp", e.Revealed),
        ("Home", e.Dealt),
    ):
        page.keyboard.press(key)
        assert isinstance(events[at(page)], wanted), key
    page.locator('[data-action="speed"]').select_option("4")
    page.locator("h1").click(force=True)
    eve.holds_time()
    page.keyboard.press(" ")
    eve.lets_pass(2000)
    assert 3 < at(page) < len(events) - 1
    page.keyboard.press(" ")
    expect(page.locator('[data-action="play"]')).to_have_attribute("aria-label", "Play")


@pytest.mark.parametrize(("device", "language"), [("desktop", "en"), pytest.param("phone", "de", marks=full)])
def test_through_a_persons_eyes_nothing_is_open_that_they_did_not_see(
    site: Site, device: Device, language: str
) -> None:
    page = site.person(device=device, language=language).goes_to("/replay")
    brought(page)
    page.locator('[data-action="eyes"]').select_option(str(BRUNO))
    seen = as_they_happen(game().events, BRUNO)
    found = thoughts(game().events, BRUNO)
    shown = 0
    while True:
        page.locator('[data-action="reveal-on"]').click()
        event = seen[at(page)]
        assert isinstance(event, e.Revealed | e.Unmasked)
        cards = event.cards if isinstance(event, e.Revealed) else (event,)
        assert faces(page) == {card.spot: card.character for card in cards}
        shown += 1
        page.locator('[data-action="event-on"]').click()
        assert faces(page) == {} or isinstance(seen[at(page)], e.Looked | e.Revealed | e.Unmasked | e.Ended)
        if shown == 3:
            break
    # The displayed belief follows from exactly these events.
    page.locator('[data-spot="0"]').click()
    lines = page.locator('[data-panel="chances"] li')
    page.locator("[data-exact]").wait_for()
    told = [
        card for thought in found if thought.event <= at(page) for card in thought.cards if card.spot == 0
    ]
    wanted = [f"{chance.chance:.0%}" for chance in told[-1].chances]
    percents = [re.sub(r"\s", "", text) for text in lines.locator(".percent").all_inner_texts()]
    assert percents == wanted
    assert not axe(page)
    # For the all-seeing viewer every card is visible, and the page says so.
    page.locator('[data-action="eyes"]').select_option("all")
    expect(page.locator("[data-spot]:not([data-face])")).to_have_count(0)
    expect(page.locator(".mark.all")).to_be_visible()


def test_a_tables_game_is_linked_to_the_moment_and_only_for_who_may_see_it(site: Site) -> None:
    ada = comes(site, "Ada")
    code = table_of(ada, 4, edition="first", first=0, options={"turn_limit": 6})
    hand(ada, seed=3)
    ada.page.locator('[data-action="truth"]').click()
    ada.page.locator('[data-action="replay"]').click()
    page = ada.page
    page.locator('[data-screen="replay"]').wait_for()
    page.locator('[data-action="eyes"]').select_option("0")
    page.locator('[data-action="turn-on"]').click()
    page.locator('[data-action="turn-on"]').click()
    moment = at(page)
    page.locator('[data-action="link"]').click()
    link = page.locator("dialog[open] input").input_value()
    assert link.endswith(f"/replay/{code}/1?at={moment}&eyes=0")
    page.goto(link)
    page.locator('[data-screen="replay"][data-eyes="0"]').wait_for()
    assert at(page) == moment

    # Other people, with or without an account, don't get it, and the page says so in their language.
    eve = site.person(device="phone", language="fr")
    eve.page.goto(link)
    eve.page.locator('[data-action="enter"]').click()
    expect(eve.page.locator('[data-refused="no-table"]')).to_be_visible()
    expect(eve.page.locator("h1")).to_have_text("Tu ne peux pas voir cette partie")
    assert not axe(eve.page)


@pytest.mark.parametrize("players", one_in(2, (13, 2)))
def test_every_card_and_control_of_a_replay_can_be_tapped_on_every_screen(site: Site, players: int) -> None:
    played = random_game(Random(3), Setup(scenario=published("first", "base", players), options=Options()))
    page = site.person().goes_to("/replay")
    brought(page, played)
    for width, height in ((1440, 900), (1024, 768), (820, 1180), (390, 844), (844, 390), (667, 375)):
        resize(page, width, height)
        cards = page.locator("[data-spot]")
        expect(cards).to_have_count(len(played.deal.cards))
        assert cards.evaluate_all(COVERED) == [], (width, height)
        controls = page.locator(".controls button:visible, .controls select, .controls input")
        assert controls.evaluate_all(COVERED) == [], (width, height)
        assert page.evaluate("document.documentElement.scrollWidth") == width


@full
def test_with_large_text_the_story_has_room_below_many_chances(site: Site) -> None:
    chance = Random(3)
    played = random_game(chance, Setup(scenario=published("first", "base", 13), options=Options()))
    play_on(chance, played, quiet, 150)
    page = site.person(language="de").goes_to("/replay")
    brought(page, played)
    page.keyboard.press("End")
    page.locator('[data-action="eyes"]').select_option("public")
    page.locator('[data-spot="2"]').click()
    expect(page.locator('[data-panel="chances"] li').nth(5)).to_be_visible()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    lines = page.locator('[data-action="line"]')
    for line in (lines.first, lines.last):
        line.scroll_into_view_if_needed()
        assert line.evaluate_all(COVERED) == []
