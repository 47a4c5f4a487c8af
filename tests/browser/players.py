"""Players who use the page through its data attributes, not through texts or classes.

A page says what it shows (`data-screen`), what it asks (`data-decision`, `data-question`, `data-power`), and
what can be done (`data-action`, with `data-target`, `data-value`, `data-character` or `data-spot` where there
are several).

There are two ways to play: `Player` looks and clicks as a person does; `hand` plays inside the page, for
tests about the result of a game.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from playwright.sync_api import Page, expect

from tests.browser.harness import NO_CLOCK, TIMEOUT_MS, Device, Person, Site

Moment = dict[str, Any]
"""What there is to do: `what` (ready, asked, over); for a question also `question`, `power`, `options`."""
Option = dict[str, str]
Choose = Callable[[Moment], Option]

# What can be done on the page now; null if there is nothing, or an answer is in transit or held.
MOMENT = """() => {
    const at = (selector, within = document) => within.querySelector(selector);
    const screen = at("[data-screen]")?.dataset.screen;
    if (screen !== "table") return null;
    if (at('[data-action="truth"]')) return { what: "over" };
    if (at('[data-action="ready"]')) return { what: "ready" };
    const dock = at("[data-decision]");
    if (!dock || at("[data-held]", dock)) return null;
    const usable = (one) => !one.disabled && one.getAttribute("aria-disabled") !== "true";
    const told = ["action", "target", "value", "character", "spot"];
    const option = (one, within) => {
        const data = told.filter((name) => one.dataset[name] !== undefined);
        const selector = within + data.map((name) => `[data-${name}="${one.dataset[name]}"]`).join("");
        return { selector, ...Object.fromEntries(data.map((name) => [name, one.dataset[name]])) };
    };
    const options = [
        ...[...dock.querySelectorAll("[data-action]")]
            .filter(usable).map((one) => option(one, "[data-decision] ")),
        ...[...document.querySelectorAll('[data-action="pick-spot"]')].map((one) => option(one, "")),
    ];
    if (!options.some(({ action }) => action !== "cancel")) return null;
    const { decision, question, power } = dock.dataset;
    const claim = question === "contest-or-pass" ? at("section[data-announced]")?.innerText : "";
    const title = [claim, at("h2", dock)?.textContent.trim()].filter(Boolean).join(" ");
    return { what: "asked", decision: Number(decision), question, power: power ?? null, title, options };
}"""


def comes(
    site: Site,
    name: str | None = None,
    *,
    pace: str = "instant",
    keeps: Mapping[str, object] | None = None,
    device: Device = "desktop",
    **more: Any,
) -> Person:
    """A person whose browser has stored preferences: the pace of events, and those in `keeps`."""
    kept = {"pace": pace, "sound": False, **(keeps or {})}
    storage = [{"name": f"mascarade.{key}", "value": json.dumps(value)} for key, value in kept.items()]
    state = {"cookies": [], "origins": [{"origin": site.service.url, "localStorage": storage}]}
    return site.person(name, device=device, storage_state=state, **more)


def table_of(person: Person, players: int, *, bot: str = "novice", **settings: object) -> str:
    """Start a game of this person with bots and open it; its code."""
    body = {
        "bot": bot,
        "settings": {"players": players, "beat": 0, "pace": "instant", **NO_CLOCK, **settings},
    }
    code: str = person.ask("POST", "/tables/play", body)["table"]["code"]
    person.goes_to(f"/t/{code}")
    return code


def told(person: Person) -> list[dict[str, Any]]:
    """The events of the last game that the page received; those it did not receive are empty."""
    found: list[dict[str, Any]] = []
    for message in (frame.message for frame in person.wire.frames if not frame.sent):
        if message["type"] == "view":
            found = [{"type": ""}] * message["view"]["first"] + message["view"]["events"]
        elif message["type"] == "events":
            found = [*(found if message["first"] else []), *message["events"]]
    return found


class Player:
    """A player who looks and clicks, and chooses at random from a seed."""

    def __init__(self, person: Person, seed: int = 1) -> None:
        self.person = person
        self.chance = random.Random(seed)
        self.asked: list[Moment] = []
        """Every question so far, as first seen."""

    @property
    def page(self) -> Page:
        return self.person.page

    def looks(self) -> Moment:
        """Wait until there is something to do; what it is."""
        handle = self.page.wait_for_function(MOMENT, polling=30)
        moment: Moment = handle.json_value()
        if moment["what"] == "asked" and (not self.asked or moment["decision"] != self.asked[-1]["decision"]):
            self.asked.append(moment)
        return moment

    def glances(self) -> Moment | None:
        """What there is to do now, if anything."""
        moment: Moment | None = self.page.evaluate(MOMENT)
        return moment

    def clicks(self, option: Option) -> None:
        self.page.locator(option["selector"]).first.click()

    def ready(self) -> None:
        """Confirm the deal."""
        self.page.locator('[data-action="ready"]').click()
        expect(self.page.locator('[data-action="ready"]')).to_have_count(0)

    def answers(self, moment: Moment, choose: Choose | None = None) -> None:
        """Click once towards an answer, and wait until the page has accepted it."""
        option = (choose or self.any_of)(moment)
        self.clicks(option)
        if option["action"] in CHOOSES:
            return
        gone = f'[data-decision="{moment["decision"]}"]:not(:has([data-held]))'
        expect(self.page.locator(gone)).to_have_count(0)

    def any_of(self, moment: Moment) -> Option:
        """A random option, weighted: announcing over looking, passing over contesting."""
        options = [option for option in moment["options"] if option["action"] != "cancel"]
        weights = [LIKELY.get(option["action"], 10) for option in options]
        found: Option = self.chance.choices(options, weights)[0]
        return found

    def plays_now(self) -> None:
        """Do what there is to do now, as long as there is something; more may follow later."""
        while (moment := self.glances()) is not None and moment["what"] != "over":
            if moment["what"] == "ready":
                self.ready()
            else:
                self.answers(moment)

    def plays_until(self, happened: Callable[[], bool], what: str) -> None:
        """Do everything there is to do until something has happened elsewhere."""

        def played() -> bool:
            self.plays_now()
            return happened()

        self.person.until(played, what)

    def plays(
        self, until: Callable[[Moment], bool], choose: Choose | None = None, most: int = 1500
    ) -> Moment:
        """Play until a moment matches."""
        for _ in range(most):
            moment = self.looks()
            if until(moment):
                return moment
            assert moment["what"] != "over", "the game ended before"
            if moment["what"] == "ready":
                self.ready()
            else:
                self.answers(moment, choose)
        raise AssertionError("it did not come up")

    def finds(self, wanted: Callable[[Moment], bool], deal: Callable[[], object]) -> Moment:
        """Play until a moment matches; if the game ends before, deal another."""
        while True:
            moment = self.plays(lambda now: now["what"] == "over" or wanted(now))
            if moment["what"] != "over":
                return moment
            deal()

    def plays_to_the_end(self, choose: Choose | None = None) -> None:
        self.plays(lambda moment: moment["what"] == "over", choose)

    def plays_to(self, question: str, choose: Choose | None = None) -> Moment:
        """Play until this question is asked."""
        return self.plays(lambda moment: moment.get("question") == question, choose)


GAME = 3 * TIMEOUT_MS
"""Milliseconds after which a whole game counts as hung."""
CHOOSES = frozenset({"look", "swap", "announce", "character", "pick-spot", "pick", "cancel"})
"""Clicks after which the question may still be open."""
LIKELY: Mapping[str, int] = {
    "announce-now": 60,
    "announce": 60,
    "swap": 20,
    "look": 10,
    "pass": 80,
    "contest": 12,
    # A chosen character is rarely changed.
    "character": 4,
}


def prefers(*actions: str, otherwise: Choose) -> Choose:
    """Choose the first of these actions that is available."""

    def choose(moment: Moment) -> Option:
        by_action = {option["action"]: option for option in reversed(moment["options"])}
        wanted: Sequence[str] = [action for action in actions if action in by_action]
        return by_action[wanted[0]] if wanted else otherwise(moment)

    return choose


# Plays inside the page, with clicks that the page can't tell from a person's.
_HAND = """async ({ seed, likely, until, patience }) => {
    const moment = %(moment)s;
    let state = seed;
    const chance = () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 4294967296;
    };
    // Who announces, rather announces what they have not announced yet.
    const said = new Set();
    const choose = (options) => {
        const fresh = options.filter((one) => one.action === "character" && !said.has(one.character));
        if (fresh.length && !options.some(({ action }) => action === "announce-now")) {
            const option = fresh[Math.floor(chance() * fresh.length)];
            said.add(option.character);
            return option;
        }
        const weights = options.map(({ action }) => likely[action] ?? 10);
        let left = chance() * weights.reduce((sum, one) => sum + one, 0);
        return options.find((_, index) => (left -= weights[index]) < 0) ?? options.at(-1);
    };
    const looked = %(each)s;
    const found = [];
    const kept = [];
    const news = () => new Promise((go) => {
        const timer = setTimeout(done, 250);
        const watch = new MutationObserver(done);
        watch.observe(document.body, { subtree: true, childList: true, attributes: true });
        function done() {
            clearTimeout(timer);
            watch.disconnect();
            go();
        }
    });
    const end = Date.now() + patience;
    while (Date.now() < end) {
        const now = moment();
        const seen = looked(now);
        if (seen !== null) kept.push(seen);
        if (now === null) {
            await news();
            continue;
        }
        if (now.what === "asked" && found.at(-1)?.decision !== now.decision) found.push(now);
        if (now.what === "over" || found.length >= until) return { over: now.what === "over", found, kept };
        if (now.what === "ready") {
            document.querySelector('[data-action="ready"]').click();
            await news();
            continue;
        }
        const options = now.options.filter(({ action }) => action !== "cancel");
        document.querySelector(choose(options).selector).click();
        await new Promise((go) => setTimeout(go)); // what follows from a click is drawn before this
    }
    throw new Error("the game did not end: " + JSON.stringify(moment()));
}"""


def hand(
    person: Person,
    *,
    seed: int = 1,
    until: int = 10_000,
    likely: Mapping[str, int] | None = None,
    each: str = "() => null",
) -> Moment:
    """Play inside the page to the end, or `until` this many questions were asked.

    `found` are the questions in order; `kept` are the results of the function `each` at every step.
    """
    script = _HAND % {"moment": MOMENT, "each": each}
    arguments = {"seed": seed, "likely": {**LIKELY, **(likely or {})}, "until": until, "patience": GAME}
    played: Moment = person.page.evaluate(script, arguments)
    return played


STEP = 50
"""Milliseconds by which a held clock advances, less than any beat that tests look for."""


def shows(person: Person, selector: str) -> None:
    """Advance a held clock until the page shows something, and leave it there."""

    def shown() -> bool:
        if person.page.locator(selector).count():
            return True
        person.lets_pass(STEP)
        return False

    person.until(shown, f"the page shows {selector}")


Screen = Literal[
    "home",
    "enter",
    "lobby",
    "table",
    "end",
    "closed",
    "arriving",
    "key",
    "on-game",
    "device",
    "curtain",
    "replay",
    "design",
    "record",
    "gone",
    "not-found",
    "signed-out",
    "rules",
]


def screen(page: Page, name: Screen) -> None:
    """Wait until the page shows this screen."""
    expect(page.locator(f'[data-screen="{name}"]')).to_be_visible()
