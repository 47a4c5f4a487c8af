"""All screens of the client: each function visits some and looks at every state worth seeing.

What looking means is up to the caller: `make screenshots` takes pictures, and tests ask the browser what is
wrong with the page. A page is visited once; `views` then shows it at several sizes, by day and by night.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Literal

from playwright.sync_api import Page, expect

from tests.browser.harness import NO_CLOCK, Person, Site, resize
from tests.browser.players import Moment, Option, Player, comes, hand, prefers, screen, table_of
from tests.browser.shared_device import gathers, play_shared_device

Size = tuple[int, int]
Theme = Literal["dark", "light"]
Look = Callable[[Page, str], None]
"""Looks at a page in the state of this name."""
SIZES: tuple[Size, ...] = (
    *((1920, 1080), (1440, 900), (1024, 768), (820, 1180)),
    *((390, 844), (360, 640), (844, 390)),
)
DESKTOP, PHONE = SIZES[1], SIZES[4]
THEMES: tuple[Theme, ...] = ("dark", "light")
DAYS = 3 * 24 * 3600
"""Seconds for a decision at a table that is played over days, whose clock runs while nobody is there."""
BUSY = "main[data-screen]:not([aria-busy=true])"
LONG = {"Ada": "Maximiliane-Friederike W", "Bruno": "Giuseppina Meravigliosaa"}
"""Names of the greatest length, for those who have shorter ones."""
# While `held` is set, no timer of a scene, a notice or a countdown fires. Short ones, as axe's, do.
HOLDABLE = """(() => {
    const later = window.setTimeout, often = window.setInterval;
    const waits = (time) => window.held && time >= 150;
    window.setTimeout = (act, time = 0, ...more) => {
        const fire = () => (waits(time) ? later(fire, 100) : act(...more));
        return later(fire, time);
    };
    window.setInterval = (act, time = 0, ...more) => often(() => waits(time) || act(...more), time);
})()"""


def views(
    page: Page, sizes: Iterable[Size] = SIZES, themes: Iterable[Theme] = THEMES
) -> Iterator[tuple[Size, Theme]]:
    """Show a page at these sizes in these themes, and then as it was on a desktop by night."""
    for theme in themes:
        page.emulate_media(color_scheme=theme)
        for size in sizes:
            resize(page, *size)
            yield size, theme
    page.emulate_media(color_scheme="dark")
    resize(page, *DESKTOP)


@dataclass(frozen=True)
class Tour:
    """A walk through screens, with what is done at each state."""

    site: Site
    look: Look
    language: str = "en"
    names: Mapping[str, str] = field(default_factory=dict)
    """Other names for the people who are met."""

    def person(self, name: str | None = None, **more: Any) -> Person:
        """Somebody who prefers reduced motion, by night."""
        called = None if name is None else self.names.get(name, name)
        person = comes(self.site, called, language=self.language, calm=True, **more)
        person.context.add_init_script(HOLDABLE)
        return person


Screen = Callable[[Tour], None]


@contextmanager
def held(page: Page) -> Iterator[None]:
    """What leaves by itself stays meanwhile."""
    page.evaluate("window.held = true")
    yield
    page.evaluate("window.held = false")


# Around a game


def home(tour: Tour) -> None:
    """The first page: of a newcomer, of a person with a game and tables, and its menu."""
    newcomer = tour.person()
    page = newcomer.goes_to("/")
    page.locator(BUSY).wait_for()
    tour.look(page, "home")
    page.locator('[data-action="choose-face"]').click()
    page.locator('[data-action="face-done"]').wait_for()
    tour.look(page, "home-face")
    ada = tour.person("Ada")
    table_of(ada, 6, edition="second", first=0, clock=DAYS)
    Player(ada, seed=5).plays_to("contest-or-pass")
    for _ in range(2):
        ada.opens_table(players=8)
    host = tour.person("Bruno")
    for _ in range(2):
        host.opens_table(players=6, public=True)
    page = ada.goes_to("/")
    for table in ("public", "mine"):
        expect(page.locator(f'[aria-labelledby="{table}"] li').nth(1)).to_be_visible()
    tour.look(page, "home-tables")
    page.locator('[data-action="menu"]').click()
    expect(page.locator("dialog[open]")).to_be_visible()
    tour.look(page, "menu")


def enter(tour: Tour) -> None:
    """The page of an invitation link, and of a game that already runs."""
    host = tour.person("Ada")
    code = host.opens_table(players=6, bots=2)
    stranger = tour.person()
    screen(stranger.goes_to(f"/t/{code}"), "enter")
    tour.look(stranger.page, "enter")
    running = table_of(host, 5, edition="second", spectators=True, newcomers=True)
    guest = tour.person("Bruno")
    screen(guest.goes_to(f"/t/{running}"), "on-game")
    tour.look(guest.page, "on-game")


def lobby(tour: Tour) -> None:
    """The lobby: a guest's view, the host's with its drawers, and a custom set."""
    host, guest = tour.person("Ada"), tour.person("Bruno")
    code = host.opens_table(edition="second", players=6, bots=2)
    page, theirs = host.goes_to(f"/t/{code}"), guest.sits_down(code)
    for one in (page, theirs):
        expect(one.locator('[data-action="seat"][data-kind="person"]')).to_have_count(2)
    tour.look(theirs, "lobby-guest")
    tour.look(page, "lobby-host")
    for action, what in (("set-powers", "powers"), ("seat", "seat")):
        page.locator(f'[data-action="{action}"]').last.click()
        expect(page.locator("dialog[open]")).to_be_visible()
        tour.look(page, f"lobby-{what}")
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    cards = ["judge", "bishop", "king", "spy", "fool", "widow"]
    host.ask("PUT", f"/tables/{code}/settings", {"edition": "first", "players": 6, "cards": cards})
    expect(page.locator('[data-action="take-out"]')).to_have_count(len(cards))
    tour.look(page, "lobby-custom")


def _page(path: str) -> Screen:
    def show(tour: Tour) -> None:
        page = tour.person().goes_to(path)
        page.locator(BUSY).wait_for()
        tour.look(page, path[1:])

    return show


def errors(tour: Tour) -> None:
    """Pages that say what is wrong: no such page, no such table, a bad link, a lost seat, no network."""
    stranger, ada = tour.person(), tour.person("Ada")
    screen(stranger.goes_to("/nowhere"), "not-found")
    tour.look(stranger.page, "not-found")
    screen(stranger.goes_to("/#move=nothing"), "key")
    tour.look(stranger.page, "bad-link")
    page = ada.page
    screen(ada.goes_to("/t/QQQQQQ"), "arriving")
    expect(page.locator("main h1")).to_be_visible()
    tour.look(page, "no-table")
    code = table_of(ada, 4, edition="first", first=0)
    screen(page, "table")
    other = ada.context.new_page()
    other.goto(ada.at(f"/t/{code}"))
    screen(page, "closed")
    tour.look(page, "closed")
    other.close()
    ada.goes_to("/").locator(BUSY).wait_for()
    ada.context.set_offline(True)
    page.locator('[data-action="create"]').click()
    expect(page.locator('[role="alert"] [data-action="dismiss"]')).to_be_visible()
    with held(page):
        tour.look(page, "home-offline")


def lesson(tour: Tour) -> None:
    """The lesson with its guide: the first turn, and a contested one."""
    ada = tour.person("Ada")
    ada.goes_to("/").locator('[data-action="learn"]').click()
    player = Player(ada, seed=3)
    player.looks()
    ada.page.locator('[data-panel="guide"]').wait_for()
    tour.look(ada.page, "lesson-deal")
    player.plays_to("turn-choice")
    tour.look(ada.page, "lesson-swap")
    player.plays_to("contest-or-pass")
    tour.look(ada.page, "lesson-contest")


def device(tour: Tour) -> None:
    """A shared device: its people, the open table, the curtain, a hand, a shown card, and a contest."""
    anna = tour.person("Ada")
    page = anna.goes_to("/device")
    page.locator(BUSY).wait_for()
    tour.look(page, "device-names")
    code = gathers(page, *(tour.names.get(name, name) for name in ("Ada", "Bruno", "Carla")))
    cards = ["princess", "judge", "king", "queen", "witch", "widow"]
    settings = {"edition": "first", "cards": cards, "players": 6, "first": 0, "options": {"turn_limit": 80}}
    anna.ask("PUT", f"/tables/{code}/settings", {**settings, "beat": 0, "pace": "instant", **NO_CLOCK})
    expect(page.locator('[data-action="take-out"]')).to_have_count(len(cards))
    tour.look(page, "device-lobby")
    page.locator('[data-action="start"]').click()
    page.locator('[data-aloud] [data-action="ready"]').wait_for()
    tour.look(page, "device-deal")
    play_shared_device(anna, "curtain")
    tour.look(page, "device-curtain")
    page.locator('[data-action="here"]').click()
    tour.look(page, "device-curtain-sure")
    page.locator('[data-action="see-table"]').click()
    tour.look(page, "device-table")
    page.locator('[data-action="hand-over"]').click()
    play_shared_device(anna, "hand")
    with held(page):
        tour.look(page, "device-hand")
    play_shared_device(anna, "contest", seed=4)
    page.locator('[data-action="contests"]').first.click()
    tour.look(page, "device-contest")
    page.locator('[data-action="contest-aloud"]').click()
    _free_turn(anna)
    tour.look(page, "device-curtain-free")
    page.locator('[data-action="announce-openly"]').click()
    page.locator('[data-aloud] [data-character="princess"]').click()
    tour.look(page, "device-openly")
    page.locator('[data-action="cancel"]').click()
    page.locator('[data-action="hand-over"]').click()
    _shown(anna)
    tour.look(page, "device-shown-curtain")
    page.locator('[data-action="here"]').click()
    page.locator('[data-action="lift"]').click()
    expect(page.locator('[data-screen="shown"] figcaption')).to_be_visible()
    tour.look(page, "device-shown")


def _rematch(page: Page) -> None:
    page.locator('[data-action="truth"]').click()
    page.locator('[data-action="rematch"]').click()
    page.locator('[data-action="start"]').click()


def _free_turn(anna: Person) -> None:
    """Play until a player on the device may announce."""
    for seed in range(1, 400):
        if play_shared_device(anna, "curtain", seed=seed)["what"] == "over":
            _rematch(anna.page)
        elif anna.page.locator('[data-action="announce-openly"]').count():
            return
        else:
            play_shared_device(anna, most=1, seed=seed)
    raise AssertionError("nobody may announce")


def _shown(anna: Person) -> None:
    """Play until the Princess shows a card to all but its owner."""
    page = anna.page
    for seed in range(1, 400):
        came = play_shared_device(anna, "hand", "showing", seed=seed)["what"]
        if came == "over":
            _rematch(page)
        elif came == "showing":
            return
        elif page.locator('.dock [data-action="announce"]:not([aria-disabled="true"])').count():
            page.locator('.dock [data-action="announce"]').click()
            page.locator('[data-decision] [data-character="princess"]').click()
            page.locator('[data-action="announce-now"]').click()
        else:
            play_shared_device(anna, "showing", most=1, seed=seed)
    raise AssertionError("no card was shown")


def design(tour: Tour) -> None:
    """The designer: a set that can't be played, a playable one, and its study."""
    ada = tour.person("Ada")
    page = ada.goes_to("/design?e=first&n=6&c=widow.fool.spy.necromancer")
    page.locator("[data-breach]").first.wait_for()
    tour.look(page, "design-refused")
    ada.ask("POST", "/me/scenarios", {"name": "Friday", "draft": {"cards": ["judge"]}})
    page = ada.goes_to("/design?e=first&n=6&c=judge.bishop.king.queen.patron.thief")
    page.locator('[data-action="try"]').click()
    page.locator("[data-games]").wait_for()
    tour.look(page, "design")


