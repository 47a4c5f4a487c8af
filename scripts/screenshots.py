"""Draws build/screenshots: every screen of tests/browser/screens.py, and two sheets of the masks.

python -m scripts.screenshots            everything
python -m scripts.screenshots home       only these screens
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from pathlib import Path

from tests.browser.harness import PICTURES, ROOT, Chromium, Site
from tests.browser.harness_service import Service
from tests.browser.screens import SCREENS

WEB = ROOT / "web" / "src"
FILLS = ("m1", "m2", "g", "g2", "f", "f2", "k", "w")
STROKES = ("sg", "sk")
SHEET = """
body { margin: 0; padding: 16px; font: 15px sans-serif; background: var(--paper); color: var(--pen) }
ol { display: grid; grid-template-columns: repeat(9, 1fr); gap: 18px; margin: 0; padding: 0 }
li { display: grid; list-style: none; justify-items: center; gap: 6px }
svg { width: var(--size); height: var(--size) }
"""


def main(wanted: list[str]) -> None:
    """Draw the given screens, or everything."""
    unknown = set(wanted) - set(SCREENS)
    if unknown:
        sys.exit(f"There is no screen {', '.join(sorted(unknown))}: there are {', '.join(SCREENS)}.")
    browser = Chromium()
    try:
        with tempfile.TemporaryDirectory() as folder:
            service = Service(Path(folder)).start()
            try:
                for name in wanted or SCREENS:
                    site = Site(browser, service)
                    SCREENS[name](site)
                    site.leave()
            finally:
                service.close()
        if not wanted:
            draw_masks(browser)
    finally:
        browser.close()
    print(f"The screenshots are in {PICTURES.relative_to(ROOT)}.")


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
    main(sys.argv[1:])
