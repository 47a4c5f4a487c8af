"""Tests of the browser harness."""

from __future__ import annotations

from tests.browser.harness import Site, axe
from tests.tiers import full


def test_everybody_is_somebody_else_on_a_device_of_their_own(site: Site) -> None:
    ada = site.person("Ada", device="phone", language="fr", calm=True)
    bruno = site.person("Bruno")
    assert (ada.ask("GET", "/me")["name"], bruno.ask("GET", "/me")["name"]) == ("Ada", "Bruno")
    page = ada.goes_to("/")
    assert page.evaluate("[innerWidth, navigator.language]") == [390, "fr"]
    assert page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches")
    assert bruno.goes_to("/").evaluate("innerWidth") == 1440


def test_the_document_asks_nobody_but_the_service(site: Site) -> None:
    ada = site.person()
    ada.goes_to("/").wait_for_load_state("networkidle")
    assert len(ada.wire.requests) > 1
    assert ada.wire.foreign_requests(site.service.url) == []


def test_a_request_to_somebody_else_is_noticed(site: Site) -> None:
    ada = site.person()
    ada.page.set_content('<img src="http://localhost:9/far.png" alt="">')
    assert ada.wire.foreign_requests(site.service.url) == ["http://localhost:9/far.png"]
    site.people.clear()


def test_what_a_page_throws_is_noticed(site: Site) -> None:
    ada = site.person()
    with ada.page.expect_event("pageerror"):
        ada.page.set_content("<script>throw new Error('lost')</script>")
    assert "lost" in ada.wire.problems[0]
    site.people.clear()


def test_the_policy_is_met_where_it_is_broken(site: Site) -> None:
    ada = site.person()
    page = ada.goes_to("/")
    page.evaluate(
        "document.head.append(Object.assign(document.createElement('style'), {textContent: 'p{}'}))"
    )
    ada.until(lambda: bool(ada.wire.problems), "the policy is met")
    assert "Content Security Policy" in ada.wire.problems[0]
    site.people.clear()


def test_axe_finds_what_is_serious(site: Site) -> None:
    page = site.person().page
    page.set_content("<html lang=en><title>A</title><main><h1>A</h1><img src='data:,'></main></html>")
    assert [line.split()[0] for line in axe(page)] == ["image-alt"]
    assert axe(page, "h1") == []
    assert axe(page, but=("image-alt",)) == []


def test_frames_of_the_line_are_kept(site: Site) -> None:
    ada = site.person("Ada")
    code = ada.opens_table(players=4, bots=3)
    page = ada.goes_to("/")
    page.evaluate(
        """(code) => {
            const line = new WebSocket(`ws://${location.host}/api/tables/${code}/socket`);
            line.onopen = () => line.send('{"type": "hello"}');
        }""",
        code,
    )
    ada.until(lambda: bool(ada.wire.received("table")), "the table is told")
    assert ada.wire.received("table")[0]["code"] == code
    assert [frame.message["type"] for frame in ada.wire.frames if frame.sent] == ["hello"]


@full
def test_a_service_that_was_killed_goes_on_at_the_same_place(own_site: Site) -> None:
    ada = own_site.person("Ada")
    code = ada.opens_table(players=4, bots=3)
    before = own_site.service.url
    own_site.service.restart()
    assert own_site.service.url == before
    assert ada.ask("GET", f"/tables/{code}")["table"]["code"] == code