def record(tour: Tour) -> None:
    """A person's statistics and stored data: before a game, after two, and deleted."""
    ada = tour.person("Ada")
    page = ada.goes_to("/me")
    page.locator('[data-action="export"]').wait_for()
    tour.look(page, "record-empty")
    for seed in (3, 4):
        table_of(ada, 4, edition="first", first=0, options={"turn_limit": 12})
        hand(ada, seed=seed)
    ada.goes_to("/me")
    expect(page.locator('[data-judging="0"]')).to_have_count(1)
    tour.look(page, "record")
    page.locator('[data-action="delete-me"]').click()
    page.locator('[data-action="delete-me-sure"]').wait_for()
    tour.look(page, "record-delete")
    page.locator('[data-action="delete-me-sure"]').click()
    screen(page, "gone")
    tour.look(page, "gone")


def replay(tour: Tour) -> None:
    """The page for a record, and a game of a table as all know it now and as a player saw it."""
    ada = tour.person("Ada")
    page = ada.goes_to("/replay")
    page.locator(BUSY).wait_for()
    tour.look(page, "replay-bring")
    code = table_of(ada, 6, edition="second", first=0)
    hand(ada, seed=5)
    for eyes, name in (("all", "all"), ("0", "seat")):
        ada.goes_to(f"/replay/{code}/1?at=40&eyes={eyes}")
        page.locator('[data-spot="2"]').click()
        page.locator('[data-panel="chances"] li').first.wait_for()
        tour.look(page, f"replay-{name}")


