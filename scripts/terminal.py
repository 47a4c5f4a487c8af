"""Draws docs/demo.svg for the README: the first turns of a game between regular bots."""

from __future__ import annotations

import io
import re
from itertools import islice
from pathlib import Path

from rich.console import Console

from mascarade.arena.entrants import read_entrant
from mascarade.cli.commands.demo import perform
from mascarade.cli.narrative.chapters import chapters
from mascarade.cli.narrative.render import print_story
from mascarade.cli.narrative.viewer import as_it_happened, labels
from mascarade.cli.study import chosen_setup
from mascarade.cli.terminal.output import words

SEED, VIEWER, CHAPTERS = 3, 0, 13


def main() -> None:
    """Play the game, print it to a recording console, and save the picture."""
    setup = chosen_setup(None, edition="second", set_id="A", players=6, turn_limit=None)
    game, thoughts, _ = perform(setup, read_entrant("regular"), SEED)
    mine = {number: thought for number, thought in thoughts.items() if thought[0] == VIEWER}
    out = Console(record=True, width=92, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    seen = as_it_happened(game.events, VIEWER)
    story = chapters(seen, labels(game.names), words(), game.events, mine)
    out.print("[bold]$ mascarade demo --edition second --bot regular --why[/bold]", highlight=False)
    print_story(out, islice(story, CHAPTERS), words())
    picture = out.export_svg(title="mascarade")
    picture = re.sub(r"@font-face \{.*?\}\n?", "", picture, flags=re.DOTALL)  # no fonts from the network
    Path("docs/demo.svg").write_text(re.sub(r"[ \t]+$", "", picture, flags=re.MULTILINE) + "\n")


if __name__ == "__main__":
    main()
