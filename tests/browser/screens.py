"""The screens for `make screenshots`: each function opens its screen and takes pictures.

A picture is named after its screen, its device, and what is unusual about it: light mode, a language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from playwright.sync_api import expect

from tests.browser.harness import NO_CLOCK, SIZES, Device, Person, Screen, Site
from tests.browser.players import Moment, Option, Player, comes, hand, screen, table_of
from tests.browser.shared_device import gathers, play_shared_device

Take = Callable[[str], None]
BUSY = "main[data-screen]:not([aria-busy=true])"


def _visitors(site: Site, name: str | None = None, **more: Any) -> Iterator[tuple[Person, Take]]:
    """A person with each device, and a function that takes a picture of their screen."""
    for device in SIZES:
        yield _visitor(site, device, name, **more)


def _visitor(
    site: Site,
    device: Device,
    name: str | None = None,
    *,
    light: bool = False,
    language: str = "en",
    **more: Any,
) -> tuple[Person, Take]:
    person = comes(
        site,
        name,
        device=device,
        language=language,
        calm=True,
        keeps={"appearance": "light" if light else "dark"},
        **more,
    )
    marks = [device, *(["light"] if light else []), *([language] if language != "en" else [])]

    def take(what: str) -> None:
        person.picture("-".join([what, *marks]))

    return person, take


# Around a game


def home(site: Site) -> None:
    """The first page."""
    for light in (False, True):
        for visitor, take in _visitors(site, light=light):
            visitor.goes_to("/").locator(BUSY).wait_for()
            take("home")
        for visitor, take in _visitors(site, "Ada", light=light):
            table_of(visitor, 6, edition="second")
            visitor.goes_to("/").locator("[data-table]").first.wait_for()
            take("home-running")
    for language in ("fr", "de"):
        visitor, take = _visitor(site, "desktop", language=language)
        visitor.goes_to("/").locator(BUSY).wait_for()
        take("home")


def enter(site: Site) -> None:
    """The page of an invitation link."""
    host = comes(site, "Ada")
    code = host.opens_table(players=6, bots=2)
    for visitor, take in _visitors(site):
        screen(visitor.goes_to(f"/t/{code}"), "enter")
        take("enter")


def lobby(site: Site) -> None:
    """The lobby: the host's view, a guest's, and a custom set."""
    for light in (False, True):
        for host, take in _visitors(site, "Ada", light=light):
            code = host.opens_table(edition="second", players=6, bots=2)
            guest, guest_take = _visitor(site, _device(host), "Bruno")
            screen(guest.sits_down(code), "lobby")
            screen(host.goes_to(f"/t/{code}"), "lobby")
            expect(host.page.locator('[data-action="seat"][data-kind="person"]')).to_have_count(2)
            take("lobby-host")
            if light:
                continue
            expect(guest.page.locator('[data-action="seat"]')).to_have_count(6)
            guest_take("lobby-guest")
            cards = ["judge", "bishop", "king", "spy", "fool", "widow"]
            host.ask("PUT", f"/tables/{code}/settings", {"edition": "first", "players": 6, "cards": cards})
            expect(host.page.locator('[data-action="take-out"]')).to_have_count(len(cards))
            host.picture(f"lobby-custom-{_device(host)}", full=True)


def _device(person: Person) -> Device:
    size = person.page.viewport_size
    return next(device for device, one in SIZES.items() if one == size)


def menu(site: Site) -> None:
    """The menu with a person's preferences."""
    for light in (False, True):
        for visitor, take in _visitors(site, "Ada", light=light):
            visitor.goes_to("/").locator('[data-action="menu"]').click()
            expect(visitor.page.locator("dialog[open]")).to_be_visible()
            take("menu")


def _page(path: str) -> Screen:
    def show(site: Site) -> None:
        for light in (False, True):
            for visitor, take in _visitors(site, light=light):
                visitor.goes_to(path).locator(BUSY).wait_for()
                take(path[1:])
        visitor, take = _visitor(site, "desktop", language="es")
        visitor.goes_to(path).locator(BUSY).wait_for()
        take(path[1:])

    return show


# At the table


