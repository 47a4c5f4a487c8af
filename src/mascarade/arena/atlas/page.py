"""An atlas as one self-contained HTML page, without scripts, fonts or images.

Optional closing tags and quotation marks are left out, which saves a fifth of the page.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from itertools import groupby

from mascarade.arena.atlas import charts
from mascarade.arena.atlas.figures import STEP, AtlasFigures, SetFigures
from mascarade.formats.balance import ClaimFigures, WinShare
from mascarade.locales import Words

POLICY = "default-src 'none'; style-src 'unsafe-inline'"
NO_VALUE = "–"


def page(atlas: AtlasFigures, words: Words) -> str:
    """The whole page."""
    return _Page(atlas, words).render()


class _Page:
    def __init__(self, atlas: AtlasFigures, words: Words) -> None:
        self.atlas = atlas
        self.words = words
        self.editions = [
            (edition, list(sets)) for edition, sets in groupby(atlas.sets, lambda figures: figures.edition)
        ]

    def say(self, message: str, **arguments: str | int) -> str:
        """A message, escaped for HTML."""
        return escape(self.words.say(message, **arguments))

    def render(self) -> str:
        style = (files("mascarade.arena.atlas") / "atlas.css").read_text(encoding="utf-8")
        title = self.say("atlas-title")
        facts = self.say(
            "atlas-facts",
            bot=self.atlas.bot,
            games=self.atlas.games,
            seed=str(self.atlas.seed),
            limit=self.atlas.turn_limit,
            version=self.atlas.version,
        )
        return "\n".join(
            (
                f'<!doctype html>\n<html lang="{self.words.language}">\n<meta charset="utf-8">',
                f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
                '<meta name="viewport" content="width=device-width, initial-scale=1">',
                f'<meta name="color-scheme" content="light dark">\n<title>Mascarade · {title}</title>',
                f"<style>\n{style}</style>",
                f"<header><p>Mascarade</p><h1>{title}</h1><p>{self.say('atlas-lead')}</p><p>{facts}</p></header>",
                f'<nav aria-labelledby="contents"><h2 id="contents">{self.say("atlas-contents")}</h2>',
                *(self._contents(edition, sets) for edition, sets in self.editions),
                "</nav>\n<main>",
                self._reading(),
                *(self._edition(edition, sets) for edition, sets in self.editions),
                f"</main>\n<footer><p>{self.say('atlas-unofficial')}</p></footer>\n</html>\n",
            )
        )

    def _contents(self, edition: str, sets: Sequence[SetFigures]) -> str:
        rows = []
        for set_id, each in groupby(sets, lambda figures: figures.set):
            links = "".join(
                f'<a href="#{_anchor(one)}" aria-label="{escape(self._name(one))}">{one.players}</a>'
                for one in each
            )
            rows.append(f"<dt>{self.say(f'set-{set_id}')}<dd>{links}")
        heading = self.say("cli-edition-heading", edition=edition)
        return f'<h3><a href="#{edition}">{heading}</a></h3><dl>{"".join(rows)}</dl>'

    def _reading(self) -> str:
        notes = ("atlas-note-share", "atlas-note-gain", "atlas-note-stall", "atlas-note-bots")
        items = "".join(f"<li>{self.say(note)}" for note in notes)
        return f'<section class="reading"><h2>{self.say("atlas-reading")}</h2><ul>{items}</ul></section>'

    def _edition(self, edition: str, sets: Sequence[SetFigures]) -> str:
        heading = self.say("cli-edition-heading", edition=edition)
        articles = "\n".join(self._set(figures) for figures in sets)
        return f'<section id="{edition}"><h2>{heading}</h2>{self._overview(sets)}\n{articles}</section>'

    def _overview(self, sets: Sequence[SetFigures]) -> str:
        """A table of all sets of an edition."""
        heads = ("set", "turns", "decisions", "stalls", "best-card", "worst-card", "first-seat")
        longest = max(figures.turns.mean for figures in sets)
        rows = []
        for one in sets:
            cards = sorted(one.characters.items(), key=lambda item: item[1].share)
            (worst, least), (best, most) = cards[0], cards[-1]
            rows.append(
                (
                    f'<a href="#{_anchor(one)}">{self.say(f"set-{one.set}")}, {one.players}</a>',
                    f'<td class="bar" style="--v:{100 * one.turns.mean / longest:.0f}%">'
                    f"{self._decimal(one.turns.mean)}",
                    f"<td>{self._decimal(one.decisions.mean, 0)}",
                    f"<td>{self._percent(one.stalls)}",
                    f"<td>{self._card(one, best)} {self._times(most, one)}",
                    f"<td>{self._card(one, worst)} {self._times(least, one)}",
                    f"<td>{self._times(one.seats[0], one)}",
                )
            )
        head = "".join(f"<th scope=col>{self.say(f'atlas-column-{name}')}" for name in heads)
        body = "".join(f"<tr><th>{name}{''.join(cells)}" for name, *cells in rows)
        caption = self.say("atlas-overview")
        return (
            f'<div class="wide" tabindex="0" role="region" aria-label="{caption}">'
            f"<table><caption>{caption}</caption><thead><tr>{head}<tbody>{body}</table></div>"
        )

    def _set(self, one: SetFigures) -> str:
        name = self._name(one)
        fair = self.words.percent(one.fair_share, 1)
        summary = self.say("atlas-summary", games=one.games, share=fair)
        figures = "".join((self._dealt(one), self._seats(one), self._claims(one), self._length(one)))
        mistakes = f"<p>{self.say('atlas-mistakes', count=one.mistakes)}</p>" if one.mistakes else ""
        return (
            f'<article id="{_anchor(one)}"><h3>{escape(name)}</h3><p>{summary}</p>{mistakes}'
            f'<div class="plots">{figures}</div></article>'
        )

    def _dealt(self, one: SetFigures) -> str:
        by_share = sorted(one.characters.items(), key=lambda item: -item[1].share)
        rows = [(self.words.name(card, one.edition), wins) for card, wins in by_share]
        return self._advantages("plot-dealt", "balance-column-dealt", rows, one)

    def _seats(self, one: SetFigures) -> str:
        rows = [(self.words.say("plot-seat", seat=seat), wins) for seat, wins in enumerate(one.seats, 1)]
        return self._advantages("plot-seats", "balance-column-seat", rows, one)

    def _advantages(
        self, title: str, column: str, rows: Sequence[tuple[str, WinShare]], one: SetFigures
    ) -> str:
        table = self._table(
            (column, "arena-column-share", "arena-column-interval"),
            ((name, self._percent(w.share), self._interval(w)) for name, w in rows),
        )
        return self._figure(title, charts.advantages(rows, one.fair_share, self.words.say(title)), table)

    def _claims(self, one: SetFigures) -> str:
        ranked = sorted(one.announcements.items(), key=lambda item: -item[1].per_game)
        rows = [(self.words.name(card, one.edition), claim) for card, claim in ranked]
        picture = charts.announcements(
            [(name, claim, self._gain(claim)) for name, claim in rows], self.words.say("plot-claims")
        )
        key = "".join(
            f"<span class=c{number}>{self.say(f'plot-claims-{kind}')}</span>"
            for number, kind in enumerate(charts.CLAIMS)
        )
        columns = ("announced", "per-game", "true", "contested")
        table = self._table(
            (*(f"balance-column-{column}" for column in columns), "atlas-column-gain"),
            (
                (
                    name,
                    self._decimal(claim.per_game, 2),
                    self._percent(claim.true),
                    self._percent(claim.contested),
                    self._gain(claim),
                )
                for name, claim in rows
            ),
        )
        return self._figure("plot-claims", f'{picture}<p class="key">{key}</p>', table)

    def _length(self, one: SetFigures) -> str:
        ways = [
            (number, self.say("plot-ending", reason=reason, share=self._percent(one.endings[reason])))
            for number, reason in enumerate(charts.ENDINGS)
            if reason in one.endings
        ]
        key = "".join(f"<span class=e{number}>{way}</span>" for number, way in ways)
        table = self._table(
            (
                "plot-lengths",
                *(f"atlas-column-{part}" for part in ("mean", "low", "median", "high", "longest")),
            ),
            (
                (
                    self.words.say(f"atlas-column-{kind}"),
                    self._decimal(length.mean),
                    *map(str, (length.low, length.median, length.high, length.longest)),
                )
                for kind, length in (("turns", one.turns), ("decisions", one.decisions))
            ),
        )
        pictures = (
            f"{charts.lengths(one.histogram, STEP, self.words.say('atlas-lengths'))}"
            f"<h5>{self.say('plot-endings')}</h5>"
            f'{charts.endings(one.endings, self.words.say("plot-endings"))}<p class="key">{key}</p>'
        )
        return self._figure("atlas-lengths", pictures, table)

    def _figure(self, title: str, picture: str, table: str) -> str:
        details = f"<details><summary>{self.say('atlas-table')}</summary>{table}</details>"
        return f"<figure><figcaption>{self.say(title)}</figcaption>{picture}{details}</figure>\n"

    def _table(self, columns: Iterable[str], rows: Iterable[tuple[str, ...]]) -> str:
        head = "".join(f"<th scope=col>{self.say(column)}" for column in columns)
        body = "".join(
            f"<tr><th>{escape(name)}{''.join(f'<td>{cell}' for cell in map(escape, cells))}"
            for name, *cells in rows
        )
        return f"<table><thead><tr>{head}<tbody>{body}</table>"

    # Words and numbers

    def _name(self, one: SetFigures) -> str:
        return self.words.say("atlas-set", set=self.words.say(f"set-{one.set}"), players=one.players)

    def _card(self, one: SetFigures, card: str) -> str:
        return escape(self.words.name(card, one.edition))

    def _decimal(self, number: float, digits: int = 1) -> str:
        return self.words.decimal(number, digits)

    def _percent(self, share: float | None) -> str:
        return NO_VALUE if share is None else self.words.percent(share, 0)

    def _interval(self, wins: WinShare) -> str:
        ends = "–".join(self._decimal(100 * end, 0) for end in (wins.low, wins.high))
        return self.words.say("arena-percent", share=ends)

    def _times(self, wins: WinShare, one: SetFigures) -> str:
        return f"×{self._decimal(wins.share / one.fair_share, 2)}"

    def _gain(self, claim: ClaimFigures) -> str:
        if claim.gain is None:
            return NO_VALUE
        return f"{'+' if claim.gain > 0 else '−' if claim.gain < 0 else '±'}{self._decimal(abs(claim.gain))}"


def _anchor(one: SetFigures) -> str:
    """The id of a set's section."""
    return f"{one.edition}-{one.set}-{one.players}"
