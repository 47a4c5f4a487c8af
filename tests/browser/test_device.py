"""A shared device: whole games through the page, which holds nothing of a hand once the curtain falls."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from typing import Any

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.harness import NO_CLOCK, Person, Site, Watch, axe
from tests.browser.players import Player, comes, screen, told
from tests.browser.shared_device import FOLLOW, Between, gathers, play_shared_device

QUICK = {"edition": "first", "beat": 0, "pace": "instant", "options": {"turn_limit": 14}, **NO_CLOCK}
TABLET: ViewportSize = {"width": 820, "height": 1180}


def lays(person: Person, code: str, **settings: object) -> None:
    """Change a table's settings outside the page."""
    person.ask("PUT", f"/tables/{code}/settings", {**QUICK, **settings})


def starts(page: Page) -> None:
    page.locator('[data-action="start"]').click()
    screen(page, "table")


def again(page: Page) -> None:
    """Deal another game after the last one."""
    page.locator('[data-action="truth"]').click()
    screen(page, "end")
    page.locator('[data-action="rematch"]').click()
    screen(page, "lobby")
    starts(page)


def test_three_around_a_phone_play_a_whole_game_and_no_hand_leaves_a_trace(site: Site) -> None:
    anna = comes(site, device="phone", language="de")
    anna.context.add_init_script(FOLLOW)
    page = anna.goes_to("/")
    page.locator('[data-action="device"]').tap()
    screen(page, "device")
    assert axe(page) == []
    code = gathers(page, "Anna", "Bruno", "Carla")
    lays(anna, code, players=4, first=0)
    expect(page.locator('[data-action="seat"][data-kind="person"]')).to_have_count(3)
    starts(page)
    between = Between(anna)
    expect(page.locator("[data-aloud] h2")).to_have_text("Merkt euch, wer wer ist")
    page.locator('[data-action="ready"]').tap()

    # The curtain hides the next player's view, and takes two taps to lift, at different places.
    screen(page, "curtain")
    expect(page.locator("h1")).to_have_text("Gebt das Gerät an Anna")
    assert axe(page) == []
    assert between.leaks() == []
    x, y = middle(page, '[data-action="here"]')
    page.touchscreen.tap(x, y)
    page.touchscreen.tap(x, y)
    expect(page.locator('[data-action="here"]')).to_have_count(0)
    expect(page.get_by_text("Ich bin Anna")).to_be_visible()
    expect(page.locator("main button:disabled")).to_have_count(0)
    page.touchscreen.tap(x, y)
    expect(page.locator("[data-hand]")).to_have_count(0)
    assert axe(page) == []
    page.locator('[data-action="lift"]').tap()
    expect(page.locator('[data-hand="0"]')).to_be_visible()
    player = Player(anna)
    player.looks()
    assert between.leaks(patience=0) != [], "who has the device in hand has something to see"
    assert {"true", "false"} & set(between.snapshot().values("really"))
    page.locator('[data-action="done"]').tap()
    screen(page, "curtain")
    assert between.leaks() == []
    assert not {"true", "false"} & set(between.snapshot().values("really"))

    # Throughout the game, nothing is left of a hand once it has ended.
    looked = 0
    for seed in count(1):
        came = play_shared_device(anna, most=3, seed=seed, likely={"look": 60})
        if came["what"] == "over":
            # Until hands have seen secrets and the page was checked several times since.
            if looked >= 3 and page.evaluate("window.followed.secrets()"):
                break
            again(page)
            continue
        page.wait_for_function("!document.querySelector('[data-hand]')")
        leaks = between.leaks()
        if page.locator('[data-action="truth"]').count():
            continue  # the last hand ended the game, and the page has only now shown all cards
        assert leaks == []
        looked += 1
    assert page.evaluate("window.followed.told()") > 1000
    # Afterwards all cards are visible, and a rematch is possible.
    page.locator('[data-action="truth"]').tap()
    screen(page, "end")
    page.locator('[data-action="rematch"]').tap()
    screen(page, "lobby")