def _game(what: str, players: int, show: Callable[[Person, Player], None], **settings: Any) -> Screen:
    """A screen of a game with this many players, on each device, and in light mode on a desktop."""

    def play(site: Site) -> None:
        tries: list[tuple[Device, bool]] = [*((device, False) for device in SIZES), ("desktop", True)]
        for device, light in tries:
            person, take = _visitor(site, device, "Ada", light=light)
            table_of(person, players, **{"edition": "second", "first": 0, **settings})
            show(person, Player(person, seed=5))
            take(what)

    return play


def _deal(person: Person, player: Player) -> None:
    player.looks()


def _turn(person: Person, player: Player) -> None:
    player.plays(_can("announce"))


def _announce(person: Person, player: Player) -> None:
    player.plays(_can("announce"))
    person.page.locator('[data-action="announce"]').click()
    person.page.locator('[data-action="character"]').nth(2).click()


def _swap(person: Person, player: Player) -> None:
    player.plays_to("turn-choice")
    person.page.locator('[data-action="swap"]').click()
    person.page.locator('[data-action="pick-spot"]').last.click()


def _contest(person: Person, player: Player) -> None:
    player.plays_to("contest-or-pass")


def _reveal(person: Person, player: Player) -> None:
    """Revealed cards after a contest, with slow events."""

    def contest(moment: Moment) -> Option:
        wanted = [option for option in moment["options"] if option["action"] == "contest"]
        return wanted[0] if wanted else player.any_of(moment)

    player.plays_to("contest-or-pass")
    person.page.locator('[data-action="menu"]').click()
    person.page.locator('[data-action="pace"][data-value="slow"]').check(force=True)
    person.page.locator('dialog [data-action="close"]').click()
    player.clicks(contest(player.looks()))
    person.page.locator("[data-face]").first.wait_for()


def _over(person: Person, player: Player) -> None:
    hand(person, seed=5)


def _truth(person: Person, player: Player) -> None:
    hand(person, seed=5)
    person.page.locator('[data-action="truth"]').click()
    person.page.locator('[data-action="scrub"]').wait_for()


def languages(site: Site) -> None:
    """The table and the truth in the other languages."""
    for language in ("de", "es", "fr", "it"):
        device: Device = "phone" if language in ("de", "it") else "desktop"
        person, take = _visitor(site, device, "Ada", language=language)
        table_of(person, 6, edition="second", first=0)
        Player(person, seed=5).plays_to("contest-or-pass")
        take("table-contest")
        hand(person, seed=5)
        person.page.locator('[data-action="truth"]').click()
        person.page.locator('[data-action="scrub"]').wait_for()
        take("truth")


def design(site: Site) -> None:
    """The designer with a playable set, its study, and a set that can't be played."""
    cards = "judge.bishop.king.queen.patron.thief"
    for light in (False, True):
        for visitor, take in _visitors(site, "Ada", light=light):
            visitor.ask("POST", "/me/scenarios", {"name": "Friday", "draft": {"cards": ["judge"]}})
            page = visitor.goes_to(f"/design?e=first&n=6&c={cards}")
            page.locator('[data-action="try"]').click()
            page.locator("[data-games]").wait_for()
            take("design")
            visitor.picture(f"design-whole-{_device(visitor)}{'-light' if light else ''}", full=True)
    visitor, take = _visitor(site, "phone", "Ada", language="de")
    visitor.goes_to("/design?e=first&n=6&c=widow.fool.spy.necromancer").locator(
        "[data-breach]"
    ).first.wait_for()
    visitor.picture("design-refused-phone-de", full=True)


def record(site: Site) -> None:
    """A person's statistics and stored data."""
    for light in (False, True):
        for visitor, take in _visitors(site, "Ada", light=light):
            for seed in (3, 4):
                table_of(visitor, 4, edition="first", first=0, options={"turn_limit": 12})
                hand(visitor, seed=seed)
            page = visitor.goes_to("/me")
            expect(page.locator('[data-judging="0"]')).to_have_count(1)
            take("record")
            visitor.picture(f"record-whole-{_device(visitor)}{'-light' if light else ''}", full=True)


