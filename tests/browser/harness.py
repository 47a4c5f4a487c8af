"""Real browsers for tests: people with devices and languages of their own, at a real service.

A test asks for `site` and invites people:

    def test_two_people_meet(site: Site) -> None:
        ada, bruno = site.person("Ada"), site.person("Bruno", device="phone", language="fr")
        code = ada.opens_table(players=4, bots=2)
        ada.page.goto(ada.at(f"/t/{code}"))

Whatever a test looks at, at its end no page may have thrown anything, met the content security policy, or
asked anybody but the service.
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
"""Milliseconds after which a page is taken for hung."""
expect.set_options(timeout=TIMEOUT_MS)
NO_CLOCK: Mapping[str, Any] = {"clock": None, "window": None, "memorise": 600}
"""Settings of tables at which nobody is hurried."""
NOON = 1_800_000_000
"""When time begins on a page where it is minded, in seconds."""
HOUR = 3600
GRAVE = ("serious", "critical")
"""The impacts of what axe finds that nobody may ship."""


@cache
def chromium() -> str:
    """Where the system's Chromium is."""
    script = str(ROOT / "scripts" / "chromium.sh")
    done = subprocess.run(["sh", script], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


class Chromium:
    """A browser that runs until it is closed. While it does, this thread can run no event loop of its own."""

    def __init__(self) -> None:
        self._playwright: Playwright = sync_playwright().start()
        # Only root, who is usually in a container, has to do without the sandbox.
        flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else [*FLAGS]
        try:
            self.browser: Browser = self._playwright.chromium.launch(
                executable_path=chromium(), args=flags, timeout=TIMEOUT_MS
            )
        except BaseException:
            self._playwright.stop()  # else no later test of this process could run an event loop
            raise

    def close(self) -> None:
        """End it."""
        try:
            self.browser.close()
        finally:
            self._playwright.stop()


@dataclass
class Frame:
    """A message that went over a page's WebSocket."""

    sent: bool
    """By the page; else by the service."""
    text: str

    @cached_property
    def message(self) -> dict[str, Any]:
        """The message."""
        found: dict[str, Any] = json.loads(self.text)
        return found


@dataclass
class Wire:
    """Everything that a page asked and was told, and what went wrong in it."""

    requests: list[str] = field(default_factory=list)
    frames: list[Frame] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    console: list[str] = field(default_factory=list)
    """What the page wrote there."""

    def listen_to(self, page: Page) -> None:
        """Note everything from now on."""
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
        """All messages of this type that came."""
        return [frame.message for frame in self.frames if not frame.sent and frame.message["type"] == kind]

    def protocol(self) -> str:
        """All frames, one a line."""
        return "\n".join(f"{'sent' if one.sent else 'had '} {one.text}" for one in self.frames)

    def foreign_requests(self, origin: str) -> list[str]:
        """What was asked of somebody else."""
        host = urlsplit(origin).netloc
        inner = ("data", "blob", "about")
        return [
            url for url in self.requests if urlsplit(url).scheme not in inner and urlsplit(url).netloc != host
        ]


def _text(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode()


class Person:
    """Somebody with a browser of their own: cookies, device, language."""

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
        """Show what this person had, should the test fail."""
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
        """The address of a page."""
        return f"{self.site.service.url}{path}"

    def goes_to(self, path: str) -> Page:
        """Open a page of the client."""
        self.page.goto(self.at(path))
        return self.page

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Ask the service directly, as this person and beside the page; it has to succeed."""
        headers = {"content-type": "application/json"}
        data = None if method == "GET" else json.dumps({} if body is None else body)
        answer = self.context.request.fetch(
            self.at(f"/api{path}"), method=method, data=data, headers=headers, timeout=TIMEOUT_MS
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return json.loads(answer.body() or b"null")

    def opens_table(self, *, bots: int = 0, bot: str = "novice", **settings: object) -> str:
        """A table of theirs with so many bots; its code. No beat and no clock, unless they are asked for."""
        opened = self.ask("POST", "/tables", {"edition": "first", "beat": 0, **NO_CLOCK, **settings})
        code: str = opened["table"]["code"]
        for _ in range(bots):
            self.ask("POST", f"/tables/{code}/bots", {"bot": bot})
        return code

    def sits_down(self, code: str) -> Page:
        """Join a table, and open it."""
        self.ask("POST", f"/tables/{code}/join")
        return self.goes_to(f"/t/{code}")

    def deals(self, code: str) -> None:
        """Start the game, as its host."""
        self.ask("POST", f"/tables/{code}/start")

    def until(self, happened: Callable[[], bool], what: str) -> None:
        """Wait for something that is not on the page, such as a frame; the browser goes on meanwhile."""
        end = time.monotonic() + TIMEOUT_MS / 1000
        while not happened():
            assert time.monotonic() < end, f"it did not happen: {what}"
            self.page.wait_for_timeout(10)

    def minds_time(self) -> None:
        """From the next page on, time on it can be held; until then it runs."""
        self.context.clock.install(time=NOON)
        self._minds_time = True

    def holds_time(self) -> None:
        """Let time pass on the page only as `lets_pass` says: what it shows for a while stays.

        From the next page on, unless this one's time is minded already.
        """
        if not self._minds_time:
            self.minds_time()
        self.context.clock.pause_at(NOON + HOUR)

    def lets_pass(self, milliseconds: int) -> None:
        """Let so much time pass on the page."""
        self.context.clock.run_for(milliseconds)

    def picture(self, name: str, *, full: bool = False) -> Path:
        """Keep what is on the screen as build/screenshots/NAME.png."""
        return picture(self.page, name, full=full)


def picture(page: Page, name: str, *, full: bool = False) -> Path:
    """Keep what a page shows as build/screenshots/NAME.png."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    file = PICTURES / f"{name}.png"
    page.screenshot(path=file, full_page=full, animations="disabled")
    return file


def quiet(page: Page) -> None:
    """Wait until nothing moves: neither places nor colours are what they will be before."""
    page.evaluate("document.fonts.ready.then(() => undefined)")
    page.wait_for_function(
        "() => document.getAnimations().every((one) => one.playState !== 'running' || "
        "one.effect.getComputedTiming().iterations === Infinity)"
    )


class Watch:
    """Whether something was ever on a page since the watch began, for however short a time."""

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
        """Until now."""
        return bool(self._seen.evaluate("(found) => found.seen"))


def axe(page: Page, within: str | None = None, *, but: tuple[str, ...] = ()) -> list[str]:
    """What axe finds serious or critical on a page (or within a part of it), in lines that say where."""
    # The page's policy forbids foreign scripts, and rightly so; what the tools evaluate is not under it.
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
        if violation["impact"] in GRAVE
        for node in violation["nodes"]
    ]


class Site:
    """A service, and the people who come to it."""

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
        """Somebody new, known by name if one is given; `calm` is who wants nothing to move."""
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
        """Everybody closes their browser, and nothing has gone wrong in any."""
        wires = [person.wire for person in self.people]
        for person in self.people:
            person.context.close()
        self.people.clear()
        problems = [problem for wire in wires for problem in wire.problems]
        assert not problems, "\n".join(problems)
        foreign_requests = [url for wire in wires for url in wire.foreign_requests(self.service.url)]
        assert not foreign_requests, f"somebody else was asked: {foreign_requests}"


Screen = Callable[[Site], None]
"""Shows something, and keeps pictures of it."""
