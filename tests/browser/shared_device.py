"""A shared device, played through its page, and a search for traces of each hand.

Weak references follow every object parsed from a hand's connection, and the connection itself. Anything that
the page still holds after garbage collection would be available to the next person too.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from tests.browser.harness import TIMEOUT_MS, Person
from tests.browser.players import GAME, LIKELY, MOMENT, Moment

# Tracks what arrives over the connections of hands. It holds no references, unless a test asks for that.
FOLLOW = """(() => {
    const Real = window.WebSocket, parse = JSON.parse;
    const lines = [], told = [], secrets = new Set();
    let speaking = false, plant = false;
    const follow = (one) => {
        if (typeof one !== "object" || one === null) return;
        told.push(new WeakRef(one));
        for (const part of Object.values(one)) follow(part);
    };
    window.WebSocket = class extends Real {
        constructor(...address) {
            super(...address);
            const line = { hand: false, ref: new WeakRef(this) };
            lines.push(line);
            this.addEventListener("message", () => (speaking = line.hand));
        }
        send(text) {
            if (text.includes('"device":"hand"')) lines.find(({ ref }) => ref.deref() === this).hand = true;
            super.send(text);
        }
    };
    JSON.parse = (text, ...more) => {
        const found = parse(text, ...more);
        if (speaking) {
            speaking = false;
            follow(found);
            if (plant) window.kept = found;
        }
        return found;
    };
    window.followed = {
        plant: () => (plant = true),
        told: () => told.length,
        /** What a hand was told in sentences, to be looked for later. (A name alone is soon said aloud.) */
        note: () => {
            for (const one of document.querySelectorAll(".secret"))
                if (one.textContent.trim().includes(" ")) secrets.add(one.textContent.trim());
        },
        secrets: () => [...secrets],
        open: () => lines.map(({ hand, ref }) => ({ hand, state: ref.deref()?.readyState ?? 3 }))
            .filter(({ state }) => state < 2),
        lines: () => lines.filter(({ hand, ref }) => hand && ref.deref() !== undefined).length,
        held: () => told.map((ref) => ref.deref()).filter((one) => one !== undefined)
            .slice(0, 5).map((one) => JSON.stringify(one).slice(0, 200)),
    };
})()"""

# Plays by clicks until one of the requested moments comes up.
_PLAY = """async ({ seed, likely, stops, most, patience }) => {
    const moment = MOMENT;
    const at = (selector) => document.querySelector(selector);
    let state = seed;
    const chance = () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 4294967296;
    };
    const choose = (options) => {
        const weights = options.map(({ action }) => likely[action] ?? 10);
        let left = chance() * weights.reduce((sum, one) => sum + one, 0);
        return options.find((_, index) => (left -= weights[index]) < 0) ?? options.at(-1);
    };
    const news = () => new Promise((go) => {
        const timer = setTimeout(done, 150);
        const watch = new MutationObserver(done);
        watch.observe(document.body, { subtree: true, childList: true, attributes: true });
        function done() {
            clearTimeout(timer);
            watch.disconnect();
            go();
        }
    });
    const count = { curtain: 0, contest: 0, shown: 0, hand: 0 };
    let answered = true; // who has the device already may have been helped
    /** What can be seen now. */
    const now = () => {
        if (at('[data-action="truth"]')) return "over";
        if (at('[data-screen="curtain"][data-why="shown"]') && stops.includes("showing")) return "showing";
        if (at('[data-screen="curtain"]')) return "curtain";
        if (at('[data-screen="shown"] [data-action="done"]')) return "shown";
        if (at("[data-hand]")) return "hand";
        if (at('[data-aloud] [data-action="contest-aloud"]')) return "contest";
        if (at('[data-aloud] [data-action="ready"]')) return "ready";
        return null;
    };
    const end = Date.now() + patience;
    let waited = false;
    while (Date.now() < end) {
        const what = now();
        if (what === null && waited && stops.includes("idle")) return { what: "idle", count };
        waited = what === null;
        if (what !== null && stops.includes(what) && (what !== "hand" || moment()?.what === "asked")
            || what === "over" || count.hand >= most) return { what, count };
        if (what === "ready") at('[data-action="ready"]').click();
        if (what === "curtain") {
            at('[data-action="here"]')?.click();
            await new Promise((go) => setTimeout(go));
            at('[data-action="lift"]')?.click();
            answered = false;
            count.curtain += 1;
        }
        if (what === "shown") {
            window.followed?.note();
            at('[data-action="done"]').click();
            count.shown += 1;
        }
        if (what === "contest") {
            const faces = [...document.querySelectorAll('[data-action="contests"]')];
            if (chance() < 0.2) faces[Math.floor(chance() * faces.length)].click();
            await new Promise((go) => setTimeout(go));
            at('[data-action="contest-aloud"]').click();
            count.contest += 1;
        }
        if (what === "hand") {
            window.followed?.note();
            const asked = moment();
            if (asked?.what === "asked") {
                const options = asked.options.filter(({ action }) => action !== "cancel");
                document.querySelector(choose(options).selector).click();
                answered = true;
                await new Promise((go) => setTimeout(go));
                continue;
            }
            if (answered && at('[data-action="done"].main')) {
                at('[data-action="done"]').click();
                count.hand += 1;
            }
        }
        await news();
    }
    throw new Error(`nothing came up: ${now()} ${at("[data-hand]")?.outerHTML} ${at(".dock")?.outerHTML}`);
}""".replace("MOMENT", MOMENT, 1)


def play_shared_device(
    person: Person,
    *stops: str,
    seed: int = 1,
    most: int = 10_000,
    likely: Mapping[str, int] | None = None,
) -> Moment:
    """Play through the page until one of these comes up, the game is over, or `most` people had the device.

    It can stop at a `curtain`, one before a card is shown (`showing`), a `hand` that is asked something, a
    `contest`, a card that is `shown`; and while it is for others to act (`idle`).
    """
    arguments = {
        "seed": seed,
        "likely": {**LIKELY, **(likely or {})},
        "stops": list(stops),
        "most": most,
        "patience": GAME,
    }
    played: Moment = person.page.evaluate(_PLAY, arguments)
    return played


def gathers(page: Page, *names: str) -> str:
    """Enter the names on the page and go to the table; its code."""
    fields = page.locator('[data-action="device-name"]')
    fields.first.wait_for()
    while fields.count() < len(names):
        page.locator('[data-action="add-name"]').click()
    for number, name in enumerate(names):
        fields.nth(number).fill(name)
    page.locator('[data-action="gather"]').click()
    expect(page.locator('[data-screen="lobby"]')).to_be_visible()
    return page.url.rpartition("/")[2]


class Between:
    """Inspects the page between two hands, from outside."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self._tools: CDPSession = person.context.new_cdp_session(self.page)

    def collect(self) -> None:
        """Run the browser's garbage collector."""
        for _ in range(2):
            self._tools.send("HeapProfiler.collectGarbage")

    def _remembered(self) -> list[str]:
        self.collect()
        held = [f"memory: {one}" for one in self.page.evaluate("window.followed.held()")]
        return held + ["memory: the line of a hand"] * self.page.evaluate("window.followed.lines()")

    def leaks(self, patience: float = TIMEOUT_MS) -> list[str]:
        """What the page still has of a hand's data.

        The browser briefly holds recently used objects. So the memory is checked again while something is
        left in it, for up to this many milliseconds.
        """
        page = self.page
        end = time.monotonic() + patience / 1000
        while (found := self._remembered()) and time.monotonic() < end:
            page.wait_for_timeout(50)
        if [line for line in page.evaluate("window.followed.open()") if line["hand"]]:
            found.append("an open line of a hand")
        tree = json.dumps(self._tools.send("Accessibility.getFullAXTree"), ensure_ascii=False)
        kept = page.evaluate(
            """() => ({
                document: document.documentElement.outerHTML,
                storage: JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }),
                state: JSON.stringify(history.state) + window.name + document.title,
            })"""
        )
        for secret in page.evaluate("window.followed.secrets()"):
            for where, text in {**kept, "accessibility": tree}.items():
                if secret in text:
                    found.append(f"{where}: {secret}")
        marks = "[data-hand], [data-decision], [data-sighting], [data-face], .secret"
        found += [
            f"document: {one}"
            for one in page.locator(marks).evaluate_all("(all) => all.map((x) => x.outerHTML)")
        ]
        return found

    def snapshot(self) -> Snapshot:
        """A snapshot of all objects in the page's heap."""
        parts: list[str] = []
        self._tools.on("HeapProfiler.addHeapSnapshotChunk", lambda event: parts.append(event["chunk"]))
        self._tools.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
        return Snapshot(json.loads("".join(parts)))


class Snapshot:
    """A heap snapshot: objects and their named properties."""

    def __init__(self, document: dict[str, Any]) -> None:
        self._names: list[str] = document["strings"]
        self._nodes: list[int] = document["nodes"]
        self._edges: list[int] = document["edges"]
        meta = document["snapshot"]["meta"]
        self._node, self._edge = meta["node_fields"], meta["edge_fields"]
        self._kinds: list[str] = meta["edge_types"][0]

    def values(self, name: str) -> list[str]:
        """The values of all properties with this name."""
        if name not in self._names:
            return []
        width, wanted = len(self._edge), self._names.index(name)
        kind, called, to = (self._edge.index(field) for field in ("type", "name_or_index", "to_node"))
        told, prop = self._node.index("name"), self._kinds.index("property")
        edges = self._edges
        return [
            self._names[self._nodes[edges[at + to] + told]]
            for at in range(0, len(edges), width)
            if edges[at + kind] == prop and edges[at + called] == wanted
        ]