# At the table


def _game(what: str, players: int, show: Callable[[Person, Player], None], **settings: Any) -> Screen:
    """A screen of a game with this many players."""

    def play(tour: Tour) -> None:
        ada = tour.person("Ada")
        table_of(ada, players, **{"edition": "second", "first": 0, **settings})
        show(ada, Player(ada, seed=5))
        with held(ada.page):
            tour.look(ada.page, what)

    return play


def _deal(person: Person, player: Player) -> None:
    player.looks()


def _turn(person: Person, player: Player) -> None:
    player.plays(_can("announce"))


def _announce(person: Person, player: Player) -> None:
    player.plays(_can("announce"))
    person.page.locator('[data-action="announce"]').click()
    person.page.locator('[data-action="character"]').nth(2).click()


def _claim(person: Person, player: Player) -> None:
    """The viewer's own claim, which the others answer."""
    _announce(person, player)
    _show_slowly(person)
    person.page.evaluate("window.held = true")
    person.page.locator('[data-action="announce-now"]').click()
    person.page.locator("section.claim").wait_for()


def _swap(person: Person, player: Player) -> None:
    player.plays_to("turn-choice")
    person.page.locator('[data-action="swap"]').click()
    person.page.locator('[data-action="pick-spot"]').last.click()


def _show_slowly(person: Person) -> None:
    """Let the page show events as slowly as the table allows."""
    person.page.locator('[data-action="menu"]').click()
    person.page.locator('[data-action="pace"][data-value="slow"]').check(force=True)
    person.page.locator('dialog [data-action="close"]').click()


