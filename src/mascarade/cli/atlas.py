"""The balance atlas on the command line."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import msgspec

from mascarade.arena.atlas.figures import AtlasFigures, figures
from mascarade.arena.atlas.page import page
from mascarade.arena.atlas.study import Atlas, AtlasStudy
from mascarade.arena.balance.study import BalanceStudy
from mascarade.arena.entrants import can_all_sit, read_entrant
from mascarade.cli.study import (
    at_least_one,
    bot_errors,
    checked_patience,
    keeper_for,
    study,
    usual_bot,
    workers,
)
from mascarade.cli.terminal import files
from mascarade.cli.terminal.errors import CliUsageError, FileRefused
from mascarade.cli.terminal.output import console, words, write_json
from mascarade.locales.errors import clean
from mascarade.rules import (
    EDITIONS,
    EditionId,
    Options,
    Scenario,
    playable,
    published,
    published_sets,
    set_ids,
)

PAGE, FIGURES = "atlas.html", "atlas.json"
LARGEST = 8 * 1024 * 1024


def atlas(
    *,
    edition: EditionId | None,
    set_id: str | None,
    players: int | None,
    bot: str | None,
    games: int,
    seed: int,
    jobs: int | None,
    ray: str | None,
    turn_limit: int,
    patience: float,
    out: str,
    force: bool,
    state: str | None,
    fresh: bool,
    as_json: bool,
) -> None:
    """Make an atlas, or go on making it, and say where it is."""
    with bot_errors():
        at_least_one("--games", games)
        jobs = workers(jobs)
        checked_patience(patience)
        setups = [
            playable(scenario, Options(turn_limit=turn_limit))
            for scenario in _chosen(edition, set_id, players)
        ]
        entrant = read_entrant(usual_bot() if bot is None else bot)
        if entrant.seats is not None:
            raise CliUsageError("all-seats", bot=entrant.name)
        for setup in setups:
            can_all_sit([entrant], setup, patience)
        studied = AtlasStudy(
            studies=tuple(
                BalanceStudy(setup=setup, entrant=entrant, seed=seed, patience=patience) for setup in setups
            )
        )
        keeper = keeper_for("atlas", studied, state, Atlas, fresh=fresh)
        folder = _folder(out, keeper.digest, force=force)
        book = keeper.load() or Atlas.of(studied)
        study(studied, book, book.add, games=games * len(setups), jobs=jobs, keeper=keeper, ray=ray)
    drawn = figures(studied, book, keeper.digest)
    document = msgspec.json.format(msgspec.json.encode(drawn), indent=0) + b"\n"
    files.write(str(folder / FIGURES), document, force=True)
    files.write(str(folder / PAGE), page(drawn, words()).encode(), force=True)
    if as_json:
        write_json(msgspec.to_builtins(drawn))
    else:
        told = words().say(
            "atlas-written", page=clean(str(folder / PAGE)), figures=clean(str(folder / FIGURES))
        )
        console().print(told, soft_wrap=True)


def _chosen(edition: EditionId | None, set_id: str | None, players: int | None) -> list[Scenario]:
    """The published sets that are meant; if there is none, what is wrong with them is said."""
    found = [
        scenario
        for scenario in published_sets()
        if edition in (None, scenario.edition)
        and set_id in (None, scenario.id)
        and players in (None, scenario.players)
    ]
    if not found:
        having = [each for each in EDITIONS if edition in (None, each) and set_id in (None, *set_ids(each))]
        printed = next(iter(having), edition or "first")
        published(
            printed, set_ids(printed)[0] if set_id is None else set_id, 0 if players is None else players
        )
    return found


def _folder(out: str, digest: str, *, force: bool) -> Path:
    """The folder for the atlas, made if there is none; refused if what is in it is not this atlas's."""
    folder = Path(out)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        if not force and any((folder / name).exists() for name in (PAGE, FIGURES)):
            _refuse_other(folder, digest)
    except (OSError, ValueError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else None
        raise FileRefused("file-unwritable", file=out, reason=f"{reason or problem}.") from None
    return folder


def _refuse_other(folder: Path, digest: str) -> None:
    """The figures say what was played; a page without them could be anybody's."""
    file = folder / FIGURES
    try:
        kept = msgspec.json.decode(files.read(str(file), LARGEST), type=AtlasFigures)
    except (FileRefused, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise FileRefused("atlas-of-other", file=str(file)) from None
    if (kept.mascarade, kept.study) != ("atlas", digest):
        raise FileRefused("atlas-of-other", file=str(file))