def test_a_hand_that_the_page_keeps_is_found(site: Site) -> None:
    anna = comes(site, "Anna")
    anna.context.add_init_script(FOLLOW)
    page = anna.goes_to("/device")
    code = gathers(page, "Anna", "Bruno")
    lays(anna, code, players=4, first=0)
    starts(page)
    play_shared_device(anna, "curtain")
    between = Between(anna)
    assert between.leaks() == []
    page.evaluate("window.followed.plant()")
    play_shared_device(anna, most=1)
    play_shared_device(anna, "curtain", "contest")
    assert [leak for leak in between.leaks(patience=1500) if leak.startswith("memory")]
    page.evaluate("delete window.kept")
    assert between.leaks() == []


def test_two_on_a_device_one_elsewhere_and_a_bot_by_keyboard(site: Site) -> None:
    anna, zoe = comes(site, "Anna"), comes(site, "Zoe")
    page = anna.goes_to("/device")
    names = page.locator('[data-action="device-name"]')
    names.nth(1).fill("Bruno")
    names.nth(2).fill("Anna")
    expect(page.locator('[data-action="gather"]')).to_be_disabled()
    press(page, '[data-action="remove-name"] >> nth=2')
    expect(names).to_have_count(2)
    expect(names.nth(1)).to_be_focused()
    press(page, '[data-action="move-up"] >> nth=1')
    expect(names.first).to_have_value("Bruno")
    expect(names.first).to_be_focused()
    press(page, '[data-action="gather"]')
    screen(page, "lobby")
    code = page.url.rpartition("/")[2]
    lays(anna, code, players=4, first=2, options={"turn_limit": 60})
    other = zoe.sits_down(code)
    expect(page.locator('[data-action="seat"][data-kind="person"]')).to_have_count(3)
    press(page, '[data-action="start"]')
    player = Player(zoe, 3)
    player.ready()
    press(page, '[data-aloud] [data-action="ready"]')

    # Zoe, a bot, and then Bruno, who gets the device and uses only the keyboard.
    player.plays_to("turn-choice")
    player.plays_now()
    expect(page.locator('[data-screen="curtain"][data-player="0"]')).to_be_visible()
    expect(page.locator("h1")).to_have_text("Hand the device to Bruno")
    expect(page.locator('[data-action="here"]')).to_be_focused()
    page.keyboard.press("Enter")
    # Enter pressed again lifts nothing.
    expect(page.locator("#alone")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator('[data-screen="curtain"]')).to_be_visible()
    for _ in ("swap", "lift"):
        page.keyboard.press("Tab")
    expect(page.locator('[data-action="lift"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator('[data-hand="0"]')).to_be_visible()
    Player(anna).looks()
    assert axe(page) == []
    press(page, '[data-action="done"]')
    # A person can look at the table first and take the device from there.
    press(page, '[data-action="see-table"]')
    press(page, '[data-aloud] [data-action="take"][data-target="1"]')
    expect(page.locator('[data-screen="curtain"][data-player="1"][data-why="wish"]')).to_be_visible()
    press(page, '[data-action="see-table"]')
    press(page, '[data-action="hand-over"]')
    expect(page.locator('[data-screen="curtain"][data-player="0"]')).to_be_visible()

    # Nobody appears disconnected, whoever has the device; and a contest of Zoe's claim is answered aloud.
    seeds = count(1)

    def announced() -> bool:
        play_shared_device(anna, "contest", "idle", most=1, seed=next(seeds))
        player.plays_now()
        return page.locator('[data-action="contests"]').count() > 0

    anna.until(announced, "somebody announces something")
    claims = page.locator('[data-panel="log"] [data-event="announced"]').count()
    zoe.until(lambda: len(claimed(zoe)) >= claims, "Zoe has heard it too")
    announcer = claimed(zoe)[-1]
    tapped = page.locator('[data-action="contests"]').last
    contester = int(str(tapped.get_attribute("data-target")))
    assert contester in {0, 1} - {announcer}
    assert axe(page, "[data-aloud]") == []
    tapped.focus()
    page.keyboard.press("Enter")
    expect(tapped).to_have_attribute("aria-pressed", "true")
    press(page, '[data-action="contest-aloud"]')
    player.plays_until(
        lambda: any(event["type"] == "contested" and event["player"] == contester for event in told(zoe)),
        "it is contested",
    )
    tables = [frame for frame in zoe.wire.received("table") if frame["phase"] == "playing"]
    assert all(seat["connected"] for frame in tables for seat in frame["seats"] if seat["kind"] == "person")
    expect(other.locator('[data-screen="table"]')).to_be_visible()


def test_whose_card_the_princess_shows_looks_away_in_french_on_a_tablet(site: Site) -> None:
    anna = comes(site, "Anna", language="fr")
    page = anna.page
    page.set_viewport_size(TABLET)
    anna.goes_to("/device")
    code = gathers(page, "Anna", "Bruno", "Carla")
    cards = ["princess", "judge", "king", "queen", "witch", "widow"]
    lays(anna, code, players=6, first=0, cards=cards, options={"turn_limit": 80})
    starts(page)
    for seed in range(1, 400):
        came = play_shared_device(anna, "hand", "showing", seed=seed)["what"]
        if came == "over":  # ended without her: try again
            again(page)
            continue
        if came != "hand":
            if page.locator(
                '[data-why="shown"]:is([data-player="0"], [data-player="1"], [data-player="2"])'
            ).count():
                break
            lifts(page)  # the card of a player elsewhere: everyone looks
            page.locator('[data-screen="shown"] [data-action="done"]').click()
            continue
        announce = page.locator('.dock [data-action="announce"]:not([aria-disabled="true"])')
        here = ", ".join(
            f'[data-decision] [data-action="pick-player"][data-target="{seat}"]' for seat in range(3)
        )
        if announce.count():
            announce.click()
            page.locator('[data-decision] [data-character="princess"]').click()
            page.locator('[data-action="announce-now"]').click()
        elif page.locator(here).count():
            page.locator(here).first.click()
        else:
            play_shared_device(anna, "showing", most=1, seed=seed)
    expect(page.locator('[data-screen="curtain"][data-why="shown"]')).to_be_visible()
    away = page.locator("h1").inner_text()
    assert re.fullmatch(r"(Anna|Bruno|Carla) détourne les yeux", away)
    lifts(page)
    # The page shows nothing else that the others know.
    expect(page.locator('[data-screen="shown"] figcaption')).to_have_text(
        re.compile("Princesse|Juge|Roi|Reine|Sorcière|Veuve")
    )
    expect(page.locator("[data-hand], [data-screen=table]")).to_have_count(0)
    assert axe(page) == []
    page.locator('[data-action="done"]').click()
    expect(page.locator('[data-screen="shown"], [data-why="shown"]')).to_have_count(0)


def test_few_taps_lead_from_the_table_to_an_action(site: Site) -> None:
    anna = comes(site, "Anna")
    anna.context.add_init_script("addEventListener('click', () => (window.taps += 1), true); window.taps = 0")
    page = anna.goes_to("/device")
    code = gathers(page, "Anna", "Bruno")
    lays(anna, code, players=4, first=0)
    starts(page)

    def does(*selectors: str) -> int:
        """How many taps these are, after which an action is sent."""
        before = len(acts(anna))
        page.evaluate("window.taps = 0")
        for selector in selectors:
            page.locator(selector).first.click()
        anna.until(lambda: len(acts(anna)) == before + 1, "an action is sent")
        assert acts(anna)[-1]["type"] in selectors[1] + selectors[0]
        taps: int = page.evaluate("window.taps")
        return taps

    spot = '[data-decision] [data-action="pick"]'
    play_shared_device(anna, "curtain")
    here = '[data-action="here"]'
    assert does(here, with_action("swap"), spot, '[data-action="swap-pretend"]') <= 4
    # From the open table, the tap there counts as the first.
    play_shared_device(anna, most=1)
    play_shared_device(anna, "curtain")
    page.locator('[data-action="see-table"]').click()
    page.locator('[data-action="hand-over"]').dblclick()
    expect(page.locator('[data-screen="curtain"]')).to_be_visible()
    page.locator('[data-action="see-table"]').click()
    over = '[data-action="hand-over"]'
    assert does(over, with_action("swap"), spot, '[data-action="swap-really"]') <= 4

    seeds = count(1)
    reaches_free_turn(anna, seeds)
    assert does(here, with_action("look")) <= 3
    reaches_free_turn(anna, seeds)
    choice = ('[data-decision] [data-character="queen"]', '[data-action="announce-now"]')
    assert does(here, with_action("announce"), *choice) <= 5


def test_whose_turn_it_is_announces_without_taking_the_device(site: Site) -> None:
    anna = comes(site, "Anna", language="it")
    page = anna.goes_to("/device")
    code = gathers(page, "Anna", "Bruno")
    lays(anna, code, players=4, first=0, options={"turn_limit": 60})
    starts(page)
    play_shared_device(anna, "curtain")
    # In the opening everybody has to swap.
    expect(page.locator('[data-action="announce-openly"]')).to_have_count(0)
    reaches_free_turn(anna, count(1))
    player = int(str(page.locator('[data-screen="curtain"]').get_attribute("data-player")))
    taken = Watch(page, "[data-hand]")
    page.locator('[data-action="announce-openly"]').click()
    expect(page.locator("[data-aloud] h2")).to_have_text(
        re.compile("Quale personaggio dichiara (Anna|Bruno)[?]")
    )
    assert axe(page, "[data-aloud]") == []
    page.locator('[data-aloud] [data-character="king"]').click()
    page.locator('[data-aloud] [data-action="announce-now"]').click()
    anna.until(lambda: player in claimed(anna), "it is announced")
    assert told_claims(anna)[-1] == (player, "king")
    assert not taken.seen
    play_shared_device(anna, "curtain", "contest")


def test_a_hidden_page_keeps_nothing_of_a_hand_and_back_shows_no_empty_form(site: Site) -> None:
    anna = comes(site, "Anna")
    anna.context.add_init_script(FOLLOW)
    page = anna.goes_to("/")
    page.locator('[data-action="device"]').click()
    names = page.locator('[data-action="device-name"]')
    names.nth(1).fill("Bruno")
    page.locator('[data-action="rules"]').click()
    screen(page, "rules")
    page.go_back()
    expect(names.nth(1)).to_have_value("Bruno")
    code = gathers(page, "Anna", "Bruno", "Carla")
    lays(anna, code, players=4, first=0)
    starts(page)
    play_shared_device(anna, "hand")
    between = Between(anna)
    assert between.leaks(patience=0) != []
    left = page.evaluate(
        """() => {
            Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
            document.dispatchEvent(new Event("visibilitychange"));
            return document.querySelectorAll("[data-hand]").length;
        }"""
    )
    assert left == 0
    screen(page, "curtain")
    page.evaluate("delete document.visibilityState")
    assert between.leaks() == []

    page.go_back()
    screen(page, "home")


def with_action(action: str) -> str:
    """The button that lifts the curtain and begins this action."""
    return f'[data-action="lift-with"][data-value="{action}"]'


def acts(person: Person) -> list[dict[str, Any]]:
    """The actions that the page has sent."""
    sent = [frame.message for frame in person.wire.frames if frame.sent]
    return [message["action"] for message in sent if message["type"] == "act"]


def reaches_free_turn(person: Person, seeds: Iterator[int]) -> None:
    """Play until the curtain offers a player to announce."""
    free = person.page.locator(with_action("announce"))
    while True:
        came = play_shared_device(person, "curtain", seed=next(seeds))["what"]
        if came == "over":
            again(person.page)
        elif free.count():
            return
        else:
            play_shared_device(person, most=1, seed=next(seeds))


def middle(page: Page, selector: str) -> tuple[float, float]:
    """The middle of an element."""
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def told_claims(person: Person) -> list[tuple[int, str]]:
    """The announcements that this page received: by whom, and of what."""
    return [(event["player"], event["character"]) for event in told(person) if event["type"] == "announced"]


def claimed(person: Person) -> list[int]:
    """The players who have announced, as far as this page received it."""
    return [event["player"] for event in told(person) if event["type"] == "announced"]


def lifts(page: Page) -> None:
    """Lift the curtain with two taps."""
    page.locator('[data-action="here"]').click()
    page.locator('[data-action="lift"]').click()


def press(page: Page, selector: str) -> None:
    """Press a button by keyboard."""
    page.locator(selector).focus()
    page.keyboard.press("Enter")
