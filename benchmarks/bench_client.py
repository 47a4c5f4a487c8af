"""Size of the page on a first visit, and the time until it is usable.

A real server, the system's Chromium, and a new profile for every visit. Usable means that 'Play now' can be
clicked; at the table, that the deal is shown and 'ready' can be clicked.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parent
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-sync",
]
WEIGHED = """
() => performance.getEntriesByType("resource").concat(performance.getEntriesByType("navigation"))
    .reduce((sum, entry) => sum + entry.transferSize, 0)
"""


def measured(url: str, visits: int) -> dict[str, float]:
    """Medians over several first visits."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - only the extra dev has it

    chromium = subprocess.run(
        ["sh", str(HERE.parent / "scripts" / "chromium.sh")], capture_output=True, text=True, check=True
    ).stdout.strip()
    weights: list[float] = []
    homes: list[float] = []
    again: list[float] = []
    tables: list[float] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for _ in range(visits):
            context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
            page = context.new_page()
            for times in (homes, again):
                page.goto(url, wait_until="commit")
                page.locator('[data-action="play-now"]:enabled').wait_for()
                times.append(page.evaluate("performance.now()"))
                if times is homes:
                    page.wait_for_load_state("networkidle")
                    weights.append(page.evaluate(WEIGHED))
            begun = page.evaluate("performance.now()")
            page.locator('[data-action="play-now"]').click()
            page.locator('[data-action="ready"]').wait_for()
            tables.append(page.evaluate("performance.now()") - begun)
            context.close()
        browser.close()
    return {
        "first visit, bytes over the line": median(weights),
        "first visit, ms until usable": median(homes),
        "second visit, ms until usable": median(again),
        "'Play now', ms until the deal lies open": median(tables),
    }


def main() -> None:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--visits", type=int, default=9)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "mascarade", "serve", "--port", "0", "--json"]
        server = subprocess.Popen(
            [*command, "--database", f"sqlite:///{folder}/tables.db"], stdout=subprocess.PIPE
        )
        try:
            assert server.stdout is not None
            url = json.loads(server.stdout.readline())["addresses"][0]
            figures = measured(url, options.visits)
        except ImportError:
            print(
                "Playwright is not installed ('make setup' does it): nothing is measured.",
                file=sys.stderr,
            )
            return
        finally:
            server.terminate()
            server.wait()
    if options.json:
        print(json.dumps(figures))
        return
    for name, figure in figures.items():
        print(f"{name:45} {figure:>10,.0f}")


if __name__ == "__main__":
    main()