def _sighting(person: Person, player: Player) -> None:
    """A card that was just looked at."""
    player.plays(_can("look"))
    _show_slowly(person)  # the next player's claim takes its place
    person.page.locator('[data-decision] [data-action="look"]').click()
    person.page.locator("[data-sighting]:visible").first.wait_for()


def _contest(person: Person, player: Player) -> None:
    player.plays_to("contest-or-pass")


def early(tour: Tour) -> None:
    """A claim that another person decides about first: before an early answer, and after it."""
    ada, bruno = tour.person("Ada"), tour.person("Bruno")
    code = ada.opens_table(players=6, bots=4)
    bruno.ask("POST", f"/tables/{code}/join")
    ada.deals(code)
    for one in (ada, bruno):
        one.goes_to(f"/t/{code}")
    _, later = claimed_to(Player(ada, seed=3), Player(bruno, seed=3))
    tour.look(later.page, "table-early")
    later.page.locator('[data-decision] [data-action="contest"]').first.click()
    later.page.locator("[data-held]").wait_for()
    tour.look(later.page, "table-early-given")


def claimed_to(*players: Player) -> list[Player]:
    """Play until two people are asked about a claim: who decides now, and who may answer early."""
    asked: list[tuple[int, Player]] = []

    def both_asked() -> bool:
        asked.clear()
        for player in players:
            moment = player.glances()
            if moment is None:
                continue
            if moment["what"] == "ready":
                player.ready()
            elif moment["question"] == "contest-or-pass":
                asked.append((moment["decision"], player))
            else:  # they claim nothing themselves
                quietly = prefers("look", "swap-pretend", "pick-spot", "swap", otherwise=player.any_of)
                player.answers(moment, quietly)
        return len(asked) == len(players)

    players[0].person.until(both_asked, "a claim of a bot's")
    return [player for _, player in sorted(asked, key=lambda one: one[0])]


def _reveal(person: Person, player: Player) -> None:
    """Revealed cards after a contest."""

    def contest(moment: Moment) -> Option:
        wanted = [option for option in moment["options"] if option["action"] == "contest"]
        return wanted[0] if wanted else player.any_of(moment)

    player.plays_to("contest-or-pass")
    _show_slowly(person)
    player.clicks(contest(player.looks()))
    person.page.locator('[data-stage="reveal"] .last .name').wait_for()  # the last card has its face


