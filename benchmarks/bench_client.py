"""The page: how soon it is usable, and what it costs while nothing happens and while cards turn.

A real server, the system's Chromium, and a new profile for every visit. Usable means that 'Play now' can be
clicked; at the table, that the deal is shown and 'ready' can be clicked.

`fast` is the server's own machine. `slow` is Chrome's Slow 3G with a processor four times slower. `idle` is
the processor time over half a minute without input. `reveal` counts the frames that took longer than 50 ms
while the cards of a contest turn, on a processor four times slower. Other work on the machine makes frames
late too: the page's tasks that took more than 50 ms of processor time, and where that time went, vary less.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import mean, median
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).parents[1]))

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession

    from tests.browser.harness import Person, Site

SLOW_3G = {"offline": False, "latency": 2000, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
"""Chrome's preset: milliseconds for each request, and bytes a second."""
SLOWER_CPU = 4
IDLE_SECONDS = 30
REVEAL_MS = 6000
"""How long frames are counted from the arrival of revealed cards on."""
REVEALS = 5
LONG_FRAME_MS = 50
TRACED = ("devtools.timeline", "disabled-by-default-devtools.timeline")
TASK = "RunTask"
WORK = {
    "style": ("UpdateLayoutTree",),
    "layout": ("Layout",),
    "painting": ("PrePaint", "Paint", "Layerize", "Commit"),
}
"""The events of a trace in which the page's main thread does what."""
PLAY_NOW = '[data-action="play-now"]'
READY = '[data-action="ready"]'
LOADED = """
() => performance.getEntriesByType("resource").concat(performance.getEntriesByType("navigation"))
    .map((entry) => entry.transferSize)
"""
FRAMES = """
() => {
    window.frames_ = [];
    let last = performance.now();
    const frame = () => {
        const now = performance.now();
        window.frames_.push(now - last);
        last = now;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
}
"""
Figures = dict[str, float]


def load(site: Site, visits: int, *, slow: bool) -> Figures:
    """Medians over several first visits."""
    sizes: list[list[int]] = []
    homes: list[float] = []
    again: list[float] = []
    tables: list[float] = []
    for _ in range(visits):
        with _visitor(site) as person:
            page = person.page
            if slow:
                devtools = person.context.new_cdp_session(page)
                devtools.send("Network.enable")
                devtools.send("Network.emulateNetworkConditions", SLOW_3G)
                devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER_CPU})
            for times in (homes, again):
                page.goto(person.at("/"), wait_until="commit")
                page.locator(f"{PLAY_NOW}:enabled").wait_for()
                times.append(page.evaluate("performance.now()"))
                page.wait_for_load_state("networkidle")
                if times is homes:
                    sizes.append(page.evaluate(LOADED))
            begun = page.evaluate("performance.now()")
            page.locator(PLAY_NOW).click()
            page.locator(READY).wait_for()
            tables.append(page.evaluate("performance.now()") - begun)
    return {
        "first visit, requests": median(len(one) for one in sizes),
        "first visit, bytes over the line": median(sum(one) for one in sizes),
        "first visit, ms until usable": median(homes),
        "second visit, ms until usable": median(again),
        "'Play now', ms until the deal lies open": median(tables),
    }


def idle(site: Site) -> Figures:
    """Milliseconds of processor time while nothing happens."""
    figures: Figures = {}
    for name, show in (
        ("front page", _front_page),
        ("own turn without a clock", lambda person: _own_turn(person, clock=None)),
        ("own turn with a clock", lambda person: _own_turn(person, clock=180)),
    ):
        with _visitor(site) as person:
            show(person)
            person.page.wait_for_load_state("networkidle")
            person.page.wait_for_timeout(3000)
            devtools = person.context.new_cdp_session(person.page)
            devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
            before = _spent(site, devtools)
            person.page.wait_for_timeout(1000 * IDLE_SECONDS)
            after = _spent(site, devtools)
            for part in before:
                figures[f"{name}, {part}"] = after[part] - before[part]
    return figures