def replay(site: Site) -> None:
    """An uploaded record, and a game of a table as a player saw it."""
    for light in (False, True):
        for person, take in _visitors(site, "Ada", light=light):
            person.goes_to("/replay").locator(BUSY).wait_for()
            take("replay-bring")
            code = table_of(person, 6, edition="second", first=0)
            hand(person, seed=5)
            for eyes in ("all", "0"):
                page = person.goes_to(f"/replay/{code}/1?at=40&eyes={eyes}")
                page.locator('[data-spot="2"]').click()
                page.locator('[data-panel="chances"] li').first.wait_for()
                take(f"replay-{'all' if eyes == 'all' else 'seat'}")


def on_game(site: Site) -> None:
    """The page of a running game for a newcomer."""
    host = comes(site, "Ada")
    code = table_of(host, 5, edition="second", spectators=True)
    for visitor, take in _visitors(site, "Eve"):
        screen(visitor.goes_to(f"/t/{code}"), "on-game")
        take("on-game")


def votes(site: Site) -> None:
    """The actions about the whole game, and the panels on a phone."""
    for person, take in _visitors(site, "Ada"):
        table_of(person, 6, edition="second", first=0, **{**NO_CLOCK, "clock": 60})
        player = Player(person)
        player.ready()
        player.looks()
        for tab in ("powers", "seen", "chat", "log"):
            person.page.locator(f'[data-action="tab-{tab}"]').click()
            take(f"table-{tab}")
        person.page.locator('[data-action="table-options"]').click()
        take("table-options")


def lesson(site: Site) -> None:
    """The lesson with its guide: the first turn, and a contested one."""
    for light in (False, True):
        for person, take in _visitors(site, "Ada", light=light):
            person.goes_to("/").locator('[data-action="learn"]').click()
            player = Player(person, seed=3)
            player.plays_to("turn-choice")
            take("lesson-swap")
            player.plays_to("contest-or-pass")
            take("lesson-contest")


def device(site: Site) -> None:
    """A shared device: its people, the open table, the curtain, a hand, and a contest."""
    for light in (False, True):
        for person, take in _visitors(site, "Anna", light=light):
            page = person.goes_to("/device")
            page.locator(BUSY).wait_for()
            take("device-names")
            code = gathers(page, "Anna", "Bruno", "Carla")
            settings = {
                "edition": "second",
                "players": 6,
                "first": 0,
                "beat": 0,
                "pace": "instant",
                **NO_CLOCK,
            }
            person.ask("PUT", f"/tables/{code}/settings", settings)
            take("device-lobby")
            page.locator('[data-action="start"]').click()
            page.locator('[data-aloud] [data-action="ready"]').wait_for()
            take("device-deal")
            play_shared_device(person, "curtain")
            take("device-curtain")
            play_shared_device(person, "hand")
            take("device-hand")
            play_shared_device(person, "contest", seed=4)
            take("device-contest")
            page.locator('[data-action="contests"]').first.click()
            page.locator('[data-action="contest-aloud"]').click()
            play_shared_device(person, "curtain", seed=5)
            page.locator('[data-action="see-table"]').click()
            take("device-table")


def _can(action: str) -> Callable[[Moment], bool]:
    return lambda moment: any(option["action"] == action for option in moment.get("options", ()))


SCREENS: Mapping[str, Screen] = {
    "home": home,
    "enter": enter,
    "lobby": lobby,
    "menu": menu,
    "rules": _page("/rules"),
    "characters": _page("/characters"),
    "lesson": lesson,
    "device": device,
    "on-game": on_game,
    "replay": replay,
    "design": design,
    "record": record,
    "deal": _game("table-deal", 6, _deal),
    "turn": _game("table-turn", 6, _turn),
    "swap": _game("table-swap", 6, _swap),
    "announce": _game("table-announce", 6, _announce),
    "contest": _game("table-contest", 6, _contest),
    "reveal": _game("table-reveal", 6, _reveal),
    "thirteen": _game("table-13", 13, _contest, edition="first"),
    "two": _game("table-2", 2, _turn, edition="first"),
    "three": _game("table-3", 3, _turn, edition="first"),
    "panels": votes,
    "end": _game("end", 6, _over),
    "truth": _game("truth", 6, _truth),
    "truth-thirteen": _game("truth-13", 13, _truth, edition="first"),
    "languages": languages,
}
