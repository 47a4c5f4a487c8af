"""`mascarade atlas`: a web page about the balance of all published sets."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from mascarade.arena.entrants import check_entrants
from mascarade.cli import options
from mascarade.cli.study import StudyOptions, bot_errors, chosen_setup, entrant_in_all_seats
from mascarade.cli.terminal import files
from mascarade.cli.terminal.errors import FileRefused
from mascarade.cli.terminal.output import console, error_boundary, words, write_json
from mascarade.locales.errors import clean
from mascarade.rules import EDITIONS, EditionId, Options, Scenario, playable, published_sets, set_ids

PAGE, FIGURES = "atlas.html", "atlas.json"
MAX_FIGURES_BYTES = 8 * 1024 * 1024


def atlas(
    edition: Annotated[
        EditionId | None, typer.Option(help="Only the sets of this edition.", show_default=False)
    ] = None,
    set_id: Annotated[
        str | None, options.option("ID", "Only this set, see 'mascarade scenarios'.", "--set")
    ] = None,
    players: options.OnlyPlayers = None,
    bot: Annotated[
        str | None,
        options.option(
            "BOT",
            "Bot in all seats, see 'mascarade bots'; default: regular. quick and random are much faster.",
        ),
    ] = None,
    games: Annotated[int, typer.Option(metavar="N", help="Number of games to play of each set.")] = 200,
    seed: options.Seed = 1,
    jobs: options.Jobs = None,
    ray: options.Ray = None,
    turn_limit: Annotated[int, typer.Option(metavar="N", help="Turns after which the richest win.")] = 200,
    patience: options.Patience = 10.0,
    out: Annotated[
        str, typer.Option(metavar="FOLDER", help="Folder for atlas.html and atlas.json.")
    ] = "atlas",
    force: Annotated[bool, typer.Option("--force", help="Overwrite the files of another atlas.")] = False,
    state: options.State = None,
    fresh: options.Fresh = False,
    language: options.Language = None,
    as_json: options.Json = False,
) -> None:
    """Measure the balance of all published sets and draw an atlas.

    Writes a web page, atlas.html, in the chosen language, and its figures, atlas.json. For every set and
    number of players they show how long games are and how they end, which seats and dealt cards win more than
    their share, and what announcements are worth.

    Ctrl-C stops, and the same command resumes. The same seed gives the same results, on any number of cores
    and on any cluster. With --state, more games can be added to an atlas later.

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
        study = StudyOptions(games=games, jobs=jobs, ray=ray, patience=patience, state=state, fresh=fresh)
        with bot_errors():
            setups = [
                playable(scenario, Options(turn_limit=turn_limit))
                for scenario in _chosen(edition, set_id, players)
            ]
            entrant = entrant_in_all_seats(bot)
            for setup in setups:
                check_entrants([entrant], setup, patience)
            studies = [
                BalanceStudy(setup=setup, entrant=entrant, seed=seed, patience=patience) for setup in setups
            ]
            studied = AtlasStudy(studies=tuple(studies))
            checkpoint = study.checkpoint("atlas", studied, Atlas)
            folder = _folder(out, checkpoint.digest, force=force)
            results = study.saved(checkpoint) or Atlas.of(studied)
            study.run(studied, results, results.add, checkpoint, setups=len(setups))
        document = figures(studied, results, checkpoint.digest)
        encoded = msgspec.json.format(msgspec.json.encode(document), indent=0) + b"\n"
        files.write(str(folder / FIGURES), encoded, force=True)
        files.write(str(folder / PAGE), page(document, words()).encode(), force=True)
        if as_json:
            write_json(msgspec.to_builtins(document))
        else:
            written = words().say(
                "atlas-written", page=clean(str(folder / PAGE)), figures=clean(str(folder / FIGURES))
            )
            console().print(written, soft_wrap=True)


def _chosen(edition: EditionId | None, set_id: str | None, players: int | None) -> list[Scenario]:
    """The published sets that were asked for; refused if there are none."""
    found = [
        scenario
        for scenario in published_sets()
        if edition in (None, scenario.edition)
        and set_id in (None, scenario.id)
        and players in (None, scenario.players)
    ]
    if not found:  # a setup of it is refused, with the reason
        having = [each for each in EDITIONS if edition in (None, each) and set_id in (None, *set_ids(each))]
        printed = next(iter(having), edition or "first")
        chosen_setup(None, edition=printed, set_id=set_id, players=players or 0, turn_limit=None)
    return found


def _folder(out: str, digest: str, *, force: bool) -> Path:
    """The folder for the atlas, created if missing; refused if it contains another atlas."""
    from mascarade.arena.atlas.figures import AtlasFigures

    folder = files.make_folder(out)
    if not os.access(folder, os.W_OK):
        raise FileRefused("file-unwritable", file=out, reason=f"{os.strerror(errno.EACCES)}.")
    if force or not any((folder / name).exists() for name in (PAGE, FIGURES)):
        return folder
    file = str(folder / FIGURES)
    try:
        known = msgspec.json.decode(files.read(file, MAX_FIGURES_BYTES), type=AtlasFigures)
    except (FileRefused, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise FileRefused("atlas-of-other", file=file) from None
    if (known.mascarade, known.study) != ("atlas", digest):
        raise FileRefused("atlas-of-other", file=file)
    return folder
