"""The pages around a shared device at every size: what is said is whole, and every main button in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.harness import Site, resize
from tests.browser.screens import DESKTOP, LONG, Size, Tour, device
from tests.tiers import full

SIZES: tuple[Size, ...] = (
    *((1440, 900), (1024, 768), (820, 1180), (720, 450)),
    *((844, 390), (667, 375), (390, 844), (360, 640)),
)
# What is wrong with one of these pages now, in words.
FAULTS = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }));
    const box = (one) => one.getBoundingClientRect();
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
    const says = (one) => one.textContent.trim().replace(/\\s+/g, " ").slice(0, 40);
    const words = (one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getBoundingClientRect();
    };
    const outside = ({ top, bottom }) => top < 4 || bottom > innerHeight - 4;
    const faults = [];
    const low = innerHeight < 560 && innerWidth >= 600;

    // Who gets the device, what happened last, and how it goes on.
    const shown = "[data-screen=curtain], [data-screen=shown]";
    const actions = ["here", "see-table", "lift", "lift-with", "announce-openly", "gather", "done"];
    const needed = [`:is(${shown}) :is(h1, figure, .about, .face, .latest li:last-child)`,
        ...actions.map((action) => `[data-action="${action}"]`)];
    for (const one of all(needed.join())) {
        const { left, top, width, height } = box(one);
        if (outside(box(one))) faults.push(`out of sight: ${says(one)}`);
        else if (one.matches("button") && !getComputedStyle(one).pointerEvents.includes("none")
            && !one.contains(document.elementFromPoint(left + width / 2, top + height / 2)))
            faults.push(`covered: ${says(one)}`);
    }
    for (const list of document.querySelectorAll("[data-screen=curtain] .latest"))
        if (list.children.length && !list.lastElementChild.checkVisibility()) faults.push("without a story");

    // The valance and open drapes leave the words alone.
    const cloth = all(".curtains:not(.closed) .drape, .curtains .valance").map(box);
    for (const one of all(`:is(${shown}) :is(.face, h1, h1 span, button, figure)`)) {
        const { left, top, right, bottom } = one.matches("h1, span") ? words(one) : box(one);
        const near = { left: left - 4, top, right: right + 4, bottom };
        if (cloth.some((each) => meet(each, near))) faults.push(`at the curtains: ${says(one)}`);
    }
    // Beside the face, the first button is near the middle.
    for (const one of all("[data-action=here]")) {
        const at = (box(one).top + box(one).bottom) / 2 / innerHeight;
        if (low && (at < 0.4 || at > 0.8)) faults.push(`not in the middle: ${at.toFixed(2)}`);
    }
    // The name of the player who has the device is whole.
    for (const one of all("[data-hand] strong")) {
        const strip = box(one.closest("section")), text = words(one);
        const cut = text.top < strip.top || text.bottom > strip.bottom || one.scrollWidth > one.clientWidth;
        if (cut || getComputedStyle(one).textOverflow === "ellipsis") faults.push(`cut: ${says(one)}`);
    }
    // The heaps lie between the players and the story.
    for (const heap of all(".centre:not(.hidden) .drawing"))
        for (const one of all("li.seat .plate .name, li.seat [data-spot], .board .story > .story"))
            if (meet(box(heap), box(one))) faults.push(`a heap under: ${says(one) || one.dataset.spot}`);
    return faults;
}"""


@full
@pytest.mark.parametrize("language", ["de", "it"])
def test_the_pages_around_a_device_fit_with_long_names(site: Site, language: str) -> None:
    found: dict[str, list[str]] = {}

    def look(page: Page, name: str) -> None:
        for width, height in SIZES:
            resize(page, width, height)
            page.evaluate("scrollTo(0, 0)")
            if wrong := page.evaluate(FAULTS):
                found[f"{name} {width}x{height}"] = wrong
        resize(page, *DESKTOP)

    device(Tour(site, look, language, LONG))
    assert found == {}