def reveal(site: Site) -> Figures:
    """Frames while the cards of a contest turn, on a slower processor."""
    from tests.browser.players import Player, prefers, table_of  # noqa: PLC0415

    long: list[float] = []
    longest = 0.0
    tasks: list[Figures] = []
    with _visitor(site, "Ada") as person:

        def deal() -> None:
            table_of(person, 6, edition="second", set="A", pace="usual")

        deal()
        player = Player(person, seed=8)
        devtools = person.context.new_cdp_session(person.page)
        while len(long) < REVEALS:
            moment = player.finds(
                lambda now: any(one["action"] == "contest" for one in now.get("options", ())), deal
            )
            devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER_CPU})
            person.page.evaluate(FRAMES)
            seen = len(person.wire.frames)
            player.clicks(prefers("contest", otherwise=player.any_of)(moment))
            person.until(lambda: _revealed(person, seen), "cards are revealed")  # noqa: B023
            person.page.evaluate("() => { window.frames_.length = 0; }")
            site.chromium.browser.start_tracing(page=person.page, categories=TRACED)
            person.page.wait_for_timeout(REVEAL_MS)
            tasks.append(_work(json.loads(site.chromium.browser.stop_tracing())["traceEvents"]))
            frames: list[float] = person.page.evaluate("() => window.frames_")
            devtools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
            long.append(sum(frame > LONG_FRAME_MS for frame in frames))
            longest = max(longest, *frames)
            deal()
    return {
        "frames over 50 ms, mean of a reveal": mean(long),
        "longest frame, ms": longest,
        **{name: mean(one[name] for one in tasks) for name in tasks[0]},
    }


def _work(events: Sequence[dict[str, Any]]) -> Figures:
    """What the page's main thread did in a trace, in milliseconds of processor time."""
    done = [event for event in events if event.get("ph") == "X"]
    threads = Counter((one["pid"], one["tid"]) for one in done if one["name"] == "UpdateLayoutTree")
    page = threads.most_common(1)[0][0]
    took = [(one["name"], one.get("tdur", 0) / 1000) for one in done if (one["pid"], one["tid"]) == page]
    tasks = [time for name, time in took if name == TASK]
    return {
        "tasks over 50 ms of processor time": sum(time > LONG_FRAME_MS for time in tasks),
        "their time beyond 50 ms, ms": sum(max(0, time - LONG_FRAME_MS) for time in tasks),
        "main thread, ms": sum(tasks),
        **{
            f"of it {what}, ms": sum(time for name, time in took if name in names)
            for what, names in WORK.items()
        },
    }


def _revealed(person: Person, since: int) -> bool:
    return any('"type":"revealed"' in frame.text for frame in person.wire.frames[since:])


@contextmanager
def _visitor(site: Site, name: str | None = None) -> Iterator[Person]:
    """A new person, who leaves at the end."""
    person = site.person(name)
    try:
        yield person
    finally:
        site.leave()


def _front_page(person: Person) -> None:
    person.goes_to("/").locator(PLAY_NOW).wait_for()


def _own_turn(person: Person, *, clock: int | None) -> None:
    """A table of six at which this person has to choose."""
    from tests.browser.players import Player, table_of  # noqa: PLC0415

    person.ask("POST", "/people", {"name": "Ada"})
    table_of(person, 6, edition="second", set="A", first=0, clock=clock)
    Player(person).plays_to("turn-choice")


def _spent(site: Site, devtools: CDPSession) -> Figures:
    """Milliseconds of processor time so far."""
    browser = site.chromium.browser.new_browser_cdp_session()
    processes = browser.send("SystemInfo.getProcessInfo")["processInfo"]
    browser.detach()
    metrics = {one["name"]: one["value"] for one in devtools.send("Performance.getMetrics")["metrics"]}
    return {
        "all processes": 1000 * sum(one["cpuTime"] for one in processes),
        "main thread": 1000 * metrics["TaskDuration"],
        "of it style and layout": 1000 * (metrics["RecalcStyleDuration"] + metrics["LayoutDuration"]),
    }


def measured(parts: list[str], visits: int) -> dict[str, Figures]:
    """The figures of each part."""
    from tests.browser.harness import Chromium, Site  # noqa: PLC0415 - only the extra dev has Playwright
    from tests.browser.harness_service import Service  # noqa: PLC0415

    work: dict[str, Callable[[Site], Figures]] = {
        "fast": lambda site: load(site, visits, slow=False),
        "slow": lambda site: load(site, visits, slow=True),
        "idle": idle,
        "reveal": reveal,
    }
    chromium = Chromium()
    with tempfile.TemporaryDirectory() as folder:
        service = Service(Path(folder)).start()
        try:
            return {part: work[part](Site(chromium, service)) for part in parts}
        finally:
            service.close()
            chromium.close()


def main() -> None:
    """Measure, and print a table or JSON."""
    parts = ["fast", "slow", "idle", "reveal"]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("part", nargs="*", choices=[*parts, []], help="what to measure (default: everything)")
    parser.add_argument("--visits", type=int, default=9)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    try:
        found = measured(options.part or parts, options.visits)
    except ImportError:
        print("Playwright is not installed ('make setup' does it): nothing is measured.", file=sys.stderr)
        return
    if options.json:
        print(json.dumps(found))
        return
    for part, figures in found.items():
        print(part)
        for name, figure in figures.items():
            print(f"  {name:45} {figure:>10,.0f}")


if __name__ == "__main__":
    main()
