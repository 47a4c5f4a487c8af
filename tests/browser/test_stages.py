"""The stages over the table: fines are paid before the curtain falls, and coins settle at the end."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from mascarade.rules import Action, Decision
from mascarade.rules import actions as a
from mascarade.server.views.bots import BotSeat
from tests.browser.harness import Person, Site
from tests.browser.players import Player, comes, hand, prefers, table_of, told
from tests.browser.screens import LONG, SCREENS, Tour, views
from tests.browser.scripted_service import Mind, StartScripted, pretends
from tests.tiers import full

REVEAL = '[data-stage="reveal"]'
FALLING = '[data-stage="end"] .falling'

# Note the coins in the courthouse of the stage as long as it stands.
WATCH = """() => {
    window.fines = [];
    new MutationObserver(() => {
        const court = document.querySelector('[data-stage="reveal"] [data-fines]');
        if (court && window.fines.at(-1) !== court.dataset.fines) window.fines.push(court.dataset.fines);
    }).observe(document, { subtree: true, childList: true, attributes: true });
}"""


def contests(chair: BotSeat, decision: Decision, legal: Sequence[Action]) -> Action:
    """Contest every announcement, and only pretend to swap."""
    found = [action for action in legal if isinstance(action, a.Contest)]
    return found[0] if found else pretends(chair, decision, legal)


def free_turn(
    start_scripted: StartScripted, mind: Mind, players: int, *, pace: str = "instant", calm: bool = False
) -> Person:
    """A person who may announce for the first time; until then they only pretended to swap."""
    site, _ = start_scripted(mind, seed=3)
    ada = comes(site, "Ada", pace=pace, calm=calm)
    table_of(ada, players, edition="first", first=0, pace=pace, bot="random")
    player = Player(ada)
    player.plays(
        lambda moment: any(option["action"] == "announce" for option in moment.get("options", ())),
        prefers("swap-pretend", "pick-spot", "swap", "pass", otherwise=player.any_of),
    )
    return ada


def test_fines_are_paid_before_the_curtain_falls(start_scripted: StartScripted) -> None:
    page = free_turn(start_scripted, contests, 4, pace="fast").page
    page.locator('[data-action="announce"]').click()
    page.locator('[data-character="judge"]').click()  # whose power asks nothing
    page.evaluate(WATCH)
    page.locator('[data-action="announce-now"]').click()
    expect(page.locator(REVEAL)).to_be_visible()
    expect(page.locator(REVEAL)).to_have_count(0)
    fines = [int(coins) for coins in page.evaluate("window.fines")]
    assert fines in ([0, 3], [0, 4])  # all four claimed it; the card may lie in the centre


# Note the fines shown beside the courthouse, and how many coins fly there in the last movement.
DELAYED = """() => {
    window.due = []; window.flying = 0;
    new MutationObserver(() => {
        const fines = document.querySelector('[data-place="courthouse"] [data-fines-due]');
        if (!fines) return;
        window.due.push(fines.dataset.finesDue);
        if (fines.matches(".paid"))
            window.flying = Math.max(window.flying, document.getAnimations().filter(({ effect, playState }) =>
                playState === "running" && effect.target?.matches(".board .coin")).length);
    }).observe(document, { subtree: true, childList: true, attributes: true });
}"""


@full
def test_fines_that_wait_for_a_power_fly_to_the_courthouse(start_scripted: StartScripted) -> None:
    """The Witch, whoever it is, has to choose; the others pay only then, on the table."""
    page = free_turn(start_scripted, contests, 6, pace="fast").page
    page.evaluate(DELAYED)
    page.locator('[data-action="announce"]').click()
    page.locator('[data-character="witch"]').click()
    page.locator('[data-action="announce-now"]').click()
    expect(page.locator(REVEAL)).to_be_visible()
    expect(page.locator(REVEAL)).to_have_count(0)
    chosen = page.locator('[data-action="pick-player"]').first
    paid = page.locator('[data-place="courthouse"] [data-coins="5"]')
    expect(chosen.or_(paid).first).to_be_attached()
    if chosen.is_visible():
        chosen.click()
    expect(paid).to_be_attached()
    assert set(page.evaluate("window.due")) == {"5"}
    assert page.evaluate("window.flying") == 5


@full
def test_coins_settle_at_the_end_unless_skipped(site: Site) -> None:
    for calm in (False, True):
        ada = comes(site, "Ada", calm=calm)
        table_of(ada, 4, edition="first", first=0)
        hand(ada, seed=5)
        expect(ada.page.locator('[data-stage="end"]')).to_be_visible()
        moves = ada.page.locator(FALLING).first.evaluate("(one) => getComputedStyle(one).animationName")
        assert (moves == "none") is calm
        ada.page.locator("#end-ranking").click()
        expect(ada.page.locator(FALLING)).to_have_count(0)


def claims(chair: BotSeat, decision: Decision, legal: Sequence[Action]) -> Action:
    """Announce as soon as that is possible."""
    found = [action for action in legal if isinstance(action, a.Announce)]
    return found[0] if found else pretends(chair, decision, legal)


def test_a_card_just_seen_does_not_cover_the_next_claim(start_scripted: StartScripted) -> None:
    page = free_turn(start_scripted, claims, 4, calm=True).page
    page.locator('[data-action="look"]').click()
    expect(page.locator('[data-action="contest"]')).to_be_visible()
    expect(page.locator('.question [data-memo="0"]')).to_contain_text("you looked")
    assert page.locator("[data-sighting]").count() == 0


# The parts of a reveal that are not whole in sight, between the curtains, or that lie over each other.
UNSEEN = """() => {
    const others = "[data-on-stage]:not([data-claimant])";
    const parts = ["h2", ".nobody", ".card", ".who", ".verdict", ".stake:not(.over) p", ".court", others];
    const seen = [...document.querySelectorAll(`[data-stage="reveal"] :is(${parts.join()}, .skip)`)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((one) => ({ one, box: one.getBoundingClientRect() }));
    const outside = seen.filter(({ one, box: { left, top, right, bottom } }) => !one.matches(".skip")
        && (left < innerWidth * 0.08 || right > innerWidth * 0.92 || top < 0 || bottom > innerHeight));
    const covered = seen.filter(({ box: a }, index) => seen.slice(index + 1).some(({ box: b }) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5));
    return [...outside, ...covered].map(({ one }) => one.textContent.trim());
}"""
# Let the scene never go on.
HOLD = "() => { for (let timer = setTimeout(() => undefined); timer > 0; timer--) clearTimeout(timer); }"
# Whether the stage has said who is right.
VERDICT = """() => document.querySelector(`[data-stage="reveal"] :is(.crown, .nobody)`)
    ?.checkVisibility({ opacityProperty: true })"""


def one_contests(chair: BotSeat, decision: Decision, legal: Sequence[Action]) -> Action:
    """The player after the first contests every announcement."""
    return (contests if decision.player == 1 else pretends)(chair, decision, legal)


@full
@pytest.mark.parametrize("holder", [0, 2], ids=["somebody is right", "nobody is right"])
def test_a_phone_shows_a_whole_reveal(start_scripted: StartScripted, holder: int) -> None:
    ada = free_turn(start_scripted, one_contests, 6, pace="slow")
    page, dealt = ada.page, told(ada)[0]
    page.locator('[data-action="announce"]').click()
    page.locator(f'[data-character="{dealt["cards"][holder]}"]').click()
    page.locator('[data-action="announce-now"]').click()
    page.wait_for_function(VERDICT)
    page.evaluate(HOLD)
    found = {}
    for (width, height), _ in views(page, ((360, 640), (390, 664), (390, 844), (844, 390)), ("dark",)):
        if unseen := page.evaluate(UNSEEN):
            found[f"{width}x{height}"] = unseen
    assert found == {}
    expect(page.locator(REVEAL)).to_be_visible()


@full
def test_a_long_name_at_the_near_edge_is_not_broken_into_syllables(site: Site) -> None:
    lines: list[float] = []

    def look(page: Page, state: str) -> None:
        if state == "replay-all":
            for _ in views(page, ((390, 844), (844, 390)), ("dark",)):
                name = page.locator(".own strong")
                lines.append(
                    name.evaluate("(one) => one.offsetHeight / parseFloat(getComputedStyle(one).lineHeight)")
                )

    SCREENS["replay"](Tour(site, look, names=LONG))
    assert max(lines) < 2.5
    assert len(lines) == 2