def _over(person: Person, player: Player) -> None:
    hand(person, seed=5)


def _truth(person: Person, player: Player) -> None:
    hand(person, seed=5)
    person.page.locator('[data-action="truth"]').click()
    person.page.locator('[data-action="scrub"]').wait_for()


def waiting(tour: Tour) -> None:
    """Another person's turn, as a player and as a spectator see it, and without a connection."""
    ada, bruno, eve = tour.person("Ada"), tour.person("Bruno"), tour.person("Eve")
    code = ada.opens_table(edition="second", players=6, bots=4, first=1, spectators=True)
    bruno.ask("POST", f"/tables/{code}/join")
    ada.deals(code)
    for one in (ada, bruno):
        one.goes_to(f"/t/{code}")
        Player(one).ready()
    page = ada.page
    expect(bruno.page.locator('[data-question="turn-choice"]')).to_be_visible()
    expect(page.locator("[data-decision]")).to_have_count(0)
    tour.look(page, "table-waiting")
    eve.goes_to(f"/t/{code}").locator('[data-action="watch"]').click()
    screen(eve.page, "table")
    tour.look(eve.page, "table-spectator")
    bruno.page.close()
    expect(page.locator("[data-absent] button")).to_be_visible()
    tour.look(page, "table-absent")
    ada.context.set_offline(True)
    expect(page.locator('header [role="status"]')).to_be_visible()
    tour.look(page, "table-offline")


def panels(tour: Tour) -> None:
    """The panels of the table, its options, the help about keys, and what is known of a player."""
    ada = tour.person("Ada")
    table_of(ada, 6, edition="second", first=0, **{**NO_CLOCK, "clock": 60})
    page = ada.page
    player = Player(ada)
    player.ready()
    player.looks()
    for tab in ("powers", "seen", "chat", "log"):
        page.locator(f'[data-action="tab-{tab}"]').click()
        tour.look(page, f"table-{tab}")
    page.locator('[data-action="table-options"]').click()
    tour.look(page, "table-options")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.locator('[data-panel="keys"]').wait_for()
    tour.look(page, "table-keys")
    page.keyboard.press("Escape")
    page.locator('[data-action="look-at-player"]').first.hover()
    page.locator("[data-details]").wait_for()
    tour.look(page, "table-memo")
    page.mouse.move(0, 0)
    resize(page, *PHONE)
    page.locator('[data-action="panels"]').click()
    expect(page.locator("dialog[open]")).to_be_visible()
    tour.look(page, "table-sheet")


def _can(action: str) -> Callable[[Moment], bool]:
    return lambda moment: any(option["action"] == action for option in moment.get("options", ()))


PAGES: Mapping[str, Screen] = {
    "home": home,
    "enter": enter,
    "lobby": lobby,
    "rules": _page("/rules"),
    "characters": _page("/characters"),
    "errors": errors,
    "lesson": lesson,
    "device": device,
    "replay": replay,
    "design": design,
    "record": record,
    "truth": _game("truth", 6, _truth),
    "truth-thirteen": _game("truth-13", 13, _truth, edition="first"),
}
"""The pages around the table."""
TABLE: Mapping[str, Screen] = {
    "deal": _game("table-deal", 6, _deal),
    "deal-four": _game("table-deal-4", 4, _deal, edition="first"),
    "deal-thirteen": _game("table-deal-13", 13, _deal, edition="first"),
    "turn": _game("table-turn", 6, _turn),
    "swap": _game("table-swap", 6, _swap),
    "announce": _game("table-announce", 6, _announce),
    "claim": _game("table-claim", 6, _claim, pace="fast"),
    "sighting": _game("table-sighting", 6, _sighting, pace="fast"),
    "contest": _game("table-contest", 6, _contest),
    "early": early,
    "reveal": _game("table-reveal", 6, _reveal, pace="fast"),
    "end": _game("end", 6, _over),
    "waiting": waiting,
    "panels": panels,
    "thirteen": _game("table-13", 13, _contest, edition="first"),
    "two": _game("table-2", 2, _turn, edition="first"),
    "three": _game("table-3", 3, _turn, edition="first"),
}
"""A game's own states."""
SCREENS: Mapping[str, Screen] = {**PAGES, **TABLE}
