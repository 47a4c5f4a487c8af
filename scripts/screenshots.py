"""Draws build/screenshots: every screen of tests/browser/screens.py, and two sheets of the masks.

python -m scripts.screenshots                                  everything
python -m scripts.screenshots home lobby                       only these screens
python -m scripts.screenshots home --sizes 390x844 --themes dark --language de --long
python -m scripts.screenshots rules --whole                    whole pages, not only what fits the screen
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.harness import PICTURES, ROOT, Chromium, Site, picture
from tests.browser.harness_service import Service
from tests.browser.screens import LONG, SCREENS, SIZES, THEMES, Size, Tour, views

WEB = ROOT / "web" / "src"
FILLS = ("m1", "m2", "g", "g2", "f", "f2", "k", "w")
STROKES = ("sg", "sk")
SHEET = """
body { margin: 0; padding: 16px; font: 15px sans-serif; background: var(--paper); color: var(--pen) }
ol { display: grid; grid-template-columns: repeat(9, 1fr); gap: 18px; margin: 0; padding: 0 }
li { display: grid; list-style: none; justify-items: center; gap: 6px }
svg { width: var(--size); height: var(--size) }
"""


def main(arguments: Sequence[str] | None = None) -> None:
    """Draw the given screens, or everything."""
    options = _options(arguments)
    suffix = "" if options.language == "en" else f"-{options.language}"

    def look(page: Page, name: str) -> None:
        for (width, height), theme in views(page, options.sizes, options.themes):
            picture(page, f"{name}-{width}x{height}-{theme}{suffix}", full=options.whole)

    browser = Chromium()
    try:
        with tempfile.TemporaryDirectory() as folder:
            service = Service(Path(folder)).start()
            try:
                for name in options.screens or SCREENS:
                    site = Site(browser, service)
                    SCREENS[name](Tour(site, look, options.language, LONG if options.long else {}))
                    site.leave()
            finally:
                service.close()
        if not options.screens:
            draw_masks(browser)
    finally:
        browser.close()
    print(f"The screenshots are in {PICTURES.relative_to(ROOT)}.")


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Draw screens of the client into build/screenshots.")
    parser.add_argument("screens", nargs="*", metavar="SCREEN", help=f"of {', '.join(SCREENS)}; else all")
    parser.add_argument("--sizes", nargs="+", type=_size, default=SIZES, metavar="WIDTHxHEIGHT")
    parser.add_argument("--themes", nargs="+", choices=THEMES, default=THEMES)
    parser.add_argument("--language", default="en", choices=("en", "fr", "de", "es", "it"))
    parser.add_argument("--long", action="store_true", help="names of the greatest length")
    parser.add_argument("--whole", action="store_true", help="whole pages, not only what fits the screen")
    options = parser.parse_args(arguments)
    if unknown := set(options.screens) - set(SCREENS):
        parser.error(f"there is no screen {', '.join(sorted(unknown))}")
    return options


def _size(text: str) -> Size:
    width, height = text.split("x")
    return int(width), int(height)


def draw_masks(browser: Chromium) -> None:
    """Draw all masks with names, and their outlines in random order, with the solution in a text file."""
    masks = WEB / "assets" / "masks"
    drawings = {file.stem: file.read_text(encoding="utf-8") for file in sorted(masks.glob("*.svg"))}
    palette = json.loads((masks / "palette.json").read_text(encoding="utf-8"))
    tokens = (WEB / "styles" / "tokens.css").read_text(encoding="utf-8")

    colours = "".join(f".{name} {{ fill: var(--mask-{name}) }}" for name in FILLS[2:])
    strokes = ".sg { stroke: var(--mask-g) } .sk { stroke: var(--mask-k) }"
    own = "".join(
        f"#{name} .m1 {{ fill: {chosen['m1']} }} #{name} .m2 {{ fill: {chosen['m2']} }}"
        for name, chosen in palette.items()
    )
    night = "body { --paper: #150d1f; --pen: #f6eedd; --size: 120px }"
    sheet = [(name, drawing, name) for name, drawing in drawings.items()]
    _draw(browser, "masks", sheet, tokens + SHEET + colours + strokes + own + night)

    black = ",".join(f".{name}" for name in FILLS) + "{ fill: #000 }"
    black += ",".join(f".{name}" for name in STROKES) + "{ stroke: #000 }"
    day = "body { --paper: #fff; --pen: #000; --size: 48px }"
    order = random.Random(27).sample(sorted(drawings), len(drawings))
    sheet = [(name, drawings[name], str(number)) for number, name in enumerate(order, 1)]
    _draw(browser, "silhouettes", sheet, SHEET + black + day)
    solution = "".join(f"{number} {name}\n" for number, name in enumerate(order, 1))
    (PICTURES / "silhouettes.txt").write_text(solution, encoding="utf-8")


def _draw(browser: Chromium, name: str, sheet: list[tuple[str, str, str]], style: str) -> None:
    masks = "".join(f'<li id="{mask}">{drawing}{caption}</li>' for mask, drawing, caption in sheet)
    page = browser.browser.new_page(viewport={"width": 1440, "height": 100})
    page.set_content(f"<!doctype html><style>{style}</style><ol>{masks}</ol>")
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"{name}.png", full_page=True)
    page.close()


if __name__ == "__main__":
    main()
