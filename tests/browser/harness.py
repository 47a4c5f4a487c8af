"""Real browsers for tests: people with their own devices and languages, at a real service.

A test asks for `site` and invites people:

    def test_two_people_meet(site: Site) -> None:
        ada, bruno = site.person("Ada"), site.person("Bruno", device="phone", language="fr")
        code = ada.opens_table(players=4, bots=2)
        ada.page.goto(ada.at(f"/t/{code}"))

Every test fails if a page throws an error, violates the content security policy, or sends a request to
another origin.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    ViewportSize,
    WebSocket,
    expect,
    sync_playwright,
)

from tests.browser.harness_service import Service
from tests.kit import evidence
from tests.kit.timeouts import TIMEOUT_SECONDS

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "build" / "screenshots"
FAILURES = ROOT / "build" / "failures"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

Device = Literal["desktop", "phone"]
SIZES: Mapping[Device, ViewportSize] = {
    "desktop": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844},
}
FLAGS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
TIMEOUT_MS = 1000 * TIMEOUT_SECONDS
"""Milliseconds after which a page counts as hung."""
expect.set_options(timeout=TIMEOUT_MS)
NO_CLOCK: Mapping[str, Any] = {"clock": None, "window": None, "memorise": 600}
"""Settings of tables without time limits."""
NOON = 1_800_000_000
"""The start time of pages with a fake clock, in seconds."""
HOUR = 3600


@cache
def chromium() -> str:
    """Path of the system's Chromium."""
    script = str(ROOT / "scripts" / "chromium.sh")
    done = subprocess.run(["sh", script], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


class Chromium:
    """A running browser. Until it is closed, this thread can't run another event loop."""

    def __init__(self) -> None:
        self._playwright: Playwright = sync_playwright().start()
        # Only root, usually in a container, has to run without the sandbox.
        flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else [*FLAGS]
        try:
            self.browser: Browser = self._playwright.chromium.launch(
                executable_path=chromium(), args=flags, timeout=TIMEOUT_MS
            )
        except BaseException:
            self._playwright.stop()  # or no later test of this process could run an event loop
            raise

    def close(self) -> None:
        """Close it."""
        try:
            self.browser.close()
        finally:
            self._playwright.stop()


@dataclass
class Frame:
    """A message on a page's WebSocket."""

    sent: bool
    """Whether the page sent it; otherwise the service did."""
    text: str

    @cached_property
    def message(self) -> dict[str, Any]:
        """The decoded message."""
        found: dict[str, Any] = json.loads(self.text)
        return found


@dataclass
class Wire:
    """Everything a page sent, received and logged, and its errors."""

    requests: list[str] = field(default_factory=list)
    frames: list[Frame] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    console: list[str] = field(default_factory=list)
    """Console output of the page."""

    def listen_to(self, page: Page) -> None:
        """Record everything from now on."""
        page.on("request", self._asked)
        page.on("websocket", self._line)
        page.on("pageerror", lambda problem: self.problems.append(str(problem)))
        page.on("console", self._said)

    def _asked(self, request: Request) -> None:
        self.requests.append(request.url)

    def _line(self, line: WebSocket) -> None:
        self.requests.append(line.url)
        line.on("framesent", lambda text: self.frames.append(Frame(True, _text(text))))
        line.on("framereceived", lambda text: self.frames.append(Frame(False, _text(text))))

    def _said(self, message: ConsoleMessage) -> None:
        self.console.append(f"{message.type}: {message.text}")
        if "Content Security Policy" in message.text:
            self.problems.append(message.text)

    def received(self, kind: str) -> list[dict[str, Any]]:
        """All received messages of this type."""
        return [frame.message for frame in self.frames if not frame.sent and frame.message["type"] == kind]

    def protocol(self) -> str:
        """All frames, one per line."""
        return "\n".join(f"{'sent' if one.sent else 'had '} {one.text}" for one in self.frames)

    def foreign_requests(self, origin: str) -> list[str]:
        """Requests to other origins."""
        host = urlsplit(origin).netloc
        inner = ("data", "blob", "about")
        return [
            url for url in self.requests if urlsplit(url).scheme not in inner and urlsplit(url).netloc != host
        ]


def _text(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode()


class Person:
    """A person with a separate browser context: cookies, device, language."""

    def __init__(self, site: Site, context: BrowserContext, name: str | None) -> None:
        self.site = site
        self.context = context
        self.wire = Wire()
        context.set_default_timeout(TIMEOUT_MS)
        context.on("page", self.wire.listen_to)
        self.page = context.new_page()
        self._minds_time = False
        self._attach(name or "somebody")
        if name is not None:
            self.ask("POST", "/people", {"name": name})

    def _attach(self, name: str) -> None:
        """Show this person's pages, console and frames if the test fails."""
        evidence.attach(f"pages of {name}, as pictures", lambda: "\n".join(self._failed(name)))
        evidence.attach(f"console of {name}", lambda: "\n".join(self.wire.console))
        evidence.attach(f"frames of {name}", self.wire.protocol)

    def _failed(self, name: str) -> Iterator[str]:
        FAILURES.mkdir(parents=True, exist_ok=True)
        test = re.sub(r"[^\w.-]+", "-", os.environ.get("PYTEST_CURRENT_TEST", "").partition(" (")[0])
        for number, page in enumerate(self.context.pages, 1):
            file = FAILURES / f"{test}-{name}-{self.site.people.index(self)}-{number}.png"
            page.screenshot(path=file, timeout=20_000)
            yield f"{page.url}: {file}"

    def at(self, path: str) -> str:
        """The URL of a page."""
        return f"{self.site.service.url}{path}"

    def goes_to(self, path: str) -> Page:
        """Open a page of the client."""
        self.page.goto(self.at(path))
        return self.page

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Send a request as this person, outside the page; it must succeed."""
        headers = {"content-type": "application/json"}
        data = None if method == "GET" else json.dumps({} if body is None else body)
        answer = self.context.request.fetch(
            self.at(f"/api{path}"), method=method, data=data, headers=headers, timeout=TIMEOUT_MS
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return json.loads(answer.body() or b"null")

    def opens_table(self, *, bots: int = 0, bot: str = "novice", **settings: object) -> str:
        """Open a table with this many bots, by default without beat and clock; its code."""
        opened = self.ask(
            "POST", "/tables", {"edition": "first", "beat": 0, "pace": "instant", **NO_CLOCK, **settings}
        )
        code: str = opened["table"]["code"]
        for _ in range(bots):
            self.ask("POST", f"/tables/{code}/bots", {"bot": bot})
        return code

    def sits_down(self, code: str) -> Page:
        """Join a table and open its page."""
        self.ask("POST", f"/tables/{code}/join")
        return self.goes_to(f"/t/{code}")

    def deals(self, code: str) -> None:
        """Start the game as its host."""
        self.ask("POST", f"/tables/{code}/start")

    def until(self, happened: Callable[[], bool], what: str) -> None:
        """Wait for something that is not on the page, such as a frame, while the browser runs."""
        end = time.monotonic() + TIMEOUT_MS / 1000
        while not happened():
            assert time.monotonic() < end, f"it did not happen: {what}"
            self.page.wait_for_timeout(10)

    def minds_time(self) -> None:
        """Install a fake clock, which runs until it is held, from the next page on."""
        self.context.clock.install(time=NOON)
        self._minds_time = True

    def holds_time(self) -> None:
        """Hold the page's clock, which only `lets_pass` then advances, so that temporary content stays.

        Takes effect from the next page on, unless this page already has a fake clock.
        """
        if not self._minds_time:
            self.minds_time()
        self.context.clock.pause_at(NOON + HOUR)

    def lets_pass(self, milliseconds: int) -> None:
        """Advance the page's clock."""
        self.context.clock.run_for(milliseconds)

    def picture(self, name: str, *, full: bool = False) -> Path:
        """Save a screenshot as build/screenshots/NAME.png."""
        return picture(self.page, name, full=full)


def picture(page: Page, name: str, *, full: bool = False) -> Path:
    """Save a page's screenshot as build/screenshots/NAME.png."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    file = PICTURES / f"{name}.png"
    page.screenshot(path=file, full_page=full, animations="disabled")
    return file


def quiet(page: Page) -> None:
    """Wait until all animations have ended, because positions and colours are final only then."""
    page.evaluate("document.fonts.ready.then(() => undefined)")
    page.wait_for_function(
        "() => document.getAnimations().every((one) => one.playState !== 'running' || "
        "one.effect.getComputedTiming().iterations === Infinity)"
    )


def resize(page: Page, width: int, height: int) -> None:
    """Give the page another size, and wait until its layout follows: observers run once a frame."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(
        """async () => {
            for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
        }"""
    )
    quiet(page)


class Watch:
    """Whether an element has appeared on a page since the start of the watch, however briefly."""

    def __init__(self, page: Page, selector: str) -> None:
        self._seen = page.evaluate_handle(
            """(selector) => {
                const found = { seen: false };
                const look = () => (found.seen ||= document.querySelector(selector) !== null);
                const everything = { subtree: true, childList: true, attributes: true };
                new MutationObserver(look).observe(document, everything);
                look();
                return found;
            }""",
            selector,
        )

    @property
    def seen(self) -> bool:
        """Whether it has appeared so far."""
        return bool(self._seen.evaluate("(found) => found.seen"))


def axe(page: Page, within: str | None = None, *, but: tuple[str, ...] = ()) -> list[str]:
    """What axe finds on a page or a part of it, as lines with their location."""
    # The page's policy rightly forbids foreign scripts, but doesn't apply to evaluated ones.
    page.evaluate(f"{AXE.read_text(encoding='utf-8')}\n;0")
    found = page.evaluate(
        """async ([within, but]) => {
            const rules = Object.fromEntries(but.map((rule) => [rule, { enabled: false }]));
            return (await axe.run(within ?? document, { resultTypes: ["violations"], rules })).violations;
        }""",
        [within, list(but)],
    )
    return [
        f"{violation['id']} ({violation['impact']}): {node['target']} {node['failureSummary']}"
        for violation in found
        for node in violation["nodes"]
    ]


class Site:
    """A service and its visitors."""

    def __init__(self, chromium: Chromium, service: Service) -> None:
        self.chromium = chromium
        self.service = service
        self.people: list[Person] = []
        evidence.attach("the service's log", lambda: service.log)

    def person(
        self,
        name: str | None = None,
        *,
        device: Device = "desktop",
        language: str = "en",
        calm: bool = False,
        light: bool = False,
        **more: Any,
    ) -> Person:
        """A new person, with an account if a name is given; `calm` prefers reduced motion."""
        phone = device == "phone"
        context = self.chromium.browser.new_context(
            base_url=self.service.url,
            viewport=SIZES[device],
            device_scale_factor=2 if phone else 1,
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            reduced_motion="reduce" if calm else "no-preference",
            color_scheme="light" if light else "dark",
            **more,
        )
        person = Person(self, context, name)
        self.people.append(person)
        return person

    def leave(self) -> None:
        """Close all browsers and check that no page had an error."""
        wires = [person.wire for person in self.people]
        for person in self.people:
            person.context.close()
        self.people.clear()
        problems = [problem for wire in wires for problem in wire.problems]
        assert not problems, "\n".join(problems)
        foreign_requests = [url for wire in wires for url in wire.foreign_requests(self.service.url)]
        assert not foreign_requests, f"somebody else was asked: {foreign_requests}"
