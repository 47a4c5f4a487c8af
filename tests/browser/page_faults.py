"""What a browser can say is wrong with a page's layout, and the settings under which readers look at it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

from tests.browser.harness import quiet, resize
from tests.browser.screens import DESKTOP, PHONE, Size

# A page that is wider than the screen, words that are cut, and controls that cannot be reached. The table
# itself has tests of its own.
FAULTS = """() => {
    const top = document.querySelector("dialog:modal") ?? document.body;
    const what = (one) => one.outerHTML.replace(/\\s+/g, " ").slice(0, 140);
    const style = (one) => getComputedStyle(one);
    const hidden = (one) => !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        || one.closest("[aria-hidden=true], .for-readers, [inert], .board") !== null;
    const faults = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) faults.push(`the page is wider by ${wide}`);
    for (const one of top.querySelectorAll("*")) {
        if (one.closest("svg") || hidden(one)) continue;
        const says = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        if (!says || one.matches("option, select")) continue;
        const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } = style(one);
        if (clipPath !== "none") continue;
        // A tap shows the whole name.
        const ends = textOverflow === "ellipsis" || webkitLineClamp !== "none";
        if (ends && one.closest("button, summary, a")) continue;
        const cuts = (overflow) => overflow === "hidden" || overflow === "clip";
        if (cuts(overflowX) && one.scrollWidth > one.clientWidth + 1) faults.push(`cut: ${what(one)}`);
        if (cuts(overflowY) && one.scrollHeight > one.clientHeight + 3) faults.push(`low: ${what(one)}`);
        if (overflowX === "visible" && one.getBoundingClientRect().left + one.scrollWidth > innerWidth + 1)
            faults.push(`sticks out: ${what(one)}`);
    }
    for (const control of top.querySelectorAll("a[href], button, input, select, summary, textarea")) {
        if (control.disabled || control.closest("[inert]")) continue;
        // A radio button or a switch that is drawn by its label.
        const drawn = control.matches("[type=radio], [type=checkbox]") && control.labels[0];
        const one = drawn || control;
        if (hidden(one)) continue;
        one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const { left, right, top: above, bottom } = one.getBoundingClientRect();
        if (left < -0.5 || right > innerWidth + 0.5) faults.push(`beside the screen: ${what(one)}`);
        const found = document.elementFromPoint((left + right) / 2, (above + bottom) / 2);
        // A notice leaves by itself.
        const notice = found?.closest("[role=alert]");
        if (!found || !(notice || one.contains(found) || found.contains(one)))
            faults.push(`covered: ${what(one)}`);
    }
    scrollTo(0, 0);
    return faults;
}"""

# Targets that are smaller than 44 px, and fields whose text is smaller than 16 px.
TOO_SMALL = """() => [...(document.querySelector("dialog:modal") ?? document.body)
        .querySelectorAll(":is(main, header, dialog) :is(a, button, input, select, textarea, summary)")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    // The slider above the turns of the truth does the same as they do.
    .filter((one) => !one.closest(".for-readers, .board, [tabindex='-1'], [data-action=go]"))
    .filter((one) => getComputedStyle(one).display !== "inline")
    .flatMap((one) => {
        const label = one.matches("[type=radio], [type=checkbox]") && one.labels[0];
        const { width, height } = (label || one).getBoundingClientRect();
        const text = parseFloat(getComputedStyle(one).fontSize);
        const small = one.matches("[type=range]") ? height < 24 : Math.min(width, height) < 43.5;
        const fine = one.matches("input, select, textarea") && text < 16;
        return small || fine ? [`${width}x${height}, ${text}: ${one.outerHTML.slice(0, 120)}`] : [];
    })"""

# Which of several choices is on, where a colour would be lost: those that look like one that is off.
UNMARKED = """() => {
    const top = document.querySelector("dialog:modal") ?? document.body;
    const ON = "[aria-pressed=true], [aria-selected=true], [aria-checked=true], [aria-current]";
    const look = (one) => ["", "::before", "::after"].map((part) => {
        const style = getComputedStyle(one, part || null);
        const names = ["outlineStyle", "outlineWidth", "outlineColor", "borderTopColor", "borderTopStyle",
            "borderTopWidth", "backgroundColor", "color", "content", "translate", "transform", "left",
            "textDecorationLine", "fontWeight"];
        return names.map((name) => style[name]).join();
    }).join("|") + [...one.querySelectorAll("*")].map((part) => part.tagName + look(part)).join();
    const faults = [];
    for (const one of top.querySelectorAll(ON)) {
        if (!one.checkVisibility()) continue;
        const off = [...one.parentElement.parentElement.querySelectorAll(one.tagName)]
            .find((other) => other !== one && !other.matches(ON) && other.checkVisibility());
        if (off && look(off) === look(one)) faults.push(one.outerHTML.slice(0, 140));
    }
    for (const input of top.querySelectorAll("input[type=radio]:checked")) {
        const label = input.labels[0];
        const off = top.querySelector(`input[name="${input.name}"]:not(:checked, :disabled)`)?.labels[0];
        if (label?.checkVisibility() && off && look(off) === look(label))
            faults.push(label.outerHTML.slice(0, 140));
    }
    for (const input of top.querySelectorAll("input[type=checkbox]")) {
        const before = look(input);
        input.checked = !input.checked;
        if (before === look(input) && getComputedStyle(input).appearance === "none")
            faults.push(input.outerHTML.slice(0, 140));
        input.checked = !input.checked;
    }
    return faults;
}"""

# The distances of WCAG 1.4.12. The page's policy forbids foreign style elements, but not this.
SPACED = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
    }
    p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""


@contextmanager
def _zoom(page: Page, size: Size) -> Iterator[None]:
    resize(page, *size)
    yield
    resize(page, *DESKTOP)


@contextmanager
def _large_text(page: Page) -> Iterator[None]:
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    quiet(page)
    yield
    page.evaluate("document.documentElement.style.fontSize = ''")


@contextmanager
def _spaced(page: Page, size: Size) -> Iterator[None]:
    resize(page, *size)
    page.evaluate(SPACED)
    quiet(page)
    yield
    page.evaluate("document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)")
    resize(page, *DESKTOP)


@contextmanager
def _forced_colours(page: Page) -> Iterator[None]:
    page.emulate_media(forced_colors="active")
    yield
    page.emulate_media(forced_colors="none")


def faults(page: Page) -> dict[str, list[str]]:
    """The faults of a page by how it is read: enlarged, with large or spaced text, in forced colours."""
    found: dict[str, list[str]] = {}

    def look(name: str, script: str) -> None:
        if wrong := page.evaluate(script):
            found[name] = list(dict.fromkeys(wrong))

    # A window of 1280×1024 at 200 % and at 400 %.
    for name, size in (("200 %", (640, 512)), ("400 %", (320, 256)), ("a small phone", (360, 640))):
        with _zoom(page, size):
            look(name, FAULTS)
            look(f"targets at {name}", TOO_SMALL)
    with _large_text(page):
        look("large text", FAULTS)
    for name, size in (("spaced text", DESKTOP), ("spaced text on a phone", PHONE)):
        with _spaced(page, size):
            look(name, FAULTS)
    with _forced_colours(page):
        look("forced colours", UNMARKED)
    return found
