"""A page holds nothing that its person can't know: not in its frames, its document or its storage."""

from __future__ import annotations

import json
import re
from itertools import dropwhile
from typing import Any

import msgspec

from mascarade.rules import EDITIONS, read_record
from mascarade.rules.view import as_they_happen
from tests.browser.harness import TIMEOUT_MS, Site
from tests.browser.players import Player, comes, hand, shows, table_of, told
from tests.browser.scripted_service import Mind, StartScripted, passes, pretends
from tests.tiers import by_tier

# What on a page could reveal a card: visible faces by spot, all attributes and texts, and stored data.
STATE = """(now) => ({
    asked: now?.what === "asked",
    over: document.querySelector('[data-action="truth"]') !== null,
    faces: [...document.querySelectorAll("[data-face]")].map((one) => [one.dataset.spot, one.dataset.face]),
    cards: [...document.querySelectorAll("[data-spot]:not([data-action=pick])")].map((one) => {
        const card = one.cloneNode(true);
        card.querySelector("[data-pin]")?.remove();
        return card.outerHTML;
    }),
    pins: [...document.querySelectorAll("[data-spot] [data-pin]")].map((one) => one.dataset.pin),
    kept: JSON.stringify({ ...localStorage }) + document.cookie + JSON.stringify(
        Object.entries(sessionStorage).map(([key, value]) =>
            // The lock of a deal lists the cards of the set, which everybody knows.
            [key, key.startsWith("mascarade.noted.") ? { ...JSON.parse(value), lock: null } : value])),
})"""
CHARACTERS = {character for edition in EDITIONS.values() for character in edition.characters}
NAMES = re.compile(r"\b(?:" + "|".join(sorted(CHARACTERS)) + r")\b")
"""Ids of characters, which are nearly their English names."""


def test_a_whole_game_tells_a_page_only_what_its_person_may_know(site: Site) -> None:
    ada = comes(site, "Ada")
    code = table_of(ada, 5, edition="first", first=0, options={"turn_limit": by_tier(30, None)})
    played = hand(ada, seed=5, each=STATE)

    # After the deal was confirmed, and until the end, a card is visible only for a moment.
    arrived = dropwhile(lambda look: not look["faces"], played["kept"])
    looks = list(dropwhile(lambda look: look["faces"], arrived))
    looks = [look for look in looks if not look["over"]]
    assert len([look for look in looks if look["asked"]]) >= len(played["found"]) > 1
    assert [look["faces"] for look in looks if look["asked"] and look["faces"]] == []
    # Face-down cards differ only in their position and the label made of it; a pin on one is a memory.
    backs = {card for look in looks if not look["faces"] for card in look["cards"]}
    assert backs
    assert [card for card in backs if NAMES.search(card.lower())] == []
    assert [card for card in backs if "--m1" in card] == []
    assert {pin for look in looks for pin in look["pins"]} <= set(told(ada)[0]["cards"])
    kept = {word for look in looks for word in CHARACTERS if word in look["kept"]}
    assert kept == set()

    ada.until(lambda: told(ada)[-1]["type"] == "ended", "the end is told")
    events = told(ada)
    shown = {pair for event in events for pair in faces(event)}
    assert {(int(spot), name) for look in looks for spot, name in look["faces"]} <= shown
    place = ada.at(f"/api/tables/{code}/record?game=1")
    record = ada.context.request.get(place, timeout=TIMEOUT_MS).body()
    truth = read_record(record)
    seen = as_they_happen(truth.events, 0)
    assert events == json.loads(msgspec.json.encode(seen))


def faces(event: dict[str, Any]) -> list[tuple[int, str]]:
    """The cards that an event shows to its viewer."""
    if event["type"] == "looked" and event["characters"]:
        return list(zip(event["spots"], event["characters"], strict=True))
    if event["type"] == "revealed":
        return [(spot, name) for _, spot, name in event["cards"]]
    if event["type"] in ("peeked", "unmasked", "shown-around") and event["character"]:
        return [(event["spot"], event["character"])]
    return []


def world(start_scripted: StartScripted, mind: Mind) -> list[str]:
    """The documents of a person who sees three bots swap or pretend: during the swaps and afterwards."""
    site, service = start_scripted(mind, seed=11)
    ada = comes(site, "Ada", pace="slow", calm=True)
    ada.holds_time()
    table_of(ada, 4, edition="first", first=1, bot="random", pace="fast")
    Player(ada).ready()
    ada.until(lambda: bool(ada.wire.received("asked")), "everything was told")
    shows(ada, '[data-spot="1"][style*="--dx"]')
    pages = [ada.page.locator("main").evaluate("(main) => main.outerHTML")]
    ada.page.locator('[data-action="skip"]').click()
    Player(ada).looks()
    pages.append(ada.page.locator("main").evaluate("(main) => main.outerHTML"))
    return [page.replace(f":{service.port}", "") for page in pages]


def test_a_swap_and_a_pretence_make_the_same_document(start_scripted: StartScripted) -> None:
    assert world(start_scripted, passes) == world(start_scripted, pretends)
