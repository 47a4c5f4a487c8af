"""'Play now' in a browser: four requests from the click to the first card.

1. `POST /tables/play` with a name creates the guest, opens the table and seats its bots. The response has
   the table and the server's commitment to its secret.
2. `POST /tables/{code}/start` carries the promise of the player's share, and locks everything. Its response
   is the table that the page enters.
3. The table's WebSocket, at the same time as 2. Over it the page gets the lock and reveals its share.
4. `GET /known`, for the descriptions of the powers.
"""

from __future__ import annotations

import json
import re
from urllib.parse import urlsplit

from playwright.sync_api import Page, Route, expect

from tests.browser.harness import Site
from tests.browser.players import Player, comes, hand, screen
from tests.tiers import full

FOUR = [
    "POST /api/tables/play",
    "POST /api/tables/CODE/start",
    "SOCKET /api/tables/CODE/socket",
    "GET /api/known",
]


def requests(page: Page) -> list[str]:
    """The requests to the service from now on."""
    found: list[str] = []

    def add(method: str, url: str) -> None:
        path = urlsplit(url).path
        if path.startswith("/api/"):
            found.append(f"{method} {re.sub(r'[A-Z0-9]{6}', 'CODE', path)}")

    page.on("request", lambda request: add(request.method, request.url))
    page.on("websocket", lambda socket: add("SOCKET", socket.url))
    return found


def short_game(route: Route) -> None:
    """Limit the game to a few turns."""
    body = json.loads(route.request.post_data or "")
    settings = {**body["settings"], "options": {**body["settings"].get("options", {}), "turn_limit": 6}}
    route.continue_(post_data=json.dumps({**body, "settings": settings}))


def test_a_newcomer_plays_after_four_requests(site: Site) -> None:
    ada = comes(site)
    page = ada.goes_to("/")
    page.locator('[data-action="name"]').fill("Ada")
    page.route("**/api/tables/play", short_game)
    found = requests(page)
    page.locator('[data-action="play-now"]').click()
    player = Player(ada, seed=3)
    player.ready()
    player.plays_to("turn-choice")
    assert found[0] == FOUR[0]
    assert sorted(found) == sorted(FOUR)
    assert page.evaluate("() => fetch('/api/me').then((answer) => answer.json())")["name"] == "Ada"

    # The share promised with the start is part of the deal, and the witness holds.
    hand(ada, seed=3)
    page.locator('[data-action="truth"]').click()
    fair = page.locator("[data-fair]")
    expect(fair).to_have_attribute("data-fair", "true")
    expect(fair.locator("li")).to_have_count(13)


@full
def test_somebody_known_plays_after_four_requests_under_their_name(site: Site) -> None:
    ada = comes(site, "Ada")
    page = ada.goes_to("/")
    page.locator("main .as").wait_for()
    page.locator('[aria-labelledby="mine"] p').wait_for()
    found = requests(page)
    page.locator('[data-action="play-now"]').click()
    player = Player(ada, seed=3)
    player.ready()
    player.plays_to("turn-choice")
    assert found[0] == FOUR[0]
    assert sorted(found) == sorted(FOUR)
    assert ada.ask("GET", "/me")["name"] == "Ada"


def test_where_the_start_fails_the_newcomer_is_known_and_finds_the_table(site: Site) -> None:
    ada = comes(site)
    page = ada.goes_to("/")
    page.locator('[data-action="name"]').fill("Ada")
    page.route("**/start", lambda route: route.abort())
    page.locator('[data-action="play-now"]').click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator("main .as")).to_contain_text("Ada")
    page.unroute("**/start")
    page.locator('[aria-labelledby="mine"] li a').click()
    screen(page, "lobby")
    page.locator('[data-action="start"]').click()
    screen(page, "table")
