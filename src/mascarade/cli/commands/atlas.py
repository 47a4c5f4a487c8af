"""`mascarade atlas`: a page on the balance of all published sets."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from mascarade.arena.entrants import can_all_sit
from mascarade.cli import options
from mascarade.cli.study import StudyOptions, bot_errors, entrant_in_all_seats, usual_bot
from mascarade.cli.terminal import files
from mascarade.cli.terminal.errors import FileRefused
from mascarade.cli.terminal.output import console, error_boundary, words, write_json
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

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command(cls=options.RayCommand)
def atlas(
    edition: Annotated[
        options.EditionName | None, typer.Option(help="Only the sets of this edition.", show_default=False)
    ] = None,
    set_id: Annotated[
        str | None,
        typer.Option(
            "--set", metavar="ID", help="Only this set, see 'mascarade scenarios'.", show_default=False
        ),
    ] = None,
    players: options.OnlyPlayers = None,
    bot: Annotated[
        str | None,
        typer.Option(
            metavar="BOT",
            help="Who plays in all seats; regular, if there is one. quick and random are much faster.",
            show_default=False,
        ),
    ] = None,
    games: Annotated[int, typer.Option(metavar="N", help="How many games to play of each set.")] = 200,
    seed: options.Seed = 1,
    jobs: options.Jobs = None,
    ray: options.Ray = None,
    turn_limit: Annotated[int, typer.Option(metavar="N", help="Turns after which the richest win.")] = 200,
    patience: options.Patience = 10.0,
    out: Annotated[
        str, typer.Option(metavar="FOLDER", help="Where atlas.html and atlas.json are written.")
    ] = "atlas",
    force: Annotated[
        bool, typer.Option("--force", help="Overwrite files there that are of another atlas.")
    ] = False,
    state: options.State = None,
    fresh: options.Fresh = False,
    language: options.Language = None,
    as_json: options.Json = False,
) -> None:
    """Draw an atlas of the balance of all published sets.

    Writes one page, atlas.html, in the language that is spoken, and its figures, atlas.json: of every set and
    every number of players it is for, how long games are and how they end, which seats and dealt cards win
    more than their share, and what announcements are worth.

    Ctrl-C stops; the same command goes on where it stopped. The same seed gives the same figures, on any
    number of cores and on any cluster. With --state an atlas can be given more games later.

    With --json: the document of atlas.json, with 'sets', each with 'edition', 'set', 'players', 'games',
    'turns', 'decisions', 'histogram', 'endings', 'characters', 'seats' and 'announcements'.

    \b
    Examples:
      mascarade atlas
      mascarade atlas --bot quick --games 5000 --out atlas-quick
      mascarade atlas --edition second --players 6 --language fr
      mascarade atlas --games 5000 --ray 127.0.0.1:6379
    """
    from mascarade.arena.atlas.figures import figures
    from mascarade.arena.atlas.page import page
    from mascarade.arena.atlas.study import Atlas, AtlasStudy
    from mascarade.arena.balance.study import BalanceStudy

    with error_boundary(as_json=as_json, language=language):
        study = StudyOptions(
            games=games, seed=seed, jobs=jobs, ray=ray, patience=patience, state=state, fresh=fresh
        )
        with bot_errors():
            setups = [
                playable(scenario, Options(turn_limit=turn_limit))
                for scenario in _chosen(None if edition is None else edition.value, set_id, players)
            ]
            entrant = entrant_in_all_seats(usual_bot() if bot is None else bot)
            for setup in setups:
                can_all_sit([entrant], setup, patience)
            studies = [
                BalanceStudy(setup=setup, entrant=entrant, seed=seed, patience=patience) for setup in setups
            ]
            studied = AtlasStudy(studies=tuple(studies))
            checkpoint = study.checkpoint("atlas", studied, Atlas)
            folder = _folder(out, checkpoint.digest, force=force)
            book = checkpoint.load() or Atlas.of(studied)
            study.run(studied, book, book.add, checkpoint, setups=len(setups))
        drawn = figures(studied, book, checkpoint.digest)
        document = msgspec.json.format(msgspec.json.encode(drawn), indent=0) + b"\n"
        files.write(str(folder / FIGURES), document, force=True)
        files.write(str(folder / PAGE), page(drawn, words()).encode(), force=True)
        if as_json:
            write_json(msgspec.to_builtins(drawn))
        else:
            written = words().say(
                "atlas-written", page=clean(str(folder / PAGE)), figures=clean(str(folder / FIGURES))
            )
            console().print(written, soft_wrap=True)


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
    from mascarade.arena.atlas.figures import AtlasFigures

    file = folder / FIGURES
    try:
        kept = msgspec.json.decode(files.read(str(file), LARGEST), type=AtlasFigures)
    except (FileRefused, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise FileRefused("atlas-of-other", file=str(file)) from None
    if (kept.mascarade, kept.study) != ("atlas", digest):
        raise FileRefused("atlas-of-other", file=str(file))
